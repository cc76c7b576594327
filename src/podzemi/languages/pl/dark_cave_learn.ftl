### Nauka gry Mroczna jaskinia (docs/learn.md): tytuł, myśl, zadania, co słychać po próbie, koniec.

## Połóż ścieżkę

dcl-lay = Połóż ścieżkę
dcl-lay-idea = Jaskinię budujecie razem, karta po karcie. Karta musi się z jakąś **stykać**, jej brzegi muszą **pasować** i musi **przedłużać ścieżkę**.
dcl-lay-east = Pośrodku leży karta startowa, otwarta na wszystkie strony. **Połóż obok niej na wschodzie prostą kartę z zachodu na wschód.**
dcl-lay-east-other = **Tak też by pasowało.** Styka się, pasuje i przedłuża ścieżkę. Tutaj połóż prostą kartę na wschód od startu.
dcl-lay-east-discard = **To dozwolone.** Zamiast grać możesz odrzucić jedną lub dwie karty. Jaskinia od tego jednak nie rośnie.
dcl-lay-east-far = **Musi się stykać z inną kartą.** Karta leży brzegiem przy tej, która już tam jest, nie dalej.
dcl-lay-east-far-label = Położyć ją dwa pola dalej
dcl-lay-east-edge = **Brzegi nie pasują.** Start jest na wschód otwarty, a ta karta na zachodzie zamknięta. Ścieżka do ścieżki, ściana do ściany.
dcl-lay-east-edge-label = Położyć na wschodzie kartę z północy na południe
dcl-lay-east-wall = **Nie przedłuża żadnej ścieżki.** Ściana do ściany pasuje, ale żadna ścieżka na nią nie prowadzi. To za mało.
dcl-lay-east-wall-label = Położyć kartę, która styka się tylko ze ścianami
dcl-lay-east-across = **Karty leżą pionowo.** Możesz je odwrócić do góry nogami, nigdy na bok.
dcl-lay-east-across-label = Obrócić kartę na bok
dcl-lay-done = Dobrze. Po zagraniu karty możesz iść, a na końcu dobierasz.

## Trzy ruchy

dcl-walk = Trzy ruchy
dcl-walk-idea = Po karcie twój krasnolud robi do **trzech ruchów**. Karta z rewersem I to jedno pole, karta II dwa pola wzdłuż, karta III trzy.
dcl-walk-count = Na wschód od ciebie leżą karta I i karta II. **Ile ruchów do dalszego końca?**
dcl-walk-count-2 = **Karta II ma dwa pola.** Jeden ruch na kartę I, jeden na kartę II i jeden przez nią.
dcl-walk-count-4 = **Karta I to tylko jedno pole.** Jeden ruch na nią, potem jeden na kartę II i jeden przez nią.
dcl-walk-first = Dobrze, trzy: akurat tyle. **Wejdź na pierwszą kartę.**
dcl-walk-first-stay = **Możesz zostać.** Nikt nie musi iść. Tutaj chcemy jednak dojść do końca ścieżki.
dcl-walk-second = **Wejdź na następną kartę.**
dcl-walk-second-back = **Wrócić też można.** Ale każdy ruch się liczy. Idź dalej na wschód.
dcl-walk-second-stay = **Możesz stanąć.** Ale zostały dwa ruchy. Idź dalej na wschód.
dcl-walk-third = **Przejdź kartę do dalszego końca.**
dcl-walk-third-back = **To prowadzi z powrotem.** Przejdź kartę na wschód.
dcl-walk-third-stay = **Możesz stanąć.** Ale został jeden ruch. Przejdź kartę.
dcl-walk-third-four = **Trzy ruchy na turę.** Z butami przed sobą byłyby cztery.
dcl-walk-third-four-label = Zrobić czwarty ruch
dcl-walk-done = Dobrze. Ruchów już nie ma, tura się kończy i dobierasz kartę.

## Odkryj cel

dcl-goal = Odkryj cel
dcl-goal-idea = W rogach leżą cztery zakryte cele: **wyjście**, drabina, żyła złota i mroczne legowisko. Który jest który, nie wie nikt, dopóki ktoś tam nie dojdzie.
dcl-goal-turn = Stoisz obok celu. **Wejdź na niego.**
dcl-goal-turn-stay = **Możesz zostać.** Ale cel pozostanie ukryty. Wejdź na niego.
dcl-goal-then = To drabina, nie wyjście. Zostały dwa ruchy. **Co teraz?**
dcl-goal-then-on-label = Idę dalej
dcl-goal-then-wait-label = Ruch się kończy
dcl-goal-then-on = **Odkrycie celu kończy ruch.** Kartę ustawia się tak, żeby twoja ścieżka biegła dalej, a do następnej tury stoisz na jej brzegu.
dcl-goal-done = Dobrze. O jeden róg mniej, gdzie może być wyjście.

## Na zewnątrz

dcl-exit = Na zewnątrz
dcl-exit-idea = Liczy się tylko **złoto, które ktoś wyniesie**. Każdy zaczyna z trzema bryłkami. Znajdź wyjście i wydostań się, zanim skończą się karty.
dcl-exit-gold = Wyjście jest znalezione, a ty stoisz o jeden ruch przed nim z trzema bryłkami. **Co się z nimi stanie, gdy wyjdziesz?**
dcl-exit-gold-mine-label = Są tylko moje
dcl-exit-gold-clan-label = Liczą się klanowi, dla którego pracuję
dcl-exit-gold-lost-label = Przepadają
dcl-exit-gold-mine = **Wygrywa klan.** Kto pracuje dla tego samego klanu, składa złoto razem.
dcl-exit-gold-lost = **Wyniesione jest bezpieczne.** Co zostaje w jaskini, przepada. Co jest na zewnątrz, liczy się klanowi, dla którego pracujesz.
dcl-exit-leave = **Wejdź na wyjście.**
dcl-exit-leave-stay = **Możesz poczekać.** Ale potwory i pajęczyny nie czekają. Wyjdź, póki droga jest wolna.
dcl-exit-done = Dobrze. W większym gronie twoje karty z zewnątrz dalej pomagałyby klanowi.

## Złoto klanu

dcl-count = Złoto klanu
dcl-count-idea = Skarb klanu to wyniesione złoto **razy liczba krasnoludów pracujących dla drugiego klanu**. Tak słabsza strona też ma szansę.
dcl-count-yellow = Dla żółtych pracuje dwoje: Marek jest na zewnątrz z 2 bryłkami, a ty stoisz przy wyjściu z 2. Dla niebieskich pracuje troje: dwoje jest na zewnątrz, z 2 i z 3. **Jaki skarb będą mieli żółci, gdy wyjdziesz?**
dcl-count-yellow-4 = **Jeszcze się mnoży.** 4 bryłki razy liczba tych, którzy pracują dla niebieskich: 3.
dcl-count-yellow-8 = **Licz tych drugich.** Mnoży się przez tych, którzy pracują przeciw tobie, nie przez twoich: 4 × 3.
dcl-count-winner = Niebiescy mają 5 bryłek, a dla żółtych pracuje dwoje: 5 × 2 = 10. **Kto wygrywa?**
dcl-count-winner-yellow-label = Żółci, 12 do 10
dcl-count-winner-blue-label = Niebiescy, 5 do 4
dcl-count-winner-blue = **Same bryłki nie decydują.** 5 × 2 to 10, a 4 × 3 to 12.
dcl-count-leave = Wyjdź więc od razu i koniec gry: wszyscy, którzy pracują dla żółtych, są na zewnątrz. **Wejdź na wyjście.**
dcl-count-leave-stay = **To dozwolone.** Ale Eliška pracuje dla niebieskich i niesie do wyjścia jeszcze 3 bryłki.
dcl-count-done = Dobrze. Wygrywają razem wszyscy, którzy pracowali dla żółtego klanu, bez względu na kolor.

## Sabotażysta

dcl-saboteur = Sabotażysta
dcl-saboteur-idea = Twój **kolor** widzą wszyscy. Twoja **tożsamość** jest na ukrytej stronie karty klanu: wierny albo sabotażysta. Sabotażysta pracuje dla drugiego klanu.
dcl-saboteur-whom = Nosisz niebieski, a na karcie masz sabotażystę. **Dla kogo pracujesz?**
dcl-saboteur-whom-blue-label = Dla niebieskiego klanu
dcl-saboteur-whom-yellow-label = Dla żółtego klanu
dcl-saboteur-whom-me-label = Dla siebie
dcl-saboteur-whom-blue = **Tak mają myśleć inni.** Sabotażysta pracuje dla drugiego klanu. Twoje złoto liczy się żółtym.
dcl-saboteur-whom-me = **Nikt nie wygrywa w pojedynkę.** Sabotażysta wygrywa z drugim klanem, tutaj z żółtym.
dcl-saboteur-web = Stoisz przy wyjściu, a tuż za tobą idą Marek i Tomáš w niebieskim, każdy z 3 bryłkami. **Zagraj pajęczynę między nimi a wyjściem.**
dcl-saboteur-web-elsewhere = **To dozwolone.** Ale tam i tak wyjdą, a ich złoto liczy się niebieskim. Rozsnuj ją między ich kartą a wyjściem.
dcl-saboteur-web-path = **To dozwolone.** Może nawet wyglądać przyjaźnie. Tutaj zobacz, jak pajęczyna zamyka drogę.
dcl-saboteur-web-discard = **To dozwolone.** Ale nikomu nie przeszkadza. Zagraj pajęczynę.
dcl-saboteur-web-leave = **Twoje złoto liczyłoby się żółtym.** Ale tuż za tobą wyszliby Marek i Tomáš, a z nimi 6 bryłek dla niebieskich. Najpierw ich zatrzymaj; kartę i tak gra się przed ruchem.
dcl-saboteur-web-tell = **Zachowaj to dla siebie.** Przy stole możesz mówić, co chcesz. Pokażesz kartę, a niebiescy wiedzą, kogo zatrzymać.
dcl-saboteur-web-leave-label = Wyjść od razu ze swoim złotem
dcl-saboteur-web-tell-label = Pokazać wszystkim kartę
dcl-saboteur-done = Dobrze. Przez dwie twoje tury nikt tędy nie przejdzie. Ale wszyscy widzieli, kto ją utkał.

## Szczególne drogi

dcl-ways = Szczególne drogi
dcl-ways-idea = Niektóre drogi mają cenę. **Most** bierze kartę z ręki, **tunel** bryłkę złota. **Drabiny** dzieli jeden ruch. **Żyła** daje złoto i cię zdradza.
dcl-ways-enter = Na wschód od ciebie jest żyła z bryłką. **Wejdź na jej kartę.**
dcl-ways-enter-other = **Ta droga kosztuje.** Na północy jest most, na zachodzie karta z tunelem. Tutaj idź na wschód do żyły.
dcl-ways-enter-stay = **Możesz zostać.** Ale złoto jest blisko. Idź na wschód.
dcl-ways-enter-bridge = **Dwie ścieżki się nie łączą.** Jedna prowadzi po moście, druga pod nim. Z jednej na drugą nie da się przejść.
dcl-ways-enter-bridge-label = Skręcić na moście
dcl-ways-enter-tunnel = **Wejść można zawsze.** Tunel bierze bryłkę, jeśli jakąś masz. Jeśli nie, jest darmowy.
dcl-ways-enter-tunnel-label = Bez złota nie wejdę do tunelu
dcl-ways-vein = **Wejdź na żyłę.**
dcl-ways-vein-other = **Żyła jest w drugą stronę.** Wejdź na pole z bryłką.
dcl-ways-vein-stay = **Stoisz na karcie, nie na żyle.** Bryłkę bierzesz tylko na jej własnym polu.
dcl-ways-take = Bryłkę bierzesz, jeśli tu kończysz ruch. **Zostań tutaj.**
dcl-ways-take-on = **Bryłka by została.** Bierzesz ją tylko tam, gdzie kończysz ruch. Zostań na żyle.
dcl-ways-price = Masz teraz cztery bryłki. **Ile to kosztowało?**
dcl-ways-price-nothing-label = Nic
dcl-ways-price-card-label = Kartę z ręki
dcl-ways-price-loyalty-label = Widać moją tożsamość
dcl-ways-price-nothing = **Spójrz na swoją kartę klanu.** Leży na stałe odkryta. Wszyscy wiedzą, dla kogo pracujesz.
dcl-ways-price-card = **To cena mostu.** Żyła na stałe odkrywa twoją kartę klanu.
dcl-ways-done = Dobrze. O bryłkę więcej, o jedną tajemnicę mniej.

## Karty, które mieszają

dcl-cards = Karty, które mieszają
dcl-cards-idea = Nie każda karta to ścieżka. Możesz **podejrzeć** cel lub kartę klanu, wywołać **zawał**, **wymienić** karty albo utkać **pajęczynę**.
dcl-cards-bury = Masz zawał. Na zachodzie leży pusta karta ścieżki, na wschodniej stoi Marek. **Zasyp tę pustą.**
dcl-cards-bury-look = **To dozwolone.** Podejrzysz cel albo kartę klanu Marka, tylko ty. Tutaj zagraj zawał.
dcl-cards-bury-swap = **To dozwolone.** Wymienisz się z Markiem wszystkimi kartami. Tutaj zagraj zawał.
dcl-cards-bury-web = **To dozwolone.** Pajęczyna zamyka drogę na pewien czas. Tutaj zagraj zawał.
dcl-cards-bury-discard = **To dozwolone.** Ale w jaskini nic się nie zmieni. Zagraj zawał.
dcl-cards-bury-dwarf = **Nikogo się nie zasypuje.** Zawał wymaga karty ścieżki, na której nie stoi żadna figurka.
dcl-cards-bury-dwarf-label = Zasypać kartę pod Markiem
dcl-cards-bury-start = **Start i cele zostają.** Zawał usuwa tylko położone karty ścieżek.
dcl-cards-bury-start-label = Zasypać kartę startową
dcl-cards-look = Znów twoja kolej. Tajne informacje pozwalają podejrzeć cel albo czyjąś kartę klanu, a nikt inny jej nie zobaczy. **Podejrzyj jeden z celów.**
dcl-cards-look-clan = **To dozwolone.** Dowiesz się, dla kogo pracuje Marek. Tutaj podejrzyj cel: jeden z czterech to wyjście.
dcl-cards-look-swap = **To dozwolone.** Wymienisz się z Markiem wszystkimi kartami. Tutaj podejrzyj cel.
dcl-cards-look-web = **To dozwolone.** Pajęczyna zamyka drogę na pewien czas. Tutaj podejrzyj cel.
dcl-cards-look-discard = **To dozwolone.** Ale niczego się nie dowiesz. Podejrzyj cel.
dcl-cards-draws = Wyobraź sobie, że wymieniasz się kartami z Markiem. **Kto dobiera na końcu twojej tury?**
dcl-cards-draws-me-label = Ja
dcl-cards-draws-marek-label = Marek
dcl-cards-draws-both-label = Oboje
dcl-cards-draws-me = **Nie po wymianie.** Marek ma karty, wśród których jednej brakuje, więc dobiera on.
dcl-cards-draws-both = **Jednej karty brakuje, jedną się dobiera.** Mniej kart ma Marek, więc bierze ją on.
dcl-cards-done = Dobrze. Jednej drogi już nie ma, a o jednym celu wiesz więcej niż inni. Mieszaj, gdy pomaga to twojemu klanowi.

## Potwory i topory

dcl-monsters = Potwory i topory
dcl-monsters-idea = Potwory wychodzą z **legowiska** w jaskini i robią kilka ruchów. Kogo spotkają pierwszego, tego trafiają: szczur bierze kartę, goblin złoto, pełzacz ruch.
dcl-monsters-rat = Marek stoi na wschodzie, legowisko leży na północ od startu, a szczur ma trzy ruchy. **Wyślij szczura na Marka.**
dcl-monsters-rat-near = **To dozwolone, ale nikogo tam nie trafi.** Albo trafi ciebie. Wyślij go na pole Marka.
dcl-monsters-rat-other = **To dozwolone.** Tutaj zobacz, co robi potwór.
dcl-monsters-rat-discard = **To dozwolone.** Tutaj zobacz, co robi potwór.
dcl-monsters-rat-beyond = **Zatrzymuje się przy pierwszym krasnoludzie.** Marek stoi na drodze i dalej szczur nie idzie.
dcl-monsters-rat-lair = **Potwór potrzebuje legowiska.** Gdy żadne nie leży na stole, karty nie da się zagrać. Tutaj leży na północ od startu.
dcl-monsters-rat-beyond-label = Wysłać go za Marka
dcl-monsters-rat-lair-label = Wypuścić go gdzie indziej niż z legowiska
dcl-monsters-axe = Następnym razem potwór może przyjść do ciebie. **Gdzie musi być topór, żeby pomógł?**
dcl-monsters-axe-hand-label = W ręce
dcl-monsters-axe-table-label = Przede mną na stole
dcl-monsters-axe-hand = **Wtedy już za późno.** Topór gra się we własnej turze i kładzie przed którymś graczem. Pomaga tylko tam.
dcl-monsters-done = Dobrze. Marek stracił kartę i na stałe może mieć w ręce o jedną mniej.

## Pusta ręka

dcl-empty = Bez kart na ręce
dcl-empty-idea = Kto na początku tury nie ma **żadnej karty**, traci ją razem z ruchem. Gdy talia się skończy, karty są cenne.
dcl-empty-last = Talia jest pusta, a w ręce masz jedną kartę. Wyobraź sobie, że ją odrzucasz. **Co się stanie w twojej następnej turze?**
dcl-empty-last-walk = **Nawet to nie.** Bez karty nie ma tury, a więc i ruchu.
dcl-empty-last-draw = **Talia jest pusta.** Nie ma czego dobrać, a bez karty tracisz turę.
dcl-empty-last-walk-label = Tylko idę
dcl-empty-last-skip-label = Tracę ją
dcl-empty-last-draw-label = Dobieram nową
dcl-empty-play = Między tobą a wyjściem brakuje jednej karty i masz ją w ręce. **Połóż ją tam.**
dcl-empty-play-other = **Tam też by pasowała.** Ale droga do wyjścia zostałaby przerwana, a to twoja ostatnia karta. Połóż ją między sobą a wyjściem.
dcl-empty-play-discard = **To twoja ostatnia karta.** Bez niej tracisz wszystkie pozostałe tury, a złoto zostaje w jaskini. Połóż ją.
dcl-empty-walk = Masz trzy ruchy, akurat tyle, ile trzeba do wyjścia. **Wejdź na nową kartę.**
dcl-empty-walk-back = **Tędy idzie się z powrotem.** Masz trzy ruchy, a wyjście jest o trzy ruchy stąd. Wejdź na nową kartę.
dcl-empty-walk-stay = **Możesz zostać.** Ale nie masz już karty, więc następnej tury nie będzie. Idź teraz.
dcl-empty-leave = Został jeden ruch, a stoisz przy wyjściu. **Wyjdź z jaskini.**
dcl-empty-leave-back = **Tędy idzie się z powrotem do jaskini.** Nie masz już karty, więc następnej tury nie będzie. Wyjdź.
dcl-empty-leave-stay = **Wtedy złoto zostaje w środku.** Nie masz już karty, więc następnej tury nie będzie. Wyjdź.
dcl-empty-done = Dobrze: karta, ruch, wyjście. Gra się kończy, gdy cały klan jest na zewnątrz albo nikt nie ma karty. Teraz zagraj całą partię.
