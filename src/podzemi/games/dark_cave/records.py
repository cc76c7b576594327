"""Actions as a record writes them (DC-21.4): one type for every name, in all games.

On the wire a space is `[x, y, "id"]` and the target of secret information a cell or a seat. Tables of data
want one type in a column, so a record of format 2 writes a space as the word `x,y,id`, and the target as
`cell` or `player`.
"""

from __future__ import annotations

from collections.abc import Callable

# Any: a union as a value, for which there is no type; JSON
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from podzemi.engine.values import Action as BaseAction
from podzemi.games.dark_cave import actions
from podzemi.games.dark_cave.actions import Action, PlayMonster, PlaySecret, Step
from podzemi.games.dark_cave.names import Cell, Space

A = TypeVar("A")
B = TypeVar("B")
SpaceWord = Annotated[str, Meta(pattern=r"^-?\d{1,4},-?\d{1,4},[^,]+$")]
"""`x,y,id`"""


class _Recorded(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """An action whose record differs from the wire."""


class RecordedSecret(_Recorded, frozen=True, tag="play_secret"):
    """`cell` of a goal, or the `player` whose clan card it is."""

    card: str
    mode: Literal["goal", "clan"]
    cell: Cell | UnsetType = UNSET
    player: int | UnsetType = UNSET


class RecordedMonster(_Recorded, frozen=True, tag="play_monster"):
    card: str
    lair: SpaceWord | None
    to: SpaceWord | None


class RecordedStep(_Recorded, frozen=True, tag="step"):
    to: SpaceWord


Recorded = (
    RecordedSecret
    | RecordedMonster
    | RecordedStep
    | actions.PlayPath
    | actions.PlayCaveIn
    | actions.PlaySwap
    | actions.PlayCobweb
    | actions.PlayBoots
    | actions.PlayAxe
    | actions.Discard
    | actions.ProposeEnd
    | actions.VoteEnd
    | actions.AxeWeb
    | actions.AxeMonster
    | actions.EndMove
    | actions.OrientGoal
)
_ACTION: Final[Any] = Action
_RECORDED: Final[Any] = Recorded


def to_record(action: BaseAction, format: int) -> Any:
    """Format 1 wrote actions as the wire does."""
    return action if format == 1 else _to_record(action)


def _to_record(action: BaseAction) -> Any:
    match action:
        case PlaySecret(card, mode, list() as cell):
            return RecordedSecret(card, mode, cell=cell)
        case PlaySecret(card, mode, int() as player):
            return RecordedSecret(card, mode, player=player)
        case PlayMonster(card, lair, to):
            return RecordedMonster(card, _maybe(_word, lair), _maybe(_word, to))
        case Step(to):
            return RecordedStep(_word(to))
    return action


def from_record(value: Any, format: int) -> Action:
    """The inverse; msgspec.ValidationError for what `to_record` does not write."""
    if format == 1:
        action: Action = msgspec.convert(value, _ACTION)
        return action
    recorded: Recorded = msgspec.convert(value, _RECORDED)
    match recorded:
        case RecordedSecret():
            return _secret(recorded)
        case RecordedMonster(card, lair, to):
            return PlayMonster(card, _maybe(_space, lair), _maybe(_space, to))
        case RecordedStep(to):
            return Step(_space(to))
    return recorded


def _secret(recorded: RecordedSecret) -> PlaySecret:
    """The target is the one of the two that is there."""
    target = recorded.cell if recorded.player is UNSET else recorded.player
    if target is UNSET or (recorded.cell is not UNSET and recorded.player is not UNSET):
        raise msgspec.ValidationError("play_secret has either `cell` or `player`")
    return PlaySecret(recorded.card, recorded.mode, target)


def _maybe(change: Callable[[A], B], value: A | None) -> B | None:
    return None if value is None else change(value)


def _word(space: Space) -> str:
    return ",".join(map(str, space))


def _space(word: str) -> Space:
    x, y, name = word.split(",")
    return [int(x), int(y), name]
