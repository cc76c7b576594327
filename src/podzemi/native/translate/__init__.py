"""Translates the rules of a game, typed Python, to C++ for processors and graphics cards.

`python -m podzemi.native.translate GAME` writes the header to standard output. What the subset of Python
is, and why, stands in docs/decisions/0032-one-source-of-rules.md.
"""

from __future__ import annotations

import importlib
from typing import Any  # Any: components of whichever game

from podzemi.engine.shape import Shape
from podzemi.native.translate.source import Program
from podzemi.native.translate.writing.header import Header


def shape_of(game: str, box: Any, players: int) -> Shape:
    """The sizes that the game's `shape.py` gives for these components."""
    found: Shape = importlib.import_module(f"podzemi.games.{game}.shape").shape(box, players)
    return found


def translate(
    game: str,
    players: int | None = None,
    judged: bool = False,
    box: Any = None,
    also: tuple[str, ...] = (),
) -> str:
    """The header of a game, for so many players at most (None: as many as can play it).

    `judged`: with what rollouts and search know of good play. `box`: the components; None: the built-in ones.
    `also` names more functions to translate with all that they call, as `module.function`.
    """
    found = importlib.import_module(f"podzemi.games.{game}").GAME
    box = box or found.box
    shape = shape_of(game, box, players or found.max_players)
    program = Program(f"podzemi.games.{game}")
    return Header(game, program, shape, box, found.observation_spec, judged, also).text()
