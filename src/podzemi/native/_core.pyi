"""Types of the extension module; runtime/core.cpp is its source."""

from collections.abc import Sequence
from typing import Any, final, overload  # Any: a game of any kind

GAMES: tuple[str, ...]

class Pack:
    """A game with the components of a data pack."""

    def __init__(self, game: str, numbers: Sequence[int], source: object, /) -> None: ...

@final
class State:
    """One match in native form."""

    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def packed(self) -> Any:
        """The game whose data pack is played with; None: the built-in components."""
    @property
    def players(self) -> int:
        """How many seats there are."""
    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
    @property
    def scores(self) -> list[int] | None:
        """The points of every seat; None while the match is on."""
    @property
    def places(self) -> list[int] | None:
        """The place of every seat, from 1; equal ones share it. None while the match is on."""
    def to_act(self) -> list[int]:
        """The seats that are to decide."""
    def legal(self, seat: int, /) -> list[int]:
        """The legal codes of a seat, in their order."""
    def apply(self, seat: int, code: int, /) -> None:
        """Play a code; IllegalAction if it is not legal."""
    def apply_unchecked(self, seat: int, code: int, /) -> None:
        """Play a code that is known to be legal."""
    def default(self, seat: int, /) -> int:
        """The code that is played for a seat whose time is up."""
    def weigh(self, seat: int, /) -> list[int]:
        """How much the policy `weighed` thinks of each legal code."""
    def estimate(self, seat: int, /) -> int:
        """How well a seat stands, by a quick judgement of the game's own."""
    @overload
    def observe(self, seat: int, /) -> list[int]:
        """The observation of a seat; with `out` it is written there."""
    @overload
    def observe(self, seat: int, out: object, /) -> None: ...
    def clone(self) -> State:
        """A copy that is played on its own."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: object, /) -> State: ...
    def numbers(self) -> list[int]:
        """All that the state holds, as numbers."""
    def python(self) -> object:
        """The same state as the rules in Python know it."""
    def dump(self) -> bytes:
        """The state as bytes; `native.load` is the inverse."""

class Rollout(tuple[list[int], list[int], int]):
    """How a match ended that was played on by a policy."""

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
    @property
    def places(self) -> list[int]:
        """The place of every seat, from 1."""
    @property
    def decisions(self) -> int:
        """How many decisions that took."""

@final
class Memory:
    def __buffer__(self, flags: int, /) -> memoryview: ...

class Batch:
    def __init__(
        self,
        game: str | Pack,
        players: int,
        matches: int,
        listed: int,
        options: Sequence[int],
        seed: int,
        threads: int,
        returns: int,
        /,
    ) -> None: ...
    def step(self, actions: object, are_places: bool, where: object, /) -> None: ...
    def reset(self, seed: int, /) -> None: ...
    def observe(self, out: object, /) -> None: ...
    def pick(self, out: object, policy: int, /) -> None: ...
    def roll(self, steps: int, policy: int, /) -> None: ...
    def mask(self, out: object, width: int, places: object, /) -> None: ...
    def part(self, name: str, /) -> Memory: ...
    def numbers(self) -> bytes: ...
    def restore(self, name: str, data: bytes, /) -> None: ...
    def look(self) -> None: ...
    def state(self, match: int, /) -> State: ...

@final
class Search:
    """Tree search; `podzemi.native.search` says what the settings are."""

    def __init__(
        self,
        worlds: Sequence[State],
        weights: Sequence[float] | None,
        seat: int,
        settings: Sequence[float],
        seed: int,
        /,
    ) -> None: ...
    def run(self, iterations: int, /) -> None: ...
    def report(self) -> list[tuple[int, int, float, float, float, float]]: ...
    @property
    def iterations(self) -> int: ...
    @property
    def nodes(self) -> int: ...

def start(game: str | Pack, seed: int, players: int, options: Sequence[int], /) -> State: ...
def from_numbers(game: str | Pack, numbers: Sequence[int], /) -> State: ...
def rollout(state: State, seed: int, policy: int, /) -> Rollout: ...
def rollouts(
    state: State,
    seed: int,
    policy: int,
    count: int,
    threads: int,
    scores: object,
    places: object,
    decisions: object,
    /,
) -> None: ...
def consult(state: State, seat: int, asked: Sequence[int], table: object, /) -> list[int]: ...
def json_changes(old: bytes, new: bytes, /) -> bytes: ...
def facts(game: str | Pack, /) -> dict[str, int]: ...
def digest(game: str | Pack, /) -> str: ...
