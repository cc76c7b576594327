"""`podzemi simulate`: many matches, their statistics, their records."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any  # Any: a report as JSON

import rich_click as click
from rich.console import Console

from podzemi.arena.simulate import Plan, SimulationSummary
from podzemi.arena.simulate import simulate as run
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    out,
    pack_text,
    parse_options,
    say_json,
    say_who_plays_at_random,
    split_bots,
)
from podzemi.cli.matches.common import how_many, matches_options, play_all, seat_bots, tell_interrupted
from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.languages import game_title, text
from podzemi.languages.sentences import fields


@click.command(cls=Command)
@click.option("--players", type=int, help="How many players; without it, as many as bots, or the fewest.")
@click.option("--bots", help="Bots by seat, separated by commas; repeated to fill the seats.")
@matches_options(games=1000)
def simulate(
    game: AnyGame,
    players: int | None,
    games: int,
    seed: int,
    bots: str | None,
    options: tuple[str, ...],
    pack: Path | None,
    records: str | None,
    jobs: int | None,
    ray: bool,
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
    say_who_plays_at_random(lang, game, names)
    full = game.validate_options(len(names), parse_options(game, options))
    plan = Plan(game.name, names, full, games, seed, records is not None, components)
    play = partial(run, plan, how_many(jobs, ray), ray=ray)
    report = play_all(play, games, records, lang, as_json)
    if as_json:
        say_json(report.as_json(), err=records == "-")
    else:
        _print(out(err=records == "-"), lang, report)
    if report.interrupted:
        raise SystemExit(INTERRUPTED)
    if report.failures:
        raise SystemExit(1)


def _print(console: Console, lang: str, report: SimulationSummary) -> None:
    from rich.table import Table

    told = report.as_json()
    if report.interrupted:
        tell_interrupted(console, lang, told["games"], report.plan.games)
    values = {key: told[key] for key in ("games", "decisions")} | {
        "seed": str(told["seed"]),
        "game": game_title(lang, report.plan.game),
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
    """The statistics of the game, in words."""
    for name, share in shares.items():
        words = text(lang, f"{fields(game).prefix}-fact-{name}")
        console.print(f"  {words}: {share:.1%}", markup=False)


def _print_detail(console: Console, lang: str, results: dict[str, Any]) -> None:
    console.print("  " + text(lang, "terminal-lengths", results["decisions_per_game"]), style="dim")
    for name, value in results["detail"].items():
        shown = ", ".join(f"{k}: {n}" for k, n in value.items()) if isinstance(value, dict) else value
        console.print(f"  {name} {shown}", style="dim", markup=False)
