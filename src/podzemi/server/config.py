"""Reads settings: flags first, then the environment, then a TOML file, then the defaults.

Every value is checked where it is written; an error names its place and the reason.

Run `python -m podzemi.server.config` after a change of the settings: it writes the table in docs/hosting.md.
"""

from __future__ import annotations

import difflib
import ipaddress
import math
import os
import re
import tomllib
import types
import typing
from collections.abc import Callable, Mapping
from pathlib import Path

# Any: a setting of whichever type its field declares, and that type itself
from typing import Annotated, Any, Final, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from podzemi.server.ports import REFUSED_BY_BROWSERS
from podzemi.server.settings import Settings

PREFIX: Final = "PODZEMI_"
OTHERS: Final = ("BROWSER", "CONFIG", "COMPILED", "DEEP", "LANG", "PURE")
"""Variables of the same prefix that are no settings of the server."""
EVERYWHERE: Final = Path("/etc/podzemi.toml")


class BadConfig(Exception):
    """Invalid settings: one line per mistake, each with its place."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


class Setting(Struct, frozen=True):
    """One setting as it is documented."""

    name: str
    kind: Any
    """Its type without the notes."""
    note: Meta
    default: Any

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def about(self) -> str:
        return self.note.description or ""

    @property
    def secret(self) -> bool:
        return bool((self.note.extra or {}).get("secret"))

    @property
    def many(self) -> bool:
        return get_origin(self.kind) is tuple

    @property
    def shape(self) -> str:
        """The type in a word, for help and documentation."""
        kinds = [kind for kind in _members(self.kind) if kind is not type(None)]
        return " or ".join(_word(kind) for kind in kinds)


class Config(Struct, frozen=True):
    """The settings that hold, and where each comes from: a flag, a variable, a file or `default`."""

    settings: Settings
    sources: dict[str, str]
    file: Path | None
    warnings: list[str]


def fields() -> list[Setting]:
    """All settings, in the order of their definition."""
    hints = typing.get_type_hints(Settings, include_extras=True)
    return [_field(info.name, hints[info.name], info) for info in msgspec.structs.fields(Settings)]


def _field(name: str, hint: Any, info: msgspec.structs.FieldInfo) -> Setting:
    notes = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Meta)]
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    made = info.default is msgspec.NODEFAULT and info.default_factory is not msgspec.NODEFAULT
    return Setting(
        name, kind, notes[0] if notes else Meta(), info.default_factory() if made else info.default
    )


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if isinstance(kind, types.UnionType) else (kind,)


def _word(kind: Any) -> str:
    if get_origin(kind) is tuple:
        return "list"
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind))
    words = {str: "text", int: "number", float: "number", bool: "yes or no", Path: "path"}
    return words.get(kind, getattr(kind, "__name__", str(kind)))


# ---------------------------------------------------------------- reading


def load(
    flags: Mapping[str, Any] | None = None,
    file: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> Config:
    """The settings from all sources; BadConfig tells every mistake at once. None: a flag not given."""
    environ = os.environ if environ is None else environ
    file = file or config_file(environ)
    reader = _Reader({field.name: field for field in fields()})
    if file is not None:
        reader.read_file(file)
    reader.read_environment(environ)
    reader.read_flags(flags or {})
    if reader.mistakes:
        raise BadConfig(reader.mistakes)
    sources = {name: reader.sources.get(name, "default") for name in reader.known}
    settings = Settings(**reader.values)
    return Config(settings, sources, file, [*reader.warnings, *_doubts(settings)])


def _doubts(settings: Settings) -> list[str]:
    """Warnings about valid settings that are probably a mistake."""
    doubts = []
    if settings.unix_socket is None and settings.port and settings.port in REFUSED_BY_BROWSERS:
        doubts.append(f"port {settings.port}: browsers open no page there; only a proxy will find the server")
    if settings.tables_per_address > settings.tables_at_once:
        doubts.append("tables_per_address: more than tables_at_once; one address can fill the server")
    return doubts


def config_file(environ: Mapping[str, str]) -> Path | None:
    """The file that was named, or the first that lies where one is looked for."""
    if named := environ.get("PODZEMI_CONFIG"):
        return Path(named)
    home = environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    places = (Path(home) / "podzemi" / "podzemi.toml", EVERYWHERE)
    return next((place for place in places if place.is_file()), None)


class _Reader:
    """Collects values from the least to the most important source."""

    def __init__(self, known: dict[str, Setting]) -> None:
        self.known = known
        self.values: dict[str, Any] = {}
        self.sources: dict[str, str] = {}
        self.mistakes: list[str] = []
        self.warnings: list[str] = []

    def read_file(self, path: Path) -> None:
        try:
            text = path.read_text("utf-8")
            given = tomllib.loads(text)
        except OSError as error:
            self.mistakes.append(f"{path}: {error.strerror or error}")
            return
        except (tomllib.TOMLDecodeError, UnicodeError) as error:
            self.mistakes.append(f"{path}: no TOML: {error}")
            return
        for name, value in given.items():
            place = f"{path}{_line_of(text, name)}: {name}"
            if name in self.known:
                self._take(name, _beside(self.known[name], value, path.parent), place, strict=True)
            else:
                self.mistakes.append(f"{place}: no such setting{suggestion(name, self.known)}")

    def read_environment(self, environ: Mapping[str, str]) -> None:
        names = {field.variable: field for field in self.known.values()}
        for variable, value in sorted(environ.items()):
            if variable in names:
                if value:
                    self._take(names[variable].name, _parts(names[variable], value), variable, strict=False)
            elif variable.startswith(PREFIX) and variable.removeprefix(PREFIX) not in OTHERS:
                self.warnings.append(f"{variable}: no such setting{suggestion(variable, names)}")

    def read_flags(self, flags: Mapping[str, Any]) -> None:
        for name, value in flags.items():
            if value is not None and value != ():
                field = self.known[name]
                self._take(name, _parts(field, value), field.flag, strict=False)

    def _take(self, name: str, value: Any, place: str, strict: bool) -> None:
        field = self.known[name]
        try:
            found = msgspec.convert(
                value, Annotated[field.kind, field.note], strict=strict, dec_hook=_path, str_keys=True
            )
        except msgspec.ValidationError as error:
            self.mistakes.append(f"{place}: {_plain(str(error), field)}")
            return
        if (reason := _objection(name, found)) is not None:
            self.mistakes.append(f"{place}: {reason}")
            return
        self.values[name], self.sources[name] = found, place


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value and "\0" not in value:
        return Path(value).expanduser()
    raise ValueError("Expected a path")


def _beside(field: Setting, value: Any, folder: Path) -> Any:
    """Paths in a file are meant from where the file lies."""
    if Path in _members(field.kind) and isinstance(value, str) and value:
        return str(folder / Path(value).expanduser())
    return value


def _parts(field: Setting, value: Any) -> Any:
    """A list in one text: `a, b`."""
    if not field.many:
        return value
    given = (value,) if isinstance(value, str) else value
    return [part.strip() for text in given for part in text.split(",") if part.strip()]


def _line_of(text: str, name: str) -> str:
    found = re.search(rf"^[ \t]*[\[\"']*{re.escape(name)}\b", text, re.MULTILINE)
    return "" if found is None else f", line {text.count(chr(10), 0, found.start()) + 1}"


def _plain(error: str, field: Setting) -> str:
    """`Expected `float` >= 0.0 - at `$...`` without the library's marks."""
    if get_origin(field.kind) is Literal:
        return f"expected one of {', '.join(get_args(field.kind))}"
    reason = error.split(" - at ")[0].replace("`", "")
    return reason[:1].lower() + reason[1:]


def suggestion(name: str, known: Mapping[str, Any]) -> str:
    """`; did you mean …?` where something is near."""
    near = difflib.get_close_matches(name, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


# ---------------------------------------------------------------- checks that types cannot say


def _objection(name: str, value: Any) -> str | None:
    if isinstance(value, float) and not math.isfinite(value):
        return "expected a finite number"
    check = CHECKS.get(name)
    return None if check is None else check(value)


def _check_base(path: str) -> str | None:
    if re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) and not {".", ".."} & set(path.split("/")):
        return None
    return "expected a path such as /games: a slash before each part, none at the end"


def _check_networks(networks: tuple[str, ...]) -> str | None:
    for network in networks:
        try:
            if network != "unix":
                ipaddress.ip_network(network, strict=False)
        except ValueError:
            return f"{network!r} is no address and no network"
    return None


def _check_origins(origins: tuple[str, ...]) -> str | None:
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            return f"{origin!r} is no origin; one looks like https://dungeon.example"
    return None


def _check_packs(folder: Path | None) -> str | None:
    return None if folder is None or folder.is_dir() else f"{folder} is no folder"


CHECKS: Final[dict[str, Callable[[Any], str | None]]] = {
    "base_path": _check_base,
    "metrics": _check_networks,
    "origins": _check_origins,
    "packs": _check_packs,
    "proxies": _check_networks,
}
"""By setting: what is wrong with a value of the right type; None: nothing."""


# ---------------------------------------------------------------- printing


def as_toml(config: Config) -> str:
    """The settings as TOML that gives the same settings again; secrets are left out."""
    head = f"# From: {config.file}\n" if config.file else ""
    return head + "\n".join(_entry(field, config) for field in fields())


def _entry(field: Setting, config: Config) -> str:
    value, source = getattr(config.settings, field.name), config.sources[field.name]
    lines = [f"# {field.about} [{field.shape}]", f"# from: {source}"]
    if field.secret:
        lines.append(f"# {field.name} = (secret, {'set' if value else 'not set'})")
    elif value is None:
        lines.append(f"# {field.name} = (not set)")
    else:
        lines.append(f"{field.name} = {toml(value)}")
    return "\n".join(lines) + "\n"


def as_data(config: Config) -> dict[str, Any]:
    """The same for machines: by setting its value and its source; a secret has no value."""
    made: dict[str, Any] = {}
    for field in fields():
        value = None if field.secret else getattr(config.settings, field.name)
        shown = str(value) if isinstance(value, Path) else value
        made[field.name] = {"value": shown, "source": config.sources[field.name]}
    return made


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, Path):
        value = str(value)
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------- the handbook

HANDBOOK: Final = Path(__file__).parents[3] / "docs" / "hosting.md"


def table_row(field: Setting) -> str:
    """A setting as the handbook lists it."""
    default = "" if field.default in (None, "", ()) else f"`{_portable(field.default)}`"
    return f"| `{field.name}` | {field.shape.replace('|', ', ')} | {default} | {field.about} |"


def _portable(default: Any) -> str:
    """A default that is the same on every machine."""
    if not isinstance(default, Path):
        return toml(default)
    return "the package's own" if default.name == "static" else "the user's data folder"


def write_handbook() -> None:
    """Put the table of settings where the handbook has it."""
    text = HANDBOOK.read_text("utf-8")
    rows = "\n".join(table_row(field) for field in fields())
    HANDBOOK.write_text(
        re.sub(r"(?:^\| `.*\n)+", lambda _: rows + "\n", text, count=1, flags=re.MULTILINE), "utf-8"
    )


if __name__ == "__main__":
    write_handbook()
