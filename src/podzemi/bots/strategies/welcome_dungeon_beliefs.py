"""Beliefs about the cards in Welcome to the Dungeon: Bayes over how everybody bid in this round.

A world is a full state that agrees with a view; `game.sample` draws them all alike (WD-13.2). Who stays in
rather knows small monsters, who passes large ones, and a large card is rather added than set aside. So the
bidding of a world is played again from its first turn, and every decision of somebody else asks how often a
quick player who knows those cards would have made it.
"""

from __future__ import annotations

from typing import Any, Final  # Any: sampled states, which bots do not import

from podzemi import native
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon.codes import ADD, DRAW, PASS, turn_code, turn_seat
from podzemi.games.welcome_dungeon.view.types import ENDS, PHASES, STATUSES

TRUST: Final = 0.7
"""The share of decisions that are made as a quick player likes them, the others anyhow; with more of it a
single odd deed rules out more worlds."""
NOBODY: Final = -1


def weights(seat: Seat, worlds: list[Any]) -> list[float]:
    """How possible each sampled state is to a seat after all bids of the others."""
    return [likelihood(seat, world) for world in worlds]


def likelihood(seat: Seat, world: Any) -> float:
    """How well the others' bids agree with the cards of that world; only ratios mean anything."""
    state = native.from_python(first_turn(world))
    found = 1.0
    for turn in world.turns:
        bidder, code = turn_seat(turn), turn_code(turn)
        for played in (PASS,) if code == PASS else (DRAW, code):
            if bidder != seat:
                found *= _chance_of(state, bidder, played)
            state.apply(bidder, played)
    return found


def _chance_of(state: native.State, bidder: Seat, played: int) -> float:
    """How often somebody there plays that code."""
    legal, liked = state.legal(bidder), state.weigh(bidder)
    total = sum(liked)
    share = liked[legal.index(played)] / total if total else 1 / len(legal)
    return TRUST * share + (1 - TRUST) / len(legal)


def first_turn(world: Any) -> Any:
    """The round of a world as it began: the kit whole, nothing drawn, its cards in the order of the draws."""
    state = world.clone()
    bidders = {turn_seat(turn) for turn in world.turns}
    added, aside = iter(world.added_kind), iter(world.aside_kind)
    codes = [turn_code(turn) for turn in world.turns]
    drawn_cards = [next(added if code == ADD else aside) for code in codes if code != PASS]
    hand = [] if world.hand == NOBODY else [world.hand]
    state.deck = [*world.deck, *hand, *reversed(drawn_cards)]
    state.phase, state.asked, state.hand = PHASES.index("bid_turn"), world.starter, NOBODY
    state.in_round = [int(one == 1 or seat in bidders) for seat, one in enumerate(world.in_round)]
    state.status = [STATUSES.index("in_play")] * len(world.status)
    for name in ("pile", "added_kind", "added_by", "aside_kind", "aside_by", "aside_tile", "turns"):
        setattr(state, name, [])
    for name in ("run_kind", "run_removed", "run_fate", "run_by", "run_hp"):
        setattr(state, name, [])
    state.runner = state.named = NOBODY
    state.entry_hp = state.hp = 0
    state.pact_pending, state.ended = False, ENDS.index("running")
    return state
