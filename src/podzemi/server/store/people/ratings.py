"""Finished matches seat by seat, and what they say about how strong everybody is.

`standing` holds how each seat came out; `rating` follows from it, match by match in the order in which
they ended: `rated` numbers them within a pool (one game with so many players). Everything about one match
is written together with its last action, so nothing is counted twice or lost.
"""

from __future__ import annotations

from typing import Any, Final  # Any: what a row of the database holds; the query knows its columns

import msgspec
from msgspec import Struct

from podzemi.server.store.sql import Ask, Query, marks
from podzemi.server.support.skill import START, Player, Skill, Standing, can_be_rated, is_winner, rate

PAGE: Final = 20
LONGEST: Final = 500
"""Points of a plot."""


class Finish(Struct, frozen=True, kw_only=True):
    """A match that is over."""

    table: str
    game: str
    at: float
    rated: bool
    """Whether it is meant to count."""
    standings: list[Standing]

    @property
    def players(self) -> int:
        return len(self.standings)


# ---------------------------------------------------------------- counting


def finish(match: Finish) -> Query[None]:
    """Keep how everybody came out, and count it."""
    for standing in match.standings:
        yield _insert(match, standing)
    if match.rated and can_be_rated(match.standings):
        yield from _count(match)


def _insert(match: Finish, one: Standing) -> Ask:
    return Ask(
        "INSERT INTO standing (table_id, seat, game, players, kind, player, place, score, side, forfeited, "
        "won, picks, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.table,
            one.seat,
            match.game,
            match.players,
            one.kind,
            one.player,
            one.place,
            one.score,
            one.side,
            int(one.forfeited),
            int(is_winner(one, match.standings)),
            msgspec.json.encode(one.picks).decode(),
            match.at,
        ),
    )


def _count(match: Finish) -> Query[None]:
    """The next match of its pool. Its row is locked first: one match after the other, in all processes."""
    rows = yield Ask(
        "INSERT INTO rating_pool (game, players, matches) VALUES (?, ?, 1) "
        "ON CONFLICT (game, players) DO UPDATE SET matches = rating_pool.matches + 1 RETURNING matches",
        (match.game, match.players),
    )
    before = yield from _skills(match)
    after = rate(match.standings, before)
    for one in match.standings:
        old, new = before[one.who], after[one.who]
        yield Ask(
            "UPDATE standing SET rated = ?, mu_before = ?, sigma_before = ?, mu = ?, sigma = ? "
            "WHERE table_id = ? AND seat = ?",
            (rows[0][0], old.mu, old.sigma, new.mu, new.sigma, match.table, one.seat),
        )
    for who, skill in sorted(after.items()):
        yield _keep(match, who, skill)


def _skills(match: Finish) -> Query[dict[Player, Skill]]:
    """The beliefs about everybody's strength so far."""
    wanted, values = marks(sorted({one.player for one in match.standings}))
    rows = yield Ask(
        f"SELECT kind, player, mu, sigma FROM rating WHERE game = ? AND players = ? AND player IN ({wanted})",
        (match.game, match.players, *values),
    )
    known = {(kind, player): Skill(mu, sigma) for kind, player, mu, sigma in rows}
    return {one.who: known.get(one.who, START) for one in match.standings}


def _keep(match: Finish, who: Player, skill: Skill) -> Ask:
    wins = int(any(one.who == who and is_winner(one, match.standings) for one in match.standings))
    return Ask(
        "INSERT INTO rating (game, players, kind, player, mu, sigma, matches, wins, last) "
        "VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT (game, players, kind, player) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, matches = rating.matches + 1, "
        "wins = rating.wins + excluded.wins, last = excluded.last",
        (match.game, match.players, *who, skill.mu, skill.sigma, wins, match.at),
    )


# ---------------------------------------------------------------- counting again


def uncounted_tables() -> Query[list[str]]:
    """Finished matches of which nobody has noted how the seats came out, oldest first."""
    rows = yield Ask(
        "SELECT id FROM game_table t WHERE finished IS NOT NULL AND result IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM standing WHERE table_id = t.id) ORDER BY finished, id"
    )
    return [table for (table,) in rows]


def note(match: Finish) -> Query[None]:
    """How everybody came out of a match that ended before this was noted; `rebuild` counts it."""
    there = yield Ask("SELECT 1 FROM standing WHERE table_id = ?", (match.table,))
    if not there:
        for standing in match.standings:
            yield _insert(match, standing)


def result(table: str) -> Query[str | None]:
    """How that match ended, as JSON."""
    rows = yield Ask("SELECT result FROM game_table WHERE id = ?", (table,))
    return rows[0][0] if rows else None


def rebuild() -> Query[int]:
    """Forget all ratings and count every match again, in the old order; how many there were.

    Those that were never counted come first, as they ended.
    """
    yield Ask("DELETE FROM rating_pool")  # first: whoever ends a match now waits for this row
    yield Ask("DELETE FROM rating")
    rows = yield Ask(
        "SELECT s.table_id, s.game, min(s.finished), min(s.rated) FROM standing s "
        "JOIN game_table t ON t.id = s.table_id WHERE t.rated = 1 AND t.pack IS NULL AND NOT EXISTS "
        "(SELECT 1 FROM luck WHERE table_id = t.id AND branches IS NOT NULL) GROUP BY s.table_id, s.game"
    )
    yield Ask(
        "UPDATE standing SET rated = NULL, mu_before = NULL, sigma_before = NULL, mu = NULL, sigma = NULL"
    )
    counted = 0
    for table, game, at, _ in sorted(rows, key=lambda row: (row[3] or 0, row[2], row[0])):
        standings = yield from _standings(table)
        if can_be_rated(standings):
            yield from _count(Finish(table=table, game=game, at=at, rated=True, standings=standings))
            counted += 1
    return counted


def _standings(table: str) -> Query[list[Standing]]:
    rows = yield Ask(
        "SELECT seat, kind, player, place, score, side, forfeited FROM standing "
        "WHERE table_id = ? ORDER BY seat",
        (table,),
    )
    return [
        Standing(
            seat=row[0],
            kind=row[1],
            player=row[2],
            place=row[3],
            score=row[4],
            side=row[5],
            forfeited=bool(row[6]),
        )
        for row in rows
    ]


# ---------------------------------------------------------------- ratings


class Rated(Struct, frozen=True):
    """One player's rating in one pool."""

    game: str
    players: int
    kind: str
    player: str
    name: str
    skill: Skill
    matches: int
    wins: int


_RATED: Final = (
    "SELECT r.game, r.players, r.kind, r.player, coalesce(p.name, r.player), r.mu, r.sigma, r.matches, "
    "r.wins FROM rating r LEFT JOIN person p ON p.id = r.player AND r.kind = 'person'"
)


def ratings_of(person: str) -> Query[list[Rated]]:
    rows = yield Ask(
        f"{_RATED} WHERE r.kind = 'person' AND r.player = ? ORDER BY r.game, r.players", (person,)
    )
    return [_rated_of_row(row) for row in rows]


def leaders(game: str, players: int, enough: int, most: int) -> Query[list[Rated]]:
    """The strongest who have played that often: by what is certain of them, mu less twice sigma."""
    rows = yield Ask(
        f"{_RATED} WHERE r.game = ? AND r.players = ? AND r.matches >= ? "
        "AND (r.kind = 'bot' OR p.id IS NOT NULL) ORDER BY r.mu - 2 * r.sigma DESC, r.matches DESC, r.player "
        "LIMIT ?",
        (game, players, enough, most),
    )
    return [_rated_of_row(row) for row in rows]


def skill_of(mu: float | None, sigma: float | None) -> Skill | None:
    return None if mu is None or sigma is None else Skill(mu, sigma)


def _rated_of_row(row: tuple[Any, ...]) -> Rated:
    game, players, kind, player, name, mu, sigma, matches, wins = row
    return Rated(game, players, kind, player, name, Skill(mu, sigma), matches, wins)


# ---------------------------------------------------------------- history


class SeatResult(Struct, frozen=True):
    """One seat of a finished match, with the name of today."""

    seat: int
    kind: str
    player: str
    name: str
    place: int
    score: int
    side: str
    forfeited: bool
    won: bool
    before: Skill | None
    after: Skill | None


class PastMatch(Struct, frozen=True):
    table: str
    game: str
    finished: float
    public: bool
    seats: list[SeatResult]


class Wanted(Struct, frozen=True, kw_only=True):
    """A filter of a person's matches. `seen_by`: only public ones, and those where that person sat too."""

    person: str
    seen_by: str | None = None
    game: str | None = None
    players: int | None = None
    won: bool | None = None
    against: str | None = None


_SEES: Final = (
    "(t.public = 1 OR EXISTS (SELECT 1 FROM standing x WHERE x.table_id = s.table_id AND x.kind = 'person' "
    "AND x.player = ?))"
)


_MET: Final = (
    "EXISTS (SELECT 1 FROM standing y WHERE y.table_id = s.table_id AND y.player = ? AND y.seat <> s.seat)"
)


def _where(wanted: Wanted) -> tuple[str, tuple[Any, ...]]:
    """The condition on `standing s` joined with its table `t`."""
    parts: list[tuple[str, tuple[Any, ...]]] = [("s.kind = 'person' AND s.player = ?", (wanted.person,))]
    if wanted.seen_by != wanted.person:
        parts.append((_SEES, (wanted.seen_by or "",)))
    if wanted.game is not None:
        parts.append(("s.game = ?", (wanted.game,)))
    if wanted.players is not None:
        parts.append(("s.players = ?", (wanted.players,)))
    if wanted.won is not None:
        parts.append(("s.won = ?", (int(wanted.won),)))
    if wanted.against is not None:
        parts.append((_MET, (wanted.against,)))
    return " AND ".join(text for text, _ in parts), tuple(v for _, values in parts for v in values)


def count(wanted: Wanted) -> Query[int]:
    where, values = _where(wanted)
    rows = yield Ask(
        "SELECT count(DISTINCT s.table_id) FROM standing s JOIN game_table t ON t.id = s.table_id "
        f"WHERE {where}",
        values,
    )
    return int(rows[0][0])


def history(wanted: Wanted, before: tuple[float, str] | None, most: int = PAGE) -> Query[list[PastMatch]]:
    """Their matches, latest first, from where the last page ended (time and table)."""
    where, values = _where(wanted)
    if before is not None:
        where += " AND (s.finished < ? OR (s.finished = ? AND s.table_id < ?))"
        values += (before[0], before[0], before[1])
    rows = yield Ask(
        "SELECT DISTINCT s.table_id, s.game, s.finished, t.public FROM standing s "
        f"JOIN game_table t ON t.id = s.table_id WHERE {where} "
        "ORDER BY s.finished DESC, s.table_id DESC LIMIT ?",
        (*values, most),
    )
    seats = yield from _seats([row[0] for row in rows])
    return [PastMatch(table, game, at, bool(public), seats[table]) for table, game, at, public in rows]


def seats(table: str) -> Query[list[SeatResult]]:
    """How everybody came out of that match; empty: nobody has noted it yet."""
    found = yield from _seats([table])
    return found.get(table, [])


def _seats(tables: list[str]) -> Query[dict[str, list[SeatResult]]]:
    wanted, values = marks(tables)
    rows = yield Ask(
        "SELECT s.table_id, s.seat, s.kind, s.player, coalesce(p.name, ''), s.place, s.score, s.side, "
        "s.forfeited, s.won, s.mu_before, s.sigma_before, s.mu, s.sigma FROM standing s "
        "LEFT JOIN person p ON p.id = s.player AND s.kind = 'person' "
        f"WHERE s.table_id IN ({wanted}) ORDER BY s.table_id, s.seat",
        values,
    )
    found: dict[str, list[SeatResult]] = {}
    for table, *row in rows:
        found.setdefault(table, []).append(_seat(row))
    return found


def _seat(row: list[Any]) -> SeatResult:
    seat, kind, player, name, place, score, side, forfeited, won, *skills = row
    before, after = skill_of(*skills[:2]), skill_of(*skills[2:])
    return SeatResult(
        seat, kind, player, name, place, score, side, bool(forfeited), bool(won), before=before, after=after
    )


def tallies(person: str, seen_by: str | None) -> Query[list[tuple[str, int, int]]]:
    """By game: how many matches, and how many of them won."""
    where, values = _where(Wanted(person=person, seen_by=seen_by))
    rows = yield Ask(
        "SELECT s.game, count(*), sum(s.won) FROM standing s JOIN game_table t ON t.id = s.table_id "
        f"WHERE {where} GROUP BY s.game ORDER BY count(*) DESC, s.game",
        values,
    )
    return [(game, int(matches), int(wins)) for game, matches, wins in rows]


def versus(me: str, other: str) -> Query[list[tuple[str, int, int, int]]]:
    """By game: how often I was before, level with and behind the other, where we did not win together."""
    rows = yield Ask(
        """
        SELECT a.game, sum(CASE WHEN a.place < b.place THEN 1 ELSE 0 END),
               sum(CASE WHEN a.place = b.place THEN 1 ELSE 0 END),
               sum(CASE WHEN a.place > b.place THEN 1 ELSE 0 END)
        FROM standing a JOIN standing b ON b.table_id = a.table_id AND b.seat <> a.seat
        WHERE a.kind = 'person' AND a.player = ? AND b.kind = 'person' AND b.player = ?
          AND (a.side = '' OR a.side <> b.side)
        GROUP BY a.game ORDER BY a.game
        """,
        (me, other),
    )
    return [(game, int(ahead), int(level), int(behind)) for game, ahead, level, behind in rows]


class Point(Struct, frozen=True):
    """One match of a person for the plots."""

    game: str
    at: float
    table: str
    players: int
    seat: int
    score: int
    place: int
    won: bool
    skill: Skill | None
    picks: list[str]


def points(person: str, seen_by: str | None, game: str | None = None) -> Query[list[Point]]:
    """Their latest matches of one game or of all, oldest first."""
    where, values = _where(Wanted(person=person, seen_by=seen_by, game=game))
    rows = yield Ask(
        "SELECT s.game, s.finished, s.table_id, s.players, s.seat, s.score, s.place, s.won, s.mu, s.sigma, "
        f"s.picks FROM standing s JOIN game_table t ON t.id = s.table_id WHERE {where} "
        "ORDER BY s.finished DESC, s.table_id DESC LIMIT ?",
        (*values, LONGEST),
    )
    return [_point(row) for row in reversed(rows)]


def _point(row: tuple[Any, ...]) -> Point:
    game, at, table, players, seat, score, place, won, mu, sigma, picks = row
    chosen = msgspec.json.decode(picks, type=list[str])
    return Point(game, at, table, players, seat, score, place, bool(won), skill_of(mu, sigma), chosen)


# ---------------------------------------------------------------- people


class KnownPerson(Struct, frozen=True):
    id: str
    name: str
    created: float


def person(who: str) -> Query[KnownPerson | None]:
    """Somebody by id or, failing that, by the exact name."""
    rows = yield Ask(
        "SELECT id, name, created FROM person WHERE id = ? OR name = ? "
        "ORDER BY CASE WHEN id = ? THEN 0 ELSE 1 END, created LIMIT 1",
        (who, who, who),
    )
    return KnownPerson(*rows[0]) if rows else None


class MyResult(Struct, frozen=True):
    """One's own seat of a finished match in an export."""

    table: str
    game: str
    players: int
    seat: int
    place: int
    score: int
    finished: float
    rating: int | None


class MyRatings(Struct, frozen=True):
    results: list[MyResult]
    ratings: list[Rated]


def export(person: str) -> Query[MyRatings]:
    rows = yield Ask(
        "SELECT table_id, game, players, seat, place, score, finished, mu, sigma FROM standing "
        "WHERE kind = 'person' AND player = ? ORDER BY finished, table_id",
        (person,),
    )
    ratings = yield from ratings_of(person)
    return MyRatings([_my_result(row) for row in rows], ratings)


def _my_result(row: tuple[Any, ...]) -> MyResult:
    table, game, players, seat, place, score, finished, mu, sigma = row
    skill = skill_of(mu, sigma)
    rating = None if skill is None else skill.rating
    return MyResult(table, game, players, seat, place, score, finished, rating)


def forget_guests(person: str) -> Query[None]:
    """The names of those who played at this person's device, who is about to be forgotten."""
    yield Ask(
        "UPDATE standing SET player = '' WHERE kind = 'guest' AND EXISTS (SELECT 1 FROM place p WHERE "
        "p.table_id = standing.table_id AND p.seat = standing.seat AND (p.player = ? OR p.owner = ?))",
        (person, person),
    )


def hand_over(person: str, to: str) -> Query[None]:
    """The person's results belong to somebody else from now on, such as a nobody after "delete me".

    Their ratings go along where the other has none in that pool: what the others' ratings were made of stays.
    Where both sat at one table, the seats stay apart.
    """
    yield Ask(
        "UPDATE standing SET player = ? WHERE kind = 'person' AND player = ? AND table_id NOT IN "
        "(SELECT table_id FROM standing WHERE kind = 'person' AND player = ?)",
        (to, person, to),
    )
    yield Ask(
        "UPDATE rating SET player = ? WHERE kind = 'person' AND player = ? AND NOT EXISTS "
        "(SELECT 1 FROM rating o WHERE o.kind = 'person' AND o.player = ? AND o.game = rating.game "
        "AND o.players = rating.players)",
        (to, person, to),
    )
    yield Ask("DELETE FROM rating WHERE kind = 'person' AND player = ?", (person,))
