### Hor sa do podzemia: slová dosky v prehliadači.
### **Tučné** a šípku → kreslí doska. $who je „you“ alebo „other“.

wdb-board = Herná doska
wdb-bestiary = Bestiár
wdb-hp = { $hp ->
    [one] život
    [few] životy
   *[other] životov
}
wdb-hp-now = { $hp ->
    [one] život teraz
    [few] životy teraz
   *[other] životov teraz
}
wdb-hp-of = Životy: { $hp }, na začiatku výpravy { $entry }
wdb-hp-printed = { $hp } hrdinove
wdb-kit = Výzbroj
wdb-in-play = v hre
wdb-spent = použité
wdb-legal = dá sa zvoliť
wdb-pencilled = zvolené ceruzkou
wdb-given-up = { $who ->
    [you] obetuješ ty
   *[other] obetuje { $name }
}

## Čo kartička robí

wdb-effect-hp = +{ $amount } { $amount ->
    [one] život
    [few] životy
   *[other] životov
}
wdb-effect-defeat-up-to = Poráža silu { $strength } a menšiu
wdb-effect-defeat-from = Poráža silu { $strength } a väčšiu
wdb-effect-defeat-even = Poráža párnu silu
wdb-effect-defeat-kind = Poráža { $monster_acc }
wdb-effect-defeat-absorb = Poráža silu { $strength } a menšiu a pripočíta ju k životom
wdb-effect-name-type = Poráža druh, ktorý zvolíš
wdb-effect-may-defeat = Raz: porazí kartu podľa voľby
wdb-effect-may-replace = Raz: vymení kartu za inú z balíčka
wdb-effect-pact = Poráža Démona a ďalšiu kartu
wdb-effect-all-different = Úspech, keď nič nepríde dvakrát
wdb-effect-revive = Raz: návrat, životy: { $hp }

## Čo stojí jej obeta

wdb-loss-hp = obetuješ: životy { $from } → { $to }
wdb-loss-kinds = obetuješ: nič neporazí { $monsters_acc }
wdb-loss-nothing = obetuješ: stačí ostatná výzbroj
wdb-loss-name-type = obetuješ: nezvolíš druh
wdb-loss-may-defeat = obetuješ: žiadny úder navyše
wdb-loss-may-replace = obetuješ: žiadna výmena
wdb-loss-pact = obetuješ: žiadna zmluva
wdb-loss-all-different = obetuješ: žiadna iná cesta von
wdb-loss-revive = obetuješ: žiadny druhý život

## Balíček, potiahnutá karta, podzemie

wdb-deck = Balíček príšer
wdb-deck-left = { $deck ->
    [0] Balíček je prázdny
    [one] v balíčku zostáva **{ $deck }** karta
    [few] v balíčku zostávajú **{ $deck }** karty
   *[other] v balíčku zostáva **{ $deck }** kariet
}
wdb-last-card = Posledná karta: kto ju potiahne, pôjde na výpravu.
wdb-last-card-you = Posledná karta: ak ju potiahneš, pôjdeš na výpravu.
wdb-draw-only = Potiahni kartu.
wdb-hand = Potiahnutá karta
wdb-hand-how = Zvoľ podzemie a pridáš ju, alebo výzbroj a obetuješ ju.
wdb-only-you = Vidíš to len ty
wdb-only-you-short = Len ty
wdb-show = Ukázať
wdb-covered = Zakryté. Klávesom H alebo okom to znova uvidíš.
wdb-verdict-beaten = Poráža ju **{ $tile }**: na výprave neublíži.
wdb-verdict-gain = Poráža ju **{ $tile }** a na výprave pridá životy: **+{ $gain }**.
wdb-verdict-costs = Nič v hre ju neporazí. **Na výprave stojí životy: { $strength }.**
wdb-verdict-costs-name-type = Nič v hre ju neporazí. **Na výprave stojí životy: { $strength }**, ibaže na ňu určíš { $tile_acc }.
wdb-verdict-costs-may-defeat = Nič ju neporazí samo. **Na výprave stojí životy: { $strength }**, ibaže na ňu dopadne { $tile }.
wdb-verdict-costs-may-replace = Nič ju neporazí samo. **Na výprave stojí životy: { $strength }**, ibaže ju vymení { $tile }.
wdb-pass-sit-out = Zvyšok kola nehráš.
wdb-pass-left = { $left ->
    [one] V kole zostáva **jeden** hráč.
    [few] V kole zostávajú **{ $left }** hráči.
   *[other] V kole zostáva **{ $left }** hráčov.
}
wdb-pass-runs = Zostáva iba **{ $name }** a musí na výpravu.
wdb-you-are-out = Toto kolo už nehráš.
wdb-dungeon = Podzemie
wdb-dungeon-label = Podzemie, { wd-count-cards }
wdb-dungeon-add = Podzemie, { wd-count-cards }: pridať potiahnutú kartu, dá sa zvoliť
wdb-dungeon-grows = { $from } → { wd-count-cards }
wdb-dungeon-empty = Zatiaľ prázdne. Kto by išiel teraz, len by prešiel.
wdb-order-last_in_first_out = Bojuje sa zľava: posledná pridaná ako prvá
wdb-order-first_in_first_out = Bojuje sa zľava: prvá pridaná ako prvá
wdb-order-shuffled = Pred výpravou sa zamieša: poradie sa stratí
wdb-slot-back = Miesto { $slot }, { $who ->
    [you] tvoja karta
   *[other] { $name }
}, lícom nadol
wdb-slot-known = Miesto { $slot }, { $who ->
    [you] tvoja karta
   *[other] { $name }
}: { $monster }, sila { $strength }
wdb-slot-pencilled = Miesto { $slot }, ceruzkou: potiahnutá karta
wdb-why-draw-first = Najprv potiahni kartu.
wdb-why-not-now = Teraz sa to nedá.

## Keby sa išlo teraz

wdb-ifrun = Keď ostatní pasujú a ideš teraz ty
wdb-from-what-you-know = podľa toho, čo vieš
wdb-odds = šanca na prežitie asi **{ $percent } %**
wdb-forecast-beaten = { $monster } (miesto { $slot }): porazí ho { $tile }
wdb-forecast-gain = { $monster } (miesto { $slot }): porazí ho { $tile }, **životy { $from } → { $to }**
wdb-forecast-hurt = { $monster } (miesto { $slot }): **životy { $from } → { $to }**
wdb-forecast-hurt-name = { $monster } (miesto { $slot }): **životy { $from } → { $to }**, alebo ho zvoľ ({ $tile })
wdb-forecast-revived = { $monster } (miesto { $slot }): zachráni ťa elixír, **životy { $from } → { $to }**
wdb-forecast-fatal = { $monster } (miesto { $slot }): **životy { $from } → { $to }, smrť**
wdb-forecast-fatal-name = { $monster } (miesto { $slot }): **životy { $from } → { $to }, smrť**, alebo ho zvoľ ({ $tile })
wdb-forecast-unknown = { $cards ->
    [one] { $cards } neznáma karta
    [few] { $cards } neznáme karty
   *[other] { $cards } neznámych kariet
} z { $unseen } nevidených: sila { $min } až { $max }
wdb-forecast-all-known = Poznáš každú kartu v podzemí.
wdb-forecast-empty = Podzemie je prázdne: výprava uspeje.

## Bestiár

wdb-bestiary-note = { $cards } kariet: čo vieš
wdb-bestiary-note-public = { $cards } kariet: čo vedia všetci
wdb-col-kind = Druh
wdb-col-strength = Sila
wdb-col-strength-full = Sila
wdb-col-seen = Poznáš
wdb-col-beaten = Porazí ho
wdb-seen-of = známe { $seen } z { $copies }
wdb-seen-hand = v ruke
wdb-seen-pile = v podzemí, miesto { $slot }
wdb-seen-pile-somewhere = niekde v podzemí
wdb-seen-aside = odložené
wdb-seen-replaced = odstránila Premena
wdb-beaten-by = porazí ho { $tiles }
wdb-costs = životy −{ $strength }
wdb-copies = { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } kariet
}

## Hráči

wdb-aid-card = Pomocná karta
wdb-success-cards = Karty víťazstva
wdb-aid = { $failures ->
    [0] bez ujmy
    [one] { $failures } neúspech
    [few] { $failures } neúspechy
   *[other] { $failures } neúspechov
}
wdb-successes = { $successes } z { $target }
wdb-aside = odložené: { $tile }
wdb-aside-known = { $monster }: { $tile }
wdb-status-eliminated = mimo hry
wdb-status-runs = na výprave
wdb-status-deciding = rozhoduje
wdb-status-next = potom
wdb-status-in = v hre
wdb-status-passed = pasuje
wdb-status-won = víťazstvo
wdb-status-watching = čaká

## Výprava

wdb-run-title = { $who ->
    [you] Na výprave si ty: { $hero }
   *[other] Na výprave je { $name }: { $hero }
}
wdb-run-entry = Na začiatku životy: { $hp }
wdb-run-named = zvolený druh **{ $monster }** ({ $tile })
wdb-skip = Preskočiť (ktorýkoľvek kláves)
wdb-card-place = { $number }. karta{ $who ->
    [none] { "" }
    [you] , tvoja
   *[other] , { $name }
}
wdb-card-back = lícom nadol
wdb-sign-rest = bez boja
wdb-sign-loss = −{ $hp } { $hp ->
    [one] život
    [few] životy
   *[other] životov
}
wdb-sign-gain = +{ $hp } { $hp ->
    [one] život
    [few] životy
   *[other] životov
}
wdb-cap-empty = Podzemie je prázdne.
wdb-cap-start = { $cards ->
    [one] V tme čaká { $cards } karta.
    [few] V tme čakajú { $cards } karty.
   *[other] V tme čaká { $cards } kariet.
}
wdb-cap-named = { $who ->
    [you] Volíš: **{ $monster }**. A teraz prvá karta.
   *[other] { $name } volí: **{ $monster }**. A teraz prvá karta.
}
wdb-cap-turned = { $number }. karta z { $cards }: **{ $monster }**, sila { $strength }.
wdb-cap-replaced = { $number }. karta z { $cards }: Premena, namiesto { $removed_gen } prichádza **{ $monster }**, sila { $strength }.
wdb-cap-defeated = { $number }. karta z { $cards }: **{ $monster_acc }** poráža { $tile }. Životov stále { $hp }.
wdb-cap-gain = { $number }. karta z { $cards }: **{ $monster_acc }** poráža { $tile }, životy +{ $gain }: teraz { $hp }.
wdb-cap-hurt = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Nič v hre ho neporazí, zostáva životov: { $hp }.
wdb-cap-revived = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Elixír vracia hrdinu do boja, životy: { $hp }.
wdb-cap-down = { $number }. karta z { $cards }: **{ $monster }** zráža hrdinu, životy: { $hp }, ale výprava pokračuje.
wdb-cap-died = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Hrdina umiera.
wdb-end-success =
    { $who ->
        [you] **Výpravu prežívaš**, { $hp ->
            [one] zostáva ti { $hp } život
            [few] zostávajú ti { $hp } životy
           *[other] zostáva ti { $hp } životov
        }.
       *[other] **{ $name } výpravu prežíva**, { $hp ->
            [one] zostáva { $hp } život
            [few] zostávajú { $hp } životy
           *[other] zostáva { $hp } životov
        }.
    }
wdb-end-omnipotence = { $who ->
    [you] Nijaké dve príšery nie sú rovnaké: **vďaka Všemohúcnosti je tvoja výprava úspešná.**
   *[other] Nijaké dve príšery nie sú rovnaké: **vďaka Všemohúcnosti má { $name } úspech.**
}
wdb-end-failure = { $who ->
    [you] **Tvoja výprava sa končí neúspechom.**
   *[other] **{ $name } na výprave neuspeje.**
}

## Sekera a Premena

wdb-do-add = Pridať { $monster_acc }
wdb-do-keep-axe = Nechať si sekeru
wdb-do-keep-polymorph = Nechať si Premenu
wdb-use-axe = { $monster } padá. **Životov stále { $hp }**, sekera je použitá.
wdb-use-polymorph = { $monster } zmizne, príde vrchná karta balíčka ({ $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } kariet
}): sila { $min } až { $max }.
wdb-keep-beaten = **{ $tile }** poráža { $monster_acc }: životov stále { $hp }.
wdb-keep-hurt = { $monster } útočí: **životy { $from } → { $to }**.
wdb-keep-revived = { $monster } útočí, zachráni ťa elixír: **životy { $from } → { $to }**.
wdb-keep-fatal = { $monster } útočí: **životy { $from } → { $to }, hrdina zomrie**.
wdb-keep-down = { $monster } útočí: **životy { $from } → { $to }**. Hrdina padne, ale výpravu môže zachrániť Všemohúcnosť.
wdb-omnipotence-open = Všemohúcnosť: zatiaľ žiadny druh neprišiel dvakrát.
wdb-omnipotence-lost = Všemohúcnosť: jeden druh prišiel dvakrát, už nepomôže.

## Koniec kola a hry

wdb-verdict-title-success = Úspech
wdb-verdict-title-aid = Neúspech
wdb-verdict-title-eliminated = Vyradenie
wdb-verdict-success = { $who ->
    [you] Berieš si kartu víťazstva: { $successes } z { $target }.
   *[other] { $name } si berie kartu víťazstva: { $successes } z { $target }.
}
wdb-verdict-aid = { $who ->
    [you] Tvoja pomocná karta sa otáča na temnú stranu.
   *[other] { $name } otáča pomocnú kartu na temnú stranu.
}
wdb-verdict-eliminated = { $who ->
    [you] Ďalší neúspech: vypadávaš z hry.
   *[other] Ďalší neúspech: { $name } vypadáva z hry.
}
wdb-asides = Odložené v tomto kole
wdb-hero-hp = životy { $hp }, s výzbrojou { $full }
wdb-wins = { $who ->
    [you] Víťazíš
   *[other] Víťazí { $name }
}
wdb-wins-by-successes = { $successes ->
    [one] { $successes } úspech
    [few] { $successes } úspechy
   *[other] { $successes } úspechov
}, { $round ->
    [one] { $round } kolo
    [few] { $round } kolá
   *[other] { $round } kôl
}
wdb-wins-by-last = v hre už nikto iný nie je, { $round ->
    [one] { $round } kolo
    [few] { $round } kolá
   *[other] { $round } kôl
}

## Lišta s otázkou

wdb-crumb-round = { $round }. kolo
wdb-ask-place = Pridáš do podzemia { $monster_acc }, alebo obetuješ výzbroj?
wdb-ask-add-only = Pridaj do podzemia { $monster_acc }: iná voľba nie je.
wdb-ask-axe = Použiješ Magickú sekeru na { $monster_acc }?
wdb-ask-replace = Použiješ Premenu na { $monster_acc }?
wdb-watch = Výprava beží: sleduj, ako sa otáčajú karty.
wdb-watch-how = Kliknutie alebo ktorýkoľvek kláves ukáže koniec.
wdb-mind-turn = { $last ->
    [yes] Je to posledná karta: ak ju potiahneš, pôjdeš na výpravu.
   *[no] Po potiahnutí karty sa už nedá pasovať.
}
wdb-mind-place = Tú kartu poznáš len ty. Ktorá výzbroj zmizne, vidia všetci.
wdb-mind-forced = Povinný ťah: karta sa musí pridať.
wdb-mind-name = Padnú obe karty toho druhu. Zvoľ to, čo inak nič neporazí.
wdb-mind-hero = Volíš hrdinu a ďalšie kolo začínaš ty.
wdb-then-draw = Kartu uvidíš, potom ju pridáš, alebo obetuješ výzbroj.
wdb-then-add = { $known ->
    [0] V podzemí potom: { wd-count-cards }.
   *[other] V podzemí potom: { wd-count-cards }, z toho poznáš { $known }.
} { $next ->
    [none] Nikto ďalší už nerozhoduje.
   *[other] Potom rozhoduje { $next }.
}
wdb-then-sacrifice-hp = Hrdinove životy: { $from } → { $to }. Potom rozhoduje { $next }.
wdb-then-sacrifice-kinds = Nič potom neporazí { $monsters_acc }. Potom rozhoduje { $next }.
wdb-then-sacrifice = { $loss }. Potom rozhoduje { $next }.
wdb-then-name = Každého { $monster_acc } v podzemí porazí { $tile }.
wdb-then-hero = Životy { $hp }, s výzbrojou { $full }. Ďalšie kolo začínaš ty.
wdb-confirm-pass = Pasovať v tomto kole?
wdb-confirm-pass-left = Zvyšok kola nehráš; potom { $left ->
    [one] zostáva jeden hráč
    [few] zostávajú { $left } hráči
   *[other] zostáva { $left } hráčov
}.
wdb-confirm-pass-runs = Zvyšok kola nehráš; potom zostáva iba { $name } a musí na výpravu.
wdb-confirm-pass-yes = Pasovať
wdb-confirm-pass-no = Zostať v hre
wdb-rounds = Kolá: { $rounds }.
wdb-last-run = { $won ->
    [omnipotence] Posledná výprava: všetky príšery sú rôzne a { $runner } uspeje vďaka Všemohúcnosti.
   *[other] Posledná výprava: { $runner } prežíva, životy: { $hp }.
}
wdb-last-fall = { $whose ->
    [own] Posledná výprava: { $runner } neuspeje. Rozhodla vlastná karta: { $monster }.
    [other] Posledná výprava: { $runner } neuspeje. Rozhodla karta { $monster }, ktorú do podzemia pridáva { $adder }.
   *[none] Posledná výprava: { $runner } neuspeje. Rozhodla karta { $monster }.
}
