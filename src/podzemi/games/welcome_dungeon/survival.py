"""The chance to survive a run, over deals that agree with what a seat knows. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon import codes, rules
from podzemi.games.welcome_dungeon.rules.equipment import tile_in_play
from podzemi.games.welcome_dungeon.state import (
    FAILURE,
    KIND_COUNT,
    MAY_REPLACE,
    NONE,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    SHUFFLED,
    State,
)

SAMPLES: Final = 64
"""How many deals an estimate looks at."""


def chance(deals: list[State], weights: list[i64], seat: i64, names: list[i64]) -> i64:
    """In per cent of the deals, everybody else passing now; by the best name where the hero gives one.

    `weights`: how often each of the deals was drawn."""
    for deal in deals:
        _enter(deal, seat)
    if deals[0].phase != RUN_PREPARE or len(names) == 0:
        return _share(deals, weights, NONE)
    best: i64 = 0
    for name in names[1:]:
        best = max(best, _share([deal.clone() for deal in deals], weights, name))
    return max(best, _share(deals, weights, names[0]))


def dealt_anew(
    mould: State, open_slots: list[i64], open_asides: list[i64], dice: Dice
) -> tuple[list[State], list[i64]]:
    """The same bid with other cards where the seat has not seen them: in the pile, set aside, in the deck.

    Deals in which the same run awaits are one, with the weight of all: few cards are open in most bids."""
    pool = [mould.pile[slot] for slot in open_slots]
    pool += [mould.aside_kind[number] for number in open_asides]
    pool += mould.deck
    deals: list[State] = []
    weights: list[i64] = []
    known: dict[int, int] = {}
    for sample in range(SAMPLES):
        dice.shuffle(pool)
        bits = dice.bits()
        key: int = sample if mould.reveal_order == SHUFFLED else _met(mould, open_slots, open_asides, pool)
        if key in known:
            weights[known[key]] += 1
        else:
            known[key] = len(deals)
            deals.append(_dealt(mould, open_slots, open_asides, pool[:], bits))
            weights.append(1)
    return deals, weights


def _met(mould: State, open_slots: list[i64], open_asides: list[i64], deck: list[i64]) -> i64:
    """The cards that `_dealt` takes for the pile and, while Polymorph may turn it up (WD-5.11), the one that
    is then the deck's top: on nothing else a run without shuffling depends. As one number."""
    met: i64 = 0
    last: i64 = len(deck) - 1
    for taken in range(len(open_slots)):
        met = met * KIND_COUNT + deck[last - taken]
    top: i64 = last - len(open_slots) - len(open_asides)
    if top >= 0 and tile_in_play(mould, MAY_REPLACE) != NONE:
        met = met * KIND_COUNT + deck[top]
    return met


def _dealt(mould: State, open_slots: list[i64], open_asides: list[i64], deck: list[i64], bits: int) -> State:
    deal = mould.clone()
    for slot in open_slots:
        kind = deck.pop()
        deal.pile[slot] = kind
        deal.added_kind[slot] = kind
    for number in open_asides:
        deal.aside_kind[number] = deck.pop()
    deal.deck = deck
    deal.dice = Dice(bits)
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


def _share(deals: list[State], weights: list[i64], name: i64) -> i64:
    """How many deals in a hundred end well, rounded to the even where it is half."""
    survived: i64 = 0
    total: i64 = 0
    for number in range(len(deals)):
        total += weights[number]
        if _succeeds(deals[number], name):
            survived += weights[number]
    return round(100 * survived / int(total))


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
