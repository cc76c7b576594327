"""Sentences from a game's data, in the reader's language: events, actions, refusals, results.

Nothing here knows a game: `fields.json` says which fields are seats and which hold ids that
have names. The browser makes the same sentences from the same files (`web/src/lib/catalogue.ts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final  # Any: events, actions and results of whichever game

import msgspec
from msgspec import Struct

from podzemi.engine.data.packs import Mistake
from podzemi.engine.parts import Grade
from podzemi.languages import Name, has, text

ROMANS: Final = ("", "I", "II", "III")


class GameFields(Struct, frozen=True, forbid_unknown_fields=True):
    """How one game's values become words."""

    prefix: str
    """First part of the game's keys."""
    seats: list[str]
    """Fields that hold a seat: they give the player's name, and `<field>_is` "you", "other" or "none"."""
    names: dict[str, str]
    """Fields that hold ids, or lists of them, by family: `tile` names `<prefix>-tile-<id>`."""
    romans: list[str] = []
    """Fields whose numbers are printed as I, II, III."""
    seat_lists: list[str] = []
    """Fields that hold several seats."""
    most: list[str] = []
    """Lists of numbers of which a sentence says the highest."""


@cache
def _catalogued_games() -> dict[str, GameFields]:
    """The fields of the games that have a catalogue."""
    data = files("podzemi.languages").joinpath("fields.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, GameFields])


def fields(game: str) -> GameFields:
    """The fields of that game; without a catalogue only `seat` is known, and no key of it exists."""
    return _catalogued_games().get(game) or GameFields(
        prefix=game.replace("_", "-"), seats=["seat"], names={}
    )


def readable(key: str) -> str:
    """A key as words, where a game has no catalogue: `end_turn` is "End turn"."""
    words = key.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def _readable_sentence(data: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event or an action without a catalogue: "Taken: seat Anna, heap 0, stones 2"."""
    parts = [
        f"{readable(field).lower()} {_player(value, names) if field == 'seat' else _readable_value(value)}"
        for field, value in data.items()
        if field != "kind" and value is not None
    ]
    return readable(data["kind"]) + (f": {', '.join(parts)}" if parts else "")


def _readable_value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return " ".join(map(_readable_value, value))
    return value.replace("_", " ") if isinstance(value, str) else str(value)


def event_text(language: str, game: str, event: Any, names: Sequence[str], me: int | None) -> str:
    """The sentence of an event for seat `me` (None: a spectator); `names` are the players' names by seat."""
    data = msgspec.to_builtins(event)
    if game not in _catalogued_games():
        return _readable_sentence(data, names)
    key = f"{fields(game).prefix}-event-{_dash(data['kind'])}"
    return text(language, key, sentence_values(language, game, data, names, me))


def action_text(language: str, game: str, action: Any, names: Sequence[str] = ()) -> str:
    """The label of an action's button; `names` are the players' names by seat, where they are known."""
    data = msgspec.to_builtins(action)
    if game not in _catalogued_games():
        return _readable_sentence(data, names)
    key = f"{fields(game).prefix}-action-{_dash(data['kind'])}"
    return text(language, key, sentence_values(language, game, data, names))


def reason_text(language: str, game: str, reason: Any, names: Sequence[str], me: int | None) -> str:
    """The sentence of a consequence of an action, told to seat `me`."""
    data = msgspec.to_builtins(reason)
    key = f"{fields(game).prefix}-reason-{_dash(data['kind'])}"
    return text(language, key, sentence_values(language, game, data, names, me))


def refusal_text(
    language: str,
    game: str | None,
    code: str,
    values: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Why not: the game's own sentence if it has one, else the one for all games."""
    given = dict(values or {})
    if game is None:
        return text(language, f"refusal-{code}", given)
    own = f"{fields(game).prefix}-refusal-{code}"
    key = own if has(language, own) else f"refusal-{code}"
    if not has(language, key) and game not in _catalogued_games():
        return readable(code)
    return text(language, key, sentence_values(language, game, given, names or ()))


def mistake_text(language: str, game: str | None, mistake: Mistake) -> str:
    """The sentence for a mistake in a data pack, with the remedy: the game's own sentence if it has one."""
    key = f"pack-{mistake.code}"
    if game is not None and has(language, own := f"{fields(game).prefix}-{key}"):
        key = own
    return text(language, key, {"place": mistake.place, "line": mistake.line or 0, **mistake.values})


def result_text(language: str, game: str, result: Any, names: Sequence[str], me: int | None) -> str:
    """The winner, and the reason."""
    data = msgspec.to_builtins(result)
    first = data["ranking"][0]
    if game not in _catalogued_games():
        return text(language, "result-winner", {"names": [str(_player(seat, names)) for seat in first]})
    by_points = "shared" if len(first) > 1 else "points"
    why = data["detail"].get("won_by", data["detail"].get("reason", by_points))
    key = f"{fields(game).prefix}-won-by-{why}"
    values = data["detail"] | {"seat": first[0]}
    return text(language, key, sentence_values(language, game, values, names, me))


def grade_text(language: str, game: str, grade: Grade) -> str:
    """How good a lone player's score is."""
    prefix = fields(game).prefix
    values = {"grade": text(language, f"{prefix}-grade-{grade.name}"), "percentile": grade.percentile}
    return text(language, f"{prefix}-graded", values)


def option_text(language: str, game: str, name: str) -> str:
    """The name of an option."""
    if game not in _catalogued_games():
        return readable(name)
    return text(language, f"{fields(game).prefix}-option-{name}")


def option_value_text(language: str, game: str, name: str, value: str | int | bool) -> str:
    """The name of one of an option's values."""
    spoken = str(value).lower() if isinstance(value, bool) else value
    if game not in _catalogued_games():
        return readable(str(spoken))
    return text(language, f"{fields(game).prefix}-option-{name}-{spoken}")


def sentence_values(
    language: str, game: str, data: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None
) -> dict[str, Any]:
    """A game's data as sentence values: seats get names, ids become names with cases."""
    known = fields(game)
    full: dict[str, Any] = {}
    for field, value in data.items():
        if field in known.seat_lists:
            full[field] = [_player(seat, names) for seat in value]
        elif field in known.most:
            full[f"{field}_most"] = max(value)
        elif place := _place(language, known.prefix, value):
            full[field] = place
        elif field in known.seats and not isinstance(value, list):
            full[field] = _player(value, names)
            full[f"{field}_is"] = None if value is None else "you" if value == me else "other"
        elif field in known.names:
            full[field] = _names(language, known, field, value)
        elif field in known.romans and isinstance(value, int):
            full[field] = ROMANS[value]
        elif value is None or isinstance(value, str | int | float):
            full[field] = value
    if isinstance(x := data.get("x"), int) and isinstance(y := data.get("y"), int):
        full |= place_values(x, y)
    if isinstance(origin := data.get("origin"), list) and isinstance(to := data.get("to"), list):
        full["stays"] = origin[:2] == to[:2]
    return full


def place_values(x: int, y: int) -> dict[str, str | int]:
    """A cell of a map as sentence values: counted from 1 (`x_nth`), or as steps away from the middle."""
    values: dict[str, str | int] = {}
    for name, at in (("x", x), ("y", y)):
        side = "zero" if at == 0 else "plus" if at > 0 else "minus"
        values |= {name: at, f"{name}_nth": at + 1, f"{name}_far": abs(at), f"{name}_is": side}
    return values


def _place(language: str, prefix: str, value: Any) -> Name | list[Name] | None:
    """The name of a place `[2, -1]` or `[2, -1, "n"]`, those of several; None if it is something else."""
    if not isinstance(value, list) or not value or not has(language, f"{prefix}-place"):
        return None
    if isinstance(value[0], list):
        return [found for one in value if isinstance(found := _place(language, prefix, one), Name)]
    if len(value) in (2, 3) and isinstance(value[0], int) and isinstance(value[1], int):
        return Name(f"{prefix}-place", tuple(place_values(value[0], value[1]).items()))
    return None


def _names(language: str, known: GameFields, field: str, value: Any) -> Any:
    family = known.names[field]
    if isinstance(value, list):
        return [_name_of(language, known.prefix, family, item) for item in value]
    return _name_of(language, known.prefix, family, value)


def _player(seat: int | None, names: Sequence[str]) -> str | None:
    if seat is None:
        return None
    return names[seat] if seat < len(names) else f"#{seat + 1}"


def _name_of(language: str, prefix: str, family: str, item: Any) -> Any:
    """The name of an id, or of the id inside an object; anything without a name stays as it is."""
    found = item[family] if isinstance(item, dict) else item
    key = f"{prefix}-{family}-{found}"
    return Name(key) if isinstance(found, str) and has(language, key) else found


def _dash(kind: str) -> str:
    return kind.replace("_", "-")
