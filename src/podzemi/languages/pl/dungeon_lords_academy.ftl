# Akademia walki gry Dungeon Lords: zadania, podpowiedzi, oceny i co byłoby najlepsze.

refusal-unknown_puzzle = Nie ma takiej zagadki.

dl-puzzle-level-practice = Ćwiczenie
dl-puzzle-level-easy = Łatwa
dl-puzzle-level-medium = Średnia
dl-puzzle-level-hard = Trudna
dl-puzzle-difficulty = Trudność { $difficulty }
dl-puzzle-difficulty-help = Odgadnąć rozwiązanie na ślepo jest równie trudno, jak wyrzucić { $difficulty ->
        [one] orła na jednej monecie
        [few] same orły na { $difficulty } monetach
        [many] same orły na { $difficulty } monetach
       *[other] same orły na { $difficulty } monetach
    }.

dl-puzzle-value-lost = { $count ->
        [0] żadne pole nie stracone
        [one] { $count } stracone pole
        [few] { $count } stracone pola
        [many] { $count } straconych pól
       *[other] { $count } straconego pola
    }
dl-puzzle-value-captured = { $count ->
        [0] nikt w więzieniu
        [one] { $count } więzień
        [few] { $count } więźniów
        [many] { $count } więźniów
       *[other] { $count } więźnia
    }
dl-puzzle-value-spent = { $count ->
        [0] bez wydatków
       *[other] wydatki: { $count }
    }
dl-puzzle-value-lost-help = Najpierw jak najmniej straconych pól: cała reszta rozstrzyga tylko między równymi.
dl-puzzle-value-captured-help = Potem jak najwięcej więźniów.
dl-puzzle-value-spent-help = Potem jak najmniej złota, jedzenia, impów i pułapek; każda sztuka liczy się za jeden. Potwory wstają i nic nie kosztują.

dl-puzzle-stars-0 = Jedno pole dało się uratować.
dl-puzzle-stars-1 = Pola są bezpieczne, ale ktoś uciekł.
dl-puzzle-stars-2 = Lepsze byłoby tylko tańsze rozwiązanie.
dl-puzzle-stars-3 = Lepiej się nie da.

dl-puzzle-hint-good = Na razie dobrze: najlepszy wynik wciąż jest w zasięgu.
dl-puzzle-hint-missed = Najlepszy wynik jest już poza zasięgiem. Stąd można jeszcze tak: straty { $lost }, więźniowie { $captured }, wydatki { $spent }.
dl-puzzle-hint-plan = { $traps ->
        [0] { $creatures ->
            [0] Do tej walki nie wysyłaj nic.
            [one] Teraz bez pułapki, wystarczy jeden potwór.
            [few] Teraz bez pułapki, wyślij { $creatures } potwory.
           *[other] Teraz bez pułapki, wyślij { $creatures } potworów.
        }
        [one] { $creatures ->
            [0] Wystarczy sama pułapka.
            [one] Jedna pułapka i jeden potwór.
            [few] Jedna pułapka i { $creatures } potwory.
           *[other] Jedna pułapka i { $creatures } potworów.
        }
       *[other] { $creatures ->
            [0] Pułapki: { $traps }, bez potworów.
            [one] Pułapki: { $traps } i jeden potwór.
            [few] Pułapki: { $traps } i { $creatures } potwory.
           *[other] Pułapki: { $traps } i { $creatures } potworów.
        }
    }
dl-puzzle-hint-attack = Teraz kolej na: { $creature }.
dl-puzzle-hint-choice = Ten wybór ma znaczenie. Policz, ile punktów życia jeszcze zostało.
dl-puzzle-hint-action = Zagraj to: { $action }
dl-puzzle-hint-over = Walka dobiegła końca.

dl-hindsight-title = Co byłoby najlepsze
dl-hindsight-part = { $seat }, rok { $year }
dl-hindsight-happened = Co się stało: { $score }
dl-hindsight-known = Najlepsza gra przy tym, co było wiadomo: { $score }
dl-hindsight-open = Gdyby wszystkie karty były od początku odkryte: { $score }
dl-hindsight-perfect = Lepiej zagrać się nie dało.
dl-hindsight-estimate = Ta walka jest zbyt duża, by przeszukać ją do końca; lepsza gra być może istnieje.
dl-hindsight-paladin = Paladyn przyszedł albo odszedł; porównanie nie uwzględnia jego drogi.
