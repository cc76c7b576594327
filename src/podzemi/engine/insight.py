"""Nothing hidden: a seat's view, completed by what the other seats knew. For replays, never for play."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat

OWN: Final = frozenset({"seat", "mine", "hand", "memory", "added"})
"""Fields at the top of a view that are about its own seat: they are not filled from another's."""


def opened(game: AnyGame, state: Any, seat: Seat, players: int) -> Any:
    """The view of that seat with all that anybody at the table knows filled in, as plain data."""
    views = [msgspec.to_builtins(game.view(state, other)) for other in range(players)]
    merged = dict(views[seat])
    for other, view in enumerate(views):
        if other != seat:
            merged = {name: _own(name, value, view[name]) for name, value in merged.items()}
    if merged.get("mine"):
        merged["seats"] = [_sheet(public, view) for public, view in zip(merged["seats"], views)]
    return merged


def _own(name: str, value: Any, other: Any) -> Any:
    return value if name in OWN else filled(value, other)


def _sheet(public: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Where a seat works in secret on a sheet of its own, everybody's are shown as they are now."""
    return {**public, "sheet": view["mine"]["sheet"]} if view["mine"] else public


def filled(value: Any, other: Any) -> Any:
    """`value` with every blank filled from the same place in `other`."""
    if value is None or value == []:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {name: filled(one, other.get(name)) for name, one in value.items()}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [filled(one, another) for one, another in zip(value, other)]
    return value
