"""Games with a data pack in native form: the same code, compiled to read its components from memory."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.native.flat import flat_box

if TYPE_CHECKING:
    from podzemi.native import _core


def core_game(game: AnyGame) -> str | _core.Pack:
    """The key of the game in `_core`: its name, or its components."""
    return game.name if has_builtin_data(game) else _pack(game)


def has_builtin_data(game: AnyGame) -> bool:
    """Whether the game plays with the components that were compiled in; others may come from a data pack, or
    from a program."""
    return game.pack is None and game.box is registry.game(game.name).box


@lru_cache(maxsize=64)
def _pack(game: AnyGame) -> _core.Pack:
    """Forgotten when it was not used for long; matches keep theirs alive by themselves."""
    from podzemi.native import _core

    return _core.Pack(game.name, flat_box(game.box), game)


@lru_cache(maxsize=64)
def why_not(game: AnyGame) -> str | None:
    """The component that is too large for native code; None if none is."""
    problem = None if has_builtin_data(game) else _why_not(game)
    return problem and f"{game.name} with these components is played in Python: {problem}"


def _why_not(game: AnyGame) -> str | None:
    try:
        from podzemi.native.translate import capacity
    except ModuleNotFoundError:
        return "what would compare them with the compiled ones stayed at home"
    return capacity.why_not(game.name, game.box)
