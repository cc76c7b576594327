### The pages of the combat academy.

academy-title = Akadémia boja
academy-lead = Pred tvojím podzemím stojí v hre { dl-title } družina hrdinov. Strať čo najmenej. Každá úloha má jeden najlepší výsledok; pravidlá sú rovnaké ako v hre a nič nie je skryté.
academy-practice = Cvičné súboje
academy-practice-note = od ľahkého k ťažkému; najviac štyri kolá ako v skutočnom boji (v pravidlách sa cvičí, kým nie je družina porazená)
academy-practice-1 = Balvan a troll
academy-practice-1-lead = Vpredu dvaja bojovníci, vzadu kňaz: kedy minúť jedlo a kedy už liečenie príde neskoro.
academy-practice-2 = Kto udrie prvý
academy-practice-2-lead = Zlodeji pasce odhalia. Poradie útokov rozhoduje, na koho vôbec dosiahneš.
academy-practice-3 = Dvakrát na tom istom mieste
academy-practice-3-lead = Upír, ktorý nemusí odpočívať, a kolo bez dobýjania: udrž chodbu a potom udri tam, kde to bolí.
academy-practice-4 = Dvaja liečitelia
academy-practice-4-lead = Bez útoku sa nelieči a zranenia pri dobýjaní sa rozdeľujú bod po bode.
academy-practice-5 = Miestnosť, dve príšery a pasca
academy-practice-5-lead = Prvý súboj ešte raz, ale druhé políčko je miestnosť: v nej smú bojovať dve príšery naraz.
academy-open = Do boja
academy-open-named = Do boja: { $name }
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
academy-hint = Nápoveda
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
