### Maile: adres, linki, listy.

refusal-bad_address = To nie jest adres e-mail.
refusal-no_mail = Ten serwer nie wysyła e-maili.
refusal-old_link = Ten link już nie działa.
refusal-only_accounts = E-maile są dla kont: najpierw zachowaj swoją nazwę.

mail-title = E-mail
mail-why = Jeden e-mail, gdy przychodzi kolej na ciebie przy stole, gdzie ruch może trwać dni. Nic więcej, nigdy.
mail-address = Twój adres
mail-save = Wyślijcie mi link
mail-sent = Link jest w drodze na { $address }. Gdy go otworzysz, adres zacznie działać.
mail-confirmed = Adres { $address } jest potwierdzony.
mail-turns = Piszcie do mnie, gdy przychodzi mój ruch
mail-forget = Zapomnij mój adres
mail-confirm-title = Potwierdź swój adres
mail-confirm-why = Od tej chwili piszemy do ciebie, gdy przychodzi twój ruch tam, gdzie ruch może trwać dni.
mail-confirm-do = Potwierdź
mail-confirm-done = Dziękujemy. Adres jest potwierdzony.
mail-stop-title = Koniec z e-mailami?
mail-stop-why = Przestaniemy pisać do ciebie o ruchach. Twoje stoły zostaną bez zmian.
mail-stop-do = Zatrzymaj e-maile
mail-stop-done = Więcej e-maili nie przyjdzie. Możesz je znowu włączyć na swoim koncie.

mail-confirm-subject = Podzemí: czy to twój adres?
mail-confirm-text =

        Ktoś, pewnie ty, chce, żeby Podzemí pisało na ten adres, gdy przychodzi jego ruch.
    
        Jeśli tak jest, otwórz w ciągu tygodnia ten link:
        { $link }
    
        Jeśli nie, nie rób nic: więcej e-maili nie przyjdzie.
mail-turn-subject = Twój ruch: { $game }
mail-turn-text =
    { $others ->
        [none] { $name }, twój ruch w grze { $game }.
       *[other] { $name }, twój ruch w grze { $game }. Przy stole: { $others }.
    }

    Do stołu: { $link }

    --
    Dostajesz ten e-mail, bo masz włączone powiadomienia. Wyłącz: { $stop }
