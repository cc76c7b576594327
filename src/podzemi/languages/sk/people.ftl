# Ľudia: mená, heslá, účty a kto tu drží poriadok.

person-gone = Bývalý hráč

refusal-name_letters = Meno sa skladá z písmen jednej abecedy, číslic a bežných znamienok a má aspoň jedno písmeno alebo číslicu.
refusal-name_reserved = To meno je vyhradené. Vyber si iné.
refusal-name_taken = Niekto tu už také meno má, alebo meno na nerozoznanie podobné. Vyber si iné.
refusal-password_length = Heslo má { $min } až { $max } znakov.
refusal-password_plain = Také heslo by každý skúsil medzi prvými. Vyber si iné, napríklad niekoľko slov za sebou.
refusal-already_account = Účet už máš.
refusal-no_account = Si tu ako hosť; na toto treba účet.
refusal-wrong_sign_in = Meno a heslo k sebe nepatria.
refusal-passkey_wrong = S týmto prístupovým kľúčom sa sem nedostaneš.
refusal-passkey_late = Trvalo to príliš dlho. Skús to, prosím, znova.
refusal-passkey_name = Prístupový kľúč potrebuje názov s najviac { $most } znakmi.
refusal-passkey_site = Prístupové kľúče potrebujú názov počítača, a tu je server dostupný pod číselnou adresou.
refusal-unknown_passkey = Taký prístupový kľúč už neexistuje.
refusal-too_many_passkeys = Účet môže mať najviac { $most } prístupových kľúčov.
refusal-wrong_code = Meno a kód k sebe nepatria, alebo už kód raz poslúžil.
refusal-wrong_password = To nie je tvoje heslo.
refusal-wrong_name = To nie je tvoje meno, ako stojí hore.
refusal-too_many_tries =
    { $seconds ->
        [one] Príliš veľa chybných pokusov. Počkaj { $seconds } sekundu a skús to znova.
        [few] Príliš veľa chybných pokusov. Počkaj { $seconds } sekundy a skús to znova.
       *[other] Príliš veľa chybných pokusov. Počkaj { $seconds } sekúnd a skús to znova.
    }
refusal-banned =
    { $until ->
        [none] Na tomto serveri už nemôžeš hrať. Dôvod: { $reason }
       *[other] Na tomto serveri nemôžeš hrať do { $until }. Dôvod: { $reason }
    }
refusal-ban_reason = Zablokovanie potrebuje dôvod s najviac { $max } znakmi: ten človek si ho prečíta.
refusal-ban_hours = Zablokovanie trvá 1 až { $max } hodín alebo navždy.
refusal-ban_admin = Správcu nemožno zablokovať. Najprv mu treba odobrať práva: podzemi admin revoke.

## Príkaz `podzemi admin`

admin-cli-granted = { $name } je odteraz správcom; stránka správy: /admin.
admin-cli-revoked = { $name } už nie je správcom.
admin-cli-none = Správca tu zatiaľ nie je: podzemi admin grant MENO
admin-cli-unknown = Účet s menom „{ $name }“ tu nie je. Hosť si musí meno najprv ponechať v prehliadači na stránke „Účet“.
admin-cli-code = S týmto záchranným kódom sa { $name } môže raz prihlásiť a nastaviť si nové heslo, a to do { $hours } hodín:
admin-cli-key = Od najbližšieho spustenia servera podpisuje nový kľúč. { $forgotten ->
    [yes] Nič z toho, čo bolo podpísané predtým, už neplatí.
   *[other] Čo podpísali staršie kľúče, platí naďalej.
    }

## Stránka účtu

account-title = Účet
account-link-guest = Ponechať si meno alebo sa prihlásiť
account-sign-in-short = Prihlásiť sa
account-lead-guest = { $name }, si tu ako hosť: pozná ťa len tento prehliadač.
account-lead = { $name }, tvoje meno platí na každom zariadení.
account-since = Tu od { $date }
account-keep = Ponechať si meno
account-keep-why = S heslom ti meno, stoly aj partie patria na každom zariadení. E-mail netreba.
account-name = Meno
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Súčasné heslo
account-password-help = Aspoň 8 znakov. Niekoľko slov za sebou sa dobre pamätá a ťažko háda.
account-password-show = Ukázať
account-password-hide = Skryť
account-have = Účet už mám
account-sign-in = Prihlásiť sa
account-bring =
    { $count ->
        [one] Vziať so sebou stôl z tohto prehliadača
        [few] Vziať so sebou { $count } stoly z tohto prehliadača
       *[other] Vziať so sebou { $count } stolov z tohto prehliadača
    }
account-bring-why = Inak zostanú hosťovi menom { $name }, ktorého tu po odhlásení zas nájdeš.
account-forgot = Nepamätám si heslo
account-remember = Predsa si ho pamätám
account-code = Záchranný kód
account-recover = Nastaviť heslo a prihlásiť sa
account-recover-why = Jeden z tvojich ôsmich kódov ťa raz pustí dnu. Všetky ostatné zariadenia sa odhlásia.
account-signed-in = Vitaj späť, { $name }.
account-signed-out = Odhlásenie prebehlo.
account-codes = Záchranné kódy
account-codes-once = Odpíš si tieto kódy alebo si ulož súbor. Ukazujú sa teraz a už nikdy viac; každý ťa raz pustí dnu, keď stratíš heslo.
account-codes-file = Záchranné kódy pre meno { $name } na { $server }
account-codes-download = Stiahnuť
account-codes-copy = Kopírovať
account-codes-copied = Kódy sú skopírované.
account-codes-done = Mám ich
account-codes-left =
    { $count ->
        [0] Nezostáva žiadny záchranný kód. Vytvor si nové.
        [one] Zostáva jeden záchranný kód.
        [few] Zostávajú { $count } záchranné kódy.
       *[other] Zostáva { $count } záchranných kódov.
    }
account-codes-renew = Vytvoriť nové kódy
account-codes-renew-why = Staré potom už neplatia.
account-change = Zmeniť heslo
account-change-why = Všetky ostatné zariadenia sa odhlásia.
account-changed = Heslo je zmenené.
account-sign-out = Odhlásiť sa
account-sign-out-everywhere = Odhlásiť sa všade
account-sign-out-guest = Po odhlásení tu budeš zasa ako hosť { $name }.
account-machines = Toto zariadenie a ostatné
account-session-here = Tento prehliadač
account-session-unknown = Neznámy prehliadač
account-session-seen = naposledy { $date }
account-session-end = Odhlásiť { $device }
account-passkeys = Prístupové kľúče
account-passkeys-why = Prihlasuj sa odtlačkom prsta, tvárou alebo PIN-om namiesto hesla. Heslo platí ďalej.
account-passkeys-none = Zatiaľ žiadny prístupový kľúč.
account-passkey-used = naposledy použitý { $date }
account-passkey-never = zatiaľ nepoužitý
account-passkey-site = platí pre { $site }
account-passkey-add = Pridať prístupový kľúč
account-passkey-add-why = Heslom preukážeš, že si to ty.
account-passkey-name = Názov prístupového kľúča
account-passkey-suggested = Moje zariadenie
account-passkey-rename = Premenovať
account-passkey-rename-which = Premenovať { $name }
account-passkey-remove = Odobrať
account-passkey-remove-which = Odobrať { $name }
account-passkey-save = Uložiť
account-passkey-cancel = Zrušiť
account-passkey-added = Prístupový kľúč je pridaný.
account-passkey-renamed = Prístupový kľúč je premenovaný.
account-passkey-removed = Prístupový kľúč je odobraný.
account-passkey-sign-in = Prihlásiť sa prístupovým kľúčom
account-passkey-stopped = Nebol vybraný žiadny prístupový kľúč.
account-data = Moje údaje
account-data-why = Všetko, čo o tebe server vie, v jednom súbore: meno, stoly, partie, správy, výsledky.
account-export = Stiahnuť moje údaje
account-delete = Zmazať ma
account-delete-title = Zmazať o tebe úplne všetko?
account-delete-why = Tvoje meno sa uvoľní, správy zmiznú a v rozohraných partiách za teba hrá robot. Dohrané partie zostanú bez tvojho mena. Nedá sa to vziať späť.
account-delete-name = Na potvrdenie napíš svoje meno, { $name }
account-delete-keep = Nechať všetko tak
account-deleted = Všetko je zmazané. Zbohom.
account-my-history = Moje partie
account-my-profile = Moja verejná stránka

## Stránka tých, čo držia poriadok

admin-title = Správa
admin-lead = Z partie vidíš to, čo každý divák. Čokoľvek urobíš, sa dolu zapíše.
admin-load = Záťaž
admin-load-connections = Spojenia
admin-load-people = { $count ->
        [one] { $count } človek
        [few] { $count } ľudia
       *[other] { $count } ľudí
    }
admin-load-rooms = Stoly v pamäti
admin-load-moves = Ťahy za sekundu
admin-load-memory = Pamäť
admin-load-mb = { $count } MB
admin-load-store = Databáza
admin-load-ms = odpovedá za { $ms } ms
admin-load-version = Verzia
admin-load-since = od { $date }
admin-load-cpu = { $count } s času procesora
admin-health = Stav servera
admin-health-lag = Najdlhšie zdržanie za minútu
admin-health-milliseconds = { $ms } ms
admin-health-bots = Boty v rade
admin-health-sent = Odoslané
admin-health-commits = Zápisy / potvrdenia
admin-health-failing = Zlyhalo a spúšťa sa znova: { $work }
admin-health-slow = Pomalé požiadavky
admin-health-errors = Chyby
admin-health-none = Zatiaľ nič.
admin-tables = Stoly
admin-search = Hľadať
admin-tables-search = Meno, hra alebo stôl
admin-phase = Stav
admin-phase-all = všetky
admin-phase-gathering = čaká na hráčov
admin-phase-playing = hrá sa
admin-phase-finished = dohrané
admin-table-line = { $phase } · { $moves ->
        [one] { $moves } ťah
        [few] { $moves } ťahy
       *[other] { $moves } ťahov
    } · { $here ->
        [one] { $here } spojenie
        [few] { $here } spojenia
       *[other] { $here } spojení
    }
admin-table-hidden = len cez odkaz
admin-watch = Sledovať
admin-bots = Nech hrajú roboti
admin-bots-done = Miesta držia roboti; hráči si ich môžu vziať späť.
admin-end = Ukončiť
admin-end-done = Stôl sa ukončuje.
admin-end-sure = Ukončiť tento stôl?
admin-end-why = Stôl, ktorý ešte čaká na hráčov, sa zavrie. Rozohranú partiu dohrajú roboti a miesto si už nikto nevezme späť.
admin-people = Ľudia
admin-people-search = Meno alebo adresa
admin-person-account = účet
admin-person-guest = hosť
admin-person-admin = správca
admin-person-seen = naposledy tu { $date }
admin-person-here = práve tu
admin-ban = Zablokovať
admin-ban-of = Zablokovať: { $name }?
admin-ban-reason = Dôvod; ten človek si ho prečíta
admin-ban-time = Na ako dlho
admin-ban-day = na deň
admin-ban-week = na týždeň
admin-ban-month = na mesiac
admin-ban-good = navždy
admin-ban-address = Aj adresu posledného pripojenia
admin-ban-done = Zablokované: { $name }.
admin-bans = Zablokovaní
admin-bans-none = Nikto nie je zablokovaný.
admin-ban-until = do { $date }
admin-ban-over = už neplatí
admin-ban-lift = Zrušiť
admin-ban-nobody = Niekto, kto tu už nie je
admin-reports = Hlásenia
admin-reports-none = Žiadne hlásenia nečakajú.
admin-report-by = { $reporter } hlási: { $accused }
admin-report-verdict = Rozhodnutie, do zoznamu dolu
admin-report-close = Rozhodnúť
admin-deeds = Záznam zásahov
admin-deeds-none = Zatiaľ nič.
admin-deed-ban = zablokovanie
admin-deed-unban = odblokovanie
admin-deed-bots = nasadení roboti
admin-deed-end = stôl ukončený
admin-deed-report = hlásenie rozhodnuté
admin-nothing-found = Nič sa nenašlo.
admin-cancel = Zrušiť
