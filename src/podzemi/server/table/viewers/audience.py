"""The viewers of a table, and the messages each of them gets.

What all see the same way is made once: one text for all spectators, one for each seat. Players are told
first; spectators follow in slices, so that no move waits for a crowd.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from itertools import islice

# Any: the view of whichever game, and what becomes JSON
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Raw

from podzemi.server.match.door import check_sight
from podzemi.server.match.match_log import MatchLog
from podzemi.server.match.tables import describe, people_of
from podzemi.server.problems import Refused
from podzemi.server.table.peers import Presence
from podzemi.server.table.viewers.devices import Devices
from podzemi.server.table.viewers.shown import NOT_BEGUN, Shown, Viewer, ViewerNews
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

SLICE: Final = 50
"""Spectators who are told at once; then everything else has its turn."""
PEOPLE_PAUSE: Final = 0.25
"""Seconds in which it is gathered who of the table's people came or went: most come and go together."""
CROWD_PAUSE: Final = 1.0
"""Seconds between two words about how many spectators there are."""


class Listener(Protocol):
    """Somebody who looks at a table through one connection."""

    person: str | None
    language: str
    wants_changes: bool
    """Whether it gets what has changed, instead of everything with each move."""

    def send(self, message: str) -> None:
        """Never waits; the messages arrive in this order or the connection ends."""
        ...

    def hold(self, message: str) -> None:
        """Send together with what comes next, but in this turn of the loop."""
        ...


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def encode(message: wire.FromServer) -> str:
    return msgspec.json.encode(message).decode()


class Parcel:
    """A text, and who has not got it yet."""

    __slots__ = ("left", "text")

    def __init__(self, text: str, listeners: Iterable[Listener]) -> None:
        self.text = text
        self.left = dict.fromkeys(listeners)


class FanOut:
    """Sends the same text to many, a slice at a time; to each of them in the order of sending."""

    def __init__(self) -> None:
        self.waiting: deque[Parcel] = deque()
        self.task: asyncio.Task[None] | None = None

    def send(self, listeners: Sequence[Listener], text: str) -> None:
        if not self.waiting and len(listeners) <= SLICE:
            for listener in listeners:
                listener.send(text)
        elif listeners:
            self.waiting.append(Parcel(text, listeners))
            if self.task is None or self.task.done():
                self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self.waiting:
            parcel = self.waiting[0]
            for listener in list(islice(parcel.left, SLICE)):
                del parcel.left[listener]
                listener.send(parcel.text)
            if not parcel.left:
                self.waiting.popleft()
            await asyncio.sleep(0)

    def send_now(self, listener: Listener, text: str) -> None:
        """To one who does not wait for the others: what is on its way to them first, then this."""
        for parcel in self.waiting:
            if listener in parcel.left:
                del parcel.left[listener]
                listener.send(parcel.text)
        listener.send(text)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Audience:
    """The listeners of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.listeners: dict[Listener, str | None] = {}
        """Everybody who looks, and who they were when they came."""
        self.people: Counter[str] = Counter()
        """Connections by person."""
        self.hurried: set[Listener] = set()
        """Those who need not see the bots think."""
        self.devices = Devices(room)
        self.fan_out = FanOut()
        self.crowd_news: asyncio.TimerHandle | None = None
        self.crowd_is_news = False
        """Whether somebody came or went here since the other processes were told."""
        self.comings = 0
        """How often somebody came or went."""
        self.told_comings: dict[Listener, int] = {}
        """Value of `comings` when a listener was last told who is here."""
        self.told_connected: set[str] = set()
        """Those of the table's people who were connected when everybody was last told."""
        self.shown: dict[Viewer, Shown] = {}
        """The last version that each viewer was told, for those who want changes."""
        self.told: dict[Listener, tuple[Viewer, int]] = {}
        """As whom a listener was told last, and which version of the log."""
        self._for_spectators: Shown | None = None
        self._history: tuple[int, list[wire.Moment]] | None = None

    # --- who is here

    def is_here(self, person: str) -> bool:
        return self.people[person] > 0

    @property
    def spectators(self) -> int:
        """How many without a seat look at the table through this process; one person counts once."""
        strangers = len(self.listeners) - self.people.total()
        return (
            strangers + len(self.people) - sum(self.is_here(person) for person in self.room.seats_by_person())
        )

    @property
    def presence(self) -> Presence:
        """The presence in this process, for the others."""
        here = frozenset(person for person in people_of(self.room.table) if self.is_here(person))
        return Presence(here, self.spectators)

    def connected_people(self) -> set[str]:
        """Those of the table's people who are connected, here or elsewhere."""
        elsewhere = self.room.rooms.peers.at(self.room.table.id).people
        return {person for person in people_of(self.room.table) if self.is_here(person)} | elsewhere

    # --- coming and going

    def add(self, listener: Listener) -> None:
        self.listeners[listener] = listener.person
        if listener.person is not None:
            self.people[listener.person] += 1
        self._presence_changed()

    def hurry(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.hurried.add(listener)

    def remove(self, listener: Listener) -> str | None:
        """The person whose last connection it was."""
        if listener not in self.listeners:
            return None
        person = self.listeners.pop(listener)
        self.hurried.discard(listener)
        self.told_comings.pop(listener, None)
        self.told.pop(listener, None)
        if not self.told:
            self.shown.clear()
        self.devices.forget(listener)
        if person is not None:
            self.people[person] -= 1
            if not self.people[person]:
                del self.people[person]
        self._presence_changed()
        return None if person is None or self.is_here(person) else person

    def turn_out(self) -> None:
        """Listeners without a seat hear no more where nobody may look on."""
        for listener in list(self.listeners):
            try:
                check_sight(self.room.table, listener.person)
            except Refused as refused:
                self.remove(listener)
                listener.send(encode(wire.Refused(refused.problem(listener.language))))

    def _presence_changed(self) -> None:
        """The other processes hear at once who of the table's people came or went: they may wait for them."""
        self.crowd_is_news = True
        if self.connected_people() != self.told_connected:
            self._tell_processes()
        self.announce_presence()

    def announce_presence(self) -> None:
        """Everybody hears soon who of the table's people came or went, here or in another process; of
        spectators, now and then."""
        self.comings += 1
        self._tell_within(PEOPLE_PAUSE if self.connected_people() != self.told_connected else CROWD_PAUSE)

    def _tell_within(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self.crowd_news is not None:
            if self.crowd_news.when() <= loop.time() + seconds:
                return
            self.crowd_news.cancel()
        self.crowd_news = loop.call_later(seconds, self._tell_presence)

    def _tell_presence(self) -> None:
        """Skip viewers who connected meanwhile: they were sent everything."""
        self._tell_table([one for one in self.listeners if self.told_comings.get(one) != self.comings])

    def _tell_processes(self) -> None:
        if self.crowd_is_news:
            self.crowd_is_news = False
            self.room.rooms.peers.tell(self.room.table.id)

    def stop(self) -> None:
        self.fan_out.stop()
        if self.crowd_news is not None:
            self.crowd_news.cancel()

    # --- the table

    def info(self, person: str | None) -> wire.TableInfo:
        """The table as this person may see it."""
        room = self.room
        elsewhere = room.rooms.peers.at(room.table.id)
        awaited = [] if room.match is None else room.game.to_act(room.match.state)
        here: set[str | None] = {*self.connected_people()}
        spectators = self.spectators + elsewhere.others
        return describe(room.table, room.number(None), room.names, person, here, spectators, awaited)

    def tell_table(self) -> None:
        self._tell_table(self.listeners)

    def _tell_table(self, listeners: Iterable[Listener]) -> None:
        """Send the table's description: people of the table get their own, all others the same one."""
        if self.crowd_news is not None:
            self.crowd_news.cancel()
            self.crowd_news = None
        self.told_connected = self.connected_people()
        known, others = self._known(), []
        for listener in listeners:
            self.told_comings[listener] = self.comings
            if listener.person in known:
                listener.send(encode(wire.TableChanged(self.info(listener.person))))
            else:
                others.append(listener)
        if others:
            self.fan_out.send(others, encode(wire.TableChanged(self.info(None))))
        self._tell_processes()

    def _known(self) -> set[str]:
        """The people to whom the table looks different than to a spectator."""
        return people_of(self.room.table) | self.room.table.door.kicked

    # --- the match

    def tell_update(self, audience: Iterable[Viewer]) -> None:
        """The last line of the log: one text per seat, one for all spectators; players first.

        Viewers who may not know of it get no message at all."""
        hearing = set(audience)
        seats = self.room.seats_by_person()
        known: dict[Viewer, ViewerNews] = {}
        spectators: dict[str, list[Listener]] = {}
        for listener in self.listeners:
            mine = [] if listener.person is None else seats.get(listener.person, [])
            if self.devices.settle(listener, mine, news=True):
                self.sync(listener)
                continue
            viewer = self.devices.viewer(listener, mine)
            if viewer not in hearing:
                continue
            if (news := known.get(viewer)) is None:
                news = known[viewer] = self._news(viewer)
            if self.told.get(listener, (viewer, 0))[0] != viewer:  # they sit elsewhere, or nowhere, by now
                self.sync(listener)
                continue
            text = self._text_for(listener, viewer, news)
            if viewer is None:
                spectators.setdefault(text, []).append(listener)
            else:
                listener.send(text)
        for text, some in spectators.items():
            self.fan_out.send(some, text)

    def _news(self, viewer: Viewer) -> ViewerNews:
        before = self.shown.get(viewer)
        return ViewerNews(self.room, viewer, self._match_for(viewer, before), before)

    def _text_for(self, listener: Listener, viewer: Viewer, news: ViewerNews) -> str:
        """Changes to those who want them and know what was before; everything to all others."""
        told, self.told[listener] = self.told.get(listener), (viewer, news.now.version)
        if not listener.wants_changes:
            return news.whole_text()
        self.shown[viewer], before = news.now, news.before
        knows = before is not None and told == (viewer, before.version)
        return news.changes_text() if knows else news.whole_text()

    def tell_everything(self) -> None:
        """Everything to everybody: first to the people of this table, then one text to all the others."""
        known, others = self._known(), []
        for listener in self.listeners:
            if listener.person in known:
                self.sync(listener)
            else:
                self.devices.forget(listener)
                others.append(listener)
        if others:
            self.fan_out.send(others, encode(self._sync(others[0])))
            for listener in others:
                self._note_told(listener)

    def sync(self, listener: Listener) -> None:
        """All there is to know, to one listener; a spectator gets it after what is on its way to all."""
        text = encode(self._sync(listener))
        if listener in self.listeners:
            self.told_comings[listener] = self.comings
            self._note_told(listener)
        if self.viewer(listener) is None:
            self.fan_out.send([listener], text)
        else:
            self.fan_out.send_now(listener, text)

    def _note_told(self, listener: Listener) -> None:
        """The listener has been sent everything there is."""
        if self.room.log is not None:
            self.told[listener] = self.viewer(listener), self.room.log.version

    def viewer(self, listener: Listener) -> Viewer:
        """The viewer of this connection."""
        return self.devices.viewer(listener, self.room.seats_of(listener.person))

    def _sync(self, listener: Listener) -> wire.Sync:
        self.devices.settle(listener, self.room.seats_of(listener.person), news=False)
        viewer = self.viewer(listener)
        return wire.Sync(
            table=self.info(listener.person),
            version=self.room.number(viewer),
            seat=viewer,
            history=self._moments(viewer, public=not self.devices.shows_all(listener)),
            clock=self.room.votes.clock_for(viewer),
            now=self.room.deadlines.now(),
            hand=self.devices.taker(listener),
            **self._whole(viewer),
        )

    def _moments(self, viewer: Viewer, public: bool) -> list[wire.Moment]:
        """All that counts so far, as this viewer saw it, or with its numbers as everybody did; for spectators
        made once per line of the log."""
        log = self.room.log
        if log is None:
            return []
        if viewer is not None:
            return _moments(log, viewer, public)
        if self._history is None or self._history[0] != log.version:
            self._history = (log.version, _moments(log, None, public=True))
        return self._history[1]

    def _whole(self, viewer: Viewer) -> dict[str, Raw]:
        return NOT_BEGUN if self.room.log is None else self._match_for(viewer).whole()

    def _match_for(self, viewer: Viewer, before: Shown | None = None) -> Shown:
        """The match as this viewer may see it; for spectators made once per line of the log."""
        if viewer is not None:
            return Shown(self.room, viewer, before)
        if self._for_spectators is None or self._for_spectators.version != self.room.version:
            self._for_spectators = Shown(self.room, None, before)
        return self._for_spectators


def _moments(log: MatchLog, viewer: Viewer, public: bool) -> list[wire.Moment]:
    return [wire.Moment(news.number, news.at, raw(news.events)) for news in log.history(viewer, public)]
