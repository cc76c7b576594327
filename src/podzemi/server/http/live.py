"""The live sockets, above all a table's: decodes, asks the room, sends. It decides nothing about play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

# Any: Litestar's user, auth and state, which nothing here asks for; an ASGI message
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from podzemi.server import metrics
from podzemi.server.people.company import CompanyNews
from podzemi.server.people.connections import BANNED
from podzemi.server.people.identity import ban_refusal, host_of
from podzemi.server.problems import Refused
from podzemi.server.running.scope import SOCKET
from podzemi.server.services import Services, failure, language_of
from podzemi.server.support.limits import HASTE, MESSAGE_BYTES, Bucket, too_large
from podzemi.server.table.order_queue import LeftMemory
from podzemi.server.table.room import Room
from podzemi.server.table.viewers.audience import encode
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.running.sockets import Socket

logger = logging.getLogger("podzemi.server")

DECODER: Final = msgspec.json.Decoder(wire.FromClient)
UNSENT: Final = 256
"""Messages that may wait for a slow connection before it is ended."""
UNSENT_CHARACTERS: Final = 8 * 1024 * 1024
"""The same in their length; one message alone may be longer."""
PATIENCE: Final = 60
"""Refusals for haste before the connection is ended; each message in time makes up for one."""
UNKNOWN_TABLE: Final = 4404
TOO_FAST: Final = 1008
INTERNAL: Final = 1011
TOO_SLOW: Final = 1013
TOO_MANY: Final = 4429
CLOSE_CODES: Final = {"banned": BANNED, "too_many_sockets": TOO_MANY}


def _waits(*_: str) -> bool:
    """For servers without a way to write at once: everything waits its turn."""
    return False


class Connection:
    """One socket. `send` never waits: what cannot go out at once, a task sends later."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str | None, bucket: Bucket) -> None:
        """`bucket`: shared by all connections of whoever it is."""
        self.socket = socket
        self.person = person
        self.session = ""
        self.generation = 0
        self.address = ""
        self.language = language_of(socket)
        self.wants_changes = socket.query_params.get("changes") == "true"
        self.bucket = bucket
        self.hasty = 0
        self.waiting = 0
        """Characters that wait to be sent."""
        self.too_slow = False
        quick: Socket | None = socket.scope.get(SOCKET)  # type: ignore[assignment]  # litestar's scope is a closed type
        self.write_now: Callable[..., bool] = _waits if quick is None else quick.write_now
        self.held = ""
        """Messages that wait to be sent together with the next one."""
        self.sending = False
        """Whether the task has taken something that is not out yet."""
        self.unsent: asyncio.Queue[str | int] = asyncio.Queue()
        self.sender = asyncio.create_task(self._send_all())

    def hold(self, message: str) -> None:
        """Two messages in one write: a write costs more than most of what leads to it."""
        self._release()
        self.held = message
        asyncio.get_running_loop().call_soon(self._release)

    def _release(self) -> None:
        if self.held:
            held, self.held = self.held, ""
            self.send(held)

    def send(self, message: str) -> None:
        texts = (self.held, message) if self.held else (message,)
        self.held = ""
        if self.too_slow or (not self.sending and self.unsent.empty() and self.write_now(*texts)):
            return
        for text in texts:
            self._queue(text)

    def _queue(self, message: str) -> None:
        if self.unsent.qsize() < UNSENT and self.waiting <= UNSENT_CHARACTERS:
            self.waiting += len(message)
            self.unsent.put_nowait(message)
        else:
            self.too_slow = True
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close, after what waits is sent."""
        self._release()
        self.unsent.put_nowait(code)

    def send_away(self, code: int, refused: Refused | None = None) -> None:
        if refused is not None:
            refuse(self, refused, None, None)
        self.end(code)
        self.person = None

    async def _send_all(self) -> None:
        try:
            while isinstance(message := await self.unsent.get(), str):
                self.sending = True
                self.waiting -= len(message)
                await self.socket.send_data(message)
                metrics.SENT_SOCKETS.inc(len(message))
                self.sending = False
            await self.socket.close(message)
        except Exception as error:  # the other side is gone: the receiving loop ends by itself
            logger.debug("socket: %s", error)

    async def receive(self) -> str | bytes:
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        data: str | bytes | None = message["text"] if message.get("text") is not None else message["bytes"]
        return data or b""


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: NamedDependency[Services]
) -> None:
    """A table as it goes on, as the one who asks may see it."""

    async def look(connection: Connection) -> None:
        await _join(await services.room(socket, table), connection, services.company)

    await serve_socket(socket, services, look)


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    work: Callable[[Connection], Awaitable[None]],
) -> None:
    """A connection from its opening to its end; `work` goes on until the other side is gone."""
    await socket.accept()
    person = services.identities.who(socket)
    connection = Connection(socket, person, services.limits.messages_of(person, host_of(socket)))
    if (identity := services.identities.here(socket)) is not None:
        connection.session, connection.generation = identity.session, identity.generation
    connection.address = services.identities.address(socket)
    try:
        with services.connections.count_connection(connection, person):
            services.shutdown.check(connection)
            await check_ban(socket, services)
            await work(connection)
    except WebSocketDisconnect:
        pass
    except Refused as refused:
        refuse(connection, refused, None, None)
        connection.end(CLOSE_CODES.get(refused.refusal.code, UNKNOWN_TABLE))
        await connection.sender
    except Exception as error:
        refuse(connection, failure(error, f"{socket.scope['path']}: socket"), None, None)
        connection.end(INTERNAL)
        await connection.sender
    finally:
        connection.sender.cancel()


async def _join(room: Room, connection: Connection, company: CompanyNews) -> None:
    """Until the other side is gone."""
    person = connection.person
    try:
        await room.do(partial(room.join, connection))
        if person is not None:
            company.announce_presence(person)
        await _serve(room, connection)
    finally:
        with suppress(LeftMemory):  # whoever was turned out does not keep the table there
            await room.do(partial(room.leave, connection))
        if person is not None:
            company.announce_presence(person)


async def check_ban(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """Check again now that the connection is registered, so that a ban made meanwhile also closes it."""
    await services.identities.recognise(socket)
    if (ban := await services.identities.ban(socket)) is not None:
        raise ban_refusal(ban)


async def _serve(room: Room, connection: Connection) -> None:
    while True:
        await hear(room, connection, await connection.receive())


async def hear(room: Room, connection: Connection, data: str | bytes) -> None:
    """One message, answered whatever it is."""
    metrics.MESSAGES.inc()
    try:
        check_size(data)
        check_rate(connection)
    except Refused as refused:
        refuse(connection, refused, _id_of(data), room)
        await asyncio.sleep(HASTE)
        return
    try:
        await _answer(room, connection, _decode(data))
    except Refused as refused:
        refuse(connection, refused, _id_of(data), room)
    except LeftMemory:
        connection.end(UNKNOWN_TABLE)
    except Exception as error:
        where = f"table {room.table.id} version {room.version}: socket message"
        refuse(connection, failure(error, where), _id_of(data), room)


def check_size(data: str | bytes) -> None:
    if len(data) > MESSAGE_BYTES or len(data.encode() if isinstance(data, str) else data) > MESSAGE_BYTES:
        raise too_large()


class _Named(msgspec.Struct):
    id: str | None = None


NAMED: Final = msgspec.json.Decoder(_Named)


def _id_of(data: str | bytes) -> str | None:
    """By which its sender knows the refused message again."""
    if len(data) > MESSAGE_BYTES:
        return None
    try:
        return NAMED.decode(data).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def check_rate(connection: Connection) -> None:
    if not connection.bucket.take():
        connection.hasty += 1
        if connection.hasty == PATIENCE:
            connection.end(TOO_FAST)
        raise Refused("too_fast")
    connection.hasty = max(0, connection.hasty - 1)


def _decode(data: str | bytes) -> wire.FromClient:
    try:
        message: wire.FromClient = DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("malformed") from None
    return message


async def _answer(room: Room, connection: Connection, message: wire.FromClient) -> None:
    match message:
        case wire.Act() | wire.TakeBack() | wire.Propose() | wire.Answer():
            await room.do(partial(room.act, connection, message))
        case wire.Say():
            await room.do(partial(room.talk.say, connection, message))
        case wire.Resync():
            await room.do(partial(room.resync, connection))
        case wire.Hurry():
            room.audience.hurry(connection)
        case wire.Hand():
            await room.do(partial(room.hand, connection, message))
        case wire.Ping():
            connection.send(encode(wire.Pong()))


def refuse(connection: Connection, refused: Refused, act_id: str | None, room: Room | None) -> None:
    names = [] if room is None else room.player_names()
    number = 0 if room is None else room.number(room.audience.viewer(connection))
    problem = refused.problem(connection.language, names)
    connection.send(encode(wire.Refused(problem, act_id, *([] if room is None else [number]))))
