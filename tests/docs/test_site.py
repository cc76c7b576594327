"""What scripts/docs_site.py checks of the site that it builds, and where links lead there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import docs_site  # noqa: E402


def test_a_page_that_asks_somebody_else_is_found(tmp_path: Path) -> None:
    own = '<a href="https://elsewhere.example/">a link</a><img src="images/a.png">'
    (tmp_path / "good.html").write_text(f'{own}<link rel="stylesheet" href="main.css">', "utf-8")
    (tmp_path / "main.css").write_text("p { background: url(data:image/png;base64,AA) }", "utf-8")
    assert list(docs_site.outside_requests(tmp_path)) == []
    (tmp_path / "bad.html").write_text('<script src="//elsewhere.example/a.js"></script>', "utf-8")
    (tmp_path / "font.html").write_text('<link rel="preconnect" href="https://elsewhere.example">', "utf-8")
    (tmp_path / "drawn.html").write_text('<pre class="mermaid">', "utf-8")
    (tmp_path / "bad.css").write_text("@font-face { src: url('https://elsewhere.example/a.woff2') }", "utf-8")
    found = sorted(one.partition(" ")[0] for one in docs_site.outside_requests(tmp_path))
    assert found == ["bad.css", "bad.html", "drawn.html", "font.html"]


def test_a_page_that_the_search_does_not_know_is_found(tmp_path: Path) -> None:
    (tmp_path / "search").mkdir()
    for name in ("index.html", "404.html", "known.html", "unknown.html"):
        (tmp_path / name).touch()
    rows = [{"location": "known.html#a", "text": ""}]
    (tmp_path / "search/search_index.json").write_text(json.dumps({"docs": rows}), "utf-8")
    assert list(docs_site.pages_not_found(tmp_path)) == ["the search does not know unknown.html"]


def test_every_page_is_there_and_links_lead_to_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_site, "PAGES", tmp_path)
    assert docs_site.copy_pages() > 80
    nav = docs_site.configuration()["nav"]
    listed = [name for section in nav[1:] for names in section.values() for name in names]
    for section in nav[1:]:
        assert all(section.values()), section
    assert {"study.md", "train.md", "reference.md", "CONTRIBUTING.md", "performance.md"} <= set(listed)
    unlisted = {str(page.relative_to(tmp_path)) for page in tmp_path.rglob("*.md")} - set(listed)
    assert {name for name in unlisted if not name.startswith("files/")} == {"index.md"}
    study, train = ((tmp_path / f"{name}.md").read_text("utf-8") for name in ("study", "train"))
    assert "(notebooks/batches.md)" in study
    assert "(files/examples/train/ppo.py.md)" in train
    assert (tmp_path / "files/examples/train/ppo.py").read_bytes() == (
        ROOT / "examples/train/ppo.py"
    ).read_bytes()
    assert "](docs/" not in (tmp_path / "index.md").read_text("utf-8")
