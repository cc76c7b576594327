### Plocha hry Papierové podzemie v prehliadači.

pdb-board = List
pdb-map = Mapa podzemia
pdb-side = Netvori a body
pdb-parts = Časti listu
pdb-part-map = { $lit ->
    [0] Mapa
   *[other] Mapa · { $lit }
}
pdb-part-sheet = { $lit ->
    [0] Hrdinovia a predmety
   *[other] Hrdinovia a predmety · { $lit }
}
pdb-close = Zavrieť

## Horná lišta a miesta

pdb-crumb-act = Dejstvo { $act }
pdb-crumb-round = Kolo { $round } z { $rounds }
pdb-crumb-chapter = Kapitola { $chapter } z { $chapters }
pdb-status-deciding = volí
pdb-status-done = hotovo
pdb-status-over = list je plný
pdb-x-wounds = Zranenia a zdravie

## Kocky

pdb-round = Kolo { $round }
pdb-dice = Kocky tohto kola
pdb-dice-used = použité { $used } z { $all }
pdb-die = { $colour ->
    [white] biela kocka, { $symbol }
   *[black] čierna kocka, { $symbol }
}
pdb-with-die = { $what } ({ $die })
pdb-die-used = použitá
pdb-die-dead = nanič
pdb-die-held = v ruke
pdb-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
pdb-skulls = { $skulls ->
    [one] každý { $skulls } zranenie
    [few] každý { $skulls } zranenia
   *[other] každý { $skulls } zranení
}
pdb-rolled-again = { $times ->
    [2] hod sa opakoval
   *[other] počet hodov: { $times }
}

## Miestnosti

pdb-room = Miestnosť { $room }
pdb-party-here = tu stojí družina
pdb-lair = miestnosť netvora ({ $boss })
pdb-lair-of = miestnosť netvora { $number }, { $boss }
pdb-minion = { $minion } úrovne { $level }
pdb-minion-gone = { $minion } úrovne { $level }, porazený
pdb-trap = pasca
pdb-gem = { $state ->
    [circled] drahokam { $gem }, tvoj
    [crossed] drahokam { $gem }, preč
   *[available] drahokam { $gem }
}
pdb-explored = preskúmaná
pdb-unexplored = nepreskúmaná
pdb-way = { $steps ->
    [one] vzdialená { $steps } krok
    [few] vzdialená { $steps } kroky
   *[other] vzdialená { $steps } krokov
}
pdb-legal = možno zvoliť
pdb-pencilled = ceruzkou
pdb-why-not-now = Teraz to nie je možné.
pdb-why-far = S týmito kockami je to príliš ďaleko.
pdb-stop-walk = Ďalej nejsť

## Počítadlá

pdb-heroes = Hrdinovia
pdb-health = zdravie { $health } = súčet úrovní
pdb-lowest = najslabší hrdina
pdb-shields = Najslabší hrdina má úroveň { $level }; sláva na konci: { $glory }. Každý hrdina na úrovni 6 pridá 1.
pdb-level = úroveň { $level }
pdb-trains = { $colour ->
    [white] cvičí s bielymi kockami
   *[black] cvičí s čiernymi kockami
}
pdb-colour-letter = { $colour ->
    [white] B
   *[black] Č
}
pdb-wounds-title = Zranenia
pdb-wounds-say = { $more ->
    [0] Zranenia na počítadle: { $wounds }, zdravie { $health }
   *[other] Zranenia na počítadle: { $wounds }, ceruzkou { $more }, zdravie { $health }
}
pdb-death-above = smrť nad { $health }
pdb-risen = zmŕtvychvstanie: { $glory }
pdb-potions = Elixíry
pdb-potions-say = Elixíry: { $potions }, voľné srdcia: { $free }
pdb-brew = tu miešaj
pdb-free-hearts = { $free ->
    [one] { $free } voľné srdce
    [few] { $free } voľné srdcia
   *[other] { $free } voľných sŕdc
}
pdb-hearts-pencilled = ceruzkou { $hearts }
pdb-items = Predmety
pdb-two-halves = po dvoch poloviciach
pdb-halves = { $halves ->
    [0] prázdny
    [1] jedna polovica
   *[other] celý
}
pdb-gems = Drahokamy
pdb-minions = Porazení prisluhovači
pdb-count-glory = { $count }, sláva { $glory }
pdb-rounds = Kolá a použité kocky
pdb-house = naše hodnoty
pdb-house-note = Tieto čísla sú naše vlastné, lebo vytlačené žiadny verejný zdroj neuvádza.

## Karty, úlohy, netvori

pdb-cards = Schopnosť a cieľ
pdb-cards-choose = Karty na výber
pdb-powers-dealt = Nechaj si jednu schopnosť
pdb-goals-dealt = a jeden cieľ
pdb-goal-steps = { $need } za slávu { $glory }
pdb-goal-now = teraz { $value }: sláva { $glory }
pdb-psionic = { $used ->
    [yes] v tomto kole využité
   *[no] pripravené
}
pdb-missions = Úlohy
pdb-each-glory = teraz sláva { $glory }
pdb-mission-now = { $value } z { $need }
pdb-mission-by = { $names }
pdb-mission-closed = mimo hry
pdb-bosses = Netvori
pdb-boss-when = po kole { $round } · slabina: { $hero } · miestnosť { $room }
pdb-boss-done = po kole { $round }: sláva { $glory }
pdb-boss-alone = V hre jedného hráča odmenu nikto nedostane.
pdb-boss-reward = Pre najsilnejšieho:
pdb-boss-flee = útek { $glory }
pdb-boss-gems = odnesie drahokamy { $gems }
pdb-strength = Sila { $strength }
pdb-sum-levels = úrovne { $n }
pdb-sum-weakness = slabina { $n }
pdb-sum-sword = meč { $n }
pdb-sum-warrior = { pd-hero-warrior } { $n }
pdb-sum-berserker = { pd-power-berserker } { $n }
pdb-boss-unexplored = Miestnosť { $room } nie je preskúmaná!
pdb-boss-now = { $outcome ->
    [flee] Teraz by to bol útek: sláva { $glory }.
   *[fight] Teraz by to bola sláva { $glory } a { $wounds ->
        [one] { $wounds } zranenie.
        [few] { $wounds } zranenia.
       *[other] { $wounds } zranení.
    }
}
pdb-boss-missing = { $step ->
    [1] K prvému stupňu chýba sila { $lack }.
    [2] K druhému stupňu chýba sila { $lack }.
   *[3] K najvyššiemu stupňu chýba sila { $lack }.
}
pdb-boss-best = Sila stačí na najvyšší stupeň.
pdb-boss-ahead = Miestnosť { $room } leží na ceste nakreslenej ceruzkou.
pdb-boss-wounds = { $deadly ->
    [yes] Na tieto zranenia by družina zomrela!
   *[no] { $track ->
        [0] Všetky zranenia by pohltili elixíry.
       *[other] Do elixírov { $potions }, na počítadlo { $track }.
    }
}

## Listy a body

pdb-sheets = Listy
pdb-sheets-note = stlačením zväčšíš
pdb-own-sheet = Tvoj list v plnej veľkosti
pdb-open-sheet = Otvoriť list: { $name }
pdb-sheet-of = List: { $name }
pdb-if-now = Keby sa hra skončila teraz
pdb-glory = sláva
pdb-score = Body
pdb-score-all = Všetky kapitoly spolu
pdb-score-chapter = Kapitola { $chapter }
pdb-rooms-explored = Preskúmané miestnosti
pdb-box-A = Netvor 1
pdb-box-B = Netvor 2
pdb-box-C = Netvor 3
pdb-box-D = Hrdinovia
pdb-box-E = Predmety
pdb-box-F = Drahokamy
pdb-box-G = Prisluhovači
pdb-box-H = Zranenia
pdb-box-I = Zmŕtvychvstanie
pdb-box-J = Cieľ a schopnosť
pdb-box-K = Úlohy
pdb-box-L = Spolu
pdb-news = Čo sa stalo
pdb-result = { $rounds ->
    [one] Po { $rounds } kole
   *[other] Po { $rounds } kolách
} má najlepší list slávu { $best }.
pdb-news-round = Kolo { $round } sa skončilo
pdb-gain-levels = úrovne
pdb-gain-halves = polovice predmetov
pdb-gain-potions = elixíry
pdb-gain-gems = drahokamy
pdb-gain-minions = prisluhovači
pdb-note-boss-ahead = { $boss }, po kole { $round }
pdb-note-heroes = najnižšia úroveň { $level }
pdb-note-items = { $halves ->
    [one] { $halves } polovica, celých { $whole }
    [few] { $halves } polovice, celých { $whole }
   *[other] { $halves } polovíc, celých { $whole }
}
pdb-note-wounds = na počítadle { $wounds }
pdb-note-goal = cieľ { $goal }, schopnosť { $power }

## List na papieri

pdb-paper = Vytlačiť alebo uložiť
pdb-paper-title = List na papieri
pdb-paper-save = Uložiť ako SVG
pdb-paper-print = Vytlačiť alebo uložiť ako PDF
pdb-paper-all = Všetky
pdb-paper-chapter = Kapitola { $chapter } z { $chapters }: { $title }
pdb-paper-round = po kole { $round } z { $rounds }
pdb-paper-place = { $place ->
    [1] víťazstvo
   *[other] { $place }. miesto
}
pdb-paper-legend = Čísla v krúžku: kde sa začalo ktoré kolo. Preškrtnuté: porazené alebo preč. Zakrúžkované: získané.
pdb-paper-house = Postihy za zranenia, cena drahokamov, symboly predmetov a väčšina netvorov sú naše vlastné hodnoty.

## Lišta s otázkou

pdb-ask-dice = { $left ->
    [3] Ktorú kocku použiješ ako prvú?
    [2] Ktorú kocku použiješ teraz? Zostávajú dve
   *[other] Ktorú kocku použiješ ako poslednú?
}
pdb-ask-die = { $colour ->
    [white] Na čo použiješ bielu kocku ({ $symbol })?
   *[black] Na čo použiješ čiernu kocku ({ $symbol })?
}
pdb-ask-sure = { $what }?
pdb-ask-choice = Je to tvoja voľba?
pdb-ask-which-die = Ktorou kockou to zaplatíš?
pdb-ask-step = { $steps ->
    [one] Kam? Zostáva { $steps } krok
    [few] Kam? Zostávajú { $steps } kroky
   *[other] Kam? Zostáva { $steps } krokov
}
pdb-ask-way = { $rooms ->
    [1] Ísť do { $way }?
   *[other] Ísť touto cestou: { $way }?
}
pdb-ask-loot = Ktorý drahokam ukoristíš?
pdb-ask-hero = Ktorý hrdina postúpi o úroveň?
pdb-ask-item = Ku ktorému predmetu pridáš polovicu?
pdb-ask-minions = { $count ->
    [1] Ktorý prisluhovač padne?
   *[other] Ktorí dvaja prisluhovači padnú?
}
pdb-ask-veteran = Ktorí dvaja hrdinovia začnú na úrovni 2?
pdb-ask-craftsman = Ktoré dva predmety budú od začiatku spolovice hotové?
pdb-wait-many = Ešte volia { $names }.
pdb-mind-step = Pri miestnosti stojí, koľko krokov k nej vedie, a s mínusom koľko zranení to stojí. Nevyužité kroky prepadnú.
pdb-mind-cards = Karta cieľa určuje aj to, s akou farbou ktorý hrdina cvičí.
pdb-mind-walk-on = Potom ide družina ďalej.
pdb-mind-last = Treťou kockou svoje kolo uzatváraš.
pdb-mind-lair = { $rounds ->
    [1] Miestnosť { $room } nie je preskúmaná a netvor príde po tomto kole.
    [few] Miestnosť { $room } nie je preskúmaná; zostávajú { $rounds } kolá.
   *[other] Miestnosť { $room } nie je preskúmaná; zostáva { $rounds } kôl.
}
pdb-mind-potion = { $missing ->
    [one] Ešte { $missing } elixír a rad je plný: { $reward }.
    [few] Ešte { $missing } elixíry a rad je plný: { $reward }.
   *[other] Ešte { $missing } elixírov a rad je plný: { $reward }.
}
pdb-mind-dice = Každú kocku raz: vylepšiť, vyrobiť, namiešať, alebo ísť. Kým nie sú všetci hotoví, nikto nič nevidí.
pdb-entry = { $room }: { $things }.
pdb-entry-nothing = { $room }: nič.
pdb-entry-fight = { $wounds ->
    [0] { $minion } { $level } bez škrabnutia
    [one] { $minion } { $level } za { $wounds } zranenie
    [few] { $minion } { $level } za { $wounds } zranenia
   *[other] { $minion } { $level } za { $wounds } zranení
}
pdb-entry-trap = { $wounds ->
    [one] pasca za { $wounds } zranenie
    [few] pasca za { $wounds } zranenia
   *[other] pasca za { $wounds } zranení
}
pdb-entry-gem = drahokam { $gem }
pdb-entry-bonus = + { $reward }
pdb-wounds-none = Žiadne zranenie.
pdb-wounds = { $wounds ->
    [one] { $wounds } zranenie
    [few] { $wounds } zranenia
   *[other] { $wounds } zranení
}{ $where ->
    [potions] {" "}do elixírov.
    [track] {" "}na počítadlo.
   *[both] : do elixírov { $potions }, na počítadlo { $track }.
}
pdb-wounds-deadly = Zranenia: { $wounds }. Družina by zomrela a vstala z mŕtvych!
pdb-then-level = { $hero } dosiahne úroveň { $level } a tvoje zdravie vzrastie o 1.
pdb-then-half = Prvá polovica predmetu ({ $item }): na konci 1 bod slávy.
pdb-then-brew = { $potions ->
    [0] Pre elixír už nie je miesto: nič z toho nebude.
    [one] { $potions } elixír s dvoma srdcami.
    [few] { $potions } elixíry, každý s dvoma srdcami.
   *[other] { $potions } elixírov, každý s dvoma srdcami.
}
pdb-then-brew-reward = { $potions ->
    [one] { $potions } elixír, a rad je plný: { $reward }.
    [few] { $potions } elixíry, a rad je plný: { $reward }.
   *[other] { $potions } elixírov, a rad je plný: { $reward }.
}
pdb-then-stop = { $steps ->
    [one] Stratí sa { $steps } krok.
    [few] Stratia sa { $steps } kroky.
   *[other] Stratí sa { $steps } krokov.
}
pdb-then-step = Družina ide do { $room }.
pdb-then-move = { $steps ->
    [one] Najviac { $steps } krok.
    [few] Najviac { $steps } kroky.
   *[other] Najviac { $steps } krokov.
}
pdb-then-loot = { $seats ->
    [1] Drahokam v { $room } je tvoj.
   *[other] Drahokam v { $room } je tvoj; ostatní ho môžu nájsť tiež.
}
pdb-then-veteran = Od začiatku na úrovni 2: { $heroes }.
pdb-then-craftsman = Od začiatku spolovice hotové: { $items }.
pdb-then-minions = Bez zranení: { $rooms }.
pdb-then-whole = { $item }: predmet je hotový. { $rule }
pdb-then-more = Navyše: { $things }.
pdb-then-strength = { $next ->
    [0] Sila proti netvorovi ({ $boss }): { $before } → { $after }, to stačí na najvyšší stupeň.
   *[other] Sila proti netvorovi ({ $boss }): { $before } → { $after }; ďalší stupeň žiada { $next }.
}
pdb-then-psionic = Využívaš tým svoju schopnosť Telepat pre toto kolo.
pdb-then-hand-in = Tým svoje kolo uzavrieš.
pdb-do-hand-in = { $what } a uzavrieť kolo
pdb-do-walk = { $steps ->
    [one] Ísť { $steps } krok
    [few] Ísť { $steps } kroky
   *[other] Ísť { $steps } krokov
}
pdb-do-step = Ísť
pdb-do-raise = Vylepšiť: { $hero }
pdb-do-craft = Vyrobiť: { $item }
pdb-do-brew = Namiešať elixíry
pdb-do-keep = Nechať si tieto dve
pdb-do-choose = Potvrdiť
