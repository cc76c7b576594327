"""Study packs: games small enough for exact work, made from their data; `small.toml` has some to cite.

Everything else is the game as it is played, by the same rules; native code plays it as well, as it plays any
components.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final  # Any: TOML

from msgspec.structs import replace

from podzemi.engine.game import OptionValue
from podzemi.games.paper_dungeons import PaperDungeons
from podzemi.games.paper_dungeons.data.checks import DATA as PAPER
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.data.schema import DATA as WELCOME

PACKS: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    files("podzemi.study.exact").joinpath("small.toml").read_text("utf-8")
)
"""The study packs of each game, by name."""
BENCHMARKS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(pack["deck"]) for name, pack in PACKS["welcome_dungeon"].items()
}
"""Decks that others can cite, by name; docs/solver.md has what they are worth."""


class SmallWelcome(WelcomeDungeon):
    """Welcome to the Dungeon with this deck: one round, in which one success wins and one failure eliminates.
    Options are the usual ones, but for the number of successes."""

    def __init__(self, deck: Sequence[str]) -> None:
        unknown = set(deck) - {monster.id for monster in WELCOME.monster}
        if unknown or not deck:
            raise ValueError(f"a deck of known monsters is wanted, not {sorted(unknown)}")
        monsters = [replace(monster, count=list(deck).count(monster.id)) for monster in WELCOME.monster]
        setup = replace(WELCOME.setup, failures_to_eliminate=1)
        super().__init__(replace(WELCOME, monster=monsters, setup=setup))

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, int, int, int, bool, bool]:
        first, _, hero, order, total, aid = super().option_numbers(options)
        return (first, 1, hero, order, total, aid)


def small_welcome(deck: str | Sequence[str]) -> SmallWelcome:
    """The game with a deck of `BENCHMARKS`, or with these cards."""
    return SmallWelcome(BENCHMARKS[deck] if isinstance(deck, str) else deck)


def small_paper(
    pack: str | None = None, acts: Sequence[int] = (1, 1, 1), rows: int = 7, boss_rooms: Sequence[str] = ()
) -> PaperDungeons:
    """Paper Dungeons with few rounds on a small map; by the name of a pack in `PACKS`, or so:

    `acts` are the rounds of the three acts, above the lowest `rows` of the map there are walls. Every dungeon
    has the walls of dungeon A, and its bosses in `boss_rooms`; none: where that one has them.
    """
    if pack is not None:
        return small_paper(None, **PACKS["paper_dungeons"][pack])
    ends = list(accumulate(acts))
    border = [
        f"{column}{rows}|{column}{rows + 1}" for column in PAPER.map.columns if rows < len(PAPER.map.rows)
    ]
    inner = [wall for wall in PAPER.dungeon[0].walls if wall not in border and int(wall[1]) <= rows]
    bosses = list(boss_rooms or PAPER.dungeon[0].boss_rooms)
    walls = [wall for wall in PAPER.map.walls if int(wall[1]) <= rows and wall not in border] + border
    data = replace(
        PAPER,
        rounds=ends[-1],
        acts=list(acts),
        boss_rounds=ends,
        mission_rules=replace(
            PAPER.mission_rules, solo_glory_by_round=PAPER.mission_rules.solo_glory_by_round[: ends[-1]]
        ),
        map=replace(PAPER.map, walls=walls, water=[one for one in PAPER.map.water if one not in border]),
        dungeon=[replace(one, walls=inner, boss_rooms=bosses) for one in PAPER.dungeon],
    )
    return PaperDungeons(data)
