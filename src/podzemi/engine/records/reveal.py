"""Nothing hidden: a seat's view, completed by what the other seats knew. For replays, never for play."""

from __future__ import annotations

from typing import Any  # Any: a view as JSON

import msgspec
from msgspec import Struct

from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat


class Revealed(Struct, frozen=True):
    """The combined knowledge of all seats, as plain data.

    `view`: one seat's view, filled from all others. `hands`: by seat, the fields of its view that are about
    that seat alone (`Game.private_fields`).
    """

    view: dict[str, Any]
    hands: list[dict[str, Any]]


def reveal(game: AnyGame, state: Any, seat: Seat, players: int) -> Revealed:
    """Everything open, seen from that seat."""
    known = game.with_perfect_recall(state)
    views = [msgspec.to_builtins(game.view(known, other)) for other in range(players)]
    merged = dict(views[seat])
    for other, view in enumerate(views):
        if other != seat:
            merged = {
                name: value
                if name == "seat" or name in game.private_fields
                else fill_blanks(value, view[name])
                for name, value in merged.items()
            }
    private = [{name: view[name] for name in sorted(game.private_fields)} for view in views]
    sides = [
        fill_blanks(view["seats"][one], side) for one, (side, view) in enumerate(zip(merged["seats"], views))
    ]
    merged["seats"] = [_merge_side(side, own) for side, own in zip(sides, private)]
    merged["options"] = msgspec.to_builtins(game.view(state, None))["options"]
    return Revealed(merged, [_beyond(own, side) for side, own in zip(sides, private)])


def _merge_side(side: dict[str, Any], private: dict[str, Any]) -> dict[str, Any]:
    """One player's side of the table; what that player knows better (a sheet kept in secret) replaces it."""
    better = {name: value for own in _records(private) for name, value in own.items() if name in side}
    return {**side, **better}


def _beyond(private: dict[str, Any], side: dict[str, Any]) -> dict[str, Any]:
    """The parts of a player's private fields that are not on that player's side of the table."""
    return {name: _without(value, side) for name, value in private.items()}


def _without(value: Any, known: dict[str, Any]) -> Any:
    if not isinstance(value, dict):
        return value
    return {name: one for name, one in value.items() if name not in known}


def _records(private: dict[str, Any]) -> list[dict[str, Any]]:
    return [value for value in private.values() if isinstance(value, dict)]


def fill_blanks(value: Any, other: Any) -> Any:
    """`value` with every blank filled from the same place in `other`."""
    if value is None or value == []:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {name: fill_blanks(one, other.get(name)) for name, one in value.items()}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [fill_blanks(one, another) for one, another in zip(value, other)]
    return value
