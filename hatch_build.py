"""Wheels with compiled modules inside, chosen by PODZEMI_WHEEL; `scripts/wheels.py` makes them all.

- unset: pure Python, which fits every machine
- `native`: with the native games, in one file for every Python from 3.11 on (limited API)
- `pyodide`: the same as WebAssembly, for Python in a browser (`scripts/native_build.py --pyodide`)
- `compiled`: with those and the engine compiled by mypyc, for one version of Python

The modules are compiled beside their sources first (`make compile`); this hook only takes what is there, so
that a wheel never holds anything else than what the tests ran.
"""

from __future__ import annotations

import os
import re
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PYODIDE = "build/native/pyodide/_core.abi3.so"
PYODIDE_TAG = "cp311-abi3-pyemscripten_2026_0_wasm32"
"""The platform of Pyodide 314, as the wheels of other projects for it name it."""
MODULES = {
    "native": ["podzemi/native/_core*.so", "podzemi/native/_core*.pyd"],
    "compiled": ["**/*.so", "**/*.pyd"],
}


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]  # the interface is generic in its config
    """Puts the extension modules into the wheel, and the platform into its name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("PODZEMI_WHEEL")
        if version == "editable" or not wanted:
            return
        if wanted == "pyodide":
            build_data |= {"pure_python": False, "tag": PYODIDE_TAG}
            build_data["force_include"][str(Path(self.root) / PYODIDE)] = "podzemi/native/_core.abi3.so"
            return
        source = Path(self.root) / "src"
        modules = [path for pattern in MODULES[wanted] for path in source.glob(pattern)]
        if not modules:
            raise RuntimeError("nothing is compiled here: run `make compile` first")
        build_data["pure_python"] = False
        if wanted == "native":
            build_data["tag"] = f"cp311-abi3-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"
        else:
            build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): str(path.relative_to(source)) for path in modules}
