"""A crowd that looks on: what all see the same way is made once, and nobody who plays waits for them."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.server.table.viewers import audience
from podzemi.server.table.viewers.audience import SLICE, FanOut

from .support import GAME
from .test_rooms import Ear
from .test_time import Time, deciding, opened, with_time
from .test_undo import play

CROWD = 300


class Counts:
    """How often something was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: Room) -> None:
        self.made = {"table": 0, "view": 0, "text": 0}
        for word, owner, name in (
            ("table", audience, "describe"),
            ("text", audience, "encode"),
            ("view", room.game, "view"),
        ):
            monkeypatch.setattr(owner, name, self._counting(word, getattr(owner, name)))

    def _counting(self, word: str, real: Any) -> Any:
        def made(*given: Any) -> Any:
            self.made[word] += 1
            return real(*given)

        return made

    def take(self) -> dict[str, int]:
        taken, self.made = self.made, dict.fromkeys(self.made, 0)
        return taken


async def crowd(room: Room, count: int) -> list[Ear]:
    made = [Ear(None) for _ in range(count)]
    for ear in made:
        await room.do(partial(room.join, ear))
    await all_told(room)
    return made


async def all_told(room: Room) -> None:
    if room.audience.fan_out.task is not None:
        await room.audience.fan_out.task


def test_a_move_and_a_change_cost_the_same_whoever_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "CROWD_PAUSE", 3600.0)  # how many look on is not told meanwhile

    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        counts = Counts(monkeypatch, room)
        costs = []
        for more in (2, CROWD):
            watching = await crowd(room, more)
            counts.take()
            await play(room, ears[deciding(room)], "draw" if more == 2 else "add")
            await all_told(room)
            moved = counts.take()
            room.audience.tell_table()
            await all_told(room)
            costs.append((moved, counts.take()))
            assert [message["kind"] for message in watching[-1].heard[-2:]] == ["update", "table"]
        assert costs[0] == costs[1]
        assert costs[0][1]["table"] == 3  # two players, and one for all the others

    with_time(tmp_path, work)


def ring(room: Room) -> None:
    """It is time to tell who came and went."""
    news = room.audience.crowd_news
    assert news is not None
    news._run()


def test_one_more_spectator_is_no_news_for_the_others_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many there are is told now and then; who of the table's people came, soon."""
    monkeypatch.setattr(audience, "CROWD_PAUSE", 3600.0)

    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        counts = Counts(monkeypatch, room)
        before = len(ears[0].heard)
        await crowd(room, CROWD)
        assert counts.take()["table"] == CROWD  # what each of them is told of it
        assert len(ears[0].heard) == before
        ring(room)
        assert ears[0].heard[-1]["table"]["spectators"] == CROWD + 1
        before = len(ears[0].heard)
        room.audience.announce_presence()  # the crowd's timer is set
        await room.do(partial(room.leave, ears[1]))
        await room.do(partial(room.join, ears[1]))
        await room.do(partial(room.leave, ears[1]))
        news = room.audience.crowd_news
        assert news is not None and news.when() - asyncio.get_running_loop().time() <= audience.PEOPLE_PAUSE
        ring(room)
        assert len(ears[0].heard) == before + 1  # all that happened in a moment is one word
        assert not ears[0].heard[-1]["table"]["seats"][1]["connected"]

    with_time(tmp_path, work)


def test_players_are_told_before_the_crowd_and_the_loop_goes_on_meanwhile(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        watching = await crowd(room, CROWD)
        told = len(watching[-1].heard)
        await play(room, ears[deciding(room)], "draw")
        assert all(ear.heard[-1]["kind"] == "update" for ear in ears[:2])
        assert len(watching[-1].heard) == told
        await all_told(room)
        assert watching[-1].heard[-1]["kind"] == "update"

    with_time(tmp_path, work)


def test_everything_anew_costs_the_same_whoever_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match begins, a seat changes hands: the players hear of it at once, the crowd bit by bit."""
    monkeypatch.setattr(audience, "CROWD_PAUSE", 3600.0)

    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        counts = Counts(monkeypatch, room)
        costs = []
        for more in (2, CROWD):
            watching = await crowd(room, more)
            watching += [Ear(f"stranger {number}") for number in range(more)]
            for ear in watching[more:]:
                await room.do(partial(room.join, ear))
            await all_told(room)
            told = [len(ear.heard) for ear in watching]
            counts.take()
            room.audience.tell_everything()
            assert all(ear.heard[-1]["kind"] == "sync" for ear in ears[:2])
            assert more == 2 or [len(ear.heard) for ear in watching] == told
            await all_told(room)
            costs.append(counts.take())
            assert [len(ear.heard) for ear in watching] == [count + 1 for count in told]
            assert all(ear.heard[-1] == watching[0].heard[-1] for ear in watching)
        assert costs[0] == costs[1]
        assert costs[0]["text"] == 3  # two players, and one for all the others
        assert (watching[0].heard[-1]["kind"], watching[0].heard[-1]["seat"]) == ("sync", None)

    with_time(tmp_path, work)


def test_a_spectator_gets_everything_after_what_is_on_its_way(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        watching = await crowd(room, CROWD)
        await play(room, ears[deciding(room)], "draw")
        room.audience.tell_everything()
        late = Ear("late")
        await room.do(partial(room.join, late))
        await all_told(room)
        for ear in watching:
            heard = [message for message in ear.heard if message["kind"] != "table"]
            assert [message["kind"] for message in heard[-2:]] == ["update", "sync"]
            assert heard[-1]["version"] == room.number(None)
        told = [message["kind"] for message in late.heard]
        assert [kind for kind in told if kind not in ("talk", "table")] == ["sync"]

    with_time(tmp_path, work)


def test_everybody_hears_everything_in_order() -> None:
    async def run() -> list[list[str]]:
        class Keeps:
            def __init__(self) -> None:
                self.person: str | None = None
                self.language = "en"
                self.wants_changes = False
                self.heard: list[str] = []

            def send(self, message: str) -> None:
                self.heard.append(message)

            hold = send

        many, fan_out = [Keeps() for _ in range(3 * SLICE)], FanOut()
        fan_out.send(many, "first")
        fan_out.send(many[:1], "second")
        fan_out.send(many, "third")
        assert fan_out.task is not None
        await fan_out.task
        fan_out.send(many[-1:], "last")
        fan_out.send(many, "again")
        fan_out.send_now(many[-1], "mine")
        await fan_out.task
        return [many[0].heard, many[-1].heard]

    expected = [["first", "second", "third", "again"], ["first", "third", "last", "again", "mine"]]
    assert asyncio.run(run()) == expected
