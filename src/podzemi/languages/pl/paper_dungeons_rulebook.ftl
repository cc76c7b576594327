### Zasady gry Papierowe podziemia (docs/rulebook.md). Liczby pochodzą z data.toml.
### Tabela to jedna wiadomość: wiersz w każdej linii, pola oddziela kreska, pierwszy wiersz to nagłówki.

## Rozdziały, każdy ze zdaniem pod tytułem

pdr-chapter-minute = Gra w jedną minutę
pdr-lead-minute = Jedna drużyna, jeden ołówek i osiem rund, by znaleźć bossów i wrócić w chwale.
pdr-chapter-setup = Przygotowanie do gry
pdr-lead-setup = Wszyscy dostają tę samą mapę i karty, których nie ma nikt inny.
pdr-chapter-sheet = Twój arkusz
pdr-lead-sheet = Czworo bohaterów i kilka torów; każde pole wypełnia się raz.
pdr-chapter-rolling = Kości
pdr-lead-rolling = Sześcioma kośćmi rzuca się dla wszystkich, a każdy wybiera trzy.
pdr-chapter-actions = Co można zrobić z kością
pdr-lead-actions = Jedna kość, jedna akcja: awans, przedmiot, mikstury albo ruch.
pdr-chapter-dungeon = Przez podziemia
pdr-lead-dungeon = Każda komnata coś robi i zawsze w tej samej kolejności.
pdr-chapter-harm = Obrażenia i śmierć
pdr-lead-harm = Obrażenia się nie goją, ale śmierć kosztuje mniej, niż się wydaje.
pdr-chapter-treasure = Klejnoty i nagrody
pdr-lead-treasure = Wyścig po osiem klejnotów i to, co może uruchomić jedno pole.
pdr-chapter-fights = Bossowie
pdr-lead-fights = Trzy razy musi walczyć każdy, kto znalazł drogę.
pdr-chapter-cards = Misje, cele i moce
pdr-lead-cards = Misje są dla wszystkich, cel i moc tylko dla ciebie.
pdr-chapter-scoring = Chwała na końcu
pdr-lead-scoring = Dwanaście pól na arkuszu, od A do L.
pdr-chapter-example = Przykładowa runda
pdr-lead-example = Pierwsza runda gry we dwoje oczami Anežki.
pdr-chapter-variants = Warianty i ten stół
pdr-lead-variants = Umówcie się na nie wcześniej. Resztą zajmuje się program.
pdr-chapter-places = Każde podziemia, każda komnata
pdr-lead-places = Komnaty są w każdej grze te same; karta podziemi dodaje ściany i bossów.

## Gra w jedną minutę

pdr-aim = Prowadź czworo bohaterów przez podziemia narysowane na twoim arkuszu. Rund jest { $rounds }: awansujesz, tworzysz, warzysz i badasz, a czeka na ciebie trzech bossów. Wygrywa ten, kto ma najwięcej punktów **chwały**; przy remisie decydują zbadane komnaty, potem zwycięstwo się dzieli.
pdr-round = Wszyscy grają jednocześnie: każdy używa dokładnie trzech różnych kości, każdej do jednej akcji, w dowolnej kolejności. Nic z tego nie zmienia w tej rundzie możliwości innych.
pdr-sealed = To, co robisz, pozostaje ukryte, aż wszyscy skończą. Do tego czasu inni widzą twój arkusz z początku rundy.
pdr-minute-picture = Arkusz Anežki po pierwszej rundzie: droga drużyny, poziomy, mikstury i przedmioty.
pdr-round-table-title = Runda krok po kroku
pdr-round-table =
    Krok | Co się dzieje
    1 | Rzut kośćmi; każda czaszka rani wszystkich.
    2 | Wszyscy naraz: po trzy kości, po trzy akcje.
    3 | Klejnoty, które ktoś zabrał, skreśla się pozostałym.
    4 | Po rundach { $boss_rounds_0 }, { $boss_rounds_1 } i { $boss_rounds_2 }: walka z bossem.
    5 | Punktuje się misje.

## Przygotowanie do gry

pdr-table-set = Odsłania się jedną **kartę podziemi**: na każdą mapę dodaje sześć ścian, zaznacza trzy komnaty bossów i mówi, kim oni są. Trzy **misje** leżą odkryte dla wszystkich. Na arkuszu masz czworo bohaterów na poziomie 1 i drużynę na zewnątrz. Nikt nie zaczyna: wszyscy grają naraz.
pdr-powers = Dostajesz dwie moce i dwa cele i zachowujesz po jednej karcie z każdego rodzaju; pozostałych nikt nie zobaczy. Moc pomaga przez całą grę albo raz, a na końcu dodaje lub odejmuje chwałę.
pdr-setup-choices = Niektóre moce działają jeszcze przed pierwszą rundą. **{ pd-power-veteran }** podnosi dwoje różnych bohaterów, **{ pd-power-craftsman }** wypełnia po części dwóch różnych przedmiotów, **{ pd-power-assassin }** pokonuje dwa wybrane potwory. Pozostałe dostają swoje same; tylko kto jako { pd-power-treasure_hunter } bierze klejnot z mapy, wybiera który. Wszystkie wybory pokazuje się razem.
pdr-setup-picture = Pierwszy wybór: jedna z dwóch mocy i jeden z dwóch celów.
pdr-box-title = Co jest w pudełku
pdr-box =
    Element gry | Liczba
    Białe i czarne kości | { $dice_white } + { $dice_black }
    Karty podziemi | 12
    Karty bossów | 12
    Karty misji | 16
    Karty mocy | 16
    Karty celów | 16

## Twój arkusz

pdr-health = Twoje **zdrowie** to zawsze suma poziomów czworga bohaterów: na początku 4, najwyżej { $health_track_spaces }. Z tej samej sumy wychodzi **siła** przeciw bossom. Poziomy wypełnia się od lewej do prawej, aż do poziomu { $max_hero_level }.
pdr-tracks-title = Tory
pdr-tracks =
    Tor | Pól | Do czego służy
    Rundy | { $rounds } | trzy sezony, każdy kończy się bossem
    Zdrowie | { $health_track_spaces } | więcej obrażeń i drużyna ginie
    Obrażenia | { $wound_track_hearts } | na końcu kosztują chwałę
    Mikstury | { $potions_spaces } | przyjmują obrażenia; co czwarta daje nagrodę
    Klejnoty | { $gem_track_spaces } | chwała, a za co drugi nagroda
    Potwory | { $minion_track_spaces } | chwała
    Wskrzeszenie | 1 | { $resurrection_glory } punktów chwały, jeśli zaznaczone
pdr-overflow = Gdy tor jest pełny, to, co miałoby dojść, **przepada**: trzynasta mikstura, jedenasty klejnot, poziom powyżej { $max_hero_level }, trzecia część. Przepada też nagroda, przy której nie ma z czego wybrać; gra toczy się dalej.
pdr-all-heroes-title = Czworo bohaterów
pdr-level_4 = Na **poziomie 4** Wojownik dodaje 1 siły przeciw bossom, Mag znosi kolory treningu, Kleryk chroni przed czaszkami, a Łotr od razu przynosi dodatkowy klejnot. Działa to od tej chwili: wcześniejsze obrażenia zostają.

## Kości

pdr-dice = Trzema białymi i trzema czarnymi kośćmi rzuca się dla wszystkich. Gdy wypadną co najmniej trzy czaszki albo trzy koniczyny, rzuca się ponownie wszystkimi sześcioma. Tej samej kości może użyć wielu graczy, ale każdy tylko raz. Kości tego samego koloru z tym samym symbolem są wymienne.
pdr-skulls = { pd-says-skulls }
pdr-clover = Koniczyna zastępuje dowolny symbol bohatera w dowolnym kolorze, nigdy jednak butów. Buty służą tylko do ruchu i dają do trzech kroków.
pdr-faces-title = Ścianki kości
pdr-faces =
    Kość | Ścianki
    biała | czworo bohaterów, koniczyna, czaszka
    czarna | czworo bohaterów, buty, czaszka
pdr-all-symbols-title = Symbol po symbolu

## Co można zrobić z kością

pdr-action-table-title = Cztery akcje
pdr-action-table =
    Akcja | Na kości | Co dostajesz
    awans | symbol bohatera w kolorze treningu albo koniczyna | jeden poziom
    tworzenie | symbol przedmiotu albo koniczyna; przy dolnych czterech dowolny bohater | część przedmiotu
    warzenie | dowolny bohater albo koniczyna | mikstury: { $potions_brewed_per_die }
    ruch | wszystko prócz czaszki | do 2 kroków, z butami 3
pdr-level_up = Kość z symbolem bohatera podnosi go o poziom, jeśli ma kolor, którym trenuje go twoja karta celu. Koniczyna podnosi dowolnego bohatera. Najwyższy poziom to 6.
pdr-craft = Kość z symbolem bohatera albo koniczyną wypełnia część przedmiotu. Cztery górne przedmioty wymagają kości ze swoim symbolem (albo koniczyny). Każda część daje 1 punkt chwały; gotowy przedmiot działa i może dać więcej.
pdr-brew = { pd-says-brew }
pdr-move = Dowolna użyteczna kość porusza drużynę: do dwóch kroków, z butami do trzech; nie musi zrobić żadnego. Pierwszy krok prowadzi z zewnątrz do dolnego rzędu.
pdr-whole-move = Dokończ ruch, zanim użyjesz następnej kości: idź krok po kroku albo się zatrzymaj. Przedmiot ukończony po drodze działa od następnego kroku.
pdr-actions-picture = W środku rundy: pułapka w F2 zadziałała i Anežka wybiera, którą część przedmiotu stworzy.
pdr-all-items-title = Osiem przedmiotów

## Przez podziemia

pdr-map = Mapa ma 42 komnaty w kolumnach od A do F i rzędach od 1 do 7; sześć wejść prowadzi do dolnego rzędu. Sąsiednie komnaty łączą drzwi, chyba że dzieli je ściana lub woda. Możesz zawracać i przecinać własną drogę; drużyna nie opuszcza już podziemi. Komnata B7 jest zamurowana z każdej strony.
pdr-walls = { pd-says-walls }
pdr-dungeon-picture = Mapa w szóstej rundzie: gruba linia to droga drużyny.
pdr-rooms = Komnata, do której wchodzisz, jest **zbadana** na zawsze. Najpierw walka, potem pułapka, potem skarb i klejnot; te tylko przy pierwszej wizycie. Komnata bossa sama nic nie robi: tylko pokazuje ci do niego drogę.
pdr-minions = Potwór **zawsze zostaje pokonany**, ale zadaje tyle obrażeń, ile wynosi różnica między jego poziomem a poziomem właściwego bohatera. Walki nie da się uniknąć, a obrażenia przychodzą przed nagrodami z komnaty.
pdr-from-afar = Potwory, które z daleka pokonuje { pd-item-death_scepter } albo { pd-power-assassin }, liczą się w pełni: na torze, w misjach i celach. Ich komnaty nie są jednak przez to zbadane. Kosa bierze dwa różne potwory albo ostatniego, który został.
pdr-traps = { pd-says-traps }
pdr-minion-table-title = Co kryje się w 42 komnatach
pdr-minion-table =
    W komnatach | Ile
    Potwory poziomu 3, 4 i 5, każdy z czterech rodzajów raz | 12
    Pułapki | 16
    Mikstury | 8
    Części przedmiotów | 6
    Poziomy | 6
    Klejnoty | 8
    Puste komnaty, gdzie mogą mieszkać bossowie | 9
pdr-all-minions-title = Cztery rodzaje potworów

## Obrażenia i śmierć

pdr-wounds = Obrażenia zadają czaszki, potwory, pułapki i bossowie. Każde **najpierw** wypełnia serce twoich mikstur, dopiero potem kolumnę obrażeń. Nic nie leczy. Chwałę na końcu kosztuje tylko kolumna; gdy jest pełna, dalsze obrażenia nic już nie znaczą.
pdr-death = Gdy obrażenia w kolumnie przekroczą zdrowie, drużyna ginie i powstaje z martwych: 9 punktów chwały mniej, tylko raz. Równość to jeszcze nie śmierć.
pdr-wound-table-title = Ile kosztują obrażenia
pdr-wound-table =
    Obrażenia w kolumnie, co najmniej | Chwała
    { $wound_track_thresholds_0_0 } | { $wound_track_thresholds_0_1 }
    { $wound_track_thresholds_1_0 } | { $wound_track_thresholds_1_1 }
    { $wound_track_thresholds_2_0 } | { $wound_track_thresholds_2_1 }
    { $wound_track_thresholds_3_0 } | { $wound_track_thresholds_3_1 }
    { $wound_track_thresholds_4_0 } | { $wound_track_thresholds_4_1 }
    { $wound_track_thresholds_5_0 } | { $wound_track_thresholds_5_1 }
    { $wound_track_thresholds_6_0 } | { $wound_track_thresholds_6_1 }
    { $wound_track_thresholds_7_0 } | { $wound_track_thresholds_7_1 }

## Klejnoty i nagrody

pdr-gems = { pd-says-gems }
pdr-gem-table-title = Chwała za klejnoty i potwory
pdr-gem-table =
    Liczba | Klejnoty | Od razu dodatkowo | Potwory
    1 | { $gem_track_glory_1 } | – | { $minion_track_glory_1 }
    2 | { $gem_track_glory_2 } | { pd-reward-craft } | { $minion_track_glory_2 }
    3 | { $gem_track_glory_3 } | – | { $minion_track_glory_3 }
    4 | { $gem_track_glory_4 } | { pd-reward-potion } | { $minion_track_glory_4 }
    5 | { $gem_track_glory_5 } | – | { $minion_track_glory_5 }
    6 | { $gem_track_glory_6 } | { pd-reward-level_up } | { $minion_track_glory_6 }
    7 | { $gem_track_glory_7 } | – | { $minion_track_glory_7 }
    8 | { $gem_track_glory_8 } | { pd-reward-potion } | { $minion_track_glory_8 }
    9 | { $gem_track_glory_9 } | – | { $minion_track_glory_9 }
    10 | { $gem_track_glory_10 } | { pd-reward-craft } | { $minion_track_glory_10 }
    11 | – | – | { $minion_track_glory_11 }
    12 | – | – | { $minion_track_glory_12 }
pdr-chains = Nagrody rozpatruje się od razu i do końca, dopiero potem wraca przerwana akcja: najpierw nagroda z arkusza, potem moc. Jeśli możesz wybrać, musisz.
pdr-free = Poziom albo część przedmiotu dostane jako **nagroda** nie wymagają symbolu ani koloru: wybierz dowolnego bohatera poniżej poziomu { $max_hero_level } albo dowolny nieukończony przedmiot.
pdr-all-rewards-title = Nagrody
pdr-all-gems-title = Osiem klejnotów na mapie

## Bossowie

pdr-bosses = { pd-says-bosses }
pdr-strength-title = Twoja siła przeciw bossowi
pdr-strength =
    Co | Dodaje
    poziomy całej czwórki bohaterów | ich sumę
    bohater, który jest słabością bossa | jego poziom jeszcze raz
    { pd-item-flaming_sword }, ukończony | 3
    { pd-hero-warrior } na poziomie 4 lub wyższym | 1
    { pd-power-berserker } | 2
    { pd-item-armour } | nic; pomaga przeciw potworom
pdr-boss_reward = Nagrodę za bossa dostaje ten, kto walczył z największą siłą. Przy remisie nie dostaje jej nikt, w grze solo się jej nie przyznaje.
pdr-bosses-picture = Po walce w szóstej rundzie: najsilniejszy wybiera nagrodę.
pdr-first-bosses-title = Runda trzecia: jeden z nich
pdr-second-bosses-title = Runda szósta: jeden z nich
pdr-third-bosses-title = Runda ósma: jeden z nich

## Misje, cele i moce

pdr-missions = **Misję** punktują wszyscy, którzy wypełnią ją w pierwszej rundzie, w której komuś się to uda; każdemu daje punkty chwały: { $mission_glory }. Sprawdza się ją automatycznie na końcu rundy, już po bossie. W grze solo jest warta tym więcej, im wcześniej ją wypełnisz.
pdr-goals = Cel jest tylko twój i liczy się na końcu: 2, 4 albo 6 punktów chwały. Jego karta wyznacza też kolor treningu każdego bohatera.
pdr-measures-title = Co się jak liczy
pdr-measures =
    Na karcie stoi | To znaczy
    komnaty | zbadane; liczą się do nich narożne, skrajne i komnaty bossów
    pełny rząd, pełna kolumna | zbadana każda ich komnata
    potwory | pokonane w dowolny sposób, także z daleka
    klejnoty, mikstury | wszystkie zdobyte, też dodatkowe klejnoty i zużyte mikstury
    bohaterowie na poziomie | na tym poziomie lub wyższym
    pułapki, ściany, woda | różne miejsca, nie wizyty
    chwała za bossów | to, co dały walki; ucieczka nic nie odejmuje
pdr-power-notes = Dwie moce zasługują na bliższe spojrzenie. Klejnot, który daje **{ pd-power-treasure_hunter }**, jest dodatkowy: wszystkie osiem klejnotów mapy zostaje dla ciebie. Jeśli przy stole gra się klejnotem z mapy, wybierasz jeden z ośmiu; zakreśla się go na twoim arkuszu, a dla pozostałych zostaje. **{ pd-power-ranger }** zwraca krok przez wodę od razu, nawet ostatni, ale w jednym ruchu przez każdą rzekę tylko raz w każdą stronę.
pdr-all-powers-title = Szesnaście mocy
pdr-all-goals-title = Szesnaście celów
pdr-all-missions-title = Szesnaście misji

## Chwała na końcu

pdr-scoring-table =
    Pole | Za co | Chwała
    A, B, C | trzech bossów | to, co dała walka, albo kara za ucieczkę
    D | bohaterowie | według najsłabszego i 1 za każdego na poziomie { $max_hero_level }
    E | przedmioty | 1 za każdą część i to, co dodają całe przedmioty
    F | klejnoty | ostatnie wypełnione pole
    G | potwory | ostatnie wypełnione pole
    H | obrażenia | ostatni osiągnięty próg
    I | wskrzeszenie | { $resurrection_glory }
    J | cel i moc | 2, 4 albo 6 i to, co mówi moc
    K | misje | po { $mission_glory }
    L | suma | kto ma najwięcej, wygrywa
pdr-lowest-hero = Na końcu punktuje twój najsłabszy bohater: poziom 2 daje 3 punkty chwały, poziom 3 sześć, poziom 4 osiem, poziom 5 jedenaście, a poziom 6 czternaście. Każdy bohater na poziomie 6 dodaje 1 punkt chwały.
pdr-scoring-picture = Koniec gry: oba arkusze są odkryte, pole po polu.

## Przykładowa runda

pdr-example-intro = Anežka gra mocą { pd-power-healer }, Marek mocą { pd-power-assassin }, która działa jeszcze przed pierwszym rzutem. Potem oboje wybierają w tajemnicy; tutaj śledzisz Anežkę.
pdr-example-round-title = Krok po kroku
pdr-example-why = Jedna kość na mikstury, dwie na ruch. Obrażenia przyjmują mikstury, a jeden skarb uruchamia drugi: czwarta mikstura awansuje Kleryka, druga część kończy Księgę, a Księga awansuje Kleryka jeszcze raz.
pdr-example-picture = Arkusz Anežki na końcu rundy, zanim zobaczą go inni.

## Warianty i ten stół

pdr-variant-table =
    Opcja | Co zmienia
    { pd-option-dungeon } | wybieracie jedne z dwunastu zamiast losować
    { pd-option-missions } | pierwsza gra jest bez nich prostsza
    { pd-option-random_bosses } | z każdej klasy losuje się jednego bossa
    { pd-option-vanishing_gems } | z pierwszymi dwoma bossami znikają po dwa klejnoty
    { pd-option-campaign } | kilka gier, jedna suma; podziemia wyznacza sama
    { pd-option-treasure_hunter } | klejnot Łowcy skarbów jest dodatkowy albo pochodzi z mapy i pozostali nadal mogą go zabrać
pdr-solo-title = Gra solo
pdr-solo = W grze solo chodzi o najwyższy wynik: klejnoty zawsze znikają, boss nie daje nagrody, a misje są warte zależnie od rundy od 6 do 1 punktu chwały.
pdr-vanishing_gems-title = { pd-option-vanishing_gems }
pdr-vanishing_gems = Po walkach w rundach 3 i 6 dwa klejnoty z karty bossa skreśla się wszystkim, którzy ich jeszcze nie mają.
pdr-campaign-title = { pd-option-campaign }
pdr-campaign = Kampania to trzy gry jednej historii albo wszystkich dwanaścioro podziemi. Wyniki się sumuje, nic innego nie przechodzi dalej.
pdr-here = Graj we własnym tempie: każdy pracuje na swoim arkuszu, a runda kończy się, gdy wszyscy skończą. Tego, na co zasady w danej chwili nie pozwalają, program nie przyjmie: nic się nie zmieni, a ty od razu dowiesz się dlaczego. Tory wypełnia i liczy za ciebie.

## Każde podziemia, każda komnata

pdr-place-table =
    Gdzie | Które komnaty
    Wejścia | A1, B1, C1, D1, E1, F1
    Komnaty narożne | A1, F1, A7, F7
    Komnaty skrajne | kolumny A i F, rzędy 1 i 7
    Przejścia boczne | A2 z F2, A4 z F4
    Możliwe komnaty bossów | B2, D2, E3, A4, D4, E5, A6, C7, E7
pdr-all-dungeons-title = Dwanaścioro podziemi
pdr-row-1-title = Komnaty w rzędzie 1
pdr-row-2-title = Komnaty w rzędzie 2
pdr-row-3-title = Komnaty w rzędzie 3
pdr-row-4-title = Komnaty w rzędzie 4
pdr-row-5-title = Komnaty w rzędzie 5
pdr-row-6-title = Komnaty w rzędzie 6
pdr-row-7-title = Komnaty w rzędzie 7
