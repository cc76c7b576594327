"""Who works with whom: exact, by all deals; and the puzzles that ask for it."""

from __future__ import annotations

from itertools import permutations

import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.puzzles.generated import GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import PLAYER, kinds_of
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave.actions import PlayAxe, PlayMonster, PlaySecret
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.events import ClanLooked
from podzemi.games.dark_cave.puzzles.loyalty import WhoIsWho
from podzemi.games.dark_cave.solver.deduction import Deduction, deals
from podzemi.games.dark_cave.state import BLUE, LOYAL, SABOTEUR, YELLOW, Box, State
from podzemi.games.dark_cave.view.build import view
from podzemi.games.dark_cave.view.types import DeedView, View

GAME = registry.game("dark_cave")
BL, BS = codes.clan_card(BLUE, LOYAL), codes.clan_card(BLUE, SABOTEUR)
YL, YS = codes.clan_card(YELLOW, LOYAL), codes.clan_card(YELLOW, SABOTEUR)
FIVE = [BL, BL, BS, YL, YL, BL, YL, YS]
"""Five seats, then the three cards set aside: I work with seats 1 and, were it known, not with 2."""


def table(cards: list[int], players: int) -> State:
    state: State = GAME.start(players, seed=1, options={"first_player": 0})
    state.clan, state.aside = cards[:players], cards[players:]
    return state


def seen(cards: list[int], players: int, *deeds: DeedView) -> View:
    found = view(table(cards, players), PLAYER)
    found.deeds.extend(deeds)
    return found


def look(seat: int, other: int) -> DeedView:
    return DeedView(1, seat, PlaySecret("A1-01", "clan", other), [])


def axe(seat: int, other: int) -> DeedView:
    return DeedView(2, seat, PlayAxe("A1-06", other), [])


def monster(seat: int, *others: int) -> DeedView:
    return DeedView(2, seat, PlayMonster("A1-09", None, None), list(others))


def all_deals(cards: list[int], players: int) -> set[tuple[bool, ...]]:
    """Every order of the cards with these backs and with this card of mine, by trying them all."""
    found = set()
    backs = [codes.clan_of(card) for card in cards]
    for order in set(permutations(cards)):
        if order[0] == cards[0] and [codes.clan_of(card) for card in order] == backs:
            sides = [codes.works_for(card) for card in order[:players]]
            found.add(tuple(side == sides[0] for side in sides))
    return found


@pytest.mark.clause("DC-3.3", "DC-12.2")
@pytest.mark.parametrize(
    ("cards", "players"),
    [
        ([BL, BL, BS, BS], 3),
        ([BS, BL, BS, BL], 4),
        (FIVE, 5),
        ([YS, BL, BL, YL, YL, BL, YL, BS], 6),
        ([BL, YL, BL, YS, YL, BS, BL, YL], 8),
    ],
)
def test_the_deals_are_all_that_the_numbers_allow(cards: list[int], players: int) -> None:
    assert set(deals(BOX, seen(cards, players))) == all_deals(cards, players)
    assert len(deals(BOX, seen(cards, players))) <= 16


@pytest.mark.clause("DC-13.4", "DC-3.4")
def test_numbers_alone_prove_little() -> None:
    assert Deduction(BOX, seen(FIVE, 5)).proofs() == {}
    saboteur = Deduction(BOX, seen([BS, BL, BL, YL, YL, BL, YL, YS], 5))
    assert saboteur.proofs() == {1: False, 2: False} and saboteur.proof(1) == ()


@pytest.mark.clause("DC-6.1")
def test_a_deed_after_a_look_is_a_clue_and_one_before_or_without_is_none() -> None:
    helped = Deduction(BOX, seen(FIVE, 5, look(1, 0), axe(1, 0)))
    assert helped.proofs() == {1: True} and [clue.deeds for clue in helped.proof(1)] == [(0, 1)]
    harmed = Deduction(BOX, seen(FIVE, 5, look(2, 0), monster(2, 0)))
    assert harmed.proofs() == {1: True, 2: False}
    for deeds in ((axe(1, 0), look(1, 0)), (axe(1, 0),), (look(1, 3), axe(1, 0)), (look(1, 0), axe(2, 0))):
        assert Deduction(BOX, seen(FIVE, 5, *deeds)).proofs() == {}


def test_my_own_deeds_and_a_monster_on_oneself_prove_nothing() -> None:
    mine = Deduction(BOX, seen(FIVE, 5, look(0, 1), axe(0, 1), look(1, 1), monster(1, 1)))
    assert mine.clues == []


def test_two_of_one_colour_on_the_same_side_are_both_loyal() -> None:
    """There is but one saboteur of each clan among five."""
    found = Deduction(BOX, seen(FIVE, 5, look(3, 4), axe(3, 4)))
    assert found.proofs() == {3: False, 4: False} and len(found.proof(3)) == 1


def test_a_proof_has_no_clue_too_many() -> None:
    """Two clues lead to seat 3, and a third that is true as well is left out."""
    story = (look(2, 0), monster(2, 0), look(3, 2), axe(3, 2), look(1, 0), axe(1, 0))
    found = Deduction(BOX, seen(FIVE, 5, *story))
    assert found.proofs()[3] is False
    assert {clue.one for clue in found.proof(3)} == {2, 3}


# ---------------------------------------------------------------- the puzzles


def loyalties() -> GeneratedPuzzles[State, Box]:
    assert GAME.puzzles is not None
    found = kinds_of(GAME.puzzles)["loyalty"]
    assert isinstance(found, GeneratedPuzzles)
    return found


IDS = [
    "practice-1",
    "practice-2",
    "practice-3",
    "easy-1",
    "easy-2",
    "medium-1",
    "medium-2",
    "hard-1",
    "hard-2",
]


@pytest.mark.parametrize("id", IDS)
def test_what_is_proved_holds_in_every_deal_and_is_true(id: str) -> None:
    """The friend is one, the foe is not: also in the deal that was really made, and the premise is kept."""
    start = loyalties().start(id)
    found = Deduction(BOX, view(start, PLAYER))
    sides = [codes.works_for(card) for card in start.clan]
    truth = tuple(side == sides[PLAYER] for side in sides)
    assert truth in found.deals
    assert all((truth[one] == truth[other]) == same for one, other, same, _ in found.clues)
    proved = found.proofs()
    assert sorted(proved.values()) == [False, True]
    assert all(truth[seat] == side for seat, side in proved.items())


@pytest.mark.parametrize("id", IDS)
def test_the_answer_needs_nothing_that_the_player_does_not_see(id: str) -> None:
    """Another deal with the same view has the same answer: the faces nobody showed are not used."""
    start = loyalties().start(id)
    seen_now = view(start, PLAYER)
    for number in range(5):
        other = GAME.sample(seen_now, Dice(number))
        assert WhoIsWho(other).proofs == WhoIsWho(start).proofs


def test_the_story_is_told_as_the_player_saw_it() -> None:
    """Nobody is told what others saw; what proves something is part of the story."""
    for id in IDS:
        log = Log()
        start = loyalties().start(id, log)
        story = [event.seen_by(PLAYER) for event in log.events]
        for event in story:
            if isinstance(event, ClanLooked):
                assert (event.role is None) == (event.seat != PLAYER)
        assert len([event for event in story if isinstance(event, ClanLooked)]) <= start.box.kind.count(1)
        for reason in loyalties().reasons(id):
            assert reason.text in ("proof", "numbers")
            assert all(event in story for event in reason.events)
            assert bool(reason.events) == (reason.text == "proof")


def test_the_second_hint_gives_the_proof_and_the_third_the_action() -> None:
    academy = loyalties()
    state = academy.start("medium-1")
    second, third = academy.hint("medium-1", state, 2), academy.hint("medium-1", state, 3)
    assert second.text == "proof" and second.events and second.action is None and second.more
    assert third.action == academy.best("medium-1")[0]
