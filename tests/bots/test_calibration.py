"""The figures that say whether chances are chances."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from podzemi.engine.dice import Dice


def load() -> Any:
    path = Path(__file__).parents[2] / "scripts" / "calibrate.py"
    spec = importlib.util.spec_from_file_location("calibrate", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


calibrate = load()


def said(bold: float, decisions: int = 4000) -> list[Any]:
    """Chances of which the logarithms of the odds are so many times what they should be."""
    lot, rows = Dice(5), []
    for number in range(decisions):
        true = (100 + lot.below(800)) / 1000
        odds = (true / (1 - true)) ** bold
        came = float(lot.below(1000) < round(1000 * true))
        rows.append(calibrate.Said(number // 4, number % 4, odds / (1 + odds), came))
    return rows


@pytest.mark.parametrize("bold", [0.5, 1.0, 2.0])
def test_the_slope_says_by_how_much_chances_are_too_bold(bold: float) -> None:
    assert calibrate.slope(said(bold)) == pytest.approx(1 / bold, rel=0.12)


def test_what_is_told_keeps_its_bar_and_what_is_not_breaks_it() -> None:
    assert calibrate.broken("a game", said(1.0)) is None
    assert "slope 0." in calibrate.broken("a game", said(2.0))
    turned = [row._replace(chance=1 - row.chance) for row in said(1.0)]
    assert "coin" in calibrate.broken("a game", turned)


def test_the_page_has_a_line_for_each_quarter_and_game() -> None:
    rows = said(1.0, 200)
    lines = calibrate.by_quarter("dark_cave", rows)
    assert [line[1] for line in lines] == ["1", "2", "3", "4", "all"]
    assert all(line[2] == ("200" if line[1] == "all" else "50") for line in lines)
    assert len(calibrate.reliability({"dark_cave": rows})) == 10
