"""Profiles, history, statistics and leaderboards: what finished matches tell, to those who may know it.

A public match is everybody's to know; one at a private table is known to those who sat there. A person of
whom the asker can know no match, and who is no friend, does not exist for the asker.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

from litestar import Router, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from podzemi.server.http.shared import TABLE_PROBLEMS, Asker, TableId, TheServices, problems
from podzemi.server.match.tables import check_game
from podzemi.server.problems import Refused
from podzemi.server.services import Services
from podzemi.server.store import Query, Table
from podzemi.server.store.people import friends, ratings
from podzemi.server.store.table import talk
from podzemi.wire import messages as wire

ENOUGH: Final = 5
"""Rated matches that one must have played to be listed."""
LISTED: Final = 100
RECENT: Final = 10
MOST_PICKS: Final = 12

Who = Annotated[str, PathParameter(description="A person's public id, or exact name.", max_length=64)]
Count = Annotated[int | None, QueryParameter(ge=1, le=8)]
Cursor = Annotated[str | None, QueryParameter(max_length=100)]
Id = Annotated[str | None, QueryParameter(max_length=64)]
ASKED: Final = problems(400, 401, 404, 429)


# ---------------------------------------------------------------- in the words of the wire


def rating_info(rated: ratings.Rated) -> wire.RatingInfo:
    skill = rated.skill
    return wire.RatingInfo(
        rated.game, rated.players, skill.rating, skill.deviation, rated.matches, rated.wins
    )


def match_info(past: ratings.PastMatch, person: str, asker: str | None) -> wire.MatchInfo:
    """The match as part of the person's history."""
    mine = next(seat for seat in past.seats if seat.kind == "person" and seat.player == person)
    after = None if mine.after is None else mine.after.rating
    change = None if mine.after is None or mine.before is None else mine.after.rating - mine.before.rating
    return wire.MatchInfo(
        table=past.table,
        game=past.game,
        players=len(past.seats),
        finished=past.finished,
        public=past.public,
        seats=[_finisher(seat, asker) for seat in past.seats],
        place=mine.place,
        won=mine.won,
        rating=after,
        change=change,
    )


def _finisher(seat: ratings.SeatResult, asker: str | None) -> wire.Finisher:
    """Somebody who is gone has neither name nor id."""
    person = seat.player if seat.kind == "person" and seat.name else None
    return wire.Finisher(
        seat=seat.seat,
        kind="bot" if seat.kind == "bot" else "person",
        name=seat.name if seat.kind == "person" else seat.player,
        person=person,
        place=seat.place,
        score=seat.score,
        side=seat.side,
        forfeited=seat.forfeited,
        mine=person is not None and person == asker,
    )


def match_ratings(table: Table, seats: list[ratings.SeatResult], asker: str | None) -> wire.MatchRatings:
    """A match at a private table is known to those who sat there."""
    sat = any(seat.kind == "person" and seat.player == asker for seat in seats)
    known = seats if table.public or sat else []
    return wire.MatchRatings(
        [
            wire.SeatRating(
                seat.seat,
                seat.after.rating,
                seat.after.deviation,
                seat.after.rating - seat.before.rating,
            )
            for seat in known
            if seat.before is not None and seat.after is not None
        ],
        pending=not seats,
    )


def statistics_of(game: str, points: list[ratings.Point]) -> wire.Statistics:
    return wire.Statistics(
        game=game,
        scores=[_score_point(p) for p in points],
        ratings=[
            wire.RatingPoint(p.at, p.players, p.skill.rating, p.skill.deviation)
            for p in points
            if p.skill is not None
        ],
        seats=_by_seat(points),
        picks=_favourites(points),
    )


def _score_point(point: ratings.Point) -> wire.ScorePoint:
    return wire.ScorePoint(point.at, point.table, point.players, point.score, point.place)


def _by_seat(points: list[ratings.Point]) -> list[wire.SeatRate]:
    """Alone there is nobody to win against."""
    played = Counter((p.players, p.seat) for p in points if p.players > 1)
    won = Counter((p.players, p.seat) for p in points if p.won)
    return [wire.SeatRate(*where, played[where], won[where]) for where in sorted(played)]


def _favourites(points: list[ratings.Point]) -> list[wire.Pick]:
    chosen = Counter(name for p in points for name in p.picks)
    matches = Counter(name for p in points for name in set(p.picks))
    won = Counter(name for p in points if p.won for name in set(p.picks))
    best = sorted(chosen, key=lambda name: (-chosen[name], name))[:MOST_PICKS]
    return [wire.Pick(name, chosen[name], matches[name], won[name]) for name in best]


def leader(rank: int, rated: ratings.Rated, asker: str | None) -> wire.Leader:
    is_person = rated.kind == "person"
    return wire.Leader(
        rank=rank,
        kind="person" if is_person else "bot",
        name=rated.name,
        person=rated.player if is_person else None,
        rating=rated.skill.rating,
        deviation=rated.skill.deviation,
        matches=rated.matches,
        wins=rated.wins,
        mine=is_person and rated.player == asker,
    )


# ---------------------------------------------------------------- asking


def _after(cursor: str | None) -> tuple[float, str] | None:
    """The place where the last page ended; Refused if it is not a cursor of ours."""
    if cursor is None:
        return None
    at, _, table = cursor.partition("_")
    try:
        return float(at), table
    except ValueError:
        raise Refused("malformed") from None


def _check_printable(*given: str | None) -> None:
    """Ids and names never contain other characters, and PostgreSQL rejects some of them."""
    if not all(text is None or text.isprintable() for text in given):
        raise Refused("malformed")


def _page(wanted: ratings.Wanted, cursor: tuple[float, str] | None) -> Query[wire.HistoryPage]:
    total = yield from ratings.count(wanted)
    found = yield from ratings.history(wanted, cursor, ratings.PAGE + 1)
    shown = found[: ratings.PAGE]
    more = len(found) > ratings.PAGE
    return wire.HistoryPage(
        [match_info(past, wanted.person, wanted.seen_by) for past in shown],
        total,
        f"{shown[-1].finished!r}_{shown[-1].table}" if more else None,
    )


def _profile(known: ratings.KnownPerson, asker: str | None) -> Query[wire.Profile | None]:
    """None: the asker can know nothing of this person."""
    mine = known.id == asker
    close = mine or (asker is not None and (yield from friends.are_friends(asker, known.id)))
    games = yield from ratings.tallies(known.id, asker)
    if not close and not games:
        return None
    rated = yield from ratings.ratings_of(known.id)
    played = yield from ratings.points(known.id, asker)
    streak, longest = streaks_of(played)
    wanted = ratings.Wanted(person=known.id, seen_by=asker)
    recent = yield from ratings.history(wanted, None, RECENT)
    met = [] if mine or asker is None else (yield from ratings.versus(asker, known.id))
    muted = [] if mine or asker is None else (yield from talk.muted_by(asker))
    return wire.Profile(
        person=wire.Person(known.id, known.name),
        mine=mine,
        muted=any(other.id == known.id for other in muted),
        since=known.created,
        ratings=[rating_info(one) for one in rated],
        games=[wire.GameTally(*one) for one in games],
        streak=streak,
        longest=longest,
        highlights=[_highlight(game, [one for one in played if one.game == game]) for game, *_ in games],
        recent=[match_info(past, known.id, asker) for past in recent],
        versus=[wire.Versus(game, sum(counts), *counts) for game, *counts in met],
    )


def streaks_of(played: list[ratings.Point]) -> tuple[int, int]:
    """Matches won in a row: up to the last one, and at most. Matches of one player end no row."""
    now = longest = 0
    for one in played:
        if one.players > 1:
            now = now + 1 if one.won else 0
            longest = max(longest, now)
    return now, longest


def _highlight(game: str, played: list[ratings.Point]) -> wire.Highlight:
    best = max(played, key=lambda one: one.score, default=None)
    return wire.Highlight(
        game,
        None if best is None or best.score <= 0 else _score_point(best),
        next(iter(_favourites(played)), None),
    )


def _is_known(wanted: ratings.Wanted) -> Query[bool]:
    if wanted.seen_by is not None and (yield from friends.are_friends(wanted.seen_by, wanted.person)):
        return True
    return (yield from ratings.count(wanted)) > 0


async def _find(services: Services, who: str, asker: str | None) -> ratings.KnownPerson:
    """Somebody of whom the asker can know something; Refused otherwise."""
    _check_printable(who)
    known = await services.store.read(ratings.person(who))
    if known is not None:
        wanted = ratings.Wanted(person=known.id, seen_by=asker)
        if known.id == asker or await services.store.read(_is_known(wanted)):
            return known
    raise Refused("unknown_person")


# ---------------------------------------------------------------- handlers


@get("/me/history", summary="My finished matches, latest first", responses=ASKED)
async def my_history(
    request: Asker,
    services: TheServices,
    game: Id = None,
    players: Count = None,
    outcome: FromQuery[Literal["won", "lost"] | None] = None,
    against: Id = None,
    after: Cursor = None,
) -> wire.HistoryPage:
    me = await services.me(request)
    _check_printable(game, against, after)
    wanted = ratings.Wanted(
        person=me.id,
        seen_by=me.id,
        game=game,
        players=players,
        won=None if outcome is None else outcome == "won",
        against=against,
    )
    return await services.store.read(_page(wanted, _after(after)))


@get("/tables/{table:str}/ratings", summary="What a finished match did to ratings", responses=TABLE_PROBLEMS)
async def table_ratings(request: Asker, services: TheServices, table: TableId) -> wire.MatchRatings:
    room = await services.room(request, table)
    if room.table.phase != "finished":
        raise Refused("not_finished")
    seats = await services.store.read(ratings.seats(room.table.id))
    return match_ratings(room.table, seats, services.identities.who(request))


@get("/people/{who:str}", summary="Somebody's public profile", responses=ASKED)
async def profile(request: Asker, services: TheServices, who: Who) -> wire.Profile:
    asker = services.identities.who(request)
    _check_printable(who)
    known = await services.store.read(ratings.person(who))
    found = None if known is None else await services.store.read(_profile(known, asker))
    if found is None:
        raise Refused("unknown_person")
    return found


@get("/people/{who:str}/statistics", summary="Somebody in one game, in figures", responses=ASKED)
async def statistics(
    request: Asker, services: TheServices, who: Who, game: FromQuery[str]
) -> wire.Statistics:
    asker = services.identities.who(request)
    played = check_game(game).name
    known = await _find(services, who, asker)
    return statistics_of(played, await services.store.read(ratings.points(known.id, asker, played)))


@get("/ratings", summary="Who is strongest in a game with so many players", responses=ASKED)
async def leaderboard(
    request: Asker, services: TheServices, game: FromQuery[str], players: FromQuery[int]
) -> wire.Leaderboard:
    asker = services.identities.who(request)
    played = check_game(game)
    if not played.min_players <= players <= played.max_players:
        raise Refused("players", min=played.min_players, max=played.max_players)
    found = await services.store.read(ratings.leaders(played.name, players, ENOUGH, LISTED))
    mine = [] if asker is None else await services.store.read(ratings.ratings_of(asker))
    here = [one for one in mine if one.game == played.name and one.players == players]
    return wire.Leaderboard(
        played.name,
        players,
        ENOUGH,
        [leader(rank, rated, asker) for rank, rated in enumerate(found, 1)],
        rating_info(here[0]) if here else None,
    )


history_api = Router("/api", route_handlers=[my_history, table_ratings, profile, statistics, leaderboard])
