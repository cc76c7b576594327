"""Time the copy of a state with a written constructor against that of a dataclass, both compiled.

    python research/measure_states.py          (a C compiler; under a minute)

docs/decisions/0044-states-without-dataclasses.md has the figures.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

NUMBERS = [f"number{i}" for i in range(18)]
LISTS = [f"list{i}" for i in range(20)]
FIELDS = {**dict.fromkeys(NUMBERS, "i64"), **dict.fromkeys(LISTS, "list[i64]")}
"""About as many as the state of Welcome to the Dungeon has."""

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="states", ext_modules=mypycify(["states.py"], opt_level="2", debug_level="0"))
"""
TIMES = """
from timeit import timeit
import states
RUNS = states.run_Written, states.run_Data
for _ in range(5):
    written, made = (timeit(lambda: run(100_000), number=1) * 10 for run in RUNS)
    print(f"written {written:.1f} us, dataclass {made:.1f} us a copy: {made / written:.1f} times")
"""


def source() -> str:
    """The module with both classes, and a loop that copies each."""
    fields = [f"    {name}: {kind}" for name, kind in FIELDS.items()]
    given = ", ".join(f"{name}: {kind}" for name, kind in FIELDS.items())
    constructor = [f"    __slots__ = {tuple(FIELDS)}", f"    def __init__(self, *, {given}) -> None:"]
    constructor += [f"        self.{name} = {name}" for name in FIELDS]
    head = "from __future__ import annotations\nfrom dataclasses import dataclass\n"
    head += "from mypy_extensions import i64"
    written = ["class Written:", *fields, *constructor, *methods("Written")]
    return "\n".join(
        [head, *written, "@dataclass(kw_only=True)", "class Data:", *fields, *methods("Data"), ""]
    )


def methods(name: str) -> list[str]:
    copies = ", ".join(f"{one}=self.{one}{'' if kind == 'i64' else '[:]'}" for one, kind in FIELDS.items())
    values = ", ".join(f"{one}={'1' if kind == 'i64' else '[1, 2, 3, 4]'}" for one, kind in FIELDS.items())
    return [
        f"    def clone(self) -> {name}:\n        return {name}({copies})",
        f"def run_{name}(times: i64) -> i64:\n    state = {name}({values})\n    total: i64 = 0",
        "    for _ in range(times):\n        state = state.clone()\n        total += state.number3",
        "    return total",
    ]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {"states.py": source(), "setup.py": SETUP, "times.py": TIMES}.items():
            (Path(folder) / name).write_text(text, "utf-8")
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        subprocess.run(build, cwd=folder, check=True, capture_output=True)
        subprocess.run([sys.executable, "times.py"], cwd=folder, check=True)


if __name__ == "__main__":
    main()
