"""The chance to survive a run, over deals that agree with what a seat knows. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon import codes, rules
from podzemi.games.welcome_dungeon.state import FAILURE, NONE, RUN_AXE, RUN_PREPARE, RUN_REPLACE, State

SAMPLES: Final = 64
"""How many deals an estimate looks at."""


def chance(deals: list[State], seat: i64, names: list[i64]) -> i64:
    """In per cent of the deals, everybody else passing now; by the best name where the hero gives one."""
    for deal in deals:
        _enter(deal, seat)
    if deals[0].phase != RUN_PREPARE or len(names) == 0:
        return _share(deals, NONE)
    best: i64 = 0
    for name in names[1:]:
        best = max(best, _share([deal.clone() for deal in deals], name))
    return max(best, _share(deals, names[0]))


def dealt_anew(mould: State, open_slots: list[i64], open_asides: list[i64], dice: Dice) -> list[State]:
    """The same bid with other cards where the seat has not seen them: in the pile, set aside, in the deck."""
    pool = [mould.pile[slot] for slot in open_slots]
    pool += [mould.aside_kind[number] for number in open_asides]
    pool += mould.deck
    deals: list[State] = []
    for _ in range(SAMPLES):
        dice.shuffle(pool)
        deals.append(_dealt(mould, open_slots, open_asides, pool[:], dice))
    return deals


def _dealt(mould: State, open_slots: list[i64], open_asides: list[i64], deck: list[i64], dice: Dice) -> State:
    deal = mould.clone()
    for slot in open_slots:
        kind = deck.pop()
        deal.pile[slot] = kind
        deal.added_kind[slot] = kind
    for number in open_asides:
        deal.aside_kind[number] = deck.pop()
    deal.deck = deck
    deal.dice = Dice(dice.bits())
    return deal


def _enter(state: State, seat: i64) -> None:
    """The run begins as if everybody else passed now, a card in hand having been added."""
    if state.hand != NONE:
        state.pile.append(state.hand)
        state.added_kind.append(state.hand)
        state.added_by.append(seat)
        state.hand = NONE
    for other in range(len(state.in_round)):
        state.in_round[other] = 1 if other == seat else 0
    state.asked = seat
    rules.start_run(state, None)


def _share(deals: list[State], name: i64) -> i64:
    """How many deals in a hundred end well, rounded to the even where it is half."""
    survived: i64 = 0
    for deal in deals:
        if _succeeds(deal, name):
            survived += 1
    return round(100 * survived / len(deals))


def _succeeds(state: State, name: i64) -> bool:
    """Play the run: the name as given, Axe and Polymorph when the card would kill."""
    while state.phase == RUN_PREPARE or state.phase == RUN_REPLACE or state.phase == RUN_AXE:
        code: i64 = codes.name(name)
        if state.phase != RUN_PREPARE:
            code = codes.KEEP
            if state.hp - state.box.strength[state.run_kind[-1]] <= 0:
                code = codes.USE_AXE if state.phase == RUN_AXE else codes.USE_POLYMORPH
        rules.apply(state, state.asked, code, None)
    return state.ended != FAILURE
