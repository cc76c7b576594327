"""Actions: one packed integer inside, one named value outside (DC-21). Decoded here and nowhere else.

The lowest five bits of a code are the kind; a card follows at bit 5, the target at bit 12.
What cannot be written in the forms of DC-21.2 gets a code that no match lists, so that the
rules can say why it is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from mypy_extensions import i64

from podzemi.engine.values import Action as BaseAction
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.state import Box

Cell = list[int]
"""`[x, y]`"""
Edge = list[list[int]]
"""`[[x, y], [x, y]]`, two adjacent cells, ascending"""
Space = list[int | str]
"""`[x, y, "id"]`"""


class PlayPath(BaseAction, frozen=True):
    """Lay a path card (DC-5)."""

    card: str
    x: int
    y: int
    rot: int


class PlaySecret(BaseAction, frozen=True):
    """Look at a face-down goal or at a clan card (DC-6.1)."""

    card: str
    mode: Literal["goal", "clan"]
    target: list[int] | int


class PlayCaveIn(BaseAction, frozen=True):
    """Take a laid path card away (DC-6.2)."""

    card: str
    x: int
    y: int


class PlaySwap(BaseAction, frozen=True):
    """Exchange hands with another player (DC-6.3)."""

    card: str
    player: int


class PlayCobweb(BaseAction, frozen=True):
    """Close an edge for two turns (DC-6.4)."""

    card: str
    edge: Edge


class PlayBoots(BaseAction, frozen=True):
    """Give boots to a player (DC-6.5)."""

    card: str
    player: int


class PlayAxe(BaseAction, frozen=True):
    """Lay an axe before a player (DC-6.6)."""

    card: str
    player: int


class PlayMonster(BaseAction, frozen=True):
    """Summon or move a monster (DC-7)."""

    card: str
    lair: Space | None
    to: Space | None


class Discard(BaseAction, frozen=True):
    """Discard one or two cards face down (DC-10.1)."""

    cards: list[str]


class ProposeEnd(BaseAction, frozen=True):
    """Propose to end the match here (DC-12.3)."""


class VoteEnd(BaseAction, frozen=True):
    """Answer a proposal to end (DC-12.3)."""

    accept: bool


class AxeWeb(BaseAction, frozen=True):
    """Strike a cobweb beside the own dwarf (DC-6.6)."""

    edge: Edge


class AxeMonster(BaseAction, frozen=True):
    """Strike the monster before it attacks, or not (DC-7.6, DC-8.5)."""

    use: bool


class Step(BaseAction, frozen=True):
    """Move the own dwarf by one space (DC-8)."""

    to: Space


class EndMove(BaseAction, frozen=True):
    """Stay where the dwarf stands (DC-8.7)."""


class OrientGoal(BaseAction, frozen=True):
    """Choose how a turned-up goal lies (DC-9.2)."""

    rot: int


Action = (
    PlayPath
    | PlaySecret
    | PlayCaveIn
    | PlaySwap
    | PlayCobweb
    | PlayBoots
    | PlayAxe
    | PlayMonster
    | Discard
    | ProposeEnd
    | VoteEnd
    | AxeWeb
    | AxeMonster
    | Step
    | EndMove
    | OrientGoal
)

PLAY_PATH: Final[i64] = 1  # card, cell, rot at bit 28
SECRET_GOAL: Final[i64] = 2  # card, cell
SECRET_CLAN: Final[i64] = 3  # card, seat
PLAY_CAVE_IN: Final[i64] = 4  # card, cell
PLAY_SWAP: Final[i64] = 5  # card, seat
PLAY_COBWEB: Final[i64] = 6  # card, edge
PLAY_BOOTS: Final[i64] = 7  # card, seat
PLAY_AXE: Final[i64] = 8  # card, seat
PLAY_MONSTER: Final[i64] = 9  # card, lair space, other space at bit 33; 0 is null
DISCARD: Final[i64] = 10  # card, second card or NO_CARD
PROPOSE_END: Final[i64] = 11
VOTE_END: Final[i64] = 12  # 1 = accept
AXE_WEB: Final[i64] = 13  # edge
AXE_MONSTER: Final[i64] = 14  # 1 = use
STEP: Final[i64] = 15  # space
END_MOVE: Final[i64] = 16
ORIENT_GOAL: Final[i64] = 17  # 1 = 180

NO_CARD: Final[i64] = 127
UNSORTED: Final[i64] = 126
NO_SEAT: Final[i64] = 15
NO_SPACE: Final[i64] = 31
OTHER_ROT: Final[i64] = 2

CODES: Final = range(1 << 54)
"""Every code there is; `Game.probes` gives those that matter in a state."""

_FAR: Final = s.OFFSET - 1

# ---------------------------------------------------------------- parts of a code


def cell_code(x: object, y: object) -> int:
    """The number of a cell; 0 for what is none, or lies further out than any card can."""
    if type(x) is not int or type(y) is not int or not (-_FAR <= x <= _FAR and -_FAR <= y <= _FAR):
        return 0
    return (x + s.OFFSET) * s.STRIDE + y + s.OFFSET


def cell_name(cell: int) -> Cell:
    return [cell // s.STRIDE - s.OFFSET, cell % s.STRIDE - s.OFFSET]


def edge_code(edge: Sequence[Any]) -> int:
    """The number of an edge; 0 when it is not written as DC-21.2 says."""
    if len(edge) != 2 or any(len(cell) != 2 for cell in edge):
        return 0
    first, second = (cell_code(*cell) for cell in edge)
    if first == 0 or second - first not in (1, s.STRIDE):
        return 0
    return first * 2 + (second - first == s.STRIDE)


def edge_name(edge: int) -> Edge:
    cell = edge // 2
    return [cell_name(cell), cell_name(cell + (s.STRIDE if edge % 2 else 1))]


def space_code(box: Box, space: Sequence[Any] | None) -> int:
    """The number of a space; 0 for null, NO_SPACE for what is no space."""
    if space is None:
        return 0
    if len(space) != 3 or type(space[2]) is not str:
        return NO_SPACE
    cell = cell_code(space[0], space[1])
    number = box.space_number.get(space[2])
    return NO_SPACE if cell == 0 or number is None else cell * s.IDS + number


def space_name(box: Box, space: int) -> Space:
    return [*cell_name(space // s.IDS), box.space_name[space % s.IDS]]


def _seat_code(seat: object) -> int:
    return seat if type(seat) is int and 0 <= seat < NO_SEAT else NO_SEAT


def _card_code(box: Box, card: str) -> int:
    number = box.face_number.get(card, NO_CARD)
    return number if number < box.cards else NO_CARD


def _rot_code(rot: int) -> int:
    return {0: 0, 180: 1}.get(rot, OTHER_ROT)


# ---------------------------------------------------------------- whole codes


def encode(box: Box, action: BaseAction) -> int:
    """The code of a named action; the inverse of `decode`."""
    match action:
        case PlayPath(card, x, y, rot):
            return PLAY_PATH | _card_code(box, card) << 5 | cell_code(x, y) << 12 | _rot_code(rot) << 28
        case PlaySecret(card, "goal", target):
            cell = cell_code(*target) if isinstance(target, list) and len(target) == 2 else 0
            return SECRET_GOAL | _card_code(box, card) << 5 | cell << 12
        case PlaySecret(card, _, target):
            return SECRET_CLAN | _card_code(box, card) << 5 | _seat_code(target) << 12
        case PlayCaveIn(card, x, y):
            return PLAY_CAVE_IN | _card_code(box, card) << 5 | cell_code(x, y) << 12
        case PlaySwap(card, player):
            return PLAY_SWAP | _card_code(box, card) << 5 | _seat_code(player) << 12
        case PlayCobweb(card, edge):
            return PLAY_COBWEB | _card_code(box, card) << 5 | edge_code(edge) << 12
        case PlayBoots(card, player):
            return PLAY_BOOTS | _card_code(box, card) << 5 | _seat_code(player) << 12
        case PlayAxe(card, player):
            return PLAY_AXE | _card_code(box, card) << 5 | _seat_code(player) << 12
        case PlayMonster(card, lair, to):
            return (
                PLAY_MONSTER
                | _card_code(box, card) << 5
                | space_code(box, lair) << 12
                | space_code(box, to) << 33
            )
        case Discard(cards):
            return DISCARD | _discard_code(box, cards)
        case ProposeEnd():
            return PROPOSE_END
        case VoteEnd(accept):
            return VOTE_END | accept << 12
        case AxeWeb(edge):
            return AXE_WEB | edge_code(edge) << 12
        case AxeMonster(use):
            return AXE_MONSTER | use << 12
        case Step(to):
            return STEP | space_code(box, to) << 12
        case EndMove():
            return END_MOVE
        case OrientGoal(rot):
            return ORIENT_GOAL | _rot_code(rot) << 12
    raise TypeError(f"not an action of this game: {action!r}")


def _discard_code(box: Box, cards: list[str]) -> int:
    numbers = [_card_code(box, card) for card in cards]
    if len(numbers) == 1:
        return numbers[0] << 5 | NO_CARD << 12
    if len(numbers) != 2:
        return NO_CARD << 5 | NO_CARD << 12
    if numbers[0] >= numbers[1] and NO_CARD not in numbers:
        return UNSORTED << 5 | NO_CARD << 12
    return NO_CARD << 5 if NO_CARD in numbers else numbers[0] << 5 | numbers[1] << 12


def decode(box: Box, code: int) -> Action:
    """The named action of a code that some match lists."""
    names = box.face_name
    kind, card, target = code & 31, code >> 5 & 127, code >> 12
    match kind:
        case _ if kind == PLAY_PATH:
            x, y = cell_name(target & 0xFFFF)
            return PlayPath(names[card], x, y, 180 if code >> 28 else 0)
        case _ if kind == SECRET_GOAL:
            return PlaySecret(names[card], "goal", cell_name(target))
        case _ if kind == SECRET_CLAN:
            return PlaySecret(names[card], "clan", target)
        case _ if kind == PLAY_CAVE_IN:
            x, y = cell_name(target)
            return PlayCaveIn(names[card], x, y)
        case _ if kind == PLAY_SWAP:
            return PlaySwap(names[card], target)
        case _ if kind == PLAY_COBWEB:
            return PlayCobweb(names[card], edge_name(target))
        case _ if kind == PLAY_BOOTS:
            return PlayBoots(names[card], target)
        case _ if kind == PLAY_AXE:
            return PlayAxe(names[card], target)
        case _ if kind == PLAY_MONSTER:
            lair, to = target & 0x1FFFFF, code >> 33
            return PlayMonster(
                names[card], space_name(box, lair) if lair else None, space_name(box, to) if to else None
            )
        case _ if kind == DISCARD:
            return Discard([names[card]] if target == NO_CARD else [names[card], names[target]])
        case _ if kind == PROPOSE_END:
            return ProposeEnd()
        case _ if kind == VOTE_END:
            return VoteEnd(bool(target))
        case _ if kind == AXE_WEB:
            return AxeWeb(edge_name(target))
        case _ if kind == AXE_MONSTER:
            return AxeMonster(bool(target))
        case _ if kind == STEP:
            return Step(space_name(box, target))
        case _ if kind == END_MOVE:
            return EndMove()
    return OrientGoal(180 if target else 0)
