"""Small things that whole matches seldom show: found by rules that could be changed and nobody noticed."""

from __future__ import annotations

from itertools import pairwise
from math import factorial

import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.values import Refusal
from podzemi.games.dark_cave import GAME, codes
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.rules import scoring
from podzemi.games.dark_cave.rules.deal import Deal, draw, mix
from podzemi.games.dark_cave.rules.space import walking

from .table import NUMBER, Table, cave_in, discard, orient, path, step

UNKNOWN = BOX.cards
"""The first number that no card has."""


def why(table: Table, code: int) -> tuple[str, str]:
    """Why the seat that is asked may not play a code."""
    found = GAME.refusal(table.state, table.asked, code)
    assert isinstance(found, Refusal)
    return found.code, found.clause


# ---------------------------------------------------------------- refusals


@pytest.mark.clause("DC-21.1", "DC-21.2")
def test_numbers_that_are_no_card_no_seat_and_no_action() -> None:
    table = Table(hands={0: ["P1-01", "A1-07"]})
    card = NUMBER["P1-01"]
    assert why(table, codes.code_of(0, NUMBER["A1-07"], 0)) == ("wrong_phase", "DC-21.1")
    assert why(table, codes.play_path(UNKNOWN, 0, 0)) == ("unknown_card", "DC-21.2")
    assert why(table, codes.discard(UNKNOWN, codes.NO_CARD)) == ("unknown_card", "DC-21.2")
    assert why(table, codes.discard(card, UNKNOWN)) == ("unknown_card", "DC-21.2")
    assert why(table, codes.discard(codes.NO_CARD, card)) == ("unknown_card", "DC-10.1")
    assert why(table, codes.discard(codes.NO_CARD, codes.NO_CARD)) == ("discard_count", "DC-10.1")


@pytest.mark.clause("DC-21.2")
def test_the_seat_after_the_last_one_is_none() -> None:
    swap = BOX.kind.index(s.SWAP)
    table = Table(hands={0: [BOX.face_name[swap]]})
    assert why(table, codes.play_swap(swap, 2)) == ("no_such_player", "DC-21.2")


def at_a_goal() -> Table:
    """The first seat has to say how a goal lies."""
    table = Table(
        board="P1-07@(3,-4)",
        goals=("G-VEIN", "G-LAIR", "G-LADDER", "G-EXIT"),
        dwarfs={0: (3, -4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    return table.play(path("P1-01", 1, 0), step(4, -4, "down"))


@pytest.mark.clause("DC-9.2", "DC-0.3")
def test_a_goal_lies_upright_or_turned() -> None:
    table = at_a_goal()
    assert GAME.legal(table.state, 0) == [codes.orient_goal(0), codes.orient_goal(1)]
    assert why(table, codes.orient_goal(codes.OTHER_ROT)) == ("rotation", "DC-0.3")


# ---------------------------------------------------------------- nothing is left behind


@pytest.mark.clause("DC-9.3")
def test_a_goal_that_lies_is_forgotten_as_a_question() -> None:
    state = at_a_goal().play(orient(180)).state
    assert (state.orient, state.side) == (s.NONE, s.NONE)


@pytest.mark.clause("DC-6.2")
def test_a_card_that_leaves_the_cave_leaves_nothing() -> None:
    """Neither its ladder nor how it lay."""
    fall = BOX.face_name[BOX.kind.index(s.CAVE_IN)]
    before = Table(hands={0: [fall]})
    table = Table(board="P1-15@(0,-1)/180", hands={0: [fall]})
    assert len(table.state.ladders) == len(before.state.ladders) + 1
    table.play(cave_in(fall, 0, -1))
    for name in ("cell", "rot", "laid", "join", "ladders", "rim", "rim_need", "rim_care"):
        assert getattr(table.state, name) == getattr(before.state, name), name


@pytest.mark.clause("DC-3.10", "DC-4.2")
def test_a_turn_begins_with_nothing_owed_and_a_match_with_nothing_counted() -> None:
    table = Table(pile=20)
    assert table.state.saved == table.state.treasure == [0, 0]
    for _ in range(4):
        assert (table.state.left, table.state.debt, table.state.steps) == (0, 0, 0)
        table.rest()


@pytest.mark.clause("DC-11.1", "DC-4.2")
def test_when_the_match_is_over_nobody_is_kept_from_moving() -> None:
    table = Table(hands={0: ["P1-01"], 1: ["P1-02"]}, pile=0, lying=[1]).rest()
    assert table.view().no_move
    table.play(discard("P1-02"))
    assert table.phase == "game_over" and not table.view().no_move


@pytest.mark.clause("DC-11.6")
def test_treasures_counted_again_forget_the_winner_of_before() -> None:
    """The preview counts on one table for every way the clan cards may lie."""
    state = Table().state
    state.winner = s.BLUE
    scoring.count_treasure(state)
    assert state.winner == s.NONE


@pytest.mark.clause("DC-4.6", "DC-8.1")
def test_who_is_out_has_no_moves() -> None:
    state = Table(players=3, out=[0]).state
    assert [walking.moves_of(state, seat) for seat in range(3)] == [0, BOX.moves, BOX.moves]


# ---------------------------------------------------------------- states drawn from a view


@pytest.mark.clause("DC-13.1")
def test_every_state_that_is_drawn_has_its_own_chance() -> None:
    view, dice = Table().view(0), Dice(1)
    assert GAME.sample(view, dice).dice != GAME.sample(view, dice).dice


@pytest.mark.parametrize(
    ("count", "seed"),
    [
        pytest.param(2, 0x31628AF67B2131AB, id="the largest bits there are count"),
        pytest.param(10, 0xA89BB846D4E4CC14, id="bits at the limit do not count"),
        pytest.param(10, 1, id="the first bits count"),
    ],
)
def test_mix_takes_all_choices_from_the_first_bits_that_count(count: int, seed: int) -> None:
    """The seeds: the generator's steps can be undone, so that its first bits are as wanted."""
    cards, expected = list(range(count)), list(range(count))
    mix(cards, Dice(seed))
    dice = Dice(seed)
    limit = 2**62 // factorial(count) * factorial(count)
    bits = next(bits for bits in iter(lambda: dice.bits() >> 2, None) if bits < limit)
    for last in range(count - 1, 0, -1):
        bits, place = divmod(bits, last + 1)
        expected[last], expected[place] = expected[place], expected[last]
    assert cards == expected


@pytest.mark.clause("DC-13.3")
def test_known_cards_that_fit_in_one_way_only_are_found_by_trying() -> None:
    """Each may lie in one of two places, the last in one: blind picks would collide for ever."""
    count = 20
    held, last, *chain = BOX.by_back[2][: count + 2]
    base = Table().state.clone()
    base.hidden = [codes.owned(0, 0)] * (count + 1)
    two_each = [list(places) for places in pairwise(range(count + 1))]
    deal = Deal(
        base,
        pool=[[], [], []],
        boxed=[0, 0, 0],
        pile=[0, 0, 0],
        hands=[0, 0, 0, 0, 0, 1],
        heap=[[], [], list(range(count + 1))],
        known_card=[held, *chain, last],
        known_holder=[1] + [s.NONE] * (count + 1),
        known_heap=[[], *two_each, [0]],
        corners=[],
        faces=[],
        roles=[[], []],
        seats_at=[[], []],
        aside_at=[[], []],
    )
    state = draw(deal, Dice(1))
    assert [codes.owned_card(entry) for entry in state.hidden] == [last, *chain]
    assert held in state.hands[1]
