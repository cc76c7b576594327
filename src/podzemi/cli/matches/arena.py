"""`podzemi arena`: which bot is stronger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
import rich_click as click
from rich.console import Console

from podzemi.arena.checkpoint import Checkpoint
from podzemi.arena.round_robin import League, RoundRobin, round_robin
from podzemi.arena.rows import Run
from podzemi.arena.teams import Meeting, NoSides, Teams, meet
from podzemi.arena.tournament import Contest, ContestResult, contest
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
from podzemi.cli.matches import chart, league_chart, markdown
from podzemi.cli.matches.common import how_many, matches_options, play_all, seat_bots, tell_interrupted
from podzemi.engine import registry
from podzemi.engine.game import AnyGame

Plan: TypeAlias = Meeting | Contest | League
Outcome: TypeAlias = Teams | ContestResult | RoundRobin
_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=Command)
@click.option("--bots", required=True, help="The bots, separated by commas: names or `stdio:COMMAND`.")
@click.option("--players", type=int, help="How many players; a short list of bots is repeated.")
@click.option("--teams", is_flag=True, help="In games of sides: each of two bots has all seats of one side.")
@click.option("--round-robin", "everybody", is_flag=True, help="Everybody against everybody, with ratings.")
@click.option(
    "--until",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    metavar="SHARE",
    help="Stop as soon as it is known whether the first bot wins more or less than this share.",
)
@click.option("--resume", type=_FILE, help="Keep the results in FILE, and go on from those that are in it.")
@click.option("--plot", type=_FILE, help="Draw the result to FILE.svg.")
@click.option("--markdown", "page", type=_FILE, help="Write the result to FILE.md.")
@matches_options(games=200)
def arena(
    game: AnyGame,
    bots: str,
    players: int | None,
    teams: bool,
    everybody: bool,
    until: float | None,
    resume: Path | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    pack: Path | None,
    records: str | None,
    jobs: int | None,
    ray: bool,
    plot: Path | None,
    page: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots meet on the same deals, every deal once in every rotation of the seats.

    Win rates come with 95 % intervals that take a deal as one observation. The outcome depends on the seed
    alone. Ctrl-C stops, shows the result of the deals that are complete and keeps the records so far.

    In games with sides, `--teams` gives the first bot all seats of one side and the second the rest, each
    deal both ways round, and shows the results by how many played against how many.

    `--round-robin` lets every pair of bots meet in `--games` matches, and rates them all.

    Example: `podzemi arena welcome_dungeon --bots greedy,random --games 1000 --jobs 2`
    """
    if teams and plot is not None and not everybody:
        raise click.BadParameter("there is no plot of --teams", param_hint="--plot")
    if records is not None and resume is not None:
        raise click.BadParameter(
            "not together with --resume: some records would be missing", param_hint="--records"
        )
    components = pack_text(pack)
    game = registry.game_with_pack(game.name, components)
    plan = _plan(game, split_bots(bots), players, teams, everybody)
    say_who_plays_at_random(lang, game, plan.bots)
    full = game.validate_options(_seats(plan), parse_options(game, options))
    keep, err = records is not None, records == "-"
    plan = msgspec.structs.replace(plan, options=full, games=games, seed=seed, records=keep, pack=components)
    run = Run(
        jobs=how_many(jobs, ray),
        ray=ray,
        until=until,
        checkpoint=None if resume is None else Checkpoint(resume),
    )
    outcome = play_all(partial(_play, plan, run), plan.matches, records, lang, as_json)
    if run.checkpoint is not None:
        run.checkpoint.tidy()
    _save(outcome, lang, plot, page)
    if as_json:
        say_json(outcome.as_json(), err)
    else:
        _print(out(err), lang, plan, outcome)
    if outcome.interrupted:
        raise SystemExit(INTERRUPTED)


def _plan(game: AnyGame, names: tuple[str, ...], players: int | None, teams: bool, everybody: bool) -> Plan:
    """The pairing; options and the rest come later."""
    seats = max(game.min_players, 2) if players is None else players
    if everybody:
        if len(set(names)) != len(names) or len(names) < 2:
            raise click.BadParameter("--round-robin wants two different bots or more", param_hint="--bots")
        return League(game.name, names, {}, 0, 0, players=seats, teams=teams)
    if teams:
        return Meeting(game.name, _two(names), {}, 0, 0, players=seats)
    return Contest(game.name, seat_bots(game, names, players), {}, 0, 0)


def _two(names: tuple[str, ...]) -> tuple[str, str]:
    if len(names) != 2:
        raise click.BadParameter("--teams wants two bots, such as greedy,random", param_hint="--bots")
    return names[0], names[1]


def _seats(plan: Plan) -> int:
    return len(plan.bots) if isinstance(plan, Contest) else plan.players


def _play(
    plan: Plan, run: Run, progress: Callable[[int], None], write: Callable[[bytes], object] | None
) -> Outcome:
    run = msgspec.structs.replace(run, progress=progress, write=write)
    if isinstance(plan, Contest):
        return contest(plan, run)
    try:
        return meet(plan, run) if isinstance(plan, Meeting) else round_robin(plan, run)
    except NoSides as error:
        raise click.BadParameter(str(error), param_hint="--teams") from None


def _save(outcome: Outcome, lang: str, plot: Path | None, page: Path | None) -> None:
    if plot is not None and isinstance(outcome, ContestResult):
        chart.save(outcome, lang, plot)
    if plot is not None and isinstance(outcome, RoundRobin):
        plot.write_text(league_chart.svg(outcome, lang), "utf-8")
    if page is not None:
        page.write_text(markdown.page(outcome, lang), "utf-8")


def _print(console: Console, lang: str, plan: Plan, outcome: Outcome) -> None:
    if outcome.interrupted:
        tell_interrupted(console, lang, outcome.games, plan.matches)
    if isinstance(outcome, ContestResult):
        console.print(chart.bars(outcome, lang))
    elif isinstance(outcome, Teams):
        console.print(chart.compositions(outcome, lang))
    else:
        console.print(league_chart.draw(outcome, lang))
