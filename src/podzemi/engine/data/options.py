"""Options of a game, as `options.toml` in its `data` folder declares them. No data pack can change them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

import msgspec
from msgspec import Struct

from podzemi.engine.game import Option, OptionValue


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[option]]`; the rules give the values that it leaves out."""

    name: str
    default: OptionValue
    clause: str
    values: list[OptionValue] = []
    later: bool = False


class Declarations(Struct, frozen=True, forbid_unknown_fields=True):
    option: list[Declared]


def read_options(
    package: str, values: Mapping[str, Sequence[OptionValue]] | None = None
) -> tuple[Option, ...]:
    """The options declared in `package`; `values`: by option, where the values are names of the rules."""
    text = files(package).joinpath("options.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), Declarations).option
    known = values or {}
    return tuple(
        Option(one.name, one.values or [*known[one.name]], one.default, one.clause, one.later)
        for one in found
    )
