### The terminal boards of three games (the first is in terminal.ftl).

## Paper Dungeons

terminal-pd-header = { $dungeon } · { $chapters ->
    [1] kolo { $round }
   *[other] kapitola { $chapter } z { $chapters }, kolo { $round }
} · použité kocky: { $used } z 3
terminal-pd-dice = Kocky
terminal-pd-walk = Napíšte miestnosť (a3) a družina tam dôjde, alebo viacero (a2 a3 b3) a pôjde tadiaľ.
terminal-pd-raise = Vylepšiť hrdinu
terminal-pd-craft = Vyrobiť predmet
terminal-pd-map = Mapa
terminal-pd-legend = @ družina · ^ pasca · + poklad · ◆ drahokam · ① miestnosť netvora · · preskúmané · ┃━ stena · ≀≈ voda · písmeno a číslo: prisluhovač a jeho úroveň
terminal-pd-sheet = List
terminal-pd-wounds = Zranenia
terminal-pd-potions = Elixíry
terminal-pd-gems = Drahokamy
terminal-pd-bosses = Netvori
terminal-pd-boss = netvor
terminal-pd-lair = miestnosť
terminal-pd-after = po kole
terminal-pd-strength = sila teraz
terminal-pd-gives = dá
terminal-pd-missing = chýba
terminal-pd-now = Keby hra skončila teraz
terminal-pd-player = hráč
terminal-pd-score = sláva
terminal-pd-cards = Schopnosť: { $power }. Cieľ: { $goal }.
terminal-pd-missions = Otvorené úlohy: { $missions }

## The Dark Cave

terminal-dc-header = Ťah { $turn } · balíček: { $cards } · zlato v banku: { $bank } · zostáva pohybov: { $left }
terminal-dc-house = (domáci balíček)
terminal-dc-cave = Jaskyňa
terminal-dc-legend = číslice: trpaslíci · ! netvor · ?? zakrytý cieľ · ?! cieľ, ktorý poznáš · Ω brloh · H rebrík · = most · ∩ tunel · ¤ zlato · E východ
terminal-dc-lay = { $card } → { $place }
terminal-dc-open = cesta na { $sides }
terminal-dc-to-N = sever
terminal-dc-to-E = východ
terminal-dc-to-S = juh
terminal-dc-to-W = západ
terminal-dc-web = Pavučina medzi { $edge_ins } ({ $name })
terminal-dc-players = Hráči
terminal-dc-player = hráč
terminal-dc-clan = klan
terminal-dc-gold = zlato
terminal-dc-hand = v ruke I/II/III
terminal-dc-limit = limit
terminal-dc-gear = topánky, sekera
terminal-dc-where = kde
terminal-dc-out = vonku
terminal-dc-lying = (leží)
terminal-dc-cards = Karty v ruke: { $cards }
terminal-dc-seen = Poznáš cieľ na { $place }: { $goal }
terminal-dc-side-N = severný okraj
terminal-dc-side-E = východný okraj
terminal-dc-side-S = južný okraj
terminal-dc-side-W = západný okraj
terminal-dc-inside = v strede

## Dungeon Lords

terminal-dl-header = { $year }. rok, { $combat ->
    [0] { $round }. ročné obdobie
   *[other] boj, { $combat }. kolo
} · { $phase } · začína: { $first }
terminal-dl-players = Páni podzemia
terminal-dl-player = hráč
terminal-dl-gold = zlato
terminal-dl-food = jedlo
terminal-dl-imps = impovia
terminal-dl-evil = zlo
terminal-dl-traps = pasce
terminal-dl-tiles = diely
terminal-dl-score = body teraz
terminal-dl-lord = { $name }: zablokované príkazy { $orders }; družina { $party }
terminal-dl-dungeon = Tvoje podzemie
terminal-dl-place = miesto
terminal-dl-type = { $neutral ->
    [yes] Tri príkazy a tretí príkaz nehrajúcej farby stačí napísať do jedného riadka, začiatkami ich slov: { $orders }.
   *[no] Tri príkazy stačí napísať do jedného riadka, začiatkami ich slov: { $orders }.
}
terminal-dl-battle = Boj na { $tile }
terminal-dl-attack = { $creature }: { $what }{ $targets ->
    [none] {""}
   *[other] {" "}→ { $targets }
}
terminal-dl-work = Práca na diele { $tile }
terminal-dl-creatures = Príšery: { $creatures }
terminal-dl-prison = Väzenie: { $heroes }
terminal-dl-centre = Hlavný plán
terminal-dl-creatures-offer = Ponuka príšer: { $creatures }
terminal-dl-rooms-offer = Ponuka miestností: { $rooms }
terminal-dl-coming = Prídu v tomto období: { $heroes }
terminal-dl-coming-next = Prídu v ďalšom období: { $heroes }
terminal-dl-events = Udalosti: { $events }
terminal-dl-row = Karty boja: { $cards }
terminal-dl-neutral = nehrajúci
terminal-dl-hand = Príkazy v ruke: { $orders }
terminal-dl-planned = Naplánované: { $orders }
terminal-dl-store = Pasce: { $traps }
terminal-dl-spied = Vyšpehované: { $cards }
terminal-dl-bill = Výplata by ťa stála: zlato { $gold }, jedlo { $food }, zlo { $evil }; dane: zlato { $taxes }.
terminal-dl-newcomer = Pri tomto stave stupnice zla príde k tebe: { $hero }.
