"""Many matches between bots: simulation for speed and statistics, tournaments for strength."""
