"""WebSockets of the server: a text that many get is framed once, and goes out without a detour.

Everything else is uvicorn's. A frame of a server looks the same for every receiver (only clients mask
theirs), so two thousand spectators cost one frame and two thousand writes.

A client on a slow or metered line asks for `?compress=true`: its longer texts are deflated (RFC 7692), with
a memory of those before. That takes processor time and 32 KB a connection, so nobody else's are.
"""

from __future__ import annotations

from struct import pack
from time import perf_counter
from typing import Any, ClassVar, Final  # Any: uvicorn's own parameters

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State

from podzemi.server import metrics
from podzemi.server.running.scope import SOCKET

READING_BYTES: Final = 512
READING_SECONDS: Final = 0.002
"""How much of one connection is read before others have their turn."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, section 5.2)."""


COMPRESSED: Final = "compress=true"
"""Asks for compression, in the query of the address."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
WORTH_PACKING: Final = 200
"""Bytes from which on a text is compressed for a connection that asked."""
UNPACKED_BYTES: Final = 64 * 1024
"""Most that a compressed message of a client may unpack to: a few bytes could stand for millions."""


def to_frame(data: bytes) -> bytes:
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

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.unread = bytearray()
        self.reads_on = False
        """Whether the rest is read in a moment."""
        self.compresses = False
        """Whether the client asked for compression, and its browser can unpack it."""

    def handle_connect(self, event: Request) -> None:
        if COMPRESSED in event.path.partition("?")[2].split("&"):
            self.conn.available_extensions = [DEFLATE]
        super().handle_connect(event)
        self.compresses = bool(self.conn.extensions)
        if self.compresses:
            self.conn.max_message_size = UNPACKED_BYTES

    def data_received(self, data: bytes) -> None:
        """A packet may hold thousands of frames: they are read a few at a time, and no further than the app
        has come, so that nobody else waits for them."""
        if len(data) <= READING_BYTES and not self.unread:
            super().data_received(data)
            return
        self.unread += data
        if not self.reads_on:
            self._read_some()

    async def receive(self) -> ASGIReceiveEvent:
        found = await super().receive()
        self._read_on()
        return found

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._read_on()  # after a farewell that of the other side is waited for

    def _read_on(self) -> None:
        if self.unread and not self.reads_on and not self.read_paused:
            self.reads_on = True
            self.loop.call_soon(self._read_some)

    def _read_some(self) -> None:
        self.reads_on, until = False, perf_counter() + READING_SECONDS
        while self.unread and not self.read_paused and not self.disconnected:
            if perf_counter() > until:
                self.transport.pause_reading()
                self._read_on()
                return
            part = bytes(self.unread[:READING_BYTES])
            del self.unread[:READING_BYTES]
            super().data_received(part)
        if not self.read_paused and not self.disconnected:
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[typeddict-unknown-key]  # an extension of ours
        await super().run_asgi()

    def write_now(self, *texts: str) -> bool:
        """Send the texts if nothing stands in their way; False: they have to wait their turn (`send`)."""
        open_ = self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)
        if not open_ or not self.writable.is_set():
            return False
        framed = self._packed if self.compresses else _frame
        data = b"".join(map(framed, texts)) if len(texts) > 1 else framed(texts[0])
        self.transport.write(data)
        metrics.SENT_SOCKETS.inc(len(data))
        return True

    def _packed(self, text: str) -> bytes:
        """A frame for this connection alone, where that makes it shorter."""
        data = text.encode()
        if len(data) < WORTH_PACKING:
            return to_frame(data)
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())


def _frame(text: str) -> bytes:
    known, frame = Socket.framed
    if known is not text:
        frame = to_frame(text.encode())
        Socket.framed = (text, frame)
    return frame
