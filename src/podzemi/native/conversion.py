"""A native match as the rules in Python know it, and back: for views, refusals, events and saving.

`_core` calls `to_python`, `dump`, `reduce`, `text` and `refuse` for what needs no speed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any  # Any: options and states of whichever game

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, AnyState, IllegalAction
from podzemi.native.flat import flat, unflat
from podzemi.native.packs import core_game
from podzemi.native.presence import require

if TYPE_CHECKING:
    from podzemi.native._core import State


def start(game: AnyGame | str, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> State:
    """A new match: the same as `game.start` makes of the same players, options and seed."""
    found = registry.game(game) if isinstance(game, str) else game
    require(found)
    from podzemi.native import _core

    numbers = _numbers(found, players, options) if options else _usual_numbers(found, players)
    return _core.start(core_game(found), seed, players, numbers)


def _numbers(game: AnyGame, players: int, options: dict[str, Any]) -> tuple[int, ...]:
    return game.option_numbers(game.validate_options(players, options))


@lru_cache(maxsize=64)
def _usual_numbers(game: AnyGame, players: int) -> tuple[int, ...]:
    return _numbers(game, players, {})


def from_python(state: AnyState, game: AnyGame | None = None) -> State:
    """The same match in native form; ValueError if its dice are scripted, or if it does not fit.

    `game` is needed where it has a data pack: a state does not know its text.
    """
    found = game or registry.game(type(state).__module__.split(".")[-2])
    if getattr(state, "box", None) is not found.box:
        raise ValueError(f"this match of {found.name} has other components: which game is it of?")
    require(found)
    from podzemi.native import _core

    return _core.from_numbers(core_game(found), flat(state))


def game_of(state: State) -> AnyGame:
    """The game that a native state is a match of, with its data pack."""
    return state.packed or registry.game(state.game)


def load(game: AnyGame | str, data: bytes) -> State:
    """A match from the bytes of `dump`, native or not."""
    found = registry.game(game) if isinstance(game, str) else game
    return from_python(found.load(data), found)


# ---------------------------------------------------------------- what `_core` asks for


def to_python(state: State) -> Any:
    return unflat(state.numbers(), game_of(state).box)


def dump(state: State) -> bytes:
    return game_of(state).dump(to_python(state))


def reduce(state: State) -> tuple[Any, ...]:
    return (load, (state.packed or state.game, dump(state)))


def text(state: State) -> str:
    seats = state.to_act()
    asked = f"waits for seat {', '.join(map(str, seats))}" if seats else "is over"
    return f"<native match of {state.game}, {state.players} players, {asked}>"


def refuse(state: State, seat: int, code: int) -> None:
    """Says why, in the words of the rules; nothing if they see no reason."""
    game, known = game_of(state), to_python(state)
    refusal = game.foreign(known, seat, code) or game.refusal(known, seat, code)
    if refusal is not None:
        raise IllegalAction(refusal, game.name)
