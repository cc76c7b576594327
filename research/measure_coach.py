"""Are the coach's warnings worth having? Let bots play and look at what it says about their decisions.

    .venv/bin/python research/measure_coach.py welcome_dungeon --matches 500 --jobs 2 --minutes 15

Of every match a few decisions with a choice, drawn by chance, are judged as the server judges them
(`bots/coach.py`); that says how often there is a warning. What is warned of, and nothing else, is thought
over once more, `--times` as long as at the first glance: a warning was right if the decision still costs at
least half of what a warning stands for. So a match costs about `--looks` glances: two to four core-seconds.
With `--recall SHARE` that share of the decisions without a warning gets the longer look as well: one was
missed if it costs what a warning stands for, and recall is what was warned of among all that cost it.

Results are kept line by line in build/coach.jsonl and not asked for again: what `--minutes` cut off goes on
with the next call.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

from podzemi.bots import coach
from podzemi.bots.coach import DEAR, GLANCES
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "build" / "coach.jsonl"
KINDS = ("decisions", "looked", "warned", "right", "fully", "again", "missed")
PLAYERS = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 4, "dungeon_lords": 3}


class Decision(NamedTuple):
    """A decision: the view, the legal actions, and the index of the one that was played."""

    view: Any
    legal: list[Any]
    played: int


def decisions(game: Any, bot_name: str, players: int, seed: int) -> Iterator[Decision]:
    """Those of one match in which there was a choice."""
    match = game.start(players, seed=seed)
    bots = [registry.bot(bot_name, game) for _ in range(players)]
    dice = Dice(seed_for(seed, 2))
    while game.result(match) is None:
        seat = game.to_act(match)[0]
        view, legal = game.view(match, seat), game.actions(match, seat)
        played = bots[seat].choose(view, legal, dice)
        if len(legal) > 1:
            yield Decision(view, legal, played)
        game.apply(match, seat, game.encode(legal[played]))


def some_of(all_of_them: Iterator[Decision], count: int, lot: Dice) -> tuple[list[Decision], int]:
    """A uniform sample of this size, and the number of items (reservoir sampling)."""
    kept: list[Decision] = []
    seen = 0
    for seen, one in enumerate(all_of_them, 1):
        place = len(kept) if len(kept) < count else lot.below(seen)
        if place < count:
            kept[place : place + 1] = [one]
    return kept, seen


def ways(looks: int, times: float, recall: float) -> dict[str, Any]:
    """How decisions are judged: figures of other ways are not mixed with these."""
    return {"looks": looks, "times": times, "glances": list(GLANCES), "dear": DEAR, "recall": recall}


def judged(
    game_name: str, bot_name: str, number: int, looks: int, times: float, recall: float
) -> dict[str, Any]:
    """One match: how many decisions there were, were looked at, warned of, and rightly warned of."""
    begun = time.process_time()
    game, seed = registry.game(game_name), seed_for(1, number)
    lot = Dice(seed_for(seed, 1))
    kept, count = some_of(decisions(game, bot_name, PLAYERS[game_name], seed), looks, lot)
    said = Counter(word for one in kept for word in look(game, one, lot, times, recall))
    asked = {"game": game_name, "bot": bot_name, "match": number, **ways(looks, times, recall)}
    return {**asked, "decisions": count, "seconds": round(time.process_time() - begun, 2), **said}


def look(game: Any, one: Decision, lot: Dice, times: float, recall: float) -> list[str]:
    """The results for one decision, as lines."""

    def price(seconds: float) -> float:
        """Without a limit by the clock on the wall: a busy machine changes no figure."""
        return coach.advise(game, one.view, one.legal, lot, seconds, one.played, wall=0).price

    if any(price(seconds) < DEAR for seconds in GLANCES):
        if lot.below(1000) >= round(1000 * recall):
            return ["looked"]
        return ["looked", "again", *(["missed"] if price(GLANCES[0] * times) >= DEAR else [])]
    deep = price(GLANCES[0] * times)
    still = {"right": deep >= DEAR / 2, "fully": deep >= DEAR}
    return ["looked", "warned", *(word for word, holds in still.items() if holds)]


# ---------------------------------------------------------------- figures


def interval(part: int, whole: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    if not whole:
        return "–"
    share, z = part / whole, 1.96
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    wide = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return f"{share:.1%} ({max(0.0, middle - wide):.1%}–{min(1.0, middle + wide):.1%})"


def known(asked: argparse.Namespace) -> dict[int, dict[str, Any]]:
    """The matches that were judged in the same way before."""
    lines = BOOK.read_text("utf-8").splitlines() if BOOK.exists() else []
    rows: list[dict[str, Any]] = [json.loads(line) for line in lines]
    same = {"game": asked.game, "bot": asked.bot, **ways(asked.looks, asked.times, asked.recall)}
    return {row["match"]: row for row in rows if same.items() <= row.items() and row["match"] < asked.matches}


def report(asked: argparse.Namespace, found: dict[int, dict[str, Any]]) -> None:
    """A long match stands for more decisions than a short one: `spread evenly` weighs them so."""
    total = Counter[str]()
    for row in found.values():
        total.update({key: row.get(key, 0) for key in KINDS})
    even = sum(
        row["decisions"] * row.get("warned", 0) / row["looked"] for row in found.values() if "looked" in row
    )
    spent = sum(row["seconds"] for row in found.values())
    print(f"{asked.game}, {asked.bot}: {len(found)} matches, {total['decisions']} decisions,", end=" ")
    print(f"{total['looked']} looked at, {spent:.0f} core-seconds")
    print(f"warned: {interval(total['warned'], total['looked'])}", end="; ")
    print(f"spread evenly over all decisions {even / max(1, total['decisions']):.1%}")
    print(f"rightly: {interval(total['right'], total['warned'])} of {total['warned']};", end=" ")
    print(f"as dear as said: {interval(total['fully'], total['warned'])}")
    if total["again"]:
        unwarned = total["looked"] - total["warned"]
        missed = total["missed"] / total["again"] * unwarned
        print(
            f"missed: {interval(total['missed'], total['again'])} of {total['again']} without a warning;",
            end=" ",
        )
        print(f"recall about {total['fully'] / max(1e-9, total['fully'] + missed):.0%}")


# ---------------------------------------------------------------- work


def rows(asked: argparse.Namespace, todo: list[int]) -> Iterator[dict[str, Any]]:
    """Matches as they are judged; none is begun after the time is up."""
    until = time.monotonic() + 60 * asked.minutes
    given = asked.game, asked.bot
    waiting, running = iter(todo), set[Future[dict[str, Any]]]()
    with ProcessPoolExecutor(asked.jobs) as pool:
        while True:
            while len(running) < asked.jobs and time.monotonic() < until:
                number = next(waiting, None)
                if number is None:
                    break
                running.add(pool.submit(judged, *given, number, asked.looks, asked.times, asked.recall))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (task.result() for task in done)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--looks", type=int, default=3, help="decisions of a match that are looked at")
    parser.add_argument("--times", type=float, default=10, help="how much longer the second look is")
    parser.add_argument(
        "--recall", type=float, default=0.0, help="share of the others that is looked at again"
    )
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no match after that")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    found = known(asked)
    BOOK.parent.mkdir(exist_ok=True)
    with BOOK.open("a", encoding="utf-8") as book:
        for row in rows(asked, [number for number in range(asked.matches) if number not in found]):
            found[row["match"]] = row
            book.write(json.dumps(row) + "\n")
            book.flush()
    report(asked, found)


if __name__ == "__main__":
    main()
