"""WebSockets of the server: a text that many get is framed once, and goes out without a detour.

Everything else is uvicorn's. A frame of a server looks the same for every receiver (only clients mask
theirs), so two thousand spectators cost one frame and two thousand writes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

SOCKET: Final = "podzemi.socket"
"""Where a connection's scope holds its socket, so that the app may write at once."""


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    framed: ClassVar[tuple[str, bytes]] = ("", b"")
    """The text that was sent last, by whomever, and its frame."""

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[typeddict-unknown-key]  # an extension of ours
        await super().run_asgi()

    def write_now(self, text: str) -> bool:
        """Send the text if nothing stands in its way; False: it has to wait its turn (`send`)."""
        open_ = self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)
        if not open_ or not self.writable.is_set():
            return False
        known, frame = Socket.framed
        if known is not text:
            frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
            Socket.framed = (text, frame)
        self.transport.write(frame)
        return True
