"""Our entries in a connection's scope, beside the framework's own."""

from __future__ import annotations

from typing import Final

SOCKET: Final = "podzemi.socket"
"""The socket itself, so that the app may write at once; not every server has one to give."""
