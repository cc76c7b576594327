### Vzhůru do podzemí: jména, pravidla, co se děje a co lze udělat.

wd-title = Vzhůru do podzemí

wd-monster-goblin = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinem
wd-monster-skeleton = Kostlivec
    .gen = Kostlivce
    .dat = Kostlivci
    .acc = Kostlivce
    .loc = Kostlivci
    .ins = Kostlivcem
wd-monster-orc = Ork
    .gen = Orka
    .dat = Orkovi
    .acc = Orka
    .loc = Orkovi
    .ins = Orkem
wd-monster-vampire = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírem
wd-monster-golem = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemem
wd-monster-lich = Kostěj
    .gen = Kostěje
    .dat = Kostějovi
    .acc = Kostěje
    .loc = Kostějovi
    .ins = Kostějem
wd-monster-demon = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonem
wd-monster-dragon = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakem

wd-hero-knight = Rytíř
    .gen = Rytíře
    .dat = Rytíři
    .acc = Rytíře
    .loc = Rytíři
    .ins = Rytířem
wd-hero-barbarian = Barbar
    .gen = Barbara
    .dat = Barbarovi
    .acc = Barbara
    .loc = Barbarovi
    .ins = Barbarem
wd-hero-mage = Čaroděj
    .gen = Čaroděje
    .dat = Čaroději
    .acc = Čaroděje
    .loc = Čaroději
    .ins = Čarodějem
wd-hero-rogue = Zlodějka
    .gen = Zlodějky
    .dat = Zlodějce
    .acc = Zlodějku
    .loc = Zlodějce
    .ins = Zlodějkou

wd-tile-plate_armor = Plátová zbroj
    .gen = Plátové zbroje
    .dat = Plátové zbroji
    .acc = Plátovou zbroj
    .loc = Plátové zbroji
    .ins = Plátovou zbrojí
wd-tile-knight_shield = Velký štít
    .gen = Velkého štítu
    .dat = Velkému štítu
    .acc = Velký štít
    .loc = Velkém štítu
    .ins = Velkým štítem
wd-tile-vorpal_sword = Magický meč
    .gen = Magického meče
    .dat = Magickému meči
    .acc = Magický meč
    .loc = Magickém meči
    .ins = Magickým mečem
wd-tile-dragon_spear = Dračí kopí
    .gen = Dračího kopí
    .dat = Dračímu kopí
    .acc = Dračí kopí
    .loc = Dračím kopí
    .ins = Dračím kopím
wd-tile-knight_grail = Svatý grál
    .gen = Svatého grálu
    .dat = Svatému grálu
    .acc = Svatý grál
    .loc = Svatém grálu
    .ins = Svatým grálem
wd-tile-knight_torch = Pochodeň
    .gen = Pochodně
    .dat = Pochodni
    .acc = Pochodeň
    .loc = Pochodni
    .ins = Pochodní
wd-tile-chainmail = Šupinová zbroj
    .gen = Šupinové zbroje
    .dat = Šupinové zbroji
    .acc = Šupinovou zbroj
    .loc = Šupinové zbroji
    .ins = Šupinovou zbrojí
wd-tile-leather_shield = Barbarský štít
    .gen = Barbarského štítu
    .dat = Barbarskému štítu
    .acc = Barbarský štít
    .loc = Barbarském štítu
    .ins = Barbarským štítem
wd-tile-vorpal_axe = Magická sekera
    .gen = Magické sekery
    .dat = Magické sekeře
    .acc = Magickou sekeru
    .loc = Magické sekeře
    .ins = Magickou sekerou
wd-tile-war_hammer = Válečné kladivo
    .gen = Válečného kladiva
    .dat = Válečnému kladivu
    .acc = Válečné kladivo
    .loc = Válečném kladivu
    .ins = Válečným kladivem
wd-tile-barbarian_torch = Pochodeň
    .gen = Pochodně
    .dat = Pochodni
    .acc = Pochodeň
    .loc = Pochodni
    .ins = Pochodní
wd-tile-barbarian_potion = Lektvar vzkříšení
    .gen = Lektvaru vzkříšení
    .dat = Lektvaru vzkříšení
    .acc = Lektvar vzkříšení
    .loc = Lektvaru vzkříšení
    .ins = Lektvarem vzkříšení
wd-tile-wall_of_fire = Ohnivá stěna
    .gen = Ohnivé stěny
    .dat = Ohnivé stěně
    .acc = Ohnivou stěnu
    .loc = Ohnivé stěně
    .ins = Ohnivou stěnou
wd-tile-bracelet = Ochranný náramek
    .gen = Ochranného náramku
    .dat = Ochrannému náramku
    .acc = Ochranný náramek
    .loc = Ochranném náramku
    .ins = Ochranným náramkem
wd-tile-mage_grail = Svatý grál
    .gen = Svatého grálu
    .dat = Svatému grálu
    .acc = Svatý grál
    .loc = Svatém grálu
    .ins = Svatým grálem
wd-tile-polymorph = Proměna
    .gen = Proměny
    .dat = Proměně
    .acc = Proměnu
    .loc = Proměně
    .ins = Proměnou
wd-tile-demonic_pact = Smlouva s démonem
    .gen = Smlouvy s démonem
    .dat = Smlouvě s démonem
    .acc = Smlouvu s démonem
    .loc = Smlouvě s démonem
    .ins = Smlouvou s démonem
wd-tile-omnipotence = Všemocnost
    .gen = Všemocnosti
    .dat = Všemocnosti
    .acc = Všemocnost
    .loc = Všemocnosti
    .ins = Všemocností
wd-tile-mithril = Mithrilová zbroj
    .gen = Mithrilové zbroje
    .dat = Mithrilové zbroji
    .acc = Mithrilovou zbroj
    .loc = Mithrilové zbroji
    .ins = Mithrilovou zbrojí
wd-tile-buckler = Puklíř
    .gen = Puklíře
    .dat = Puklíři
    .acc = Puklíř
    .loc = Puklíři
    .ins = Puklířem
wd-tile-vorpal_dagger = Magická dýka
    .gen = Magické dýky
    .dat = Magické dýce
    .acc = Magickou dýku
    .loc = Magické dýce
    .ins = Magickou dýkou
wd-tile-ring_of_power = Prsten moci
    .gen = Prstenu moci
    .dat = Prstenu moci
    .acc = Prsten moci
    .loc = Prstenu moci
    .ins = Prstenem moci
wd-tile-cloak = Neviditelný plášť
    .gen = Neviditelného pláště
    .dat = Neviditelnému plášti
    .acc = Neviditelný plášť
    .loc = Neviditelném plášti
    .ins = Neviditelným pláštěm
wd-tile-rogue_potion = Lektvar vzkříšení
    .gen = Lektvaru vzkříšení
    .dat = Lektvaru vzkříšení
    .acc = Lektvar vzkříšení
    .loc = Lektvaru vzkříšení
    .ins = Lektvarem vzkříšení

wd-tagline = Blafujte, oberte hrdinu o výzbroj a pošlete dovnitř někoho jiného.

## Počty, k použití uvnitř vět

wd-count-hp = { $hp ->
    [one] { $hp } život
    [few] { $hp } životy
   *[other] { $hp } životů
}
wd-count-deck = { $deck ->
    [0] balíček je teď prázdný
    [one] v balíčku zbývá { $deck } karta
    [few] v balíčku zbývají { $deck } karty
   *[other] v balíčku zbývá { $deck } karet
}
wd-count-cards = { $cards ->
    [0] žádná karta
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
wd-count-left = { $left ->
    [one] zbývá jediný hráč
    [few] v kole zbývají { $left } hráči
   *[other] v kole zbývá { $left } hráčů
}

## Pravidla

wd-rule-draw = Kartu, kterou si dobereš, vidíš jen ty. Buď ji přidáš lícem dolů do podzemí, nebo obětuješ kartičku výzbroje a nestvůru odložíš stranou. Po dobrání už pasovat nelze. (WD-4.1, WD-4.3, WD-4.4)
wd-rule-pass = Kdo pasuje, zbytek kola jen přihlíží a nic neriskuje. Poslední, kdo zbude, musí na výpravu. (WD-4.2, WD-3.4)
wd-rule-deck = Třináct karet nestvůr: po dvou kartách Goblina, Kostlivce, Orka, Upíra a Golema, po jedné Kostěje, Démona a Draka. S prázdným balíčkem lze jen pasovat. (WD-1.2, WD-4.2)
wd-rule-pile = Přidané nestvůry tvoří hromádku podzemí. Každý ji může spočítat a ví, kdo kterou kartu přidal; co na ní je, ví jen ten, kdo ji přidal. (WD-3.7)
wd-rule-aside = Odložená nestvůra leží pod výzbrojí, která se s ní obětovala. Kola se neúčastní; zná ji její majitel a po výpravě se ukáže všem. (WD-4.4, WD-3.6)
wd-rule-memory_aid = Pomůcka pro paměť ti ukazuje tvoje nestvůry: přidané i odložené. Neprozradí nic, co už neznáš. (WD-3.7)
wd-rule-reveal_order = Jako první se bojuje s kartou přidanou naposledy, pokud se hráči nedohodli na jiném pořadí. (WD-7.1, WD-7.37)
wd-rule-axe = O Sekeře se rozhoduje po odkrytí karty a před odkrytím další. Na nestvůru, kterou porazí jiná výzbroj, se nenabízí. (WD-5.8, WD-4.8)
wd-rule-polymorph = Proměna nahradí právě odkrytou nestvůru vrchní kartou balíčku nestvůr; bojuje se pak s ní. S prázdným balíčkem ji použít nelze. (WD-5.11)
wd-rule-success = Kdo má na konci aspoň 1 život, uspěl a bere si kartu vítězství. Úspěchem je i prázdné podzemí. (WD-3.5, WD-3.6, WD-7.4)
wd-rule-failure = Při neúspěchu se pomocná karta otáčí na temnou stranu. Pozdější úspěchy ji zpátky neotočí. (WD-3.6, WD-7.23)
wd-rule-elimination = Poslední povolený neúspěch, obvykle druhý, znamená vyřazení ze hry. (WD-3.6)
wd-rule-winning = Druhá karta vítězství (po dohodě třetí) znamená okamžitou výhru. Stejně tak vyhrává poslední nevyřazený hráč. (WD-6.1, WD-6.2)

wd-rule-monster-goblin = Síla 1, dvě karty. Poráží ho Pochodeň; Prsten moci ho porazí a přidá 1 život. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-skeleton = Síla 2, dvě karty. Poráží ho Pochodeň a Svatý grál; Prsten moci ho porazí a přidá 2 životy. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-orc = Síla 3, dvě karty. Poráží ho Pochodeň. (WD-1.2, WD-5.5)
wd-rule-monster-vampire = Síla 4, dvě karty. Poráží ho Svatý grál. (WD-1.2, WD-5.5)
wd-rule-monster-golem = Síla 5, dvě karty. Poráží ho Válečné kladivo. (WD-1.2, WD-5.5)
wd-rule-monster-lich = Síla 6, jedna karta. Poráží ho Svatý grál a Neviditelný plášť. (WD-1.2, WD-5.5)
wd-rule-monster-demon = Síla 7, jedna karta. Poráží ho Smlouva s démonem a Neviditelný plášť. (WD-1.2, WD-5.5, WD-5.9)
wd-rule-monster-dragon = Síla 9, jedna karta. Poráží ho Dračí kopí a Neviditelný plášť. (WD-1.2, WD-5.5)

wd-rule-hero-knight = 3 životy. Těžká zbroj a prostředek skoro proti všemu; na pořadí karet nezáleží. Dobrý hrdina pro první hru. (WD-1.3, WD-2.1, WD-10.15)
wd-rule-hero-barbarian = 4 životy. Sekera skolí jednu nestvůru podle výběru, Lektvar jednou zachrání. (WD-1.3)
wd-rule-hero-mage = 2 životy. Proměňuje nestvůry, smlouvá s Démonem a vítězí, když žádné dvě nestvůry nejsou stejné. (WD-1.3)
wd-rule-hero-rogue = 3 životy. Poráží ty největší a z malých čerpá sílu; záleží na tom, co přijde dřív. (WD-1.3)

wd-rule-tile-plate_armor = +5 životů při vstupu. (WD-5.4)
wd-rule-tile-knight_shield = +3 životy při vstupu. (WD-5.4)
wd-rule-tile-vorpal_sword = Poráží všechny nestvůry jednoho druhu, který zvolíš před odkrytím první karty. (WD-5.7)
wd-rule-tile-dragon_spear = Poráží Draka. (WD-5.5)
wd-rule-tile-knight_grail = Poráží nestvůry se sudou silou: Kostlivce, Upíra, Kostěje. (WD-5.5)
wd-rule-tile-knight_torch = Poráží nestvůry se silou 3 nebo menší: Goblina, Kostlivce, Orka. (WD-5.5)
wd-rule-tile-chainmail = +4 životy při vstupu. (WD-5.4)
wd-rule-tile-leather_shield = +3 životy při vstupu. (WD-5.4)
wd-rule-tile-vorpal_axe = Jednou za kolo: můžeš porazit právě odkrytou nestvůru. (WD-5.8)
wd-rule-tile-war_hammer = Poráží Golemy. (WD-5.5)
wd-rule-tile-barbarian_torch = { wd-rule-tile-knight_torch }
wd-rule-tile-barbarian_potion = Jednou za kolo: při 0 životech nebo méně se vracíš se 4 životy. (WD-5.12)
wd-rule-tile-wall_of_fire = +6 životů při vstupu. (WD-5.4)
wd-rule-tile-bracelet = +3 životy při vstupu. (WD-5.4)
wd-rule-tile-mage_grail = { wd-rule-tile-knight_grail }
wd-rule-tile-polymorph = Jednou za kolo: právě odkrytou nestvůru můžeš nahradit vrchní kartou balíčku nestvůr. (WD-5.11)
wd-rule-tile-demonic_pact = Poráží Démona a nestvůru odkrytou hned po něm. (WD-5.9)
wd-rule-tile-omnipotence = Úspěch, pokud jsou v podzemí samé různé druhy nestvůr, i když hrdina padl. (WD-5.10)
wd-rule-tile-mithril = +5 životů při vstupu. (WD-5.4)
wd-rule-tile-buckler = +3 životy při vstupu. (WD-5.4)
wd-rule-tile-vorpal_dagger = { wd-rule-tile-vorpal_sword }
wd-rule-tile-ring_of_power = Poráží nestvůry se silou 2 nebo menší a jejich sílu ti přičte k životům. (WD-5.6)
wd-rule-tile-cloak = Poráží nestvůry se silou 6 nebo větší: Kostěje, Démona, Draka. (WD-5.5)
wd-rule-tile-rogue_potion = Jednou za kolo: při 0 životech nebo méně se vracíš se 3 životy. (WD-5.12)

## Co se stalo

wd-event-round-started = { $starter_is ->
    [you] { $round }. kolo, { $hero }: začínáš.
   *[other] { $round }. kolo, { $hero }: začíná { $starter }.
}
wd-event-card-drawn = { $seat_is ->
    [you] { $monster ->
        [none] Dobíráš si kartu; { wd-count-deck }.
       *[other] Dobíráš si { $monster_acc }; { wd-count-deck }.
    }
   *[other] { $monster ->
        [none] { $seat } si dobírá kartu; { wd-count-deck }.
       *[other] { $seat } si dobírá { $monster_acc }; { wd-count-deck }.
    }
}
wd-event-monster-added = { $seat_is ->
    [you] { $monster ->
        [none] Přidáváš do podzemí nestvůru (místo { $slot }).
       *[other] Přidáváš do podzemí { $monster_acc } (místo { $slot }).
    }
   *[other] { $monster ->
        [none] { $seat } přidává do podzemí nestvůru (místo { $slot }).
       *[other] { $seat } přidává do podzemí { $monster_acc } (místo { $slot }).
    }
}
wd-event-equipment-sacrificed = { $seat_is ->
    [you] { $monster ->
        [none] Obětuješ { $tile_acc }; hrdina má { wd-count-hp }.
       *[other] Odkládáš { $monster_acc } a obětuješ { $tile_acc }; hrdina má { wd-count-hp }.
    }
   *[other] { $monster ->
        [none] { $seat } obětuje { $tile_acc }; hrdina má { wd-count-hp }.
       *[other] { $seat } odkládá { $monster_acc } a obětuje { $tile_acc }; hrdina má { wd-count-hp }.
    }
}
wd-event-passed = { $forced ->
    [yes] { $seat_is ->
        [you] Balíček je prázdný, musíš pasovat; { wd-count-left }.
       *[other] Balíček je prázdný, { $seat } musí pasovat; { wd-count-left }.
    }
   *[no] { $seat_is ->
        [you] Pasuješ; { wd-count-left }.
       *[other] { $seat } pasuje; { wd-count-left }.
    }
}
wd-event-run-started = { $seat_is ->
    [you] Vedeš { $hero_acc } do podzemí: { wd-count-hp }, na hromádce { wd-count-cards }.
   *[other] { $seat } vede { $hero_acc } do podzemí: { wd-count-hp }, na hromádce { wd-count-cards }.
} { $tiles_count ->
    [0] Žádná výzbroj nezbývá.
   *[other] Výzbroj: { $tiles }.
}
wd-event-pile-shuffled = Hromádka podzemí se míchá: { wd-count-cards }.
wd-event-kind-named = { $seat_is ->
    [you] Volíš { $monster_acc }; porazí ho { $tile }.
   *[other] { $seat } volí { $monster_acc }; porazí ho { $tile }.
}
wd-event-monster-revealed = { $adder_is ->
    [none] { $number }. karta: { $monster }.
    [you] { $number }. karta: { $monster } (místo { $slot }, tvoje karta).
   *[other] { $number }. karta: { $monster } (místo { $slot }, { $adder }).
}
wd-event-monster-replaced = Proměna: místo { $removed_gen } přichází { $monster }; { wd-count-deck }.
wd-event-monster-defeated = { $gain ->
    [0] { $tile } poráží { $monster_acc }.
   *[other] { $tile } poráží { $monster_acc } (+{ $gain }); hrdina má { wd-count-hp }.
}
wd-event-damage-taken = { $monster } útočí silou { $amount }; hrdina má { wd-count-hp }.
wd-event-hero-revived = { $tile } vrací hrdinu do boje: { wd-count-hp }.
wd-event-hero-down = Hrdina padá ({ wd-count-hp }), ale výprava pokračuje.
wd-event-hero-died = Hrdina umírá.
wd-event-rest-shown = Zbytek podzemí: { $cards }.
wd-event-run-ended = { $success ->
    [yes] { $omnipotence ->
        [yes] { $seat_is ->
            [you] Všechny nestvůry jsou různé: díky Všemocnosti je tvoje výprava úspěšná.
           *[other] Všechny nestvůry jsou různé: díky Všemocnosti { $seat } uspěje.
        }
       *[no] { $seat_is ->
            [you] Výpravu přežíváš: { wd-count-hp }.
           *[other] { $seat } výpravu přežívá: { wd-count-hp }.
        }
    }
   *[no] { $seat_is ->
        [you] Tvoje výprava končí neúspěchem.
       *[other] { $seat } na výpravě neuspěje.
    }
}
wd-event-success-taken = { $seat_is ->
    [you] Bereš si kartu vítězství ({ $successes } z { $target }).
   *[other] { $seat } si bere kartu vítězství ({ $successes } z { $target }).
}
wd-event-aid-turned = { $seat_is ->
    [you] Otáčíš pomocnou kartu na temnou stranu. Ještě { $left ->
        [one] jeden neúspěch
        [few] { $left } neúspěchy
       *[other] { $left } neúspěchů
    } a vypadáváš.
   *[other] { $seat } otáčí pomocnou kartu na temnou stranu.
}
wd-event-player-eliminated = { $seat_is ->
    [you] Další neúspěch: vypadáváš ze hry.
   *[other] Další neúspěch: { $seat } vypadává ze hry.
}
wd-event-aside-revealed = { $seat_is ->
    [you] Ukazuješ kartu odloženou pod { $tile_ins }: { $monster }.
   *[other] { $seat } ukazuje kartu odloženou pod { $tile_ins }: { $monster }.
}
wd-event-hero-chosen = { $seat_is ->
    [you] Vybíráš { $hero_acc } pro další kolo.
   *[other] { $seat } vybírá { $hero_acc } pro další kolo.
}
wd-event-game-won = { $by ->
    [successes] { wd-won-by-successes }
   *[last_one_left] { wd-won-by-last_one_left }
}

## Výsledek

wd-won-by-successes = { $seat_is ->
    [you] Vítězíš: máš všechny potřebné úspěchy.
   *[other] Vítězí { $seat }, má všechny potřebné úspěchy.
}
wd-won-by-last_one_left = { $seat_is ->
    [you] Vítězíš: ve hře už nikdo jiný není.
   *[other] Vítězí { $seat }, ve hře už nikdo jiný není.
}

## Co lze udělat

wd-action-draw = Dobrat si kartu
wd-action-pass = Pasovat
wd-action-add = Přidat do podzemí
wd-action-sacrifice = Obětovat { $tile_acc }
wd-action-name = Zvolit { $monster_acc }
wd-action-use-polymorph = Použít Proměnu
wd-action-use-axe = Použít Magickou sekeru
wd-action-keep = Nepoužít
wd-action-choose-hero = Vybrat { $hero_acc }

## Fáze: jméno, otázka pro toho, kdo rozhoduje, a co vidí ostatní

wd-phase-bid_turn = Fáze přípravy
wd-phase-bid_place = Fáze přípravy
wd-phase-run_prepare = Fáze výpravy
wd-phase-run_replace = Fáze výpravy
wd-phase-run_axe = Fáze výpravy
wd-phase-hero_choice = Výběr hrdiny
wd-phase-game_over = Konec hry

wd-ask-bid_turn = Dobereš si kartu, nebo pasuješ?
wd-ask-bid_place = Přidáš nestvůru do podzemí, nebo obětuješ výzbroj?
wd-ask-run_prepare = Který druh nestvůry zvolíš?
wd-ask-run_replace = Použiješ na tuto nestvůru Proměnu?
wd-ask-run_axe = Použiješ na tuto nestvůru Magickou sekeru?
wd-ask-hero_choice = Kdo bude dalším hrdinou?

wd-wait-bid_turn = { $name } se rozhoduje, zda dobrat kartu, nebo pasovat.
wd-wait-bid_place = { $name } se rozhoduje, kam s dobranou kartou.
wd-wait-run_prepare = { $name } volí druh nestvůry.
wd-wait-run_replace = { $name } zvažuje Proměnu.
wd-wait-run_axe = { $name } zvažuje Magickou sekeru.
wd-wait-hero_choice = { $name } vybírá dalšího hrdinu.

## Volby

wd-option-forced_first_add = Povinná první nestvůra
wd-option-forced_first_add-help = V prvním tahu si každý musí dobrat kartu a přidat ji, takže nikdo nejde do prázdného podzemí.
wd-option-forced_first_add-off = ne
wd-option-forced_first_add-first_round = v prvním kole
wd-option-forced_first_add-every_round = v každém kole
wd-option-successes_to_win = Úspěchy k vítězství
wd-option-successes_to_win-help = Kolik úspěšných výprav stačí k výhře; se třemi trvá hra déle.
wd-option-successes_to_win-2 = 2
wd-option-successes_to_win-3 = 3
wd-option-first_hero = První hrdina
wd-option-first_hero-help = S kým se hraje první kolo. Podle pravidel hrdinu zvolíte nebo vylosujete, pro první hru doporučují Rytíře; dál vybírá ten, kdo vedl poslední výpravu.
wd-option-first_hero-knight = { wd-hero-knight }
wd-option-first_hero-barbarian = { wd-hero-barbarian }
wd-option-first_hero-mage = { wd-hero-mage }
wd-option-first_hero-rogue = { wd-hero-rogue }
wd-option-first_hero-random = náhodně
wd-option-reveal_order = Pořadí v podzemí
wd-option-reveal_order-help = S kterou kartou podzemí se bojuje nejdřív.
wd-option-reveal_order-last_in_first_out = od poslední přidané
wd-option-reveal_order-first_in_first_out = od první přidané
wd-option-reveal_order-shuffled = před výpravou zamíchat
wd-option-death_check = Smrt hrdiny
wd-option-death_check-help = Zda výprava končí ve chvíli, kdy životy klesnou na 0, nebo rozhoduje až součet na konci.
wd-option-death_check-immediate = okamžitě
wd-option-death_check-final_total = podle součtu na konci
wd-option-memory_aid = Pomůcka pro paměť
wd-option-memory_aid-help = Ukazuje ti nestvůry, které do podzemí přidáváš ty.
wd-option-memory_aid-true = ano
wd-option-memory_aid-false = ne

## Odmítnutí

wd-refusal-malformed = To není akce této hry.
wd-refusal-game_over = Hra už skončila.
wd-refusal-not_your_turn = Nejsi na tahu.
wd-refusal-card_must_be_placed = Nejdřív polož dobranou kartu: přidej ji, nebo obětuj výzbroj.
wd-refusal-wrong_phase = To teď nejde.
wd-refusal-deck_empty = Balíček nestvůr je prázdný, můžeš jen pasovat.
wd-refusal-forced_add = Tento tah je povinný: dober si kartu a přidej ji do podzemí.
wd-refusal-other_hero = { $hero } takovou výzbroj nemá: { $tile }.
wd-refusal-no_equipment = Žádná výzbroj už nezbývá, nestvůru musíš přidat.
wd-refusal-not_in_play = Tato výzbroj už není ve hře: { $tile }.
