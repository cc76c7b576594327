# Powtórki, granie dalej od wybranej chwili i los, który każdy może sprawdzić.

refusal-record_unreadable = To nie jest czytelny zapis partii: { $detail }
refusal-record_format = Zapis ma format { $format }, którego ten serwer nie zna. Może zna go nowsze wydanie.
refusal-record_game = To zapis gry „{ $game_name }”, w którą się tu nie gra.
refusal-record_rules = Zapis trzyma się zasad w wersji { $rules }; tutaj obowiązuje wersja { $ours }.
refusal-record_setup = Z liczbą graczy i opcjami tego zapisu nie da się rozegrać żadnej partii.
refusal-record_pack = Do zapisu należy paczka danych „{ $pack_name }”, której nie ma wśród twoich.
refusal-record_branch = Zapis odgałęzia się od innej partii w chwili lub na miejscu, których nie ma.
refusal-record_seat = Akcja { $at } w zapisie należy do miejsca, którego nie ma przy stole.
refusal-record_action = Zasady nie pozwalają na akcję { $at } z zapisu ({ $rule }).
refusal-record_chance = Wyniki losowe w zapisie nie pasują przy akcji { $at }.
refusal-record_outcome = Wynik losowy { $at } w zapisie nie jest tym, którego wymagają zasady.
refusal-record_result = Wynik w zapisie nie jest tym, do którego prowadzą zasady.
refusal-unknown_moment = W tej partii nie ma takiej chwili.
refusal-branch_end = W tej chwili partia się kończy. Cofnij się trochę i graj stamtąd.
refusal-branch_seed = Los w tym zapisie nie wynika z jego ziarna, więc żaden stół nie może grać z niego dalej.
refusal-branch_depth = Od tej partii odgałęziono się już zbyt wiele razy.
refusal-open_seated = Kto gra przy stole, nie może oglądać go z odkrytymi kartami.
refusal-open_not_agreed = Nie wszyscy gracze przy tym stole zgadzają się na odkryty widok.
refusal-open_too_soon = Odkryty widok zaczyna się dopiero po całej rundzie i jeszcze co najmniej { $delay } akcjach.

replay-title = Powtórka
replay-show = Powtórka
replay-of = Powtórka: { $game }
replay-move = { $at ->
    [0] Przygotowanie
   *[other] Ruch { $at } z { $total }
}
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O ruch do przodu
replay-back = O ruch wstecz
replay-next-round = Do następnej rundy
replay-previous-round = Do poprzedniej rundy
replay-slider = Chwila partii
replay-speed = Szybkość
replay-eye = Widok
replay-eye-public = Wszyscy
replay-eye-open = Wszystko odkryte
replay-eye-open-note = Wszystko odkryte: co wie tylko jeden gracz, widać przy jego nazwie; plansza należy do gracza, który ma ruch.
replay-copy-moment = Skopiuj link do tej chwili
replay-play-on = Graj stąd dalej
replay-verify = Sprawdź losowość
replay-open-file = Otwórz zapis partii
replay-drop = Upuść tutaj zapis partii
replay-drop-why = Plik zapisany tutaj jako zapis partii albo utworzony przez program podzemi. Jest tylko pokazywany, nigdzie nie zostaje.
replay-choose-file = Wybierz plik
replay-which = Partia w pliku
replay-which-one = Partia { $number }
replay-file-large = Ten plik jest za duży: dozwolone jest najwyżej { $max } kB.
replay-file-unreadable = Ten plik nie jest zapisem partii: nie zaczyna się tak, jak zapis się zaczyna.
replay-player = Gracz { $number }
replay-not-over = Partia jeszcze trwa. Powtórka będzie, gdy się skończy.
replay-behind = { $moves ->
    [one] opóźnienie: { $moves } ruch
    [few] opóźnienie: { $moves } ruchy
    [many] opóźnienie: { $moves } ruchów
   *[other] opóźnienie: { $moves } ruchu
}
replay-watch-open = Oglądaj z odkrytymi kartami
replay-ask-open = Niech widzowie widzą wszystko
replay-ask-open-why = Tylko gdy zgadzają się wszyscy gracze. Widzowie widzą wtedy wszystkie karty, co najmniej { $delay ->
    [one] { $delay } ruch
    [few] { $delay } ruchy
   *[other] { $delay } ruchów
} i całą rundę później.
replay-delay = Odkryty widok jest opóźniony o
replay-delay-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
replay-left = Dalszy ciąg innej partii od ruchu { $at }
replay-keys = ← → o ruch · Shift i ← → o rundę · spacja odtwarza
replay-on-how = Zajmujesz jedno miejsce, pozostałe grają boty. To, czego na swoim miejscu w tej chwili nie wiesz, jest rozdawane na nowo, tak samo jak każde dobranie i każdy rzut od tej chwili: powtórka niczego ci nie mówi o tym, co nadejdzie.
replay-on-seat = Twoje miejsce
replay-on-bots = Pozostali
replay-on-start = Zajmij miejsce

# All open: what one seat alone knows.
open-hand = Na ręce
open-added = Dołożone do podziemi
open-discarded = Odrzucone zakryte
open-drawn = Dobrane rozkazy
open-held = Rozkazy na ręce
open-planned = Wybrane rozkazy
open-battle = Plan walki
open-spied = Podpatrzone karty
open-dice = Użyte kości

luck-title = Losowość do sprawdzenia
luck-hash = Skrót losowości tej partii
luck-why = Ustalono go, zanim partia się zaczęła. Po jej końcu widać ziarno i sól, a każdy może sprawdzić, że wynika z nich każde tasowanie i każdy rzut.
luck-old = Ten stół jest starszy niż sprawdzanie: na początku nie pokazano żadnego skrótu.
luck-working = Sprawdzam…
luck-fits = Wszystko się zgadza.
luck-not-proved = Coś się nie zgadza.
luck-statement = Tekst, z którego liczony jest skrót
luck-seed = Ziarno
luck-salt = Sól
luck-seal-proved = Zapis jest nieuszkodzony: pieczęć pasuje.
luck-seal-failed = Zapis jest zmieniony lub uszkodzony: pieczęć nie pasuje.
luck-seal-absent = Zapis nie ma pieczęci.
luck-commitment-proved = Ziarno i sól dają skrót, który podaje zapis.
luck-commitment-failed = Ziarno i sól nie dają skrótu, który podaje zapis.
luck-commitment-absent = Zapis nie ma soli: przed partią niczego nie obiecano.
luck-shown-proved = To skrót pokazany na początku.
luck-shown-failed = To nie jest skrót pokazany na początku.
luck-shown-absent = Nie ma skrótu z początku, z którym można by porównać.
luck-actions-proved = { $count ->
    [one] Zasady pozwalają na tę jedną akcję.
    [few] Zasady pozwalają na wszystkie { $count } akcje.
    [many] Zasady pozwalają na wszystkie { $count } akcji.
   *[other] Zasady pozwalają na wszystkie { $count } akcji.
}
luck-actions-failed = Zasady nie pozwalają na akcję { $at }.
luck-actions-absent = Akcji nie sprawdzano.
luck-chance-proved = { $count ->
    [one] Jedyne tasowanie lub rzut wynika z ziarna.
    [few] Wszystkie wyniki losowe ({ $count }) wynikają z ziarna.
    [many] Wszystkie wyniki losowe ({ $count }) wynikają z ziarna.
   *[other] Wszystkie wyniki losowe ({ $count }) wynikają z ziarna.
}
luck-chance-failed = Po akcji { $at } tasowanie lub rzut nie wynika z ziarna.
luck-chance-absent = Nie wykazano, że tasowania i rzuty wynikają z ziarna.
luck-result-proved = Wynik jest tym, do którego prowadzą zasady.
luck-result-failed = Zasady prowadzą do innego wyniku.
luck-result-absent = Nie było wyniku do sprawdzenia.
luck-browser-proved = Twoja przeglądarka sama policzyła skrót z ziarna i soli: jest taki sam.
luck-browser-failed = Twojej przeglądarce z ziarna i soli wychodzi inny skrót.
luck-browser-absent = Na stronie bez https przeglądarka nie pozwala liczyć skrótów: to tylko słowo serwera. Na własnym komputerze sprawdzi to `podzemi replay --verify`.
