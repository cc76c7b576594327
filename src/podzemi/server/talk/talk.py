"""Talk at a table: who is heard by whom, and what a line may hold.

Those who play and those who watch have a channel each. Watchers hear both; players do not hear the
watchers while the match runs, because somebody there may know what a player must not. Every channel has
numbers of its own, so that nobody can count what they do not hear. Lines of people whom somebody muted
are not sent to that somebody, whenever they were said.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

from podzemi.server.match.tables import LONGEST_ID
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, Query, Store, Table
from podzemi.server.store.table import talk
from podzemi.server.support.edges import time
from podzemi.server.support.limits import Buckets
from podzemi.wire import messages as wire

LONGEST_LINE: Final = 300
LONGEST_NOTE: Final = 500
LINES_PER_SECOND: Final = 0.5
"""Of one person, all tables together; five at once."""
STACKED: Final = 4
"""Marks that may stand on one letter: enough for every language, too few to paint over the next line."""
REMEMBERED: Final = 200
"""Lines that are known again when they are resent; older ones are looked up."""
JOINER: Final = "\N{ZERO WIDTH JOINER}"
CHANNELS: Final[tuple[wire.Channel, ...]] = ("table", "watchers")


class Hearer(Protocol):
    """Somebody who looks at the table through one connection."""

    person: str | None

    def send(self, message: str) -> None: ...


class Talking(Protocol):
    """The part of a room that talk needs."""

    table: Table

    @property
    def listeners(self) -> Iterable[Hearer]: ...


class TableTalk:
    """The talk at one table. Nothing is read before somebody comes who could hear it."""

    def __init__(self, room: Talking, store: Store, talkers: Buckets) -> None:
        self.room = room
        self.store = store
        self.talkers = talkers
        self.lines: dict[wire.Channel, list[wire.Line]] | None = None
        self.muted: dict[str, frozenset[str]] = {}
        """By person who is here: whom they do not hear."""
        self.said: dict[tuple[str, str], int] = {}
        """Number by person and client id: what is resent is not said again."""

    # --- who hears what

    def is_player(self, person: str | None) -> bool:
        """Whether the person sits here, or may come back to a seat that a bot keeps."""
        return person is not None and any(
            place.owner == person or (place.kind == "person" and place.player == person)
            for place in self.room.table.places
        )

    def channel(self, person: str) -> wire.Channel:
        return "table" if self.is_player(person) else "watchers"

    def hears(self, person: str | None) -> tuple[wire.Channel, ...]:
        plays_on = self.room.table.phase == "playing" and self.is_player(person)
        return ("table",) if plays_on else CHANNELS

    def _is_for(self, line: wire.Line, person: str | None) -> bool:
        muted: frozenset[str] = frozenset() if person is None else self.muted.get(person, frozenset())
        return line.channel in self.hears(person) and line.person not in muted

    # --- telling

    async def welcome(self, listener: Hearer) -> None:
        """Everything that was said, to somebody who just came."""
        if not self.room.table.chat:
            return
        if self.lines is None:
            self.lines = await self._read(dict.fromkeys(CHANNELS, 0))
        await self._look_up_muted(listener.person)
        self._tell_all(listener)

    def forget(self, person: str) -> None:
        """Somebody has left: whom they mute is looked up when they are back."""
        self.muted.pop(person, None)

    async def _look_up_muted(self, person: str | None) -> None:
        if person is not None:
            muted = await self.store.read(talk.muted_by(person))
            self.muted[person] = frozenset(other.id for other in muted)

    def _tell_all(self, listener: Hearer) -> None:
        """One message with all that this listener hears; none where nobody ever said anything."""
        if self.lines is None or not any(self.lines.values()):
            return
        heard = [
            line
            for channel in CHANNELS
            for line in self.lines[channel]
            if self._is_for(line, listener.person)
        ]
        listener.send(_encode(wire.Talk(sorted(heard, key=lambda line: line.at))))

    def match_ended(self) -> None:
        """Now the players may hear what the watchers said."""
        if self.lines is not None and self.lines["watchers"]:
            for listener in self.room.listeners:
                if self.is_player(listener.person):
                    self._tell_all(listener)

    async def mutes_changed(self, person: str) -> None:
        """Lines appear or vanish for that person, on all their screens here."""
        listeners = [listener for listener in self.room.listeners if listener.person == person]
        if listeners:
            await self._look_up_muted(person)
        for listener in listeners:
            self._tell_all(listener)

    def rename(self, person: str, name: str) -> None:
        """Show the lines of a person under the present name."""
        if self.lines is None or all(
            line.person != person for lines in self.lines.values() for line in lines
        ):
            return
        for channel, lines in self.lines.items():
            self.lines[channel] = [
                msgspec.structs.replace(line, name=name) if line.person == person else line for line in lines
            ]
        for listener in self.room.listeners:
            self._tell_all(listener)

    async def catch_up(self) -> None:
        """Tell what was said since, here or in another process."""
        if self.lines is None:
            return
        fresh = await self._read({channel: _last(lines) for channel, lines in self.lines.items()})
        for channel in CHANNELS:
            self.lines[channel] = [*self.lines[channel], *fresh[channel]][-talk.KEPT :]
            for line in fresh[channel]:
                self._tell(line)

    async def _read(self, after: dict[wire.Channel, int]) -> dict[wire.Channel, list[wire.Line]]:
        return await self.store.read(_fresh(self.room.table.id, after))

    def _tell(self, line: wire.Line) -> None:
        text = _encode(wire.Said(line))
        for listener in self.room.listeners:
            if self._is_for(line, listener.person):
                listener.send(text)

    # --- saying

    async def say(self, listener: Hearer, message: wire.Say) -> None:
        """Stored and answered, or refused; then everybody who may hears it."""
        person = listener.person
        if person is None:
            raise Refused("no_identity")
        speech = self._speech(person, message)
        if (number := self.said.get((person, message.id))) is None:
            if not self.talkers.take(person):
                raise Refused("talk_too_fast")
            number = await self._store(speech)
            self.said[person, message.id] = number
            if len(self.said) > REMEMBERED:
                self.said.pop(next(iter(self.said)))
        listener.send(_encode(wire.Accepted(message.id, number)))
        await self.catch_up()

    def _speech(self, person: str, message: wire.Say) -> talk.Speech:
        if not self.room.table.chat:
            raise Refused("talk_off")
        if not 1 <= len(message.id) <= LONGEST_ID or not message.id.isprintable():
            raise Refused("malformed")
        if message.phrase is not None and (message.text or not self._is_said_here(message.phrase)):
            raise Refused("malformed")
        return talk.Speech(
            table=self.room.table.id,
            channel=self.channel(person),
            person=person,
            kind="text" if message.phrase is None else "phrase",
            text=clean_line(message.text) if message.phrase is None else message.phrase,
            client=message.id,
            at=time.time(),
        )

    def _is_said_here(self, phrase: str) -> bool:
        """Whether it is a phrase of every game, or of this one."""
        game, colon, _ = phrase.partition(":")
        return not colon or game == self.room.table.game

    async def _store(self, speech: talk.Speech) -> int:
        store = self.store
        try:
            return await store.write(talk.say(speech), tell=speech.table)
        except Conflict:
            before = await store.read(talk.line_of(speech.table, speech.person, speech.client))
            if before is None:
                raise Refused("no_identity") from None
            return before


def _fresh(table: str, after: dict[wire.Channel, int]) -> Query[dict[wire.Channel, list[wire.Line]]]:
    """All channels at once: one way to the store and back, of one moment."""
    found: dict[wire.Channel, list[wire.Line]] = {}
    for channel in CHANNELS:
        found[channel] = yield from talk.lines(table, channel, after[channel])
    return found


def _last(lines: list[wire.Line]) -> int:
    return lines[-1].number if lines else 0


def _encode(message: wire.FromServer) -> str:
    return msgspec.json.encode(message).decode()


# ---------------------------------------------------------------- what a line may hold


def clean_line(text: str) -> str:
    """One line of readable text; Refused if nothing is left of it, or too much."""
    kept = _without_controls(text)
    if not kept:
        raise Refused("talk_empty")
    if len(kept) > LONGEST_LINE:
        raise Refused("talk_too_long", max=LONGEST_LINE)
    return kept


def clean_note(text: str) -> str:
    """The reason that somebody adds to a report; it may be empty."""
    return _without_controls(text)[:LONGEST_NOTE]


def _without_controls(text: str) -> str:
    """Without control characters, marks that turn the writing direction, and towers of accents."""
    shown = ""
    stacked = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * LONGEST_NOTE]):
        kind = unicodedata.category(letter)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cc" or kind in ("Zl", "Zp"):
            shown += " "
        elif (kind[0] != "C" and stacked <= STACKED) or (letter == JOINER and _is_symbol(shown[-1:])):
            shown += letter
    return " ".join(shown.split())


def _is_symbol(letter: str) -> bool:
    """Whether a joiner after it makes sense: families and flags are written so, words are not."""
    return bool(letter) and unicodedata.category(letter) in ("So", "Sk", "Mn")
