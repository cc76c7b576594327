"""Handlers of accounts, friends, mail, histories and admins."""
