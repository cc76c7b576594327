"""`make docs`: the documentation as a site in build/site, with search.

No page asks anybody else for anything, and the search knows every page: both are checked at the end. It is
built by Material for MkDocs in an environment of its own, `build/docs`, made from
`scripts/docs_site/requirements.txt`. The pages are those of docs/ and those beside README.md, which is the
first one. Examples and other files that a page links to are shown on pages of their own, for download too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final  # Any: JSON

import notebooks
from environments import prepare

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PAGES: Final = ROOT / "build/site-pages"
SITE: Final = ROOT / "build/site"
REQUIREMENTS: Final = ROOT / "scripts/docs_site/requirements.txt"
BESIDE: Final = {"README.md": "index.md"} | {
    name: name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
}
"""Pages outside docs/, and their places on the site."""
EXAMPLES: Final = ("examples/*/*.py", "examples/*/*.mjs")
WORDS: Final = {".py": "python", ".mjs": "javascript", ".toml": "toml", ".yaml": "yaml", ".json": "json"}
"""The languages of files, for their colours; others have none."""
MOST_SHOWN: Final = 60_000
"""Characters of a file that is shown on a page; a longer one is only for download."""
NAVIGATION: Final = {
    "Play": [
        "learn",
        "tables",
        "people",
        "time",
        "luck",
        "ratings",
        "puzzles",
        "terminal",
        "rulebook",
        "packs",
    ],
    "Host": ["hosting", "offline", "store", "scale", "performance"],
    "Write a bot": ["bots", "bots/*", "arena", "ladder", "exploits", "files/examples/bots/*"],
    "Add a game": ["CONTRIBUTING", "boards", "files/examples/nim/*", "files/examples/bluff/*"],
    "Study": [
        "study",
        "train",
        "files/examples/train/*",
        "notebooks/*",
        "solver",
        "native",
        "observations",
        "records",
        "library",
        "reference",
    ],
    "Rules": ["rules/*"],
    "Read the code": [
        "ARCHITECTURE",
        "reading",
        "testing",
        "mutants",
        "glossary",
        "CHANGELOG",
        "decisions/*",
    ],
}
"""Sections and their pages, in order; a star stands for all pages of a folder."""


def main() -> int:
    print(f"docs: {copy_pages()} pages", flush=True)
    (PAGES.parent / "mkdocs.yml").write_text(json.dumps(configuration()), "utf-8")  # JSON is YAML
    python = prepare(ROOT / "build/docs", REQUIREMENTS)
    command = [python, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", "build/mkdocs.yml"]
    done = subprocess.run(command, cwd=ROOT, env={"NO_MKDOCS_2_WARNING": "1", "PATH": "/usr/bin:/bin"})
    if done.returncode != 0:
        return done.returncode
    if problems := [*outside_requests(SITE), *pages_not_found(SITE)]:
        print("\n".join(problems), file=sys.stderr)
        return 1
    print(f"docs: {SITE.relative_to(ROOT)} (python -m http.server -d build/site shows it)")
    return 0


# ---------------------------------------------------------------- the pages


def copy_pages() -> int:
    """All pages, with links as the site has them; how many there are."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    for notebook in PAGES.glob("notebooks/*.ipynb"):
        text = notebooks.page(json.loads(notebook.read_text("utf-8")))
        notebook.with_suffix(".md").write_text(text, "utf-8")
    for name, place in BESIDE.items():
        shutil.copy(ROOT / name, PAGES / place)
    for example in sorted(path for pattern in EXAMPLES for path in ROOT.glob(pattern)):
        show(example.relative_to(ROOT))
    sources = {PAGES / place: ROOT / name for name, place in BESIDE.items()}
    for page in [*PAGES.glob("*.md"), *PAGES.glob("[!f]*/*.md")]:  # those of files/ have no links
        source = sources.get(page, DOCS / page.relative_to(PAGES))
        page.write_text(with_links_of_the_site(page.read_text("utf-8"), source, page), "utf-8")
    return sum(1 for _ in PAGES.rglob("*.md"))


def show(path: Path) -> Path:
    """A file of the repository on the site: a page that shows it, or the file if that would be too long."""
    place = PAGES / "files" / path
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / path, place)
    text = place.read_text("utf-8")
    if len(text) > MOST_SHOWN:
        return place
    page = place.with_name(f"{place.name}.md")
    name = place.name
    fence = f"````{WORDS.get(place.suffix, 'text')}\n{text}````\n"
    page.write_text(f"# {path}\n\n[Download {name}]({name}){{ download={name} }}\n\n{fence}", "utf-8")
    return page


def with_links_of_the_site(text: str, source: Path, page: Path) -> str:
    """The text of a page, which stands at `source` in the repository, as it is on the site."""

    def link(found: re.Match[str]) -> str:
        words, path, anchor = found.group(1), found.group(2), found.group(3) or ""
        place = place_of((source.parent / path).resolve())
        return f"{words}({os.path.relpath(place, page.parent)}{anchor})" if place else words[1:-1]

    return re.sub(r"(!?\[[^\]]+\])\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)", link, text)


def place_of(target: Path) -> Path | None:
    """The path of a file on the site; a folder means its first page; None: not on the site."""
    if (target / "README.md").exists():
        target = target / "README.md"
    if not target.is_file() or not target.is_relative_to(ROOT):
        return None
    if target.is_relative_to(DOCS):
        place = PAGES / target.relative_to(DOCS)
        return place.with_suffix(".md") if place.suffix == ".ipynb" else place
    name = str(target.relative_to(ROOT))
    return PAGES / BESIDE[name] if name in BESIDE else show(Path(name))


# ---------------------------------------------------------------- what the site promises


class Fetched(HTMLParser):
    """The addresses that a page makes a browser ask."""

    LINKS: Final = ("stylesheet", "icon", "preload", "prefetch", "modulepreload", "manifest", "preconnect")

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        wanted = [given.get("src"), given.get("data") if tag == "object" else None, given.get("poster")]
        if tag == "link" and set((given.get("rel") or "").split()) & set(self.LINKS):
            wanted.append(given.get("href"))
        self.found += [address for address in wanted if address]


def outside_requests(site: Path) -> Iterator[str]:
    """Pages and style sheets that ask somebody else for something."""
    for page in site.rglob("*.html"):
        fetched = Fetched()
        fetched.feed(text := page.read_text("utf-8"))
        asked = [one for one in fetched.found if re.match(r"(https?:)?//", one)]
        if 'class="mermaid"' in text:
            asked.append("mermaid, which the theme fetches")
        yield from (f"{page.relative_to(site)} asks for {one}" for one in asked)
    for sheet in site.rglob("*.css"):
        for one in re.findall(r"url\(['\"]?((?:https?:)?//[^)'\"]+)", sheet.read_text("utf-8")):
            yield f"{sheet.relative_to(site)} asks for {one}"


def pages_not_found(site: Path) -> Iterator[str]:
    """Pages that the search does not know."""
    index = json.loads((site / "search/search_index.json").read_text("utf-8"))
    known = {row["location"].partition("#")[0] for row in index["docs"]}
    for page in site.rglob("*.html"):
        name = str(page.relative_to(site))
        if name not in known and name not in ("404.html", "index.html"):
            yield f"the search does not know {name}"


# ---------------------------------------------------------------- MkDocs


def listed(names: list[str]) -> list[str]:
    """The files of a section."""
    found: list[str] = []
    for name in names:
        found += sorted(str(page.relative_to(PAGES)) for page in PAGES.glob(f"{name}.md"))
    return found


def configuration() -> dict[str, Any]:
    return {
        "site_name": "Podzemí",
        "docs_dir": str(PAGES),
        "site_dir": str(SITE),
        "use_directory_urls": False,
        "nav": [{"Podzemí": "index.md"}, *({title: listed(names)} for title, names in NAVIGATION.items())],
        "theme": {
            "name": "material",
            "font": False,
            "icon": {"logo": "material/torch"},
            "features": [
                "navigation.tabs",
                "navigation.top",
                "toc.follow",
                "content.code.copy",
                "search.suggest",
            ],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "primary": "brown",
                    "toggle": {"icon": "material/weather-night", "name": "Night"},
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    "primary": "brown",
                    "toggle": {"icon": "material/weather-sunny", "name": "Day"},
                },
            ],
        },
        "plugins": ["search"],
        "markdown_extensions": [
            "attr_list",
            "md_in_html",
            "tables",
            "pymdownx.superfences",
            {"pymdownx.highlight": {"pygments_lang_class": True}},
            {"toc": {"permalink": True}},
        ],
        "validation": {"anchors": "ignore", "links": {"not_found": "warn"}},
    }


if __name__ == "__main__":
    sys.exit(main())
