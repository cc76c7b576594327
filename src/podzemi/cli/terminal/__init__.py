"""Commands of one match in a terminal: played, learned, solved, replayed or reviewed."""
