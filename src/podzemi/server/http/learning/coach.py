"""Learning from bots over HTTP: a hint during a match, a review after it, the level that suits somebody.

A hint is for matches against bots alone that count for nothing: beside other people it would be a whisper.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec
from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody

from podzemi.bots.coach import DEAR, GLANCES
from podzemi.bots.levels import stand_in
from podzemi.engine.values import Action, Seat
from podzemi.learn import remarking
from podzemi.server.http.shared import Asker, TableId, TheServices, problems
from podzemi.server.match.levels import suitable_level
from podzemi.server.match.standings import player_of
from podzemi.server.match.tables import check_game, counts
from podzemi.server.problems import Refused
from podzemi.server.replay.reviews import to_wire
from podzemi.server.services import language_of
from podzemi.server.store import Table
from podzemi.server.store.people.ratings import PAGE, Wanted, history
from podzemi.server.table.bots.bot_pool import BotQuestion
from podzemi.server.table.bots.thinking import ThinkingTime
from podzemi.server.table.room import Room
from podzemi.wire.learning import coach as wire

THOUGHT: Final = 1.0
"""Seconds for one hint."""
GLANCE: Final = 0.1
"""Seconds for a first answer, before somebody waits; with the comparison of moves twice as long."""


@post(
    "/tables/{table:str}/hint",
    summary="What the strongest bot would do in my place; in matches against bots that do not count",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 429),
)
async def hint(
    request: Asker, services: TheServices, table: TableId, glance: FromQuery[bool] = False
) -> wire.HintInfo:
    """`glance`: a first answer at once; the same question without it refines the answer."""
    me = await services.me(request)
    room = await services.room(request, table)
    seat = asked_seat(room, me.id)
    version, (asked, legal) = room.number(seat), question(room, seat)
    time = time_left(await services.rooms.thinking.of(room.table.host))
    advice = await services.bot_pool.advise(asked, GLANCE if glance else THOUGHT, None, time)
    return wire.HintInfo(version, [to_wire(legal, one) for one in advice.best], advice.bot)


@post(
    "/tables/{table:str}/warning",
    summary="Whether what I am about to play costs much, and what would be better; where there are hints",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 415, 429),
)
async def warning(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[wire.Intention]
) -> wire.Warning:
    me = await services.me(request)
    room = await services.room(request, table)
    seat = asked_seat(room, me.id)
    assert room.match is not None
    at, (asked, legal) = room.match.version, question(room, seat)
    try:
        played = legal.index(msgspec.convert(data.action, room.game.action_type))
    except (msgspec.ValidationError, ValueError):
        raise Refused("malformed") from None
    time = time_left(await services.rooms.thinking.of(room.table.host))
    for seconds in GLANCES:
        advice = await services.bot_pool.advise(asked, seconds, played, time)
        if advice.price < DEAR:
            return wire.Warning(None)
    assert advice.played is not None, "only what was weighed has a price"
    return wire.Warning(wire.CostlyMove(at, to_wire(legal, advice.played), to_wire(legal, advice.best[0])))


@post(
    "/tables/{table:str}/remark",
    summary="What is worth looking at now, of what has not been said; where there are hints",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 415, 429),
)
async def remark(
    request: Asker, services: TheServices, table: TableId, data: JSONBody[wire.RemarkWish]
) -> wire.RemarkAnswer:
    me = await services.me(request)
    room = await services.room(request, table)
    try:
        seat = asked_seat(room, me.id)
    except Refused as refused:
        if refused.refusal.code not in LATE:
            raise
        return wire.RemarkAnswer(None)
    assert room.match is not None
    state, name = room.match.state, room.table.game
    found = remarking.due(name, room.game.view(state, seat), room.game.actions(state, seat), data.said)
    if found is None:
        return wire.RemarkAnswer(None)
    words = remarking.remark_text(name, found, language_of(request))
    return wire.RemarkAnswer(wire.RemarkInfo(found.id, words, list(found.clauses), room.number(seat)))


def question(room: Room, seat: Seat) -> tuple[BotQuestion, list[Action]]:
    """The seat's decision as it knows it, and its legal actions."""
    assert room.match is not None
    state = room.match.state
    view, legal = room.game.view(state, seat), room.game.actions(state, seat)
    asked = BotQuestion(room.table.game, room.pack, msgspec.json.encode(view), msgspec.json.encode(legal))
    return asked, legal


LATE: Final = ("hint_turn", "match_over")
"""Refusals that a page meets when it asks by itself and its reader has decided in the meantime."""


def asked_seat(room: Room, person: str) -> Seat:
    """The seat for which this person may have a hint now; Refused otherwise."""
    if room.table.phase != "playing" or room.match is None:
        raise Refused("not_started" if room.table.phase == "gathering" else "match_over")
    if (seat := room.seat_of(person)) is None:
        raise Refused("not_your_seat")
    check_hints(room.table)
    if seat not in room.game.to_act(room.match.state):
        raise Refused("hint_turn")
    return seat


def check_hints(table: Table) -> None:
    """Refused where a hint would be unfair: beside other people, or where the match counts."""
    if sum(player_of(place)[0] != "bot" for place in table.places) > 1:
        raise Refused("hint_others")
    if counts(table):
        raise Refused("hint_rated")


def time_left(time: ThinkingTime) -> ThinkingTime:
    """The host's thinking time, if there is some left; Refused otherwise."""
    if (wait := time.wait()) > 0:
        raise Refused("bots_busy", seconds=math.ceil(wait))
    return time


@get(
    "/tables/{table:str}/review",
    summary="What my decisions in a finished match were worth; ask again until all is done",
    responses=problems(400, 401, 403, 404, 409, 429),
)
async def review(request: Asker, services: TheServices, table: TableId) -> wire.Review:
    me = await services.me(request)
    room = await services.room(request, table)
    if room.table.phase != "finished":
        raise Refused("not_finished")
    mine = [seat for seat, place in enumerate(room.table.places) if player_of(place) == ("person", me.id)]
    if not mine:
        raise Refused("not_your_seat")
    return await services.reviews.of(room, mine[0], await services.rooms.thinking.of(me.id))


@get(
    "/me/level",
    summary="The level of bots that suits me in a game",
    responses=problems(400, 401, 404, 429),
)
async def my_level(request: Asker, services: TheServices, game: FromQuery[str]) -> wire.LevelInfo:
    me = await services.me(request)
    played = check_game(game)
    past = await services.store.read(
        history(Wanted(person=me.id, seen_by=me.id, game=played.name), None, PAGE)
    )
    return wire.LevelInfo(played.name, stand_in(suitable_level(me.id, past), played))


coach_api = Router("/api", route_handlers=[hint, warning, remark, review, my_level])
