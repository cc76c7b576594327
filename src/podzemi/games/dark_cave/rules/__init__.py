"""The rules of The Dark Cave: what is allowed, and what it does. Compiled, like everything in here.

| module | holds |
|---|---|
| `setup` | the table before the first turn (DC-3) |
| `turn` | the order of a turn: what comes after what, and where somebody is asked (DC-4) |
| `upkeep` | how a turn begins (DC-4.2) |
| `cards` | cards played, swapped, discarded and drawn (DC-5, DC-6, DC-10) |
| `webs`, `axes` | cobwebs, and battle axes before a player (DC-6.4, DC-6.6) |
| `monsters`, `losses` | monsters, and what they and tolls take (DC-7, DC-8.4, DC-10.3) |
| `walking`, `goals` | moves, steps, the way out; goals turned up (DC-8, DC-9) |
| `clans`, `scoring` | clan cards; the end and the treasures (DC-11, DC-12.3) |
| `legal`, `refusals`, `targets` | what may be played, why the rest may not, and the conditions of both |
| `default` | what an absent seat plays |
| `cave` | which cards lie where, what is linked, who can get where (DC-2) |
| `deal` | full states drawn from what a seat knows (DC-13) |
| `naming` | numbers as events name them |
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave.codes import (
    AXE_MONSTER,
    AXE_WEB,
    DISCARD,
    END_MOVE,
    ORIENT_GOAL,
    PLAY_MONSTER,
    PROPOSE_END,
    STEP,
    VOTE_END,
    is_yes,
    kind_of,
    target_of,
)
from podzemi.games.dark_cave.rules.default import default
from podzemi.games.dark_cave.rules.goals import lay_goal
from podzemi.games.dark_cave.rules.legal import legal, to_act
from podzemi.games.dark_cave.rules.play.cards import discard_cards, play_card
from podzemi.games.dark_cave.rules.play.monsters import answer, answer_on_entry
from podzemi.games.dark_cave.rules.refusals import refusal
from podzemi.games.dark_cave.rules.scoring import is_over, places, propose, scores, vote
from podzemi.games.dark_cave.rules.setup import setup
from podzemi.games.dark_cave.rules.space.cave import node_of
from podzemi.games.dark_cave.rules.space.walking import make_step
from podzemi.games.dark_cave.rules.space.webs import strike_web
from podzemi.games.dark_cave.rules.turn import ARRIVAL, GOAL, MEETING, MONSTER, STANDSTILL, WALK, go_on
from podzemi.games.dark_cave.state import AXE, MOVE, State

__all__ = ["apply", "default", "is_over", "legal", "places", "refusal", "scores", "setup", "to_act"]


def apply(state: State, seat: i64, code: i64, log: Log | None = None) -> None:
    """Play a legal code, then let the turn go on from there."""
    kind: i64 = kind_of(code)
    if kind == STEP:
        make_step(state, seat, node_of(state, target_of(code)), log)
        go_on(state, GOAL, log)
    elif kind == END_MOVE:
        go_on(state, STANDSTILL, log)
    elif kind <= PLAY_MONSTER:
        play_card(state, seat, code, log)
        go_on(state, MONSTER, log)
    elif kind == DISCARD:
        discard_cards(state, seat, code, log)
        go_on(state, MONSTER, log)
    elif kind == ORIENT_GOAL:
        lay_goal(state, target_of(code), log)
        go_on(state, ARRIVAL, log)
    elif kind == AXE_MONSTER:
        _use_axe(state, seat, is_yes(code), log)
    elif kind == AXE_WEB:
        strike_web(state, seat, target_of(code), log)
        if state.phase == MOVE:
            go_on(state, WALK, log)
    elif kind == PROPOSE_END:
        propose(state, seat, log)
    elif kind == VOTE_END:
        vote(state, seat, is_yes(code), log)


def _use_axe(state: State, seat: i64, use: bool, log: Log | None) -> None:
    """Against the monster just played, or against the one the own dwarf walked to."""
    if state.phase == AXE:
        answer(state, seat, use, log)
        go_on(state, MONSTER, log)
    else:
        answer_on_entry(state, seat, use, log)
        go_on(state, MEETING, log)
