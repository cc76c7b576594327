"""A game of an installed package, hosted: offered, set up, and played to its end on the generic board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server, Visitors
from browser.table import Table
from plugins import installed


@pytest.fixture
def hosted(built: None, chrome: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """A server of its own, which finds the games of examples/ beside ours."""
    folder = tmp_path_factory.mktemp("hosted")
    (folder / "data").mkdir()
    server = Server(folder / "data", PYTHONPATH=str(installed(folder)))
    server.start()
    visitors = Visitors(chrome, server)
    yield visitors
    visitors.close()
    server.stop()
    assert not visitors.complaints, "\n".join(visitors.complaints)


def test_an_installed_game_is_played_to_its_end_by_clicking(hosted: Visitors) -> None:
    page = hosted.page("/new/bluff")
    offered = page.request.get("/api/games").json()
    assert {"nim", "bluff"} <= {game["name"] for game in offered}
    expect(page.get_by_text("Faces")).to_be_visible()
    page.locator(".last .btn.pri").click()
    page.get_by_role("button", name="Fill free seats with bots").click()
    page.get_by_role("button", name="Start the match").click()
    table = Table(page)
    table.wait_for_turn()
    expect(table.choices.first).to_contain_text("Bid: count 1, face 1")
    table.play(table.decide)
    expect(table.ask).to_contain_text("Winner: ")
