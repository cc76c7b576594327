"""Five levels of every game, from a friendly beginner to one that punishes every mistake.

A level is a row of settings (`search.Settings`) in `<game>.toml`, or in `usual.toml` where a game has no
file of its own. A game with a strategy of its own (`bots/strategies/<game>.py`) is played by that.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Final

import msgspec

from podzemi import native
from podzemi.bots import greedy, random, search
from podzemi.bots.search import SearchBot, Searcher, Settings
from podzemi.engine.bot import Bot
from podzemi.engine.game import AnyGame
from podzemi.engine.registry import LEVELS, SEARCH

USUAL: Final = "usual"
STAND_IN: Final = "greedy"
"""Plays everywhere, without native code and with any data pack."""
FORMER_NAMES: Final = {
    "temper": "style",
    "explore": "exploration",
    "optimism": "first_play_urgency",
    "widen": "progressive_widening",
    "weigh": "use_prior",
    "horizon": "rollout_depth",
    "most_nodes": "max_nodes",
}
"""Settings by the names that they have in older results and commands."""


@cache
def settings(game: str) -> dict[str, Settings]:
    """The levels of a game by name."""
    home = files("podzemi.bots.levels")
    own = home / f"{game}.toml"
    text = (own if own.is_file() else home / f"{USUAL}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Settings])


def maker(name: str, changes: dict[str, str]) -> Callable[[AnyGame], Bot]:
    """The factory of bots of that level, or of plain tree search; ValueError if a setting is unknown."""
    plain = with_changes(Settings(), changes)
    if name == SEARCH:
        return lambda game: search.make(game, plain)
    return lambda game: make(game, name, changes)


def make(game: AnyGame, level: str, changes: dict[str, str] | None = None) -> Bot:
    """A bot of that level; NotNative where it cannot play. `changes`: settings that differ.

    In a game for which nobody wrote a bot every name plays at random, as the commands say.
    """
    if (reason := why_not(level, game)) is not None:
        raise native.NotNative(reason)
    if not greedy.is_written(game):
        return random.make(game)
    return player(game, with_changes(settings(game.name)[level], changes or {}))


def why_not(bot: str, game: AnyGame) -> str | None:
    """Why the bot of that name cannot play the game here; None if it can, or is neither level nor search."""
    name = bot.partition("?")[0]
    if (name != SEARCH and name not in LEVELS) or not greedy.is_written(game):
        return None
    if (reason := native.why_not_for(game)) is not None:
        return f"{name} thinks with native code, which is not here ({reason}); {STAND_IN} plays without"
    if name in LEVELS and game.pack is not None:
        return f"{name} knows our own components only; with a data pack there are {SEARCH} and {STAND_IN}"
    return None if name == SEARCH else _missing(name, game)


def _missing(level: str, game: AnyGame) -> str | None:
    """The reason why the game's own strategy cannot play here, such as tables that are not installed."""
    lacks = getattr(_strategy(game.name), "why_not", None)
    reason: str | None = lacks and lacks(settings(game.name)[level])
    return reason and f"{level} {reason}; {SEARCH} and {STAND_IN} play without"


def stand_in(bot: str, game: AnyGame) -> str:
    """The name of the bot that plays where somebody waits: `greedy` for those that cannot."""
    return bot if why_not(bot, game) is None else STAND_IN


def player(game: AnyGame, chosen: Settings) -> Bot:
    """A bot with these settings, playing the game's own strategy where it has one."""
    if (strategy := _strategy(game.name)) is None:
        return SearchBot(Searcher(game, chosen))
    made: Bot = strategy.make(game, chosen)
    return made


@cache
def _strategy(game: str) -> ModuleType | None:
    """The game's own strategy, looked for once; None: it has none."""
    home = f"podzemi.bots.strategies.{game}"
    return None if find_spec(home) is None else import_module(home)


def with_changes(chosen: Settings, changes: dict[str, str]) -> Settings:
    """The settings with those that are named changed; ValueError for what they do not know."""
    if not changes:
        return chosen
    named = {FORMER_NAMES.get(name, name): value for name, value in changes.items()}
    try:
        return msgspec.convert({**msgspec.structs.asdict(chosen), **named}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
