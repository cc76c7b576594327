"""How long every list of every game can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause. A build with
PODZEMI_CHECKED stops with the line of the rules when one of them is too small.
"""

from __future__ import annotations

from typing import Any

from podzemi.games.welcome_dungeon import codes as wd_codes
from podzemi.games.welcome_dungeon import state as wd
from podzemi.native.translate.shape import Shape

BYTE = (0, 255)


def welcome_dungeon(box: Any) -> Shape:
    players, cards = 4, sum(box.copies)
    by_seat = ("in_round", "successes", "failures")
    by_card = (
        "deck",
        "pile",
        "added_kind",
        "added_by",
        "run_kind",
        "run_removed",
        "run_fate",
        "run_by",
        "run_hp",
    )
    aside = ("aside_kind", "aside_by", "aside_tile", "status")
    legal = max(wd.KIND_COUNT, 1 + wd.KIT_SIZE)  # a kind is named (WD-4.6), or added or sacrificed (WD-4.4)
    lists = {f"State.{name}": players for name in by_seat}
    lists |= {f"State.{name}": cards for name in by_card}
    lists |= {f"State.{name}": int(wd.KIT_SIZE) for name in aside}
    lists["State.turns"] = cards + players  # every drawn card ends a turn, and every seat passes once
    lists |= {
        "legal.legal()": legal,
        "legal.to_act()": 1,
        "scoring.scores()": players,
        "scoring.places()": players,
    }
    ranges = {"State.turns": (0, players * int(wd_codes.TURN_STRIDE) - 1), "State.round": (0, 2**15 - 1)}
    return Shape(players, legal, lists, ranges)


SHAPES = {"welcome_dungeon": welcome_dungeon}
