"""Upper estimate of solo scores in Paper Dungeons with all rolls known in advance, and the bots' share of it.

For each dungeon the same matches are played by the bots named, and searched by a beam over all eight rounds
that reads the dice of the match itself. The beam is no proof: a wider one may find more, and then the share
that a bot reaches is smaller than what is told here.

    python research/solo_bound.py --matches 20 --bots master,greedy --breadth 60 --jobs 16
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from podzemi import native
from podzemi.arena.play import play
from podzemi.arena.work.pool import map_ordered
from podzemi.bots.strategies.paper_dungeons import FORESEE, PLAN, ask
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.games.paper_dungeons import GAME, codes
from podzemi.games.paper_dungeons.actions import DUNGEONS
from podzemi.games.paper_dungeons.policy.worth import table_for

SETTING_UP: Final = (codes.SETUP_VETERAN, codes.SETUP_CRAFTSMAN, codes.SETUP_ASSASSIN)
SETUPS: Final = 3
"""Choices of a set-up power that are followed."""
SHEETS: Final = 10
"""Times the breadth: sheets that go on into the next round."""


class Work(NamedTuple):
    dungeon: str
    seed: int
    bots: tuple[str, ...]
    breadth: int


class Found(NamedTuple):
    dungeon: str
    bound: int
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of processor time: the bound, then each bot."""


def liked(state: native.State) -> list[int]:
    """The lone player's choices before the first round, by what they promise."""
    numbers = ask(state, 0, [PLAN], table_for(1))
    rows = [(numbers[n], numbers[n + 3]) for n in range(0, len(numbers), 4)]
    return [code for _, code in sorted(rows, reverse=True)]


def ready(state: native.State) -> list[native.State]:
    """The match after every choice of cards and the best of set-up powers."""
    found = []
    for cards in liked(state):
        chosen = state.clone()
        chosen.apply(0, cards)
        setups = liked(chosen)[:SETUPS] if codes.kind_of(chosen.legal(0)[0]) in SETTING_UP else []
        for setup in setups:
            found.append(chosen.clone())
            found[-1].apply(0, setup)
        if not setups:
            found.append(chosen)
    return found


def bound(dungeon: str, seed: int, breadth: int) -> int:
    """The best score that the beam finds."""
    start = native.start(GAME.name, players=1, options={"dungeon": dungeon}, seed=seed)
    asked = [FORESEE, breadth, 1, 0, 0, SHEETS * breadth]
    return max(ask(state, 0, asked, table_for(1))[0] for state in ready(start))


def measure(work: Work) -> Found:
    begun = time.process_time()
    most = bound(work.dungeon, work.seed, work.breadth)
    seconds, scores = [time.process_time() - begun], []
    options = GAME.validate_options(1, {"dungeon": work.dungeon})
    for name in work.bots:
        begun = time.process_time()
        bot = registry.bot(name, GAME)
        scores.append(play(GAME, [bot], options, work.seed).result.scores[0])
        seconds.append(time.process_time() - begun)
    return Found(work.dungeon, most, tuple(scores), tuple(seconds))


def row(name: str, found: list[Found], bots: list[str]) -> str:
    most = fmean(one.bound for one in found)
    means = [fmean(one.scores[n] for one in found) for n in range(len(bots))]
    cells = [f"{mean:.1f} ({100 * mean / most:.0f} %)" for mean in means]
    return f"| {name} | {len(found)} | {most:.1f} | {' | '.join(cells)} |"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=10, help="in each dungeon")
    parser.add_argument("--bots", default="master,greedy")
    parser.add_argument(
        "--breadth", type=int, default=30, help="sheets kept after each die, for every set of dice"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="every match as JSON")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    bots = given.bots.split(",")
    works = [
        Work(dungeon, seed_for(given.seed, 1000 * place + n), tuple(bots), given.breadth)
        for place, dungeon in enumerate(DUNGEONS)
        for n in range(given.matches)
    ]
    found = list(map_ordered(measure, works, given.jobs))
    print(f"| dungeon | matches | all rolls known | {' | '.join(bots)} |\n|---|---|---|{'---|' * len(bots)}")
    for dungeon in DUNGEONS:
        print(row(dungeon, [one for one in found if one.dungeon == dungeon], bots))
    print(row("all", found, bots))
    seconds = [fmean(one.seconds[n] for one in found) for n in range(1 + len(bots))]
    print("seconds a match:", ", ".join(f"{name} {s:.1f}" for name, s in zip(["bound", *bots], seconds)))
    if given.out:
        given.out.write_text(json.dumps([one._asdict() for one in found]))


if __name__ == "__main__":
    main()
