"""How everybody came out of a match: a result, seat by seat, with who is to be credited for it."""

from __future__ import annotations

from collections.abc import Iterable

from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.values import Action, Seat
from podzemi.server.match.clock import ranks
from podzemi.server.match.match_log import MatchLog, NextLine
from podzemi.server.match.tables import as_played, counts
from podzemi.server.store import Place, Table
from podzemi.server.store.people.ratings import Finish
from podzemi.server.support.skill import Player, Standing


def end_of(log: MatchLog, table: Table, line: NextLine, at: float) -> Finish | None:
    """How everybody comes out by the next line of the log; None: the match goes on."""
    if line.step is None or line.result is None:
        return None
    turns = [(played.entry.seat, played.action) for played in log.played]
    turns.append((line.seat, line.step.action))
    return finish_of(table, log.game, line.result, at, turns, log.forfeits)


def finish_of(
    table: Table,
    game: AnyGame,
    result: Result,
    at: float,
    turns: Iterable[tuple[Seat, Action]],
    forfeits: list[Seat],
) -> Finish:
    """The end of the match, to be kept and counted.

    `turns`: every action that counted; `forfeits`: the seats that lost by time, in the order of losing.
    """
    places, sides, picks = _places(result, forfeits), _sides(table, game), _picks(table, game, turns)
    standings = [
        Standing(
            seat=seat,
            kind=who[0],
            player=who[1],
            place=places[seat],
            score=result.scores[seat],
            side=sides[seat],
            forfeited=seat in forfeits,
            picks=picks[seat],
        )
        for seat, who in enumerate(player_of(as_played(place, game)) for place in table.places)
    ]
    return Finish(table=table.id, game=table.game, at=at, rated=counts(table), standings=standings)


def player_of(place: Place) -> Player:
    """A bot that keeps somebody's seat plays for that person: leaving saves nobody's rating."""
    if place.companion:
        return "guest", place.companion
    if place.owner:
        return "person", place.owner
    return ("person" if place.kind == "person" else "bot"), place.player


def _places(result: Result, forfeits: list[Seat]) -> dict[Seat, int]:
    """The place of each seat, 1 for the first; whoever forfeited is behind everybody else."""
    found: dict[Seat, int] = {}
    for group in ranks(result.ranking, forfeits):
        found |= dict.fromkeys(group, len(found) + 1)
    return found


def _sides(table: Table, game: AnyGame) -> list[str]:
    """The teams: fixed at the start, so they follow from the seed. Branches have no such start."""
    players = len(table.places)
    if table.luck.branches or game.teams is None:
        return [""] * players
    return game.teams.sides(game.setup(players, table.options, Dice(table.seed))).by_seat


def _picks(table: Table, game: AnyGame, turns: Iterable[tuple[Seat, Action]]) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in table.places]
    for seat, action in turns:
        if (name := game.favourite_key(action)) is not None:
            found[seat].append(name)
    return found
