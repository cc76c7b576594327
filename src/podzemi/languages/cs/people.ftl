# Lidé: jména, hesla, účty a kdo tu drží pořádek.

person-gone = Bývalý hráč

refusal-name_letters = Jméno se skládá z písmen jedné abecedy, číslic a běžných znamének a má aspoň jedno písmeno nebo číslici.
refusal-name_reserved = To jméno je vyhrazené. Vyber si jiné.
refusal-name_taken = Někdo tu už takové jméno má, nebo jméno k nerozeznání podobné. Vyber si jiné.
refusal-password_length = Heslo má { $min } až { $max } znaků.
refusal-password_plain = Takové heslo by každý zkusil mezi prvními. Vyber si jiné, třeba několik slov za sebou.
refusal-already_account = Účet už máš.
refusal-no_account = Jsi tu jako host; k tomuhle je potřeba účet.
refusal-wrong_sign_in = Jméno a heslo k sobě nepatří.
refusal-passkey_wrong = S tímto přístupovým klíčem se sem nedostaneš.
refusal-passkey_late = Trvalo to moc dlouho. Zkus to prosím znovu.
refusal-passkey_name = Přístupový klíč potřebuje název o nejvýše { $most } znacích.
refusal-passkey_site = Přístupové klíče potřebují název počítače, a tady je server dostupný pod číselnou adresou.
refusal-unknown_passkey = Takový přístupový klíč už neexistuje.
refusal-too_many_passkeys = Účet může mít nejvýše { $most } přístupových klíčů.
refusal-wrong_code = Jméno a kód k sobě nepatří, nebo už kód jednou posloužil.
refusal-wrong_password = To není tvoje heslo.
refusal-wrong_name = To není tvoje jméno, jak stojí nahoře.
refusal-too_many_tries =
    { $seconds ->
        [one] Příliš mnoho chybných pokusů. Počkej { $seconds } sekundu a zkus to znovu.
        [few] Příliš mnoho chybných pokusů. Počkej { $seconds } sekundy a zkus to znovu.
       *[other] Příliš mnoho chybných pokusů. Počkej { $seconds } sekund a zkus to znovu.
    }
refusal-banned =
    { $until ->
        [none] Na tomto serveru už nemůžeš hrát. Důvod: { $reason }
       *[other] Na tomto serveru nemůžeš hrát do { $until }. Důvod: { $reason }
    }
refusal-ban_reason = Zablokování potřebuje důvod o nejvýše { $max } znacích: ten člověk si ho přečte.
refusal-ban_hours = Zablokování trvá 1 až { $max } hodin, nebo navždy.
refusal-ban_admin = Správce nelze zablokovat. Nejdřív je potřeba odebrat mu práva: podzemi admin revoke.

## Příkaz `podzemi admin`

admin-cli-granted = { $name } je odteď správcem; stránka správy: /admin.
admin-cli-revoked = { $name } už není správcem.
admin-cli-none = Správce tu zatím není: podzemi admin grant JMÉNO
admin-cli-unknown = Účet se jménem „{ $name }“ tu není. Host si musí jméno nejdřív ponechat v prohlížeči na stránce „Účet“.
admin-cli-code = S tímto záchranným kódem se { $name } může jednou přihlásit a nastavit si nové heslo, a to do { $hours } hodin:
admin-cli-key = Od příštího spuštění serveru podepisuje nový klíč. { $forgotten ->
    [yes] Nic z toho, co bylo podepsáno dříve, už neplatí.
   *[other] Co podepsaly starší klíče, platí dál.
    }

## Stránka účtu

account-title = Účet
account-link-guest = Ponechat si jméno nebo se přihlásit
account-sign-in-short = Přihlásit se
account-lead-guest = { $name }, jsi tu jako host: zná tě jen tento prohlížeč.
account-lead = { $name }, tvoje jméno platí na každém zařízení.
account-since = Tady od { $date }
account-keep = Ponechat si jméno
account-keep-why = S heslem ti jméno, stoly i partie patří na každém zařízení. E-mail není potřeba.
account-name = Jméno
account-password = Heslo
account-password-new = Nové heslo
account-password-old = Současné heslo
account-password-help = Aspoň 8 znaků. Několik slov za sebou se dobře pamatuje a těžko hádá.
account-password-show = Ukázat
account-password-hide = Skrýt
account-have = Účet už mám
account-sign-in = Přihlásit se
account-bring =
    { $count ->
        [one] Vzít s sebou stůl z tohoto prohlížeče
        [few] Vzít s sebou { $count } stoly z tohoto prohlížeče
       *[other] Vzít s sebou { $count } stolů z tohoto prohlížeče
    }
account-bring-why = Jinak zůstanou hostovi jménem { $name }, kterého tu najdeš zase po odhlášení.
account-forgot = Zapomenuté heslo
account-remember = Přece jen si ho pamatuju
account-code = Záchranný kód
account-recover = Nastavit heslo a přihlásit se
account-recover-why = Jeden z tvých osmi kódů tě jednou pustí dovnitř. Všechna ostatní zařízení se odhlásí.
account-signed-in = Vítej zpátky, { $name }.
account-signed-out = Odhlášení proběhlo.
account-codes = Záchranné kódy
account-codes-once = Opiš si tyto kódy nebo si ulož soubor. Ukazují se teď a už nikdy víc; každý tě jednou pustí dovnitř, když ztratíš heslo.
account-codes-file = Záchranné kódy pro jméno { $name } na { $server }
account-codes-download = Stáhnout
account-codes-copy = Kopírovat
account-codes-copied = Kódy jsou zkopírované.
account-codes-done = Mám je
account-codes-left =
    { $count ->
        [0] Nezbývá žádný záchranný kód. Vytvoř si nové.
        [one] Zbývá jeden záchranný kód.
        [few] Zbývají { $count } záchranné kódy.
       *[other] Zbývá { $count } záchranných kódů.
    }
account-codes-renew = Vytvořit nové kódy
account-codes-renew-why = Staré pak už neplatí.
account-change = Změnit heslo
account-change-why = Všechna ostatní zařízení se odhlásí.
account-changed = Heslo je změněné.
account-sign-out = Odhlásit se
account-sign-out-everywhere = Odhlásit se všude
account-sign-out-guest = Po odhlášení tu budeš zase jako host { $name }.
account-machines = Toto zařízení a ostatní
account-session-here = Tento prohlížeč
account-session-unknown = Neznámý prohlížeč
account-session-seen = naposledy { $date }
account-session-end = Odhlásit { $device }
account-passkeys = Přístupové klíče
account-passkeys-why = Přihlašuj se otiskem prstu, obličejem nebo PINem místo hesla. Heslo platí dál.
account-passkeys-none = Zatím žádný přístupový klíč.
account-passkey-used = naposledy použitý { $date }
account-passkey-never = zatím nepoužitý
account-passkey-site = platí pro { $site }
account-passkey-add = Přidat přístupový klíč
account-passkey-add-why = Heslem prokážeš, že jsi to ty.
account-passkey-name = Název přístupového klíče
account-passkey-suggested = Moje zařízení
account-passkey-rename = Přejmenovat
account-passkey-rename-which = Přejmenovat { $name }
account-passkey-remove = Odebrat
account-passkey-remove-which = Odebrat { $name }
account-passkey-save = Uložit
account-passkey-cancel = Zrušit
account-passkey-added = Přístupový klíč je přidaný.
account-passkey-renamed = Přístupový klíč je přejmenovaný.
account-passkey-removed = Přístupový klíč je odebraný.
account-passkey-sign-in = Přihlásit se přístupovým klíčem
account-passkey-stopped = Žádný přístupový klíč nebyl vybrán.
account-data = Moje údaje
account-data-why = Všechno, co o tobě server ví, v jednom souboru: jméno, stoly, partie, zprávy, výsledky.
account-export = Stáhnout moje údaje
account-delete = Smazat mě
account-delete-title = Smazat o tobě úplně všechno?
account-delete-why = Tvoje jméno se uvolní, zprávy zmizí a v rozehraných partiích za tebe hraje robot. Dohrané partie zůstanou bez tvého jména. Nejde to vzít zpět.
account-delete-name = Pro potvrzení napiš svoje jméno, { $name }
account-delete-keep = Nechat všechno být
account-deleted = Všechno je smazané. Sbohem.
account-my-history = Moje partie
account-my-profile = Moje veřejná stránka

## Stránka těch, kdo drží pořádek

admin-title = Správa
admin-lead = Z partie vidíš to, co každý divák. Cokoli uděláš, se dole zapíše.
admin-load = Zátěž
admin-load-connections = Spojení
admin-load-people = { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
admin-load-rooms = Stoly v paměti
admin-load-moves = Tahy za sekundu
admin-load-memory = Paměť
admin-load-mb = { $count } MB
admin-load-store = Databáze
admin-load-ms = odpovídá za { $ms } ms
admin-load-version = Verze
admin-load-since = od { $date }
admin-load-cpu = { $count } s času procesoru
admin-health = Stav serveru
admin-health-lag = Nejdelší zdržení za minutu
admin-health-milliseconds = { $ms } ms
admin-health-bots = Roboti ve frontě
admin-health-sent = Odesláno
admin-health-commits = Zápisy / potvrzení
admin-health-failing = Selhalo a spouští se znovu: { $work }
admin-health-slow = Pomalé požadavky
admin-health-errors = Chyby
admin-health-none = Zatím nic.
admin-tables = Stoly
admin-search = Hledat
admin-tables-search = Jméno, hra nebo stůl
admin-phase = Stav
admin-phase-all = všechny
admin-phase-gathering = čeká na hráče
admin-phase-playing = hraje se
admin-phase-finished = dohráno
admin-table-line = { $phase } · { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } · { $here ->
        [one] { $here } spojení
       *[other] { $here } spojení
    }
admin-table-hidden = jen přes odkaz
admin-watch = Dívat se
admin-bots = Ať hrají roboti
admin-bots-done = Místa drží roboti; hráči si je mohou vzít zpátky.
admin-end = Ukončit
admin-end-done = Stůl se ukončuje.
admin-end-sure = Ukončit tento stůl?
admin-end-why = Stůl, který teprve čeká na hráče, se zavře. Rozehranou partii dohrají roboti a místo už si nikdo nevezme zpátky.
admin-people = Lidé
admin-people-search = Jméno nebo adresa
admin-person-account = účet
admin-person-guest = host
admin-person-admin = správce
admin-person-seen = naposledy tu { $date }
admin-person-here = právě tady
admin-ban = Zablokovat
admin-ban-of = Zablokovat: { $name }?
admin-ban-reason = Důvod; ten člověk si ho přečte
admin-ban-time = Na jak dlouho
admin-ban-day = na den
admin-ban-week = na týden
admin-ban-month = na měsíc
admin-ban-good = navždy
admin-ban-address = I adresu posledního připojení
admin-ban-done = Zablokováno: { $name }.
admin-bans = Zablokovaní
admin-bans-none = Nikdo není zablokovaný.
admin-ban-until = do { $date }
admin-ban-over = už neplatí
admin-ban-lift = Zrušit
admin-ban-nobody = Někdo, kdo už tu není
admin-reports = Hlášení
admin-reports-none = Žádná hlášení nečekají.
admin-report-by = { $reporter } hlásí: { $accused }
admin-report-verdict = Rozhodnutí, do seznamu dole
admin-report-close = Rozhodnout
admin-deeds = Záznam zásahů
admin-deeds-none = Zatím nic.
admin-deed-ban = zablokování
admin-deed-unban = odblokování
admin-deed-bots = nasazeni roboti
admin-deed-end = stůl ukončen
admin-deed-report = hlášení rozhodnuto
admin-nothing-found = Nic nenalezeno.
admin-cancel = Zrušit
