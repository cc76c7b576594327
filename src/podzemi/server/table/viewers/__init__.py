"""Viewers of a table: what each is sent, and which device shows it."""
