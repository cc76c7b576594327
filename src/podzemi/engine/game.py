"""The contract every game keeps. One protocol, four implementations.

A game is deterministic: rules version + players + options + seed + actions give
the same match on every machine, compiled or not. Inside, an action is an integer
("code"); outside it is a named value. `tests/laws` holds every game to all of this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property

# Any: unions as values, for which there is no type; JSON; states and views of whichever game
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from podzemi.engine import fields
from podzemi.engine.data.packs import Pack, PackError, pack_of
from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied
from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.engine.learning.returns import Returns, returns
from podzemi.engine.log import Log
from podzemi.engine.parts import Analysis, Grading, Limits, Packs, Statistics, Teams
from podzemi.engine.puzzles.puzzle import Puzzles
from podzemi.engine.values import Action, Event, Outcome, Reason, Refusal, Seat

OptionValue: TypeAlias = str | int | bool
RECORD_FORMAT: Final = 2
"""The record format written today. Older formats stay readable."""


class Option(Struct, frozen=True):
    """A choice made before the match starts."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    clause: str
    later: bool = False
    """Added after matches had been recorded: complete options leave it out while it has its default, so that
    records from before and after say the same."""


class Result(Struct, frozen=True):
    """How a match ended: place groups (best first), scores by seat, the game's own detail."""

    ranking: list[list[Seat]]
    scores: list[int]
    detail: dict[str, Any]


def place_groups(places: list[int]) -> list[list[Seat]]:
    """The place groups of a result; a place is 1, and one more for every seat that did better."""
    return [[seat for seat, at in enumerate(places) if at == place] for place in sorted(set(places))]


AnyState: TypeAlias = Copied
"""The whole truth of one match; only the game's rules change it."""


class AnyView(Protocol):
    """The events as one seat (None: a spectator) may see them."""

    @property
    def seat(self) -> Seat | None: ...


S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class IllegalAction(ValueError):
    """Raised when the rules refuse an action; `refusal` says why. Ask `Game.refusal` first to avoid it."""

    def __init__(self, refusal: Refusal, where: str) -> None:
        super().__init__(refusal, where)
        self.refusal = refusal
        self.where = where

    def __str__(self) -> str:
        return f"{self.refusal.code} [{self.refusal.clause}] in {self.where}"


class BadSetup(ValueError):
    """Players or options that the game does not know; raised before any chance outcome."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.code} [{self.refusal.clause}] {self.refusal.values}"


class Game(ABC, Generic[S, V]):
    """The rules of one game. Stateless: every match lives in its own state.

    The abstract methods are the core that every game has. What a game offers beyond it is a part
    (`podzemi.engine.parts`), None where it has none.
    """

    # --- who it is

    name: ClassVar[str]
    """Package name, also the `game` of records."""
    prefix: ClassVar[str]
    """Prefix of the specification's clauses."""
    rules_version: ClassVar[int]
    """Version of the behaviour; raised only when play changes."""
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: tuple[Option, ...] = ()
    setup_clause: ClassVar[str] = ""
    """The clause that says which players and options are allowed."""
    action_clause: ClassVar[str] = ""
    """The clause that says what an action looks like."""
    minutes: ClassVar[int] = 0
    """How long a match among people takes, roughly; 0: not measured."""
    usual_players: ClassVar[int] = 2
    """How many players, bots included, make a match where nobody says a number."""
    first_match: ClassVar[dict[str, OptionValue]] = {}
    """Options that make the first match easier to learn; empty: the usual ones are easy enough."""
    rounds: ClassVar[tuple[str, ...]] = ("round_started",)
    """The kinds of events that begin a round; one that names a seat does so when the turn comes round."""
    detail_seats: ClassVar[tuple[str, ...]] = ()
    """Names of result details that list seats; other lists hold a number by seat."""
    private_fields: ClassVar[frozenset[str]] = frozenset()
    """The fields of a view that are about its own seat alone."""

    action_type: ClassVar[Any]
    """The union of the game's action classes; likewise below. Any: a type checker has no name for a union
    that is a value."""
    event_type: ClassVar[Any]
    outcome_type: ClassVar[Any]
    view_type: ClassVar[Any]
    preview_type: ClassVar[Any] = None
    reason_type: ClassVar[Any] = None
    state_type: ClassVar[type[Any]]

    box: Components = Components()
    """The components as the rules read them."""
    pack: Pack | None = None
    """The data pack this object plays with; None: the built-in data."""

    # --- parts that not every game has

    packs: Packs | None = None
    """Playing with other components."""
    puzzles: Puzzles | None = None
    """Positions with one best answer."""
    grading: Grading | None = None
    """How good a lone player's score is."""
    statistics: Statistics[S] | None = None
    """Facts that simulations count besides wins."""
    teams: Teams[S] | None = None
    """The sides of a match; None: everybody plays alone."""
    analysis: Analysis | None = None
    """Analysis of a finished match: the best play, part by part."""
    limits: Limits | None = None
    """How long a match can be, and what it can be worth."""
    observation_spec: ObservationSpec[S] | None = None
    """Observations and actions as numbers, for programs that learn."""

    # --- the core: a match from set-up to result

    @abstractmethod
    def setup(self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None) -> S:
        """A new match. Options must be complete (see `validate_options`)."""

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Complete options as the rules' own set-up takes them: what native code is given."""
        raise NotImplementedError(f"{self.name} has no native code")

    @abstractmethod
    def to_act(self, state: S) -> list[Seat]:
        """The seats whose decision is awaited, ascending; empty when the match is over.

        Several seats decide at the same time and in secret: the order in which they do never matters.
        """

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[int]:
        """The codes this seat may play now, in a fixed order; empty if it is not asked."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, code: int) -> Refusal | None:
        """Why the code is not allowed; None exactly when it is in `legal`."""

    @abstractmethod
    def apply_unchecked(self, state: S, seat: Seat, code: int, log: Log | None = None) -> None:
        """Play a code that is known to be legal: what `legal` listed a moment ago. For search and simulation;
        any other code leaves the state in pieces. Everybody else calls `apply`."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended; None while the match is on."""

    # --- the core: hidden information

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """The knowledge of the seat, built up and never cut down; None: of a spectator."""

    @abstractmethod
    def sample(self, view: V, dice: Dice) -> S:
        """A full state drawn at random from all that are consistent with the view."""

    def observation_of(self, view: V) -> list[int]:
        """The observation of the seat whose view this is: every sample of the view gives the same one."""
        if self.observation_spec is None or view.seat is None:
            raise ValueError(f"{self.name} has no observation for this view")
        return self.observation_spec.observe(self.sample(view, Dice(0)), view.seat)

    # --- the core: names

    @abstractmethod
    def decode(self, code: int) -> Action:
        """The named action of a code."""

    @abstractmethod
    def encode(self, action: Action) -> int:
        """The code of a named action; the inverse of `decode`."""

    @abstractmethod
    def codes(self) -> Sequence[int]:
        """Every code there is: `legal` lists are drawn from it."""

    # --- what a game may say better than these

    def default(self, state: S, seat: Seat) -> int:
        """The code that an absent seat plays; depends only on that seat's view."""
        return self.legal(state, seat)[0]

    def preview(self, view: V) -> Any:
        """The preview of a view, for the screen: consequences, odds, forecasts.

        A function of the view alone, so it cannot tell a seat anything it may not know.
        """
        return None

    def reasons(self, view: V, outlook: Any, action: Action) -> list[Reason]:
        """Facts of the preview that follow from a legal action, the most telling first."""
        return []

    def bare_preview(self, view: V) -> Any:
        """The part of the preview that forecasts nothing; None: a board is drawn from the view alone."""
        return None

    def reveals(self, before: S, after: S, seat: Seat, code: int) -> bool:
        """Whether this step showed somebody what was hidden: then the decision cannot be taken back
        (IF-0.4), nor can one that was left to chance. True unless the game knows better."""
        return True

    def has_secrets(self, state: S, seats: Sequence[Seat]) -> bool:
        """Whether one of these seats knows or decides something now that another must not see: people who
        share a screen cover it before it goes to the next of them."""
        if sum(seat in seats for seat in self.to_act(state)) > 1:
            return True
        public = _without_seat(self.view(state, None))
        return any(_without_seat(self.view(state, seat)) != public for seat in seats)

    def with_perfect_recall(self, state: S) -> S:
        """The match as seats that forget nothing see it: for looking back, never for play."""
        return state

    def favourite_key(self, action: Action) -> str | None:
        """The thing that an action chooses, for favourites of players: `<prefix>-<this>` is its name."""
        return None

    def to_record(self, action: Action, format: int = RECORD_FORMAT) -> Any:
        """The action as a record of that format writes it: only what applies, one type for every name."""
        return action

    def from_record(self, value: Any, format: int) -> Action:
        """The inverse of `to_record`; msgspec.ValidationError for what it does not write."""
        action: Action = msgspec.convert(value, self.action_type)
        return action

    def script(self, outcomes: list[Any]) -> list[int]:
        """Recorded outcomes as the numbers the dice would have given, in order."""
        if outcomes:
            raise ValueError(f"{self.name} knows no chance outcomes")
        return []

    def probes(self, state: S) -> Iterable[int]:
        """Codes worth asking about in this state: all legal ones and their near misses.

        For tests of `refusal` in games whose codes are too many to go through.
        """
        return self.codes()

    def check(self, state: S) -> None:
        """Assert the specification's invariants; for tests and `podzemi doctor`."""
        return

    # --- the same for every game

    def apply(self, state: S, seat: Seat, code: int, log: Log | None = None) -> None:
        """Play a code: change the state, and write to the log if there is one.

        IllegalAction if the rules refuse it; the state is as before then.
        """
        if (refusal := self.foreign(state, seat, code) or self.refusal(state, seat, code)) is not None:
            raise IllegalAction(refusal, self.name)
        self.apply_unchecked(state, seat, code, log)

    def foreign(self, state: S, seat: Seat, code: int) -> Refusal | None:
        """Why seat and code cannot even be asked about: no such seat is awaited, or it is no code at all."""
        if type(code) is not int:
            raise TypeError(f"{code!r} is not a code: play codes from `legal`, or `encode` an action first")
        if seat not in self.to_act(state):
            return Refusal("malformed", self.action_clause, {"problem": f"seat {seat!r} is not asked"})
        if code not in self._code_set:
            return Refusal("malformed", self.action_clause, {"problem": f"there is no code {code}"})
        return None

    @cached_property
    def _code_set(self) -> range | frozenset[int]:
        codes = self.codes()
        return codes if isinstance(codes, range) else frozenset(codes)

    def actions(self, state: S, seat: Seat) -> list[Action]:
        """`legal` by name."""
        return [self.decode(code) for code in self.legal(state, seat)]

    def start(
        self, players: int, options: dict[str, Any] | None = None, seed: int = 0, log: Log | None = None
    ) -> S:
        """`setup` for people: options may be left out, a seed makes the dice."""
        return self.setup(players, self.validate_options(players, options or {}), Dice(seed), log)

    def returns(self, state: S, players: int, kind: Returns | None = None) -> list[float]:
        """The value of the finished match to each seat, to learn from; all 0 while it is on.

        `kind`: "places", "win" or "score" (`engine/learning/returns.py`); None: places, alone the score.
        """
        return returns(self.result(state), players, kind)

    def validate_options(self, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
        """All options with their values; BadSetup for anything the game does not know."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            values = {"players": players, "min": self.min_players, "max": self.max_players}
            raise BadSetup(Refusal("players", self.setup_clause, values))
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(Refusal("unknown_option", self.setup_clause, {"option": name}))
        full = {name: options.get(name, option.default) for name, option in known.items()}
        for name, value in full.items():
            # bool is an int in Python and 1 == True: compare the type as well
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                bad = {"option": name, "value": str(value)}
                raise BadSetup(Refusal("option_value", known[name].clause, bad))
        return {n: v for n, v in full.items() if not (known[n].later and v == known[n].default)}

    def with_pack(self, text: str) -> AnyGame:
        """This game with the data pack of that text, checked; its records say which pack it was."""
        try:
            made = self._packs().game(text)
            made.pack = pack_of(text)
            made._pack_text = text
        except PackError as error:
            error.game = self.name
            raise
        return made

    def builtin_data(self) -> str:
        """The built-in data as text: what a pack starts from."""
        return self._packs().builtin()

    def _packs(self) -> Packs:
        if self.packs is None:
            raise PackError("no_packs", "", {"game": self.name})
        return self.packs

    _pack_text: str | None = None

    @property
    def pack_text(self) -> str | None:
        """The text of the data pack; None: the built-in data."""
        return self._pack_text

    def dump(self, state: S) -> bytes:
        """The state as bytes, for saving."""
        return fields.dump(state)

    def load(self, data: bytes) -> S:
        """The inverse of `dump`."""
        loaded: S = fields.load(self.state_type, data, self.box)
        return loaded

    def parse(self, data: bytes | str) -> Action | Refusal:
        """An action from JSON; the border check that keeps anything malformed from the rules."""
        try:
            return self._parser.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return Refusal("malformed", self.action_clause, {"problem": str(error)})

    @cached_property
    def _parser(self) -> msgspec.json.Decoder[Action]:
        return msgspec.json.Decoder(self.action_type)

    def parse_view(self, data: bytes | str) -> V:
        """A view from JSON, as a bot in another process gets it."""
        parsed: V = msgspec.json.decode(data, type=self.view_type)
        return parsed

    def __repr__(self) -> str:
        pack = "" if self.pack is None else f" with pack {self.pack.name!r}"
        return f"<{self.name}, {self.min_players} to {self.max_players} players{pack}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are pickled by name: a process that loads one has it already."""
        return (_again, (type(self), self.name, self._pack_text))


AnyGame: TypeAlias = Game[Any, Any]


def _again(cls: type[AnyGame], name: str, pack: str | None) -> AnyGame:
    """The game object of this process that was pickled in another one."""
    from podzemi.engine import registry

    if name in registry.names() and type(registry.game(name)) is cls:
        return registry.game_with_pack(name, pack)
    return cls() if pack is None else cls().with_pack(pack)


def _without_seat(view: Any) -> dict[str, Any]:
    """The fields of a view without its owner, for comparing the views of two seats."""
    return msgspec.structs.asdict(view) | {"seat": None}


def seen(events: list[Event], seat: Seat | None) -> list[Event]:
    """The events as one seat (None: a spectator) may see them."""
    return [mine for event in events if (mine := event.seen_by(seat)) is not None]


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    from podzemi.engine import dice

    return not (dice.__file__ or "").endswith(".py")


__all__ = [
    "AnyGame",
    "AnyState",
    "AnyView",
    "BadSetup",
    "Game",
    "IllegalAction",
    "Option",
    "OptionValue",
    "Outcome",
    "Result",
    "is_compiled",
    "seen",
]
