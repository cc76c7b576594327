### Zapraszamy do podziemi: nazwy, zasady, co się dzieje i co można zrobić.

wd-title = Zapraszamy do podziemi

wd-monster-goblin = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem
wd-monster-skeleton = Szkielet
    .gen = Szkieleta
    .dat = Szkieletowi
    .acc = Szkieleta
    .loc = Szkielecie
    .ins = Szkieletem
wd-monster-orc = Ork
    .gen = Orka
    .dat = Orkowi
    .acc = Orka
    .loc = Orku
    .ins = Orkiem
wd-monster-vampire = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .loc = Wampirze
    .ins = Wampirem
wd-monster-golem = Golem
    .gen = Golema
    .dat = Golemowi
    .acc = Golema
    .loc = Golemie
    .ins = Golemem
wd-monster-lich = Licz
    .gen = Licza
    .dat = Liczowi
    .acc = Licza
    .loc = Liczu
    .ins = Liczem
wd-monster-demon = Demon
    .gen = Demona
    .dat = Demonowi
    .acc = Demona
    .loc = Demonie
    .ins = Demonem
wd-monster-dragon = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .loc = Smoku
    .ins = Smokiem

wd-hero-knight = Wojownik
    .gen = Wojownika
    .dat = Wojownikowi
    .acc = Wojownika
    .loc = Wojowniku
    .ins = Wojownikiem
wd-hero-barbarian = Barbarzyńca
    .gen = Barbarzyńcy
    .dat = Barbarzyńcy
    .acc = Barbarzyńcę
    .loc = Barbarzyńcy
    .ins = Barbarzyńcą
wd-hero-mage = Mag
    .gen = Maga
    .dat = Magowi
    .acc = Maga
    .loc = Magu
    .ins = Magiem
wd-hero-rogue = Złodziejka
    .gen = Złodziejki
    .dat = Złodziejce
    .acc = Złodziejkę
    .loc = Złodziejce
    .ins = Złodziejką

wd-tile-plate_armor = Zbroja płytowa
    .gen = Zbroi płytowej
    .dat = Zbroi płytowej
    .acc = Zbroję płytową
    .loc = Zbroi płytowej
    .ins = Zbroją płytową
wd-tile-knight_shield = Tarcza rycerska
    .gen = Tarczy rycerskiej
    .dat = Tarczy rycerskiej
    .acc = Tarczę rycerską
    .loc = Tarczy rycerskiej
    .ins = Tarczą rycerską
wd-tile-vorpal_sword = Magiczny miecz
    .gen = Magicznego miecza
    .dat = Magicznemu mieczowi
    .acc = Magiczny miecz
    .loc = Magicznym mieczu
    .ins = Magicznym mieczem
wd-tile-dragon_spear = Smocza włócznia
    .gen = Smoczej włóczni
    .dat = Smoczej włóczni
    .acc = Smoczą włócznię
    .loc = Smoczej włóczni
    .ins = Smoczą włócznią
wd-tile-knight_grail = Święty Graal
    .gen = Świętego Graala
    .dat = Świętemu Graalowi
    .acc = Świętego Graala
    .loc = Świętym Graalu
    .ins = Świętym Graalem
wd-tile-knight_torch = Pochodnia
    .gen = Pochodni
    .dat = Pochodni
    .acc = Pochodnię
    .loc = Pochodni
    .ins = Pochodnią
wd-tile-chainmail = Kolczuga
    .gen = Kolczugi
    .dat = Kolczudze
    .acc = Kolczugę
    .loc = Kolczudze
    .ins = Kolczugą
wd-tile-leather_shield = Skórzana tarcza
    .gen = Skórzanej tarczy
    .dat = Skórzanej tarczy
    .acc = Skórzaną tarczę
    .loc = Skórzanej tarczy
    .ins = Skórzaną tarczą
wd-tile-vorpal_axe = Magiczny topór
    .gen = Magicznego topora
    .dat = Magicznemu toporowi
    .acc = Magiczny topór
    .loc = Magicznym toporze
    .ins = Magicznym toporem
wd-tile-war_hammer = Młot bojowy
    .gen = Młota bojowego
    .dat = Młotowi bojowemu
    .acc = Młot bojowy
    .loc = Młocie bojowym
    .ins = Młotem bojowym
wd-tile-barbarian_torch = Pochodnia
    .gen = Pochodni
    .dat = Pochodni
    .acc = Pochodnię
    .loc = Pochodni
    .ins = Pochodnią
wd-tile-barbarian_potion = Mikstura leczenia
    .gen = Mikstury leczenia
    .dat = Miksturze leczenia
    .acc = Miksturę leczenia
    .loc = Miksturze leczenia
    .ins = Miksturą leczenia
wd-tile-wall_of_fire = Ściana ognia
    .gen = Ściany ognia
    .dat = Ścianie ognia
    .acc = Ścianę ognia
    .loc = Ścianie ognia
    .ins = Ścianą ognia
wd-tile-bracelet = Bransoleta ochrony
    .gen = Bransolety ochrony
    .dat = Bransolecie ochrony
    .acc = Bransoletę ochrony
    .loc = Bransolecie ochrony
    .ins = Bransoletą ochrony
wd-tile-mage_grail = Święty Graal
    .gen = Świętego Graala
    .dat = Świętemu Graalowi
    .acc = Świętego Graala
    .loc = Świętym Graalu
    .ins = Świętym Graalem
wd-tile-polymorph = Polimorfia
    .gen = Polimorfii
    .dat = Polimorfii
    .acc = Polimorfię
    .loc = Polimorfii
    .ins = Polimorfią
wd-tile-demonic_pact = Pakt z demonem
    .gen = Paktu z demonem
    .dat = Paktowi z demonem
    .acc = Pakt z demonem
    .loc = Pakcie z demonem
    .ins = Paktem z demonem
wd-tile-omnipotence = Wszechmoc
    .gen = Wszechmocy
    .dat = Wszechmocy
    .acc = Wszechmoc
    .loc = Wszechmocy
    .ins = Wszechmocą
wd-tile-mithril = Mithrilowa zbroja
    .gen = Mithrilowej zbroi
    .dat = Mithrilowej zbroi
    .acc = Mithrilową zbroję
    .loc = Mithrilowej zbroi
    .ins = Mithrilową zbroją
wd-tile-buckler = Puklerz
    .gen = Puklerza
    .dat = Puklerzowi
    .acc = Puklerz
    .loc = Puklerzu
    .ins = Puklerzem
wd-tile-vorpal_dagger = Magiczny sztylet
    .gen = Magicznego sztyletu
    .dat = Magicznemu sztyletowi
    .acc = Magiczny sztylet
    .loc = Magicznym sztylecie
    .ins = Magicznym sztyletem
wd-tile-ring_of_power = Pierścień mocy
    .gen = Pierścienia mocy
    .dat = Pierścieniowi mocy
    .acc = Pierścień mocy
    .loc = Pierścieniu mocy
    .ins = Pierścieniem mocy
wd-tile-cloak = Płaszcz niewidzialności
    .gen = Płaszcza niewidzialności
    .dat = Płaszczowi niewidzialności
    .acc = Płaszcz niewidzialności
    .loc = Płaszczu niewidzialności
    .ins = Płaszczem niewidzialności
wd-tile-rogue_potion = Mikstura leczenia
    .gen = Mikstury leczenia
    .dat = Miksturze leczenia
    .acc = Miksturę leczenia
    .loc = Miksturze leczenia
    .ins = Miksturą leczenia

wd-tagline = Blefujcie, odbierzcie bohaterowi ekwipunek i wyślijcie do środka kogoś innego.

## Liczby, do użycia wewnątrz zdań

wd-count-hp = { $hp ->
    [one] { $hp } punkt życia
    [few] { $hp } punkty życia
   *[many] { $hp } punktów życia
}
wd-count-deck = { $deck ->
    [0] talia jest już pusta
    [one] w talii została { $deck } karta
    [few] w talii zostały { $deck } karty
   *[many] w talii zostało { $deck } kart
}
wd-count-cards = { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
wd-count-left = { $left ->
    [one] zostaje jeden gracz
    [few] w rundzie zostaje { $left } graczy
   *[many] w rundzie zostaje { $left } graczy
}

## Zasady

wd-rule-draw = Kartę, którą bierzesz, widzisz tylko ty. Albo dokładasz ją zakrytą do podziemi, albo odrzucasz żeton ekwipunku i odkładasz potwora na bok. Po wzięciu karty nie można już spasować. (WD-4.1, WD-4.3, WD-4.4)
wd-rule-pass = Kto pasuje, przez resztę rundy tylko patrzy i niczego nie ryzykuje. Ostatni, kto zostanie, musi ruszyć na wyprawę. (WD-4.2, WD-3.4)
wd-rule-deck = Trzynaście kart potworów: po dwie karty Goblina, Szkieleta, Orka, Wampira i Golema, po jednej Licza, Demona i Smoka. Przy pustej talii można tylko spasować. (WD-1.2, WD-4.2)
wd-rule-pile = Dołożone potwory tworzą stos podziemi. Każdy może go policzyć i wie, kto dołożył którą kartę; co na niej jest, wie tylko ten, kto ją dołożył. (WD-3.7)
wd-rule-aside = Odłożony potwór leży pod ekwipunkiem, który razem z nim odrzucono. Nie bierze udziału w rundzie; zna go jego właściciel, a po wyprawie pokazuje się go wszystkim. (WD-4.4, WD-3.6)
wd-rule-memory_aid = Ściągawka pokazuje ci twoje potwory: dołożone i odłożone. Nie zdradza niczego, czego już nie wiesz. (WD-3.7)
wd-rule-reveal_order = Najpierw walczy się z kartą dołożoną jako ostatnią, chyba że umówiono się na inną kolejność. (WD-7.1, WD-7.37)
wd-rule-axe = O użyciu Topora decyduje się po odsłonięciu karty, a przed odsłonięciem następnej. Nie można go użyć na potwora, którego pokonuje inny ekwipunek. (WD-5.8, WD-4.8)
wd-rule-polymorph = Polimorfia zastępuje właśnie odsłoniętego potwora wierzchnią kartą talii potworów; to z nią się potem walczy. Przy pustej talii nie można jej użyć. (WD-5.11)
wd-rule-success = Kto na końcu ma co najmniej 1 punkt życia, odnosi sukces i bierze kartę sukcesu. Puste podziemia to także sukces. (WD-3.5, WD-3.6, WD-7.4)
wd-rule-failure = Po porażce kartę pomocy odwraca się na ciemną stronę. Późniejsze sukcesy jej nie odwracają. (WD-3.6, WD-7.23)
wd-rule-elimination = Ostatnia dozwolona porażka, zwykle druga, oznacza wyeliminowanie z gry. (WD-3.6)
wd-rule-winning = Druga karta sukcesu (albo trzecia, jeśli tak ustalono) daje natychmiastowe zwycięstwo. Tak samo wygrywa ostatni niewyeliminowany gracz. (WD-6.1, WD-6.2)

wd-rule-monster-goblin = Siła 1, dwie karty. Pokonuje go Pochodnia; Pierścień mocy pokonuje go i dodaje 1 punkt życia. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-skeleton = Siła 2, dwie karty. Pokonuje go Pochodnia i Święty Graal; Pierścień mocy pokonuje go i dodaje 2 punkty życia. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-orc = Siła 3, dwie karty. Pokonuje go Pochodnia. (WD-1.2, WD-5.5)
wd-rule-monster-vampire = Siła 4, dwie karty. Pokonuje go Święty Graal. (WD-1.2, WD-5.5)
wd-rule-monster-golem = Siła 5, dwie karty. Pokonuje go Młot bojowy. (WD-1.2, WD-5.5)
wd-rule-monster-lich = Siła 6, jedna karta. Pokonuje go Święty Graal i Płaszcz niewidzialności. (WD-1.2, WD-5.5)
wd-rule-monster-demon = Siła 7, jedna karta. Pokonuje go Pakt z demonem i Płaszcz niewidzialności. (WD-1.2, WD-5.5, WD-5.9)
wd-rule-monster-dragon = Siła 9, jedna karta. Pokonuje go Smocza włócznia i Płaszcz niewidzialności. (WD-1.2, WD-5.5)

wd-rule-hero-knight = 3 punkty życia. Ciężka zbroja i ekwipunek prawie na wszystko; kolejność kart nie ma znaczenia. Dobry bohater na pierwszą grę. (WD-1.3, WD-2.1, WD-10.15)
wd-rule-hero-barbarian = 4 punkty życia. Topór powala jednego wybranego potwora, Mikstura raz ratuje. (WD-1.3)
wd-rule-hero-mage = 2 punkty życia. Przemienia potwory, układa się z Demonem i zwycięża, gdy żadne dwa potwory nie są takie same. (WD-1.3)
wd-rule-hero-rogue = 3 punkty życia. Pokonuje największych, a z małych czerpie siłę; ważne jest, co przyjdzie pierwsze. (WD-1.3)

wd-rule-tile-plate_armor = +5 punktów życia przy wejściu. (WD-5.4)
wd-rule-tile-knight_shield = +3 punkty życia przy wejściu. (WD-5.4)
wd-rule-tile-vorpal_sword = Pokonuje wszystkie potwory jednego rodzaju, który wskazujesz przed odsłonięciem pierwszej karty. (WD-5.7)
wd-rule-tile-dragon_spear = Pokonuje Smoka. (WD-5.5)
wd-rule-tile-knight_grail = Pokonuje potwory o parzystej sile: Szkieleta, Wampira, Licza. (WD-5.5)
wd-rule-tile-knight_torch = Pokonuje potwory o sile 3 lub mniejszej: Goblina, Szkieleta, Orka. (WD-5.5)
wd-rule-tile-chainmail = +4 punkty życia przy wejściu. (WD-5.4)
wd-rule-tile-leather_shield = +3 punkty życia przy wejściu. (WD-5.4)
wd-rule-tile-vorpal_axe = Raz na rundę: możesz pokonać właśnie odsłoniętego potwora. (WD-5.8)
wd-rule-tile-war_hammer = Pokonuje Golemy. (WD-5.5)
wd-rule-tile-barbarian_torch = { wd-rule-tile-knight_torch }
wd-rule-tile-barbarian_potion = Raz na rundę: gdy masz 0 lub mniej punktów życia, wracasz z 4 punktami życia. (WD-5.12)
wd-rule-tile-wall_of_fire = +6 punktów życia przy wejściu. (WD-5.4)
wd-rule-tile-bracelet = +3 punkty życia przy wejściu. (WD-5.4)
wd-rule-tile-mage_grail = { wd-rule-tile-knight_grail }
wd-rule-tile-polymorph = Raz na rundę: możesz zastąpić właśnie odsłoniętego potwora wierzchnią kartą talii potworów. (WD-5.11)
wd-rule-tile-demonic_pact = Pokonuje Demona i potwora odsłoniętego zaraz po nim. (WD-5.9)
wd-rule-tile-omnipotence = Sukces, jeśli w podziemiach są same różne rodzaje potworów, nawet gdy bohater padł. (WD-5.10)
wd-rule-tile-mithril = +5 punktów życia przy wejściu. (WD-5.4)
wd-rule-tile-buckler = +3 punkty życia przy wejściu. (WD-5.4)
wd-rule-tile-vorpal_dagger = { wd-rule-tile-vorpal_sword }
wd-rule-tile-ring_of_power = Pokonuje potwory o sile 2 lub mniejszej i dodaje ich siłę do twoich punktów życia. (WD-5.6)
wd-rule-tile-cloak = Pokonuje potwory o sile 6 lub większej: Licza, Demona, Smoka. (WD-5.5)
wd-rule-tile-rogue_potion = Raz na rundę: gdy masz 0 lub mniej punktów życia, wracasz z 3 punktami życia. (WD-5.12)

## Co się stało

wd-event-round-started = { $starter_is ->
    [you] Runda { $round }, { $hero }: zaczynasz.
   *[other] Runda { $round }, { $hero }: zaczyna { $starter }.
}
wd-event-card-drawn = { $seat_is ->
    [you] { $monster ->
        [none] Bierzesz kartę; { wd-count-deck }.
       *[other] Bierzesz { $monster_acc }; { wd-count-deck }.
    }
   *[other] { $monster ->
        [none] { $seat } bierze kartę; { wd-count-deck }.
       *[other] { $seat } bierze { $monster_acc }; { wd-count-deck }.
    }
}
wd-event-monster-added = { $seat_is ->
    [you] { $monster ->
        [none] Dokładasz do podziemi potwora (miejsce { $slot }).
       *[other] Dokładasz do podziemi { $monster_acc } (miejsce { $slot }).
    }
   *[other] { $monster ->
        [none] { $seat } dokłada do podziemi potwora (miejsce { $slot }).
       *[other] { $seat } dokłada do podziemi { $monster_acc } (miejsce { $slot }).
    }
}
wd-event-equipment-sacrificed = { $seat_is ->
    [you] { $monster ->
        [none] Odrzucasz { $tile_acc }; bohater ma { wd-count-hp }.
       *[other] Odkładasz { $monster_acc } i odrzucasz { $tile_acc }; bohater ma { wd-count-hp }.
    }
   *[other] { $monster ->
        [none] { $seat } odrzuca { $tile_acc }; bohater ma { wd-count-hp }.
       *[other] { $seat } odkłada { $monster_acc } i odrzuca { $tile_acc }; bohater ma { wd-count-hp }.
    }
}
wd-event-passed = { $forced ->
    [yes] { $seat_is ->
        [you] Talia jest pusta, musisz spasować; { wd-count-left }.
       *[other] Talia jest pusta, { $seat } musi spasować; { wd-count-left }.
    }
   *[no] { $seat_is ->
        [you] Pasujesz; { wd-count-left }.
       *[other] { $seat } pasuje; { wd-count-left }.
    }
}
wd-event-run-started = { $seat_is ->
    [you] Prowadzisz { $hero_acc } do podziemi: { wd-count-hp }, na stosie { wd-count-cards }.
   *[other] { $seat } prowadzi { $hero_acc } do podziemi: { wd-count-hp }, na stosie { wd-count-cards }.
} { $tiles_count ->
    [0] Nie ma już ekwipunku.
   *[other] Ekwipunek: { $tiles }.
}
wd-event-pile-shuffled = Stos podziemi zostaje potasowany: { wd-count-cards }.
wd-event-kind-named = { $seat_is ->
    [you] Wskazujesz { $monster_acc }; pokona go { $tile }.
   *[other] { $seat } wskazuje { $monster_acc }; pokona go { $tile }.
}
wd-event-monster-revealed = { $adder_is ->
    [none] Karta { $number }: { $monster }.
    [you] Karta { $number }: { $monster } (miejsce { $slot }, twoja karta).
   *[other] Karta { $number }: { $monster } (miejsce { $slot }, { $adder }).
}
wd-event-monster-replaced = Polimorfia: zamiast { $removed_gen } pojawia się { $monster }; { wd-count-deck }.
wd-event-monster-defeated = { $gain ->
    [0] { $tile } pokonuje { $monster_acc }.
   *[other] { $tile } pokonuje { $monster_acc } (+{ $gain }); bohater ma { wd-count-hp }.
}
wd-event-damage-taken = { $monster } atakuje z siłą { $amount }; bohater ma { wd-count-hp }.
wd-event-hero-revived = { $tile } przywraca bohatera do walki: { wd-count-hp }.
wd-event-hero-down = Bohater pada ({ wd-count-hp }), ale wyprawa trwa dalej.
wd-event-hero-died = Bohater ginie.
wd-event-rest-shown = Reszta podziemi: { $cards }.
wd-event-run-ended = { $success ->
    [yes] { $omnipotence ->
        [yes] { $seat_is ->
            [you] Wszystkie potwory są różne: dzięki Wszechmocy twoja wyprawa kończy się sukcesem.
           *[other] Wszystkie potwory są różne: dzięki Wszechmocy { $seat } odnosi sukces.
        }
       *[no] { $seat_is ->
            [you] Przeżywasz wyprawę: { wd-count-hp }.
           *[other] { $seat } przeżywa wyprawę: { wd-count-hp }.
        }
    }
   *[no] { $seat_is ->
        [you] Twoja wyprawa kończy się porażką.
       *[other] { $seat } ponosi porażkę.
    }
}
wd-event-success-taken = { $seat_is ->
    [you] Bierzesz kartę sukcesu ({ $successes } z { $target }).
   *[other] { $seat } bierze kartę sukcesu ({ $successes } z { $target }).
}
wd-event-aid-turned = { $seat_is ->
    [you] Odwracasz kartę pomocy na ciemną stronę. Jeszcze { $left ->
        [one] jedna porażka
        [few] { $left } porażki
       *[other] { $left } porażek
    } i odpadasz.
   *[other] { $seat } odwraca kartę pomocy na ciemną stronę.
}
wd-event-player-eliminated = { $seat_is ->
    [you] Kolejna porażka: odpadasz z gry.
   *[other] Kolejna porażka: { $seat } odpada z gry.
}
wd-event-aside-revealed = { $seat_is ->
    [you] Pokazujesz kartę odłożoną pod { $tile_ins }: { $monster }.
   *[other] { $seat } pokazuje kartę odłożoną pod { $tile_ins }: { $monster }.
}
wd-event-hero-chosen = { $seat_is ->
    [you] Wybierasz { $hero_acc } na następną rundę.
   *[other] { $seat } wybiera { $hero_acc } na następną rundę.
}
wd-event-game-won = { $by ->
    [successes] { wd-won-by-successes }
   *[last_one_left] { wd-won-by-last_one_left }
}

## Wynik

wd-won-by-successes = { $seat_is ->
    [you] Wygrywasz: masz wszystkie potrzebne sukcesy.
   *[other] Wygrywa { $seat }: ma wszystkie potrzebne sukcesy.
}
wd-won-by-last_one_left = { $seat_is ->
    [you] Wygrywasz: w grze nie ma już nikogo innego.
   *[other] Wygrywa { $seat }: w grze nie ma już nikogo innego.
}

## Co można zrobić

wd-action-draw = Weź kartę
wd-action-pass = Spasuj
wd-action-add = Dołóż do podziemi
wd-action-sacrifice = Odrzuć { $tile_acc }
wd-action-name = Wskaż { $monster_acc }
wd-action-use-polymorph = Użyj Polimorfii
wd-action-use-axe = Użyj Magicznego topora
wd-action-keep = Nie używaj
wd-action-choose-hero = Wybierz { $hero_acc }

## Fazy: nazwa, pytanie do tego, kto decyduje, i co widzą pozostali

wd-phase-bid_turn = Faza przygotowań
wd-phase-bid_place = Faza przygotowań
wd-phase-run_prepare = Faza wyprawy
wd-phase-run_replace = Faza wyprawy
wd-phase-run_axe = Faza wyprawy
wd-phase-hero_choice = Wybór bohatera
wd-phase-game_over = Koniec gry

wd-ask-bid_turn = Bierzesz kartę czy pasujesz?
wd-ask-bid_place = Dokładasz potwora do podziemi czy odrzucasz ekwipunek?
wd-ask-run_prepare = Który rodzaj potwora wskazujesz?
wd-ask-run_replace = Używasz na tego potwora Polimorfii?
wd-ask-run_axe = Używasz na tego potwora Magicznego topora?
wd-ask-hero_choice = Kto będzie następnym bohaterem?

wd-wait-bid_turn = { $name } decyduje: wziąć kartę czy spasować.
wd-wait-bid_place = { $name } decyduje, co zrobić z wziętą kartą.
wd-wait-run_prepare = { $name } wskazuje rodzaj potwora.
wd-wait-run_replace = { $name } rozważa użycie Polimorfii.
wd-wait-run_axe = { $name } rozważa użycie Magicznego topora.
wd-wait-hero_choice = { $name } wybiera następnego bohatera.

## Opcje

wd-option-forced_first_add = Obowiązkowy pierwszy potwór
wd-option-forced_first_add-help = W pierwszej turze każdy musi wziąć kartę i ją dołożyć, więc nikt nie wchodzi do pustych podziemi.
wd-option-forced_first_add-off = nie
wd-option-forced_first_add-first_round = w pierwszej rundzie
wd-option-forced_first_add-every_round = w każdej rundzie
wd-option-successes_to_win = Sukcesy do zwycięstwa
wd-option-successes_to_win-help = Ile udanych wypraw daje zwycięstwo; przy trzech gra trwa dłużej.
wd-option-successes_to_win-2 = 2
wd-option-successes_to_win-3 = 3
wd-option-first_hero = Pierwszy bohater
wd-option-first_hero-help = Kto idzie w pierwszej rundzie. Według instrukcji bohatera się wybiera lub losuje, a na pierwszą grę poleca się Wojownika; potem wybiera ten, kto prowadził ostatnią wyprawę.
wd-option-first_hero-knight = { wd-hero-knight }
wd-option-first_hero-barbarian = { wd-hero-barbarian }
wd-option-first_hero-mage = { wd-hero-mage }
wd-option-first_hero-rogue = { wd-hero-rogue }
wd-option-first_hero-random = losowo
wd-option-reveal_order = Kolejność w podziemiach
wd-option-reveal_order-help = Z którą kartą podziemi walczy się najpierw.
wd-option-reveal_order-last_in_first_out = od ostatniej dołożonej
wd-option-reveal_order-first_in_first_out = od pierwszej dołożonej
wd-option-reveal_order-shuffled = potasowane przed wyprawą
wd-option-death_check = Śmierć bohatera
wd-option-death_check-help = Czy wyprawa kończy się, gdy tylko punkty życia spadną do 0, czy liczy się dopiero suma na końcu.
wd-option-death_check-immediate = natychmiast
wd-option-death_check-final_total = według sumy na końcu
wd-option-memory_aid = Ściągawka
wd-option-memory_aid-help = Pokazuje potwory, które ty dokładasz do podziemi.
wd-option-memory_aid-true = tak
wd-option-memory_aid-false = nie

## Odmowy

wd-refusal-malformed = To nie jest akcja tej gry.
wd-refusal-game_over = Gra już się skończyła.
wd-refusal-not_your_turn = To nie twoja tura.
wd-refusal-card_must_be_placed = Najpierw połóż wziętą kartę: dołóż ją albo odrzuć ekwipunek.
wd-refusal-wrong_phase = Tego nie można teraz zrobić.
wd-refusal-deck_empty = Talia potworów jest pusta, możesz tylko spasować.
wd-refusal-forced_add = Ta tura jest obowiązkowa: weź kartę i dołóż ją do podziemi.
wd-refusal-other_hero = { $hero } nie ma takiego ekwipunku: { $tile }.
wd-refusal-no_equipment = Nie ma już ekwipunku, musisz dołożyć potwora.
wd-refusal-not_in_play = Tego ekwipunku nie ma już w grze: { $tile }.
