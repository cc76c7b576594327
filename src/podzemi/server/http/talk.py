"""The HTTP interface of talk: whom I do not hear, and what I report. Lines themselves go over the socket."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, PersonId, TableId, TheServices, problems
from podzemi.server.problems import Refused
from podzemi.server.services import Services
from podzemi.server.store import Conflict
from podzemi.server.store.table import talk
from podzemi.server.support.edges import time
from podzemi.server.talk.talk import clean_note
from podzemi.wire import messages as wire

MOST_MUTED: Final = 1000


@get("/me/mutes", summary="The people whom I do not hear", responses=problems(401, 429))
async def my_mutes(request: Asker, services: TheServices) -> list[wire.Person]:
    me = await services.me(request)
    return await services.store.read(talk.muted_by(me.id))


@put("/me/mutes/{person:str}", summary="Do not hear somebody any more", responses=CHANGE_PROBLEMS)
async def mute(request: Asker, services: TheServices, person: PersonId) -> list[wire.Person]:
    me = await services.me(request)
    if not person.isprintable():
        raise Refused("unknown_person")
    if len(await services.store.read(talk.muted_by(me.id))) >= MOST_MUTED:
        raise Refused("too_many_mutes", max=MOST_MUTED)
    try:
        await services.store.write(talk.mute(me.id, person, time.time()))
    except Conflict:
        raise Refused("unknown_person") from None
    return await _tell_mutes(services, me.id)


@delete("/me/mutes/{person:str}", summary="Hear somebody again", status_code=200, responses=CHANGE_PROBLEMS)
async def unmute(request: Asker, services: TheServices, person: PersonId) -> list[wire.Person]:
    me = await services.me(request)
    if person.isprintable():
        await services.store.write(talk.unmute(me.id, person))
    return await _tell_mutes(services, me.id)


async def _tell_mutes(services: Services, me: str) -> list[wire.Person]:
    """The people I do not hear now, after all my screens here show it; those at other processes soon do."""
    await services.rooms.mutes_changed(me)
    await services.store.notify(f"mutes {me}")
    return await services.store.read(talk.muted_by(me))


@post(
    "/tables/{table:str}/reports",
    summary="Report a line that I heard to whoever runs the server",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def report(request: Asker, services: TheServices, table: TableId, data: JSONBody[wire.Report]) -> None:
    """Nothing about it is told to anybody at the table, whether it was reported before or not."""
    me = await services.me(request)
    room = await services.room(request, table)
    wish = wire.Report(data.channel, data.number, data.reason, clean_note(data.note))
    heard = wish.channel in room.talk.hears(me.id) and 0 < wish.number < 2**31
    if not heard or not await services.store.write(talk.report(room.table.id, me.id, wish, time.time())):
        raise Refused("unknown_line")


talk_api = Router("/api", route_handlers=[my_mutes, mute, unmute, report])
