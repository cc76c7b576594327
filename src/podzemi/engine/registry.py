"""Games and bots by name, imported when first asked for.

The one place that is edited when a game or a bot is added; everything above the
engine finds them here, so that server, arena and tests name no game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Final

from podzemi.engine.bot import Bot
from podzemi.engine.game import AnyGame

GAMES: Final = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
"""The games there are, in the order people see them."""

COMING: Final[tuple[str, ...]] = ()
"""The games that are not there yet; the home page says so."""

BOTS: Final = ("random", "greedy")
"""The bots there are, weakest first."""


class Unknown(LookupError):
    """No game or bot of that name."""

    def __init__(self, what: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown {what} {name!r}; there are: {', '.join(known)}")
        self.what = what
        self.name = name
        self.known = known


@cache
def game(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        raise Unknown("game", name, GAMES)
    found: AnyGame = import_module(f"podzemi.games.{name}").GAME
    return found


def game_with_pack(name: str, pack: str | None) -> AnyGame:
    """The game with the data pack of that text, None: with the house data; PackError if it does not fit."""
    return game(name) if pack is None else _game_with_pack(name, pack)


@lru_cache(maxsize=64)
def _game_with_pack(name: str, pack: str) -> AnyGame:
    return game(name).with_pack(pack)


def bot(name: str, game: AnyGame) -> Bot:
    """A new bot of that name for one seat of that game."""
    if name not in BOTS:
        raise Unknown("bot", name, BOTS)
    made: Bot = import_module(f"podzemi.bots.{name}").make(game)
    return made
