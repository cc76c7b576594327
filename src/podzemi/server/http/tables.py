"""The HTTP interface of games, data packs and single tables: seats, starting, the record."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from podzemi.bots import levels
from podzemi.engine import registry
from podzemi.engine.data.packs import template
from podzemi.engine.game import AnyGame, Result
from podzemi.server.http.pages.description import described
from podzemi.server.http.shared import (
    CHANGE_PROBLEMS,
    TABLE_PROBLEMS,
    Asker,
    TableId,
    TheServices,
    carry_out,
    problems,
)
from podzemi.server.match.luck import record_of
from podzemi.server.match.tables import check_game, complete, with_pack
from podzemi.server.packs import BODY_BYTES
from podzemi.server.people.identity import host_of
from podzemi.server.problems import Refused
from podzemi.server.services import language_of
from podzemi.server.store import Best
from podzemi.server.store.table import tables as stored
from podzemi.server.table import gathering, seats
from podzemi.wire import messages as wire

PackId = Annotated[str, PathParameter(description="The unguessable id of a data pack.")]
BESTS: Final = 500


@get("/games", summary="The games on offer")
async def games() -> list[wire.GameInfo]:
    return [game_info(name) for name in registry.names()]


def game_info(name: str) -> wire.GameInfo:
    game = registry.game(name)
    return wire.GameInfo(
        name,
        game.min_players,
        game.max_players,
        game.minutes,
        _choices(game),
        [bot for bot in registry.OURS if levels.why_not(bot, game) is None],
        [bot for bot in registry.LEVELS if levels.why_not(bot, game) is None],
        game.first_match,
        game.packs is not None,
    )


def _choices(game: AnyGame) -> list[wire.OptionInfo]:
    return [wire.OptionInfo(o.name, list(o.values), o.default, o.clause) for o in game.options]


@post(
    "/games/{game:str}/setup",
    summary="All options of a match, those left out by their defaults; or why it cannot be played so",
    status_code=200,
    responses=problems(400, 404, 409, 415, 429),
)
async def complete_setup(
    services: TheServices, game: FromPath[str], data: JSONBody[wire.Setup]
) -> wire.SetupInfo:
    pack = None if data.pack is None else await services.packs.get(data.pack)
    played = with_pack(check_game(game), pack)
    return wire.SetupInfo(complete(played, data.players, data.options), _choices(played))


@get("/me/bests", summary="My finished matches alone, best first", responses=problems(401, 404, 429))
async def my_bests(request: Asker, services: TheServices, game: FromQuery[str]) -> list[wire.BestInfo]:
    me = await services.me(request)
    played = check_game(game)
    found = await services.store.read(stored.bests(me.id, played.name, BESTS))
    return [_best(played, best) for best in found]


def _best(game: AnyGame, best: Best) -> wire.BestInfo:
    result = msgspec.json.decode(best.result, type=Result)
    grading = game.grading if best.pack is None else None
    grade = None if grading is None else grading.grade(1, best.options, result)
    return wire.BestInfo(
        best.table, result.scores[0], best.options, result.detail, best.finished, best.pack, grade
    )


@get(
    "/games/{game:str}/template",
    summary="The built-in data, to start a data pack from",
    responses=problems(404),
)
async def pack_template(game: FromPath[str]) -> Response[str]:
    found = check_game(game)
    if found.packs is None:
        raise Refused("no_packs")
    return _download(template(found.builtin_data()), f"{found.name}.toml")


def _download(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


@get("/packs", summary="Data packs for a game: mine, and those offered here", responses=problems(404, 429))
async def list_packs(request: Asker, services: TheServices, game: FromQuery[str]) -> list[wire.PackInfo]:
    return await services.packs.of(services.identities.who(request), game)


@post(
    "/packs",
    summary="Bring a data pack; every mistake in it is told",
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
    request_max_body_size=BODY_BYTES,
)
async def add_pack(request: Asker, services: TheServices, data: JSONBody[wire.NewPack]) -> wire.PackInfo:
    me = await services.me(request)
    services.limits.check_pack(me.id, host_of(request))
    thinking = await services.rooms.thinking.of(me.id)
    return await services.packs.add(me.id, data, language_of(request), thinking)


@delete("/packs/{pack:str}", summary="Take a data pack out of mine", responses=CHANGE_PROBLEMS)
async def drop_pack(request: Asker, services: TheServices, pack: PackId) -> None:
    me = await services.me(request)
    await services.packs.drop(me.id, pack)


@get("/packs/{pack:str}/text", summary="A data pack as its file", responses=problems(404, 429))
async def pack_file(services: TheServices, pack: PackId) -> Response[str]:
    found = await services.packs.get(pack)
    return _download(found.text, f"{found.game}-{found.sha256[:8]}.toml")


@get(
    "/packs/{pack:str}/components", summary="A data pack as the boards read it", responses=problems(404, 429)
)
async def pack_components(services: TheServices, pack: PackId) -> Response[bytes]:
    made = await services.packs.components(pack)
    return Response(made, media_type="application/json", headers={"cache-control": "private, max-age=86400"})


@get("/tables/{table:str}", summary="One table", responses=TABLE_PROBLEMS)
async def see_table(request: Asker, services: TheServices, table: TableId) -> wire.TableInfo:
    room = await services.room(request, table)
    return room.info(services.identities.who(request))


@post(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Sit down, or put a bot there",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def take_seat(
    request: Asker,
    services: TheServices,
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[wire.SeatChange],
) -> wire.TableInfo:
    me = await services.me(request)
    room = await services.room(request, table)
    await room.do(partial(seats.sit, room, me.id, me.name, seat, data.player, data.guest))
    return room.info(me.id)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Leave my seat, or clear one as host",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def leave_seat(
    request: Asker, services: TheServices, table: TableId, seat: FromPath[int]
) -> wire.TableInfo:
    return await carry_out(request, services, table, seats.stand_up, seat)


@post(
    "/tables/{table:str}/start",
    summary="Start the match; the host may",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def start(request: Asker, services: TheServices, table: TableId) -> wire.TableInfo:
    return await carry_out(request, services, table, gathering.start)


@post(
    "/tables/{table:str}/rematch",
    summary="The table where the same players play again",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def rematch(request: Asker, services: TheServices, table: TableId) -> wire.TableInfo:
    me = await services.me(request)
    room = await services.rooms.rematch(table, me.id)
    return room.info(me.id)


@get("/tables/{table:str}/record", summary="The record of a finished match", responses=TABLE_PROBLEMS)
async def record(request: Asker, services: TheServices, table: TableId) -> Response[bytes]:
    room = await services.room(request, table)
    if room.table.phase != "finished" or room.match is None:
        raise Refused("not_finished")
    return Response(
        record_of(room.match, room.table.luck).line() + b"\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{room.table.game}-{table[:8]}.json"'},
    )


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asker) -> Response[bytes]:
    """Written once: it is long and never changes."""
    state = request.app.state
    if "openapi" not in state:
        schema = await asyncio.to_thread(described, request.app.openapi_schema)
        state.openapi = msgspec.json.encode(schema)
    return Response(state.openapi, media_type="application/json")


api = Router(
    "/api",
    route_handlers=[
        games,
        complete_setup,
        pack_template,
        my_bests,
        list_packs,
        add_pack,
        drop_pack,
        pack_file,
        pack_components,
        see_table,
        take_seat,
        leave_seat,
        start,
        rematch,
        record,
        openapi,
    ],
)
