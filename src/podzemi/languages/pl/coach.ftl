### Boty, z którymi się gra i od których można się uczyć: poziomy, podpowiedzi, omówienia.

level-title = Boty
level-why = Jak silne mają być? Pojedyncze miejsca możesz zmienić wyżej.
level-none = Grasz przeciwko jednemu botowi, a jest nim { $bot }: pięć poziomów wymaga gier w kodzie maszynowym, których tu brakuje.
level-pack = Z pakietem danych twoim przeciwnikiem jest { $bot }: pięć poziomów zna tylko elementy należące do gry.
level-suited = Dopasuj do mnie
level-suited-now = Teraz { $level }: po wygranej o stopień wyżej, po ostatnim miejscu o stopień niżej.
level-study = Do nauki i porównań
level-add-one = Dodaj bota…
level-add = Bot na miejsce { $number }
level-again = Jeszcze raz, przeciwnik: { $level }

refusal-hint_others = Podpowiedzi są tylko w partiach z samymi botami.
refusal-hint_rated = W partii rankingowej nie ma podpowiedzi.
refusal-hint_turn = Teraz o niczym nie decydujesz.

coach-hint = Podpowiedz
coach-hint-title = Podpowiedź
coach-known = z tego, co wiesz
coach-thinking = Myślę…
coach-pencil = Zaznacz
coach-close = Zamknij
shell-key-n = poproś o podpowiedź
coach-percent = { $percent }%
coach-clear = { $measure ->
    [win] Wygrywa { $chance }% wariantów, które mistrz wypróbował; drugi najlepszy ruch { $next }%.
    [clan] Twój klan wygrywa { $chance }% wariantów, które mistrz wypróbował; z drugim najlepszym ruchem { $next }%.
   *[other] W wariantach, które mistrz wypróbował, kończysz przed { $chance }% rywali; z drugim najlepszym ruchem przed { $next }%.
}
coach-close-call = { $measure ->
    [win] Różnica jest niewielka: wygrywa { $chance }% wariantów, które mistrz wypróbował, drugi najlepszy ruch { $next }%.
    [clan] Różnica jest niewielka: twój klan wygrywa { $chance }% wariantów, które mistrz wypróbował, z drugim najlepszym ruchem { $next }%.
   *[other] Różnica jest niewielka: w wariantach, które mistrz wypróbował, kończysz przed { $chance }% rywali; z drugim najlepszym ruchem przed { $next }%.
}
coach-alone = { $measure ->
    [win] Wygrywa { $chance }% wariantów, które mistrz wypróbował, i żaden inny ruch się do tego nie zbliża.
    [clan] Twój klan wygrywa { $chance }% wariantów, które mistrz wypróbował, i żaden inny ruch się do tego nie zbliża.
   *[other] W wariantach, które mistrz wypróbował, kończysz przed { $chance }% rywali i żaden inny ruch się do tego nie zbliża.
}
coach-differs = { $measure ->
    [win] Mistrz zagrałby tak. Wygrywa to { $chance }% wypróbowanych wariantów, a ruch „{ $other }” { $next }%.
    [clan] Mistrz zagrałby tak. Twój klan wygrywa wtedy { $chance }% wypróbowanych wariantów, a po ruchu „{ $other }” { $next }%.
   *[other] Mistrz zagrałby tak. W wypróbowanych wariantach kończysz wtedy przed { $chance }% rywali, a po ruchu „{ $other }” przed { $next }%.
}
coach-thumb = Tak zagrałby tu najsilniejszy bot; jakie to daje szanse, nie potrafi powiedzieć.
coach-stand-in = Tak zagrałby tu według prostych reguł { $bot }. Szans nie poda: do tego trzeba gier w kodzie maszynowym, których tu brakuje.
terminal-prompt-hint = h podpowiedź,
terminal-hint = { $bot } zagrałby: { $action }.

level-coach = Trener najpierw pyta
level-coach-why = Przed kosztowną decyzją pyta jeden raz. Tylko w partiach z botami, które nie liczą się do rankingu.
coach-warn-title = Chwileczkę
coach-warn = { $measure ->
    [win] To wygrywa { $chance }% wariantów, które mistrz wypróbował; „{ $better }” wygrywa { $next }%.
    [clan] Tak twój klan wygrywa { $chance }% wariantów, które mistrz wypróbował; z ruchem „{ $better }” { $next }%.
   *[other] Tak w wariantach, które mistrz wypróbował, kończysz przed { $chance }% rywali; z ruchem „{ $better }” przed { $next }%.
}
coach-better = „{ $better }”: { $reason }
coach-warn-back = Pomyśl jeszcze raz
coach-warn-on = Zagraj mimo to

coach-review = Omówienie
review-title = Omówienie: { $game }
review-moments = { $count ->
    [one] Decyzja, która kosztowała cię najwięcej
    [few] { $count } decyzje, które kosztowały cię najwięcej
   *[other] { $count } decyzji, które kosztowały cię najwięcej
}
review-clean = Żadna decyzja się nie wyróżnia: żaden twój ruch nie był wyraźnie gorszy od innego.
review-note = Oceny najsilniejszego bota, tylko na podstawie tego, co w tamtej chwili było widać z twojego miejsca.
review-working = Przeglądam twoje decyzje: { $done } z { $total }.
review-unknown = W tej partii mistrz nie może spojrzeć naprzód, więc nie ma z czym porównać twoich decyzji.
review-curve = { $measure ->
    [win] Twoja szansa na wygraną
    [clan] Szansa twojego klanu na wygraną
   *[other] Ilu rywali prawdopodobnie wyprzedzasz
}
review-you = Ty
review-better = Lepszy ruch
review-lost = −{ $percent }%
review-show = Pokaż
review-here = Pokaż tutaj
review-try = Spróbuj innego ruchu
review-back = Wróć do partii
review-move = Ruch
review-chance = Szansa
review-figures = Liczby
review-at = Ruch { $at }
