"""The table server. `serve(Settings(...))` runs it; `make_app` is the same as an ASGI app.

`app` routes and errors · `http` decodes, asks, answers · `services` holds what runs · `table` queues, saves,
applies, tells · `match` folds · `store` keeps. Games come from the registry. Words: docs/glossary.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any  # Any: a name is looked up when it is asked for

from podzemi.server.settings import Settings

if TYPE_CHECKING:
    from podzemi.server.app import make_app, serve

__all__ = ["Settings", "make_app", "serve"]


def __getattr__(name: str) -> Any:
    """The framework is loaded when something runs on it: the help of commands needs only the settings."""
    if name in ("make_app", "serve"):
        from podzemi.server import app

        return getattr(app, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
