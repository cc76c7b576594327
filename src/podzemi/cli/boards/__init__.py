"""Terminal boards: the module `terminal` of a game's package, with a `board` function.

What else it may have: `note` (what the board knows of a choice that the sentence of the choice cannot say),
`stages` (a choice in the words of each list that leads to it), `above` (what stands over every list),
`parse` (the actions that a line of words means), `join` (two events as one), `before` (paragraphs before an
event) and `after` (paragraphs at the end of a match).
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
Stages: TypeAlias = Callable[[Any, Any, str, Any, Sequence[str]], Sequence[str]]
Above: TypeAlias = Callable[[Any, Any, str, Sequence[Any]], RenderableType | None]
Parse: TypeAlias = Callable[[Any, Any, str, Sequence[Any], Sequence[str]], Sequence[Any]]
Join: TypeAlias = Callable[[Any, Any], Any]
Tell: TypeAlias = Callable[[str, Any], list[str]]


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


def stages_of(game: AnyGame) -> Stages | None:
    """The game's own words for the lists that lead to a choice; None: they follow from its sentence."""
    found: Stages | None = getattr(_terminal(game), "stages", None)
    return found


def above_of(game: AnyGame, plain: bool = False) -> Above:
    """The lines over every list of choices, or none; `plain`: without drawings."""
    module = _terminal(game)
    found: Above = getattr(module, "above", nothing)
    return getattr(module, "plain_above", found) if plain else found


def parser_of(game: AnyGame) -> Parse:
    """The game's own reading of a typed line, or none."""
    found: Parse = getattr(_terminal(game), "parse", unread)
    return found


def joiner_of(game: AnyGame) -> Join:
    """An event that others may go on with, or two events as one where the second does; None: neither."""
    found: Join = getattr(_terminal(game), "join", apart)
    return found


def tellers_of(game: AnyGame) -> tuple[Tell, Tell]:
    """The functions that tell a story before an event, and at the end of a match."""
    module = _terminal(game)
    return getattr(module, "before", untold), getattr(module, "after", untold)


def _terminal(game: AnyGame) -> ModuleType | None:
    """The module `terminal` of the game's package; None if there is none, or the game is a single module."""
    package = import_module(type(game).__module__)
    name = f"{package.__name__}.terminal"
    return import_module(name) if hasattr(package, "__path__") and find_spec(name) else None


def silent(game: Any, view: Any, lang: str, action: Any) -> str:
    return ""


def nothing(game: Any, view: Any, lang: str, legal: Sequence[Any]) -> None:
    return None


def unread(game: Any, view: Any, lang: str, legal: Sequence[Any], words: Sequence[str]) -> Sequence[Any]:
    return ()


def untold(lang: str, told: Any) -> list[str]:
    return []


def apart(one: Any, other: Any) -> None:
    return None


def as_data(game: Any, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
    return Pretty(msgspec.to_builtins(view), expand_all=False)
