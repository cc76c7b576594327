"""How long every list of every game can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause. A build with
PODZEMI_CHECKED stops with the line of the rules when one of them is too small.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from podzemi.games.paper_dungeons import codes as pd_codes
from podzemi.games.paper_dungeons import state as pd
from podzemi.games.welcome_dungeon import codes as wd_codes
from podzemi.games.welcome_dungeon import state as wd
from podzemi.native.translate.shape import Shape, bits, fields


def welcome_dungeon(box: Any, players: int) -> Shape:
    cards = sum(box.copies)
    legal = max(wd.KIND_COUNT, 1 + wd.KIT_SIZE)  # a kind is named (WD-4.6), or added or sacrificed (WD-4.4)
    lists = fields("State", "in_round successes failures", players)
    lists |= fields("State", "deck pile added_kind added_by", cards)
    lists |= fields("State", "run_kind run_removed run_fate run_by run_hp", cards)
    lists |= fields("State", "aside_kind aside_by aside_tile status", wd.KIT_SIZE)
    lists["State.turns"] = cards + players  # every drawn card ends a turn, and every seat passes once
    lists |= {
        "legal.legal()": legal,
        "legal.to_act()": 1,
        "scoring.scores()": players,
        "scoring.places()": players,
    }
    ranges = {"State.turns": (0, players * wd_codes.TURN_STRIDE - 1), "State.round": (0, 2**15 - 1)}
    return Shape(players, legal, lists, ranges)


def paper_dungeons(box: Any, players: int) -> Shape:
    walk = _longest_walk(box)
    used = box.rounds * box.dice_per_round
    minions = box.start_alive.bit_count()
    answers = pd.HERO_COUNT * box.max_level + pd.ITEM_COUNT * pd.HALF_COUNT + 1  # each is never asked again
    deeds = box.dice_per_round * (walk + 2) + answers  # a die, its steps and a stop; then answers (PD-5)
    chapters = max(len(story) for story in box.campaigns)
    legal = minions * (minions - 1) // 2  # two minions of all (PD-5.5.3, PD-5.6)
    boss_count = len(box.tiers)
    lists = fields("Sheet", "dealt_powers dealt_goals", 2) | fields("Sheet", "deeds last", deeds)
    lists |= {"Sheet.levels": pd.HERO_COUNT, "Sheet.items": pd.ITEM_COUNT, "Sheet.visits": pd.ROOM_COUNT}
    lists |= {"Sheet.used": box.dice_per_round, "Sheet.agenda": 32, "Sheet.boss_boxes": boss_count}
    lists |= {"Sheet.missions": 3 * box.missions_in_play, "Sheet.track": used, "Sheet.path": used * walk}
    lists |= {
        "State.bosses": boss_count,
        "State.missions": box.missions_in_play,
        "State.faces": pd.DICE_COUNT,
    }
    lists |= {"State.rolls": pd.DICE_COUNT * 40} | fields("State", "sheets shown finished", players)
    lists |= {"State.results": players * pd.RESULT_STRIDE * max(chapters, 1)}
    lists |= {"setup._deck()": pd.CARD_COUNT, "setup._deal_hands()": players, "setup._deal.sheets": players}
    lists |= {
        "scoring.score_boxes()": pd.SCORE_BOX_COUNT,
        "legal.allowed()": legal,
        "legal.to_act()": players,
    }
    lists |= {"chapters.scores()": players, "chapters.places()": players, "chapters.places.rooms": players}
    gems = bits(max(box.room_gem) + 1)
    ranges = {"Sheet.alive": bits(pd.ROOM_COUNT), "Sheet.explored": bits(pd.ROOM_COUNT)}
    ranges |= {f"Sheet.{name}": gems for name in ("circled", "crossed", "taken")}
    ranges |= {"Sheet.walls": bits(max(len(walls) for walls in box.dungeon_walls))}
    ranges |= {"Sheet.water": bits(len(box.waters)), "Sheet.refunds": bits(2 * len(box.waters))}
    ranges |= {"Sheet.agenda": (0, 16 * pd_codes.ROOM_STRIDE), "Sheet.boss_boxes": (pd.NO_SCORE, 1000)}
    ranges |= {"Sheet.path": (0, (box.rounds + 1) * pd_codes.ROOM_STRIDE)}
    code = (0, (pd_codes.PICK_MINIONS + 1) * pd_codes.KIND_STRIDE - 1)
    ranges |= {f"Sheet.{name}": code for name in ("deeds", "last")} | {"legal.allowed()": code}
    ranges |= {
        "State.results": (pd.NO_SCORE, -pd.NO_SCORE),
        "State.open_missions": bits(box.missions_in_play),
    }
    return Shape(players, legal, lists, ranges)


@cache
def _longest_walk(box: Any) -> int:
    """The steps of one move when nothing stops anybody and rivers are refunded (PD-5.4, PD-11.13)."""

    @cache
    def steps(dungeon: int, room: int, refunds: int, movement: int) -> int:
        if movement == 0:
            return 0
        return max(_onward(dungeon, room, refunds, movement, way) for way in box.ways[dungeon + room])

    def _onward(dungeon: int, room: int, refunds: int, movement: int, way: int) -> int:
        to = pd_codes.way_to(way)
        back = pd_codes.refund_bit(pd_codes.way_index(way), to > room)
        if pd_codes.way_join(way) != pd.WATER or refunds & back:
            return 1 + steps(dungeon, to, refunds, movement - 1)
        return 1 + steps(dungeon, to, refunds | back, movement)

    rooms = range(pd.ROOM_COUNT)
    dungeons = range(0, len(box.ways), pd.ROOM_COUNT)
    return max(steps(dungeon, room, 0, 3) for dungeon in dungeons for room in rooms)


SHAPES = {"welcome_dungeon": welcome_dungeon, "paper_dungeons": paper_dungeons}
