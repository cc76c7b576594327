### The pages of the combat academy.

academy-title = Akademia walki
academy-lead = Przed twoimi podziemiami w grze { dl-title } stoi drużyna bohaterów. Strać jak najmniej. Każda zagadka ma jeden najlepszy wynik; zasady są takie jak w grze i nic nie jest ukryte.
academy-practice = Walki ćwiczebne
academy-practice-note = od łatwej do trudnej; najwyżej cztery rundy jak w prawdziwej walce (w instrukcji ćwiczy się aż do pokonania drużyny)
academy-practice-1 = Głaz i troll
academy-practice-1-lead = Z przodu dwaj wojownicy, z tyłu kapłan: kiedy wydać jedzenie i kiedy leczenie przychodzi za późno.
academy-practice-2 = Kto uderza pierwszy
academy-practice-2-lead = Złodzieje rozbrajają pułapki. Kolejność ataków decyduje, kogo w ogóle dosięgniesz.
academy-practice-3 = Dwa razy na tym samym polu
academy-practice-3-lead = Wampir, który nie musi odpoczywać, i runda bez zdobywania: utrzymaj korytarz, a potem uderz tam, gdzie zaboli.
academy-practice-4 = Dwóch uzdrowicieli
academy-practice-4-lead = Bez ataku nikt nie leczy, a rany przy zdobywaniu rozdziela się punkt po punkcie.
academy-practice-5 = Komnata, dwa potwory i pułapka
academy-practice-5-lead = Pierwsza walka jeszcze raz, ale drugie pole to komnata: mogą w niej walczyć dwa potwory naraz.
academy-open = Walcz
academy-open-named = Walcz: { $name }
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
