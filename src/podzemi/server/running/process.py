"""The server as a process: it listens, tells the service manager, and stops without losing anything."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
from contextlib import suppress
from types import FrameType
from typing import Any, Final  # Any: uvicorn's options, which have many types

import uvicorn
from litestar import Litestar

from podzemi.server.running.front import Front
from podzemi.server.running.sockets import Socket
from podzemi.server.settings import Settings
from podzemi.server.support.limits import READABLE_BYTES

logger = logging.getLogger("podzemi.server")

STUCK: Final = 70
"""Exit status when the shutdown did not end in time (EX_SOFTWARE)."""


class Server(uvicorn.Server):
    """Stops in three steps: no new connections, a word to those that are open, then the rest."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        front = Front(app, settings, self._note)
        super().__init__(uvicorn.Config(front, **server_options(settings)))

    def _note(self, at: float, method: str, route: str, status: int, ms: float) -> None:
        self.app.state.services.trouble.request(at, method, route, status, ms)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        watch(self.settings.shutdown_seconds)
        notify("STOPPING=1")
        for server in self.servers:
            server.close()
        services = self.app.state.services
        await services.shutdown.begin(services.rooms, self.settings.shutdown_seconds / 2)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks, the second ends the process there and then; with 0: it was asked to.

        Nothing is lost by that, as nothing is by a kill: what was acknowledged is on the disk already.
        """
        if self.should_exit:
            os._exit(0)
        self.should_exit = True


def server_options(settings: Settings) -> dict[str, Any]:
    where: dict[str, Any] = {"host": settings.host, "port": settings.port}
    if settings.unix_socket is not None:
        where = {"uds": str(settings.unix_socket)}
    return {
        **where,
        "ws": Socket,
        "http": "httptools",
        "loop": "auto",
        "ws_per_message_deflate": False,
        "ws_max_size": READABLE_BYTES,
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "proxy_headers": False,
        "timeout_graceful_shutdown": max(1, int(settings.shutdown_seconds / 4)),
    }


def tidy_rarely() -> None:
    """The collector of cycles looks at what lives for long again and again, and a server is full of it.

    What is there at the start is left alone, and the rest is looked at less often: half of the CPU time
    of a busy server went there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def watch(seconds: float) -> None:
    """Ends the process if the shutdown hangs: what was acknowledged is on the disk already."""
    if threading.current_thread() is not threading.main_thread():
        return
    timer = threading.Timer(seconds, _give_up, [seconds])
    timer.daemon = True
    timer.start()


def _give_up(seconds: float) -> None:
    logger.error("the shutdown did not end within %s s: leaving", seconds)
    os._exit(STUCK)


def notify(state: str) -> None:
    """Tell the service manager, where there is one (systemd's NOTIFY_SOCKET) and it listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
