"""How fast the rules are: what `podzemi bench` measures, one figure at a time.

A figure is calls per CPU second. Each is taken several times; the middle one counts, and the lowest and the
highest say how far to trust it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import cycle
from statistics import median
from typing import Any, Final  # Any: states and views of whichever game

from msgspec import Struct

from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, is_compiled

WHAT: Final = ("step", "rollout", "batch", "clone", "legal", "view", "sample", "observation")
ARRAYS: Final = ("rollout", "batch")
"""Figures that need NumPy."""
ENGINES: Final = ("native", "compiled", "pure")
PLAYERS: Final = (2, 4)
"""Player counts that are measured unless others are asked for; the nearest a game can seat."""
_MATCHES: Final = 1024
"""Matches in lock step."""
_STATES: Final = 60
"""States from the middle of matches."""

Work = Callable[[], int]
"""Does something some times, and says how many."""


class SpeedFigure(Struct, frozen=True):
    """One figure: calls per CPU second."""

    game: str
    players: int
    what: str
    engine: str
    per_second: int
    low: int
    high: int


def has_numpy() -> bool:
    """Whether ARRAYS can be measured: `make play` does not install NumPy."""
    return find_spec("numpy") is not None


def engine_here() -> str:
    """The engine of this process: plain Python or compiled."""
    return "native" if native.available() else "compiled" if is_compiled() else "pure"


def measure(
    name: str, players: int, engine: str, only: tuple[str, ...], seconds: float, repeat: int
) -> Iterator[SpeedFigure]:
    """The figures of one game, one after the other."""
    for what, work in _works(registry.game(name), players, engine).items():
        if what in only:
            rates = [_rate(work, seconds) for _ in range(repeat)]
            yield SpeedFigure(name, players, what, engine, round(median(rates)), min(rates), max(rates))


def seats(game: AnyGame, players: int) -> int:
    """The number of players nearest to the one asked for that the game can seat."""
    return min(max(players, game.min_players), game.max_players)


def state_bytes(name: str, players: int) -> dict[str, int]:
    """How large a state is: written out, and as native code keeps it."""
    game = registry.game(name)
    sizes = {"written": len(game.dump(_states(game, players)[-1]))}
    if native.available():
        from podzemi.native import _core

        sizes["native"] = _core.facts(name)["state_bytes"]
    return sizes


def _rate(work: Work, seconds: float) -> int:
    """Calls per CPU second."""
    done, spent, started = 0, 0.0, time.process_time()
    while spent < seconds:
        done += work()
        spent = time.process_time() - started
    return round(done / spent)


# ---------------------------------------------------------------- what is measured


def _works(game: AnyGame, players: int, engine: str) -> dict[str, Work]:
    states = _states(game, players)
    asked = [game.to_act(state)[0] for state in states]
    views = [game.view(state, seat) for state, seat in zip(states, asked)]
    dice = Dice(1)
    works = {
        "step": _steps(game, players),
        "clone": _each([state.clone for state in states]),
        "legal": _each([_bind(game.legal, state, seat) for state, seat in zip(states, asked)]),
        "view": _each([_bind(game.view, state, seat) for state, seat in zip(states, asked)]),
        "sample": _each([_bind(game.sample, view, dice) for view in views]),
    }
    if game.observation_spec is not None:
        observe = game.observation_spec.observe
        works["observation"] = _each([_bind(observe, state, seat) for state, seat in zip(states, asked)])
    if engine == "native":
        works |= _native_works(game, players, states, asked)
    return {what: works[what] for what in WHAT if what in works}


def _bind(call: Callable[..., Any], *given: Any) -> Callable[[], Any]:
    return lambda: call(*given)


def _each(calls: list[Callable[[], Any]]) -> Work:
    def work() -> int:
        for call in calls:
            call()
        return len(calls)

    return work


def _steps(game: AnyGame, players: int) -> Work:
    """Whole matches at random: who decides, what is legal, one of it."""
    options = game.validate_options(players, {})
    to_act, legal, apply = game.to_act, game.legal, game.apply_unchecked
    seeds, dice = cycle(range(1, 1000)), Dice(2)

    def match() -> int:
        state = game.setup(players, options, Dice(next(seeds)))
        decisions = 0
        while asked := to_act(state):
            codes = legal(state, asked[0])
            apply(state, asked[0], codes[dice.below(len(codes))])
            decisions += 1
        return decisions

    return match


def _states(game: AnyGame, players: int) -> list[Any]:
    """States from the middle of random matches."""
    states: list[Any] = []
    dice = Dice(2)
    while len(states) < _STATES:
        state = game.start(players, seed=dice.bits())
        for _ in range(dice.below(20)):
            if not (asked := game.to_act(state)):
                break
            legal = game.legal(state, asked[0])
            game.apply(state, asked[0], legal[dice.below(len(legal))])
        if game.to_act(state):
            states.append(state)
    return states


# ---------------------------------------------------------------- the same in native code


def _native_works(game: AnyGame, players: int, states: list[Any], asked: list[int]) -> dict[str, Work]:
    own = [native.from_python(state) for state in states]
    arrays = {"rollout": _rollouts(game, players), "batch": _batch(game, players)} if has_numpy() else {}
    return arrays | {
        "step": _native_steps(game, players),
        "clone": _each([state.clone for state in own]),
        "legal": _each([_bind(state.legal, seat) for state, seat in zip(own, asked)]),
        "observation": _each([_bind(state.observe, seat) for state, seat in zip(own, asked)]),
    }


def _native_steps(game: AnyGame, players: int) -> Work:
    """As `_steps`: the same loop in Python, on a state in native code."""
    from podzemi.native import _core

    numbers = game.option_numbers(game.validate_options(players, {}))
    seeds, dice = cycle(range(1, 1000)), Dice(2)

    def match() -> int:
        state = _core.start(game.name, next(seeds), players, numbers)
        decisions = 0
        to_act, legal, apply = state.to_act, state.legal, state.apply_unchecked
        while asked := to_act():
            codes = legal(asked[0])
            apply(asked[0], codes[dice.below(len(codes))])
            decisions += 1
        return decisions

    return match


def _rollouts(game: AnyGame, players: int) -> Work:
    """Decisions of whole matches, from the first one on."""
    state, seeds = native.start(game, players, seed=1), cycle(range(1, 1000))
    return lambda: int(native.rollouts(state, 100, seed=next(seeds)).decisions.sum())


def _batch(game: AnyGame, players: int) -> Work:
    """Decisions in lock step, chosen at random, with observation and legal actions after each."""
    batch = native.Batch(game, players, _MATCHES, seed=1)

    def work() -> int:
        batch.step(batch.pick())
        return _MATCHES

    return work
