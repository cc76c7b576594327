"""What would have been best, for finished tables. Worked out once and remembered for a while."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Final

from litestar import get

from podzemi.engine.hindsight import Lesson
from podzemi.server.api import TABLE_PROBLEMS, Asker, TableId, TheHouse
from podzemi.server.problems import Refused
from podzemi.server.puzzles import Desk

REMEMBERED: Final = 200


class Library(Desk):
    """The lessons of the tables asked for last."""

    def __init__(self) -> None:
        super().__init__()
        self.lessons: OrderedDict[str, list[Lesson]] = OrderedDict()

    def keep(self, table: str, lessons: list[Lesson]) -> list[Lesson]:
        self.lessons[table] = lessons
        if len(self.lessons) > REMEMBERED:
            self.lessons.popitem(last=False)
        return lessons


library: Final = Library()


@get(
    "/api/tables/{table:str}/hindsight",
    summary="What would have been best in a finished match; empty if the game has no judgement",
    responses=TABLE_PROBLEMS,
)
async def hindsight(request: Asker, house: TheHouse, table: TableId) -> list[Lesson]:
    room = await house.room(request, table)
    if room.table.phase != "finished" or room.match is None:
        raise Refused("not_finished")
    if (known := library.lessons.get(room.table.id)) is not None:
        return known
    if (hindsight := room.game.hindsight) is None:
        return []
    return library.keep(room.table.id, await library.ask(partial(hindsight.lessons, room.match)))
