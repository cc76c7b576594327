"""The quick way out of a connection: nothing overtakes, nothing is lost, one frame for all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, WebSocket, websocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode

from podzemi.server import metrics
from podzemi.server.http.live import Connection
from podzemi.server.running.sockets import UNPACKED_BYTES, Socket, to_frame
from podzemi.server.support.limits import Bucket

MESSAGES = 200
LONG = "x" * 30_000
"""Long enough that the buffers of both sides are full long before the last message."""


async def serve(app: Litestar, visit: Callable[[str], Awaitable[None]]) -> None:
    """A real server on a free port, for as long as the visit takes."""
    config = uvicorn.Config(
        app, ws=Socket, port=0, log_config=None, access_log=False, ws_per_message_deflate=False
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        await visit(f"ws://127.0.0.1:{port}/")
    finally:
        await server.shutdown()


def talk(app: Litestar, clients: int, visit: Callable[[list[ClientConnection]], Awaitable[None]]) -> None:
    async def go(where: str) -> None:
        sockets = [await connect(where, compression=None, max_size=None) for _ in range(clients)]
        try:
            await visit(sockets)
        finally:
            for socket in sockets:
                await socket.close()

    asyncio.run(asyncio.wait_for(serve(app, go), 60))


def test_texts_arrive_in_order_though_the_reader_is_slow() -> None:
    waited: list[int] = []

    @websocket("/")
    async def tell(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        connection = Connection(socket, None, Bucket(1.0))
        for number in range(MESSAGES):
            connection.send(f"{number} {LONG}")
            waited.append(connection.unsent.qsize())
        await connection.receive()

    async def visit(sockets: list[ClientConnection]) -> None:
        heard = [str(await sockets[0].recv()).split()[0] for _ in range(MESSAGES)]
        assert heard == [str(number) for number in range(MESSAGES)]
        await sockets[0].send("enough")

    talk(Litestar([tell]), 1, visit)
    assert waited[0] == 0, "the first went out at once"
    assert waited[-1] > 0, "the last had to wait for the reader"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    data = b"x" * length
    assert to_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_one_text_for_many_is_framed_once() -> None:
    here: list[Connection] = []
    all_here = asyncio.Event()
    text = f"to all {LONG}"

    @websocket("/")
    async def tell(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        here.append(Connection(socket, None, Bucket(1.0)))
        if len(here) == 3:
            all_here.set()
        await here[-1].receive()

    async def visit(sockets: list[ClientConnection]) -> None:
        await all_here.wait()
        here[0].send(text)
        frame = Socket.framed[1]
        for connection in here[1:]:
            connection.send(text)
            assert Socket.framed[1] is frame
        assert [await socket.recv() for socket in sockets] == [text] * len(sockets)
        for socket in sockets:
            await socket.send("enough")

    talk(Litestar([tell]), 3, visit)


def updates(count: int) -> list[str]:
    return [
        json.dumps({"version": n, "view": {str(card): n * card % 7 for card in range(60)}})
        for n in range(count)
    ]


@pytest.mark.parametrize(
    ("query", "compression", "is_short"),
    [
        ("?compress=true", "deflate", True),
        ("?changes=true", "deflate", False),
        ("?compress=true", None, False),
    ],
)
def test_who_asks_for_it_gets_compressed_texts(query: str, compression: str | None, is_short: bool) -> None:
    """The same texts arrive in the same order, short ones among them."""
    texts = [text for update in updates(50) for text in (update, "pong")]

    @websocket("/")
    async def tell(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        connection = Connection(socket, None, Bucket(1.0))
        for text in texts:
            connection.send(text)
        assert await connection.receive() == "enough"

    async def visit(where: str) -> None:
        before = metrics.SENT_SOCKETS._value.get()
        async with connect(where + query, compression=compression) as client:
            assert [await client.recv() for _ in texts] == texts
            sent = metrics.SENT_SOCKETS._value.get() - before
            assert (sent < sum(map(len, texts)) / 3) == is_short
            await client.send("enough")

    asyncio.run(asyncio.wait_for(serve(Litestar([tell]), visit), 60))


def test_what_would_unpack_to_millions_ends_the_connection() -> None:
    @websocket("/")
    async def listen(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        await socket.receive_text()

    async def visit(where: str) -> None:
        async with connect(f"{where}?compress=true", compression="deflate") as client:
            await client.send("x" * (UNPACKED_BYTES + 1))
            with pytest.raises(ConnectionClosedError) as ended:
                await client.recv()
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 1009

    asyncio.run(asyncio.wait_for(serve(Litestar([listen]), visit), 60))


def test_nothing_is_written_to_one_who_has_left() -> None:
    here: list[Connection] = []
    left = asyncio.Event()

    @websocket("/")
    async def tell(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        here.append(Connection(socket, None, Bucket(1.0)))
        try:
            await here[-1].receive()
        finally:
            left.set()

    async def visit(sockets: list[ClientConnection]) -> None:
        await sockets[0].close()
        await left.wait()
        assert not here[0].write_now("too late")

    talk(Litestar([tell]), 1, visit)


def test_thousands_of_frames_in_one_packet_keep_nobody_waiting() -> None:
    """The loop has its turn between any few of them, none is lost, and they stay in order."""
    count, seen = 5000, list[str]()

    @websocket("/")
    async def listen(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while len(seen) < count:
            seen.append(await socket.receive_text())
        await socket.close()

    async def visit(where: str) -> None:
        turns = 0
        async with connect(where, compression=None) as client:
            frames = [
                Frame(Opcode.TEXT, str(number).encode()).serialize(mask=True) for number in range(count)
            ]
            client.transport.write(b"".join(frames))
            while len(seen) < count:
                turns += 1
                await asyncio.sleep(0)
        assert seen == [str(number) for number in range(count)]
        assert turns > count / 200

    asyncio.run(asyncio.wait_for(serve(Litestar([listen], openapi_config=None), visit), 60))
