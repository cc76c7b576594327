"""Ratings, history and profiles as people meet them; and the arithmetic of places, ties and sides."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from podzemi.engine.dice import Dice
from podzemi.server.http.people.history import streaks_of
from podzemi.server.store.people.ratings import Point
from podzemi.server.support.skill import START, PlayerKind, Skill, Standing, can_be_rated, is_winner, rate

from .conftest import MakeGuest
from .support import Guest, Json, play


def standing(seat: int, place: int, player: str = "", **more: Any) -> Standing:
    kind: PlayerKind = more.pop("kind", "person")
    return Standing(seat=seat, kind=kind, player=player or f"p{seat}", place=place, score=0, **more)


def rated(*standings: Standing, **known: Skill) -> dict[str, Skill]:
    before = {one.who: known.get(one.player, START) for one in standings}
    return {player: skill for (_, player), skill in rate(standings, before).items()}


def test_everybody_starts_at_1500_and_the_first_rises() -> None:
    assert (START.rating, START.deviation) == (1500, 350)
    after = rated(standing(0, 2), standing(1, 1), standing(2, 3))
    assert after["p1"].rating > after["p0"].rating > after["p2"].rating
    assert all(skill.deviation < 350 for skill in after.values())


def test_a_tie_moves_equals_alike_and_helps_the_weaker() -> None:
    even = rated(standing(0, 1), standing(1, 1))
    assert even["p0"] == even["p1"]
    assert even["p0"].rating == 1500
    strong = Skill(32.0, 5.0)
    after = rated(standing(0, 1), standing(1, 1), p1=strong)
    assert after["p0"].mu > START.mu
    assert after["p1"].mu < strong.mu
    three = rated(standing(0, 1), standing(1, 1), standing(2, 3))
    assert three["p0"] == three["p1"]
    assert three["p0"].rating > 1500 > three["p2"].rating


def test_sides_win_and_lose_together() -> None:
    places = [(0, 1, "blue"), (1, 3, "yellow"), (2, 1, "blue"), (3, 3, "yellow"), (4, 3, "yellow")]
    after = rated(*(standing(seat, place, side=side) for seat, place, side in places))
    assert after["p0"] == after["p2"]
    assert after["p1"] == after["p3"] == after["p4"]
    assert after["p0"].rating > 1500 > after["p1"].rating
    draw = rated(*(standing(seat, 1, side=side) for seat, _, side in places[:2]))
    assert draw["p0"].rating == draw["p1"].rating == 1500


def test_who_forfeits_is_last_whatever_the_side_achieved() -> None:
    seats = [standing(0, 1, side="blue"), standing(1, 3, side="yellow")]
    gone = standing(2, 4, side="blue", forfeited=True)
    after = rated(*seats, gone)
    assert after["p0"].rating > after["p1"].rating > after["p2"].rating


def test_a_bot_in_several_seats_gets_their_mean() -> None:
    bots = [standing(1, 1, "greedy", kind="bot"), standing(2, 3, "greedy", kind="bot")]
    after = rated(standing(0, 2), *bots)
    alone = rated(standing(0, 2), standing(1, 1, "a"), standing(2, 3, "b"))
    assert after["greedy"].mu == pytest.approx((alone["a"].mu + alone["b"].mu) / 2)
    assert after["p0"] == alone["p0"]


@pytest.mark.parametrize(
    "seats",
    [
        [standing(0, 1)],
        [standing(0, 1, "x"), standing(1, 2, "x")],
        [standing(0, 1, "random", kind="bot"), standing(1, 2, "greedy", kind="bot")],
        [standing(0, 1, side="blue"), standing(1, 1, side="blue")],
    ],
)
def test_some_matches_say_nothing(seats: list[Standing]) -> None:
    assert not can_be_rated(seats)


def test_a_win_needs_a_loser() -> None:
    both = [standing(0, 1), standing(1, 1)]
    assert not is_winner(both[0], both)
    assert is_winner(both[0], [both[0], standing(1, 2)])
    assert not is_winner(both[0], both[:1])


# ---------------------------------------------------------------- over the wire


def played(seats: list[str], host: Guest, friend: Guest | None = None, seed: int = 3, **more: Any) -> Json:
    """A match to the end; the table as it is afterwards."""
    table = host.table(seats, **more)
    where = f"/api/tables/{table['id']}"
    if friend is not None:
        seat = seats.index("open")
        friend.good("POST", f"{where}/seats/{seat}", {"player": "me"})
        friend.good("PUT", f"{where}/ready", {"ready": True})
        host.good("POST", f"{where}/start")
    lives = {0: host.live(table["id"])}
    if friend is not None:
        lives[seats.index("open")] = friend.live(table["id"])
    for live in lives.values():
        live.until("sync")
    play(lives, Dice(seed))
    after: Json = host.good("GET", where)
    assert after["phase"] == "finished"
    return {**after, "result": lives[0].result}


def rating_of(who: Guest, asker: Guest | None = None) -> dict[tuple[str, int], Json]:
    profile: Json = (asker or who).good("GET", f"/api/people/{who.me['id']}")
    return {(one["game"], one["players"]): one for one in profile["ratings"]}


def test_a_finished_match_is_in_history_profile_and_ratings(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = played(["me", "open", "random"], host, friend)
    (match,) = host.good("GET", "/api/me/history")["matches"]
    assert (match["table"], match["game"], match["public"]) == (table["id"], "welcome_dungeon", True)
    places = {seat: n for n, group in enumerate(table["result"]["ranking"]) for seat in group}
    assert [seat["place"] for seat in match["seats"]] == [1 + places[seat] for seat in range(3)]
    assert [seat["score"] for seat in match["seats"]] == table["result"]["scores"]
    assert [seat["person"] for seat in match["seats"]] == [host.me["id"], friend.me["id"], None]
    assert [seat["mine"] for seat in match["seats"]] == [True, False, False]
    mine = rating_of(host)[("welcome_dungeon", 3)]
    assert (mine["rating"], mine["matches"]) == (match["rating"], 1)
    assert mine["rating"] - 1500 == match["change"] != 0
    assert mine["wins"] == int(match["won"])
    for asker in (host, friend, guest()):
        news = asker.good("GET", f"/api/tables/{table['id']}/ratings")
        assert (news["pending"], [one["seat"] for one in news["seats"]]) == (False, [0, 1, 2])
        assert (news["seats"][0]["rating"], news["seats"][0]["change"]) == (match["rating"], match["change"])
    assert rating_of(host, guest()) == rating_of(host)
    shown = guest().good("GET", f"/api/people/{host.me['id']}")
    assert shown["streak"] == shown["longest"] == mine["wins"]
    (highlight,) = shown["highlights"]
    score = table["result"]["scores"][0]
    assert (highlight["best"] or {}).get("score", 0) == score
    figures = host.good("GET", f"/api/people/{host.me['id']}/statistics?game=welcome_dungeon")
    assert [point["table"] for point in figures["scores"]] == [table["id"]]
    assert figures["seats"] == [{"players": 3, "seat": 0, "matches": 1, "wins": mine["wins"]}]
    assert all(pick["name"].startswith("hero-") for pick in figures["picks"])
    versus = host.good("GET", f"/api/people/{friend.me['id']}")["versus"]
    assert [(one["game"], one["matches"]) for one in versus] == [("welcome_dungeon", 1)]


def test_a_row_of_wins_ends_with_a_loss_and_not_with_a_match_alone() -> None:
    def point(players: int, won: bool) -> Point:
        return Point("g", 0.0, "t", players, 0, 1, 1, won, None, [])

    two, loss, alone = point(2, True), point(3, False), point(1, False)
    assert streaks_of([two, two, loss, two, alone, two, two]) == (3, 3)
    assert streaks_of([two, two, loss]) == (0, 2)
    assert streaks_of([]) == (0, 0)


def test_whoever_leaves_the_seat_to_a_bot_is_rated_all_the_same(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.table(["me", "open"])
    where = f"/api/tables/{table['id']}"
    friend.good("POST", f"{where}/seats/1", {"player": "me"})
    friend.good("PUT", f"{where}/ready", {"ready": True})
    host.good("POST", f"{where}/start")
    friend.good("POST", f"{where}/seats/1", {"player": "random"})
    live = host.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(2))
    (match,) = friend.good("GET", "/api/me/history")["matches"]
    assert match["seats"][1]["person"] == friend.me["id"]
    assert match["change"] is not None


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (["me", "random"], {"rated": False}),
        (["me", "random"], {"public": False}),
        (["random", "greedy"], {}),
    ],
)
def test_some_tables_are_casual(guest: MakeGuest, seats: list[str], more: Json) -> None:
    host = guest()
    table = host.table(seats, **more)
    if "me" in seats:
        assert table["rated"] is False
        live = host.live(table["id"])
        live.until("sync")
        play({0: live}, Dice(4))
        (match,) = host.good("GET", "/api/me/history")["matches"]
        assert (match["rating"], match["change"]) == (None, None)
        news = host.good("GET", f"/api/tables/{table['id']}/ratings")
        assert news == {"seats": [], "pending": False}
    assert rating_of(host) == {}


def test_private_matches_and_quiet_people_stay_unknown_to_strangers(guest: MakeGuest) -> None:
    host, friend, stranger = guest(), guest(), guest()
    unknown = stranger.http.get("/api/people/nobody-at-all")
    for who in (host.me["id"], host.me["name"]):
        answer = stranger.http.get(f"/api/people/{who}")
        assert (answer.status_code, answer.content) == (404, unknown.content)
        assert stranger.bad("GET", f"/api/people/{who}/statistics?game=welcome_dungeon")[0] == 404
    assert host.table(["me", "open"], public=False)["rated"] is False
    table = played(["me", "open"], host, friend, public=False, rated=True)
    assert table["rated"] is True
    news = f"/api/tables/{table['id']}/ratings"
    assert len(friend.good("GET", news)["seats"]) == 2
    assert stranger.good("GET", news) == {"seats": [], "pending": False}
    assert stranger.http.get(f"/api/people/{host.me['id']}").content == unknown.content
    assert [m["table"] for m in friend.good("GET", f"/api/people/{host.me['id']}")["recent"]] == [table["id"]]
    public = played(["me", "open"], host, friend, seed=5)
    seen = stranger.good("GET", f"/api/people/{host.me['name']}")
    assert [match["table"] for match in seen["recent"]] == [public["id"]]
    assert table["id"] not in json.dumps(seen)
    figures = stranger.good("GET", f"/api/people/{host.me['id']}/statistics?game=welcome_dungeon")
    assert len(figures["scores"]) == 1


def test_history_has_filters_and_pages(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    with_friend = played(["me", "open"], host, friend)["id"]
    alone = [played(["me", "random", "random"], host, seed=seed)["id"] for seed in range(2)]

    def tables(**wish: str) -> list[str]:
        answer = host.http.get("/api/me/history", params=wish)
        assert answer.is_success, answer.text
        page = answer.json()
        assert page["total"] == len(page["matches"])
        return [match["table"] for match in page["matches"]]

    assert tables() == [*reversed(alone), with_friend]
    assert tables(players="2") == tables(against=friend.me["id"]) == [with_friend]
    assert tables(game="dark_cave") == []
    assert sorted(tables(outcome="won") + tables(outcome="lost")) == sorted([*alone, with_friend])
    for wrong in ("players=0", "players=x", "outcome=drawn", "after=never", f"game={'x' * 99}"):
        assert host.bad("GET", f"/api/me/history?{wrong}")[0] == 400
    first = host.good("GET", "/api/me/history")["matches"][0]
    older = host.http.get("/api/me/history", params={"after": f"{first['finished']!r}_{first['table']}"})
    assert [match["table"] for match in older.json()["matches"]] == [alone[0], with_friend]


def test_the_leaderboard_lists_those_with_enough_matches(guest: MakeGuest) -> None:
    host = guest()
    for seed in range(5):
        board = host.good("GET", "/api/ratings?game=welcome_dungeon&players=4")
        assert not any(one["mine"] for one in board["leaders"])
        played(["me", "random", "greedy", "random"], host, seed=seed)
    board = host.good("GET", "/api/ratings?game=welcome_dungeon&players=4")
    assert board["me"]["matches"] == board["enough"] == 5
    assert [one["rank"] for one in board["leaders"]] == list(range(1, len(board["leaders"]) + 1))
    kinds = {one["name"]: one["kind"] for one in board["leaders"]}
    assert kinds[host.me["name"]] == "person"
    assert kinds["random"] == kinds["greedy"] == "bot"
    certain = [one["rating"] - 2 * one["deviation"] for one in board["leaders"]]
    assert all(a >= b - 2 for a, b in pairwise(certain))  # shown numbers are rounded
    assert host.bad("GET", "/api/ratings?game=welcome_dungeon&players=9") == (400, "players")
    assert host.bad("GET", "/api/ratings?game=chess&players=2") == (404, "unknown_game")
