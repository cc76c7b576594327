"""A plain `pip install podzemi` holds engine, bots, terminal and records; the server is an extra."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from podzemi.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["podzemi", *{arguments}]
from podzemi.cli import main
main()
"""


def run_light(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line where no extra is installed."""
    missing = {module for modules in EXTRAS.values() for module in modules}
    code = WITHOUT.format(modules=missing, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("games", "--json"),
        ("simulate", "welcome_dungeon", "--players", "2", "--games", "3", "--seed", "1", "--json"),
        ("arena", "paper_dungeons", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json"),
    ],
)
def test_study_needs_no_server(arguments: tuple[str, ...]) -> None:
    done = run_light(*arguments)
    assert done.returncode == 0, done.stderr


def test_what_is_missing_is_said_in_one_line() -> None:
    done = run_light("serve", "--port", "0")
    assert done.returncode == 2
    assert re.fullmatch(r"podzemi: \w+ is missing: pip install 'podzemi\[server\]'\n", done.stderr)


@pytest.mark.parametrize("jobs", [(), ("--jobs", "2")])
@pytest.mark.parametrize("command", [("simulate",), ("arena", "--bots", "greedy,random")])
def test_without_ray_it_says_what_to_install(command: tuple[str, ...], jobs: tuple[str, ...]) -> None:
    """`make deep` plays on a real cluster (scripts/ray_local.py)."""
    done = run_light(*command, "welcome_dungeon", *jobs, "--games", "2", "--ray")
    assert (done.returncode, done.stderr) == (2, "podzemi: ray is missing: pip install 'podzemi[ray]'\n")


def test_every_package_of_an_extra_is_known() -> None:
    """Import names differ from package names in a few letters only."""
    for extra, modules in EXTRAS.items():
        wanted = {re.split(r"[>=;]", line)[0] for line in PROJECT["optional-dependencies"][extra]}
        assert {name.removesuffix("-cffi").replace("-", "_") for name in wanted} == set(modules)


def test_importing_the_library_imports_no_part_of_it() -> None:
    code = "import sys, podzemi; print(*sorted(m for m in sys.modules if m.startswith('podzemi')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.split() == ["podzemi"]


def test_playing_a_match_imports_neither_server_nor_terminal() -> None:
    code = "import sys, podzemi; podzemi.Match('dark_cave', 4); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.split()
    heavy = {"rich", "click", "asyncio", *(module for modules in EXTRAS.values() for module in modules)}
    assert heavy.isdisjoint(loaded) and "podzemi.games.dungeon_lords" not in loaded
