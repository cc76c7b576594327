### Nauka gry Papierowe podziemia (docs/learn.md): tytuł, myśl, zadania, co słychać po próbie, koniec.

## Jedna kość, jedna akcja

pdl-dice = Jedna kość, jedna akcja
pdl-dice-idea = Sześcioma kośćmi rzuca się dla wszystkich. Każdy używa **trzech z nich**, każdej do jednej akcji. Co wezmą inni, dla ciebie wciąż tam jest.
pdl-dice-which = Przyjrzyj się kościom. **Której nikt nie może użyć?**
pdl-dice-which-boots-label = Butów
pdl-dice-which-clover-label = Koniczyny
pdl-dice-which-skull-label = Czaszki
pdl-dice-which-boots = **Buty chodzą.** Do niczego innego nie służą, ale przejdziesz z nimi trzy komnaty zamiast dwóch.
pdl-dice-which-clover = **Koniczyna to dżoker.** Zastępuje dowolnego bohatera w dowolnym kolorze. Lepszej kości na stole nie ma.
pdl-dice-brew = Dobrze: tylko zraniła wszystkich, gdy wypadła. Każda inna kość umie jedną z czterech rzeczy: awansować bohatera, stworzyć część przedmiotu, uwarzyć mikstury albo iść. **Uwarz mikstury kością z bohaterem.**
pdl-dice-brew-joker = **Można, ale szkoda jej.** Warzyć umie każdy bohater. Dżokera zachowaj na coś, czego inna kość nie zrobi.
pdl-dice-brew-move = **To dozwolone.** Iść może każda kość. Zaraz do tego dojdziemy; teraz warz.
pdl-dice-brew-craft = **To dozwolone.** Wypełnisz tak część przedmiotu. Przedmioty będą później; teraz warz.
pdl-dice-brew-raise = **To dozwolone.** Bohater zyska poziom. O tym jest następna scena; teraz warz.
pdl-dice-brew-four = **Trzy na rundę.** Po trzeciej akcji twoja runda się kończy, choćby została dobra kość.
pdl-dice-brew-four-label = Użyć czterech kości
pdl-dice-done = Dobrze: dwie mikstury za jedną kość. Jeszcze dwie kości i runda się dla ciebie kończy.

## Awansuj bohatera

pdl-raise = Awansuj bohatera
pdl-raise-idea = Kość podnosi bohatera, którego pokazuje, jeśli ma **kolor jego treningu**. Kolory podaje twoja karta celu; Wojownik trenuje tu czarnymi.
pdl-raise-warrior = **Awansuj Wojownika czarną kością z wojownikiem.**
pdl-raise-warrior-clover = **Tak też można.** Koniczyna podnosi każdego. Wystarczy jednak czarna kość z wojownikiem, dżokera zachowaj.
pdl-raise-warrior-white = **Zły kolor.** Ten Wojownik trenuje czarnymi. Białą kością z jego symbolem można tworzyć, warzyć albo iść.
pdl-raise-warrior-white-label = Użyć białej kości z wojownikiem
pdl-raise-warrior-boots = **Buty tylko chodzą.** Nigdy nie awansują, nie tworzą i nie warzą.
pdl-raise-warrior-boots-label = Użyć butów
pdl-raise-done = Dobrze. Poziom 2 i zdrowie 5: to wszystkie cztery poziomy razem. Ta sama suma to twoja siła przeciw bossom.

## Dwie komnaty

pdl-walk = Dwie komnaty
pdl-walk-idea = Iść można za każdą kość prócz czaszki: o **dwie komnaty**, z butami o trzy. W każdej nowej komnacie najpierw jest walka, potem pułapka, potem skarb.
pdl-walk-die = Twój Łotr jest na poziomie 2. **Zacznij ruch kością z wojownikiem.**
pdl-walk-die-boots = **To byłyby trzy kroki.** Warto wiedzieć, ale tu wystarczą dwa. Weź kość z wojownikiem.
pdl-walk-enter = Wchodzisz od dołu. **Wejdź do C1**, trzeciej komnaty w najniższym rzędzie: leży tam mikstura.
pdl-walk-enter-other = **Te drzwi też są otwarte.** Tutaj chcemy jednak najpierw miksturę z C1.
pdl-walk-enter-stop = **Zatrzymać się można zawsze.** Ale reszta kroków przepada, a jeszcze nic się nie stało. Wejdź do C1.
pdl-walk-fight = Obok w D1 czeka Goblin poziomu 3. Z Goblinami walczy Łotr: 3 przeciw 2 to 1 obrażenie. **Wejdź do D1.**
pdl-walk-fight-other = **Nie tędy.** Chcemy zobaczyć walkę z Goblinem w D1.
pdl-walk-fight-stop = **Możesz się zatrzymać.** Ale został jeden krok, a za Goblinem leży druga mikstura. Wejdź do D1.
pdl-walk-fight-third = **Z kością bohatera dwie komnaty.** Trzecią dają tylko buty.
pdl-walk-fight-wall = **Między D1 a D2 jest ściana.** Przez ściany prowadzi tylko gotowy Płaszcz. Z D1 idzie się dalej w bok.
pdl-walk-fight-third-label = Pójść do trzeciej komnaty
pdl-walk-fight-wall-label = Pójść z D1 dalej do D2
pdl-walk-done = Dobrze. Goblin zawsze zostaje pokonany, a obrażenie przyjęła mikstura z C1. Potem był skarb.

## Pułapka działa za każdym razem

pdl-trap = Pułapka działa za każdym razem
pdl-trap-idea = Skarb bierze się raz. Pułapka działa **przy każdym wejściu**, choćby komnata była ci dobrze znana.
pdl-trap-enter = Stoisz w F1 ze świeżą miksturą. W E1 jest pułapka i część przedmiotu. **Wejdź do E1.**
pdl-trap-enter-other = **Tędy też można.** Tutaj chcemy jednak pułapkę w E1.
pdl-trap-enter-stop = **Możesz się zatrzymać.** Ale krok przepadnie. Wejdź do E1.
pdl-trap-craft = Pułapka zadała obrażenie, przyjęła je mikstura. Teraz skarb: część dowolnego przedmiotu. **Wybierz Księgę.**
pdl-trap-craft-other = **To dozwolone.** Wybór jest dowolny. Tutaj bierzemy Księgę: na końcu jest dużo warta.
pdl-trap-again = Wychodzisz z E1 i wracasz. **Co się stanie?**
pdl-trap-again-safe-label = Nic, jest zbadana
pdl-trap-again-trap-label = Znów pułapka
pdl-trap-again-treasure-label = Znów pułapka i skarb
pdl-trap-out = Przekonaj się: ruch już się zaczął i masz dwa kroki. **Wyjdź do F1.**
pdl-trap-out-other = **Tędy też można.** Tutaj wyjdź jednak do F1 i wróć.
pdl-trap-out-stop = **Możesz się zatrzymać.** Ale oba kroki przepadną. Wyjdź do F1.
pdl-trap-back = **A teraz z powrotem do E1.**
pdl-trap-back-other = **Tędy też można.** Tutaj wróć jednak do E1.
pdl-trap-back-stop = **Możesz się zatrzymać.** Ale pułapki wtedy znów nie zobaczysz. Wróć do E1.
pdl-trap-again-safe = **Zbadana nie znaczy bezpieczna.** Pułapka działa przy każdym wejściu, w każdej komnacie, gdzie jest.
pdl-trap-again-treasure = **Skarbu już nie ma.** Liczy się tylko przy pierwszej wizycie. Pułapka nie.
pdl-trap-done = Dobrze: kolejne obrażenie i żadnego drugiego skarbu. Pułapki warto omijać.

## Obrażenia i mikstury

pdl-wounds = Obrażenia i mikstury
pdl-wounds-idea = Każda mikstura ma dwa serca. **Przyjmują obrażenia**, które dopiero przyjdą. Obrażeń, które już masz, nie leczą nigdy.
pdl-wounds-where = Masz 6 mikstur, a 3 ich serca są pełne. Teraz wypadają dwie czaszki: dwa obrażenia dla każdego. **Gdzie trafią?**
pdl-wounds-where-potions-label = Do mikstur
pdl-wounds-where-column-label = Do kolumny obrażeń
pdl-wounds-where-empty-label = Jedno pełne serce się opróżni
pdl-wounds-where-column = **Zawsze najpierw mikstury.** Kolumna zapełnia się dopiero, gdy żadne serce mikstury nie jest wolne.
pdl-wounds-where-empty = **Nic się nie leczy.** Pełne serce zostaje pełne. Nowe obrażenia biorą następne wolne serca.
pdl-wounds-left = Sześć mikstur to dwanaście serc, a pięć jest teraz pełnych. **Ile obrażeń jeszcze przyjmą?**
pdl-wounds-left-5 = **To te pełne.** Serc jest dwanaście, pięć zajętych.
pdl-wounds-left-12 = **Część jest już pełna.** Z dwunastu serc zajętych jest pięć.
pdl-wounds-done = Dobrze, siedem. Gdy obrażenia w kolumnie przekroczą zdrowie, drużyna raz ginie i płaci 9 punktów chwały. Mikstury są tanie.

## Przedmiot ma dwie części

pdl-items = Przedmiot ma dwie części
pdl-items-idea = Jedna część przedmiotu daje punkt i nic więcej. Z **obiema częściami** zaczyna działać, od razu i na stałe.
pdl-items-cauldron = Jedna część Kociołka jest wypełniona; gotowy od razu daje 3 mikstury. **Stwórz drugą część.**
pdl-items-cauldron-other = **To dozwolone.** Ale jedna część jeszcze nic nie robi. Dokończ to, co zaczęte: Kociołek.
pdl-items-cauldron-wall = **Z połową Płaszcza nigdzie.** Działa, gdy obie części są wypełnione.
pdl-items-cauldron-wall-label = Przejść przez ścianę z połową Płaszcza
pdl-items-points = Miecz, Zbroja i Kociołek są gotowe, jedna część Płaszcza wypełniona. Gotowa Zbroja dodaje 2 punkty. **Ile warte są przedmioty?**
pdl-items-points-7 = **Siedem części to 7 punktów.** Ale gotowa Zbroja dodaje 2.
pdl-items-points-4 = **Liczą się części, nie przedmioty.** Wypełnionych jest siedem, po punkcie każda, a Zbroja dodaje 2.
pdl-items-done = Dobrze: 7 części i 2 za Zbroję. A do tego trzy mikstury.

## Klejnoty uciekają

pdl-gems = Klejnoty uciekają
pdl-gems-idea = Klejnot jest dla wszystkich, dopóki ktoś go nie weźmie. **Na końcu rundy** skreśla się go tym, którzy go nie mają.
pdl-gems-go = Ty i Marek stoicie w F4. Klejnot B leży obok w F3, pilnuje go Ork poziomu 4; twój Wojownik ma poziom 5. **Zacznij ruch.**
pdl-gems-go-later = **Wtedy będzie za późno.** Jeśli w tej rundzie weźmie go Marek, na końcu rundy zostanie ci skreślony.
pdl-gems-go-later-label = Pójść po niego w następnej rundzie
pdl-gems-take = **Wejdź do F3 i weź klejnot B.**
pdl-gems-take-other = **Klejnot leży gdzie indziej.** Wejdź do F3.
pdl-gems-take-stop = **Możesz się zatrzymać.** Ale klejnot tam zostanie, dla Marka. Wejdź do F3.
pdl-gems-whose = Marek poszedł do F3 w tej samej rundzie. **Kto ma klejnot B?**
pdl-gems-whose-mine-label = Tylko ja
pdl-gems-whose-both-label = My oboje
pdl-gems-whose-nobody-label = Nikt
pdl-gems-whose-mine = **Nikt nie był szybszy.** Wszyscy grają naraz. Kto bierze klejnot w tej samej rundzie, ten go ma.
pdl-gems-whose-nobody = **Nikt nie jest karany.** Kto weźmie go w tej samej rundzie, zatrzymuje go. Tracą go tylko pozostali.
pdl-gems-done = Dobrze. W tej samej rundzie jest dla wszystkich, rundę później dla nikogo. Patrz, gdzie stoją inni.

## Boss

pdl-boss = Boss
pdl-boss-idea = Po rundach 3, 6 i 8 atakuje boss. Musisz **mieć za sobą jego komnatę** i dość siły. Siła to wszystkie poziomy razem; bohater, którego boss się boi, liczy się podwójnie.
pdl-boss-rogue = Chimera: 14, 18 albo 22. Masz 13 poziomów, a Łotr liczy się podwójnie: 16. Została jedna kość. **Awansuj Łotra.**
pdl-boss-rogue-wizard = **To 17.** Wciąż najniższy stopień. Chimera boi się Łotra: jego poziom liczy się podwójnie, więc będzie 18.
pdl-boss-rogue-skip = **Wtedy drużyna ucieka.** Kto nie był w komnacie bossa albo jest za słaby, nie dostaje nic i płaci karę: tutaj 4 punkty chwały.
pdl-boss-rogue-skip-label = Ominąć bossa
pdl-boss-reward = Masz 18: 5 punktów chwały i 3 obrażenia. Marek z 13 ucieka, Zofia ma 22. **Komu należy się nagroda, część przedmiotu?**
pdl-boss-reward-everybody-label = Wszystkim, którzy walczyli
pdl-boss-reward-strongest-label = Najsilniejszej osobie
pdl-boss-reward-me-label = Mnie, za 18
pdl-boss-reward-everybody = **Chwała dla wszystkich walczących, nagroda dla jednej osoby.** Bierze ją tylko największa siła, a przy remisie nikt.
pdl-boss-reward-me = **Zofia jest silniejsza.** 22 przeciw 18. Nagrodę bierze tylko największa siła.
pdl-boss-done = Dobrze. A Łotr na poziomie 4 przyniósł po drodze klejnot.

## Co się liczy

pdl-score = Co się liczy
pdl-score-idea = Na końcu sumuje się dwanaście pól: bossów, twojego **najsłabszego bohatera**, przedmioty, klejnoty, potwory, cel i moc, **minus obrażenia**. Ta karta jest ukończona.
pdl-score-heroes = Pole D. Poziomy to 4, 3, 5 i 4. Pod kolumnami stoi chwała: poziom 3 jest wart 6, poziom 4 jest wart 8, poziom 5 jest wart 11. **Ile za bohaterów?**
pdl-score-heroes-11 = **Liczy się tylko najsłabszy.** Najlepszy bohater sam nic nie daje. Awansuj całą czwórkę.
pdl-score-heroes-33 = **Nie sumuje się ich.** Liczy się tylko najsłabszy bohater, tutaj poziom 3.
pdl-score-items = Pole E. Miecz i Zbroja są gotowe, Płaszcz i Kociołek do połowy. Jedna część jest warta 1, gotowa Zbroja dodaje 2. **Ile za przedmioty?**
pdl-score-items-4 = **Liczą się części, nie przedmioty.** Wypełnionych jest sześć, po punkcie każda, a Zbroja dodaje 2.
pdl-score-items-6 = **I jeszcze Zbroja.** Sześć części to 6, a gotowa Zbroja dodaje 2.
pdl-score-gems = Pole F. Na torze klejnotów wypełnionych jest siedem miejsc, a każde mówi, ile jest warte. **Ile za klejnoty?**
pdl-score-gems-7 = **To nie punkt za klejnot.** Liczy się ostatnie wypełnione miejsce, a siódme mówi 30.
pdl-score-gems-36 = **O jedno miejsce za daleko.** To byłby ósmy klejnot. Masz siedem.
pdl-score-minions = Pole G. Z dwunastu potworów pokonanych jest dziewięć; ich tor działa tak samo. **Ile za potwory?**
pdl-score-minions-9 = **To nie punkt za potwora.** Liczy się ostatnie wypełnione miejsce, a dziewiąte mówi 16.
pdl-score-minions-25 = **To byłoby za wszystkie dwanaście.** Pokonanych jest dziewięć: spójrz na dziewiąte miejsce.
pdl-score-wounds = Pole H. W kolumnie jest 11 obrażeń. Jej stopnie przy 3, 6, 9 i 12 obrażeniach kosztują 1, 3, 6 i 10. **Ile kosztują obrażenia?**
pdl-score-wounds-10 = **Stopni się nie sumuje.** 1 + 3 + 6 to byłoby 10. Liczy się tylko najwyższy osiągnięty, tutaj trzeci.
pdl-score-wounds-11 = **To nie punkt za obrażenie.** Kolumna ma stopnie i liczy się tylko najwyższy osiągnięty.
pdl-score-total = Bossowie dali 3, 5 i 8, cel i moc 5. **Ile to 16 + 6 + 8 + 30 + 16 + 5 − 6?**
pdl-score-total-81 = **Brakuje obrażeń.** Odejmij za nie 6.
pdl-score-total-87 = **Obrażenia się odejmuje, nie dodaje.** 16 + 6 + 8 + 30 + 16 + 5 to 81, minus 6.
pdl-score-done = Dobrze, 75 punktów chwały. Wygrywa najwyższa suma, przy remisie więcej zbadanych komnat. Teraz zagraj całą partię.
