"""The observation of a seat made from its view alone: an independent reference for the law."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from laws.observed import Numbers
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
from podzemi.games.paper_dungeons.data.tables import CAMPAIGNS
from podzemi.games.paper_dungeons.encoding.spec import RIVERS
from podzemi.games.paper_dungeons.state import Box
from podzemi.games.paper_dungeons.view.types import EFFECTS, PHASES, SheetView, View, is_looting


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
        "scored": _flat(sheets, lambda sheet: _scoring_rounds(view, sheet)),
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


def _scoring_rounds(view: View, sheet: SheetView) -> list[int]:
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
