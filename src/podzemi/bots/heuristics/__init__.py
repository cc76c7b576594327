"""What a bot knows about one game: `heuristics/<game>.py`, each with a `choose` like a bot's."""
