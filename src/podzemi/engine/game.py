"""The contract every game keeps. One protocol, four implementations.

A game is deterministic: rules version + players + options + seed + actions give
the same match on every machine, compiled or not. Inside, an action is an integer
("code"); outside it is a named value. `tests/laws` holds every game to all of this.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from podzemi.engine import fields
from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied
from podzemi.engine.hindsight import Lesson
from podzemi.engine.log import Log
from podzemi.engine.packs import Pack, PackError, pack_of
from podzemi.engine.puzzles import Puzzles
from podzemi.engine.values import Action, Event, Outcome, Refusal, Seat

if TYPE_CHECKING:
    from podzemi.engine.match import Match

OptionValue: TypeAlias = str | int | bool
RECORD_FORMAT: Final = 2
"""The format of the records that are written now; older ones are read for ever."""


class Option(Struct, frozen=True):
    """A choice made before the match starts."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    clause: str


class Result(Struct, frozen=True):
    """How a match ended: place groups (best first), scores by seat, the game's own detail."""

    ranking: list[list[Seat]]
    scores: list[int]
    detail: dict[str, Any]


class Sides(Struct, frozen=True):
    """Who wins with whom in one match, whether the seats know it or not: the name of a side by seat.

    `notes` are numbers that matter for the balance of the sides, such as how many are in disguise.
    """

    by_seat: list[str]
    notes: dict[str, int] = {}


class Grade(Struct, frozen=True):
    """How good a score is: better than `percentile` of 100 matches of our own bot in the same task."""

    name: str
    """`<prefix>-grade-<name>` are the words for it."""
    level: int
    """1 is the lowest."""
    percentile: int


AnyState: TypeAlias = Copied
"""The whole truth of one match; only the game's rules change it."""


class AnyView(Protocol):
    """What one seat (None: a spectator) may know."""

    @property
    def seat(self) -> Seat | None: ...


S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class IllegalAction(ValueError):
    """A refused action was applied without asking `refusal` first: our bug, not the player's."""

    def __init__(self, refusal: Refusal, where: str) -> None:
        super().__init__(f"{refusal.code} [{refusal.clause}] in {where}")
        self.refusal = refusal


class BadSetup(ValueError):
    """Players or options that the game does not know; raised before any chance outcome."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} [{refusal.clause}] {refusal.values}")
        self.refusal = refusal


class Game(Generic[S, V]):
    """The rules of one game. Stateless: every match lives in its own state."""

    name: ClassVar[str]
    """Package name, also the `game` of records."""
    prefix: ClassVar[str]
    """Prefix of the specification's clauses."""
    rules_version: ClassVar[int]
    """Version of the behaviour; raised only when play changes."""
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: tuple[Option, ...]
    setup_clause: ClassVar[str]
    """The clause that says which players and options are allowed."""
    action_clause: ClassVar[str] = ""
    """The clause that says what an action looks like."""
    grades: ClassVar[tuple[str, ...]] = ()
    """The names of the grades that `grade` gives, the lowest first."""
    minutes: ClassVar[int]
    """How long a match among people takes, roughly."""
    rounds: ClassVar[tuple[str, ...]] = ("round_started",)
    """The kinds of events that begin a round; one that names a seat does so when the turn comes round."""
    statistics: ClassVar[tuple[str, ...]] = ()
    """What `statistic` knows about a finished match; `<prefix>-fact-<name>` are the words for it."""
    first_match: ClassVar[dict[str, OptionValue]] = {}
    """Options that make the first match easier to learn; empty: the usual ones are easy enough."""
    detail_seats: ClassVar[tuple[str, ...]] = ()
    """Names of result details that list seats; other lists hold a number by seat."""
    side_notes: ClassVar[tuple[str, ...]] = ()
    """The names of the notes of `sides`; `<prefix>-note-<name>` are the words for them."""
    hindsight_notes: ClassVar[tuple[str, ...]] = ()
    """The notes that lessons of `hindsight` can have; `<prefix>-hindsight-<note>` are the words for them."""
    puzzles: Puzzles | None = None
    """Positions with one best answer, for a game that has an academy."""
    box: Components = Components()
    """The components as the rules read them."""
    pack: Pack | None = None
    """The data pack this object plays with; None: the house data."""

    action_type: ClassVar[Any]
    """The union of the game's action classes; likewise below."""
    event_type: ClassVar[Any]
    outcome_type: ClassVar[Any]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[Any]
    outlook_type: ClassVar[Any]

    # --- a match, from set-up to result

    def setup(self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None) -> S:
        """A new match. Options must be complete (see `validate_options`)."""
        raise NotImplementedError

    def to_act(self, state: S) -> list[Seat]:
        """The seats whose decision is awaited, ascending; empty when the match is over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[int]:
        """The codes this seat may play now, in a fixed order; empty if it is not asked."""
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, code: int) -> Refusal | None:
        """Why the code is not allowed; None exactly when it is in `legal`."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, code: int, log: Log | None = None) -> None:
        """Play a legal code: change the state, and write to the log if there is one."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """How it ended; None while the match is on."""
        raise NotImplementedError

    def statistic(self, state: S, name: str) -> bool:
        """Whether one of `statistics` is true of a finished match; simulations count them."""
        raise NotImplementedError

    def sides(self, state: S) -> Sides | None:
        """The sides of a match, fixed at its start; None: everybody plays alone. Only the arena asks."""
        return None

    def default(self, state: S, seat: Seat) -> int:
        """What an absent seat plays; uses only what that seat knows."""
        raise NotImplementedError

    def reveals(self, before: S, after: S, seat: Seat, code: int) -> bool:
        """Whether this step showed somebody what was hidden: then the decision cannot be taken back
        (IF-0.4), nor can one that was left to chance. True unless the game knows better."""
        return True

    def grade(self, players: int, options: dict[str, OptionValue], result: Result) -> Grade | None:
        """How good the result of a lone player is; None where nothing was measured to tell."""
        return None

    # --- hidden information

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know, including what it has learned. Built up, never cut down."""
        raise NotImplementedError

    def with_perfect_recall(self, state: S) -> S:
        """The match as seats that forget nothing see it: for looking back, never for play."""
        return state

    def sample(self, view: V, dice: Dice) -> S:
        """A full state drawn at random from all that are consistent with the view."""
        raise NotImplementedError

    def outlook(self, view: V) -> Any:
        """What follows from the view, worked out for the screen: previews, odds, forecasts.

        A function of the view alone, so it cannot tell a seat anything it may not know.
        """
        raise NotImplementedError

    # --- names and storage

    def decode(self, code: int) -> Action:
        """The named action of a code."""
        raise NotImplementedError

    def encode(self, action: Action) -> int:
        """The code of a named action; the inverse of `decode`."""
        raise NotImplementedError

    def to_record(self, action: Action, format: int = RECORD_FORMAT) -> Any:
        """The action as a record of that format writes it: only what applies, one type for every name."""
        return action

    def from_record(self, value: Any, format: int) -> Action:
        """The inverse of `to_record`; msgspec.ValidationError for what it does not write."""
        action: Action = msgspec.convert(value, self.action_type)
        return action

    def codes(self) -> range:
        """Every code there is: `legal` lists are drawn from it."""
        raise NotImplementedError

    def probes(self, state: S) -> Iterable[int]:
        """Codes worth asking about in this state: all legal ones and their near misses.

        For tests of `refusal` in games whose codes are too many to go through.
        """
        return self.codes()

    def script(self, outcomes: list[Any]) -> list[int]:
        """Recorded outcomes as the numbers the dice would have given, in order."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Assert the specification's invariants; for tests and `podzemi doctor`."""
        raise NotImplementedError

    # --- afterwards

    def favourite_key(self, action: Action) -> str | None:
        """What the action chooses, where people have favourites: `<prefix>-<this>` is its name."""
        return None

    def hindsight(self, match: Match[S, V]) -> list[Lesson] | None:
        """What would have been best in a finished match; None: the game has no such judgement."""
        return None

    # --- other components

    @property
    def takes_packs(self) -> bool:
        """Whether the game can be played with other components."""
        return type(self).with_components is not Game.with_components

    def builtin_data(self) -> str:
        """The house data as text: what a pack starts from."""
        return files(type(self).__module__).joinpath("data.toml").read_text("utf-8")

    def with_components(self, text: str) -> AnyGame:
        """The same rules with the components of that text; PackError says what is wrong with it.

        A game that takes packs overrides this one; everybody else calls `with_pack`.
        """
        raise PackError("no_packs", "", {"game": self.name})

    # --- the same for every game

    def dump(self, state: S) -> bytes:
        """The state as bytes, for saving."""
        return fields.dump(state)

    def load(self, data: bytes) -> S:
        """The inverse of `dump`."""
        loaded: S = fields.load(self.state_type, data, self.box)
        return loaded

    def with_pack(self, text: str) -> AnyGame:
        """This game with the data pack of that text, checked; its records say which pack it was."""
        try:
            made = self.with_components(text)
            made.pack = pack_of(text)
        except PackError as error:
            error.game = self.name
            raise
        return made

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
        return full

    def start(
        self, players: int, options: dict[str, Any] | None = None, seed: int = 0, log: Log | None = None
    ) -> S:
        """`setup` for people: options may be left out, a seed makes the dice."""
        return self.setup(players, self.validate_options(players, options or {}), Dice(seed), log)

    def parse(self, data: bytes | str) -> Action | Refusal:
        """An action from JSON; the border check that keeps anything malformed from the rules."""
        try:
            return self._parser.decode(data)  # type: ignore[no-any-return]
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return Refusal("malformed", self.action_clause, {"problem": str(error)})

    @cached_property
    def _parser(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.action_type)

    def parse_view(self, data: bytes | str) -> V:
        return msgspec.json.decode(data, type=self.view_type)  # type: ignore[no-any-return]

    def actions(self, state: S, seat: Seat) -> list[Action]:
        """`legal` by name."""
        return [self.decode(code) for code in self.legal(state, seat)]


AnyGame: TypeAlias = Game[Any, Any]


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
    "Grade",
    "IllegalAction",
    "Option",
    "OptionValue",
    "Outcome",
    "Result",
    "Sides",
    "is_compiled",
    "seen",
]
