### Zasady gry Władcy podziemi (docs/rulebook.md). Liczby pochodzą z data.toml.
### Tabela to jedna wiadomość: wiersz w każdej linii, pola oddziela kreska, pierwszy wiersz to nagłówki.

## Rozdziały, każdy ze zdaniem pod tytułem

dlr-chapter-minute = Gra w jedną minutę
dlr-lead-minute = Czarnym charakterem jesteś ty, a bohaterowie są już w drodze.
dlr-chapter-setup = Przygotowanie do gry
dlr-lead-setup = Wszystkiego po trzy i dwa rozkazy, których jeszcze nie możesz wydać.
dlr-chapter-commands = Rozkazy
dlr-lead-commands = Trzy tajne rozkazy na porę roku; jakie miejsce dostaniesz, zależy od innych.
dlr-chapter-work = Praca w komnatach
dlr-lead-work = Impy, które nie mają nic do roboty, mogą jeszcze coś wyprodukować.
dlr-chapter-happenings = Wydarzenia
dlr-lead-happenings = Każda pora roku oprócz zimy czegoś od ciebie chce.
dlr-chapter-heroes = Zło i bohaterowie
dlr-lead-heroes = Im gorsza reputacja, tym lepsi bohaterowie pukają do drzwi.
dlr-chapter-combat = Walka
dlr-lead-combat = Cztery rundy na końcu roku decydują, co zostanie z twoich podziemi.
dlr-chapter-tricks = Pułapki i czary
dlr-lead-tricks = Co szykujesz na nich ty, a co przynoszą oni.
dlr-chapter-scoring = Drugi rok i punkty
dlr-lead-scoring = Więcej niż zero i licencja jest twoja.
dlr-chapter-example = Przykład: pierwsza zima
dlr-lead-example = Czworo władców planuje, a dwoje z nich przychodzi za późno.
dlr-chapter-variants = Opcje i ten stół
dlr-lead-variants = Umówcie się na nie wcześniej. Resztą zajmuje się program.

## Gra w jedną minutę

dlr-aim = Przez dwa lata buduj podziemia, a na końcu każdego ich broń. W każdej porze roku wyślij trzech **sług** po dobra, kop, buduj i najmuj; potem przychodzą bohaterowie i zdobywają, co mogą. Wygrywa ten, kto ma najwięcej punktów, przy remisie zwycięstwo się dzieli; mając więcej niż 0 punktów, dostajesz **licencję**.
dlr-year = Rok ma cztery pory: zimę, wiosnę, lato i jesień, potem jest walka. Tajnie i jednocześnie wybiera się tylko rozkazy, zablokowane karty i plany walki; wszystko inne idzie w kolejności graczy. Po zimie, wiośnie i lecie zaczyna następny gracz zgodnie z ruchem wskazówek zegara.
dlr-minute-picture = Pierwsze lato: Anežka planuje trzy ze swoich sześciu rozkazów.
dlr-season-table-title = Pora roku krok po kroku
dlr-season-table =
    Krok | Co się dzieje
    1 | Wykłada się nowe potwory i komnaty; pokazuje się następne wydarzenie i bohaterów.
    2 | Wszyscy tajnie planują trzy rozkazy i odkrywają je kolejno.
    3 | Słudzy działają, miejsce po miejscu.
    4 | Komnaty produkują; jeden rozkaz wraca na rękę.
    5 | Wydarzenie pory roku, oprócz zimy.
    6 | Do każdego władcy wyrusza bohater, oprócz zimy.

## Przygotowanie do gry

dlr-start-goods = Zaczynasz z takimi zapasami: złoto { $setup_gold }, jedzenie { $setup_food }, impy { $setup_imps }; masz trzy korytarze pod wejściem i **zło** { $evil_track_start }. W podziemiach jest miejsce na { $dungeon_grid_columns } kolumn i { $dungeon_grid_rows } rzędy. Zło sięga od { $evil_track_min } do { $evil_track_max }; obaj paladyni czekają w namiocie. Kto zaczyna, decyduje los.
dlr-blocked = Dwa z ośmiu rozkazów są **zablokowane** i nie można ich planować. Na początku losujesz trzy, jeden zachowujesz, a dwa blokujesz; wszyscy pokazują je razem. W pierwszej grze blokuje się dwa losowe, płacenie złem po prostu zatrzymuje się na { $evil_track_max }, a najem jako pierwszy rozkaz nic dodatkowo nie kosztuje.
dlr-dummies = Przy trojgu graczach jeden **kolor neutralny** zajmuje w każdej porze roku miejsce II przy trzech rozkazach. We dwoje są dwa kolory neutralne: każdy pokazuje dwa rozkazy, a trzeci za swój wybierasz ty. Tylko zajmują miejsce. We dwoje neutralna kostka zabiera też co porę roku jednego bohatera.
dlr-offers = W każdej porze roku w ofercie są 3 potwory i 2 komnaty; co zostało, przepada. O porę roku wcześniej wszyscy widzą następne wydarzenie i bohaterów, którzy przyjdą, po jednym dla każdego, według siły. Gdy wszyscy są równi, jednego się wymienia.
dlr-setup-picture = Pierwszy wybór: które dwa z trzech rozkazów zablokować.
dlr-box-title = Co jest w pudełku
dlr-box =
    Element gry | Liczba
    Rozkazy każdego koloru | { $counts_order_cards_per_colour }
    Potwory i duchy | { $counts_monster_tiles }
    Komnaty | { $counts_room_tiles }
    Bohaterowie | { $counts_adventurer_tiles }
    Paladyni | { $counts_paladin_tiles }
    Pułapki | { $counts_trap_cards }
    Karty walki na rok; użyte | { $counts_combat_cards_per_year }; { $counts_combat_cards_used_per_year }
    Wydarzenia specjalne; użyte | { $counts_special_event_cards }; { $counts_special_event_cards_used }

## Rozkazy

dlr-orders = Wszyscy tajnie planują trzy rozkazy. Odkrywa się je kolejno; sługa zajmuje najniższe wolne miejsce, czwarty zostaje na karcie.
dlr-spaces-table-title = Osiem miejsc w kolejności działania
dlr-spaces-table =
    Miejsce | Rozkaz | Kolejność
    { $order_get_food_execution_order } | { dl-order-get_food } | I, II, III
    { $order_improve_reputation_execution_order } | { dl-order-improve_reputation } | I, II, III
    { $order_dig_tunnels_execution_order } | { dl-order-dig_tunnels } | I, II, III
    { $order_mine_gold_execution_order } | { dl-order-mine_gold } | I, II, III
    { $order_recruit_imps_execution_order } | { dl-order-recruit_imps } | I, II, III
    { $order_buy_traps_execution_order } | { dl-order-buy_traps } | I, II, III
    { $order_hire_monster_execution_order } | { dl-order-hire_monster } | III, II, I
    { $order_build_room_execution_order } | { dl-order-build_room } | III, II, I
dlr-using = Gdy przychodzi kolej na twojego sługę, **użyj** miejsca albo zrezygnuj. Cenę płacisz od razu i w całości; liczy się też to, co masz z tej pory roku. Po użyciu sługa wraca, w przeciwnym razie zostaje na swoim rozkazie. Najem potworów jako **pierwszy** rozkaz kosztuje od razu 1 złoto, którego się nie zwraca.
dlr-orders-picture = Wszystkie rozkazy są odkryte, a słudzy stoją na swoich miejscach.
dlr-digging = **Kop** obok swoich podziemi, na każdy korytarz jeden imp; na miejscu III stoi dodatkowo jeden imp jako brygadzista. Cztery pola nigdy nie mogą tworzyć kwadratu. Zdobyte pola się liczą. Impy, które kopały, skończyły pracę w tej porze roku; w korytarzu ze Składu narzędzi wydobywa się dopiero później.
dlr-mining = **Wydobywaj** w swoich niezdobytych korytarzach: jeden imp, jedno złoto z każdego, a żaden korytarz dwa razy w porze roku. Miejsce III wymaga też brygadzisty. Nowe impy spóźniają się na kopanie i wydobycie, ale w komnatach mogą pracować.
dlr-buying = **Pułapki** bierze się z talii i trzyma w tajemnicy; użyte nie wracają, więc talia może się skończyć. **Poprawa reputacji** obniża twoje zło, a na miejscach I i III wolno ci obejrzeć jedną kartę walki roku. Można to zrobić także przy źle 0.
dlr-hiring = **Najmij** jedną istotę z oferty i zapłać jej cenę; miejsce III kosztuje o 1 jedzenie więcej. Płacenie złem nie może wynieść cię ponad { $evil_track_max }. Golem chce też pułapki, Demon zjada jednego z twoich potworów. Duchy nie są potworami. Troll przynosi żeton, który pracuje w komnatach jak imp.
dlr-building = **Zbuduj** komnatę z oferty w miejscu swojego niezdobytego korytarza; miejsca II i III kosztują 1 złoto. Komnaty mogą stykać się tylko rogami, także te zdobyte. W pierwszym roku każda komnata należy do swojej części podziemi.
dlr-all-orders-title = Rozkaz po rozkazie

## Praca w komnatach

dlr-production = Po rozkazach wolne impy i trolle mogą pracować w twoich niezdobytych komnatach produkcyjnych: w każdej raz na porę roku, w drugim roku dwa razy.
dlr-recovery = { dl-says-recovery }
dlr-work-table-title = Co dzieje się z rozkazami
dlr-work-table =
    Rozkaz | Następna pora roku
    dwa dotąd zablokowane | znów na ręce
    pierwszy albo taki ze sługą | jeden z nich znów na ręce
    pozostałe dwa zagrane | zablokowane
dlr-all-rooms-title = Szesnaście komnat

## Wydarzenia

dlr-events = Wiosną, latem i jesienią następuje wydarzenie. Dzień wypłaty: każdemu potworowi zapłać znów jego koszt albo go zwolnij i zyskaj 1 zło. Podatki: 1 złoto za każde dwa pola, z zaokrągleniem w górę; każde niezapłacone złoto kosztuje na końcu 3 punkty. Wydarzenie specjalne: decyduje karta.
dlr-special-notes = Wydarzenia specjalne dotykają wszystkich, gracza po graczu. Duchy nie są potworami, więc nie strajkują. Strajkujący potwór leży zakryty do końca roku: nie walczy, ale wypłaty nadal chce.
dlr-event-table-title = Ile kosztują
dlr-event-table =
    Wydarzenie | Płacisz | A jeśli nie
    { dl-event_tile-payday } | każdej istocie znów jej cenę | odchodzi, a ty zyskujesz 1 zło
    { dl-event_tile-taxes } | 1 złoto za każde dwa pola, w górę | za każde złoto martwy list: −3 punkty
    { dl-event_tile-special } | co mówi karta | –
dlr-all-tiles-title = Trzy wydarzenia
dlr-all-specials-title = Dziewięć wydarzeń specjalnych

## Zło i bohaterowie

dlr-evil = { dl-says-evil }
dlr-arriving = Na końcu wiosny, lata i jesieni każdy władca dostaje jednego bohatera: ten, kto ma najmniej zła, najsłabszego, a ten, kto ma go najwięcej, najsilniejszego. Przy remisie za mniej złego uważa się tego, kto jest bliżej gracza rozpoczynającego.
dlr-party = { dl-says-party }
dlr-hero-table-title = W czym są dobrzy
dlr-hero-table =
    Bohater | W czym jest dobry
    wojownik | ma dużo punktów życia i stoi z przodu
    złodziej | odejmuje rany od pułapek
    kapłan | leczy drużynę
    czarodziej | rzuca czary
    paladyn | we wszystkim
dlr-heroes-picture = Jesień: kto u kogo czeka przed bramą i jak kto jest zły.
dlr-all-heroes-title = Bohaterowie pierwszego roku
dlr-second-heroes-title = Bohaterowie drugiego roku

## Walka

dlr-battle = Drużyna idzie na niezdobyte pole najbliżej wejścia. W korytarzu mieści się jedna pułapka i jeden potwór, w komnacie dwa potwory i pułapka z przynętą za 1 złoto; duchów dowolnie wiele.
dlr-planning = Wysyłać możesz tylko istoty odkryte. Musi cię być stać na wszystkie zaplanowane pułapki i przynętę; resztę ceny płaci się, gdy pułapka zadziała. Gdy plan mają wszyscy, pokazuje się plany i kartę walki; pułapki pozostają zakryte, aż zadziałają.
dlr-steps = { dl-says-steps }
dlr-steps-table-title = Runda walki krok po kroku
dlr-steps-table =
    Krok | Co się dzieje
    1 | Pułapka działa; złodzieje odejmują jej rany.
    2 | Szybki czar, jeśli drużyna ma dość magii.
    3 | Twoje istoty atakują w kolejności, jaką wybierzesz.
    4 | Wolny czar, jeśli magii jest jeszcze dość.
    5 | Drużyna się leczy, jeśli ktoś zaatakował.
    6 | Zmęczenie; jeśli został bohater, pole jest zdobyte.
    7 | Trucizna robi swoje.
dlr-combat-picture = Plan walki: najbliższe pole, pułapka i istota.
dlr-attacks = Istota, którą wysyłasz, musi **zaatakować**, jeśli może; kogo zaatakuje, mówi jej żeton. Bohater, którego rany dorównają punktom życia, od razu trafia do twojego więzienia. Po ataku istota leży zakryta do końca walki, chyba że żeton mówi inaczej. Rany ponad liczbę punktów życia przepadają.
dlr-conquest = Na koniec rundy walki, jeśli nic jej nie zatrzyma, drużyna odnosi rany przy zdobywaniu (zmęczenie) podane na karcie walki, punkt po punkcie od przodu. Jeśli ktoś zostanie na nogach, pole jest na zawsze zdobyte i bezużyteczne, a ty tracisz 1 zło.
dlr-nothing-left = Jeśli zostali bohaterowie, ale nie ma już czego zdobywać, w każdej rundzie walki uwalniają jednego z twoich więźniów; paladyna tylko wtedy, gdy nikogo innego tam nie ma. Po walce wszystkie istoty są znów odkryte, a więźniowie zostają.
dlr-moving-paladin = **Paladyn** może zmienić miejsce także w środku walki, bo i tam zło rośnie i spada. Dołącza do bitwy, która jest zaplanowana i jeszcze trwa; inaczej czeka na następną rundę. Gdy odejdzie ostatni bohater, plan się cofa i nic nie tracisz. Rany zabiera ze sobą.
dlr-all-creatures-title = Istoty

## Pułapki i czary

dlr-thieves = { dl-says-thieves }
dlr-trap-notes = Pozycje ustala się, zanim pułapka zrani. Pułapka na drugiego bohatera nic nie robi, gdy jest tylko jeden; pułapka na pierwszego i ostatniego trafia jedynego jako obu. Efekt uboczny strzałki zależy od wybranego bohatera, nawet jeśli padnie. Nieużyta druga pułapka z Labiryntu wraca.
dlr-magic = { dl-says-magic }
dlr-spell-notes = O czarze decyduje się, gdy jest rzucany, czyli już po pułapce. Magiczna tarcza przyjmuje pierwszy punkt, który po niej nadejdzie. Niewidzialni czarodzieje nie odnoszą ran, ale zdobywają. Iluzja stoi z przodu i przyjmuje rany jak bohater; sama znika i nigdy nie zdobywa.
dlr-trick-table-title = Ile ich jest
dlr-trick-table =
    Karty | Liczba | Używa się w roku
    pułapki | { $counts_trap_cards } | ile się ich kupi
    karty walki każdego roku | { $counts_combat_cards_per_year } | { $counts_combat_cards_used_per_year }
dlr-all-traps-title = Dziewięć pułapek
dlr-all-spells-title = Czary

## Drugi rok i punkty

dlr-second_year = W drugim roku bohaterowie, potwory i pułapki są silniejsi, przy zakupie wybierasz z jednej pułapki więcej, komnaty można budować wszędzie, a komnaty produkcyjne mogą pracować dwa razy. Zdobyte pola pozostają zdobyte.
dlr-points-title = Co liczy się na końcu
dlr-points =
    Co | Punkty
    każda niezdobyta komnata | 2
    każdy potwór | 1
    każdy więzień | 2
    każdy paladyn w więzieniu | 5
    każde zdobyte pole | −2
    każdy martwy list | −3
    niezdobyte komnaty prestiżu | co mówią
    tytuły | 3, przy podziale 2; we dwoje 2 i 1
dlr-titles = { dl-says-titles }
dlr-scoring-picture = Koniec gry: suma każdego władcy, wiersz po wierszu.

## Przykład: pierwsza zima

dlr-example-intro = Pierwszą zimę zaczyna Marek. Cała czwórka zaplanowała tajnie trzy rozkazy; teraz odkrywa się je kolejno, a każdy sługa zajmuje najniższe wolne miejsce.
dlr-example-season-title = Rozkaz po rozkazie
dlr-example-why = Dla Tomáša zabrakło miejsca na budowie, a dla Anežki przy impach: ich słudzy zostają na kartach. Nie jest to tylko strata, bo właśnie taka karta może wrócić na rękę.
dlr-example-picture = Wszyscy słudzy stoją na swoich miejscach; teraz zaczyna się praca.

## Opcje i ten stół

dlr-option-table =
    Opcja | Co zmienia
    { dl-option-full_rules } | wyłączone: łatwiejsza pierwsza gra
    { dl-option-special_events } | czy gra się kartami wydarzeń specjalnych; tylko z pełnymi zasadami
    { dl-option-combat_planning } | plany walki naraz i tajnie albo po kolei i jawnie
    { dl-option-choose_blocked } | w pierwszej grze zablokowane rozkazy się wybiera, a nie losuje
dlr-training = W **akademii walki** ćwiczysz: trzy korytarze w rzędzie, żadnych czarów, zmęczenie zawsze 2 i rundy, póki drużyna stoi. W każdej z czterech lekcji można wyjść z jednym zdobytym korytarzem.
dlr-here = Program pyta tylko tego, kto ma o czym decydować, nawet gdy możliwość jest jedna. Tego, na co zasady w danej chwili nie pozwalają, nie przyjmie: nic się nie zmieni, a ty od razu dowiesz się dlaczego. Wszystko liczy za ciebie.
