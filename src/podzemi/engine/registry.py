"""Games and bots by name, imported when first asked for.

Ours are listed here. Others come from installed packages that declare entry points in the groups
`podzemi.games` (an object of `Game`) and `podzemi.bots` (a function from a game to a `Bot`), from
`register_game` and `register_bot`, and a bot also straight from a file: `my_bot.py:MyBot`.
Everything above the engine finds games and bots here, so that server, arena and tests name none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final, TypeAlias  # Any: whatever an entry point names, not yet checked
from urllib.parse import parse_qsl

from podzemi.engine.bot import Bot
from podzemi.engine.game import AnyGame

GAMES: Final = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
"""Our games, in the order people see them."""

BOTS: Final = ("random", "greedy")
"""Our bots for study, weakest first."""

LEVELS: Final = ("novice", "apprentice", "adventurer", "veteran", "master")
"""Our bots for people, weakest first."""

SEARCH: Final = "search"
"""Plain tree search, the yardstick of the levels. It and they take settings: `search?iterations=500`."""

OURS: Final = (*BOTS, SEARCH, *LEVELS)
"""All bots that people meet at tables."""

LEARNED: Final = "learned"
"""A network that learned by playing; for study, in games that have one. It needs NumPy."""

GAME_GROUP: Final = "podzemi.games"
BOT_GROUP: Final = "podzemi.bots"

MakeBot: TypeAlias = Callable[[AnyGame], Bot]

_games: dict[str, AnyGame] = {}
_bots: dict[str, MakeBot] = {}


class Unknown(LookupError):
    """No game or bot of that name."""

    def __init__(self, what: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(what, name, known)
        self.what = what
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"unknown {self.what} {self.name!r}; there are: {', '.join(self.known)}"


# ---------------------------------------------------------------- games


def names() -> tuple[str, ...]:
    """All games: ours, then those of others."""
    return (*GAMES, *sorted({*_games, *_entries(GAME_GROUP)} - {*GAMES}))


def game(name: str) -> AnyGame:
    """The game of that name."""
    if name in GAMES:
        return _ours(name)
    if name in _games:
        return _games[name]
    if name not in _entries(GAME_GROUP):
        raise Unknown("game", name, names())
    _games[name] = _entries(GAME_GROUP)[name].load()
    return _games[name]


def register_game(game: AnyGame) -> None:
    """Make a game known in this process by its name; installed packages use the entry point instead."""
    if game.name in GAMES:
        raise ValueError(f"{game.name!r} is the name of one of our games")
    _games[game.name] = game


def game_with_pack(name: str, pack: str | None) -> AnyGame:
    """The game with the data pack of that text; None: with the built-in data."""
    return game(name) if pack is None else _game_with_pack(name, pack)


@cache
def _ours(name: str) -> AnyGame:
    found: AnyGame = import_module(f"podzemi.games.{name}").GAME
    return found


@lru_cache(maxsize=64)
def _game_with_pack(name: str, pack: str) -> AnyGame:
    return game(name).with_pack(pack)


# ---------------------------------------------------------------- bots


def bot_names() -> tuple[str, ...]:
    """All bots by name: ours, weakest first, then those of others."""
    ours = (*OURS, LEARNED)
    return (*ours, *sorted({*_bots, *_entries(BOT_GROUP)} - {*ours}))


def bot(name: str, game: AnyGame) -> Bot:
    """A new bot for one seat of that game, by name or as `FILE.py:NAME`."""
    return maker(name)(game)


def check_bot(name: str) -> None:
    """Unknown unless there is such a bot."""
    maker(name)


def maker(name: str) -> MakeBot:
    """The factory of bots of that name."""
    found: MakeBot
    plain, _, settings = name.partition("?")
    if plain == SEARCH or plain in LEVELS:
        found = _thinking(plain, settings)
    elif name in BOTS or name == LEARNED:
        found = import_module(f"podzemi.bots.{name}").make
    elif name in _bots:
        found = _bots[name]
    elif _is_file(name):
        found = _from_file(*name.rsplit(":", 1))
    elif name in _entries(BOT_GROUP):
        _bots[name] = found = _entries(BOT_GROUP)[name].load()
    else:
        raise Unknown("bot", name, (*bot_names(), "FILE.py:NAME"))
    return found


def _thinking(name: str, settings: str) -> MakeBot:
    """A bot that searches, with the settings behind the question mark; Unknown for what it does not know."""
    try:
        found: MakeBot = import_module("podzemi.bots.levels").maker(name, dict(parse_qsl(settings, True)))
    except ValueError as error:
        raise Unknown("bot", f"{name}?{settings}", (str(error),)) from None
    return found


def register_bot(name: str, make: MakeBot) -> None:
    """Make a bot known in this process; installed packages use the entry point instead."""
    if name in (*OURS, LEARNED) or _is_file(name):
        raise ValueError(f"{name!r} cannot be the name of a bot of yours")
    _bots[name] = make


def _is_file(name: str) -> bool:
    return ".py:" in name


@cache
def _from_file(path: str, name: str) -> MakeBot:
    """A class or function of a file; it is called with the game if it takes an argument."""
    from inspect import signature

    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise Unknown("bot", f"{path}:{name}", (f"no file {file}",))
    spec = spec_from_file_location(f"podzemi_bot_{abs(hash(str(file)))}", file)
    assert spec is not None and spec.loader is not None  # a .py file always has both
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise Unknown("bot", f"{path}:{name}", (f"no {name} in {file.name}",))
    found = getattr(module, name)
    make: MakeBot = found if signature(found).parameters else lambda game: found()
    return make


@cache
def _entries(group: str) -> dict[str, Any]:
    """Entry points of installed packages by name."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=group)}
