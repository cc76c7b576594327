"""A server process of the world: the real application, with a clock and random numbers of its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextvars import Context, copy_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar  # Any: what bots are asked, ASGI

from litestar import Litestar

from podzemi.server.app import make_app
from podzemi.server.services import Services, open_services
from podzemi.server.settings import Settings
from podzemi.server.support.edges import edges
from podzemi.server.table.bots.bot_pool import BotPool, BotProcess, BotQuestion

from .loop import owner
from .store import SimulatedStore

if TYPE_CHECKING:
    from .network import Socket
    from .world import World

T = TypeVar("T")
EPOCH = 1_800_000_000.0
MANY = 10**6
SETTINGS = Settings(
    data=Path("/nonexistent"),
    static=Path("/nonexistent"),
    packs=None,
    secret_keys=("the key of a world in which nothing is secret",),
    bot_pause=0.5,
    bot_workers=1,
    idle=60.0,
    requests_per_second=MANY,
    strangers_per_second=MANY,
    address_requests_per_second=MANY,
    guests_per_hour=MANY,
    messages_per_second=MANY,
    tables_per_person=MANY,
    tables_per_address=MANY,
    tables_at_once=MANY,
    sockets_per_person=MANY,
    sockets_per_address=MANY,
    bot_seconds_per_minute=MANY,
    bot_seconds_per_address=MANY,
)
_apps: list[Litestar] = []


def app_of(slot: int) -> Litestar:
    """Applications hold nothing but their services, and take long to make: worlds share them."""
    while len(_apps) <= slot:
        _apps.append(make_app(SETTINGS))
    return _apps[slot]


class Thinkers(BotPool):
    """Bots that choose at random, after a while; now and then one fails."""

    def __init__(self, world: World, dice: Random) -> None:
        super().__init__(1)
        self.world = world
        self.dice = dice

    async def _ask(self, process: BotProcess, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.dice.uniform(0.05, 0.6))
        while self.world.night:  # noqa: ASYNC110
            await asyncio.sleep(1.0)
        if self.world.database.fault(0.02):
            raise RuntimeError("the bot has failed")
        asked = next(one for one in getattr(work, "args", ()) if isinstance(one, BotQuestion))
        from podzemi.engine import registry

        count = len(asked.actions(registry.game(asked.game)))
        choice: Any = self.dice.randrange(count)
        return choice  # type: ignore[no-any-return]  # an index, whatever was asked


class Process:
    """One life of a server process, from its start to its end."""

    def __init__(self, world: World, slot: int, dice: Random) -> None:
        self.world = world
        self.loop = world.loop
        self.slot = slot
        self.dice = dice
        self.dead = False
        self.ready = False
        self.tasks: list[asyncio.Task[Any]] = []
        self.sockets: list[Socket] = []
        self.skew = dice.uniform(-0.2, 0.2)
        """How far its wall clock is off, in seconds."""
        self.app = app_of(slot)
        self.services: Services | None = None
        self.stopping = asyncio.Event()
        self.context = copy_context()
        self.context.run(owner.set, self)
        self.context.run(edges.set, self)
        self.store = SimulatedStore(world.database)
        self.main = self.run(self._live())

    # --- edges

    def wall(self) -> float:
        return EPOCH + self.loop.now + self.skew

    def monotonic(self) -> float:
        return self.loop.now + 1000.0

    def bits(self, count: int) -> int:
        return self.dice.getrandbits(count)

    # --- living

    def run(self, work: Any) -> asyncio.Task[Any]:
        """Begin a task as this process."""
        context: Context = self.context.copy()
        task: asyncio.Task[Any] = self.loop.create_task(work, context=context)
        return task

    async def _live(self) -> None:
        thinkers = Thinkers(self.world, self.dice)
        async with open_services(SETTINGS, self.store, thinkers) as services:
            self.services = services
            self.app.state.services = services
            self.ready = True
            await self.stopping.wait()
            self.ready = False

    async def stop(self) -> None:
        """As when somebody asks it to: connections end first."""
        self.ready = False
        if self.services is not None:
            await asyncio.wait([self.run(self.services.shutdown.begin(self.services.rooms, 5.0))], timeout=10)
        for socket in self.sockets:
            socket.cut(silent=False)
        await asyncio.sleep(1.0)
        self.stopping.set()
        await asyncio.wait([self.main], timeout=30)
        self.kill()

    def kill(self) -> None:
        """As when the power goes: not one line of it runs any more."""
        self.ready = False
        self.loop.drop(self)
        self.store.gone()

    def double_rooms(self) -> list[str]:
        """The tables that have more than one room in it: a room lives as long as its queue's task."""
        self.tasks = [task for task in self.tasks if not task.done()]
        names = Counter(task.get_name() for task in self.tasks)
        return [name for name, count in names.items() if count > 1 and name.startswith("table ")]
