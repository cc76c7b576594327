"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.match import Match
from podzemi.engine.records.record import Record
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.actions import PlayPath, Step
from podzemi.games.dark_cave.data.schema import Monster
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.events import EndVoted, MonsterSlain
from podzemi.games.dark_cave.state import State
from podzemi.games.dark_cave.view.types import View
from reference.compared import assert_every_kind, batches, fresh, golden_records, happened
from reference.dark_cave import BACK, TYPE, Reference, follow

RECORDS = golden_records(GAME)
FRESH = batches(12, 600)


def plain(value: Any) -> Any:
    """A value as JSON would carry it."""
    return msgspec.to_builtins(value)


def choose(match: Match[State, View], seat: int, dice: Dice) -> Any:
    """Half at random, half towards a corner: goals are turned and dwarfs get out. For other tests too."""
    legal = GAME.actions(match.state, seat)
    keen = [action for action in legal if isinstance(action, PlayPath | Step)]
    others = [action for action in legal if type(action).__name__ not in ("Discard", "ProposeEnd", "EndMove")]
    if not keen or dice.below(4) == 0:
        few = others if others and dice.below(8) else legal
        return few[dice.below(len(few))]
    d = BOX.distance[match.players]
    corner = (d if seat & 1 else -d, d if seat & 2 else -d)
    if match.state.turn > 18:
        exits = [goal for goal in match.game.view(match.state, None).goals if goal.goal == "G-EXIT"]
        corner = (exits[0].x, exits[0].y) if exits else corner
    return min(keen, key=lambda action: (away(action, corner), dice.below(1000)))


def away(action: PlayPath | Step, corner: tuple[int, int]) -> float:
    x, y = (action.x, action.y) if isinstance(action, PlayPath) else (int(action.to[0]), int(action.to[1]))
    inner = isinstance(action, Step) and action.to[2] in ("c", "down")
    return abs(x - corner[0]) + abs(y - corner[1]) - 0.5 * inner


def random_match(number: int) -> Match[State, View]:
    """A whole match, for other tests too; players and options from the number."""
    dice = Dice(seed_for(11, number))
    players = 2 + number % 7
    options: dict[str, Any] = {
        "first_player": dice.below(players) if dice.below(2) else "random",
        "clan_34": ("random", "blue", "yellow")[dice.below(3)],
        "agreed_end": dice.below(4) == 0,
    }
    match = Match(GAME, players, options, seed=number)
    while seats := GAME.to_act(match.state):
        match.play(seats[0], choose(match, seats[0], dice))
    return match


def assert_same(match: Match[State, View], reference: Reference) -> None:
    """Everything both sides know, at one moment."""
    state = match.state
    assert GAME.to_act(state) == ([] if reference.asked is None else [reference.asked])
    public = GAME.view(state, None)
    assert public.phase.upper().removeprefix("GAME_") == reference.phase
    assert {(c.x, c.y): (c.card, c.rot) for c in public.cards} == reference.board
    assert {(c.x, c.y) for c in public.cards if c.nugget} == {space[:2] for space in reference.nuggets}
    assert {(g.x, g.y) for g in public.goals if not g.face_up} == set(reference.down)
    assert public.bank == reference.bank
    assert sum(public.pile.values()) == len(reference.pile)
    assert public.top == (BACK[reference.pile[0]] if reference.pile else None)
    for seat, side in enumerate(public.seats):
        assert (side.gold, side.limit, side.lying, side.out) == (
            reference.gold[seat],
            reference.limit[seat],
            reference.lying[seat],
            reference.out[seat],
        )
        assert (side.boots, side.axes) == (reference.boots[seat], reference.axes[seat])
        assert (None if side.dwarf is None else tuple(side.dwarf)) == reference.dwarf[seat]
        assert side.face_up == reference.face_up[seat] and side.clan == reference.colour(seat)
        assert sum(side.hand.values()) == len(reference.hands[seat])
    ours = {m.monster: (tuple(m.space), m.seat, m.card) for m in public.monsters if m.space is not None}
    assert ours == {name: (m["space"], m["seat"], m["card"]) for name, m in reference.monsters.items()}
    webs = {tuple(map(tuple, web.edge)): (web.side, web.seat, web.card) for web in public.webs}
    assert webs == {edge: (w["side"], w["seat"], w["card"]) for edge, w in reference.webs.items()}
    assert len(public.open) + len(public.hidden) == len(reference.discard)
    if public.phase == "move":
        assert public.left == reference.left
    assert_same_knowledge(state, reference)


def assert_same_knowledge(state: State, reference: Reference) -> None:
    for seat in (*range(state.players), None):
        view, known = GAME.view(state, seat), reference.knows(seat)
        assert view.hand == known["hand"]
        goals = {(g.x, g.y): g.goal for g in view.goals if not g.face_up and g.goal is not None}
        assert goals == known["goals"]
        assert [side.role for side in view.seats] == known["roles"]
        assert [card.role for card in view.aside] == known["aside"]
        assert {entry.card: entry.seat for entry in view.memory} == known["memory"]
        assert [(h.seat, h.back, h.card) for h in view.hidden] == known["discards"]


def assert_same_choices(state: State, reference: Reference) -> None:
    """The same legal actions, for the seat that decides and for nobody else."""
    for seat in range(state.players):
        ours = sorted(json.dumps(plain(action), sort_keys=True) for action in GAME.actions(state, seat))
        theirs = reference.legal() if seat == reference.asked else []
        assert ours == sorted(json.dumps(action, sort_keys=True) for action in theirs)


def compare_record(record: Record) -> None:
    """One match through both, compared at every step."""
    written = plain(record.in_format(1, GAME))
    again = Match(GAME, record.players, record.options, record.seed)
    steps = iter(record.actions)
    for reference in follow(written):
        assert_same(again, reference)
        assert_same_choices(again.state, reference)
        if (turn := next(steps, None)) is not None:
            again.play(turn.seat, turn.action)
    assert plain(GAME.result(again.state)) == reference.result() == written["result"]


def compare(number: int) -> None:
    match = fresh(GAME, number)
    compare_record(replace(match.record(), actions=match.turns))


@pytest.mark.clause("DC-21.1", "DC-21.3", "DC-22.1", "DC-22.2", "DC-18.16", "DC-11.7")
@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_both_play_the_golden_matches(number: int) -> None:
    """Legal actions, positions, knowledge and results agree after every action."""
    compare_record(RECORDS[number])


@pytest.mark.parametrize("numbers", FRESH, ids=str)
def test_both_play_fresh_matches(numbers: range) -> None:
    for number in numbers:
        compare(number)


def test_everything_happens_in_the_matches_that_both_play() -> None:
    """Every kind of action and event; monsters are slain, webs struck, and all votes are given."""
    events = happened(GAME)
    assert_every_kind(GAME, events)
    assert {e.monster for e in events if isinstance(e, MonsterSlain)} == set(get_args(Monster))
    assert {e.accept for e in events if isinstance(e, EndVoted)} == {True, False}


@pytest.mark.clause("DC-2.2", "DC-2.3", "DC-2.4")
def test_the_tables_of_the_specification_are_the_cards() -> None:
    """The reference reads the document's tables, the engine the data file."""
    assert sorted(BACK) == BOX.face_name[: BOX.cards]
    assert len(TYPE) == 32
