"""`podzemi review`: what the decisions of one seat in a match record were worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final  # Any: the view of whichever game, and what becomes JSON

import rich_click as click
from msgspec import Struct

from podzemi.bots import coach
from podzemi.bots.coach import DEAREST, SECOND_LOOKS, Advice, dearest
from podzemi.bots.weighing import Weighed
from podzemi.cli.common import (
    Command,
    json_option,
    language_option,
    out,
    pack_option,
    pack_text,
    progress,
    say_json,
)
from podzemi.cli.terminal.advice import measure_of, percent
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch
from podzemi.engine.records.record import Record, read, replay
from podzemi.engine.values import Action, Event, Seat
from podzemi.languages import text
from podzemi.languages.sentences import action_text, reason_text

LONGER: Final = 5
"""Decisions that look costly are searched this many times longer."""
BARS: Final = "▁▂▃▄▅▆▇█"


class Decision(Struct, frozen=True):
    """The decision of the seat after `at` actions, as it knew the match then, and the action it played."""

    at: int
    view: Any
    legal: list[Action]
    played: int


@click.command(cls=Command)
@click.argument("file", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Whose decisions.")
@click.option(
    "--line", type=click.IntRange(1), default=1, show_default=True, help="Which record of the file."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 60),
    default=0.2,
    show_default=True,
    help="Thinking time for each decision; those that look dear get five times as much.",
)
@pack_option
@language_option
@json_option
def review(
    file: Path, seat: int, line: int, seconds: float, pack: Path | None, lang: str, as_json: bool
) -> None:
    """Look again at a finished match: how the chances went, and the three decisions that cost most.

    The strongest bot judges every decision from what the seat knew at that moment, and from nothing else.

    Example: `podzemi play welcome_dungeon --record match.json`, then `podzemi review match.json`
    """
    record = _record(file, line)
    if seat >= record.players:
        raise click.BadParameter(f"seats are 0 to {record.players - 1}", param_hint="--seat")
    game = registry.game_with_pack(record.game, pack_text(pack))
    decisions = {one.at: one for one in decisions_of(record, game, seat)}
    advice = judge(game, record, decisions, seconds, quiet=as_json)
    if as_json:
        say_json(_report(record, seat, decisions, advice))
    else:
        _tell(lang, record.game, seat, measure_of(game, record.players), decisions, advice)


def _record(file: Path, line: int) -> Record:
    lines = [one for one in file.read_bytes().splitlines() if one.strip()]
    if line > len(lines):
        raise click.BadParameter(f"{file} holds {len(lines)}", param_hint="--line")
    return read(lines[line - 1], registry.game)


def decisions_of(record: Record, game: AnyGame, seat: Seat) -> list[Decision]:
    """Everything the seat had a choice in, as it knew it then."""
    found: list[Decision] = []

    def look(match: AnyMatch, _: list[Event]) -> None:
        at = match.version
        if at < len(record.actions) and record.actions[at].seat == seat:
            legal = game.actions(match.state, seat)
            if len(legal) > 1:
                view, played = game.view(match.state, seat), legal.index(record.actions[at].action)
                found.append(Decision(at, view, legal, played))

    replay(record, lambda _: game, look)
    return found


def judge(
    game: AnyGame, record: Record, decisions: dict[int, Decision], seconds: float, quiet: bool
) -> dict[int, Advice]:
    """The coach's advice on each decision; costly ones are searched longer."""
    found: dict[int, Advice] = {}

    def look(at: int, time: float) -> None:
        one, dice = decisions[at], Dice(seed_for(record.seed, at))
        found[at] = coach.advise(game, one.view, one.legal, dice, time, one.played)

    with progress(game.name, len(decisions), quiet) as advance:
        for at in decisions:
            look(at, seconds)
            advance(1)
    for at in dearest(found, SECOND_LOOKS):
        look(at, LONGER * seconds)
    return found


def _report(
    record: Record, seat: Seat, decisions: dict[int, Decision], advice: dict[int, Advice]
) -> dict[str, Any]:
    def named(at: int, one: Weighed) -> dict[str, Any]:
        return {"action": decisions[at].legal[one.index], "chance": one.chance, "reason": one.reason}

    moves = [
        {"at": at, "played": named(at, played), "better": named(at, advice[at].best[0])}
        for at in sorted(dearest(advice, DEAREST))
        if (played := advice[at].played) is not None
    ]
    curve = [{"at": at, "chance": one.best[0].chance} for at, one in sorted(advice.items())]
    return {"game": record.game, "seat": seat, "curve": curve, "moves": moves}


def _tell(
    lang: str, game: str, seat: Seat, measure: str, decisions: dict[int, Decision], advice: dict[int, Advice]
) -> None:
    console = out()
    chances = [chance for at in sorted(advice) if (chance := advice[at].best[0].chance) is not None]
    console.print(text(lang, "review-note"), style="dim", markup=False)
    if not chances:
        console.print(text(lang, "review-unknown"), markup=False)
        return
    title = text(lang, "review-curve", {"measure": measure})
    first, last = (text(lang, "coach-percent", {"percent": percent(chances[at])}) for at in (0, -1))
    console.print(f"{title}: {first} {spark(chances)} {last}", markup=False)
    moments = sorted(dearest(advice, DEAREST))
    if not moments:
        console.print(text(lang, "review-clean"), markup=False)
    for at in moments:
        console.print(text(lang, "review-at", {"at": at + 1}), style="bold", markup=False)
        for name, one in (("you", advice[at].played), ("better", advice[at].best[0])):
            assert one is not None and one.chance is not None
            said = action_text(lang, game, decisions[at].legal[one.index])
            worth = text(lang, "coach-percent", {"percent": percent(one.chance)})
            console.print(f"  {text(lang, f'review-{name}')}: {said} ({worth})", markup=False)
            if one.reason is not None:
                why = reason_text(lang, game, one.reason, (), seat)
                console.print(f"    {why}", style="dim", markup=False)


def spark(chances: list[float]) -> str:
    """The curve as a row of bars."""
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
