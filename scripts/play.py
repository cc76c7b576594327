"""Build what players need and start the server: `make play`.

Native code (the levels of the bots need it) and the browser client, side by side and once. The engine is not
compiled here: that takes a compiler of the system and minutes, and `make compile` does it.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import build_web
import compile
import native_build
from progress import print_line

BIN = Path(sys.executable).parent


def build() -> bool:
    """Whether there is something to play with; without native code there is, with one bot."""
    if compile.is_stale():
        compile.remove()
        print_line("compile: the engine has changed and runs as Python until `make compile`")
    with ThreadPoolExecutor(2) as pool:
        native, client = pool.submit(native_build.build_with_any), pool.submit(build_web.for_players)
        native.result()
        try:
            client.result()
        except SystemExit as failed:
            print_line(str(failed.code))
            return False
    return True


def main() -> None:
    serve = [str(BIN / "podzemi"), "serve", "--open"]
    serve += ["--port", sys.argv[1]] if sys.argv[1:2] not in ([], [""]) else []
    environment = dict(os.environ)
    os.environ["PODZEMI_PURE"] = "1"  # what is about to be replaced must not be loaded
    if not build():
        sys.exit(1)
    os.execve(serve[0], serve, environment)  # this process is the server from now on


if __name__ == "__main__":
    main()
