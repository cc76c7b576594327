"""How many bytes a program fetches: a proxy for HTTPS that counts what comes back. It reads nothing of it."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

PATIENCE = 180.0
"""Seconds without a byte after which a connection is given up."""
MOST = 8192
"""The longest request for a connection."""
AT_ONCE = 1 << 16


class Meter:
    """Listens until the program ends; `address` is for HTTPS_PROXY."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._counting = threading.Lock()
        self._came = 0
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    @property
    def came(self) -> int:
        """Bytes so far, as they came over the line."""
        with self._counting:
            return self._came

    def _serve(self) -> None:
        while True:
            guest, _ = self._listening.accept()
            threading.Thread(target=self._join, args=(guest,), daemon=True).start()

    def _join(self, guest: socket.socket) -> None:
        """One connection, to where the guest asks for: `CONNECT host:port HTTP/1.1`."""
        with guest, suppress(OSError, ValueError, IndexError):
            guest.settimeout(PATIENCE)
            asked = b""
            while b"\r\n\r\n" not in asked and len(asked) < MOST:
                more = guest.recv(MOST)
                if not more:
                    return
                asked += more
            host, _, port = asked.split()[1].decode().rpartition(":")
            with socket.create_connection((host, int(port)), PATIENCE) as far:
                guest.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
                back = threading.Thread(target=self._carry, args=(guest, far, False), daemon=True)
                back.start()
                self._carry(far, guest, True)
                back.join(PATIENCE)

    def _carry(self, source: socket.socket, target: socket.socket, is_counted: bool) -> None:
        with suppress(OSError):
            while part := source.recv(AT_ONCE):
                if is_counted:
                    with self._counting:
                        self._came += len(part)
                target.sendall(part)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
