"""Pictures of pasted links: what they tell, to whom, and that drawing them holds nobody up."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from podzemi.server.postcards import HEIGHT, KEPT, RIGHT, WIDTH, Postcard, Postcards, RankRow, words
from podzemi.server.problems import Refused

from .support import WAIT, ThreadServer, settings_for

GROUND = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"></svg>'
GAMES = ("welcome_dungeon", "paper_dungeons", "dungeon_lords", "dark_cave")
RESULT = Postcard("dark_cave", "The Dark Cave", "Anežka wins.", places=(RankRow("1.", "Anežka", 0),))


def built(folder: Path) -> Path:
    """What a build leaves, without its engravings."""
    (folder / "static" / "postcards").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<!doctype html><title>built</title>")
    for game in GAMES:
        (folder / "static" / "postcards" / f"{game}.svg").write_text(GROUND)
    return folder / "static"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("postcards")
    built(folder)
    with (
        ThreadServer(settings_for(folder)) as server,
        httpx.Client(base_url=server.url, timeout=WAIT) as client,
    ):
        client.get("/api/me")
        yield client


def opened(client: httpx.Client, **more: object) -> str:
    answer = client.post("/api/tables", json={"game": "welcome_dungeon", "seats": ["me", "open"], **more})
    table: str = answer.json()["id"]
    return table


def test_a_table_is_a_picture_of_the_size_that_messengers_want(client: httpx.Client) -> None:
    answer = client.get(f"/api/tables/{opened(client)}/postcard?lang=pl")
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT)


def test_strangers_get_no_picture_of_what_they_may_not_see(client: httpx.Client) -> None:
    locked = opened(client, password="tajemství")
    assert client.get(f"/api/tables/{locked}/postcard").status_code in (403, 404)
    assert "postcard" not in client.get(f"/t/{locked}").text
    assert client.get("/api/tables/nothing/postcard").status_code == 404


def test_the_page_of_a_table_names_its_picture(client: httpx.Client) -> None:
    table = opened(client)
    shown = client.get(f"/t/{table}", headers={"accept-language": "cs"}).text
    assert f"/api/tables/{table}/postcard?lang=cs" in shown
    assert '<meta property="og:image:width" content="1200">' in shown
    assert '<meta name="twitter:card" content="summary_large_image">' in shown


def test_equal_words_are_drawn_once_and_only_some_pictures_are_kept(tmp_path: Path) -> None:
    postcards = Postcards(built(tmp_path))
    drawn: list[Postcard] = []

    async def draw(card: Postcard) -> bytes:
        drawn.append(card)
        return b"picture"

    async def wanted() -> None:
        await asyncio.gather(*(postcards.png(RESULT) for _ in range(8)))
        for n in range(KEPT):
            await postcards.png(Postcard("dark_cave", "", str(n)))

    postcards._draw = draw  # type: ignore[method-assign]
    asyncio.run(wanted())
    assert drawn.count(RESULT) == 1
    assert len(postcards.kept) == KEPT
    assert RESULT not in postcards.kept


def test_too_many_at_once_are_asked_to_come_again(tmp_path: Path) -> None:
    postcards = Postcards(built(tmp_path))

    async def wanted() -> list[bytes | BaseException]:
        many = (postcards.png(Postcard("dark_cave", "", str(n))) for n in range(12))
        return await asyncio.gather(*many, return_exceptions=True)

    async def draw(_: Postcard) -> bytes:
        await asyncio.sleep(0)
        return b"picture"

    postcards._draw = draw  # type: ignore[method-assign, assignment]
    answers = asyncio.run(wanted())
    assert sum(isinstance(answer, Refused) for answer in answers) == 4


def test_words_stay_on_their_page() -> None:
    name = 'Ł<script>"&\x00' * 12
    told = words(Postcard("dark_cave", name, name * 3, name, tuple(RankRow("1.", name, n) for n in range(9))))
    assert "<script" not in told
    assert "\x00" not in told
    heights = [float(y) for y in re.findall(r' y="([0-9.]+)"', told)]
    assert 2 <= told.count("<circle") <= 5
    assert min(heights) > 0 and max(heights) < HEIGHT
    assert RIGHT < WIDTH


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    static = built(tmp_path)
    (static / "postcards" / "dark_cave.svg").write_text("no drawing </svg>")
    with pytest.raises(Refused):
        asyncio.run(Postcards(static).png(RESULT))
