# Přátelé, pozvánky a rychlé partie.

refusal-too_many_friends = Tvůj seznam přátel je plný ({ $max }).
refusal-too_many_asked = Na odpověď čeká už mnoho tvých žádostí o přátelství ({ $max }). Některé nejdřív vezmi zpět.
refusal-too_many_blocked = Tvůj seznam zablokovaných lidí je plný ({ $max }).
refusal-too_many_invited = K tomuto stolu je pozváno už dost lidí ({ $max }).
refusal-asked_too_often = Za krátkou dobu oslovuješ příliš mnoho lidí. Chvíli počkej.
refusal-no_friend = Ke stolu můžeš zvát jen přátele.
refusal-no_invitation = Tato pozvánka už neplatí.

invite-region = Pozvánky
invite-title = { $name } tě zve ke hře { $game }
invite-who = U stolu: { $names }
invite-join = Přisednout
invite-decline = Odmítnout
invite-later = Teď ne

friend-title = Přátelé
friend-none = Zatím tu nemáš žádné přátele. Oslov někoho jménem nebo na jeho profilu.
friend-name = Jméno
friend-ask = Oslovit
friend-ask-somebody = Nabídnout někomu přátelství
friend-ask-them = Nabídnout přátelství
friend-asked-now = Nabídka odeslána: { $name }.
friend-asking = Nabízejí ti přátelství
friend-agree = Přijmout
friend-decline = Odmítnout
friend-asked = Zatím bez odpovědi
friend-take-back = Vzít zpět
friend-blocked = Zablokovaní
friend-block = Zablokovat
friend-block-why = Nic od tohoto člověka se k tobě nedostane: žádné nabídky ani pozvánky. On to nepozná.
friend-unblock = Odblokovat
friend-remove = Odebrat
friend-remove-them = Odebrat z přátel
friend-here = právě tu je
friend-away = není tu
friend-at = u stolu: { $game }
friend-to-table = Ke stolu
friend-all = Všichni přátelé
friend-here-now = Právě tu jsou
friend-nobody-here = Nikdo z tvých přátel tu teď není.
friend-invite-title = Pozvat přátele
friend-invite = Pozvat
friend-invite-them = Pozvat: { $name }
friend-invited = pozvánka odeslána
friend-cannot-come = nemůže přijít
friend-sits = u stolu
friend-cancel = Zrušit

quick-button = Rychlá partie
quick-title = Rychlá partie: { $game }
quick-why = Dostaneš místo tam, kde někdo čeká. Když nikdo nečeká, založíš stůl a po chvíli si na volná místa sednou roboti.
quick-wait = Čekat na lidi
quick-wait-30 = 30 sekund
quick-wait-60 = 1 minutu
quick-wait-120 = 2 minuty
quick-wait-300 = 5 minut
quick-bots = Roboti
quick-go = Najít stůl
quick-cancel = Zrušit
quick-fills = Roboti si na volná místa sednou za { $time }.
quick-fills-now = Roboti už přicházejí.
quick-soon = roboti za { $time }

app-install = Nainstalovat jako aplikaci
app-install-why = Podzemí dostane vlastní ikonu a okno.

web-offline = Server není dostupný
web-offline-help = Jsi bez připojení, nebo má server krátkou přestávku. Tvoje stoly jsou uložené: jakmile se spojení obnoví, hraje se dál.
web-offline-again = Zkusit znovu
