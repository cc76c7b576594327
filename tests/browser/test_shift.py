"""What is painted stays where it is: nothing that comes later pushes it away."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Visitors

_SHIFTS = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
})"""
SLOW = 0.7
"""Seconds that a slow line takes to bring each answer, so that the page is painted without it."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640)])
def test_the_home_page_stays_where_it_is(visit: Visitors, width: int, height: int) -> None:
    page = visit.page("/about", width=width, height=height)

    def late(route: Route) -> None:
        time.sleep(SLOW)
        route.continue_()

    page.route("**/api/**", late)
    page.goto("/")
    expect(page.get_by_test_id("play-welcome_dungeon")).to_be_visible()
    expect(page.locator(".friends")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(_SHIFTS) < 0.1
