### Hor sa do podzemia: mená, pravidlá, čo sa deje a čo možno urobiť.

wd-title = Hor sa do podzemia

wd-monster-goblin = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinom
wd-monster-skeleton = Kostlivec
    .gen = Kostlivca
    .dat = Kostlivcovi
    .acc = Kostlivca
    .loc = Kostlivcovi
    .ins = Kostlivcom
wd-monster-orc = Ork
    .gen = Orka
    .dat = Orkovi
    .acc = Orka
    .loc = Orkovi
    .ins = Orkom
wd-monster-vampire = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírom
wd-monster-golem = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemom
wd-monster-lich = Kostej
    .gen = Kosteja
    .dat = Kostejovi
    .acc = Kosteja
    .loc = Kostejovi
    .ins = Kostejom
wd-monster-demon = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonom
wd-monster-dragon = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakom

wd-hero-knight = Rytier
    .gen = Rytiera
    .dat = Rytierovi
    .acc = Rytiera
    .loc = Rytierovi
    .ins = Rytierom
wd-hero-barbarian = Barbar
    .gen = Barbara
    .dat = Barbarovi
    .acc = Barbara
    .loc = Barbarovi
    .ins = Barbarom
wd-hero-mage = Čarodejník
    .gen = Čarodejníka
    .dat = Čarodejníkovi
    .acc = Čarodejníka
    .loc = Čarodejníkovi
    .ins = Čarodejníkom
wd-hero-rogue = Zlodejka
    .gen = Zlodejky
    .dat = Zlodejke
    .acc = Zlodejku
    .loc = Zlodejke
    .ins = Zlodejkou

wd-tile-plate_armor = Plátová zbroj
    .gen = Plátovej zbroje
    .dat = Plátovej zbroji
    .acc = Plátovú zbroj
    .loc = Plátovej zbroji
    .ins = Plátovou zbrojou
wd-tile-knight_shield = Veľký štít
    .gen = Veľkého štítu
    .dat = Veľkému štítu
    .acc = Veľký štít
    .loc = Veľkom štíte
    .ins = Veľkým štítom
wd-tile-vorpal_sword = Magický meč
    .gen = Magického meča
    .dat = Magickému meču
    .acc = Magický meč
    .loc = Magickom meči
    .ins = Magickým mečom
wd-tile-dragon_spear = Dračia kopija
    .gen = Dračej kopije
    .dat = Dračej kopiji
    .acc = Dračiu kopiju
    .loc = Dračej kopiji
    .ins = Dračou kopijou
wd-tile-knight_grail = Svätý grál
    .gen = Svätého grálu
    .dat = Svätému grálu
    .acc = Svätý grál
    .loc = Svätom gráli
    .ins = Svätým grálom
wd-tile-knight_torch = Fakľa
    .gen = Fakle
    .dat = Fakli
    .acc = Fakľu
    .loc = Fakli
    .ins = Fakľou
wd-tile-chainmail = Šupinová zbroj
    .gen = Šupinovej zbroje
    .dat = Šupinovej zbroji
    .acc = Šupinovú zbroj
    .loc = Šupinovej zbroji
    .ins = Šupinovou zbrojou
wd-tile-leather_shield = Barbarský štít
    .gen = Barbarského štítu
    .dat = Barbarskému štítu
    .acc = Barbarský štít
    .loc = Barbarskom štíte
    .ins = Barbarským štítom
wd-tile-vorpal_axe = Magická sekera
    .gen = Magickej sekery
    .dat = Magickej sekere
    .acc = Magickú sekeru
    .loc = Magickej sekere
    .ins = Magickou sekerou
wd-tile-war_hammer = Vojnové kladivo
    .gen = Vojnového kladiva
    .dat = Vojnovému kladivu
    .acc = Vojnové kladivo
    .loc = Vojnovom kladive
    .ins = Vojnovým kladivom
wd-tile-barbarian_torch = Fakľa
    .gen = Fakle
    .dat = Fakli
    .acc = Fakľu
    .loc = Fakli
    .ins = Fakľou
wd-tile-barbarian_potion = Elixír vzkriesenia
    .gen = Elixíru vzkriesenia
    .dat = Elixíru vzkriesenia
    .acc = Elixír vzkriesenia
    .loc = Elixíre vzkriesenia
    .ins = Elixírom vzkriesenia
wd-tile-wall_of_fire = Ohnivá stena
    .gen = Ohnivej steny
    .dat = Ohnivej stene
    .acc = Ohnivú stenu
    .loc = Ohnivej stene
    .ins = Ohnivou stenou
wd-tile-bracelet = Ochranný náramok
    .gen = Ochranného náramku
    .dat = Ochrannému náramku
    .acc = Ochranný náramok
    .loc = Ochrannom náramku
    .ins = Ochranným náramkom
wd-tile-mage_grail = Svätý grál
    .gen = Svätého grálu
    .dat = Svätému grálu
    .acc = Svätý grál
    .loc = Svätom gráli
    .ins = Svätým grálom
wd-tile-polymorph = Premena
    .gen = Premeny
    .dat = Premene
    .acc = Premenu
    .loc = Premene
    .ins = Premenou
wd-tile-demonic_pact = Zmluva s démonom
    .gen = Zmluvy s démonom
    .dat = Zmluve s démonom
    .acc = Zmluvu s démonom
    .loc = Zmluve s démonom
    .ins = Zmluvou s démonom
wd-tile-omnipotence = Všemohúcnosť
    .gen = Všemohúcnosti
    .dat = Všemohúcnosti
    .acc = Všemohúcnosť
    .loc = Všemohúcnosti
    .ins = Všemohúcnosťou
wd-tile-mithril = Mithrilová zbroj
    .gen = Mithrilovej zbroje
    .dat = Mithrilovej zbroji
    .acc = Mithrilovú zbroj
    .loc = Mithrilovej zbroji
    .ins = Mithrilovou zbrojou
wd-tile-buckler = Puklier
    .gen = Pukliera
    .dat = Puklieru
    .acc = Puklier
    .loc = Puklieri
    .ins = Puklierom
wd-tile-vorpal_dagger = Magická dýka
    .gen = Magickej dýky
    .dat = Magickej dýke
    .acc = Magickú dýku
    .loc = Magickej dýke
    .ins = Magickou dýkou
wd-tile-ring_of_power = Prsteň moci
    .gen = Prsteňa moci
    .dat = Prsteňu moci
    .acc = Prsteň moci
    .loc = Prsteni moci
    .ins = Prsteňom moci
wd-tile-cloak = Neviditeľný plášť
    .gen = Neviditeľného plášťa
    .dat = Neviditeľnému plášťu
    .acc = Neviditeľný plášť
    .loc = Neviditeľnom plášti
    .ins = Neviditeľným plášťom
wd-tile-rogue_potion = Elixír vzkriesenia
    .gen = Elixíru vzkriesenia
    .dat = Elixíru vzkriesenia
    .acc = Elixír vzkriesenia
    .loc = Elixíre vzkriesenia
    .ins = Elixírom vzkriesenia

wd-tagline = Blafujte, oberte hrdinu o výzbroj a pošlite dnu niekoho iného.

## Počty, na použitie vo vetách

wd-count-hp = { $hp ->
    [one] { $hp } život
    [few] { $hp } životy
   *[other] { $hp } životov
}
wd-count-deck = { $deck ->
    [0] balíček je teraz prázdny
    [one] v balíčku zostáva { $deck } karta
    [few] v balíčku zostávajú { $deck } karty
   *[other] v balíčku zostáva { $deck } kariet
}
wd-count-cards = { $cards ->
    [0] žiadna karta
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
wd-count-left = { $left ->
    [one] zostáva jediný hráč
    [few] v kole zostávajú { $left } hráči
   *[other] v kole zostáva { $left } hráčov
}

## Pravidlá

wd-rule-draw = Kartu, ktorú si potiahneš, vidíš len ty. Buď ju pridáš lícom nadol do podzemia, alebo obetuješ kartičku výzbroje a príšeru odložíš bokom. Po potiahnutí sa už pasovať nedá. (WD-4.1, WD-4.3, WD-4.4)
wd-rule-pass = Kto pasuje, zvyšok kola sa len prizerá a nič neriskuje. Posledný, kto zostane, musí na výpravu. (WD-4.2, WD-3.4)
wd-rule-deck = Trinásť kariet príšer: po dve karty Goblina, Kostlivca, Orka, Upíra a Golema, po jednej Kosteja, Démona a Draka. S prázdnym balíčkom možno len pasovať. (WD-1.2, WD-4.2)
wd-rule-pile = Pridané príšery tvoria kôpku podzemia. Každý ju môže spočítať a vie, kto ktorú kartu pridal; čo na nej je, vie len ten, kto ju pridal. (WD-3.7)
wd-rule-aside = Odložená príšera leží pod výzbrojou, ktorá sa s ňou obetovala. Na kole sa nezúčastňuje; pozná ju jej majiteľ a po výprave sa ukáže všetkým. (WD-4.4, WD-3.6)
wd-rule-memory_aid = Pomôcka pre pamäť ti ukazuje tvoje príšery: pridané aj odložené. Neprezradí nič, čo už nepoznáš. (WD-3.7)
wd-rule-reveal_order = Ako prvá príde na rad karta pridaná naposledy, ak sa hráči nedohodli na inom poradí. (WD-7.1, WD-7.37)
wd-rule-axe = O Sekere sa rozhoduje po odkrytí karty a pred odkrytím ďalšej. Na príšeru, ktorú porazí iná výzbroj, sa neponúka. (WD-5.8, WD-4.8)
wd-rule-polymorph = Premena nahradí práve odkrytú príšeru vrchnou kartou balíčka príšer; bojuje sa potom s ňou. S prázdnym balíčkom sa použiť nedá. (WD-5.11)
wd-rule-success = Kto má na konci aspoň 1 život, uspel a berie si kartu víťazstva. Úspechom je aj prázdne podzemie. (WD-3.5, WD-3.6, WD-7.4)
wd-rule-failure = Pri neúspechu sa pomocná karta otáča na temnú stranu. Neskoršie úspechy ju späť neotočia. (WD-3.6, WD-7.23)
wd-rule-elimination = Posledný povolený neúspech, zvyčajne druhý, znamená vyradenie z hry. (WD-3.6)
wd-rule-winning = Druhá karta víťazstva (po dohode tretia) znamená okamžitú výhru. Rovnako vyhráva posledný nevyradený hráč. (WD-6.1, WD-6.2)

wd-rule-monster-goblin = Sila 1, dve karty. Poráža ho Fakľa; Prsteň moci ho porazí a pridá 1 život. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-skeleton = Sila 2, dve karty. Poráža ho Fakľa a Svätý grál; Prsteň moci ho porazí a pridá 2 životy. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-orc = Sila 3, dve karty. Poráža ho Fakľa. (WD-1.2, WD-5.5)
wd-rule-monster-vampire = Sila 4, dve karty. Poráža ho Svätý grál. (WD-1.2, WD-5.5)
wd-rule-monster-golem = Sila 5, dve karty. Poráža ho Vojnové kladivo. (WD-1.2, WD-5.5)
wd-rule-monster-lich = Sila 6, jedna karta. Poráža ho Svätý grál a Neviditeľný plášť. (WD-1.2, WD-5.5)
wd-rule-monster-demon = Sila 7, jedna karta. Poráža ho Zmluva s démonom a Neviditeľný plášť. (WD-1.2, WD-5.5, WD-5.9)
wd-rule-monster-dragon = Sila 9, jedna karta. Poráža ho Dračia kopija a Neviditeľný plášť. (WD-1.2, WD-5.5)

wd-rule-hero-knight = 3 životy. Ťažká zbroj a niečo takmer proti všetkému; na poradí kariet nezáleží. Dobrý hrdina na prvú hru. (WD-1.3, WD-2.1, WD-10.15)
wd-rule-hero-barbarian = 4 životy. Sekera skolí jednu príšeru podľa výberu, Elixír raz zachráni. (WD-1.3)
wd-rule-hero-mage = 2 životy. Premieňa príšery, vyjednáva s Démonom a víťazí, keď nijaké dve príšery nie sú rovnaké. (WD-1.3)
wd-rule-hero-rogue = 3 životy. Poráža tie najväčšie a z malých čerpá silu; záleží na tom, čo príde skôr. (WD-1.3)

wd-rule-tile-plate_armor = +5 životov pri vstupe. (WD-5.4)
wd-rule-tile-knight_shield = +3 životy pri vstupe. (WD-5.4)
wd-rule-tile-vorpal_sword = Poráža všetky príšery jedného druhu, ktorý zvolíš pred odkrytím prvej karty. (WD-5.7)
wd-rule-tile-dragon_spear = Poráža Draka. (WD-5.5)
wd-rule-tile-knight_grail = Poráža príšery s párnou silou: Kostlivca, Upíra, Kosteja. (WD-5.5)
wd-rule-tile-knight_torch = Poráža príšery so silou 3 alebo menšou: Goblina, Kostlivca, Orka. (WD-5.5)
wd-rule-tile-chainmail = +4 životy pri vstupe. (WD-5.4)
wd-rule-tile-leather_shield = +3 životy pri vstupe. (WD-5.4)
wd-rule-tile-vorpal_axe = Raz za kolo: môžeš poraziť práve odkrytú príšeru. (WD-5.8)
wd-rule-tile-war_hammer = Poráža Golemov. (WD-5.5)
wd-rule-tile-barbarian_torch = { wd-rule-tile-knight_torch }
wd-rule-tile-barbarian_potion = Raz za kolo: pri 0 životoch alebo menej sa vraciaš so 4 životmi. (WD-5.12)
wd-rule-tile-wall_of_fire = +6 životov pri vstupe. (WD-5.4)
wd-rule-tile-bracelet = +3 životy pri vstupe. (WD-5.4)
wd-rule-tile-mage_grail = { wd-rule-tile-knight_grail }
wd-rule-tile-polymorph = Raz za kolo: práve odkrytú príšeru môžeš nahradiť vrchnou kartou balíčka príšer. (WD-5.11)
wd-rule-tile-demonic_pact = Poráža Démona a príšeru odkrytú hneď po ňom. (WD-5.9)
wd-rule-tile-omnipotence = Úspech, ak sú v podzemí samé rôzne druhy príšer, aj keď hrdina padol. (WD-5.10)
wd-rule-tile-mithril = +5 životov pri vstupe. (WD-5.4)
wd-rule-tile-buckler = +3 životy pri vstupe. (WD-5.4)
wd-rule-tile-vorpal_dagger = { wd-rule-tile-vorpal_sword }
wd-rule-tile-ring_of_power = Poráža príšery so silou 2 alebo menšou a ich silu ti pripočíta k životom. (WD-5.6)
wd-rule-tile-cloak = Poráža príšery so silou 6 alebo väčšou: Kosteja, Démona, Draka. (WD-5.5)
wd-rule-tile-rogue_potion = Raz za kolo: pri 0 životoch alebo menej sa vraciaš s 3 životmi. (WD-5.12)

## Čo sa stalo

wd-event-round-started = { $starter_is ->
    [you] { $round }. kolo, { $hero }: začínaš.
   *[other] { $round }. kolo, { $hero }: začína { $starter }.
}
wd-event-card-drawn = { $seat_is ->
    [you] { $monster ->
        [none] Ťaháš kartu; { wd-count-deck }.
       *[other] Ťaháš { $monster_acc }; { wd-count-deck }.
    }
   *[other] { $monster ->
        [none] { $seat } ťahá kartu; { wd-count-deck }.
       *[other] { $seat } ťahá { $monster_acc }; { wd-count-deck }.
    }
}
wd-event-monster-added = { $seat_is ->
    [you] { $monster ->
        [none] Pridávaš do podzemia príšeru (miesto { $slot }).
       *[other] Pridávaš do podzemia { $monster_acc } (miesto { $slot }).
    }
   *[other] { $monster ->
        [none] { $seat } pridáva do podzemia príšeru (miesto { $slot }).
       *[other] { $seat } pridáva do podzemia { $monster_acc } (miesto { $slot }).
    }
}
wd-event-equipment-sacrificed = { $seat_is ->
    [you] { $monster ->
        [none] Obetuješ { $tile_acc }; hrdina má { wd-count-hp }.
       *[other] Odkladáš { $monster_acc } a obetuješ { $tile_acc }; hrdina má { wd-count-hp }.
    }
   *[other] { $monster ->
        [none] { $seat } obetuje { $tile_acc }; hrdina má { wd-count-hp }.
       *[other] { $seat } odkladá { $monster_acc } a obetuje { $tile_acc }; hrdina má { wd-count-hp }.
    }
}
wd-event-passed = { $forced ->
    [yes] { $seat_is ->
        [you] Balíček je prázdny, musíš pasovať; { wd-count-left }.
       *[other] Balíček je prázdny, { $seat } musí pasovať; { wd-count-left }.
    }
   *[no] { $seat_is ->
        [you] Pasuješ; { wd-count-left }.
       *[other] { $seat } pasuje; { wd-count-left }.
    }
}
wd-event-run-started = { $seat_is ->
    [you] Vedieš { $hero_acc } do podzemia: { wd-count-hp }, na kôpke { wd-count-cards }.
   *[other] { $seat } vedie { $hero_acc } do podzemia: { wd-count-hp }, na kôpke { wd-count-cards }.
} { $tiles_count ->
    [0] Nijaká výzbroj nezostáva.
   *[other] Výzbroj: { $tiles }.
}
wd-event-pile-shuffled = Kôpka podzemia sa mieša: { wd-count-cards }.
wd-event-kind-named = { $seat_is ->
    [you] Volíš { $monster_acc }; porazí ho { $tile }.
   *[other] { $seat } volí { $monster_acc }; porazí ho { $tile }.
}
wd-event-monster-revealed = { $adder_is ->
    [none] { $number }. karta: { $monster }.
    [you] { $number }. karta: { $monster } (miesto { $slot }, tvoja karta).
   *[other] { $number }. karta: { $monster } (miesto { $slot }, { $adder }).
}
wd-event-monster-replaced = Premena: namiesto { $removed_gen } prichádza { $monster }; { wd-count-deck }.
wd-event-monster-defeated = { $gain ->
    [0] { $tile } poráža { $monster_acc }.
   *[other] { $tile } poráža { $monster_acc } (+{ $gain }); hrdina má { wd-count-hp }.
}
wd-event-damage-taken = { $monster } útočí silou { $amount }; hrdina má { wd-count-hp }.
wd-event-hero-revived = { $tile } vracia hrdinu do boja: { wd-count-hp }.
wd-event-hero-down = Hrdina padá ({ wd-count-hp }), ale výprava pokračuje.
wd-event-hero-died = Hrdina umiera.
wd-event-rest-shown = Zvyšok podzemia: { $cards }.
wd-event-run-ended = { $success ->
    [yes] { $omnipotence ->
        [yes] { $seat_is ->
            [you] Všetky príšery sú rôzne: vďaka Všemohúcnosti je tvoja výprava úspešná.
           *[other] Všetky príšery sú rôzne: vďaka Všemohúcnosti { $seat } uspeje.
        }
       *[no] { $seat_is ->
            [you] Výpravu prežívaš: { wd-count-hp }.
           *[other] { $seat } výpravu prežíva: { wd-count-hp }.
        }
    }
   *[no] { $seat_is ->
        [you] Tvoja výprava sa končí neúspechom.
       *[other] { $seat } na výprave neuspeje.
    }
}
wd-event-success-taken = { $seat_is ->
    [you] Berieš si kartu víťazstva ({ $successes } z { $target }).
   *[other] { $seat } si berie kartu víťazstva ({ $successes } z { $target }).
}
wd-event-aid-turned = { $seat_is ->
    [you] Otáčaš pomocnú kartu na temnú stranu. Ešte { $left ->
        [one] jeden neúspech
        [few] { $left } neúspechy
       *[other] { $left } neúspechov
    } a vypadávaš.
   *[other] { $seat } otáča pomocnú kartu na temnú stranu.
}
wd-event-player-eliminated = { $seat_is ->
    [you] Ďalší neúspech: vypadávaš z hry.
   *[other] Ďalší neúspech: { $seat } vypadáva z hry.
}
wd-event-aside-revealed = { $seat_is ->
    [you] Ukazuješ kartu odloženú pod { $tile_ins }: { $monster }.
   *[other] { $seat } ukazuje kartu odloženú pod { $tile_ins }: { $monster }.
}
wd-event-hero-chosen = { $seat_is ->
    [you] Vyberáš { $hero_acc } na ďalšie kolo.
   *[other] { $seat } vyberá { $hero_acc } na ďalšie kolo.
}
wd-event-game-won = { $by ->
    [successes] { wd-won-by-successes }
   *[last_one_left] { wd-won-by-last_one_left }
}

## Výsledok

wd-won-by-successes = { $seat_is ->
    [you] Víťazíš: máš všetky potrebné úspechy.
   *[other] Víťazí { $seat }, má všetky potrebné úspechy.
}
wd-won-by-last_one_left = { $seat_is ->
    [you] Víťazíš: v hre už nikto iný nie je.
   *[other] Víťazí { $seat }, v hre už nikto iný nie je.
}

## Čo možno urobiť

wd-action-draw = Potiahnuť kartu
wd-action-pass = Pasovať
wd-action-add = Pridať do podzemia
wd-action-sacrifice = Obetovať { $tile_acc }
wd-action-name = Zvoliť { $monster_acc }
wd-action-use-polymorph = Použiť Premenu
wd-action-use-axe = Použiť Magickú sekeru
wd-action-keep = Nepoužiť
wd-action-choose-hero = Vybrať { $hero_acc }

## Fázy: názov, otázka pre toho, kto rozhoduje, a čo vidia ostatní

wd-phase-bid_turn = Fáza prípravy
wd-phase-bid_place = Fáza prípravy
wd-phase-run_prepare = Fáza výpravy
wd-phase-run_replace = Fáza výpravy
wd-phase-run_axe = Fáza výpravy
wd-phase-hero_choice = Výber hrdinu
wd-phase-game_over = Koniec hry

wd-ask-bid_turn = Potiahneš si kartu, alebo pasuješ?
wd-ask-bid_place = Pridáš príšeru do podzemia, alebo obetuješ výzbroj?
wd-ask-run_prepare = Ktorý druh príšery zvolíš?
wd-ask-run_replace = Použiješ na túto príšeru Premenu?
wd-ask-run_axe = Použiješ na túto príšeru Magickú sekeru?
wd-ask-hero_choice = Kto bude ďalším hrdinom?

wd-wait-bid_turn = { $name } sa rozhoduje, či potiahnuť kartu, alebo pasovať.
wd-wait-bid_place = { $name } sa rozhoduje, kam s potiahnutou kartou.
wd-wait-run_prepare = { $name } volí druh príšery.
wd-wait-run_replace = { $name } zvažuje Premenu.
wd-wait-run_axe = { $name } zvažuje Magickú sekeru.
wd-wait-hero_choice = { $name } vyberá ďalšieho hrdinu.

## Voľby

wd-option-forced_first_add = Povinná prvá príšera
wd-option-forced_first_add-help = V prvom ťahu si každý musí potiahnuť kartu a pridať ju, takže nikto nejde do prázdneho podzemia.
wd-option-forced_first_add-off = nie
wd-option-forced_first_add-first_round = v prvom kole
wd-option-forced_first_add-every_round = v každom kole
wd-option-successes_to_win = Úspechy na víťazstvo
wd-option-successes_to_win-help = Koľko úspešných výprav stačí na výhru; s tromi trvá hra dlhšie.
wd-option-successes_to_win-2 = 2
wd-option-successes_to_win-3 = 3
wd-option-first_hero = Prvý hrdina
wd-option-first_hero-help = S kým sa hrá prvé kolo. Podľa pravidiel hrdinu zvolíte alebo vylosujete, na prvú hru odporúčajú Rytiera; ďalej vyberá ten, kto viedol poslednú výpravu.
wd-option-first_hero-knight = { wd-hero-knight }
wd-option-first_hero-barbarian = { wd-hero-barbarian }
wd-option-first_hero-mage = { wd-hero-mage }
wd-option-first_hero-rogue = { wd-hero-rogue }
wd-option-first_hero-random = náhodne
wd-option-reveal_order = Poradie v podzemí
wd-option-reveal_order-help = S ktorou kartou podzemia sa bojuje najskôr.
wd-option-reveal_order-last_in_first_out = od poslednej pridanej
wd-option-reveal_order-first_in_first_out = od prvej pridanej
wd-option-reveal_order-shuffled = pred výpravou zamiešať
wd-option-death_check = Smrť hrdinu
wd-option-death_check-help = Či sa výprava končí vo chvíli, keď životy klesnú na 0, alebo rozhoduje až súčet na konci.
wd-option-death_check-immediate = okamžite
wd-option-death_check-final_total = podľa súčtu na konci
wd-option-memory_aid = Pomôcka pre pamäť
wd-option-memory_aid-help = Ukazuje ti príšery, ktoré do podzemia pridávaš ty.
wd-option-memory_aid-true = áno
wd-option-memory_aid-false = nie

## Odmietnutia

wd-refusal-malformed = To nie je akcia tejto hry.
wd-refusal-game_over = Hra sa už skončila.
wd-refusal-not_your_turn = Nie si na ťahu.
wd-refusal-card_must_be_placed = Najprv polož potiahnutú kartu: pridaj ju, alebo obetuj výzbroj.
wd-refusal-wrong_phase = To teraz nejde.
wd-refusal-deck_empty = Balíček príšer je prázdny, môžeš len pasovať.
wd-refusal-forced_add = Tento ťah je povinný: potiahni si kartu a pridaj ju do podzemia.
wd-refusal-other_hero = { $hero } takú výzbroj nemá: { $tile }.
wd-refusal-no_equipment = Nijaká výzbroj už nezostáva, príšeru musíš pridať.
wd-refusal-not_in_play = Táto výzbroj už nie je v hre: { $tile }.
