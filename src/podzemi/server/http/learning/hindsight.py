"""Best play in hindsight, for finished tables. Worked out once and remembered for a while."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Final

from litestar import get

from podzemi.engine.records.analysis import Lesson
from podzemi.server.http.shared import TABLE_PROBLEMS, Asker, TableId, TheServices
from podzemi.server.problems import Refused
from podzemi.server.support.one_thread import OneThread

REMEMBERED: Final = 200


class Lessons(OneThread):
    """The lessons of the tables asked for last."""

    def __init__(self) -> None:
        super().__init__("hindsight")
        self.kept: OrderedDict[str, list[Lesson]] = OrderedDict()

    def keep(self, table: str, found: list[Lesson]) -> list[Lesson]:
        self.kept[table] = found
        if len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        return found


lessons: Final = Lessons()


@get(
    "/api/tables/{table:str}/hindsight",
    summary="What would have been best in a finished match; empty if the game has no judgement",
    responses=TABLE_PROBLEMS,
)
async def hindsight(request: Asker, services: TheServices, table: TableId) -> list[Lesson]:
    room = await services.room(request, table)
    if room.table.phase != "finished" or room.match is None:
        raise Refused("not_finished")
    if (known := lessons.kept.get(room.table.id)) is not None:
        return known
    if (part := room.game.analysis) is None:
        return []
    return lessons.keep(room.table.id, await lessons.ask(partial(part.lessons, room.match)))
