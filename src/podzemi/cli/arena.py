"""`podzemi arena`: which bot is stronger."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from podzemi.arena.teams import Meeting, NoSides, meet
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
@click.option(
    "--teams", is_flag=True, help="Two bots, each with all seats of one side; tells by composition."
)
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
    teams: bool,
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

    In games of sides `--teams` gives the first bot all seats of one side and the second the rest, each
    deal both ways round.

    Example: `podzemi arena welcome_dungeon --bots greedy,random --games 1000 --jobs 2`
    """
    components = pack_text(pack)
    game = registry.game_with_pack(game.name, components)
    if teams:
        two = _two(split_bots(bots))
        count = game.min_players if players is None else players
        full = game.validate_options(count, parse_options(game, options))
        _teams(Meeting(game.name, two, count, full, games, seed, components), jobs, plot, lang, as_json)
        return
    names = seat_bots(game, split_bots(bots), players)
    full = game.validate_options(len(names), parse_options(game, options))
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


def _two(names: tuple[str, ...]) -> tuple[str, str]:
    if len(names) != 2:
        raise click.BadParameter("--teams wants two bots, such as greedy,random", param_hint="--bots")
    return names[0], names[1]


def _teams(plan: Meeting, jobs: int, plot: Path | None, lang: str, as_json: bool) -> None:
    """The arena for games of sides."""
    if plot is not None:
        raise click.BadParameter("there is no plot of --teams", param_hint="--plot")
    try:
        with progress(text(lang, "terminal-matches"), plan.deals * 2, as_json) as advance:
            table = meet(plan, jobs, advance)
    except NoSides as error:
        raise click.BadParameter(str(error), param_hint="--teams") from None
    if as_json:
        say_json(table.as_json())
        return
    from podzemi.cli.chart import compositions

    out().print(compositions(table, lang))
