"""The rulebook over HTTP: in the reader's language, with what the board needs for its pictures."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from podzemi.languages import LANGUAGES
from podzemi.rulebook import GAMES, Book, book

from .support import ThreadServer


@pytest.fixture
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_book_is_told_in_the_language_asked_for(http: httpx.Client, game: str, language: str) -> None:
    answer = http.get(f"/api/rules/{game}", params={"lang": language})
    assert answer.status_code == 200 and "max-age" in answer.headers["cache-control"]
    assert msgspec.json.decode(answer.content, type=Book).chapters == book(game, language).chapters


def test_pictures_come_along(http: httpx.Client) -> None:
    pictures = http.get("/api/rules/welcome_dungeon").json()["pictures"]
    assert pictures["bidding"]["view"]["seat"] == 0 and pictures["bidding"]["outlook"] is not None


def test_a_game_without_one_is_refused(http: httpx.Client) -> None:
    answer = http.get("/api/rules/chess")
    assert answer.status_code == 404 and answer.json()["code"] == "unknown_game"
