"""Every figure of a game's data.toml matters: change it, and the components change or somebody objects."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from podzemi.engine import registry
from podzemi.engine.data.packs import PackError

Path = tuple[str | int, ...]

SHAPE: Final = "the version of the file's shape: another one is refused"
NO_FIGURES: Final = {
    "welcome_dungeon": {
        "schema": SHAPE,
        "extension.*": "the pieces of another box, for the day it is added; not enabled",
    },
    "paper_dungeons": {"schema": SHAPE},
    "dark_cave": {
        "schema": SHAPE,
        "age_min": "for people who choose a game, as printed on the box",
        "minutes": "for people who choose a game, as printed on the box",
        "option.players": "says for how many an option is meant; any table may choose it (DC-23.2)",
    },
    "dungeon_lords": {"schema": SHAPE},
}
"""Figures by place (`*` for any) that no rule reads, and why they are there."""
TRIES: Final = 3
"""How many figures of one place are changed at most: if one of them matters, the place does."""


def figures(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number and every yes or no, with where it stands."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from figures(one, (*path, name))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from figures(one, (*path, number))
    elif isinstance(value, int):
        yield path, value


def place(path: Path) -> str:
    """Where a figure stands, whatever its number in a list."""
    return ".".join(part for part in path if isinstance(part, str))


def changed(value: Any, path: Path) -> Any:
    """A copy with another figure at that place."""
    if not path:
        return not value if isinstance(value, bool) else value + 1
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(copy[path[0]], path[1:])
    return copy


def toml(value: Any) -> str:
    """One value as TOML; only arrays may be broken into lines."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {toml(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(data: dict[str, Any], above: str = "") -> str:
    """A table as TOML: its own values first, then the tables in it."""
    tables = {name: value for name, value in data.items() if holds_tables(value)}
    lines = [f"{json.dumps(name)} = {toml(value)}\n" for name, value in data.items() if name not in tables]
    for name, value in tables.items():
        title = f"{above}{json.dumps(name)}"
        for one in value if isinstance(value, list) else [value]:
            heading = f"[[{title}]]" if isinstance(value, list) else f"[{title}]"
            lines.append(f"{heading}\n{written(one, title + '.')}")
    return "".join(lines)


def holds_tables(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


def components(game: str, text: str) -> Any:
    """What the rules get from a text."""
    packs = registry.game(game).packs
    assert packs is not None
    other = packs.game(text)
    return other.box, other.options


def matters(game: str, data: dict[str, Any], path: Path, before: Any) -> bool:
    try:
        return bool(components(game, written(changed(data, path))) != before)
    except (PackError, ValueError, LookupError):
        return True


def excused(game: str, where: str) -> bool:
    return where in NO_FIGURES[game] or f"{where.partition('.')[0]}.*" in NO_FIGURES[game]


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_figure_matters(game: str) -> None:
    data = tomllib.loads(registry.game(game).builtin_data())
    before = components(game, written(data))
    places: dict[str, list[Path]] = {}
    for path, _ in figures(data):
        places.setdefault(place(path), []).append(path)
    idle = {
        where
        for where, paths in places.items()
        if not excused(game, where)
        and not any(matters(game, data, path, before) for path in paths[:: max(1, len(paths) // TRIES)])
    }
    assert sorted(idle) == []
