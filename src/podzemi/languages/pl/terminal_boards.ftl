### The terminal boards of three games (the first is in terminal.ftl).

## Paper Dungeons

terminal-pd-header = { $dungeon } · { $chapters ->
    [1] runda { $round }
   *[other] scenariusz { $chapter } z { $chapters }, runda { $round }
} · użyte kości: { $used } z 3
terminal-pd-dice = Kości
terminal-pd-walk = Wpisz komnatę (a3), a drużyna tam dojdzie, albo kilka (a2 a3 b3), a pójdzie tędy.
terminal-pd-raise = Awansuj bohatera
terminal-pd-craft = Stwórz przedmiot
terminal-pd-map = Mapa
terminal-pd-legend = @ drużyna · ^ pułapka · + skarb · ◆ klejnot · ① komnata bossa · · zbadane · ┃━ ściana · ≀≈ woda · litera i cyfra: potwór i jego poziom
terminal-pd-sheet = Arkusz
terminal-pd-wounds = Obrażenia
terminal-pd-potions = Mikstury
terminal-pd-gems = Klejnoty
terminal-pd-bosses = Bossowie
terminal-pd-boss = boss
terminal-pd-lair = komnata
terminal-pd-after = po rundzie
terminal-pd-strength = siła teraz
terminal-pd-gives = daje
terminal-pd-missing = brakuje
terminal-pd-now = Gdyby gra skończyła się teraz
terminal-pd-player = gracz
terminal-pd-score = chwała
terminal-pd-cards = Moc: { $power }. Cel: { $goal }.
terminal-pd-missions = Otwarte misje: { $missions }

## The Dark Cave

terminal-dc-header = Tura { $turn } · talia: { $cards } · złoto w banku: { $bank } · pozostałe ruchy: { $left }
terminal-dc-house = (talia domowa)
terminal-dc-cave = Jaskinia
terminal-dc-legend = cyfry: krasnoludy · ! potwór · ?? zakryty cel · ?! cel, który znasz · Ω legowisko · H drabina · = most · ∩ tunel · ¤ złoto · E wyjście
terminal-dc-lay = { $card } → { $place }
terminal-dc-open = droga na { $sides }
terminal-dc-to-N = północ
terminal-dc-to-E = wschód
terminal-dc-to-S = południe
terminal-dc-to-W = zachód
terminal-dc-web = Pajęczyna między { $edge_ins } ({ $name })
terminal-dc-players = Gracze
terminal-dc-player = gracz
terminal-dc-clan = klan
terminal-dc-gold = złoto
terminal-dc-hand = na ręce I/II/III
terminal-dc-limit = limit
terminal-dc-gear = buty, topór
terminal-dc-where = gdzie
terminal-dc-out = na zewnątrz
terminal-dc-lying = (leży)
terminal-dc-cards = Karty na ręce: { $cards }
terminal-dc-seen = Znasz cel na { $place }: { $goal }
terminal-dc-side-N = północny skraj
terminal-dc-side-E = wschodni skraj
terminal-dc-side-S = południowy skraj
terminal-dc-side-W = zachodni skraj
terminal-dc-inside = pośrodku

## Dungeon Lords

terminal-dl-header = Rok { $year }, { $combat ->
    [0] pora roku { $round }
   *[other] walka, runda { $combat }
} · { $phase } · zaczyna: { $first }
terminal-dl-players = Władcy podziemi
terminal-dl-player = gracz
terminal-dl-gold = złoto
terminal-dl-food = jedzenie
terminal-dl-imps = impy
terminal-dl-evil = zło
terminal-dl-traps = pułapki
terminal-dl-tiles = pola
terminal-dl-score = punkty teraz
terminal-dl-lord = { $name }: zablokowane rozkazy { $orders }; drużyna { $party }
terminal-dl-dungeon = Twoje podziemia
terminal-dl-place = miejsce
terminal-dl-type = { $neutral ->
    [yes] Trzy rozkazy i trzeci neutralny można wpisać w jednym wierszu, początkami ich słów: { $orders }.
   *[no] Trzy rozkazy można wpisać w jednym wierszu, początkami ich słów: { $orders }.
}
terminal-dl-battle = Walka na { $tile }
terminal-dl-attack = { $creature }: { $what }{ $targets ->
    [none] {""}
   *[other] {" "}→ { $targets }
}
terminal-dl-work = Praca na polu { $tile }
terminal-dl-creatures = Potwory: { $creatures }
terminal-dl-prison = Więzienie: { $heroes }
terminal-dl-centre = Plansza główna
terminal-dl-creatures-offer = Oferta potworów: { $creatures }
terminal-dl-rooms-offer = Oferta komnat: { $rooms }
terminal-dl-coming = Przybędą w tej porze roku: { $heroes }
terminal-dl-coming-next = Przybędą w następnej porze roku: { $heroes }
terminal-dl-events = Wydarzenia: { $events }
terminal-dl-row = Karty walki: { $cards }
terminal-dl-neutral = neutralny
terminal-dl-hand = Rozkazy na ręce: { $orders }
terminal-dl-planned = Zaplanowane: { $orders }
terminal-dl-store = Pułapki: { $traps }
terminal-dl-spied = Podpatrzone: { $cards }
terminal-dl-bill = Wypłata kosztowałaby cię: złoto { $gold }, jedzenie { $food }, zło { $evil }; podatki: złoto { $taxes }.
terminal-dl-newcomer = Przy obecnym stanie zła przyjdzie do ciebie: { $hero }.
