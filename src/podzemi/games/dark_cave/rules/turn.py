"""The order of a turn (DC-4). Compiled.

`go_on` is the whole of it: what comes after what, and where somebody is asked. The other modules
do one thing each and know nothing of what follows. Whatever waits for an answer is in the state:
the phase, whom to ask, which monsters are still to be met.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.rules.clans import is_saved
from podzemi.games.dark_cave.rules.goals import asks_for_rotation, place_goal
from podzemi.games.dark_cave.rules.play.cards import asks_for_card, draw_cards
from podzemi.games.dark_cave.rules.play.monsters import (
    asks_for_axe,
    asks_for_axe_on_entry,
    attack_all,
    attack_met,
)
from podzemi.games.dark_cave.rules.scoring import finish
from podzemi.games.dark_cave.rules.space.walking import (
    arrive,
    asks_for_step,
    begin_movement,
    leaves,
    take_nugget,
)
from podzemi.games.dark_cave.rules.upkeep import begin_turn
from podzemi.games.dark_cave.state import BY_CARDS, BY_CLAN, State

# the stages of a turn, in their order
UPKEEP: Final[i64] = 0  # then a card is asked for
MONSTER: Final[i64] = 1  # a card was played, perhaps a monster
MOVEMENT: Final[i64] = 2
WALK: Final[i64] = 3  # before the next step
GOAL: Final[i64] = 4  # a step was made, perhaps onto a face-down goal
ARRIVAL: Final[i64] = 5
MEETING: Final[i64] = 6
EXIT: Final[i64] = 7
OUT: Final[i64] = 8
STANDSTILL: Final[i64] = 9
DRAWING: Final[i64] = 10
NEXT_SEAT: Final[i64] = 11


def go_on(state: State, stage: i64, log: Log | None) -> None:
    """The turn from that stage on, until somebody is asked or the match is over."""
    while True:
        if stage == UPKEEP:  # DC-4.2: monsters home, cobwebs on, the dwarf up
            begin_turn(state, log)
            if asks_for_card(state, log):  # DC-4.3: who has none is skipped
                return
            stage = NEXT_SEAT
        elif stage == MONSTER:  # DC-7.6, DC-7.7: those it meets may use an axe, else it attacks
            if asks_for_axe(state):
                return
            attack_all(state, log)
            stage = MOVEMENT
        elif stage == MOVEMENT:  # DC-8.1; who is out has no moves and only draws (DC-4.6)
            begin_movement(state)
            stage = WALK
        elif stage == WALK:  # DC-8.2; without anything to do the movement closes by itself (DC-4.5)
            if asks_for_step(state):
                return
            stage = STANDSTILL
        elif stage == GOAL:  # DC-9.1 to DC-9.3: a goal is laid, if need be as its player wants
            if asks_for_rotation(state):
                return
            place_goal(state, log)
            stage = ARRIVAL
        elif stage == ARRIVAL:  # DC-8.3 to DC-8.5: the toll, then monsters
            arrive(state, log)
            stage = MEETING
        elif stage == MEETING:  # DC-8.5: an axe, else the attack
            if asks_for_axe_on_entry(state):
                return
            attack_met(state, log)
            stage = EXIT
        elif stage == EXIT:  # DC-9.4
            stage = OUT if leaves(state, log) else WALK
        elif stage == OUT:  # DC-11.2: the match is over when a whole clan is out
            if is_saved(state, works_for(state.clan[state.active])):
                finish(state, BY_CLAN, log)
                return
            stage = DRAWING
        elif stage == STANDSTILL:  # DC-8.7: what lies under the dwarf
            take_nugget(state, log)
            stage = DRAWING
        elif stage == DRAWING:  # DC-10.5
            draw_cards(state, log)
            stage = NEXT_SEAT
        else:  # DC-11.1: over when nobody has a card left
            if not _pass_on(state):
                finish(state, BY_CARDS, log)
                return
            stage = UPKEEP


def _pass_on(state: State) -> bool:
    """The next seat clockwise becomes active; not if all hands are empty."""
    for hand in state.hands:
        if hand:
            state.active = (state.active + 1) % state.players
            return True
    return False
