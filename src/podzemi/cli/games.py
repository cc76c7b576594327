"""`podzemi games`: what there is to play."""

from __future__ import annotations

from typing import Any  # Any: what becomes JSON

import rich_click as click
from rich.console import Console

from podzemi.cli.common import Command, json_option, language_option, out, say_json
from podzemi.engine import registry
from podzemi.engine.records.record import option_word
from podzemi.languages import game_title, text


@click.command(cls=Command)
@language_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """The games: names, players, options, bots.

    Example: `podzemi games --lang cs`
    """
    if as_json:
        say_json({"games": [_facts(name) for name in registry.names()]})
        return
    console = out()
    for name in registry.names():
        _print_game(console, lang, name)
    bots = ", ".join((*registry.bot_names(), "stdio:COMMAND"))
    console.print(text(lang, "terminal-bots-there-are", {"bots": bots}), markup=False)


def _facts(name: str) -> dict[str, Any]:
    game = registry.game(name)
    return {
        "name": name,
        "players": {"min": game.min_players, "max": game.max_players},
        "minutes": game.minutes,
        "rules": game.rules_version,
        "options": [
            {"name": o.name, "values": o.values, "default": o.default, "clause": o.clause}
            for o in game.options
        ],
        "bots": list(registry.OURS),
    }


def _print_game(console: Console, lang: str, name: str) -> None:
    from rich.table import Table

    from podzemi.languages.sentences import option_text

    game = registry.game(name)
    console.print(f"[bold]{name}[/]  {game_title(lang, name)}")
    players = {"min": game.min_players, "max": game.max_players, "minutes": game.minutes}
    console.print("  " + text(lang, "terminal-players", players))
    table = Table(box=None, padding=(0, 2), show_header=True)
    for column in ("terminal-option", "terminal-values", "terminal-meaning", "terminal-clause"):
        table.add_column(text(lang, column), header_style="dim")
    for option in game.options:
        values = ", ".join(
            f"[bold]{option_word(v)}*[/]" if v == option.default else option_word(v) for v in option.values
        )
        table.add_row(option.name, values, option_text(lang, name, option.name), option.clause)
    console.print(table)
    console.print("  " + text(lang, "terminal-default-marked"), style="dim")
    console.print()
