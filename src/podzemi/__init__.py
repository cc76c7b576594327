"""Podzemí: four dungeon board games, complete to the last rule.

    >>> import podzemi
    >>> match = podzemi.Match("paper_dungeons", players=2, seed=1)
    >>> seat = match.to_act()[0]
    >>> match.play(seat, match.actions(seat)[0])[0].seat
    0

`podzemi.game(name)` gives the rules of a game, `podzemi.Match` plays one match of it, `podzemi.bot` makes
players, `podzemi.play` lets them meet; docs/library.md is a tutorial, docs/reference.md lists everything.

The engine and the rules are ordinary typed Python. Where a C compiler was found they also exist compiled
(mypyc) beside their sources, and Python takes those. `PODZEMI_PURE=1` makes this process ignore them;
results are the same either way.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final  # Any: a name is looked up when it is asked for

if TYPE_CHECKING:
    from podzemi.arena.play import play
    from podzemi.engine.bot import Bot
    from podzemi.engine.dice import Dice
    from podzemi.engine.game import BadSetup, Game, IllegalAction, Option, Result, is_compiled, seen
    from podzemi.engine.match import Match
    from podzemi.engine.records.record import Record, RecordError, read_record, replay
    from podzemi.engine.registry import (
        Unknown,
        bot,
        bot_names,
        game,
        game_with_pack,
        names,
        register_bot,
        register_game,
    )
    from podzemi.engine.values import Action, Event, Outcome, Refusal

__version__ = "1.0.0rc1"

_HOMES: Final = {
    "podzemi.arena.play": ("play",),
    "podzemi.engine.bot": ("Bot",),
    "podzemi.engine.dice": ("Dice",),
    "podzemi.engine.game": ("BadSetup", "Game", "IllegalAction", "Option", "Result", "is_compiled", "seen"),
    "podzemi.engine.match": ("Match",),
    "podzemi.engine.records.record": ("Record", "RecordError", "read_record", "replay"),
    "podzemi.engine.registry": (
        *("Unknown", "bot", "bot_names", "game", "game_with_pack", "names", "register_bot", "register_game"),
    ),
    "podzemi.engine.values": ("Action", "Event", "Outcome", "Refusal"),
}
"""The module of each public name. Names are imported on first use, so that `import podzemi` is quick."""

__all__ = [  # made by __getattr__
    "Action",
    "BadSetup",
    "Bot",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Unknown",
    "bot",
    "bot_names",
    "game",
    "game_with_pack",
    "is_compiled",
    "names",
    "play",
    "read_record",
    "register_bot",
    "register_game",
    "replay",
    "seen",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(module), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'podzemi' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


def _take_sources_only() -> None:
    """Let imports from inside this package see `.py` files and nothing else."""
    import sys
    from importlib.abc import PathEntryFinder
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    root = os.path.dirname(os.path.abspath(__file__))
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if os.path.commonpath([root, os.path.abspath(path)]) != root:
            raise ImportError(path)
        return finder(path)

    sys.path_hooks.insert(0, hook)
    for path in [p for p in sys.path_importer_cache if p.startswith(root)]:
        del sys.path_importer_cache[path]


if os.environ.get("PODZEMI_PURE", "") not in ("", "0"):
    _take_sources_only()
