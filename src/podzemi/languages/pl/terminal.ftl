### Terminal: tabele, pytania i raporty polecenia `podzemi`.

terminal-you = Ty
terminal-player = Gracz { $number }
terminal-bots-there-are = Boty: { $bots }
terminal-players = od { $min } do { $max } { $max ->
    [one] gracza
   *[other] graczy
}, około { $minutes } min
terminal-option = opcja
terminal-values = wartości
terminal-meaning = znaczenie
terminal-clause = punkt zasad
terminal-default-marked = * to wartość domyślna; inną ustawia --option NAZWA=WARTOŚĆ.
terminal-matches = Partie
terminal-interrupted = Przerwano: rozegrano { $done } z { $total }.
terminal-seat = miejsce
terminal-bot = bot
terminal-wins = wygrane
terminal-share = udział
terminal-interval = przedział 95%
terminal-native = kod natywny
terminal-compiled = skompilowany
terminal-pure = czysty Python

terminal-simulated = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, liczba decyzji: { $decisions }, ziarno { $seed }, decyzji na sekundę procesora: { $rate } ({ $seconds } s)
terminal-lengths = decyzji na partię: średnio { $mean }, od { $min } do { $max }
terminal-match-failed = Partia { $index } (ziarno { $seed }) skończyła się błędem: { $error }

terminal-arena = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, liczba rozdań: { $deals }, miejsca się zmieniają, ziarno { $seed }
terminal-fair = ┊ sprawiedliwy udział { $fair }
terminal-teams = { $game }: { $first } na wszystkich miejscach jednej strony przeciw { $second }, liczba graczy { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }
terminal-teams-sides = strony
terminal-teams-matches = partie
terminal-teams-won = wygrane
terminal-teams-lost = przegrane
terminal-teams-drawn = nierozstrzygnięte
terminal-teams-all = wszystko
terminal-round-robin = { $game }: każdy z każdym, liczba graczy { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }
terminal-points = punkty
terminal-against = przeciw
terminal-above = { $bot }: więcej niż { $mark } (błąd najwyżej 5%).
terminal-below = { $bot }: mniej niż { $mark } (błąd najwyżej 5%).
terminal-open = { $bot }: czy więcej, czy mniej niż { $mark }, jeszcze nie wiadomo.
terminal-thinking = { $bot } myśli: połowa decyzji do { $median } ms, 95% do { $p95 } ms, najdłuższa { $worst } ms

terminal-record = Wiersz { $line }: { $game }, liczba graczy: { $players }, ziarno { $seed }
terminal-record-bad = Wiersz { $line }: { $error }
terminal-replayed = { $records ->
    [0] Nie ma żadnego zapisu.
    [one] { $records } zapis: odtworzone { $good }, błędne { $bad }, także z ziarna { $seeded }.
    [few] { $records } zapisy: odtworzone { $good }, błędne { $bad }, także z ziarna { $seeded }.
    [many] { $records } zapisów: odtworzone { $good }, błędne { $bad }, także z ziarna { $seeded }.
   *[other] { $records } zapisu: odtworzone { $good }, błędne { $bad }, także z ziarna { $seeded }.
}

terminal-bench = { $game }: wywołania na sekundę procesora
terminal-bench-measuring = mierzę grę { $game } ({ $engine }) …
terminal-bench-no-numpy = bez NumPy nie da się zmierzyć: { $whats } (pip install 'podzemi[batch]')
terminal-bench-players = graczy: { $players }
terminal-bench-bytes = { $game }: stan zajmuje { $sizes } bajtów (zapisany · w kodzie natywnym)
terminal-bench-import = import podzemi: { $ms } ms procesora
terminal-not-compiled = Silnik nie jest skompilowany; dlaczego, powie `podzemi doctor`.

terminal-serving = Podzemí działa pod adresem { $url }
terminal-serving-plain = Boty mają tu jeden poziom, podpowiedzi nie podają szans, a partii nie można przeanalizować: brakuje gier w kodzie maszynowym. Co zrobić, powie `podzemi doctor`.
terminal-serving-no-lan = Nie znaleziono sieci: inne urządzenia nie połączą się z tym serwerem.
terminal-serving-lan = W twojej sieci: { $url }
terminal-serving-stop = Serwer zatrzymuje Ctrl-C.

terminal-prompt = 1–{ $count }, ? zasady, q wyjście:
terminal-prompt-staged = 1–{ $count }, słowo do wyszukania, b wstecz, v plansza, ? zasady, q wyjście:
terminal-more = Enter: następne ({ $count }).
terminal-nothing-found = Nic tu nie zawiera „{ $words }”.
terminal-no-rulebook = Ta gra nie ma tu zasad.
terminal-page = Enter: dalej, q: koniec:
terminal-not-a-choice = Wpisz liczbę od 1 do { $count }, ? aby zobaczyć zasady, albo q, aby wyjść.
terminal-forced = Jedyna możliwość: { $action }.
terminal-i-am = Enter pokaże to, co widzi { $name }, q wyjście:
terminal-left = Partia jest zapisana. Graj dalej poleceniem: { $command }
terminal-offer-record = Zapisać dotychczasową partię do pliku? Podaj nazwę albo naciśnij Enter:
terminal-wrote = Zapisano w { $file }.
terminal-bot-failed = Program bota zawiódł i zagrano za niego pierwszą możliwą akcję: { $problem }

## Welcome to the Dungeon

terminal-wd-header = Runda { $round } · { $hero } · { $hp ->
    [one] { $hp } punkt życia
    [few] { $hp } punkty życia
    [many] { $hp } punktów życia
   *[other] { $hp } punktu życia
} · { $deck ->
    [one] { $deck } karta w talii
    [few] { $deck } karty w talii
    [many] { $deck } kart w talii
   *[other] { $deck } karty w talii
} · { $cards ->
    [one] { $cards } karta w podziemiach
    [few] { $cards } karty w podziemiach
    [many] { $cards } kart w podziemiach
   *[other] { $cards } karty w podziemiach
}
terminal-wd-players = Gracze
terminal-wd-in = w grze
terminal-wd-passed = pas
terminal-wd-out = poza grą
terminal-wd-kit = Ekwipunek
terminal-wd-monsters = Potwory
terminal-wd-monster = potwór
terminal-wd-strength = siła
terminal-wd-seen = znane
terminal-wd-beaten-by = pokonuje go
terminal-wd-dungeon = Podziemia
terminal-wd-empty = puste
terminal-wd-own = Twoje na stosie: { $monsters }
terminal-wd-run = Wyprawa
terminal-wd-odds = Wyprawa od razu teraz: szansa przeżycia około { $percent }%, { $unknown ->
    [0] znasz wszystkie karty
    [one] { $unknown } nieznana karta
    [few] { $unknown } nieznane karty
    [many] { $unknown } nieznanych kart
   *[other] { $unknown } nieznanej karty
}.
terminal-wd-pass-runner = Jeśli spasujesz, od razu wchodzi { $name }.
terminal-wd-last-card = To ostatnia karta talii: kto ją weźmie, musi wejść.
terminal-wd-card-beaten = { $monster }: pokonuje go { $tile }.
terminal-wd-card-hurts = { $monster }: nic go nie pokonuje, punkty życia { $before } → { $after }.

## Doktor

doctor-python = Python
doctor-python-fix = Podzemí wymaga Pythona 3.11 lub nowszego: zainstaluj go i ponownie uruchom `make env`.
doctor-python-fix-installed = Podzemí wymaga Pythona 3.11 lub nowszego: zainstaluj je w takim.
doctor-engine = Silnik
doctor-engine-fix = Działa jako czysty Python, kilka razy wolniej; skompiluje go `make compile`.
doctor-engine-fix-installed = Działa jako czysty Python, kilka razy wolniej: ta instalacja nie ma skompilowanego silnika. Zainstaluj pakiet zbudowany dla twojego systemu.
doctor-engine-pure-fix = Skompilowany silnik wyłącza PODZEMI_PURE; usuń tę zmienną, aby mieć pełną szybkość.
doctor-native = Gry w kodzie maszynowym
doctor-native-fix = Brakuje ich: boty mają jeden poziom, podpowiedzi nie podają szans, a partii nie można przeanalizować. Zbuduje je `make compile`; jeśli nie ma kompilatora, pobierze go z PyPI.
doctor-native-fix-installed = Brakuje ich: boty mają jeden poziom, podpowiedzi nie podają szans, a partii nie można przeanalizować. Zainstaluj pakiet zbudowany dla twojego systemu.
doctor-compiler = Kompilator C
doctor-compiler-fix = Nie ma żadnego; aby skompilować silnik, zainstaluj gcc albo clang. Wszystko działa i bez niego, tylko wolniej.
doctor-header-fix = Brakuje plików nagłówkowych Pythona; aby skompilować silnik, zainstaluj je (python3-dev).
doctor-rules = Zasady
doctor-rules-fix = Partia złamała zasadę: uruchom `make clean` i `make compile`, a jeśli to się powtórzy, zgłoś to.
doctor-rules-fix-installed = Partia złamała zasadę: zainstaluj Podzemí ponownie, a jeśli to się powtórzy, zgłoś to.
doctor-catalogues = Języki
doctor-catalogues-fix = W którymś języku brakuje komunikatów: dodaj je do jego plików .ftl.
doctor-server = Serwer
doctor-server-fix = `podzemi serve` wymaga dodatkowych pakietów: pip install 'podzemi[server]'.
doctor-web = Klient do przeglądarki
doctor-web-fix = Nie ma go tu: uruchom `make web` albo zainstaluj pakiet `podzemi-web`. Terminal działa i bez niego.
doctor-web-fix-installed = Brakuje go: zainstaluj Podzemí ponownie. Terminal działa i bez niego.
doctor-storage = Magazyn danych
doctor-storage-fix = W tym katalogu nie da się zapisywać: wybierz inny przez --data albo PODZEMI_DATA.
doctor-sqlite-fix = Ta SQLite jest za stara: użyj nowszego Pythona.
doctor-port = Port
doctor-port-fix = Coś już tam nasłuchuje, może działające Podzemí: wybierz inny przez --port.
doctor-browser = Przeglądarka do testów
doctor-browser-fix = Nie ma żadnej; testy w przeglądarce wymagają Chromium. Granie nie.
doctor-verdict = { $problems ->
    [0] Wszystko w porządku.
    [one] { $problems } problem.
    [few] { $problems } problemy.
    [many] { $problems } problemów.
   *[other] { $problems } problemu.
}
terminal-plays-at-random = Gra { $game } nie ma bota { $bot }: gra losowo
terminal-new-game = Zapisano: { $folder }. Zainstaluj: `pip install -e { $folder }`, potem `podzemi play { $game }`.
