"""For whoever watches over the server: is it alive, may it get requests, and its figures."""

from __future__ import annotations

import hmac

from litestar import Response, get
from msgspec import Struct

from podzemi import __version__
from podzemi.engine.game import is_compiled
from podzemi.server import metrics
from podzemi.server.http.shared import Asker, TheServices
from podzemi.server.problems import Refused
from podzemi.server.running.front import UNTRUSTED
from podzemi.server.running.networks import Networks
from podzemi.server.services import Services


class Ready(Struct, frozen=True):
    ready: bool
    """Whether requests may be sent here."""
    store: bool
    """Whether the database answers, with the schema of this release."""
    stopping: bool
    """Whether the server is shutting down: it answers what runs and wants nothing new."""
    failing: list[str] = []
    """Background tasks that failed and are being restarted."""


class Alive(Struct, frozen=True):
    status: str
    version: str
    compiled: bool
    """Whether the rules run as compiled code."""


@get("/healthz", summary="The process is alive")
async def healthz() -> Alive:
    return Alive("ok", __version__, is_compiled())


@get("/readyz", summary="Whether requests may be sent here: the store reads and writes, nothing has failed")
async def readyz(services: TheServices) -> Response[Ready]:
    store, stopping = await services.store_check.answers(services.store), services.shutdown.begun
    failing = services.supervisor.unwell
    fine = store and not stopping and not failing
    return Response(Ready(fine, store, stopping, failing), status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def figures(request: Asker, services: TheServices) -> Response[bytes]:
    if not may_read(request, services):
        raise Refused("not_found")
    written = metrics.exposition(len(services.rooms.here), len(services.connections.open))
    return Response(written, media_type="text/plain; version=0.0.4")


def may_read(request: Asker, services: Services) -> bool:
    """With the token, or from a configured address that no unknown proxy stands before."""
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if request.scope.get(UNTRUSTED):
        return False
    return Networks(services.settings.metrics).holds(request.client.host if request.client else None)
