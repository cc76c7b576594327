"""Match records: the one exchange format, one JSON object a line.

`chance` lists every random outcome in the order it happened and `actions` uses the
specification's names, so that another implementation can replay a match without
our generator, and we can replay theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from podzemi.engine.game import AnyGame, BadSetup, OptionValue, Result
from podzemi.engine.packs import Pack
from podzemi.engine.values import Action, Event, Outcome, Seat

if TYPE_CHECKING:
    from podzemi.engine.match import Match

FORMAT = 1


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: who, and what."""

    seat: Seat
    action: Any


class Record(Struct, frozen=True, kw_only=True):
    """A whole match. Written by us it is complete; read, it is not yet believed.

    `pack` names the data pack that was played with; the house data leaves it out.
    """

    format: int = FORMAT
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seed: int
    chance: list[Any]
    actions: list[Turn]
    result: Result | None
    pack: Pack | UnsetType = UNSET

    def line(self) -> bytes:
        return msgspec.json.encode(self)


class _Written(Struct, forbid_unknown_fields=True):
    """A record as it lies in a file: names still unchecked."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seed: int
    chance: Raw
    actions: Raw
    result: Result | None
    pack: Pack | UnsetType = UNSET


class RecordError(ValueError):
    """A record that is not one, or does not replay; says where."""


class PackMissing(RecordError):
    """A record of a match that was played with another data pack than the one at hand (None: none)."""

    def __init__(self, wanted: Pack | None, given: Pack | None) -> None:
        super().__init__(f"played with {_called(wanted)}, not with {_called(given)}")
        self.wanted = wanted
        self.given = given


def _called(pack: Pack | None) -> str:
    return "the house data" if pack is None else f"pack {pack.name!r} (sha256 {pack.sha256[:12]}…)"


def read(line: bytes | str, find: Callable[[str], AnyGame]) -> Record:
    """A record from one line of JSON, every name checked against its game."""
    try:
        raw = msgspec.json.decode(line, type=_Written)
        if raw.format != FORMAT:
            raise RecordError(f"format {raw.format} is not known; this program reads format {FORMAT}")
        try:
            game = find(raw.game)
        except LookupError as error:
            raise RecordError(str(error)) from None
        if raw.rules != game.rules_version:
            raise RecordError(
                f"rules version {raw.rules} of {raw.game}; this program plays {game.rules_version}"
            )
        chance: list[Outcome] = msgspec.json.decode(raw.chance, type=list[game.outcome_type])  # type: ignore[name-defined]
        turns = msgspec.json.decode(raw.actions, type=list[Turn])
        named = [Turn(turn.seat, msgspec.convert(turn.action, game.action_type)) for turn in turns]
    except msgspec.MsgspecError as error:
        raise RecordError(f"not a match record: {error}") from None
    return Record(
        game=raw.game,
        rules=raw.rules,
        players=raw.players,
        options=raw.options,
        seed=raw.seed,
        chance=chance,
        actions=named,
        result=raw.result,
        pack=raw.pack,
    )


def replay(
    record: Record,
    find: Callable[[str], AnyGame],
    each: Callable[[Match[Any, Any], list[Event]], None] | None = None,
) -> Match[Any, Any]:
    """Play the record again from its outcomes and actions; RecordError at the first difference.

    The seed is not used. `each` is called after set-up and after every action with the
    match and the events of that step.
    """
    from podzemi.engine.dice import Dice
    from podzemi.engine.match import Match

    game = find(record.game)
    _check_pack(record, game)
    try:
        script = game.script(record.chance)
        script.reverse()
        match = Match(game, record.players, record.options, record.seed, Dice(record.seed, script))
    except BadSetup as error:
        raise RecordError(f"set-up refused: {error}") from None
    except ValueError as error:
        raise RecordError(f"chance: {error}") from None
    if each is not None:
        each(match, match.opening)
    for number, turn in enumerate(record.actions):
        _check_turn(match, number, turn)
        try:
            events = match.play(turn.seat, turn.action)
        except ValueError as error:
            raise RecordError(f"action {number}: {error}") from None
        if each is not None:
            each(match, events)
    _check_end(match, record)
    return match


def _check_pack(record: Record, game: AnyGame) -> None:
    """Other components make another match, even if it happens to replay."""
    wanted = None if record.pack is UNSET else record.pack
    if (wanted and wanted.sha256) != (game.pack and game.pack.sha256):
        raise PackMissing(wanted, game.pack)


def _check_turn(match: Match[Any, Any], number: int, turn: Turn) -> None:
    if not 0 <= turn.seat < match.players:
        raise RecordError(f"action {number}: there is no seat {turn.seat}")
    action: Action = turn.action
    if (refusal := match.refusal(turn.seat, action)) is not None:
        raise RecordError(f"action {number}: refused, {refusal.code} [{refusal.clause}]")


def _check_end(match: Match[Any, Any], record: Record) -> None:
    if match.chance != record.chance:
        at = next(
            (i for i, (a, b) in enumerate(zip(match.chance, record.chance)) if a != b), len(match.chance)
        )
        raise RecordError(f"chance outcome {at} differs from what the rules ask for")
    result = match.game.result(match.state)
    if result != record.result:
        raise RecordError(f"result differs: the record says {record.result}, the rules say {result}")
