### The terminal boards of three games (the first is in terminal.ftl).

## Paper Dungeons

terminal-pd-header = { $dungeon } · { $chapters ->
    [1] kolo { $round }
   *[other] kapitola { $chapter } z { $chapters }, kolo { $round }
} · použité kostky: { $used } ze 3
terminal-pd-dice = Kostky
terminal-pd-walk = Napište místnost (a3) a družina tam dojde, nebo několik (a2 a3 b3) a půjde tudy.
terminal-pd-raise = Vylepšit hrdinu
terminal-pd-craft = Vyrobit předmět
terminal-pd-map = Mapa
terminal-pd-legend = @ družina · ^ past · + poklad · ◆ drahokam · ① místnost netvora · · prozkoumáno · ┃━ zeď · ≀≈ voda · písmeno a číslo: přisluhovač a jeho úroveň
terminal-pd-sheet = List
terminal-pd-wounds = Zranění
terminal-pd-potions = Lektvary
terminal-pd-gems = Drahokamy
terminal-pd-bosses = Netvoři
terminal-pd-boss = netvor
terminal-pd-lair = místnost
terminal-pd-after = po kole
terminal-pd-strength = síla teď
terminal-pd-gives = dá
terminal-pd-missing = chybí
terminal-pd-now = Kdyby hra skončila teď
terminal-pd-player = hráč
terminal-pd-score = sláva
terminal-pd-cards = Schopnost: { $power }. Cíl: { $goal }.
terminal-pd-missions = Otevřené úkoly: { $missions }

## The Dark Cave

terminal-dc-header = Tah { $turn } · balíček: { $cards } · zlato v banku: { $bank } · zbývá pohybů: { $left }
terminal-dc-house = (domácí balíček)
terminal-dc-cave = Jeskyně
terminal-dc-legend = číslice: trpaslíci · ! nestvůra · ?? zakrytý cíl · ?! cíl, který znáš · Ω doupě · H žebřík · = most · ∩ tunel · ¤ zlato · E východ
terminal-dc-lay = { $card } → { $place }
terminal-dc-open = cesta na { $sides }
terminal-dc-to-N = sever
terminal-dc-to-E = východ
terminal-dc-to-S = jih
terminal-dc-to-W = západ
terminal-dc-web = Pavučina mezi { $edge_ins } ({ $name })
terminal-dc-players = Hráči
terminal-dc-player = hráč
terminal-dc-clan = klan
terminal-dc-gold = zlato
terminal-dc-hand = v ruce I/II/III
terminal-dc-limit = limit
terminal-dc-gear = boty, sekera
terminal-dc-where = kde
terminal-dc-out = venku
terminal-dc-lying = (leží)
terminal-dc-cards = Karty v ruce: { $cards }
terminal-dc-seen = Znáš cíl na { $place }: { $goal }
terminal-dc-side-N = severní okraj
terminal-dc-side-E = východní okraj
terminal-dc-side-S = jižní okraj
terminal-dc-side-W = západní okraj
terminal-dc-inside = uprostřed

## Dungeon Lords

terminal-dl-header = { $year }. rok, { $combat ->
    [0] { $round }. roční období
   *[other] boj, { $combat }. kolo
} · { $phase } · začíná: { $first }
terminal-dl-players = Páni podzemí
terminal-dl-player = hráč
terminal-dl-gold = zlato
terminal-dl-food = jídlo
terminal-dl-imps = impové
terminal-dl-evil = zlo
terminal-dl-traps = pasti
terminal-dl-tiles = pole
terminal-dl-score = body teď
terminal-dl-lord = { $name }: zablokované příkazy { $orders }; družina { $party }
terminal-dl-dungeon = Tvoje podzemí
terminal-dl-place = místo
terminal-dl-type = { $neutral ->
    [yes] Tři příkazy a třetí příkaz nehrající barvy stačí napsat do jednoho řádku, začátky jejich slov: { $orders }.
   *[no] Tři příkazy stačí napsat do jednoho řádku, začátky jejich slov: { $orders }.
}
terminal-dl-battle = Boj na { $tile }
terminal-dl-attack = { $creature }: { $what }{ $targets ->
    [none] {""}
   *[other] {" "}→ { $targets }
}
terminal-dl-work = Práce na poli { $tile }
terminal-dl-creatures = Příšery: { $creatures }
terminal-dl-prison = Vězení: { $heroes }
terminal-dl-centre = Hlavní plán
terminal-dl-creatures-offer = Nabídka příšer: { $creatures }
terminal-dl-rooms-offer = Nabídka místností: { $rooms }
terminal-dl-coming = Přijdou v tomto období: { $heroes }
terminal-dl-coming-next = Přijdou v příštím období: { $heroes }
terminal-dl-events = Události: { $events }
terminal-dl-row = Karty boje: { $cards }
terminal-dl-neutral = nehrající
terminal-dl-hand = Příkazy v ruce: { $orders }
terminal-dl-planned = Naplánováno: { $orders }
terminal-dl-store = Pasti: { $traps }
terminal-dl-spied = Vyšpehováno: { $cards }
terminal-dl-bill = Výplata by tě stála: zlato { $gold }, jídlo { $food }, zlo { $evil }; daně: zlato { $taxes }.
terminal-dl-newcomer = Při tomto stavu Stupnice zla přijde k tobě: { $hero }.
