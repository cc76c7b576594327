"""Replays over HTTP: frames, stories, verdicts, and tables that play on from a moment."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from podzemi.engine.records.record import Record
from podzemi.engine.records.verify import verify
from podzemi.server.http.shared import CHANGE_PROBLEMS, TABLE_PROBLEMS, Asker, TableId, TheServices, problems
from podzemi.server.problems import Refused
from podzemi.server.replay.branch import open_branch
from podzemi.server.replay.cache import CachedReplay, replay_cache
from podzemi.server.replay.replay import Replay, viewer_of
from podzemi.server.services import Services
from podzemi.server.store.table import packs as stored
from podzemi.server.support.limits import RECORD_BYTES
from podzemi.wire.learning import replays as wire
from podzemi.wire.messages import TableInfo

PAGE: Final = 60
"""The most frames of one answer."""
LONGEST_HASH: Final = 200
RECORD_PROBLEMS: Final = problems(400, 404, 409, 413, 415, 422, 429)
KEPT: Final = {"cache-control": "private, max-age=600"}

ViewerName = Annotated[str, QueryParameter(name="eye", description="public, open, or the number of a seat.")]
First = Annotated[int, QueryParameter(name="from", description="The first frame; 0 is the set-up.")]
Last = Annotated[int | None, QueryParameter(name="to", description="The last frame; at most 60 at once.")]


def page(
    replay: Replay, viewer: str, first: int, last: int | None, outlook: bool, most: int
) -> wire.ReplayPage:
    """Frames from `first` to `last`, but not beyond `most`."""
    if first < 0 or (last is not None and last < first):
        raise Refused("unknown_moment")
    wanted = first + PAGE - 1 if last is None else min(last, first + PAGE - 1)
    frames = replay.frames(viewer_of(viewer, replay.players), first, min(wanted, most), outlook)
    return wire.ReplayPage(most, viewer, frames)


def story(
    cached: CachedReplay | None, replay: Replay, options: dict[str, str | int | bool], viewer: str, last: int
) -> wire.ReplayStory:
    """The subject of the replay, and its log up to that frame."""
    return wire.ReplayStory(
        game=replay.game.name,
        players=replay.players,
        options=options,
        total=last,
        eye=viewer,
        rounds=[number for number in replay.rounds if number <= last],
        history=replay.story(viewer_of(viewer, replay.players), last),
        pack=None if cached is None else cached.pack,
        branches=replay.branches,
    )


# ---------------------------------------------------------------- tables


@get("/tables/{table:str}/replay", summary="Frames of a finished match", responses=TABLE_PROBLEMS)
async def replay(
    request: Asker,
    services: TheServices,
    table: TableId,
    viewer: ViewerName = "public",
    first: First = 0,
    last: Last = None,
    outlook: FromQuery[bool] = True,
) -> Response[wire.ReplayPage]:
    cached = await replay_cache.table(await services.room(request, table))
    made = await replay_cache.ask(
        partial(page, cached.replay, viewer, first, last, outlook, cached.replay.total)
    )
    return Response(made, headers=KEPT)


@get("/tables/{table:str}/replay/story", summary="All that happened in it", responses=TABLE_PROBLEMS)
async def replay_story(
    request: Asker, services: TheServices, table: TableId, viewer: ViewerName = "public"
) -> wire.ReplayStory:
    room = await services.room(request, table)
    cached = await replay_cache.table(room)
    made = await replay_cache.ask(
        partial(story, cached, cached.replay, room.table.options, viewer, cached.replay.total)
    )
    made.table = room.info(services.identities.who(request))
    return made


@get(
    "/tables/{table:str}/behind",
    summary="Frames of a running match, some time after; if its players agreed, and for nobody of them",
    responses=problems(400, 403, 404, 409, 429),
)
async def behind(
    request: Asker,
    services: TheServices,
    table: TableId,
    viewer: ViewerName = "open",
    first: First = 0,
    last: Last = None,
    outlook: FromQuery[bool] = True,
) -> wire.ReplayPage:
    room = await services.room(request, table)
    replay, most = await replay_cache.behind(room, services.identities.who(request))
    return await replay_cache.ask(partial(page, replay, viewer, first, last, outlook, most))


@get(
    "/tables/{table:str}/behind/story",
    summary="All that happened in it, some time after",
    responses=problems(400, 403, 404, 409, 429),
)
async def behind_story(
    request: Asker, services: TheServices, table: TableId, viewer: ViewerName = "open"
) -> wire.ReplayStory:
    room = await services.room(request, table)
    me = services.identities.who(request)
    replay, most = await replay_cache.behind(room, me)
    made = await replay_cache.ask(partial(story, None, replay, room.table.options, viewer, most))
    made.table, made.pack, made.behind = room.info(me), room.table.pack, replay.total - most
    return made


@get(
    "/tables/{table:str}/verdict",
    summary="What the record of a finished match proves about its luck",
    responses=TABLE_PROBLEMS,
)
async def table_verdict(
    request: Asker, services: TheServices, table: TableId, shown: FromQuery[str | None] = None
) -> wire.LuckVerdict:
    cached = await replay_cache.table(await services.room(request, table))
    return await replay_cache.ask(partial(verdict, cached, shown))


@post(
    "/tables/{table:str}/branch",
    summary="A new table that plays on from a moment of a finished match, against bots",
    responses=CHANGE_PROBLEMS,
)
async def branch_table(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[wire.NewBranch]
) -> TableInfo:
    me = await services.me(request)
    cached = await replay_cache.table(await services.room(request, table))
    return (await open_branch(services.rooms, me, cached, data, table)).info(me.id)


def verdict(cached: CachedReplay, shown: str | None) -> wire.LuckVerdict:
    record: Record = cached.record
    found = verify(record, cached.game, None if shown is None else shown[:LONGEST_HASH])
    statement = None if record.promise is None else record.promise.statement().decode()
    return wire.LuckVerdict(found.ok, found.checks, found.commitment, statement, found.detail)


# ---------------------------------------------------------------- records from elsewhere


post_record = partial(post, status_code=200, responses=RECORD_PROBLEMS, request_max_body_size=RECORD_BYTES)
"""A question about a record that comes along; nothing is made of it."""


async def my_packs(request: Asker, services: Services, game: object) -> dict[str, tuple[str, str]]:
    """Id and text by hash of the packs that the asker may play with."""
    if not isinstance(game, str):
        return {}
    found: dict[str, tuple[str, str]] = {}
    for info in await services.packs.of(services.identities.who(request), game):
        pack = await services.store.read(stored.get(info.id))
        if pack is not None:
            found[info.sha256] = (info.id, pack.text)
    return found


async def replay_of(request: Asker, services: Services, record: dict[str, object]) -> CachedReplay:
    """The replay of a record that came along; nothing of it is stored."""
    packs = await my_packs(request, services, record.get("game")) if "pack" in record else {}
    return await replay_cache.record(record, packs)


@post_record("/", summary="Frames of a match record from elsewhere")
async def replay_record(
    request: Asker, services: TheServices, data: JSONBody[wire.RecordPart]
) -> wire.ReplayPage:
    cached = await replay_of(request, services, data.record)
    return await replay_cache.ask(
        partial(page, cached.replay, data.eye, data.first, data.last, data.outlook, cached.replay.total)
    )


@post_record("/story", summary="What a match record from elsewhere is about, and all that happened")
async def record_story(
    request: Asker, services: TheServices, data: JSONBody[wire.RecordPart]
) -> wire.ReplayStory:
    cached = await replay_of(request, services, data.record)
    return await replay_cache.ask(
        partial(story, cached, cached.replay, cached.record.options, data.eye, cached.replay.total)
    )


@post_record("/verdict", summary="What a match record proves about its luck")
async def record_verdict(
    request: Asker, services: TheServices, data: JSONBody[wire.RecordQuestion]
) -> wire.LuckVerdict:
    cached = await replay_of(request, services, data.record)
    return await replay_cache.ask(partial(verdict, cached, data.shown))


@post(
    "/branch",
    summary="A new table that plays on from a moment of a match record, against bots",
    responses=problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
    request_max_body_size=RECORD_BYTES,
)
async def branch_record(
    request: Asker, services: TheServices, data: JSONBody[wire.RecordBranch]
) -> TableInfo:
    me = await services.me(request)
    cached = await replay_of(request, services, data.record)
    wish = wire.NewBranch(data.at, data.seat, data.bot)
    return (await open_branch(services.rooms, me, cached, wish, None)).info(me.id)


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
