"""A network that goes is told at once, in every window, and nothing is lost when it comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitors

SOON = 3_000
"""Milliseconds after which whoever waits would begin to wonder."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (844, 390)])
def test_without_a_network_the_table_says_so_and_goes_on_afterwards(
    visit: Visitors, width: int, height: int
) -> None:
    page = visit.page("/", width=width, height=height, service_workers="block")
    table = visit.table(page)
    table.wait_for_turn()
    page.context.set_offline(True)
    said = page.get_by_role("heading", name="no connection")
    expect(said).to_be_in_viewport(ratio=1, timeout=SOON)
    page.context.set_offline(False)
    expect(page.locator('.table[data-connection="open"]')).to_be_visible()
    expect(said).to_be_hidden()
    table.decide()
