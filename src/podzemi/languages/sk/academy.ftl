### The pages of the puzzles.

academy-title = Úlohy
academy-lead = Jedna situácia, jedno najlepšie riešenie. Pravidlá sú rovnaké ako v hrách, nič ti nezostane skryté a pokusom nič nestratíš.
academy-learn = Hru ešte nepoznáš? Výučba ti ju vysvetlí za desať minút.
academy-practice = Cvičenie
academy-practice-note = v každom jedna myšlienka
academy-open = Riešiť
academy-open-named = Riešiť: { $name }
academy-daily = Úloha dňa
academy-daily-lead = Rovnaká pre všetkých a všade, ku koncu týždňa ťažšia.
academy-daily-open = Dnešná úloha
academy-daily-of = Úloha na { $date }
academy-endless = Koľko len chceš
academy-endless-note = každá má jedno najlepšie riešenie
academy-number = Úloha { $number }
academy-level-number = { $level }, úloha { $number }
academy-solved-count = { $count ->
    [0] zatiaľ žiadna vyriešená
    [one] { $count } vyriešená
    [few] { $count } vyriešené
   *[other] { $count } vyriešených
}
academy-untried = ešte neskúšané
academy-stars = hviezdy: { $count } z 3
academy-goal = Najlepšie: { $goal }.
academy-tools = Pomoc
academy-hint = Rada
academy-hint-more = Prezraď viac
academy-restart = Od začiatku
academy-best = Ukázať najlepšie riešenie
academy-best-note = Toto je najlepšie riešenie krok za krokom. Ako tvoje sa nepočíta.
academy-best-shown = Takto sa to robí.
academy-end = Výsledok
academy-yours = Ty: { $result }.
academy-possible = Bolo možné: { $goal }.
academy-again = Skúsiť znova
academy-step-back = O krok späť
academy-next = Ďalšia úloha
academy-all = Všetky úlohy
academy-you = Ty
academy-nobody = nikto
academy-other = súper
academy-of = Úlohy hry { $game }
academy-days = { $count ->
    [0] zatiaľ nevyriešené ani v jeden deň
    [one] vyriešené: { $count } deň
    [few] vyriešené: { $count } dni
   *[other] vyriešené: { $count } dní
}
academy-run = { $count ->
    [one] { $count } deň v rade
    [few] { $count } dni v rade
   *[other] { $count } dní v rade
}
academy-why = Prečo je to najlepšie
academy-premise = Ber za isté
academy-story = Čo sa zatiaľ stalo
academy-more = Ďalšie úlohy tejto hry

refusal-unknown_puzzle = Taká úloha neexistuje.

puzzle-level-practice = Cvičenie
puzzle-level-easy = Ľahká
puzzle-level-medium = Stredná
puzzle-level-hard = Ťažká
puzzle-difficulty = Náročnosť { $difficulty }
puzzle-difficulty-help = Uhádnuť riešenie naslepo je rovnako nepravdepodobné, ako aby { $difficulty ->
        [one] na jednej minci padol znak
        [few] na { $difficulty } minciach padol samý znak
       *[other] na { $difficulty } minciach padol samý znak
    }.

puzzle-hint-good = Zatiaľ dobre: najlepší výsledok je stále na dosah.
puzzle-hint-missed = Najlepší výsledok už na dosah nie je. Odtiaľto je ešte možné: { $result }.
puzzle-hint-only = Správna je tu len jedna voľba. Najlepšia zo všetkých ostatných: { $result }.
puzzle-hint-free = Tu je niekoľko volieb rovnako dobrých.
puzzle-hint-action = Zahraj toto: { $action }
puzzle-hint-over = Je po všetkom.
