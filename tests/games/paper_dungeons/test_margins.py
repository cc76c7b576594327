"""Small things that whole matches seldom show: found by rules that could be changed and nobody noticed."""

from __future__ import annotations

import json

import pytest

from podzemi.engine.bits import bit, members
from podzemi.engine.values import Refusal
from podzemi.games.paper_dungeons import codes, events
from podzemi.games.paper_dungeons.data.checks import measure_of
from podzemi.games.paper_dungeons.rules import chains, chapters, rounds, scoring
from podzemi.games.paper_dungeons.state import (
    COLUMN_COUNT,
    NONE,
    RESULT_ROOMS,
    RESULT_STRIDE,
    ROW_COUNT,
    TOTAL,
)

from .scene import BOX, GAME, Scene, named

ALIVE = "A1 A2 A5 B1 C4 D1 D6 E2 E4 F3 F5 F7"


def refused(scene: Scene, text: str) -> Refusal:
    action = GAME.parse(json.dumps(named(text)))
    assert not isinstance(action, Refusal)
    found = scene.match.refusal(0, action)
    assert found is not None
    return found


def lost(scene: Scene) -> list[str]:
    return [event.reward for event in scene.of(events.RewardLost)]


@pytest.mark.clause("PD-17.14")
def test_a_lost_gem_is_told() -> None:
    scene = Scene().give(gems=10, levels="1/1/1/3").play("level_up 1 rogue")
    assert lost(scene) == ["gem"] and scene.sheet().gems == 10


@pytest.mark.clause("PD-17.28", "PD-8.3")
def test_a_scepter_without_minions_is_told() -> None:
    scene = Scene().give(dead=ALIVE, items="death_scepter 1").play("craft 1 death_scepter")
    assert lost(scene) == ["minions"] and scene.pending() is None


@pytest.mark.clause("PD-5.5.3")
@pytest.mark.parametrize("last", ALIVE.split())
def test_the_last_minion_may_be_in_any_room(last: str) -> None:
    dead = ALIVE.replace(last, "")
    scene = Scene().give(dead=dead, items="death_scepter 1").play("craft 1 death_scepter")
    assert scene.offers() == [f"pick_minions {last}"]


@pytest.mark.clause("PD-5.5.3", "PD-23.2")
def test_the_scepter_says_how_many_minions_it_wants() -> None:
    two = Scene().give(items="death_scepter 1").play("craft 1 death_scepter")
    assert refused(two, "pick_minions A1").values == {"count": 2}
    dead = ALIVE.replace("A1 A2", "")
    one = Scene().give(dead=f"{dead} A1", items="death_scepter 1").play("craft 1 death_scepter")
    assert refused(one, "pick_minions A1 A2").values == {"count": 1}


@pytest.mark.clause("PD-5.6.2", "PD-5.6.3")
@pytest.mark.parametrize(
    ("power", "action", "clause"),
    [
        ("veteran", "setup_veteran rogue rogue", "PD-5.6.2"),
        ("craftsman", "setup_craftsman tome tome", "PD-5.6.3"),
        ("assassin", "setup_assassin A1 A1", "PD-5.6.3"),
    ],
)
def test_the_same_twice_at_set_up_is_refused_by_its_clause(power: str, action: str, clause: str) -> None:
    found = refused(Scene(power), action)
    assert (found.code, found.clause) == ("same_twice", clause)


@pytest.mark.clause("PD-11.13")
def test_a_new_round_shows_no_refunds_of_the_last_one() -> None:
    scene = Scene("ranger").give(position="A1", items="khar_medallion 2", levels="1/1/4/1", gems=10)
    scene.play("move 0", "stop", "move 1", "stop", "move 2", "step A2")
    assert scene.look().ranger_refunds != []
    scene.play("stop")
    assert scene.view().round == 2 and scene.look().ranger_refunds == []


@pytest.mark.clause("PD-4.3", "PD-11.8")
def test_the_fortune_teller_never_wins_a_heart_back() -> None:
    sheet = Scene("fortune_teller").sheet()
    assert [rounds.skull_wounds(sheet, skulls) for skulls in range(4)] == [0, 0, 1, 2]


@pytest.mark.clause("PD-14.2", "PD-15.5")
def test_nothing_is_scored_before_cards_are_kept() -> None:
    scene = Scene(choose=False)
    assert {scene.boxes()[letter] for letter in "ABCJK"} == {0}
    assert scene.state.open_missions == 0


@pytest.mark.clause("PD-15.1")
def test_before_the_first_roll_a_lone_player_is_promised_the_glory_of_round_1() -> None:
    assert scoring.mission_glory(Scene(choose=False).state) == 6


@pytest.mark.clause("PD-13.2.2")
def test_two_players_already_score_missions_by_the_common_rule() -> None:
    assert scoring.mission_glory(Scene(players=2).state) == 4


@pytest.mark.clause("PD-14.3")
@pytest.mark.parametrize(
    ("results", "winners"),
    [
        ([(7, 3), (7, 3), (6, 9)], [0, 1]),
        ([(7, 3), (8, 1), (8, 1)], [1, 2]),
        ([(7, 3), (7, 4), (7, 2)], [1]),
        ([(-9, 0), (-8, 0), (-10, 5)], [1]),
        ([(5, 5), (4, 6), (4, 4)], [0]),
    ],
)
def test_glory_counts_and_then_rooms(results: list[tuple[int, int]], winners: list[int]) -> None:
    """In a chapter, and in the match after two chapters of which the other was a draw."""
    scene = Scene(players=3)
    for chapter in ([(1, 1)] * 3, results):
        for glory, rooms in chapter:
            row = [0] * RESULT_STRIDE
            row[TOTAL], row[RESULT_ROOMS] = glory, rooms
            scene.state.results += row
    assert chapters.winners(scene.state, 0) == [0, 1, 2]
    assert chapters.winners(scene.state, 1) == winners
    assert chapters.winners(scene.state, NONE) == winners


@pytest.mark.clause("PD-13.1.5")
def test_a_measure_counts_up_to_fifteen() -> None:
    """Further figures of a data pack have no place in its code."""
    found = measure_of("heroes_at_level_15")
    assert found is not None and codes.measure_number(found) == 15
    assert measure_of("heroes_at_level_16") is None


@pytest.mark.clause("PD-13.1.2")
@pytest.mark.parametrize("row", range(ROW_COUNT))
def test_a_row_is_full_with_all_its_columns(row: int) -> None:
    rooms = [bit(column * ROW_COUNT + row) for column in range(COLUMN_COUNT)]
    assert scoring.full_rows(sum(rooms)) == 1
    assert scoring.full_rows(sum(rooms[1:])) == scoring.full_rows(sum(rooms[:-1])) == 0


@pytest.mark.clause("PD-6.2.2")
def test_a_weaker_minion_does_no_harm() -> None:
    scene = Scene().give(levels="6/6/6/6")
    wounds = {chains.fight_wounds(scene.state, scene.sheet(), room) for room in members(BOX.start_alive)}
    assert wounds == {0}
