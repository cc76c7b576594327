"""Packages that commands need beyond a plain `pip install podzemi`, and the error when one is missing."""

from __future__ import annotations

from typing import Final

EXTRAS: Final = {
    "server": (
        *("argon2", "asyncpg", "confusable_homoglyphs", "httptools", "itsdangerous", "litestar", "openskill"),
        *("prometheus_client", "resvg_py", "segno", "uvicorn", "uvloop", "webauthn", "websockets"),
    ),
    "export": ("polars",),
    "ray": ("ray",),
}
"""By extra of the package: the modules that it brings."""


def advice(error: ModuleNotFoundError) -> str | None:
    """The extra to install; None if the module belongs to none, so that something else is wrong."""
    missing = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if missing in modules:
            return f"{missing} is missing: pip install 'podzemi[{extra}]'"
    return None
