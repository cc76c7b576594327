"""How strong somebody is: OpenSkill's Plackett-Luce model over places, ties and sides.

A player is a person, or a bot by its name; each has one rating per game and number of players. The scale
on the screen is that of other game servers: everybody starts at 1500 ± 350.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

PlayerKind: TypeAlias = Literal["person", "bot", "guest"]
"""A guest plays at somebody's device and is known by a name alone: that is never rated."""
Player: TypeAlias = tuple[PlayerKind, str]

MODEL: Final = PlackettLuce()
SCALE: Final = 350 / MODEL.sigma
CENTRE: Final = 1500


class Skill(Struct, frozen=True):
    """The belief about a player's strength: a normal distribution."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def rating(self) -> int:
        return round(CENTRE + SCALE * (self.mu - MODEL.mu))

    @property
    def deviation(self) -> int:
        return round(SCALE * self.sigma)


START: Final = Skill()


class Standing(Struct, frozen=True, kw_only=True):
    """How one seat came out of a finished match. Shared places share the number."""

    seat: int
    kind: PlayerKind
    player: str
    place: int
    score: int
    side: str = ""
    """The seats that won together; empty: alone."""
    forfeited: bool = False
    picks: list[str] = []
    """The choices of the seat, in the order of choosing (`Game.pick`)."""

    @property
    def who(self) -> Player:
        return self.kind, self.player


def is_winner(standing: Standing, all_of_them: Sequence[Standing]) -> bool:
    """First, and not everybody is."""
    return standing.place == 1 and any(other.place > 1 for other in all_of_them)


def can_be_rated(standings: Sequence[Standing]) -> bool:
    """At least two different players against each other, and one of them a person."""
    people = any(standing.kind == "person" for standing in standings)
    return people and len({one.who for one in standings}) > 1 and len(_teams(standings)) > 1


def rate(standings: Sequence[Standing], before: Mapping[Player, Skill]) -> dict[Player, Skill]:
    """Everybody's rating after that match. Whoever held several seats gets the mean of them."""
    teams = _teams(standings)
    given = [[_rating(before[member.who]) for member in team] for team in teams]
    rated = MODEL.rate(given, ranks=[float(_rank(team, standings)) for team in teams])
    found: dict[Player, list[PlackettLuceRating]] = {}
    for team, ratings in zip(teams, rated, strict=True):
        for member, rating in zip(team, ratings, strict=True):
            found.setdefault(member.who, []).append(rating)
    return {who: _mean(ratings) for who, ratings in found.items()}


def _teams(standings: Sequence[Standing]) -> list[list[Standing]]:
    """Those of one side together, in the order of seats; whoever forfeited stands alone."""
    teams: dict[str, list[Standing]] = {}
    for one in sorted(standings, key=lambda standing: standing.seat):
        own = one.forfeited or not one.side
        teams.setdefault(f"seat {one.seat}" if own else one.side, []).append(one)
    return list(teams.values())


def _rank(team: list[Standing], standings: Sequence[Standing]) -> int:
    """A player who forfeited is last, even if the bot that took over did better."""
    return len(standings) + 1 if team[0].forfeited else min(member.place for member in team)


def _rating(skill: Skill) -> PlackettLuceRating:
    return MODEL.rating(mu=skill.mu, sigma=skill.sigma)


def _mean(ratings: list[PlackettLuceRating]) -> Skill:
    count = len(ratings)
    return Skill(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)
