"""Data packs: a game's components from somebody else's file, checked before they are believed.

A pack is a TOML text of the same shape as the game's own `data.toml`. Whoever owns a printed
game can enter its values, and a table plays with them. Everything that can be wrong with a pack is
a `Mistake`: a code for the sentence, the place in the file, values for the blanks. A place is a
dotted path; entries of a list are named by their `id`, or counted from 1: `boss.minotaur.tier`.

Long because everything that can be wrong with a file somebody wrote by hand is found and placed here.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

# Any: TOML, not yet checked, and the figures of whichever game
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import msgspec.inspect as inspect
from msgspec import Struct

MOST_BYTES: Final = 128 * 1024
"""Several times the largest data file of our own."""
LINE_MOST: Final = 1000
"""The reader's time grows with the square of a key's parts; a key stands in one line."""
MOST_MISTAKES: Final = 50
NAME_MOST: Final = 60
NUMBER_MOST: Final = 9999
"""No component of a board game is larger, and every one fits the rules' integers."""

CODES: Final = (
    "no_packs",
    "too_large",
    "not_text",
    "long_line",
    "not_toml",
    "wrong_game",
    "wrong_format",
    "bad_name",
    "missing_field",
    "unknown_field",
    "unknown_field_near",
    "wrong_type",
    "unknown_value",
    "range",
    "least",
    "most",
    "fixed",
    "length",
    "sum",
    "missing_entry",
    "unknown_entry",
    "twice",
    "order",
    "rise",
    "reference",
    "differs",
    "pattern",
    "not_enough",
    "too_many",
    "together",
)
"""Mistakes any pack can have: `pack-<code>` is the sentence. A game's own have `<prefix>-pack-<code>`."""

Value: TypeAlias = str | int


class Mistake(Struct, frozen=True):
    """One thing that is wrong with a pack."""

    code: str
    place: str = ""
    values: dict[str, Value] = {}
    line: int | None = None
    """The line of the file, where it can be told."""


class PackError(ValueError):
    """A pack that cannot be played with; `mistakes` says everything that was found."""

    game: str | None = None
    """For which game, where that is known."""

    def __init__(self, code: str, place: str = "", values: Mapping[str, Value] | None = None) -> None:
        self._say([Mistake(code, place, dict(values or {}))])

    @classmethod
    def of(cls, mistakes: Iterable[Mistake], text: str = "") -> PackError:
        """Several mistakes at once; with the text each gets its line."""
        error = cls.__new__(cls)
        error._say([_with_line(mistake, text) for mistake in mistakes][:MOST_MISTAKES])
        return error

    def _say(self, mistakes: list[Mistake]) -> None:
        super().__init__(
            "; ".join(f"{m.place or 'pack'}: {m.code} {m.values or ''}".strip() for m in mistakes)
        )
        self.mistakes = mistakes


class Pack(Struct, frozen=True):
    """Which components a match is played with, as its record says."""

    name: str
    sha256: str


def digest(text: str) -> str:
    """What tells two packs apart."""
    return hashlib.sha256(text.encode()).hexdigest()


def game_of(text: str) -> str:
    """The name of the game that a pack says it is for; empty if it does not say."""
    tree = parse(text)
    about = tree.get("meta")
    named = tree.get("game", about.get("game") if isinstance(about, dict) else None)
    return named.replace("-", "_") if isinstance(named, str) else ""


def pack_of(text: str) -> Pack:
    """The pack's own name (`pack.name`), or the beginning of its digest."""
    sha = digest(text)
    return Pack(_own_name(parse(text)) or sha[:8], sha)


# ---------------------------------------------------------------- reading

T = TypeVar("T")
Check: TypeAlias = Callable[[Any], Iterable[Mistake]]


def read(
    text: str,
    shape: type[T],
    header: Mapping[str, Value],
    checks: Iterable[Check] = (),
    trim: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
) -> T:
    """A pack as the game's own data class.

    `header` says which fields name the game and the version of the format (`{"game": …, "schema": 1}`):
    they are asked first. `trim` may take out what the data class does not hold. The checks run one
    after the other, and a later one may rely on the earlier ones: the first that finds mistakes ends it.
    """
    tree = parse(text)
    _own_name(tree)
    tree.pop("pack", None)
    _raise(_header(tree, header), text)
    kept = trim(tree) if trim is not None else tree
    _raise(_shape(kept, inspect.type_info(shape), ""), text)
    data = msgspec.convert(kept, shape)
    for check in checks:
        _raise(check(data), text)
    return data


def text_of(data: bytes) -> str:
    """A pack's text from the bytes of its file; PackError if it is no text."""
    if len(data) > MOST_BYTES:
        raise PackError("too_large", "", {"size": len(data) // 1024 + 1, "most": MOST_BYTES // 1024})
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PackError("not_text") from None


def parse(text: str) -> dict[str, Any]:
    """The TOML tree of a pack; PackError if it is too large or no TOML."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise PackError("too_large", "", {"size": size // 1024 + 1, "most": MOST_BYTES // 1024})
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE_MOST:
            raise PackError.of([Mistake("long_line", "", {"most": LINE_MOST}, number)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError of its own: thousands of digits
        raise PackError.of([_not_toml(str(error))]) from None


def unless(fact: bool, code: str, place: str = "", **values: Value) -> list[Mistake]:
    """No mistake if the fact holds, else this one."""
    return [] if fact else [Mistake(code, place, values)]


def same_ids(place: str, found: Iterable[Any], wanted: Iterable[Any], ordered: bool = True) -> list[Mistake]:
    """Every entry once, none missing and none more; in the rules' order if that matters."""
    have, want = [str(one) for one in found], [str(one) for one in wanted]
    missing = [name for name in want if name not in have]
    more = [name for name in dict.fromkeys(have) if name not in want]
    twice = [name for name in dict.fromkeys(have) if have.count(name) > 1]
    return [
        *unless(not missing, "missing_entry", place, names=", ".join(missing)),
        *unless(not more, "unknown_entry", place, names=", ".join(more)),
        *unless(not twice, "twice", place, names=", ".join(twice)),
        *unless(
            bool(missing or more or twice) or not ordered or have == want,
            "order",
            place,
            wanted=", ".join(want),
        ),
    ]


def length(place: str, found: list[Any], wanted: int) -> list[Mistake]:
    """A list has as many entries as the rules want."""
    return unless(len(found) == wanted, "length", place, found=len(found), wanted=wanted)


def between(place: str, found: int, low: int, high: int) -> list[Mistake]:
    """A number lies in its range."""
    return unless(low <= found <= high, "range", place, found=found, min=low, max=high)


def only(house: Struct, figures: Mapping[str, tuple[int, int]], free: str) -> Check:
    """A check that nothing differs from the house data but certain figures, in their bounds.

    `figures` by a pattern of places; where the least is 1 or more, what is nothing in the house data
    stays nothing. Places that match `free` are not looked at.
    """
    old = dict(_flat(msgspec.to_builtins(house), ""))

    def check(data: Struct) -> Iterable[Mistake]:
        new = dict(_flat(msgspec.to_builtins(data), ""))
        for place in [*old, *(place for place in new if place not in old)]:
            if old.get(place) != new.get(place) and not re.fullmatch(free, place):
                yield from _figure(place, old.get(place), new.get(place), figures)

    return check


def _figure(place: str, house: Any, found: Any, figures: Mapping[str, tuple[int, int]]) -> list[Mistake]:
    bounds = next((span for pattern, span in figures.items() if re.fullmatch(pattern, place)), None)
    if bounds is None or (bounds[0] >= 1 and not house) or type(found) is not int:
        return [Mistake("fixed", place, {"wanted": _said(house)})]
    return between(place, found, *bounds)


def _said(value: Any) -> Value:
    if value is None or isinstance(value, bool):
        return "–" if value is None else str(value).lower()
    return value if isinstance(value, int) else str(value)


def _raise(mistakes: Iterable[Mistake], text: str) -> None:
    found = list(mistakes)
    if found:
        raise PackError.of(found, text)


def _not_toml(problem: str) -> Mistake:
    at = re.search(r" \(at line (\d+), column (\d+)\)$", problem)
    return Mistake(
        "not_toml",
        "",
        {"problem": problem[: at.start()] if at else problem},
        int(at.group(1)) if at else None,
    )


def _own_name(tree: dict[str, Any]) -> str:
    """`pack.name`: what the pack calls itself."""
    about = tree.get("pack", {})
    if not isinstance(about, dict):
        raise PackError("wrong_type", "pack", {"wanted": "table", "found": _kind(about)})
    strangers = [key for key in about if key != "name"]
    if strangers:
        raise PackError("unknown_field", f"pack.{strangers[0]}")
    name = about.get("name", "")
    if not isinstance(name, str) or len(name) > NAME_MOST or (name and not name.isprintable()):
        raise PackError("bad_name", "pack.name", {"most": NAME_MOST})
    return name.strip()


def _header(tree: dict[str, Any], header: Mapping[str, Value]) -> list[Mistake]:
    for place, wanted in header.items():
        found: Any = tree
        for key in place.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        if found is None:
            return [Mistake("missing_field", place)]
        if found != wanted:
            code = "wrong_game" if isinstance(wanted, str) else "wrong_format"
            return [Mistake(code, place, {"found": str(found), "wanted": str(wanted)})]
    return []


# ---------------------------------------------------------------- shape


def _shape(value: Any, info: inspect.Type, place: str) -> list[Mistake]:
    """Every field that is missing, unknown or of the wrong kind, with its place."""
    if isinstance(info, inspect.UnionType):
        return _union(value, info, place)
    if isinstance(info, inspect.LiteralType):
        return _literal(value, info, place)
    wanted = _wanted(info)
    if wanted == "any":
        return []
    if _kind(value) != wanted and not (wanted == "decimal" and _kind(value) == "number"):
        return [Mistake("wrong_type", place, {"wanted": wanted, "found": _kind(value)})]
    if isinstance(info, inspect.StructType):
        return _struct(value, info, place)
    if wanted == "number":
        return between(place, value, -NUMBER_MOST, NUMBER_MOST)
    return _inside(value, info, place)


def _inside(value: Any, info: inspect.Type, place: str) -> list[Mistake]:
    if isinstance(info, inspect.DictType):
        keys = [m for key in value for m in _shape(key, info.key_type, _join(place, key))]
        return keys + [
            m for key, one in value.items() for m in _shape(one, info.value_type, _join(place, key))
        ]
    if isinstance(info, inspect.TupleType):
        if len(value) != len(info.item_types):
            return length(place, value, len(info.item_types))
        return [
            m for n, one in enumerate(value) for m in _shape(one, info.item_types[n], _join(place, n + 1))
        ]
    if isinstance(info, inspect.ListType):
        return [
            m for n, one in enumerate(value) for m in _shape(one, info.item_type, _join(place, entry(one, n)))
        ]
    return []


def _struct(value: dict[str, Any], info: inspect.StructType, place: str) -> list[Mistake]:
    known = {field.encode_name: field for field in info.fields}
    found = [
        Mistake("missing_field", _join(place, name))
        for name, f in known.items()
        if f.required and name not in value
    ]
    for name, one in value.items():
        if name in known:
            found += _shape(one, known[name].type, _join(place, name))
        elif info.forbid_unknown_fields:
            found.append(_unknown(name, list(known), _join(place, name)))
    return found


def _unknown(name: str, known: list[str], place: str) -> Mistake:
    near = get_close_matches(name, known, 1)
    return (
        Mistake("unknown_field_near", place, {"near": near[0]}) if near else Mistake("unknown_field", place)
    )


def _union(value: Any, info: inspect.UnionType, place: str) -> list[Mistake]:
    """What the nearest member says: no mistake if one fits, else that of a member of the same kind."""
    tries = [
        (part, _shape(value, part, place)) for part in info.types if not isinstance(part, inspect.NoneType)
    ]
    if any(not mistakes for _, mistakes in tries):
        return []
    if all(isinstance(part, inspect.LiteralType) for part, _ in tries):
        allowed = [v for part, _ in tries if isinstance(part, inspect.LiteralType) for v in part.values]
        return [_not_allowed(value, allowed, place)]
    alike = [mistakes for part, mistakes in tries if _wanted(part) == _kind(value)]
    return (alike or [mistakes for _, mistakes in tries])[0]


def _literal(value: Any, info: inspect.LiteralType, place: str) -> list[Mistake]:
    fits = any(value == one and type(value) is type(one) for one in info.values)
    return [] if fits else [_not_allowed(value, list(info.values), place)]


def _not_allowed(value: Any, allowed: list[Any], place: str) -> Mistake:
    names = ", ".join(str(one) if one != "" else '""' for one in allowed)
    return Mistake("unknown_value", place, {"found": str(value)[:NAME_MOST], "allowed": names})


def _wanted(info: inspect.Type) -> str:
    kinds: dict[type, str] = {
        inspect.IntType: "number",
        inspect.FloatType: "decimal",
        inspect.StrType: "text",
        inspect.BoolType: "truth",
        inspect.ListType: "list",
        inspect.TupleType: "list",
        inspect.DictType: "table",
        inspect.StructType: "table",
    }
    if isinstance(info, inspect.LiteralType):
        return _kind(info.values[0])
    return kinds.get(type(info), "any")


def _kind(value: Any) -> str:
    """What a TOML value is, in the words of the sentences."""
    kinds = {bool: "truth", int: "number", float: "decimal", str: "text", list: "list", dict: "table"}
    return kinds.get(type(value), "time")


def entry(value: Any, index: int) -> str:
    """How a place names an entry of a list."""
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) and name else str(index + 1)


def _join(place: str, part: object) -> str:
    return f"{place}.{part}" if place else str(part)


# ---------------------------------------------------------------- lines

_HEADING: Final = re.compile(r"^\s*(\[\[|\[)\s*([\w.\-\"' ]+?)\s*\]")
_FIELD: Final = re.compile(r"^\s*([\w\-.]+)\s*=")
_ID: Final = re.compile(r"^\s*id\s*=\s*[\"']([^\"']+)[\"']")


@dataclass(slots=True)
class _Found:
    """A line that begins something, and the names its place may have."""

    line: int
    names: list[set[str]]


def line_of(text: str, place: str) -> int | None:
    """The line where the longest known part of the place begins; None if not even its first."""
    parts = place.split(".")
    best, line = 0, None
    for found in _lines(text):
        depth = len(found.names)
        if best < depth <= len(parts) and all(part in names for part, names in zip(parts, found.names)):
            best, line = depth, found.line
    return line


def _lines(text: str) -> list[_Found]:
    """Headings and fields in the order of the file, each with the path that leads to it."""
    found: list[_Found] = []
    path: list[set[str]] = []
    counts: dict[str, int] = {}
    entries: dict[str, set[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.match(line):
            path = _opened(heading.group(2), heading.group(1) == "[[", counts, entries)
            found.append(_Found(number, path))
        elif field := _FIELD.match(line):
            if path and (named := _ID.match(line)):
                path[-1].add(named.group(1))
            found.append(_Found(number, [*path, *({part} for part in field.group(1).split("."))]))
    return found


def _opened(
    heading: str, listed: bool, counts: dict[str, int], entries: dict[str, set[str]]
) -> list[set[str]]:
    """The path of a heading; entries of lists are known by number and, once read, by id."""
    parts = [part.strip(" \"'") for part in heading.split(".")]
    path: list[set[str]] = []
    for depth, part in enumerate(parts):
        path.append({part})
        name = ".".join(parts[: depth + 1])
        if depth == len(parts) - 1 and listed:
            counts[name] = counts.get(name, 0) + 1
            entries[name] = {str(counts[name])}
            for inner in [key for key in counts if key.startswith(f"{name}.")]:
                del counts[inner], entries[inner]
        if name in entries:
            path.append(entries[name])
    return path


def _with_line(mistake: Mistake, text: str) -> Mistake:
    if mistake.line is not None or not text or not mistake.place:
        return mistake
    return msgspec.structs.replace(mistake, line=line_of(text, mistake.place))


# ---------------------------------------------------------------- for the browser


@cache
def left_out() -> frozenset[str]:
    """Fields that no board needs: provenance, texts and names (the browser's build asks the same file)."""
    raw = files("podzemi.engine").joinpath("packs.json").read_bytes()
    return frozenset(msgspec.json.decode(raw)["left_out"])


def components(text: str) -> dict[str, Any]:
    """A pack as the boards read it: the shape of `<game>.components.json`."""
    tree = parse(text)
    tree.pop("pack", None)
    made: dict[str, Any] = _bare(tree)
    return made


def _bare(value: Any) -> Any:
    if isinstance(value, list):
        return [_bare(one) for one in value]
    if isinstance(value, dict):
        return {key: _bare(one) for key, one in value.items() if key not in left_out()}
    return value


# ---------------------------------------------------------------- making one


def template(house: str) -> str:
    """The house data as a pack to start from: a name in front, the rest as it is."""
    return f'pack.name = "My own"   # shown at the table and kept in records\n\n{house}'


# ---------------------------------------------------------------- what differs


class Difference(Struct, frozen=True):
    """A figure that one pack has otherwise than another; None: not there."""

    place: str
    house: Any
    pack: Any


def differences(house: str, pack: str) -> list[Difference]:
    """What a pack changes, remarks and provenance left aside."""
    old, new = dict(_flat(parse(house), "")), dict(_flat(parse(pack), ""))
    old = {place: value for place, value in old.items() if not place.startswith("pack.")}
    new = {place: value for place, value in new.items() if not place.startswith("pack.")}
    return [
        Difference(place, old.get(place), new.get(place))
        for place in [*old, *(place for place in new if place not in old)]
        if old.get(place) != new.get(place) and not _remark(place)
    ]


def _flat(value: Any, place: str) -> Iterable[tuple[str, Any]]:
    """Every leaf with its place; a list of plain values is one leaf."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _flat(one, _join(place, key))
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for n, one in enumerate(value):
            yield from _flat(one, _join(place, entry(one, n)))
    else:
        yield place, value


def _remark(place: str) -> bool:
    """Whether the place says where a value comes from, and not the value."""
    parts = place.split(".")
    words = {word for part in parts for word in part.split("_")}
    return bool({"prov", "source", "sources", "src", "conf", "note"} & words)
