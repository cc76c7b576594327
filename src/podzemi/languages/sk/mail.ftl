### Maily: adresa, odkazy, listy.

refusal-bad_address = To nie je e-mailová adresa.
refusal-no_mail = Tento server e-maily neposiela.
refusal-old_link = Tento odkaz už neplatí.
refusal-only_accounts = E-maily sú len pre účty: najprv si ponechaj svoje meno.

mail-title = E-mail
mail-why = Jeden e-mail, keď si na ťahu pri stole, kde ťah môže trvať dni. Nič iné, nikdy.
mail-address = Tvoja adresa
mail-save = Pošlite mi odkaz
mail-sent = Na adresu { $address } je na ceste odkaz. Keď ho otvoríš, adresa platí.
mail-confirmed = Adresa { $address } je potvrdená.
mail-turns = Píšte mi, keď som na ťahu
mail-forget = Zabudnúť moju adresu
mail-confirm-title = Potvrď svoju adresu
mail-confirm-why = Od tej chvíle ti píšeme, keď si na ťahu tam, kde ťah môže trvať dni.
mail-confirm-do = Potvrdiť
mail-confirm-done = Ďakujeme. Adresa je potvrdená.
mail-stop-title = Už žiadne e-maily?
mail-stop-why = Prestaneme ti o ťahoch písať. Tvoje stoly zostanú tak, ako sú.
mail-stop-do = Zastaviť e-maily
mail-stop-done = Žiadny ďalší e-mail nepríde. Znova ich zapneš pri svojom účte.

mail-confirm-subject = Podzemí: je to tvoja adresa?
mail-confirm-text =

        Niekto, najskôr ty, chce, aby Podzemí písalo na túto adresu, keď je na ťahu.
    
        Ak je to tak, otvor do týždňa tento odkaz:
        { $link }
    
        Ak nie, nerob nič: ďalší e-mail nepríde.
mail-turn-subject = Si na ťahu: { $game }
mail-turn-text =
    { $others ->
        [none] { $name }, si na ťahu v hre { $game }.
       *[other] { $name }, si na ťahu v hre { $game }. Pri stole: { $others }.
    }

    K stolu: { $link }

    --
    Tento e-mail dostávaš, lebo ho máš zapnutý. Vypnúť: { $stop }
