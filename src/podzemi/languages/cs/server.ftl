# The server's own words: refusals of the shell, names of guests, the page of an unbuilt client.

guest-names = Jezevec, Netopýr, Sova, Krtek, Ježek, Vydra, Krkavec, Liška, Rys, Plch, Mlok, Ropucha, Lasička, Kuna, Cvrček, Světluška

refusal-refused = To tady není dovoleno.
refusal-malformed = Zprávu se nepodařilo přečíst.
refusal-unknown_action = Takovou akci tato hra nezná.
refusal-stale = Hra se mezitím posunula. Podívej se znovu a rozhodni se podle nového stavu.
refusal-no_undo = Nemáš co vzít zpět: mezitím se něco ukázalo, nebo už hraje někdo další.
refusal-not_your_seat = Na tomto místě nesedíš.
refusal-covered = Obrazovka je zakrytá. Nejdřív řekni, kdo teď zařízení drží.
refusal-no_identity = Server tě ještě nezná. Načti stránku znovu.
refusal-unknown_table = Takový stůl neexistuje. Možná je odkaz neúplný.
refusal-unknown_game = Hra s názvem „{ $game_name }“ neexistuje.
refusal-unknown_bot = Robot se jménem „{ $bot }“ neexistuje.
refusal-unknown_seat = Takové místo u tohoto stolu není.
refusal-other_rules = Tato partie začala podle starší verze pravidel a už ji nelze otevřít.
refusal-too_large = To je najednou příliš mnoho: dovoleno je nejvýše { $max } kB.
refusal-too_fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
refusal-too_many_guests = Z tvojí sítě přišlo během hodiny mnoho hostů. Zkus to později, nebo se přihlas k účtu.
refusal-too_many_tables =
    { $max ->
        [one] Už jsi hostitelem u { $max } stolu, který neskončil. Nejdřív ho dohraj nebo opusť.
       *[other] Už jsi hostitelem u { $max } stolů, které neskončily. Nejdřív některé dohraj nebo opusť.
    }
refusal-too_many_tables_here = Z tvojí sítě je teď otevřeno příliš mnoho stolů. Zkus to později.
refusal-server_full = Server je plný: další stůl teď otevřít nejde. Zkus to později.
refusal-too_many_sockets =
    { $max ->
        [one] Už je otevřený { $max } stůl, tvůj nebo z tvojí sítě. Nejdřív ho zavři.
        [few] Už jsou otevřené { $max } stoly, tvoje nebo z tvojí sítě. Nejdřív některé zavři.
       *[other] Už je otevřeno { $max } stolů, tvých nebo z tvojí sítě. Nejdřív některé zavři.
    }
refusal-bots_busy =
    { $seconds ->
        [one] Roboti u tvých stolů si musí odpočinout. Zkus to znovu za { $seconds } sekundu.
        [few] Roboti u tvých stolů si musí odpočinout. Zkus to znovu za { $seconds } sekundy.
       *[other] Roboti u tvých stolů si musí odpočinout. Zkus to znovu za { $seconds } sekund.
    }
refusal-export_pause =
    { $seconds ->
        [one] Export tvých dat proběhl před chvilkou. Zkus to znovu za { $seconds } sekundu.
        [few] Export tvých dat proběhl před chvilkou. Zkus to znovu za { $seconds } sekundy.
       *[other] Export tvých dat proběhl před chvilkou. Zkus to znovu za { $seconds } sekund.
    }
refusal-not_host = To smí jen hostitel stolu.
refusal-table_full = Všechna místa u tohoto stolu jsou obsazená. Můžeš se ale dívat.
refusal-seat_taken = Tam už někdo sedí.
refusal-seats_open = Některá místa jsou ještě volná. Počkej na ostatní, nebo tam posaď roboty.
refusal-still_here = { $name } je stále tady; robot zastupuje jen toho, kdo je pryč.
refusal-already_started = Partie už začala.
refusal-not_started = Partie ještě nezačala.
refusal-not_finished = Partie ještě neskončila.
refusal-bad_origin = Požadavek přišel z jiné webové stránky, a proto byl odmítnut.
refusal-bad_name =
    { $max ->
        [one] Jméno musí mít právě jeden znak.
        [few] Jméno musí mít 1 až { $max } znaky.
        [many] Jméno musí mít 1 až { $max } znaku.
       *[other] Jméno musí mít 1 až { $max } znaků.
    }
refusal-players =
    { $max ->
        [one] Tato hra je pro { $min } až { $max } hráče.
        [few] Tato hra je pro { $min } až { $max } hráče.
       *[other] Tato hra je pro { $min } až { $max } hráčů.
    }
refusal-unknown_option = Volbu „{ $option }“ tato hra nemá.
refusal-option_value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“.
refusal-not_json = Server zde rozumí jen formátu JSON.
refusal-not_found = Na této adrese nic není.
refusal-method_not_allowed = To na této adrese nelze udělat.
refusal-internal = Na serveru se něco pokazilo. Partie je v bezpečí; zkus to znovu.
refusal-unavailable = Server teď nemůže nic uložit. Nic se neztratilo; zkus to za chvilku znovu.

web-not-built = Klient pro prohlížeč ještě není sestavený
web-not-built-help = Server běží a stoly fungují, jen chybí stránky. Jednou je sestav a načti stránku znovu:
