# Ludzie: imiona, hasła, konta i kto pilnuje porządku.

person-gone = Dawny gracz

refusal-name_letters = Nazwa składa się z liter jednego alfabetu, cyfr i zwykłych znaków i ma co najmniej jedną literę lub cyfrę.
refusal-name_reserved = Ta nazwa jest zastrzeżona. Wybierz inną.
refusal-name_taken = Ktoś tu już ma taką nazwę albo łudząco podobną. Wybierz inną.
refusal-password_length = Hasło ma od { $min } do { $max } znaków.
refusal-password_plain = To jedno z haseł, które każdy sprawdza najpierw. Wybierz inne, na przykład kilka słów pod rząd.
refusal-already_account = Masz już konto.
refusal-no_account = Jesteś tu gościem; do tego potrzebne jest konto.
refusal-wrong_sign_in = Nazwa i hasło do siebie nie pasują.
refusal-passkey_wrong = Ten klucz dostępu tu nie pasuje.
refusal-passkey_late = To trwało zbyt długo. Spróbuj jeszcze raz.
refusal-passkey_name = Klucz dostępu potrzebuje nazwy mającej najwyżej { $most } znaków.
refusal-passkey_site = Klucze dostępu wymagają nazwy hosta, a tutaj serwer jest dostępny pod adresem liczbowym.
refusal-unknown_passkey = Nie ma już takiego klucza dostępu.
refusal-too_many_passkeys = Konto może mieć najwyżej { $most } kluczy dostępu.
refusal-wrong_code = Nazwa i kod do siebie nie pasują albo kod został już użyty.
refusal-wrong_password = To nie jest twoje hasło.
refusal-wrong_name = To nie jest twoja nazwa w postaci podanej wyżej.
refusal-too_many_tries =
    { $seconds ->
        [one] Zbyt wiele błędnych prób. Poczekaj sekundę i spróbuj ponownie.
        [few] Zbyt wiele błędnych prób. Poczekaj { $seconds } sekundy i spróbuj ponownie.
       *[many] Zbyt wiele błędnych prób. Poczekaj { $seconds } sekund i spróbuj ponownie.
    }
refusal-banned =
    { $until ->
        [none] Na tym serwerze nie możesz już grać. Powód: { $reason }
       *[other] Na tym serwerze nie możesz grać do { $until }. Powód: { $reason }
    }
refusal-ban_reason = Blokada wymaga powodu o długości najwyżej { $max } znaków: ta osoba go przeczyta.
refusal-ban_hours = Blokada trwa od 1 do { $max } godzin albo na zawsze.
refusal-ban_admin = Nie można zablokować administratora. Najpierw trzeba odebrać mu to prawo: podzemi admin revoke.

## Polecenie `podzemi admin`

admin-cli-granted = { $name } jest odtąd administratorem; strona: /admin.
admin-cli-revoked = { $name } nie jest już administratorem.
admin-cli-none = Nie ma tu jeszcze administratora: podzemi admin grant NAZWA
admin-cli-unknown = Nie ma konta o nazwie „{ $name }”. Gość musi najpierw zachować nazwę w przeglądarce na stronie „Konto”.
admin-cli-code = Z tym kodem ratunkowym { $name } może raz się zalogować i ustawić nowe hasło, w ciągu { $hours } godzin:
admin-cli-key = Od następnego uruchomienia serwera podpisuje nowy klucz. { $forgotten ->
    [yes] Nic, co podpisano wcześniej, już nie obowiązuje.
   *[other] Co podpisały starsze klucze, nadal obowiązuje.
    }

## Strona konta

account-title = Konto
account-link-guest = Zachowaj nazwę albo zaloguj się
account-sign-in-short = Zaloguj się
account-lead-guest = { $name }, jesteś tu gościem: zna cię tylko ta przeglądarka.
account-lead = { $name }, twoja nazwa działa na każdym urządzeniu.
account-since = Tutaj od { $date }
account-keep = Zachowaj nazwę
account-keep-why = Z hasłem nazwa, stoły i partie należą do ciebie na każdym urządzeniu. E-mail nie jest potrzebny.
account-name = Nazwa
account-password = Hasło
account-password-new = Nowe hasło
account-password-old = Obecne hasło
account-password-help = Co najmniej 8 znaków. Kilka słów pod rząd łatwo zapamiętać, a trudno odgadnąć.
account-password-show = Pokaż
account-password-hide = Ukryj
account-have = Mam już konto
account-sign-in = Zaloguj się
account-bring =
    { $count ->
        [one] Zabierz ze sobą stół z tej przeglądarki
        [few] Zabierz ze sobą { $count } stoły z tej przeglądarki
       *[many] Zabierz ze sobą { $count } stołów z tej przeglądarki
    }
account-bring-why = W przeciwnym razie zostaną przy gościu { $name }, którego znajdziesz tu znowu po wylogowaniu.
account-forgot = Nie pamiętam hasła
account-remember = Jednak pamiętam
account-code = Kod ratunkowy
account-recover = Ustaw hasło i zaloguj się
account-recover-why = Jeden z twoich ośmiu kodów wpuści cię raz. Wszystkie inne urządzenia zostają wylogowane.
account-signed-in = Witaj z powrotem, { $name }.
account-signed-out = Wylogowano.
account-codes = Kody ratunkowe
account-codes-once = Zapisz te kody albo zachowaj plik. Widać je teraz i nigdy więcej; każdy wpuści cię raz, gdy stracisz hasło.
account-codes-file = Kody ratunkowe dla nazwy { $name } na { $server }
account-codes-download = Pobierz
account-codes-copy = Kopiuj
account-codes-copied = Kody są skopiowane.
account-codes-done = Mam je
account-codes-left =
    { $count ->
        [0] Nie ma już żadnego kodu ratunkowego. Utwórz nowe.
        [one] Został jeden kod ratunkowy.
        [few] Zostały { $count } kody ratunkowe.
       *[many] Zostało { $count } kodów ratunkowych.
    }
account-codes-renew = Utwórz nowe kody
account-codes-renew-why = Stare tracą wtedy ważność.
account-change = Zmień hasło
account-change-why = Wszystkie inne urządzenia zostają wylogowane.
account-changed = Hasło jest zmienione.
account-sign-out = Wyloguj się
account-sign-out-everywhere = Wyloguj się wszędzie
account-sign-out-guest = Po wylogowaniu będziesz tu znowu gościem { $name }.
account-machines = To urządzenie i inne
account-session-here = Ta przeglądarka
account-session-unknown = Nieznana przeglądarka
account-session-seen = ostatnio { $date }
account-session-end = Wyloguj { $device }
account-passkeys = Klucze dostępu
account-passkeys-why = Loguj się odciskiem palca, twarzą lub PIN-em zamiast hasłem. Hasło nadal działa.
account-passkeys-none = Nie ma jeszcze żadnego klucza dostępu.
account-passkey-used = ostatnio użyty { $date }
account-passkey-never = jeszcze nieużywany
account-passkey-site = działa na { $site }
account-passkey-add = Dodaj klucz dostępu
account-passkey-add-why = Hasłem potwierdzasz, że to ty.
account-passkey-name = Nazwa klucza dostępu
account-passkey-suggested = Moje urządzenie
account-passkey-rename = Zmień nazwę
account-passkey-rename-which = Zmień nazwę: { $name }
account-passkey-remove = Usuń
account-passkey-remove-which = Usuń: { $name }
account-passkey-save = Zapisz
account-passkey-cancel = Anuluj
account-passkey-added = Klucz dostępu został dodany.
account-passkey-renamed = Nazwa klucza dostępu została zmieniona.
account-passkey-removed = Klucz dostępu został usunięty.
account-passkey-sign-in = Zaloguj się kluczem dostępu
account-passkey-stopped = Nie wybrano klucza dostępu.
account-data = Moje dane
account-data-why = Wszystko, co serwer o tobie wie, w jednym pliku: nazwa, stoły, partie, wiadomości, wyniki.
account-export = Pobierz moje dane
account-delete = Usuń mnie
account-delete-title = Usunąć wszystko o tobie?
account-delete-why = Twoja nazwa się zwalnia, wiadomości znikają, a w trwających partiach gra za ciebie bot. Zakończone partie zostają bez twojej nazwy. Tego nie da się cofnąć.
account-delete-name = Aby potwierdzić, wpisz swoją nazwę, { $name }
account-delete-keep = Zostaw wszystko
account-deleted = Wszystko usunięte. Żegnaj.
account-my-history = Moje partie
account-my-profile = Moja strona publiczna

## Strona tych, którzy pilnują porządku

admin-title = Administracja
admin-lead = Z partii widzisz to, co każdy widz. Cokolwiek zrobisz, zostaje zapisane poniżej.
admin-load = Obciążenie
admin-load-connections = Połączenia
admin-load-people = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
admin-load-rooms = Stoły w pamięci
admin-load-moves = Ruchy na sekundę
admin-load-memory = Pamięć
admin-load-mb = { $count } MB
admin-load-store = Baza danych
admin-load-ms = odpowiada w { $ms } ms
admin-load-version = Wersja
admin-load-since = od { $date }
admin-load-cpu = { $count } s czasu procesora
admin-health = Stan serwera
admin-health-lag = Najdłuższe opóźnienie w minucie
admin-health-milliseconds = { $ms } ms
admin-health-bots = Boty w kolejce
admin-health-sent = Wysłano
admin-health-commits = Zapisy / zatwierdzenia
admin-health-failing = Zawiodło i uruchamia się ponownie: { $work }
admin-health-slow = Powolne żądania
admin-health-errors = Błędy
admin-health-none = Na razie nic.
admin-tables = Stoły
admin-search = Szukaj
admin-tables-search = Nazwa, gra albo stół
admin-phase = Stan
admin-phase-all = wszystkie
admin-phase-gathering = czeka na graczy
admin-phase-playing = w grze
admin-phase-finished = zakończone
admin-table-line = { $phase } · { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    } · { $here ->
        [one] { $here } połączenie
        [few] { $here } połączenia
       *[many] { $here } połączeń
    }
admin-table-hidden = tylko przez link
admin-watch = Oglądaj
admin-bots = Niech grają boty
admin-bots-done = Miejsc pilnują boty; gracze mogą je odzyskać.
admin-end = Zakończ
admin-end-done = Stół jest zamykany.
admin-end-sure = Zakończyć ten stół?
admin-end-why = Stół, który dopiero czeka na graczy, zostaje zamknięty. Trwającą partię dogrywają boty i nikt nie odzyskuje miejsca.
admin-people = Ludzie
admin-people-search = Nazwa albo adres
admin-person-account = konto
admin-person-guest = gość
admin-person-admin = administrator
admin-person-seen = ostatnio tu { $date }
admin-person-here = teraz tutaj
admin-ban = Zablokuj
admin-ban-of = Zablokować: { $name }?
admin-ban-reason = Powód; ta osoba go przeczyta
admin-ban-time = Na jak długo
admin-ban-day = na dzień
admin-ban-week = na tydzień
admin-ban-month = na miesiąc
admin-ban-good = na zawsze
admin-ban-address = Także adres ostatniego połączenia
admin-ban-done = Zablokowano: { $name }.
admin-bans = Blokady
admin-bans-none = Nikt nie ma blokady.
admin-ban-until = do { $date }
admin-ban-over = minęła
admin-ban-lift = Zdejmij
admin-ban-nobody = Ktoś, kogo już tu nie ma
admin-reports = Zgłoszenia
admin-reports-none = Brak zgłoszeń.
admin-report-by = { $reporter } zgłasza: { $accused }
admin-report-verdict = Decyzja, do listy poniżej
admin-report-close = Rozstrzygnij
admin-deeds = Dziennik działań
admin-deeds-none = Jeszcze nic.
admin-deed-ban = blokada
admin-deed-unban = blokada zdjęta
admin-deed-bots = wstawiono boty
admin-deed-end = stół zakończony
admin-deed-report = zgłoszenie rozstrzygnięte
admin-nothing-found = Nic nie znaleziono.
admin-cancel = Anuluj
