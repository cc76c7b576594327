"""`podzemi ratings`: what an operator sees of counting again."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from podzemi.cli.app import podzemi


def test_rebuild_says_what_it_did(tmp_path: Path) -> None:
    run = CliRunner().invoke(podzemi, ["ratings", "rebuild", "--data", str(tmp_path), "--json"])
    assert run.exit_code == 0, run.output
    assert json.loads(run.stdout) == {"counted": 0, "noted": 0, "left_out": 0}
    run = CliRunner().invoke(podzemi, ["ratings", "rebuild", "--data", str(tmp_path), "--lang", "cs"])
    assert run.stdout.startswith("Započítané partie: 0;")
