"""Whether native code is here, and why not."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from podzemi.engine.game import AnyGame


class NotNative(RuntimeError):
    """There is no native code for this; the text says why. The same game can always be played as Python."""


@cache
def why_not() -> str | None:
    """Why there is no native code in this process; None where there is."""
    if os.environ.get("PODZEMI_PURE", "") not in ("", "0"):
        return "PODZEMI_PURE asks for plain Python"
    try:
        import_module("podzemi.native._core")
    except ModuleNotFoundError:
        return "nothing was compiled: `make compile` does it, and wheels for a platform hold it"
    except ImportError as error:
        return f"what was compiled does not load: {error}"
    return None


def available() -> bool:
    """Whether this process has native code."""
    return why_not() is None


def require(game: AnyGame) -> None:
    """NotNative unless the game can be played natively here."""
    if (reason := why_not_for(game)) is not None:
        raise NotNative(reason)


def why_not_for(game: AnyGame) -> str | None:
    """Why the game cannot be played natively here; None if it can."""
    if (reason := why_not()) is not None:
        return reason
    from podzemi.native import _core

    if game.name not in _core.GAMES:
        return f"{game.name} was not compiled; there are {', '.join(_core.GAMES)}"
    from podzemi.native import packs

    return packs.why_not(game)
