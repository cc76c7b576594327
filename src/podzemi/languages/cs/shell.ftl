### Prohlížeč: úvod, nový stůl, stůl, nastavení, o hře.

shell-tagline = Deskové hry z podzemí pro přátele, roboty a dlouhé večery
shell-loading = Kreslím mapu…
shell-failed = Něco se nepovedlo. Zkus to znovu.
shell-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
shell-home = Podzemí, úvodní stránka
shell-skip = Přeskočit k obsahu
shell-close = Zavřít
shell-save = Uložit
shell-to-home = Na úvodní stránku
shell-nav = Hlavní stránky
shell-nav-play = Hrát
shell-nav-learn = Naučit se
shell-nav-replays = Záznamy
shell-nav-profile = Profil
shell-learn-game = Naučit se: { $game }
shell-lost-page = Tahle chodba nikam nevede. Taková stránka není.

## Nastavení

shell-settings = Nastavení
shell-settings-of = Nastavení: { $name }
shell-language = Jazyk
shell-theme = Vzhled
shell-theme-system = podle systému
shell-theme-day = den, pergamen
shell-theme-night = noc, kámen
shell-theme-to-day = Přepnout na den
shell-theme-to-night = Přepnout na noc
shell-your-name = Tvoje jméno
shell-name-changed = Odteď se jmenuješ { $name }.
shell-ink-at-once = Hrát na jedno kliknutí
shell-ink-at-once-why = Stačí jedno kliknutí. Co ukončí tvůj tah nebo odkryje něco skrytého, se přesto zeptá.

## Úvod

shell-welcome = Vítej. Vezmi si pochodeň.
shell-welcome-how = Nauč se hru za deset minut, nebo si rovnou sedni: ostatní místa obsadí roboti. Bez účtu, bez instalace.
shell-welcome-back = Vítej zpátky
shell-welcome-again = Vezmi si znovu pochodeň.
shell-welcome-back-how = Zahraj si další partii, nauč se další hru, nebo si k někomu přisedni.
shell-welcome-new = Jsi tu poprvé
shell-teach-me = Nauč mě hru
shell-games = Hry
shell-play = Hrát s roboty
shell-new-table = Nový stůl
shell-players-range = { $min } až { $max }
shell-minutes = { $minutes } min
shell-open-tables = Otevřené stoly
shell-lobby-count = čeká { $waiting } · hraje se { $playing }
shell-no-tables = Žádný otevřený stůl. Založ nějaký, a kdo přijde první, přisedne si.
shell-hosted-by = hostitel: { $host }
shell-waiting = u stolu: { $names }
shell-seats-taken = obsazeno { $taken } { $players ->
    [one] z { $players } místa
   *[other] z { $players } míst
}
shell-sit-down = Přisednout
shell-watch = Dívat se
shell-to-table = Ke stolu
shell-friends = Hra s přáteli
shell-friends-how = Založ stůl, pošli odkaz a každý hraje ve svém jazyce.
shell-your-tables =
    { $count ->
        [one] Tvůj stůl
        [few] Tvé { $count } stoly
       *[other] Tvých { $count } stolů
    }
shell-your-turn-in = Jsi na tahu u { $count } z { $tables } { $tables ->
        [one] stolu
       *[other] stolů
    }
shell-your-turn-name = { $name }, jsi na tahu
shell-resume = { $name }, tvoje partie pokračuje
shell-resume-gathering = { $name }, u tvého stolu se scházejí hráči
shell-game-with = { $game }, u stolu { $names }
shell-take-the-torch = Vzít pochodeň

## Nový stůl a čekání

shell-seats = Místa
shell-player-count = Počet hráčů
shell-count-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
shell-seat-number = Místo { $number }
shell-me = { $name } (ty)
shell-friend = Někdo z přátel
shell-bot-option = Robot: { $bot }
shell-options = Možnosti hry
shell-usual = { $value } (výchozí)
shell-make-public = Ukázat stůl všem
shell-make-public-why = Jinak ho najdou jen lidé s odkazem.
shell-starts-at-once = Všechna místa jsou obsazená, partie začne hned.
shell-light-the-table = Založit stůl
shell-start = Začít partii
shell-no-such-game = Taková hra tu není.
shell-table-public = Otevřeno všem
shell-table-by-link = Jen s odkazem
shell-gathering-open =
    { $open ->
        [one] Jedno místo je ještě volné.
        [few] { $open } místa jsou ještě volná.
       *[other] { $open } míst je ještě volných.
    }
shell-gathering-ready = Všichni jsou tu. Můžeš začít, kdy chceš.
shell-gathering-host-starts = Všichni jsou tu. Partii spustí { $host }.
shell-seat-open = volno
shell-seat-open-why = kdo přijde první
shell-seat-here = u stolu
shell-bot-names = Otto, Ida, Emil, Věra, Hugo, Nina, Bruno, Klára
shell-stand-up = Vstát
shell-clear-seat = Uvolnit místo
shell-invite-link = Odkaz pro pozvané
shell-invite-why = Pošli tento odkaz přátelům. Funguje i v telefonu.
shell-copy = Kopírovat
shell-copied = Odkaz je zkopírovaný.
shell-copy-by-hand = Prohlížeč nedovolí kopírovat; označ odkaz a zkopíruj ho ručně.
shell-copy-link = Zkopírovat odkaz na tento stůl
shell-seat-says = „{ $text }“
shell-share = Sdílet
shell-qr = QR kód
shell-qr-label = QR kód odkazu pro pozvané

## Stůl

shell-players = Hráči
shell-you = ty
shell-bot = robot
shell-seat-deciding = rozhoduje
shell-seat-waiting = čeká
shell-seat-away = pryč
shell-let-bot-play = Ať hraje robot
shell-meet = Kdo je { $name }?
shell-take-seat-back = Vzít si místo zpět
shell-leave-to-bot = Přenechat místo robotovi
shell-views = Pohledy
shell-tab-table = Stůl
shell-tab-side = Přehled
shell-log = Záznam
shell-newest = K nejnovějšímu
shell-rules = Pravidla
shell-rules-of = Pravidla: { $game }
shell-why = Proč?
shell-why-line = Co o tom říkají pravidla
shell-read-on = V pravidlech
shell-public-view = Veřejný pohled
shell-aim = Cíl hry
shell-aim-who = Ukázat, kdo jsem (jen když se nikdo nedívá)
shell-aim-close = Rozumím
shell-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
shell-your-turn = Jsi na tahu
shell-ask-label = Rozhodnutí
shell-choices = Možnosti
shell-ask-mine = Rozhoduješ ty, { $name }
shell-ask-waiting = Na tahu: { $names }
shell-ask-playing = Právě se děje
shell-ask-sending = Odesílám…
shell-ask-late = Ještě na cestě: server zatím neodpověděl.
shell-ask-choose = Co uděláš?
shell-ask-others = Teď rozhodují ostatní.
shell-ask-look-around = Zatím si můžeš všechno prohlížet.
shell-spectator = Sleduješ hru a vidíš jen to, co smí vidět každý.
shell-bot-keeps = Hraje za tebe robot, dokud si místo nevezmeš zpět.
shell-take-back = Vzít zpět
shell-undo = Zpět
shell-undo-what = Vzít zpět: { $action }
shell-undone = { $name } bere poslední rozhodnutí zpět.
shell-lost-small = Bez spojení
shell-lost = Pochodeň zablikala: není spojení. Nic se neztratilo.
shell-restart-small = Server se restartuje
shell-restart = Partie je uložená. Za chvilku pokračujeme.
shell-lost-for =
    { $seconds ->
        [one] Bez spojení už { $seconds } sekundu. Zkouším znovu.
        [few] Bez spojení už { $seconds } sekundy. Zkouším znovu.
       *[other] Bez spojení už { $seconds } sekund. Zkouším znovu.
    }
shell-try-now = Zkusit hned
shell-back =
    { $moves ->
        [one] Jsi zpět. Mezitím proběhl jeden tah.
        [few] Jsi zpět. Mezitím proběhly { $moves } tahy.
       *[other] Jsi zpět. Mezitím proběhlo { $moves } tahů.
    }

## Konec

shell-over = Partie skončila
shell-reckoning = Počítají se body
shell-result = Výsledek
shell-again = Znovu ve stejné sestavě
shell-rematch-waits = Nový stůl se stejnými hráči už čeká.
shell-join-rematch = K novému stolu
shell-record = Záznam partie
shell-look-at-table = Prohlédnout stůl

## Klávesy

shell-keys = Klávesnice
shell-key-digits = vybrat n-tou odpověď
shell-key-enter = potvrdit volbu zakreslenou tužkou
shell-key-u = zrušit volbu zakreslenou tužkou; není-li žádná, vzít zpět poslední rozhodnutí
shell-key-esc = zrušit volbu zakreslenou tužkou, zavřít okno
shell-key-g = na další dovolený cíl
shell-key-question = vysvětlit, co je vybrané
shell-covered-line = Něco, co víš jen ty; ukáže to klávesa H.
shell-key-h = zakrýt, co smíš vidět jen ty
shell-key-l = do záznamu
shell-key-tab = další oblast

## O hře

shell-about = O Podzemí
shell-about-what = V Podzemí si zahraješ deskové hry z podzemí podle úplných pravidel, s přáteli i proti robotům; běží na každém počítači.
shell-about-publishers = Hry a jejich vydavatelé
shell-about-not-affiliated = Toto je volný projekt fanoušků. Není spojen s autory ani vydavateli her a nebyl jimi schválen; názvy patří svým majitelům. Pravidla podáváme vlastními slovy, obrázky jsou naše nebo volně licencované. Líbí-li se ti hra, kup si krabici.
shell-about-credits = Poděkování
shell-about-icons = Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0. Barvy a velikosti byly změněny; dřevoryty z nich vyryl skript.
shell-about-font = Písmo: { $font }, { $makers }, SIL Open Font License 1.1.
shell-about-privacy = Co se ukládá
shell-about-privacy-text = Jméno, cookie, podle které tě server pozná, co u stolů hraješ a říkáš, které scény výuky máš za sebou, a otisk poslední adresy; s účtem i otisk hesla. Všechno jen na tomto serveru; na stránce „Účet“ si to můžeš stáhnout nebo smazat.
shell-version = Verze { $version }
shell-licence = licence MIT
