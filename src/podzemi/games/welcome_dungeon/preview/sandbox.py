"""A hero's kit against every kind of monster, asked of the rules: for bots that try runs out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, TILES, Hero, Tile
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by
from podzemi.games.welcome_dungeon.state import Box

HURTS: Final = 0
"""Nothing beats the monster by itself."""
BEATEN: Final = 1
ABSORBED: Final = 2
"""Beaten by the Ring: its strength becomes HP (WD-5.6)."""
SEALED: Final = 3
"""Beaten by the Pact, which then beats the next monster too (WD-5.9)."""

_BY_EFFECT: Final = {s.DEFEAT_ABSORB: ABSORBED, s.PACT: SEALED}


def fates(box: Box, hero: Hero, tiles: Collection[Tile], named: int) -> tuple[int, ...]:
    """By kind: what becomes of it when no Pact is pending. `named`: the kind for the blade, or -1."""
    number = HEROES.index(hero)
    first = number * s.KIT_SIZE
    kit = TILES[first : first + s.KIT_SIZE]
    status = [s.IN_PLAY if tile in tiles else s.SACRIFICED for tile in kit]
    places = [beaten_by(box, number, status, named, False, kind) for kind in range(s.KIND_COUNT)]
    return tuple(
        HURTS if place == s.NONE else _BY_EFFECT.get(box.tile_effect[first + place], BEATEN)
        for place in places
    )
