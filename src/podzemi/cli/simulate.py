"""`podzemi simulate`: many matches, their statistics, their records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console

from podzemi.arena.simulate import Plan, Report
from podzemi.arena.simulate import simulate as run
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    game_argument,
    jobs_option,
    json_option,
    language_option,
    out,
    pack_option,
    pack_text,
    parse_options,
    progress,
    record_writer,
    records_option,
    say_json,
    seed_option,
    setup_options,
    split_bots,
    tell_interrupted,
    title,
    until_interrupted,
)
from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.languages import text
from podzemi.languages.sentences import fields


@click.command(cls=Command)
@game_argument
@click.option("--players", type=int, help="How many players; without it, as many as bots, or the fewest.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many matches.")
@seed_option
@click.option("--bots", help="Bots by seat, separated by commas; repeated to fill the seats.")
@setup_options
@pack_option
@records_option
@jobs_option
@language_option
@json_option
def simulate(
    game: AnyGame,
    players: int | None,
    games: int,
    seed: int,
    bots: str | None,
    options: tuple[str, ...],
    pack: Path | None,
    records: str | None,
    jobs: int,
    lang: str,
    as_json: bool,
) -> None:
    """Play many matches between bots and add up the results.

    The same seed gives the same matches, whatever the number of jobs, compiled or not.
    Ctrl-C stops, shows the results so far and keeps their records.

    Example: `podzemi simulate welcome_dungeon --players 3 --games 20000 --seed 1 --json`
    """
    components = pack_text(pack)
    game = registry.game_with_pack(game.name, components)
    names = seat_bots(game, split_bots(bots or "random"), players)
    full = game.validate_options(len(names), parse_options(game, options))
    plan = Plan(game.name, names, full, games, seed, records is not None, components)
    with (
        record_writer(records) as write,
        progress(text(lang, "terminal-matches"), games, as_json) as advance,
    ):
        report = until_interrupted(lambda: run(plan, jobs, advance, write))
    if as_json:
        say_json(report.as_json(), err=records == "-")
    else:
        _print(out(err=records == "-"), lang, report)
    if report.interrupted:
        raise SystemExit(INTERRUPTED)
    if report.failures:
        raise SystemExit(1)


def seat_bots(game: AnyGame, names: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """The bots in all seats; a short list is repeated."""
    if not names:
        raise click.BadParameter("name at least one bot, such as random", param_hint="--bots")
    count = players if players is not None else max(len(names), game.min_players)
    game.validate_options(count, {})
    if len(names) > count:
        raise click.BadParameter(f"{len(names)} bots for {count} players", param_hint="--bots")
    return tuple(names[seat % len(names)] for seat in range(count))


def _print(console: Console, lang: str, report: Report) -> None:
    from rich.table import Table

    told = report.as_json()
    if report.interrupted:
        tell_interrupted(console, lang, told["games"], report.plan.games)
    values = {key: told[key] for key in ("games", "decisions")} | {
        "seed": str(told["seed"]),
        "game": title(lang, report.plan.game),
        "rate": f"{told['decisions_per_cpu_s']:,}".replace(",", " "),
        "seconds": f"{told['cpu_seconds']:.2f}",
    }
    console.print(text(lang, "terminal-simulated", values), markup=False)
    table = Table(box=None, padding=(0, 2))
    for column in ("terminal-seat", "terminal-bot", "terminal-wins", "terminal-share"):
        table.add_column(text(lang, column), header_style="dim")
    wins = told["results"]["wins"]
    for seat, bot in enumerate(report.plan.bots):
        share = wins[seat] / max(1, told["games"])
        table.add_row(str(seat), bot, str(wins[seat]), f"{share:.1%}")
    console.print(table)
    _print_shares(console, lang, report.plan.game, told["results"]["detail"].pop("shares", {}))
    _print_detail(console, lang, told["results"])
    for failure in told["failures"]:
        console.print(
            text(lang, "terminal-match-failed", failure | {"seed": str(failure["seed"])}),
            style="red",
            markup=False,
        )


def _print_shares(console: Console, lang: str, game: str, shares: dict[str, float]) -> None:
    """What the game counts, in words."""
    for name, share in shares.items():
        words = text(lang, f"{fields(game).prefix}-fact-{name}")
        console.print(f"  {words}: {share:.1%}", markup=False)


def _print_detail(console: Console, lang: str, results: dict[str, Any]) -> None:
    console.print("  " + text(lang, "terminal-lengths", results["decisions_per_game"]), style="dim")
    for name, value in results["detail"].items():
        shown = ", ".join(f"{k}: {n}" for k, n in value.items()) if isinstance(value, dict) else value
        console.print(f"  {name} {shown}", style="dim", markup=False)
