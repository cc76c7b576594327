### Zasady gry Sabotażysta: Mroczna jaskinia (docs/rulebook.md). Liczby pochodzą z data.toml.
### Tabela to jedna wiadomość: wiersz w każdej linii, pola oddziela kreska, pierwszy wiersz to nagłówki.

## Rozdziały, każdy ze zdaniem pod tytułem

dcr-chapter-minute = Gra w jedną minutę
dcr-lead-minute = Krasnoludy w ciemności, jedna droga na zewnątrz i nikt nie wie, kto kopie dla kogo.
dcr-chapter-setup = Przygotowanie do gry
dcr-lead-setup = Karta startowa, cztery zakryte cele i karta klanu, którą widzisz tylko ty.
dcr-chapter-turns = Twoja tura
dcr-lead-turns = Karta, droga, nowa karta.
dcr-chapter-building = Budowa jaskini
dcr-lead-building = Ścieżki muszą pasować, a niektóre mają swoją cenę.
dcr-chapter-walking = Ruch, cele i wyjście
dcr-lead-walking = Trzy kroki w ciemności, a jeden z czterech rogów prowadzi na zewnątrz.
dcr-chapter-cards = Karty akcji
dcr-lead-cards = Co dokładnie robi każda z nich.
dcr-chapter-monsters = Potwory
dcr-lead-monsters = Polują dla tego, kto je wysyła, i atakują każdego, kogo spotkają.
dcr-chapter-secrets = Kto co wie
dcr-lead-secrets = Wszyscy widzą, gdzie patrzysz, nikt nie widzi, co widzisz.
dcr-chapter-end = Koniec i złoto
dcr-lead-end = Liczy się tylko złoto, które opuści jaskinię.
dcr-chapter-example = Przykład: pierwsze tury
dcr-lead-example = Czworo graczy jednego koloru; dwoje z nich to sabotażyści.
dcr-chapter-variants = Opcje i ten stół
dcr-lead-variants = Umówcie się na nie wcześniej. Resztą zajmuje się program.

## Gra w jedną minutę

dcr-aim = Krasnoludy z dwóch klanów błądzą w jaskini. Zbuduj drogę do wyjścia i wynieś złoto. Wygrywa klan z większym skarbem, a z nim wszyscy, którzy dla niego pracują.
dcr-saboteurs = Sabotażysta pracuje dla drugiego klanu: złoto, które wyniesie, liczy się drugiemu kolorowi.
dcr-minute-picture = Jaskinia oczami Anežki: ścieżki czworga graczy i cele, które są jeszcze zakryte.
dcr-turn-table-title = Tura krok po kroku
dcr-turn-table =
    Krok | Co się dzieje
    1 | Twoje potwory odchodzą, pajęczyny słabną, twój krasnolud wstaje.
    2 | Zagraj kartę albo odrzuć jedną lub dwie.
    3 | Idź swoim krasnoludem, jeśli chcesz.
    4 | Dobierz.

## Przygotowanie do gry

dcr-clans = { dc-says-clans }
dcr-laid-out = Karta startowa leży pośrodku, cztery cele zakryte w rogach. Każdy krasnolud zaczyna pośrodku i ma bryłki złota: { $rules_start_gold }. Kart na rękę każdy dostaje { $rules_start_hand }. Na wierzchu talii są karty I, potem II, potem III; z każdego rodzaju odkłada się w ciemno karty: { $rules_removed_per_back }. Kto zaczyna, decyduje los.
dcr-setup-picture = Początek: jedna karta pośrodku, cele w czterech rogach.
dcr-players-table-title = Według liczby graczy
dcr-players-table =
    Gracze | Obszar | Kart w talii | Odłożone karty klanów
    { $setup_0_players } | { $setup_0_area } × { $setup_0_area } | { $setup_0_draw_pile_total } | { $setup_0_clan_cards_set_aside }
    { $setup_1_players } | { $setup_1_area } × { $setup_1_area } | { $setup_1_draw_pile_total } | { $setup_1_clan_cards_set_aside }
    { $setup_2_players } | { $setup_2_area } × { $setup_2_area } | { $setup_2_draw_pile_total } | { $setup_2_clan_cards_set_aside }
    { $setup_3_players } | { $setup_3_area } × { $setup_3_area } | { $setup_3_draw_pile_total } | { $setup_3_clan_cards_set_aside }
    { $setup_4_players } | { $setup_4_area } × { $setup_4_area } | { $setup_4_draw_pile_total } | { $setup_4_clan_cards_set_aside }
    { $setup_5_players } | { $setup_5_area } × { $setup_5_area } | { $setup_5_draw_pile_total } | { $setup_5_clan_cards_set_aside }
    { $setup_6_players } | { $setup_6_area } × { $setup_6_area } | { $setup_6_draw_pile_total } | { $setup_6_clan_cards_set_aside }
dcr-all-clans-title = Dwa klany
dcr-all-roles-title = Wierny czy sabotażysta

## Twoja tura

dcr-turn = Zagraj kartę albo odrzuć jedną lub dwie, rusz krasnoluda, dobierz. Przedtem odchodzą twoje potwory, twoje pajęczyny słabną, a leżący krasnolud wstaje.
dcr-empty_hand = Kto na początku tury nie ma karty, traci całą turę, także ruch.
dcr-discard = { dc-says-discard }
dcr-drawing = { dc-says-drawing }
dcr-hand_limit = { dc-says-hand_limit }
dcr-piles-title = Ile kart dobierasz
dcr-piles =
    W turze | Dobierasz
    grasz kartę | 1
    odrzucasz jedną lub dwie | tyle samo
    wymieniasz karty | nic; 1 dobiera ten drugi
    masz tyle kart, ile wynosi twój limit | nic

## Budowa jaskini

dcr-laying = { dc-says-laying }
dcr-anywhere = Budować wolno wszędzie, także poza oznaczonym obszarem i daleko od własnego krasnoluda. Zakryte cele niczego nie narzucają i nie można od nich budować.
dcr-spaces = { dc-says-spaces }
dcr-building-picture = Po dwóch rundach: ścieżki na wschód. Figurka na karcie pokazuje, gdzie stoi jej gracz.
dcr-special-table-title = Pola specjalne
dcr-special-table =
    Pole | Kart | Co robi
    drabina | { $totals_path_by_special_ladder } | jeden ruch do każdej innej drabiny
    most | { $totals_path_by_special_bridge } | kosztuje kartę i obniża limit
    tunel | { $totals_path_by_special_tunnel } | kosztuje bryłkę złota
    żyła złota | { $totals_path_by_special_vein } | daje bryłkę złota i odkrywa kartę klanu
    mroczne legowisko | { $totals_path_by_special_lair } | stąd wychodzą potwory
dcr-ladder-title = Drabiny
dcr-ladder = { dc-says-ladder }
dcr-bridge-title = Mosty
dcr-bridge = { dc-says-bridge }
dcr-tunnel-title = Tunele
dcr-tunnel = { dc-says-tunnel }
dcr-vein-title = Żyły złota
dcr-vein = { dc-says-vein }
dcr-lair-title = Mroczne legowiska
dcr-lair = { dc-says-lair }
dcr-house_deck-title = { dc-option-deck-house }
dcr-house_deck = { dc-says-house_deck }

## Ruch, cele i wyjście

dcr-moving = { dc-says-moving }
dcr-closing = Gdy nic już nie można zrobić, ruch kończy się sam.
dcr-goals = { dc-says-goals }
dcr-exit = { dc-says-exit }
dcr-walking-picture = Jaskinia w środku gry ze wszystkimi drogami, którymi może pójść krasnolud.
dcr-all-goals-title = Cztery cele

## Karty akcji

dcr-card-table-title = Ile ich jest
dcr-card-table =
    Karta | Liczba
    { dc-type-secret_information } | { $totals_action_by_type_secret_information }
    { dc-type-cave_in } | { $totals_action_by_type_cave_in }
    { dc-type-swap_hands } | { $totals_action_by_type_swap_hands }
    { dc-type-cobweb } | { $totals_action_by_type_cobweb }
    { dc-type-boots } | { $totals_action_by_type_boots }
    { dc-type-battle_axe } | { $totals_action_by_type_battle_axe }
    { dc-monster-rat } | { $totals_action_by_type_rat }
    { dc-monster-crawler } | { $totals_action_by_type_crawler }
    { dc-monster-goblin } | { $totals_action_by_type_goblin }
dcr-secret_information-title = { dc-type-secret_information }
dcr-secret_information = { dc-says-secret_information }
dcr-cave_in-title = { dc-type-cave_in }
dcr-cave_in = { dc-says-cave_in }
dcr-swap_hands-title = { dc-type-swap_hands }
dcr-swap_hands = { dc-says-swap_hands }
dcr-cobweb-title = { dc-type-cobweb }
dcr-cobweb = { dc-says-cobweb }
dcr-boots-title = { dc-type-boots }
dcr-boots = { dc-says-boots }
dcr-axe-title = { dc-type-battle_axe }
dcr-axe = { dc-says-axe }

## Potwory

dcr-beasts = Potwór z banku pojawia się w legowisku; ten, który już jest w grze, idzie stamtąd, gdzie stoi, a wcześniejszą kartę się odkłada. Odchodzi na początku następnej tury tego, kto zagrał go ostatnio.
dcr-hunting = Potwór idzie najwyżej o swoją liczbę pól i staje przy pierwszym krasnoludzie. Krasnoludy na jego polu początkowym są bezpieczne, dopóki nie odejdzie i nie wróci. Celów nie odkrywa i nic nie płaci.
dcr-walking_in = Krasnolud, który wejdzie na pole z potworem, staje i sam jest celem ataku. Kto przy nim zaczyna, odchodzi swobodnie.
dcr-monster-table-title = Co robią
dcr-monster-table =
    Potwór | Ruchów | Jego atak
    { dc-monster-rat } | 3 | zabiera losową kartę i obniża limit kart o 1
    { dc-monster-crawler } | 4 | przewraca krasnoluda: w następnej turze się nie rusza
    { dc-monster-goblin } | 5 | kradnie bryłkę złota
dcr-all-monsters-title = Potwór po potworze

## Kto co wie

dcr-knowledge = { dc-says-knowledge }
dcr-secret-table =
    Co | Kto to wie
    kolor karty klanu | wszyscy
    jej przód | jej gracz i ten, kto ją oglądał
    zakryty cel | kto go oglądał
    rewersy kart na rękach i w talii | wszyscy
    karty oddane przy wymianie | pamiętasz je
    karty odrzucone lub stracone | tylko ten, kto je miał

## Koniec i złoto

dcr-ending = Gra kończy się, gdy nikt nie ma karty, nawet jeśli w talii jeszcze jakieś są, bo wszystkim limit spadł do 0; kto zagrywa ostatnią kartę, jeszcze się rusza. Kończy się od razu, gdy na zewnątrz są wszyscy, którzy pracują dla jednego klanu.
dcr-scoring = { dc-says-scoring }
dcr-sum-table-title = Suma na przykładzie
dcr-sum-table =
    Klan | Wyniesione złoto | Gracze drugiego klanu | Skarb
    żółty | 2 + 2 | 3 | 12
    niebieski | 2 + 3 | 2 | 10
dcr-end-picture = Koniec gry: karty klanów są odkryte.

## Przykład: pierwsze tury

dcr-example-intro = Zaczyna Tomáš. Dwoje graczy ogląda cele przed budową: patrz, dokąd potem idą. Kto jest wierny? Przy stole wie to tylko ten gracz.
dcr-example-turns-title = Tura po turze
dcr-example-why = Wszyscy budują na wschód, choć jeden gracz wie, co leży na północnym wschodzie. Budować można wszędzie, więc sama ścieżka niewiele zdradza; spojrzenie na cel zdradza więcej.
dcr-example-picture = Jaskinia po tych turach.

## Opcje i ten stół

dcr-option-table =
    Opcja | Co zmienia
    { dc-option-first_player } | kto zaczyna; zwykle decyduje los
    { dc-option-clan_34 } | kolor wszystkich krasnoludów przy trojgu i czworgu graczy
    { dc-option-agreed_end } | czy gracze mogą umówić się na koniec
    { dc-option-deck } | jakimi kartami się gra
dcr-agreed_end-title = { dc-option-agreed_end }
dcr-agreed_end = Z tą opcją można raz na turę przed kartą zaproponować koniec gry; gra kończy się, gdy wszyscy inni się zgodzą.
dcr-here = Gra się zgodnie z ruchem wskazówek zegara, zawsze jeden gracz, i zawsze masz wybór: kartę możesz zawsze odrzucić. Tego, na co zasady w danej chwili nie pozwalają, program nie przyjmie: nic się nie zmieni, a ty od razu dowiesz się dlaczego.
