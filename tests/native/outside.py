"""The sample with a construct of one's own, to see what the translator makes of it."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent, indent

import pytest

from native.sample.shape import BOX, shape
from podzemi.native.translate.source import Program
from podzemi.native.translate.writing.header import Header

SAMPLE = Path(__file__).parent / "sample"


def translated(body: str, helpers: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The header of a package `outside` whose `apply` does this."""
    package = folder / "outside"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "state.py").write_text((SAMPLE / "state.py").read_text("utf-8"), "utf-8")
    rules = (SAMPLE / "rules.py").read_text("utf-8").replace("native.sample", "outside")
    rules = rules[: rules.index("def apply(")]
    applied = "def apply(state: State, seat: i64, code: i64) -> None:\n" + indent(dedent(body), "    ")
    (package / "rules.py").write_text(f"{rules}{helpers}\n\n{applied}\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "outside"]:
        monkeypatch.delitem(sys.modules, name)
    return Header("outside", Program("outside"), shape(), BOX).text()
