"""The golden records: matches that were played once and must stay what they were.

`<game>.jsonl.gz` holds them as they were written, `<game>.marks.json` what was seen along the way.
`scripts/golden_records.py` makes both.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from golden.witness import STREAMS, Marks, Stream, Witness
from podzemi.engine.game import AnyGame
from podzemi.engine.match import Match
from podzemi.engine.records.record import Record, RecordError, read, replay

FOLDER = Path(__file__).parent
NEVER_MET = {
    "dungeon_lords": {
        "TrapReturned": "of two traps in the Labyrinth the first ends the whole party: vector DL-T174",
        "PlanUndone": "a lone paladin leaves between planning and battle: DL-T203",
    }
}
"""Events that no golden record holds, and the vectors that play them: 13,000 steered matches met none."""


class Golden(Struct):
    """The marks of one game's records, and the rules by which they were played."""

    rules: int
    matches: list[Marks]


def has_records(game: str) -> bool:
    """Whether records were made; a new game makes them when its play is settled."""
    return (FOLDER / f"{game}.marks.json").exists()


def lines(game: str) -> list[bytes]:
    """The records of a game, as written."""
    return gzip.decompress((FOLDER / f"{game}.jsonl.gz").read_bytes()).splitlines()


def golden(game: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{game}.marks.json").read_bytes(), type=Golden)


def write(game: str, records: list[bytes], marks: Golden) -> None:
    """Both files; the same records give the same bytes."""
    packed = gzip.compress(b"\n".join(records) + b"\n", 9, mtime=0)
    (FOLDER / f"{game}.jsonl.gz").write_bytes(packed)
    (FOLDER / f"{game}.marks.json").write_bytes(msgspec.json.format(msgspec.json.encode(marks), indent=1))


def kinds(game: AnyGame) -> tuple[set[str], set[str]]:
    """The names of all kinds of actions, and of all kinds of events that a record can be asked for."""
    actions, events = (
        {cls.__name__ for cls in get_args(union)} for union in (game.action_type, game.event_type)
    )
    return actions, events - set(NEVER_MET.get(game.name, {}))


def matches(game: AnyGame) -> Iterator[tuple[bytes, Record, Marks]]:
    """Every golden record of a game: its line, the record, what must be seen."""
    for line, marks in zip(lines(game.name), golden(game.name).matches, strict=True):
        yield line, read(line, lambda _: game), marks


def witnessed(record: Record, game: AnyGame) -> tuple[Match[Any, Any], Marks]:
    """The record replayed, with what was seen."""
    witness = Witness()
    match = replay(record, lambda _: game, witness)
    return match, witness.marks()


def written(record: Record, game: AnyGame) -> bytes:
    """A record that was read, as it would be written again."""
    return record.in_format(record.format, game).line()


def changed(game: AnyGame) -> set[Stream]:
    """What is not as the golden records have it."""
    found: set[Stream] = set()
    for _, record, before in matches(game):
        try:
            marks = witnessed(record, game)[1]
        except RecordError:
            return {"play"}
        found |= {stream for stream in STREAMS if marks[stream] != before[stream]}
    return found


def objection(game: AnyGame, seen_too: bool) -> str | None:
    """Why the records of a game must not be made anew under the same `rules_version`; None: they may."""
    what = changed(game)
    if "play" in what:
        return f"play has changed, rules_version {game.rules_version} has not"
    if what and not seen_too:
        return f"{' and '.join(sorted(what))} changed; if that is meant: --seen"
    return None
