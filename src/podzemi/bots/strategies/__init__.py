"""Game-specific search strategies: `<game>.py`, each with `make(game, settings)`."""
