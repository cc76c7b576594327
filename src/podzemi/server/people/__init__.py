"""People: guests, accounts, names, their personal data, and moderation."""
