"""How a view of each game looks in a terminal: `boards/<game>.py`, each with a `board` function.

A board may have a `note` as well: what it knows of a choice that the sentence of the choice cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias  # Any: game, view and actions of whichever game

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

Board: TypeAlias = Callable[[Any, Any, str, Sequence[str]], RenderableType]
Note: TypeAlias = Callable[[Any, Any, str, Any], str]


def board_of(game: str, plain: bool = False) -> Board:
    """The game's own board, or the view as it is: a game can be played before it is drawn.

    `plain`: the one that is meant to be read as words, where the game has one.
    """
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return as_data
    module = import_module(name)
    found: Board = getattr(module, "plain_board", module.board) if plain else module.board
    return found


def note_of(game: str) -> Note:
    """The game's own notes, or none."""
    name = f"{__name__}.{game}"
    found: Note = getattr(import_module(name), "note", silent) if find_spec(name) else silent
    return found


def silent(game: Any, view: Any, lang: str, action: Any) -> str:
    return ""


def as_data(game: Any, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
    return Pretty(msgspec.to_builtins(view), expand_all=False)
