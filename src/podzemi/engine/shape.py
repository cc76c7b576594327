"""Sizes for native code that the types of the rules do not say: `shape.py` of a game gives one.

A build with PODZEMI_CHECKED stops with the line of the rules when one of them is too small.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SMALL = (-128, 127)


def fields(owner: str, names: str, capacity: int) -> dict[str, int]:
    """Several lists of one length."""
    return {f"{owner}.{name}": int(capacity) for name in names.split()}


def bits(count: int) -> tuple[int, int]:
    """The range of a set of so many members."""
    return 0, 2**count - 1


@dataclass
class Shape:
    """The capacities and ranges of one game.

    Keys: `State.deck` for a field, `State.hands[]` for the lists in a list, `setup.setup.zeros` for a
    variable (module, function, name), `codes.step()` for a result. A range goes with the number itself
    or with every number in the list.
    """

    players: int
    legal: int
    lists: dict[str, int]
    ranges: dict[str, tuple[int, int]]
    usual: tuple[int, int] = field(default=SMALL)
    """The range of every field that is not named."""
    planner: str = ""
    """A header of the runtime with a search of the game's own, compiled with its policy."""
    planned: tuple[str, ...] = ()
    """Functions of the game that it calls in addition to the rules: `policy.sheet.close`."""
