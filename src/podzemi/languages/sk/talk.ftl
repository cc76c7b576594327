### Reči pri stole.

talk-title = Chat
talk-unread =
    { $count ->
        [one] jedna nová správa
        [few] { $count } nové správy
       *[other] { $count } nových správ
    }
talk-none = Zatiaľ nikto nič nenapísal.
talk-line-label = Napísať ostatným pri stole
talk-send = Odoslať
talk-phrases = Rýchle frázy
talk-phrases-why = Každý ich číta vo svojom jazyku.
talk-watchers = z hľadiska
talk-watchers-why = Hráči ťa nepočujú, kým sa partia neskončí.
talk-heard = { $name }: { $text }
talk-more = Ďalšie možnosti: { $name } a táto správa
talk-mute = Stlmiť: { $name }
talk-unmute = Zrušiť stlmenie: { $name }
talk-muted-now = Stlmené pri všetkých stoloch: { $name }.
talk-heard-again = Stlmenie zrušené: { $name }.
talk-muted-people = Stlmení ľudia
talk-profile = Profil: { $name }
talk-report = Nahlásiť túto správu
talk-report-title = Nahlásiť túto správu?
talk-report-why = Prečíta si ju správca servera aj s tým, čo zaznelo okolo. { $name } sa o tom nedozvie.
talk-report-reason = Čo je zle?
talk-report-reason-insult = Urážka alebo vyhrážka
talk-report-reason-spam = Reklama alebo spam
talk-report-reason-cheating = Prezrádzanie tajomstiev partie
talk-report-reason-other = Niečo iné
talk-report-note = Chceš niečo dodať?
talk-report-send = Nahlásiť
talk-reported = Ďakujeme. Niekto sa na to pozrie.
talk-not-now = Zrušiť
talk-option = Chat pri stole
talk-option-why = Krátke správy a rýchle frázy; každý môže kohokoľvek stlmiť.
talk-rated = Počíta sa do hodnotenia
talk-rated-why = Výsledok zmení hodnotenie všetkých v tejto hre; keď ťah prejde ďalej, nič sa neberie späť.
shell-key-t = otvoriť chat

phrase-hello = Ahoj!
phrase-good_luck = Veľa šťastia!
phrase-thanks = Vďaka!
phrase-sorry = Prepáč!
phrase-well_played = Dobre zahrané!
phrase-nice_move = Pekný ťah!
phrase-wow = Páni!
phrase-ouch = Au!
phrase-hurry_up = Poponáhľaj sa, prosím.
phrase-one_moment = Chvíľku, prosím.
phrase-back_soon = Hneď som späť.
phrase-yes = Áno.
phrase-no = Nie.
phrase-good_game = Pekná partia!
phrase-rematch = Dáme si odvetu?
phrase-goodbye = Dovidenia!

refusal-talk_off = Pri tomto stole je chat vypnutý.
refusal-talk_empty = V tej správe nie je nič čitateľné.
refusal-talk_too_long =
    { $max ->
        [one] Správa smie mať najviac { $max } znak.
        [few] Správa smie mať najviac { $max } znaky.
       *[other] Správa smie mať najviac { $max } znakov.
    }
refusal-talk_too_fast = Nie toľko správ naraz. Počkaj pár sekúnd.
refusal-unknown_line = Taká správa nie je.
refusal-unknown_person = Nikto taký tu nie je, alebo žiadna z jeho partií nie je verejná.
refusal-too_many_mutes =
    { $max ->
        [one] Stlmiť môžeš najviac { $max } človeka.
        [few] Stlmiť môžeš najviac { $max } ľudí.
       *[other] Stlmiť môžeš najviac { $max } ľudí.
    }
