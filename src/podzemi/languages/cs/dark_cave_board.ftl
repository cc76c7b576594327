### Temná jeskyně: deska v prohlížeči.

dcb-board = Jeskyně a tvoje karty
dcb-map = Mapa jeskyně
dcb-zoom = Přiblížení
dcb-closer = Blíž
dcb-further = Dál
dcb-whole = Celá jeskyně
dcb-mini = Malá mapa: podívat se jinam
dcb-side = Balíčky
dcb-beside = Co se volí vedle mapy

## Jména a místa

dcb-card-path = { $shape } { $feature }
dcb-card-monster = { $monster }, pohyb { $moves }
dcb-feature-lair = temné doupě
dcb-feature-ladder = žebřík
dcb-feature-bridge = dřevěný most
dcb-feature-tunnel = tunel
dcb-feature-vein = zlatá žíla
dcb-feature-exit = východ
dcb-place-feature = { $place }, { $feature }
dcb-place-side = { $place }, { $side ->
    [N] severní okraj
    [E] východní okraj
    [S] jižní okraj
   *[W] západní okraj
}
dcb-where-it-is = tam, kde stojí

## Mapa

dcb-card-at = { $place }: { $card }{ $nugget ->
    [yes] {", i s nugetem"}
   *[no] {""}
}
dcb-goal-down = { $corner }, lícem dolů
dcb-goal-seen = { $corner }, lícem dolů; znáš ho: { $goal }
dcb-odds = východ { $odds } %
dcb-cell-free = { $place }: volno, { $ways ->
    [0] pro kartu
    [one] karta pasuje jedním způsobem
    [few] karta pasuje { $ways } způsoby
   *[other] karta pasuje { $ways } způsoby
}
dcb-ways = { $ways ->
    [one] { $ways } způsob
    [few] { $ways } způsoby
   *[other] { $ways } způsobů
}
dcb-misfit = { $place }: { $why }
dcb-reach = { $place }: { $cost ->
    [one] { $cost } pohyb
    [few] { $cost } pohyby
   *[other] { $cost } pohybů
}
dcb-reach-toll = { $place }: { $cost ->
    [one] { $cost } pohyb
    [few] { $cost } pohyby
   *[other] { $cost } pohybů
}; { $tolls }
dcb-minus = −{ $count }
dcb-hunt = { $monster }, cíl: { $place }, { $moves ->
    [0] na místě
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}{ $hits ->
    [0] {""}
    [one] {"; potká jednoho trpaslíka"}
   *[other] {"; potká trpaslíky: "}{ $hits }
}
dcb-web-at = Pavučina ({ $name }), zmizí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
dcb-edge-free = Mezi { $edge_ins }: sem lze pověsit pavučinu
dcb-edge-strike = Mezi { $edge_ins }: přeseknout pavučinu
dcb-dwarf = Trpaslík ({ $name }), { $clan }{ $lying ->
    [yes] {", leží"}
   *[no] {""}
}
dcb-toll-cards = { $cards ->
    [one] most ti vezme náhodnou kartu
    [few] mosty ti vezmou { $cards } náhodné karty
   *[other] mosty ti vezmou { $cards } náhodných karet
}
dcb-toll-limit = tvůj limit karet se kvůli mostu natrvalo sníží o { $limit }
dcb-toll-gold = { $gold ->
    [one] tunel bere nuget
    [few] tunely berou { $gold } nugety
   *[other] tunely berou { $gold } nugetů
}
dcb-toll-gold-none = tunel nic nebere, nemáš zlato
dcb-toll-monster = zaútočí { $monsters } a cesta končí
dcb-toll-goal = cíl se odkryje a cesta končí
dcb-toll-nugget = kdo tu skončí, bere nuget a všem ukáže klanovou kartu
dcb-toll-exit = trpaslík je venku
dcb-toll-exit-first = trpaslík je venku jako první a ty uvidíš odložené klanové karty

## Karty v ruce

dcb-hand = Tvoje karty
dcb-uncover = Odkrýt
dcb-hand-limit = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, limit { $limit }
dcb-limit-title = Limit karet v ruce
dcb-limit = limit { $limit }
dcb-limit-why = mosty { $bridges }, krysy { $rats }
dcb-held = { $cards }/{ $limit }
dcb-held-label = V ruce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, limit { $limit }
dcb-hand-card = { $card }, karta { $back }
dcb-card-covered = Zakrytá karta { $back }
dcb-hand-empty = Žádné karty: tvoje tahy se přeskakují.
dcb-not-playable = Teď pro ni není místo; lze ji odhodit.
dcb-not-there = Tam ji zahrát nelze.
dcb-discard = Odhodit
dcb-discard-stop = Raději hrát
dcb-turn = Otočit
dcb-who = { $name }, { $clan }
dcb-way = Způsob { $way }: { $goal }
dcb-hold = podrž a uvidíš svou totožnost
dcb-loyalty = { $role ->
    [saboteur] Sabotér: pracuješ pro { $clan }
   *[loyal] Věrný trpaslík: pracuješ pro { $clan }
}

## Hráči

dcb-clan-card = Klanová karta
dcb-lying = leží
dcb-gold = { $gold ->
    [one] { $gold } nuget
    [few] { $gold } nugety
   *[other] { $gold } nugetů
}
dcb-backs = V ruce: I { $one }, II { $two }, III { $three }
dcb-status-out = venku, zlato { $gold }
dcb-status-inside = ještě uvnitř
dcb-status-decides = rozhoduje
dcb-status-turn = na tahu
dcb-status-next = následuje
dcb-status-waits = čeká
dcb-status-lies = leží, bez pohybu
dcb-status-empty = bez karet: vynechává

## Balíčky a poznámky

dcb-piles = Balíčky
dcb-pile = Dobírací balíček
dcb-pile-next = dobírací balíček, další { $back }
dcb-pile-empty = dobírací balíček je prázdný
dcb-pile-backs = V dobíracím balíčku: I { $one }, II { $two }, III { $three }
dcb-discarded = odhozeno
dcb-bank = bank
dcb-notes = Tvoje poznámky
dcb-private = jen pro tebe
dcb-covered = Zakryto. H odkryje.
dcb-notes-none = Zatím nemáš žádnou tajnou informaci.
dcb-note-goal = Tah { $turn }: díváš se na { $corner } – { $goal }
dcb-note-clan = Tah { $turn }: díváš se na klanovou kartu ({ $name }) – { $role }, pracuje pro { $clan }
dcb-note-aside = Odložená klanová karta: { $clan }, { $role }
dcb-note-memory = Tah { $turn }: předáváš kartu { $card }; naposledy v ruce: { $name }
dcb-note-memory-gone = Tah { $turn }: předáváš kartu { $card }; teď v odkládací hromádce
dcb-note-looked-goal = Tah { $turn }: { $name } se dívá na { $goal }
dcb-note-looked-clan = Tah { $turn }: { $name } se dívá na klanovou kartu ({ $owner })
dcb-note-looked-you = Tah { $turn }: { $name } se dívá na tvou klanovou kartu
dcb-sums = Co říkají čísla
dcb-sums-note = Počítá se jen to, co je jisté, ne co kdo udělal nebo řekl. Zvol, co si o kom myslíš: takové by byly poklady, kdyby partie skončila teď.
dcb-sums-none = To není možné: klanové karty to nedovolují.
dcb-col-player = Hráč
dcb-col-saboteur = Sabotér
dcb-col-guess = Domněnka
dcb-guess = Tvoje domněnka: { $name }
dcb-guess-open = nevím
dcb-col-chance = Šance
dcb-col-blue = Modrý
dcb-col-yellow = Žlutý
dcb-col-winner = Vyhrává
dcb-percent = { $percent } %
dcb-nobody = nikdo

## Lišta s otázkou

dcb-crumb-turn = Tah { $turn }
dcb-crumb-card = 1 karta
dcb-crumb-walk = 2 pohyb
dcb-crumb-draw = 3 dobírání
dcb-crumb-over = Hra skončila
dcb-ask-act = Zahraj kartu, nebo jednu či dvě odhoď.
dcb-ask-card = { $card }: kam?
dcb-ask-swap_hands = S kým si vyměníš karty?
dcb-ask-boots = Komu dáš boty?
dcb-ask-battle_axe = Komu dáš válečnou sekeru?
dcb-ask-secret_information = Tajné informace: na co se podíváš?
dcb-ask-place = Která karta tam patří?
dcb-ask-discard = Kterou kartu nebo dvě odhodíš?
dcb-ask-move = { $left ->
    [one] Kam půjde tvůj trpaslík? Zbývá { $left } pohyb.
    [few] Kam půjde tvůj trpaslík? Zbývají { $left } pohyby.
   *[other] Kam půjde tvůj trpaslík? Zbývá { $left } pohybů.
}
dcb-ask-axe = K tvému trpaslíkovi přichází { $monster }. Použiješ sekeru?
dcb-ask-axe_entry = Na poli je { $monster }. Použiješ sekeru?
dcb-ask-orient = Odkrýváš cíl: { $goal }. Jak má ležet?
dcb-ask-vote = { $name } navrhuje hru ukončit. Souhlasíš?
dcb-mind-act = { $stuck ->
    [yes] Vyber kartu nebo místo. Tvůj trpaslík se v tomto tahu nesmí hýbat.
   *[no] Vyber kartu nebo místo. Čísla ukazují, kam pak dojdeš (pohyb { $moves }).
}
dcb-mind-path = Rohy značí, kam pasuje; „2 způsoby“: lze ji otočit.
dcb-mind-secret_information = Cíl na mapě, nebo klanová karta hráče. Uvidíš ji jen ty.
dcb-mind-cave_in = Karta cesty bez figurek zmizí.
dcb-mind-swap_hands = Vyměníte si všechny karty; dobírá druhý hráč místo tebe.
dcb-mind-cobweb = Vyber otevřenou hranu; nikdo neprojde až do začátku tvého druhého tahu od této chvíle.
dcb-mind-boots = O pohyb víc v každém tahu, pro tebe nebo pro někoho jiného.
dcb-mind-battle_axe = Pro tebe nebo pro někoho jiného; pomůže, až když leží na stole.
dcb-mind-lair = Vyber doupě, kde se objeví, a pak kam půjde.
dcb-mind-hunt = Zastaví se u prvního trpaslíka. Červeně: někoho potká.
dcb-mind-move = Vyber kterékoli pole v dosahu; číslo je cena v pohybech.
dcb-mind-orient = Vyber jeden ze dvou způsobů vedle mapy.
dcb-mind-vote = Hra končí, jen když souhlasí všichni.
dcb-do-lay = Vyložit kartu
dcb-do-play = { $card }
dcb-do-send = Poslat: { $monster }
dcb-do-stay = { $monster } zůstává
dcb-do-discard = { $cards ->
    [one] Odhodit { $cards } kartu
    [few] Odhodit { $cards } karty
   *[other] Odhodit { $cards } karet
}
dcb-do-accept = Souhlasím
dcb-do-refuse = Hrajeme dál
dcb-do-strike = Použít sekeru
dcb-do-keep = Nechat si sekeru
dcb-do-walk = { $steps ->
    [one] Jít, { $steps } pohyb
    [few] Jít, { $steps } pohyby
   *[other] Jít, { $steps } pohybů
}
dcb-do-stop = Zůstat tady
dcb-do-orient = Položit, způsob { $way }
dcb-do-axe-web = Přeseknout pavučinu
dcb-do-propose = Navrhnout konec
dcb-q-lay = { $card }: vyložit sem ({ $place })?
dcb-q-look-goal = Podívat se: { $goal }?
dcb-q-look-clan = Podívat se na klanovou kartu ({ $name })?
dcb-q-cave-in = Zával ({ $place })?
dcb-q-swap = Vyměnit si karty ({ $name })?
dcb-q-give = { $card }, komu: { $name }?
dcb-q-web = Pověsit pavučinu na tuto hranu?
dcb-q-send = { $card }, kam: { $place }?
dcb-q-summon = { $card }: { $place }?
dcb-q-step = Jít dál: { $place }?
dcb-q-discard = Odhodit toto?
dcb-q-propose-end = Navrhnout konec hry?
dcb-q-vote-end = Tvůj hlas
dcb-q-axe-web = Přeseknout pavučinu sekerou?
dcb-q-axe-monster = Tvoje sekera
dcb-q-end-move = Zůstat tady?
dcb-q-orient-goal = Položit cíl takto?
dcb-then-lay = { $moves ->
    [0] Tvůj trpaslík se hýbat nemůže.
   *[other] Potom se můžeš pohnout až o { $moves }.
} { $draws ->
    [0] Kartu si nedobereš: balíček je prázdný, nebo máš plný počet karet.
   *[other] Na konci tahu si dobereš jednu kartu.
}
dcb-then-look = Uvidíš to jen ty; všichni vidí, kam se díváš.
dcb-then-cave-in = { $nugget ->
    [yes] Karta zmizí natrvalo a její nuget se vrací do banku.
   *[no] Karta zmizí natrvalo.
}
dcb-then-swap = Dostaneš { $mine ->
    [one] { $mine } kartu
    [few] { $mine } karty
   *[other] { $mine } karet
}. { $name } jich dostane { $theirs } a { $draws ->
    [0] nedobere si: balíček je prázdný, nebo má plný počet karet
   *[other] jednu si dobere
}. Ty nedobíráš.
dcb-then-web =
    { $turns ->
        [one] Zavřeno pro všechny až na { $turns } tah, pokud ji nepřesekne sekera.
        [few] Zavřeno pro všechny až na { $turns } tahy, pokud ji nepřesekne sekera.
       *[other] Zavřeno pro všechny až na { $turns } tahů, pokud ji nepřesekne sekera.
    }
dcb-then-boots = { $name }: odteď v každém tahu pohyb { $moves }.
dcb-then-axe = { $name } s ní může přeseknout jednu pavučinu nebo porazit jednu nestvůru.
dcb-then-discard = { $draws ->
    [0] Kartu si nedobereš: balíček je prázdný, nebo máš plný počet karet.
    [one] Na konci tahu si dobereš { $draws } kartu.
    [few] Na konci tahu si dobereš { $draws } karty.
   *[other] Na konci tahu si dobereš { $draws } karet.
} Předtím pohyb: { $moves }.
dcb-then-hunt-nobody = { $moves ->
    [0] Nikoho tam nepotká.
    [one] { $moves } pohyb; nikoho nepotká.
    [few] { $moves } pohyby; nikoho nepotká.
   *[other] { $moves } pohybů; nikoho nepotká.
}
dcb-then-hunt = Koho potká: { $hits }. Následek: { $effect }.
dcb-then-hunt-axe = Koho potká: { $hits }. Následek: { $effect }, pokud ji dřív nezastaví sekera ({ $axes }).
dcb-hit-rat = ztráta náhodné karty a limit natrvalo o 1 nižší
dcb-hit-crawler = trpaslík leží a nemůže se hýbat až do konce svého příštího tahu
dcb-hit-goblin = ztráta nugetu
dcb-then-step = { $left ->
    [0] Potom už nezbývá žádný pohyb.
    [one] Potom zbývá { $left } pohyb.
    [few] Potom zbývají { $left } pohyby.
   *[other] Potom zbývá { $left } pohybů.
}
dcb-then-tolls = Cestou nebo v cíli: { $tolls }.
dcb-then-stop = { $draws ->
    [0] Tvůj tah končí, kartu si nedobereš.
    [one] Pohyb končí a dobereš si { $draws } kartu.
    [few] Pohyb končí a dobereš si { $draws } karty.
   *[other] Pohyb končí a dobereš si { $draws } karet.
} Nevyužité pohyby: { $left }.
dcb-then-strike = { $monster } se vrací do banku, než zaútočí; sekera je spotřebovaná.
dcb-then-hit-rat = Bez sekery ztratíš náhodnou kartu a limit ti natrvalo klesne o 1.
dcb-then-hit-crawler = Bez sekery tvůj trpaslík leží a nemůže se hýbat až do konce tvého příštího tahu.
dcb-then-hit-goblin = Bez sekery ztratíš nuget.
dcb-then-propose-end = Zeptáme se všech ostatních; jediné odmítnutí a hra pokračuje.
dcb-then-vote-end = Když souhlasí všichni, hra hned končí a platí jen zlato, které je už venku.
dcb-then-axe-web = Pavučina ztratí jednu stranu: z 2 je 1, z 1 nic. Sekera je spotřebovaná.
dcb-then-orient-goal = Takhle zůstane až do konce hry.
dcb-confirm-end = Souhlasíš s koncem hry?
dcb-confirm-no = Rozmyslet si to

## Konec

dcb-end = Poklady
dcb-end-close = Zavřít
dcb-end-wins = vítězí
dcb-end-out = { $gold ->
    [one] venku, { $gold } nuget
    [few] venku, { $gold } nugety
   *[other] venku, { $gold } nugetů
}
dcb-end-in = uvnitř: vrací { $gold }
dcb-end-nobody = nikdo pro něj nepracuje
dcb-end-saved = Vynesené zlato
dcb-end-rivals = Pracují proti němu ({ $clan })
dcb-end-treasure = Poklad
dcb-end-tie = Stejné poklady: rozhoduje první venku, { $name }.
dcb-end-tie-none = Stejné poklady a nikdo venku: nikdo nevítězí.
dcb-reason-cards = všechny karty jsou zahrané
dcb-reason-clan = všichni, kdo pracují pro jeden klan, jsou venku
dcb-reason-agreed = konec po dohodě
dcb-result = Poklady: modrý { $blue }, žlutý { $yellow }.
dcb-result-tie = Poklady jsou stejné, a tak rozhoduje, kdo byl venku první: { $name }.
