"""A file of results, one piece of a row of matches a line: a run that was stopped goes on where it was.

Every line says whose matches it holds, so lines may come in any order and files may be put together. A line
also says by which code it was played: results of bots that have changed since are not mixed with new ones.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar  # Any: plans and results of whichever kind, as JSON

import msgspec

import podzemi
from podzemi.arena.figures.thinking import Thinking, together
from podzemi.arena.series import Batch
from podzemi.arena.work.machine import describe
from podzemi.engine import registry

T = TypeVar("T")
_PACKAGE: Final = Path(podzemi.__file__).parent
_PARTS: Final = ("engine", "bots", "native")
_BEGIN: Final = b'{"row":'
"""A torn line begins like a whole one."""
_BUILT: Final = {".so", ".pyd", ".pyc"}
_COACH: Final = _PACKAGE / "bots" / "coach.py"
"""It asks the bots and never plays."""
_STYLES: Final = _PACKAGE / "bots" / "styles.toml"
_GRADES: Final = "grades.toml"
"""The scale of people's scores; no bot reads it."""


class Unusable(ValueError):
    """The file holds something else than results that can be continued."""


class OtherCode(Unusable):
    """The file holds matches that other code has played."""


class Resumable(Protocol):
    """A row of matches whose results can be written down."""

    @property
    def game(self) -> str: ...

    @property
    def bots(self) -> tuple[str, ...]: ...

    @property
    def result_type(self) -> type: ...

    @property
    def identity(self) -> dict[str, Any]:
        """Everything the results depend on."""
        ...


class CheckpointLine(msgspec.Struct):
    """The results of some matches of one row, from the number `first` on."""

    row: dict[str, Any]
    source: str
    first: int
    results: list[Any]
    seconds: float
    cpu_seconds: float
    thinking: list[Thinking]
    machine: str = ""
    """The machine that played them: times depend on it."""


class Checkpoint:
    """The results so far, and the file they go to. `trust`: results of other code count as well."""

    def __init__(self, path: Path, trust: bool = False) -> None:
        self.path = path
        self._trust = trust
        self._lines: dict[bytes, list[CheckpointLine]] = {}
        for line in _read(path):
            self._lines.setdefault(_key(line.row), []).append(line)
        if path.exists() and not path.read_bytes().endswith(b"\n"):
            self.tidy()

    def batches(self, row: Resumable) -> list[Batch[list[Any]]]:
        """The results of a row, by number; OtherCode if others have played them."""
        lines = _disjoint(self._lines.get(_key(row.identity), []))
        if not self._trust and any(line.source != source(row.game, row.bots) for line in lines):
            raise OtherCode(f"{self.path} holds matches that were played by other code")
        return [_batch(line, row.result_type) for line in lines]

    def machines(self, row: Resumable) -> list[str]:
        """The machines that played the matches of a row."""
        return sorted({line.machine for line in self._lines.get(_key(row.identity), [])})

    def add(self, row: Resumable, batch: Batch[list[Any]]) -> None:
        """Write down what was played."""
        if not batch.summary:
            return
        line = _line(row, batch)
        self._lines.setdefault(_key(line.row), []).append(line)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def drop(self, unwanted: Callable[[CheckpointLine], bool]) -> int:
        """Forget lines; how many matches were on them. The file follows with `tidy`."""
        gone = 0
        for key, lines in self._lines.items():
            gone += sum(len(line.results) for line in lines if unwanted(line))
            self._lines[key] = [line for line in lines if not unwanted(line)]
        return gone

    def keep_only(self, rows: Iterable[Resumable]) -> None:
        """Forget the results of all other rows. The file follows with `tidy`."""
        wanted = {_key(row.identity) for row in rows}
        self._lines = {key: lines for key, lines in self._lines.items() if key in wanted}

    def tidy(self) -> None:
        """Write the file anew, with as few lines as possible."""
        whole = [line for lines in self._lines.values() for line in _join_neighbours(_disjoint(lines))]
        fresh = self.path.with_name(self.path.name + ".new")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in whole))
        os.replace(fresh, self.path)


def _read(path: Path) -> Iterator[CheckpointLine]:
    """The lines of the file; the last may be torn, if whoever wrote it was killed."""
    if not path.exists():
        return
    written = path.read_bytes().split(b"\n")
    for number, text in enumerate(written, 1):
        try:
            if text:
                yield msgspec.json.decode(text, type=CheckpointLine)
        except msgspec.MsgspecError as error:
            if number < len(written) or not text.startswith(_BEGIN[: len(text)]):
                raise Unusable(f"{path}, line {number} is no result of the arena: {error}") from None


def _key(row: dict[str, Any]) -> bytes:
    return msgspec.json.encode(row, order="sorted")


def _disjoint(lines: Iterable[CheckpointLine]) -> list[CheckpointLine]:
    """The lines in order, without those whose matches others hold already."""
    chosen: list[CheckpointLine] = []
    for line in sorted(lines, key=lambda line: (line.first, -len(line.results))):
        if not chosen or line.first >= chosen[-1].first + len(chosen[-1].results):
            chosen.append(line)
    return chosen


def _join_neighbours(lines: list[CheckpointLine]) -> Iterator[CheckpointLine]:
    """Merge lines whose matches follow each other."""
    run: list[CheckpointLine] = []
    for line in lines:
        if run and not _follows(run[-1], line):
            yield _one(run)
            run = []
        run.append(line)
    if run:
        yield _one(run)


def _follows(before: CheckpointLine, line: CheckpointLine) -> bool:
    """Whether they can be one line."""
    same = (before.source, before.machine) == (line.source, line.machine)
    return same and line.first == before.first + len(before.results)


def _one(lines: list[CheckpointLine]) -> CheckpointLine:
    first = lines[0]
    return msgspec.structs.replace(
        first,
        results=[result for line in lines for result in line.results],
        seconds=round(sum(line.seconds for line in lines), 4),
        cpu_seconds=round(sum(line.cpu_seconds for line in lines), 4),
        thinking=together([line.thinking for line in lines], len(first.thinking)),
    )


def _line(row: Resumable, batch: Batch[list[Any]]) -> CheckpointLine:
    results = msgspec.to_builtins(batch.summary)
    by = source(row.game, row.bots)
    took = (batch.seconds, batch.cpu_seconds, batch.thinking)
    return CheckpointLine(row.identity, by, batch.first, results, *took, describe())


def _batch(line: CheckpointLine, kind: type) -> Batch[list[Any]]:
    results: list[Any] = [msgspec.convert(result, kind) for result in line.results]
    return Batch(len(results), results, [], line.seconds, line.cpu_seconds, line.thinking, first=line.first)


# ---------------------------------------------------------------- by which code


@cache
def source(game: str, bots: tuple[str, ...]) -> str:
    """A mark that changes with the code and the data that play these bots in this game."""
    digest = hashlib.sha256()
    for path in sorted(_sources(game)):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + path.read_bytes())
    digest.update(repr(_settings(game, bots)).encode())
    for name in bots:
        if ".py:" in name:
            digest.update(Path(name.rsplit(":", 1)[0]).expanduser().read_bytes())
    return digest.hexdigest()[:12]


def _sources(game: str) -> Iterator[Path]:
    """The files of the game's own code and data; files for other games are left out."""
    others = tuple(name for name in registry.GAMES if name != game)
    for folder in (*_PARTS, f"games/{game}"):
        for path in (_PACKAGE / folder).rglob("*"):
            if not path.is_file() or path.suffix in _BUILT or path.name.startswith(others):
                continue
            if path not in (_levels(game), _STYLES, _COACH) and path.name != _GRADES:
                yield path


def _levels(game: str) -> Path:
    return _PACKAGE / "bots" / "levels" / f"{game}.toml"


def _settings(game: str, bots: tuple[str, ...]) -> list[Any]:
    """The settings these bots depend on. Changes to other bots do not invalidate stored results."""
    levels = tomllib.loads(_levels(game).read_text("utf-8")) if _levels(game).exists() else {}
    styles = tomllib.loads(_STYLES.read_text("utf-8")).get(game, {})
    found = [levels.get(name.partition("?")[0]) for name in bots]
    return found + [words for style, words in styles.items() if any(f"={style}" in name for name in bots)]
