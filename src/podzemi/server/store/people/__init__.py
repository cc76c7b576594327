"""Queries about people: accounts, sessions, friends, mail, ratings and progress."""
