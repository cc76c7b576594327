"""The teacher's remarks in a first match: what is worth looking at now.

`remarks/<game>.toml` lists them in the order of importance, each with conditions over what its reader knows:
the view, and which kinds of actions are allowed. The words are `<prefix>t-<id>` in `<game>_remarks.ftl`. At
most one is made at a time, and each of them once.

A condition is a path, an operator and a value, such as `deck <= 5` or `legal has draw`. A path goes through
the view (`my.` is the own seat's entry in `seats`; of a list it means all members), `#` before it counts what
it finds. Operators: `==`, `!=`, `<`, `<=`, `>`, `>=`, `has` (one of what is found is the value). A value that
begins with `$` is a path itself: `pile.adder has $seat`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, Final  # Any: views as plain values, and what conditions compare

import msgspec
from msgspec import Struct

from podzemi.engine.values import Action
from podzemi.languages import text
from podzemi.languages.sentences import fields
from podzemi.learn.structure import FOLDER, GAMES
from podzemi.rulebook.facts import facts


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something worth saying when all its conditions hold."""

    id: str
    when: tuple[str, ...]
    clauses: tuple[str, ...]
    """The rules behind it; the first one leads to the paragraph of the rulebook."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    remark: tuple[Remark, ...]


@cache
def _file(game: str) -> _File:
    return msgspec.toml.decode(FOLDER.joinpath("remarks", f"{game}.toml").read_bytes(), type=_File)


def remarks(game: str) -> tuple[Remark, ...]:
    """The remarks of this game, the most important first; none for a game without a teacher."""
    return _file(game).remark if game in GAMES else ()


def first_players(game: str) -> int:
    """How many players make a good first match, bots included."""
    return _file(game).players


def due(
    game: str, view: Any, legal: Collection[Action], said: Collection[str] = frozenset()
) -> Remark | None:
    """The remark to make at a decision, of those that have not been made; None: there is nothing to say."""
    known = condition_values(view, legal)
    left = (one for one in remarks(game) if one.id not in said)
    return next((one for one in left if all(holds(condition, known) for condition in one.when)), None)


def remark_text(game: str, remark: Remark, language: str) -> str:
    """The remark in words; `**` around what is bold."""
    return text(language, key(game, remark), facts(game))


def key(game: str, remark: Remark) -> str:
    return f"{fields(game).prefix}t-{remark.id}"


def message_keys(game: str) -> Iterator[str]:
    yield from (key(game, remark) for remark in remarks(game))


# ---------------------------------------------------------------- conditions


def condition_values(view: Any, legal: Collection[Action]) -> dict[str, Any]:
    """The values that conditions can test."""
    known: dict[str, Any] = msgspec.to_builtins(view)
    known["my"] = known["seats"][known["seat"]]
    known["legal"] = sorted({msgspec.to_builtins(action)["kind"] for action in legal})
    return known


_COMPARED: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "has": lambda found, wanted: wanted in found,
}


def holds(condition: str, known: dict[str, Any]) -> bool:
    path, sign, wanted = condition.split(" ", 2)
    found = look_up(known, path.removeprefix("#").split("."))
    value = look_up(known, wanted[1:].split(".")) if wanted.startswith("$") else _value(wanted)
    return _COMPARED[sign](len(found) if path.startswith("#") else found, value)


def look_up(known: Any, path: list[str]) -> Any:
    """The value at the end of a path; of a list, the values in all its members."""
    for part in path:
        known = [one[part] for one in known] if isinstance(known, list) else known[part]
    return known


def _value(written: str) -> Any:
    """A number, a truth value, null, or a word."""
    try:
        return msgspec.json.decode(written)
    except msgspec.DecodeError:
        return written
