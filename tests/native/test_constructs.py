"""Every construct of the subset means in C++ what it means in Python: negative numbers, two names, all."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from native_plain import CHECKED, FAST, Plain, compile_header  # noqa: E402 (a script of ours)

from native.sample import rules  # noqa: E402
from native.sample.shape import BOX, shape  # noqa: E402
from native.sample.state import State  # noqa: E402
from podzemi.engine.dice import Dice  # noqa: E402
from podzemi.engine.fields import names, values  # noqa: E402
from podzemi.native.flat import flat, unflat  # noqa: E402
from podzemi.native.translate.source import Program  # noqa: E402
from podzemi.native.translate.writing.header import Header  # noqa: E402

SEEDS = (*range(0, 1024, 13), 3, 500, 501, 1023)
CONSTRUCTS = re.findall(r"code == \d+:\n        (\w+)\(", Path(rules.__file__).read_text("utf-8"))
"""The functions that `apply` calls, in the order of their codes."""


@cache
def header() -> str:
    return Header("sample", Program("native.sample"), shape(), BOX).text()


@pytest.fixture(scope="module", params=[FAST, CHECKED], ids=["fast", "checked"])
def plain(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Plain:
    library = compile_header("sample", header(), tmp_path_factory.mktemp("sample"), request.param)
    return Plain(SimpleNamespace(box=BOX), library)


@pytest.mark.parametrize("code", range(rules.COUNT), ids=CONSTRUCTS)
def test_a_construct_means_the_same(plain: Plain, code: int) -> None:
    native = plain.state()
    for seed in SEEDS:
        state = rules.setup(BOX, Dice(seed), 1, seed, None)
        plain.setup(native, seed, 1, [seed])
        assert plain.dump(native) == flat(state)
        rules.apply(state, 0, code, None)
        plain.apply(native, 0, code)
        assert _fields(unflat(plain.dump(native), BOX)) == _fields(state), seed


def test_a_state_comes_back_from_its_numbers(plain: Plain) -> None:
    state = rules.setup(BOX, Dice(5), 1, 77, None)
    native = plain.state()
    assert plain.load(native, flat(state))
    assert unflat(plain.dump(native), BOX) == state


def test_a_state_with_too_long_a_list_is_not_loaded(plain: Plain) -> None:
    state = rules.setup(BOX, Dice(5), 1, 77, None)
    state.ys = [1] * (shape().lists["State.ys"] + 1)
    assert not plain.load(plain.state(), flat(state))


def test_a_state_with_too_large_a_number_is_not_loaded(plain: Plain) -> None:
    state = rules.setup(BOX, Dice(5), 1, 77, None)
    state.small = 2**15
    assert not plain.load(plain.state(), flat(state))


def _fields(state: State) -> dict[str, object]:
    return dict(zip(names(type(state)), values(state), strict=True))
