"""Measure what our bot scores alone in Paper Dungeons, and write the grades. See `make grades`.

Every dungeon, with and without missions, with its own bosses and with random ones; the scores of a
campaign are sums of independent games and are added up from those. A run that is stopped goes on
where it was; the outcome depends on the seed and on nothing else, as long as the bot thinks by iterations and
not by time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import track

from podzemi.arena.play import play
from podzemi.arena.work.pool import map_ordered
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.games.paper_dungeons import GAME
from podzemi.games.paper_dungeons.data.checks import DATA
from podzemi.games.paper_dungeons.data.grades import cuts

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "podzemi" / "games" / "paper_dungeons"
BOTS: Final = ROOT / "src" / "podzemi" / "bots"
NATIVE: Final = ROOT / "src" / "podzemi" / "native" / "runtime"
FILE: Final = GAMES / "data" / "grades.toml"
BOT: Final = "master?iterations=8"
"""By iterations: the same scores whenever and wherever they are measured."""
PIECE: Final = 20
SOURCES: Final = (".toml", ".py", ".json", ".hpp")
STEPS: Final = {
    "spark": 0,
    "candle": 5,
    "lantern": 25,
    "torch": 50,
    "bonfire": 75,
    "beacon": 90,
    "daylight": 99,
}
"""The grades by the percentile they begin at."""


KINDS: Final = tuple(product((True, False), (False, True)))
"""With missions, with random bosses: the usual kind first."""


class Task(NamedTuple):
    """One game to play many times."""

    dungeon: str
    missions: bool
    random_bosses: bool

    @property
    def is_usual(self) -> bool:
        return self.missions and not self.random_bosses


class Work(NamedTuple):
    bot: str
    task: Task
    seed: int
    matches: range


def tasks() -> list[Task]:
    """The usual ones first."""
    return [Task(dungeon.id, missions, bosses) for missions, bosses in KINDS for dungeon in DATA.dungeon]


def scores(work: Work) -> Counter[int]:
    """The scores of one piece, by how often they occurred."""
    task = work.task
    given = {"dungeon": task.dungeon, "missions": task.missions, "random_bosses": task.random_bosses}
    options = GAME.validate_options(1, dict(given))
    seeds = [seed_for(work.seed, number) for number in work.matches]
    bots = [[registry.bot(work.bot, GAME)] for _ in seeds]
    return Counter(play(GAME, bot, options, seed).result.scores[0] for bot, seed in zip(bots, seeds))


# ---------------------------------------------------------------- a run that can be stopped


def source() -> str:
    """Digest of everything that the scores depend on; if it changes, they are measured anew."""
    digest = hashlib.sha256()
    rules = [GAMES / "data" / "data.toml", GAMES / "state.py", GAMES / "preview" / "sandbox.py"]
    rules += (GAMES / "rules").rglob("*.py")
    bots = [
        *(GAMES / "policy").glob("*.py"),
        *BOTS.rglob("paper_dungeons*.*"),
        *NATIVE.rglob("paper_dungeons*"),
    ]
    for path in sorted(path for path in [*rules, *bots] if path.suffix in SOURCES):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Kept:
    """The scores so far, in a file."""

    def __init__(self, path: Path, bot: str, seed: int) -> None:
        self.path, self.bot, self.seed = path, bot, seed
        self.head = {"source": source(), "bot": bot, "seed": seed}
        self.pieces: dict[str, dict[str, int]] = {}
        if path.exists():
            written = json.loads(path.read_text())
            if {name: written.get(name) for name in self.head} == self.head:
                self.pieces = written["pieces"]

    def key(self, work: Work) -> str:
        return " ".join(map(str, (*work.task, work.matches.start, work.matches.stop)))

    def add(self, work: Work, found: Counter[int]) -> None:
        self.pieces[self.key(work)] = {str(score): count for score, count in sorted(found.items())}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps({**self.head, "pieces": self.pieces}))
        os.replace(fresh, self.path)

    def counts(self, works: list[Work]) -> Counter[int]:
        total: Counter[int] = Counter()
        for work in works:
            total.update({int(score): count for score, count in self.pieces[self.key(work)].items()})
        return total


def split(bot: str, task: Task, seed: int, matches: int) -> list[Work]:
    """Pieces of one size, however many there are: a longer run can go on with them."""
    return [Work(bot, task, seed, range(n, min(n + PIECE, matches))) for n in range(0, matches, PIECE)]


def measure(sizes: dict[Task, int], jobs: int, kept: Kept) -> dict[Task, Counter[int]]:
    """All tasks, piece by piece."""
    works = {task: split(kept.bot, task, kept.seed, matches) for task, matches in sizes.items()}
    todo = [work for some in works.values() for work in some if kept.key(work) not in kept.pieces]
    found = map_ordered(scores, todo, jobs)
    for work, piece in track(zip(todo, found), "grades", len(todo), disable=not sys.stderr.isatty()):
        kept.add(work, piece)
    return {task: kept.counts(some) for task, some in works.items()}


# ---------------------------------------------------------------- campaigns, and the file


def summed(parts: list[Counter[int]]) -> dict[int, int]:
    """How often each sum of independent scores occurs, for every choice of one match from each part."""
    total = {0: 1}
    for part in parts:
        longer: Counter[int] = Counter()
        for before, score in product(total, part):
            longer[before + score] += total[before] * part[score]
        total = dict(longer)
    return total


def campaigns() -> dict[str, list[str]]:
    every: dict[str, list[str]] = {story.id: [*story.dungeons] for story in DATA.story}
    return every | {"all": [dungeon for dungeons in every.values() for dungeon in dungeons]}


def table(task: str, missions: bool, bosses: bool, matches: int, counts: dict[int, int]) -> str:
    mean = sum(score * count for score, count in counts.items()) / sum(counts.values())
    return f"""
[[scores]]
task = "{task}"
missions = {str(missions).lower()}
random_bosses = {str(bosses).lower()}
matches = {matches}
mean = {mean:.1f}
cuts = {cuts(counts)}
"""


def tables(found: dict[Task, Counter[int]]) -> Iterator[str]:
    for missions, bosses in KINDS:
        single: dict[str, Counter[int]] = {
            dungeon.id: found[Task(dungeon.id, missions, bosses)] for dungeon in DATA.dungeon
        }
        for name, counts in single.items():
            yield table(name, missions, bosses, counts.total(), counts)
        for name, chapters in campaigns().items():
            parts = [single[chapter] for chapter in chapters]
            yield table(name, missions, bosses, parts[0].total(), summed(parts))


def written(given: argparse.Namespace, found: dict[Task, Counter[int]]) -> str:
    """The file."""
    how = f"--bot {given.bot} --matches {given.matches} --others {given.others} --seed {given.seed}"
    head = f"""# What our own bot scores alone in Paper Dungeons, to grade a lone player's score by.
# Measured, never edited by hand: see scripts/grades.py.
format = 1
rules = {GAME.rules_version}
bot = "{given.bot}"
seed = {given.seed}
command = "python scripts/grades.py {how}"
"""
    steps = [f'\n[[grade]]\nname = "{name}"\nfrom = {least}\n' for name, least in STEPS.items()]
    return head + "".join([*steps, *tables(found)])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--matches", type=int, default=400, help="in each dungeon, played as usual")
    parser.add_argument("--others", type=int, default=100, help="without missions or with random bosses")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--kept", type=Path, default=ROOT / "build" / "grades.json", help="what is done so far"
    )
    parser.add_argument("--out", type=Path, default=FILE)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    sizes = {task: given.matches if task.is_usual else given.others for task in tasks()}
    found = measure(sizes, given.jobs, Kept(given.kept, given.bot, given.seed))
    given.out.write_text(written(given, found))


if __name__ == "__main__":
    main()
