"""The C++ of a game: translated from its rules when it is wanted, with what stands around it."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.native.packs import has_builtin_data
from podzemi.native.translate import shape_of, translate

RUNTIME: Final = Path(__file__).parent / "runtime"
KERNELS: Final = (RUNTIME / "kernels.cu").read_text("utf-8")
GAMES: Final = tuple(sorted(name for name in registry.GAMES if find_spec(f"podzemi.games.{name}.shape")))
"""The games that can be translated."""


@cache
def header(game: str, players: int | None = None, judged: bool = False) -> str:
    """The rules of a game as a header. For so many players a state takes less room; `judged`: with what
    rollouts and search know of good play."""
    return _with_header(translate(game, players, judged=judged))


def _with_header(text: str) -> str:
    return '#include "runtime.hpp"\n' + text


def longest_list(game: AnyGame) -> int:
    """More codes are never legal at once."""
    return shape_of(game.name, game.box, game.max_players).legal


def runtime(name: str) -> str:
    """A file that all games share."""
    return (RUNTIME / name).read_text("utf-8")


@cache
def digest(game: str) -> str:
    """Equal for equal rules, wherever and for however many players they were compiled."""
    return hashlib.sha256((header(game) + runtime("runtime.hpp")).encode()).hexdigest()


def headers(game: AnyGame, players: int) -> dict[str, str]:
    """The headers that `kernels.cu` includes, by name; components of a data pack are constants in them."""
    shared = {name: runtime(name) for name in ("runtime.hpp", "interface.hpp", "machine.hpp")}
    box = None if has_builtin_data(game) else game.box
    text = header(game.name, players) if box is None else _with_header(translate(game.name, players, box=box))
    return {f"{game.name}.hpp": text, **shared}
