"""`podzemi arena`: which bot is stronger."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from podzemi.arena.tournament import Contest, contest
from podzemi.cli.common import (
    Command,
    game_argument,
    json_option,
    language_option,
    out,
    pack_option,
    pack_text,
    parse_options,
    progress,
    say_json,
    seed_option,
    setup_options,
    split_bots,
)
from podzemi.cli.simulate import seat_bots
from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.languages import text


@click.command(cls=Command)
@game_argument
@click.option("--bots", required=True, help="The bots, separated by commas: names or `stdio:COMMAND`.")
@click.option("--players", type=int, help="How many players; a short list of bots is repeated.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many matches.")
@seed_option
@setup_options
@pack_option
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Write the plot, FILE.svg.")
@language_option
@json_option
def arena(
    game: AnyGame,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    pack: Path | None,
    jobs: int,
    plot: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots meet on duplicate deals, every deal once in every rotation of the seats.

    Win rates come with 95 % intervals, clustered by deal. The outcome depends on the seed alone.

    Example: `podzemi arena welcome_dungeon --bots greedy,random --games 1000 --jobs 2`
    """
    components = pack_text(pack)
    game = registry.packed(game.name, components)
    names = seat_bots(game, split_bots(bots), players)
    full = game.complete(len(names), parse_options(game, options))
    plan = Contest(game.name, names, full, games, seed, components)
    with progress(text(lang, "terminal-matches"), plan.deals * len(names), as_json) as advance:
        table = contest(plan, jobs, advance)
    if as_json:
        say_json(table.as_json())
    if plot is not None:
        from podzemi.cli.chart import save

        save(table, lang, plot)
    if not as_json:
        from podzemi.cli.chart import chart

        out().print(chart(table, lang))
