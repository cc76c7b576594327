"""Nim: take any number of stones from one heap; whoever takes the last stone wins.

The smallest whole game there is, and a bot that never errs. Installed (`pip install examples/nim`), both are
known to `podzemi simulate nim`, `podzemi arena nim --bots nim-perfect,random` and `podzemi.game("nim")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from typing import ClassVar

from msgspec import UNSET

from podzemi import Action, Dice, Game, Option, Refusal, Result
from podzemi.engine.fields import Copied
from podzemi.engine.log import Log
from podzemi.engine.values import BaseView, PublicEvent

HEAP_STRIDE = 100
"""A code is heap * HEAP_STRIDE + stones."""


class Take(Action, frozen=True):
    """Take stones from one heap."""

    heap: int
    stones: int


class Taken(PublicEvent, frozen=True):
    """Somebody took stones."""

    seat: int
    heap: int
    stones: int


class View(BaseView, frozen=True, tag_field="game", tag="nim"):
    """Nothing is hidden in Nim."""

    seat: int | None
    options: dict[str, int]
    to_act: list[int]
    seats: list[int]
    heaps: list[int]


class State(Copied):
    """The heaps, and whose turn it is."""

    __slots__ = ("active", "heaps")

    def __init__(self, *, active: int, heaps: list[int]) -> None:
        self.active = active
        self.heaps = heaps

    def clone(self) -> State:
        return State(active=self.active, heaps=self.heaps[:])


class Nim(Game[State, View]):
    """Two players, heaps of 1, 2, 3 … stones."""

    name = "nim"
    prefix = "NI"
    rules_version = 1
    min_players = max_players = 2
    options = (Option("heaps", [3, 4, 5], 3, "NI-1"),)
    action_type = Take
    event_type = Taken
    outcome_type: ClassVar = type(UNSET)  # nothing is left to chance
    view_type = View
    state_type = State

    def setup(
        self, players: int, options: dict[str, str | int | bool], dice: Dice, log: Log | None = None
    ) -> State:
        return State(active=0, heaps=[*range(1, int(options["heaps"]) + 1)])

    def to_act(self, state: State) -> list[int]:
        return [state.active] if any(state.heaps) else []

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in self.to_act(state):
            return []
        return [
            heap * HEAP_STRIDE + stones
            for heap, size in enumerate(state.heaps)
            for stones in range(1, size + 1)
        ]

    def refusal(self, state: State, seat: int, code: int) -> Refusal | None:
        return None if code in self.legal(state, seat) else Refusal("not_there", "NI-2")

    def apply_unchecked(self, state: State, seat: int, code: int, log: Log | None = None) -> None:
        heap, stones = divmod(code, HEAP_STRIDE)
        state.heaps[heap] -= stones
        state.active = 1 - seat
        if log is not None:
            log.events.append(Taken(seat, heap, stones))

    def result(self, state: State) -> Result | None:
        if any(state.heaps):
            return None
        winner = 1 - state.active
        return Result([[winner], [1 - winner]], [int(seat == winner) for seat in (0, 1)], {})

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, {"heaps": len(state.heaps)}, self.to_act(state), [0, 1], state.heaps[:])

    def sample(self, view: View, dice: Dice) -> State:
        active = view.to_act[0] if view.to_act else 0
        return State(active=active, heaps=view.heaps[:])

    def decode(self, code: int) -> Take:
        return Take(*divmod(code, HEAP_STRIDE))

    def encode(self, action: Action) -> int:
        assert isinstance(action, Take)
        return action.heap * HEAP_STRIDE + action.stones

    def codes(self) -> Sequence[int]:
        return range(5 * HEAP_STRIDE + 6)


class PerfectBot:
    """Leaves heaps whose sizes cancel out in binary, whenever it can."""

    def __init__(self, game: Nim) -> None:
        self.game = game

    def choose(self, view: View, legal: list[Take], dice: Dice) -> int:
        odd = reduce(xor, view.heaps)
        good = [
            index
            for index, take in enumerate(legal)
            if odd ^ view.heaps[take.heap] ^ (view.heaps[take.heap] - take.stones) == 0
        ]
        return good[0] if good else dice.below(len(legal))


GAME = Nim()
