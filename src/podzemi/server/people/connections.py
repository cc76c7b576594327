"""Live connections by person, and closing those of people who are banned or deleted."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from podzemi.server.people.identity import Identities, ban_refusal
from podzemi.server.problems import Refused
from podzemi.server.store.people.accounts import Ban

logger = logging.getLogger("podzemi.server")

BANNED: Final = 4403
SIGNED_OUT: Final = 4401
RETRY_SECONDS: Final = 1.0


class OpenConnection(Protocol):
    """A live socket. `session`, `generation`: of the cookie with which it was opened."""

    person: str | None
    session: str
    generation: int
    address: str
    sender: asyncio.Task[None]

    def send(self, message: str) -> None: ...

    def end(self, code: int) -> None:
        """Close, after what waits is sent."""
        ...

    def send_away(self, code: int, refused: Refused | None = None) -> None:
        """Say why and close. What is still on its way acts for nobody."""
        ...


class Connections:
    """The connections of this process."""

    def __init__(self, identities: Identities, most_of_person: int, most_at_address: int) -> None:
        self.identities = identities
        self.most_of_person = most_of_person
        self.most_at_address = most_at_address
        self.by_person: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.open: dict[OpenConnection, None] = {}
        """In the order in which they came."""
        self.moved: Callable[[str], None] = lambda _: None
        """Called with somebody who came, went, or about whom something changed."""
        self.checks: set[asyncio.Task[None]] = set()

    @contextmanager
    def count_connection(self, connection: OpenConnection, person: str | None) -> Iterator[None]:
        """While it is open it counts against its person and its address; Refused if those have too many."""
        self.open[connection] = None
        counted = [(self.by_address, connection.address, self.most_at_address)]
        if person is not None:
            counted.append((self.by_person, person, self.most_of_person))
        for count, key, _ in counted:
            count[key] += 1
        self._note(person, 1)
        try:
            for count, key, most in counted:
                if count[key] > most:
                    raise Refused("too_many_sockets", max=most)
            yield
        finally:
            self.open.pop(connection, None)
            for count, key, _ in counted:
                count[key] -= 1
                if not count[key]:
                    del count[key]
            self._note(person, 0)

    def _note(self, person: str | None, count: int) -> None:
        if person is not None and self.by_person[person] == count:
            self.moved(person)

    def count(self, person: str) -> int:
        return self.by_person[person]

    def people(self) -> int:
        return len(self.by_person)

    async def check(self, person: str) -> None:
        """Ends the person's connections if they are banned, signed out everywhere or gone; at once."""
        identity = await self.identities.identity(person, fresh=0.0)
        for connection in [c for c in self.open if c.person == person]:
            if identity is not None and identity.ban is not None:
                connection.send_away(BANNED, ban_refusal(identity.ban))
            elif identity is None or not self.identities.admits(
                identity, connection.session, connection.generation
            ):
                connection.send_away(SIGNED_OUT)
        self.moved(person)

    def send_away_from(self, address: str, ban: Ban) -> None:
        for connection in [c for c in self.open if c.address == address]:
            connection.send_away(BANNED, ban_refusal(ban))

    def on_message(self, message: str) -> None:
        """Handle a message of another process: "person ID" when something about that person changed."""
        kind, _, person = message.partition(" ")
        if kind == "person":
            self._check_soon((person,))
        elif kind == "again":
            self._check_soon(dict.fromkeys(c.person for c in self.open if c.person is not None))

    async def _check_surely(self, person: str) -> None:
        """Again until the store answers: a ban must not be forgotten because it was away."""
        while True:
            try:
                return await self.check(person)
            except Exception:
                logger.exception("a person cannot be checked")
                await asyncio.sleep(RETRY_SECONDS)

    def _check_soon(self, people: Iterable[str]) -> None:
        for person in people:
            self.identities.forget(person)
            task = asyncio.create_task(self._check_surely(person))
            self.checks.add(task)
            task.add_done_callback(self.checks.discard)
