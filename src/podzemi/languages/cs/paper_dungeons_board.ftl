### Deska hry Papírové doupě v prohlížeči.

pdb-board = List
pdb-map = Mapa podzemí
pdb-side = Netvoři a body
pdb-parts = Části listu
pdb-part-map = { $lit ->
    [0] Mapa
   *[other] Mapa · { $lit }
}
pdb-part-sheet = { $lit ->
    [0] Hrdinové a předměty
   *[other] Hrdinové a předměty · { $lit }
}
pdb-close = Zavřít

## Horní lišta a místa

pdb-crumb-act = Dějství { $act }
pdb-crumb-round = Kolo { $round } z { $rounds }
pdb-crumb-chapter = Kapitola { $chapter } z { $chapters }
pdb-status-deciding = volí
pdb-status-done = hotovo
pdb-status-over = list je plný
pdb-x-wounds = Zranění a zdraví

## Kostky

pdb-round = Kolo { $round }
pdb-dice = Kostky tohoto kola
pdb-dice-used = použito { $used } z { $all }
pdb-die = { $colour ->
    [white] bílá kostka, { $symbol }
   *[black] černá kostka, { $symbol }
}
pdb-with-die = { $what } ({ $die })
pdb-die-used = použitá
pdb-die-dead = k ničemu
pdb-die-held = v ruce
pdb-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
pdb-skulls = { $skulls ->
    [one] každý { $skulls } zranění
   *[other] každý { $skulls } zranění
}
pdb-rolled-again = { $times ->
    [2] hod se opakoval
   *[other] počet hodů: { $times }
}

## Místnosti

pdb-room = Místnost { $room }
pdb-party-here = zde stojí družina
pdb-lair = místnost netvora ({ $boss })
pdb-lair-of = místnost netvora { $number }, { $boss }
pdb-minion = { $minion } úrovně { $level }
pdb-minion-gone = { $minion } úrovně { $level }, poražený
pdb-trap = past
pdb-gem = { $state ->
    [circled] drahokam { $gem }, tvůj
    [crossed] drahokam { $gem }, pryč
   *[available] drahokam { $gem }
}
pdb-explored = prozkoumaná
pdb-unexplored = neprozkoumaná
pdb-way = { $steps ->
    [one] vzdálená { $steps } krok
    [few] vzdálená { $steps } kroky
   *[other] vzdálená { $steps } kroků
}
pdb-legal = lze zvolit
pdb-pencilled = tužkou
pdb-why-not-now = Teď to není možné.
pdb-why-far = S těmito kostkami je to příliš daleko.
pdb-stop-walk = Dál nejít

## Počítadla

pdb-heroes = Hrdinové
pdb-health = zdraví { $health } = součet úrovní
pdb-lowest = nejslabší hrdina
pdb-shields = Nejslabší hrdina má úroveň { $level }; sláva na konci: { $glory }. Každý hrdina na úrovni 6 přidá 1.
pdb-level = úroveň { $level }
pdb-trains = { $colour ->
    [white] cvičí s bílými kostkami
   *[black] cvičí s černými kostkami
}
pdb-colour-letter = { $colour ->
    [white] B
   *[black] Č
}
pdb-wounds-title = Zranění
pdb-wounds-say = { $more ->
    [0] Zranění na počítadle: { $wounds }, zdraví { $health }
   *[other] Zranění na počítadle: { $wounds }, tužkou { $more }, zdraví { $health }
}
pdb-death-above = smrt nad { $health }
pdb-risen = zmrtvýchvstání: { $glory }
pdb-potions = Lektvary
pdb-potions-say = Lektvary: { $potions }, volná srdce: { $free }
pdb-brew = zde míchej
pdb-free-hearts = { $free ->
    [one] { $free } volné srdce
    [few] { $free } volná srdce
   *[other] { $free } volných srdcí
}
pdb-hearts-pencilled = tužkou { $hearts }
pdb-items = Předměty
pdb-two-halves = po dvou polovinách
pdb-halves = { $halves ->
    [0] prázdný
    [1] jedna polovina
   *[other] celý
}
pdb-gems = Drahokamy
pdb-minions = Poražení přisluhovači
pdb-count-glory = { $count }, sláva { $glory }
pdb-rounds = Kola a použité kostky
pdb-house = naše hodnoty
pdb-house-note = Tato čísla jsou naše vlastní, protože vytištěná žádný veřejný zdroj neuvádí.

## Karty, úkoly, netvoři

pdb-cards = Schopnost a cíl
pdb-cards-choose = Karty na výběr
pdb-powers-dealt = Nech si jednu schopnost
pdb-goals-dealt = a jeden cíl
pdb-goal-steps = { $need } za slávu { $glory }
pdb-goal-now = teď { $value }: sláva { $glory }
pdb-psionic = { $used ->
    [yes] v tomto kole využito
   *[no] připraveno
}
pdb-missions = Úkoly
pdb-each-glory = teď sláva { $glory }
pdb-mission-now = { $value } z { $need }
pdb-mission-by = { $names }
pdb-mission-closed = mimo hru
pdb-bosses = Netvoři
pdb-boss-when = po kole { $round } · slabina: { $hero } · místnost { $room }
pdb-boss-done = po kole { $round }: sláva { $glory }
pdb-boss-alone = Ve hře jednoho hráče odměnu nikdo nedostane.
pdb-boss-reward = Pro nejsilnějšího:
pdb-boss-flee = útěk { $glory }
pdb-boss-gems = odnese drahokamy { $gems }
pdb-strength = Síla { $strength }
pdb-sum-levels = úrovně { $n }
pdb-sum-weakness = slabina { $n }
pdb-sum-sword = meč { $n }
pdb-sum-warrior = { pd-hero-warrior } { $n }
pdb-sum-berserker = { pd-power-berserker } { $n }
pdb-boss-unexplored = Místnost { $room } není prozkoumaná!
pdb-boss-now = { $outcome ->
    [flee] Teď by to byl útěk: sláva { $glory }.
   *[fight] Teď by to byla sláva { $glory } a { $wounds ->
        [one] { $wounds } zranění.
       *[other] { $wounds } zranění.
    }
}
pdb-boss-missing = { $step ->
    [1] K prvnímu stupni chybí síla { $lack }.
    [2] K druhému stupni chybí síla { $lack }.
   *[3] K nejvyššímu stupni chybí síla { $lack }.
}
pdb-boss-best = Síla stačí na nejvyšší stupeň.
pdb-boss-ahead = Místnost { $room } leží na cestě nakreslené tužkou.
pdb-boss-wounds = { $deadly ->
    [yes] Na tato zranění by družina zemřela!
   *[no] { $track ->
        [0] Všechna zranění by pojmuly lektvary.
       *[other] Do lektvarů { $potions }, na počítadlo { $track }.
    }
}

## Listy a body

pdb-sheets = Listy
pdb-sheets-note = stiskem zvětšíš
pdb-own-sheet = Tvůj list v plné velikosti
pdb-open-sheet = Otevřít list: { $name }
pdb-sheet-of = List: { $name }
pdb-if-now = Kdyby hra skončila teď
pdb-glory = sláva
pdb-score = Body
pdb-score-all = Všechny kapitoly dohromady
pdb-score-chapter = Kapitola { $chapter }
pdb-rooms-explored = Prozkoumané místnosti
pdb-box-A = Netvor 1
pdb-box-B = Netvor 2
pdb-box-C = Netvor 3
pdb-box-D = Hrdinové
pdb-box-E = Předměty
pdb-box-F = Drahokamy
pdb-box-G = Přisluhovači
pdb-box-H = Zranění
pdb-box-I = Zmrtvýchvstání
pdb-box-J = Cíl a schopnost
pdb-box-K = Úkoly
pdb-box-L = Celkem
pdb-news = Co se stalo
pdb-result = { $rounds ->
    [one] Po { $rounds } kole
   *[other] Po { $rounds } kolech
} má nejlepší list slávu { $best }.
pdb-news-round = Kolo { $round } skončilo
pdb-gain-levels = úrovně
pdb-gain-halves = poloviny předmětů
pdb-gain-potions = lektvary
pdb-gain-gems = drahokamy
pdb-gain-minions = přisluhovači
pdb-note-boss-ahead = { $boss }, po kole { $round }
pdb-note-heroes = nejnižší úroveň { $level }
pdb-note-items = { $halves ->
    [one] { $halves } polovina, celých { $whole }
    [few] { $halves } poloviny, celých { $whole }
   *[other] { $halves } polovin, celých { $whole }
}
pdb-note-wounds = na počítadle { $wounds }
pdb-note-goal = cíl { $goal }, schopnost { $power }

## List na papíře

pdb-paper = Vytisknout nebo uložit
pdb-paper-title = List na papíře
pdb-paper-save = Uložit jako SVG
pdb-paper-print = Vytisknout nebo uložit jako PDF
pdb-paper-all = Všechny
pdb-paper-chapter = Kapitola { $chapter } z { $chapters }: { $title }
pdb-paper-round = po kole { $round } z { $rounds }
pdb-paper-place = { $place ->
    [1] vítězství
   *[other] { $place }. místo
}
pdb-paper-legend = Čísla v kroužku: kde začalo které kolo. Přeškrtnuté: poražené nebo pryč. Zakroužkované: získané.
pdb-paper-house = Postihy za zranění, cena drahokamů, symboly předmětů a většina netvorů jsou naše vlastní hodnoty.

## Lišta s otázkou

pdb-ask-dice = { $left ->
    [3] Kterou kostku použiješ jako první?
    [2] Kterou kostku použiješ teď? Zbývají dvě
   *[other] Kterou kostku použiješ jako poslední?
}
pdb-ask-die = { $colour ->
    [white] K čemu použiješ bílou kostku ({ $symbol })?
   *[black] K čemu použiješ černou kostku ({ $symbol })?
}
pdb-ask-sure = { $what }?
pdb-ask-choice = Je to tvá volba?
pdb-ask-which-die = Kterou kostkou to zaplatíš?
pdb-ask-step = { $steps ->
    [one] Kam? Zbývá { $steps } krok
    [few] Kam? Zbývají { $steps } kroky
   *[other] Kam? Zbývá { $steps } kroků
}
pdb-ask-way = { $rooms ->
    [1] Jít do { $way }?
   *[other] Jít touto cestou: { $way }?
}
pdb-ask-loot = Který drahokam ukořistíš?
pdb-ask-hero = Který hrdina postoupí o úroveň?
pdb-ask-item = Ke kterému předmětu přidáš polovinu?
pdb-ask-minions = { $count ->
    [1] Který přisluhovač padne?
   *[other] Kteří dva přisluhovači padnou?
}
pdb-ask-veteran = Kteří dva hrdinové začnou na úrovni 2?
pdb-ask-craftsman = Které dva předměty budou od začátku z poloviny hotové?
pdb-wait-many = Ještě volí { $names }.
pdb-mind-step = U místnosti stojí, kolik kroků k ní vede, a s minusem kolik zranění to stojí. Nevyužité kroky propadnou.
pdb-mind-cards = Karta cíle určuje i to, s jakou barvou který hrdina cvičí.
pdb-mind-walk-on = Potom jde družina dál.
pdb-mind-last = Třetí kostkou své kolo uzavíráš.
pdb-mind-lair = { $rounds ->
    [1] Místnost { $room } není prozkoumaná a netvor přijde po tomto kole.
    [few] Místnost { $room } není prozkoumaná; zbývají { $rounds } kola.
   *[other] Místnost { $room } není prozkoumaná; zbývá { $rounds } kol.
}
pdb-mind-potion = { $missing ->
    [one] Ještě { $missing } lektvar a řada je plná: { $reward }.
    [few] Ještě { $missing } lektvary a řada je plná: { $reward }.
   *[other] Ještě { $missing } lektvarů a řada je plná: { $reward }.
}
pdb-mind-dice = Každou kostku jednou: vylepšit, vyrobit, namíchat, nebo jít. Než jsou všichni hotovi, nikdo nic nevidí.
pdb-entry = { $room }: { $things }.
pdb-entry-nothing = { $room }: nic.
pdb-entry-fight = { $wounds ->
    [0] { $minion } { $level } bez škrábnutí
    [one] { $minion } { $level } za { $wounds } zranění
   *[other] { $minion } { $level } za { $wounds } zranění
}
pdb-entry-trap = { $wounds ->
    [one] past za { $wounds } zranění
   *[other] past za { $wounds } zranění
}
pdb-entry-gem = drahokam { $gem }
pdb-entry-bonus = + { $reward }
pdb-wounds-none = Žádné zranění.
pdb-wounds = { $wounds ->
    [one] { $wounds } zranění
   *[other] { $wounds } zranění
}{ $where ->
    [potions] {" "}do lektvarů.
    [track] {" "}na počítadlo.
   *[both] : do lektvarů { $potions }, na počítadlo { $track }.
}
pdb-wounds-deadly = Zranění: { $wounds }. Družina by zemřela a vstala z mrtvých!
pdb-then-level = { $hero } dosáhne úrovně { $level } a tvé zdraví vzroste o 1.
pdb-then-half = První polovina předmětu ({ $item }): na konci 1 bod slávy.
pdb-then-brew = { $potions ->
    [0] Pro lektvar už není místo: nic z toho nebude.
    [one] { $potions } lektvar se dvěma srdci.
    [few] { $potions } lektvary, každý se dvěma srdci.
   *[other] { $potions } lektvarů, každý se dvěma srdci.
}
pdb-then-brew-reward = { $potions ->
    [one] { $potions } lektvar, a řada je plná: { $reward }.
    [few] { $potions } lektvary, a řada je plná: { $reward }.
   *[other] { $potions } lektvarů, a řada je plná: { $reward }.
}
pdb-then-stop = { $steps ->
    [one] Propadne { $steps } krok.
    [few] Propadnou { $steps } kroky.
   *[other] Propadne { $steps } kroků.
}
pdb-then-step = Družina jde do { $room }.
pdb-then-move = { $steps ->
    [one] Nejvýš { $steps } krok.
    [few] Nejvýš { $steps } kroky.
   *[other] Nejvýš { $steps } kroků.
}
pdb-then-loot = { $seats ->
    [1] Drahokam v { $room } je tvůj.
   *[other] Drahokam v { $room } je tvůj; ostatní ho mohou najít také.
}
pdb-then-veteran = Od začátku na úrovni 2: { $heroes }.
pdb-then-craftsman = Od začátku z poloviny hotové: { $items }.
pdb-then-minions = Bez zranění: { $rooms }.
pdb-then-whole = { $item }: předmět je hotový. { $rule }
pdb-then-more = Navíc: { $things }.
pdb-then-strength = { $next ->
    [0] Síla proti netvorovi ({ $boss }): { $before } → { $after }, to stačí na nejvyšší stupeň.
   *[other] Síla proti netvorovi ({ $boss }): { $before } → { $after }; další stupeň žádá { $next }.
}
pdb-then-psionic = Využíváš tím svou schopnost Telepat pro toto kolo.
pdb-then-hand-in = Tím své kolo uzavřeš.
pdb-do-hand-in = { $what } a uzavřít kolo
pdb-do-walk = { $steps ->
    [one] Jít { $steps } krok
    [few] Jít { $steps } kroky
   *[other] Jít { $steps } kroků
}
pdb-do-step = Jít
pdb-do-raise = Vylepšit: { $hero }
pdb-do-craft = Vyrobit: { $item }
pdb-do-brew = Namíchat lektvary
pdb-do-keep = Nechat si tyto dvě
pdb-do-choose = Potvrdit
