### Przed partią i wokół niej: lista stołów, drzwi, gotowość, moje stoły.

refusal-table_password = Hasło stołu ma od 1 do { $max } widocznych znaków.
refusal-locked = Ten stół jest zabezpieczony hasłem. Podaj je.
refusal-no_entry = Nie ma takiego stołu albo hasło się nie zgadza.
refusal-no_watching = Tego stołu nie można oglądać.
refusal-kicked = Gospodarz odesłał cię od tego stołu. Nie można tu usiąść ponownie.
refusal-table_closed = Ten stół zamknięto: wszyscy odeszli, zanim partia się zaczęła.
refusal-not_ready = Jeszcze nie wszyscy są gotowi: { $names }.
refusal-nobody_there = Nie siedzi tam nikt, kto mógłby być gospodarzem.

## Lista stołów

lobby-featured = Teraz w grze
lobby-only = Żaden inny stół nie jest teraz otwarty.
lobby-search = Szukaj po nazwie
lobby-filter = Filtr
lobby-game = Gra
lobby-any-game = dowolna gra
lobby-players = Gracze
lobby-any-number = dowolna liczba
lobby-phase = Partia
lobby-phase-any = czeka albo trwa
lobby-phase-gathering = czeka na graczy
lobby-phase-playing = trwa
lobby-free = Wolne miejsca
lobby-free-any = dowolnie
lobby-free-count =
    { $count ->
        [one] co najmniej { $count }
        [few] co najmniej { $count }
       *[many] co najmniej { $count }
    }
lobby-clock = Czas
lobby-clock-any = z zegarem lub bez
lobby-clock-yes = z zegarem
lobby-clock-no = bez zegara
lobby-door = Hasło
lobby-door-any = z hasłem lub bez
lobby-door-open = bez hasła
lobby-door-locked = z hasłem
lobby-language = Język
lobby-language-any = dowolny język
lobby-mine = Tylko moje stoły
lobby-none = Nie ma teraz takiego stołu.
lobby-clear = Wyczyść filtr
lobby-more =
    { $count ->
        [one] Pokaż jeszcze jeden
        [few] Pokaż jeszcze { $count }
       *[many] Pokaż jeszcze { $count }
    }
lobby-left-out =
    { $count ->
        [one] Jeszcze jednego stołu tu nie ma. Znajdziesz go filtrem.
        [few] Jeszcze { $count } stołów tu nie ma. Znajdziesz je filtrem.
       *[many] Jeszcze { $count } stołów tu nie ma. Znajdziesz je filtrem.
    }
lobby-locked = Hasło
lobby-no-watching = Bez widzów

## Drzwi

door-title = Kto może przyjść
door-password = Hasło
door-password-why = Zostaw puste, jeśli nie jest potrzebne. Twój link z zaproszeniem wpuści znajomych i bez niego.
door-watching = Inni mogą się przyglądać
door-watching-why = Kto ogląda, widzi tylko to, co mogą widzieć wszyscy.
door-language = Język przy stole
door-language-why = Dla kogoś, kto szuka stołu; grę każdy czyta w swoim języku.
door-locked = Ten stół jest zabezpieczony hasłem
door-locked-why = Podaj hasło albo poproś gospodarza o link z zaproszeniem.
door-unknown = Nie ma takiego stołu albo ma hasło
door-unknown-why = Może link jest niepełny. Jeśli stół ma hasło, podaj je tutaj.
door-enter = Wejdź

## Zbieranie graczy

gather-abandoned = Wszyscy odeszli. Partię dokończyły boty.
gather-ready = gotowe
gather-not-ready = jeszcze nie
gather-i-am-ready = Możemy zaczynać
gather-not-yet = Jeszcze nie
gather-ask = Czy wszyscy są gotowi?
gather-waiting-for = Czekamy na: { $names }.
gather-host = gospodarz
gather-make-host = Przekaż rolę gospodarza
gather-send-away = Odeślij
gather-send-away-title = Odesłać: { $name }?
gather-send-away-why = { $name } dowie się o tym i nie usiądzie już przy tym stole.
gather-keep = Niech zostanie
gather-leave = Odejdź od stołu
gather-leave-why = Twoje miejsce się zwolni, a gospodarzem zostanie następna osoba.
gather-leave-last = Nikogo innego tu nie ma: stół zostanie zamknięty.
gather-stay = Zostań
gather-kicked = Gospodarz odesłał cię od tego stołu.
gather-closed = Ten stół zamknięto: wszyscy odeszli, zanim partia się zaczęła.
gather-fill = Obsadź wolne miejsca botami
gather-locked = Z hasłem
gather-no-watching = Bez widzów
gather-rematch = Jeszcze raz
gather-rematch-why = Każdy przesiadł się o jedno miejsce. Partia zacznie się, gdy wszyscy się zgodzą.
gather-rematch-declined = Przy tym stole już nie grasz.
gather-accept = Zagraj ponownie
gather-decline = Nie, dziękuję
gather-offer = Pozostali pytają, czy zagrasz ponownie.
gather-keeps = gra za: { $name }
gather-bot-sits = { $name }: chwilowa nieobecność, gra bot.
gather-is-back = { $name } znowu gra.
gather-new-host = Gospodarzem jest teraz { $name }.

## Moje stoły

turns-title = Moje stoły
turns-label =
    { $count ->
        [0] Moje stoły
       *[other] Moje stoły: przy { $count } twój ruch
    }
turns-your-turn = twój ruch
turns-others = decydują inni
turns-gathering = czeka na graczy
turns-ready = możemy zaczynać?
turns-rematch = jeszcze raz?
turns-kept = gra za ciebie bot
turns-with =
    { $bots ->
        [0] { $names }
        [one] { $names } i jeden bot
        [few] { $names } i { $bots } boty
       *[many] { $names } i { $bots } botów
    }
turns-bots =
    { $bots ->
        [one] jeden bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
turns-alone = solo
turns-notify = Daj znać, gdy będzie mój ruch
turns-notify-why = Powiadomienie przeglądarki, gdy ta strona jest w tle.
turns-notify-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz je włączyć w jej ustawieniach.
turns-together = Wszystkie na jednej stronie
turns-forward = Na pierwszy plan
turns-over = koniec
turns-note = Twój ruch: { $game }
