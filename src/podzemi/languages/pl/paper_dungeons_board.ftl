### Plansza gry Papierowe podziemia w przeglądarce.

pdb-board = Arkusz
pdb-map = Mapa podziemi
pdb-side = Bossowie i punkty
pdb-parts = Części arkusza
pdb-part-map = { $lit ->
    [0] Mapa
   *[other] Mapa · { $lit }
}
pdb-part-sheet = { $lit ->
    [0] Bohaterowie i przedmioty
   *[other] Bohaterowie i przedmioty · { $lit }
}
pdb-close = Zamknij

## Górny pasek i miejsca

pdb-crumb-act = Sezon { $act }
pdb-crumb-round = Runda { $round } z { $rounds }
pdb-crumb-chapter = Scenariusz { $chapter } z { $chapters }
pdb-status-deciding = wybiera
pdb-status-done = gotowe
pdb-status-over = arkusz jest pełny
pdb-x-wounds = Obrażenia i zdrowie

## Kości

pdb-round = Runda { $round }
pdb-dice = Kości tej rundy
pdb-dice-used = użyte { $used } z { $all }
pdb-die = { $colour ->
    [white] biała kość, { $symbol }
   *[black] czarna kość, { $symbol }
}
pdb-with-die = { $what } ({ $die })
pdb-die-used = użyta
pdb-die-dead = na nic
pdb-die-held = w ręce
pdb-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
pdb-skulls = { $skulls ->
    [one] każdy { $skulls } obrażenie
    [few] każdy { $skulls } obrażenia
   *[other] każdy { $skulls } obrażeń
}
pdb-rolled-again = { $times ->
    [2] rzut powtórzony
   *[other] liczba rzutów: { $times }
}

## Komnaty

pdb-room = Komnata { $room }
pdb-party-here = tu stoi drużyna
pdb-lair = komnata bossa ({ $boss })
pdb-lair-of = komnata bossa { $number }, { $boss }
pdb-minion = { $minion } poziomu { $level }
pdb-minion-gone = { $minion } poziomu { $level }, już pokonany
pdb-trap = pułapka
pdb-gem = { $state ->
    [circled] klejnot { $gem }, twój
    [crossed] klejnot { $gem }, przepadł
   *[available] klejnot { $gem }
}
pdb-explored = zbadana
pdb-unexplored = niezbadana
pdb-way = { $steps ->
    [one] odległa o { $steps } krok
    [few] odległa o { $steps } kroki
   *[other] odległa o { $steps } kroków
}
pdb-legal = można wybrać
pdb-pencilled = ołówkiem
pdb-why-not-now = Teraz to niemożliwe.
pdb-why-far = Z tymi kośćmi to za daleko.
pdb-stop-walk = Nie idź dalej

## Tory

pdb-heroes = Bohaterowie
pdb-health = zdrowie { $health } = poziomy
pdb-lowest = najsłabszy bohater
pdb-shields = Najsłabszy bohater ma poziom { $level }; chwała na koniec: { $glory }. Każdy bohater na poziomie 6 dodaje 1.
pdb-level = poziom { $level }
pdb-trains = { $colour ->
    [white] trenuje białymi kośćmi
   *[black] trenuje czarnymi kośćmi
}
pdb-colour-letter = { $colour ->
    [white] B
   *[black] C
}
pdb-wounds-title = Obrażenia
pdb-wounds-say = { $more ->
    [0] Obrażenia w kolumnie: { $wounds }, zdrowie { $health }
   *[other] Obrażenia w kolumnie: { $wounds }, ołówkiem { $more }, zdrowie { $health }
}
pdb-death-above = śmierć ponad { $health }
pdb-risen = wskrzeszenie: { $glory }
pdb-potions = Mikstury
pdb-potions-say = Mikstury: { $potions }, wolne serca: { $free }
pdb-brew = tu warz
pdb-free-hearts = { $free ->
    [one] { $free } wolne serce
    [few] { $free } wolne serca
   *[other] { $free } wolnych serc
}
pdb-hearts-pencilled = ołówkiem { $hearts }
pdb-items = Przedmioty
pdb-two-halves = po dwie części
pdb-halves = { $halves ->
    [0] pusty
    [1] jedna część
   *[other] gotowy
}
pdb-gems = Klejnoty
pdb-minions = Pokonane potwory
pdb-count-glory = { $count }, chwała { $glory }
pdb-rounds = Rundy i użyte kości
pdb-house = nasze wartości
pdb-house-note = Te liczby są nasze własne, bo drukowanych nie podaje żadne publiczne źródło.

## Karty, misje, bossowie

pdb-cards = Moc i cel
pdb-cards-choose = Karty do wyboru
pdb-powers-dealt = Zachowaj jedną moc
pdb-goals-dealt = i jeden cel
pdb-goal-steps = { $need } za chwałę { $glory }
pdb-goal-now = teraz { $value }: chwała { $glory }
pdb-psionic = { $used ->
    [yes] użyte w tej rundzie
   *[no] gotowe
}
pdb-missions = Misje
pdb-each-glory = teraz chwała { $glory }
pdb-mission-now = { $value } z { $need }
pdb-mission-by = { $names }
pdb-mission-closed = poza grą
pdb-bosses = Bossowie
pdb-boss-when = po rundzie { $round } · słabość: { $hero } · komnata { $room }
pdb-boss-done = po rundzie { $round }: chwała { $glory }
pdb-boss-alone = W grze solo nikt nie dostaje nagrody.
pdb-boss-reward = Dla najsilniejszego:
pdb-boss-flee = ucieczka { $glory }
pdb-boss-gems = zabiera klejnoty { $gems }
pdb-strength = Siła { $strength }
pdb-sum-levels = poziomy { $n }
pdb-sum-weakness = słabość { $n }
pdb-sum-sword = miecz { $n }
pdb-sum-warrior = { pd-hero-warrior } { $n }
pdb-sum-berserker = { pd-power-berserker } { $n }
pdb-boss-unexplored = Komnata { $room } nie jest zbadana!
pdb-boss-now = { $outcome ->
    [flee] Teraz byłaby ucieczka: chwała { $glory }.
   *[fight] Teraz byłaby chwała { $glory } i { $wounds ->
        [one] { $wounds } obrażenie.
        [few] { $wounds } obrażenia.
       *[other] { $wounds } obrażeń.
    }
}
pdb-boss-missing = { $step ->
    [1] Do pierwszego stopnia brakuje siły { $lack }.
    [2] Do drugiego stopnia brakuje siły { $lack }.
   *[3] Do najwyższego stopnia brakuje siły { $lack }.
}
pdb-boss-best = Siły starcza na najwyższy stopień.
pdb-boss-ahead = Komnata { $room } leży na drodze narysowanej ołówkiem.
pdb-boss-wounds = { $deadly ->
    [yes] Od tych obrażeń drużyna by zginęła!
   *[no] { $track ->
        [0] Wszystkie obrażenia przejęłyby mikstury.
       *[other] Na mikstury { $potions }, do kolumny { $track }.
    }
}

## Arkusze i punkty

pdb-sheets = Arkusze
pdb-sheets-note = naciśnij, by powiększyć
pdb-own-sheet = Twój arkusz w pełnym rozmiarze
pdb-open-sheet = Otwórz arkusz: { $name }
pdb-sheet-of = Arkusz: { $name }
pdb-if-now = Gdyby gra skończyła się teraz
pdb-glory = chwała
pdb-score = Punkty
pdb-score-all = Wszystkie scenariusze razem
pdb-score-chapter = Scenariusz { $chapter }
pdb-rooms-explored = Zbadane komnaty
pdb-box-A = Boss 1
pdb-box-B = Boss 2
pdb-box-C = Boss 3
pdb-box-D = Bohaterowie
pdb-box-E = Przedmioty
pdb-box-F = Klejnoty
pdb-box-G = Potwory
pdb-box-H = Obrażenia
pdb-box-I = Wskrzeszenie
pdb-box-J = Cel i moc
pdb-box-K = Misje
pdb-box-L = Razem
pdb-news = Co się stało
pdb-result = { $rounds ->
    [one] Po { $rounds } rundzie
   *[other] Po { $rounds } rundach
} najlepszy arkusz ma { $best } chwały.
pdb-news-round = Koniec rundy { $round }
pdb-gain-levels = poziomy
pdb-gain-halves = części przedmiotów
pdb-gain-potions = mikstury
pdb-gain-gems = klejnoty
pdb-gain-minions = potwory
pdb-note-boss-ahead = { $boss }, po rundzie { $round }
pdb-note-heroes = najniższy poziom { $level }
pdb-note-items = { $halves ->
    [one] { $halves } część, całych { $whole }
    [few] { $halves } części, całych { $whole }
   *[other] { $halves } części, całych { $whole }
}
pdb-note-wounds = w kolumnie { $wounds }
pdb-note-goal = cel { $goal }, moc { $power }

## Arkusz na papierze

pdb-paper = Wydrukuj lub zapisz
pdb-paper-title = Arkusz na papierze
pdb-paper-save = Zapisz jako SVG
pdb-paper-print = Wydrukuj lub zapisz jako PDF
pdb-paper-all = Wszystkie
pdb-paper-chapter = Scenariusz { $chapter } z { $chapters }: { $title }
pdb-paper-round = po rundzie { $round } z { $rounds }
pdb-paper-place = { $place ->
    [1] zwycięstwo
   *[other] { $place }. miejsce
}
pdb-paper-legend = Liczby w kółkach: gdzie zaczęła się runda. Przekreślone: pokonane lub stracone. W kółku: zdobyte.
pdb-paper-house = Kary za obrażenia, wartość klejnotów, symbole przedmiotów i większość bossów to nasze wartości.

## Pasek z pytaniem

pdb-ask-dice = { $left ->
    [3] Której kości użyjesz najpierw?
    [2] Której kości użyjesz teraz? Zostały dwie
   *[other] Której kości użyjesz na końcu?
}
pdb-ask-die = { $colour ->
    [white] Do czego użyjesz białej kości ({ $symbol })?
   *[black] Do czego użyjesz czarnej kości ({ $symbol })?
}
pdb-ask-sure = { $what }?
pdb-ask-choice = Czy to twój wybór?
pdb-ask-which-die = Którą kością za to zapłacisz?
pdb-ask-step = { $steps ->
    [one] Dokąd? Został { $steps } krok
    [few] Dokąd? Zostały { $steps } kroki
   *[other] Dokąd? Zostało { $steps } kroków
}
pdb-ask-way = { $rooms ->
    [1] Idziesz do { $way }?
   *[other] Idziesz tą drogą: { $way }?
}
pdb-ask-loot = Który klejnot zdobywasz?
pdb-ask-hero = Który bohater awansuje o poziom?
pdb-ask-item = Do którego przedmiotu dodajesz część?
pdb-ask-minions = { $count ->
    [1] Który potwór pada?
   *[other] Które dwa potwory padają?
}
pdb-ask-veteran = Którzy dwaj bohaterowie zaczynają na poziomie 2?
pdb-ask-craftsman = Które dwa przedmioty będą od początku w połowie gotowe?
pdb-wait-many = Jeszcze wybierają { $names }.
pdb-mind-step = Przy komnacie widać, ile trzeba kroków, a z minusem, ile to kosztuje obrażeń. Niewykorzystane kroki przepadają.
pdb-mind-cards = Karta celu wyznacza też, jakim kolorem trenuje każdy bohater.
pdb-mind-walk-on = Potem drużyna idzie dalej.
pdb-mind-last = Trzecia kość kończy twoją rundę.
pdb-mind-lair = { $rounds ->
    [1] Komnata { $room } nie jest zbadana, a boss nadejdzie po tej rundzie.
    [few] Komnata { $room } nie jest zbadana; zostały { $rounds } rundy.
   *[other] Komnata { $room } nie jest zbadana; zostało { $rounds } rund.
}
pdb-mind-potion = { $missing ->
    [one] Jeszcze { $missing } mikstura i rząd jest pełny: { $reward }.
    [few] Jeszcze { $missing } mikstury i rząd jest pełny: { $reward }.
   *[other] Jeszcze { $missing } mikstur i rząd jest pełny: { $reward }.
}
pdb-mind-dice = Każda kość raz: awans, przedmiot, mikstury albo ruch. Nikt nic nie widzi, dopóki wszyscy nie skończą.
pdb-entry = { $room }: { $things }.
pdb-entry-nothing = { $room }: nic.
pdb-entry-fight = { $wounds ->
    [0] { $minion } { $level } bez draśnięcia
    [one] { $minion } { $level } za { $wounds } obrażenie
    [few] { $minion } { $level } za { $wounds } obrażenia
   *[other] { $minion } { $level } za { $wounds } obrażeń
}
pdb-entry-trap = { $wounds ->
    [one] pułapka za { $wounds } obrażenie
    [few] pułapka za { $wounds } obrażenia
   *[other] pułapka za { $wounds } obrażeń
}
pdb-entry-gem = klejnot { $gem }
pdb-entry-bonus = + { $reward }
pdb-wounds-none = Bez obrażeń.
pdb-wounds = { $wounds ->
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[other] { $wounds } obrażeń
}{ $where ->
    [potions] {" "}na mikstury.
    [track] {" "}do kolumny.
   *[both] : na mikstury { $potions }, do kolumny { $track }.
}
pdb-wounds-deadly = Obrażenia: { $wounds }. Drużyna zginie i powstanie z martwych!
pdb-then-level = { $hero } osiąga poziom { $level }, a twoje zdrowie rośnie o 1.
pdb-then-half = Pierwsza część przedmiotu ({ $item }): na końcu 1 punkt chwały.
pdb-then-brew = { $potions ->
    [0] Nie ma już miejsca na miksturę: nic z tego nie będzie.
    [one] { $potions } mikstura z dwoma sercami.
    [few] { $potions } mikstury, każda z dwoma sercami.
   *[other] { $potions } mikstur, każda z dwoma sercami.
}
pdb-then-brew-reward = { $potions ->
    [one] { $potions } mikstura, a rząd jest pełny: { $reward }.
    [few] { $potions } mikstury, a rząd jest pełny: { $reward }.
   *[other] { $potions } mikstur, a rząd jest pełny: { $reward }.
}
pdb-then-stop = { $steps ->
    [one] Przepada { $steps } krok.
    [few] Przepadają { $steps } kroki.
   *[other] Przepada { $steps } kroków.
}
pdb-then-step = Drużyna idzie do { $room }.
pdb-then-move = { $steps ->
    [one] Najwyżej { $steps } krok.
    [few] Najwyżej { $steps } kroki.
   *[other] Najwyżej { $steps } kroków.
}
pdb-then-loot = { $seats ->
    [1] Klejnot w { $room } jest twój.
   *[other] Klejnot w { $room } jest twój; pozostali nadal mogą go znaleźć.
}
pdb-then-veteran = Od początku na poziomie 2: { $heroes }.
pdb-then-craftsman = Od początku w połowie gotowe: { $items }.
pdb-then-minions = Bez obrażeń: { $rooms }.
pdb-then-whole = { $item }: przedmiot gotowy. { $rule }
pdb-then-more = Ponadto: { $things }.
pdb-then-strength = { $next ->
    [0] Siła przeciw bossowi ({ $boss }): { $before } → { $after }, to wystarcza na najwyższy stopień.
   *[other] Siła przeciw bossowi ({ $boss }): { $before } → { $after }; następny stopień wymaga { $next }.
}
pdb-then-psionic = To wykorzystuje twoją moc Psionik w tej rundzie.
pdb-then-hand-in = To kończy twoją rundę.
pdb-do-hand-in = { $what } i zakończ rundę
pdb-do-walk = { $steps ->
    [one] Idź { $steps } krok
    [few] Idź { $steps } kroki
   *[other] Idź { $steps } kroków
}
pdb-do-step = Idź
pdb-do-raise = Awansuj: { $hero }
pdb-do-craft = Stwórz: { $item }
pdb-do-brew = Uwarz mikstury
pdb-do-keep = Zachowaj te dwie
pdb-do-choose = Zatwierdź
