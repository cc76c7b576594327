"""Messages about lessons, puzzles, hints, reviews and replays."""
