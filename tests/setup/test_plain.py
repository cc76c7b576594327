"""Without native code, seen from outside: programs refuse a level instead of playing something else."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

PLAIN = {**os.environ, "PODZEMI_PURE": "1", "COLUMNS": "200"}


def podzemi(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "podzemi", *words], env=PLAIN, capture_output=True, text=True, input=""
    )


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "welcome_dungeon", "--bots", "master,novice", "--games", "10"),
        ("simulate", "welcome_dungeon", "--players", "2", "--games", "2", "--bots", "novice"),
        ("play", "welcome_dungeon", "--bots", "master"),
    ],
    ids=lambda words: words[0],
)
def test_a_level_is_refused_with_what_to_do(words: tuple[str, ...]) -> None:
    """Two levels would come out 50 : 50, being the same bot."""
    done = podzemi(*words)
    assert done.returncode == 1
    said = " ".join(done.stderr.replace("│", " ").split())
    assert "native code, which is not here" in said and "greedy plays without" in said


def test_bots_that_need_none_differ() -> None:
    done = podzemi(
        "arena", "welcome_dungeon", "--bots", "greedy,random", "--games", "20", "--seed", "1", "--json"
    )
    assert done.returncode == 0, done.stderr
    greedy, random = json.loads(done.stdout)["bots"]
    assert greedy["wins"] > 3 * random["wins"]
