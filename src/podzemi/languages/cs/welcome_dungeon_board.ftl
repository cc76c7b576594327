### Vzhůru do podzemí: slova desky v prohlížeči.
### **Tučné** a šipku → kreslí deska. $who je „you“ nebo „other“.

wdb-board = Herní deska
wdb-bestiary = Bestiář
wdb-hp = { $hp ->
    [one] život
    [few] životy
   *[other] životů
}
wdb-hp-now = { $hp ->
    [one] život teď
    [few] životy teď
   *[other] životů teď
}
wdb-hp-of = Životy: { $hp }, na začátku výpravy { $entry }
wdb-hp-printed = { $hp } hrdinovy
wdb-kit = Výzbroj
wdb-in-play = ve hře
wdb-spent = použito
wdb-legal = lze zvolit
wdb-pencilled = zvoleno tužkou
wdb-given-up = { $who ->
    [you] obětuješ ty
   *[other] obětuje { $name }
}

## Co kartička dělá

wdb-effect-hp = +{ $amount } { $amount ->
    [one] život
    [few] životy
   *[other] životů
}
wdb-effect-defeat-up-to = Poráží sílu { $strength } a menší
wdb-effect-defeat-from = Poráží sílu { $strength } a větší
wdb-effect-defeat-even = Poráží sudou sílu
wdb-effect-defeat-kind = Poráží { $monster_acc }
wdb-effect-defeat-absorb = Poráží sílu { $strength } a menší a přičte ji k životům
wdb-effect-name-type = Poráží druh, který zvolíš
wdb-effect-may-defeat = Jednou: porazí kartu dle volby
wdb-effect-may-replace = Jednou: vymění kartu za jinou z balíčku
wdb-effect-pact = Poráží Démona a další kartu
wdb-effect-all-different = Úspěch, když nic nepřijde dvakrát
wdb-effect-revive = Jednou: návrat, životy: { $hp }

## Co stojí její oběť

wdb-loss-hp = obětuješ: životy { $from } → { $to }
wdb-loss-kinds = obětuješ: nic neporazí { $monsters_acc }
wdb-loss-nothing = obětuješ: stačí ostatní výzbroj
wdb-loss-name-type = obětuješ: nezvolíš druh
wdb-loss-may-defeat = obětuješ: žádný úder navíc
wdb-loss-may-replace = obětuješ: žádná výměna
wdb-loss-pact = obětuješ: žádná smlouva
wdb-loss-all-different = obětuješ: žádná jiná cesta ven
wdb-loss-revive = obětuješ: žádný druhý život

## Balíček, dobraná karta, podzemí

wdb-deck = Balíček nestvůr
wdb-deck-left = { $deck ->
    [0] Balíček je prázdný
    [one] v balíčku zbývá **{ $deck }** karta
    [few] v balíčku zbývají **{ $deck }** karty
   *[other] v balíčku zbývá **{ $deck }** karet
}
wdb-last-card = Poslední karta: kdo si ji dobere, půjde na výpravu.
wdb-last-card-you = Poslední karta: když si ji dobereš, půjdeš na výpravu.
wdb-draw-only = Dober si kartu.
wdb-hand = Dobraná karta
wdb-hand-how = Zvol podzemí a přidáš ji, nebo výzbroj a obětuješ ji.
wdb-only-you = Vidíš to jen ty
wdb-only-you-short = Jen ty
wdb-show = Ukázat
wdb-covered = Zakryto. Klávesou H nebo okem to zase uvidíš.
wdb-verdict-beaten = Poráží ji **{ $tile }**: na výpravě neublíží.
wdb-verdict-gain = Poráží ji **{ $tile }** a na výpravě přidá životy: **+{ $gain }**.
wdb-verdict-costs = Nic ve hře ji neporazí. **Na výpravě stojí životy: { $strength }.**
wdb-verdict-costs-name-type = Nic ve hře ji neporazí. **Na výpravě stojí životy: { $strength }**, ledaže na ni určíš { $tile_acc }.
wdb-verdict-costs-may-defeat = Nic ji neporazí samo. **Na výpravě stojí životy: { $strength }**, ledaže na ni padne { $tile }.
wdb-verdict-costs-may-replace = Nic ji neporazí samo. **Na výpravě stojí životy: { $strength }**, ledaže ji vymění { $tile }.
wdb-pass-sit-out = Zbytek kola nehraješ.
wdb-pass-left = { $left ->
    [one] V kole zůstává **jeden** hráč.
    [few] V kole zůstávají **{ $left }** hráči.
   *[other] V kole zůstává **{ $left }** hráčů.
}
wdb-pass-runs = Zbývá jen **{ $name }** a musí na výpravu.
wdb-you-are-out = Toto kolo už nehraješ.
wdb-dungeon = Podzemí
wdb-dungeon-label = Podzemí, { wd-count-cards }
wdb-dungeon-add = Podzemí, { wd-count-cards }: přidat dobranou kartu, lze zvolit
wdb-dungeon-grows = { $from } → { wd-count-cards }
wdb-dungeon-empty = Zatím prázdné. Kdo by šel teď, jen by prošel.
wdb-order-last_in_first_out = Bojuje se zleva: poslední přidaná jako první
wdb-order-first_in_first_out = Bojuje se zleva: první přidaná jako první
wdb-order-shuffled = Před výpravou se zamíchá: pořadí se ztratí
wdb-slot-back = Místo { $slot }, { $who ->
    [you] tvoje karta
   *[other] { $name }
}, lícem dolů
wdb-slot-known = Místo { $slot }, { $who ->
    [you] tvoje karta
   *[other] { $name }
}: { $monster }, síla { $strength }
wdb-slot-pencilled = Místo { $slot }, tužkou: dobraná karta
wdb-why-draw-first = Nejdřív si dober kartu.
wdb-why-not-now = Teď to nejde.

## Kdyby se šlo teď

wdb-ifrun = Když ostatní pasují a jdeš teď ty
wdb-from-what-you-know = podle toho, co víš
wdb-odds = šance na přežití asi **{ $percent } %**
wdb-forecast-beaten = { $monster } (místo { $slot }): porazí ho { $tile }
wdb-forecast-gain = { $monster } (místo { $slot }): porazí ho { $tile }, **životy { $from } → { $to }**
wdb-forecast-hurt = { $monster } (místo { $slot }): **životy { $from } → { $to }**
wdb-forecast-hurt-name = { $monster } (místo { $slot }): **životy { $from } → { $to }**, nebo ho zvol ({ $tile })
wdb-forecast-revived = { $monster } (místo { $slot }): zachrání tě lektvar, **životy { $from } → { $to }**
wdb-forecast-fatal = { $monster } (místo { $slot }): **životy { $from } → { $to }, smrt**
wdb-forecast-fatal-name = { $monster } (místo { $slot }): **životy { $from } → { $to }, smrt**, nebo ho zvol ({ $tile })
wdb-forecast-unknown = { $cards ->
    [one] { $cards } neznámá karta
    [few] { $cards } neznámé karty
   *[other] { $cards } neznámých karet
} z { $unseen } neviděných: síla { $min } až { $max }
wdb-forecast-all-known = Znáš každou kartu v podzemí.
wdb-forecast-empty = Podzemí je prázdné: výprava uspěje.

## Bestiář

wdb-bestiary-note = { $cards } karet: co víš
wdb-bestiary-note-public = { $cards } karet: co vědí všichni
wdb-col-kind = Druh
wdb-col-strength = Síla
wdb-col-strength-full = Síla
wdb-col-seen = Znáš
wdb-col-beaten = Porazí ho
wdb-seen-of = známo { $seen } z { $copies }
wdb-seen-hand = v ruce
wdb-seen-pile = v podzemí, místo { $slot }
wdb-seen-pile-somewhere = někde v podzemí
wdb-seen-aside = odloženo
wdb-seen-replaced = odstranila Proměna
wdb-beaten-by = porazí ho { $tiles }
wdb-costs = životy −{ $strength }
wdb-copies = { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } karet
}

## Hráči

wdb-aid-card = Pomocná karta
wdb-success-cards = Karty vítězství
wdb-aid = { $failures ->
    [0] bez úhony
    [one] { $failures } neúspěch
    [few] { $failures } neúspěchy
   *[other] { $failures } neúspěchů
}
wdb-successes = { $successes } z { $target }
wdb-aside = odloženo: { $tile }
wdb-aside-known = { $monster }: { $tile }
wdb-status-eliminated = mimo hru
wdb-status-runs = na výpravě
wdb-status-deciding = rozhoduje
wdb-status-next = další
wdb-status-in = ve hře
wdb-status-passed = pasuje
wdb-status-won = vítězství
wdb-status-watching = čeká

## Výprava

wdb-run-title = { $who ->
    [you] Na výpravě jsi ty: { $hero }
   *[other] Na výpravě je { $name }: { $hero }
}
wdb-run-entry = Na začátku životy: { $hp }
wdb-run-named = zvolený druh **{ $monster }** ({ $tile })
wdb-skip = Přeskočit (kterákoli klávesa)
wdb-card-place = { $number }. karta{ $who ->
    [none] { "" }
    [you] , tvoje
   *[other] , { $name }
}
wdb-card-back = lícem dolů
wdb-sign-rest = bez boje
wdb-sign-loss = −{ $hp } { $hp ->
    [one] život
    [few] životy
   *[other] životů
}
wdb-sign-gain = +{ $hp } { $hp ->
    [one] život
    [few] životy
   *[other] životů
}
wdb-cap-empty = Podzemí je prázdné.
wdb-cap-start = { $cards ->
    [one] Ve tmě čeká { $cards } karta.
    [few] Ve tmě čekají { $cards } karty.
   *[other] Ve tmě čeká { $cards } karet.
}
wdb-cap-named = { $who ->
    [you] Volíš: **{ $monster }**. A teď první karta.
   *[other] { $name } volí: **{ $monster }**. A teď první karta.
}
wdb-cap-turned = { $number }. karta z { $cards }: **{ $monster }**, síla { $strength }.
wdb-cap-replaced = { $number }. karta z { $cards }: Proměna, místo { $removed_gen } přichází **{ $monster }**, síla { $strength }.
wdb-cap-defeated = { $number }. karta z { $cards }: **{ $monster_acc }** poráží { $tile }. Životů pořád { $hp }.
wdb-cap-gain = { $number }. karta z { $cards }: **{ $monster_acc }** poráží { $tile }, životy +{ $gain }: teď { $hp }.
wdb-cap-hurt = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Nic ve hře ho neporazí, zbývá životů: { $hp }.
wdb-cap-revived = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Lektvar vrací hrdinu do boje, životy: { $hp }.
wdb-cap-down = { $number }. karta z { $cards }: **{ $monster }** sráží hrdinu, životy: { $hp }, ale výprava pokračuje.
wdb-cap-died = { $number }. karta z { $cards }: **{ $monster }** útočí silou { $strength }. Hrdina umírá.
wdb-end-success =
    { $who ->
        [you] **Výpravu přežíváš**, { $hp ->
            [one] zbývá ti { $hp } život
            [few] zbývají ti { $hp } životy
           *[other] zbývá ti { $hp } životů
        }.
       *[other] **{ $name } výpravu přežívá**, { $hp ->
            [one] zbývá { $hp } život
            [few] zbývají { $hp } životy
           *[other] zbývá { $hp } životů
        }.
    }
wdb-end-omnipotence = { $who ->
    [you] Žádné dvě nestvůry nejsou stejné: **díky Všemocnosti je tvoje výprava úspěšná.**
   *[other] Žádné dvě nestvůry nejsou stejné: **díky Všemocnosti má { $name } úspěch.**
}
wdb-end-failure = { $who ->
    [you] **Tvoje výprava končí neúspěchem.**
   *[other] **{ $name } na výpravě neuspěje.**
}

## Sekera a Proměna

wdb-do-add = Přidat { $monster_acc }
wdb-do-keep-axe = Nechat si sekeru
wdb-do-keep-polymorph = Nechat si Proměnu
wdb-use-axe = { $monster } padá. **Životů pořád { $hp }**, sekera je použitá.
wdb-use-polymorph = { $monster } zmizí, přijde vrchní karta balíčku ({ $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } karet
}): síla { $min } až { $max }.
wdb-keep-beaten = **{ $tile }** poráží { $monster_acc }: životů pořád { $hp }.
wdb-keep-hurt = { $monster } útočí: **životy { $from } → { $to }**.
wdb-keep-revived = { $monster } útočí, zachrání tě lektvar: **životy { $from } → { $to }**.
wdb-keep-fatal = { $monster } útočí: **životy { $from } → { $to }, hrdina zemře**.
wdb-keep-down = { $monster } útočí: **životy { $from } → { $to }**. Hrdina padne, ale výpravu může zachránit Všemocnost.
wdb-omnipotence-open = Všemocnost: zatím žádný druh nepřišel dvakrát.
wdb-omnipotence-lost = Všemocnost: jeden druh přišel dvakrát, už nepomůže.

## Konec kola a hry

wdb-verdict-title-success = Úspěch
wdb-verdict-title-aid = Neúspěch
wdb-verdict-title-eliminated = Vyřazení
wdb-verdict-success = { $who ->
    [you] Bereš si kartu vítězství: { $successes } z { $target }.
   *[other] { $name } si bere kartu vítězství: { $successes } z { $target }.
}
wdb-verdict-aid = { $who ->
    [you] Tvoje pomocná karta se otáčí na temnou stranu.
   *[other] { $name } otáčí pomocnou kartu na temnou stranu.
}
wdb-verdict-eliminated = { $who ->
    [you] Další neúspěch: vypadáváš ze hry.
   *[other] Další neúspěch: { $name } vypadává ze hry.
}
wdb-asides = Odloženo v tomto kole
wdb-hero-hp = životy { $hp }, s výzbrojí { $full }
wdb-wins = { $who ->
    [you] Vítězíš
   *[other] Vítězí { $name }
}
wdb-wins-by-successes = { $successes ->
    [one] { $successes } úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
}, { $round ->
    [one] { $round } kolo
    [few] { $round } kola
   *[other] { $round } kol
}
wdb-wins-by-last = ve hře už nikdo jiný není, { $round ->
    [one] { $round } kolo
    [few] { $round } kola
   *[other] { $round } kol
}

## Lišta s otázkou

wdb-crumb-round = { $round }. kolo
wdb-ask-place = Přidáš do podzemí { $monster_acc }, nebo obětuješ výzbroj?
wdb-ask-add-only = Přidej do podzemí { $monster_acc }: jiná volba není.
wdb-ask-axe = Použiješ Magickou sekeru na { $monster_acc }?
wdb-ask-replace = Použiješ Proměnu na { $monster_acc }?
wdb-watch = Výprava běží: sleduj, jak se otáčejí karty.
wdb-watch-how = Kliknutí nebo kterákoli klávesa ukáže konec.
wdb-mind-turn = { $last ->
    [yes] Je to poslední karta: když si ji dobereš, půjdeš na výpravu.
   *[no] Po dobrání karty už nelze pasovat.
}
wdb-mind-place = Tu kartu znáš jen ty. Která výzbroj zmizí, vidí všichni.
wdb-mind-forced = Povinný tah: karta se musí přidat.
wdb-mind-name = Padnou obě karty toho druhu. Zvol to, co jinak nic neporazí.
wdb-mind-hero = Volíš hrdinu a další kolo začínáš ty.
wdb-then-draw = Kartu uvidíš, pak ji přidáš, nebo obětuješ výzbroj.
wdb-then-add = { $known ->
    [0] V podzemí pak leží { wd-count-cards }.
   *[other] V podzemí pak leží { wd-count-cards }, z toho znáš { $known }.
} { $next ->
    [none] Nikdo další už nerozhoduje.
   *[other] Potom rozhoduje { $next }.
}
wdb-then-sacrifice-hp = Hrdinovy životy: { $from } → { $to }. Potom rozhoduje { $next }.
wdb-then-sacrifice-kinds = Nic pak neporazí { $monsters_acc }. Potom rozhoduje { $next }.
wdb-then-sacrifice = { $loss }. Potom rozhoduje { $next }.
wdb-then-name = Každého { $monster_acc } v podzemí porazí { $tile }.
wdb-then-hero = Životy { $hp }, s výzbrojí { $full }. Další kolo začínáš ty.
wdb-confirm-pass = Pasovat v tomto kole?
wdb-confirm-pass-left = Zbytek kola nehraješ; potom { $left ->
    [one] zbývá jeden hráč
    [few] zbývají { $left } hráči
   *[other] zbývá { $left } hráčů
}.
wdb-confirm-pass-runs = Zbytek kola nehraješ; potom zbývá jen { $name } a musí na výpravu.
wdb-confirm-pass-yes = Pasovat
wdb-confirm-pass-no = Zůstat ve hře
wdb-rounds = Kola: { $rounds }.
wdb-last-run = { $won ->
    [omnipotence] Poslední výprava: všechny nestvůry jsou různé a { $runner } uspěje díky Všemocnosti.
   *[other] Poslední výprava: { $runner } přežívá, životy: { $hp }.
}
wdb-last-fall = { $whose ->
    [own] Poslední výprava: { $runner } neuspěje. Rozhodla vlastní karta: { $monster }.
    [other] Poslední výprava: { $runner } neuspěje. Rozhodla karta { $monster }, kterou do podzemí přidává { $adder }.
   *[none] Poslední výprava: { $runner } neuspěje. Rozhodla karta { $monster }.
}
