"""Actions as a record writes them (DL-22.1, DL-24.3): only what applies, and one type for every name.

On the wire `tile` is a creature to hire or a battle tile, and `pay` is a unit or a yes. Tables of data want
one type in a column, so a record of format 2 writes the battle tile as `cell` and the yes as `pays`.
"""

from __future__ import annotations

from typing import Any, Final  # Any: a union as a value, for which there is no type; JSON

import msgspec

from podzemi.engine.values import Action as BaseAction
from podzemi.games.dungeon_lords import actions

_RENAMED: Final[dict[str, tuple[str, str]]] = {
    "plan_combat": ("tile", "cell"),
    "spell_choice": ("pay", "pays"),
}
"""By kind: the name on the wire and in format 1, the name in format 2."""
_ACTION: Final[Any] = actions.Action


def to_record(action: BaseAction, format: int) -> dict[str, Any]:
    """DL-22.1: what does not apply is left out; null only where it is listed as a value (DL-22.5)."""
    given = msgspec.to_builtins(action)
    kept = actions.null_values(action)
    written = {name: value for name, value in given.items() if value is not None or name in kept}
    return written if format == 1 else _rename(written, *_RENAMED.get(written["kind"], ("", "")))


def from_record(value: Any, format: int) -> actions.Action:
    """The inverse; msgspec.ValidationError for what `to_record` does not write."""
    if format != 1 and isinstance(value, dict) and (names := _RENAMED.get(str(value.get("kind")))):
        wire, record = names
        if wire in value:
            raise msgspec.ValidationError(f"`{wire}` is called `{record}` in format {format}")
        value = _rename(value, record, wire)
    action: actions.Action = msgspec.convert(value, _ACTION)
    return action


def _rename(written: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    return {new if name == old else name: value for name, value in written.items()}
