"""How a view of each game looks in a terminal: `boards/<game>.py`, each with a `board` function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

Board: TypeAlias = Callable[[Any, Any, str, Sequence[str]], RenderableType]


def board_of(game: str) -> Board:
    """The game's own board, or the view as it is: a game can be played before it is drawn."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return plain
    found: Board = import_module(name).board
    return found


def plain(game: Any, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
    return Pretty(msgspec.to_builtins(view), expand_all=False)
