"""Objects that are the sum of their fields: compared, hashed, pickled, dumped and shown by them.

A game's `state.py` declares fields; `scripts/states.py` writes slots, constructor and `clone`. All that
needs no speed is here, once for all games, and finds the fields by itself, compiled or not.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Self, TypeVar  # Any: fields of every type, and what pickle holds

import msgspec
from mypy_extensions import mypyc_attr

from podzemi.engine.dice import Dice, dump_dice, load_dice

T = TypeVar("T", bound="Fields")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Has fields and nothing else. Two with equal fields are equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(_hashable(value) for value in values(self))))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_build, (type(self), values(self)))

    def __repr__(self) -> str:
        pairs = zip(names(type(self)), values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Copied(Fields):
    """Belongs to one match, and is copied with it."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares nothing but the components."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Components(Fields):
    """Belongs to a game: matches share it, and nobody changes it."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or super().__eq__(other)

    def __hash__(self) -> int:
        """Constant per game, because caches hash this often; `==` tells different components apart."""
        return hash(type(self).__module__)

    def __reduce__(self) -> tuple[Any, ...]:
        """The built-in components are named, not written out."""
        package = type(self).__module__.rpartition(".")[0]
        if builtin(package) is self:
            return (builtin, (package,))
        return super().__reduce__()

    def __deepcopy__(self, memo: dict[int, Any]) -> Components:
        return self

    def __repr__(self) -> str:
        return f"<components of {type(self).__module__.split('.')[-2]}>"


def builtin(package: str) -> Any:
    """The components that the game of that package comes with."""
    return import_module(f"{package}.data.tables").BOX


def names(cls: type) -> tuple[str, ...]:
    """The fields of a class in the order of their declaration."""
    found: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ())
    return found or cls.__slots__  # type: ignore[attr-defined]  # every class of fields has slots


def values(of: Fields) -> list[Any]:
    """The fields of an object, in order."""
    return [getattr(of, name) for name in names(type(of))]


def dump(state: Fields) -> bytes:
    """An object and all it holds as bytes, but for the components."""
    return msgspec.msgpack.encode(state, enc_hook=_plain)


def load(cls: type[T], data: bytes, box: Components) -> T:
    """The inverse of `dump`, with these components."""
    found: T = _object(msgspec.msgpack.decode(data), cls.__module__, box)
    return found


def _plain(value: Any) -> Any:
    """A plain value for an object that msgspec does not know."""
    if isinstance(value, Components):
        return {"Box": None}
    if isinstance(value, Dice):
        return {"Dice": dump_dice(value)}
    if isinstance(value, Fields):
        return {type(value).__name__: values(value)}
    raise NotImplementedError(f"{type(value).__name__} is no part of a state")


def _object(plain: Any, module: str, box: Components) -> Any:
    if isinstance(plain, list):
        return [_object(one, module, box) for one in plain]
    if not isinstance(plain, dict):
        return plain
    ((name, parts),) = plain.items()
    if name == "Box":
        return box
    if name == "Dice":
        return load_dice(parts)
    return _build(getattr(sys.modules[module], name), [_object(one, module, box) for one in parts])


def _build(cls: type[T], parts: list[Any]) -> T:
    return cls(**dict(zip(names(cls), parts, strict=True)))


def _hashable(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_hashable(one) for one in value)
    if isinstance(value, dict):
        return tuple(value.items())
    return value
