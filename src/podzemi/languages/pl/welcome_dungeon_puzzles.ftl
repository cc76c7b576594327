# Najlepsze wyprawy: zagadki gry Zapraszamy do podziemi.

wd-puzzle-lead = Znasz każdą kartę w podziemiach, a jeszcze jedną masz w ręce. Dołóż ją albo pozbądź się jej, odrzucając żeton ekwipunku; potem przeciwnik pasuje i do podziemi idziesz ty. Przeżyj z jak największą liczbą punktów życia.
wd-puzzle-practice-1 = Wojownik
wd-puzzle-practice-1-lead = Dwa żetony dają życie, dwa pokonują potwory: policz jedno i drugie, zanim coś odrzucisz.
wd-puzzle-practice-2 = Barbarzyńca
wd-puzzle-practice-2-lead = Mikstura przywraca punkty życia wydrukowane przy bohaterze, więc późny upadek jest wart więcej niż wczesny.
wd-puzzle-practice-3 = Mag
wd-puzzle-practice-3-lead = Pakt pokonuje Demona i tego, kto przyjdzie po nim. Karta dołożona ostatnia przychodzi pierwsza.
wd-puzzle-practice-4 = Złodziejka
wd-puzzle-practice-4-lead = Pierścień zamienia słabe potwory w punkty życia, jeśli przyjdą przed silnymi.
wd-puzzle-value-alive = { $count ->
        [0] bohater ginie
       *[other] bohater przeżywa
    }
wd-puzzle-value-alive-help = Najpierw przeżyć.
wd-puzzle-value-hp = { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[many] { $count } punktów życia
    }
wd-puzzle-value-hp-help = Potem jak najwięcej punktów życia na końcu.
wd-puzzle-stars-0 = Bohater mógł przeżyć.
wd-puzzle-stars-1 = Żyje, ale ledwo.
wd-puzzle-stars-2 = Żyje. Dało się ocalić jeszcze trochę życia.
wd-puzzle-stars-3 = Lepiej się nie da.
