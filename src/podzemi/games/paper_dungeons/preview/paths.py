"""Reachable rooms of a move, and the effect of entering each room on the way (PD-6.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from podzemi.engine.bits import has
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    GEMS,
    MINIONS,
    REWARDS,
    ROOMS,
)
from podzemi.games.paper_dungeons.events import WoundsTaken
from podzemi.games.paper_dungeons.preview.gains import idle, set_off, without
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox
from podzemi.games.paper_dungeons.preview.types import Bonus, EntryPreview, PathPreview
from podzemi.games.paper_dungeons.rules import chains
from podzemi.games.paper_dungeons.rules.turns import start_move

LONGEST_PATH: Final = 5
"""Steps that a preview looks ahead; only the Ranger takes so many."""


# ---------------------------------------------------------------- walking


def paths_of(mine: Sandbox) -> list[PathPreview]:
    """The best way to every room that the move under way, or one with a usable die, can reach."""
    start = mine.clone()
    sheet = start.sheet
    if sheet.movement == 0:
        usable = [
            mine.state.faces[die]
            for die in range(s.DICE_COUNT)
            if die not in sheet.used and mine.state.faces[die] != s.SKULL
        ]
        start_move(sheet, s.BOOTS if s.BOOTS in usable else s.CLOVER)
    best: dict[int, PathPreview] = {}
    _walk(start, start, [], best)
    return [best[room] for room in sorted(best)]


def _walk(start: Sandbox, here: Sandbox, entries: list[EntryPreview], best: dict[int, PathPreview]) -> None:
    if here.sheet.movement == 0 or len(entries) == LONGEST_PATH:
        return
    for code in here.legal():
        if codes.kind_of(code) != codes.STEP:
            continue
        there = here.clone()
        room = codes.first_of(code)
        entry = _entry(here, room)
        log = Log()
        there.act(code, log)
        while there.sheet.agenda:
            there.act(there.default(), log)
        absorbed = sum(event.absorbed for event in log.events if isinstance(event, WoundsTaken))
        walked = [*entries, replace(entry, absorbed=absorbed, movement_left=there.sheet.movement)]
        found = _path(start, there, walked, room)
        known = best.get(room)
        if known is None or (found.steps, found.wounds) < (known.steps, known.wounds):
            best[room] = found
        _walk(start, there, walked, best)


def _entry(mine: Sandbox, room: int) -> EntryPreview:
    box, sheet = mine.box, mine.sheet
    first = not has(sheet.explored, room)
    fights = has(sheet.alive, room)
    gem = box.room_gem[room]
    takes = first and gem != s.NONE and not has(sheet.circled | sheet.crossed, gem)
    treasure = [REWARDS[treasure] for treasure in box.room_treasure[room]] if first else []
    return EntryPreview(
        room=ROOMS[room],
        first=first,
        minion=MINIONS[box.room_minion[room]] if fights else None,
        fight_wounds=mine.fight_wounds(room) if fights else 0,
        trap_wounds=chains.trap_wounds(box, sheet) if box.room_trap[room] else 0,
        absorbed=0,
        treasure=treasure,
        gem=GEMS[gem] if takes else None,
        bonus=without(_entry_bonuses(mine, room), [*treasure, "gem"] if takes else treasure),
        movement_left=0,
    )


def _entry_bonuses(mine: Sandbox, room: int) -> list[Bonus]:
    tried = idle(mine)
    chains.enter(tried.state, tried.sheet, room, None)
    return set_off(tried)


def _path(start: Sandbox, there: Sandbox, entries: list[EntryPreview], room: int) -> PathPreview:
    before, after = start.sheet, there.sheet
    track = after.wounds - before.wounds
    return PathPreview(
        room=ROOMS[room],
        steps=len(entries),
        points=before.movement - after.movement,
        entries=entries,
        wounds=sum(entry.fight_wounds + entry.trap_wounds for entry in entries),
        track=track,
        deadly=after.resurrected and not before.resurrected,
    )
