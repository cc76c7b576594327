"""One subpackage per game, the same rooms in each (ARCHITECTURE.md); no game imports another."""
