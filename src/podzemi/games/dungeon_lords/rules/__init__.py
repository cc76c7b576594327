"""The rules of Dungeon Lords, by subject: dungeon, costs, combat, what is allowed, what happens, scoring."""
