# Priatelia, pozvánky a rýchle partie.

refusal-too_many_friends = Tvoj zoznam priateľov je plný ({ $max }).
refusal-too_many_asked = Na odpoveď čaká už veľa tvojich žiadostí o priateľstvo ({ $max }). Niektoré najprv vezmi späť.
refusal-too_many_blocked = Tvoj zoznam zablokovaných ľudí je plný ({ $max }).
refusal-too_many_invited = K tomuto stolu je pozvaných už dosť ľudí ({ $max }).
refusal-asked_too_often = Za krátky čas oslovuješ príliš veľa ľudí. Chvíľu počkaj.
refusal-no_friend = K stolu môžeš pozývať len priateľov.
refusal-no_invitation = Táto pozvánka už neplatí.

invite-region = Pozvánky
invite-title = { $name } ťa pozýva na hru { $game }
invite-who = Pri stole: { $names }
invite-join = Prisadnúť
invite-decline = Odmietnuť
invite-later = Teraz nie

friend-title = Priatelia
friend-none = Zatiaľ tu nemáš žiadnych priateľov. Oslov niekoho menom alebo na jeho profile.
friend-name = Meno
friend-ask = Osloviť
friend-ask-somebody = Ponúknuť niekomu priateľstvo
friend-ask-them = Ponúknuť priateľstvo
friend-asked-now = Ponuka odoslaná: { $name }.
friend-asking = Ponúkajú ti priateľstvo
friend-agree = Prijať
friend-decline = Odmietnuť
friend-asked = Zatiaľ bez odpovede
friend-take-back = Vziať späť
friend-blocked = Zablokovaní
friend-block = Zablokovať
friend-block-why = Nič od tohto človeka sa k tebe nedostane: žiadne ponuky ani pozvánky. On to nespozná.
friend-unblock = Odblokovať
friend-remove = Odobrať
friend-remove-them = Odobrať z priateľov
friend-here = práve tu je
friend-away = nie je tu
friend-at = pri stole: { $game }
friend-to-table = K stolu
friend-all = Všetci priatelia
friend-here-now = Práve sú tu
friend-nobody-here = Nikto z tvojich priateľov tu teraz nie je.
friend-invite-title = Pozvať priateľov
friend-invite = Pozvať
friend-invite-them = Pozvať: { $name }
friend-invited = pozvánka odoslaná
friend-cannot-come = nemôže prísť
friend-sits = pri stole
friend-cancel = Zrušiť

quick-button = Rýchla partia
quick-title = Rýchla partia: { $game }
quick-why = Dostaneš miesto tam, kde niekto čaká. Ak nikto nečaká, založíš stôl a po chvíli si na voľné miesta sadnú roboti.
quick-wait = Čakať na ľudí
quick-wait-30 = 30 sekúnd
quick-wait-60 = 1 minútu
quick-wait-120 = 2 minúty
quick-wait-300 = 5 minút
quick-bots = Roboti
quick-go = Nájsť stôl
quick-cancel = Zrušiť
quick-fills = Roboti si na voľné miesta sadnú o { $time }.
quick-fills-now = Roboti už prichádzajú.
quick-soon = roboti o { $time }

app-install = Nainštalovať ako aplikáciu
app-install-why = Podzemí dostane vlastnú ikonu a okno.

web-offline = Server nie je dostupný
web-offline-help = Si bez pripojenia, alebo má server krátku prestávku. Tvoje stoly sú uložené: hneď ako sa spojenie obnoví, hrá sa ďalej.
web-offline-again = Skúsiť znova
