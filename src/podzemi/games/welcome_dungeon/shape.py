"""Sizes for native code: how long every list of Welcome to the Dungeon can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause.
"""

from __future__ import annotations

from podzemi.engine.shape import Shape, fields
from podzemi.games.welcome_dungeon import codes
from podzemi.games.welcome_dungeon import state as s


def shape(box: s.Box, players: int) -> Shape:
    cards = sum(box.copies)
    legal = max(s.KIND_COUNT, 1 + s.KIT_SIZE)  # a kind is named (WD-4.6), or added or sacrificed (WD-4.4)
    lists = fields("State", "in_round successes failures", players)
    lists |= fields("State", "deck pile added_kind added_by", cards)
    lists |= fields("State", "run_kind run_removed run_fate run_by run_hp", cards)
    lists |= fields("State", "aside_kind aside_by aside_tile status", s.KIT_SIZE)
    lists["State.turns"] = cards + players  # every drawn card ends a turn, and every seat passes once
    lists |= {
        "legal.legal()": legal,
        "legal.to_act()": 1,
        "scoring.scores()": players,
        "scoring.places()": players,
        "policy_odds.own_cards()": s.KIND_COUNT,
        "policy_odds.unseen_cards()": s.KIND_COUNT,
    }
    ranges = {"State.turns": (0, players * codes.TURN_STRIDE - 1), "State.round": (0, 2**15 - 1)}
    return Shape(players, legal, lists, ranges)
