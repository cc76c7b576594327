"""Several people at one device: the connection gets one seat's view, and nobody's while it is handed on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.server.people.mydata import my_data
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Query
from podzemi.server.store.people import accounts, people
from podzemi.server.store.people.ratings import PAGE, Wanted, history
from podzemi.server.store.sql import Ask, Rows
from podzemi.server.store.table import tables
from podzemi.server.support.one_thread import OneThread
from podzemi.server.table import gathering, seats
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire

from .support import GAME
from .test_rooms import Ear, in_rooms
from .test_time import answer, clock_of, propose

HOST = wire.Person("p0", "Marek")
SHORT = {"dungeon_lords": 300, "dark_cave": 300, "paper_dungeons": 300, "welcome_dungeon": 10**6}
"""Actions after which a long match is left: every phase but the end has come by then."""


async def opened(
    rooms: Rooms, game: str = GAME, players: tuple[str, ...] = ("me", "here", "here"), **more: Any
) -> tuple[Room, Ear]:
    """A table of one device; Klara and Jan play there as well."""
    await rooms.store.write(people.rename(HOST.id, HOST.name))
    guests = ["Klara", "Jan"][: players.count("here")]
    room = await rooms.open(HOST, wire.NewTable(game, list(players), guests=guests, **more))
    ear = Ear(HOST.id)
    await room.do(partial(room.join, ear))
    return room, ear


def last(ear: Ear, *kinds: str) -> dict[str, Any]:
    wanted = kinds or ("sync", "update")
    found: dict[str, Any] = next(one for one in reversed(ear.heard) if one["kind"] in wanted)
    return found


async def hand(room: Room, ear: Ear, seat: int, shown: bool = True) -> None:
    await room.do(partial(room.hand, ear, wire.Hand(seat, shown)))


async def act(room: Room, ear: Ear, dice: Dice) -> None:
    """The person who holds the device plays something."""
    told, seat = last(ear), room.audience.viewer(ear)
    assert seat is not None
    chosen = told["legal"][dice.below(len(told["legal"]))]
    message = wire.Act(f"act {room.version}", told["version"], Raw(msgspec.json.encode(chosen)))
    await room.do(partial(room.act, ear, message))


async def take(room: Room, ear: Ear) -> int | None:
    """The next person at the device says that they are there; returns the seat that holds it now."""
    if (seat := room.audience.devices.taker(ear)) is not None:
        await hand(room, ear, seat)
    return room.audience.viewer(ear)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check_told(room: Room, ear: Ear) -> None:
    """The page has what the seat that holds the device may know; while it is covered, what all may know."""
    assert room.match is not None and room.log is not None
    viewer, told = room.audience.viewer(ear), last(ear)
    assert told["view"] == as_json(room.game.view(room.match.state, viewer))
    if viewer is None:
        assert told["legal"] == []
        assert told["undo"] is None
    if told["kind"] == "sync":
        assert told["seat"] == viewer
        assert told["hand"] == room.audience.devices.taker(ear)
    if told["kind"] == "sync" and viewer is None:
        everybody = [as_json(seen(room.match.opening, None))]
        everybody += [
            as_json(seen(played.events, None))
            for played in room.log.played
            if room.log.number_of(None, played.entry.version) is not None
        ]
        assert [moment["events"] for moment in told["history"]] == everybody


async def exported(rooms: Rooms) -> dict[str, Any]:
    """The one table of the host's own data."""
    identity = await rooms.store.read(accounts.identity(HOST.id, 0.0))
    assert identity is not None
    data = b"".join([part async for part in my_data(rooms.store, OneThread("exports"), identity)])
    (table,) = msgspec.json.decode(data)["tables"]
    found: dict[str, Any] = table
    return found


@pytest.mark.parametrize("game", registry.GAMES)
def test_my_data_hold_no_decision_of_a_companion_before_the_match_is_over(tmp_path: Path, game: str) -> None:
    """The device's holder may ask for them at any moment; a sealed choice is shown to nobody else."""

    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, game)
        dice, decided = Dice(7), set[int]()
        while room.table.finished is None and len(decided) < 3:
            seat = await take(room, ear)
            assert seat is not None
            decided.add(seat)
            await act(room, ear, dice)
        table = await exported(rooms)
        assert table["seats"] == [0, 1, 2]
        assert {line["seat"] for line in table["decisions"]} == {0}
        if game == GAME:
            while room.table.finished is None:
                await take(room, ear)
                await act(room, ear, dice)
            assert {line["seat"] for line in (await exported(rooms))["decisions"]} == {0, 1, 2}

    in_rooms(tmp_path, work)


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_page_never_holds_what_another_than_the_holder_knows(tmp_path: Path, game: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, game)
        dice, covers = Dice(7), 0
        for _ in range(SHORT[game]):
            if room.table.finished is not None:
                break
            check_told(room, ear)
            taker = room.audience.devices.taker(ear)
            covers += taker is not None
            assert (taker is None) == (room.audience.viewer(ear) is not None)
            heard = len(ear.heard)
            assert await take(room, ear) in room.awaited_seats()
            check_told(room, ear)
            if taker is not None:
                assert [one["kind"] for one in ear.heard[heard:]] == ["sync"]
            await act(room, ear, dice)
        assert covers > 5
        if game == GAME:
            assert room.table.finished is not None
            assert last(ear, "sync", "update")["result"] is not None

    in_rooms(tmp_path, work)


def test_the_first_one_is_asked_who_they_are(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, "dark_cave")
        told = last(ear, "sync")
        assert (told["seat"], told["hand"]) == (None, room.awaited_seats()[0])
        assert told["view"]["hand"] == []
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Marek", "Klara", "Jan"]
        assert [seat["guest"] for seat in told["table"]["seats"]] == [False, True, True]
        assert all(seat["mine"] for seat in told["table"]["seats"])

    in_rooms(tmp_path, work)


def test_no_cover_where_nothing_is_hidden(tmp_path: Path) -> None:
    """Nobody has drawn yet: whoever begins looks at the same table as everybody."""

    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms)
        told = last(ear, "sync")
        assert (told["seat"], told["hand"]) == (room.awaited_seats()[0], None)
        assert len(told["legal"]) > 0

    in_rooms(tmp_path, work)


def test_where_it_passes_on_uncovered_the_log_tells_what_all_saw(tmp_path: Path) -> None:
    """At the choice of the next hero all cards are open, but the log still has who drew what. Who is out by
    the run does not choose: another one does."""

    async def work(rooms: Rooms) -> None:
        seen_so = 0
        for seed in range(20):
            seen_so += await passed_on_uncovered(*await opened(rooms), Dice(seed))
        assert seen_so > 0

    in_rooms(tmp_path, work)


async def passed_on_uncovered(room: Room, ear: Ear, dice: Dice) -> int:
    seen_so = 0
    while room.table.finished is None:
        holder, heard = await take(room, ear), len(ear.heard)
        await act(room, ear, dice)
        told = last(ear)
        news = [one["kind"] for one in ear.heard[heard:]]
        if "sync" not in news or told["hand"] is not None or room.table.finished is not None:
            continue
        assert told["seat"] != holder
        assert room.log is not None
        own, everybody = (room.log.history(told["seat"], public) for public in (False, True))
        assert [one["events"] for one in told["history"]] == [as_json(one.events) for one in everybody]
        seen_so += own != everybody
    return seen_so


def test_who_goes_on_keeps_the_device(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms)
        seat = await take(room, ear)
        draw = Raw(b'{"kind":"draw"}')
        await room.do(partial(room.act, ear, wire.Act("draw", last(ear)["version"], draw)))
        assert last(ear)["kind"] == "update"
        assert room.audience.viewer(ear) == seat
        assert last(ear)["view"]["hand"] is not None

    in_rooms(tmp_path, work)


# ---------------------------------------------------------------- handing it on


def test_a_new_connection_is_covered_and_cannot_act(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, "dark_cave")
        first = await take(room, ear)
        await room.do(partial(room.leave, ear))
        back = Ear(HOST.id)
        await room.do(partial(room.join, back))
        assert (last(back)["seat"], last(back)["hand"]) == (None, first)
        with pytest.raises(Refused, match="covered"):
            await room.do(partial(room.act, back, wire.Act("a", 0, Raw(b'{"kind":"stay"}'))))

    in_rooms(tmp_path, work)


def test_what_was_played_before_the_line_was_lost_is_answered_again(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms)
        played = wire.Act("mine", last(ear)["version"], Raw(b'{"kind":"draw"}'))
        await room.do(partial(room.act, ear, played))
        back = Ear(HOST.id)
        await room.do(partial(room.join, back))
        assert room.audience.viewer(back) is None
        await room.do(partial(room.act, back, played))
        assert last(back, "accepted")["id"] == "mine"
        assert room.version == 1

    in_rooms(tmp_path, work)


def test_the_device_can_be_taken_back_until_something_happens(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, "dungeon_lords")
        first = await take(room, ear)
        assert first is not None
        await act(room, ear, Dice(1))
        second = room.audience.devices.taker(ear)
        assert second not in (first, None)
        await hand(room, ear, first, shown=False)
        check_told(room, ear)
        assert last(ear)["hand"] == first
        await hand(room, ear, first)
        assert last(ear)["seat"] == first
        await room.do(partial(room.resync, ear))
        assert last(ear)["seat"] == first

    in_rooms(tmp_path, work)


def test_a_page_that_is_loaded_anew_is_covered_for_the_same_seat(tmp_path: Path) -> None:
    """Handed back while nothing is hidden, and to one who is not asked."""

    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms)
        other = next(seat for seat in range(3) if seat not in room.awaited_seats())
        await hand(room, ear, other, shown=False)
        await room.do(partial(room.leave, ear))
        back = Ear(HOST.id)
        await room.do(partial(room.join, back))
        assert (last(back)["seat"], last(back)["hand"]) == (None, other)
        await hand(room, back, other)
        assert last(back)["seat"] == other

    in_rooms(tmp_path, work)


def test_only_the_seats_of_this_device_can_be_asked_for(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, players=("me", "here", "novice"))
        stranger = Ear("p9")
        await room.do(partial(room.join, stranger))
        for who, seat in ((ear, 2), (ear, 9), (stranger, 0)):
            with pytest.raises(Refused, match="not_your_seat"):
                await hand(room, who, seat)

    in_rooms(tmp_path, work)


# ---------------------------------------------------------------- seats


def test_guests_come_and_go_before_the_match(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms, players=("me", "open", "open"))
        await room.do(partial(seats.sit, room, HOST.id, HOST.name, 1, "here", "  Klara "))
        assert room.table.places[1] == Place("person", HOST.id, companion="Klara")
        with pytest.raises(Refused, match="seat_taken"):
            await room.do(partial(seats.sit, room, HOST.id, HOST.name, 1, "here", "Jan"))
        with pytest.raises(Refused, match="bad_name"):
            await room.do(partial(seats.sit, room, HOST.id, HOST.name, 2, "here", ""))
        with pytest.raises(Refused, match="not_your_seat"):
            await room.do(partial(seats.sit, room, "p5", "Eva", 2, "here", "Jan"))
        await room.do(partial(seats.sit, room, HOST.id, HOST.name, 2, "me"))
        assert [place.kind for place in room.table.places] == ["open", "person", "person"]
        await room.do(partial(seats.stand_up, room, HOST.id, 1))
        assert [place.kind for place in room.table.places] == ["open", "open", "person"]
        await room.do(partial(seats.leave, room, HOST.id))
        assert room.table.door.closed is not None

    in_rooms(tmp_path, work)


def test_the_host_clears_a_guests_seat_and_sends_away_a_person_with_guests(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms, players=("me", "open", "open", "open"))
        await room.do(partial(seats.sit, room, "p1", "Eva", 1, "me"))
        for seat, name in ((2, "Jan"), (3, "Petr")):
            await room.do(partial(seats.sit, room, "p1", "Eva", seat, "here", name))
        await room.do(partial(seats.stand_up, room, HOST.id, 3))
        assert [place.companion for place in room.table.places] == ["", "", "Jan", ""]
        assert room.table.door.kicked == frozenset()
        await room.do(partial(seats.stand_up, room, HOST.id, 1))
        assert [place.kind for place in room.table.places] == ["person", "open", "open", "open"]
        assert room.table.door.kicked == {"p1"}

    in_rooms(tmp_path, work)


@pytest.mark.parametrize("wish", [["me", "here"], ["me", "me"]])
def test_a_seat_here_needs_a_name(tmp_path: Path, wish: list[str]) -> None:
    async def work(rooms: Rooms) -> None:
        with pytest.raises(Refused, match="seat_taken"):
            await rooms.open(HOST, wire.NewTable(GAME, wish))

    in_rooms(tmp_path, work)


def test_who_leaves_leaves_with_all_of_the_device(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms)
        await room.do(partial(seats.leave, room, HOST.id))
        assert {place.kind for place in room.table.places} == {"bot"}
        assert [seat.owner for seat in room.info(HOST.id).seats] == ["Marek", "Klara", "Jan"]
        await room.do(partial(seats.sit, room, HOST.id, HOST.name, 1, "me"))
        assert room.table.places[1] == Place("person", HOST.id, companion="Klara")

    in_rooms(tmp_path, work)


def test_it_is_one_table_among_mine_with_the_names_of_all(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms)
        told = await rooms.turns.of(HOST.id, rooms.awaited_seats)
        assert [(table.id, table.others, table.mine) for table in told.tables] == [
            (room.table.id, ["Klara", "Jan"], True)
        ]
        assert told.awaited == 1
        await hand(room, ear, 0)
        assert (await rooms.turns.of(HOST.id, rooms.awaited_seats)).awaited == 1

    in_rooms(tmp_path, work)


def test_one_answers_for_a_whole_device(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ear = await opened(rooms, players=("me", "here", "open"))
        await room.do(partial(seats.sit, room, "p2", "Eva", 2, "me"))
        other = Ear("p2")
        await room.do(partial(room.join, other))
        await room.do(partial(gathering.start, room, HOST.id))
        assert room.log is not None
        await propose(room, other, "pause")
        assert room.log.question is not None and room.log.question.asks == [0]
        await hand(room, ear, 1)
        await answer(room, ear, True)
        assert room.log.paused == 2
        await propose(room, ear, "resume", "again")
        assert clock_of(other)["question"]["asks"] == [2]

    in_rooms(tmp_path, work)


# ---------------------------------------------------------------- afterwards


async def played_to_the_end(rooms: Rooms) -> tuple[Room, Ear]:
    room, ear = await opened(rooms, rated=True)
    dice = Dice(5)
    while room.table.finished is None:
        await take(room, ear)
        await act(room, ear, dice)
    return room, ear


def test_it_is_never_rated_and_guests_are_names_in_the_history(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await played_to_the_end(rooms)
        assert not room.info(HOST.id).rated
        wanted = Wanted(person=HOST.id, seen_by=HOST.id)
        (past,) = await rooms.store.read(history(wanted, None, PAGE))
        assert [(seat.kind, seat.player) for seat in past.seats] == [
            ("person", HOST.id),
            ("guest", "Klara"),
            ("guest", "Jan"),
        ]
        assert all(seat.after is None for seat in past.seats)

    in_rooms(tmp_path, work)


def test_after_the_end_nothing_is_covered(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await played_to_the_end(rooms)
        late = Ear(HOST.id)
        await room.do(partial(room.join, late))
        assert (last(late)["seat"], last(late)["hand"]) == (0, None)

    in_rooms(tmp_path, work)


def test_the_same_people_play_again_at_the_same_device(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await played_to_the_end(rooms)
        again = await rooms.rematch(room.table.id, HOST.id)
        assert [place.companion for place in again.table.places] == ["", "Klara", "Jan"]
        ear = Ear(HOST.id)
        await again.do(partial(again.join, ear))
        assert again.table.phase == "playing"

    in_rooms(tmp_path, work)


def test_with_the_person_the_names_of_their_guests_are_forgotten(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await played_to_the_end(rooms)
        await rooms.store.write(seats.erasing(HOST.id))
        found = await rooms.store.read(tables.get(room.table.id))
        assert found is not None and [place.companion for place in found.places] == ["", "", ""]

        def left() -> Query[Rows]:
            rows = yield Ask("SELECT player FROM standing WHERE kind = 'guest'")
            return rows

        assert await rooms.store.read(left()) == [("",), ("",)]

    in_rooms(tmp_path, work)
