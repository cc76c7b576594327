"""The guided ways over HTTP: the list, a scene move by move, what is kept for whom; and nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from podzemi.engine import registry
from podzemi.learn import GAMES, scenes

from .conftest import MakeGuest
from .support import ThreadServer

GAME = "welcome_dungeon"
Json = dict[str, Any]


@pytest.fixture
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def step(http: httpx.Client, game: str, scene: str, moves: list[Json], lang: str = "en") -> Json:
    answer = http.post(f"/api/learn/{game}/{scene}", params={"lang": lang}, json={"moves": moves})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_walked_to_its_end(http: httpx.Client, game: str) -> None:
    for scene in scenes(game):
        moves: list[Json] = []
        found = step(http, game, scene.id, moves)
        while found["show"] is not None:
            assert found["step"] == len(moves) and found["telling"]["task"]
            moves.append(found["show"])
            found = step(http, game, scene.id, moves)
            assert found["mistake"] is None and len(found["history"]) == len(moves) + 1
        assert found["telling"]["done"] and found["legal"] == [] and found["step"] == found["steps"]


def test_a_wrong_move_is_explained_and_nothing_is_lost(http: httpx.Client) -> None:
    before = step(http, GAME, "place", [])
    after = step(http, GAME, "place", [{"answer": "pass"}])
    assert after["mistake"]["text"].startswith("**Too late to pass.**")
    assert after["mistake"]["clauses"][0] == "WD-4.1" and "events" not in after
    assert (after["view"], after["step"]) == (before["view"], before["step"])
    allowed = step(http, GAME, "know", [{"answer": "demon"}, {"action": {"kind": "draw"}}], "cs")
    assert allowed["mistake"]["text"].startswith("**To je dovoleno.**") and allowed["step"] == 1


def test_a_question_keeps_its_answer_to_itself(http: httpx.Client) -> None:
    found = step(http, GAME, "run", [])
    assert found["outlook"] is None and found["legal"] == [] and found["open"]
    assert [one["id"] for one in found["telling"]["answers"]] == ["0", "3", "8"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("nothing/run", {}, "unknown_game"),
        (f"{GAME}/nothing", {}, "unknown_scene"),
        (f"{GAME}/place", {"moves": [{"action": {"kind": "pass"}}]}, "card_must_be_placed"),
        (f"{GAME}/place", {"moves": [{"answer": "3"}]}, "malformed"),
        (f"{GAME}/place", {"moves": [{"answer": "pass"}, {"answer": "pass"}]}, "malformed"),
        (f"{GAME}/run", {"moves": [{"answer": "3"}] * 41}, "malformed"),
        (f"{GAME}/run", {"moves": [{"other": 1}]}, "malformed"),
    ],
)
def test_nonsense_is_refused(http: httpx.Client, path: str, body: Json, code: str) -> None:
    answer = http.post(f"/api/learn/{path}", json=body)
    assert answer.status_code in (400, 404, 409) and answer.json()["code"] == code


def test_progress_is_kept_for_a_guest(server: ThreadServer, guest: MakeGuest, http: httpx.Client) -> None:
    one = guest()
    listed = one.http.get("/api/learn").json()
    assert [way["game"] for way in listed] == list(registry.GAMES)
    assert {scene["how"] for way in listed for scene in way["scenes"]} == {"ahead"}
    one.http.put(f"/api/learn/{GAME}/run", json={"how": "skipped"})
    one.http.put(f"/api/learn/{GAME}/run", json={"how": "done"})
    one.http.put(f"/api/learn/{GAME}/run", json={"how": "skipped"})
    kept = one.http.put(f"/api/learn/{GAME}/place", json={"how": "skipped"}).json()
    assert [scene["how"] for scene in kept["scenes"]][:3] == ["done", "skipped", "ahead"]
    assert not kept["asked"]
    assert one.http.put(f"/api/learn/{GAME}/first_match", json={"how": "done"}).json()["asked"]
    assert http.get("/api/learn").json() == guest().http.get("/api/learn").json()


def test_progress_goes_along_into_an_account(guest: MakeGuest) -> None:
    one = guest()
    one.http.put(f"/api/learn/{GAME}/run", json={"how": "done"})
    made = one.http.post("/api/account", json={"name": "Learner of scenes", "password": "a long password"})
    assert made.status_code < 300, made.text
    listed = one.http.get("/api/learn").json()
    assert listed[0]["scenes"][0]["how"] == "done"
    told = one.http.get("/api/account/export").json()
    assert [row["lesson"] for row in told["lessons"]] == [f"{GAME}/run"]


def test_nobody_keeps_nothing(http: httpx.Client) -> None:
    answer = http.put(f"/api/learn/{GAME}/run", json={"how": "done"})
    assert answer.json()["code"] == "no_identity"
    unknown = http.put("/api/learn/nothing/first_match", json={"how": "done"})
    assert unknown.json()["code"] == "unknown_game"
