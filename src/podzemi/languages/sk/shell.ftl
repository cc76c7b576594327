### Prehliadač: úvod, nový stôl, stôl, nastavenia, o hre.

shell-tagline = Stolové hry z podzemia pre priateľov, robotov a dlhé večery
shell-loading = Kreslím mapu…
shell-failed = Niečo sa nepodarilo. Skús to znova.
shell-unreachable = Server neodpovedá. Skontroluj pripojenie a skús to znova.
shell-home = Podzemí, úvodná stránka
shell-skip = Preskočiť na obsah
shell-close = Zavrieť
shell-save = Uložiť
shell-to-home = Na úvodnú stránku
shell-nav = Hlavné stránky
shell-nav-play = Hrať
shell-nav-learn = Naučiť sa
shell-nav-replays = Záznamy
shell-nav-profile = Profil
shell-learn-game = Naučiť sa: { $game }
shell-lost-page = Táto chodba nikam nevedie. Taká stránka nie je.

## Nastavenia

shell-settings = Nastavenia
shell-settings-of = Nastavenia: { $name }
shell-language = Jazyk
shell-theme = Vzhľad
shell-theme-system = podľa systému
shell-theme-day = deň, pergamen
shell-theme-night = noc, kameň
shell-theme-to-day = Prepnúť na deň
shell-theme-to-night = Prepnúť na noc
shell-your-name = Tvoje meno
shell-name-changed = Odteraz sa voláš { $name }.
shell-ink-at-once = Hrať na jedno kliknutie
shell-ink-at-once-why = Stačí jedno kliknutie. Čo ukončí tvoj ťah alebo odkryje niečo skryté, sa aj tak opýta.

## Úvod

shell-welcome = Vitaj. Vezmi si fakľu.
shell-welcome-how = Nauč sa hru za desať minút, alebo si rovno sadni: ostatné miesta obsadia roboti. Bez účtu, bez inštalácie.
shell-welcome-back = Vitaj späť
shell-welcome-again = Vezmi si znova fakľu.
shell-welcome-back-how = Zahraj si ďalšiu partiu, nauč sa ďalšiu hru, alebo si k niekomu prisadni.
shell-welcome-new = Si tu prvýkrát
shell-teach-me = Nauč ma hru
shell-games = Hry
shell-play = Hrať s robotmi
shell-new-table = Nový stôl
shell-players-range = { $min } až { $max }
shell-minutes = { $minutes } min
shell-open-tables = Otvorené stoly
shell-lobby-count = čaká { $waiting } · hrá sa { $playing }
shell-no-tables = Žiadny otvorený stôl. Založ nejaký, a kto príde prvý, prisadne si.
shell-hosted-by = hostiteľ: { $host }
shell-waiting = pri stole: { $names }
shell-seats-taken = obsadené { $taken } { $players ->
    [one] z { $players } miesta
   *[other] z { $players } miest
}
shell-sit-down = Prisadnúť
shell-watch = Sledovať
shell-to-table = K stolu
shell-friends = Hra s priateľmi
shell-friends-how = Založ stôl, pošli odkaz a každý hrá vo svojom jazyku.
shell-your-tables =
    { $count ->
        [one] Tvoj stôl
        [few] Tvoje { $count } stoly
       *[other] Tvojich { $count } stolov
    }
shell-your-turn-in = Si na ťahu pri { $count } z { $tables } { $tables ->
        [one] stola
       *[other] stolov
    }
shell-your-turn-name = { $name }, si na ťahu
shell-resume = { $name }, tvoja partia pokračuje
shell-resume-gathering = { $name }, pri tvojom stole sa schádzajú hráči
shell-game-with = { $game }, pri stole { $names }
shell-take-the-torch = Vziať fakľu

## Nový stôl a čakanie

shell-seats = Miesta
shell-player-count = Počet hráčov
shell-count-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }
shell-seat-number = Miesto { $number }
shell-me = { $name } (ty)
shell-friend = Niekto z priateľov
shell-bot-option = Robot: { $bot }
shell-options = Možnosti hry
shell-usual = { $value } (predvolené)
shell-make-public = Ukázať stôl všetkým
shell-make-public-why = Inak ho nájdu len ľudia s odkazom.
shell-starts-at-once = Všetky miesta sú obsadené, partia sa začne hneď.
shell-light-the-table = Založiť stôl
shell-start = Začať partiu
shell-no-such-game = Takáto hra tu nie je.
shell-table-public = Otvorené všetkým
shell-table-by-link = Len s odkazom
shell-gathering-open =
    { $open ->
        [one] Jedno miesto je ešte voľné.
        [few] { $open } miesta sú ešte voľné.
       *[other] { $open } miest je ešte voľných.
    }
shell-gathering-ready = Všetci sú tu. Môžeš začať, kedy chceš.
shell-gathering-host-starts = Všetci sú tu. Partiu spustí { $host }.
shell-seat-open = voľné
shell-seat-open-why = kto príde prvý
shell-seat-here = pri stole
shell-bot-names = Otto, Ida, Emil, Viera, Hugo, Nina, Bruno, Klára
shell-stand-up = Vstať
shell-clear-seat = Uvoľniť miesto
shell-invite-link = Odkaz pre pozvaných
shell-invite-why = Pošli tento odkaz priateľom. Funguje aj v telefóne.
shell-copy = Kopírovať
shell-copied = Odkaz je skopírovaný.
shell-copy-by-hand = Prehliadač nedovolí kopírovať; označ odkaz a skopíruj ho ručne.
shell-copy-link = Skopírovať odkaz na tento stôl
shell-seat-says = „{ $text }“
shell-share = Zdieľať
shell-qr = QR kód
shell-qr-label = QR kód odkazu pre pozvaných

## Stôl

shell-players = Hráči
shell-you = ty
shell-bot = robot
shell-seat-deciding = rozhoduje
shell-seat-waiting = čaká
shell-seat-away = preč
shell-let-bot-play = Nech hrá robot
shell-meet = Kto je { $name }?
shell-take-seat-back = Vziať si miesto späť
shell-leave-to-bot = Prenechať miesto robotovi
shell-views = Pohľady
shell-tab-table = Stôl
shell-tab-side = Prehľad
shell-log = Záznam
shell-newest = K najnovšiemu
shell-rules = Pravidlá
shell-rules-of = Pravidlá: { $game }
shell-why = Prečo?
shell-why-line = Čo o tom hovoria pravidlá
shell-read-on = V pravidlách
shell-public-view = Verejný pohľad
shell-aim = Cieľ hry
shell-aim-who = Ukázať, kto som (len keď sa nikto nepozerá)
shell-aim-close = Rozumiem
shell-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } divákov
    }
shell-your-turn = Si na ťahu
shell-ask-label = Rozhodnutie
shell-choices = Možnosti
shell-ask-mine = Rozhoduješ ty, { $name }
shell-ask-waiting = Na ťahu: { $names }
shell-ask-playing = Práve sa deje
shell-ask-sending = Odosielam…
shell-ask-late = Ešte na ceste: server zatiaľ neodpovedal.
shell-ask-choose = Čo urobíš?
shell-ask-others = Teraz rozhodujú ostatní.
shell-ask-look-around = Zatiaľ si môžeš všetko prezerať.
shell-spectator = Sleduješ hru a vidíš len to, čo smie vidieť každý.
shell-bot-keeps = Hrá za teba robot, kým si miesto nevezmeš späť.
shell-take-back = Vziať späť
shell-undo = Späť
shell-undo-what = Vziať späť: { $action }
shell-undone = { $name } berie posledné rozhodnutie späť.
shell-lost-small = Bez spojenia
shell-lost = Fakľa zablikala: nie je spojenie. Nič sa nestratilo.
shell-restart-small = Server sa reštartuje
shell-restart = Partia je uložená. O chvíľu pokračujeme.
shell-lost-for =
    { $seconds ->
        [one] Bez spojenia už { $seconds } sekundu. Skúšam znova.
        [few] Bez spojenia už { $seconds } sekundy. Skúšam znova.
       *[other] Bez spojenia už { $seconds } sekúnd. Skúšam znova.
    }
shell-try-now = Skúsiť hneď
shell-back =
    { $moves ->
        [one] Si späť. Medzitým prebehol jeden ťah.
        [few] Si späť. Medzitým prebehli { $moves } ťahy.
       *[other] Si späť. Medzitým prebehlo { $moves } ťahov.
    }

## Koniec

shell-over = Partia sa skončila
shell-reckoning = Počítajú sa body
shell-result = Výsledok
shell-again = Znova v rovnakej zostave
shell-rematch-waits = Nový stôl s rovnakými hráčmi už čaká.
shell-join-rematch = K novému stolu
shell-record = Záznam partie
shell-look-at-table = Prezrieť stôl

## Klávesy

shell-keys = Klávesnica
shell-key-digits = vybrať n-tú odpoveď
shell-key-enter = potvrdiť voľbu zakreslenú ceruzkou
shell-key-u = zrušiť voľbu zakreslenú ceruzkou; ak žiadna nie je, vziať späť posledné rozhodnutie
shell-key-esc = zrušiť voľbu zakreslenú ceruzkou, zavrieť okno
shell-key-g = na ďalší dovolený cieľ
shell-key-question = vysvetliť, čo je vybrané
shell-covered-line = Niečo, čo vieš len ty; ukáže to kláves H.
shell-key-h = zakryť, čo smieš vidieť len ty
shell-key-l = do záznamu
shell-key-tab = ďalšia oblasť

## O hre

shell-about = O Podzemí
shell-about-what = V Podzemí si zahráš stolové hry z podzemia podľa úplných pravidiel, s priateľmi aj proti robotom; beží na každom počítači.
shell-about-publishers = Hry a ich vydavatelia
shell-about-not-affiliated = Toto je voľný projekt fanúšikov. Nie je spojený s autormi ani vydavateľmi hier a tí ho neschválili; názvy patria svojim majiteľom. Pravidlá podávame vlastnými slovami, obrázky sú naše alebo voľne licencované. Ak sa ti hra páči, kúp si škatuľu.
shell-about-credits = Poďakovanie
shell-about-icons = Ikony: game-icons.net (Lorc, Delapouite a ďalší), CC BY 3.0. Farby a veľkosti boli zmenené; drevorezy z nich vyryl skript.
shell-about-font = Písmo: { $font }, { $makers }, SIL Open Font License 1.1.
shell-about-privacy = Čo sa ukladá
shell-about-privacy-text = Meno, cookie, podľa ktorej ťa server spozná, čo pri stoloch hráš a hovoríš, ktoré scény výučby máš za sebou, a odtlačok poslednej adresy; s účtom aj odtlačok hesla. Všetko len na tomto serveri; na stránke „Účet“ si to môžeš stiahnuť alebo zmazať.
shell-version = Verzia { $version }
shell-licence = licencia MIT
