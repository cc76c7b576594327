"""Replays over HTTP: frames, stories, verdicts, and tables that play on from a moment."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from podzemi.engine.record import Record
from podzemi.engine.verify import verify
from podzemi.server.api import CHANGE_PROBLEMS, TABLE_PROBLEMS, Asker, TableId, TheHouse, problems
from podzemi.server.house import House
from podzemi.server.limits import RECORD_BYTES
from podzemi.server.problems import Refused
from podzemi.server.replay.branch import open_branch
from podzemi.server.replay.cinema import Reel, cinema
from podzemi.server.replay.film import Film, eye_of
from podzemi.server.store import packs as stored
from podzemi.wire import replays as wire
from podzemi.wire.messages import TableInfo

PAGE: Final = 60
"""The most frames of one answer."""
LONGEST_HASH: Final = 200
RECORD_PROBLEMS: Final = problems(400, 404, 409, 413, 415, 422, 429)
KEPT: Final = {"cache-control": "private, max-age=600"}

EyeName = Annotated[str, QueryParameter(description="public, open, or the number of a seat.")]
First = Annotated[int, QueryParameter(name="from", description="The first frame; 0 is the set-up.")]
Last = Annotated[int | None, QueryParameter(name="to", description="The last frame; at most 60 at once.")]


def page(film: Film, eye: str, first: int, last: int | None, outlook: bool, most: int) -> wire.ReplayPage:
    """Frames from `first` to `last`, but not beyond `most`."""
    if first < 0 or (last is not None and last < first):
        raise Refused("unknown_moment")
    wanted = first + PAGE - 1 if last is None else min(last, first + PAGE - 1)
    frames = film.frames(eye_of(eye, film.players), first, min(wanted, most), outlook)
    return wire.ReplayPage(most, eye, frames)


def story(
    reel: Reel | None, film: Film, options: dict[str, str | int | bool], eye: str, last: int
) -> wire.ReplayStory:
    """What the replay is about, and its log up to that frame."""
    return wire.ReplayStory(
        game=film.game.name,
        players=film.players,
        options=options,
        total=last,
        eye=eye,
        rounds=[number for number in film.rounds if number <= last],
        history=film.story(eye_of(eye, film.players), last),
        pack=None if reel is None else reel.pack,
        branches=film.branches,
    )


# ---------------------------------------------------------------- tables


@get("/tables/{table:str}/replay", summary="Frames of a finished match", responses=TABLE_PROBLEMS)
async def replay(
    request: Asker,
    house: TheHouse,
    table: TableId,
    eye: EyeName = "public",
    first: First = 0,
    last: Last = None,
    outlook: FromQuery[bool] = True,
) -> Response[wire.ReplayPage]:
    reel = await cinema.table(await house.room(request, table))
    made = await cinema.ask(partial(page, reel.film, eye, first, last, outlook, reel.film.total))
    return Response(made, headers=KEPT)


@get("/tables/{table:str}/replay/story", summary="All that happened in it", responses=TABLE_PROBLEMS)
async def replay_story(
    request: Asker, house: TheHouse, table: TableId, eye: EyeName = "public"
) -> wire.ReplayStory:
    room = await house.room(request, table)
    reel = await cinema.table(room)
    made = await cinema.ask(partial(story, reel, reel.film, room.table.options, eye, reel.film.total))
    made.table = room.info(house.identities.who(request))
    return made


@get(
    "/tables/{table:str}/behind",
    summary="Frames of a running match, some time after; if its players agreed, and for nobody of them",
    responses=problems(400, 403, 404, 409, 429),
)
async def behind(
    request: Asker,
    house: TheHouse,
    table: TableId,
    eye: EyeName = "open",
    first: First = 0,
    last: Last = None,
    outlook: FromQuery[bool] = True,
) -> wire.ReplayPage:
    room = await house.room(request, table)
    film, most = await cinema.behind(room, house.identities.who(request))
    return await cinema.ask(partial(page, film, eye, first, last, outlook, most))


@get(
    "/tables/{table:str}/behind/story",
    summary="All that happened in it, some time after",
    responses=problems(400, 403, 404, 409, 429),
)
async def behind_story(
    request: Asker, house: TheHouse, table: TableId, eye: EyeName = "open"
) -> wire.ReplayStory:
    room = await house.room(request, table)
    me = house.identities.who(request)
    film, most = await cinema.behind(room, me)
    made = await cinema.ask(partial(story, None, film, room.table.options, eye, most))
    made.table, made.pack, made.behind = room.info(me), room.table.pack, film.total - most
    return made


@get(
    "/tables/{table:str}/verdict",
    summary="What the record of a finished match proves about its luck",
    responses=TABLE_PROBLEMS,
)
async def table_verdict(
    request: Asker, house: TheHouse, table: TableId, shown: FromQuery[str | None] = None
) -> wire.LuckVerdict:
    reel = await cinema.table(await house.room(request, table))
    return await cinema.ask(partial(verdict, reel, shown))


@post(
    "/tables/{table:str}/branch",
    summary="A new table that plays on from a moment of a finished match, against bots",
    responses=CHANGE_PROBLEMS,
)
async def branch_table(
    request: Asker, house: TheHouse, table: TableId, data: JSONBody[wire.NewBranch]
) -> TableInfo:
    me = await house.me(request)
    reel = await cinema.table(await house.room(request, table))
    return (await open_branch(house, me, reel, data, table)).info(me.id)


def verdict(reel: Reel, shown: str | None) -> wire.LuckVerdict:
    record: Record = reel.record
    found = verify(record, reel.game, None if shown is None else shown[:LONGEST_HASH])
    statement = None if record.promise is None else record.promise.statement().decode()
    return wire.LuckVerdict(found.ok, found.checks, found.commitment, statement, found.detail)


# ---------------------------------------------------------------- records from elsewhere


async def my_packs(request: Asker, house: House, game: object) -> dict[str, tuple[str, str]]:
    """Id and text by hash of the packs that the asker may play with."""
    if not isinstance(game, str):
        return {}
    found: dict[str, tuple[str, str]] = {}
    for info in await house.packs.of(house.identities.who(request), game):
        pack = await house.store.read(stored.get(info.id))
        if pack is not None:
            found[info.sha256] = (info.id, pack.text)
    return found


async def reel_of(request: Asker, house: House, record: dict[str, object]) -> Reel:
    """The film of a record that came along; nothing of it is stored."""
    packs = await my_packs(request, house, record.get("game")) if "pack" in record else {}
    return await cinema.record(record, packs)


@post(
    "/",
    summary="Frames of a match record from elsewhere",
    status_code=200,
    responses=RECORD_PROBLEMS,
    request_max_body_size=RECORD_BYTES,
)
async def replay_record(request: Asker, house: TheHouse, data: JSONBody[wire.RecordPart]) -> wire.ReplayPage:
    reel = await reel_of(request, house, data.record)
    return await cinema.ask(
        partial(page, reel.film, data.eye, data.first, data.last, data.outlook, reel.film.total)
    )


@post(
    "/story",
    summary="What a match record from elsewhere is about, and all that happened",
    status_code=200,
    responses=RECORD_PROBLEMS,
    request_max_body_size=RECORD_BYTES,
)
async def record_story(request: Asker, house: TheHouse, data: JSONBody[wire.RecordPart]) -> wire.ReplayStory:
    reel = await reel_of(request, house, data.record)
    return await cinema.ask(partial(story, reel, reel.film, reel.record.options, data.eye, reel.film.total))


@post(
    "/verdict",
    summary="What a match record proves about its luck",
    status_code=200,
    responses=RECORD_PROBLEMS,
    request_max_body_size=RECORD_BYTES,
)
async def record_verdict(
    request: Asker, house: TheHouse, data: JSONBody[wire.RecordQuestion]
) -> wire.LuckVerdict:
    reel = await reel_of(request, house, data.record)
    return await cinema.ask(partial(verdict, reel, data.shown))


@post(
    "/branch",
    summary="A new table that plays on from a moment of a match record, against bots",
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
    request_max_body_size=RECORD_BYTES,
)
async def branch_record(request: Asker, house: TheHouse, data: JSONBody[wire.RecordBranch]) -> TableInfo:
    me = await house.me(request)
    reel = await reel_of(request, house, data.record)
    wish = wire.NewBranch(data.at, data.seat, data.bot)
    return (await open_branch(house, me, reel, wish, None)).info(me.id)


replays_api = Router(
    "/api",
    route_handlers=[
        replay,
        replay_story,
        behind,
        behind_story,
        table_verdict,
        branch_table,
        Router("/replay", route_handlers=[replay_record, record_story, record_verdict, branch_record]),
    ],
)
