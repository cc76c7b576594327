"""How good a lone player's score is: beside the scores of our own bot in the same task (PD-15.1).

`grades.toml` holds them: for every dungeon, story and choice of cards the scores that so many of
a hundred matches stay below. `scripts/grades.py` measures it. The scores of a campaign are sums of
independent games (PD-15.3), so their distribution follows from those of the chapters.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Any, Final  # Any: counts, whatever is counted

import msgspec
from msgspec import Struct

from podzemi.engine.game import OptionValue, Result
from podzemi.engine.parts import Grade

PERCENT: Final = 100


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """A grade and the percentile it begins at."""

    name: str
    least: int


class Scores(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot's scores in one task: a dungeon, a story, or `all` twelve chapters."""

    task: str
    missions: bool
    random_bosses: bool
    matches: int
    """Of each game; a campaign's scores are their sums."""
    mean: float
    cuts: list[int]
    """By percentile from 1 to 99: the least score that is better than so many of 100 matches."""


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file, with what it takes to make it again."""

    format: int
    rules: int
    bot: str
    seed: int
    command: str
    grade: list[Step]
    scores: list[Scores]


@cache
def load() -> Measured:
    """The file, read once."""
    text = files("podzemi.games.paper_dungeons.data").joinpath("grades.toml").read_bytes()
    return msgspec.toml.decode(text, type=Measured)


@cache
def _tables() -> dict[tuple[str, bool, bool], list[int]]:
    return {(one.task, one.missions, one.random_bosses): one.cuts for one in load().scores}


def grade(options: dict[str, OptionValue], dungeon: str | None, score: int) -> Grade | None:
    """The grade of a lone player's score; None where nothing was measured."""
    task = dungeon if options["campaign"] == "none" else str(options["campaign"])
    cuts = _tables().get((str(task), bool(options["missions"]), bool(options["random_bosses"])))
    if cuts is None:
        return None
    percentile = bisect_right(cuts, score)
    steps = [step for step in load().grade if step.least <= percentile]
    return Grade(steps[-1].name, len(steps), percentile)


def cuts(counts: dict[int, Any]) -> list[int]:
    """The least whole scores that are better than 1 to 99 of 100, from how often each score occurred."""
    total = sum(counts.values())
    found: list[int] = []
    below = 0
    for score in sorted(counts):
        below += counts[score]
        while len(found) < PERCENT - 1 and below * PERCENT >= (len(found) + 1) * total:
            found.append(score + 1)
    return found


class SoloGrading:
    """PD-15.1. A pack's figures are another game, and nobody has measured it."""

    names = tuple(step.name for step in load().grade)

    def grade(self, players: int, options: dict[str, OptionValue], result: Result) -> Grade | None:
        if players > 1:
            return None
        return grade(options, result.detail.get("dungeon"), result.scores[0])
