"""Previews of Dungeon Lords: they promise nothing that play does not keep (interface notes, section 3.3)."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.engine import Dice
from podzemi.engine.match import Match
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords.events import AdventurerCame, MinionPlaced, MinionWaits, RoundStarted
from podzemi.games.dungeon_lords.preview.forecast import forecast
from podzemi.games.dungeon_lords.preview.types import Preview
from podzemi.games.dungeon_lords.rules.building.adventurers import arrive

CASES = [(2, 3), (3, 5), (4, 7)]


def played(players: int, seed: int) -> Any:
    """A match by chance: before each decision the match and who decides, then what it brought."""
    match: Match[Any, Any] = Match(GAME, players, {}, seed)
    dice = Dice(seed)
    while seats := GAME.to_act(match.state):
        codes = GAME.legal(match.state, seats[0])
        action = GAME.decode(codes[dice.below(len(codes))])
        before = match.state.clone()
        yield before, seats[0], action, match.play(seats[0], action)


def preview(state: Any, seat: int) -> Preview:
    found = GAME.preview(GAME.view(state, seat))
    assert isinstance(found, Preview)
    return found


@pytest.mark.clause("DL-6.4")
@pytest.mark.clause("DL-6.6")
@pytest.mark.clause("DL-6.7")
@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_minion_stands_where_the_preview_said_it_could(players: int, seed: int) -> None:
    said: dict[int, dict[str, list[list[int]]]] = {}
    stood = 0
    for state, seat, action, events in played(players, seed):
        if hasattr(action, "orders"):
            said[seat] = {one.order: one.spaces for one in preview(state, seat).orders}
        for event in events:
            if isinstance(event, MinionPlaced | MinionWaits):
                space = event.space if isinstance(event, MinionPlaced) else 0
                assert space in said[event.seat][event.order][event.position - 1]
                stood += 1
    assert stood == players * 24


@pytest.mark.clause("DL-9.2")
@pytest.mark.parametrize(("players", "seed"), CASES)
def test_the_adventurers_come_to_whom_they_were_promised(players: int, seed: int) -> None:
    """Nothing changes between the last decision and the arrival but what that decision itself does."""
    told = 0
    for state, _, action, events in played(players, seed):
        came = {event.seat: event.adventurer for event in events if isinstance(event, AdventurerCame)}
        if came and not any(type(event).__name__ == "EvilChanged" for event in events):
            seats = preview(state, 0).seats
            assert came == {seat: seats[seat].newcomer for seat in range(players)}
            told += 1
        assert action is not None
    assert told > 0


@pytest.mark.clause("DL-10.9")
@pytest.mark.clause("DL-10.14")
@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_plan_is_previewed_against_every_card_as_it_would_be_played(players: int, seed: int) -> None:
    compared = 0
    for state, seat, action, _ in played(players, seed):
        if type(action).__name__ != "PlanCombat" or compared > 400:
            continue
        view = GAME.view(state, seat)
        found = GAME.preview(view)
        for plan in found.plans:
            cards = [card for one in plan.against for card in one.cards]
            assert sorted(cards) == sorted(one.card for one in found.cards)
        alike = [one for one in found.plans if _same(view, one, action)]
        assert len(alike) == 1
        for one in alike[0].against:
            for card in one.cards:
                end = forecast(GAME.box, view, action, card)
                assert (one.end.conquered, one.end.gold) == (end.conquered, end.gold)
                assert sum(row.falls for row in one.end.line) == sum(row.falls for row in end.line)
                compared += 1
    assert compared > 50


def _same(view: Any, plan: Any, action: Any) -> bool:
    tile = next(tile for tile in view.seats[view.seat].tiles if tile.cell == action.tile)
    kinds = [
        sorted(name.rpartition("_")[0] for name in names) for names in (plan.creatures, action.creatures)
    ]
    return plan.room == tile.room and sorted(plan.traps) == sorted(action.traps) and kinds[0] == kinds[1]


def test_a_spectator_gets_only_what_is_public() -> None:
    state = next(
        state for state, _, _, events in played(4, 9) if any(isinstance(e, RoundStarted) for e in events)
    )
    found = GAME.preview(GAME.view(state, None))
    assert (found.orders, found.plans, found.answers, found.cards) == ([], [], [], [])
    assert len(found.seats) == 4


@pytest.mark.clause("DL-9.2")
def test_the_next_newcomer_knows_where_the_track_of_the_neutral_cube_ends() -> None:
    """At the end of the track the cube stays, and stands before equals."""
    dice, state = Dice(1), GAME.start(2, {}, seed=1)
    while state.round < 2 or GAME.view(state, None).phase != "plan_orders":
        seat = GAME.to_act(state)[0]
        listed = GAME.legal(state, seat)
        GAME.apply(state, seat, listed[dice.below(len(listed))])
    state.neutral = state.lords[0].evil = 14
    state.lords[1].evil = 3
    shown = [seat.newcomer for seat in GAME.preview(GAME.view(state, None)).seats]
    assert None not in shown, "nobody is too evil for an adventurer"
    arrive(state, None)
    assert shown == [seat.newcomer for seat in GAME.view(state, None).seats]
