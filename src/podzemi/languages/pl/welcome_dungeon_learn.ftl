### Nauka gry Zapraszamy do podziemi (docs/learn.md): tytuł, myśl, zadania, co słychać po próbie, koniec.

## Jedna wyprawa

wdl-run = Jedna wyprawa
wdl-run-idea = Potwór zabiera tyle punktów życia, ile ma siły, chyba że pokona go któryś żeton. Na końcu musi zostać co najmniej 1 punkt.
wdl-run-count = Wchodzisz z { $hero_knight_hp } + { $tile_plate_armor_effect_amount } = 8 punktami życia. Karty leżą odkryte: Golem 5, Ork 3, Szkielet 2. **Ile punktów ci zostanie?**
wdl-run-count-0 = **Z zerem bohater nie żyje.** Pochodnia pokonuje jednak wszystko do siły 3: Ork i Szkielet nic nie kosztują.
wdl-run-count-8 = **Pochodnia działa tylko do siły 3.** Pokona Orka i Szkieleta. Golem ma siłę 5 i uderzy.
wdl-run-done = Dobrze. Uderzył tylko Golem: 8 − 5 = 3 punkty życia, czyli sukces.

## Dołożyć czy odrzucić ekwipunek

wdl-place = Dołożyć czy odrzucić ekwipunek
wdl-place-idea = Wzięta karta może pójść jedną z dwóch dróg. **Dołóż** ją, a będzie czekać zakryta w podziemiach. **Odrzuć** ekwipunek, a karta odejdzie razem z nim. Albo podziemia są gorsze, albo bohater słabszy.
wdl-place-add = Masz w ręce Demona o sile 7. **Kliknij podziemia, a potem „Dołóż Demona”.**
wdl-place-add-pass = **Na pasowanie za późno.** Kartę już znasz. Spasować można było zamiast ją brać. Teraz Demon musi gdzieś trafić.
wdl-place-add-sacrifice = **To dozwolone i zaraz do tego dojdziemy.** Najpierw zobacz, jak rosną podziemia: dołóż Demona.
wdl-place-give = Teraz masz w ręce Wampira. **Kliknij dowolny żeton i odrzuć go.** Zobaczysz, ile to kosztuje bohatera.
wdl-place-give-add = **Tę drogę już znasz.** Tym razem nie wpuszczaj Wampira do podziemi: kliknij jeden z sześciu żetonów.
wdl-place-give-two = **Jedna karta, jeden żeton.** Z każdą wziętą kartą odchodzi dokładnie jeden żeton, nigdy dwa.
wdl-place-give-two-label = Odrzucić dwa żetony
wdl-place-done = Dobrze. Wampira nie ma, żetonu też, aż do końca rundy. A ktoś z tym bohaterem będzie musiał pójść.

## Co wiem?

wdl-know = Co wiem?
wdl-know-idea = Teraz karty leżą zakryte. Z czterech kart w podziemiach dwie są twoje i tylko te znasz. Zostały Zbroja płytowa, Święty Graal i Pochodnia: 8 punktów życia.
wdl-know-sure = **Która karta uderzy cię na pewno?**
wdl-know-sure-demon-label = Mój Demon
wdl-know-sure-skeleton-label = Mój Szkielet
wdl-know-sure-marek-label = Karty Marka
wdl-know-sure-skeleton = **Pokona go Pochodnia.** Siła 2 nie jest groźna, dopóki Pochodnia jest w grze. Szukaj siły, na którą nic nie działa.
wdl-know-sure-marek = **Może tak, może nie.** Tych kart nie znasz. Co tam zostawił, wie tylko Marek.
wdl-know-leave = Sam Demon zabierze 7 z 8 punktów życia, a od Marka leżą tam dwie nieznane karty. **Spasuj.**
wdl-know-leave-draw = **To dozwolone.** Ale wtedy może spasować Marek, a Demona spotkasz ty. Tutaj wyjdź w porę.
wdl-know-leave-look = **Drugi raz nikt nie zagląda.** Karta w podziemiach pozostaje zakryta aż do wyprawy, także dla tego, kto ją dołożył.
wdl-know-leave-look-label = Zajrzeć do kart w podziemiach
wdl-know-done = Dobrze. Marek wiedział o swoim Golemie, ty o Demonie. Obu bohater nie wytrzymał.

## Spasować albo zostać

wdl-last = Spasować albo zostać na końcu
wdl-last-idea = Kto pasuje, temu w tej rundzie nic nie grozi. Ostatni, kto nie spasował, musi wejść, czy chce, czy nie.
wdl-last-pass = Marek spasował. Barbarzyńcy zostały 4 punkty życia, a czeka pięć kart. Jeśli teraz spasujesz, zostanie tylko Zofia. **Spasuj.**
wdl-last-pass-draw = **To dozwolone.** Dołożysz jeszcze jedną kartę, Zofia spasuje i bohatera poprowadzisz ty. Spasuj, póki w grze jest jeszcze ktoś inny.
wdl-last-done = Dobrze. Została Zofia i musiała ruszyć. Padła, a ciebie nic to nie kosztowało.

## Sukces i porażka

wdl-end = Sukces i porażka
wdl-end-idea = Wyprawa to sukces albo porażka i liczy się tylko prowadzącemu. **Dwa sukcesy dają wygraną, po dwóch porażkach odpadasz.**
wdl-end-first = Wchodzisz z 6 punktami życia: 3 własne, 3 za tarczę. Czekają dwa Orki o sile 3. **Jak to się skończy?**
wdl-end-first-succeeds-label = Sukcesem
wdl-end-first-fails-label = Porażką
wdl-end-first-succeeds = **3 + 3 to dokładnie 6.** Stracić tyle punktów, ile się ma, to śmierć. Musi zostać co najmniej 1.
wdl-end-hero = Twoja karta pomocy jest teraz ciemna: to pierwsza porażka. Kto prowadził wyprawę, wybiera następnego bohatera i zaczyna. **Wybierz znów Wojownika.**
wdl-end-hero-marek = **To twoja wyprawa, więc wybierasz ty.** Nieważne, jak się skończyła. Tylko gdy prowadzący odpadł z gry, wybiera następny gracz.
wdl-end-hero-marek-label = Niech wybierze Marek
wdl-end-second = Ta sama tarcza, 6 punktów życia, ale teraz Szkielet i Ork. **Jak to się skończy?**
wdl-end-second-succeeds-label = Sukcesem
wdl-end-second-fails-label = Porażką
wdl-end-second-fails = **2 + 3 to 5.** Z 6 punktów zostanie jeden, a jeden wystarczy.
wdl-end-done = Dobrze. Bierzesz kartę sukcesu; jeszcze jedna i wygrywasz. Ciemna karta pomocy zostaje ciemna.

## Wskaż rodzaj

wdl-name = Wskaż rodzaj
wdl-name-idea = Jeśli w grze jest Magiczny miecz, prowadzący wskazuje jeden rodzaj potwora, zanim odsłoni pierwszą kartę. Padnie **każda** karta tego rodzaju.
wdl-name-kind = Musisz wejść z 8 punktami życia. Czekają trzy karty: dwa Szkielety, które znasz, i jedna Marka. Pochodni już nie ma. **Wskaż Szkieleta.**
wdl-name-kind-dragon = **Smoka może tam wcale nie być.** Dwóch kart masz pewność: to Szkielety. Wskaż je, a padną oba.
wdl-name-kind-other = **To byłoby zgadywanie.** O dwóch Szkieletach wiesz na pewno. Wskaż to, co wiesz.
wdl-name-kind-later = **Najpierw wskazanie.** Rodzaj podajesz, zanim odsłoni się pierwszą kartę, więc czekać nie można.
wdl-name-kind-later-label = Odsłonić pierwszą kartę i wtedy wskazać
wdl-name-done = Dobrze. Oba Szkielety padły od Miecza, Wampir zabrał 4: wracasz z 4 punktami życia.

## Raz na rundę

wdl-once = Raz na rundę
wdl-once-idea = Większość ekwipunku działa wiele razy. Magiczny topór i Mikstura leczenia działają **raz na rundę**, więc ważne jest, kiedy ich użyć.
wdl-once-axe = Barbarzyńca ma 4 punkty życia i tylko Topór. Pojawił się Smok, a czeka jeszcze jedna karta. **Użyj Topora.**
wdl-once-axe-keep = **9 to więcej niż 4.** Bez Topora Smok zabije cię od razu, a Topór nikomu już nie pomoże.
wdl-once-axe-peek = **Decydujesz o karcie, którą widzisz.** Następną odsłania się, gdy ta jest rozpatrzona.
wdl-once-axe-peek-label = Najpierw zobaczyć następną kartę
wdl-once-again = To był sukces: Ork zabrał 3 i został 1 punkt. W nowej rundzie cały ekwipunek wraca. **Wybierz znów Barbarzyńcę.**
wdl-once-again-gone = **Wróci.** Co zużyto lub odrzucono, w każdej nowej rundzie znów jest na miejscu.
wdl-once-again-gone-label = Topora już nie ma
wdl-once-potion = Tym razem została tylko Mikstura leczenia. Smok 9, potem Ork 3, a ty masz 4 punkty życia. **Ile punktów będzie na końcu?**
wdl-once-potion-dead-label = Ani jednego, śmierć
wdl-once-potion-4 = **Mikstura pomaga raz.** Po Smoku masz znów { $hero_barbarian_hp } punkty życia Barbarzyńcy. Potem Ork zabiera 3.
wdl-once-potion-dead = **Jeszcze nie.** Smok cię zabija, a Mikstura przywraca z { $hero_barbarian_hp } punktami życia bohatera. Ork zabiera z nich 3.
wdl-once-done = Dobrze: 4, śmierć, 4, 1. To twój drugi sukces, a z dwoma wygrywasz grę.

## Blef

wdl-bluff = Blef
wdl-bluff-idea = Widzisz, kto dokłada, kto odrzuca i kto wychodzi, ale nigdy jaką kartę. Na dobry domysł to wystarczy.
wdl-bluff-stay = Marek i Zofia dołożyli po dwie karty, ty Szkieleta. Złodziejka ma jeszcze cały ekwipunek. **Weź kartę.**
wdl-bluff-stay-pass = **Za wcześnie.** Z całym ekwipunkiem każdy łatwo przejdzie i weźmie kartę sukcesu. Najpierw osłab bohaterkę.
wdl-bluff-cloak = Masz w ręce Licza. Płaszcz niewidzialności pokonuje wszystko od siły 6. **Odrzuć Płaszcz.**
wdl-bluff-cloak-add = **Płaszcz by go pokonał.** Dopóki jest w grze, silne karty nikomu nie szkodzą. Odrzuć z tą kartą Płaszcz.
wdl-bluff-cloak-tile = **Trochę to pomoże.** Ale przed Smokiem, Demonem i Liczem chroni Płaszcz. Odrzuć Płaszcz.
wdl-bluff-who = Marek jeszcze dokłada i zostaje. Zofia pasuje, gdy tylko nie ma Płaszcza. **Czyje karty są groźne?**
wdl-bluff-who-zofia-label = Zofii
wdl-bluff-who-marek-label = Marka
wdl-bluff-who-nobody-label = Nie da się tego poznać
wdl-bluff-who-marek = **Wtedy wyszedłby on.** Marek zostaje, bo swoich kart się nie boi. Zofia wie coś, przed czym wychodzi.
wdl-bluff-who-nobody = **Pewności nie ma nikt.** Ale kto wychodzi, gdy tylko nie ma Płaszcza, ma powód. Zobacz, kto wyszedł.
wdl-bluff-leave = Zofia zna swoje karty, Marek ich nie zna. **Spasuj i zostaw go w grze.**
wdl-bluff-leave-draw = **To dozwolone.** Ale wtedy może spasować Marek, a karty Zofii spotkasz ty. Wyjdź, póki on jest w grze.
wdl-bluff-done = Dobrze. Demon i Smok Zofii na kogoś czekały i był to Marek. Teraz zagraj całą partię.

## Pierścień mocy (dodatkowa)

wdl-ring = Pierścień mocy
wdl-ring-idea = **Pierścień** Złodziejki pokonuje Gobliny i Szkielety, a każdy z nich jeszcze dodaje życie: Goblin 1, Szkielet 2.
wdl-ring-add = Zostały Pierścień i Puklerz: 6 punktów życia. W podziemiach są Szkielet i Golem, w ręce masz Goblina. **Dołóż go**: wzmocni cię.
wdl-ring-add-ring = **Wtedy Goblin znów jest wrogiem.** I Szkielet też. Dopóki masz Pierścień, oba są mile widziane.
wdl-ring-add-other = **To dozwolone.** Ale Goblin dałby ci 1 punkt życia, a Puklerz jest wart 3. Dołóż Goblina.
wdl-ring-count = Teraz Marek pasuje, a ty wchodzisz z 6 punktami życia: Goblin, Golem 5, Szkielet. **Ile punktów życia zostanie?**
wdl-ring-count-1 = **Pierścień też daje.** 6 − 5 dałoby 1. Ale Goblin dodaje 1, a Szkielet 2.
wdl-ring-count-3 = **Życie dają oba.** Szkielet dodaje 2, a Goblin jeszcze 1.
wdl-ring-done = Dobrze. 6 + 1 − 5 + 2 = 4 punkty życia. Z Pierścieniem słabe karty w podziemiach to prezent.

## Pakt i Polimorfia (dodatkowa)

wdl-pact = Pakt i Polimorfia
wdl-pact-idea = Mag ma 2 punkty życia i sprytny ekwipunek. **Pakt z demonem** pokonuje Demona i potwora po nim. **Polimorfia** zamienia jednego potwora na następną kartę z talii.
wdl-pact-hurts = Masz 5 punktów życia, Pakt i Polimorfię. Karty od góry: Demon 7, Golem 5, Smok 9. **Która cię trafi?**
wdl-pact-hurts-demon-label = Demon
wdl-pact-hurts-golem-label = Golem
wdl-pact-hurts-dragon-label = Smok
wdl-pact-hurts-demon = **Demona pokonuje Pakt.** Po to go masz. Zobacz, co robi z następną kartą.
wdl-pact-hurts-golem = **Jego też pokonuje Pakt.** Potwór zaraz po Demonie jest pokonany, jakikolwiek jest.
wdl-pact-first = Marek pasuje, a ty wchodzisz. Pierwszy jest Demon. **Zostaw go**: Pakt na niego czeka.
wdl-pact-first-change = **Wtedy Pakt nie ma Demona.** Do końca wyprawy nic by nie robił.
wdl-pact-second = Golem. Jego też pokonuje Pakt. **Zostaw go** i oszczędzaj Polimorfię.
wdl-pact-second-change = **On już jest pokonany.** Polimorfia działa raz na rundę. Gorsza karta dopiero przyjdzie.
wdl-pact-third = Smok, siła 9, a ty masz 5 punktów życia. **Użyj Polimorfii.**
wdl-pact-third-keep = **9 to więcej niż 5.** Smoka nic innego nie pokona. Cokolwiek przyniesie talia, gorzej nie będzie.
wdl-pact-third-pile = **Nowa karta jest z talii.** To karty, których nikt jeszcze nie widział. Przy pustej talii Polimorfia nic nie robi.
wdl-pact-third-pile-label = Zamienić go na kartę z podziemi
wdl-pact-done = Dobrze. Talia dała Orka: 5 − 3 = 2 punkty życia i wyprawa się udaje.

## Każdy inny (dodatkowa)

wdl-all = Każdy inny
wdl-all-idea = **Wszechmoc**: jeśli żaden rodzaj potwora nie jest w podziemiach dwa razy, wyprawa się udaje, nawet gdy bohater po drodze padnie.
wdl-all-golem = W podziemiach są Smok i Golem. W ręce masz drugiego Golema. **Odrzuć Bransoletę**, żeby nie wszedł.
wdl-all-golem-add = **Wtedy są dwa Golemy.** Jeden rodzaj dwa razy i Wszechmoc nie robi nic.
wdl-all-golem-tile = **Właśnie ten żeton cię ratuje.** Z 5 punktami życia nikt nie przejdzie obok Golema i Smoka. Wszechmoc tak.
wdl-all-ends = Masz 2 punkty życia. Marek pasuje i czekają cię Golem 5 i Smok 9. **Jak to się skończy?**
wdl-all-ends-succeeds-label = Sukcesem
wdl-all-ends-fails-label = Porażką
wdl-all-ends-fails = **Życie się kończy, ale wyprawa nie.** Obie karty są różnego rodzaju: Wszechmoc robi z tego sukces.
wdl-all-done = Dobrze. Każdy jest inny, więc sukces. Golem, który odszedł z Bransoletą, się nie liczy.
