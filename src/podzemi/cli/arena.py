"""`podzemi arena`: which bot is stronger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import rich_click as click
from rich.console import Console

from podzemi.arena.teams import Meeting, NoSides, Teams, meet
from podzemi.arena.tournament import Contest, Table, contest
from podzemi.cli import chart
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import Command, out, pack_text, parse_options, say_json, split_bots
from podzemi.cli.matches import matches_options, play_all, seat_bots, tell_interrupted
from podzemi.engine import registry
from podzemi.engine.game import AnyGame


@click.command(cls=Command)
@click.option("--bots", required=True, help="The bots, separated by commas: names or `stdio:COMMAND`.")
@click.option("--players", type=int, help="How many players; a short list of bots is repeated.")
@click.option("--teams", is_flag=True, help="In games of sides: each of two bots has all seats of one side.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result to FILE.svg.")
@matches_options(games=200)
def arena(
    game: AnyGame,
    bots: str,
    players: int | None,
    teams: bool,
    games: int,
    seed: int,
    options: tuple[str, ...],
    pack: Path | None,
    records: str | None,
    jobs: int,
    plot: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots meet on the same deals, every deal once in every rotation of the seats.

    Win rates come with 95 % intervals that take a deal as one observation. The outcome depends on the seed
    alone. Ctrl-C stops, shows the result of the deals that are complete and keeps the records so far.

    In games of sides `--teams` gives the first bot all seats of one side and the second the rest, each
    deal both ways round, and shows the results by how many played against how many.

    Example: `podzemi arena welcome_dungeon --bots greedy,random --games 1000 --jobs 2`
    """
    components = pack_text(pack)
    game = registry.game_with_pack(game.name, components)
    if teams and plot is not None:
        raise click.BadParameter("there is no plot of --teams", param_hint="--plot")
    names = split_bots(bots) if teams else seat_bots(game, split_bots(bots), players)
    count = len(names) if not teams else game.min_players if players is None else players
    full = game.validate_options(count, parse_options(game, options))
    keep, err = records is not None, records == "-"
    plan: Meeting | Contest
    if teams:
        plan = Meeting(game.name, _two(names), full, games, seed, keep, components, players=count)
    else:
        plan = Contest(game.name, names, full, games, seed, keep, components)
    table = play_all(partial(_play, plan, jobs), plan.matches, records, lang, as_json)
    if plot is not None and isinstance(table, Table):
        chart.save(table, lang, plot)
    if as_json:
        say_json(table.as_json(), err)
    else:
        _print(out(err), lang, plan, table)
    if table.interrupted:
        raise SystemExit(INTERRUPTED)


def _two(names: tuple[str, ...]) -> tuple[str, str]:
    if len(names) != 2:
        raise click.BadParameter("--teams wants two bots, such as greedy,random", param_hint="--bots")
    return names[0], names[1]


def _play(
    plan: Meeting | Contest,
    jobs: int,
    progress: Callable[[int], None],
    write: Callable[[bytes], object] | None,
) -> Teams | Table:
    if isinstance(plan, Contest):
        return contest(plan, jobs, progress, write)
    try:
        return meet(plan, jobs, progress, write)
    except NoSides as error:
        raise click.BadParameter(str(error), param_hint="--teams") from None


def _print(console: Console, lang: str, plan: Meeting | Contest, table: Teams | Table) -> None:
    if table.interrupted:
        tell_interrupted(console, lang, table.games, plan.matches)
    console.print(chart.bars(table, lang) if isinstance(table, Table) else chart.compositions(table, lang))
