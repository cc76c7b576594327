### Temná jaskyňa: doska v prehliadači.

dcb-board = Jaskyňa a tvoje karty
dcb-map = Mapa jaskyne
dcb-zoom = Priblíženie
dcb-closer = Bližšie
dcb-further = Ďalej
dcb-whole = Celá jaskyňa
dcb-mini = Malá mapa: pozrieť sa inam
dcb-side = Balíčky
dcb-beside = Čo sa volí vedľa mapy

## Mená a miesta

dcb-card-path = { $shape } { $feature }
dcb-card-monster = { $monster }, pohyb { $moves }
dcb-feature-lair = temný brloh
dcb-feature-ladder = rebrík
dcb-feature-bridge = drevený most
dcb-feature-tunnel = tunel
dcb-feature-vein = zlatá žila
dcb-feature-exit = východ
dcb-place-feature = { $place }, { $feature }
dcb-place-side = { $place }, { $side ->
    [N] severný okraj
    [E] východný okraj
    [S] južný okraj
   *[W] západný okraj
}
dcb-where-it-is = tam, kde stojí

## Mapa

dcb-card-at = { $place }: { $card }{ $nugget ->
    [yes] {", aj s nugetom"}
   *[no] {""}
}
dcb-goal-down = { $corner }, lícom dolu
dcb-goal-seen = { $corner }, lícom dolu; poznáš ho: { $goal }
dcb-odds = východ { $odds } %
dcb-cell-free = { $place }: voľné, { $ways ->
    [0] pre kartu
    [one] karta pasuje jedným spôsobom
    [few] karta pasuje { $ways } spôsobmi
   *[other] karta pasuje { $ways } spôsobmi
}
dcb-ways = { $ways ->
    [one] { $ways } spôsob
    [few] { $ways } spôsoby
   *[other] { $ways } spôsobov
}
dcb-misfit = { $place }: { $why }
dcb-reach = { $place }: { $cost ->
    [one] { $cost } pohyb
    [few] { $cost } pohyby
   *[other] { $cost } pohybov
}
dcb-reach-toll = { $place }: { $cost ->
    [one] { $cost } pohyb
    [few] { $cost } pohyby
   *[other] { $cost } pohybov
}; { $tolls }
dcb-minus = −{ $count }
dcb-hunt = { $monster }, cieľ: { $place }, { $moves ->
    [0] na mieste
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}{ $hits ->
    [0] {""}
    [one] {"; stretne jedného trpaslíka"}
   *[other] {"; stretne trpaslíkov: "}{ $hits }
}
dcb-web-at = Pavučina ({ $name }), zmizne o { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
}
dcb-edge-free = Medzi { $edge_ins }: sem možno zavesiť pavučinu
dcb-edge-strike = Medzi { $edge_ins }: preseknúť pavučinu
dcb-dwarf = Trpaslík ({ $name }), { $clan }{ $lying ->
    [yes] {", leží"}
   *[no] {""}
}
dcb-toll-cards = { $cards ->
    [one] most ti vezme náhodnú kartu
    [few] mosty ti vezmú { $cards } náhodné karty
   *[other] mosty ti vezmú { $cards } náhodných kariet
}
dcb-toll-limit = tvoj limit kariet sa pre most natrvalo zníži o { $limit }
dcb-toll-gold = { $gold ->
    [one] tunel berie nuget
    [few] tunely berú { $gold } nugety
   *[other] tunely berú { $gold } nugetov
}
dcb-toll-gold-none = tunel nič neberie, nemáš zlato
dcb-toll-monster = zaútočí { $monsters } a cesta sa končí
dcb-toll-goal = cieľ sa odkryje a cesta sa končí
dcb-toll-nugget = kto tu skončí, berie nuget a všetkým ukáže klanovú kartu
dcb-toll-exit = trpaslík je vonku
dcb-toll-exit-first = trpaslík je vonku ako prvý a ty uvidíš odložené klanové karty

## Karty v ruke

dcb-hand = Tvoje karty
dcb-uncover = Odkryť
dcb-hand-limit = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}, limit { $limit }
dcb-limit-title = Limit kariet v ruke
dcb-limit = limit { $limit }
dcb-limit-why = mosty { $bridges }, krysy { $rats }
dcb-held = { $cards }/{ $limit }
dcb-held-label = V ruke { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}, limit { $limit }
dcb-hand-card = { $card }, karta { $back }
dcb-card-covered = Zakrytá karta { $back }
dcb-hand-empty = Žiadne karty: tvoje ťahy sa preskakujú.
dcb-not-playable = Teraz pre ňu nie je miesto; možno ju odhodiť.
dcb-not-there = Tam ju zahrať nemožno.
dcb-discard = Odhodiť
dcb-discard-stop = Radšej hrať
dcb-turn = Otočiť
dcb-who = { $name }, { $clan }
dcb-way = Spôsob { $way }: { $goal }
dcb-hold = podrž a uvidíš svoju totožnosť
dcb-loyalty = { $role ->
    [saboteur] Sabotér: pracuješ pre { $clan }
   *[loyal] Verný trpaslík: pracuješ pre { $clan }
}

## Hráči

dcb-clan-card = Klanová karta
dcb-lying = leží
dcb-gold = { $gold ->
    [one] { $gold } nuget
    [few] { $gold } nugety
   *[other] { $gold } nugetov
}
dcb-backs = V ruke: I { $one }, II { $two }, III { $three }
dcb-status-out = vonku, zlato { $gold }
dcb-status-inside = ešte vnútri
dcb-status-decides = rozhoduje
dcb-status-turn = na ťahu
dcb-status-next = nasleduje
dcb-status-waits = čaká
dcb-status-lies = leží, bez pohybu
dcb-status-empty = bez kariet: vynecháva

## Balíčky a poznámky

dcb-piles = Balíčky
dcb-pile = Doberací balíček
dcb-pile-next = doberací balíček, ďalšia { $back }
dcb-pile-empty = doberací balíček je prázdny
dcb-pile-backs = V doberacom balíčku: I { $one }, II { $two }, III { $three }
dcb-discarded = odhodené
dcb-bank = bank
dcb-notes = Tvoje poznámky
dcb-private = len pre teba
dcb-covered = Zakryté. H odkryje.
dcb-notes-none = Zatiaľ nemáš žiadnu tajnú informáciu.
dcb-note-goal = Ťah { $turn }: pozeráš sa na { $corner } – { $goal }
dcb-note-clan = Ťah { $turn }: pozeráš sa na klanovú kartu ({ $name }) – { $role }, pracuje pre { $clan }
dcb-note-aside = Odložená klanová karta: { $clan }, { $role }
dcb-note-memory = Ťah { $turn }: odovzdávaš kartu { $card }; naposledy v ruke: { $name }
dcb-note-memory-gone = Ťah { $turn }: odovzdávaš kartu { $card }; teraz v odkladacej kôpke
dcb-note-looked-goal = Ťah { $turn }: { $name } sa pozerá na { $goal }
dcb-note-looked-clan = Ťah { $turn }: { $name } sa pozerá na klanovú kartu ({ $owner })
dcb-note-looked-you = Ťah { $turn }: { $name } sa pozerá na tvoju klanovú kartu
dcb-sums = Čo hovoria čísla
dcb-sums-note = Ráta sa len to, čo je isté, nie čo kto urobil alebo povedal. Zvoľ, čo si o kom myslíš: také by boli poklady, keby sa partia skončila teraz.
dcb-sums-none = To nie je možné: klanové karty to nedovoľujú.
dcb-col-player = Hráč
dcb-col-saboteur = Sabotér
dcb-col-guess = Domnienka
dcb-guess = Tvoja domnienka: { $name }
dcb-guess-open = neviem
dcb-col-chance = Šanca
dcb-col-blue = Modrý
dcb-col-yellow = Žltý
dcb-col-winner = Vyhráva
dcb-percent = { $percent } %
dcb-nobody = nikto

## Lišta s otázkou

dcb-crumb-turn = Ťah { $turn }
dcb-crumb-card = 1 karta
dcb-crumb-walk = 2 pohyb
dcb-crumb-draw = 3 doberanie
dcb-crumb-over = Hra sa skončila
dcb-ask-act = Zahraj kartu, alebo jednu či dve odhoď.
dcb-ask-card = { $card }: kam?
dcb-ask-swap_hands = S kým si vymeníš karty?
dcb-ask-boots = Komu dáš topánky?
dcb-ask-battle_axe = Komu dáš bojovú sekeru?
dcb-ask-secret_information = Tajné informácie: na čo sa pozrieš?
dcb-ask-place = Ktorá karta tam patrí?
dcb-ask-discard = Ktorú kartu alebo dve odhodíš?
dcb-ask-move = { $left ->
    [one] Kam pôjde tvoj trpaslík? Zostáva { $left } pohyb.
    [few] Kam pôjde tvoj trpaslík? Zostávajú { $left } pohyby.
   *[other] Kam pôjde tvoj trpaslík? Zostáva { $left } pohybov.
}
dcb-ask-axe = K tvojmu trpaslíkovi prichádza { $monster }. Použiješ sekeru?
dcb-ask-axe_entry = Na poli je { $monster }. Použiješ sekeru?
dcb-ask-orient = Odkrývaš cieľ: { $goal }. Ako má ležať?
dcb-ask-vote = { $name } navrhuje hru ukončiť. Súhlasíš?
dcb-mind-act = { $stuck ->
    [yes] Vyber kartu alebo miesto. Tvoj trpaslík sa v tomto ťahu nesmie hýbať.
   *[no] Vyber kartu alebo miesto. Čísla ukazujú, kam potom dôjdeš (pohyb { $moves }).
}
dcb-mind-path = Rohy značia, kam pasuje; „2 spôsoby“: možno ju otočiť.
dcb-mind-secret_information = Cieľ na mape, alebo klanová karta hráča. Uvidíš ju len ty.
dcb-mind-cave_in = Karta cesty bez figúrok zmizne.
dcb-mind-swap_hands = Vymeníte si všetky karty; doberá druhý hráč namiesto teba.
dcb-mind-cobweb = Vyber otvorenú hranu; nikto neprejde až do začiatku tvojho druhého ťahu od tejto chvíle.
dcb-mind-boots = O pohyb viac v každom ťahu, pre teba alebo pre niekoho iného.
dcb-mind-battle_axe = Pre teba alebo pre niekoho iného; pomôže, až keď leží na stole.
dcb-mind-lair = Vyber brloh, kde sa objaví, a potom kam pôjde.
dcb-mind-hunt = Zastaví sa pri prvom trpaslíkovi. Červené: niekoho stretne.
dcb-mind-move = Vyber ktorékoľvek pole v dosahu; číslo je cena v pohyboch.
dcb-mind-orient = Vyber jeden z dvoch spôsobov vedľa mapy.
dcb-mind-vote = Hra sa končí, len keď súhlasia všetci.
dcb-do-lay = Vyložiť kartu
dcb-do-play = { $card }
dcb-do-send = Poslať: { $monster }
dcb-do-stay = { $monster } zostáva
dcb-do-discard = { $cards ->
    [one] Odhodiť { $cards } kartu
    [few] Odhodiť { $cards } karty
   *[other] Odhodiť { $cards } kariet
}
dcb-do-accept = Súhlasím
dcb-do-refuse = Hráme ďalej
dcb-do-strike = Použiť sekeru
dcb-do-keep = Nechať si sekeru
dcb-do-walk = { $steps ->
    [one] Ísť, { $steps } pohyb
    [few] Ísť, { $steps } pohyby
   *[other] Ísť, { $steps } pohybov
}
dcb-do-stop = Zostať tu
dcb-do-orient = Položiť, spôsob { $way }
dcb-do-axe-web = Preseknúť pavučinu
dcb-do-propose = Navrhnúť koniec
dcb-q-lay = { $card }: vyložiť sem ({ $place })?
dcb-q-look-goal = Pozrieť sa: { $goal }?
dcb-q-look-clan = Pozrieť sa na klanovú kartu ({ $name })?
dcb-q-cave-in = Zával ({ $place })?
dcb-q-swap = Vymeniť si karty ({ $name })?
dcb-q-give = { $card }, komu: { $name }?
dcb-q-web = Zavesiť pavučinu na túto hranu?
dcb-q-send = { $card }, kam: { $place }?
dcb-q-summon = { $card }: { $place }?
dcb-q-step = Ísť ďalej: { $place }?
dcb-q-discard = Odhodiť toto?
dcb-q-propose-end = Navrhnúť koniec hry?
dcb-q-vote-end = Tvoj hlas
dcb-q-axe-web = Preseknúť pavučinu sekerou?
dcb-q-axe-monster = Tvoja sekera
dcb-q-end-move = Zostať tu?
dcb-q-orient-goal = Položiť cieľ takto?
dcb-then-lay = { $moves ->
    [0] Tvoj trpaslík sa hýbať nemôže.
   *[other] Potom sa môžeš pohnúť až o { $moves }.
} { $draws ->
    [0] Kartu si nedoberieš: balíček je prázdny, alebo máš plný počet kariet.
   *[other] Na konci ťahu si doberieš jednu kartu.
}
dcb-then-look = Uvidíš to len ty; všetci vidia, kam sa pozeráš.
dcb-then-cave-in = { $nugget ->
    [yes] Karta zmizne natrvalo a jej nuget sa vracia do banku.
   *[no] Karta zmizne natrvalo.
}
dcb-then-swap = Dostaneš { $mine ->
    [one] { $mine } kartu
    [few] { $mine } karty
   *[other] { $mine } kariet
}. { $name } ich dostane { $theirs } a { $draws ->
    [0] nedoberie si: balíček je prázdny, alebo má plný počet kariet
   *[other] jednu si doberie
}. Ty nedoberáš.
dcb-then-web =
    { $turns ->
        [one] Zatvorené pre všetkých až na { $turns } ťah, ak ju nepresekne sekera.
        [few] Zatvorené pre všetkých až na { $turns } ťahy, ak ju nepresekne sekera.
       *[other] Zatvorené pre všetkých až na { $turns } ťahov, ak ju nepresekne sekera.
    }
dcb-then-boots = { $name }: odteraz v každom ťahu pohyb { $moves }.
dcb-then-axe = { $name } s ňou môže preseknúť jednu pavučinu alebo poraziť jedného netvora.
dcb-then-discard = { $draws ->
    [0] Kartu si nedoberieš: balíček je prázdny, alebo máš plný počet kariet.
    [one] Na konci ťahu si doberieš { $draws } kartu.
    [few] Na konci ťahu si doberieš { $draws } karty.
   *[other] Na konci ťahu si doberieš { $draws } kariet.
} Predtým pohyb: { $moves }.
dcb-then-hunt-nobody = { $moves ->
    [0] Nikoho tam nestretne.
    [one] { $moves } pohyb; nikoho nestretne.
    [few] { $moves } pohyby; nikoho nestretne.
   *[other] { $moves } pohybov; nikoho nestretne.
}
dcb-then-hunt = Koho stretne: { $hits }. Následok: { $effect }.
dcb-then-hunt-axe = Koho stretne: { $hits }. Následok: { $effect }, ak netvora skôr nezastaví sekera ({ $axes }).
dcb-hit-rat = strata náhodnej karty a limit natrvalo o 1 nižší
dcb-hit-crawler = trpaslík leží a nemôže sa hýbať až do konca svojho ďalšieho ťahu
dcb-hit-goblin = strata nugetu
dcb-then-step = { $left ->
    [0] Potom už nezostáva žiadny pohyb.
    [one] Potom zostáva { $left } pohyb.
    [few] Potom zostávajú { $left } pohyby.
   *[other] Potom zostáva { $left } pohybov.
}
dcb-then-tolls = Cestou alebo v cieli: { $tolls }.
dcb-then-stop = { $draws ->
    [0] Tvoj ťah sa končí, kartu si nedoberieš.
    [one] Pohyb sa končí a doberieš si { $draws } kartu.
    [few] Pohyb sa končí a doberieš si { $draws } karty.
   *[other] Pohyb sa končí a doberieš si { $draws } kariet.
} Nevyužité pohyby: { $left }.
dcb-then-strike = { $monster } sa vracia do banku, skôr než zaútočí; sekera je spotrebovaná.
dcb-then-hit-rat = Bez sekery stratíš náhodnú kartu a limit ti natrvalo klesne o 1.
dcb-then-hit-crawler = Bez sekery tvoj trpaslík leží a nemôže sa hýbať až do konca tvojho ďalšieho ťahu.
dcb-then-hit-goblin = Bez sekery stratíš nuget.
dcb-then-propose-end = Spýtame sa všetkých ostatných; jediné odmietnutie a hra pokračuje.
dcb-then-vote-end = Keď súhlasia všetci, hra sa hneď končí a platí len zlato, ktoré je už vonku.
dcb-then-axe-web = Pavučina stratí jednu stranu: z 2 je 1, z 1 nič. Sekera je spotrebovaná.
dcb-then-orient-goal = Takto zostane až do konca hry.
dcb-confirm-end = Súhlasíš s koncom hry?
dcb-confirm-no = Rozmyslieť si to

## Koniec

dcb-end = Poklady
dcb-end-close = Zavrieť
dcb-end-wins = víťazí
dcb-end-out = { $gold ->
    [one] vonku, { $gold } nuget
    [few] vonku, { $gold } nugety
   *[other] vonku, { $gold } nugetov
}
dcb-end-in = vnútri: vracia { $gold }
dcb-end-nobody = nikto preň nepracuje
dcb-end-saved = Vynesené zlato
dcb-end-rivals = Pracujú proti nemu ({ $clan })
dcb-end-treasure = Poklad
dcb-end-tie = Rovnaké poklady: rozhoduje prvý vonku, { $name }.
dcb-end-tie-none = Rovnaké poklady a nikto vonku: nikto nevíťazí.
dcb-reason-cards = všetky karty sú zahrané
dcb-reason-clan = všetci, čo pracujú pre jeden klan, sú vonku
dcb-reason-agreed = koniec po dohode
dcb-result = Poklady: modrý { $blue }, žltý { $yellow }.
dcb-result-tie = Poklady sú rovnaké, a tak rozhoduje, kto bol vonku prvý: { $name }.
