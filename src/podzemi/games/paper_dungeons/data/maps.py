"""The map: borders as they are written, and the ways from room to room that follow from them (PD-6.1)."""

from __future__ import annotations

from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import ROOMS
from podzemi.games.paper_dungeons.data.schema import Data, DungeonData


def borders_of(written: list[str]) -> list[tuple[int, int]]:
    """Checked borders as two rooms, the smaller first."""
    pairs = [border.split("|") for border in written]
    return [(ROOMS.index(one), ROOMS.index(two)) for one, two in pairs]


def ways_of(data: Data, dungeon: DungeonData) -> list[list[int]]:
    """By room: the ways out of it, by the room they lead to (PD-6.1)."""
    walls = borders_of(data.map.walls) + borders_of(dungeon.walls)
    waters = borders_of(data.map.water)
    sides = [(room, room + 1) for room in range(s.ROOM_COUNT) if room % s.ROW_COUNT != s.ROW_COUNT - 1]
    sides += [(room, room + s.ROW_COUNT) for room in range(s.ROOM_COUNT - s.ROW_COUNT)]
    ways: list[list[int]] = [[] for _ in ROOMS]
    for one, two in sides:
        kind, index = s.DOOR, 0
        if (one, two) in walls:
            kind, index = s.WALL, walls.index((one, two))
        elif (one, two) in waters:
            kind, index = s.WATER, waters.index((one, two))
        ways[one].append(codes.way(two, kind, index))
        ways[two].append(codes.way(one, kind, index))
    for left, right in data.map.side_passages:
        ways[ROOMS.index(left)].append(codes.way(ROOMS.index(right), s.DOOR, 0))
        ways[ROOMS.index(right)].append(codes.way(ROOMS.index(left), s.DOOR, 0))
    return [sorted(out, key=codes.way_to) for out in ways]
