"""Observations made from views alone, game by game: an independent reference for `laws.observations`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Numbers: TypeAlias = "Mapping[str, int | Iterable[int]]"
