# Akademia walki gry Dungeon Lords: zadania, podpowiedzi, oceny i co byłoby najlepsze.

dl-puzzle-lead = Przed twoimi podziemiami stoi drużyna bohaterów. Strać w czterech rundach walki jak najmniej.
dl-puzzle-practice-1 = Głaz i troll
dl-puzzle-practice-1-lead = Z przodu dwaj wojownicy, z tyłu kapłan: kiedy wydać jedzenie i kiedy leczenie przychodzi za późno.
dl-puzzle-practice-2 = Kto uderza pierwszy
dl-puzzle-practice-2-lead = Złodzieje rozbrajają pułapki. Kolejność ataków decyduje, kogo w ogóle dosięgniesz.
dl-puzzle-practice-3 = Dwa razy na tym samym polu
dl-puzzle-practice-3-lead = Wampir, który nie musi odpoczywać, i runda bez zdobywania: utrzymaj korytarz, a potem uderz tam, gdzie zaboli.
dl-puzzle-practice-4 = Dwóch uzdrowicieli
dl-puzzle-practice-4-lead = Bez ataku nikt nie leczy, a rany przy zdobywaniu rozdziela się punkt po punkcie.
dl-puzzle-practice-5 = Komnata, dwa potwory i pułapka
dl-puzzle-practice-5-lead = Pierwsza walka jeszcze raz, ale drugie pole to komnata: mogą w niej walczyć dwa potwory naraz.

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

dl-hindsight-title = Co byłoby najlepsze
dl-hindsight-part = { $seat }, rok { $year }
dl-hindsight-happened = Co się stało: { $score }
dl-hindsight-known = Najlepsza gra przy tym, co było wiadomo: { $score }
dl-hindsight-open = Gdyby wszystkie karty były od początku odkryte: { $score }
dl-hindsight-perfect = Lepiej zagrać się nie dało.
dl-hindsight-estimate = Ta walka jest zbyt duża, by przeszukać ją do końca; lepsza gra być może istnieje.
dl-hindsight-paladin = Paladyn przyszedł albo odszedł; porównanie nie uwzględnia jego drogi.
