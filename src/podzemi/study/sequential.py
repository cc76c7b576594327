"""A match in extensive form: chance decides by numbered outcomes, seats in turn by numbered actions.

Where codes are too many for a mask an action is one choice of a decision, and each choice has its own range.

>>> from podzemi import study
>>> match = study.Sequential("welcome_dungeon", players=2)
>>> match.player == study.CHANCE, match.chances
(True, [0.5, 0.5])
>>> while match.player == study.CHANCE:
...     match.apply(0)
>>> match.player, match.actions(), match.name(1)
(0, [0, 1], 'Pass()')
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple  # Any: options of whichever game, arrays of any shape

from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat
from podzemi.native.arrays import numpy
from podzemi.study.chance import Position
from podzemi.study.histories import information_tensor
from podzemi.study.limits import limits_of, longest, utility
from podzemi.study.staged import Staged, actions

CHANCE: Final = -1
"""The player where chance decides, as OpenSpiel counts."""
NOBODY: Final = -4
"""The player of a match that is over, as OpenSpiel counts."""
OUTCOMES: Final = 64
"""More outcomes chance never has at once."""


class Bounds(NamedTuple):
    """The bounds of every match of a game, in the order of OpenSpiel's `GameInfo`."""

    actions: int
    outcomes: int
    players: int
    lowest: float
    highest: float
    sum: float | None
    longest: int
    """More actions of seats a match never has."""


def memory(game: AnyGame) -> int:
    """More bytes an information state never has."""
    return limits_of(game).memory


@lru_cache(maxsize=64)
def first_actions(game: AnyGame) -> list[int]:
    """The offset of each choice's range, and at the end the number of actions."""
    fit = actions(game)
    sizes = [choice.size for choice in fit.spec.choices[: fit.stages]] or [fit.n]
    return list(accumulate(sizes, initial=0))


class Sequential:
    """A position, and what the seat that decides has chosen of its decision."""

    def __init__(self, game: AnyGame | str, players: int = 2, options: dict[str, Any] | None = None) -> None:
        self.position = Position(game, players, options)
        self.begun: list[int] = []

    def bounds(self) -> Bounds:
        """Bounds that no match of this game exceeds."""
        game, players = self.position.game, self.position.players
        length = longest(game, players) * max(actions(game).stages, 1)
        return Bounds(first_actions(game)[-1], OUTCOMES, players, *utility(game, players), length)

    # --- who decides, and how

    @property
    def player(self) -> int:
        """The seat that is to decide, CHANCE or NOBODY."""
        if self.position.chances:
            return CHANCE
        return next(iter(self.position.seats), NOBODY)

    @property
    def chances(self) -> list[float]:
        """How likely each outcome is, where chance decides."""
        return self.position.chances

    def table(self) -> Staged:
        """The same match with its decision in stages."""
        at = self.position
        table = Staged(at.game, at.players, state=at.state)
        if self.begun:
            table.begin(self.player, self.begun)
        return table

    def _first(self) -> int:
        """The action that stands for 0 of the present choice."""
        return first_actions(self.position.game)[len(self.begun)]

    def actions(self) -> list[int]:
        """The legal actions of the player."""
        if self.position.chances:
            return list(range(len(self.chances)))
        first, player = self._first(), self.player
        return [] if player == NOBODY else [action + first for action in self.table().open(player)]

    def apply(self, action: int) -> None:
        """A legal action of the player, or an outcome of chance."""
        if self.position.chances:
            self.position.happen(action)
            return
        table, player = self.table(), self.player
        code = table.code(player, action - self._first())
        self.begun = table.begun(player) if code is None else []
        if code is not None:
            self.position.play(player, code)

    def name(self, action: int) -> str:
        """An action of a seat in words."""
        fit, firsts = actions(self.position.game), first_actions(self.position.game)
        if not fit.stages:
            return str(self.position.game.decode(fit.codes[action]))
        stage = max(stage for stage in range(fit.stages) if firsts[stage] <= action)
        return f"{fit.spec.choices[stage].name} {action - firsts[stage]}"

    # --- what a seat knows

    def information(self, seat: Seat) -> bytes:
        """The information state of a seat, with what it has chosen of its present decision."""
        begun = self.begun if self.player == seat else []
        return self.position.memory[seat] + bytes(str(begun), "ascii")

    def observation(self, seat: Seat) -> Any:
        """The observation of a seat as numbers; zeros before the set-up."""
        if self.position.state is None:
            return numpy().zeros(actions(self.position.game).size, actions(self.position.game).dtype)
        return self.table().observation(seat)

    def sampled(self, seat: Seat, chance: float) -> Sequential:
        """Another match that this seat cannot tell from this one (see `Position.sampled`), drawn by a number
        between 0 and 1."""
        twin = self.clone()
        twin.position = self.position.sampled(seat, Dice(int(chance * 2**62)))
        return twin

    def returns(self) -> list[float]:
        """The return of each seat by places; 0 while the match is on."""
        return self.position.returns("places")

    def clone(self) -> Sequential:
        """Another that goes its own way."""
        twin = Sequential.__new__(Sequential)
        twin.position, twin.begun = self.position.clone(), list(self.begun)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Sequential:
        return self.clone()

    def __str__(self) -> str:
        at = self.position
        return f"{at.state and at.game.view(at.state, None)} {at.asked} {self.begun}"


class Observer:
    """Observations of matches as numbers and as a string, as OpenSpiel asks for them: with room for an
    information state that, otherwise the observation. A state has its match in `at`."""

    def __init__(self, game: AnyGame, recalls: int = 0) -> None:
        """`recalls`: how many numbers an information state gets."""
        self.recalls = recalls
        self.tensor = numpy().zeros(recalls or actions(game).size, numpy().float32)
        self.dict = {"information" if recalls else "observation": self.tensor}

    def set_from(self, state: Any, player: Seat) -> None:
        at = state.at
        self.tensor[:] = (
            information_tensor(at.information(player), self.recalls)
            if self.recalls
            else at.observation(player)
        )

    def string_from(self, state: Any, player: Seat) -> str:
        at = state.at
        return (
            f"{player} {at.information(player).hex()}"
            if self.recalls
            else str(at.observation(player).tolist())
        )
