"""How a view of each game looks in a terminal: `boards/<game>.py`, each with a `board` function."""
