### The pages of the puzzles.

academy-title = Zagadki
academy-lead = Jedna sytuacja, jedno najlepsze rozwiązanie. Zasady są takie jak w grach, nic nie jest przed tobą ukryte, a próbując, nic nie tracisz.
academy-learn = Nie znasz jeszcze gry? Nauka wyjaśni ją w dziesięć minut.
academy-practice = Ćwiczenia
academy-practice-note = każde o czymś innym
academy-open = Rozwiąż
academy-open-named = Rozwiąż: { $name }
academy-daily = Zagadka dnia
academy-daily-lead = Taka sama dla wszystkich i wszędzie, pod koniec tygodnia trudniejsza.
academy-daily-open = Dzisiejsza zagadka
academy-daily-of = Zagadka na { $date }
academy-endless = Ile tylko chcesz
academy-endless-note = każda ma jedno najlepsze rozwiązanie
academy-number = Zagadka { $number }
academy-level-number = { $level }, zagadka { $number }
academy-solved-count = { $count ->
    [0] jeszcze żadnej rozwiązanej
    [one] { $count } rozwiązana
    [few] { $count } rozwiązane
   *[many] { $count } rozwiązanych
}
academy-untried = jeszcze niepróbowana
academy-stars = gwiazdki: { $count } z 3
academy-goal = Najlepiej: { $goal }.
academy-tools = Pomoc
academy-hint = Podpowiedź
academy-hint-more = Powiedz więcej
academy-restart = Od początku
academy-best = Pokaż najlepsze rozwiązanie
academy-best-note = To najlepsze rozwiązanie, krok po kroku. Nie liczy się jako twoje.
academy-best-shown = Tak to się robi.
academy-end = Wynik
academy-yours = Ty: { $result }.
academy-possible = Było możliwe: { $goal }.
academy-again = Spróbuj ponownie
academy-step-back = Krok wstecz
academy-next = Następna zagadka
academy-all = Wszystkie zagadki
academy-you = Ty
academy-nobody = nikt
academy-other = przeciwnik
academy-of = Zagadki gry { $game }
academy-days = { $count ->
    [0] jeszcze ani razu nierozwiązana
    [one] rozwiązana: { $count } dzień
    [few] rozwiązana: { $count } dni
   *[many] rozwiązana: { $count } dni
}
academy-run = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
academy-why = Dlaczego to najlepsze
academy-premise = Przyjmij za pewne
academy-story = Co się dotąd wydarzyło
academy-more = Więcej zagadek tej gry

refusal-unknown_puzzle = Nie ma takiej zagadki.

puzzle-level-practice = Ćwiczenie
puzzle-level-easy = Łatwa
puzzle-level-medium = Średnia
puzzle-level-hard = Trudna
puzzle-difficulty = Trudność { $difficulty }
puzzle-difficulty-help = Odgadnąć rozwiązanie na ślepo jest równie trudno, jak wyrzucić { $difficulty ->
        [one] orła na jednej monecie
        [few] same orły na { $difficulty } monetach
        [many] same orły na { $difficulty } monetach
       *[other] same orły na { $difficulty } monetach
    }.

puzzle-hint-good = Na razie dobrze: najlepszy wynik wciąż jest w zasięgu.
puzzle-hint-missed = Najlepszy wynik jest już poza zasięgiem. Stąd jest jeszcze możliwe: { $result }.
puzzle-hint-only = Dobry jest tu tylko jeden wybór. Najlepszy ze wszystkich innych: { $result }.
puzzle-hint-free = Kilka wyborów jest tu równie dobrych.
puzzle-hint-action = Zagraj to: { $action }
puzzle-hint-over = Już po wszystkim.
