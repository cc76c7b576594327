"""The changes between two texts of JSON, part by part: in native code where it is there, else in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias  # Any: JSON

import msgspec

from podzemi import native

Between: TypeAlias = Callable[[bytes, bytes], bytes]

_json = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder().decode


def in_python(old: bytes, new: bytes) -> bytes:
    """The changed parts of `new` by path (`key`, `key.index`, …), as a JSON object. The empty path is all of
    it; the index after the last one adds to a list."""
    found: dict[str, Any] = {}
    if old != new:
        _add(found, "", _read(old), _read(new))
    return _json(found)


def _add(found: dict[str, Any], path: str, old: Any, new: Any) -> None:
    if old == new:
        return
    parts = _parts(old, new)
    if parts is None:
        found[path] = new
        return
    for key, before, after in parts:
        _add(found, f"{path}.{key}" if path else key, before, after)


def _parts(old: Any, new: Any) -> list[tuple[str, Any, Any]] | None:
    """Key or index, old and new part; None: they have not the same shape."""
    if isinstance(old, dict) and isinstance(new, dict):
        if old.keys() != new.keys() or any("." in key or not key for key in new):
            return None
        return [(key, old[key], value) for key, value in new.items()]
    if isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new):
        missing = [object()] * (len(new) - len(old))
        return [(str(n), *both) for n, both in enumerate(zip([*old, *missing], new, strict=True))]
    return None


def _between() -> Between:
    if not native.available():
        return in_python
    from podzemi.native import _core

    found: Between = getattr(_core, "json_changes", in_python)  # an older build has none
    return found


changes_between: Between = _between()
"""See `in_python`. Native code sends a part whole where its changed parts would be longer."""
