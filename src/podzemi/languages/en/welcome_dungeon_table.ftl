### Welcome to the Dungeon: what the table says besides its board.

wdb-forecast-given-up = You would enter with { $hp } HP. The odds are worked out again once the tile is gone.
