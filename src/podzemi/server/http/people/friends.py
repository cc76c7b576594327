"""The HTTP interface of friends, invitations and quick matches, and the socket that tells of them."""

from __future__ import annotations

from typing import Any, Final  # Any: Litestar's user, auth and state, which nothing here asks for

import msgspec
from litestar import Router, WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.params import JSONBody

from podzemi.server.http.live import Connection, check_rate, check_size, refuse, serve_socket
from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, PersonId, TableId, TheServices, problems
from podzemi.server.problems import Refused
from podzemi.server.services import Services
from podzemi.server.table.viewers.audience import encode
from podzemi.wire.messages import Ping, Pong, TableInfo
from podzemi.wire.people import friends as wire

PING: Final = msgspec.json.Decoder(Ping)


async def _company(services: Services, me: str) -> wire.Company:
    return await services.company.of(me)


def _id_or_name(text: str) -> str:
    """The text, if a person could be called that; Refused otherwise, as for somebody unknown."""
    if not text.isprintable() or len(text) > 200:
        raise Refused("unknown_person")
    return text


# ---------------------------------------------------------------- friends


@get("/me/company", summary="My friends, who wants to be one, and invitations", responses=problems(401, 429))
async def my_company(request: Asker, services: TheServices) -> wire.Company:
    return await _company(services, (await services.me(request)).id)


@post(
    "/me/friends", summary="Ask somebody to be friends, by name", status_code=200, responses=CHANGE_PROBLEMS
)
async def ask_by_name(request: Asker, services: TheServices, data: JSONBody[wire.FriendName]) -> wire.Company:
    me = await services.me(request)
    await services.friends.ask_by_name(me.id, _id_or_name(data.name))
    return await _company(services, me.id)


@put("/me/friends/{person:str}", summary="Ask somebody to be friends, or agree", responses=CHANGE_PROBLEMS)
async def ask(request: Asker, services: TheServices, person: PersonId) -> wire.Company:
    me = await services.me(request)
    await services.friends.ask(me.id, _id_or_name(person))
    return await _company(services, me.id)


@delete(
    "/me/friends/{person:str}",
    summary="Be friends no longer; or take back, or decline, what was asked",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def drop(request: Asker, services: TheServices, person: PersonId) -> wire.Company:
    me = await services.me(request)
    await services.friends.drop(me.id, _id_or_name(person))
    return await _company(services, me.id)


@put(
    "/me/blocks/{person:str}",
    summary="Let nothing of somebody reach me; they cannot know it",
    responses=CHANGE_PROBLEMS,
)
async def block(request: Asker, services: TheServices, person: PersonId) -> wire.Company:
    me = await services.me(request)
    await services.friends.block(me.id, _id_or_name(person))
    return await _company(services, me.id)


@delete("/me/blocks/{person:str}", summary="Lift a block", status_code=200, responses=CHANGE_PROBLEMS)
async def unblock(request: Asker, services: TheServices, person: PersonId) -> wire.Company:
    me = await services.me(request)
    await services.friends.unblock(me.id, _id_or_name(person))
    return await _company(services, me.id)


# ---------------------------------------------------------------- invitations and quick matches


@post(
    "/tables/{table:str}/invitations",
    summary="Ask a friend to a table where I sit or that I host",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def invite(request: Asker, services: TheServices, table: TableId, data: JSONBody[wire.Invite]) -> None:
    me = await services.me(request)
    room = await services.room(request, table)
    await services.friends.invite(room, me.id, _id_or_name(data.person))


@post(
    "/me/invitations/{table:str}",
    summary="Sit down where a friend asked me to",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def accept(request: Asker, services: TheServices, table: TableId) -> TableInfo:
    me = await services.me(request)
    room = await services.friends.accept(_id_or_name(table), me)
    return room.info(me.id)


@delete(
    "/me/invitations/{table:str}",
    summary="Do not come where a friend asked me to",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def decline(request: Asker, services: TheServices, table: TableId) -> None:
    me = await services.me(request)
    await services.friends.decline(_id_or_name(table), me.id)


@post("/quick", summary="Play with whoever waits", status_code=200, responses=CHANGE_PROBLEMS)
async def quick(request: Asker, services: TheServices, data: JSONBody[wire.QuickWish]) -> TableInfo:
    me = await services.me(request)
    room = await services.quick.seat(me, data)
    return room.info(me.id)


# ---------------------------------------------------------------- the socket


@websocket("/api/me/live")
async def my_live(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]) -> None:
    """The people around the one who asks, whenever something about them changes."""

    async def listen(connection: Connection) -> None:
        person = connection.person
        if person is None:
            raise Refused("no_identity")
        services.company.join(connection, person)
        try:
            while True:
                _hear(connection, await connection.receive())
        finally:
            services.company.leave(connection, person)

    await serve_socket(socket, services, listen)


def _hear(connection: Connection, data: str | bytes) -> None:
    """There is nothing to say here but that one is still there."""
    try:
        check_size(data)
        check_rate(connection)
        PING.decode(data)
        connection.send(encode(Pong()))
    except Refused as refused:
        refuse(connection, refused, None, None)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        refuse(connection, Refused("malformed"), None, None)


friends_api = Router(
    "/api",
    route_handlers=[
        my_company,
        ask_by_name,
        ask,
        drop,
        block,
        unblock,
        invite,
        accept,
        decline,
        quick,
    ],
)
