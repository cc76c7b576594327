# Znajomi, zaproszenia i szybkie partie.

refusal-too_many_friends = Twoja lista znajomych jest pełna ({ $max }).
refusal-too_many_asked = Na odpowiedź czeka już wiele twoich zaproszeń do znajomych ({ $max }). Najpierw cofnij niektóre z nich.
refusal-too_many_blocked = Twoja lista zablokowanych osób jest pełna ({ $max }).
refusal-too_many_invited = Do tego stołu zaproszono już dość osób ({ $max }).
refusal-asked_too_often = W krótkim czasie zwracasz się do zbyt wielu osób. Poczekaj chwilę.
refusal-no_friend = Do stołu możesz zapraszać tylko znajomych.
refusal-no_invitation = To zaproszenie już nie obowiązuje.

invite-region = Zaproszenia
invite-title = { $name } zaprasza cię do gry { $game }
invite-who = Przy stole: { $names }
invite-join = Dołącz
invite-decline = Odrzuć
invite-later = Nie teraz

friend-title = Znajomi
friend-none = Nie masz tu jeszcze znajomych. Zaproś kogoś po nazwie albo z jego profilu.
friend-name = Nazwa
friend-ask = Zaproś
friend-ask-somebody = Zaproś kogoś do znajomych
friend-ask-them = Zaproś do znajomych
friend-asked-now = Zaproszenie wysłane: { $name }.
friend-asking = Chcą dołączyć do znajomych
friend-agree = Przyjmij
friend-decline = Odrzuć
friend-asked = Jeszcze bez odpowiedzi
friend-take-back = Cofnij
friend-blocked = Zablokowani
friend-block = Zablokuj
friend-block-why = Nic od tej osoby do ciebie nie dotrze: żadne prośby ani zaproszenia. Ta osoba się o tym nie dowie.
friend-unblock = Odblokuj
friend-remove = Usuń
friend-remove-them = Usuń ze znajomych
friend-here = jest teraz tutaj
friend-away = nie ma tutaj
friend-at = przy stole: { $game }
friend-to-table = Przejdź do stołu
friend-all = Wszyscy znajomi
friend-here-now = Są teraz tutaj
friend-nobody-here = Nie ma tu teraz nikogo z twoich znajomych.
friend-invite-title = Zaproś znajomych
friend-invite = Zaproś
friend-invite-them = Zaproś: { $name }
friend-invited = zaproszenie wysłane
friend-cannot-come = nie może przyjść
friend-sits = przy stole
friend-cancel = Anuluj

quick-button = Szybka partia
quick-title = Szybka partia: { $game }
quick-why = Dostajesz miejsce tam, gdzie ktoś czeka. Jeśli nikt nie czeka, zakładasz stół, a po chwili wolne miejsca zajmują boty.
quick-wait = Czekaj na ludzi
quick-wait-30 = 30 sekund
quick-wait-60 = 1 minutę
quick-wait-120 = 2 minuty
quick-wait-300 = 5 minut
quick-bots = Boty
quick-go = Znajdź stół
quick-cancel = Anuluj
quick-fills = Boty zajmą wolne miejsca za { $time }.
quick-fills-now = Boty już idą.
quick-soon = boty za { $time }

app-install = Zainstaluj jako aplikację
app-install-why = Podzemí dostanie własną ikonę i okno.

web-offline = Serwer jest nieosiągalny
web-offline-help = Nie masz połączenia albo serwer ma krótką przerwę. Twoje stoły są zapisane: gdy tylko połączenie wróci, gra toczy się dalej.
web-offline-again = Spróbuj ponownie
