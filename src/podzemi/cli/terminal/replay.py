"""`podzemi replay`: check match records and tell them as sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final  # Any: what becomes JSON

import rich_click as click
from msgspec import UNSET

from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    json_option,
    language_option,
    out,
    pack_text,
    result_measures,
    say_json,
)
from podzemi.cli.terminal.joining import Joining
from podzemi.engine import registry
from podzemi.engine.data.packs import Pack, digest
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch
from podzemi.engine.records.record import Record, RecordError, read
from podzemi.engine.records.record import replay as play_again
from podzemi.engine.records.verify import Check
from podzemi.engine.records.verify import verify as verified
from podzemi.engine.values import Event
from podzemi.languages import game_title, text

MARKS: Final = {"proved": "✓", "failed": "✗", "absent": "·"}
PROMISES: Final = ("seal", "commitment", "shown")
"""The checks of what a table promises, beyond what every record claims."""


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--verify", is_flag=True, help="Check only: say what is proved, nothing of what happened.")
@click.option("--commitment", metavar="HASH", help="The hash that was shown when the match started.")
@click.option("--best", is_flag=True, help="Say what would have been best, where the game can judge it.")
@click.option("--line", type=click.IntRange(1), help="Only the record in this line.")
@click.option(
    "--pack",
    "files",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A data pack that was played with. May be repeated.",
)
@language_option
@json_option
def replay(
    file: str,
    verify: bool,
    commitment: str | None,
    best: bool,
    line: int | None,
    files: tuple[Path, ...],
    lang: str,
    as_json: bool,
) -> None:
    """Replay every match record in FILE (`-`: standard input) and check it.

    Each is played again from its chance outcomes and actions alone; any difference is an error
    with its line. Where our own generator gives the same outcomes from the seed, that is said too.
    A record of a table carries seed and salt: that its luck was fixed beforehand is checked as well.
    Exit code 0: nothing is wrong, 1: something is. Ctrl-C stops and reports what was checked so far.

    Example: `podzemi replay match.json --verify --commitment 5e884898da28…`
    """
    packs = {digest(pack): pack for one in files if (pack := pack_text(one)) is not None}
    reports: list[dict[str, Any]] = []
    interrupted = False
    try:
        for number, written in _lines(file):
            if line in (None, number):
                report = _check(number, written, packs, lang, commitment, quiet=verify or as_json, best=best)
                reports.append(report)
                if not as_json:
                    _say(lang, report, verify, best)
    except KeyboardInterrupt:
        interrupted = True
    _finish(lang, reports, as_json, interrupted)


def _lines(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, with their numbers."""
    with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
        for number, line in enumerate(source, 1):
            if line.strip():
                yield number, line


def _say(lang: str, report: dict[str, Any], checked: bool, best: bool) -> None:
    """A report for people: what is wrong; of a record that promises something, what is proved."""
    if "checks" in report and (checked or not report["ok"]):
        tell_checks(lang, report["checks"])
    if "error" in report:
        click.echo(text(lang, "terminal-record-bad", report), err=True)
    elif best:
        tell_lessons(lang, report)


def tell_checks(lang: str, checks: list[Check]) -> None:
    """Each check as a sentence; a record that promises nothing has nothing to tell."""
    if any(check.name in PROMISES and check.status != "absent" for check in checks):
        for check in checks:
            click.echo(f"{MARKS[check.status]} {check_text(lang, check)}")


def check_text(lang: str, check: Check) -> str:
    return text(lang, f"luck-{check.name}-{check.status}", {"count": check.count, "at": check.at or 0})


def _check(
    number: int,
    written: bytes,
    packs: dict[str, str],
    lang: str,
    commitment: str | None,
    quiet: bool,
    best: bool,
) -> dict[str, Any]:
    try:
        record = read(written, registry.game)
        if record.pack is not UNSET and record.pack.sha256 not in packs:
            return {"line": number, "ok": False, "error": _missing(lang, record.pack)}
        game = registry.game_with_pack(
            record.game, None if record.pack is UNSET else packs[record.pack.sha256]
        )
        match = play_again(record, lambda _: game) if quiet else _tell(number, record, game, lang)
        verdict = verified(record, game, commitment)
    except RecordError as error:
        return {"line": number, "ok": False, "error": str(error)}
    analysis = match.game.analysis
    more: dict[str, Any] = {"lessons": analysis.lessons(match) if analysis else []} if best else {}
    if not verdict.ok:
        more["error"] = text(lang, "luck-not-proved")
    return more | {
        "line": number,
        "ok": verdict.ok,
        "game": record.game,
        "players": record.players,
        "actions": len(record.actions),
        "finished": record.result is not None,
        "winners": record.result.ranking[0] if record.result else None,
        "from_seed": Check("chance", "proved", len(record.chance)) in verdict.checks,
        "commitment": verdict.commitment,
        "checks": verdict.checks,
    }


def _missing(lang: str, pack: Pack) -> str:
    return text(lang, "terminal-pack-missing", {"name": pack.name, "sha": pack.sha256})


def tell_lessons(lang: str, report: dict[str, Any]) -> None:
    """The best play in hindsight, as sentences."""
    from podzemi.languages.sentences import fields

    prefix = f"{fields(report['game']).prefix}-hindsight"
    console = out()
    if report["lessons"]:
        console.print(text(lang, f"{prefix}-title"), style="bold", markup=False)
    for lesson in report["lessons"]:
        player = text(lang, "terminal-player", {"number": lesson.seat + 1})
        console.print(text(lang, f"{prefix}-part", {"seat": player, **lesson.part}), markup=False)
        for view in ("happened", "known", "open"):
            score = result_measures(lang, report["game"], getattr(lesson, view))
            console.print("  " + text(lang, f"{prefix}-{view}", {"score": score}), markup=False)
        remarks = ["perfect"] * lesson.perfect + ["estimate"] * (not lesson.exact) + lesson.notes
        for remark in remarks:
            console.print("  " + text(lang, f"{prefix}-{remark}"), style="dim", markup=False)


def _tell(number: int, record: Record, game: AnyGame, lang: str) -> AnyMatch:
    """Print the match as it is played again."""
    from podzemi.languages.sentences import event_text, grade_text

    console = out()
    names = [text(lang, "terminal-player", {"number": seat + 1}) for seat in range(record.players)]
    values = {
        "line": number,
        "game": game_title(lang, record.game),
        "players": record.players,
        "seed": str(record.seed),
    }
    console.print(text(lang, "terminal-record", values), style="bold", markup=False)

    joining, reached = Joining(game), [0]

    def say(version: int, event: Event) -> None:
        console.print(f"{version:>4}  {event_text(lang, record.game, event, names, None)}", markup=False)

    def tell(match: AnyMatch, events: list[Event]) -> None:
        """Steps that go on with each other are one line, with the number of the last."""
        for event in events:
            for one in joining.add(event):
                say(match.version if one is event else reached[0], one)
            reached[0] = match.version

    match = play_again(record, lambda _: game, tell)
    for event in joining.rest():
        say(reached[0], event)
    if record.result and (grade := match.grade):
        console.print(grade_text(lang, record.game, grade), markup=False)
    return match


def _finish(lang: str, reports: list[dict[str, Any]], as_json: bool, interrupted: bool) -> None:
    bad = sum(not report["ok"] for report in reports)
    seeded = sum(report.get("from_seed", False) for report in reports)
    if as_json:
        counts = {"records": len(reports), "errors": bad, "from_seed": seeded, "interrupted": interrupted}
        say_json({**counts, "lines": reports})
    else:
        values = {"records": len(reports), "good": len(reports) - bad, "bad": bad, "seeded": seeded}
        click.echo(text(lang, "terminal-replayed", values))
    if interrupted:
        raise SystemExit(INTERRUPTED)
    if bad or not reports:
        raise SystemExit(1)
