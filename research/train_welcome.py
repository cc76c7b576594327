"""Train the two-player tables of Welcome to the Dungeon, and pack them for the bots.

A round meets a match of two only through what its four ends are worth, and up to scale and shift these are
alike in many records (WD-13.5 g). So one round game is solved for each hero and each of the STAKES of
`welcome_dungeon_tables`, by regret minimisation on what a seat remembers (WD-13.6); then the match is worked
out backwards from how these rounds end (WD-13.7), the starter taking the hero that is best for him. The 44
round games do not need each other: as many processes as there are cores.

    python research/train_welcome.py --iterations 1000000 --jobs 2      train what is missing, then pack
    python research/train_welcome.py --pack-only --entries 60000        pack what was trained

Finished round games are kept in build/welcome and not trained again; the same seed and iterations give the
same tables, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from podzemi.bots.strategies import welcome_dungeon_tables as tables  # noqa: E402
from podzemi.engine.dice import seed_for  # noqa: E402
from podzemi.games.welcome_dungeon import GAME  # noqa: E402
from podzemi.games.welcome_dungeon.actions import HEROES  # noqa: E402
from podzemi.games.welcome_dungeon.policy.round import BRIEF  # noqa: E402
from podzemi.native.solver import MOST_ACTIONS, Solver, Strategies  # noqa: E402

BUILD = ROOT / "build" / "welcome"
DROPPED = 0.25
"""The share of iterations whose strategies are forgotten: the first are poor."""
DUEL_ROUNDS = 300_000
VISIT_ROUNDS = 400_000
RANDOM = 0.25
"""The share of an opponent's decisions that are random when it is counted what a table needs."""
Values = dict[tables.Record, tuple[float, ...]]
"""The starter's chance to win the match, by record and hero."""


class Job(NamedTuple):
    """One round game to be solved."""

    hero: str
    stakes: int
    iterations: int
    seed: int

    @property
    def path(self) -> Path:
        return BUILD / f"{self.hero}-{self.stakes}.npz"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--iterations", type=int, default=1_000_000, help="per round game; there are 44")
    parser.add_argument("--minutes", type=float, default=1e9, help="of processor time at most per round game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--entries", type=int, default=60_000, help="kept per hero")
    parser.add_argument("--pack-only", action="store_true")
    chosen = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    if not chosen.pack_only:
        train(chosen)
    pack(chosen.entries)
    return 0


# ---------------------------------------------------------------- rounds


def train(chosen: argparse.Namespace) -> None:
    """Solve every round game that is not there yet."""
    jobs = []
    for stakes in range(len(tables.STAKES)):
        for hero in HEROES:
            seed = seed_for(chosen.seed, stakes * len(HEROES) + HEROES.index(hero))
            jobs.append(Job(hero, stakes, chosen.iterations, seed))
    missing = [job for job in jobs if not job.path.exists()]
    begun = time.monotonic()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for job, done in zip(missing, pool.map(partial(solve, minutes=chosen.minutes), missing)):
            print(
                f"{job.hero} {tables.STAKES[job.stakes]}: {done} {time.monotonic() - begun:.0f} s", flush=True
            )


def payoff(stakes: tables.Stakes) -> tuple[float, ...]:
    """Values of the four ends to the starter: his own two, then the other seat's; success first."""
    return stakes.share, 0.0, stakes.even - (1 - stakes.share), stakes.even


def solve(job: Job, minutes: float) -> str:
    """Train one round game and keep it; a line about it."""
    solver = Solver(
        GAME.start(2, {"first_hero": job.hero}, seed=job.seed), BRIEF, payoff(tables.STAKES[job.stakes])
    )
    first = int(DROPPED * job.iterations)
    solver.train(first, 60 * minutes * DROPPED, job.seed)
    solver.forget()
    done = solver.train(job.iterations - first, 60 * minutes * (1 - DROPPED), job.seed)
    duel = solver.duel(solver, DUEL_ROUNDS, job.seed)
    solver.visit(VISIT_ROUNDS, RANDOM, job.seed)
    known = solver.read()
    kept = known.visits > 1
    np.savez_compressed(
        job.path,
        iterations=done,
        outcomes=duel.outcomes[:4],
        keys=known.keys[kept],
        actions=known.actions[kept].astype(np.uint8),
        visits=known.visits[kept],
        shares=_shares(known)[kept],
    )
    return (
        f"{done} iterations, {len(solver)} decisions, ends {[round(share, 3) for share in duel.outcomes[:4]]}"
    )


def _shares(known: Strategies) -> np.ndarray[Any, Any]:
    """Strategies in steps of a sixteenth; what is played less is left out."""
    total = known.sums.sum(axis=1, keepdims=True)
    uniform = (np.arange(MOST_ACTIONS) < known.actions[:, None]) / known.actions[:, None]
    played = np.where(total > 0, known.sums / np.maximum(total, 1e-30), uniform)
    parts: np.ndarray[Any, Any] = np.rint(played * tables.STEPS).astype(np.uint8)
    return parts


# ---------------------------------------------------------------- the match, backwards


def match_values() -> Values:
    """The starter's chance to win by record and hero: from the last rounds of a match to the first."""
    ends = {
        (hero, number): np.load(trained(hero, number))["outcomes"]
        for hero in HEROES
        for number in range(len(tables.STAKES))
    }
    values = Values()
    for record in sorted(tables.RECORDS, key=sum, reverse=True):
        worth = _ends_worth(record, values)
        number = tables.stakes_of(record)
        values[record] = tuple(float(np.dot(ends[hero, number], worth)) for hero in HEROES)
        share, even = _stakes(worth)
        as_if = tables.STAKES[number]
        stakes = f"{share:.2f} {even:.2f}, played as {as_if.share} {as_if.even}"
        print(f"{record} stakes {stakes}: {_shown(values[record])}")
    return values


def _shown(chances: tuple[float, ...]) -> str:
    return ", ".join(f"{hero} {chance:.3f}" for hero, chance in zip(HEROES, chances))


def _ends_worth(record: tables.Record, values: Values) -> list[float]:
    """The starter's chance to win the match after each of the four ends of a round (WD-3.6, WD-3.8)."""
    own, others = record[:2], record[2:]
    mine = [_after(own, others, failed, values) for failed in (False, True)]
    theirs = [1 - _after(others, own, failed, values) for failed in (False, True)]
    return mine + theirs


def _after(runner: tuple[int, ...], waiting: tuple[int, ...], failed: bool, values: Values) -> float:
    """The runner's chance to win the match after the run; he starts the next round."""
    successes, failures = (runner[0], runner[1] + 1) if failed else (runner[0] + 1, runner[1])
    if successes == 2:
        return 1.0
    if failures == 2:
        return 0.0
    return max(values[successes, failures, waiting[0], waiting[1]])


def _stakes(worth: list[float]) -> tuple[float, float]:
    """The true stakes, in the form of `Stakes`."""
    succeeded, failed, other_succeeded, other_failed = worth
    both = succeeded - failed + other_failed - other_succeeded
    return (succeeded - failed) / both, (other_failed - failed) / both


# ---------------------------------------------------------------- packing


def pack(entries: int) -> None:
    """Write what the bots read: for each hero the decisions met most, with all stakes."""
    values = match_values()
    heroes = [_packed(hero, entries) for hero in HEROES]
    tables.write(tables.HOME, values, heroes)
    print(f"{tables.HOME.relative_to(ROOT)}: {tables.HOME.stat().st_size / 1e6:.2f} MB")


def trained(hero: str, number: int) -> Path:
    """The round game of these stakes; the nearest that was trained where this one was not."""
    wanted = tables.STAKES[number]
    there = [one for one in range(len(tables.STAKES)) if Job(hero, one, 0, 0).path.exists()]
    apart = {
        one: abs(tables.STAKES[one].share - wanted.share) + 2 * abs(tables.STAKES[one].even - wanted.even)
        for one in there
    }
    return Job(hero, min(there, key=apart.__getitem__), 0, 0).path


def _packed(hero: str, entries: int) -> tables.Hero:
    """The hero's keys, shortened and sorted, and for all stakes the strategies in that order."""
    games = [np.load(trained(hero, number)) for number in range(len(tables.STAKES))]
    keys = np.concatenate([game["keys"] for game in games])
    unique, where = np.unique(keys, return_inverse=True)
    met = np.bincount(where, weights=np.concatenate([game["visits"] for game in games]))
    chosen = np.sort(unique[np.argsort(-met, kind="stable")[:entries]])
    short, first = np.unique(chosen >> np.uint64(64 - tables.KEY_BITS), return_index=True)
    chosen = chosen[first]
    share = np.sort(met)[::-1][:entries].sum() / met.sum()
    print(f"{hero}: {len(unique)} decisions, {len(chosen)} kept, which are met in {share:.4f} of all cases")
    actions = np.zeros(len(chosen), np.uint8)
    rows = [_aligned(game, chosen, actions) for game in games]
    return tables.Hero(short.tolist(), actions.tolist(), [_listed(shares, actions) for shares in rows])


def _aligned(
    game: Mapping[str, np.ndarray[Any, Any]], chosen: np.ndarray[Any, Any], actions: np.ndarray[Any, Any]
) -> np.ndarray[Any, Any]:
    """The strategies of these keys, nothing where the game has none; notes the numbers of actions."""
    order = np.argsort(game["keys"])
    place = order[np.minimum(np.searchsorted(game["keys"][order], chosen), len(order) - 1)]
    found = game["keys"][place] == chosen
    actions[found] = game["actions"][place[found]]
    return np.where(found[:, None], game["shares"][place], 0)


def _listed(shares: np.ndarray[Any, Any], actions: np.ndarray[Any, Any]) -> bytes:
    """Only as many shares of a row as it has actions."""
    return shares[np.arange(MOST_ACTIONS) < actions[:, None]].astype(np.uint8).tobytes()


if __name__ == "__main__":
    sys.exit(main())
