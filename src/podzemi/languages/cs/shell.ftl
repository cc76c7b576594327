### Prohlížeč: úvod, nový stůl, stůl, nastavení, o hře.

shell-tagline = Deskové hry z podzemí pro přátele, roboty a dlouhé večery
shell-loading = Kreslím mapu…
shell-failed = Něco se nepovedlo. Zkuste to znovu.
shell-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
shell-refused-with-clause = { $reason } ({ $clause })
shell-home = Podzemí, úvodní stránka
shell-skip = Přeskočit k obsahu
shell-close = Zavřít
shell-save = Uložit
shell-to-home = Na úvodní stránku
shell-lost-page = Tahle chodba nikam nevede. Taková stránka není.

## Nastavení

shell-settings = Nastavení
shell-settings-of = Nastavení: { $name }
shell-language = Jazyk
shell-theme = Světlo
shell-theme-system = podle systému
shell-theme-day = den, pergamen
shell-theme-night = noc, kámen
shell-theme-to-day = Přepnout na den
shell-theme-to-night = Přepnout na noc
shell-your-name = Vaše jméno
shell-name-changed = Od teď jste { $name }.
shell-ink-at-once = Rovnou inkoustem
shell-ink-at-once-why = Stačí jedno kliknutí. Co ukončí váš tah nebo odkryje něco skrytého, se přesto zeptá.

## Úvod

shell-welcome = Vítejte. Vezměte si pochodeň.
shell-welcome-how = Vyberte hru a hrajete: ostatní místa obsadí roboti. Bez účtu, bez instalace.
shell-games = Hry
shell-play = Hrát s roboty
shell-new-table = Nový stůl
shell-players-range = { $min } až { $max }
shell-minutes = { $minutes } min
shell-open-tables = Otevřené stoly
shell-lobby-count = čeká { $waiting } · hraje se { $playing }
shell-no-tables = Žádný otevřený stůl. Rozsviťte nějaký a kdo přijde první, přisedne si.
shell-hosted-by = zve { $host }
shell-seats-taken = obsazeno { $taken } z { $players } míst
shell-sit-down = Přisednout
shell-watch = Dívat se
shell-to-table = Ke stolu
shell-friends = Hra s přáteli
shell-friends-how = Rozsviťte stůl, pošlete odkaz a každý hraje ve svém jazyce.
shell-light-a-table = Rozsvítit stůl
shell-your-tables =
    { $count ->
        [one] Váš stůl
        [few] Vaše { $count } stoly
       *[other] Vašich { $count } stolů
    }
shell-resume = { $name }, vaše partie pokračuje
shell-resume-gathering = { $name }, váš stůl se schází
shell-game-with = { $game }, hrají { $names }
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
shell-me = { $name } (vy)
shell-friend = Někdo z přátel
shell-bot-option = Robot: { $bot }
shell-options = Varianty
shell-usual = obvyklé
shell-make-public = Ukázat stůl všem
shell-make-public-why = Jinak ho najdou jen lidé s odkazem.
shell-starts-at-once = Všechna místa jsou obsazená, partie začne hned.
shell-light-the-table = Rozsvítit stůl
shell-start = Začít partii
shell-no-such-game = Tato hra tu ještě není.
shell-table-public = Otevřeno všem
shell-table-by-link = Jen s odkazem
shell-gathering-open =
    { $open ->
        [one] Jedno místo je ještě volné.
        [few] { $open } místa jsou ještě volná.
       *[other] { $open } míst je ještě volných.
    }
shell-gathering-ready = Všichni jsou tu. Začněte, kdy chcete.
shell-gathering-host-starts = Všichni jsou tu. Partii spustí { $host }.
shell-seat-open = volno
shell-seat-open-why = kdo přijde první
shell-seat-here = je tu
shell-add-bot = Robot: { $bot }
shell-stand-up = Vstát
shell-clear-seat = Uvolnit místo
shell-invite-link = Odkaz pro pozvané
shell-invite-why = Pošlete tento odkaz přátelům. Funguje i v telefonu.
shell-copy = Kopírovat
shell-copied = Odkaz je zkopírovaný.
shell-copy-by-hand = Prohlížeč nedovolí kopírovat; označte odkaz a zkopírujte ho ručně.
shell-copy-link = Zkopírovat odkaz na tento stůl
shell-qr = QR kód
shell-qr-label = QR kód odkazu pro pozvané

## Stůl

shell-no-such-table = Takový stůl není. Možná je odkaz neúplný.
shell-players = Hráči
shell-you = vy
shell-bot = robot
shell-seat-deciding = rozhoduje
shell-seat-waiting = čeká
shell-seat-away = pryč
shell-views = Pohledy
shell-tab-table = Stůl
shell-tab-side = Přehled
shell-log = Záznam
shell-rules = Pravidla
shell-rules-of = Pravidla: { $game }
shell-public-view = Veřejný pohled
shell-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
shell-your-turn = Jste na tahu
shell-ask-label = Rozhodnutí
shell-choices = Možnosti
shell-ask-mine = Rozhodujete vy, { $name }
shell-ask-waiting = Čeká se: { $names }
shell-ask-sending = Na cestě…
shell-ask-choose = Co uděláte?
shell-ask-others = Teď rozhodují ostatní.
shell-ask-look-around = Zatím si můžete všechno prohlížet.
shell-spectator = Díváte se a vidíte, co smí vidět každý.
shell-take-back = Vzít zpět
shell-lost-small = Bez spojení
shell-lost = Pochodeň bliká. Nic se neztratilo.
shell-lost-for =
    { $seconds ->
        [one] Bez spojení už { $seconds } sekundu. Zkouším znovu.
        [few] Bez spojení už { $seconds } sekundy. Zkouším znovu.
       *[other] Bez spojení už { $seconds } sekund. Zkouším znovu.
    }
shell-try-now = Zkusit hned
shell-back =
    { $moves ->
        [one] Jste zpět. Mezitím proběhl jeden tah.
        [few] Jste zpět. Mezitím proběhly { $moves } tahy.
       *[other] Jste zpět. Mezitím proběhlo { $moves } tahů.
    }

## Konec

shell-over = Partie skončila
shell-result = Výsledek
shell-again = Znovu ve stejné sestavě
shell-rematch-waits = Nový stůl se stejnými hráči už čeká.
shell-join-rematch = K novému stolu
shell-record = Zápis partie
shell-look-at-table = Prohlédnout stůl

## Klávesy

shell-keys = Klávesnice
shell-key-digits = vybrat n-tou odpověď
shell-key-enter = potvrdit volbu inkoustem
shell-key-u = smazat tužku
shell-key-esc = smazat tužku, zavřít okno
shell-key-g = na další dovolený cíl
shell-key-question = vysvětlit, co je vybrané
shell-key-l = do záznamu
shell-key-tab = další oblast

## O hře

shell-about = O Podzemí
shell-about-what = Podzemí dovoluje hrát deskové hry z podzemí do posledního pravidla, s přáteli i proti robotům, a běží na kterémkoli počítači.
shell-about-publishers = Hry a jejich vydavatelé
shell-about-not-affiliated = Toto je volný projekt fanoušků. Není spojen s autory ani vydavateli her a nebyl jimi schválen; názvy patří svým majitelům. Pravidla podáváme vlastními slovy, obrázky jsou naše nebo volně licencované. Líbí-li se vám hra, kupte si krabici.
shell-about-credits = Poděkování
shell-about-icons = Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0. Barvy a velikosti byly změněny.
shell-about-font = Písmo: { $font }, { $makers }, SIL Open Font License 1.1.
shell-about-privacy = Co se ukládá
shell-about-privacy-text = Jméno hosta, cookie, podle které vás server pozná, a odehrané partie, a to jen na tomto serveru. Nikam jinam se nic neposílá.
shell-version = Verze { $version }
shell-licence = licence MIT
