"""Actions: one packed integer inside (`codes`), one named value outside (DC-21). Translated here alone."""

from __future__ import annotations

from typing import Final, Literal

from podzemi.engine.values import Action as BaseAction
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave.names import (
    Edge,
    Space,
    cell_code,
    cell_name,
    edge_code,
    edge_name,
    space_code,
    space_name,
)
from podzemi.games.dark_cave.state import Box


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

CODES: Final = range(1 << codes.CODE_BITS)
"""Every code there is; `Game.probes` gives those that matter in a state."""

# ---------------------------------------------------------------- parts of a code


def _seat_code(seat: object) -> int:
    return seat if type(seat) is int and 0 <= seat < codes.NO_SEAT else codes.NO_SEAT


def _card_code(box: Box, card: str) -> int:
    number = box.face_number.get(card, codes.NO_CARD)
    return number if number < box.cards else codes.NO_CARD


def _rot_code(rot: int) -> int:
    return {0: 0, 180: 1}.get(rot, codes.OTHER_ROT)


# ---------------------------------------------------------------- whole codes


def encode(box: Box, action: BaseAction) -> int:
    """The code of a named action; the inverse of `decode`."""
    match action:
        case PlayPath(card, x, y, rot):
            return codes.play_path(_card_code(box, card), cell_code(x, y), _rot_code(rot))
        case PlaySecret(card, "goal", target):
            cell = cell_code(*target) if isinstance(target, list) and len(target) == 2 else 0
            return codes.secret_goal(_card_code(box, card), cell)
        case PlaySecret(card, _, target):
            return codes.secret_clan(_card_code(box, card), _seat_code(target))
        case PlayCaveIn(card, x, y):
            return codes.play_cave_in(_card_code(box, card), cell_code(x, y))
        case PlaySwap(card, player):
            return codes.play_swap(_card_code(box, card), _seat_code(player))
        case PlayCobweb(card, edge):
            return codes.play_cobweb(_card_code(box, card), edge_code(edge))
        case PlayBoots(card, player):
            return codes.play_boots(_card_code(box, card), _seat_code(player))
        case PlayAxe(card, player):
            return codes.play_axe(_card_code(box, card), _seat_code(player))
        case PlayMonster(card, lair, to):
            return codes.play_monster(_card_code(box, card), space_code(box, lair), space_code(box, to))
        case Discard(cards):
            return codes.discard(*_discard_codes(box, cards))
        case ProposeEnd():
            return codes.PROPOSE_END
        case VoteEnd(accept):
            return codes.vote_end(accept)
        case AxeWeb(edge):
            return codes.axe_web(edge_code(edge))
        case AxeMonster(use):
            return codes.axe_monster(use)
        case Step(to):
            return codes.step(space_code(box, to))
        case EndMove():
            return codes.END_MOVE
        case OrientGoal(rot):
            return codes.orient_goal(_rot_code(rot))
    raise TypeError(f"not an action of this game: {action!r}")


def _discard_codes(box: Box, cards: list[str]) -> tuple[int, int]:
    """One card or two as `codes.discard` takes them; what is no such list is told apart for the refusal."""
    none = codes.NO_CARD
    numbers = [_card_code(box, card) for card in cards]
    if len(numbers) == 1:
        return numbers[0], none
    if len(numbers) != 2:
        return none, none
    if none in numbers:
        return none, 0
    return (codes.UNSORTED, none) if numbers[0] >= numbers[1] else (numbers[0], numbers[1])


def decode(box: Box, code: int) -> Action:
    """The named action of a code that some match lists."""
    kind, target = codes.kind_of(code), codes.target_of(code)
    if kind <= codes.DISCARD:
        return _decode_card(box, code, kind, target)
    match kind:
        case codes.PROPOSE_END:
            return ProposeEnd()
        case codes.VOTE_END:
            return VoteEnd(codes.is_yes(code))
        case codes.AXE_WEB:
            return AxeWeb(edge_name(target))
        case codes.AXE_MONSTER:
            return AxeMonster(codes.is_yes(code))
        case codes.STEP:
            return Step(space_name(box, target))
        case codes.END_MOVE:
            return EndMove()
    return OrientGoal(180 if target else 0)


def _decode_card(box: Box, code: int, kind: int, target: int) -> Action:
    """Cards played or discarded from the hand."""
    card = box.face_name[codes.card_of(code)]
    match kind:
        case codes.PLAY_PATH:
            x, y = cell_name(codes.path_cell(code))
            return PlayPath(card, x, y, 180 if codes.path_rot(code) else 0)
        case codes.SECRET_GOAL:
            return PlaySecret(card, "goal", cell_name(target))
        case codes.SECRET_CLAN:
            return PlaySecret(card, "clan", target)
        case codes.PLAY_CAVE_IN:
            return PlayCaveIn(card, *cell_name(target))
        case codes.PLAY_SWAP:
            return PlaySwap(card, target)
        case codes.PLAY_COBWEB:
            return PlayCobweb(card, edge_name(target))
        case codes.PLAY_BOOTS:
            return PlayBoots(card, target)
        case codes.PLAY_AXE:
            return PlayAxe(card, target)
        case codes.PLAY_MONSTER:
            lair, to = codes.monster_lair(code), codes.monster_to(code)
            return PlayMonster(
                card, space_name(box, lair) if lair else None, space_name(box, to) if to else None
            )
    return Discard([card] if target == codes.NO_CARD else [card, box.face_name[target]])
