"""Make the golden records anew, deliberately: `python scripts/golden_records.py [game …]`.

Records are chosen from steered matches so that together they reach every kind of action and event, every
name that occurs in them and every way through the rules that any of the matches took. A game whose
`rules_version` is the one of its records is left alone: play must not change under the same version.
`--seen` takes over what is seen or refused (a new field of a view, say) where play itself is the same.
`--add OPTION` leaves the records as they are and adds some with another value of a new option.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
os.environ["PODZEMI_PURE"] = "1"  # ways through compiled code cannot be watched

import msgspec  # noqa: E402

from golden.golden import FOLDER, Golden, golden, kinds, lines, matches, objection, witnessed, write  # noqa: E402
from golden.steering import steered  # noqa: E402
from golden.witness import Marks, Witness  # noqa: E402
from podzemi.engine import registry  # noqa: E402
from podzemi.engine.game import AnyGame  # noqa: E402
from podzemi.engine.records.record import Record, RecordError, read, replay  # noqa: E402

CANDIDATES = 240
"""Matches to choose from, unless asked for more or fewer."""
BOTS = 20
"""In one match out of this many, the greedy bot decides now and then."""
BUDGET = 110_000
"""Limit of the records of one game: packed bytes, plus half a byte for every view that a seat gets."""
WATCHED = ("rules", "codes")
"""The files of a game whose ways count."""

Features = frozenset[Any]


class Ways:
    """Pairs of consecutive lines executed in the counted files of one game; slows play down tenfold."""

    def __init__(self, game: AnyGame, watch: bool) -> None:
        self._watch = watch
        self._folder = f"{os.sep}games{os.sep}{game.name}{os.sep}"
        self.found: set[tuple[int, int, int]] = set()

    def __enter__(self) -> Ways:
        if self._watch:
            sys.settrace(self._enter)
        return self

    def __exit__(self, *problem: object) -> None:
        sys.settrace(None)

    def _enter(self, frame: FrameType, what: str, value: Any) -> Any:
        _, found, inside = frame.f_code.co_filename.rpartition(self._folder)
        if not found or not inside.startswith(WATCHED):
            return None
        code, last = hash((inside, frame.f_code.co_firstlineno)), 0

        def line(frame: FrameType, what: str, value: Any) -> Any:
            nonlocal last
            now = frame.f_lineno if what == "line" else -1
            self.found.add((code, last, now))
            last = now
            return line

        return line


def names(value: Any) -> Iterator[Any]:
    """The features of a named value: its kind, and its kind with each name or flag in it."""
    plain = msgspec.to_builtins(value)
    kind = plain["kind"]
    yield kind
    for field, content in plain.items():
        for one in content if isinstance(content, list) else [content]:
            if isinstance(one, (str, bool)) or one is None:
                yield kind, field, one
            elif isinstance(one, int) and field not in ("seat", "x", "y", "cell"):
                yield kind, field, min(one, 4)


class Candidate:
    """One match that may become a golden record."""

    def __init__(self, game: AnyGame, number: int, quick: bool) -> None:
        match = steered(game, number, bots=not quick and number % BOTS == 0, branches=True)
        self.number = number
        self.line = match.record().line()
        self.cost = len(zlib.compress(self.line, 9)) + match.players * match.version // 2
        self.marks, self.features = self._watch(game, not quick)
        self.features |= {("table", match.players), *(("option", *pair) for pair in match.options.items())}

    def _watch(self, game: AnyGame, all_ways: bool) -> tuple[Marks, Features]:
        happened: set[Any] = set()
        witness = Witness()

        def each(match: Any, events: Any) -> None:
            witness(match, events)
            for event in events:
                happened.update(("event", name) for name in names(event))

        record = read(self.line, lambda _: game)
        with Ways(game, all_ways) as ways:
            match = replay(record, lambda _: game, each)
        for turn in match.turns:
            happened.update(("action", name) for name in names(turn.action))
        whole = not record.branches  # only such a match can be played by the second implementation
        return witness.marks(), frozenset(happened | ways.found | {(whole, one) for one in happened})


def candidates(game: AnyGame, count: int, quick: bool) -> Iterator[Candidate]:
    for number in range(count):
        try:
            yield Candidate(game, number, quick)
        except RecordError as error:
            if error.code != "record_branch":  # it ended before it could leave the other match
                raise
        if number % 20 == 0:
            print(f"  {game.name}: match {number} of {count}", flush=True)


def weight(feature: Any) -> int:
    """A kind of action or event, a table and an option count most, then names, then ways."""
    if isinstance(feature[0], bool):
        return weight(feature[1])
    if feature[0] in ("table", "option"):
        return 100
    if isinstance(feature[0], str):
        return 100 if isinstance(feature[1], str) else 3
    return 1


def chosen(found: list[Candidate]) -> list[Candidate]:
    """First those that reach what no other has reached, then again, while there is room."""
    seen: Counter[Any] = Counter()
    left, taken, room = list(found), [], BUDGET

    def gain(candidate: Candidate) -> float:
        return sum(weight(one) * 64.0 ** -seen[one] for one in candidate.features) / (200 + candidate.cost)

    while fits := [one for one in left if one.cost <= room]:
        best = max(fits, key=lambda one: (gain(one), -one.number))
        taken.append(best)
        left.remove(best)
        room -= best.cost
        seen.update(best.features)
    everything = frozenset().union(*(one.features for one in found))
    print(f"  {len(seen)} of {len(everything)} features by {len(taken)} of {len(found)} matches")
    return sorted(taken, key=lambda one: one.number)


def make(game: AnyGame, asked: argparse.Namespace) -> None:
    """New records and marks."""
    taken = chosen(list(candidates(game, asked.matches, asked.quick)))
    write(game.name, [one.line for one in taken], Golden(game.rules_version, [one.marks for one in taken]))


def played(record: Record) -> set[str]:
    return {type(turn.action).__name__ for turn in record.actions}


def add(game: AnyGame, name: str, count: int = 3) -> None:
    """Besides the records that there are: whole matches played with another value of a new option; if there
    are kinds of actions that no record holds yet, each of them has one."""
    usual = {option.name: option.default for option in game.options}
    missing = kinds(game)[0] - {kind for _, one, _ in matches(game) for kind in played(one)}
    found: list[Candidate] = []
    for number in itertools.count():
        if len(found) == count:
            break
        one = None if number % 6 == 5 else Candidate(game, number, quick=True)  # a branch is no whole match
        options = {} if one is None else read(one.line, lambda _: game).options
        if one is None or options.get(name, usual[name]) == usual[name]:
            continue
        if not missing or missing & played(read(one.line, lambda _: game)):
            found.append(one)
    marks = Golden(game.rules_version, [*golden(game.name).matches, *(one.marks for one in found)])
    write(game.name, [*lines(game.name), *(one.line for one in found)], marks)


def renew(game: AnyGame, asked: argparse.Namespace) -> str | None:
    """Bring one game up to date; what is in the way, if something is."""
    if not (FOLDER / f"{game.name}.marks.json").exists() or golden(game.name).rules < game.rules_version:
        make(game, asked)
        return None
    if (problem := objection(game, asked.seen)) is None:
        found = [(line, witnessed(record, game)[1]) for line, record, _ in matches(game)]
        write(
            game.name, [line for line, _ in found], Golden(game.rules_version, [marks for _, marks in found])
        )
    return problem


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="without: all")
    parser.add_argument("--seen", action="store_true", help="take over what is seen or refused")
    parser.add_argument("--matches", type=int, default=CANDIDATES, help="how many to choose from")
    parser.add_argument("--quick", action="store_true", help="without bots, by names alone, not by ways")
    parser.add_argument("--add", metavar="OPTION", help="add matches with this new option of one game")
    asked = parser.parse_args()
    if asked.add:
        add(registry.game(asked.games[0]), asked.add)
        return 0
    problems = {
        name: problem
        for name in asked.games or registry.GAMES
        if (problem := renew(registry.game(name), asked)) is not None
    }
    for name, problem in problems.items():
        print(f"{name}: {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
