"""Are the coach's chances chances? Its words against how the matches ended. See `make calibrate`.

Quick players play matches; of each, one decision of every quarter is judged as a review judges it, by the
seat that made it and from what it knew. The chance of the move that was played is kept beside the end of the
match. A chance that is worth its name is nearer to the ends than a coin (Brier score), and neither bolder nor
shyer than they are (slope: by how much the logarithm of its odds would have to be multiplied). Decisions of
one match are not independent, so the intervals draw whole matches (bootstrap).

With `--check` nothing is written: the exit status says whether every game keeps its bar.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import inf, log
from pathlib import Path
from typing import Any, Final, NamedTuple  # Any: views of whichever game

from podzemi.arena.figures.markdown import table
from podzemi.bots import coach
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs/bots.md"
BEGIN, END = "<!-- calibration: begin -->", "<!-- calibration: end -->"
PLAYERS: Final = {"welcome_dungeon": 2, "paper_dungeons": 2, "dark_cave": 5, "dungeon_lords": 2}
NAMES: Final = {
    "welcome_dungeon": "Welcome to the Dungeon",
    "paper_dungeons": "Paper Dungeons",
    "dark_cave": "The Dark Cave",
    "dungeon_lords": "Dungeon Lords",
}
LOOK: Final = 0.15
"""Seconds for a decision, as in a review."""
TIMES: Final = 200
"""Samples of matches for an interval."""
COIN: Final = 0.25
BAR: Final = (0.8, 1.25)
"""Bounds of the slope for `--check`, wide because it plays few matches."""
EDGE: Final = 0.01
"""A chance nearer to 0 or 1 counts as this near: one surprise must not decide a slope alone."""


class Said(NamedTuple):
    """The coach's estimate at a decision, and the result of the match."""

    match: int
    quarter: int
    chance: float
    came: float


class Asked(NamedTuple):
    """A decision: whose, what it saw, what it could do and did."""

    seat: int
    view: Any
    legal: list[Any]
    played: int


def judged(name: str, bot: str, number: int, seed: int) -> Iterator[Said]:
    """One match."""
    game, own = registry.game(name), seed_for(seed, number)
    asked, result = played(game, bot, PLAYERS[name], own)
    lot = Dice(seed_for(own, 3))
    for quarter in range(4):
        low, high = len(asked) * quarter // 4, len(asked) * (quarter + 1) // 4
        if low == high:
            continue
        one = asked[low + lot.below(high - low)]
        said = coach.advise(game, one.view, one.legal, Dice(lot.bits()), LOOK, one.played, wall=0).played
        came = coach.standing(result, one.seat, game.teams is not None)
        if said is not None and said.chance is not None and came is not None:
            yield Said(number, quarter, said.chance, came)


def played(game: Any, bot: str, players: int, seed: int) -> tuple[list[Asked], Any]:
    """The decisions of a match in which there was a choice, and its result."""
    state, dice = game.start(players, seed=seed), Dice(seed_for(seed, 2))
    bots = [registry.bot(bot, game) for _ in range(players)]
    asked: list[Asked] = []
    while (result := game.result(state)) is None:
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.actions(state, seat)
        index = bots[seat].choose(view, legal, dice)
        if len(legal) > 1:
            asked.append(Asked(seat, view, legal, index))
        game.apply(state, seat, game.encode(legal[index]))
    return asked, result


# ---------------------------------------------------------------- figures


def brier(rows: list[Said]) -> float:
    return sum((row.chance - row.came) ** 2 for row in rows) / len(rows)


def slope(rows: list[Said]) -> float:
    """By how much the logarithm of the odds would have to be multiplied: more than 1, and they are shy."""
    odds = [(log(p / (1 - p)), row.came) for row in rows for p in [min(max(row.chance, EDGE), 1 - EDGE)]]
    rate = 1.0
    for _ in range(40):
        chances = [1 / (1 + 2.718281828459045 ** (-rate * odd)) for odd, _ in odds]
        up = sum((came - p) * odd for p, (odd, came) in zip(chances, odds, strict=True))
        bend = sum(p * (1 - p) * odd * odd for p, (odd, _) in zip(chances, odds, strict=True))
        rate = min(4.0, max(-1.0, rate + up / max(bend, 1e-9)))
    return rate


def interval(rows: list[Said], figure: Callable[[list[Said]], float]) -> str:
    """The figure with its 95 % interval."""
    by_match = defaultdict(list)
    for row in rows:
        by_match[row.match].append(row)
    matches, lot = list(by_match.values()), Dice(1)
    drawn = sorted(
        figure([row for _ in matches for row in matches[lot.below(len(matches))]]) for _ in range(TIMES)
    )
    low, high = drawn[TIMES * 25 // 1000], drawn[TIMES * 975 // 1000]
    return f"{figure(rows):.3f} ({low:.3f}–{high:.3f})"


def constant(rows: list[Said]) -> float:
    """The Brier score of always saying the mean."""
    mean = sum(row.came for row in rows) / len(rows)
    return sum((mean - row.came) ** 2 for row in rows) / len(rows)


def half(rows: list[Said]) -> float:
    """The Brier score of always saying one half: a coin, which a drawn match does not contradict."""
    return sum((0.5 - row.came) ** 2 for row in rows) / len(rows)


def by_quarter(name: str, rows: list[Said]) -> list[list[str]]:
    lines = []
    for quarter in (*range(4), None):
        some = [row for row in rows if quarter is None or row.quarter == quarter]
        said, came = (sum(getattr(row, what) for row in some) / len(some) for what in ("chance", "came"))
        lines.append(
            [
                NAMES[name] if quarter == 0 else "",
                "all" if quarter is None else str(quarter + 1),
                str(len(some)),
                f"{said:.1%}",
                f"{came:.1%}",
                interval(some, brier),
                f"{half(some):.3f}",
                interval(some, slope) if quarter is None else "",
            ]
        )
    return lines


def reliability(found: dict[str, list[Said]]) -> list[list[str]]:
    """By what was said: how it came, and how often it was said."""
    lines = []
    for tenth in range(10):
        cells = []
        for rows in found.values():
            some = [row for row in rows if min(9, int(row.chance * 10)) == tenth]
            mean = sum(row.came for row in some) / max(1, len(some))
            cells.append(f"{mean:.0%} ({len(some)})" if some else "–")
        lines.append([f"{tenth * 10}–{tenth * 10 + 10} %", *cells])
    return lines


def section(found: dict[str, list[Said]], given: argparse.Namespace) -> str:
    matches = ", ".join(f"{NAMES[name]} {len({row.match for row in rows})}" for name, rows in found.items())
    head = ["game", "quarter", "decisions", "said", "came", "Brier (95 %)", "a coin", "slope (95 %)"]
    quarters = [line for name, rows in found.items() for line in by_quarter(name, rows)]
    options = f" --matches {given.matches} --seed {given.seed}"
    lines = [
        f"`make calibrate` (`scripts/calibrate.py{options}`): matches of `{given.bot}` ({matches}),",
        f"{', '.join(f'{PLAYERS[name]} players in {NAMES[name]}' for name in found if PLAYERS[name] != 2)},"
        if any(PLAYERS[name] != 2 for name in found)
        else "",
        f"one decision of each quarter, {LOOK} seconds for each as in a review. Slope 1 is right.",
        "",
        table(head, quarters),
        "What came of what was said (the number of decisions):",
        "",
        table(["said", *(NAMES[name] for name in found)], reliability(found)),
    ]
    return "\n".join(line for n, line in enumerate(lines) if line or n != 1)


def write(text: str) -> None:
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text}{END}{after}", "utf-8")


def broken(name: str, rows: list[Said]) -> str | None:
    """The error in a game's chances, in words; None: none."""
    found = slope(rows)
    if brier(rows) >= half(rows):
        return f"{name}: no better than a coin, Brier {brier(rows):.3f} against {half(rows):.3f}"
    if not BAR[0] <= found <= BAR[1]:
        return f"{name}: slope {found:.2f}, not within {BAR[0]} to {BAR[1]}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=registry.GAMES, help="this game alone")
    parser.add_argument("--bot", default="veteran", help="who plays")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="begin no match of a game after that")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a game breaks its bar")
    parser.add_argument("--print", action="store_true", help="only print the tables")
    given = parser.parse_args()
    found: dict[str, list[Said]] = {}
    for name in given.game or registry.GAMES:
        until = time.monotonic() + 60 * given.minutes
        rows: list[Said] = []
        for number in range(given.matches):
            if time.monotonic() < until:
                rows += judged(name, given.bot, number, given.seed)
        found[name] = rows
        print(f"{name}: {len(rows)} decisions, Brier {brier(rows):.3f}, slope {slope(rows):.2f}", flush=True)
    if given.check:
        wrong = [line for name, rows in found.items() if (line := broken(name, rows))]
        print("\n".join(wrong or ["every game keeps its bar"]))
        return int(bool(wrong))
    text = section(found, given)
    if given.print:
        print(text)
    else:
        write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
