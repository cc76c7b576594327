"""What is particular to the strong players of a game, beyond search: `<game>.py`, each with `make`."""
