"""Messages about people: accounts, friends, talk and finished matches."""
