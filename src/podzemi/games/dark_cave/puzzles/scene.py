"""Laying out the scene of a puzzle: cards in the cave, and nothing else on the table."""

from __future__ import annotations

from collections.abc import Sequence

from podzemi.engine.dice import Dice
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.rules.space.targets import matches
from podzemi.games.dark_cave.state import Box, State


def is_marked(box: Box, face: int, mark: int) -> bool:
    """Whether a space of the card has that feature (DC-2.7)."""
    return cave.marked(box, face, mark) != s.NONE


def places(state: State, card: int) -> list[tuple[int, int]]:
    """The cells and rotations in which the card can lie (DC-5)."""
    found = []
    for cell, need, care in zip(state.rim, state.rim_need, state.rim_care, strict=True):
        for rot in (0, 1):
            if need and matches(state.box.mask[g.face_rot(card, rot)], need, care):
                found.append((int(cell), rot))
    return found


def lay(state: State, card: int, cell: int, rot: int) -> None:
    cave.lay(state, card, cell, rot)
    cave.lay_nugget(state, card)


def lay_anywhere(state: State, card: int, dice: Dice) -> None:
    """Somewhere it fits, if it fits at all."""
    if found := places(state, card):
        lay(state, card, *found[dice.below(len(found))])


def clear_table(state: State, hand: list[int], table: Sequence[int]) -> None:
    """Seat 0 has that hand, nobody else any card; what is neither boxed, laid nor on the table was played."""
    box = state.box
    kept = {*hand, *table}
    played = {codes.card_of(codes.deed_code(deed)) for deed in state.deeds}
    rest = [card for card in range(box.cards) if not state.cell[card] and card not in kept]
    state.boxed = []
    for back in range(s.BACK_COUNT):
        unseen = [card for card in rest if box.back[card] == back and card not in played]
        state.boxed += unseen[: box.removed]
    state.open = [card for card in rest if card not in state.boxed]
    state.hands = [hand, *([] for _ in range(1, state.players))]
    state.pile = []
