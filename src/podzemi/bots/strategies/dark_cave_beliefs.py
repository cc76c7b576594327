"""Beliefs about loyalties and goals in The Dark Cave: Bayes over a model of how players act.

A view keeps every card played openly, with whom a monster met, but not where everybody stood at the time. So
the model says how often a quick player does a deed to its own side and to the other, and how often it builds
towards a corner that it has looked at, if the exit is there and if it is not. `research/beliefs_dark_cave.py`
fits the numbers and measures the guesses.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Any, Final, NamedTuple  # Any: sampled states, which bots do not import

from podzemi.engine.values import Seat
from podzemi.games.dark_cave.actions import PlayAxe, PlayBoots, PlayMonster, PlayPath, PlaySecret, PlaySwap
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.view.types import DeedView, View

KINDS: Final = ("alone", "together", "boots", "axe", "swap", "towards", "away")
"""The kinds of evidence: a monster set on one dwarf, on several, gifts, a swap; a card laid after a look."""
EVIDENCE: Final = {
    "alone": -0.64,
    "together": -0.46,
    "boots": 0.81,
    "axe": 0.17,
    "swap": -0.09,
    "towards": 0.92,
    "away": -1.11,
}
"""How much each speaks for the same side (of the corner: for the exit), as a logarithm of odds."""


class Clue(NamedTuple):
    """One piece of evidence: about two seats, or about a corner (then `other` is its number)."""

    kind: str
    seat: Seat
    other: int


def clues(view: View) -> list[Clue]:
    """All that the view holds."""
    found: list[Clue] = []
    looked: dict[Seat, set[int]] = {}
    for deed in view.deeds:
        found += _deed_clues(deed)
        if isinstance(deed.action, PlaySecret) and isinstance(deed.action.target, list):
            looked.setdefault(deed.seat, set()).add(_nearest(view, *deed.action.target))
        elif isinstance(deed.action, PlayPath) and deed.seat in looked and deed.seat != view.seat:
            near = _nearest(view, deed.action.x, deed.action.y)
            corners = sorted(looked[deed.seat])
            found += [Clue("towards" if near == one else "away", deed.seat, one) for one in corners]
    return found


def _deed_clues(deed: DeedView) -> Iterable[Clue]:
    match deed.action:
        case PlayMonster():
            kind = "alone" if len(deed.hits) == 1 else "together"
            return [Clue(kind, deed.seat, hit) for hit in deed.hits if hit != deed.seat]
        case PlayBoots(_, player):
            return [Clue("boots", deed.seat, player)] if player != deed.seat else []
        case PlayAxe(_, player):
            return [Clue("axe", deed.seat, player)] if player != deed.seat else []
        case PlaySwap(_, player):
            return [Clue("swap", deed.seat, player)]
    return []


def _nearest(view: View, x: int, y: int) -> int:
    """The corner nearest to a cell."""
    return min(range(len(view.goals)), key=lambda i: abs(view.goals[i].x - x) + abs(view.goals[i].y - y))


def is_about_corner(clue: Clue) -> bool:
    return clue.kind in ("towards", "away")


def likelihood(found: list[Clue], sides: list[int], exit_at: int, evidence: dict[str, float]) -> float:
    """How well the deeds agree with these sides and that place of the exit; only ratios mean anything."""
    total = 0.0
    for kind, seat, other in found:
        if kind in ("towards", "away"):
            total += evidence[kind] * (other == exit_at)
        else:
            total += evidence[kind] * (sides[seat] == sides[other])
    return exp(total)


def sides_of(world: Any) -> list[int]:
    """By seat, the clan worked for in a sampled state."""
    return [works_for(card) for card in world.clan]


def exit_of(world: Any) -> int:
    """The corner of the exit in a sampled state."""
    goals = len(world.turned)
    faces = world.face[-goals:]
    return next(corner for corner, face in enumerate(faces) if world.box.face_name[face] == "G-EXIT")


def weights(view: View, worlds: list[Any], evidence: dict[str, float] | None = None) -> list[float]:
    """How possible each sampled state is after all that was seen."""
    found = clues(view)
    known = EVIDENCE if evidence is None else evidence
    return [likelihood(found, sides_of(world), exit_of(world), known) for world in worlds]


def same_side(view: View, worlds: list[Any], evidence: dict[str, float] | None = None) -> list[float]:
    """By seat, the chance to work for the same clan as the watcher."""
    assert view.seat is not None
    weighed = weights(view, worlds, evidence)
    sides = [sides_of(world) for world in worlds]
    total = sum(weighed)
    return [
        sum(w for w, side in zip(weighed, sides, strict=True) if side[seat] == side[view.seat]) / total
        for seat in range(len(view.seats))
    ]
