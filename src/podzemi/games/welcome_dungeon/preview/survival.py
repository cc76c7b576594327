"""The chance to survive a run, over deals that agree with what a seat knows. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon import codes, rules
from podzemi.games.welcome_dungeon.rules.equipment import kit_hp
from podzemi.games.welcome_dungeon.state import (
    FAILURE,
    KIND_COUNT,
    NONE,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    State,
)

SAMPLES: Final = 64
"""How many deals an estimate looks at."""


class Deal:
    """Cards that a seat has not seen, drawn from all of them, and how often they were drawn."""

    __slots__ = ("bits", "cards", "weight")

    def __init__(self, cards: list[i64], bits: int) -> None:
        self.cards = cards
        """For the open slots of the pile, one after the other; then the deck's top, if it is drawn."""
        self.bits = bits
        """The luck of a run in which the pile is shuffled."""
        self.weight: i64 = 1


def draw_deals(pool: list[i64], wanted: i64, shuffled: bool, dice: Dice) -> list[Deal]:
    """Deals of so many cards from the pool, which is put into another order.

    The same cards in the same places are one deal with the weight of all, unless luck decides about the run
    besides: few cards are open in most bids."""
    deals: list[Deal] = []
    known: dict[int, int] = {}
    for sample in range(SAMPLES):
        met = _draw(pool, wanted, dice)
        bits = dice.bits() if shuffled else 0
        key: int = sample if shuffled else met
        if key in known:
            deals[known[key]].weight += 1
        else:
            known[key] = len(deals)
            deals.append(Deal([pool[len(pool) - 1 - taken] for taken in range(wanted)], bits))
    return deals


def _draw(pool: list[i64], wanted: i64, dice: Dice) -> i64:
    """Put so many cards, drawn at random, at the end of the pool: a shuffle that ends when nobody looks at
    the rest. The cards as one number."""
    met: i64 = 0
    last: i64 = len(pool) - 1
    for _ in range(wanted):
        place: i64 = dice.below(last + 1)
        card: i64 = pool[place]
        pool[place] = pool[last]
        pool[last] = card
        met = met * KIND_COUNT + card
        last -= 1
    return met


def chance(mould: State, open_slots: list[i64], deals: list[Deal], seat: i64, names: list[i64]) -> i64:
    """In per cent of the deals, everybody else passing now; by the best name where the hero gives one.

    `mould`: the bid, with any cards in its open slots."""
    total: i64 = 0
    for deal in deals:
        total += deal.weight
    risky = _risky(mould, open_slots, deals)
    lost = _fewest_lost([_begin_run(mould, open_slots, deal, seat) for deal in risky], risky, names)
    return round(100 * int(total - lost) / int(total))


def _risky(mould: State, open_slots: list[i64], deals: list[Deal]) -> list[Deal]:
    """The deals in which the hero could fall: no run costs more than all its cards are strong."""
    strength = mould.box.strength
    spare: i64 = kit_hp(mould)
    for slot, card in enumerate(mould.pile):
        if slot not in open_slots:
            spare -= strength[card]
    if mould.hand != NONE:
        spare -= strength[mould.hand]
    risky: list[Deal] = []
    for deal in deals:
        cost: i64 = 0
        for number in range(len(open_slots)):
            cost += strength[deal.cards[number]]
        if cost >= spare:
            risky.append(deal)
    return risky


def _fewest_lost(entered: list[State], deals: list[Deal], names: list[i64]) -> i64:
    """How many of the deals end badly, by the best name where the hero gives one."""
    if len(entered) == 0 or entered[0].phase != RUN_PREPARE or len(names) == 0:
        return _losses(entered, deals, NONE)
    fewest = _losses([state.clone() for state in entered], deals, names[0])
    for name in names[1:]:
        fewest = min(fewest, _losses([state.clone() for state in entered], deals, name))
    return fewest


def _begin_run(mould: State, open_slots: list[i64], deal: Deal, seat: i64) -> State:
    """The run begins with these cards as if everybody else passed now, a card in hand having been added."""
    state = mould.clone()
    for number, slot in enumerate(open_slots):
        state.pile[slot] = deal.cards[number]
    if len(deal.cards) > len(open_slots):
        state.deck[-1] = deal.cards[-1]
    state.dice = Dice(deal.bits)
    if state.hand != NONE:
        state.pile.append(state.hand)
        state.hand = NONE
    for other in range(len(state.in_round)):
        state.in_round[other] = 1 if other == seat else 0
    state.asked = seat
    rules.start_run(state, None)
    return state


def _losses(entered: list[State], deals: list[Deal], name: i64) -> i64:
    """How many of the deals, by their weight, end badly."""
    lost: i64 = 0
    for number in range(len(deals)):
        if not _succeeds(entered[number], name):
            lost += deals[number].weight
    return lost


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
