"""Running the command: in this process by click's runner, or for real."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from click.testing import CliRunner, Result

from podzemi.cli.app import podzemi

Done: TypeAlias = subprocess.CompletedProcess[bytes]


def run(*arguments: str, given: str | None = None, **environment: str) -> Result:
    """The command in this process, in English unless told otherwise."""
    env = {"PODZEMI_LANG": "en", **environment}
    return CliRunner().invoke(podzemi, list(arguments), input=given, env=env, prog_name="podzemi")


def run_json(*arguments: str, code: int = 0, given: str | None = None) -> Any:
    result = run(*arguments, "--json", given=given)
    assert result.exit_code == code, result.output
    return msgspec.json.decode(result.stdout)


def real(
    *arguments: str, given: bytes | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    env = {**os.environ, "PODZEMI_LANG": "en", **environment}
    command = [sys.executable, "-m", "podzemi", *arguments]
    return subprocess.run(command, input=given, capture_output=True, env=env, timeout=60)


class Session:
    """A command with a session of its own, as in a terminal: Ctrl-C reaches it and all its children."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environment = {**os.environ, "PODZEMI_LANG": "en"}
        command = [sys.executable, "-m", "podzemi", *arguments]
        self.errors = folder / "errors"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, env=environment, start_new_session=True
            )
        assert self.process.stdout is not None
        self.output = self.process.stdout

    def interrupt(self) -> bytes:
        """Ctrl-C; what was said after that. The end of the output is the end of everybody who held it."""
        os.killpg(self.process.pid, signal.SIGINT)
        rest = self.output.read()
        self.output.close()
        assert self.process.wait(timeout=30) == 130, self.complaint()
        assert "Traceback" not in self.complaint(), self.complaint()
        return rest

    def complaint(self) -> str:
        return self.errors.read_text()
