"""Write what follows from the fields of a state (slots, constructor, copy) and from its names (counts).

    python scripts/states.py           writes
    python scripts/states.py --check   says which files are out of date

A class of a game's `state.py` declares its fields once, as annotations with comments. Everything that
repeats them stands below a mark in the same class, written here: `__slots__`, a constructor that takes
every field by name, and `clone`. mypyc gives attributes that a constructor sets full speed, which no
loop over names could have. The rest (comparing, hashing, pickling, dumping) needs no list of fields:
see `podzemi.engine.fields`. Constants that count names, as `check_counts` in `data/tables.py` lists them,
get the number of names.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
MARK = "    # written by scripts/states.py from the fields above"
OFF = "    # fmt: off"
END = "    # fmt: on"
WIDTH = 110


class Field:
    """One annotated name of a class."""

    def __init__(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)

    def copied(self) -> str:
        """The expression for this field of a copy: only what never changes is shared."""
        value = f"self.{self.name}"
        if re.fullmatch(r"i64|bool|int|float|str|Box|Final[A-Z]\w+", self.type):
            return value
        if re.fullmatch(r"list\[(i64|bool|str|Final[A-Z]\w+)\]", self.type):
            return f"{value}[:]"
        if re.fullmatch(r"list\[list\[i64\]\]", self.type):
            return f"[row[:] for row in {value}]"
        if re.fullmatch(r"list\[[A-Z]\w+\]", self.type):
            return f"[one.clone() for one in {value}]"
        if re.fullmatch(r"[A-Z]\w+", self.type):
            return f"{value}.clone()"
        raise SystemExit(f"{self.name}: {self.type} has no rule for copying")


def fields(node: ast.ClassDef) -> list[Field]:
    return [Field(part) for part in node.body if isinstance(part, ast.AnnAssign) and part.value is None]


def packed(parts: list[str], indent: int, between: str = ", ") -> list[str]:
    """The parts in lines as full as they can be."""
    lines, line = [], " " * indent
    for part in parts:
        if line.strip() and len(line + part + between) > WIDTH:
            lines.append(line.rstrip())
            line = " " * indent
        line += part + between
    return [*lines, line.rstrip()]


def written(name: str, own: list[Field], clones: bool) -> list[str]:
    """The lines below the mark."""
    lines = [OFF, "    __slots__ = (", *packed([f'"{field.name}"' for field in own], 8), "    )", ""]
    lines += ["    def __init__(", *packed(["self", "*"], 8)]
    lines += [*packed([f"{field.name}: {field.type}" for field in own], 8), "    ) -> None:"]
    lines += packed([f"self.{field.name} = {field.name}" for field in own], 8, "; ")
    lines = [line.rstrip(";") if line.startswith("        self.") else line for line in lines]
    if clones:
        lines += [
            "",
            f"    def clone(self) -> {name}:",
            '        """A copy that shares nothing but the components."""',
        ]
        lines += [f"        return {name}("]
        lines += [*packed([f"{field.name}={field.copied()}" for field in own], 12), "        )"]
    return lines


def counts_of(game: str) -> dict[str, int]:
    """By constant of the state: the number of names that it counts, whether it is right or not."""
    from podzemi.engine.data import counts

    found: dict[str, int] = {}

    def note(module: ModuleType, **named: Sequence[object]) -> None:
        found.update({constant: len(names) for constant, names in named.items()})

    counts.check_counts = note
    with suppress(Exception):  # data that do not fit the old counts yet
        import_module(f"podzemi.games.{game}")
    return found


def counted(text: str, counts: dict[str, int]) -> str:
    """The source with these constants at these numbers."""
    for constant, count in counts.items():
        text = re.sub(rf"^({constant}: Final\[i64\] = )\d+", rf"\g<1>{count}", text, flags=re.M)
    return text


def renewed(text: str) -> str:
    """The source with every part below a mark written anew."""
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            start = lines.index(MARK, node.lineno) + 1
            clones = any(isinstance(base, ast.Name) and base.id == "Copied" for base in node.bases)
            lines[start : lines.index(END, start)] = written(node.name, fields(node), clones)
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=textwrap.dedent(__doc__ or ""))
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = 0
    for path in sorted((ROOT / "src/podzemi/games").glob("*/state.py")):
        text = path.read_text("utf-8")
        if (new := renewed(counted(text, counts_of(path.parent.name)))) != text:
            stale += 1
            print(f"{path.relative_to(ROOT)} {'is out of date' if check else 'written'}")
            if not check:
                path.write_text(new, "utf-8")
    return int(check and stale > 0)


if __name__ == "__main__":
    sys.exit(main())
