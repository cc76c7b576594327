"""Install the wheels of dist/ into empty environments and use them as a stranger would.

    python scripts/try_wheels.py            everything
    python scripts/try_wheels.py --plain    only the library alone: no extra, no network but for its packages

The library alone stays small and plays; with the extra `study` it plays batches; with the extras of other
libraries it passes their suites, our sources out of sight (`make test` runs the same suites over them).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
UV: Final = str(Path(sys.executable).with_name("uv"))
MOST_BYTES: Final = 4_000_000
"""Of the wheel in pure Python, which `pip install podzemi` may have to fetch."""
ALONE: Final = """
import podzemi, sys
match = podzemi.Match("dungeon_lords", players=3, seed=1)
bot = podzemi.bot("greedy", match.game)
while match.result is None and match.version < 40:
    seat = match.to_act()[0]
    legal = match.actions(seat)
    match.play(seat, legal[bot.choose(match.view(seat), legal, podzemi.Dice(1))])
from podzemi.languages import text
assert text("cs", "list-empty")
assert "numpy" not in sys.modules and "babel" not in sys.modules
assert "site-packages" in podzemi.__file__
"""
STUDY: Final = """
from podzemi import native, study
batch = native.Batch("welcome_dungeon", 2, 256, seed=1)
for _ in range(300):
    batch.step(batch.pick())
assert batch.episodes.sum() > 256
assert study.Staged("dark_cave", 3).n > 100
"""


IN_A_BROWSER: Final = """
import sys
sys.path[:0] = ["/wheel", "/wheels"]
sys.path.append("/libraries")
async def main():
    import podzemi
    from podzemi import native
    assert podzemi.__file__.startswith("/wheel/") and native.available()
    state = native.start("dungeon_lords", players=4, seed=1)
    assert native.rollout(state, seed=1, policy="weighed").decisions > 100
    match = podzemi.Match("welcome_dungeon", players=2, seed=1)
    bot = podzemi.bot("adventurer", match.game)
    while match.result is None:
        seat = match.to_act()[0]
        legal = match.actions(seat)
        match.play(seat, legal[bot.choose(match.view(seat), legal, podzemi.Dice(1))])
"""


def main() -> int:
    whole = "--plain" not in sys.argv
    with tempfile.TemporaryDirectory(prefix="podzemi-wheels-") as folder:
        place = Path(folder)
        sizes = [path for path in DIST.glob("podzemi-*-py3-none-any.whl") if path.stat().st_size < MOST_BYTES]
        assert sizes, f"no wheel in pure Python of less than {MOST_BYTES / 1e6:.0f} MB"
        python = environment(place / "alone", "podzemi")
        run(python, "-c", ALONE, folder=place)
        run(
            python.with_name("podzemi"),
            "simulate",
            "welcome_dungeon",
            "--games",
            "5",
            "--seed",
            "1",
            folder=place,
        )
        print("podzemi: plays alone")
        if whole:
            try_pyodide(place)
            try_extras(place)
    return 0


def try_pyodide(place: Path) -> None:
    """The wheel for Pyodide, under Node; its libraries are pure Python but msgspec, whose wheel is pinned."""
    sys.path.insert(0, str(ROOT / "scripts/alone"))
    import packs

    packs.fetch()
    wheel = next(DIST.glob("podzemi-*-pyemscripten_*_wasm32.whl"))
    zipfile.ZipFile(wheel).extractall(place / "pyodide")
    script = place / "in_a_browser.py"
    script.write_text(IN_A_BROWSER)
    mounts = {place / "pyodide": "/wheel", packs.WHEELS: "/wheels", packs.LIBRARIES: "/libraries"}
    given = [part for here, there in mounts.items() for part in ("--mount", f"{here}={there}")]
    subprocess.run(packs.node(*given, str(script)), check=True)
    print("podzemi for Pyodide: plays in Python under Node")


def try_extras(place: Path) -> None:
    python = environment(place / "study", "podzemi[study]")
    run(python, "-c", STUDY, folder=place)
    print("podzemi[study]: plays batches")
    python = environment(place / "hosts", "podzemi[host]")
    run(python.with_name("podzemi"), "doctor", folder=place)
    print("podzemi[host]: the doctor finds nothing")
    wanted = "podzemi[pettingzoo,gymnasium,openspiel]"
    python = environment(place / "upstream", wanted, "pytest", "pytest-timeout")
    shutil.copytree(ROOT / "tests/study/upstream", place / "suites")
    shutil.copy(ROOT / "docs/study.md", place / "suites")
    run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "suites", folder=place)
    print(f"{wanted}: all suites")


def environment(folder: Path, *wanted: str) -> Path:
    """The Python of an empty environment with what is wanted, Podzemí itself out of dist/."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(folder)], check=True)
    python = folder / "bin/python"
    ours = ["--find-links", str(DIST), "--prerelease", "if-necessary-or-explicit"]
    subprocess.run([UV, "pip", "install", "--quiet", "--python", str(python), *ours, *wanted], check=True)
    return python


def run(*command: str | Path, folder: Path) -> None:
    """In an empty folder, with nothing of ours in the environment."""
    keep = {name: value for name, value in os.environ.items() if not name.startswith(("PODZEMI_", "PYTHON"))}
    subprocess.run(list(map(str, command)), cwd=folder, env=keep, check=True)


if __name__ == "__main__":
    sys.exit(main())
