"""What has changed, instead of everything: the parts, and what a connection that asks for them gets."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzemi import native
from podzemi.cli.hosting.load_clients import apply_patch
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.server.table.viewers.changed import changes_between, in_python

from .conftest import MakeGuest
from .support import Json, merged, play

WAYS = [in_python, *([changes_between] if native.available() else [])]
TEXTS = st.sampled_from(["a", "b", "c.d", 'e"', "\\", "]},", "ž"])
VALUES = st.recursive(
    st.none() | st.integers(2, 9) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("way", WAYS)
@given(old=VALUES, new=VALUES)
def test_changes_lead_from_one_value_to_the_other(way: Any, old: Any, new: Any) -> None:
    changes = json.loads(way(msgspec.json.encode(old), msgspec.json.encode(new)))
    assert apply_patch(old, changes) == new


@pytest.mark.parametrize("way", WAYS)
def test_changes_are_small(way: Any) -> None:
    whole = {"a": {"b": [1, 2, {"c": "long enough to matter"}], "d": "the same"}, "e": 5}
    now = {"a": {"b": [1, 2, {"c": "long enough to matter"}, 4], "d": "the same"}, "e": 6}
    old, new = msgspec.json.encode(whole), msgspec.json.encode(now)
    assert json.loads(way(old, new)) == {"a.b.3": 4, "e": 6}
    assert way(old, old) == b"{}"


@pytest.mark.parametrize("way", WAYS)
def test_another_shape_is_sent_whole(way: Any) -> None:
    def changes(old: Any, new: Any) -> Any:
        return json.loads(way(msgspec.json.encode(old), msgspec.json.encode(new)))

    assert changes({"a": 1}, {"b": 1}) == {"": {"b": 1}}
    assert changes(None, {"b": 1}) == {"": {"b": 1}}
    assert changes({"a": [1, 2]}, {"a": [1]}) == {"a": [1]}
    assert changes({"a": {"b.c": 1}}, {"a": {"b.c": 2}}) == {"a": {"b.c": 2}}


@pytest.mark.parametrize("name", registry.GAMES)
def test_changes_say_what_an_update_says(guest: MakeGuest, name: str) -> None:
    host = guest()
    table = host.table(["me", "random", "random"], game=name)
    whole, small = host.live(table["id"]), host.live(table["id"], "?changes=true")
    whole.until("sync")
    known, kinds = small.until("sync"), Counter[str]()
    play({0: whole}, Dice(3), stop_after=60)
    for update in filter(is_update, map(json.loads, whole.texts)):
        if update["version"] <= known["version"]:  # from before the second connection
            continue
        message = small.until("update", "changes")
        kinds[message["kind"]] += 1
        known = merged(known, message)
        for what in ("version", "at", "events", "view", "outlook", "legal", "undo", "result", "clock"):
            assert known[what] == update[what], what
    assert kinds["update"] == 1 and kinds["changes"] > 1
    told = [sum(map(len, filter(is_text_of_update, live.texts))) for live in (small, whole)]
    assert told[0] < told[1]


def is_update(message: Json) -> bool:
    return bool(message["kind"] == "update")


def is_text_of_update(text: str) -> bool:
    return json.loads(text)["kind"] in ("update", "changes")
