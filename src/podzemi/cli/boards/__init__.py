"""Terminal boards: the module `terminal` of a game's package, with a `board` function.

A board may have a `note` as well: what it knows of a choice that the sentence of the choice cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias  # Any: game, view and actions of whichever game

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from podzemi.engine.game import AnyGame

Board: TypeAlias = Callable[[Any, Any, str, Sequence[str]], RenderableType]
Note: TypeAlias = Callable[[Any, Any, str, Any], str]


def board_of(game: AnyGame, plain: bool = False) -> Board:
    """The game's own board, or the view as it is: a game can be played before it is drawn.

    `plain`: the one that is meant to be read as words, where the game has one.
    """
    if (module := _terminal(game)) is None:
        return as_data
    found: Board = getattr(module, "plain_board", module.board) if plain else module.board
    return found


def note_of(game: AnyGame) -> Note:
    """The game's own notes, or none."""
    found: Note = getattr(_terminal(game), "note", silent)
    return found


def _terminal(game: AnyGame) -> ModuleType | None:
    """The module `terminal` of the game's package; None if there is none, or the game is a single module."""
    package = import_module(type(game).__module__)
    name = f"{package.__name__}.terminal"
    return import_module(name) if hasattr(package, "__path__") and find_spec(name) else None


def silent(game: Any, view: Any, lang: str, action: Any) -> str:
    return ""


def as_data(game: Any, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
    return Pretty(msgspec.to_builtins(view), expand_all=False)
