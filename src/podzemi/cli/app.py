"""All commands together, in the order of the help."""

from __future__ import annotations

from typing import Final

import rich_click as click

from podzemi import __version__
from podzemi.cli.admin import admin
from podzemi.cli.arena import arena
from podzemi.cli.bench import bench
from podzemi.cli.doctor import doctor
from podzemi.cli.games import games
from podzemi.cli.load import load
from podzemi.cli.pack import pack
from podzemi.cli.play import play
from podzemi.cli.puzzle import puzzle
from podzemi.cli.ratings import ratings
from podzemi.cli.replay import replay
from podzemi.cli.serve import serve
from podzemi.cli.simulate import simulate
from podzemi.cli.store import backup, migrate_store, restore, store, worker

_GROUPS: Final = [
    {"name": "Play", "commands": ["serve", "play", "puzzle", "games", "pack"]},
    {"name": "Study", "commands": ["simulate", "arena", "replay", "bench"]},
    {
        "name": "Care",
        "commands": [
            "doctor",
            "admin",
            "load",
            "ratings",
            "backup",
            "restore",
            "migrate-store",
            "store",
            "worker",
        ],
    },
]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.rich_config(
    {
        "commands_before_options": True,
        "command_groups": {"podzemi": _GROUPS},
        "max_width": 100,
        "text_markup": "markdown",
    }
)
@click.version_option(__version__, prog_name="podzemi")
def podzemi() -> None:
    """Dungeon board games: host a table, play in the terminal, measure bots.

    Start with `podzemi serve --open`, or `podzemi play welcome_dungeon` without a browser.
    """


for _command in (
    serve,
    play,
    puzzle,
    games,
    pack,
    simulate,
    arena,
    replay,
    bench,
    load,
    doctor,
    admin,
    ratings,
    backup,
    restore,
    migrate_store,
    store,
    worker,
):
    podzemi.add_command(_command)
