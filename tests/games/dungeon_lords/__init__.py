"""Tests of Dungeon Lords, by clause (docs/rules/dungeon_lords.md)."""
