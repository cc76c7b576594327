"""Games with a data pack in native form: the same code, compiled to read its components from memory."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from podzemi.engine.game import AnyGame
from podzemi.native.flat import flat_box
from podzemi.native.translate import room

if TYPE_CHECKING:
    from podzemi.native import _core


def core_game(game: AnyGame) -> str | _core.Pack:
    """What `_core` knows the game by: its name, or its components."""
    return game.name if game.pack is None else _pack(game)


@lru_cache(maxsize=64)
def _pack(game: AnyGame) -> _core.Pack:
    """Forgotten when it was not used for long; matches keep theirs alive by themselves."""
    from podzemi.native import _core

    return _core.Pack(game.name, flat_box(game.box), game)


@lru_cache(maxsize=64)
def why_not(game: AnyGame) -> str | None:
    """What of the components is too long or too large for native code; None if nothing is."""
    problem = None if game.pack is None else room.why_not(game.name, game.box)
    return problem and f"{game.name} with this data pack is played in Python: {problem}"
