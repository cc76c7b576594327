### The pages of the combat academy.

academy-title = Akademie boje
academy-lead = Před tvým podzemím stojí ve hře { dl-title } družina hrdinů. Ztrať co nejméně. Každá úloha má jeden nejlepší výsledek; pravidla jsou stejná jako ve hře a nic není skryté.
academy-practice = Cvičné souboje
academy-practice-note = od lehkého k těžkému; nejvýš čtyři kola jako ve skutečném boji (v pravidlech se cvičí, dokud není družina poražena)
academy-practice-1 = Balvan a troll
academy-practice-1-lead = Vpředu dva bojovníci, vzadu kněz: kdy utratit jídlo a kdy už léčení přijde pozdě.
academy-practice-2 = Kdo udeří první
academy-practice-2-lead = Zloději prohlédnou pasti. Pořadí útoků rozhoduje, na koho vůbec dosáhneš.
academy-practice-3 = Dvakrát na stejném místě
academy-practice-3-lead = Upír, který nemusí odpočívat, a kolo bez dobývání: udrž chodbu a pak udeř tam, kde to bolí.
academy-practice-4 = Dva léčitelé
academy-practice-4-lead = Bez útoku se neléčí a zranění při dobývání se rozdělují bod po bodu.
academy-practice-5 = Místnost, dvě příšery a past
academy-practice-5-lead = První souboj ještě jednou, ale druhé políčko je místnost: v ní smějí bojovat dvě příšery naráz.
academy-open = Do boje
academy-open-named = Do boje: { $name }
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
academy-hint = Nápověda
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
