"""The sources of engine, games and bots, read as text and never run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import podzemi
from podzemi.engine.registry import GAMES

SRC: Final = Path(podzemi.__file__).parent
LONGEST: Final = 500
"""Lines of a module that needs no reason."""

SHIFTS_ALLOWED: Final = {
    "games/dark_cave/rules/space/cave.py": "the map of the cave: which cards touch, where one can go",
    "games/dark_cave/geometry.py": "the shapes of cards, turned and laid",
    "games/paper_dungeons/preview/paths.py": "ways through a printed map of cells",
    "games/dark_cave/rules/deal.py": "a shuffle takes several choices out of the bits of one draw",
    "games/dungeon_lords/rules/building/dungeon.py": "the board as a mask: steps are shifts by one or five",
    "games/dungeon_lords/solver/search.py": "goes through masks of cells and creatures in its innermost loop",
}
"""Files about geometry or masks may shift: the reason for each. A game need not have such a file."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def short(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


# ---------------------------------------------------------------- a code is laid out in one place


def rules_and_their_users() -> list[Path]:
    """Everything that works with codes, but for `codes.py` itself."""
    found: set[Path] = set()
    for game in GAMES:
        folder = SRC / "games" / game
        for pattern in ("rules/**/*.py", "preview/*.py", "solver/*.py", "puzzles/*.py", "actions.py"):
            found.update(folder.glob(pattern))
        found.update(folder.glob("testing/probes.py"))
        found.update(folder.glob("policy/choice.py"))
    return sorted(found)


def is_fixed(node: ast.expr) -> bool:
    """A number written here, or a name for one."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def raw_bits(path: Path) -> Iterator[int]:
    """Lines with a shift by a fixed number, or with a mask written as a number."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.BinOp):
            op, right, both = node.op, node.right, (node.left, node.right)
        elif isinstance(node, ast.AugAssign):
            op, right, both = node.op, node.value, (node.target, node.value)
        else:
            continue
        shift = isinstance(op, ast.LShift | ast.RShift) and is_fixed(right) and not is_fixed(both[0])
        if shift or (isinstance(op, ast.BitAnd) and any(is_mask(side) for side in both)):
            yield node.lineno


def is_mask(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 1


@pytest.mark.parametrize("path", rules_and_their_users(), ids=short)
def test_no_raw_shift_or_mask_outside_codes(path: Path) -> None:
    """The layout of a code stands in `codes.py`, sets of seats and cells use `engine/bits.py`."""
    lines = [] if short(path) in SHIFTS_ALLOWED else list(raw_bits(path))
    assert not lines, f"{short(path)}: raw bits in lines {lines}"


def test_raw_bits_are_found(tmp_path: Path) -> None:
    """Shifts by a number or its name, and masks; not a test of the lowest bit, nor a shift by a variable."""
    source = tmp_path / "sample.py"
    source.write_text("a = code >> 5\nb = code & 63\nc = code & 1\nd = code >> n\ne <<= SHIFT\nf &= 7\n")
    assert sorted(raw_bits(source)) == [1, 2, 5, 6]


# ---------------------------------------------------------------- modules that can be read


MODULES: Final = sorted(path for part in ("engine", "games", "bots") for path in (SRC / part).rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_no_module_is_long_without_a_reason(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    said = (ast.get_docstring(tree(path)) or "").splitlines()
    assert lines <= LONGEST or any(line.startswith("Long because") for line in said), f"{lines} lines"


# ---------------------------------------------------------------- the subject first


CLAUSE_FIRST: Final = re.compile(
    r'''^\s*(?:"""|\# )(?:What|Who|Whom|Whose|Which|Whoever|Whatever|Where|So many)\b.*$''', re.M
)
ROOT: Final = SRC.parent.parent


@pytest.mark.parametrize("folder", ["src", "scripts", "research", "examples"])
def test_no_docstring_opens_with_its_relative_clause(folder: str) -> None:
    """CONTRIBUTING, Prose: the subject comes first, then the verb."""
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in CLAUSE_FIRST.findall(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


# ---------------------------------------------------------------- components that are read


def box_fields(game: str) -> list[str]:
    """The declared components of a game."""
    body = next(
        node.body
        for node in tree(SRC / "games" / game / "state.py").body
        if isinstance(node, ast.ClassDef) and node.name == "Box"
    )
    return [
        node.target.id
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def fields_read(game: str) -> set[str]:
    """Every name that is taken out of a box anywhere: `box.x`, `state.box.x`, `BOX.x`."""
    files = (SRC / "games" / game).rglob("*.py")
    return {
        node.attr
        for path in files
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and is_box(node.value)
    }


def is_box(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.lower() == "box"


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_read(game: str) -> None:
    assert set(box_fields(game)) - fields_read(game) == set()


# ---------------------------------------------------------------- what types cannot say has a reason

IMPORTS_ANY: Final = re.compile(r"\s*(from typing import .*\bAny\b|Any,$)")
SAYS_WHY: Final = re.compile(r"# type: ignore\[[\w, -]+\]  # \w")


def unexplained(source: str) -> list[int]:
    """Lines that bring in `Any` and do not say `# Any: what it stands for`, there or in the line above, and
    lines that silence the type checker without a reason behind it."""
    lines = ["", *source.splitlines()]
    return [
        number
        for number, line in enumerate(lines)
        if (IMPORTS_ANY.match(line) and "# Any: " not in lines[number - 1] + line)
        or ("# type: ignore" in line and not SAYS_WHY.search(line))
    ]


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=short)
def test_any_and_ignored_types_have_a_reason(path: Path) -> None:
    assert not unexplained(path.read_text("utf-8"))


# ---------------------------------------------------------------- every law of this file can fail


def test_what_is_not_explained_is_found() -> None:
    plain = "from typing import Any, Final\nfrom typing import (\n    Any,\n)\nx = y  # type: ignore[misc]\n"
    assert unexplained(plain) == [1, 3, 5]
    told = "# Any: JSON\nfrom typing import Any\nfrom typing import Any  # Any: rows\n"
    assert unexplained(told + "x = y  # type: ignore[misc]  # comes without types\n") == []


def test_a_component_that_nobody_reads_is_found() -> None:
    assert is_box(ast.parse("state.box", mode="eval").body) and not is_box(
        ast.parse("view", mode="eval").body
    )
    assert all(len(box_fields(game)) > 5 for game in GAMES)
