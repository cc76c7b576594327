"""Tests of The Dark Cave, by clause (docs/rules/dark_cave.md)."""
