"""Wheels with the compiled engine inside: `PODZEMI_WHEEL=compiled python -m hatchling build -t wheel`.

Without that variable the wheel is pure Python and fits every machine. The modules are compiled beside
their sources first (`make compile`); this hook only takes what is there, so that a wheel never holds
anything else than what the tests ran.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]  # the interface is generic in its config
    """Puts the extension modules into the wheel, and the platform into its name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PODZEMI_WHEEL") != "compiled":
            return
        source = Path(self.root) / "src"
        modules = [*source.rglob("*.so"), *source.rglob("*.pyd")]
        if not modules:
            raise RuntimeError("nothing is compiled here: run `make compile` first")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): str(path.relative_to(source)) for path in modules}
