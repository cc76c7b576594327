"""Every game with one figure of its components changed."""

from __future__ import annotations

from podzemi.engine.game import AnyGame
from podzemi.engine.registry import game

CHANGED = {
    "welcome_dungeon": ("failures_to_eliminate = 2", "failures_to_eliminate = 3"),
    "paper_dungeons": ("brewed_per_die = 2", "brewed_per_die = 1"),
    "dungeon_lords": ("gain = { food = 3, gold = 1 }", "gain = { food = 2, gold = 1 }"),
    "dark_cave": ("moves_per_turn = 3", "moves_per_turn = 2"),
}


def packed(name: str) -> AnyGame:
    """The game with one figure changed."""
    found = game(name)
    old, new = CHANGED[name]
    text = found.builtin_data()
    assert old in text
    return found.with_pack(text.replace(old, new, 1))
