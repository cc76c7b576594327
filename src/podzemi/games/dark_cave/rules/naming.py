"""Numbers as events name them. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dark_cave.names import Space, space_name
from podzemi.games.dark_cave.rules.space.cave import space_of
from podzemi.games.dark_cave.state import State


def card_names(state: State, cards: list[i64]) -> list[str]:
    return [state.box.face_name[card] for card in cards]


def node_name(state: State, node: i64) -> Space:
    return space_name(state.box, space_of(state, node))
