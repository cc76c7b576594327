"""Verification of a record: the luck was fixed beforehand, and every step followed the rules."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct

from podzemi.engine.game import AnyGame
from podzemi.engine.records.record import Record, RecordError, begin, check_end, replay, step

Name = Literal["seal", "commitment", "shown", "actions", "chance", "result"]
Status = Literal["proved", "failed", "absent"]
NAMES: Final[tuple[Name, ...]] = ("seal", "commitment", "shown", "actions", "chance", "result")
STATUSES: Final[tuple[Status, ...]] = ("proved", "failed", "absent")
WRONG: Final[dict[str, Name]] = {
    "record_chance": "chance",
    "record_outcome": "chance",
    "record_result": "result",
}
"""The check that an error code belongs to; other codes belong to the actions."""


class Check(Struct, frozen=True):
    """One thing a record may prove. `absent`: it says nothing about it.

    `at`: the action (0: the set-up) at which it failed; `count`: how many things were looked at.
    """

    name: Name
    status: Status
    count: int = 0
    at: int | None = None


class Verdict(Struct, frozen=True):
    """All checks of a record, and the hash of its luck as worked out from its seed and salt."""

    ok: bool
    checks: list[Check]
    commitment: str | None
    detail: str = ""
    """The first step that breaks the rules, in words."""


def verify(record: Record, game: AnyGame, shown: str | None = None) -> Verdict:
    """Look at everything. `shown`: the hash that somebody wrote down when the match started."""
    promise = record.promise
    commitment = None if promise is None else promise.commitment()
    played, detail = _fold(record, game, promise is not None or shown is not None)
    checks = [
        _seal(record, game),
        _commitment(record, commitment),
        _check_display(shown, commitment),
        *played,
    ]
    return Verdict(all(check.status != "failed" for check in checks), checks, commitment, detail)


def _seal(record: Record, game: AnyGame) -> Check:
    if record.seal is UNSET:
        return Check("seal", "absent")
    return Check("seal", "proved" if record.seal == record.fingerprint(game) else "failed")


def _commitment(record: Record, worked_out: str | None) -> Check:
    """A salt without a hash, or a hash without a salt, is half a promise: it proves nothing."""
    if record.commitment is UNSET and worked_out is None:
        return Check("commitment", "absent")
    return Check("commitment", "proved" if record.commitment == worked_out else "failed")


def _check_display(shown: str | None, worked_out: str | None) -> Check:
    if shown is None:
        return Check("shown", "absent")
    return Check("shown", "proved" if shown.strip().lower() == worked_out else "failed")


def _fold(record: Record, game: AnyGame, promised: bool) -> tuple[list[Check], str]:
    """Play it again from the seed alone; if that is another match, from the chance it lists itself.

    A record that promises nothing may have its chance from elsewhere, such as another implementation.
    """
    try:
        differs = _first_difference(record, game)
        if differs is not None:
            replay(record, lambda _: game)
    except RecordError as error:
        return _failed_check(error), str(error)
    chance: Status = "proved" if differs is None else "failed" if promised else "absent"
    end: Status = "absent" if record.result is None else "proved"
    return [
        Check("actions", "proved", len(record.actions)),
        Check("chance", chance, len(record.chance), differs),
        Check("result", end),
    ], ""


def _first_difference(record: Record, game: AnyGame) -> int | None:
    """The step (0: set-up) after which chance is not what the seed gives; None: all is the same.

    RecordError if chance is the same, and the record breaks the rules all the same.
    """
    match = begin(record, game)
    for number, turn in enumerate(record.actions):
        if match.chance != record.chance[: len(match.chance)]:
            return number
        step(match, number, turn)
    if match.chance != record.chance:
        return len(record.actions)
    check_end(match, record)
    return None


def _failed_check(error: RecordError) -> list[Check]:
    """The failed check; later checks are not made."""
    wrong: Name = WRONG.get(error.code, "actions")
    at = error.values.get("at")
    names: tuple[Name, ...] = ("actions", "chance", "result")
    return [Check(name, "failed", 0, at) if name == wrong else Check(name, "absent") for name in names]
