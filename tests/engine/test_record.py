"""Match records: strict to read, exact to replay, and clear about what is wrong."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

from laws import laws
from podzemi.engine import RecordError, registry, replay
from podzemi.engine.records.record import FORMATS, read
from podzemi.engine.records.verify import verify

GAME = registry.game("welcome_dungeon")
OLD = gzip.decompress(Path(__file__).with_name("format_1.jsonl.gz").read_bytes()).splitlines()
"""Sealed records of all games, written before there was format 2."""


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
    ("format", {"format": 3}, "format 3 is not known; this program reads formats 1 to 2"),
    ("old spelling", {"options": {"successes_to_win": 3}}, "Expected `str`, got `int`"),
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


# ---------------------------------------------------------------- two formats


@pytest.mark.parametrize("line", OLD, ids=[f"{json.loads(line)['game']}-{n}" for n, line in enumerate(OLD)])
def test_format_1_is_read_replayed_and_its_seal_holds(line: bytes) -> None:
    record = read(line, registry.game)
    assert record.format == 1
    verdict = verify(record, registry.game(record.game))
    assert {check.name: check.status for check in verdict.checks if check.name != "shown"} == dict.fromkeys(
        ("seal", "commitment", "actions", "chance", "result"), "proved"
    )


@pytest.mark.parametrize("line", OLD, ids=[f"{json.loads(line)['game']}-{n}" for n, line in enumerate(OLD)])
def test_formats_say_the_same(line: bytes) -> None:
    """From 1 to 2 and back is the same line; the match is the same, and so is the promise of its luck."""
    old = read(line, registry.game)
    game = registry.game(old.game)
    new = read(old.in_format(2, game).line(), registry.game)
    assert (new.actions, new.options, new.chance) == (old.actions, old.options, old.chance)
    assert new.promise == old.promise
    assert new.in_format(1, game).line() == old.in_format(1, game).line() == line
    assert new.sealed(game).fingerprint(game) != old.seal
    assert verify(new.sealed(game), game).ok


@pytest.mark.clause("DC-21.4", "DL-24.3")
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("dark_cave", {"kind": "step", "to": {1: "1,0,a", 2: [1, 0, "a"]}}),
        ("dark_cave", {"kind": "step", "to": {1: "x", 2: "1,0"}}),
        ("dark_cave", {"kind": "play_secret", "card": "A1-01", "mode": "clan", "target": {1: "2", 2: 2}}),
        ("dungeon_lords", {"kind": "spell_choice", "pay": {1: "gold", 2: True}}),
        ("dungeon_lords", {"kind": "plan_combat", "tile": {1: "a", 2: [0, 3]}, "traps": [], "creatures": []}),
        ("welcome_dungeon", {"kind": "dance"}),
        ("dungeon_lords", 7),
    ],
)
def test_each_format_has_its_own_spelling(name: str, action: Any, form: int) -> None:
    """What the other format writes, and what none does, is refused."""
    if isinstance(action, dict):
        action = {key: value[form] if isinstance(value, dict) else value for key, value in action.items()}
    with pytest.raises(msgspec.ValidationError):
        registry.game(name).from_record(action, form)


# ---------------------------------------------------------------- one type for every name


def types(path: str, value: Any, found: dict[str, set[str]]) -> None:
    """By path of names: the types of what stands there; null fits everywhere."""
    if value is not None:
        found.setdefault(path, set()).add(type(value).__name__)
    if isinstance(value, list):
        for one in value:
            types(f"{path}[]", one, found)
    elif isinstance(value, dict):
        for name, one in value.items():
            types(f"{path}.{name}", one, found)


def many_lines(name: str) -> list[bytes]:
    """Matches of every size, with every value of every option, with the largest seed; and the old ones."""
    game = registry.game(name)
    old = [read(line, registry.game) for line in OLD if json.loads(line)["game"] == name]
    wanted: list[tuple[int, dict[str, Any], int]] = [
        (players, {}, seed) for players in range(game.min_players, game.max_players + 1) for seed in (1, 2)
    ]
    for option in game.options:
        wanted += [(game.max_players, {option.name: value}, 3) for value in option.values]
    wanted.append((game.min_players, {}, 2**64 - 1))
    new = [laws.random_match(game, *setting).record().line() for setting in wanted]
    return [*new, *(record.in_format(2, game).line() for record in old)]


@pytest.fixture(scope="module")
def lines() -> dict[str, list[bytes]]:
    return {name: many_lines(name) for name in registry.GAMES}


def test_every_name_has_one_type_in_all_games(lines: dict[str, list[bytes]]) -> None:
    found: dict[str, set[str]] = {}
    for line in (line for some in lines.values() for line in some):
        types("", json.loads(line), found)
    assert {path: kinds for path, kinds in found.items() if len(kinds) > 1} == {}
    assert {".actions[].action.to", ".actions[].action.pays", ".actions[].action.cell[]"} <= set(found)


def test_the_test_of_types_can_fail() -> None:
    found: dict[str, set[str]] = {}
    for line in OLD:
        types("", json.loads(line), found)
    clashes = {path.rpartition(".")[2] for path, kinds in found.items() if len(kinds) > 1}
    assert clashes == {"tile", "pay", "to", "to[]", "lair[]", "target", "first_player"}


@pytest.mark.parametrize("names", [*((name,) for name in registry.GAMES), registry.GAMES], ids="-".join)
def test_polars_reads_the_records(lines: dict[str, list[bytes]], names: tuple[str, ...]) -> None:
    some = [line for name in names for line in lines[name]]
    frame = polars.read_ndjson(b"\n".join(some), infer_schema_length=None)
    assert frame.height == len(some)
    assert set(frame["game"]) == set(names)
    assert frame["seed"].to_list() == [json.loads(line)["seed"] for line in some]
    kinds = frame["actions"].explode().struct.field("action").struct.field("kind")
    assert kinds.null_count() == 0
