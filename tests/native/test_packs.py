"""Data packs: the same native code reads other components from memory, or says why it cannot."""

from __future__ import annotations

import ctypes
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from native_equality import compare  # noqa: E402 (a script of ours)
from native_plain import CHECKED, Plain, compile_game  # noqa: E402

from native.changed import packed  # noqa: E402
from podzemi.engine.registry import GAMES, game  # noqa: E402
from podzemi.native.flat import flat_box  # noqa: E402
from podzemi.native.translate.capacity import why_not  # noqa: E402


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_is_played_from_memory(name: str, tmp_path: Path) -> None:
    pack = packed(name)
    assert why_not(name, pack.box) is None
    plain = Plain(pack, compile_game(name, tmp_path, (*CHECKED, "-DPODZEMI_ANY_BOX")))
    numbers = flat_box(pack.box)
    plain.c.load_box.restype = ctypes.c_bool
    assert plain.c.load_box((ctypes.c_longlong * len(numbers))(*numbers))
    assert compare(plain, 2000) >= 2000


@pytest.mark.parametrize("name", GAMES)
def test_the_figure_that_was_changed_matters(name: str) -> None:
    assert flat_box(packed(name).box) != flat_box(game(name).box)


def test_what_is_too_large_is_named() -> None:
    found = game("dark_cave")
    text = re.sub(r"hand_limit = 5", "hand_limit = 9", found.builtin_data(), count=1)
    assert why_not("dark_cave", found.with_pack(text).box) is not None
