### Pred partiou a okolo nej: zoznam stolov, dvere, pripravenosť, moje stoly.

refusal-table_password = Heslo stola má 1 až { $max } viditeľných znakov.
refusal-locked = Tento stôl je zamknutý. Zadaj jeho heslo.
refusal-no_entry = Taký stôl tu nie je, alebo heslo nesedí.
refusal-no_watching = Pri tomto stole sa nikto pozerať nesmie.
refusal-kicked = Hostiteľ ťa od tohto stola poslal preč. Znova si sem sadnúť nejde.
refusal-table_closed = Tento stôl bol zrušený: všetci odišli skôr, ako sa partia začala.
refusal-not_ready = Ešte nie sú pripravení všetci: { $names }.
refusal-nobody_there = Nesedí tam nikto, kto by mohol byť hostiteľom.

## Zoznam stolov

lobby-featured = Práve sa hrá
lobby-only = Iný stôl teraz otvorený nie je.
lobby-search = Hľadať podľa mena
lobby-filter = Filter
lobby-game = Hra
lobby-any-game = akákoľvek hra
lobby-players = Hráči
lobby-any-number = akýkoľvek počet
lobby-phase = Partia
lobby-phase-any = čaká alebo beží
lobby-phase-gathering = čaká na hráčov
lobby-phase-playing = beží
lobby-free = Voľné miesta
lobby-free-any = ľubovoľne
lobby-free-count =
    { $count ->
        [one] aspoň { $count }
        [few] aspoň { $count }
       *[other] aspoň { $count }
    }
lobby-clock = Čas
lobby-clock-any = s hodinami aj bez nich
lobby-clock-yes = s hodinami
lobby-clock-no = bez hodín
lobby-door = Heslo
lobby-door-any = s heslom aj bez neho
lobby-door-open = bez hesla
lobby-door-locked = s heslom
lobby-language = Jazyk
lobby-language-any = akýkoľvek jazyk
lobby-mine = Len moje stoly
lobby-none = Taký stôl tu práve nie je.
lobby-clear = Zrušiť filter
lobby-more =
    { $count ->
        [one] Ukázať ešte jeden
        [few] Ukázať ešte { $count }
       *[other] Ukázať ešte { $count }
    }
lobby-left-out =
    { $count ->
        [one] Ešte jeden stôl tu nie je vypísaný. Nájdeš ho filtrom.
        [few] Ešte { $count } stoly tu nie sú vypísané. Nájdeš ich filtrom.
       *[other] Ešte { $count } stolov tu nie je vypísaných. Nájdeš ich filtrom.
    }
lobby-locked = Heslo
lobby-no-watching = Pozerať sa nesmie nikto

## Dvere

door-title = Kto smie prísť
door-password = Heslo
door-password-why = Ak netreba, nechaj prázdne. Tvoj pozývací odkaz pustí priateľov aj bez neho.
door-watching = Ostatní sa smú pozerať
door-watching-why = Kto sa pozerá, vidí len to, čo smú vidieť všetci.
door-language = Jazyk pri stole
door-language-why = Pre toho, kto hľadá stôl; hru číta každý vo svojom jazyku.
door-locked = Tento stôl je zamknutý
door-locked-why = Zadaj heslo, alebo si od hostiteľa vypýtaj pozývací odkaz.
door-unknown = Taký stôl tu nie je, alebo je zamknutý
door-unknown-why = Možno odkaz nie je celý. Ak má stôl heslo, zadaj ho tu.
door-enter = Vstúpiť

## Schádzanie

gather-abandoned = Všetci odišli. Partiu dohrali roboti.
gather-ready = pripravené
gather-not-ready = ešte nie
gather-i-am-ready = Môžeme začať
gather-not-yet = Ešte nie
gather-ask = Sú všetci pripravení?
gather-waiting-for = Ešte chýba: { $names }.
gather-host = hostiteľ
gather-make-host = Odovzdať hostiteľstvo
gather-send-away = Poslať preč
gather-send-away-title = Poslať preč: { $name }?
gather-send-away-why = { $name } sa to dozvie a pri tomto stole si už nesadne.
gather-keep = Nech zostane
gather-leave = Odísť od stola
gather-leave-why = Tvoje miesto sa uvoľní a hostiteľstvo prejde na ďalšieho.
gather-leave-last = Nikto iný tu nie je: stôl sa zruší.
gather-stay = Zostať
gather-kicked = Hostiteľ ťa od tohto stola poslal preč.
gather-closed = Tento stôl bol zrušený: všetci odišli skôr, ako sa partia začala.
gather-fill = Obsadiť voľné miesta robotmi
gather-locked = S heslom
gather-no-watching = Bez divákov
gather-rematch = Ešte raz
gather-rematch-why = Každý si presadol o jedno miesto. Partia sa začne, keď súhlasia všetci.
gather-rematch-declined = Pri tomto stole už nehráš.
gather-accept = Hrať znova
gather-decline = Nie, vďaka
gather-offer = Ostatní sa pýtajú, či si zahráš znova.
gather-keeps = hrá za: { $name }
gather-bot-sits = { $name } je preč, hrá robot.
gather-is-back = { $name } je späť.
gather-new-host = Hostiteľom je teraz { $name }.

## Moje stoly

turns-title = Moje stoly
turns-label =
    { $count ->
        [0] Moje stoly
       *[other] Moje stoly: pri { $count } si na ťahu
    }
turns-your-turn = si na ťahu
turns-others = rozhodujú ostatní
turns-gathering = čaká na hráčov
turns-ready = môžeme začať?
turns-rematch = ešte raz?
turns-kept = hrá za teba robot
turns-with =
    { $bots ->
        [0] { $names }
        [one] { $names } a jeden robot
        [few] { $names } a { $bots } roboti
       *[other] { $names } a { $bots } robotov
    }
turns-bots =
    { $bots ->
        [one] jeden robot
        [few] { $bots } roboti
       *[other] { $bots } robotov
    }
turns-alone = sólo
turns-notify = Daj mi vedieť, keď som na ťahu
turns-notify-why = Oznámenie prehliadača, keď je táto stránka na pozadí.
turns-notify-blocked = Prehliadač tejto stránke oznámenia nedovoľuje. Povoliť ich môžeš v jeho nastaveniach.
turns-together = Všetky na jednej stránke
turns-forward = Do popredia
turns-over = koniec
turns-note = Si na ťahu: { $game }
