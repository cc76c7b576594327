### Rozmowy przy stole.

talk-title = Czat
talk-unread =
    { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
talk-none = Na razie nikt nic nie napisał.
talk-line-label = Napisz do pozostałych przy stole
talk-send = Wyślij
talk-phrases = Szybkie zwroty
talk-phrases-why = Każdy czyta je we własnym języku.
talk-watchers = z widowni
talk-watchers-why = Gracze nie słyszą cię, dopóki partia się nie skończy.
talk-heard = { $name }: { $text }
talk-more = Więcej możliwości: { $name } i ta wiadomość
talk-mute = Wycisz: { $name }
talk-unmute = Przestań wyciszać: { $name }
talk-muted-now = Wyciszono przy wszystkich stołach: { $name }.
talk-heard-again = Koniec wyciszenia: { $name }.
talk-muted-people = Wyciszone osoby
talk-profile = Profil: { $name }
talk-report = Zgłoś tę wiadomość
talk-report-title = Zgłosić tę wiadomość?
talk-report-why = Przeczyta ją opiekun serwera razem z tym, co padło wokół niej. { $name } się o tym nie dowie.
talk-report-reason = Co jest nie tak?
talk-report-reason-insult = Obelga lub groźba
talk-report-reason-spam = Reklama lub spam
talk-report-reason-cheating = Zdradzanie tajemnic partii
talk-report-reason-other = Coś innego
talk-report-note = Chcesz coś dodać?
talk-report-send = Zgłoś
talk-reported = Dziękujemy. Ktoś się temu przyjrzy.
talk-not-now = Anuluj
talk-option = Czat przy stole
talk-option-why = Krótkie wiadomości i szybkie zwroty; każdy może wyciszyć każdego.
talk-rated = Liczy się do rankingu
talk-rated-why = Wynik zmienia pozycję wszystkich w rankingu tej gry; gdy kolej przechodzi dalej, niczego się nie cofa.
shell-key-t = otwórz czat

phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-well_played = Dobrze zagrane!
phrase-nice_move = Ładny ruch!
phrase-wow = O rany!
phrase-ouch = Au!
phrase-hurry_up = Pospiesz się, proszę.
phrase-one_moment = Chwileczkę, proszę.
phrase-back_soon = Zaraz wracam.
phrase-yes = Tak.
phrase-no = Nie.
phrase-good_game = Świetna partia!
phrase-rematch = Gramy rewanż?
phrase-goodbye = Do widzenia!

refusal-talk_off = Przy tym stole czat jest wyłączony.
refusal-talk_empty = W tej wiadomości nie ma nic do przeczytania.
refusal-talk_too_long =
    { $max ->
        [one] Wiadomość może mieć najwyżej { $max } znak.
        [few] Wiadomość może mieć najwyżej { $max } znaki.
       *[many] Wiadomość może mieć najwyżej { $max } znaków.
    }
refusal-talk_too_fast = Nie tyle wiadomości naraz. Poczekaj kilka sekund.
refusal-unknown_line = Nie ma takiej wiadomości.
refusal-unknown_person = Nie ma tu nikogo takiego albo żadna z jego partii nie jest publiczna.
refusal-too_many_mutes =
    { $max ->
        [one] Możesz wyciszyć najwyżej { $max } osobę.
        [few] Możesz wyciszyć najwyżej { $max } osoby.
       *[many] Możesz wyciszyć najwyżej { $max } osób.
    }
