"""Ratings and history on both databases: counted once, in order, and the same when counted again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.server.ratings.recount import recount
from podzemi.server.store import Ask, Conflict, LogEntry, Place, Query, Store
from podzemi.server.store.people import people, ratings
from podzemi.server.store.table import tables
from podzemi.server.support.skill import START, PlayerKind, Standing, rate

from .conftest import entry, new_table

With = Callable[..., list[Any]]
PLAYERS: tuple[tuple[PlayerKind, str], ...] = (
    ("person", "p"),
    ("person", "q"),
    ("person", "r"),
    ("bot", "random"),
    ("bot", "greedy"),
)


def finished(name: str, at: float, who: list[tuple[PlayerKind, str]], places: list[int]) -> ratings.Finish:
    standings = [
        Standing(seat=seat, kind=kind, player=player, place=places[seat], score=10 - places[seat])
        for seat, (kind, player) in enumerate(who)
    ]
    return ratings.Finish(table=name, game="g", at=at, rated=True, standings=standings)


def some_matches(count: int) -> list[ratings.Finish]:
    """Different numbers of players, ties, one bot in several seats."""
    dice = Dice(11)
    made = []
    for number in range(count):
        size = 2 + dice.below(3)
        who = [PLAYERS[dice.below(len(PLAYERS))] for _ in range(size)]
        places = [1 + dice.below(2) for _ in range(size)]
        made.append(finished(f"t{number}", float(number), who, places))
    return made


async def add_people(store: Store) -> None:
    for kind, player in PLAYERS:
        if kind == "person":
            await store.write(people.add(player, player.upper(), 1.0))


async def end(store: Store, match: ratings.Finish, **more: Any) -> None:
    await store.write(tables.add(new_table(match.table, started=1.0, options={}, **more)))
    last = LogEntry(1, 0, b"{}", None, match.at)
    await store.write(tables.append(match.table, last, b"{}", match), tell=match.table)


def everything() -> Query[list[Any]]:
    rated = yield Ask("SELECT * FROM rating ORDER BY game, players, kind, player")
    pools = yield Ask("SELECT * FROM rating_pool ORDER BY game, players")
    seats = yield Ask(
        "SELECT table_id, seat, rated, mu_before, sigma_before, mu, sigma FROM standing "
        "ORDER BY table_id, seat"
    )
    return [rated, pools, seats]


def test_counting_again_gives_the_same_numbers(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        for match in some_matches(40):
            await end(store, match)
        before = await store.read(everything())
        assert before[0] and {row[2] for row in before[2]} > {None, 1, 2}
        for _ in range(2):
            done = await recount(store)
            assert done.counted == sum(pool[2] for pool in before[1])
            assert (done.noted, done.left_out) == (0, 0)
            assert await store.read(everything()) == before

    with_store(work)


def test_matches_that_end_at_once_are_counted_one_after_another(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        matches = [
            finished(f"t{n}", 5.0, [("person", "p"), ("person", "q")], [1 + n % 2, 2 - n % 2])
            for n in range(24)
        ]
        await asyncio.gather(*(end(store, match) for match in matches))
        before = await store.read(everything())
        assert [row[6] for row in before[0]] == [24, 24]
        assert sorted(row[2] for row in before[2]) == sorted([*range(1, 25)] * 2)
        await recount(store)
        assert await store.read(everything()) == before

    with_store(work)


def test_the_last_action_and_the_rating_are_one(with_store: With) -> None:
    match = finished("t", 2.0, [("person", "p"), ("bot", "random")], [1, 2])

    def broken() -> Query[None]:
        yield from tables.append("t", entry(1), b"{}", match)
        raise RuntimeError("the power went")

    async def work(store: Store) -> None:
        await store.write(tables.add(new_table()))
        with pytest.raises(RuntimeError):
            await store.write(broken())
        assert await store.read(everything()) == [[], [], []]
        assert await store.read(tables.log("t", 0)) == []
        await store.write(tables.append("t", entry(1), b"{}", match))
        before = await store.read(everything())
        with pytest.raises(Conflict):
            await store.write(tables.append("t", entry(1), b"{}", match))
        with pytest.raises(Conflict):  # nor as another version
            await store.write(tables.append("t", entry(2), b"{}", match))
        assert await store.read(everything()) == before
        assert [row[6] for row in before[0]] == [1, 1]

    with_store(work)


def test_what_is_not_meant_to_count_is_kept_and_not_counted(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        casual = finished("a", 1.0, [("person", "p"), ("person", "q")], [1, 2])
        await end(store, msgspec.structs.replace(casual, rated=False), rated=False)
        await end(store, finished("b", 2.0, [("person", "p")], [1]))
        await end(store, finished("c", 3.0, [("bot", "random"), ("bot", "greedy")], [1, 2]))
        await end(store, finished("d", 4.0, [("person", "p"), ("person", "p")], [1, 2]))
        await recount(store)
        rated, pools, seats = await store.read(everything())
        assert (rated, pools, len(seats)) == ([], [], 7)
        mine = ratings.Wanted(person="p", seen_by="p")
        assert [past.table for past in await store.read(ratings.history(mine, None))] == ["d", "b", "a"]

    with_store(work)


def test_old_results_are_taken_in(with_store: With) -> None:
    """From a table that ended when nobody noted how the seats came out."""
    game = registry.game("dark_cave")
    match: Match[Any, Any] = Match(game, 4, {}, seed=5)
    dice = Dice(1)
    while seats := game.to_act(match.state):
        actions = game.actions(match.state, seats[0])
        match.play(seats[0], actions[dice.below(len(actions))])
    result = game.result(match.state)
    assert result is not None
    places = [
        Place("person", "p"),
        Place("bot", "greedy", owner="q"),
        Place("bot", "random"),
        Place("person", "r"),
    ]
    table = new_table(
        game="dark_cave", rules=game.rules_version, options=match.options, seed=5, places=places, started=1.0
    )

    async def work(store: Store) -> None:
        await add_people(store)
        await store.write(tables.add(table))
        for version, turn in enumerate(match.turns, 1):
            last = msgspec.json.encode(result) if version == len(match.turns) else None
            line = LogEntry(version, turn.seat, msgspec.json.encode(turn.action), None, float(version))
            await store.write(tables.append("t", line, last))
        assert (await recount(store)).noted == 1
        assert (await recount(store)).noted == 0
        (past,) = await store.read(ratings.history(ratings.Wanted(person="q", seen_by="q"), None))
        assert game.teams is not None
        sides = game.teams.sides(game.setup(4, match.options, Dice(5)))
        assert [seat.side for seat in past.seats] == sides.by_seat
        assert [seat.player for seat in past.seats] == ["p", "q", "random", "r"]
        first = {seat.seat for seat in past.seats if seat.place == 1}
        assert first == set(result.ranking[0])
        assert len({seat.side for seat in past.seats if seat.place == 1}) == len(result.ranking) % 2 + 1
        (point,) = await store.read(ratings.points("p", "p", "dark_cave"))
        assert point.picks and point.skill is not None

    with_store(work)


def test_history_is_shown_to_those_who_may_know_it(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        await end(store, finished("a", 1.0, [("person", "p"), ("person", "q")], [1, 2]))
        await end(store, finished("b", 2.0, [("person", "q"), ("person", "p")], [1, 1]), public=False)
        await end(store, finished("c", 3.0, [("person", "p"), ("person", "q"), ("person", "r")], [2, 1, 3]))

        async def tables_of(**more: Any) -> list[str]:
            wanted = ratings.Wanted(person="p", **more)
            found = await store.read(ratings.history(wanted, None))
            assert await store.read(ratings.count(wanted)) == len(found)
            return [past.table for past in found]

        assert await tables_of(seen_by="p") == await tables_of(seen_by="q") == ["c", "b", "a"]
        assert await tables_of(seen_by="r") == await tables_of(seen_by=None) == ["c", "a"]
        assert await tables_of(seen_by="p", against="r") == await tables_of(seen_by="p", players=3) == ["c"]
        assert await tables_of(seen_by="p", won=True) == ["a"]
        assert await tables_of(seen_by="p", game="other") == []
        assert await store.read(ratings.versus("p", "q")) == [("g", 1, 1, 1)]
        assert await store.read(ratings.tallies("p", None)) == [("g", 2, 1)]
        everywhere = await store.read(ratings.points("p", "p"))
        assert [(one.game, one.table) for one in everywhere] == [("g", "a"), ("g", "b"), ("g", "c")]
        wanted = ratings.Wanted(person="p", seen_by="p")
        page = await store.read(ratings.history(wanted, (3.0, "c"), 1))
        assert [past.table for past in page] == ["b"]
        (mine,) = [seat for seat in page[0].seats if seat.player == "p"]
        assert (mine.name, mine.won, mine.before is None) == ("P", False, False)

    with_store(work)


def test_who_is_gone_leaves_no_trace_and_moves_nobodys_rating(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        for match in some_matches(30):
            await end(store, match)
        before = await store.read(everything())
        await store.write(ratings.hand_over("p", "nobody"))
        after = await store.read(everything())
        assert not any("p" in row for row in after[0])
        assert after[1:] == before[1:]
        await recount(store)
        assert await store.read(everything()) == after
        assert all(one.player != "nobody" for one in await store.read(ratings.leaders("g", 2, 0, 99)))

    with_store(work)


def test_leaders_are_those_of_whom_most_is_certain(with_store: With) -> None:
    async def work(store: Store) -> None:
        await add_people(store)
        for n in range(6):
            await end(store, finished(f"t{n}", float(n), [("person", "q"), ("bot", "random")], [1, 2]))
        await end(store, finished("u", 9.0, [("person", "p"), ("person", "q")], [1, 2]))
        found = await store.read(ratings.leaders("g", 2, 5, 10))
        assert [(one.player, one.name, one.matches, one.wins) for one in found] == [
            ("q", "Q", 7, 6),
            ("random", "random", 6, 0),
        ]
        (mine,) = await store.read(ratings.ratings_of("p"))
        assert (mine.matches, mine.wins) == (1, 1)
        assert mine.skill.rating > 1500 > found[1].skill.rating
        assert mine.skill.deviation > found[0].skill.deviation

    with_store(work)


def test_rating_does_not_depend_on_the_order_of_seats() -> None:
    match = some_matches(3)[2]
    known = {one.who: START for one in match.standings}
    assert rate(match.standings, known) == rate(match.standings[::-1], known)
