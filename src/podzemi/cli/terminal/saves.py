"""The unfinished match of `podzemi play`, one per game, written after every action."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch, Match
from podzemi.engine.records.record import RecordError, read


class Save(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match, who plays, and where the people sit. The record is one of ours, so the seed is enough."""

    seat: int
    bots: list[str]
    """By seat; empty where a person sits."""
    record: Raw
    pack: str | None = None
    """The text of the data pack, so that the match goes on without its file."""
    people: list[str] = []
    """The names of several who share the terminal, from `seat` on."""


def save_path(data: Path, game: AnyGame) -> Path:
    return data / "play" / f"{game.name}.json"


def store(
    path: Path,
    match: AnyMatch,
    seat: int,
    bots: list[str],
    pack: str | None = None,
    people: list[str] | None = None,
) -> None:
    """Write whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}.tmp")
    save = Save(seat, bots, Raw(match.record().line()), pack, people or [])
    fresh.write_bytes(msgspec.json.encode(save))
    os.replace(fresh, path)


def restore(path: Path) -> tuple[AnyMatch, Save]:
    """The match as it was left; RecordError if the file does not hold one."""
    try:
        save = msgspec.json.decode(path.read_bytes(), type=Save)
    except msgspec.MsgspecError as error:
        raise RecordError(f"{path}: not a saved match: {error}; remove the file and start anew") from None
    record = read(bytes(save.record), registry.game)
    game = registry.game_with_pack(record.game, save.pack)
    match = Match(game, record.players, record.options, record.seed)
    for turn in record.actions:
        match.play(turn.seat, turn.action)
    if match.chance != record.chance or len(save.bots) != record.players:
        raise RecordError(f"{path}: the saved match does not replay; remove the file and start anew")
    return match, save
