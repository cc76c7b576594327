### Zasady gry Zapraszamy do podziemi (docs/rulebook.md). Liczby pochodzą z data.toml.
### Tabela to jedna wiadomość: wiersz w każdej linii, pola oddziela kreska, pierwszy wiersz to nagłówki.

## Rozdziały, każdy ze zdaniem pod tytułem

wdr-chapter-minute = Gra w jedną minutę
wdr-lead-minute = Jeden bohater dla wszystkich, jedne podziemia i nikt nie chce zostać ostatni.
wdr-chapter-setup = Przygotowanie gry
wdr-lead-setup = Wszystko rozkłada program. Oto, co widzisz przed sobą.
wdr-chapter-draw = Wziąć kartę czy spasować
wdr-lead-draw = Każda tura zaczyna się od jednej decyzji.
wdr-chapter-place = Dołożyć czy odrzucić ekwipunek
wdr-lead-place = Wzięta karta może pójść jedną z dwóch dróg.
wdr-chapter-run = Wyprawa
wdr-lead-run = Kto zostaje ostatni, prowadzi bohatera do podziemi.
wdr-chapter-worth = Sukces i porażka
wdr-lead-worth = Każda wyprawa to sukces albo porażka i liczy się tylko prowadzącemu.
wdr-chapter-example = Przykładowa runda
wdr-lead-example = Troje graczy, Wojownik i podziemia, których nikt nie zna w całości.
wdr-chapter-win = Jak się wygrywa
wdr-lead-win = Odnieś dwa sukcesy albo wytrwaj w grze najdłużej.
wdr-chapter-heroes = Czworo bohaterów i ich ekwipunek
wdr-lead-heroes = Co dokładnie robi każdy żeton.
wdr-chapter-monsters = Osiem rodzajów potworów
wdr-lead-monsters = Co czeka w talii, jak mocno bije i co na to działa.
wdr-chapter-tiles = Gdy działa kilka żetonów
wdr-lead-tiles = Szczegóły o ekwipunku na chwilę, gdy zaczną się liczyć.
wdr-chapter-secrets = Kto co wie
wdr-lead-secrets = Na stole widać prawie wszystko. Z kartami jest inaczej.
wdr-chapter-variants = Warianty
wdr-lead-variants = Umówcie się na nie wcześniej, przy zakładaniu stołu.
wdr-chapter-here = Przy tym stole
wdr-lead-here = Co robi za was program i co się dzieje, gdy kogoś brakuje.

## Gra w jedną minutę

wdr-aim = Wszyscy mają **jednego wspólnego bohatera**. Tura po turze pogarszacie podziemia albo osłabiacie bohatera i każdy liczy, że do środka wejdzie ktoś inny. Kto dwa razy wróci z podziemi żywy, wygrywa.
wdr-two-ways = W swojej turze **weź** potwora albo **spasuj**. Wzięty potwór trafia do podziemi albo odkładasz go na bok i odrzucasz razem z nim jeden żeton ekwipunku.
wdr-goes-in = Spasuj, a w tej rundzie nic ci nie grozi. Kto ani razu nie pasuje, **prowadzi wyprawę** i walczy ze wszystkimi potworami w podziemiach, mając tylko ten ekwipunek, którego nikt nie odrzucił.
wdr-minute-picture = Stół w środku przygotowań oczami Anežki. Na swojej karcie widzi potwora, innych może się tylko domyślać.
wdr-round-table-title = Runda krok po kroku
wdr-round-table =
    Krok | Kto | Co się dzieje
    Faza przygotowań | wszyscy po kolei | biorą kartę i umieszczają ją albo pasują
    Faza wyprawy | ostatni gracz | walczy z kartami w podziemiach
    Koniec wyprawy | kto ją prowadzi | bierze kartę sukcesu albo odwraca kartę pomocy
    Następny bohater | kto prowadzi wyprawę | wybiera bohatera; wszystko tasuje się od nowa

## Przygotowanie gry

wdr-hero-first = Pierwszego bohatera wybierzcie razem albo zdajcie się na los. Na pierwszą grę najlepszy jest **Wojownik**. Bohater leży pośrodku, a przy nim wszystkie sześć żetonów ekwipunku, żeby każdy je widział.
wdr-deck = { $box_monster_cards } kart potworów tasuje się zakrytych: to **talia potworów**. Obok jest miejsce na **podziemia**, na razie puste. Dwie karty tego samego rodzaju niczym się nie różnią.
wdr-aid-cards = Każdy gracz ma **kartę pomocy** białą stroną do góry. Po pierwszej porażce odwraca się ją na ciemną stronę. Pośrodku czeka { $setup_success_cards_used } kart sukcesu, pozostałe { $setup_success_cards_boxed } zostają w pudełku.
wdr-starter = Pierwszą rundę zaczyna losowy gracz. We dwoje, troje i czworo gra się dokładnie tak samo.
wdr-setup-picture = Pierwsza tura: Wojownik z całym ekwipunkiem, w talii { $box_monster_cards } kart, podziemia puste.
wdr-box-title = Co jest w pudełku
wdr-box =
    Element gry | Liczba
    Karty potworów | { $box_monster_cards }
    Bohaterowie | { $box_hero_tiles }
    Żetony ekwipunku | { $box_equipment_tiles }
    Karty pomocy | { $box_aid_cards }
    Karty sukcesu | { $box_success_cards }

## Wziąć kartę czy spasować

wdr-turn = Gra toczy się zgodnie z ruchem wskazówek zegara, zawsze decyduje jeden gracz. W swojej turze **weź** wierzchnią kartę talii potworów albo **spasuj**. Kto w tej rundzie spasował lub odpadł z gry, tego się pomija.
wdr-drawn = Wziętą kartę widzisz tylko ty i nie wolno ci jej zdradzić. Gdy masz ją w ręce, nie możesz już spasować: karta musi gdzieś trafić, do podziemi albo na bok razem z żetonem ekwipunku.
wdr-passing = Pasować możesz zawsze, gdy jest twoja tura i nie masz karty w ręce, choćby na samym początku. Przez resztę rundy patrzysz i niczego nie ryzykujesz. W następnej rundzie znów grasz.
wdr-last-one = Gdy spasują wszyscy poza jednym graczem, przygotowania się kończą. Kto został, nie bierze już kart i nie może odmówić: wyprawa zaczyna się od razu.
wdr-empty-deck = Gdy talia jest pusta, możesz tylko spasować. Na wyprawę musi więc ruszyć ten, kto wziął ostatnią kartę. Jeśli nikt ani razu nie spasuje, jest to zawsze gracz rozpoczynający rundę.
wdr-draw-picture = Kolej na Anežkę. Kliknięciem talii bierze kartę, przyciskiem pod stołem pasuje.

## Dołożyć czy odrzucić ekwipunek

wdr-adding = **Dołóż** potwora: połóż go zakrytego na wierzchu podziemi. Wolno ci to zawsze. Karty nikt nie widzi, ale wszyscy widzą, że jest od ciebie.
wdr-sacrificing = Albo **odrzuć** ekwipunek: połóż potwora zakrytego przed sobą, a na nim dowolny żeton ekwipunku, który jest jeszcze w grze. Karta i żeton nie biorą udziału w grze do końca rundy. Do tego czasu kartę znasz tylko ty.
wdr-no-tiles = Gdy nie ma już ekwipunku, potwora trzeba dołożyć. Nie można odrzucić ekwipunku, którego nie ma już w grze, ani ekwipunku innego bohatera.
wdr-tiles-back = Każda runda zaczyna się z całym ekwipunkiem, bez względu na to, co wcześniej odrzucono lub zużyto. Sam bohater nie jest ekwipunkiem: jego własne punkty życia liczą się zawsze.
wdr-place-picture = Anežka ma w ręce Golema. Może trafić do podziemi albo na bok z jednym z pozostałych żetonów.

## Wyprawa

wdr-entry = Bohater wchodzi ze swoimi **punktami życia** i dodaje do nich punkty ze wszystkich zbroi i tarcz, które zostały w grze. Liczą się raz, właśnie teraz. Jeśli podziemia są puste, wracasz bez szwanku: sukces.
wdr-naming = Jeśli w grze jest Magiczny miecz albo Magiczny sztylet, **wskaż rodzaj** potwora, zanim odsłonisz pierwszą kartę. Padną wszystkie potwory tego rodzaju, choćby oba. Wskaż na głos dowolny z ośmiu rodzajów; gdy w podziemiach coś jest, musisz wskazać.
wdr-naming-picture = Anežka musi wejść. Miecz jej został, więc najpierw wskazuje rodzaj potwora.
wdr-order = Potem odsłania się karty jedną po drugiej: **najpierw tę, którą dołożono ostatnią**. Każdą kartę rozpatrz do końca, zanim odsłonisz następną.
wdr-one-card-title = Co się dzieje z jedną kartą
wdr-one-card =
    Krok | Co się dzieje
    1 | Kartę odsłania się dla wszystkich.
    2 | Możesz użyć Polimorfii: kartę zastępuje wierzchnia karta talii.
    3 | Ekwipunek, który działa na potwora, pokonuje go sam.
    4 | Jeśli żaden nie działa, możesz użyć Magicznego topora.
    5 | W przeciwnym razie tracisz tyle punktów życia, ile siły ma potwór.
    6 | Przy 0 punktach życia lub mniej raz pomaga Mikstura, inaczej bohater ginie.
wdr-by-themselves = Ekwipunek działa **sam** i się nie zużywa: Pochodnia, która pokonuje jednego Orka, pokona i drugiego. Nie można z niego zrezygnować. Gdy na potwora działa kilka żetonów, nie tracisz żadnego.
wdr-axe = O **Magicznym toporze** decydujesz, gdy widzisz potwora, a następnego jeszcze nie. O potwora, który i tak padnie, nikt cię nie pyta. Topór możesz zachować, dać się uratować Miksturze i uderzyć później.
wdr-run-picture = Marek w podziemiach z Barbarzyńcą: pojawił się Smok i Marek decyduje, czy użyć na niego Topora.
wdr-damage = Potwór, na którego nic nie działa, zabiera tyle punktów życia, ile ma **siły**. Żeby przeżyć, potrzebujesz co najmniej 1 punktu: cios równy liczbie punktów życia jest śmiertelny. Gdy bohater ginie, wyprawa się kończy.
wdr-rest = Po śmierci bohatera resztę podziemi już tylko się pokazuje. Potem wszyscy odsłaniają potwory odłożone na bok. To, co zostało w talii, pozostaje tajne.

## Sukces i porażka

wdr-success = Wszystkie karty za tobą i co najmniej 1 punkt życia: to **sukces**. Weź kartę sukcesu. Liczą się też puste podziemia.
wdr-failure = W przeciwnym razie to **porażka**. Odwróć kartę pomocy na ciemną stronę; jeśli już jest ciemna, odpadasz z gry. Późniejszy sukces jej nie odwraca.
wdr-worth-table-title = Co daje wyprawa
wdr-worth-table =
    Wyprawa | Dostajesz | Za drugim razem
    co najmniej 1 punkt życia na końcu | kartę sukcesu | wygrywasz
    0 punktów życia lub mniej | ciemną kartę pomocy | odpadasz
wdr-next-hero = Kto prowadził wyprawę, wybiera następnego bohatera, dowolnego z czworga, i zaczyna następną rundę. Jeśli odpada z gry, jedno i drugie przypada następnemu graczowi po lewej.
wdr-new-round = Do wyboru bohatera wszystko leży odsłonięte na stole. Potem { $box_monster_cards } potworów tasuje się od nowa, bohater dostaje cały ekwipunek i grają znów wszyscy, którzy nie odpadli.

## Przykładowa runda

wdr-example-intro = Zaczyna Marek. Patrz, kto dokłada, kto odrzuca i co kto może wiedzieć. Tutaj widzisz wszystkie karty; przy stole każdy widzi tylko swoje.
wdr-example-round-title = Tura po turze
wdr-example-why = Anežka zna dwie z czterech kart, Demona i Golema, i ma { $hero_knight_hp } + { $tile_plate_armor_effect_amount } punktów życia. Wytrzyma tylko jedną z nich, więc wskazuje Golema. Na to, czego mogła się tylko domyślać, wystarczają Graal i Pochodnia.
wdr-example-picture = Koniec rundy: wszystkie karty są odsłonięte, także te odłożone na bok.

## Jak się wygrywa

wdr-two-successes = Weź **drugą kartę sukcesu** i od razu wygrywasz. Nie ma znaczenia, ile mają ich inni.
wdr-last-left = Albo zostań w grze **na samym końcu**: gdy wszyscy inni poniosą po dwie porażki, wygrywasz od razu, choćby bez sukcesu.
wdr-no-ties = Zwycięzca jest zawsze jeden, remisu nie ma. Wszyscy inni dzielą drugie miejsce, bez względu na to, czy odpadli. Gra trwa co najmniej 2 rundy, a przy dwojgu, trojgu lub czworgu graczy najwyżej 5, 8 lub 11 rund.
wdr-win-table-title = Co decyduje
wdr-win-table =
    Masz | Wtedy
    drugi sukces | od razu wygrywasz
    drugą porażkę | odpadasz z gry
    w grze nie ma już nikogo innego | od razu wygrywasz
    1 sukces i 1 porażkę | decyduje twoja następna wyprawa

## Czworo bohaterów

wdr-kits = Każdy bohater ma dokładnie sześć żetonów ekwipunku. Z całym ekwipunkiem każdy wchodzi, mając 11 punktów życia, tylko każdy zbiera je inaczej. Pochodnię, Świętego Graala i Miksturę leczenia ma po dwoje bohaterów.
wdr-hero-table =
    Bohater | Własne punkty życia | Zbroja | W czym jest dobry
    { wd-hero-knight } | { $hero_knight_hp } | +{ $tile_plate_armor_effect_amount }, +{ $tile_knight_shield_effect_amount } | wszystkiego po trochu
    { wd-hero-barbarian } | { $hero_barbarian_hp } | +{ $tile_chainmail_effect_amount }, +{ $tile_leather_shield_effect_amount } | jeden wielki potwór i drugie życie
    { wd-hero-mage } | { $hero_mage_hp } | +{ $tile_wall_of_fire_effect_amount }, +{ $tile_bracelet_effect_amount } | sztuczki i potwory, z których każdy jest inny
    { wd-hero-rogue } | { $hero_rogue_hp } | +{ $tile_mithril_effect_amount }, +{ $tile_buckler_effect_amount } | najsilniejsze i najsłabsze potwory
wdr-all-heroes-title = Bohaterowie
wdr-knight-kit-title = Ekwipunek Wojownika
wdr-barbarian-kit-title = Ekwipunek Barbarzyńcy
wdr-mage-kit-title = Ekwipunek Maga
wdr-rogue-kit-title = Ekwipunek Złodziejki

## Osiem rodzajów potworów

wdr-kinds = W talii jest { $box_monster_cards } potworów ośmiu rodzajów. Siły 8 nie ma. Znaki na karcie przypominają, jaki ekwipunek pokonuje potwora; rozstrzyga jednak tekst na żetonie.
wdr-monster-table =
    Potwór | Siła | Kart | Pokonuje go
    { wd-monster-goblin } | { $monster_goblin_strength } | { $monster_goblin_count } | Pochodnia, Pierścień
    { wd-monster-skeleton } | { $monster_skeleton_strength } | { $monster_skeleton_count } | Pochodnia, Graal, Pierścień
    { wd-monster-orc } | { $monster_orc_strength } | { $monster_orc_count } | Pochodnia
    { wd-monster-vampire } | { $monster_vampire_strength } | { $monster_vampire_count } | Graal
    { wd-monster-golem } | { $monster_golem_strength } | { $monster_golem_count } | Młot
    { wd-monster-lich } | { $monster_lich_strength } | { $monster_lich_count } | Graal, Płaszcz
    { wd-monster-demon } | { $monster_demon_strength } | { $monster_demon_count } | Pakt, Płaszcz
    { wd-monster-dragon } | { $monster_dragon_strength } | { $monster_dragon_count } | Włócznia, Płaszcz
wdr-all-monsters-title = Potwór po potworze

## Gdy ekwipunek się spotyka

wdr-once = **Magiczny topór, Polimorfia i Mikstura leczenia** działają raz na rundę i potem są zużyte. Cały pozostały ekwipunek działa wciąż od nowa.
wdr-which-first-title = Co działa wcześniej
wdr-which-first =
    Kolejność | Co pokonuje potwora
    1 | Pakt z demonem, jeśli poprzednią kartą był Demon
    2 | Pakt z demonem, jeśli to jest Demon
    3 | Pierścień mocy, który dodaje też punkty życia
    4 | Miecz lub Sztylet, jeśli wskazano ten rodzaj
    5 | Graal, Pochodnia, Włócznia, Młot lub Płaszcz
wdr-steady = **Pochodnia** pokonuje siłę 3 i mniejszą, **Święty Graal** siłę parzystą, **Płaszcz niewidzialności** siłę 6 i większą. **Smocza włócznia** pokonuje Smoka, **Młot bojowy** każdego Golema. Każdy z tych żetonów pokonuje wszystkie takie potwory, które trafią się na wyprawie.
wdr-ring = **Pierścień mocy** pokonuje potwory o sile 2 i mniejszej i od razu dodaje ci tyle punktów życia, ile mają siły. Górnej granicy nie ma. Działa wcześniej niż wskazany rodzaj, bo tak jest dla ciebie lepiej.
wdr-pact = **Pakt z demonem** pokonuje Demona i potwora, który przyjdzie zaraz po nim, nawet jeśli działałby na niego inny ekwipunek. Jeśli Demon jest ostatni, pokonuje tylko jego.
wdr-polymorph = **Polimorfii** użyj na dowolnego właśnie odsłoniętego potwora, także takiego, który padłby sam: znika, a w jego miejsce walczysz z wierzchnią kartą talii. Przy pustej talii Polimorfii użyć nie można.
wdr-polymorph-pact = Zamień potwora po Demonie, a Pakt pokona tego nowego. Zamień samego Demona, a Pakt nic nie zrobi. Sprowadź Polimorfią Demona, a Pakt zadziała na niego i na następną kartę.
wdr-omnipotence = Z **Wszechmocą** odsłania się wszystkie karty, nawet gdy bohater padnie. Jeśli żaden rodzaj się nie powtarza, wyprawa to sukces. Liczy się to, co na końcu stało w podziemiach: bez karty zabranej przez Polimorfię i bez kart odłożonych.
wdr-potion = Gdy potwór sprowadzi cię do 0 punktów życia lub niżej, **Mikstura leczenia** daje ci punkty wydrukowane przy bohaterze; zbroja nie liczy się ponownie. Potwora już nie ma, a ty idziesz dalej. Działa raz: drugi upadek jest ostatni.

## Kto co wie

wdr-open-things = Prawie wszystko jest jawne: ekwipunek, wielkość talii i podziemi, kto dołożył którą kartę, kto spasował, sukcesy i porażki. Licz i patrz, ile chcesz.
wdr-secret-table =
    Co | Kto to widzi | Kiedy widzą wszyscy
    karta, którą bierzesz | tylko ty | gdy się z nią walczy albo po wyprawie
    karta w podziemiach | kto ją dołożył | gdy się ją odsłania
    karta odłożona na bok | kto ją odłożył | po wyprawie
    reszta talii | nikt | nigdy
    wskazany rodzaj | wszyscy | od razu
wdr-memory = **Ściągawka** pokazuje ci potwory dołożone i odłożone przez ciebie. Nie zdradza niczego, czego już nie wiesz. Notatki też są dozwolone.

## Warianty

wdr-agree = Wszystkie warianty można łączyć. Czego nie ustawicie, pozostaje domyślne.
wdr-variant-table =
    Opcja | Zwykle | Inaczej
    { wd-option-first_hero } | { wd-option-first_hero-knight } | inny bohater albo losowy
    { wd-option-successes_to_win } | { wd-option-successes_to_win-2 } | { wd-option-successes_to_win-3 }
    { wd-option-forced_first_add } | { wd-option-forced_first_add-off } | { wd-option-forced_first_add-first_round }, { wd-option-forced_first_add-every_round }
    { wd-option-reveal_order } | { wd-option-reveal_order-last_in_first_out } | { wd-option-reveal_order-first_in_first_out }, { wd-option-reveal_order-shuffled }
    { wd-option-death_check } | { wd-option-death_check-immediate } | { wd-option-death_check-final_total }
wdr-forced-title = Obowiązkowy pierwszy potwór
wdr-forced = W pierwszej turze pierwszej rundy (albo każdej rundy) musisz wziąć kartę i ją dołożyć: nie można spasować ani odrzucić ekwipunku. Od drugiej tury masz wolną rękę. Nikt nie przejdzie więc pustych podziemi.
wdr-three-title = Trzy sukcesy
wdr-three = Wygrywają dopiero trzy sukcesy, a w grze są wszystkie karty sukcesu ({ $box_success_cards }). Dwie porażki nadal eliminują. Gdy zabraknie kart, sukces i tak się liczy.
wdr-other-order-title = Inna kolejność kart
wdr-other-order = Walczcie najpierw z kartą dołożoną jako pierwsza albo potasujcie podziemia przed wyprawą. Po tasowaniu nikt nie wie, gdzie leży która karta ani kto ją dołożył. Wojownikowi kolejność nigdy nie robi różnicy.
wdr-final-total-title = Suma na końcu
wdr-final-total = Wyprawa nigdy nie kończy się przed czasem: walczy się ze wszystkimi kartami i liczą się tylko punkty życia na końcu. Mikstura nadal pomaga w chwili upadku. Różnicę odczuje Złodziejka, którą może przywrócić jej Pierścień.

## Przy tym stole

wdr-asked = Zawsze decyduje jeden gracz i zawsze ma co najmniej jedną możliwość. Tego, na co zasady w danej chwili nie pozwalają, program nie przyjmie: nic się nie zmieni, a ty od razu dowiesz się dlaczego. Po końcu gry nikt już o nic nie pyta.
wdr-absent = Gdy komuś skończy się czas, program ostrożnie zdecyduje za niego i gra toczy się dalej.
wdr-absent-table =
    Decyzja | Bez ciebie
    wziąć kartę czy spasować | spasować; wziąć tylko, gdy trzeba
    dołożyć czy odrzucić | dołożyć
    wskazać rodzaj | najsilniejszy, na który nie działa inny ekwipunek
    Polimorfia | nie używać
    Magiczny topór | użyć tylko przeciw pewnej śmierci
    następny bohater | znów ten sam
wdr-leaving = Kto odchodzi na dobre, zostaje w grze: w jego miejsce gra program albo bot i wie tylko to, co wiedział on. Bez dwóch porażek nikt nie odpada.
