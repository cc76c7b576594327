"""Count how often quick lords plan each order in Dungeon Lords, and write policy/popular.py.

    python research/popular_dungeon_lords.py --matches 800 --seed 1            count, and print what is wasted
    python research/popular_dungeon_lords.py --matches 800 --seed 1 --write    and write policy/popular.py

Four quick lords (the policy `weighed` of native rollouts) play by what the module says now; their plans are
counted and averaged with it. Plans react to the chances, so several rounds of counting and building
(`make compile`) lead to chances that agree with the plans they cause.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from podzemi import native
from podzemi.bots.search import draw_index
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import GAME, codes, events, state
from podzemi.games.dungeon_lords.policy import popular as popular_now
from podzemi.games.dungeon_lords.policy.evaluation import stage_of

TARGET = Path(popular_now.__file__)
LORDS = 4
ROUNDS = 8


class Count(NamedTuple):
    """Plans and wasted orders of some matches."""

    planned: Counter[tuple[int, int, int]]
    """By stage, order and position."""
    held: Counter[tuple[int, int]]
    """Hands that held the order, by stage and order."""
    wasted: Counter[str]


def play(seed: int, count: Count) -> None:
    """Count one match of quick lords."""
    match, dice, log = GAME.start(LORDS, seed=seed), Dice(seed_for(seed, 3)), Log()
    quick = native.from_python(match, GAME)
    while seats := quick.to_act():
        seat, legal = seats[0], quick.legal(seats[0])
        code = legal[draw_index(quick.weigh(seat), dice) if len(legal) > 1 else 0]
        if match.phase == state.PLAN_ORDERS:
            note(match, seat, code, count)
        log.events.clear()
        GAME.apply_unchecked(match, seat, code, log)
        quick.apply_unchecked(seat, code)
        for event in log.events:
            if isinstance(event, events.MinionPlaced | events.MinionWaits | events.SpaceDeclined):
                count.wasted[type(event).__name__] += 1


def note(match: state.State, seat: int, code: int, count: Count) -> None:
    """Count the orders of one plan."""
    stage = int(stage_of(match))
    for order in range(state.ORDER_COUNT):
        if not match.lords[seat].blocked >> order & 1:
            count.held[stage, order] += 1
    for position in range(state.PLAN_LENGTH):
        count.planned[stage, codes.planned_order(code, position), position] += 1


def row(stage: int, count: Count) -> list[int]:
    """The figures of a stage: the mean of what was counted and what was known."""
    known = popular_now.popular(stage)
    counted = [
        1000 * count.planned[stage, order, position] // max(1, count.held[stage, order])
        for order in range(state.ORDER_COUNT)
        for position in range(state.PLAN_LENGTH)
    ]
    return [(one + other) // 2 for one, other in zip(counted, known, strict=True)]


def module(rows: list[list[int]]) -> str:
    """The text of policy/popular.py."""
    lines = [HEAD]
    for stage, figures in enumerate(rows):
        lines.append(f"    {'if' if stage == 0 else 'elif'} stage == {stage}:\n        rows = [\n")
        for at in range(0, len(figures), 12):
            lines.append(f"            {', '.join(map(str, figures[at : at + 12]))},\n")
        lines.append("        ]\n")
    return "".join(lines) + "    # fmt: on\n    return rows\n"


HEAD = '''"""How often lords plan an order, in thousandths of the hands that hold it. Compiled.

Written by research/popular_dungeon_lords.py.
"""

from __future__ import annotations

from mypy_extensions import i64


def popular(stage: i64) -> list[i64]:
    """By order, then by the position in the plan."""
    # fmt: off
    rows: list[i64] = []
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {TARGET.name}")
    chosen = parser.parse_args()
    count = Count(Counter(), Counter(), Counter())
    for number in range(chosen.matches):
        play(seed_for(chosen.seed, number), count)
    orders = count.wasted["MinionPlaced"] + count.wasted["MinionWaits"]
    waits, declined = (count.wasted[name] / orders for name in ("MinionWaits", "SpaceDeclined"))
    print(f"{orders} orders: {waits:.1%} found no space, {declined:.1%} declined it")
    if chosen.write:
        TARGET.write_text(module([row(stage, count) for stage in range(ROUNDS)]), "utf-8")


if __name__ == "__main__":
    main()
