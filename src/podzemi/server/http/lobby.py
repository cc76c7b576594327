"""The HTTP interface around tables: the lobby, the door, who is ready, who hosts, my tables."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, Router, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter

from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, TableId, TheServices, carry_out, problems
from podzemi.server.lobby.lobby import List, TableFilter, with_mark
from podzemi.server.table import gathering, seats
from podzemi.wire import gatherings as bodies
from podzemi.wire import messages as wire

Search = Annotated[str, QueryParameter(max_length=64)]
Count = Annotated[int | None, QueryParameter(ge=0, le=99)]
UNCHANGED: Final = 304


def list_response(request: Asker, found: List) -> Response[bytes]:
    """The answer, or the word that it is the one the asker has already."""
    headers = {"etag": found.mark}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=UNCHANGED, headers=headers)
    return Response(found.body, media_type="application/json", headers=headers)


@get(
    "/tables",
    summary="Public tables that gather or play, and mine; as many as are asked for",
    responses={200: ResponseSpec(wire.TableList, generate_examples=False), **problems(400, 429)},
)
async def list_tables(
    request: Asker,
    services: TheServices,
    game: FromQuery[str | None] = None,
    players: Count = None,
    phase: FromQuery[Literal["gathering", "playing"] | None] = None,
    free: Count = None,
    locked: FromQuery[bool | None] = None,
    clock: FromQuery[bool | None] = None,
    language: FromQuery[wire.Language | None] = None,
    mine: FromQuery[bool | None] = None,
    search: Search = "",
) -> Response[bytes]:
    wish = TableFilter(game, players, phase, free, locked, clock, language, mine, search)
    return list_response(request, await services.rooms.lobby.list(services.identities.who(request), wish))


@post("/tables", summary="Open a table; it starts at once when no seat is open", responses=CHANGE_PROBLEMS)
async def open_table(request: Asker, services: TheServices, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    me = await services.me(request)
    room = await services.rooms.open(me, data)
    return room.info(me.id)


@get(
    "/me/tables",
    summary="My tables that are not over, and where something is awaited of me",
    responses={200: ResponseSpec(bodies.MyTables, generate_examples=False), **problems(401, 429)},
)
async def my_tables(request: Asker, services: TheServices) -> Response[bytes]:
    me = await services.me(request)
    found = await services.rooms.turns.of(me.id, services.rooms.awaited_seats)
    return list_response(request, with_mark(msgspec.json.encode(found)))


@post(
    "/tables/{table:str}/enter",
    summary="Come in at a locked table, by its password or the key of an invitation",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def enter(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[bodies.Knock]
) -> wire.TableInfo:
    me = await services.me(request)
    room = await services.admission.enter(table, me.id, services.identities.address(request), data)
    return room.info(me.id)


@put("/tables/{table:str}/ready", summary="Say whether I am ready", responses=CHANGE_PROBLEMS)
async def say_ready(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[bodies.Readiness]
) -> wire.TableInfo:
    return await carry_out(request, services, table, gathering.set_ready, data.ready)


@post(
    "/tables/{table:str}/ready",
    summary="Ask everybody whether they are ready; the host may",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def ask_ready(request: Asker, services: TheServices, table: TableId) -> wire.TableInfo:
    return await carry_out(request, services, table, gathering.ask_ready)


@put("/tables/{table:str}/host", summary="Make somebody else the host", responses=CHANGE_PROBLEMS)
async def hand_over(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[bodies.HostChange]
) -> wire.TableInfo:
    return await carry_out(request, services, table, seats.hand_over, data.seat)


@post(
    "/tables/{table:str}/leave",
    summary="Go away: before the match the seat is free again, during it a bot keeps it",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def leave(request: Asker, services: TheServices, table: TableId) -> wire.TableInfo:
    return await carry_out(request, services, table, seats.leave)


lobby_api = Router(
    "/api", route_handlers=[list_tables, open_table, my_tables, enter, say_ready, ask_ready, hand_over, leave]
)
