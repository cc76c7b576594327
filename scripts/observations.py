"""Write docs/observations.md, and where the fields begin into the modules that write observations.

python scripts/observations.py           writes
python scripts/observations.py --check   says whether it is out of date
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

os.environ["PODZEMI_PURE"] = "1"  # compiled or not, the page is the same

from podzemi.engine import registry
from podzemi.engine.game import AnyGame

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "observations.md"
MARK = "# where fields begin; written by scripts/observations.py from `spec.py`\n"
HEAD = """# Observations and choices

Made from the games by `python scripts/observations.py`. [library.md](library.md#numbers-for-networks) shows
how to use them.

An **observation** is what one seat may know, as a list of numbers of fixed size. Seats are counted clockwise
from the observer, who is 1 and always comes first: what is learned in one seat holds in all. 0 stands for
nobody, nothing and unknown, so pieces count from 1, in the order of the data; where a seat stays empty, all
its numbers are 0. Every number keeps within the bounds of its field, with the built-in data; a
[data pack](packs.md) with larger figures may go beyond them. *At* is where a field begins.

Its **kind** says how to read its numbers: a `flag` is 0 or 1, `flags` are a sum of powers of two, a `kind`
is one of several whose order means nothing, a `seat` is counted from the observer, a `cell` is a place, a
`count` a quantity. Programs find it in `Field.kind`.

A code is split into **choices**: small numbers, the first one the kind of the action, 0 for what it has not
got. They join to the code again. A network can make them one after the other, or score the rows of all legal
codes. Where codes are few there is a **mask** too, with one place for every code that can be legal.

It is law ([ARCHITECTURE.md](../ARCHITECTURE.md#the-laws)) that an observation says what the view says and
nothing more, keeps its bounds and has no idle field, and that codes split and join.
"""


def main() -> int:
    texts = {PAGE: "\n".join([HEAD, *page()])} | dict(map(indexed, registry.GAMES))
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" not in sys.argv:
        for path in stale:
            path.write_text(texts[path], "utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date: python scripts/observations.py")
    return len(stale) and 1


def indexed(game: str) -> tuple[Path, str]:
    """The module that writes observations, with the size and the beginning of every field that it names."""
    path = ROOT / "src/podzemi/games" / game / "encoding/observation.py"
    begins, at = {}, 0
    for field in import_module(f"podzemi.games.{game}.encoding.spec").FIELDS:
        begins[f"{field.name.upper()}_AT"] = at
        at += field.size
    head, tail = path.read_text("utf-8").split(MARK)
    tail = re.sub(r"\A(?:[A-Z0-9_]+_AT: .*\n)*", "", tail)
    named = set(re.findall(r"\b[A-Z0-9_]+_AT\b", tail))
    lines = [f"{name}: Final[i64] = {place}\n" for name, place in begins.items() if name in named]
    head = re.sub(r"^(SIZE: Final\[i64\] = )\d+", rf"\g<1>{at}", head, flags=re.M)
    return path, head + MARK + "".join(lines) + tail


def page() -> Iterator[str]:
    for name in registry.GAMES:
        yield from section(registry.game(name))


def section(game: AnyGame) -> Iterator[str]:
    """One game: how large, what is left out, its fields, its choices."""
    spec = game.observation_spec
    assert spec is not None
    yield f"## {game.name}\n"
    yield f"{spec.size} numbers, `{spec.dtype}`. {left_out(game.name)}\n"
    yield "| at | field | kind | numbers | lowest | highest | |\n|---|---|---|---|---|---|---|"
    at = 0
    for field in spec.fields:
        bounds = f"{field.size} | {field.lowest} | {field.highest}"
        yield f"| {at} | `{field.name}` | {field.kind} | {bounds} | {field.meaning} |"
        at += field.size
    yield "\n| choice | size | |\n|---|---|---|"
    for choice in spec.choices:
        yield f"| `{choice.name}` | {choice.size} | {choice.meaning} |"
    mask = "No mask." if spec.mask is None else f"A mask has {spec.mask.size} places."
    yield f"\n{mask}\n"


def left_out(game: str) -> str:
    """The game's own words for it."""
    words = import_module(f"podzemi.games.{game}.encoding.spec").__doc__ or ""
    return " ".join(re.split(r"\n\n", words, maxsplit=1)[1].split())


if __name__ == "__main__":
    sys.exit(main())
