"""Section 6: the end of the match, its length, the variants."""

from __future__ import annotations

from functools import cache

import pytest

from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.events import GameWon

from .table import KITS, Table
from .test_reference import random_match


@pytest.mark.clause("WD-6.1")
@pytest.mark.parametrize("target", [2, 3])
def test_successes_win_at_once(target: int) -> None:
    table = Table("barbarian", players=3, successes_to_win=target)
    for number in range(target):
        if number:
            table.next_round("barbarian")
        assert table.result is None
        table.finish_round(1, success=True)
    assert table.of(GameWon) == [GameWon(1, "successes")] and table.result is not None


@pytest.mark.clause("WD-6.2")
def test_the_last_player_left_wins() -> None:
    table = Table("barbarian", players=3, past="0- 0- 1-").finish_round(1, success=False)
    assert table.of(GameWon) == [GameWon(2, "last_one_left")]
    assert table.result is not None and table.result.detail["successes"] == [0, 0, 0]


@pytest.mark.clause("WD-6.3", "WD-7.41")
def test_one_winner_always() -> None:
    for number in range(60):
        result = GAME.result(random_match(number).state)
        assert result is not None and len(result.ranking) == 2 and len(result.ranking[0]) == 1
        assert sum(result.scores) == 1 and result.scores[result.ranking[0][0]] == 1
        assert result.ranking[1] == sorted(result.ranking[1])


Record = tuple[int, int]


@cache
def rounds(players: tuple[Record, ...], target: int, longest: bool) -> int:
    """The most or the fewest rounds still to come, whoever runs and however it ends."""
    lengths = []
    for seat, (won, lost) in enumerate(players):
        rest = players[:seat] + players[seat + 1 :]
        success: tuple[Record, ...] = tuple(sorted((*rest, (won + 1, lost))))
        lengths.append(1 if won + 1 == target else 1 + rounds(success, target, longest))
        left: tuple[Record, ...] = tuple(sorted((*rest, (won, 1)))) if lost == 0 else rest
        lengths.append(1 if len(left) == 1 else 1 + rounds(left, target, longest))
    return max(lengths) if longest else min(lengths)


@pytest.mark.clause("WD-6.4", "WD-10.11", "WD-10.12")
@pytest.mark.parametrize(("target", "lengths"), [(2, [5, 8, 11]), (3, [7, 11, 15])])
def test_shortest_and_longest_match(target: int, lengths: list[int]) -> None:
    start = [tuple([(0, 0)] * players) for players in (2, 3, 4)]
    assert [rounds(players, target, True) for players in start] == lengths
    assert lengths == [(target + 1) * n - 1 for n in (2, 3, 4)]
    # three successes take three rounds, but two players are done after two failures of one
    assert [rounds(players, target, False) for players in start] == [2, target, target]


@pytest.mark.clause("WD-6.4", "WD-10.9")
@pytest.mark.parametrize(("players", "target"), [(2, 2), (3, 2), (4, 2), (2, 3), (4, 3)])
def test_the_longest_match_can_be_played(players: int, target: int) -> None:
    """Everybody up to one success short and one failure, then out one by one."""
    runs = [f"{seat}+" for seat in range(players)] * (target - 1) + [f"{seat}-" for seat in range(players)]
    runs += [f"{seat}-" for seat in range(players - 1)]
    table = Table("barbarian", players=players, past=" ".join(runs[:-1]), successes_to_win=target)
    assert table.view().round == len(runs) == (target + 1) * players - 1
    table.finish_round(players - 2, success=False)
    assert table.result is not None and table.result.ranking[0] == [players - 1]
    assert table.result.detail["rounds"] == len(runs)


@pytest.mark.clause("WD-6.5", "WD-7.29")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("value", ["first_round", "every_round"])
def test_forced_first_add(players: int, value: str) -> None:
    table = Table("barbarian", players=players, forced_first_add=value)
    for turn in range(2):
        for _ in range(players):
            assert table.view().forced == (turn == 0) and table.view().deck > 0
            table.play("draw")
            assert ("sacrifice vorpal_axe" in table.offers) == (turn == 1)
            table.play("add")
    table.play(*["pass"] * (players - 1))
    while table.phase == "run_axe":
        table.play("keep")
    table.next_round("barbarian")
    assert ("pass" in table.offers) == (value == "first_round")
    assert len(table.view().pile) == 0 and table.view().round == 2


@pytest.mark.clause("WD-6.5")
def test_a_forced_round_has_no_empty_pile() -> None:
    table = Table(players=4, forced_first_add="first_round").play(*["draw", "add"] * 4, *["pass"] * 3)
    assert len(table.view().pile) == 4 and table.phase == "run_prepare"


@pytest.mark.clause("WD-6.5")
def test_without_the_variant_nothing_is_forced() -> None:
    table = Table()
    assert table.offers == ["draw", "pass"] and not table.view().forced
    assert table.play("draw").offers == ["add", *(f"sacrifice {tile}" for tile in KITS["knight"])]


@pytest.mark.clause("WD-6.6", "WD-7.23")
def test_three_successes_but_still_two_failures() -> None:
    table = Table("barbarian", players=3, past="0- 0+ 0+", successes_to_win=3)
    assert table.phase == "bid_turn"
    table.finish_round(0, success=False)
    assert table.view().seats[0].eliminated and table.result is None


@pytest.mark.clause("WD-6.6", "WD-18.2")
def test_the_variants_combine() -> None:
    table = Table("barbarian", past="0+ 1+", successes_to_win=3, forced_first_add="every_round")
    assert table.offers == ["draw"] and table.view().success_cards == 6
