"""Puzzles over HTTP: a list, a position from a line of play, hints, the best line; and nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

import httpx
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice

from .conftest import MakeGuest
from .support import ThreadServer

PATH = "/api/puzzles/dungeon_lords"
Json = dict[str, Any]


@pytest.fixture
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def step(http: httpx.Client, id: str, actions: list[Json]) -> Json:
    answer = http.post(f"{PATH}/{id}", json={"actions": actions})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_list_has_practice_levels_and_the_day(http: httpx.Client) -> None:
    found = http.get(PATH).json()
    assert [one["id"] for one in found["practice"]] == [f"practice-{n}" for n in (1, 2, 3, 4, 5)]
    assert found["levels"] == ["easy", "medium", "hard"]
    assert date.fromisoformat(found["daily"].removeprefix("daily-"))
    assert all(one["goal"]["lost"] == 1 for one in found["practice"])


def test_best_line_ends_with_three_stars(http: httpx.Client) -> None:
    for id in ("practice-3", "easy-1"):
        actions = http.get(f"{PATH}/{id}/best").json()["actions"]
        begun = step(http, id, [])
        assert begun["version"] == 0 and begun["result"] is None and begun["legal"]
        assert begun["view"]["seats"][0]["part"] == "plan" and begun["seat"] == 0
        played = step(http, id, actions)
        assert played["result"]["stars"] == 3 and played["legal"] == []
        assert played["result"]["values"] == played["puzzle"]["goal"]
        assert len(played["history"]) == len(actions) + 1 and played["events"]
        assert played["view"]["phase"] == "game_over"


def test_every_game_has_puzzles_of_the_day(http: httpx.Client) -> None:
    found = http.get("/api/puzzles").json()
    assert found["games"] == list(registry.GAMES)
    for game in found["games"]:
        assert http.get(f"/api/puzzles/{game}").json()["daily"] == found["daily"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_step_gives_the_answer_away_nowhere(http: httpx.Client, game: str) -> None:
    """Only the best line tells it, and that is asked for by who gives up or has found it."""
    path = f"/api/puzzles/{game}/practice-1"
    best = http.get(f"{path}/best").json()
    assert len(best["reasons"]) == len(best["actions"]) > 0
    begun = http.post(path, json={"actions": []}).json()
    assert set(begun["puzzle"]) == {"id", "level", "difficulty", "goal"}
    assert begun["history"] == [{"version": 0, "at": 0.0, "events": begun["events"]}]
    secret = {"best", "line", "reasons", "answer", "seed"}
    assert not secret & set(begun) and begun["result"] is None
    ended = http.post(path, json={"actions": best["actions"]}).json()
    assert ended["result"]["stars"] == 3 and ended["legal"] == []


def test_hints_say_more_and_more(http: httpx.Client) -> None:
    def hint(actions: list[Json], degree: int) -> Json:
        answer = http.post(f"{PATH}/practice-2/hint", json={"actions": actions, "degree": degree})
        found: Json = answer.json()
        return found

    best = http.get(f"{PATH}/practice-2/best").json()["actions"]
    assert hint([], 1)["text"] == "good"
    assert hint([], 2)["text"] == "plan" and hint([], 2)["action"] is None
    assert hint([], 3)["action"] == best[0]
    wrong = step(http, "practice-2", [])["legal"][0]
    assert hint([wrong], 1)["text"] == "missed"
    assert hint(best, 3)["text"] == "over"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/puzzles/chess", "unknown_game"),
        ("/api/puzzles/welcome_dungeon/practice-5/best", "unknown_puzzle"),
        (f"{PATH}/practice-6/best", "unknown_puzzle"),
        (f"{PATH}/daily-2026-02-30/best", "unknown_puzzle"),
        (f"{PATH}/easy-0/best", "unknown_puzzle"),
        (f"{PATH}/easy-１/best", "unknown_puzzle"),
    ],
)
def test_unknown_puzzles_are_not_found(http: httpx.Client, path: str, code: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_refused_actions_name_their_clause(http: httpx.Client) -> None:
    plan = {"kind": "plan_combat", "tile": [4, 3], "traps": [], "creatures": []}
    answer = http.post(f"{PATH}/practice-1", json={"actions": [plan]})
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["clause"]) == ("not_nearest", "DL-10.4")


def test_nonsense_is_refused_and_nothing_breaks(http: httpx.Client) -> None:
    """Whatever comes, the answer is a refusal in words, never an error of ours."""
    legal = [json.dumps(one) for one in step(http, "practice-1", [])["legal"]]
    dice = Dice(7)
    bodies = ['{"actions": [1]}', '{"actions": {}}', '{"degree": "x"}', "[]", "{", '{"actions": [[[[]]]]}']
    bodies += ['{"actions": [' + ",".join(legal[:1] * 300) + "]}", '{"more": 1}', '{"actions": [null]}']
    for _ in range(60):
        text = bytearray(('{"actions": [' + legal[dice.below(len(legal))] + "]}").encode())
        text[dice.below(len(text))] = 32 + dice.below(90)
        bodies.append(text.decode())
    for body in bodies:
        answer = http.post(f"{PATH}/practice-1", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400, 409), body
        assert answer.status_code == 200 or answer.json()["text"]


def test_server_and_engine_give_the_same_puzzle(http: httpx.Client) -> None:
    game = registry.game("dungeon_lords")
    assert game.puzzles is not None
    info = game.puzzles.info("medium-1")
    assert step(http, "medium-1", [])["puzzle"]["goal"] == info.goal


def test_hindsight_of_a_finished_table(guest: MakeGuest) -> None:
    """Lessons for every seat once the match is over; before that it is refused."""
    host = guest()
    open_table = host.table(["me", "open"], game="dungeon_lords")
    where = f"/api/tables/{open_table['id']}/hindsight"
    assert host.bad("GET", where) == (409, "not_finished")
    played = host.table(["random", "random"], game="dungeon_lords", options={"full_rules": False})
    watcher = host.live(played["id"])
    if watcher.until("sync")["result"] is None:
        watcher.until("update", where=lambda message: message["result"] is not None)
    lessons = host.http.get(f"/api/tables/{played['id']}/hindsight").json()
    assert {(lesson["seat"], lesson["part"]["year"]) for lesson in lessons} <= {
        (seat, year) for seat in (0, 1) for year in (1, 2)
    }
    assert lessons and set(lessons[0]["happened"]) == {"lost", "captured", "spent"}
    assert host.http.get(f"/api/tables/{played['id']}/hindsight").json() == lessons
