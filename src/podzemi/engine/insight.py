"""Nothing hidden: a seat's view, completed by what the other seats knew. For replays, never for play."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat

OWN: Final = frozenset({"seat", "mine", "hand", "memory", "added"})
"""Fields at the top of a view that are about its own seat: they are not filled from another's."""


class Opened(Struct, frozen=True):
    """All that anybody at the table knows, as plain data.

    `view`: one seat's view, filled from all others. `hands`: by seat, what only its own view has a place for.
    """

    view: dict[str, Any]
    hands: list[dict[str, Any]]


def opened(game: AnyGame, state: Any, seat: Seat, players: int) -> Opened:
    """Everything open, seen from that seat."""
    known = game.with_perfect_recall(state)
    views = [msgspec.to_builtins(game.view(known, other)) for other in range(players)]
    merged = dict(views[seat])
    for other, view in enumerate(views):
        if other != seat:
            merged = {name: _own(name, value, view[name]) for name, value in merged.items()}
    merged["seats"] = [_side(side, view, one) for one, (side, view) in enumerate(zip(merged["seats"], views))]
    merged["options"] = msgspec.to_builtins(game.view(state, None))["options"]
    return Opened(merged, [_hand(view) for view in views])


def _hand(view: dict[str, Any]) -> dict[str, Any]:
    """A sheet is among the seats already."""
    found = {name: view[name] for name in sorted(OWN - {"seat"}) if name in view}
    if found.get("mine"):
        found["mine"] = {name: value for name, value in found["mine"].items() if name != "sheet"}
    return found


def _own(name: str, value: Any, other: Any) -> Any:
    return value if name in OWN else filled(value, other)


def _side(side: dict[str, Any], view: dict[str, Any], seat: Seat) -> dict[str, Any]:
    """One player's side of the table: as that player knows it, and where a sheet is kept in secret, that."""
    own = filled(view["seats"][seat], side)
    return {**own, "sheet": view["mine"]["sheet"]} if view.get("mine") else dict(own)


def filled(value: Any, other: Any) -> Any:
    """`value` with every blank filled from the same place in `other`."""
    if value is None or value == []:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {name: filled(one, other.get(name)) for name, one in value.items()}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [filled(one, another) for one, another in zip(value, other)]
    return value
