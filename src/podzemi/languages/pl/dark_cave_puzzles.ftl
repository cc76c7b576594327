# Drogi do wyjścia: zagadki gry Mroczna jaskinia.

dc-puzzle-lead = Wyjście jest odkryte, drogi do niego jeszcze nie ma. Twoje karty to twoje tury: wyłóż kartę, idź i wydostań się w jak najmniejszej liczbie tur i z jak największą ilością złota. Drugi krasnolud nie ma kart i stoi.
dc-puzzle-practice-1 = Jedna karta
dc-puzzle-practice-1-lead = Połóż ją tak, żeby trzy ruchy zaprowadziły cię do wyjścia.
dc-puzzle-practice-2 = Dwie karty
dc-puzzle-practice-2-lead = To, gdzie staniesz po pierwszej turze, rozstrzyga o drugiej.
dc-puzzle-practice-3 = Trzy karty
dc-puzzle-practice-3-lead = Karta nie musi leżeć obok ciebie, tylko obok jaskini. Najpierw policz ruchy.
dc-puzzle-value-out = { $count ->
        [0] nadal w jaskini
       *[other] poza jaskinią
    }
dc-puzzle-value-out-help = Najpierw wyjść.
dc-puzzle-value-turns = { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
dc-puzzle-value-turns-help = Potem w jak najmniejszej liczbie tur.
dc-puzzle-value-gold = { $count ->
        [0] ani bryłki złota
        [one] { $count } bryłka złota
        [few] { $count } bryłki złota
       *[many] { $count } bryłek złota
    }
dc-puzzle-value-gold-help = Potem z jak największą ilością złota.
dc-puzzle-stars-0 = Droga do wyjścia istnieje.
dc-puzzle-stars-1 = Na zewnątrz, ale da się szybciej.
dc-puzzle-stars-2 = Na czas. Trochę złota przepadło po drodze.
dc-puzzle-stars-3 = Lepiej się nie da.

dc-puzzle-kind = Droga do wyjścia
dc-puzzle-loyalty-kind = Kto z kim pracuje
dc-puzzle-loyalty-lead = Daj Buty temu, kto na pewno pracuje dla tego samego klanu co ty, a Goblina wyślij na tego, kto na pewno nie. Obaj są wśród tych, których karty nie widzisz.
dc-puzzle-loyalty-premise = Kto obejrzał kartę klanu, pomaga potem jej właścicielowi tylko wtedy, gdy obaj pracują dla tego samego klanu, a szkodzi mu tylko wtedy, gdy nie. Trzech lub czterech krasnoludów ciągnie z dwóch wiernych i dwóch sabotażystów jednego klanu, więcej z trzech wiernych i jednego sabotażysty z każdego klanu.
dc-puzzle-loyalty-practice-1 = Ktoś spojrzał
dc-puzzle-loyalty-practice-1-lead = Kto widział twoją kartę i ci pomaga, pracuje z tobą. Resztę policz.
dc-puzzle-loyalty-practice-2 = Wróg mojego wroga
dc-puzzle-loyalty-practice-2-lead = Są tylko dwie strony: kto szkodzi pewnemu wrogowi, nie jest wrogiem.
dc-puzzle-loyalty-practice-3 = Co niczego nie dowodzi
dc-puzzle-loyalty-practice-3-lead = Atak przed obejrzeniem karty albo bez niego nic nie mówi.
dc-puzzle-value-friend = { $count ->
        [0] sojusznik niedowiedziony
       *[other] sojusznik dowiedziony
    }
dc-puzzle-value-friend-help = Buty dostaje ktoś, kto na pewno pracuje dla twojego klanu.
dc-puzzle-value-foe = { $count ->
        [0] wróg niedowiedziony
       *[other] wróg dowiedziony
    }
dc-puzzle-value-foe-help = Goblin trafia na kogoś, kto na pewno pracuje dla drugiego klanu.
dc-puzzle-hint-proof = Wynika to z liczby sabotażystów i z tego: { $events }
dc-puzzle-hint-numbers = Dowodzi tego twoja własna karta i liczba sabotażystów.
dc-puzzle-loyalty-stars-0 = Żaden nie jest pewny.
dc-puzzle-loyalty-stars-1 = Jeden z dwóch jest pewny.
dc-puzzle-loyalty-stars-2 = Jeden z dwóch jest pewny.
dc-puzzle-loyalty-stars-3 = Obaj są pewni. To jest dowód.
