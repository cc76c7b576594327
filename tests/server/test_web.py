"""The files of the browser client, the safe headers, and the description of the interface."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from podzemi.server.http.shared import problems
from podzemi.server.openapi import FILE, document
from podzemi.wire.schema import tidy

from .conftest import MakeGuest
from .support import WAIT, ThreadServer, settings_for

PAGE = "<!doctype html><title>built</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("built")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "assets" / "main-1a2b.js").write_text("let x = 1;" * 1000)
    (folder / "static" / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (folder / "static" / "assets" / "main-1a2b.js.gz").write_bytes(
        gzip.compress(b"let x = 1;" * 1000, mtime=0)
    )
    (folder / "static" / "icon.svg").write_text("<svg/>")
    (folder / "static" / "icon-192.png").write_bytes(b"icon")
    (folder / "secret.txt").write_text("secret")
    with (
        ThreadServer(settings_for(folder)) as server,
        httpx.Client(base_url=server.url, timeout=WAIT) as client,
    ):
        yield client


@pytest.mark.parametrize("path", ["/", "/t/V-x_0aB", "/new/welcome_dungeon", "/about", "/t/a/b"])
def test_every_page_is_the_client(built: httpx.Client, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_an_invitation_shows_its_game_and_its_free_seats_and_nobody(built: httpx.Client) -> None:
    built.get("/api/me")
    one = {"game": "welcome_dungeon", "seats": ["me", "open", "open"]}
    table = built.post("/api/tables", json=one).json()["id"]
    shown = built.get(f"/t/{table}", headers={"accept-language": "cs"}).text
    assert '<meta property="og:title" content="Vzhůru do podzemí">' in shown
    assert '<meta property="og:description" content="2\u00a0místa jsou ještě volná.">' in shown
    assert f'<meta property="og:image" content="{built.base_url}/icon-512.png">' in shown.replace(
        "//icon", "/icon"
    )
    name = built.get("/api/me").json()["name"]
    assert name not in shown
    locked = built.post("/api/tables", json={**one, "password": "tajemství"}).json()["id"]
    assert built.get(f"/t/{locked}").text == PAGE


def test_hashed_files_are_kept_for_long_and_others_are_not(built: httpx.Client) -> None:
    script = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    icon = built.get("/icon.svg")
    assert icon.headers["content-type"].startswith("image/svg")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=1.0, gzip", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
    ],
)
def test_files_come_as_the_build_compressed_them(
    built: httpx.Client, accepted: str, encoding: str | None
) -> None:
    with built.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": accepted}) as script:
        assert script.headers.get("content-encoding") == encoding
        assert script.headers["vary"] == "accept-encoding"
        assert "javascript" in script.headers["content-type"]
        raw = b"".join(script.iter_raw())
    plain = b"let x = 1;" * 1000
    assert raw == {"br": b"brotli", "gzip": gzip.compress(plain, mtime=0), None: plain}[encoding]


def test_a_browser_finds_an_icon_where_it_looks_for_one_by_itself(built: httpx.Client) -> None:
    icon = built.get("/favicon.ico")
    assert (icon.content, icon.headers["content-type"]) == (b"icon", "image/png")


def test_a_file_without_a_compressed_one_is_sent_as_it_is(built: httpx.Client) -> None:
    icon = built.get("/icon.svg", headers={"accept-encoding": "br, gzip"})
    assert icon.text == "<svg/>"
    assert "content-encoding" not in icon.headers


def test_link_checkers_may_ask_for_the_head_alone(built: httpx.Client) -> None:
    for path in ("/", "/t/abc", "/icon.svg"):
        answer = built.head(path)
        assert (answer.status_code, answer.content) == (200, b"")
    assert built.head("/missing.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%00.js",
        "/x.js",
    ],
)
def test_nothing_outside_the_folder_is_served(built: httpx.Client, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_a_client_that_is_not_built_says_so(guest: MakeGuest) -> None:
    answer = guest().http.get("/?lang=cs")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "sestavený" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/api/nothing", "/nothing.js"])
def test_every_answer_carries_the_safe_headers(built: httpx.Client, path: str) -> None:
    headers = built.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(("language", "word"), [("en", "Try again"), ("pl", "Spróbuj ponownie")])
def test_a_page_for_the_time_without_a_server(built: httpx.Client, language: str, word: str) -> None:
    page = built.get(f"/offline.html?lang={language}")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-store"
    assert f'<html lang="{language}">' in page.text
    assert word in page.text
    assert "<script" not in page.text
    assert "src=" not in page.text


def test_the_page_about_the_interface_needs_nothing_from_outside(built: httpx.Client) -> None:
    page = built.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/tables/{table}/seats/{seat}" in page.text
    assert "http" not in page.text.lower().replace("http interface", "")
    assert "<script" not in page.text
    assert built.get("/api/openapi.json").json()["info"]["title"] == "Podzemí"


def test_the_description_has_a_sentence_for_every_field(built: httpx.Client) -> None:
    parts = built.get("/api/openapi.json").json()["components"]["schemas"]
    fields = [
        (name, field, shape)
        for name, part in parts.items()
        for field, shape in part.get("properties", {}).items()
    ]
    assert len(fields) > 500
    assert [f"{name}.{field}" for name, field, shape in fields if not shape.get("description")] == []


def test_the_description_is_the_same_with_every_python() -> None:
    """3.13 gave two problems other phrases, and takes the indent from docstrings."""
    assert {code: problems(code)[code].description for code in (413, 422)} == {
        413: "Content Too Large",
        422: "Unprocessable Content",
    }
    indented = {"a": [{"description": "First.\n\n    Second.\n    "}], "description": {"type": "string"}}
    assert tidy(indented) == {"a": [{"description": "First.\n\nSecond."}], "description": {"type": "string"}}


def test_the_committed_description_is_fresh() -> None:
    assert Path(FILE).read_text("utf-8") == document(), "run: python -m podzemi.server.openapi"
