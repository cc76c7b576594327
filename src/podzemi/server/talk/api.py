"""The HTTP interface of talk: whom I do not hear, and what I report. Lines themselves go over the socket."""

from __future__ import annotations

import time
from typing import Annotated, Final

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from podzemi.server.api import CHANGE_PROBLEMS, Asker, TableId, TheHouse, problems
from podzemi.server.house import House
from podzemi.server.problems import Refused
from podzemi.server.store import Taken, talk
from podzemi.server.talk.talk import clean_note
from podzemi.wire import messages as wire

PersonId = Annotated[str, PathParameter(description="The public id of a person.", max_length=64)]
MOST_MUTED: Final = 1000


@get("/me/mutes", summary="The people whom I do not hear", responses=problems(401, 429))
async def my_mutes(request: Asker, house: TheHouse) -> list[wire.Person]:
    me = await house.me(request)
    return await house.store.read(talk.muted_by(me.id))


@put("/me/mutes/{person:str}", summary="Do not hear somebody any more", responses=CHANGE_PROBLEMS)
async def mute(request: Asker, house: TheHouse, person: PersonId) -> list[wire.Person]:
    me = await house.me(request)
    if not person.isprintable():
        raise Refused("unknown_person")
    if len(await house.store.read(talk.muted_by(me.id))) >= MOST_MUTED:
        raise Refused("too_many_mutes", max=MOST_MUTED)
    try:
        await house.store.write(talk.mute(me.id, person, time.time()))
    except Taken:
        raise Refused("unknown_person") from None
    return await _changed(house, me.id)


@delete("/me/mutes/{person:str}", summary="Hear somebody again", status_code=200, responses=CHANGE_PROBLEMS)
async def unmute(request: Asker, house: TheHouse, person: PersonId) -> list[wire.Person]:
    me = await house.me(request)
    if person.isprintable():
        await house.store.write(talk.unmute(me.id, person))
    return await _changed(house, me.id)


async def _changed(house: House, me: str) -> list[wire.Person]:
    """Whom I do not hear now, after all my screens here show it; those at other processes soon do."""
    await house.rooms.mutes_changed(me)
    await house.store.say(f"mutes {me}")
    return await house.store.read(talk.muted_by(me))


@post(
    "/tables/{table:str}/reports",
    summary="Report a line that I heard to whoever runs the server",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def report(request: Asker, house: TheHouse, table: TableId, data: JSONBody[wire.Report]) -> None:
    """Nothing about it is told to anybody at the table, whether it was reported before or not."""
    me = await house.me(request)
    room = await house.room(request, table)
    wish = wire.Report(data.channel, data.number, data.reason, clean_note(data.note))
    heard = wish.channel in room.talk.hears(me.id) and 0 < wish.number < 2**31
    if not heard or not await house.store.write(talk.report(room.table.id, me.id, wish, time.time())):
        raise Refused("unknown_line")


talk_api = Router("/api", route_handlers=[my_mutes, mute, unmute, report])
