"""Who is here: guests, accounts, names, what is kept about them, and who keeps order."""
