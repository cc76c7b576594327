### Řeči u stolu.

talk-title = Chat
talk-unread =
    { $count ->
        [one] jedna nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
talk-none = Zatím nikdo nic nenapsal.
talk-line-label = Napsat ostatním u stolu
talk-send = Odeslat
talk-phrases = Rychlé fráze
talk-phrases-why = Každý je čte ve svém jazyce.
talk-watchers = z hlediště
talk-watchers-why = Hráči tě neslyší, dokud partie neskončí.
talk-heard = { $name }: { $text }
talk-more = Další možnosti: { $name } a tato zpráva
talk-mute = Ztlumit: { $name }
talk-unmute = Zrušit ztlumení: { $name }
talk-muted-now = Ztlumeno u všech stolů: { $name }.
talk-heard-again = Ztlumení zrušeno: { $name }.
talk-muted-people = Ztlumení lidé
talk-profile = Profil: { $name }
talk-report = Nahlásit tuto zprávu
talk-report-title = Nahlásit tuto zprávu?
talk-report-why = Přečte si ji správce serveru i s tím, co zaznělo kolem. { $name } se o tom nedozví.
talk-report-reason = Co je špatně?
talk-report-reason-insult = Urážka nebo výhrůžka
talk-report-reason-spam = Reklama nebo spam
talk-report-reason-cheating = Vyzrazování tajemství partie
talk-report-reason-other = Něco jiného
talk-report-note = Chceš něco dodat?
talk-report-send = Nahlásit
talk-reported = Děkujeme. Někdo se na to podívá.
talk-not-now = Zrušit
talk-option = Chat u stolu
talk-option-why = Krátké zprávy a rychlé fráze; každý může kohokoli ztlumit.
talk-rated = Počítá se do hodnocení
talk-rated-why = Výsledek změní hodnocení všech v této hře; jakmile tah přejde dál, nic se nebere zpět.
shell-key-t = otevřít chat

phrase-hello = Ahoj!
phrase-good_luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-well_played = Dobře zahrané!
phrase-nice_move = Pěkný tah!
phrase-wow = Páni!
phrase-ouch = Au!
phrase-hurry_up = Pospěš si, prosím.
phrase-one_moment = Chvilku, prosím.
phrase-back_soon = Hned jsem zpátky.
phrase-yes = Ano.
phrase-no = Ne.
phrase-good_game = Pěkná partie!
phrase-rematch = Dáme si odvetu?
phrase-goodbye = Na shledanou!

refusal-talk_off = U tohoto stolu je chat vypnutý.
refusal-talk_empty = V té zprávě není nic čitelného.
refusal-talk_too_long =
    { $max ->
        [one] Zpráva smí mít nejvýš { $max } znak.
        [few] Zpráva smí mít nejvýš { $max } znaky.
       *[other] Zpráva smí mít nejvýš { $max } znaků.
    }
refusal-talk_too_fast = Ne tolik zpráv najednou. Počkej pár sekund.
refusal-unknown_line = Taková zpráva není.
refusal-unknown_person = Nikdo takový tu není, nebo žádná z jeho partií není veřejná.
refusal-too_many_mutes =
    { $max ->
        [one] Ztlumit můžeš nejvýš { $max } člověka.
        [few] Ztlumit můžeš nejvýš { $max } lidi.
       *[other] Ztlumit můžeš nejvýš { $max } lidí.
    }
