"""Tests of Welcome to the Dungeon, by clause (docs/rules/welcome_dungeon.md)."""
