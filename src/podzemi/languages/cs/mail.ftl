### Maily: adresa, odkazy, dopisy.

refusal-bad_address = To není e-mailová adresa.
refusal-no_mail = Tento server e-maily neposílá.
refusal-old_link = Tento odkaz už neplatí.
refusal-only_accounts = E-maily jsou jen pro účty: nejdřív si ponech své jméno.

mail-title = E-mail
mail-why = Jeden e-mail, když jsi na tahu u stolu, kde tah může trvat dny. Nic jiného, nikdy.
mail-address = Tvá adresa
mail-save = Pošlete mi odkaz
mail-sent = Na adresu { $address } je na cestě odkaz. Jakmile ho otevřeš, adresa platí.
mail-confirmed = Adresa { $address } je potvrzená.
mail-turns = Pište mi, když jsem na tahu
mail-forget = Zapomenout mou adresu
mail-confirm-title = Potvrď svou adresu
mail-confirm-why = Od té chvíle ti píšeme, když jsi na tahu tam, kde tah může trvat dny.
mail-confirm-do = Potvrdit
mail-confirm-done = Děkujeme. Adresa je potvrzená.
mail-stop-title = Už žádné e-maily?
mail-stop-why = Přestaneme ti o tazích psát. Tvoje stoly zůstanou tak, jak jsou.
mail-stop-do = Zastavit e-maily
mail-stop-done = Žádný další e-mail nepřijde. Znovu je zapneš u svého účtu.

mail-confirm-subject = Podzemí: je to tvá adresa?
mail-confirm-text =

        Někdo, nejspíš ty, chce, aby Podzemí psalo na tuto adresu, když je na tahu.
    
        Je-li to tak, otevři do týdne tento odkaz:
        { $link }
    
        Není-li, nedělej nic: další e-mail nepřijde.
mail-turn-subject = Jsi na tahu: { $game }
mail-turn-text =
    { $others ->
        [none] { $name }, jsi na tahu ve hře { $game }.
       *[other] { $name }, jsi na tahu ve hře { $game }. U stolu: { $others }.
    }

    Ke stolu: { $link }

    --
    Tento e-mail dostáváš, protože ho máš zapnutý. Vypnout: { $stop }
