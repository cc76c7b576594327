# Zegary, przerwy i cofanie za zgodą.

refusal-clock_value = { $value } s wykracza poza zakres: ten zegar dopuszcza od { $min } do { $max } s.
refusal-paused = Partia jest wstrzymana. Gra toczy się dalej, gdy zgodzą się wszyscy gracze.
refusal-not_paused = Partia nie jest wstrzymana.
refusal-question_open = Inne pytanie wciąż czeka na odpowiedź.
refusal-no_question = Nikt cię już o to nie pyta.
refusal-play_on = Zbyt często cofasz decyzje albo pytasz pozostałych. Najpierw graj dalej.
refusal-match_over = Partia jest skończona.
refusal-undo_shown = Tego nie można cofnąć: od tego czasu odkryto coś ukrytego albo zdecydował los.
refusal-no_decision = Nie ma jeszcze żadnej twojej decyzji, którą można by cofnąć.
refusal-undo_rated = Ta partia liczy się do rankingu: gdy kolej przechodzi dalej, decyzja obowiązuje.
refusal-forfeited = To miejsce przegrało na czas; do końca gra za nie bot.
refusal-already_open = Wszyscy gracze już się na to zgadzają.

## Nowy stół

time-title = Czas
time-none = Bez zegara
time-none-why = Każdy myśli, jak długo chce.
time-live = Na żywo
time-live-why = Wszyscy zostają przy stole. Każdy ruch ma swoje sekundy; kto potrzebuje więcej, korzysta z rezerwy.
time-relaxed = Bez pośpiechu
time-relaxed-why = Minuty na każdy ruch i duża rezerwa: wieczór z przerwami.
time-correspondence = Korespondencyjnie
time-correspondence-why = Dni na każdy ruch. Wracaj, kiedy ci wygodnie; partia może trwać tygodnie.
time-move-seconds = Sekund na ruch
time-move-minutes = Minut na ruch
time-move-days = Dni na ruch
time-reserve-minutes = Rezerwa na partię w minutach
time-reserve-days = Rezerwa na partię w dniach
time-bounds = od { $min } do { $max }
time-out = Gdy czas minie
time-out-bot = Miejsce przejmuje bot
time-out-bot-why = Gracz może w każdej chwili wrócić i grać dalej.
time-out-default = Wykonywany jest domyślny ruch
time-out-default-why = Taki, jaki zasady przewidują dla nieobecnego; gracz zostaje.
time-out-loss = Partia jest przegrana
time-out-loss-why = Miejsce będzie w wyniku ostatnie; do końca gra za nie bot.
time-bot = Który bot
time-summary = { $move } na ruch, rezerwa { $reserve }
time-summary-bare = { $move } na ruch, bez rezerwy
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## Przy stole

time-left = { $name }, pozostały czas: { $time }
time-reserve-runs = Leci czas z rezerwy
time-you-have =
    { $seconds ->
        [one] Została ci { $seconds } sekunda.
        [few] Zostały ci { $seconds } sekundy.
       *[many] Zostało ci { $seconds } sekund.
    }
time-lost = przegrana na czas
time-paused = Przerwa
time-paused-long = Partia jest wstrzymana
time-paused-why = Wszystkie zegary stoją. Gra toczy się dalej, gdy zgodzą się wszyscy gracze.
time-pause = Poproś o przerwę
time-resume = Graj dalej
time-undo = Poproś o cofnięcie
time-undo-why = Zapytaj pozostałych, czy możesz cofnąć swoją ostatnią decyzję
shell-key-answer = zgódź się lub odmów, gdy ktoś pyta wszystkich

time-question = Pytanie do wszystkich
time-asks-undo =
    { $by ->
        [you] Prosisz o cofnięcie swojej ostatniej decyzji.
       *[other] { $name } prosi o cofnięcie ostatniej decyzji. Cofnie się też wszystko, co było potem.
    }
time-asks-pause =
    { $by ->
        [you] Prosisz o przerwę.
       *[other] { $name } prosi o przerwę.
    }
time-asks-resume =
    { $by ->
        [you] Chcesz grać dalej.
       *[other] { $name } chce grać dalej.
    }
time-asks-open =
    { $by ->
        [you] Pytasz, czy widzowie mogą widzieć wszystko.
       *[other] { $name } pyta, czy widzowie mogą widzieć wszystko.
    }
time-waiting-for = Czekamy na odpowiedź: { $names }
time-yes = Zgadzam się
time-no = Nie zgadzam się
time-withdraw = Wycofaj pytanie

time-withdrawn = { $name } wycofuje pytanie.
time-undo-settled = Wszyscy się zgadzają: { $name } cofa ostatnią decyzję.
time-undo-declined = { $name } nie zgadza się na cofnięcie.
time-undo-dropped = Partia poszła dalej, nic się nie cofa.
time-pause-settled = Wszyscy się zgadzają: partia jest wstrzymana.
time-pause-declined = { $name } nie chce przerwy.
time-pause-dropped = Nikt już nie prosi o przerwę.
time-resume-settled = Partia toczy się dalej.
time-resume-declined = { $name } nie chce jeszcze grać dalej.
time-resume-dropped = Nikt już nie prosi o dalszą grę.
time-open-settled = Wszyscy się zgadzają: widzowie mogą widzieć wszystko.
time-open-declined = { $name } nie chce, by widzowie widzieli wszystko.
time-open-dropped = Nikt już nie pyta o widzów.
time-seat-lost = Czas minął: { $name } przegrywa. Dalej gra bot.
