"""Fit what a sheet of Paper Dungeons promises: the planner's weights, by backward induction over self-play.

Matches are played with the weights so far, some with perturbed ones so that odd sheets are met too. Then
the rounds are taken from the last to the first: from every position at the end of a round the next one is
rolled and played as well as can be, and what the sheet is then worth by the weights just fitted is what the
features of the position have to predict (ridge regression). That is done several times, since better weights
meet better sheets; positions of earlier sweeps stay, or the weights forget why nobody plays like that.

    python research/fit_paper_dungeons.py --jobs 16
"""

from __future__ import annotations

import argparse
import json
import os
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podzemi import native
from podzemi.bots.strategies.paper_dungeons import READ, ROUND, SET_UP, ask
from podzemi.engine.dice import seed_for
from podzemi.games.paper_dungeons.policy.sheet import FEATURES
from podzemi.games.paper_dungeons.policy.worth import FILE, Table, tables
from podzemi.native import _core

GAME: Final = "paper_dungeons"
ROUNDS: Final = 8
RIDGE: Final = 60.0
GROUPS: Final = {1: [1], 2: [2, 3, 4]}
"""Numbers of players that share their weights."""
KEEP: Final = 2
"""Sheets that plans keep after a die."""
ODD: Final = 0.5
"""The share of matches in which every weight is multiplied by a number of its own."""
TEMPERATURE: Final = 1500
"""How far from the best the plans of self-play are, in thousandths of a glory."""


class Played(NamedTuple):
    """Positions of some matches: by round the numbers of the states, which stand before the roll."""

    states: list[list[array[int]]]


class Labelled(NamedTuple):
    """For every seat of some positions: features, and the glory that came on top of what was written."""

    features: NDArray[np.int16]
    gains: NDArray[np.float64]


def bent(table: Table, rng: np.random.Generator) -> Table:
    """The weights, perturbed."""
    found = np.array(table, dtype=np.float64) * rng.uniform(0.2, 1.8, len(table))
    return array("i", found.astype(np.int32).tolist())


def play(players: int, seeds: range, table: Table, keep: int) -> Played:
    rng = np.random.default_rng(seeds.start)
    rounds: list[list[array[int]]] = [[] for _ in range(ROUNDS)]
    for seed in seeds:
        state = native.start(GAME, players=players, seed=seed_for(seed, players))
        used = bent(table, rng) if rng.random() < ODD else table
        ask(state, 0, [SET_UP, keep, 0, seed, 3 * TEMPERATURE], used)
        for number in range(ROUNDS):
            rounds[number].append(array("q", state.numbers()))
            if number < ROUNDS - 1:
                ask(state, 0, [ROUND, keep, 0, seed_for(seed, number), TEMPERATURE], used)
    return Played(rounds)


def label(positions: list[array[int]], table: Table, keep: int, seed: int) -> Labelled:
    rows, gains = [], []
    for n, numbers in enumerate(positions):
        state = _core.from_numbers(GAME, numbers)
        seen = [ask(state, seat, [READ], table) for seat in range(state.players)]
        worth = ask(state, 0, [ROUND, keep, 0, seed_for(seed, n), 0], table)
        for one, then in zip(seen, worth):
            rows.append(one[:FEATURES])
            gains.append(then - 1000.0 * one[FEATURES])
    return Labelled(np.array(rows, dtype=np.int16), np.array(gains))


def solved(parts: list[Labelled]) -> tuple[NDArray[np.float64], float]:
    """The weights of one round, and how much of the gains they do not explain (standard deviation)."""
    x = np.concatenate([part.features for part in parts]).astype(np.float64)
    y = np.concatenate([part.gains for part in parts])
    scale = np.maximum(x.std(axis=0), 1e-9)
    mean, middle = x.mean(axis=0), y.mean()
    z = (x - mean) / scale
    z[:, x.std(axis=0) == 0] = 0
    fitted = np.linalg.solve(z.T @ z + RIDGE * np.eye(FEATURES), z.T @ (y - middle))
    weights = np.where(x.std(axis=0) > 0, fitted / scale, 0)
    weights[0] = middle - mean @ weights
    return weights, float((y - x @ weights - (weights[0] if x[0, 0] == 0 else 0)).std())


def spread(
    pool: ProcessPoolExecutor, counts: list[int], table: Table, given: argparse.Namespace, seed: int
) -> list[Played]:
    """One sweep of matches, as many sheets with each number of players."""
    jobs = []
    for players in counts:
        first = seed * 10**6
        last = first + max(1, given.matches // (players * len(counts)))
        piece = -(-(last - first) // (2 * given.jobs))
        pieces = [range(n, min(n + piece, last)) for n in range(first, last, piece)]
        jobs += [pool.submit(play, players, seeds, table, given.keep) for seeds in pieces]
    return [job.result() for job in jobs]


def fitted(
    pool: ProcessPoolExecutor, played: list[Played], table: Table, given: argparse.Namespace, seed: int
) -> Table:
    """The rounds from the last to the first; every position met so far is played on by the new weights."""
    found = array("i", table)
    for number in reversed(range(ROUNDS)):
        jobs = [
            pool.submit(label, one.states[number], found, given.keep, seed_for(seed, 100 * n + number))
            for n, one in enumerate(played)
        ]
        weights, error = solved([job.result() for job in jobs])
        found[number * FEATURES : (number + 1) * FEATURES] = array("i", np.rint(weights).astype(int).tolist())
        print(f"  after round {number}: error {error / 1000:.2f}", flush=True)
    return found


def score(seeds: range, players: int, table: Table, keep: int) -> list[int]:
    """The scores of the quick planner with these weights."""
    found = []
    for seed in seeds:
        state = native.start(GAME, players=players, seed=seed_for(77, seed))
        found += ask(state, 0, [4, keep, 0, seed, 0], table)
    return found


def tested(pool: ProcessPoolExecutor, players: int, table: Table, given: argparse.Namespace) -> str:
    piece = -(-given.tests // given.jobs)
    jobs = [
        pool.submit(score, range(n, n + piece), players, table, given.keep)
        for n in range(0, given.tests, piece)
    ]
    scores = np.array([one for job in jobs for one in job.result()])
    return f"{scores.mean():.2f} +- {1.96 * scores.std() / len(scores) ** 0.5:.2f}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--groups", type=int, nargs="+", default=list(GROUPS), help="1: alone, 2: in company")
    parser.add_argument("--matches", type=int, default=1200, help="sheets that are filled in a sweep")
    parser.add_argument("--sweeps", type=int, default=4)
    parser.add_argument("--keep", type=int, default=KEEP)
    parser.add_argument("--tests", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FILE)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    known = tables() if FILE.exists() else {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for group in given.groups:
            counts = GROUPS[group]
            table = array("i", [0] * ROUNDS * FEATURES)
            played: list[Played] = []
            for number in range(given.sweeps):
                begun = time.monotonic()
                played += spread(pool, counts, table, given, given.seed + number)
                known[group] = table = fitted(pool, played, table, given, given.seed + number)
                means = tested(pool, counts[0], table, given)
                print(f"{group}, sweep {number}: {means}, {time.monotonic() - begun:.0f} s", flush=True)
                rows = {str(count): known[count].tolist() for count in sorted(known)}
                given.out.write_text(json.dumps(rows, separators=(",", ":")))


if __name__ == "__main__":
    main()
