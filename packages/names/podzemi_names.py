"""Makes Gymnasium and OpenSpiel know the games of Podzemí as soon as they are imported.

Neither asks installed packages for their games. `podzemi_names.pth` runs `watch` when Python starts; when
somebody then imports `gymnasium` or `pyspiel`, the games are registered behind it, and nothing before.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

AFTER = {"gymnasium": "podzemi.study.ids", "pyspiel": "podzemi.study.openspiel"}
"""The modules that tell a library our games: by their `register`, or as soon as they are imported."""


class _AndGames(Loader):
    """Loads a library, then tells it our games, if we are still installed."""

    def __init__(self, own: Loader) -> None:
        self.own = own

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.own.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__loader__ = self.own  # whoever asks for sources or files is answered as usual
        if module.__spec__ is not None:
            module.__spec__.loader = self.own
        self.own.exec_module(module)
        if find_spec("podzemi") is not None:
            getattr(import_module(AFTER[module.__name__]), "register", bool)()


class Finder(MetaPathFinder):
    """Steps aside for everything but these libraries, and for those while it looks for them."""

    def __init__(self) -> None:
        self.awaited = set(AFTER)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.awaited:
            return None
        self.awaited.remove(fullname)
        try:
            spec = find_spec(fullname)
        finally:
            self.awaited.add(fullname)  # somebody may only have asked whether it is there
        if spec is not None and spec.loader is not None:
            spec.loader = _AndGames(spec.loader)
        return spec


def watch() -> None:
    sys.meta_path.insert(0, Finder())
