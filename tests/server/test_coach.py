"""Hints and reviews by the strongest bot, over the wire; and the level of bots that suits somebody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from podzemi.bots.coach import Advice
from podzemi.bots.weighing import Weighed
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.learn import remarking
from podzemi.native import presence
from podzemi.server.match.levels import suitable_level
from podzemi.server.store.people.ratings import PastMatch, SeatResult
from podzemi.server.table.bots.bot_pool import BotPool, BotQuestion
from until import until

from .conftest import MakeGuest
from .support import Guest, Json, Live, ThreadServer, play, settings_for

ALONE: Json = {"public": False}


def hint_at(table: Json) -> str:
    return f"/api/tables/{table['id']}/hint"


def my_turn(live: Live) -> Json:
    """The message with which the table asks me something."""
    return live.until("sync", "update", where=lambda told: len(told["legal"]) > 1)


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_hint_is_a_legal_move_with_its_chances(guest: MakeGuest, game: str) -> None:
    host = guest()
    table = host.table(["me", "novice"], game=game, **ALONE)
    live = host.live(table["id"])
    asked = my_turn(live)
    told = host.good("POST", hint_at(table))
    if told["version"] != asked["version"]:  # the bot decides beside me and was quicker than my question
        asked = live.until("update", where=lambda update: update["version"] == told["version"])
    assert 1 <= len(told["best"]) <= 3
    assert all(one["action"] in asked["legal"] for one in told["best"])
    assert all(0 <= one["chance"] <= 1 for one in told["best"])
    glance = host.good("POST", f"{hint_at(table)}?glance=true")
    assert (
        all(one["action"] in asked["legal"] for one in glance["best"]) or glance["version"] != told["version"]
    )


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_remark_is_made_once_and_in_the_readers_language(guest: MakeGuest, game: str) -> None:
    host = guest()
    options = registry.game(game).first_match
    table = host.table(["me", "novice", "novice"], game=game, options=options, **ALONE)
    my_turn(host.live(table["id"]))
    where = f"/api/tables/{table['id']}/remark"
    first = host.good("POST", f"{where}?lang=cs", {})["remark"]
    written = {one.id: one for one in remarking.remarks(game)}
    assert first["text"] == remarking.remark_text(game, written[first["id"]], "cs")
    assert first["clauses"] == list(written[first["id"]].clauses)
    second = host.good("POST", where, {"said": [first["id"]]})["remark"]
    assert second is None or second["id"] != first["id"]
    assert host.good("POST", where, {"said": list(written)}) == {"remark": None}


def test_remarks_are_made_where_hints_are(guest: MakeGuest) -> None:
    host, other = guest(), guest()
    open_table = host.table(["me", "open"])
    assert host.bad("POST", f"/api/tables/{open_table['id']}/remark", {}) == (409, "not_started")
    alone = host.table(["me", "novice"], **ALONE)
    assert other.bad("POST", f"/api/tables/{alone['id']}/remark", {})[0] in (403, 404)


def test_who_decides_before_the_teacher_is_asked_is_told_nothing(guest: MakeGuest) -> None:
    """The page asks by itself: it is no mistake that the match has gone on, or is over."""
    host = guest()
    table = finished(host, ["me", "random"])
    assert host.good("POST", f"/api/tables/{table['id']}/remark", {}) == {"remark": None}


def test_alone_a_hint_has_no_chances(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me"], game="paper_dungeons", **ALONE)
    asked = my_turn(host.live(table["id"]))
    (only,) = host.good("POST", hint_at(table))["best"]
    assert only["action"] in asked["legal"] and only["chance"] is None


def test_no_hint_beside_people_or_where_it_counts_or_for_others(guest: MakeGuest) -> None:
    host, friend, stranger = guest(), guest(), guest()
    together = host.table(["me", "open"], **ALONE)
    assert host.bad("POST", hint_at(together)) == (409, "not_started")
    friend.good("POST", f"/api/tables/{together['id']}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{together['id']}/start")
    assert host.bad("POST", hint_at(together)) == (403, "hint_others")
    assert stranger.bad("POST", hint_at(together)) == (403, "not_your_seat")
    friend.good("POST", f"/api/tables/{together['id']}/leave")
    assert host.bad("POST", hint_at(together)) == (403, "hint_others"), "a bot keeps the seat for a person"
    rated = host.table(["me", "random"], public=False, rated=True)
    assert host.bad("POST", hint_at(rated)) == (403, "hint_rated")


def test_no_hint_while_others_decide(guest: MakeGuest, tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path, bot_pause=60.0)) as unhurried:
        host = guest(unhurried.url)

        def waiting() -> Json:
            """A table where the bot has the first decision; empty: I have it."""
            table = host.table(["me", "novice"], **ALONE)
            return {} if host.live(table["id"]).until("sync")["legal"] else table

        assert host.bad("POST", hint_at(until(waiting))) == (409, "hint_turn")
        host.close()


def test_a_warning_names_the_price_and_a_better_move(guest: MakeGuest) -> None:
    """Whoever passes at once gives the other a run through an empty dungeon."""
    host = guest()

    def beginning() -> Json:
        table = host.table(["me", "novice"], **ALONE)
        told = host.live(table["id"]).until("sync")
        return table if told["legal"] and told["version"] == 0 else {}

    where = f"/api/tables/{until(beginning)['id']}/warning"
    costly = host.good("POST", where, {"action": {"kind": "pass"}})["costly"]
    assert costly["played"]["action"] == {"kind": "pass"} and costly["better"]["action"] == {"kind": "draw"}
    assert costly["better"]["chance"] - costly["played"]["chance"] >= 0.1
    assert host.good("POST", where, {"action": {"kind": "draw"}})["costly"] is None
    assert host.bad("POST", where, {"action": {"kind": "add"}}) == (400, "malformed")
    assert host.bad("POST", where, {"action": {"kind": "fly"}}) == (400, "malformed")


def test_what_seems_dear_at_a_glance_alone_is_not_warned_of(
    guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []

    async def advise(_: BotPool, asked: BotQuestion, seconds: float, played: int, spend: Any) -> Advice:
        looks.append(seconds)
        price = 0.3 if len(looks) == 1 else 0.09
        return Advice([Weighed(0, 0.5)], Weighed(played, 0.5 - price))

    monkeypatch.setattr(BotPool, "advise", advise)
    host = guest()
    table = host.table(["me", "novice"], **ALONE)
    asked = my_turn(host.live(table["id"]))
    told = host.good("POST", f"/api/tables/{table['id']}/warning", {"action": asked["legal"][1]})
    assert told == {"costly": None} and looks == sorted(set(looks)) and len(looks) == 2


def finished(host: Guest, seats: list[str], seed: int = 3, **more: Any) -> Json:
    table = host.table(seats, **ALONE, **more)
    live = host.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(seed))
    return table


def test_a_review_names_the_dearest_decisions_and_the_better_moves(guest: MakeGuest) -> None:
    host, stranger = guest(), guest()
    table = finished(host, ["me", "novice"])
    where = f"/api/tables/{table['id']}/review"
    assert stranger.bad("GET", where) == (403, "not_your_seat")
    told: Json = {}

    def is_done() -> bool:
        told.update(host.good("GET", where))
        return bool(told["done"] == told["total"])

    until(is_done)
    assert told["seat"] == 0 and told["total"] > 0
    record = host.good("GET", f"/api/tables/{table['id']}/record")
    own = [at for at, turn in enumerate(record["actions"]) if turn["seat"] == 0]
    moments = [point["at"] for point in told["curve"]]
    assert set(moments[:-1]) <= set(own) and moments == sorted(moments)
    assert moments[-1] == len(record["actions"]), "the curve ends with the match"
    assert told["curve"][-1]["chance"] in (0.0, 1.0)
    assert 1 <= len(told["moves"]) <= 3, "somebody who plays at random makes mistakes"
    for move in told["moves"]:
        assert move["at"] in own
        assert move["played"]["action"] == record["actions"][move["at"]]["action"]
        assert move["better"]["action"] != move["played"]["action"]
        assert move["better"]["chance"] > move["played"]["chance"]
    assert host.good("GET", where) == told, "it is kept"


def test_no_review_before_the_end(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "novice"], **ALONE)
    assert host.bad("GET", f"/api/tables/{table['id']}/review") == (409, "not_finished")


# ---------------------------------------------------------------- the level that suits


def seat(number: int, player: str, place: int) -> SeatResult:
    kind = "bot" if player in registry.OURS else "person"
    won = place == 1
    return SeatResult(number, kind, player, player, place, 0, "", False, won, before=None, after=None)


def match(*seats: tuple[str, int]) -> PastMatch:
    return PastMatch(
        "t", "g", 0.0, False, [seat(n, player, place) for n, (player, place) in enumerate(seats)]
    )


@pytest.mark.parametrize(
    ("past", "level"),
    [
        ([], "novice"),
        ([match(("me", 1), ("novice", 2))], "apprentice"),
        ([match(("me", 2), ("novice", 1))], "novice"),
        ([match(("me", 2), ("veteran", 1))], "adventurer"),
        ([match(("me", 1), ("master", 2))], "master"),
        ([match(("me", 2), ("veteran", 1), ("veteran", 3))], "veteran"),
        ([match(("me", 1), ("novice", 2), ("adventurer", 3))], "veteran"),
        ([match(("me", 1), ("random", 2))], "apprentice"),
        ([match(("me", 1), ("you", 2), ("master", 3))], "novice"),
        ([match(("me", 1), ("you", 2)), match(("me", 1), ("novice", 2))], "apprentice"),
        ([match(("me", 1))], "novice"),
    ],
)
def test_the_level_goes_one_up_or_down(past: list[PastMatch], level: str) -> None:
    assert suitable_level("me", past) == level


def test_the_level_follows_the_last_match(guest: MakeGuest) -> None:
    host = guest()
    where = "/api/me/level?game=welcome_dungeon"
    assert host.good("GET", where) == {"game": "welcome_dungeon", "level": "novice"}
    table = finished(host, ["me", "veteran"])
    mine = host.good("GET", "/api/me/history")["matches"][0]
    assert mine["table"] == table["id"]
    assert host.good("GET", where)["level"] == ("master" if mine["won"] else "adventurer")
    assert host.good("GET", "/api/me/level?game=dark_cave")["level"] == "novice"
    assert host.bad("GET", "/api/me/level?game=chess") == (404, "unknown_game")


def test_every_level_sits_down_and_plays(guest: MakeGuest) -> None:
    host = guest()
    assert host.good("GET", "/api/games")[0]["levels"] == list(registry.LEVELS)
    for others in (registry.LEVELS[:3], registry.LEVELS[3:]):
        table = host.table(["me", *others], **ALONE)
        live = host.live(table["id"])
        live.until("sync")
        play({0: live}, Dice(1), stop_after=4)
        assert live.version >= 4
        assert [one["name"] for one in host.good("GET", f"/api/tables/{table['id']}")["seats"]][1:] == [
            *others
        ]


@pytest.fixture
def plain_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ThreadServer]:
    """A server without native code; its bots think in processes of their own, which ask the environment."""
    monkeypatch.setattr(presence, "why_not", lambda: "nothing was compiled")
    monkeypatch.setenv("PODZEMI_PURE", "1")
    with ThreadServer(settings_for(tmp_path)) as server:
        yield server


def test_without_native_code_one_bot_plays_under_its_own_name(
    plain_server: ThreadServer, guest: MakeGuest
) -> None:
    """No seat says `master` where another bot plays: not at a new table, nor after one has sat down."""
    host = guest(plain_server.url)
    game = next(one for one in host.good("GET", "/api/games") if one["name"] == "welcome_dungeon")
    assert game["levels"] == [] and game["bots"] == ["random", "greedy"]
    assert host.good("GET", "/api/me/level?game=welcome_dungeon")["level"] == "greedy"
    table = host.table(["me", "master"], **ALONE)
    assert [seat["name"] for seat in table["seats"]][1] == "greedy"
    my_turn(host.live(table["id"]))
    told = host.good("POST", hint_at(table))
    assert told["bot"] == "greedy" and told["best"][0]["chance"] is None


def test_with_native_code_all_levels_are_there(guest: MakeGuest) -> None:
    host = guest()
    for game in host.good("GET", "/api/games"):
        assert game["levels"] == list(registry.LEVELS) and game["bots"] == list(registry.OURS)
    table = host.table(["me", "master"], **ALONE)
    assert table["seats"][1]["name"] == "master"
    my_turn(host.live(table["id"]))
    assert host.good("POST", hint_at(table))["bot"] == "master"
