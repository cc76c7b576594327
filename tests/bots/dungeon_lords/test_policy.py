"""A quick lord's taste, on positions where it is clear; and his expectations."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from podzemi.bots.search import draw_index
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dungeon_lords import GAME, codes, policy
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.policy import evaluation, orders
from podzemi.games.dungeon_lords.policy.fitted import figures_of
from podzemi.games.dungeon_lords.policy.popular import popular
from podzemi.games.dungeon_lords.puzzles.scenes import Scene, state_of
from podzemi.games.dungeon_lords.state import State


def decisions(phase: int, count: int, players: int = 2) -> Iterator[tuple[State, int, list[int]]]:
    """Decisions of a phase in matches of quick lords."""
    number = found = 0
    while found < count:
        dice = Dice(seed_for(17, number))
        state = GAME.start(players, {}, seed=number)
        while seats := GAME.to_act(state):
            seat, legal = seats[0], GAME.legal(state, seats[0])
            if state.phase == phase and len(legal) > 1 and found < count:
                found += 1
                yield state, seat, legal
            GAME.apply(state, seat, legal[draw_index(policy.weigh(state, seat, legal), dice)])
        number += 1


def liked_most(state: State, seat: int, legal: list[int]) -> int:
    weights = policy.weigh(state, seat, legal)
    return legal[weights.index(max(weights))]


def test_taxes_are_paid() -> None:
    """A dead letter costs three points (DL-8.3)."""
    for state, seat, legal in decisions(s.PAY_TAXES, 10):
        assert liked_most(state, seat, legal) == max(legal, key=codes.tax_amount)


def test_gold_is_mined_as_much_as_can_be_and_once() -> None:
    """The tunnels that give it make no difference: one way is enough to look at (DL-6.13)."""
    seen = 0
    for state, seat, legal in decisions(s.EXECUTE, 150):
        if codes.kind_of(legal[0]) == codes.MINE:
            seen += 1
            chosen = [
                code for code, weight in zip(legal, policy.weigh(state, seat, legal), strict=True) if weight
            ]
            assert len(chosen) == 1
            most = max(
                int(codes.mined_cells(code)).bit_count()
                for code in legal
                if codes.kind_of(code) == codes.MINE
            )
            assert int(codes.mined_cells(chosen[0])).bit_count() == most
    assert seen > 5


def test_every_set_of_tunnels_can_be_dug() -> None:
    """Ways to dig the same cells are left out, but not all of them (DL-6.12)."""
    seen = 0
    for state, seat, legal in decisions(s.EXECUTE, 150):
        if codes.kind_of(legal[0]) == codes.DIG:
            seen += 1
            digs = [code for code in legal if codes.kind_of(code) == codes.DIG]
            weights = dict(zip(legal, policy.weigh(state, seat, legal), strict=True))
            most = max(len(codes.dug_cells(code)) for code in digs)
            whole = {frozenset(codes.dug_cells(code)) for code in digs if len(codes.dug_cells(code)) == most}
            kept = {frozenset(codes.dug_cells(code)) for code in digs if weights[code]}
            assert len(kept & whole) >= 0.5 * len(whole)
    assert seen > 5


def test_a_sure_catch_is_made() -> None:
    """A warrior with two hit points left, a card that does not tire him, a Goblin at home (DL-1.10)."""
    goblin, ghost, row = 0, 6, (int(s.INVISIBILITY), 3, 4, 5)
    scene = Scene(1, (0,), (goblin, ghost), (), 0b1000010000100, (), 0, 0, 0, row)
    state = state_of(BOX, scene)
    state.lords[0].damage = [1]
    plan = liked_most(state, 0, GAME.legal(state, 0))
    assert codes.sent_creatures(plan) == 1 << goblin


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lords_expect_adds_up_to_nothing(players: int) -> None:
    """One player's gain is the others' loss, up to rounding."""
    for state, _, _ in decisions(s.PLAN_ORDERS, 12, players):
        assert abs(int(sum(policy.estimate(state, seat) for seat in range(players)))) <= players


def test_more_points_are_expected_of_a_better_dungeon() -> None:
    for state, seat, _ in decisions(s.PLAN_ORDERS, 12):
        before = policy.estimate(state, seat)
        rich = state.clone()
        rich.lords[seat].prison = [*rich.lords[seat].prison, 0, 1]
        poor = state.clone()
        poor.lords[seat].letters += 2
        assert policy.estimate(poor, seat) < before < policy.estimate(rich, seat)


def test_every_stage_has_a_figure_for_every_feature() -> None:
    for stage in range(10):
        assert len(figures_of(stage)) == evaluation.FEATURE_COUNT
    for state, seat, _ in decisions(s.PLAN_ORDERS, 3):
        found = evaluation.features(state, state.lords[seat], evaluation.best_rivals(state, seat))
        assert len(found) == evaluation.FEATURE_COUNT and found[0] == 1


def test_hidden_events_do_not_count() -> None:
    """An event that is not announced yet is only known to come some time (DL-5.2)."""
    for state, _, _ in decisions(s.PLAN_ORDERS, 8):
        if state.round == 1:
            twin = state.clone()
            twin.event_tiles = [twin.event_tiles[0], twin.event_tiles[2], twin.event_tiles[1]]
            for tile in (s.TAXES, s.PAYDAY):
                assert evaluation.bill_time(state, tile) == evaluation.bill_time(twin, tile)


def test_what_lords_plan_fits_into_a_hand() -> None:
    """A card lies in one place of a plan at most, and a plan has three (DL-6.3)."""
    for stage in range(8):
        often = popular(stage)
        assert len(often) == s.ORDER_COUNT * s.PLAN_LENGTH
        for order in range(s.ORDER_COUNT):
            assert 0 <= sum(often[order * s.PLAN_LENGTH :][: s.PLAN_LENGTH]) <= 1000


def test_an_order_that_cannot_be_paid_brings_nothing() -> None:
    """Food is bought before gold is mined (DL-6.8): without gold a plan of both is a plan of the mine."""
    state, seat, _ = next(decisions(s.PLAN_ORDERS, 1))
    lord, dummy = state.lords[seat], s.NONE
    sites = [100] * (2 * s.ORDER_COUNT * s.PLAN_LENGTH)
    budget = [0] * (3 * s.ORDER_COUNT)
    budget[s.GET_FOOD], budget[s.MINE_GOLD] = -1, 2
    plan = codes.plan_orders(s.MINE_GOLD, s.GET_FOOD, s.IMPROVE_REPUTATION, dummy)
    lord.gold = 0
    assert orders.plan_worth(state, lord, plan, sites, budget) == 200
    lord.gold = 1
    assert orders.plan_worth(state, lord, plan, sites, budget) == 300
