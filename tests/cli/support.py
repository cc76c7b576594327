"""Running the command: in this process by click's runner, or for real."""

from __future__ import annotations

import os
import subprocess
import sys
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
