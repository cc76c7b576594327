"""The levels of The Dark Cave: what they find, what they remember, how they differ."""

from __future__ import annotations

import msgspec
import pytest

from bots.dark_cave.test_beliefs import attacked
from games.dark_cave.table import Named, Table, discard, path, step
from podzemi.bots import levels
from podzemi.bots.search import Settings
from podzemi.bots.strategies.dark_cave import CaveSearcher, make
from podzemi.engine.dice import Dice
from podzemi.games.dark_cave import GAME

THOUGHT = msgspec.structs.replace(levels.settings("dark_cave")["master"], iterations=600, worlds=16)


def played(table: Table, settings: Settings = THOUGHT, seed: int = 1) -> Named:
    """What a bot with these settings plays for the seat that is asked."""
    legal = list(GAME.actions(table.state, table.asked))
    return table.legal[make(GAME, settings).choose(table.view(table.asked), legal, Dice(seed))]


def test_walks_out_and_wins() -> None:
    table = Table(turned={(4, -4): 0}, dwarfs={0: (4, -4, "n"), 1: (4, -4, "s")})
    table.play(discard(table.view(0).hand[0]))
    assert played(table) == step(4, -4, "c")


def test_stays_inside_when_leaving_would_lose() -> None:
    """The last blue worker has nothing, yellow has brought out three: leaving ends the match."""
    table = Table(
        3, clans="bl bs bs", out=[1], gold={0: 0, 1: 3}, turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")}
    )
    table.state.looked_clan[2] = 1
    table.play(discard(table.view(0).hand[0]))
    assert played(table) != step(4, -4, "c")


def test_lays_the_card_that_wins_this_turn() -> None:
    """One card is missing, and after it three moves are enough."""
    table = Table(
        board="P1-07@(2,-4)",
        turned={(4, -4): 0},
        dwarfs={0: (2, -4, "a"), 1: (4, -4, "s")},
        hands={0: ["P1-01", "P1-10", "P1-06", "P1-09"]},
    )
    assert {**played(table), "rot": 0} == path("P1-01", 3, -4)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_same_seed_thinks_the_same(players: int) -> None:
    table = Table(players)
    first, again = played(table, seed=4), played(table, seed=4)
    assert first == again


def test_worlds_are_weighed_by_what_was_done() -> None:
    """Who attacked the watcher is a mate in less of the weight than chance has it."""
    view = attacked().view(0)
    worlds, weights = CaveSearcher(GAME, THOUGHT).worlds(view, Dice(2))
    assert weights is not None and len(weights) == len(worlds) == THOUGHT.worlds
    assert len({round(weight, 6) for weight in weights}) > 1


def test_moves_are_weighed_by_how_matches_end() -> None:
    """Walking out wins every match; who stays in front of the exit may still lose it."""
    table = Table(turned={(4, -4): 0}, dwarfs={0: (4, -4, "n"), 1: (4, -4, "s")})
    table.play(discard(table.view(0).hand[0]))
    legal = list(GAME.actions(table.state, table.asked))
    out = table.legal.index(step(4, -4, "c"))
    others = [place for place in range(len(legal)) if place != out]
    found = CaveSearcher(GAME, THOUGHT).weighed(table.view(0), legal, Dice(1), others)
    chances = {one.index: one.chance for one in found}
    assert set(chances) >= set(others) and None not in chances.values()
    assert (found[0].index, found[0].chance) == (out, 1.0)
    assert 0.0 < found[0].error < 0.2
    assert all(chance is not None and chance < 1 for place, chance in chances.items() if place != out)


def test_gentle_levels_stray_less_and_less() -> None:
    """Boots are liked best; without a temperature nothing else is played at a glance."""
    table = Table(hands={0: ["A1-05", "P1-06", "P1-10", "P1-09"]})
    adventurer = levels.settings("dark_cave")["adventurer"]
    sure = msgspec.structs.replace(adventurer, temperature=0.0)
    settings = [
        *(levels.settings("dark_cave")[name] for name in ("novice", "apprentice", "adventurer")),
        sure,
    ]
    boots = [
        sum(played(table, chosen, seed)["kind"] == "play_boots" for seed in range(80)) for chosen in settings
    ]
    assert boots == sorted(set(boots)) and boots[-1] == 80
