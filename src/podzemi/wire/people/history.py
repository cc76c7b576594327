"""Finished matches: results, ratings, profiles and statistics."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.wire.basics import Person


class RatingInfo(Struct, frozen=True):
    """How strong somebody is in one game with so many players. Everybody starts at 1500 ± 350."""

    game: str
    players: int
    rating: int
    deviation: int
    """The rating is within twice this with 95 % certainty."""
    matches: int
    wins: int


class Finisher(Struct, frozen=True):
    """One seat of a finished match. Shared places share the number; `side`: who won together."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    """The person's name, or the bot's id."""
    person: str | None
    place: int
    score: int
    side: str
    forfeited: bool
    """Lost by leaving or by time."""
    mine: bool


class MatchInfo(Struct, frozen=True):
    """A finished match in somebody's history; `rating` and `change` are theirs, if it counted."""

    table: str
    game: str
    players: int
    finished: float
    public: bool
    seats: list[Finisher]
    place: int
    won: bool
    rating: int | None
    change: int | None


class SeatRating(Struct, frozen=True):
    """The change of a player's rating by a match, by seat."""

    seat: int
    rating: int
    deviation: int
    change: int


class MatchRatings(Struct, frozen=True):
    """The changes of ratings by a finished match; without seats: none, or none that the asker may see."""

    seats: list[SeatRating]
    pending: bool
    """The end is not counted yet: ask again in a moment."""


class HistoryPage(Struct, frozen=True):
    """`next`: what to ask for to get older ones; null: these were the last."""

    matches: list[MatchInfo]
    total: int
    next: str | None


class Versus(Struct, frozen=True):
    """How often the asker came out before, level with and behind somebody in one game."""

    game: str
    matches: int
    ahead: int
    level: int
    behind: int


class GameTally(Struct, frozen=True):
    game: str
    matches: int
    wins: int


class ScorePoint(Struct, frozen=True):
    at: float
    table: str
    players: int
    score: int
    place: int


class Pick(Struct, frozen=True):
    """Something somebody likes to choose: `<prefix>-<name>` is the word for it."""

    name: str
    count: int
    matches: int
    wins: int


class Highlight(Struct, frozen=True):
    """The best of one person in one game."""

    game: str
    best: ScorePoint | None
    """The match with the highest score; None: no score above 0."""
    pick: Pick | None
    """The favourite choice, such as a hero; None: the game has none."""


class Profile(Struct, frozen=True):
    """A person as others see them. Private tables count only for those who sat there."""

    person: Person
    mine: bool
    muted: bool
    """Whether the asker has muted them."""
    since: float
    ratings: list[RatingInfo]
    games: list[GameTally]
    streak: int
    """Matches won in a row up to the last one, those of one player apart."""
    longest: int
    """The longest such row."""
    highlights: list[Highlight]
    """By game, in the order of `games`."""
    recent: list[MatchInfo]
    versus: list[Versus]


class SeatRate(Struct, frozen=True):
    """How often somebody won from one seat."""

    players: int
    seat: int
    matches: int
    wins: int


class RatingPoint(Struct, frozen=True):
    at: float
    players: int
    rating: int
    deviation: int


class Statistics(Struct, frozen=True):
    """One person in one game, oldest first."""

    game: str
    scores: list[ScorePoint]
    ratings: list[RatingPoint]
    seats: list[SeatRate]
    picks: list[Pick]


class Leader(Struct, frozen=True):
    rank: int
    kind: Literal["person", "bot"]
    name: str
    person: str | None
    rating: int
    deviation: int
    matches: int
    wins: int
    mine: bool


class Leaderboard(Struct, frozen=True):
    """The strongest players of one game with this many seats, by rating minus twice its deviation."""

    game: str
    players: int
    enough: int
    """Matches that one must have played to be listed."""
    leaders: list[Leader]
    me: RatingInfo | None
