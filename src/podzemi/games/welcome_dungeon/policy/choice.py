"""The greedy player: the best weight of the policy, with its own judgement of additions and sacrifices.

The policy mixes passes, additions and sacrifices as near-equilibrium play does, and the larger weight of
such a mixture is no good choice by itself. Against players who go by what they see, adding every card and
passing a little later won most; a kit is broken only at the end of a deck whose last card the other draws.
"""

from __future__ import annotations

from typing import Any, Final  # Any: the game, which imports this package

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.welcome_dungeon.codes import ADD, PASS, sacrificed_tile
from podzemi.games.welcome_dungeon.policy import weigh
from podzemi.games.welcome_dungeon.policy.odds import margin, own_cards, tiles_in_play, unseen_cards
from podzemi.games.welcome_dungeon.state import KIT_SIZE, State
from podzemi.games.welcome_dungeon.view.types import View

ENOUGH_TO_PASS: Final = 575
"""The weight of a pass, in thousandths, from which on it passes; a larger value stays in the round longer."""
LATE: Final = 4
"""So few cards in the deck are likely to be drawn to the last one; a larger value breaks kits earlier."""


def choose(game: Any, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    assert view.seat is not None
    codes = [int(game.encode(action)) for action in legal]
    state: State = game.sample(view, dice)
    weights = weigh(state, view.seat, codes)
    if PASS in codes:
        place = codes.index(PASS)
        return place if weights[place] > ENOUGH_TO_PASS else 1 - place
    if ADD not in codes:
        return max(range(len(codes)), key=weights.__getitem__)
    left = {index: _margin_after(state, view.seat, code) for index, code in enumerate(codes)}
    add = codes.index(ADD)
    return min(left, key=left.__getitem__) if left[add] > 0 and _somebody_else_runs(state) else add


def _somebody_else_runs(state: State) -> bool:
    """Whether the other of two draws the last card if nobody passes, and then has to go in (WD-3.3)."""
    return sum(state.in_round) == 2 and len(state.deck) <= LATE and len(state.deck) % 2 == 1


def _margin_after(state: State, seat: int, code: int) -> int:
    """The hero's margin in the run after this turn, in tenths of HP."""
    own = own_cards(state, seat)
    unseen, unknown = unseen_cards(state, seat, own), len(state.pile) - sum(own)
    tiles = tiles_in_play(state)
    if code == ADD:
        own[state.hand] += 1
    else:
        tiles &= ~bit(sacrificed_tile(code) % KIT_SIZE)
    return int(margin(state, tiles, own, unseen, unknown))
