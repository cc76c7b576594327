"""Looking back: replays, playing on from a moment, kept in memory for a while."""
