"""The documentation runs: the README's Python, and the files and commands it names."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from podzemi.engine.match import AnyMatch

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md")]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/study.md"])
def test_examples_run(page: str) -> None:
    done = doctest.testfile(str(ROOT / page), module_relative=False)
    assert done.attempted >= 6
    assert done.failed == 0


def blocks_without_prompts() -> list[tuple[str, str]]:
    """Python on our pages that is shown as a file would hold it. What has prompts is a doctest; what wants
    other libraries runs where they are (`tests/study/upstream`)."""
    pages = [page for page in PAGES if page.name != "reference.md"]
    found = [(page.name, block) for page in pages for block in python_blocks(page)]
    elsewhere = re.compile(r">>>|^import (gymnasium|torch)", re.MULTILINE)
    return [(name, block) for name, block in found if not elsewhere.search(block)]


def python_blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "block"), blocks_without_prompts(), ids=lambda value: value[:12])
def test_blocks_without_prompts_run(
    page: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder with a pack that is not quite right and a few records."""
    import podzemi

    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text('game = "paper-dungeons"', "utf-8")
    (tmp_path / "src/podzemi/rulebook/records").mkdir(parents=True)
    match: AnyMatch = podzemi.Match("welcome_dungeon", players=2, seed=1)
    (tmp_path / "matches.jsonl").write_bytes(match.record().line() + b"\n")
    exec(compile(block, page, "exec"), {"work": abs, "items": [-3, 4]})


def test_every_page_with_prompts_is_a_doctest() -> None:
    """`tests/native/test_docs.py` has the page about native code, `tests/study/test_native.py` the one about
    solving, the page about luck a test of its own."""
    with_prompts = {page.name for page in PAGES if any(">>>" in block for block in python_blocks(page))}
    assert with_prompts - {"reference.md"} == {
        "README.md",
        "library.md",
        "luck.md",
        "native.md",
        "solver.md",
        "study.md",
    }


def test_examples_in_docstrings_run() -> None:
    import podzemi
    from podzemi.engine import match

    for module in (podzemi, match):
        done = doctest.testmod(module)
        assert done.attempted >= 3
        assert done.failed == 0


def test_the_reference_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/api_reference.py", "--check"], capture_output=True)
    assert done.returncode == 0, done.stdout.decode()


def test_nothing_in_the_reference_is_without_words() -> None:
    rows = (ROOT / "docs/reference.md").read_text("utf-8").splitlines()
    assert [row for row in rows if row.startswith("| `") and row.endswith("|  |")] == []


def test_the_page_about_observations_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/observations.py", "--check"], capture_output=True)
    assert done.returncode == 0, done.stdout.decode()


def test_notebooks_say_what_they_say() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/notebooks.py", "--check"], capture_output=True)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


def test_the_icons_are_drawn_from_the_present_drawing() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/icons.py", "--check"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


def test_the_page_about_luck_runs() -> None:
    """Its Python, and its shell commands where there is a shell that has them."""
    page = ROOT / "docs" / "luck.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert (done.attempted, done.failed) == (6, 0)
    (block,) = re.findall(r"```sh\n(.+?)\n# (.+?)\n```", page.read_text("utf-8"), re.S)
    if shutil.which("sha256sum") and shutil.which("sh"):
        said = subprocess.run(["sh", "-c", block[0]], capture_output=True, text=True, check=True)
        assert said.stdout.strip() == block[1]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def test_make_targets_that_are_named_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = {m for page in PAGES for m in re.findall(r"`?make ([a-z]+)`?", page.read_text("utf-8"))}
    named -= {"only", "a", "it"}
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    assert {"play", "test", "env", "lint", "bench", "deep", "clean"} <= targets
    assert {name for name in named if name in targets} >= {"play", "test"}


def test_commands_that_are_named_exist() -> None:
    from podzemi.cli.app import MODULES

    commands = {
        shlex.split(line)[1]
        for page in PAGES
        for line in re.findall(r"^(?:\.venv/bin/)?podzemi .+$", page.read_text("utf-8"), re.M)
    }
    assert commands
    assert commands <= set(MODULES)


GAME_HEADINGS = {
    "Welcome to the Dungeon": "welcome_dungeon",
    "Paper Dungeons": "paper_dungeons",
    "The Dark Cave": "dark_cave",
    "Dungeon Lords": "dungeon_lords",
}


def test_the_walk_through_the_code_finds_its_files_and_names() -> None:
    """Every file that docs/reading.md names is there, and holds the names that stand behind it."""
    text = (ROOT / "docs/reading.md").read_text("utf-8")
    found = 0
    for section in text.split("\n## ")[1:]:
        game = GAME_HEADINGS.get(section.partition(":")[0])
        if game is None:
            continue
        folder = ROOT / "src/podzemi/games" / game
        for path, names in re.findall(r"\*\*`([\w/]+\.py)`\*\*(?:, ((?:`[^`]+`(?:, | and )?)+))?", section):
            source = (folder / path).read_text("utf-8")
            for name in re.findall(r"`(\w+)", names):
                assert re.search(rf"\b{name}\b", source), (game, path, name)
                found += 1
    assert found > 20
