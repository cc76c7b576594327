# The server's own words: refusals of the shell, names of guests, the page of an unbuilt client.

guest-names = Jazvec, Netopier, Sova, Krt, Jež, Vydra, Krkavec, Líška, Rys, Plch, Salamandra, Ropucha, Lasica, Kuna, Svrček, Svätojánska muška

refusal-refused = To tu nie je dovolené.
refusal-malformed = Správu sa nepodarilo prečítať.
refusal-unknown_action = Takú akciu táto hra nepozná.
refusal-stale = Hra sa medzitým posunula. Pozri sa znova a rozhodni sa podľa nového stavu.
refusal-no_undo = Nemáš čo vziať späť: medzitým sa niečo ukázalo, alebo už hrá niekto ďalší.
refusal-not_your_seat = Na tomto mieste nesedíš.
refusal-covered = Obrazovka je zakrytá. Najprv povedz, kto teraz zariadenie drží.
refusal-no_identity = Server ťa ešte nepozná. Načítaj stránku znova.
refusal-unknown_table = Taký stôl neexistuje. Možno je odkaz neúplný.
refusal-unknown_game = Hra s názvom „{ $game_name }“ neexistuje.
refusal-unknown_bot = Robot s menom „{ $bot }“ neexistuje.
refusal-unknown_seat = Také miesto pri tomto stole nie je.
refusal-other_rules = Táto partia sa začala podľa staršej verzie pravidiel a už sa nedá otvoriť.
refusal-too_large = To je naraz priveľa: dovolených je najviac { $max } kB.
refusal-too_fast = To bolo prirýchlo. Chvíľu počkaj a skús to znova.
refusal-too_many_guests = Z tvojej siete prišlo počas hodiny veľa hostí. Skús to neskôr alebo sa prihlás do účtu.
refusal-too_many_tables =
    { $max ->
        [one] Už máš { $max } stôl, ktorý sa neskončil. Najprv ho dohraj alebo opusti.
        [few] Už máš { $max } stoly, ktoré sa neskončili. Najprv niektorý dohraj alebo opusti.
       *[other] Už máš { $max } stolov, ktoré sa neskončili. Najprv niektorý dohraj alebo opusti.
    }
refusal-too_many_tables_here = Z tvojej siete je teraz otvorených priveľa stolov. Skús to neskôr.
refusal-server_full = Server je plný: ďalší stôl sa teraz nedá otvoriť. Skús to neskôr.
refusal-too_many_sockets =
    { $max ->
        [one] Už je otvorený { $max } stôl, tvoj alebo z tvojej siete. Najprv ho zavri.
        [few] Už sú otvorené { $max } stoly, tvoje alebo z tvojej siete. Najprv niektoré zavri.
       *[other] Už je otvorených { $max } stolov, tvojich alebo z tvojej siete. Najprv niektoré zavri.
    }
refusal-bots_busy =
    { $seconds ->
        [one] Roboti pri tvojich stoloch si musia oddýchnuť. Skús to znova o { $seconds } sekundu.
        [few] Roboti pri tvojich stoloch si musia oddýchnuť. Skús to znova o { $seconds } sekundy.
       *[other] Roboti pri tvojich stoloch si musia oddýchnuť. Skús to znova o { $seconds } sekúnd.
    }
refusal-export_pause =
    { $seconds ->
        [one] Export tvojich údajov prebehol pred chvíľou. Skús to znova o { $seconds } sekundu.
        [few] Export tvojich údajov prebehol pred chvíľou. Skús to znova o { $seconds } sekundy.
       *[other] Export tvojich údajov prebehol pred chvíľou. Skús to znova o { $seconds } sekúnd.
    }
refusal-not_host = To smie len hostiteľ stola.
refusal-table_full = Všetky miesta pri tomto stole sú obsadené. Môžeš sa však pozerať.
refusal-seat_taken = Tam už niekto sedí.
refusal-seats_open = Niektoré miesta sú ešte voľné. Počkaj na ostatných alebo tam posaď robotov.
refusal-still_here = { $name } je stále tu; robot zastupuje len toho, kto je preč.
refusal-already_started = Partia sa už začala.
refusal-not_started = Partia sa ešte nezačala.
refusal-not_finished = Partia sa ešte neskončila.
refusal-bad_origin = Požiadavka prišla z inej webovej stránky, a preto bola odmietnutá.
refusal-bad_name =
    { $max ->
        [one] Meno musí mať práve jeden znak.
        [few] Meno musí mať 1 až { $max } znaky.
        [many] Meno musí mať 1 až { $max } znaku.
       *[other] Meno musí mať 1 až { $max } znakov.
    }
refusal-players =
    { $max ->
        [one] Táto hra je pre { $min } až { $max } hráča.
       *[other] Táto hra je pre { $min } až { $max } hráčov.
    }
refusal-unknown_option = Voľbu „{ $option }“ táto hra nemá.
refusal-option_value = Voľba „{ $option }“ nemôže mať hodnotu „{ $value }“.
refusal-not_json = Server tu rozumie len formátu JSON.
refusal-not_found = Na tejto adrese nič nie je.
refusal-method_not_allowed = To sa na tejto adrese nedá urobiť.
refusal-internal = Na serveri sa niečo pokazilo. Partia je v bezpečí; skús to znova.
refusal-unavailable = Server teraz nemôže nič uložiť. Nič sa nestratilo; skús to o chvíľu znova.

web-not-built = Klient pre prehliadač ešte nie je zostavený
web-not-built-help = Server beží a stoly fungujú, len chýbajú stránky. Raz ich zostav a načítaj stránku znova:
