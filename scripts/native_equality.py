"""Play the same matches natively and in Python, and compare every decision.

    python scripts/native_equality.py --decisions 10000000 welcome_dungeon

Native code plays and keeps a trace: who decided, all legal codes in order, the one chosen, the whole state
(every --every decisions and at the end of a match), scores and places. Python follows and compares.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from native_plain import CHECKED, FAST, Plain, compile_game

from podzemi.engine.dice import MASK, Dice
from podzemi.engine.fields import names, values
from podzemi.engine.game import BadSetup, place_groups
from podzemi.engine.registry import game
from podzemi.native.flat import flat, unflat

GAMMA = 0x9E3779B97F4A7C15
CHUNK = 2000
"""Decisions at one table before the next one's turn."""
PART = 1_000_000
"""Decisions from one seed; after each part there is a line to read."""


class Different(AssertionError):
    """Native code and Python do not agree."""


def mixed(z: int) -> int:
    """The output function of SplitMix64, as in `runtime.hpp`."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def tables(game: Any) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every value of every option: one changed at a time, then all."""
    default = {option.name: option.default for option in game.options}
    changed = [default | {o.name: value} for o in game.options for value in o.values if value != o.default]
    last = {option.name: option.values[-1] for option in game.options}
    players = range(game.min_players, game.max_players + 1)
    found = itertools.product(players, [default, *changed, last])
    return [(count, options) for count, options in found if _is_allowed(game, count, options)]


def _is_allowed(game: Any, players: int, options: dict[str, Any]) -> bool:
    try:
        game.validate_options(players, options)
    except BadSetup:
        return False
    return True


class Follower:
    """Plays in Python what a trace says, and compares."""

    def __init__(self, plain: Plain, players: int, options: dict[str, Any], seed: int) -> None:
        self.plain, self.game = plain, plain.game
        self.players, self.options = players, options
        self.numbers = [int(number) for number in self.game.option_numbers(options)]
        self.choices = seed
        self.ended = 0
        self.match = plain.match()
        plain.begin(self.match, seed, players, self.numbers)
        self.start()

    def start(self) -> None:
        """As `start` of native_plain.cpp."""
        seed = mixed(self.choices ^ 0xD1342543DE82EF95)
        self.state = self.game.setup(self.players, self.options, Dice(seed))

    def drawn(self, times: int) -> None:
        self.choices = (self.choices + times * GAMMA) & MASK

    def follow(self, steps: int, defaults: int, every: int) -> None:
        """Play this many decisions, as many at a time as there is room for."""
        while steps > 0:
            some = min(steps, self.plain.longest_trace)
            trace, at = self.plain.trace(self.match, self.numbers, some, defaults, every), 0
            for _ in range(some):
                at = self.decision(trace, at, defaults)
            self.same("traces", at, len(trace))
            steps -= some

    def decision(self, trace: array[int], at: int, defaults: int) -> int:
        """One decision of the trace; where the next one begins."""
        game, state = self.game, self.state
        seat, count = trace[at], trace[at + 1]
        asked = game.to_act(state)
        self.drawn((len(asked) > 1) + 1 + (defaults > 0))
        self.same("seat", seat in asked, True)
        legal = array("q", game.legal(state, seat))
        self.same("legal codes", legal, trace[at + 2 : at + 2 + count])
        at += 2 + count
        self.same("defaults", game.default(state, seat), trace[at])
        code, length = trace[at + 1], trace[at + 2]
        game.apply_unchecked(state, seat, code)
        at += 3
        if length:
            self.same("state", array("q", flat(state)), trace[at : at + length])
        at += length
        return self.result(trace, at) if not game.to_act(state) else at

    def result(self, trace: array[int], at: int) -> int:
        """The result of a match that is over; then the next match."""
        found, middle = self.game.result(self.state), at + self.players
        self.same("scores", found.scores, list(trace[at:middle]))
        at = middle + self.players
        self.same(
            "ranking", [group for group in found.ranking if group], place_groups(list(trace[middle:at]))
        )
        self.ended += 1
        self.start()
        return at

    def same(self, what: str, mine: Any, native: Any) -> None:
        if mine != native:
            where = f"{self.game.name}, {self.players} players, {self.options}, choices {self.choices}"
            found = self.fields(native) if what == "state" else f"Python {mine}\nnative {native}"
            raise Different(f"{what} differ: {where}\n{found}")

    def fields(self, native: array[int]) -> str:
        """The fields of the state that differ."""
        other = unflat(list(native), self.game.box)
        pairs = zip(names(type(other)), values(self.state), values(other), strict=True)
        return "\n".join(f"{name}: Python {mine}, native {one}" for name, mine, one in pairs if mine != one)


def followers(plain: Plain, seed: int) -> Iterator[Follower]:
    for number, (players, options) in enumerate(tables(plain.game)):
        yield Follower(plain, players, options, mixed(seed * 1000 + number))


def compare(plain: Plain, decisions: int, every: int = 1, seed: int = 1) -> int:
    """Play about this many decisions, spread over all tables and policies; returns their number."""
    made, turn = 0, 0
    running = list(followers(plain, seed))
    while made < decisions:
        steps = min(CHUNK, max(1, -(-decisions // len(running))))
        for one in running:
            one.follow(steps, (0, 4, 12)[turn % 3] if turn else 0, every)
            made += steps
            if made >= decisions and turn:
                break
        turn += 1
    return made


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=1, help="compare the whole state so often")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checked", action="store_true", help="with all checks of a debug build")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        library = compile_game(given.game, Path(folder), CHECKED if given.checked else FAST)
        plain, made, started = Plain(game(given.game), library), 0, time.monotonic()
        while made < given.decisions:
            part = min(PART, given.decisions - made)
            made += compare(plain, part, given.every, given.seed + made // PART)
            print(f"{given.game}: {made:,} decisions equal, {time.monotonic() - started:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
