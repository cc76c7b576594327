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
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from itertools import islice

# Any: TOML, not yet checked, and the figures of whichever game
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import msgspec.inspect as inspect
from msgspec import Struct

MOST_BYTES: Final = 128 * 1024
"""Several times the largest data file of our own."""
LINE_MOST: Final = 1000
"""Longest accepted line, in characters. Keys cannot span lines."""
KEY_PARTS_MOST: Final = 8
"""Most parts of a key: parsing takes time and memory quadratic in them; ours have at most three."""
MOST_MISTAKES: Final = 50
NAME_MOST: Final = 60
NUMBER_MOST: Final = 9999
"""No component of a board game is larger, and every one fits the rules' integers."""

CODES: Final = (
    "no_packs",
    "too_large",
    "not_text",
    "long_line",
    "deep_key",
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
        lines = _lines(text)
        error._say([_with_line(mistake, lines) for mistake in islice(mistakes, MOST_MISTAKES)])
        return error

    def _say(self, mistakes: list[Mistake]) -> None:
        super().__init__(
            "; ".join(f"{m.place or 'pack'}: {m.code} {m.values or ''}".strip() for m in mistakes)
        )
        self.mistakes = mistakes


class Pack(Struct, frozen=True):
    """The components of a match, as its record names them."""

    name: str
    sha256: str


def digest(text: str) -> str:
    """The hash of the pack."""
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
    whole = parse(text)
    _own_name(whole)
    tree = {key: value for key, value in whole.items() if key != "pack"}
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


@lru_cache(maxsize=1)
def parse(text: str) -> Mapping[str, Any]:
    """The TOML tree of a pack, which nobody changes; PackError if it is too large or no TOML."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise PackError("too_large", "", {"size": size // 1024 + 1, "most": MOST_BYTES // 1024})
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE_MOST:
            raise PackError.of([Mistake("long_line", "", {"most": LINE_MOST}, number)])
    if (deep := _line_of_deep_key(text)) is not None:
        raise PackError.of([Mistake("deep_key", "", {"most": KEY_PARTS_MOST}, deep)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError of its own: thousands of digits
        raise PackError.of([_not_toml(str(error))]) from None


_PART: Final = r"""(?:[\w-]+|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?)"""
_LONG_TEXT: Final = r"""\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)"""
_KEYS: Final = re.compile(rf"{_LONG_TEXT}|#[^\n]*|({_PART}(?:[ \t]*\.[ \t]*{_PART})*)", re.DOTALL)
"""Long texts, remarks, and as its group everything that may be a key; in one pass, whatever is unfinished."""


def _line_of_deep_key(text: str) -> int | None:
    """The line of the first key with too many parts; a text that only looks like one is none."""
    for found in _KEYS.finditer(text):
        key = found.group(1)
        if key and key.count(".") >= KEY_PARTS_MOST and len(re.findall(_PART, key)) > KEY_PARTS_MOST:
            return text.count("\n", 0, found.start()) + 1
    return None


def unless(fact: bool, code: str, place: str = "", **values: Value) -> list[Mistake]:
    """No mistake if the fact holds, else this one."""
    return [] if fact else [Mistake(code, place, values)]


def same_ids(place: str, found: Iterable[Any], wanted: Iterable[Any], ordered: bool = True) -> list[Mistake]:
    """Every entry once, none missing and none more; in the rules' order if that matters."""
    have, want = [str(one) for one in found], [str(one) for one in wanted]
    times = Counter(have)
    missing = [name for name in want if name not in times]
    more = [name for name in times if name not in want]
    twice = [name for name in times if times[name] > 1]
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
    """A check that nothing differs from the built-in data but certain figures, in their bounds.

    `figures` by a pattern of places; where the least is 1 or more, what is nothing in the built-in data
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
        return [Mistake("fixed", place, {"wanted": _value_of(house)})]
    return between(place, found, *bounds)


def _value_of(value: Any) -> Value:
    if value is None or isinstance(value, bool):
        return "–" if value is None else str(value).lower()
    return value if isinstance(value, int) else str(value)


def _raise(mistakes: Iterable[Mistake], text: str) -> None:
    found = list(islice(mistakes, MOST_MISTAKES))
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


def _own_name(tree: Mapping[str, Any]) -> str:
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


def _shape(value: Any, info: inspect.Type, place: str) -> Iterator[Mistake]:
    """Every field that is missing, unknown or of the wrong kind, with its place; one after the other, so that
    nobody looks for more than are told."""
    wanted = _expectation(info)
    if isinstance(info, inspect.UnionType):
        yield from _union(value, info, place)
    elif isinstance(info, inspect.LiteralType):
        yield from _literal(value, info, place)
    elif wanted == "any":
        return
    elif _kind(value) != wanted and not (wanted == "decimal" and _kind(value) == "number"):
        yield Mistake("wrong_type", place, {"wanted": wanted, "found": _kind(value)})
    elif isinstance(info, inspect.StructType):
        yield from _struct(value, info, place)
    elif wanted == "number":
        yield from between(place, value, -NUMBER_MOST, NUMBER_MOST)
    else:
        yield from _inside(value, info, place)


def _inside(value: Any, info: inspect.Type, place: str) -> Iterator[Mistake]:
    if isinstance(info, inspect.DictType):
        for key in value:
            yield from _shape(key, info.key_type, _join(place, key))
        for key, one in value.items():
            yield from _shape(one, info.value_type, _join(place, key))
    elif isinstance(info, inspect.TupleType):
        if len(value) != len(info.item_types):
            yield from length(place, value, len(info.item_types))
            return
        for n, one in enumerate(value):
            yield from _shape(one, info.item_types[n], _join(place, n + 1))
    elif isinstance(info, inspect.ListType):
        for n, one in enumerate(value):
            yield from _shape(one, info.item_type, _join(place, entry(one, n)))


def _struct(value: dict[str, Any], info: inspect.StructType, place: str) -> Iterator[Mistake]:
    known = {one.encode_name: one for one in info.fields}
    for name, about in known.items():
        if about.required and name not in value:
            yield Mistake("missing_field", _join(place, name))
    for name, one in value.items():
        if name in known:
            yield from _shape(one, known[name].type, _join(place, name))
        elif info.forbid_unknown_fields:
            yield _unknown(name, list(known), _join(place, name))


def _unknown(name: str, known: list[str], place: str) -> Mistake:
    near = get_close_matches(name, known, 1)
    return (
        Mistake("unknown_field_near", place, {"near": near[0]}) if near else Mistake("unknown_field", place)
    )


def _union(value: Any, info: inspect.UnionType, place: str) -> list[Mistake]:
    """The mistakes of the nearest member: none if one fits, else those of a member of the same kind."""
    tries = [
        (part, list(islice(_shape(value, part, place), MOST_MISTAKES)))
        for part in info.types
        if not isinstance(part, inspect.NoneType)
    ]
    if any(not mistakes for _, mistakes in tries):
        return []
    if all(isinstance(part, inspect.LiteralType) for part, _ in tries):
        allowed = [v for part, _ in tries if isinstance(part, inspect.LiteralType) for v in part.values]
        return [_not_allowed(value, allowed, place)]
    alike = [mistakes for part, mistakes in tries if _expectation(part) == _kind(value)]
    return (alike or [mistakes for _, mistakes in tries])[0]


def _literal(value: Any, info: inspect.LiteralType, place: str) -> list[Mistake]:
    fits = any(value == one and type(value) is type(one) for one in info.values)
    return [] if fits else [_not_allowed(value, list(info.values), place)]


def _not_allowed(value: Any, allowed: list[Any], place: str) -> Mistake:
    names = ", ".join(str(one) if one != "" else '""' for one in allowed)
    return Mistake("unknown_value", place, {"found": str(value)[:NAME_MOST], "allowed": names})


def _expectation(info: inspect.Type) -> str:
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
    """The type of a TOML value, in the words of the sentences."""
    kinds = {bool: "truth", int: "number", float: "decimal", str: "text", list: "list", dict: "table"}
    return kinds.get(type(value), "time")


def entry(value: Any, index: int) -> str:
    """How a place names an entry of a list."""
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) and name else str(index + 1)


def _join(place: str, part: object) -> str:
    return f"{place}.{part}" if place else str(part)


# ---------------------------------------------------------------- lines

_HEADING: Final = re.compile(r"^\s*(\[\[?)([\w.\-\"' ]+)\]")
_FIELD: Final = re.compile(r"^\s*([\w\-.]+)\s*=")
_ID: Final = re.compile(r"^\s*id\s*=\s*[\"']([^\"']+)[\"']")


@dataclass(slots=True)
class _Found:
    """A line that begins something, and the names its place may have."""

    line: int
    names: list[set[str]]


@dataclass(slots=True)
class _Heading:
    """A heading met so far: the entries of a list, the names of the last one, and the headings below it."""

    entries: int = 0
    names: set[str] = field(default_factory=set)
    inner: dict[str, _Heading] = field(default_factory=dict)


def line_of(text: str, place: str) -> int | None:
    """The line where the longest known part of the place begins; None if not even its first."""
    return _line_among(_lines(text), place)


def _line_among(lines: list[_Found], place: str) -> int | None:
    parts = place.split(".")
    best, line = 0, None
    for found in lines:
        depth = len(found.names)
        if best < depth <= len(parts) and all(part in names for part, names in zip(parts, found.names)):
            best, line = depth, found.line
    return line


def _lines(text: str) -> list[_Found]:
    """Headings and fields in the order of the file, each with the path that leads to it."""
    found: list[_Found] = []
    path: list[set[str]] = []
    top: dict[str, _Heading] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.match(line):
            path = _open_headings(heading.group(2), heading.group(1) == "[[", top)
            found.append(_Found(number, path))
        elif named := _FIELD.match(line):
            if path and (id := _ID.match(line)):
                path[-1].add(id.group(1))
            found.append(_Found(number, [*path, *({part} for part in named.group(1).split("."))]))
    return found


def _open_headings(heading: str, listed: bool, level: dict[str, _Heading]) -> list[set[str]]:
    """The path of a heading; entries of lists are known by number and, once read, by id."""
    parts = [part.strip(" \"'") for part in heading.split(".")]
    path: list[set[str]] = []
    for depth, part in enumerate(parts, 1):
        path.append({part})
        here = level.setdefault(part, _Heading())
        if listed and depth == len(parts):
            here.entries += 1
            here.names, here.inner = {str(here.entries)}, {}
        if here.entries:
            path.append(here.names)
        level = here.inner
    return path


def _with_line(mistake: Mistake, lines: list[_Found]) -> Mistake:
    if mistake.line is not None or not lines or not mistake.place:
        return mistake
    return msgspec.structs.replace(mistake, line=_line_among(lines, mistake.place))


# ---------------------------------------------------------------- for the browser


@cache
def left_out() -> frozenset[str]:
    """Fields that no board needs: provenance, texts and names (the browser's build asks the same file)."""
    raw = files("podzemi.engine.data").joinpath("packs.json").read_bytes()
    return frozenset(msgspec.json.decode(raw)["left_out"])


def components(text: str) -> dict[str, Any]:
    """A pack as the boards read it: the shape of `<game>.components.json`."""
    made: dict[str, Any] = _bare({key: value for key, value in parse(text).items() if key != "pack"})
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
    """The changes of a pack, without remarks, provenance, and tables that the data has no longer."""
    tables = parse(house)
    old = dict(_flat(tables, ""))
    new = dict(_flat({name: table for name, table in parse(pack).items() if name in tables}, ""))
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
