"""The rules of Paper Dungeons: what is allowed, and what it does. Compiled.

The rooms, in the order of a match:

- `setup`: a new match, a new chapter: dungeon, bosses, missions, cards (PD-2)
- `legal`, `refusals`: what is allowed, and why something is not (PD-5, PD-6.1, PD-23)
- `turns`: what an action does on the seat's own sheet (PD-5)
- `chains`: wounds, gains and what they set off (PD-7, PD-8)
- `rounds`: who is done, dice, the end of a round (PD-3, PD-4, PD-9, PD-13.2)
- `bosses`: the fights (PD-12)
- `scoring`: what can be read off a sheet: measures, strength, score boxes (PD-13, PD-14)
- `chapters`: the end of a chapter and of the match (PD-14.3, PD-15.3)
- `default`: what an absent seat plays

A seat changes nothing but its own sheet until all are done (PD-3.2), which is why any order of
hands gives the same match.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.paper_dungeons.rules.chapters import is_over, places, scores
from podzemi.games.paper_dungeons.rules.default import default
from podzemi.games.paper_dungeons.rules.legal import legal, to_act
from podzemi.games.paper_dungeons.rules.refusals import refusal
from podzemi.games.paper_dungeons.rules.rounds import finish
from podzemi.games.paper_dungeons.rules.setup import setup
from podzemi.games.paper_dungeons.rules.turns import act, is_done
from podzemi.games.paper_dungeons.state import State


def apply(state: State, seat: i64, code: i64, log: Log | None = None) -> None:
    """Play a legal code: on the own sheet, and if that was the seat's last, for all (PD-3.1)."""
    sheet = state.sheets[seat]
    act(state, sheet, code, log)
    if is_done(state, sheet):
        finish(state, sheet, log)


__all__ = [
    "act",
    "apply",
    "default",
    "is_done",
    "is_over",
    "legal",
    "places",
    "refusal",
    "scores",
    "setup",
    "to_act",
]
