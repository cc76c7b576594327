"""A run that was asked for the compiled engine runs the compiled engine, all of it."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES
from pathlib import Path

from lanes import PURE, asked
from podzemi.engine import is_compiled

sys.path.append(str(Path(__file__).resolve().parent.parent.parent / "scripts"))
modules = import_module("compile").modules


def plain() -> list[str]:
    """The modules of the compile list that run as plain Python in this process."""
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in modules()]
    return [name for name in names if str(import_module(name).__file__).endswith(tuple(SOURCE_SUFFIXES))]


def test_the_whole_compile_list_is_of_one_build() -> None:
    """`scripts/test.py` sets PODZEMI_COMPILED where a compiler is there: then nothing may be plain."""
    expected = asked("PODZEMI_COMPILED")
    assert not (expected and PURE)
    if expected:
        assert is_compiled() and plain() == []
    elif PURE or not is_compiled():
        assert len(plain()) == len(modules())
    else:
        assert plain() == []
