"""The figures of a game, as values for its rulebook's sentences."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any  # Any: what TOML holds


@cache
def facts(game: str) -> dict[str, int]:
    """Every whole number of `data.toml` by its place: `$monster_dragon_strength`, `$gem_track_glory_3`."""
    text = files("podzemi.games").joinpath(game, "data", "data.toml").read_text("utf-8")
    return dict(_found(tomllib.loads(text), ""))


def _found(value: Any, name: str) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _found(inner, f"{name}_{key}" if name else key)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            known = item.get("id", place) if isinstance(item, dict) else place
            yield from _found(item, f"{name}_{known}")
    elif isinstance(value, int) and not isinstance(value, bool):
        yield name, value
