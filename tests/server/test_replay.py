"""Replays: what each eye saw, nothing of a running match, records from elsewhere, playing on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.engine.records import reveal
from podzemi.engine.records.record import read
from podzemi.engine.records.verify import verify
from podzemi.server.replay.replay import replay_of

from .conftest import MakeGuest
from .support import Guest, Json, Live, play

HIDDEN = "welcome_dungeon"
SEALED = "paper_dungeons"
OPENED = {
    "welcome_dungeon": {"hand", "pile", "asides"},
    "paper_dungeons": {"mine"},
    "dark_cave": {"hand", "seats", "hidden", "goals"},
    "dungeon_lords": {"seats", "row"},
}
"""The fields in which secrets of each game are found."""


def open_match(guest: MakeGuest, game: str, **more: Any) -> tuple[list[Guest], str, dict[int, Live]]:
    """Two people at a table of that game, connected, and the match has started."""
    ann, ben = guest(), guest()
    table: str = ann.good("POST", "/api/tables", {"game": game, "seats": ["me", "open"], **more})["id"]
    ben.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
    lives = {0: ann.live(table), 1: ben.live(table)}
    for live in lives.values():
        live.until("sync")
    ann.good("POST", f"/api/tables/{table}/start")
    for live in lives.values():
        live.until("sync", where=lambda message: message["view"] is not None)
    return [ann, ben], table, lives


def play_sealed(lives: list[Live], dice: Dice) -> None:
    """Let everybody decide at random, also where all decide at once."""
    while all(live.result is None for live in lives):
        for live in lives:
            live.resync()
            while live.legal:
                live.act(live.legal[dice.below(len(live.legal))])
                live.until("update")


def frames(asker: Guest, table: str, eye: str) -> list[Json]:
    made: list[Json] = []
    while True:
        page = asker.good("GET", f"/api/tables/{table}/replay?eye={eye}&from={len(made)}&outlook=true")
        made += page["frames"]
        if made[-1]["at"] == page["total"]:
            return made


def news(live: Live) -> list[Json]:
    """What one eye was shown, from the start of the match on."""
    told = [json.loads(text) for text in live.texts]
    shown = [one for one in told if one["kind"] in ("sync", "update") and one["view"] is not None]
    return shown[:1] + [one for one in shown[1:] if one["kind"] == "update"]


@pytest.mark.parametrize("game", [HIDDEN, SEALED])
def test_each_eye_sees_in_the_replay_what_it_saw_live(guest: MakeGuest, game: str) -> None:
    (ann, _), table, lives = open_match(guest, game)
    assert ann.bad("GET", f"/api/tables/{table}/ratings") == (409, "not_finished")
    watcher = guest().live(table)
    watcher.until("sync")
    play_sealed(list(lives.values()), Dice(7))
    for live in (*lives.values(), watcher):
        if live.result is None:
            live.until("update", where=lambda message: message["result"] is not None)
    for eye, live in {"0": lives[0], "1": lives[1], "public": watcher}.items():
        told, shown = news(live), frames(ann, table, eye)
        last = told.pop(0)
        assert shown[0]["view"] == last["view"]
        for frame in shown[1:]:
            heard = frame["events"] or str(frame["seat"]) == eye or frame["view"] != last["view"]
            if heard:
                last = told.pop(0)
            assert frame["view"] == last["view"]
            assert frame["outlook"] == last["outlook"]
            assert frame["result"] == last["result"]
            assert frame["events"] == (last["events"] if heard else [])
            assert frame["hands"] is None
        assert told == []


def leaves(value: Any, own: frozenset[str], *where: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything in a view that is not about its own seat alone, by its place."""
    if isinstance(value, dict):
        for name, one in value.items():
            if where or name not in own:
                yield from leaves(one, own, *where, name)
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from leaves(one, own, *where, number)
    else:
        yield where, value


@pytest.mark.parametrize("name", registry.GAMES)
def test_all_open_shows_at_once_what_each_seat_alone_knew(name: str) -> None:
    game = registry.game(name)
    own = game.private_fields | {"seat"}
    film = replay_of(read(played(name, 3, 5), registry.game), game)
    seen = set()
    for number in range(0, film.total, max(1, film.total // 40)):
        (frame,) = (
            json.loads(msgspec.json.encode(one)) for one in film.frames("open", number, number, False)
        )
        state = film.steps[number].state
        public = dict(leaves(msgspec.to_builtins(game.view(state, None)), own))
        shown = dict(leaves(frame["view"], own))
        for seat in range(3):
            view = msgspec.to_builtins(game.view(state, seat))
            hand = {field: view[field] for field in game.private_fields}
            if "mine" in hand:
                assert frame["view"]["seats"][seat]["sheet"] == hand["mine"].pop("sheet")
            assert frame["hands"][seat] == hand
            for place, secret in leaves(view, own):
                if public.get(place) != secret:
                    assert shown[place] == secret
                    seen.add(place[0])
            seen |= {field for field, value in hand.items() if value}
    assert seen >= OPENED[name]


def test_a_table_without_memory_aid_is_open_all_the_same() -> None:
    game = registry.game(HIDDEN)
    match: Match[Any, Any] = Match(game, 2, {"memory_aid": False}, seed=5)
    for kind in ("draw", "add"):
        seat = match.game.to_act(match.state)[0]
        actions = match.game.actions(match.state, seat)
        match.play(seat, next(one for one in actions if one.__struct_config__.tag == kind))
    everything = reveal.reveal(game, match.state, 0, 2)
    assert everything.view["pile"][0]["monster"] is not None
    assert everything.view["options"]["memory_aid"] is False
    assert game.view(match.state, seat).pile[0].monster is None


def test_no_frame_of_a_running_match(guest: MakeGuest) -> None:
    people, table, lives = open_match(guest, HIDDEN)
    stranger = guest()
    for stop in (None, 5):
        if stop is not None:
            play(lives, Dice(1), stop)
        for asker in (*people, stranger):
            for eye in ("public", "0", "1", "open"):
                for path in (f"replay?eye={eye}", f"replay/story?eye={eye}", "verdict", "record"):
                    assert asker.bad("GET", f"/api/tables/{table}/{path}") == (409, "not_finished")
            wish = {"at": 0, "seat": 0, "bot": "greedy"}
            assert asker.bad("POST", f"/api/tables/{table}/branch", wish) == (409, "not_finished")
            assert asker.bad("GET", f"/api/tables/{table}/behind?eye=0")[0] == 403


def test_seed_and_salt_stay_on_the_server_until_the_end(guest: MakeGuest) -> None:
    people, table, lives = open_match(guest, HIDDEN)
    shown = people[0].good("GET", f"/api/tables/{table}")["commitment"]
    play(lives, Dice(2))
    line = people[0].http.get(f"/api/tables/{table}/record").text
    record = json.loads(line)
    assert record["commitment"] == shown
    told = "".join(text for live in lives.values() for text in live.texts)
    assert shown in told
    assert str(record["seed"]) not in told
    assert record["salt"] not in told
    good = people[0].good("GET", f"/api/tables/{table}/verdict?shown={shown}")
    assert good["ok"]
    assert {check["status"] for check in good["checks"]} == {"proved"}
    wrong = people[0].good("GET", f"/api/tables/{table}/verdict?shown={'0' * 64}")
    assert [check["name"] for check in wrong["checks"] if check["status"] == "failed"] == ["shown"]


@pytest.fixture(scope="module")
def finished() -> bytes:
    """The line of a finished match of two bots' worth of random play."""
    return played(HIDDEN, 2, 5)


def played(game: str, players: int, seed: int) -> bytes:
    match: Match[Any, Any] = Match(registry.game(game), players, seed=seed)
    dice = Dice(seed)
    while match.game.result(match.state) is None:
        seat = match.game.to_act(match.state)[0]
        actions = match.game.actions(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
    return match.record().line()


def test_a_record_from_elsewhere_is_shown_and_not_stored(guest: MakeGuest, finished: bytes) -> None:
    ann, record = guest(), json.loads(finished)
    story = ann.good("POST", "/api/replay/story", {"record": record, "eye": "open"})
    assert (story["game"], story["players"], story["total"]) == (HIDDEN, 2, len(record["actions"]))
    assert story["table"] is None
    assert 0 in story["rounds"]
    page = ann.good("POST", "/api/replay", {"record": record, "eye": "1", "first": 3, "last": 5})
    assert [frame["at"] for frame in page["frames"]] == [3, 4, 5]
    assert {frame["view"]["seat"] for frame in page["frames"]} == {1}
    assert ann.good("POST", "/api/replay/verdict", {"record": record})["ok"]


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("record_format", {"format": 3, "news": True}),
    ("record_game", {"game": "chess"}),
    ("record_rules", {"rules": 99}),
    ("record_setup", {"players": 9}),
    ("record_unreadable", {"actions": "none"}),
    ("record_seat", {"actions": [{"seat": 7, "action": {"kind": "draw"}}]}),
    ("record_action", {"actions": [{"seat": 0, "action": {"kind": "add"}}]}),
    ("record_chance", {"chance": []}),
    ("record_result", {"result": None}),
    ("record_pack", {"pack": {"name": "Mine", "sha256": "0" * 64}}),
    ("record_branch", {"branches": [{"at": 9999, "seat": 0, "seed": 1}]}),
]


@pytest.mark.parametrize(("code", "change"), BROKEN, ids=[code for code, _ in BROKEN])
def test_a_broken_record_is_refused_with_its_reason(
    guest: MakeGuest, finished: bytes, code: str, change: dict[str, Any]
) -> None:
    record = {**json.loads(finished), **change}
    assert guest().bad("POST", "/api/replay/story", {"record": record}) == (422, code)


def test_moments_and_eyes_that_are_not_there(guest: MakeGuest, finished: bytes) -> None:
    ann, record = guest(), json.loads(finished)
    for part, refusal in (
        ({"eye": "2"}, (404, "unknown_seat")),
        ({"eye": "-1"}, (404, "unknown_seat")),
        ({"first": -1}, (404, "unknown_moment")),
        ({"first": 5, "last": 4}, (404, "unknown_moment")),
    ):
        assert ann.bad("POST", "/api/replay", {"record": record, **part}) == refusal
    assert ann.good("POST", "/api/replay", {"record": record, "first": 10**6})["frames"] == []
    large = {"record": {**record, "note": "x" * 2**20}}
    assert ann.bad("POST", "/api/replay", large) == (413, "too_large")


def branch(asker: Guest, record: Json, at: int, seat: int) -> Json:
    wish = {"record": record, "at": at, "seat": seat, "bot": "random"}
    made: Json = asker.good("POST", "/api/replay/branch", wish)
    return made


def test_playing_on_shows_the_seat_the_same_and_decides_the_rest_anew(guest: MakeGuest) -> None:
    """The view of the chosen seat goes on unchanged; what it did not know is another deal each time."""
    ann, record = guest(), json.loads(played(HIDDEN, 3, 4))
    at, seat = 9, 2
    before = ann.good("POST", "/api/replay", {"record": record, "eye": str(seat), "first": at, "last": at})
    decks: set[str] = set()
    for _ in range(4):
        info = branch(ann, record, at, seat)
        assert (info["public"], info["rated"], info["branch"]) == (False, False, at)
        assert [place["mine"] for place in info["seats"]] == [False, False, True]
        live = ann.live(info["id"])
        sync = live.until("sync")
        if not sync["legal"]:
            live.until("update", where=lambda message: message["legal"])
        history = [moment for moment in sync["history"] if moment["version"] <= at]
        assert len(history) == at + 1
        if sync["version"] == at:
            assert sync["view"] == before["frames"][0]["view"]
        play({0: live}, Dice(3))
        line = ann.http.get(f"/api/tables/{info['id']}/record").content
        made = read(line, registry.game)
        assert verify(made, registry.game(HIDDEN), info["commitment"]).ok
        assert json.loads(line)["actions"][:at] == record["actions"][:at]
        decks.add(json.dumps(json.loads(line)["chance"][len(record["chance"]) :]) + str(made.branches))
        live.close()
    assert len(decks) == 4


def test_what_the_seat_did_not_know_is_drawn_from_what_it_could_imagine() -> None:
    """At the moment of leaving, the seat's view is the same to the last byte, and the truth is not."""
    from podzemi.engine.records.commitment import Branch

    for name in registry.GAMES:
        game = registry.game(name)
        record = read(played(name, 2, 6), registry.game)
        at = len(record.actions) // 2
        truths, views = set(), set()
        for seed in range(4):
            match: Match[Any, Any] = Match(
                game, 2, record.options, record.seed, branches=[Branch(at, 1, seed)] if seed else []
            )
            for turn in record.actions[:at]:
                match.play(turn.seat, turn.action)
            views.add(msgspec.json.encode(game.view(match.state, 1)))
            truths.add(game.dump(match.state))
        assert len(views) == 1
        assert len(truths) == 4


def test_nobody_plays_on_from_nowhere(guest: MakeGuest, finished: bytes) -> None:
    ann, record = guest(), json.loads(finished)
    end = len(record["actions"])
    wish = {"record": record, "at": 3, "seat": 0, "bot": "random"}
    for change, refusal in (
        ({"at": end}, (409, "branch_end")),
        ({"at": end + 1}, (404, "unknown_moment")),
        ({"seat": 2}, (404, "unknown_seat")),
        ({"bot": "deep_thought"}, (404, "unknown_bot")),
        ({"record": {**record, "seed": record["seed"] + 1}}, (409, "branch_seed")),
    ):
        assert ann.bad("POST", "/api/replay/branch", {**wish, **change}) == refusal


def test_what_was_played_in_another_match_cannot_be_taken_back(guest: MakeGuest) -> None:
    ann, record = guest(), json.loads(played(HIDDEN, 2, 8))
    at = next(n for n, turn in enumerate(record["actions"], 1) if turn["action"]["kind"] == "sacrifice")
    live = ann.live(branch(ann, record, at, record["actions"][at - 1]["seat"])["id"])
    assert live.until("sync")["undo"] is None


def test_a_match_can_leave_one_that_left_another(guest: MakeGuest) -> None:
    ann, record = guest(), json.loads(played(HIDDEN, 2, 9))
    first = branch(ann, record, 4, 0)
    live = ann.live(first["id"])
    live.until("sync")
    play({0: live}, Dice(5))
    wish = {"at": 4, "seat": 1, "bot": "random"}
    second = ann.good("POST", f"/api/tables/{first['id']}/branch", wish)
    live = ann.live(second["id"])
    live.until("sync")
    play({0: live}, Dice(6))
    line = ann.http.get(f"/api/tables/{second['id']}/record").content
    made = read(line, registry.game)
    assert [one.at for one in made.branches or ()] == [4, 4]
    assert verify(made, registry.game(HIDDEN), second["commitment"]).ok


# ---------------------------------------------------------------- all open, later, by consent


def agree_to_open(lives: dict[int, Live]) -> None:
    lives[0].send({"kind": "propose", "id": "open-1", "version": lives[0].version, "what": "open"})
    asked = lives[1].until("update", where=lambda message: message["clock"]["question"] is not None)
    number = asked["clock"]["question"]["number"]
    lives[1].send({"kind": "answer", "id": "yes-1", "question": number, "yes": True})
    for live in lives.values():
        live.until("update", where=lambda message: message["clock"]["open"])


def test_spectators_see_all_open_later_if_all_agreed(guest: MakeGuest) -> None:
    people, table, lives = open_match(guest, HIDDEN, delay=5)
    watcher = guest()
    address = f"/api/tables/{table}/behind"
    assert watcher.bad("GET", address) == (403, "open_not_agreed")
    agree_to_open(lives)
    assert watcher.bad("GET", address) == (409, "open_too_soon")
    for person in people:
        assert person.bad("GET", address) == (403, "open_seated")
    seen = -1
    while lives[0].result is None:
        play(lives, Dice(seen + 50), max(live.version for live in lives.values()) + 1)
        answer = watcher.http.get(f"{address}/story")
        if answer.status_code == 200:
            story = answer.json()
            assert story["behind"] >= 5
            assert len(story["rounds"]) >= 1
            assert max(moment["version"] for moment in story["history"]) <= story["total"]
            assert watcher.good("GET", f"{address}?from={story['total'] + 1}")["frames"] == []
            seen = story["total"]
    assert seen >= 0
    assert watcher.bad("GET", address) == (409, "match_over")
    assert frames(watcher, table, "open")[seen]["at"] == seen
