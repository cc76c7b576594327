"""The committed schemas say what the program sends, and nothing older."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.match import Match
from podzemi.wire import descriptions, schema
from podzemi.wire import messages as wire

DOCUMENTS = schema.documents()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_committed_schema_is_fresh(document: schema.Document) -> None:
    path = schema.FOLDER / document.name
    assert path.read_text("utf-8") == document.text, "run `python -m podzemi.wire.schema`"


def test_every_game_has_a_schema() -> None:
    assert {document.name for document in DOCUMENTS} == {
        "wire.json",
        *(f"{game}.json" for game in registry.GAMES),
    }


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    assert len(schema.write(tmp_path)) == len(DOCUMENTS)
    assert schema.write(tmp_path) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_field_is_described(document: schema.Document) -> None:
    parts = json.loads(document.text)["$defs"]
    fields = [
        (name, field, shape) for name in parts for field, shape in parts[name].get("properties", {}).items()
    ]
    assert fields
    assert [f"{name}.{field}" for name, field, shape in fields if not shape.get("description")] == []


def test_no_description_is_idle() -> None:
    """Every sentence of `fields.toml` stands in a schema."""
    said = "".join(document.text for document in DOCUMENTS)
    for section, table in descriptions.tables().items():
        for key, text in table.items():
            assert json.dumps(text, ensure_ascii=False) in said, f"{section}: {key}"


OUTLOOKS = 8
"""Forecasts are dear: of so many moments each seat makes one."""


@pytest.mark.parametrize("name", registry.GAMES)
def test_what_a_match_sends_fits_the_schema(name: str) -> None:
    """Every view, action, event and result of a played match, for all seats and a spectator."""
    game = registry.game(name)
    shapes = Shapes(schema.game(game))
    match: Match[Any, Any] = Match(game, game.max_players, seed=5)
    check_moment(game, match, match.opening, shapes)
    while game.result(match.state) is None:
        seat = game.to_act(match.state)[0]
        actions = game.actions(match.state, seat)
        action = actions[match.version % len(actions)]
        shapes.check("Action", action)
        check_moment(game, match, match.play(seat, action), shapes)
    shapes.check("Result", game.result(match.state))


def check_moment(game: AnyGame, match: Match[Any, Any], events: list[Any], shapes: Shapes) -> None:
    for seat in (*range(match.players), None):
        view = game.view(match.state, seat)
        shapes.check("View", view)
        if match.version % OUTLOOKS == (seat or 0):
            shapes.check("Outlook", game.preview(view))
        for event in seen(events, seat):
            shapes.check("Event", event)


def test_messages_fit_the_schema() -> None:
    shapes = Shapes(schema.wire())
    table = wire.TableInfo("t", "welcome_dungeon", 2, {}, True, "Ela", True, "gathering", [], 0, 0)
    nothing = msgspec.Raw(b"null")
    shapes.check("FromServer", wire.Sync(table, 0, None, nothing, nothing, nothing, [], nothing, nothing))
    shapes.check("FromServer", wire.Update(1, 0.0, nothing, nothing, nothing, nothing, nothing, nothing))
    taken_back = wire.Update(1, 0.0, nothing, nothing, nothing, nothing, nothing, nothing, undone=1, by=0)
    shapes.check("FromServer", taken_back)
    shapes.check("FromServer", wire.TableChanged(table))
    shapes.check("FromServer", wire.Accepted("a", 1))
    shapes.check("FromServer", wire.Refused(wire.Problem("code", "text")))
    shapes.check("FromServer", wire.Refused(wire.Problem("code", "text"), "a", 3))
    shapes.check("FromServer", wire.Pong())
    shapes.check("FromClient", wire.TakeBack("a", 1))
    shapes.check("FromClient", wire.Act("a", 0, msgspec.Raw(b"{}")))


def test_a_wrong_shape_is_noticed() -> None:
    shapes = Shapes(schema.wire())
    with pytest.raises(AssertionError, match="version"):
        shapes.check("FromServer", {"kind": "accepted", "id": "a", "version": "1"})
    with pytest.raises(AssertionError, match="extra"):
        shapes.check("FromServer", {"kind": "pong", "extra": 1})
    with pytest.raises(AssertionError, match="missing"):
        shapes.check("FromServer", {"kind": "accepted", "id": "a"})


class Shapes:
    """A small reader of the part of JSON Schema that we write."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.parts: dict[str, Any] = document["$defs"]

    def check(self, name: str, value: Any) -> None:
        self._check(self.parts[name], json.loads(msgspec.json.encode(value)), name)

    def _check(self, shape: dict[str, Any], value: Any, where: str) -> None:
        if "$ref" in shape:
            self._check(self.parts[shape["$ref"].rsplit("/", 1)[-1]], value, where)
        elif "anyOf" in shape:
            self._check_any(shape, value, where)
        elif "enum" in shape:
            assert value in shape["enum"], f"{where}: {value!r}"
        elif shape.get("type") == "object":
            self._check_object(shape, value, where)
        elif shape.get("type") == "array":
            assert isinstance(value, list), f"{where}: {value!r} is no list"
            for number, item in enumerate(value):
                self._check(shape.get("items", {}), item, f"{where}[{number}]")
        elif "type" in shape:
            assert is_plain(shape["type"], value), f"{where}: {value!r} is no {shape['type']}"

    def _check_any(self, shape: dict[str, Any], value: Any, where: str) -> None:
        mapping = shape.get("discriminator")
        if mapping is not None:
            ref = mapping["mapping"][value[mapping["propertyName"]]]
            return self._check({"$ref": ref}, value, where)
        problems = []
        for choice in sorted(shape["anyOf"], key=lambda choice: is_null(choice) != (value is None)):
            try:
                return self._check(choice, value, where)
            except AssertionError as problem:
                problems.append(str(problem))
        raise AssertionError(" and ".join(problems))

    def _check_object(self, shape: dict[str, Any], value: Any, where: str) -> None:
        assert isinstance(value, dict), f"{where}: {value!r} is no object"
        known = shape.get("properties", {})
        missing = [name for name in shape.get("required", []) if name not in value]
        assert not missing, f"{where}: missing {missing}"
        for name, item in value.items():
            inner = known.get(name, shape.get("additionalProperties", {}))
            assert inner is not False, f"{where}: extra {name}"
            self._check(inner if isinstance(inner, dict) else {}, item, f"{where}.{name}")


def is_null(shape: dict[str, Any]) -> bool:
    return shape.get("type") == "null"


def is_plain(kind: str, value: Any) -> bool:
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    kinds: dict[str, type] = {"string": str, "boolean": bool, "null": type(None)}
    return isinstance(value, kinds[kind])
