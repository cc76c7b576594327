"""Where the system gives the colours, shadows and gradients are gone: what may be played is still seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page

from browser.moments import Shown, moments
from browser.table import idle
from podzemi.engine import registry

if TYPE_CHECKING:
    from browser.conftest import Visitors

LONGEST = {"welcome_dungeon": 30, "paper_dungeons": 120, "dark_cave": 60, "dungeon_lords": 600}
UNMARKED = """() => [...document.querySelectorAll('.legal, .seat.active')]
  .filter((one) => one.checkVisibility() && !(one instanceof SVGElement))
  .map((one) => [one.className, getComputedStyle(one)])
  .filter(([, style]) => style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 3)
  .map(([name]) => name)"""
COLOURS = "(all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size"


@pytest.fixture
def page(visit: Visitors) -> Page:
    made = visit.page("/")
    made.emulate_media(forced_colors="active")
    return made


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_may_be_played_and_who_decides_is_outlined(page: Page, game: str) -> None:
    shown, legal, deciding = Shown(page), 0, 0
    for moment in list(moments(game, 4, 11, lambda _: True, LONGEST[game]))[:5]:
        shown.open(moment)
        idle(page)
        legal += page.locator(".legal").count()
        deciding += page.locator(".seat.active").count()
        assert page.evaluate(UNMARKED) == [], moment.phase
    assert legal and deciding


def test_dice_of_two_colours_and_levels_reached_differ(page: Page) -> None:
    shown = Shown(page)
    (moment,) = list(moments("paper_dungeons", 4, 11, lambda phase: phase == "actions", 120))[:1]
    shown.open(moment)
    idle(page)
    assert page.locator(".pd .die").evaluate_all(COLOURS) == 2
    assert page.locator(".pd .hrow").first.locator(".lv i").evaluate_all(COLOURS) > 1
