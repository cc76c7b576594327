"""Forecasts of Dungeon Lords against what then happens, over whole matches (interface notes, section 3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from forecasts import Decision, decisions, seeds, tried
from podzemi.engine import Log
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import Build, Dig, Mine, Pay, PlanCombat, PlanOrders
from podzemi.games.dungeon_lords.names import ADVENTURERS, cell_code
from podzemi.games.dungeon_lords.preview.types import EndPreview, PlanPreview, Preview, WoundPreview
from podzemi.games.dungeon_lords.rules.building.adventurers import arrive
from podzemi.games.dungeon_lords.state import Lord, State

FOUND = {77, 169}
"""Matches with something rare: traps put in order, the first of which needs no target and springs; a bill of
more Evil than its track has left."""
MATCHES = sorted({*seeds(quick=12, deep=300), *FOUND})
MOST_BATTLES = 2
"""Plans played out to their end for each decision."""


def preview(state: State, seat: int | None) -> Preview:
    found = GAME.preview(GAME.view(state, seat))
    assert isinstance(found, Preview)
    return found


@pytest.mark.clause("DL-6.6")
@pytest.mark.clause("DL-6.12")
@pytest.mark.clause("DL-8.2")
@pytest.mark.clause("DL-8.3")
@pytest.mark.clause("DL-9.2")
@pytest.mark.clause("DL-9.7")
@pytest.mark.clause("DL-10.9")
@pytest.mark.clause("DL-10.10")
@pytest.mark.clause("DL-10.14")
@pytest.mark.parametrize("seed", MATCHES)
def test_what_is_forecast_comes_true(seed: int) -> None:
    promises = (
        arrivals(),
        next_arrivals,
        paladin,
        bill,
        taxes,
        minions(),
        cells,
        plans,
        cards,
        answers,
        score,
    )
    for decision in decisions(GAME, seed):
        said = preview(decision.before, decision.seat)
        for promise in promises:
            promise(decision, said)


Promise = Callable[[Decision, Preview], None]
"""Compares what the seat that decided was told with what its decision brought."""


# ---------------------------------------------------------------- everybody


def arrivals() -> Promise:
    """Who was promised to whom comes, if the Evil stays as it was when it was promised (DL-9.2)."""
    promised: dict[tuple[int, int, tuple[int, ...]], list[Any]] = {}

    def compare(decision: Decision, said: Preview) -> None:
        state = decision.before
        evils = [int(lord.evil) for lord in state.lords]
        now, later = [one.newcomer for one in said.seats], [one.next_newcomer for one in said.seats]
        promised.setdefault((state.year, state.round, tuple(evils)), now)
        promised.setdefault((state.year, state.round + 1, tuple(evils)), later)
        came: dict[int, Any] = {}
        for event in decision.events:
            if isinstance(event, e.EvilChanged) and not came:
                evils[event.seat] = event.evil
            if isinstance(event, e.AdventurerCame):
                came[event.seat] = event.adventurer
        expected = promised.get((state.year, state.round, tuple(evils)))
        assert not came or expected is None or [came[seat] for seat in range(len(evils))] == expected

    return compare


def next_arrivals(decision: Decision, said: Preview) -> None:
    """The next round begins to the left of this one's starting player (DL-9.9)."""
    if not decision.before.next_coming or not isinstance(GAME.decode(decision.code), PlanOrders):
        return
    later, log = decision.before.clone(), Log()
    if later.coming:
        arrive(later, None)
    later.coming, later.first = later.next_coming, (later.first + 1) % later.players
    arrive(later, log)
    came = {event.seat: event.adventurer for event in log.events if isinstance(event, e.AdventurerCame)}
    assert [came[seat] for seat in range(later.players)] == [one.next_newcomer for one in said.seats]


def paladin(decision: Decision, said: Preview) -> None:
    """He comes with the Evil that was missing (DL-9.7), and nothing is missing that cannot be had. Only the
    first change of a decision is looked at: what comes after it stands on other ground."""
    missing = [one.evil_to_paladin for one in said.seats]
    for lord, more in zip(decision.before.lords, missing, strict=True):
        assert more is None or lord.evil + more <= GAME.box.start[s.MOST_EVIL]
    changed = [at for at, event in enumerate(decision.events) if isinstance(event, e.EvilChanged)]
    if not changed or decision.before.combat or not missing[decision.events[changed[0]].seat]:
        return
    event, until = decision.events[changed[0]], changed[1] if len(changed) > 1 else None
    came = any(isinstance(one, e.PaladinCame) for one in decision.events[changed[0] : until])
    assert came == (event.amount >= missing[event.seat])


def bill(decision: Decision, said: Preview) -> None:
    """Who pays all his creatures pays his bill; in a first game the Evil may end with its track (DL-8.2)."""
    state, seat = decision.before, decision.seat
    if state.phase != s.SETTLE or state.lords[seat].settled:
        return
    told = said.seats[seat].bill
    paid = _pay_all(state, seat)
    evil = min(told.evil, GAME.box.start[s.MOST_EVIL] - state.lords[seat].evil)
    assert paid is None or paid == (told.gold, told.food, evil, told.traps)
    assert paid is None or evil == told.evil or not state.full


def _pay_all(state: State, seat: int) -> tuple[int, int, int, int] | None:
    """Gold, food, Evil and traps spent on Payday; None if somebody cannot be paid, is eaten, or if the
    match went on with the last payment."""
    before = state.lords[seat]
    while True:
        pays = [code for code in GAME.legal(state, seat) if isinstance(GAME.decode(code), Pay)]
        lair = len(state.lords[seat].lair)
        if not pays:
            return None
        state, events = tried(GAME, state, seat, pays[0])
        after = state.lords[seat]
        if len(after.lair) < lair or any(isinstance(event, e.AdventurerCame) for event in events):
            return None
        if state.asked != seat:
            break
    spent = before.gold - after.gold, before.food - after.food, after.evil - before.evil
    return *spent, sum(before.traps) - sum(after.traps)


def taxes(decision: Decision, said: Preview) -> None:
    """DL-8.3"""
    for event in decision.events:
        if isinstance(event, e.TaxesPaid):
            assert event.due == said.seats[event.seat].bill.taxes


def score(decision: Decision, said: Preview) -> None:
    """The points as they stand are in the end the result (DL-13.9)."""
    for event in decision.events:
        if isinstance(event, e.MatchEnded):
            assert event.scores == [one.total for one in preview(decision.after, None).seats]


# ---------------------------------------------------------------- the own orders and the own dungeon


def minions() -> Promise:
    """A minion stands on a space that was named, or waits where that was said (DL-6.6, DL-6.7)."""
    told: dict[int, dict[str, list[list[int]]]] = {}

    def compare(decision: Decision, said: Preview) -> None:
        if said.orders:
            told[decision.seat] = {one.order: one.spaces for one in said.orders}
        for event in decision.events:
            if isinstance(event, e.MinionPlaced | e.MinionWaits):
                space = event.space if isinstance(event, e.MinionPlaced) else 0
                assert space in told[event.seat][event.order][event.position - 1]

    return compare


def cells(decision: Decision, said: Preview) -> None:
    """The cells that light up are those that may be chosen (DL-6.12, DL-6.16, DL-10.4)."""
    actions = [GAME.decode(code) for code in GAME.legal(decision.before, decision.seat)]
    digs = [one.cells[0] for one in actions if isinstance(one, Dig) and len(one.cells) == 1]
    mines = [one.cells[0] for one in actions if isinstance(one, Mine) and len(one.cells) == 1]
    builds = [(one.room, one.cell) for one in actions if isinstance(one, Build)]
    tiles = [one.tile for one in actions if isinstance(one, PlanCombat)]
    assert not digs or sorted(digs) == sorted(said.dig)
    assert not mines or sorted(mines) == sorted(said.mine)
    sites = [(site.room, cell) for site in said.build for cell in site.cells]
    assert not builds or sorted(builds) == sorted(sites)
    assert not tiles or all((tile in tiles) == (tile in said.nearest) for tile in [*tiles, *said.nearest])


# ---------------------------------------------------------------- battles


def plans(decision: Decision, said: Preview) -> None:
    """A plan ends as previewed, against the card that really comes (DL-10.24)."""
    if not said.plans or decision.before.in_turn:
        return
    state = _settled(decision.before, decision.seat)
    for plan in said.plans[:: max(1, len(said.plans) // MOST_BATTLES)]:
        _ends_as_said(state, decision.seat, plan)


def _settled(state: State, seat: int) -> State:
    """The same moment, with the plans of the others sealed."""
    twin = state.clone()
    for other in GAME.to_act(twin):
        if other != seat:
            GAME.apply_unchecked(twin, other, GAME.default(twin, other))
    return twin


def _ends_as_said(state: State, seat: int, plan: PlanPreview) -> None:
    """Each answer given is one that still promises that end. A paladin who comes or goes is not foreseen."""
    view = GAME.view(state, seat)
    code = next(code for code in GAME.legal(state, seat) if _is_plan(view, GAME.decode(code), plan))
    after, events = tried(GAME, state, seat, code)
    card = next(event.spell for event in events if isinstance(event, ce.CardRevealed))
    said = next(against.end for against in plan.against if card in against.cards)
    while GAME.view(after, None).phase in ("combat_resolve", "free"):
        if any(isinstance(event, e.PaladinCame) for event in events):
            return
        asked = GAME.to_act(after)[0]
        answer = GAME.default(after, asked)
        if asked == seat and after.battle.seat == seat:
            so_far = told_end(state.lords[seat], seat, events)
            steps = preview(after, seat).answers
            answer = next(GAME.encode(one.action) for one in steps if joined(so_far, one.end) == said)
        after, more = tried(GAME, after, asked, answer)
        events = [*events, *more]
    if not any(isinstance(event, e.PaladinCame) for event in events):
        assert told_end(state.lords[seat], seat, events) == said


def _is_plan(view: Any, action: Any, plan: PlanPreview) -> bool:
    rooms = {tuple(tile.cell): tile.room for tile in view.seats[view.seat].tiles}
    return (
        isinstance(action, PlanCombat)
        and rooms[tuple(action.tile)] == plan.room
        and sorted(action.traps) == sorted(plan.traps)
        and sorted(action.creatures) == sorted(plan.creatures)
    )


def told_end(lord: Lord, seat: int, events: list[Any]) -> EndPreview:
    """How the round ended for the seat, from what was told of it."""
    line = {ADVENTURERS[one]: [damage, 0] for one, damage in zip(lord.party, lord.damage, strict=True)}
    goods, evil, conquered = [0, 0, 0], 0, False
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, ce.Hurt | ce.Healed) and event.adventurer in line:
            line[event.adventurer][0] = event.damage
        elif isinstance(event, ce.AdventurerFell):
            line[event.adventurer] = [0, 1]
        elif isinstance(event, ce.IllusionVanished) and ADVENTURERS[s.ILLUSION] in line:
            line[ADVENTURERS[s.ILLUSION]] = [0, 1]
        elif isinstance(event, e.GoodsChanged):
            goods = [goods[0] + event.gold, goods[1] + event.food, goods[2] + event.imps]
        elif isinstance(event, e.EvilChanged):
            evil += event.amount
        conquered = conquered or isinstance(event, ce.TileConquered)
    wounds = [WoundPreview(name, damage, bool(fell)) for name, (damage, fell) in line.items()]
    return EndPreview(conquered, wounds, goods[0], goods[1], goods[2], evil)


def joined(first: EndPreview, then: EndPreview) -> EndPreview:
    """What has happened in a round, and the end that is foreseen from there."""
    line = {one.adventurer: one for one in [*first.line, *then.line]}
    goods = (first.gold + then.gold, first.food + then.food, first.imps + then.imps, first.evil + then.evil)
    wounds = [line[one.adventurer] for one in first.line]
    return EndPreview(first.conquered or then.conquered, wounds, *goods)


def cards(decision: Decision, said: Preview) -> None:
    """A round in which nothing is sent, in a tunnel or in the room where it must be (DL-10.10, DL-10.14)."""
    if not said.plans or decision.before.in_turn:
        return
    seat, state = decision.seat, _settled(decision.before, decision.seat)
    events = tried(GAME, state, seat, _bare(state, seat))[1]
    fought = [event.seat for event in events if isinstance(event, ce.TileConquered | ce.TileHeld)]
    if any(isinstance(event, e.PaladinCame) for event in events) or seat not in fought:
        return
    card = next(event.spell for event in events if isinstance(event, ce.CardRevealed))
    told = next(one for one in said.cards if one.card == card)
    end = told_end(state.lords[seat], seat, events)
    assert (told.conquered, told.line) == (end.conquered, end.line)
    for event in events:
        if isinstance(event, ce.SpellCast | ce.SpellFailed) and event.seat == seat:
            assert told.cast == isinstance(event, ce.SpellCast)


def _bare(state: State, seat: int) -> int:
    """The plan without traps and creatures."""
    lord, found = state.lords[seat], []
    for code in GAME.legal(state, seat):
        plan = GAME.decode(code)
        if isinstance(plan, PlanCombat) and not plan.traps and not plan.creatures:
            found.append((lord.room_at[cell_code(plan.tile)] != s.NONE, code))
    return min(found)[1]


def answers(decision: Decision, said: Preview) -> None:
    """Whom an answer fells, and whom it wounds as long as the battle asks on in the same step (DL-10.9)."""
    state, seat = decision.before, decision.seat
    for step in said.answers[:MOST_BATTLES]:
        after, events = tried(GAME, state, seat, GAME.encode(step.action))
        if any(isinstance(event, e.PaladinCame) for event in events):
            continue
        told = [event.adventurer for event in events if isinstance(event, ce.AdventurerFell)]
        assert all(one.adventurer in told for one in step.line if one.falls and not _is_illusion(one))
        if (after.battle.seat, after.battle.step) == (seat, state.battle.step):
            assert told_end(state.lords[seat], seat, events).line == step.line


def _is_illusion(one: WoundPreview) -> bool:
    return one.adventurer == ADVENTURERS[s.ILLUSION]
