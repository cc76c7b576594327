"""Match records: the one exchange format, one JSON object a line.

`chance` lists every random outcome in the order it happened and `actions` uses the
specification's names, so that another implementation can replay a match without
our generator, and we can replay theirs. docs/records.md describes every field.

Format 2 gives every name one type, so that tools for tables read the records of all games; format 1 wrote
actions as the wire does. Both are read, and a record keeps the format it was written in.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

# Any: actions and outcomes as JSON; what fills the blanks of a sentence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from podzemi.engine.data.packs import Pack
from podzemi.engine.game import RECORD_FORMAT, AnyGame, BadSetup, Option, OptionValue, Result
from podzemi.engine.records.commitment import MOST_BRANCHES, Branch, Promise
from podzemi.engine.values import Action, Event, Outcome, Seat

if TYPE_CHECKING:
    from podzemi.engine.match import AnyMatch

FORMATS: Final = (1, RECORD_FORMAT)
"""The record formats that can be read."""


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: who, and what."""

    seat: Seat
    action: Any


class Record(Struct, frozen=True, kw_only=True):
    """A whole match. Written by us it is complete; read, it is not yet believed.

    `pack` names the data pack that was played with; the built-in data leaves it out. `branches` say where the
    match left another one. `bots` says who sat where: the names of bots, empty for a person; where nobody
    knows it is left out. A table adds the `salt` of its luck, the `commitment` that was shown when it
    started, and a `seal` over all the rest.
    """

    format: int = RECORD_FORMAT
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seed: int
    chance: list[Any]
    actions: list[Turn]
    result: Result | None
    pack: Pack | UnsetType = UNSET
    branches: list[Branch] | UnsetType = UNSET
    bots: list[str] | UnsetType = UNSET
    salt: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    seal: str | UnsetType = UNSET

    def line(self) -> bytes:
        """The record as it is written, in its own format."""
        if self.format == 1:
            return msgspec.json.encode(self)
        words = {name: option_word(value) for name, value in self.options.items()}
        return msgspec.json.encode(replace(self, options=words))

    def with_bots(self, names: Sequence[str]) -> Record:
        """The same with who sat where."""
        return replace(self, bots=list(names))

    @property
    def promise(self) -> Promise | None:
        """The statement that the commitment hashes; None without a salt."""
        if self.salt is UNSET:
            return None
        return Promise(
            game=self.game,
            rules=self.rules,
            players=self.players,
            options=self.options,
            seed=self.seed,
            salt=self.salt,
            pack=None if self.pack is UNSET else self.pack.sha256,
            branches=self.branches or (),
        )

    def sealed(self, game: AnyGame) -> Record:
        """A copy with a checksum of its own line. It detects damage, not forgery: anyone can compute it."""
        return replace(self, seal=self.fingerprint(game))

    def fingerprint(self, game: AnyGame) -> str:
        """The hash of the line without its seal, whether the actions are as written or by name."""
        return hashlib.sha256(replace(self.in_format(self.format, game), seal=UNSET).line()).hexdigest()

    def in_format(self, format: int, game: AnyGame) -> Record:
        """The record as that format writes it; a seal holds for one format only."""
        turns = [
            Turn(turn.seat, game.to_record(self._action_named(turn.action, game), format))
            for turn in self.actions
        ]
        return replace(self, format=format, actions=turns)

    def _action_named(self, action: Any, game: AnyGame) -> Action:
        if isinstance(action, Action):
            return action
        return game.from_record(msgspec.to_builtins(action), self.format)


def option_word(value: OptionValue) -> str:
    """The value of an option as it is written on a command line and in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


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
    branches: list[Branch] | UnsetType = UNSET
    bots: list[str] | UnsetType = UNSET
    salt: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    seal: str | UnsetType = UNSET


class RecordError(ValueError):
    """A record that is not one, or does not replay; says where. `code` and `values` are for sentences."""

    def __init__(self, message: str, code: str = "record_unreadable", **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class PackMissing(RecordError):
    """A record of a match that was played with another data pack than the one at hand (None: none)."""

    def __init__(self, wanted: Pack | None, given: Pack | None) -> None:
        name = "" if wanted is None else wanted.name
        message = f"played with {_action_name(wanted)}, not with {_action_name(given)}"
        super().__init__(message, "record_pack", pack_name=name)
        self.wanted = wanted
        self.given = given


def _action_name(pack: Pack | None) -> str:
    return "the built-in data" if pack is None else f"pack {pack.name!r} (sha256 {pack.sha256[:12]}…)"


def read(line: bytes | str, find: Callable[[str], AnyGame]) -> Record:
    """A record from one line of JSON, every name checked against its game."""
    try:
        raw = msgspec.json.decode(line, type=_Written)
        game = _known_game(raw, find)
        chance: list[Outcome] = msgspec.json.decode(
            raw.chance,
            type=list[game.outcome_type],  # type: ignore[name-defined]  # a union that is a value
        )
        turns = msgspec.json.decode(raw.actions, type=list[Turn])
        named = [Turn(turn.seat, game.from_record(turn.action, raw.format)) for turn in turns]
        options = raw.options if raw.format == 1 else _values(raw.options, game.options)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        if (found := _format(line)) not in (None, *FORMATS):
            raise _other_format(found) from None
        raise RecordError(f"not a match record: {error}", "record_unreadable", detail=str(error)) from None
    as_written = msgspec.structs.asdict(raw)
    return Record(**as_written | {"options": options, "chance": chance, "actions": named})


def read_record(line: bytes | str) -> Record:
    """A record from one line of JSON, of any game there is."""
    return read(line, _find_game)


def _find_game(name: str) -> AnyGame:
    from podzemi.engine import registry

    return registry.game(name)


def _values(words: dict[str, OptionValue], known: Sequence[Option]) -> dict[str, OptionValue]:
    """Options from their words; what the game does not know stays as it is, for set-up to refuse."""
    values = {option.name: {option_word(value): value for value in option.values} for option in known}
    for name, word in words.items():
        if not isinstance(word, str):
            raise msgspec.ValidationError(
                f"Expected `str`, got `{type(word).__name__}` - at `$.options.{name}`"
            )
    return {name: values.get(name, {}).get(str(word), word) for name, word in words.items()}


class _Format(Struct):
    """The header of a record of any format."""

    format: int


def _format(line: bytes | str) -> int | None:
    """The format of a line whose other fields we cannot read; None: it has none."""
    try:
        return msgspec.json.decode(line, type=_Format).format
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _other_format(found: int | None) -> RecordError:
    message = f"format {found} is not known; this program reads formats 1 to {RECORD_FORMAT}"
    return RecordError(message, "record_format", format=found)


def _known_game(raw: _Written, find: Callable[[str], AnyGame]) -> AnyGame:
    """The game of a record, if we play it by the same rules."""
    if raw.format not in FORMATS:
        raise _other_format(raw.format)
    try:
        game = find(raw.game)
    except LookupError as error:
        raise RecordError(str(error), "record_game", game_name=raw.game[:64]) from None
    if raw.rules != game.rules_version:
        message = f"rules version {raw.rules} of {raw.game}; this program plays {game.rules_version}"
        raise RecordError(message, "record_rules", rules=raw.rules, ours=game.rules_version)
    return game


def replay(
    record: Record,
    find: Callable[[str], AnyGame] | None = None,
    each: Callable[[AnyMatch, list[Event]], None] | None = None,
    before: Callable[[AnyMatch, Turn], None] | None = None,
) -> AnyMatch:
    """Play the record again from its outcomes and actions; RecordError at the first difference.

    `find` gives the game of a name, where it is not one of the registry. The seed is not used, except for
    what is drawn anew where a match left another one. `each` is called after set-up and after every action
    with the match and the events of that step, `before` with the match as it is before each action, and
    that action.
    """
    match = _scripted_match(record, (find or _find_game)(record.game))
    if each is not None:
        each(match, match.opening)
    for number, turn in enumerate(record.actions):
        if before is not None:
            _check_turn(match, number, turn)
            before(match, turn)
        events = _replay_turns(match, number, turn)
        if each is not None:
            each(match, events)
    check_end(match, record)
    return match


def begin(record: Record, game: AnyGame) -> AnyMatch:
    """The match at its start, with our own generator and the record's seed; RecordError if there is none."""
    from podzemi.engine.match import Match

    _check_pack(record, game)
    _check_branches(record)
    try:
        return Match(game, record.players, record.options, record.seed, branches=record.branches or ())
    except BadSetup as error:
        raise RecordError(f"set-up refused: {error}", "record_setup") from None


def step(match: AnyMatch, number: int, turn: Turn) -> list[Event]:
    """Play the record's action of that number; RecordError if it is not allowed."""
    _check_turn(match, number, turn)
    return match.play(turn.seat, turn.action)


def _scripted_match(record: Record, game: AnyGame) -> AnyMatch:
    from podzemi.engine.dice import Dice
    from podzemi.engine.match import Match

    _check_pack(record, game)
    _check_branches(record)
    try:
        script = game.script(record.chance)
        script.reverse()
        dice = Dice(record.seed, script)
        return Match(game, record.players, record.options, record.seed, dice, record.branches or ())
    except BadSetup as error:
        raise RecordError(f"set-up refused: {error}", "record_setup") from None
    except (ValueError, LookupError) as error:
        raise RecordError(f"chance: {error}", "record_chance", at=0) from None


def _replay_turns(match: AnyMatch, number: int, turn: Turn) -> list[Event]:
    try:
        return step(match, number, turn)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"action {number}: {error}", "record_chance", at=number + 1) from None


def _check_pack(record: Record, game: AnyGame) -> None:
    """Other components make another match, even if it happens to replay."""
    wanted = None if record.pack is UNSET else record.pack
    if (wanted and wanted.sha256) != (game.pack and game.pack.sha256):
        raise PackMissing(wanted, game.pack)


def _check_branches(record: Record) -> None:
    """Each lies on the way, has a seat, and does not come before the one before."""
    branches, before = record.branches or [], 0
    if len(branches) > MOST_BRANCHES:
        raise RecordError(f"{len(branches)} branches; at most {MOST_BRANCHES}", "record_branch")
    for branch in branches:
        if not before <= branch.at <= len(record.actions) or not 0 <= branch.seat < record.players:
            raise RecordError(f"branch at {branch.at}: there is no such moment or seat", "record_branch")
        before = branch.at


def _check_turn(match: AnyMatch, number: int, turn: Turn) -> None:
    if not 0 <= turn.seat < match.players:
        raise RecordError(f"action {number}: there is no seat {turn.seat}", "record_seat", at=number + 1)
    action: Action = turn.action
    if (refusal := match.refusal(turn.seat, action)) is not None:
        message = f"action {number}: refused, {refusal.code} [{refusal.clause}]"
        raise RecordError(message, "record_action", at=number + 1, rule=refusal.clause)


def check_end(match: AnyMatch, record: Record) -> None:
    """RecordError unless chance and result of the match are those of the record."""
    if match.chance != record.chance:
        at = next(
            (i for i, (a, b) in enumerate(zip(match.chance, record.chance)) if a != b), len(match.chance)
        )
        raise RecordError(f"chance outcome {at} differs from what the rules ask for", "record_outcome", at=at)
    result = match.game.result(match.state)
    if result != record.result:
        message = f"result differs: the record says {record.result}, the rules say {result}"
        raise RecordError(message, "record_result")
