"""Fit what the features of a dungeon are worth in Dungeon Lords, by regression over matches of quick lords.

    python research/fit_dungeon_lords.py --matches 3000 --seed 1            fit, and say how well it predicts
    python research/fit_dungeon_lords.py --matches 3000 --seed 1 --write    and write policy/fitted.py

Quick lords (the policy `weighed` of native rollouts) play each other. At every recovery of cards and every
plan of battle the deciding lord's features are noted; the points that the lord gains from there on are what
the figures predict, by ridge regression for each stage of the match. The lords of the next fit play by
these figures, so a few rounds of fitting and building (`make compile`) lead to figures that fit the play
they cause.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any  # Any: arrays

import numpy as np

from podzemi import native
from podzemi.bots.search import draw_index
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dungeon_lords import state
from podzemi.games.dungeon_lords.policy import evaluation
from podzemi.games.dungeon_lords.policy import fitted as fitted_now

TARGET = Path(fitted_now.__file__)
STAGE_COUNT = 10
RIDGE = 30.0
"""The weight of the previous figures, in samples (the prior of the ridge regression)."""

Array = np.ndarray[Any, Any]


def play(players: int, seed: int) -> list[tuple[int, list[int], int]]:
    """One match of quick lords: stage, features and the points to come (in thousandths), at each note."""
    match, dice = native.start("dungeon_lords", players=players, seed=seed), Dice(seed_for(1, seed))
    notes: list[tuple[int, int, list[int], int]] = []
    while seats := match.to_act():
        seat = seats[0]
        codes = match.legal(seat)
        if len(codes) > 1 or codes[0] & 31 == 11:
            note(match, seat, notes)
        place = draw_index(match.weigh(seat), dice) if len(codes) > 1 else 0
        match.apply_unchecked(seat, codes[place])
    points = match.scores
    assert points is not None
    return [(stage, found, evaluation.POINT * points[seat] - now) for stage, seat, found, now in notes]


def note(match: native.State, seat: int, notes: list[tuple[int, int, list[int], int]]) -> None:
    """Note the lord's belongings at the stages of the match that are sampled."""
    truth = match.python()
    assert isinstance(truth, state.State)
    if truth.phase in (state.RECOVER, state.C_PLAN):
        lord = truth.lords[seat]
        found = evaluation.features(truth, lord, evaluation.best_rivals(truth, seat))
        notes.append(
            (
                int(evaluation.stage_of(truth)),
                seat,
                found,
                evaluation.POINT * evaluation.scored(truth.box, lord),
            )
        )


def fitted(found: Array, points: Array, before: Array) -> Array:
    """Figures that predict the points, drawn towards the previous ones where the matches say little."""
    scale = found.std(axis=0)
    scale[scale == 0] = 1
    pull = np.diag(RIDGE * scale**2 + 1e-3)
    pull[0, 0] = 1e-6
    return np.linalg.solve(found.T @ found + pull, found.T @ points + pull @ before)


def told(found: Array, points: Array, made: Array) -> float:
    """The share of the points' variance that the figures explain."""
    return float(1 - np.var(points - found @ made) / np.var(points))


def figures(stage: int, notes: list[tuple[list[int], int]]) -> list[int]:
    """The figures of a stage."""
    found, points = np.array([one for one, _ in notes], float), np.array([one for _, one in notes], float)
    made = fitted(found, points, np.array(fitted_now.figures_of(stage), float))
    print(f"stage {stage}: {len(notes)} notes, foretells {told(found, points, made):.0%}")
    return [round(one) for one in made]


def module(rows: list[list[int]]) -> str:
    """The text of policy/fitted.py."""
    cases = [_case(stage, row) for stage, row in enumerate(rows)]
    return HEAD + "".join(cases) + "    # fmt: on\n    return rows\n"


def _case(stage: int, row: list[int]) -> str:
    """One stage, a dozen figures a line."""
    lines = [", ".join(map(str, row[at : at + 12])) for at in range(0, len(row), 12)]
    inner = "".join(f"            {line},\n" for line in lines)
    return f"    {'if' if stage == 0 else 'elif'} stage == {stage}:\n        rows = [\n{inner}        ]\n"


HEAD = '''"""The value of the features of a dungeon by stage of the match, in thousandths of a point.

Compiled.

Written by research/fit_dungeon_lords.py.
"""

from __future__ import annotations

from mypy_extensions import i64


def figures_of(stage: i64) -> list[i64]:
    """The weights of `policy.evaluation.features`."""
    # fmt: off
    rows: list[i64] = []
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=3000, help="matches for each number of players")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {TARGET.name}")
    chosen = parser.parse_args()
    stages: list[list[tuple[list[int], int]]] = [[] for _ in range(STAGE_COUNT)]
    for players in map(int, chosen.players.split(",")):
        for number in range(chosen.matches):
            for stage, found, points in play(players, seed_for(chosen.seed, players * 10**6 + number)):
                stages[stage].append((found, points))
    rows = [figures(stage, notes) for stage, notes in enumerate(stages)]
    if chosen.write:
        TARGET.write_text(module(rows), "utf-8")


if __name__ == "__main__":
    main()
