"""The PostgreSQL of the tests does not outlive them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from until import until

PROGRAM = """
import sys, time
from databases import Postgres
with Postgres.own() as server:
    print(server.server.pgdata, flush=True)
    time.sleep(600)
"""


def test_a_server_ends_though_its_tests_were_killed() -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdout is not None
        data = Path(process.stdout.readline().strip())
        server = int((data / "postmaster.pid").read_text().split()[0])
        process.kill()
    until(lambda: not data.exists() and not is_running(server))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
