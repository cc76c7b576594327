"""Components of games from files."""
