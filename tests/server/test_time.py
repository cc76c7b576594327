"""Time at a table: time-outs, pauses, and what needs everybody's consent. The tests bring their own clock."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.records.record import read, replay
from podzemi.server.match.clock import DAY, HOUR
from podzemi.server.match.control import control_of
from podzemi.server.match.match_log import MatchLog
from podzemi.server.problems import Refused
from podzemi.server.store import LogEntry, Place
from podzemi.server.store.table import tables, timing
from podzemi.server.table import deadlines, gathering, seats
from podzemi.server.table.alarm import Alarm
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire
from until import meanwhile

from .support import GAME
from .test_rooms import Ear, act, in_rooms, votes
from .test_undo import dump, play, undo, updates

__all__ = ["votes"]
LIVE = wire.Clock("live", 60, 120)


class Time:
    """Stands still until a test moves it."""

    def __init__(self, rooms: Rooms) -> None:
        self.now = 1_800_000_000.0
        rooms.now = lambda: self.now

    async def pass_at(self, room: Room, seconds: float) -> None:
        self.now += seconds
        await room.do(room.deadlines.tick)


Work = Callable[[Rooms, Time], Awaitable[None]]


def with_time(folder: Path, work: Work, database_url: str | None = None) -> None:
    """Bots always choose what is listed first."""

    async def first(*_: Any) -> int:
        return 0

    async def run(rooms: Rooms) -> None:
        rooms.bot_pool.choose = first  # type: ignore[assignment]  # a stand-in for this test
        await work(rooms, Time(rooms))

    in_rooms(folder, run, database_url)


async def opened(
    rooms: Rooms, game: str, players: list[str], clock: wire.Clock | None = None, rated: bool = False
) -> tuple[Room, list[Ear]]:
    """As in the tests of rooms, with a clock; the last ear is a spectator's."""
    room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(game, players, clock=clock, rated=rated))
    for seat, player in enumerate(players):
        if player == "open":
            await room.do(partial(seats.sit, room, f"p{seat}", f"P{seat}", seat, "me"))
    ears = [Ear(f"p{seat}") for seat in range(len(players))] + [Ear(None)]
    for ear in ears:
        await room.do(partial(room.join, ear))
    room.audience.tell_table()  # how many look on would come a second later, by a clock that nobody holds
    if room.table.phase == "gathering":
        await room.do(partial(gathering.start, room, "p0"))
    return room, ears


def deciding(room: Room) -> int:
    assert room.match is not None
    return room.game.to_act(room.match.state)[0]


async def until_asked(room: Room, ear: Ear) -> None:
    """Bots play until the ear's person is asked."""
    await meanwhile(lambda: room.seat_of(ear.person) == deciding(room))


def clock_of(ear: Ear) -> dict[str, Any]:
    told = [message for message in ear.heard if message.get("clock")]
    found: dict[str, Any] = told[-1]["clock"]
    return found


async def propose(room: Room, ear: Ear, what: Any, name: str = "ask") -> None:
    number = room.number(room.seat_of(ear.person))
    await room.do(partial(room.act, ear, wire.Propose(f"{name} {room.version}", number, what)))


async def answer(room: Room, ear: Ear, yes: bool, number: int | None = None) -> None:
    asked = clock_of(ear)["question"]["number"] if number is None else number
    await room.do(partial(room.act, ear, wire.Answer(f"answer {room.version}", asked, yes)))


def notices(ear: Ear) -> list[tuple[str, str, int]]:
    heard = [message["notice"] for message in updates(ear) if message["notice"]]
    return [(notice["what"], notice["how"], notice["by"]) for notice in heard]


async def reopened(rooms: Rooms, room: Room) -> Room:
    """The same table after a restart."""
    await room.close()
    rooms.forget(room)
    return await rooms.get(room.table.id)


# ---------------------------------------------------------------- time-outs


def test_who_is_out_of_time_is_kept_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"], LIVE)
        seat = deciding(room)
        await time.pass_at(room, 180.0)
        assert room.table.places[seat].kind == "person"
        await time.pass_at(room, deadlines.LAG)
        assert room.table.places[seat] == Place("bot", seats.SUBSTITUTE, owner=f"p{seat}")
        assert ("seat", "bot", seat) in notices(ears[1 - seat])
        assert clock_of(ears[1 - seat])["seats"][seat] is None
        await room.do(partial(seats.sit, room, f"p{seat}", "P", seat, "me"))
        assert room.table.places[seat].kind == "person"
        times = clock_of(ears[seat])["seats"]
        assert times[seat]["left"] == 60_000 and times[1 - seat]["left"] >= 179_000

    with_time(tmp_path, work)


@pytest.mark.usefixtures("votes")
def test_the_default_is_played_for_who_is_out_of_time_each_by_its_own_clock(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        clock = wire.Clock("live", 60, 30, "default")
        room, ears = await opened(rooms, "votes", ["me", "open", "open"], clock)
        await time.pass_at(room, 70.0)
        await act(room, ears[0], 0, 1, "in time")
        await time.pass_at(room, 20.0)
        assert room.version == 1
        await time.pass_at(room, deadlines.LAG)
        assert room.match is not None
        assert [turn.seat for turn in room.match.turns] == [0, 1, 2]
        left = [seat["left"] for seat in clock_of(ears[0])["seats"]]
        assert left == [80_000, 60_000, 60_000]
        assert all(seat["runs"] for seat in clock_of(ears[0])["seats"])

    with_time(tmp_path, work)


def test_who_loses_by_time_is_last_and_cannot_come_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "random", "random"], wire.Clock("live", 60, 0, "loss"))
        await until_asked(room, ears[0])
        await time.pass_at(room, 61.0)
        assert room.table.forfeits == [0]
        with pytest.raises(Refused, match="forfeited"):
            await room.do(partial(seats.sit, room, "p0", "P0", 0, "me"))
        await asyncio.wait_for(ears[-1].over.wait(), 30)
        result = updates(ears[-1])[-1]["result"]
        assert result["ranking"][-1] == [0]
        again = await reopened(rooms, room)
        assert again.table.forfeits == [0] and again.info(None).forfeits == [0]
        assert msgspec.to_builtins(again.log.forfeits if again.log else None) == [0]
        assert ("seat", "lost", 0) in notices(ears[1])
        record = again.match.record() if again.match else None
        assert record is not None and record.result is not None
        assert replay(read(record.line(), registry.game), registry.game).version > 0

    with_time(tmp_path, work)


def test_clocks_are_the_same_after_a_restart_and_nobody_loses_by_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"], LIVE)
        for seconds in (10, 70, 5, 90):
            time.now += seconds
            await play(room, ears[deciding(room)], 0)
        told = room.votes.clock_for(None)
        again = await reopened(rooms, room)
        assert again.votes.clock_for(None) == told
        time.now += 10_000.0
        late = await reopened(rooms, again)
        seat = deciding(late)
        await time.pass_at(late, deadlines.GRACE - 1)
        assert late.table.places[seat].kind == "person"
        await time.pass_at(late, 2.0)
        assert late.table.places[seat].kind == "bot"

    with_time(tmp_path, work)


def test_tables_of_correspondence_are_woken_in_time(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(
            rooms, GAME, ["me", "open"], wire.Clock("correspondence", DAY, DAY, "default")
        )
        alarm, table = Alarm(rooms), room.table.id
        await play(room, ears[deciding(room)], 0)
        assert not room.deadlines.is_near
        await room.close()
        rooms.forget(room)
        assert await rooms.store.read(timing.due_before(time.now + HOUR, 9)) == []
        time.now += DAY + 10
        assert [found for found, _ in await rooms.store.read(timing.due_before(time.now, 9))] == [table]
        await alarm.wake(table)
        assert await rooms.store.read(timing.due(table)) == time.now - 10 + DAY
        woken = await rooms.get(table)
        await woken.close()
        rooms.forget(woken)
        time.now += DAY
        await alarm.wake(table)
        woken = await rooms.get(table)
        await time.pass_at(woken, deadlines.GRACE + deadlines.LAG)
        assert woken.version == 2

    with_time(tmp_path, work)


def test_a_time_out_that_two_processes_see_is_written_once(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, _ = await opened(rooms, GAME, ["me", "open"], LIVE)
        other = Rooms(rooms.settings, rooms.store, rooms.bot_pool)
        other.now = rooms.now
        twin = await other.get(room.table.id)
        seat = deciding(room)
        time.now += 1000.0
        await asyncio.gather(room.do(room.deadlines.tick), twin.do(twin.deadlines.tick))
        entries = await rooms.store.read(tables.log(room.table.id, 0))
        assert [type(control_of(entry)).__name__ for entry in entries[:1]] == ["SeatTakenOver"]
        assert sum(control_of(entry) is not None for entry in entries) == 1
        assert [one.table.places[seat].kind for one in (room, twin)] == ["bot", "bot"]
        await other.close()

    with_time(tmp_path, work)


# ---------------------------------------------------------------- pause


def test_a_pause_by_agreement_stops_everything_and_going_on_too(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open", "random"], LIVE)
        time.now += 10
        await propose(room, ears[0], "pause")
        assert clock_of(ears[-1])["question"]["asks"] == [1] and clock_of(ears[-1])["paused"] is None
        with pytest.raises(Refused, match="question_open"):
            await propose(room, ears[1], "pause")
        await answer(room, ears[1], True)
        assert [clock_of(ear)["paused"] for ear in ears] == [0] * 4
        version, left = room.version, clock_of(ears[0])["seats"]
        assert not any(seat["runs"] for seat in left if seat)
        await time.pass_at(room, 5000.0)
        for ear in ears[:2]:
            # the match has begun
            if room.seat_of(ear.person) in room.game.to_act(room.match.state):  # type: ignore[union-attr]
                with pytest.raises(Refused, match="paused"):
                    await play(room, ear)
        assert room.version == version and not room.bots.thinking
        with pytest.raises(Refused, match="paused"):
            await propose(room, ears[0], "pause")
        room = await reopened(rooms, room)
        for ear in ears:
            await room.do(partial(room.join, ear))
        await propose(room, ears[1], "resume")
        await answer(room, ears[0], True)
        assert clock_of(ears[0])["paused"] is None
        assert [seat and seat["left"] for seat in clock_of(ears[0])["seats"]] == [
            seat and seat["left"] for seat in left
        ]
        with pytest.raises(Refused, match="not_paused"):
            await propose(room, ears[1], "resume")

    with_time(tmp_path, work)


def test_one_no_ends_a_question_and_who_asked_may_withdraw_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open", "open"], LIVE)
        await propose(room, ears[0], "pause")
        old = clock_of(ears[2])["question"]["number"]
        await answer(room, ears[1], True)
        await answer(room, ears[2], False)
        assert clock_of(ears[0])["question"] is None and clock_of(ears[0])["paused"] is None
        with pytest.raises(Refused, match="no_question"):
            await answer(room, ears[2], True, old)
        await propose(room, ears[1], "pause")
        with pytest.raises(Refused, match="no_question"):
            await answer(room, ears[1], True)
        await answer(room, ears[1], False)
        assert notices(ears[0]) == [
            ("pause", "asked", 0),
            ("pause", "agreed", 1),
            ("pause", "declined", 2),
            ("pause", "asked", 1),
            ("pause", "declined", 1),
        ]
        with pytest.raises(Refused, match="not_your_seat"):
            await room.do(partial(room.act, ears[-1], wire.Propose("x", 0, "pause")))

    with_time(tmp_path, work)


def test_a_bot_that_takes_an_absent_players_seat_agrees(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"], LIVE)
        await propose(room, ears[0], "open")
        await room.do(partial(room.leave, ears[1]))
        await room.do(partial(seats.sit, room, "p0", "P0", 1, "random"))
        assert clock_of(ears[0])["open"] and clock_of(ears[0])["question"] is None
        with pytest.raises(Refused, match="already_open"):
            await propose(room, ears[0], "open")

    with_time(tmp_path, work)


# ---------------------------------------------------------------- taking back by consent


async def after_two_plain_decisions(rooms: Rooms, seats: list[str]) -> tuple[Room, list[Ear], int, bytes]:
    """Somebody adds the monster, the next player passes: both plain, and the first cannot undo alone."""
    room, ears = await opened(rooms, GAME, seats)
    seat = deciding(room)
    await play(room, ears[seat], "draw")
    before = dump(room)
    await play(room, ears[seat], "add")
    assert not clock_of(ears[seat])["back"]
    await play(room, ears[deciding(room)], "pass")
    return room, ears, seat, before


def test_all_agree_and_it_is_as_if_nothing_had_been_played(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears, seat, before = await after_two_plain_decisions(rooms, ["me", "open", "open"])
        assert clock_of(ears[seat])["back"]
        with pytest.raises(Refused, match="no_undo"):
            await undo(room, ears[seat])
        await propose(room, ears[seat], "undo")
        others = [n for n in range(3) if n != seat]
        await answer(room, ears[others[0]], True)
        assert dump(room) != before
        await answer(room, ears[others[1]], True)
        assert dump(room) == before
        for ear in ears:
            assert updates(ear)[-1]["back"] == 2
            versions = [message["version"] for message in updates(ear)]
            assert versions == list(range(1, len(versions) + 1))
        history = [room.log.history(eye) for eye in room.log.viewers] if room.log else []
        again = await reopened(rooms, room)
        assert dump(again) == before
        assert again.log and [again.log.history(eye) for eye in again.log.viewers] == history
        assert [len(moments) for moments in history] == [2, 2, 2, 2]
        await play(again, ears[seat], "add")
        assert [msgspec.to_builtins(turn.action)["kind"] for turn in again.log.match.turns] == [
            "draw",
            "add",
        ]

    with_time(tmp_path, work)


def test_who_plays_on_or_says_no_leaves_everything_as_it_is(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears, seat, _ = await after_two_plain_decisions(rooms, ["me", "open", "open"])
        kept = dump(room)
        await propose(room, ears[seat], "undo")
        await answer(room, ears[(seat + 1) % 3], False)
        assert dump(room) == kept
        await propose(room, ears[seat], "undo")
        await play(room, ears[deciding(room)], "draw")
        assert clock_of(ears[seat])["question"] is None
        assert notices(ears[seat])[-1][:2] == ("undo", "dropped")
        with pytest.raises(Refused, match="undo_shown"):
            await propose(room, ears[seat], "undo")

    with_time(tmp_path, work)


async def asleep(*_: Any) -> int:
    """A bot that comes to no end."""
    await asyncio.Event().wait()
    return 0


def test_where_the_match_counts_nothing_comes_back_once_the_turn_is_handed_over(tmp_path: Path) -> None:
    """IF-0.4."""

    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "random"], rated=True)
        await until_asked(room, ears[0])
        await play(room, ears[0], "draw")
        rooms.bot_pool.choose = asleep  # type: ignore[assignment]  # a stand-in for this test
        assert (clock_of(ears[0])["back"], clock_of(ears[0])["barred"]) == (False, "undo_shown")
        await play(room, ears[0], "add")
        assert (clock_of(ears[0])["back"], clock_of(ears[0])["barred"]) == (False, "undo_rated")
        with pytest.raises(Refused, match="undo_rated"):
            await propose(room, ears[0], "undo")
        with pytest.raises(Refused, match="no_undo"):
            await undo(room, ears[0])

    with_time(tmp_path, work)


def test_alone_among_bots_one_asks_nobody_but_what_was_shown_stays(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "random"])
        await until_asked(room, ears[0])
        with pytest.raises(Refused, match="no_decision"):
            await propose(room, ears[0], "undo")
        assert clock_of(ears[0])["barred"] is None
        await play(room, ears[0], "draw")
        with pytest.raises(Refused, match="undo_shown"):
            await propose(room, ears[0], "undo")
        assert not clock_of(ears[0])["back"]
        held = dump(room)
        rooms.bot_pool.choose = asleep  # type: ignore[assignment]  # a stand-in for this test
        await play(room, ears[0], "add")
        await propose(room, ears[0], "undo")
        assert dump(room) == held and clock_of(ears[0])["question"] is None

    with_time(tmp_path, work)


def test_bots_wait_while_people_talk_about_taking_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open", "random"])
        if deciding(room) == 2:
            await until_asked(room, ears[0])
        if deciding(room) == 0:
            for kind in ("draw", "add"):
                await play(room, ears[0], kind)
        thought = asyncio.Event()

        async def slowly(*_: Any) -> int:
            await thought.wait()
            return 0

        rooms.bot_pool.choose = slowly  # type: ignore[assignment]  # a stand-in for this test
        for kind in ("draw", "add"):
            await play(room, ears[1], kind)
        await propose(room, ears[1], "undo")
        version, thinking = room.version, list(room.bots.thinking.values())
        thought.set()
        await asyncio.gather(*thinking)
        assert thinking and room.version == version and not room.bots.thinking
        await answer(room, ears[0], False)
        assert room.bots.thinking

    with_time(tmp_path, work)


# ---------------------------------------------------------------- nothing leaks


def test_sealed_choices_are_not_told_by_clocks_or_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 seals a choice or not, with one and the same deal: seat 1 and a spectator hear the same."""
    one_deal = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, randbits=lambda _: 7)
    monkeypatch.setattr("podzemi.server.match.tables.secrets", one_deal)

    async def evening(rooms: Rooms, time: Time, seals: bool) -> list[list[dict[str, Any]]]:
        time.now = 1_800_000_000.0
        room, ears = await opened(rooms, "paper_dungeons", ["me", "open"], LIVE)
        while updates(ears[0]) == [] or updates(ears[0])[-1]["view"]["phase"] != "actions":
            await play(room, ears[deciding(room)])
        started = [len(ear.heard) for ear in ears]
        time.now += 7
        if seals:
            await play(room, ears[0], "brew")
        time.now += 7
        await propose(room, ears[1], "pause")
        await answer(room, ears[0], False)
        if seals:
            time.now += 1
            await undo(room, ears[0])
            time.now -= 1
        await propose(room, ears[0], "pause")
        await answer(room, ears[1], True)
        await room.do(partial(room.resync, ears[1]))
        return [ear.heard[first:] for ear, first in zip(ears, started, strict=True)]

    def bare(message: dict[str, Any]) -> dict[str, Any]:
        """Without what differs between any two tables."""
        return {key: value for key, value in message.items() if key not in ("table", "id")}

    async def work(rooms: Rooms, time: Time) -> None:
        quiet, sealed = await evening(rooms, time, False), await evening(rooms, time, True)
        assert len(quiet[0]) < len(sealed[0])
        for eye in (1, 2):
            assert [bare(m) for m in quiet[eye]] == [bare(m) for m in sealed[eye]]

    with_time(tmp_path, work)


def test_no_action_of_a_game_reads_like_another_line() -> None:
    for name in registry.GAMES:
        union = registry.game(name).action_type
        kinds = {member.__struct_config__.tag for member in getattr(union, "__args__", (union,))}
        assert not any(kind == "undo" or "." in kind for kind in kinds)


@pytest.mark.parametrize("name", registry.GAMES)
def test_what_only_one_seat_sees_shows_nothing_new(name: str) -> None:
    """A step that not everybody hears of is plain: else a refusal could tell of it."""
    game, dice = registry.game(name), Dice(5)
    course = MatchLog(game, 3, {}, 9, 0.0)
    while course.version < 250 and game.result(course.match.state) is None:
        asked = game.to_act(course.match.state)
        seat = asked[dice.below(len(asked))]
        legal = game.actions(course.match.state, seat)
        action = msgspec.json.encode(legal[dice.below(len(legal))])
        course.fold(LogEntry(course.version + 1, seat, action, None, float(course.version)))
        last = course.played[-1]
        assert last.public or last.plain, last


def test_messages_about_time_are_read_strictly() -> None:
    decoder = msgspec.json.Decoder(wire.FromClient)
    for text in (
        b'{"kind":"propose","id":"a","version":0,"what":"win"}',
        b'{"kind":"answer","id":"a","question":1,"yes":"no"}',
        b'{"kind":"answer","id":"a","question":1,"yes":true,"seat":2}',
    ):
        with pytest.raises(msgspec.DecodeError):
            decoder.decode(text)
