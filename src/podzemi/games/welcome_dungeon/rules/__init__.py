"""The rules of Welcome to the Dungeon: what is allowed, and what it does. Compiled.

The rooms, in the order of a match:

- `setup`: a new match, a new round (WD-2, WD-3.2), the choice of its hero (WD-4.5)
- `legal`, `refusals`: what is allowed, and why something is not (WD-4, WD-16.4)
- `bidding`: draw, add, sacrifice, pass (WD-3.3)
- `equipment`: the hero's kit: which tile works, which beats what first (WD-5.3)
- `run`: the run, card by card (WD-3.5, WD-5.2)
- `scoring`: success, failure, elimination, the end (WD-3.6, WD-6)
- `default`: what an absent seat plays (WD-4.11)

A run stops in a phase that waits for the runner and goes on from there, so a match can
be saved in the middle of anything.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import codes
from podzemi.games.welcome_dungeon.codes import ADD, DRAW, KEEP, PASS, USE_AXE, USE_POLYMORPH
from podzemi.games.welcome_dungeon.rules import bidding, run
from podzemi.games.welcome_dungeon.rules import setup as set_up
from podzemi.games.welcome_dungeon.rules.default import default
from podzemi.games.welcome_dungeon.rules.legal import is_forced_turn, legal, to_act
from podzemi.games.welcome_dungeon.rules.refusals import refusal
from podzemi.games.welcome_dungeon.rules.run import start_run
from podzemi.games.welcome_dungeon.rules.scoring import is_over, places, scores
from podzemi.games.welcome_dungeon.rules.setup import setup
from podzemi.games.welcome_dungeon.state import State

__all__ = [
    "apply",
    "default",
    "is_forced_turn",
    "is_over",
    "legal",
    "places",
    "refusal",
    "scores",
    "setup",
    "start_run",
    "to_act",
]


def apply(state: State, seat: i64, code: i64, log: Log | None = None) -> None:
    """Play a legal code."""
    if code == DRAW:
        bidding.draw(state, seat, log)
    elif code == PASS:
        bidding.pass_round(state, seat, log)
    elif code == ADD:
        bidding.add(state, seat, log)
    elif codes.is_sacrifice(code):
        bidding.sacrifice(state, seat, codes.sacrificed_tile(code), log)
    elif codes.is_name(code):
        run.name(state, seat, codes.named_kind(code), log)
    elif code == USE_POLYMORPH:
        run.use_polymorph(state, log)
    elif code == USE_AXE:
        run.use_axe(state, log)
    elif code == KEEP:
        run.keep(state, log)
    else:
        set_up.choose_hero(state, seat, codes.chosen_hero(code), log)
