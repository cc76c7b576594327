"""Finished matches: standings, ratings, history and statistics."""
