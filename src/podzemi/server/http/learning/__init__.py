"""Handlers of lessons, puzzles, rulebooks, replays, hints and reviews."""
