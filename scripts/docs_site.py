"""`make docs`: the documentation as a site in build/site, with search.

No page asks anybody else for anything. It is built by Material for MkDocs in an environment of its own,
`build/docs`, made from `scripts/docs_site/requirements.txt`. The pages are those of docs/, README.md is the
first one. What a page links to outside docs/ becomes plain text.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final  # Any: JSON

from upstream import prepare

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PAGES: Final = ROOT / "build/site-pages"
SITE: Final = ROOT / "build/site"
REQUIREMENTS: Final = ROOT / "scripts/docs_site/requirements.txt"
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
    "Host": ["hosting", "store", "performance"],
    "Write a bot": ["bots", "bots/*", "arena", "ladder"],
    "Study": ["study", "train", "solver", "native", "observations", "records", "library", "reference"],
    "Rules": ["rules/*"],
    "Read the code": ["reading", "testing", "mutants", "glossary", "decisions/*"],
}
"""Sections and their pages, in order; a star stands for all pages of a folder."""


def main() -> int:
    copy_pages()
    (PAGES.parent / "mkdocs.yml").write_text(json.dumps(configuration()), "utf-8")  # JSON is YAML
    python = prepare(ROOT / "build/docs", REQUIREMENTS)
    command = [python, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", "build/mkdocs.yml"]
    done = subprocess.run(command, cwd=ROOT, env={"NO_MKDOCS_2_WARNING": "1", "PATH": "/usr/bin:/bin"})
    if done.returncode == 0:
        print(f"{SITE.relative_to(ROOT)} (python -m http.server -d build/site shows it)")
    return done.returncode


def copy_pages() -> None:
    """All of docs/, and README.md as its first page."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    front = (ROOT / "README.md").read_text("utf-8").replace("](docs/", "](")
    (PAGES / "index.md").write_text(front, "utf-8")
    for page in PAGES.rglob("*.md"):
        page.write_text(without_outside(page.read_text("utf-8"), page), "utf-8")


def without_outside(text: str, page: Path) -> str:
    """The page without links to files that are not part of the site; a folder means its first page."""

    def link(found: re.Match[str]) -> str:
        words, path, anchor = found.group(1), found.group(2), found.group(3) or ""
        target = page.parent / path
        if (target / "README.md").exists():
            return f"[{words}]({path.rstrip('/')}/README.md{anchor})"
        return found.group() if target.is_file() else words

    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)", link, text)


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
