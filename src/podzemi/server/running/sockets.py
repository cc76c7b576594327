"""WebSockets of the server: a text that many get is framed once, and goes out without a detour.

Everything else is uvicorn's. A frame of a server looks the same for every receiver (only clients mask
theirs), so two thousand spectators cost one frame and two thousand writes.
"""

from __future__ import annotations

from struct import pack
from typing import ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from podzemi.server import metrics

SOCKET: Final = "podzemi.socket"
"""Where a connection's scope holds its socket, so that the app may write at once."""


WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, section 5.2)."""


def framed(data: bytes) -> bytes:
    """A text as a server sends it: not masked, in one frame."""
    length = len(data)
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length) + data
    if length < 65_536:
        return pack("!BBH", WHOLE_TEXT, 126, length) + data
    return pack("!BBQ", WHOLE_TEXT, 127, length) + data


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    framed: ClassVar[tuple[str, bytes]] = ("", b"")
    """The text that was sent last, by whomever, and its frame."""

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[typeddict-unknown-key]  # an extension of ours
        await super().run_asgi()

    def write_now(self, *texts: str) -> bool:
        """Send the texts if nothing stands in their way; False: they have to wait their turn (`send`)."""
        open_ = self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)
        if not open_ or not self.writable.is_set():
            return False
        data = b"".join(map(_frame, texts)) if len(texts) > 1 else _frame(texts[0])
        self.transport.write(data)
        metrics.SENT_SOCKETS.inc(len(data))
        return True


def _frame(text: str) -> bytes:
    known, frame = Socket.framed
    if known is not text:
        frame = framed(text.encode())
        Socket.framed = (text, frame)
    return frame
