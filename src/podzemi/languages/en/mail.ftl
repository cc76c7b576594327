### Mails: the address, the links, the letters.

refusal-bad_address = That is not an e-mail address.
refusal-no_mail = This server does not send e-mail.
refusal-old_link = This link no longer works.
refusal-only_accounts = E-mail is for accounts only: claim your name first.

mail-title = E-mail
mail-why = One e-mail when it becomes your turn at a table where a move may take days. Nothing else, ever.
mail-address = Your address
mail-save = Send me the link
mail-sent = A link is on its way to { $address }. Open it to confirm the address.
mail-confirmed = { $address } is confirmed.
mail-turns = E-mail me when it is my turn
mail-forget = Forget my address
mail-confirm-title = Confirm your address
mail-confirm-why = From then on we e-mail you when it is your turn at a table where a move may take days.
mail-confirm-do = Confirm
mail-confirm-done = Thank you. The address is confirmed.
mail-stop-title = No more e-mails?
mail-stop-why = We will stop e-mailing you about your turns. Your tables stay as they are.
mail-stop-do = Stop the e-mails
mail-stop-done = You will get no more e-mails. You can switch them on again in your account.

mail-confirm-subject = Podzemí: is this your address?
mail-confirm-text =
    Somebody, probably you, wants Podzemí to write to this address when it is their turn.

    If that is right, open this link within a week:
    { $link }

    If not, do nothing: no more e-mails will come.
mail-turn-subject = Your turn: { $game }
mail-turn-text =
    { $others ->
        [none] { $name }, it is your turn in { $game }.
       *[other] { $name }, it is your turn in { $game } with { $others }.
    }

    To the table: { $link }

    --
    You get this e-mail because you asked for it. To stop: { $stop }
