"""Arena and simulate on a Ray cluster of this machine, compared with the same without Ray (`make deep`).

Ray is large, so it lives in an environment of its own, `build/ray`, made from `scripts/ray_requirements.txt`
(`uv pip compile --generate-hashes --extra ray --no-header --no-annotate -o FILE pyproject.toml`).
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / "build/ray"
REQUIREMENTS: Final = ROOT / "scripts/ray_requirements.txt"
PYTHON: Final = ENVIRONMENT / "bin/python"
SIMULATE: Final = ("simulate", "welcome_dungeon", "--players", "3", "--games", "400", "--seed", "1")
ARENA: Final = ("arena", "welcome_dungeon", "--bots", "greedy,random", "--seed", "1", "--until", "0.6")
LEAGUE: Final = ("arena", "dark_cave", "--bots", "greedy,random", "--teams", "--round-robin", "--games", "8")
ENDLESS: Final = ("simulate", "dungeon_lords", "--games", "1000000", "--records", "-", "--json", "--ray")
"""Nobody waits for the end of that."""
TIMES: Final = ("seconds", "cpu_seconds", "decisions_per_cpu_s", "thinking")
MINUTES: Final = 5


def main() -> int:
    prepare()
    for command in (SIMULATE, ARENA, LEAGUE):
        with_ray, without = untimed(told(*command, "--ray")), untimed(told(*command))
        if with_ray != without:
            sys.exit(f"{' '.join(command)}: Ray gives something else\n{with_ray}\n{without}")
        print(f"same with Ray: {' '.join(command)}")
    refused()
    interrupted()
    return 0


def prepare() -> None:
    """The environment, made once and again when its list changes."""
    mark = ENVIRONMENT / "requirements.txt"
    if mark.exists() and mark.read_text() == REQUIREMENTS.read_text():
        return
    uv = str(Path(sys.executable).with_name("uv"))
    for command in (
        [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(ENVIRONMENT)],
        [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", str(PYTHON), str(REQUIREMENTS)],
    ):
        subprocess.run(command, check=True)
    mark.write_text(REQUIREMENTS.read_text())


def environment() -> dict[str, str]:
    """The package from here; Ray on this machine only, and it reports to nobody."""
    ours = {"PYTHONPATH": str(ROOT / "src"), "RAY_USAGE_STATS_ENABLED": "0", "PODZEMI_LANG": "en"}
    return {**os.environ, **ours} | {"RAY_ADDRESS": "local"}


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    command = [str(PYTHON), "-m", "podzemi", *arguments]
    return subprocess.run(command, env=environment(), capture_output=True, timeout=60 * MINUTES)


def told(*arguments: str) -> Any:
    done = run(*arguments, "--json")
    if done.returncode:
        sys.exit(f"{' '.join(arguments)}: {done.stderr.decode()}")
    return json.loads(done.stdout)


def untimed(found: Any) -> Any:
    """Without what differs from run to run."""
    if isinstance(found, dict):
        return {name: untimed(value) for name, value in found.items() if name not in TIMES}
    return [untimed(value) for value in found] if isinstance(found, list) else found


def refused() -> None:
    """Check that an error in a worker reads as it does without Ray."""
    command = ("arena", "welcome_dungeon", "--bots", "stdio:cat,random", "--games", "2", "--jobs", "1")
    with_ray, without = run(*command, "--ray"), run(*command)
    if (with_ray.returncode, with_ray.stderr) != (without.returncode, without.stderr):
        sys.exit(f"a failing program: {with_ray.stderr.decode()}\nwithout Ray: {without.stderr.decode()}")
    print("same refusal with Ray")


def interrupted() -> None:
    """Ctrl-C: what was done is told."""
    command = [str(PYTHON), "-m", "podzemi", *ENDLESS]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment(), stdout=pipe, stderr=pipe, start_new_session=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        lines = [process.stdout.readline() for _ in range(3)]
        os.killpg(process.pid, signal.SIGINT)
        rest, said = process.communicate(timeout=60)
    games = json.loads(said.splitlines()[-1])["games"]
    if process.returncode != 130 or games != len(lines) + len(rest.splitlines()):
        sys.exit(f"after Ctrl-C: code {process.returncode}, {games} matches\n{said.decode()}")
    print(f"Ctrl-C kept {games} matches")


if __name__ == "__main__":
    sys.exit(main())
