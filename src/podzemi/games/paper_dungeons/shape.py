"""Sizes for native code: how long every list of Paper Dungeons can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import ceil, log2

from podzemi.engine.shape import Shape, bits, fields
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s


def shape(box: s.Box, players: int) -> Shape:
    walk = _longest_walk(box)
    used = box.rounds * box.dice_per_round
    minions = int(box.start_alive).bit_count()
    answers = s.HERO_COUNT * box.max_level + s.ITEM_COUNT * s.HALF_COUNT + 1  # each is never asked again
    deeds = box.dice_per_round * (walk + 2) + answers  # a die, its steps and a stop; then answers (PD-5)
    chapters = max(len(story) for story in box.campaigns)
    legal = minions * (minions - 1) // 2  # two minions of all (PD-5.5.3, PD-5.6)
    boss_count = len(box.tiers)
    lists = fields("Sheet", "dealt_powers dealt_goals", 2) | fields("Sheet", "deeds last", deeds)
    lists |= {"Sheet.levels": s.HERO_COUNT, "Sheet.items": s.ITEM_COUNT, "Sheet.visits": s.ROOM_COUNT}
    lists |= {
        "Sheet.used": box.dice_per_round,
        "Sheet.agenda": _longest_agenda(box),
        "Sheet.boss_boxes": boss_count,
    }
    lists |= {"Sheet.missions": 3 * box.missions_in_play, "Sheet.track": used, "Sheet.path": used * walk}
    lists |= {
        "State.bosses": boss_count,
        "State.missions": box.missions_in_play,
        "State.faces": s.DICE_COUNT,
    }
    lists |= {"State.rolls": s.DICE_COUNT * _most_rolls(box)} | fields(
        "State", "sheets shown finished", players
    )
    lists |= {"State.results": players * s.RESULT_STRIDE * max(chapters, 1)}
    lists |= {"setup._deck()": s.CARD_COUNT, "setup._deal_hands()": players, "setup._deal.sheets": players}
    lists |= {
        "scoring.score_boxes()": s.SCORE_BOX_COUNT,
        "legal.allowed()": legal,
        "legal.to_act()": players,
    }
    lists |= {"chapters.scores()": players, "chapters.places()": players, "chapters.places.rooms": players}
    gems = bits(max(box.room_gem) + 1)
    ranges = {"Sheet.alive": bits(s.ROOM_COUNT), "Sheet.explored": bits(s.ROOM_COUNT)}
    ranges |= {f"Sheet.{name}": gems for name in ("circled", "crossed", "taken")}
    ranges |= {"Sheet.walls": bits(max(len(walls) for walls in box.dungeon_walls))}
    ranges |= {"Sheet.water": bits(len(box.waters)), "Sheet.refunds": bits(2 * len(box.waters))}
    ranges |= {"Sheet.agenda": (0, 16 * codes.ROOM_STRIDE), "Sheet.boss_boxes": (s.NO_SCORE, 1000)}
    ranges |= {"Sheet.path": (0, (box.rounds + 1) * codes.ROOM_STRIDE)}
    code = (0, (codes.PICK_MINIONS + 1) * codes.KIND_STRIDE - 1)
    ranges |= {f"Sheet.{name}": code for name in ("deeds", "last")} | {"legal.allowed()": code}
    ranges |= {
        "State.results": (s.NO_SCORE, -s.NO_SCORE),
        "State.open_missions": bits(box.missions_in_play),
    }
    ranges |= {f"policy_sheet.distances.{name}": bits(s.ROOM_COUNT) for name in ("edge", "seen", "after")}
    planned = ("close", "distances", "features", "written")
    return Shape(
        players,
        legal,
        lists,
        ranges,
        planner="paper_dungeons.hpp",
        planned=tuple(f"policy.sheet.{name}" for name in planned),
    )


def _longest_agenda(box: s.Box) -> int:
    """The longest agenda (PD-8.1): a room, a boss or a die, and one thing more for every gem."""
    room = max(len(treasure) for treasure in box.room_treasure) + 2  # its gem and its trap
    reward = max(len(rewards) for rewards in box.boss_reward)
    return int(room + reward + box.brewed + 1 + box.cauldron_potions + box.gem_spaces + 8)


@cache
def _most_rolls(box: s.Box) -> int:
    """Rolls in a round (PD-4.1): one more comes about less often than once in 2^64 rounds."""
    white, black = box.faces[: s.FACE_COUNT], box.faces[s.FACE_COUNT :]
    all_dice = [white] * s.WHITE_COUNT + [black] * (s.DICE_COUNT - s.WHITE_COUNT)
    again = 0
    for faces in product(*all_dice):
        skulls, clovers = faces.count(s.SKULL), faces.count(s.CLOVER)
        again += skulls >= box.reroll_skulls or clovers >= box.reroll_clovers
    share = again / int(s.FACE_COUNT) ** int(s.DICE_COUNT)
    return 1 if share == 0 else ceil(64 / -log2(share))


@cache
def _longest_walk(box: s.Box) -> int:
    """The steps of one move when nothing stops anybody and rivers are refunded (PD-5.4, PD-11.13)."""

    @cache
    def steps(dungeon: int, room: int, refunds: int, movement: int) -> int:
        if movement == 0:
            return 0
        return max(_onward(dungeon, room, refunds, movement, way) for way in box.ways[dungeon + room])

    def _onward(dungeon: int, room: int, refunds: int, movement: int, way: int) -> int:
        to = codes.way_to(way)
        back = codes.refund_bit(codes.way_index(way), to > room)
        if codes.way_join(way) != s.WATER or refunds & back:
            return 1 + steps(dungeon, to, refunds, movement - 1)
        return 1 + steps(dungeon, to, refunds | back, movement)

    rooms = range(s.ROOM_COUNT)
    dungeons = range(0, len(box.ways), s.ROOM_COUNT)
    return max(steps(dungeon, room, 0, 3) for dungeon in dungeons for room in rooms)
