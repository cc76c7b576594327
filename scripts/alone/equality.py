"""Python in a browser plays as Python elsewhere: rollouts, views, previews, searches, bots, golden records.

    python scripts/alone/equality.py

The same file runs here and in Pyodide under Node; both print digests, and these must be equal.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PLAYERS = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 4, "dungeon_lords": 4}
ROLLOUTS = 200
STEPS = 60
"""Decisions of the match whose views are compared."""
MOUNTED = "/tests"


def digests() -> Iterator[str]:
    """One line for each game and way of playing."""
    for name, players in PLAYERS.items():
        yield f"{name} rollouts {_rollouts(name, players)}"
        yield f"{name} views, searches, bots {_match(name, players)}"
        yield f"{name} golden {_golden(name)}"


def _rollouts(name: str, players: int) -> str:
    from podzemi import native

    found = hashlib.sha256()
    for seed in range(ROLLOUTS):
        start = native.start(name, players=players, seed=seed)
        made = native.rollout(start, seed=seed, policy="weighed" if seed % 2 else "random")
        found.update(repr((made.scores, made.places, made.decisions)).encode())
    return found.hexdigest()


def _match(name: str, players: int) -> str:
    import msgspec

    from podzemi import native
    from podzemi.engine import registry
    from podzemi.engine.dice import Dice
    from podzemi.engine.match import Match
    from podzemi.native.search import Options, Search

    found = hashlib.sha256()
    game, dice = registry.game(name), Dice(9)
    match = Match(game, players=players, seed=5)
    for _ in range(STEPS):
        if not (seats := match.to_act()):
            break
        seat = seats[0]
        view, legal = match.view(seat), match.actions(seat)
        found.update(msgspec.json.encode(view) + msgspec.json.encode(game.preview(view)))
        match.play(seat, legal[dice.below(len(legal))])
    if seats := match.to_act():
        seat = seats[0]
        view = match.view(seat)
        worlds = [native.from_python(game.sample(view, Dice(number)), game) for number in range(8)]
        search = Search(worlds, seat, Options(use_prior=True, selection="puct", rollout="weighed"), 3)
        search.run(200)
        found.update(repr([(tried.code, tried.visits) for tried in search.statistics()]).encode())
        for bot in ("novice", "apprentice", "search?iterations=60"):
            chosen = registry.bot(bot, game).choose(view, match.actions(seat), Dice(4))
            found.update(str(chosen).encode())
    return found.hexdigest()


def _golden(name: str) -> str:
    """How many records look as stored: what is seen, allowed, refused. AssertionError where one does not."""
    from golden.golden import golden, lines, witnessed
    from podzemi.engine import registry
    from podzemi.engine.records.record import read

    stored = golden(name).matches
    for number, line in enumerate(lines(name)):
        _, marks = witnessed(read(line, registry.game), registry.game(name))
        assert marks == stored[number], f"{name}: record {number} looks different"
    return f"{len(stored)} as stored"


async def main() -> None:
    """In Pyodide: all libraries and our modules are packs; the tests are mounted."""
    sys.path.insert(0, MOUNTED)
    for line in digests():
        print(line)


def compare() -> int:
    import packs

    tests = packs.ROOT / "tests"
    command = packs.node("--mount", f"{tests}={MOUNTED}", "--packs", str(packs.make()), __file__)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as theirs:
        sys.path.insert(0, str(tests))
        here = list(digests())
        there = (theirs.stdout.read() if theirs.stdout else "").splitlines()
    for line, other in zip(here, there, strict=False):
        print(f"equal  {line}" if line == other else f"HERE   {line}\nTHERE  {other}")
    if here == there and theirs.returncode == 0:
        return 0
    print(f"{len(there)} of {len(here)} lines came; Node ended with {theirs.returncode}")
    return 1


if __name__ == "__main__" and sys.platform != "emscripten":
    os.environ.pop("PODZEMI_PURE", None)
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(compare())
