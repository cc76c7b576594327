"""What one guest, one address and one server may have, and what is said when it is too much."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import Raw
from websockets.exceptions import ConnectionClosed

from podzemi.cli.hosting.load import NO_LIMITS
from podzemi.server import metrics
from podzemi.server.config import fields, load
from podzemi.server.http.live import TOO_MANY, TOO_SLOW, UNSENT_CHARACTERS, Connection
from podzemi.server.match import match_log
from podzemi.server.people import upkeep
from podzemi.server.problems import Refused
from podzemi.server.replay.branch import open_branch
from podzemi.server.replay.cache import replay_cache
from podzemi.server.services import open_services
from podzemi.server.settings import Settings
from podzemi.server.store import Query
from podzemi.server.store.people import accounts, people
from podzemi.server.store.sql import Ask
from podzemi.server.store.table import tables, turns
from podzemi.server.store.table.turns import AwaitedTurn
from podzemi.server.support.limits import Bucket, RequestLimits, network_of
from podzemi.server.table import seats
from podzemi.server.table.bots.bot_pool import BotProcess
from podzemi.server.table.bots.bot_turns import QUICKEST
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.server.table.viewers import sent_lines
from podzemi.wire import messages as wire
from podzemi.wire.learning.replays import NewBranch
from podzemi.wire.messages import PackMistake
from until import meanwhile

from .support import GAME, HASTY, WAIT, Guest, ThreadServer, settings_for
from .test_peers import Mind, Team, in_team, job
from .test_rooms import Ear, in_rooms, opened
from .test_undo import play, undo

FEW: dict[str, Any] = {
    "guests_per_hour": 4,
    "tables_per_person": 2,
    "tables_at_once": 3,
    "sockets_per_person": 2,
    "sockets_per_address": 3,
    "export_pause": 30.0,
}


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[ThreadServer]:
    with ThreadServer(settings_for(tmp_path, **FEW)) as made:
        yield made


@pytest.fixture
def guests(narrow: ThreadServer) -> Iterator[list[Guest]]:
    """All that may come from here within an hour."""
    made = [Guest(narrow.url) for _ in range(4)]
    yield made
    for one in made:
        one.close()


def refusals(code: str) -> float:
    return float(metrics.REFUSALS.labels(code)._value.get())


def test_guests_from_one_address(narrow: ThreadServer, guests: list[Guest]) -> None:
    before = refusals("too_many_guests")
    answer = httpx.get(f"{narrow.url}/api/me?lang=cs", timeout=WAIT)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_guests")
    assert "hostů" in answer.json()["text"]
    assert refusals("too_many_guests") == before + 1
    assert guests[0].good("GET", "/api/me")["id"] == guests[0].me["id"]


def test_no_guest_comes_through_another_door(narrow: ThreadServer, guests: list[Guest]) -> None:
    """Signing out and leaving for good make a guest as well, and are counted like the first page."""
    del guests
    with httpx.Client(base_url=narrow.url, timeout=WAIT) as stranger:
        answer = stranger.post("/api/account/sign-out")
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_guests")


def test_whoever_is_gone_makes_no_further_guest(narrow: ThreadServer, guests: list[Guest]) -> None:
    gone = guests[0]
    wish = {"name": gone.me["name"]}
    assert gone.bad("POST", "/api/account/delete", wish) == (429, "too_many_guests")
    assert gone.bad("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]}) == (401, "no_identity")


def test_data_packs_in_a_minute(far_packs: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pace of one's own, and a larger one for everybody at one address."""

    async def read(process: BotProcess, work: object, limit: float) -> list[PackMistake]:
        return []

    monkeypatch.setattr(BotProcess, "ask", read)  # at once: the minute goes on meanwhile
    wish = {"game": "paper_dungeons", "text": "what?"}
    crowd = [guest_from(far_packs, f"2001:db8:1:2::{number}") for number in range(7)]
    for one in crowd[:6]:
        assert [one.bad("POST", "/api/packs", wish)[1] for _ in range(3)] == ["pack", "pack", "too_fast"]
    assert crowd[6].bad("POST", "/api/packs", wish) == (429, "too_fast")
    other = guest_from(far_packs, "2001:db8:1:3::1")
    assert other.bad("POST", "/api/packs", wish) == (422, "pack")
    for one in (*crowd, other):
        one.close()


def test_all_guests_who_never_did_anything_are_forgotten(tmp_path: Path) -> None:
    """However many came since the last look; one who is here is left alone and keeps nobody else."""

    async def run() -> tuple[int, list[str]]:
        async with open_services(settings_for(tmp_path)) as services:
            now = time.time()
            for number in range(223):
                await services.store.write(people.add(f"p{number:03}", f"Somebody {number}", now))
            here = [f"p{number:03}" for number in range(5, 10)]
            services.connections.by_person.update(here)
            freed = await upkeep.free_names(services.accounts, now + 31 * 24 * 3600)
            return freed, sorted(await services.store.read(people.names(f"p{n:03}" for n in range(223))))

    assert asyncio.run(run()) == (218, ["p005", "p006", "p007", "p008", "p009"])


def test_tables_of_a_person_and_of_the_server(guests: list[Guest]) -> None:
    wish = {"game": GAME, "seats": ["me", "open"]}
    mine = [guests[0].good("POST", "/api/tables", wish)["id"] for _ in range(2)]
    assert guests[0].bad("POST", "/api/tables", wish) == (429, "too_many_tables")
    guests[1].good("POST", "/api/tables", wish)
    assert guests[1].bad("POST", "/api/tables", wish) == (429, "server_full")
    guests[0].good("POST", f"/api/tables/{mine[0]}/leave")
    guests[0].good("POST", "/api/tables", wish)


@pytest.fixture
def far(tmp_path: Path) -> Iterator[ThreadServer]:
    """Behind a proxy that says where people come from."""
    with ThreadServer(settings_for(tmp_path, tables_per_address=3, proxies=("127.0.0.1",))) as made:
        yield made


@pytest.fixture
def far_packs(tmp_path: Path) -> Iterator[ThreadServer]:
    with ThreadServer(settings_for(tmp_path, packs_per_minute=2, proxies=("127.0.0.1",))) as made:
        yield made


def guest_from(server: ThreadServer, address: str) -> Guest:
    return Guest(server.url, **{"x-forwarded-for": address, "accept-language": "cs"})


def test_tables_of_everybody_at_one_address(far: ThreadServer) -> None:
    """Many guests of one household have no more tables together, and lock nobody else out."""
    wish, before = {"game": GAME, "seats": ["me", "open"]}, refusals("too_many_tables_here")
    crowd = [guest_from(far, f"2001:db8:1:2::{number}") for number in range(4)]
    tables = [one.good("POST", "/api/tables", wish)["id"] for one in crowd[:3]]
    answer = crowd[3].http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables_here")
    assert "sítě" in answer.json()["text"]
    assert refusals("too_many_tables_here") == before + 1
    crowd[0].good("POST", f"/api/tables/{tables[0]}/leave")
    assert crowd[0].bad("POST", "/api/tables", wish) == (429, "too_many_tables_here")
    other = guest_from(far, "2001:db8:1:3::1")
    other.good("POST", "/api/tables", wish)
    for one in (*crowd, other):
        one.close()


def test_one_address_that_can_fill_the_server_is_a_warning(tmp_path: Path) -> None:
    nowhere, default = {"XDG_CONFIG_HOME": str(tmp_path)}, Settings()
    assert default.tables_per_address * 10 <= default.tables_at_once
    assert load({}, None, nowhere).warnings == []
    (warning,) = load({"tables_at_once": "200"}, None, nowhere).warnings
    assert warning.startswith("tables_per_address: ")


def test_what_measures_a_server_and_what_tests_it_meet_no_limit() -> None:
    names = [field.name for field in fields()]
    limits = {name for name in names if re.search("_per_(second|minute|hour|person|address)|_at_once", name)}
    assert limits <= HASTY.keys()
    assert limits == {name.replace("-", "_") for name in NO_LIMITS}


def test_tables_that_nobody_attends_count_against_their_host_alone(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        rooms.table_limits = tables.TableLimits(2, 3, 3)
        for number in range(4):
            await rooms.store.write(accounts.saw(f"p{number}", "here", 1.0))
        lit = [await light(rooms, host) for host in ("p0", "p0", "p1")]
        assert await refused(rooms, "p0") == "too_many_tables"
        assert await refused(rooms, "p2") == "too_many_tables_here"
        rooms.table_limits = tables.TableLimits(2, 99, 3)
        assert await refused(rooms, "p2") == "server_full"
        await rooms.store.write(quiet_since(lit, time.time() - tables.LATELY - 1))
        assert await refused(rooms, "p0") == "too_many_tables"
        rooms.table_limits = tables.TableLimits(2, 1, 1)
        await light(rooms, "p2")
        assert await refused(rooms, "p3") == "too_many_tables_here"

    in_rooms(tmp_path, work)


def test_a_match_counts_while_it_is_played(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["me", "random"]))
        rooms.table_limits = tables.TableLimits(99, 99, 1)
        await rooms.store.write(quiet_since([room.table.id], 0.0))
        assert await refused(rooms, "p1") == "server_full"
        late = AwaitedTurn(room.table.id, 10**6, [], time.time() - tables.LATELY - 1)
        await rooms.store.write(turns.note([late]))
        await light(rooms, "p1")

    in_rooms(tmp_path, work)


def test_a_guest_who_comes_back_while_others_are_forgotten_stays(tmp_path: Path) -> None:
    async def run() -> set[str]:
        async with open_services(settings_for(tmp_path)) as services:
            now = time.time()
            for person in ("a", "b", "c"):
                await services.store.write(people.add(person, f"Somebody {person}", now))
            real, later = services.accounts.erase, now + 31 * 24 * 3600

            async def erase(person: str) -> None:
                await services.store.write(accounts.saw("b", "here", later))
                await real(person)

            services.accounts.erase = erase  # type: ignore[method-assign]  # a stand-in for this test
            assert await upkeep.free_names(services.accounts, later) == 2
            return set(await services.store.read(people.names(["a", "b", "c"])))

    assert asyncio.run(run()) == {"b"}


async def light(rooms: Rooms, host: str) -> str:
    room = await rooms.open(wire.Person(host, host.upper()), wire.NewTable(GAME, ["me", "open"]))
    return room.table.id


async def refused(rooms: Rooms, host: str) -> str:
    with pytest.raises(Refused) as refusal:
        await light(rooms, host)
    return refusal.value.refusal.code


def quiet_since(ids: list[str], at: float) -> Query[None]:
    """As if their host had last been there then."""
    for table in ids:
        yield Ask("UPDATE door SET seen = ? WHERE table_id = ?", (at, table))


def test_connections_of_a_person_and_of_an_address(guests: list[Guest]) -> None:
    table = guests[0].table(["me", "open"])["id"]
    lives = [guests[0].live(table) for _ in range(2)]
    for live in lives:
        live.until("sync")
    assert ended(guests[0], table) == TOO_MANY
    other = guests[1].live(table)
    other.until("sync")
    assert ended(guests[2], table) == TOO_MANY
    lives[0].close()
    while guests[2].live(table).until("sync", "refused")["kind"] == "refused":
        """The server has not seen yet that a connection is gone."""


def ended(guest: Guest, table: str) -> int | None:
    live = guest.live(table)
    assert live.until("refused")["problem"]["code"] == "too_many_sockets"
    with pytest.raises(ConnectionClosed) as closed:
        live.receive()
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_exports_have_a_pause(guests: list[Guest]) -> None:
    assert guests[3].http.get("/api/account/export").status_code == 200
    assert guests[3].bad("GET", "/api/account/export") == (429, "export_pause")


# ---------------------------------------------------------------- counting


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_has_one_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_a_new_identity_does_not_make_an_address_faster() -> None:
    limits = RequestLimits(Settings(address_requests_per_second=2.0))

    def asked(number: int) -> bool:
        try:
            limits.check_request(f"guest {number}", f"2001:db8::{number:x}")
        except Refused:
            return False
        return True

    assert [asked(number) for number in range(22)].count(True) == 20


def test_a_bucket_owes_what_was_used_and_says_how_long() -> None:
    now = 0.0
    bucket = Bucket(0.5, 10.0, lambda: now)
    bucket.spend(8.0)
    assert bucket.wait() == 6.0
    now = 6.0
    assert bucket.wait() == 0.0


# ---------------------------------------------------------------- bots


def test_bots_that_thought_too_long_rest(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        me = wire.Person("p0", "P0")
        rooms.thinking.hosts.of("p0").spend(1e6)
        with pytest.raises(Refused, match="bots_busy"):
            await rooms.open(me, wire.NewTable(GAME, ["me", "random"]))
        await rooms.open(me, wire.NewTable(GAME, ["me", "open"]))
        await rooms.open(wire.Person("p1", "P1"), wire.NewTable(GAME, ["me", "random"]))

    in_rooms(tmp_path, work)


def test_bots_that_rest_do_not_play_on_from_a_replay_either(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        me = wire.Person("p0", "P0")
        room = await rooms.open(me, wire.NewTable(GAME, ["random", "random"]))
        await over(room)
        cached = await replay_cache.table(room)
        rooms.thinking.hosts.of("p0").spend(1e6)
        with pytest.raises(Refused, match="bots_busy"):
            await open_branch(rooms, me, cached, NewBranch(1, 0, "random"), room.table.id)
        other = wire.Person("p1", "P1")
        await open_branch(rooms, other, cached, NewBranch(1, 0, "random"), room.table.id)

    in_rooms(tmp_path, work)


def test_thinking_is_charged_to_the_host(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        full = rooms.thinking.hosts.of("p0").tokens
        room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["random", "random"]))
        await over(room)
        assert rooms.thinking.hosts.of("p0").tokens < full

    in_rooms(tmp_path, work)


def test_a_job_costs_its_thinking_and_not_the_time_until_somebody_took_it(database_url: str) -> None:
    """Wherever it is thought about: in the process that asks, or in another one."""

    class Busy(Mind):
        async def choose(self, bot: str, *asked: Any) -> int:
            asked[-1](0.25)
            return await super().choose(bot)

    async def work(team: Team) -> None:
        mind = Busy()
        asker = await team.add(mind)
        async with mind.turn():
            spent: list[float] = []
            waiting = asyncio.create_task(asker.choose(job(), spend=spent.append))
            await asyncio.sleep(0.5)
        assert await waiting == 7
        assert spent == [0.25]
        await team.add(Busy(), "worker")
        await meanwhile(lambda: asker.peers.workers == 1)
        assert await asker.choose(job(3), spend=spent.append) == 7
        assert spent == [0.25, 0.25] and len(mind.thoughts) == 1

    in_team(database_url, work)


async def over(room: Any) -> None:
    await meanwhile(lambda: room.table.phase == "finished")


def test_a_table_of_bots_alone_is_over_soon_and_one_that_is_watched_is_played_well(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        asked: list[str] = []

        async def choose(bot: str, *_: Any) -> int:
            asked.append(bot)
            return 0

        rooms.bot_pool.choose = choose  # type: ignore[assignment]  # a stand-in for this test
        room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["greedy", "greedy"]))
        assert room.bots._pause() == 0.0
        await over(room)
        assert set(asked) == {QUICKEST}
        asked.clear()
        held = asyncio.Event()

        async def wait_first(bot: str, *_: Any) -> int:
            asked.append(bot)
            await held.wait()
            return 0

        rooms.bot_pool.choose = wait_first  # type: ignore[assignment]  # a stand-in for this test
        room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["greedy", "greedy"]))
        await room.do(partial(room.join, Ear(None)))
        held.set()
        await over(room)
        assert "greedy" in asked

    in_rooms(tmp_path, work)


# ---------------------------------------------------------------- memory


async def times(step: Callable[[int], Awaitable[None]]) -> int:
    """How often that is allowed before one has to play on."""
    codes: list[str] = []
    for number in range(100):
        try:
            await step(number)
        except Refused as refused:
            codes.append(refused.refusal.code)
            break
    assert codes == ["play_on"]
    return number


async def propose_once_more(room: Room, ear: Ear) -> None:
    assert room.log is not None
    what: wire.Matter = "pause" if room.log.paused is None else "resume"
    await room.do(partial(room.act, ear, wire.Propose(f"x{room.version}", 0, what)))


def test_the_log_of_a_match_cannot_be_filled_with_all_but_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by pauses nor by taking back; who plays on may do it again, and a pause can always end."""
    monkeypatch.setattr(match_log, "ASIDES", 21)

    async def work(rooms: Rooms) -> None:
        room, (ear, *_) = await opened(rooms, GAME, ["me", "random"])
        assert room.log is not None
        await meanwhile(lambda: bool(room.log and room.log.asked[0]))
        assert await times(lambda _: propose_once_more(room, ear)) == 22
        assert room.log.paused is None
        await play(room, ear)
        await propose_once_more(room, ear)

    in_rooms(tmp_path, work)


def test_nothing_is_taken_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_log, "ASIDES", 20)
    monkeypatch.setattr(match_log, "ASIDES_PER_ACTION", 4)

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, "paper_dungeons", ["me", "open"])
        assert room.log is not None
        while room.log.undoable(0, False) is None:
            await play(room, ears[next(seat for seat in (0, 1) if room.log.asked[seat])])
        stands = len(room.log.played)
        mine = sum(played.entry.seat == 0 for played in room.log.played)

        async def back_and_forth(_: int) -> None:
            await undo(room, ears[0])
            await play(room, ears[0])

        assert await times(back_and_forth) == (20 + 4 * mine) // 2
        assert len(room.log.played) == stands

    in_rooms(tmp_path, work)


@pytest.mark.parametrize("way", ["leave", "bot"])
def test_nobody_leaves_and_comes_back_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Coming back is never refused."""
    monkeypatch.setattr(match_log, "ASIDES", 20)

    async def work(rooms: Rooms) -> None:
        room, _ears = await opened(rooms, GAME, ["me", "open"])
        assert room.log is not None
        away = 1 - room.awaited_seats()[0]
        person = f"p{away}"
        go = seats.leave if way == "leave" else partial(seats.sit, name="P", seat=away, player="random")

        async def leave_and_return(_: int) -> None:
            await room.do(partial(go, room, person))
            await room.do(partial(seats.sit, room, person, "P", away, "me"))

        assert await times(leave_and_return) == 20
        assert room.seats_of(person) == [away]

    in_rooms(tmp_path, work)


def test_what_somebody_asks_for_ever_costs_the_others_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_log, "ASIDES", 20)

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        assert room.log is not None

        async def ask_and_decline(number: int) -> None:
            await room.do(partial(room.act, ears[0], wire.Propose(f"ask {number}", 0, "pause")))
            await room.do(partial(room.act, ears[1], wire.Answer(f"no {number}", room.number(1), False)))

        assert await times(ask_and_decline) == 20
        assert room.log.asides == [20, 0]

    in_rooms(tmp_path, work)


def test_what_was_sent_long_ago_is_remembered_by_the_log_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is answered as it was then, and never happens twice."""
    monkeypatch.setattr(sent_lines, "KEPT", 3)

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        assert room.log is not None
        seat = next(seat for seat in (0, 1) if room.log.asked[seat])
        ear, number = ears[seat], room.number(seat)
        action = Raw(msgspec.json.encode(room.game.decode(room.log.asked[seat][0])))
        first = wire.Act("first", number, action)
        await room.do(partial(room.act, ear, first))
        paused = wire.Propose("again", 0, "pause")
        await room.do(partial(room.act, ear, paused))
        await room.do(partial(room.act, ear, wire.Answer("no", room.number(seat), False)))
        for _ in range(4):
            await propose_once_more(room, ears[0])
            await room.do(partial(room.act, ears[1], wire.Answer(f"y{room.version}", room.number(1), True)))
        before, answers = room.version, [m for m in ear.heard if m["kind"] == "accepted"]
        assert len(room.sent_lines) <= 6
        for message, answer in ((first, answers[0]), (paused, answers[1])):
            await room.do(partial(room.act, ear, message))
            assert ear.heard[-1] == answer
        assert room.version == before
        await room.close()
        rooms.forget(room)
        loaded = await rooms.get(room.table.id)
        await loaded.do(partial(loaded.join, ear))
        await loaded.do(partial(loaded.act, ear, paused))
        assert ear.heard[-1] == answers[1]
        assert loaded.version == before and len(loaded.sent_lines) <= 6

    in_rooms(tmp_path, work)


class Stuck:
    """A socket whose other side reads nothing."""

    def __init__(self) -> None:
        self.query_params: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.scope: dict[str, object] = {}
        self.closed: list[int] = []

    async def send_data(self, _: str) -> None:
        await asyncio.Event().wait()


def test_a_slow_connection_does_not_fill_the_memory() -> None:
    async def run() -> tuple[int, int, list[str | int]]:
        # a stand-in that has what is asked of it
        connection = Connection(Stuck(), None, Bucket(20.0))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        big = "x" * (1024 * 1024)
        for _ in range(100):
            connection.send(big)
        kept = [connection.unsent.get_nowait() for _ in range(connection.unsent.qsize())]
        connection.sender.cancel()
        return connection.waiting, len(kept), [message for message in kept if isinstance(message, int)]

    waiting, kept, codes = asyncio.run(run())
    assert waiting <= UNSENT_CHARACTERS + 1024 * 1024
    assert kept < 12
    assert codes == [TOO_SLOW]


def test_too_fast_is_answered_with_its_id(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path, messages_per_second=1.0)) as server:
        guest = Guest(server.url)
        live = guest.live(guest.table(["me", "open"])["id"])
        live.until("sync")
        for number in itertools.count():
            live.send({"kind": "say", "id": f"line {number}", "phrase": "hello"})
            answer = live.until("accepted", "refused")
            assert answer["id"] == f"line {number}"
            if answer["kind"] == "refused" and answer["problem"]["code"] == "too_fast":
                break
        guest.close()


def test_another_socket_of_the_same_person_is_no_new_allowance(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path, messages_per_second=0.1)) as server:
        guest = Guest(server.url)
        table = guest.table(["me", "open"])["id"]
        first, second = guest.live(table), guest.live(table)
        first.send({"kind": "ping"})
        first.until("pong")
        second.send({"kind": "ping"})
        assert second.until("refused")["problem"]["code"] == "too_fast"
        guest.close()
