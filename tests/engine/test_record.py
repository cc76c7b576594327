"""Match records: strict to read, exact to replay, and clear about what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laws import laws
from podzemi.engine import RecordError, registry, replay
from podzemi.engine.record import read

GAME = registry.game("welcome_dungeon")


@pytest.fixture
def written() -> dict[str, Any]:
    line = laws.random_match(GAME, 3, {"first_hero": "random"}, 11).record().line()
    made: dict[str, Any] = json.loads(line)
    return made


def check(record: dict[str, Any]) -> None:
    replay(read(json.dumps(record), registry.game), registry.game)


def test_a_record_has_the_keys_of_the_format(written: dict[str, Any]) -> None:
    keys = ["format", "game", "rules", "players", "options", "seed", "chance", "actions", "result"]
    assert list(written) == keys
    assert written["chance"][0]["kind"] == "first_hero"
    assert set(written["actions"][0]) == {"seat", "action"}
    check(written)


def test_a_match_under_way_has_no_result(written: dict[str, Any]) -> None:
    rounds = [n for n, turn in enumerate(written["actions"]) if turn["action"]["kind"] == "choose_hero"]
    cut = {
        **written,
        "actions": written["actions"][: rounds[0]],
        "chance": written["chance"][:3],
        "result": None,
    }
    check(cut)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("format", {"format": 2}, "format 2 is not known"),
    ("game", {"game": "chess"}, "unknown game 'chess'"),
    ("rules", {"rules": 99}, "rules version 99"),
    ("players", {"players": 9}, "set-up refused: players"),
    ("option", {"options": {"first_hero": "bard"}}, "set-up refused: option_value"),
    ("extra key", {"comment": "hello"}, "unknown field `comment`"),
    ("no chance", {"chance": []}, "used up"),
    ("result", {"result": None}, "result differs"),
]


@pytest.mark.parametrize(("change", "message"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_what_is_wrong_is_said(written: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        check({**written, **change})


def test_a_refused_action_is_named_by_its_place(written: dict[str, Any]) -> None:
    written["actions"].insert(3, {"seat": 0, "action": {"kind": "choose_hero", "hero": "mage"}})
    with pytest.raises(RecordError, match="action 3: refused"):
        check(written)


def test_a_seat_that_is_not_there_is_refused(written: dict[str, Any]) -> None:
    written["actions"][0]["seat"] = 7
    with pytest.raises(RecordError, match="action 0: there is no seat 7"):
        check(written)


def test_chance_that_the_rules_do_not_ask_for_is_refused(written: dict[str, Any]) -> None:
    written["chance"].append({"kind": "first_player", "seat": 0})
    with pytest.raises(RecordError, match="chance outcome"):
        check(written)


@pytest.mark.parametrize("line", ["", "{", "[]", '"x"', "{}", "null", "\x00"])
def test_rubbish_is_not_a_record(line: str) -> None:
    with pytest.raises(RecordError, match="not a match record"):
        read(line, registry.game)


def test_a_deck_of_other_cards_is_refused(written: dict[str, Any]) -> None:
    """Outcomes that are no order of the 13 cards cannot come from the rules."""
    deck = next(outcome for outcome in written["chance"] if outcome["kind"] == "shuffle_deck")
    deck["cards"][0] = "goblin" if deck["cards"][0] != "goblin" else "dragon"
    with pytest.raises(RecordError, match="chance"):
        check(written)
