### Mroczna jaskinia: plansza w przeglądarce.

dcb-board = Jaskinia i twoje karty
dcb-map = Mapa jaskini
dcb-zoom = Powiększenie
dcb-closer = Bliżej
dcb-further = Dalej
dcb-whole = Cała jaskinia
dcb-mini = Mała mapa: spójrz gdzie indziej
dcb-side = Stosy
dcb-beside = Co wybiera się obok mapy

## Nazwy i miejsca

dcb-card-path = { $shape } { $feature }
dcb-card-monster = { $monster }, ruch { $moves }
dcb-feature-lair = mroczne legowisko
dcb-feature-ladder = drabina
dcb-feature-bridge = drewniany most
dcb-feature-tunnel = tunel
dcb-feature-vein = żyła złota
dcb-feature-exit = wyjście
dcb-place-feature = { $place }, { $feature }
dcb-place-side = { $place }, { $side ->
    [N] północny skraj
    [E] wschodni skraj
    [S] południowy skraj
   *[W] zachodni skraj
}
dcb-where-it-is = tam, gdzie stoi

## Mapa

dcb-card-at = { $place }: { $card }{ $nugget ->
    [yes] {", z bryłką złota"}
   *[no] {""}
}
dcb-goal-down = { $corner }, awersem w dół
dcb-goal-seen = { $corner }, awersem w dół; znasz go: { $goal }
dcb-odds = wyjście { $odds }%
dcb-cell-free = { $place }: wolne, { $ways ->
    [0] na kartę
    [one] karta pasuje w jeden sposób
    [few] karta pasuje na { $ways } sposoby
    [many] karta pasuje na { $ways } sposobów
   *[other] karta pasuje na { $ways } sposobu
}
dcb-ways = { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}
dcb-misfit = { $place }: { $why }
dcb-reach = { $place }: { $cost ->
    [one] { $cost } ruch
    [few] { $cost } ruchy
    [many] { $cost } ruchów
   *[other] { $cost } ruchu
}
dcb-reach-toll = { $place }: { $cost ->
    [one] { $cost } ruch
    [few] { $cost } ruchy
    [many] { $cost } ruchów
   *[other] { $cost } ruchu
}; { $tolls }
dcb-minus = −{ $count }
dcb-hunt = { $monster }, dokąd: { $place }, { $moves ->
    [0] na miejscu
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}{ $hits ->
    [0] {""}
    [one] {"; spotyka jednego krasnoluda"}
   *[other] {"; spotyka krasnoludy: "}{ $hits }
}
dcb-web-at = Pajęczyna ({ $name }), znika za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
dcb-edge-free = Między { $edge_ins }: tu można rozpiąć pajęczynę
dcb-edge-strike = Między { $edge_ins }: rozetnij pajęczynę
dcb-dwarf = Krasnolud ({ $name }), { $clan }{ $lying ->
    [yes] {", leży"}
   *[no] {""}
}
dcb-toll-cards = { $cards ->
    [one] most zabiera losową kartę
    [few] mosty zabierają { $cards } losowe karty
    [many] mosty zabierają { $cards } losowych kart
   *[other] mosty zabierają { $cards } losowej karty
}
dcb-toll-limit = przez most twój limit kart na stałe spada o { $limit }
dcb-toll-gold = { $gold ->
    [one] tunel zabiera bryłkę
    [few] tunele zabierają { $gold } bryłki
    [many] tunele zabierają { $gold } bryłek
   *[other] tunele zabierają { $gold } bryłki
}
dcb-toll-gold-none = tunel nic nie zabiera, nie masz złota
dcb-toll-monster = atakuje { $monsters } i droga się kończy
dcb-toll-goal = cel zostaje odkryty i droga się kończy
dcb-toll-nugget = kto tu skończy, bierze bryłkę i pokazuje wszystkim kartę klanu
dcb-toll-exit = krasnolud jest na zewnątrz
dcb-toll-exit-first = krasnolud jest na zewnątrz jako pierwszy, a ty zobaczysz odłożone karty klanów

## Karty na ręce

dcb-hand = Twoje karty
dcb-uncover = Odkryj
dcb-hand-limit = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, limit { $limit }
dcb-limit-title = Limit kart na ręce
dcb-limit = limit { $limit }
dcb-limit-why = mosty { $bridges }, szczury { $rats }
dcb-held = { $cards }/{ $limit }
dcb-held-label = Na ręce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, limit { $limit }
dcb-hand-card = { $card }, karta { $back }
dcb-card-covered = Zakryta karta { $back }
dcb-hand-empty = Brak kart: twoje tury przepadają.
dcb-not-playable = Nie ma teraz dla niej miejsca; można ją odrzucić.
dcb-not-there = Tam nie można jej zagrać.
dcb-discard = Odrzuć
dcb-discard-stop = Wolę grać
dcb-turn = Obróć
dcb-who = { $name }, { $clan }
dcb-way = Sposób { $way }: { $goal }
dcb-hold = przytrzymaj, by zobaczyć swoją tożsamość
dcb-loyalty = { $role ->
    [saboteur] Sabotażysta. Twoja strona: { $clan }
   *[loyal] Wierny krasnolud. Twoja strona: { $clan }
}

## Gracze

dcb-clan-card = Karta klanu
dcb-lying = leży
dcb-gold = { $gold ->
    [one] { $gold } bryłka
    [few] { $gold } bryłki
    [many] { $gold } bryłek
   *[other] { $gold } bryłki
}
dcb-backs = Na ręce: I { $one }, II { $two }, III { $three }
dcb-status-out = na zewnątrz, złoto { $gold }
dcb-status-inside = jeszcze w środku
dcb-status-decides = decyduje
dcb-status-turn = teraz gra
dcb-status-next = następna osoba
dcb-status-waits = czeka
dcb-status-lies = leży, bez ruchu
dcb-status-empty = bez kart: traci turę

## Stosy i notatki

dcb-piles = Stosy
dcb-pile = Talia dobierania
dcb-pile-next = talia, następna { $back }
dcb-pile-empty = talia jest pusta
dcb-pile-backs = W talii dobierania: I { $one }, II { $two }, III { $three }
dcb-discarded = odrzucone
dcb-bank = bank
dcb-notes = Twoje notatki
dcb-private = tylko dla ciebie
dcb-covered = Zakryte. H odkrywa.
dcb-notes-none = Nie masz jeszcze żadnych tajnych informacji.
dcb-note-goal = Tura { $turn }: patrzysz na { $corner } – { $goal }
dcb-note-clan = Tura { $turn }: patrzysz na kartę klanu ({ $name }) – { $role }, strona: { $clan }
dcb-note-aside = Odłożona karta klanu: { $clan }, { $role }
dcb-note-memory = Tura { $turn }: oddajesz kartę { $card }; ostatnio na ręce: { $name }
dcb-note-memory-gone = Tura { $turn }: oddajesz kartę { $card }; teraz w stosie kart odrzuconych
dcb-note-looked-goal = Tura { $turn }: { $name } patrzy na { $goal }
dcb-note-looked-clan = Tura { $turn }: { $name } patrzy na kartę klanu ({ $owner })
dcb-note-looked-you = Tura { $turn }: { $name } patrzy na twoją kartę klanu
dcb-sums = Co mówią liczby
dcb-sums-note = Liczy się tylko to, co pewne, nie to, co kto robi lub mówi. Wybierz, co o kim przypuszczasz: takie byłyby skarby, gdyby partia kończyła się teraz.
dcb-sums-none = To niemożliwe: karty klanów na to nie pozwalają.
dcb-col-player = Gracz
dcb-col-saboteur = Sabotażysta
dcb-col-guess = Domysł
dcb-guess = Twój domysł: { $name }
dcb-guess-open = nie wiem
dcb-col-chance = Szansa
dcb-col-blue = Niebieski
dcb-col-yellow = Żółty
dcb-col-winner = Wygrywa
dcb-percent = { $percent }%
dcb-nobody = nikt

## Pasek z pytaniem

dcb-crumb-turn = Tura { $turn }
dcb-crumb-card = 1 karta
dcb-crumb-walk = 2 ruch
dcb-crumb-draw = 3 dobieranie
dcb-crumb-over = Gra skończona
dcb-ask-act = Zagraj kartę albo odrzuć jedną lub dwie.
dcb-ask-card = { $card }: gdzie?
dcb-ask-swap_hands = Z kim wymieniasz karty?
dcb-ask-boots = Komu dajesz buty?
dcb-ask-battle_axe = Komu dajesz topór bojowy?
dcb-ask-secret_information = Tajne informacje: na co patrzysz?
dcb-ask-place = Która karta ma tam trafić?
dcb-ask-discard = Którą kartę lub dwie odrzucasz?
dcb-ask-move = { $left ->
    [one] Dokąd idzie twój krasnolud? Zostaje { $left } ruch.
    [few] Dokąd idzie twój krasnolud? Zostają { $left } ruchy.
    [many] Dokąd idzie twój krasnolud? Zostaje { $left } ruchów.
   *[other] Dokąd idzie twój krasnolud? Zostaje { $left } ruchu.
}
dcb-ask-axe = Do twojego krasnoluda dociera { $monster }. Używasz topora?
dcb-ask-axe_entry = Na tym polu stoi { $monster }. Używasz topora?
dcb-ask-orient = Odkrywasz cel: { $goal }. Jak ma leżeć?
dcb-ask-vote = { $name } proponuje zakończyć grę. Zgadzasz się?
dcb-mind-act = { $stuck ->
    [yes] Wybierz kartę albo miejsce. Twój krasnolud nie może się ruszyć w tej turze.
   *[no] Wybierz kartę albo miejsce. Liczby pokazują, dokąd potem dojdziesz (ruch { $moves }).
}
dcb-mind-path = Narożniki pokazują, gdzie pasuje; „2 sposoby”: można ją obrócić.
dcb-mind-secret_information = Cel na mapie albo karta klanu gracza. Widzisz ją tylko ty.
dcb-mind-cave_in = Karta ścieżki bez figurek znika.
dcb-mind-swap_hands = Wymieniacie wszystkie karty; dobiera drugi gracz zamiast ciebie.
dcb-mind-cobweb = Wybierz otwartą krawędź; nikt nie przejdzie aż do początku twojej drugiej tury od tej chwili.
dcb-mind-boots = O ruch więcej w każdej turze, dla ciebie albo dla kogoś innego.
dcb-mind-battle_axe = Dla ciebie albo dla kogoś innego; pomaga dopiero, gdy leży na stole.
dcb-mind-lair = Wybierz legowisko, w którym się pojawi, a potem dokąd pójdzie.
dcb-mind-hunt = Zatrzymuje się przy pierwszym krasnoludzie. Na czerwono: kogoś spotyka.
dcb-mind-move = Wybierz dowolne pole w zasięgu; liczba to koszt w ruchach.
dcb-mind-orient = Wybierz jeden z dwóch sposobów obok mapy.
dcb-mind-vote = Gra kończy się tylko wtedy, gdy zgadzają się wszyscy.
dcb-do-lay = Połóż kartę
dcb-do-play = { $card }
dcb-do-send = Wyślij: { $monster }
dcb-do-stay = { $monster } zostaje
dcb-do-discard = { $cards ->
    [one] Odrzuć { $cards } kartę
    [few] Odrzuć { $cards } karty
    [many] Odrzuć { $cards } kart
   *[other] Odrzuć { $cards } karty
}
dcb-do-accept = Zgadzam się
dcb-do-refuse = Gramy dalej
dcb-do-strike = Użyj topora
dcb-do-keep = Zachowaj topór
dcb-do-walk = { $steps ->
    [one] Idź, { $steps } ruch
    [few] Idź, { $steps } ruchy
    [many] Idź, { $steps } ruchów
   *[other] Idź, { $steps } ruchu
}
dcb-do-stop = Zostań tutaj
dcb-do-orient = Połóż, sposób { $way }
dcb-do-axe-web = Rozetnij pajęczynę
dcb-do-propose = Zaproponuj koniec
dcb-q-lay = { $card }: położyć tutaj ({ $place })?
dcb-q-look-goal = Podejrzeć: { $goal }?
dcb-q-look-clan = Podejrzeć kartę klanu ({ $name })?
dcb-q-cave-in = Zawał ({ $place })?
dcb-q-swap = Wymienić karty ({ $name })?
dcb-q-give = { $card }, dla kogo: { $name }?
dcb-q-web = Zawiesić pajęczynę na tej krawędzi?
dcb-q-send = { $card }, dokąd: { $place }?
dcb-q-summon = { $card }: { $place }?
dcb-q-step = Iść dalej: { $place }?
dcb-q-discard = Odrzucić to?
dcb-q-propose-end = Zaproponować koniec gry?
dcb-q-vote-end = Twój głos
dcb-q-axe-web = Rozciąć pajęczynę toporem?
dcb-q-axe-monster = Twój topór
dcb-q-end-move = Zostać tutaj?
dcb-q-orient-goal = Położyć cel w ten sposób?
dcb-then-lay = { $moves ->
    [0] Twój krasnolud nie może się ruszyć.
    [one] Potem możesz zrobić { $moves } ruch.
   *[other] Potem możesz zrobić do { $moves } ruchów.
} { $draws ->
    [0] Nie dobierasz karty: talia jest pusta albo masz już tyle kart, ile wolno.
   *[other] Na końcu tury dobierasz jedną kartę.
}
dcb-then-look = Widzisz to tylko ty; wszyscy widzą, gdzie patrzysz.
dcb-then-cave-in = { $nugget ->
    [yes] Karta znika na stałe, a jej bryłka wraca do banku.
   *[no] Karta znika na stałe.
}
dcb-then-swap = Dostajesz { $mine ->
    [one] { $mine } kartę
    [few] { $mine } karty
    [many] { $mine } kart
   *[other] { $mine } karty
}. { $name } dostaje { $theirs } i { $draws ->
    [0] nie dobiera: talia jest pusta albo ma już tyle kart, ile wolno
   *[other] dobiera jedną
}. Ty nie dobierasz.
dcb-then-web =
    { $turns ->
        [one] Zamknięte dla wszystkich najwyżej na { $turns } turę, chyba że rozetnie ją topór.
        [few] Zamknięte dla wszystkich najwyżej na { $turns } tury, chyba że rozetnie ją topór.
       *[other] Zamknięte dla wszystkich najwyżej na { $turns } tur, chyba że rozetnie ją topór.
    }
dcb-then-boots = { $name }: od teraz w każdej turze ruch { $moves }.
dcb-then-axe = { $name } może nim rozciąć jedną pajęczynę albo pokonać jednego potwora.
dcb-then-discard = { $draws ->
    [0] Nie dobierasz karty: talia jest pusta albo masz już tyle kart, ile wolno.
    [one] Na końcu tury dobierasz { $draws } kartę.
    [few] Na końcu tury dobierasz { $draws } karty.
    [many] Na końcu tury dobierasz { $draws } kart.
   *[other] Na końcu tury dobierasz { $draws } karty.
} Przedtem ruch: { $moves }.
dcb-then-hunt-nobody = { $moves ->
    [0] Nikogo tam nie spotyka.
    [one] { $moves } ruch; nikogo nie spotyka.
    [few] { $moves } ruchy; nikogo nie spotyka.
    [many] { $moves } ruchów; nikogo nie spotyka.
   *[other] { $moves } ruchu; nikogo nie spotyka.
}
dcb-then-hunt = Kogo spotyka: { $hits }. Skutek: { $effect }.
dcb-then-hunt-axe = Kogo spotyka: { $hits }. Skutek: { $effect }, chyba że wcześniej powstrzyma go topór ({ $axes }).
dcb-hit-rat = utrata losowej karty i limit na stałe o 1 niższy
dcb-hit-crawler = krasnolud leży i nie może się ruszyć aż do końca swojej następnej tury
dcb-hit-goblin = utrata bryłki
dcb-then-step = { $left ->
    [0] Potem nie zostaje żaden ruch.
    [one] Potem zostaje { $left } ruch.
    [few] Potem zostają { $left } ruchy.
    [many] Potem zostaje { $left } ruchów.
   *[other] Potem zostaje { $left } ruchu.
}
dcb-then-tolls = Po drodze lub na miejscu: { $tolls }.
dcb-then-stop = { $draws ->
    [0] Twoja tura się kończy, nie dobierasz karty.
    [one] Ruch się kończy i dobierasz { $draws } kartę.
    [few] Ruch się kończy i dobierasz { $draws } karty.
    [many] Ruch się kończy i dobierasz { $draws } kart.
   *[other] Ruch się kończy i dobierasz { $draws } karty.
} Niewykorzystane ruchy: { $left }.
dcb-then-strike = { $monster } wraca do banku, zanim zaatakuje; topór jest zużyty.
dcb-then-hit-rat = Bez topora tracisz losową kartę, a limit na stałe spada ci o 1.
dcb-then-hit-crawler = Bez topora twój krasnolud leży i nie może się ruszyć aż do końca twojej następnej tury.
dcb-then-hit-goblin = Bez topora tracisz bryłkę.
dcb-then-propose-end = Pytamy wszystkich pozostałych; jedna odmowa i gra toczy się dalej.
dcb-then-vote-end = Jeśli zgodzą się wszyscy, gra kończy się od razu i liczy się tylko złoto już wyniesione.
dcb-then-axe-web = Pajęczyna traci jedną stronę: z 2 robi się 1, z 1 nic. Topór jest zużyty.
dcb-then-orient-goal = Tak zostanie do końca gry.
dcb-confirm-end = Zgadzasz się na koniec gry?
dcb-confirm-no = Jeszcze pomyślę

## Koniec

dcb-end = Skarby
dcb-end-close = Zamknij
dcb-end-wins = wygrywa
dcb-end-out = { $gold ->
    [one] na zewnątrz, { $gold } bryłka
    [few] na zewnątrz, { $gold } bryłki
    [many] na zewnątrz, { $gold } bryłek
   *[other] na zewnątrz, { $gold } bryłki
}
dcb-end-in = w środku: oddaje { $gold }
dcb-end-nobody = nikt dla niego nie pracuje
dcb-end-saved = Wyniesione złoto
dcb-end-rivals = Pracują przeciw niemu ({ $clan })
dcb-end-treasure = Skarb
dcb-end-tie = Równe skarby: rozstrzyga pierwszy na zewnątrz, { $name }.
dcb-end-tie-none = Równe skarby i nikt na zewnątrz: nikt nie wygrywa.
dcb-reason-cards = wszystkie karty są zagrane
dcb-reason-clan = wszyscy pracujący dla jednego klanu są na zewnątrz
dcb-reason-agreed = koniec za zgodą wszystkich
dcb-result = Skarby: niebieski { $blue }, żółty { $yellow }.
dcb-result-tie = Skarby są równe, więc rozstrzyga to, kto wyszedł pierwszy: { $name }.
