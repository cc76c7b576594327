"""The specification of `observation` and `choices`, and the same observation made from a view.

Left out: what is printed (map, cards, bosses, tracks), because it never changes; the order in which rooms
were visited, what was done in the round before and earlier rolls, because nothing that is still to come
depends on them; and how far the others are with the rewards of a boss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from podzemi.engine.observation_spec import Choice, Field, Mask, Numbers, ObservationSpec, name_list
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    DUNGEONS,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    POWERS,
    ROOMS,
    SYMBOLS,
    Gem,
)
from podzemi.games.paper_dungeons.data.tables import BOX, CAMPAIGNS
from podzemi.games.paper_dungeons.encoding import choices, observation
from podzemi.games.paper_dungeons.state import Box, State
from podzemi.games.paper_dungeons.view.types import EFFECTS, PHASES, SheetView, View, is_looting

SEATS: Final = 8
RIVERS: Final = len(BOX.waters)
_CHAPTERS: Final = len(DUNGEONS)
_HEARTS: Final = BOX.potion_spaces * BOX.hearts_per_potion
_PENDING: Final = 12
"""More effects than are ever open at once."""

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}."),
    Field("players", 1, 1, SEATS, "How many sit at the table."),
    Field("round", 1, 0, BOX.rounds, "The number of the round; 0 before the first."),
    Field("campaign", 1, 0, len(CAMPAIGNS) - 1, f"The option (PD-15.3): {name_list(CAMPAIGNS)}."),
    Field("chapter", 1, 1, _CHAPTERS, "The number of the game in its campaign."),
    Field("dungeon", 1, 1, len(DUNGEONS), "The dungeon, A is 1."),
    Field("vanishing_gems", 1, 0, 1, "The option (PD-15.2)."),
    Field("bosses", 3, 1, len(BOSSES), f"Bosses of the dungeon: {name_list(BOSSES, 1)}."),
    Field("missions", 3, 0, len(MISSIONS), "Missions in play; M01 is 1."),
    Field("missions_open", 3, 0, 1, "By mission: can still be scored."),
    Field("dice", 6, 0, len(SYMBOLS), f"Three white and three black dice: {name_list(SYMBOLS, 1)}."),
    Field("looted_gem", 1, 0, 1, "The option: the Treasure Hunter loots a gem of the map (PD-17.4)."),
    Field("dealt_powers", 2, 1, len(POWERS), f"Powers dealt to the observer: {name_list(POWERS, 1)}."),
    Field("dealt_goals", 2, 1, len(GOALS), "Goals dealt to the observer; G01 is 1."),
    Field("chosen_power", 1, 0, len(POWERS), "Power that the observer has chosen."),
    Field("chosen_goal", 1, 0, len(GOALS), "Goal that the observer has chosen."),
    Field("used", 6, 0, BOX.dice_per_round, "By die: as which of this round the observer used it."),
    Field("movement", 1, 0, 3, "Steps left of the observer's move."),
    Field("psionic_used", 1, 0, 1, "The observer has used Psionic this round."),
    Field(
        "refunds",
        RIVERS,
        0,
        3,
        "By river (the first seven of the data): the Ranger's step came back on the way to the smaller room "
        "(1), to the larger one (2), or both (3).",
    ),
    Field("asked", 1, 0, len(EFFECTS), f"The observer's open choice: {name_list(EFFECTS, 1)}."),
    Field("pending", len(EFFECTS), 0, _PENDING, "By effect: how many of the observer's are not finished."),
    Field("owes", SEATS, 0, 1, "By seat: its decision is awaited."),
    Field("earlier_glory_100", SEATS, -10, 99, "By seat: glory of the finished chapters, hundreds."),
    Field("earlier_glory", SEATS, 0, 99, "By seat: the rest of it."),
    Field("earlier_rooms_10", SEATS, 0, 51, "By seat: rooms explored in the finished chapters, tens."),
    Field("earlier_rooms", SEATS, 0, 9, "By seat: the rest of them."),
    Field("power", SEATS, 0, len(POWERS), "By seat: power."),
    Field("goal", SEATS, 0, len(GOALS), "By seat: goal."),
    Field("potions", SEATS, 0, BOX.potion_spaces, "By seat: potions."),
    Field("hearts", SEATS, 0, _HEARTS, "By seat: hearts of potions that took a wound."),
    Field("wounds", SEATS, 0, BOX.wound_hearts, "By seat: wounds."),
    Field("resurrected", SEATS, 0, 1, "By seat: has died once (PD-7.4)."),
    Field("gems", SEATS, 0, BOX.gem_spaces, "By seat: gems on the track."),
    Field("position", SEATS, 0, len(ROOMS), "By seat: room, column after column, A1 is 1; 0 outside."),
    Field("levels", SEATS * len(HEROES), 0, BOX.max_level, f"By seat and hero ({', '.join(HEROES)}): level."),
    Field("items", SEATS * len(ITEMS), 0, 2, f"By seat and item ({', '.join(ITEMS)}): halves filled."),
    Field(
        "map_gems",
        SEATS * len(GEMS),
        0,
        3,
        "By seat and gem of the map: 0 there, 1 circled, 2 circled this round, 3 crossed out.",
    ),
    Field(
        "boss_glory",
        SEATS * 3,
        min(BOX.boss_flee),
        max(BOX.boss_glory),
        "By seat and boss: glory; 0 before the fight.",
    ),
    Field("scored", SEATS * 3, 0, BOX.rounds, "By seat and mission: the round in which it was scored."),
    Field(
        "rooms",
        SEATS * len(ROOMS),
        0,
        31,
        "By seat and room, the sum of: 1 explored, 2 a minion lives there, and a wall or river crossed above "
        "it (4), to its right (8), in its side passage (16).",
    ),
)

KINDS: Final = (
    "choose_cards",
    "setup_veteran",
    "setup_craftsman",
    "setup_assassin",
    "level_up",
    "craft",
    "brew",
    "move",
    "step",
    "stop",
    "pick_hero",
    "pick_item",
    "pick_minions",
    "setup_treasure_hunter",
)
_PIECES: Final = "powers from 1, goals from 17, heroes from 33, items from 37, rooms from 45"
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("die", 7, "Die that is used, from 1: three white, then three black."),
    Choice("piece", choices.PIECE_COUNT, f"What it is about: {_PIECES}."),
    Choice("second", choices.PIECE_COUNT, "The second piece, in the same numbers."),
)


def numbers_of(box: Box, view: View) -> Numbers:
    """The observation of the view's seat, by field."""
    mine = view.mine
    assert mine is not None and view.seat is not None, "a spectator has no observation"
    order = [*range(view.seat, len(view.seats)), *range(view.seat)]
    sheets = [mine.sheet, *(view.seats[seat].sheet for seat in order[1:])]
    glory = [sum(chapter.boxes[seat][-1] for chapter in view.results) for seat in order]
    rooms = [sum(chapter.rooms[seat] for chapter in view.results) for seat in order]
    own = mine.sheet
    pending = [entry.effect for entry in own.pending]
    return {
        "phase": PHASES.index(view.phase),
        "players": len(view.seats),
        "round": view.round,
        "campaign": CAMPAIGNS.index(view.options["campaign"]),
        "chapter": view.chapter,
        "dungeon": DUNGEONS.index(view.dungeon) + 1,
        "vanishing_gems": int(view.options["vanishing_gems"]),
        "bosses": [BOSSES.index(boss) + 1 for boss in view.bosses],
        "missions": [MISSIONS.index(one.mission) + 1 for one in view.missions[:3]],
        "missions_open": [int(one.open) for one in view.missions[:3]],
        "dice": [SYMBOLS.index(symbol) + 1 for symbol in view.dice],
        "looted_gem": int(is_looting(view.options)),
        "dealt_powers": [POWERS.index(power) + 1 for power in mine.powers],
        "dealt_goals": [GOALS.index(goal) + 1 for goal in mine.goals],
        "chosen_power": POWERS.index(mine.chosen.power) + 1 if mine.chosen else 0,
        "chosen_goal": GOALS.index(mine.chosen.goal) + 1 if mine.chosen else 0,
        "used": [own.dice_used.index(die) + 1 if die in own.dice_used else 0 for die in range(6)],
        "movement": own.movement_left,
        "psionic_used": int(own.psionic_used),
        "refunds": [_refund(own, border) for border in box.waters[:RIVERS]],
        "asked": EFFECTS.index(pending[-1]) + 1 if pending else 0,
        "pending": [pending.count(effect) for effect in EFFECTS],
        "owes": [int(view.seats[seat].owes) for seat in order],
        "earlier_glory_100": [number // 100 for number in glory],
        "earlier_glory": [number % 100 for number in glory],
        "earlier_rooms_10": [number // 10 for number in rooms],
        "earlier_rooms": [number % 10 for number in rooms],
        "power": [0 if sheet.power is None else POWERS.index(sheet.power) + 1 for sheet in sheets],
        "goal": [0 if sheet.goal is None else GOALS.index(sheet.goal) + 1 for sheet in sheets],
        "potions": [sheet.potions for sheet in sheets],
        "hearts": [sheet.potion_hearts_filled for sheet in sheets],
        "wounds": [sheet.wounds for sheet in sheets],
        "resurrected": [int(sheet.resurrected) for sheet in sheets],
        "gems": [sheet.gems for sheet in sheets],
        "position": [0 if s.position == "outside" else ROOMS.index(s.position) + 1 for s in sheets],
        "levels": _flat(sheets, lambda sheet: [sheet.levels[hero] for hero in HEROES]),
        "items": _flat(sheets, lambda sheet: [sheet.items[item] for item in ITEMS]),
        "map_gems": _flat(sheets, lambda sheet: [_gem(sheet, gem) for gem in GEMS]),
        "boss_glory": _flat(sheets, lambda sheet: [glory or 0 for glory in sheet.boss_boxes]),
        "scored": _flat(sheets, lambda sheet: _scored(view, sheet)),
        "rooms": _flat(sheets, _rooms),
    }


def _flat(sheets: list[SheetView], of: Callable[[SheetView], Iterable[int]]) -> list[int]:
    return [number for sheet in sheets for number in of(sheet)]


def _refund(sheet: SheetView, border: int) -> int:
    low, high = ROOMS[codes.border_low(border)], ROOMS[codes.border_high(border)]
    return int(f"{high}>{low}" in sheet.ranger_refunds) + 2 * (f"{low}>{high}" in sheet.ranger_refunds)


def _gem(sheet: SheetView, gem: Gem) -> int:
    if sheet.gem_state[gem] == "circled":
        return 2 if gem in sheet.gems_this_round else 1
    return 3 if sheet.gem_state[gem] == "crossed" else 0


def _scored(view: View, sheet: SheetView) -> list[int]:
    """By mission in play: the round in which the sheet scored it, or 0."""
    rounds = {score.mission: score.round for score in sheet.missions_scored}
    return ([rounds.get(one.mission, 0) for one in view.missions] + [0, 0, 0])[:3]


def _rooms(sheet: SheetView) -> list[int]:
    rooms: dict[str, int] = {
        room: int(room in sheet.explored) + 2 * (room in sheet.minions_alive) for room in ROOMS
    }
    for border in (*sheet.walls_crossed, *sheet.water_crossed):
        low, high = border.split("|")
        rooms[low] += 4 if _is_above(low, high) else 8 if _is_right(low, high) else 16
    return list(rooms.values())


def _is_above(room: str, other: str) -> bool:
    return other == f"{room[0]}{int(room[1]) + 1}"


def _is_right(room: str, other: str) -> bool:
    return other == f"{chr(ord(room[0]) + 1)}{room[1]}"


def observation_spec(box: Box) -> ObservationSpec[State, View]:
    """The game as numbers; minions in other rooms than those of the printed map are on no mask."""
    printed = box.start_alive == choices.LAIRS
    mask = Mask(choices.MASK_SIZE, choices.mask_index, choices.code_at) if printed else None
    from_view = partial(numbers_of, box)
    return ObservationSpec(FIELDS, observation.observe, from_view, CHOICES, choices.split, choices.join, mask)
