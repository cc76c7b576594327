### The pages of the puzzles.

academy-title = Úlohy
academy-lead = Jedna situace, jedno nejlepší řešení. Pravidla jsou stejná jako ve hrách, nic ti nezůstane skryté a pokusem nic neztratíš.
academy-learn = Hru ještě neznáš? Výuka ti ji vysvětlí za deset minut.
academy-practice = Cvičení
academy-practice-note = v každém jedna myšlenka
academy-open = Řešit
academy-open-named = Řešit: { $name }
academy-daily = Úloha dne
academy-daily-lead = Stejná pro všechny a všude, ke konci týdne těžší.
academy-daily-open = Dnešní úloha
academy-daily-of = Úloha na { $date }
academy-endless = Kolik jen chceš
academy-endless-note = každá má jedno nejlepší řešení
academy-number = Úloha { $number }
academy-level-number = { $level }, úloha { $number }
academy-solved-count = { $count ->
    [0] zatím žádná vyřešená
    [one] { $count } vyřešená
    [few] { $count } vyřešené
   *[other] { $count } vyřešených
}
academy-untried = ještě nezkoušeno
academy-stars = hvězdy: { $count } ze 3
academy-goal = Nejlépe: { $goal }.
academy-tools = Pomoc
academy-hint = Rada
academy-hint-more = Prozraď víc
academy-restart = Od začátku
academy-best = Ukázat nejlepší řešení
academy-best-note = Tohle je nejlepší řešení krok za krokem. Jako tvoje se nepočítá.
academy-best-shown = Takhle se to dělá.
academy-end = Výsledek
academy-yours = Ty: { $result }.
academy-possible = Bylo možné: { $goal }.
academy-again = Zkusit znovu
academy-step-back = O krok zpět
academy-next = Další úloha
academy-all = Všechny úlohy
academy-you = Ty
academy-nobody = nikdo
academy-other = soupeř
academy-of = Úlohy hry { $game }
academy-days = { $count ->
    [0] zatím nevyřešeno ani jeden den
    [one] vyřešeno: { $count } den
    [few] vyřešeno: { $count } dny
   *[other] vyřešeno: { $count } dní
}
academy-run = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
academy-why = Proč je to nejlepší
academy-premise = Ber za jisté
academy-story = Co se zatím stalo
academy-more = Další úlohy této hry

refusal-unknown_puzzle = Taková úloha neexistuje.

puzzle-level-practice = Cvičení
puzzle-level-easy = Lehká
puzzle-level-medium = Střední
puzzle-level-hard = Těžká
puzzle-difficulty = Obtížnost { $difficulty }
puzzle-difficulty-help = Uhodnout řešení naslepo je stejně nepravděpodobné, jako aby { $difficulty ->
        [one] padla na jedné minci panna
        [few] padla na { $difficulty } mincích samá panna
       *[other] padla na { $difficulty } mincích samá panna
    }.

puzzle-hint-good = Zatím dobře: nejlepší výsledek je stále na dosah.
puzzle-hint-missed = Nejlepší výsledek už na dosah není. Odtud je ještě možné: { $result }.
puzzle-hint-only = Správná je tu jen jedna volba. Nejlepší ze všech ostatních: { $result }.
puzzle-hint-free = Tady je několik voleb stejně dobrých.
puzzle-hint-action = Zahraj tohle: { $action }
puzzle-hint-over = Je po všem.
