"""Set up .venv with what playing needs, or with all that developing needs. Quick when nothing changed.

    python3 scripts/env.py play        the server, and Node to build the browser client
    python3 scripts/env.py develop     also compilers, checkers and everything that the tests need

Run by make, with any Python from 3.11 on: nothing is installed yet. An environment for developing serves
players too. One that was moved with its folder, or whose Python is gone, is made anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / "python"
OUTSIDE = getattr(sys, "_base_executable", sys.executable)
"""The Python outside: make finds that of `.venv` first, and it goes away with a `.venv` that is made anew."""
STAMP = VENV / "made.json"
LOCKS = {"play": ROOT / "requirements-play.lock", "develop": ROOT / "requirements.lock"}
WORDS = {
    "play": "env: the packages that playing needs (about 100 MB, once) ...",
    "develop": "env: the packages that developing needs (about 400 MB, once) ...",
}
DEFAULT_PORT = "8000"
Words = list["str | Path"]
"""A command."""


class Failed(Exception):
    """A sentence for a person."""


def fingerprint(kind: str) -> str:
    """All that the environment depends on."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    digest.update(LOCKS[kind].read_bytes())
    return digest.hexdigest()


def made() -> dict[str, str]:
    """The purposes that the environment was made for; empty if it cannot be used."""
    try:
        found: dict[str, str] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if found.get("place") == str(VENV) and runs() else {}


def runs() -> bool:
    """Whether its Python is still there: a system may have got a newer one."""
    try:
        return subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def is_ready(kind: str) -> bool:
    found = made()
    return any(found.get(one) == fingerprint(one) for one in {kind, "develop"})


def set_up(kind: str) -> None:
    if is_ready(kind):
        return
    before = made()
    if before.get("develop"):
        kind = "develop"  # nothing that was there is taken away
    if VENV.exists() and not before:
        if STAMP.exists():
            print("env: .venv was moved or lost its Python; making it anew", flush=True)
        shutil.rmtree(VENV)
    print(WORDS[kind], flush=True)
    if not before and subprocess.run([OUTSIDE, "-m", "venv", VENV]).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Failed("no environment could be made; Debian and Ubuntu need `apt install python3-venv`")
    install(kind)
    STAMP.write_text(json.dumps({"place": str(VENV), kind: fingerprint(kind)}), "utf-8")


def install(kind: str) -> None:
    """The locked packages by uv, and Podzemí itself as it lies here."""
    version = re.search(r"^uv==[0-9.]+", LOCKS[kind].read_text("utf-8"), re.MULTILINE)
    assert version is not None, "every lock has uv"
    pip: Words = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    if not (BIN / "uv").exists():
        fetch([*pip, version.group()])
    uv: Words = [BIN / "uv", "pip"]
    fetch([*uv, "sync", "--quiet", "--python", PYTHON, "--require-hashes", LOCKS[kind]])
    here: Words = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    fetch([*uv, "install", "--quiet", "--python", PYTHON, *here])


def fetch(command: Words) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        said = f"{done.stdout}{done.stderr}".strip()
        raise Failed(f"{said}\nenv: the packages could not be installed. Is this machine online?")


def check_port(port: str) -> None:
    """Say it before minutes of building, not after."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", int(port)))
        except ValueError:
            raise Failed(f"PORT={port} is no number") from None
        except (OSError, OverflowError) as error:
            raise Failed(
                f"cannot listen on port {port} ({error}); another server may be running there:"
                " `make play PORT=8090` takes another"
            ) from None


def main() -> int:
    kind = sys.argv[1]
    try:
        if len(sys.argv) > 2:
            check_port(sys.argv[2] or os.environ.get("PODZEMI_PORT") or DEFAULT_PORT)
        set_up(kind)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
