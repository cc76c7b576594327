"""The engine of the site that needs no server: packs and Pyodide, compressed, with hashes in their names.

`make()` brings `src/podzemi/server/engine` up to date; `podzemi site` and the wheels take it from there.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent))

import build_web
import packs

ENGINE: Final = packs.SRC / "podzemi" / "server" / "engine"
LOADER: Final = ("pyodide.mjs", "pyodide.asm.mjs")
PROGRAM: Final = "pyodide.asm.wasm"
BUDGET: Final = 8_000_000
"""Bytes before the first decision of a game, compressed by Brotli."""
CLIENT: Final = 170_000
"""The most that the client may take of them (`web/scripts/pack.mjs`)."""


def make() -> Path:
    """The folder of the engine, up to date."""
    made = packs.make()
    stamp = (made / "stamp").read_text() + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    mark = packs.BUILD / "engine.stamp"
    if (ENGINE / "list.json").exists() and mark.exists() and mark.read_text() == stamp:
        return ENGINE
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    listed = {
        "pyodide": f"engine/{add_loader()}/",
        "wasm": add(packs.PYODIDE / PROGRAM),
        "packs": {path.stem: add(path) for path in sorted(made.glob("*.pack"))},
    }
    compress = [build_web.tool("node"), str(packs.HERE / "compress.mjs"), str(ENGINE)]
    subprocess.run(compress, check=True)
    (ENGINE / "list.json").write_text(json.dumps(listed, indent=1) + "\n")
    weigh()
    mark.write_text(stamp)
    return ENGINE


def weigh() -> None:
    """Stop a build that fetches too much before the first decision."""
    for language in packs.LANGUAGES:
        weight = CLIENT + sum(
            path.stat().st_size
            for path in ENGINE.rglob("*.br")
            if not path.name.startswith("words-") or path.name.startswith(f"words-{language}-")
        )
        print(
            f"engine: {weight / 1e6:.2f} MB of {BUDGET / 1e6:.0f} MB before the first decision ({language})"
        )
        if weight > BUDGET:
            raise SystemExit("engine: too heavy before the first decision")


def add(source: Path) -> dict[str, Any]:
    """The compressed file, as the list names it."""
    data = source.read_bytes()
    packed = gzip.compress(data, 9, mtime=0)
    name = f"{source.stem}-{hashlib.sha256(data).hexdigest()[:10]}{source.suffix}"
    (ENGINE / name).write_bytes(packed)
    return {"path": f"engine/{name}", "size": len(packed), "bytes": len(data)}


def add_loader() -> str:
    """The folder with Pyodide's own programs. They find each other by name, so the folder has the hash."""
    digest = hashlib.sha256(b"".join((packs.PYODIDE / name).read_bytes() for name in LOADER)).hexdigest()[:10]
    folder = f"pyodide-{digest}"
    (ENGINE / folder).mkdir()
    for name in LOADER:
        # the comment about a map would have browsers ask for a file that is not there
        text = (packs.PYODIDE / name).read_text("utf-8").replace("//# sourceMappingURL=", "// ")
        (ENGINE / folder / name).write_text(text, "utf-8")
    return folder


if __name__ == "__main__":
    print(make())
