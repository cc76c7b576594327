"""The C++ of a game: translated from its rules when it is wanted, with what stands around it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from podzemi.native.translate import translate
from podzemi.native.translate.shapes import SHAPES

RUNTIME: Final = Path(__file__).parent / "runtime"
KERNELS: Final = (RUNTIME / "kernels.cu").read_text("utf-8")
GAMES: Final = tuple(SHAPES)
"""The games that can be translated."""


@cache
def header(game: str) -> str:
    """The rules of a game as a header."""
    return '#include "runtime.hpp"\n' + translate(game)


def longest_list(game: str) -> int:
    """More codes are never legal at once."""
    found = re.search(r"#define PODZEMI_MAX_LEGAL (\d+)", header(game))
    assert found is not None, game
    return int(found[1])


def runtime(name: str) -> str:
    """A file that all games share."""
    return (RUNTIME / name).read_text("utf-8")


@cache
def digest(game: str) -> str:
    """Equal for equal rules and layouts of states, wherever they were compiled."""
    return hashlib.sha256((header(game) + runtime("runtime.hpp")).encode()).hexdigest()


def headers(game: str) -> dict[str, str]:
    """All that `kernels.cu` includes, by name."""
    shared = {name: runtime(name) for name in ("runtime.hpp", "interface.hpp", "machine.hpp")}
    return {f"{game}.hpp": header(game), **shared}
