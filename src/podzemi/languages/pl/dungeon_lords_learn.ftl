### Nauka gry Władcy podziemi (docs/learn.md): tytuł, myśl, zadania, co słychać po próbie, koniec.

## Walka krok po kroku

dll-fight = Walka krok po kroku
dll-fight-idea = Bohaterowie przychodzą zdobyć twoje podziemia, pole po polu. W każdej rundzie najpierw działa twoja **pułapka**, potem atakują **potwory**, potem kapłan **leczy**, a na końcu bohaterowie się męczą i **zdobywają**.
dll-fight-plan = Przed pierwszym korytarzem stoją dwaj wojownicy z 3 i 4 punktami życia oraz kapłan. Masz Toczący się głaz, Trolla, Goblina i 1 jedzenie. **Połóż Toczący się głaz i wyślij Trolla.**
dll-fight-plan-nothing = **Wtedy padną trzy korytarze.** Bohaterowie męczą się trochę z każdym polem i nic innego ich nie zatrzyma.
dll-fight-plan-goblin = **2 rany to za mało.** Głaz powala pierwszego wojownika. Drugi po ciosie Goblina ustoi, a kapłan leczy mu jedną ranę.
dll-fight-plan-stone = **Głaz powala tylko pierwszego.** Z drugim wojownikiem nikt wtedy nie walczy. Wyślij też Trolla.
dll-fight-plan-alone = **Wtedy drugi wojownik zostaje cały.** Głaz powaliłby pierwszego, a twój potwór dosięgnąłby drugiego. Zaplanuj jedno i drugie.
dll-fight-attack = Głaz powalił pierwszego wojownika. Drugi ma 4 punkty życia: Troll zadaje 3 rany, a nakarmiony 4. **Nakarm Trolla.**
dll-fight-attack-hungry = **To też działa i oszczędza jedzenie.** Wojownikowi zostaje 1 punkt życia, kapłan oddaje mu jeden, a potem pada ze zmęczenia. Tutaj zobacz jednak, co daje jedzenie: 4 rany naraz.
dll-fight-attack-priest = **Troll trafia pierwszego w drużynie.** Kto stoi z tyłu, jest poza zasięgiem.
dll-fight-attack-priest-label = Uderzyć kapłana
dll-fight-again = Obaj wojownicy są w więzieniu i nie było kogo leczyć. Jedno pole padło. Kapłan ma 1 punkt życia, a każda runda męczy go o 2. **Nie planuj nic.**
dll-fight-again-goblin = **To dozwolone, ale niepotrzebne.** Kapłan jest tak zmęczony, że padnie, zanim zdobędzie pole. Nie planuj nic.
dll-fight-again-troll = **Troll odpoczywa.** Potwór, który walczył, jest odwrócony i w tym roku już nie walczy.
dll-fight-again-troll-label = Wysłać znów Trolla
dll-fight-done = Dobrze. Kapłan padł, zanim zdobył drugie pole. Jedno pole stracone, trzech więźniów.

## Złodzieje i pułapki

dll-thieves = Złodzieje i pułapki
dll-thieves-idea = Każdy **złodziej** osłabia pułapki i nic poza tym. Najpierw pozbądź się złodziei, potem połóż pułapkę.
dll-thieves-plan = Wojownik prowadzi dwóch złodziei. Masz Zatrutą ucztę, Wiedźmę i Ducha. **Wyślij Ducha i Wiedźmę, a pułapkę zachowaj.**
dll-thieves-plan-meal = **Złodzieje by ją zepsuli.** Razem odbiorą jej 3. W następnej rundzie będzie ich mniej.
dll-thieves-plan-less = **Oboje, proszę.** Duch nie jest potworem: w korytarzu walczy obok każdego.
dll-thieves-ghost = **Niech Duch zaatakuje środkowego złodzieja.**
dll-thieves-ghost-other = **Nie w tej kolejności.** Najpierw Duch na złodzieja za wojownikiem, potem Wiedźma.
dll-thieves-ghost-front = **Duch nigdy nie atakuje pierwszego.** Nadchodzi od tyłu.
dll-thieves-ghost-front-label = Zaatakować wojownika z przodu
dll-thieves-witch = **Niech Wiedźma uderzy pierwszego w drużynie** całą mocą.
dll-thieves-witch-other = **Wojownik by ustał.** Moc można podzielić. Tutaj cała idzie na przód.
dll-thieves-trap = Wojownik padł, a z nim zmęczony złodziej. Został jeden złodziej. **Teraz połóż Zatrutą ucztę.**
dll-thieves-trap-nothing = **Całej pułapki już nie rozbroi.** Jeden złodziej odbierze jej mniej, niż zadaje. Połóż ją.
dll-thieves-done = Dobrze. Odebrał pułapce 2, ale 1 rana i zmęczenie wystarczyły.

## Trzy rozkazy

dll-orders = Trzy rozkazy
dll-orders-idea = Co porę roku planujesz tajnie **trzy rozkazy**. Najpierw odkrywa się pierwsze rozkazy wszystkich, potem drugie, potem trzecie: im wcześniej karta, tym więcej wolnych miejsc. Kiedy rozkaz się wykona, zależy od jego kolejności w mieście.
dll-orders-plan = Jest zima. Masz 1 jedzenie, a Troll do najęcia kosztuje 2. Twoja kolej jest po wszystkich innych. **Zaplanuj Zdobycie jedzenia, potem Kopanie korytarzy, potem Najem potworów.**
dll-orders-plan-imps = **Nowe impy przyjdą na kopanie za późno.** Kopanie jest w mieście trzecie, werbunek impów dopiero piąty. Kopać mogą w następnej porze roku; w komnatach pracują od razu.
dll-orders-plan-order = **To dozwolone, a kolejność w mieście się nie zmieni.** Jedzenie jest pierwsze, niezależnie od numeru karty. Ale jedzenia chcą wszyscy: jako pierwszy rozkaz wyprzedza tych, którzy grają je jako drugie.
dll-orders-plan-dig = **Wtedy nic się nie wykopie.** Trzy impy stałyby bezczynnie, a w małych podziemiach nie ma gdzie budować komnat. Zaplanuj też Kopanie korytarzy.
dll-orders-plan-hungry = **1 jedzenie na Trolla nie wystarczy.** Kosztuje 2. Jedzenie jest w mieście pierwsze, a najem potworów siódmy, więc przyszłoby na czas. Zaplanuj jedno i drugie.
dll-orders-plan-troll = **Wtedy Trolla bierze ktoś inny.** A czego nikt nie weźmie, znika na końcu pory roku. Zaplanuj Zdobycie jedzenia, Kopanie korytarzy i Najem potworów.
dll-orders-plan-two = **Zawsze trzy.** Trzy różne karty, w każdej porze roku.
dll-orders-plan-two-label = Zaplanować tylko dwa rozkazy
dll-orders-food = Przez miasto idzie się od lewej do prawej. Tomáš ma przy jedzeniu miejsce I, ty miejsce II: 3 jedzenia za 1 zło. **Skorzystaj z miejsca.**
dll-orders-food-decline = **Możesz odmówić.** Sługa wraca wtedy na kartę, a Trolla nie ma czym opłacić. Skorzystaj z miejsca.
dll-orders-dig = Trzecie jest kopanie. Twój sługa stoi na miejscu II: do trzech pól, na każde jeden imp. **Kop, gdzie chcesz.**
dll-orders-dig-decline = **Możesz odmówić.** Impy stoją wtedy bezczynnie, a sługa wraca na kartę. Wykop choć jedno pole.
dll-orders-hire = Tomáš ma nowego impa, ale było już po kopaniu. Teraz potwory, siódme w kolejności: miejsce II wybiera przed miejscem I, a ty masz 4 jedzenia. **Najmij Trolla.**
dll-orders-hire-other = **To dozwolone.** Ale jedzenie było na Trolla. Tym razem najmij jego.
dll-orders-hire-decline = **Możesz odmówić.** Wtedy jedzenie byłoby na nic. Najmij Trolla.
dll-orders-done = Dobrze. Jedzenie przyszło wcześniej i opłaciło Trolla. Zofia zagrała Zdobycie jedzenia dopiero jako drugi rozkaz i miejsca dla niej zabrakło.

## Miejsca się zapełniają

dll-spaces = Miejsca się zapełniają
dll-spaces-idea = Przy każdym rozkazie są **trzy miejsca**. Kto przyjdzie pierwszy, bierze miejsce I, następny II, potem III. Różnią się ceną i tym, co dają. Dla czwartego nie zostaje nic.
dll-spaces-fourth = W tej porze roku jesteś na końcu kolejki. Załóżmy, że wszyscy czworo gracie jako pierwsze Wydobycie złota. **Co będzie z twoim sługą?**
dll-spaces-fourth-share-label = Podzieli się miejscem
dll-spaces-fourth-home-label = Zostanie na karcie
dll-spaces-fourth-first-label = Weźmie miejsce I
dll-spaces-fourth-share = **Na miejscu stoi jeden sługa.** Trzy miejsca, trzech sług. Czwarty czeka na swojej karcie.
dll-spaces-fourth-first = **Co zajęte, to zajęte.** Nikt nie ustąpi. Czwarty czeka na swojej karcie.
dll-spaces-plan = Na karcie Wydobycie złota widać jednak, kto też może ją zagrać: Tomáš nie, jego jest zablokowana. Przed tobą przyjdzie więc najwyżej dwoje. **Zaplanuj najpierw Wydobycie złota, potem Werbunek impów i Zakup pułapek.**
dll-spaces-plan-rest = **Wydobycie złota jako pierwsze jest dobrze.** Reszta jest dowolna, ale kopanie wymagałoby tych samych impów. Tutaj weź Werbunek impów, a potem Zakup pułapek.
dll-spaces-plan-later = **Wtedy przyjdziesz później.** Najpierw odkrywa się wszystkie pierwsze rozkazy, dopiero potem drugie. Jako pierwszy rozkaz wydobycie na pewno znajdzie miejsce.
dll-spaces-plan-other = **Możesz tak zaplanować.** Tutaj chcemy jednak złota: najpierw Wydobycie złota.
dll-spaces-mine = Marek ma miejsce I, Zofia II, ty III: do czterech korytarzy, ale jeden imp jest brygadzistą i nie wydobywa. Masz trzy impy. **Wydobywaj w dwóch korytarzach.**
dll-spaces-mine-one = **To dozwolone.** Ale jedno złoto kosztuje wtedy dwa impy: brygadzistę i tego, który wydobywa. Trzeci imp też może wydobywać.
dll-spaces-mine-decline = **Możesz odmówić.** Sługa wraca wtedy na kartę, a impy odpoczywają. Dwa złota są lepsze.
dll-spaces-mine-alone = **Przez brygadzistę potrzeba o impa więcej.** Na miejscu III nawet jeden korytarz wymaga dwóch impów: brygadzisty i tego, który wydobywa. Z jednym impem nie da się z miejsca skorzystać.
dll-spaces-mine-alone-label = Wydobywać tylko jednym impem
dll-spaces-mine-three = **Trzy impy, a jeden z nich to brygadzista.** On pilnuje, dwa wydobywają. Na trzy korytarze potrzeba czterech.
dll-spaces-mine-three-label = Wydobywać we wszystkich trzech korytarzach
dll-spaces-done = Dobrze: na miejscu III dwa złota. Zablokowane karty leżą odkryte, więc widać, gdzie będzie tłok. Karta, na której został sługa, może wrócić na rękę; wkrótce do tego dojdziemy.

## Kopanie i budowa

dll-dig = Kopanie i budowa
dll-dig-idea = Podziemia rosną pole po polu. Korytarze nigdy nie tworzą **bloku 2 × 2**, a dwie komnaty nigdy nie leżą **obok siebie**.
dll-dig-use = Masz trzy impy i już jedną komnatę, Prasę drukarską. Możesz wykopać dwa pola. **Kop na lewo od najniższego pola, a potem o pole dalej**: korytarz w bok.
dll-dig-use-other = **To dozwolone.** Tutaj wykop jednak korytarz w bok: pole na lewo od najniższego, a potem następne na zewnątrz.
dll-dig-use-decline = **Możesz odmówić.** Impy wtedy odpoczywają, a sługa zostaje na karcie. Tutaj kop.
dll-dig-use-square = **To byłby blok 2 × 2.** Bohaterowie chcą wąskich dróg. Kop gdzie indziej.
dll-dig-use-square-label = Wykopać dwa pola jedno pod drugim
dll-dig-room = Drugi sługa może zbudować Warsztat; komnata zastępuje korytarz. **Zbuduj go na końcu nowego korytarza.**
dll-dig-room-beside-label = Zbudować go tuż obok Prasy drukarskiej
dll-dig-room-beside = **Komnaty nie sąsiadują ze sobą.** Rogiem stykać się mogą, bokiem nie, nawet gdy jedna jest zdobyta.
dll-dig-room-gate = **To dozwolone.** Ale tam bohaterowie przyjdą najpierw. Na końcu korytarza komnata przetrwa dłużej.
dll-dig-room-decline = **Możesz odmówić.** Komnaty nie dostaje wtedy w tej porze roku nikt. Zbuduj Warsztat.
dll-dig-done = Dobrze. Długie korytarze opóźniają bohaterów i dają miejsce na komnaty.

## Karty wracają

dll-back = Karty wracają
dll-back-idea = Na końcu pory roku wracają obie zablokowane karty. Z trzech zagranych **tylko jedna**: pierwsza albo taka, która nie została wykonana.
dll-back-end = Twoje rozkazy to Wydobycie złota, Kopanie korytarzy i Zdobycie jedzenia; na kopanie zabrakło miejsca. Komnat nie masz. **Zakończ produkcję.**
dll-back-recover = Na Kopaniu korytarzy wciąż stoi sługa. **Weź z powrotem Kopanie korytarzy albo Wydobycie złota.**
dll-back-recover-food = **Zostało wykonane i nie było pierwsze.** W następnej porze roku jest zablokowane.
dll-back-recover-food-label = Wziąć z powrotem Zdobycie jedzenia
dll-back-next = Jedna karta wróciła. **Które karty masz w następnej porze roku zablokowane?**
dll-back-next-four = **Dwie poprzednie już wróciły.** Zablokowana karta odpoczywa jedną porę roku, a potem wraca na rękę.
dll-back-next-none = **Z trzech wróciła tylko jedna.** Dwie pozostałe zagrane odpoczywają jedną porę roku.
dll-back-next-two-label = Dwie pozostałe zagrane
dll-back-next-four-label = Te dwie i dwie poprzednie
dll-back-next-none-label = Żadne
dll-back-done = Dobrze. Zablokowane karty leżą odkryte, więc wszyscy wiedzą, czego nie możesz zagrać.

## Wypłata i podatki

dll-payday = Wypłata i podatki
dll-payday-idea = Wiosna, lato i jesień przynoszą wydarzenia. W **dniu wypłaty** każdy potwór chce znów swojej ceny. **Podatki** to jedno złoto za każde dwa pola.
dll-payday-price = Masz Goblina, Wiedźmę i Wampira, 2 jedzenia i zło 6. Nadchodzi dzień wypłaty. **Ile kosztują potwory?**
dll-payday-price-nothing-label = Nic, są już najęte
dll-payday-price-again-label = Znów swoją cenę
dll-payday-price-nothing = **Płaci się im co roku.** W dniu wypłaty każdy chce znów całej ceny, inaczej odchodzi.
dll-payday-release = Jeśli zapłacisz całej trójce, zło wzrośnie do 9 i przyjdzie paladyn. **Zwolnij Wampira.**
dll-payday-release-pay = **Możesz zapłacić.** Ale zapłata wszystkim prowadzi do zła 9. Najpierw zwolnij Wampira.
dll-payday-release-other = **Tego taniej jest zatrzymać.** Najwięcej zła kosztuje Wampir. Zwolnij jego.
dll-payday-taxes = A teraz podatki: masz trzy korytarze. **Ile złota?**
dll-payday-taxes-1 = **Zaokrągla się w górę.** Dwa pola to jedno złoto, a trzecie też się liczy.
dll-payday-taxes-3 = **Jedno złoto za dwa pola.** Z trzech pól wychodzi po zaokrągleniu 2.
dll-payday-done = Dobrze. Każde złoto, którego nie zapłacisz, kosztuje na końcu 3 punkty.

## Kto do ciebie przyjdzie

dll-heroes = Kto do ciebie przyjdzie
dll-heroes-idea = W każdej porze roku zapowiadają się bohaterowie, od najsłabszego do najsilniejszego. Władca, który ma **najmniej zła**, dostaje najsłabszego, a ten, który ma go najwięcej, najsilniejszego.
dll-heroes-mine = Jest wiosna. W drodze są złodziej, wojownik, czarodziej i kapłan; najsilniejszy jest kapłan. Zła ma Marek 3, Zofia 5, Tomáš 6, a ty 7. **Kto przyjdzie do ciebie?**
dll-heroes-mine-thief-label = Złodziej
dll-heroes-mine-priest-label = Kapłan
dll-heroes-mine-choose-label = Wybieram
dll-heroes-mine-thief = **Najsłabszy idzie tam, gdzie zła jest najmniej.** To Marek z 3. Ty masz zła najwięcej.
dll-heroes-mine-choose = **Nikt nie wybiera.** Decyduje zło: najsłabszy bohater idzie do tego, kto ma go najmniej, najsilniejszy do tego, kto ma go najwięcej.
dll-heroes-plan = Dobrze, kapłan. Gdyby zło spadło ci o 2, najwięcej miałby Tomáš. **Zaplanuj najpierw Poprawę reputacji, potem Kopanie korytarzy i Wydobycie złota.**
dll-heroes-plan-food = **Wystarczy mieć 9 przez chwilę.** Gdy po jedzenie dwoje przyjdzie wcześniej, miejsce III kosztuje 2 zła: 7 + 2 = 9 i paladyn rusza do ciebie. Jedzenie jest w mieście przed reputacją, a paladyn nie zawraca, gdy zło znów spadnie.
dll-heroes-plan-rest = **Reputacja jako pierwsza jest dobrze.** Reszta jest dowolna. Tutaj weź Kopanie korytarzy, a potem Wydobycie złota.
dll-heroes-plan-later = **Reputację zagraj jako pierwszą.** Później miejsca mogą być już zajęte, a wtedy kapłan jest twój.
dll-heroes-plan-other = **To dozwolone.** Ale zło zostaje ci na 7, najwięcej ze wszystkich, i kapłan przyjdzie do ciebie. Popraw reputację.
dll-heroes-good = Zofia była tu wcześniej i ma miejsce I. Twoje miejsce II odejmuje 2 zła: 7 − 2 = 5, mniej niż ma Tomáš. **Skorzystaj z miejsca.**
dll-heroes-good-decline = **Możesz odmówić.** Wtedy dalej masz zła najwięcej i kapłan przyjdzie do ciebie. Skorzystaj z miejsca.
dll-heroes-done = Dobrze. Kapłan idzie do Tomáša, bo teraz to on ma najwięcej zła; do ciebie przychodzi czarodziej. Zanim zapłacisz złem, spójrz, gdzie są inni.

## Czar na drodze

dll-spell = Czar na drodze
dll-spell-idea = Każda runda walki odsłania kartę: jak bohaterowie się zmęczą, i **czar**. Czarodzieje rzucą go, jeśli mają **co najmniej tyle magii, która to runda**: w pierwszej 1, w drugiej 2.
dll-spell-cast = Czarodziej w tej drużynie ma magię 2. Karty obok mówią, co nadejdzie: w 2. rundzie jest to Słowo pokoju. **Czy je rzuci?**
dll-spell-cast-yes-label = Tak
dll-spell-cast-no-label = Nie
dll-spell-cast-no = **Tyle samo wystarczy.** Nie uda się tylko wtedy, gdy magii jest mniej niż numer rundy.
dll-spell-plan = Teraz 1. runda. Jej karta to Aura strachu: odgania jednego twojego potwora, a wystarczy na to magia 1. **Zaplanuj sam Przeklęty pierścień**, bez potworów.
dll-spell-plan-other = **Przecież wiesz, co nadejdzie.** Potwora, którego teraz wyślesz, czar odgoni. Pułapce to obojętne. Zaplanuj Przeklęty pierścień i nic więcej.
dll-spell-done = Dobrze. Czar nie ma kogo odgonić. Przy Poprawie reputacji możesz podejrzeć taką kartę z góry; to więcej niż pułapka.

## Ile to warte

dll-score = Ile co jest warte
dll-score-idea = Po dwóch latach liczy się punkty: **komnata 2, potwór 1, więzień 2**; za każde zdobyte pole odejmuje się 2, za każde niezapłacone złoto podatku 3. Potem są tytuły.
dll-score-total = Masz 3 komnaty, 2 potwory i 4 więźniów; 3 pola są zdobyte, a w podatkach brakuje jednego złota. **Ile to punktów przed tytułami?**
dll-score-total-16 = **Straty się odejmuje.** 6 + 2 + 8, minus 6 za pola i 3 za niezapłacone złoto.
dll-score-total-13 = **Brakuje jednej straty.** 3 zdobyte pola kosztują 6, a niezapłacone złoto 3.
dll-score-room = Jedna twoja komnata jest zdobyta. **Ile cię to w sumie kosztowało?**
dll-score-room-2 = **I jeszcze sama komnata.** Zdobyte pole kosztuje 2, a przepadają też 2 punkty za komnatę.
dll-score-title = A teraz tytuły: najwięcej zła, komnat, korytarzy, potworów, impów albo zapasów i najmniej straconych pól. Najwięcej komnat masz tylko ty. **Ile jest wart taki tytuł?**
dll-score-title-1 = **Tytuł jest wart więcej.** Kto ma go sam, dostaje 3 punkty; kto go dzieli, 2.
dll-score-title-2 = **2 punkty są za tytuł dzielony z kimś.** Ten masz tylko ty.
dll-score-done = Dobrze. Mając więcej niż 0 punktów, masz licencję, mając najwięcej, wygrywasz. Teraz zagraj całą partię.
