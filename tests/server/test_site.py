"""The folder of files that needs no server: what is in it, and what the server offers of it."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from podzemi.server.http.pages import web
from podzemi.server.support.site import SiteNotBuilt, engine_list, is_site, site_files, write_site

from .support import WAIT, ThreadServer, settings_for

PAGE = """<head><meta charset="utf-8" /><meta name="podzemi-base" content="" />
<meta name="podzemi-server" content="" /><title>x</title><script src="./theme.js"></script></head>"""


def write_built(folder: Path) -> tuple[Path, Path]:
    """The results of a build, in small: the client's folder and the engine's."""
    for name, text in {
        "static/index.html": PAGE,
        "static/index.html.br": "old",
        "static/sw.js": "the server's",
        "static/theme.js": "theme",
        "static/offline/sw.js": "/* podzemi site */ const BUILD = ''; const FILES = [];",
        "static/offline/404.html": "lost",
        "static/assets/app-1a2b.js": "app",
        "static/assets/app-1a2b.js.br": "br",
        "static/postcards/one.svg": "for servers",
        "engine/list.json": "{}",
        "engine/python-1a.pack": "pack",
        "engine/python-1a.pack.br": "br",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder / "static", folder / "engine"


@pytest.fixture
def built(tmp_path: Path) -> tuple[Path, Path]:
    return write_built(tmp_path)


@pytest.fixture
def static(built: tuple[Path, Path]) -> Path:
    return built[0]


@pytest.fixture
def engine(built: tuple[Path, Path]) -> Path:
    return built[1]


def test_the_site_knows_its_files_and_asks_nobody_else(static: Path, engine: Path, tmp_path: Path) -> None:
    write_site(static, tmp_path / "site", engine)
    page = (tmp_path / "site" / "index.html").read_text()
    assert f'<meta name="podzemi-server" content="{engine_list(engine)}"' in page
    assert "connect-src 'self'" in page
    worker = (tmp_path / "site" / "sw.js").read_text()
    kept = json.loads(worker.partition("FILES = ")[2].rstrip(";"))
    assert {"index.html", "theme.js", "assets/app-1a2b.js", "engine/python-1a.pack"} <= set(kept)
    assert not [name for name in kept if name.endswith(".br") or name.startswith(("postcards", "offline"))]
    assert all((tmp_path / "site" / name).is_file() for name in kept)
    assert is_site(tmp_path / "site")
    assert not is_site(static)


def test_another_content_is_another_build(static: Path, engine: Path) -> None:
    before = site_files(static, engine)["sw.js"]
    assert site_files(static, engine)["sw.js"] == before
    (static / "theme.js").write_text("another theme")
    assert site_files(static, engine)["sw.js"] != before


def test_what_is_not_built_is_said(static: Path, engine: Path, tmp_path: Path) -> None:
    with pytest.raises(SiteNotBuilt, match="engine"):
        site_files(static, tmp_path / "none")
    (static / "index.html").write_text("older")
    with pytest.raises(SiteNotBuilt, match="older"):
        site_files(static, engine)


def test_a_server_offers_the_site(
    static: Path, engine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = site_files(static, engine)
    monkeypatch.setattr(web, "site_of", lambda static: files)
    settings = settings_for(tmp_path, base_path="/games")
    with ThreadServer(settings) as server, httpx.Client(base_url=server.url, timeout=WAIT) as client:
        page = client.get("/offline/t/abc")
        assert 'src="/games/offline/theme.js"' in page.text
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        pack = client.get("/offline/engine/python-1a.pack", headers={"accept-encoding": "gzip"})
        assert pack.content == b"pack"
        assert "immutable" in pack.headers["cache-control"]
        assert "javascript" in client.get("/offline/sw.js").headers["content-type"]
        assert client.get("/offline/nothing.js").status_code == 404
        assert 'name="podzemi-offline" content="1"' in client.get("/").text
        assert "'wasm-unsafe-eval'" not in client.get("/").headers["content-security-policy"]
