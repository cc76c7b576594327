"""The lanes of a batch, alike on processor and card, and the processor's implementation."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol  # Any: arrays of NumPy or of a card

from podzemi.engine.game import AnyGame
from podzemi.engine.learning.returns import KINDS, Returns
from podzemi.native.arrays import numpy
from podzemi.native.packs import core_game

if TYPE_CHECKING:
    from podzemi.native import _core

USUALLY_LISTED: Final = 4096
"""The default number of legal codes listed per match of a batch."""
PARTS: Final = (
    *("states", "episodes", "streams", "hashes", "to_act", "counts", "cut", "legal", "observations"),
    *("done", "refused", "scores", "places", "rewards", "lengths"),
)
"""The arrays of a batch, in the order of `machine::Lanes` (runtime/interface.hpp)."""
SAVED: Final = (
    "states",
    "episodes",
    "streams",
    "hashes",
    "done",
    "refused",
    "scores",
    "places",
    "rewards",
    "lengths",
)
"""Those that the others follow from."""


class Part(NamedTuple):
    """One array: the kind of its numbers (NumPy's letter), their bytes, how many a match has (None: one)."""

    kind: str
    size: int
    width: int | None = None


class Facts(NamedTuple):
    """The sizes of one compiled game."""

    state_bytes: int
    code_bytes: int
    observation_size: int
    observation_bytes: int
    max_players: int
    max_legal: int
    option_count: int

    @property
    def action(self) -> Part:
        return Part("i", self.code_bytes)

    def parts(self, players: int, listed: int) -> dict[str, Part]:
        """The arrays of a batch for so many players, with room for so many legal codes."""
        found = (
            *(Part("u", 1, self.state_bytes), Part("u", 4), Part("u", 8), Part("u", 8)),
            *(Part("i", 1), Part("i", 4), Part("i", 4), Part("i", self.code_bytes, listed)),
            Part("i", self.observation_bytes, self.observation_size),
            *(Part("u", 1), Part("u", 1)),
            *(Part("i", 4, players), Part("i", 1, players), Part("f", 4, players), Part("i", 4)),
        )
        return dict(zip(PARTS, found, strict=True))


class Lanes(Protocol):
    """The matches of a batch, wherever they are."""

    facts: Facts
    digest: str
    """The digest of the translated source: equal digests have equal layouts."""
    actions: Any
    """The output array of `pick`."""

    def part(self, name: str) -> Any:
        """One of `PARTS`, as an array."""

    def step(self, actions: Any, are_places: bool, where: Any = None) -> None: ...
    def reset(self, seed: int) -> None: ...
    def observe(self) -> Any:
        """The observations of every seat of every match."""

    def pick(self, policy: int) -> Any: ...
    def roll(self, steps: int, policy: int) -> None: ...
    def mask(self, width: int, places: array[int]) -> Any:
        """Ones at the places of the legal codes; `places` by code."""

    def look(self) -> None: ...
    def read(self, name: str) -> bytes:
        """A part as bytes, the same on every device; states as numbers, since their layout is not."""

    def restore(self, name: str, data: bytes) -> None: ...
    def synchronize(self) -> None: ...


class CoreLanes:
    """The matches of a batch on the processor, on so many threads."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        matches: int,
        listed: int,
        options: Sequence[int],
        seed: int,
        threads: int,
        returns: Returns,
    ) -> None:
        from podzemi.native import _core

        self._np = np = numpy()
        self._players = players
        known = core_game(game)
        self._core = _core.Batch(
            known, players, matches, listed, options, seed, threads, KINDS.index(returns)
        )
        self._matches = matches
        self.facts = facts(known)
        self.digest = _core.digest(known)
        self.actions = np.zeros(matches, f"i{self.facts.code_bytes}")
        self._arrays = {name: np.asarray(self._core.part(name)) for name in PARTS}

    def part(self, name: str) -> Any:
        return self._arrays[name]

    def step(self, actions: Any, are_places: bool, where: Any = None) -> None:
        numbers = self._np.ascontiguousarray(actions)
        if numbers.dtype.kind not in "iu":
            raise TypeError("actions are whole numbers")
        if numbers.dtype.itemsize < 4:
            numbers = numbers.astype(self._np.int32)
        if numbers.shape != (self._matches,):
            raise ValueError(f"{self._matches} actions are wanted, one for every match")
        self._core.step(numbers, are_places, None if where is None else self._choose(where))

    def _choose(self, where: Any) -> Any:
        chosen = self._np.ascontiguousarray(where)
        if chosen.dtype.kind not in "b" or chosen.shape != (self._matches,):
            raise ValueError(f"`where` says yes or no for each of {self._matches} matches")
        return chosen.view(self._np.uint8)

    def reset(self, seed: int) -> None:
        self._core.reset(seed)

    def observe(self) -> Any:
        if not hasattr(self, "_everyone"):
            shape = (self._matches, self._players, self.facts.observation_size)
            self._everyone = self._np.zeros(shape, f"i{self.facts.observation_bytes}")
        self._core.observe(self._everyone)
        return self._everyone

    def pick(self, policy: int) -> Any:
        self._core.pick(self.actions, policy)
        return self.actions

    def roll(self, steps: int, policy: int) -> None:
        self._core.roll(steps, policy)

    def mask(self, width: int, places: array[int]) -> Any:
        if not hasattr(self, "_mask"):
            self._mask = self._np.zeros((self._matches, width), self._np.uint8)
        self._core.mask(self._mask, width, places)
        return self._mask

    def look(self) -> None:
        self._core.look()

    def read(self, name: str) -> bytes:
        return self._core.numbers() if name == "states" else bytes(self._core.part(name))

    def restore(self, name: str, data: bytes) -> None:
        self._core.restore(name, data)

    def state(self, match: int) -> Any:
        return self._core.state(match)

    def synchronize(self) -> None:
        """Every call has done its work when it returns."""


def facts(game: str | _core.Pack) -> Facts:
    """The sizes of a game that was compiled for the processor."""
    from podzemi.native import _core

    found = _core.facts(game)
    return Facts(*(found[name] for name in Facts._fields))
