"""The clocks that a new table offers."""

from __future__ import annotations

from litestar import get

from podzemi.server.match.clock import PACES
from podzemi.wire import messages as wire


@get("/api/clocks", summary="The usual clock of each pace, and the bounds for others")
async def paces() -> list[wire.PaceInfo]:
    return list(PACES.values())
