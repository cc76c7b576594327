"""Taking back: one's own decisions, until something was shown or somebody acted (IF-0.4)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from podzemi.server.problems import Refused
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire

from .support import GAME
from .test_rooms import Ear, in_rooms, opened

PAPER = "paper_dungeons"


async def play(room: Room, ear: Ear, choose: Any = 0) -> dict[str, Any]:
    """Play the n-th legal action, or the first of that kind, of the listener's seat; what was played."""
    seat = room.seat_of(ear.person)
    assert seat is not None and room.match is not None
    legal = [msgspec.to_builtins(action) for action in room.game.actions(room.match.state, seat)]
    action = legal[choose] if isinstance(choose, int) else next(a for a in legal if a["kind"] == choose)
    message = wire.Act(f"act {room.version}", room.number(seat), Raw(msgspec.json.encode(action)))
    await room.do(partial(room.act, ear, message))
    return dict(action)


async def undo(room: Room, ear: Ear, name: str = "u", number: int | None = None) -> None:
    seat = room.seat_of(ear.person)
    number = room.number(seat) if number is None else number
    await room.do(partial(room.act, ear, wire.TakeBack(f"{name} {room.version}", number)))


def dump(room: Room) -> bytes:
    assert room.match is not None
    return room.game.dump(room.match.state)


def updates(ear: Ear) -> list[dict[str, Any]]:
    return [message for message in ear.heard if message["kind"] == "update"]


def test_sealed_choices_are_taken_back_one_by_one_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, PAPER, ["me", "open"])
        while updates(ears[0]) == [] or updates(ears[0])[-1]["view"]["phase"] != "actions":
            seat = room.game.to_act(room.match.state)[0]  # type: ignore[union-attr]  # the match has begun
            await play(room, ears[seat])
        heard, start = len(ears[1].heard), dump(room)
        first = await play(room, ears[0], "brew")
        assert updates(ears[0])[-1]["undo"] == first
        await play(room, ears[1], "brew")
        between = dump(room)
        second = await play(room, ears[0], 0)
        assert updates(ears[0])[-1]["undo"] == second
        await undo(room, ears[0])
        assert dump(room) == between
        assert updates(ears[0])[-1]["undo"] == first
        await undo(room, ears[0])
        assert updates(ears[0])[-1]["undo"] is None
        assert [m["undone"] is not None for m in updates(ears[0])[-2:]] == [True, True]
        await undo(room, ears[1])
        assert dump(room) == start
        assert all(message["kind"] in ("accepted", "update") for message in ears[1].heard[heard:])
        assert len(updates(ears[1])[-2:]) == 2 and len(ears[1].heard) == heard + 4
        versions = [message["version"] for message in updates(ears[1])]
        assert versions == list(range(1, len(versions) + 1))

    in_rooms(tmp_path, work)


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, PAPER, ["me"])
        await play(room, ears[0])
        while updates(ears[0])[-1]["view"]["phase"] != "actions":
            await play(room, ears[0])
        kept = await play(room, ears[0], "brew")
        await play(room, ears[0], 1)
        await undo(room, ears[0])
        state, number, version = dump(room), room.number(0), room.version
        history = room.log.history(0) if room.log else []
        await room.close()
        rooms.forget(room)
        again = await rooms.get(room.table.id)
        assert (dump(again), again.number(0), again.version) == (state, number, version)
        assert again.log is not None and again.log.history(0) == history
        assert [msgspec.to_builtins(turn.action) for turn in again.log.match.turns][-1] == kept
        ear = Ear("p0")
        await again.do(partial(again.join, ear))
        assert ear.heard[-1]["undo"] == kept

    in_rooms(tmp_path, work)


def test_nothing_comes_back_once_a_card_was_shown_or_another_player_acted(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open", "open"])
        assert room.match is not None
        seat = room.game.to_act(room.match.state)[0]
        await play(room, ears[seat], "draw")
        with pytest.raises(Refused, match="no_undo"):
            await undo(room, ears[seat])
        held = dump(room)
        await play(room, ears[seat], "add")
        await undo(room, ears[seat])
        assert dump(room) == held
        for ear in ears:
            assert updates(ear)[-1]["undone"] == 2 and updates(ear)[-1]["by"] == seat
        await play(room, ears[seat], "add")
        other = room.game.to_act(room.match.state)[0]
        await play(room, ears[other], "pass")
        with pytest.raises(Refused, match="no_undo"):
            await undo(room, ears[seat])

    in_rooms(tmp_path, work)


def test_a_second_press_takes_back_only_once(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, PAPER, ["me"])
        await play(room, ears[0])
        while updates(ears[0])[-1]["view"]["phase"] != "actions":
            await play(room, ears[0])
        await play(room, ears[0], "brew")
        await play(room, ears[0], 0)
        number, message = room.number(0), None
        message = wire.TakeBack("once", number)
        await room.do(partial(room.act, ears[0], message))
        version = room.version
        await room.do(partial(room.act, ears[0], message))
        assert room.version == version
        assert ears[0].heard[-1] == {"kind": "accepted", "id": "once", "version": number + 1}
        with pytest.raises(Refused, match="stale"):
            await room.do(partial(room.act, ears[0], wire.TakeBack("twice", number)))

    in_rooms(tmp_path, work)


def test_who_has_no_seat_takes_nothing_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms, GAME, ["me", "open"])
        with pytest.raises(Refused, match="not_your_seat"):
            await room.do(partial(room.act, Ear("stranger"), wire.TakeBack("u", 0)))

    in_rooms(tmp_path, work)


@pytest.mark.clause("DL-4.4")
def test_sealed_orders_come_back_while_others_plan_and_stand_when_all_are_in(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, "dungeon_lords", ["me", "open", "open"])
        assert room.match is not None
        while updates(ears[0]) == [] or updates(ears[0])[-1]["view"]["phase"] != "plan_orders":
            seat = room.game.to_act(room.match.state)[0]
            await play(room, ears[seat])
        before = dump(room)
        sealed = await play(room, ears[0])
        assert updates(ears[0])[-1]["undo"] == sealed
        await play(room, ears[1], 1)
        assert updates(ears[0])[-1]["undo"] == sealed
        await undo(room, ears[0])
        assert room.game.to_act(room.match.state) == [0, 2]
        assert updates(ears[2])[-1]["undone"] is not None and updates(ears[2])[-1]["by"] == 0
        await undo(room, ears[1])
        assert dump(room) == before
        for seat in (0, 1, 2):
            await play(room, ears[seat], seat)
        for ear in ears:
            assert updates(ear)[-1]["undo"] is None
        with pytest.raises(Refused, match="no_undo"):
            await undo(room, ears[0])

    in_rooms(tmp_path, work)
