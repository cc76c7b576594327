# Ludzie: nazwy, hasła, konta i kto pilnuje porządku.

person-gone = Dawny gracz

refusal-name_letters = Nazwa składa się z liter jednego alfabetu, cyfr i zwykłych znaków i ma co najmniej jedną literę lub cyfrę.
refusal-name_reserved = Ta nazwa należy do gospodarza. Wybierz inną.
refusal-name_taken = Ktoś tu już ma taką nazwę albo łudząco podobną. Wybierz inną.
refusal-password_length = Hasło ma od { $min } do { $max } znaków.
refusal-password_plain = To jedno z haseł, które każdy sprawdza najpierw. Wybierz inne, na przykład kilka słów pod rząd.
refusal-already_account = Masz już konto.
refusal-no_account = Jesteś tu gościem; do tego potrzebne jest konto.
refusal-wrong_sign_in = Nazwa i hasło do siebie nie pasują.
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

admin-cli-granted = { $name } pilnuje tu odtąd porządku; strona to /admin.
admin-cli-revoked = { $name } nie pilnuje tu już porządku.
admin-cli-none = Nikt jeszcze nie pilnuje tu porządku: podzemi admin grant NAZWA
admin-cli-unknown = Nie ma konta o nazwie „{ $name }”. Gość musi najpierw zachować nazwę w przeglądarce na stronie „Konto”.
admin-cli-code = Z tym kodem ratunkowym { $name } może raz się zalogować i ustawić nowe hasło, w ciągu { $hours } godzin:
