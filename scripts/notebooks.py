"""The notebooks of docs/notebooks, without Jupyter: run them, compare, and show them as pages.

    python scripts/notebooks.py            run every cell and write what it says into the notebook
    python scripts/notebooks.py --check    say which cells now say something else

A cell says what it prints, then the value of its last line.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final  # Any: JSON, and whatever a cell makes

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "notebooks"


def main() -> int:
    wrong = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook = json.loads(path.read_text("utf-8"))
        for number, cell, said in run(notebook):
            if "--check" in sys.argv and text_of(cell) != said:
                print(f"{path.name}, cell {number} says\n{said}and not\n{text_of(cell)}")
                wrong += 1
            cell["outputs"] = [output(said)] if said else []
        if "--check" not in sys.argv:
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return wrong


def run(notebook: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any], str]]:
    """Every cell of code, and what it says now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "code":
            yield number, cell, run_cell("".join(cell["source"]), names)


def run_cell(source: str, names: dict[str, Any]) -> str:
    body = ast.parse(source).body
    last = body[-1] if isinstance(body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as said:
        exec(compile(ast.Module(body[:-1] if last else body, []), "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            if value is not None:
                print(repr(value))
    return said.getvalue()


def output(said: str) -> dict[str, Any]:
    return {"name": "stdout", "output_type": "stream", "text": said.splitlines(keepends=True)}


def text_of(cell: dict[str, Any]) -> str:
    """The recorded output of a cell."""
    return "".join(line for one in cell["outputs"] for line in one["text"])


def page(notebook: dict[str, Any]) -> str:
    """A notebook as Markdown."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        if said := text_of(cell):
            parts.append(f"```\n{said}```")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.exit(main())
