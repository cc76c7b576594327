"""Looking back: replays, playing on from a moment, luck that can be checked, hindsight."""
