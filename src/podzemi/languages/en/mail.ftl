### Mails: the address, the links, the letters.

refusal-bad_address = That is no e-mail address.
refusal-no_mail = This server sends no mails.
refusal-old_link = This link no longer works.
refusal-only_accounts = Mails are for accounts: keep your name first.

mail-title = E-mail
mail-why = One mail when it becomes your turn at a table where a move may take days. Nothing else, ever.
mail-address = Your address
mail-save = Send me the link
mail-sent = A link is on its way to { $address }. Open it and the address counts.
mail-confirmed = { $address } is confirmed.
mail-turns = Write to me when it is my turn
mail-forget = Forget my address
mail-confirm-title = Confirm your address
mail-confirm-why = From then on we write to you when it is your turn where a move may take days.
mail-confirm-do = Confirm
mail-confirm-done = Thank you. The address is confirmed.
mail-stop-title = No more mails?
mail-stop-why = We stop writing to you about turns. Your tables stay as they are.
mail-stop-do = Stop the mails
mail-stop-done = No more mails will come. You can turn them on again with your account.

mail-confirm-subject = Podzemí: is this your address?
mail-confirm-text =
    Somebody, probably you, wants Podzemí to write to this address when it is their turn.

    If that is right, open this link within a week:
    { $link }

    If not, do nothing: no more mails will come.
mail-turn-subject = Your turn: { $game }
mail-turn-text =
    { $others ->
        [none] { $name }, it is your turn in { $game }.
       *[other] { $name }, it is your turn in { $game } with { $others }.
    }

    To the table: { $link }

    --
    You get this mail because you asked for it. No more of them: { $stop }
