"""Any game as `Discrete(n)`: a decision is one place of a mask, or is made choice by choice.

>>> from podzemi import study
>>> table = study.Staged("dungeon_lords", players=2, seed=1)
>>> table.n, table.to_act()
(458, [0, 1])
>>> table.open(0)                        # the kind of the action: orders are blocked, nothing else
[0]
>>> table.act(0, 0), table.open(0)       # then which orders: the decision is not complete yet
(False, [3, 4])
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any  # Any: states of whichever game, arrays of any shape

from podzemi import native
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.engine.learning.returns import Returns, returns
from podzemi.engine.values import Seat
from podzemi.native.arrays import numpy
from podzemi.study.numbers import bounds


class Actions:
    """How the decisions of a game fit `n` actions."""

    def __init__(self, spec: ObservationSpec[Any]) -> None:
        mask = spec.mask
        self.spec = spec
        self.stages = 0 if mask else len(spec.choices)
        """How many choices a decision has at most; 0: each is one place of the mask."""
        self.n = mask.size if mask else max(choice.size for choice in spec.choices)
        self.codes = [mask.code_at(place) for place in range(mask.size)] if mask else []
        self.places = {code: place for place, code in enumerate(self.codes)}
        self.size = spec.size + self.stages
        self.dtype = spec.dtype if mask else "int16"

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and highest values of observations: behind those of the game, what is chosen so far."""
        np = numpy()
        low, high = bounds(self.spec)
        sizes = [choice.size for choice in self.spec.choices[: self.stages]]
        low, high = np.append(low, [0] * self.stages), np.append(high, sizes)
        return low.astype(self.dtype), high.astype(self.dtype)


@lru_cache(maxsize=64)
def actions(game: AnyGame) -> Actions:
    """The actions of a game; ValueError if it has no numbers."""
    if game.observation_spec is None:
        raise ValueError(f"{game.name} has no observations")
    return Actions(game.observation_spec)


class Staged:
    """One match. In games with few codes an action is a place of the mask; elsewhere the next number of
    `observation_spec.choices`, and choices that leave no alternative are made at once.

    Played by native code where there is any; the outcome is the same.
    """

    def __init__(
        self,
        game: AnyGame | str,
        players: int,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        state: Any = None,
    ) -> None:
        """`state` goes on from a match, native or not, instead of beginning one."""
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.actions = actions(self.game)
        self.n = self.actions.n
        if state is None and native.why_not_for(self.game) is None:
            state = native.start(self.game, players, options, seed)
        elif state is None:
            state = self.game.start(players, options, seed)
        self._begun: list[list[int]] = [[] for _ in range(players)]
        self._split: dict[Seat, list[list[int]]] = {}
        """The choices of all legal codes, by seat, as long as nothing is played."""
        self._use(state)

    def _use(self, state: Any) -> None:
        self.state = state
        self.to_act: Callable[[], list[Seat]]
        self._is_native = native.available() and isinstance(state, native.State)
        if self._is_native:
            self.to_act, self._legal, self._play = state.to_act, state.legal, state.apply_unchecked
        else:
            game = self.game
            self.to_act = lambda: game.to_act(state)
            self._legal = lambda seat: game.legal(state, seat)
            self._play = lambda seat, code: game.apply_unchecked(state, seat, code)

    def python(self) -> Any:
        """The state as the rules in Python know it."""
        return self.state.python() if self._is_native else self.state

    # --- deciding

    def open(self, seat: Seat) -> list[int]:
        """The actions of this seat now, ascending; empty if it is not asked."""
        if not self.actions.stages:
            places = self.actions.places
            return sorted([places[code] for code in self._legal(seat)])
        known = len(self._begun[seat])
        return sorted({parts[known] for parts in self._rows(seat)})

    def mask(self, seat: Seat, out: Any = None) -> Any:
        """The same as ones among zeros."""
        if out is None:
            out = numpy().zeros(self.n, numpy().int8)
        else:
            out[:] = 0
        for action in self.open(seat):
            out[action] = 1
        return out

    def begun(self, seat: Seat) -> list[int]:
        """The parts of its present decision that the seat has chosen."""
        return list(self._begun[seat])

    def begin(self, seat: Seat, begun: list[int]) -> None:
        """Go on where the seat had chosen so much of its decision."""
        self._begun[seat] = list(begun)

    def act(self, seat: Seat, action: int) -> bool:
        """An open action of a seat. Whether its decision is complete, and was played."""
        code = self.code(seat, action)
        if code is None:
            return False
        self._begun[seat] = []
        self._finish(seat, code)
        return True

    def _finish(self, seat: Seat, code: int) -> None:
        self._split.clear()
        self._play(seat, code)

    def let(self, bot: Bot, seat: Seat, dice: Dice) -> None:
        """A bot decides for a seat, by what that seat may know."""
        state, legal = self.python(), self._legal(seat)
        named = [self.game.decode(code) for code in legal]
        self._finish(seat, legal[bot.choose(self.game.view(state, seat), named, dice)])

    def code(self, seat: Seat, action: int) -> int | None:
        """The code that this action makes; None, and remembered, if there is more to choose."""
        if not self.actions.stages:
            return self.actions.codes[action]
        rows = [parts for parts in self._rows(seat) if parts[len(self._begun[seat])] == action]
        begun = rows[0][: len(self._begun[seat]) + 1]
        while len(begun) < len(rows[0]) and len({parts[len(begun)] for parts in rows}) == 1:
            begun.append(rows[0][len(begun)])
        self._begun[seat] = begun
        return self.actions.spec.join(begun) if len(begun) == len(rows[0]) else None

    def _rows(self, seat: Seat) -> list[list[int]]:
        """The choices of every legal code that begins as the seat has begun."""
        if seat not in self._split:
            self._split[seat] = [self.actions.spec.split(code) for code in self._legal(seat)]
        begun = self._begun[seat]
        return (
            [parts for parts in self._split[seat] if parts[: len(begun)] == begun]
            if begun
            else self._split[seat]
        )

    # --- looking

    def observation(self, seat: Seat, out: Any = None) -> Any:
        """The observation of the seat, then its choices so far, each from 1 (0: not yet)."""
        size, spec = self.actions.size, self.actions.spec
        if out is None:
            out = numpy().zeros(size, self.actions.dtype)
        if self._is_native and not self.actions.stages:
            self.state.observe(seat, out)
            return out
        seen = self.state.observe(seat) if self._is_native else spec.observe(self.state, seat)
        begun = self._begun[seat]
        out[:] = seen + [number + 1 for number in begun] + [0] * (self.actions.stages - len(begun))
        return out

    def result(self) -> Result | None:
        """How it ended; None while the match is on."""
        return self.game.result(self.python())

    def returns(self, kind: Returns | None = None) -> list[float]:
        """The return of each seat; 0 while the match is on."""
        return returns(None if self.to_act() else self.result(), self.players, kind)

    def clone(self) -> Staged:
        """Another that goes its own way; a copy of memory where native code plays."""
        twin = Staged.__new__(Staged)
        twin.__dict__.update(self.__dict__)
        twin._begun, twin._split = [list(begun) for begun in self._begun], {}
        twin._use(self.state.clone())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Staged:
        return self.clone()
