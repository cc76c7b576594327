"""Docstrings for compiled modules: mypyc drops them, so they are written into the C it makes.

mypyc gives every function and class a text with its signature, where Python looks for the docstring too.
`with_docstrings` appends the docstring of the source to it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

BETWEEN = "___"
"""Separator that mypyc puts between the parts of a name."""

_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)"\)')
_CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)"\)')


def docstrings(root: Path, paths: list[str]) -> dict[str, str]:
    """All docstrings of these modules by full name, written as mypyc writes names."""
    found: dict[str, str] = {}
    for path in paths:
        module = path.removesuffix(".py").removesuffix("/__init__").split("/")
        tree = ast.parse((root / path).read_text("utf-8"))
        for names, text in _of(tree, module):
            found[BETWEEN.join(names)] = text
    return found


def _of(node: ast.Module | ast.ClassDef, names: list[str]) -> Iterator[tuple[list[str], str]]:
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.ClassDef):
            own = [*names, part.name]
            if (text := ast.get_docstring(part, clean=False)) is not None:
                yield own, cleandoc(text)
            if isinstance(part, ast.ClassDef):
                yield from _of(part, own)


def with_docstrings(source: str, texts: dict[str, str]) -> str:
    """The C source with each docstring behind its signature."""

    def told(match: re.Match[str]) -> str:
        text = _find(match[2], texts)
        return match[0] if text is None else f'{match[1]}{_c_text(text)}")'

    return _CLASS.sub(told, _FUNCTION.sub(told, source))


def _find(name: str, texts: dict[str, str]) -> str | None:
    """mypyc shortens the names of modules to what tells them apart."""
    exact = [text for full, text in texts.items() if full == name or full.endswith(BETWEEN + name)]
    return exact[0] if len(exact) == 1 else None


def _c_text(text: str) -> str:
    """The inside of a C string literal."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(
        one if ord(one) < 128 else "".join(f"\\{byte:03o}" for byte in one.encode()) for one in plain
    )
