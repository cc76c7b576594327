### Przeglądarka: strona główna, nowy stół, stół, ustawienia, o grze.

shell-tagline = Gry planszowe z podziemi dla przyjaciół, botów i długich wieczorów
shell-loading = Kreślę mapę…
shell-failed = Coś się nie udało. Spróbuj jeszcze raz.
shell-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
shell-home = Podzemí, strona główna
shell-skip = Przejdź do treści
shell-close = Zamknij
shell-save = Zapisz
shell-to-home = Na stronę główną
shell-nav = Główne strony
shell-nav-play = Graj
shell-nav-learn = Nauka
shell-nav-replays = Powtórki
shell-nav-profile = Profil
shell-learn-game = Nauka: { $game }
shell-lost-page = Ten korytarz prowadzi donikąd. Nie ma takiej strony.

## Ustawienia

shell-settings = Ustawienia
shell-settings-of = Ustawienia: { $name }
shell-language = Język
shell-theme = Wygląd
shell-theme-system = jak w systemie
shell-theme-day = dzień, pergamin
shell-theme-night = noc, kamień
shell-theme-to-day = Przełącz na dzień
shell-theme-to-night = Przełącz na noc
shell-your-name = Twoja nazwa
shell-name-changed = Od teraz nazywasz się { $name }.
shell-ink-at-once = Graj jednym kliknięciem
shell-ink-at-once-why = Wystarczy jedno kliknięcie. To, co kończy turę albo odsłania coś ukrytego, i tak wymaga potwierdzenia.

## Strona główna

shell-welcome = Witaj. Weź pochodnię.
shell-welcome-how = Naucz się gry w dziesięć minut albo od razu usiądź do stołu: pozostałe miejsca zajmą boty. Bez konta, bez instalacji.
shell-welcome-back = Witaj ponownie
shell-welcome-again = Weź znów pochodnię.
shell-welcome-back-how = Zagraj kolejną partię, naucz się następnej gry albo dosiądź się do kogoś.
shell-welcome-new = Pierwszy raz tutaj
shell-teach-me = Naucz mnie gry
shell-games = Gry
shell-play = Zagraj z botami
shell-new-table = Nowy stół
shell-players-range = od { $min } do { $max }
shell-minutes = { $minutes } min
shell-open-tables = Otwarte stoły
shell-lobby-count = czeka { $waiting } · w grze { $playing }
shell-no-tables = Nie ma otwartych stołów. Załóż własny, a kto pierwszy przyjdzie, ten się dosiądzie.
shell-hosted-by = gospodarz: { $host }
shell-waiting = przy stole: { $names }
shell-seats-taken = zajęte miejsca: { $taken } z { $players }
shell-sit-down = Usiądź
shell-watch = Oglądaj
shell-to-table = Przejdź do stołu
shell-friends = Gra z przyjaciółmi
shell-friends-how = Załóż stół, wyślij link, a każdy zagra w swoim języku.
shell-your-tables =
    { $count ->
        [one] Twój stół
        [few] Twoje { $count } stoły
       *[many] Twoich { $count } stołów
    }
shell-your-turn-in = Twoja kolej przy { $count } z { $tables } { $tables ->
        [one] stołu
       *[other] stołów
    }
shell-your-turn-name = { $name }, twoja kolej
shell-resume = { $name }, twoja partia wciąż trwa
shell-resume-gathering = { $name }, przy twoim stole zbierają się gracze
shell-game-with = { $game }, przy stole { $names }
shell-take-the-torch = Weź pochodnię

## Nowy stół i oczekiwanie

shell-seats = Miejsca
shell-player-count = Liczba graczy
shell-count-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
shell-seat-number = Miejsce { $number }
shell-me = { $name } (ty)
shell-friend = Ktoś z przyjaciół
shell-bot-option = Bot: { $bot }
shell-options = Opcje
shell-usual = { $value } (domyślnie)
shell-make-public = Pokaż stół wszystkim
shell-make-public-why = Inaczej znajdą go tylko osoby z linkiem.
shell-starts-at-once = Wszystkie miejsca są zajęte, partia zacznie się od razu.
shell-light-the-table = Załóż stół
shell-start = Rozpocznij partię
shell-no-such-game = Nie ma tu takiej gry.
shell-table-public = Otwarty dla wszystkich
shell-table-by-link = Tylko z linkiem
shell-gathering-open =
    { $open ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $open } miejsca są jeszcze wolne.
       *[many] { $open } miejsc jest jeszcze wolnych.
    }
shell-gathering-ready = Wszyscy już są. Zaczynaj, kiedy chcesz.
shell-gathering-host-starts = Wszyscy już są. Partię rozpoczyna { $host }.
shell-seat-open = wolne
shell-seat-open-why = kto pierwszy, ten siada
shell-seat-here = przy stole
shell-bot-names = Otto, Ida, Emil, Wera, Hugo, Nina, Bruno, Klara
shell-stand-up = Wstań
shell-clear-seat = Zwolnij miejsce
shell-invite-link = Link z zaproszeniem
shell-invite-why = Wyślij ten link przyjaciołom. Działa także w telefonie.
shell-copy = Kopiuj
shell-copied = Link skopiowany.
shell-copy-by-hand = Przeglądarka nie pozwala kopiować; zaznacz link i skopiuj go ręcznie.
shell-copy-link = Skopiuj link do tego stołu
shell-seat-says = „{ $text }”
shell-share = Udostępnij
shell-qr = Kod QR
shell-qr-label = Kod QR linku z zaproszeniem

## Stół

shell-players = Gracze
shell-you = ty
shell-bot = bot
shell-seat-deciding = decyduje
shell-seat-waiting = czeka
shell-seat-away = nie ma przy stole
shell-let-bot-play = Niech gra bot
shell-meet = Kim jest { $name }?
shell-take-seat-back = Wróć na swoje miejsce
shell-leave-to-bot = Oddaj miejsce botowi
shell-views = Widoki
shell-tab-table = Stół
shell-tab-side = Przegląd
shell-log = Dziennik
shell-newest = Do najnowszego
shell-rules = Zasady
shell-rules-of = Zasady: { $game }
shell-why = Dlaczego?
shell-why-line = Co mówią o tym zasady
shell-read-on = W zasadach
shell-public-view = Widok publiczny
shell-aim = Cel gry
shell-aim-who = Pokaż, kim jestem (gdy nikt nie patrzy)
shell-aim-close = Rozumiem
shell-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
shell-your-turn = Twoja kolej
shell-ask-label = Decyzja
shell-choices = Możliwości
shell-ask-mine = Twoja decyzja, { $name }
shell-ask-waiting = Czekamy na: { $names }
shell-ask-playing = Właśnie się dzieje
shell-ask-sending = Wysyłam…
shell-ask-late = Jeszcze w drodze: serwer na razie nie odpowiada.
shell-ask-choose = Co robisz?
shell-ask-others = Teraz decydują inni.
shell-ask-look-around = Tymczasem możesz się swobodnie rozglądać.
shell-spectator = Oglądasz grę i widzisz tylko to, co jest jawne.
shell-bot-keeps = Gra za ciebie bot, dopóki nie wrócisz na swoje miejsce.
shell-take-back = Cofnij
shell-undo = Cofnij
shell-undo-what = Cofnij: { $action }
shell-undone = { $name } cofa ostatnią decyzję.
shell-lost-small = Brak połączenia
shell-lost = Pochodnia migocze: brak połączenia. Nic nie przepadło.
shell-restart-small = Serwer uruchamia się ponownie
shell-restart = Partia jest zapisana. Za chwilę gramy dalej.
shell-lost-for =
    { $seconds ->
        [one] Brak połączenia od { $seconds } sekundy. Próbuję dalej.
        [few] Brak połączenia od { $seconds } sekund. Próbuję dalej.
       *[many] Brak połączenia od { $seconds } sekund. Próbuję dalej.
    }
shell-try-now = Spróbuj teraz
shell-back =
    { $moves ->
        [one] Znów jesteś przy stole. W tym czasie wykonano jeden ruch.
        [few] Znów jesteś przy stole. W tym czasie wykonano { $moves } ruchy.
       *[many] Znów jesteś przy stole. W tym czasie wykonano { $moves } ruchów.
    }

## Koniec

shell-over = Koniec partii
shell-reckoning = Trwa liczenie punktów
shell-result = Wynik
shell-again = Jeszcze raz w tym samym składzie
shell-rematch-waits = Nowy stół z tymi samymi graczami już czeka.
shell-join-rematch = Przejdź do nowego stołu
shell-record = Zapis partii
shell-look-at-table = Obejrzyj stół

## Klawisze

shell-keys = Klawiatura
shell-key-digits = wybierz n-tą odpowiedź
shell-key-enter = potwierdź wybór zaznaczony ołówkiem
shell-key-u = usuń wybór zaznaczony ołówkiem, a gdy go nie ma, cofnij ostatnią decyzję
shell-key-esc = usuń wybór zaznaczony ołówkiem, zamknij okno
shell-key-g = do następnego dozwolonego celu
shell-key-question = objaśnij, co jest zaznaczone
shell-covered-line = Coś, co wiesz tylko ty; pokaże to klawisz H.
shell-key-h = zakryj to, co widzisz tylko ty
shell-key-l = do dziennika
shell-key-tab = następny obszar

## O grze

shell-about = O Podzemí
shell-about-what = W Podzemí zagrasz w gry planszowe o podziemiach według pełnych zasad, z przyjaciółmi albo przeciw botom; działa na każdym komputerze.
shell-about-publishers = Gry i ich wydawcy
shell-about-not-affiliated = To wolny projekt miłośników gier. Nie jest związany z autorami ani wydawcami gier i nie został przez nich zatwierdzony; nazwy należą do ich właścicieli. Zasady opisujemy własnymi słowami, obrazy są nasze albo na wolnych licencjach. Jeśli gra ci się podoba, kup pudełko.
shell-about-credits = Podziękowania
shell-about-icons = Ikony: game-icons.net (Lorc, Delapouite i inni), CC BY 3.0. Zmieniono kolory i rozmiary; drzeworyty wyrył z nich skrypt.
shell-about-font = Krój pisma: { $font }, { $makers }, SIL Open Font License 1.1.
shell-about-privacy = Co jest zapisywane
shell-about-privacy-text = Nazwa, ciasteczko, po którym serwer cię poznaje, to, co grasz i mówisz przy stołach, które sceny nauki masz za sobą, i skrót ostatniego adresu; z kontem także skrót hasła. Wszystko tylko na tym serwerze; na stronie „Konto” możesz to pobrać albo usunąć.
shell-version = Wersja { $version }
shell-licence = licencja MIT
