"""The games on a graphics card: equal to the processor, and how fast. Run by `make gpu` and `make bench-gpu`.

    python scripts/gpu.py                      equality, all games
    python scripts/gpu.py --bench              speed, all games
    python scripts/gpu.py --out gpu.json ...   figures as JSON as well

Equality: the same batch on the processor and on the card, the same decisions; every array is compared again
and again, every decision by a running hash, every state at the end. Speed: decisions a second of random play.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from podzemi.engine import registry  # noqa: E402
from podzemi.native import Batch, why_not  # noqa: E402
from podzemi.native.batch import legal_code_count  # noqa: E402
from podzemi.native.card import cuda, gpu  # noqa: E402
from podzemi.native.sources import GAMES  # noqa: E402

LOOKED_AT = (
    *("to_act", "counts", "legal", "observations", "done", "refused", "scores", "places", "rewards"),
    *("lengths", "episodes", "hashes"),
)
SIZES = (65_536, 1_048_576)
ROLLED = 1000
"""Decisions of every match before speed is measured: they all begin at once, and are then far apart."""


class Different(AssertionError):
    """Card and processor do not agree."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--bench", action="store_true", help="measure speed instead")
    parser.add_argument("--decisions", type=int, default=10_000_000, help="to compare, for every game")
    parser.add_argument("--seconds", type=float, default=0.5, help="to measure each figure")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="matches side by side")
    parser.add_argument("--card", type=int, default=0)
    parser.add_argument("--out", type=Path, help="write the figures there as JSON")
    chosen = parser.parse_args()
    if (problem := gpu.why_not(chosen.card)) is not None:
        print(f"gpu: {problem}")
        return 1
    found: dict[str, Any] = {"card": cuda.Card(chosen.card).name, "compiler": cuda.compiler_version()}
    print(f"{found['card']}, NVRTC {found['compiler']}", flush=True)
    games = chosen.games or list(GAMES)
    started = time.monotonic()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        wanted = [(game, players) for game in games for players in players_of(game, chosen)]
        list(pool.map(prepared, wanted, [cuda.Card(chosen.card).architecture] * len(wanted)))
    found["compiled after s"] = round(time.monotonic() - started, 1)
    print(f"compiled after {found['compiled after s']} s", flush=True)
    failed = False
    for game in games:
        try:
            found[game] = benched(game, chosen) if chosen.bench else compared(game, chosen)
        except (Different, cuda.CudaError) as problem:
            failed = True
            found[game] = {"failed": str(problem)}
        print(f"{game}: {json.dumps(found[game])}", flush=True)
        if chosen.out is not None:
            chosen.out.write_text(json.dumps(found, indent=1) + "\n")
    return 1 if failed else 0


def players_of(name: str, chosen: argparse.Namespace) -> list[int]:
    """The numbers of players that are tried."""
    game = registry.game(name)
    if chosen.bench:
        return [min(max(3, game.min_players), game.max_players)]
    return list(range(game.min_players, game.max_players + 1))


def prepared(wanted: tuple[str, int], architecture: str) -> None:
    game, players = wanted
    found = registry.game(game)
    gpu.prepare(found, players, legal_code_count(found, None), architecture)


# ---------------------------------------------------------------- equality


def compared(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Every number of players with the usual options, the largest with all options at their last value."""
    if (problem := why_not()) is not None:
        raise Different(f"no native code for the processor: {problem}")
    game = registry.game(name)
    last = {option.name: option.values[-1] for option in game.options}
    tables: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in players_of(name, chosen)]
    tables.append((game.max_players, _allowed(game, last)))
    each = chosen.decisions // len(tables) + 1
    started = time.monotonic()
    matches = sum(follow(name, players, options, each, chosen.card) for players, options in tables)
    return {
        "equal decisions": each * len(tables),
        "matches finished": matches,
        "seconds": round(time.monotonic() - started, 1),
    }


def _allowed(game: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The options without those that do not go together."""
    try:
        game.start(game.max_players, options)
    except ValueError:
        return {}
    return options


def follow(name: str, players: int, options: dict[str, Any], decisions: int, card: int) -> int:
    """One batch on both, decision by decision; how many matches came to their end."""
    matches = 2048
    steps = decisions // matches + 1
    here = Batch(name, players, matches, options=options, seed=players, threads=os.cpu_count() or 1)
    there = Batch(name, players, matches, options=options, seed=players, device=f"cuda:{card}")
    for step in range(steps):
        if step % 64 == 0:
            same(name, players, step, here, there)
            refuse(here, there)
        here.step(here.pick())
        there.step(there.pick())
    same(name, players, steps, here, there)
    here.roll(100)
    there.roll(100)
    same(name, players, steps + 100, here, there)
    same_states(name, here, there)
    return int(here.episodes.sum())


def same(name: str, players: int, step: int, here: Batch, there: Batch) -> None:
    for part in LOOKED_AT:
        mine, theirs = getattr(here, part), getattr(there, part).numpy()
        if not (mine == theirs).all():
            place = (mine != theirs).reshape(len(mine), -1).any(1).argmax()
            text = f"{mine[place].tolist()} on the processor, {theirs[place].tolist()} on the card"
            raise Different(f"{name}, {players} players, step {step}, match {place}: {part} is {text[:2000]}")


def refuse(here: Batch, there: Batch) -> None:
    """Nonsense changes nothing on either."""
    before = here.hashes.copy()
    for batch in (here, there):
        batch.step([-5] * batch.matches)
    if not here.refused.all() or not there.refused.numpy().all():
        raise Different("nonsense was played")
    if (there.hashes.numpy() != before).any():
        raise Different("nonsense changed a match")


def same_states(name: str, here: Batch, there: Batch) -> None:
    """The card's batch goes on where it is on the processor."""
    again = Batch.load(there.dump())
    for match in range(here.matches):
        if again.state(match) != here.state(match):
            raise Different(f"{name}: the states of match {match} are different")


# ---------------------------------------------------------------- speed


def benched(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Million decisions a second: step with observation and legal codes, the same as a graph, rollouts."""
    (players,) = players_of(name, chosen)
    found: dict[str, Any] = {"players": players}
    for matches in chosen.sizes:
        try:
            found[str(matches)] = measured(name, players, matches, chosen)
        except cuda.CudaError as problem:
            found[str(matches)] = {"failed": str(problem)}
    return found


def measured(name: str, players: int, matches: int, chosen: argparse.Namespace) -> dict[str, Any]:
    started = time.monotonic()
    batch = Batch(name, players, matches, seed=1, device=f"cuda:{chosen.card}")
    batch.synchronize()
    ready = time.monotonic() - started
    batch.roll(ROLLED)

    def one() -> None:
        batch.step(batch.pick())

    def ten() -> None:
        for _ in range(10):
            one()

    graph = batch.graph(ten)
    return {
        "ready after s": round(ready, 1),
        "pick and step": rate(batch, one, matches, chosen.seconds),
        "as a graph": rate(batch, graph.launch, 10 * matches, chosen.seconds),
        "roll": rate(batch, lambda: batch.roll(100), 100 * matches, chosen.seconds),
        "bytes a state": batch.facts.state_bytes,
    }


def rate(batch: Batch, work: Callable[[], object], decisions: int, seconds: float) -> float:
    """Million decisions a second: the best of three runs of so many seconds."""
    work()
    batch.synchronize()
    best, times = 0.0, 1
    for _ in range(3):
        spent = 0.0
        while spent < seconds / 3:
            started = time.perf_counter()
            for _ in range(times):
                work()
            batch.synchronize()
            spent = time.perf_counter() - started
            best = max(best, decisions * times / spent / 1e6)
            times = times * 2 if spent < seconds / 3 else times
    return round(best, 1)


if __name__ == "__main__":
    sys.exit(main())
