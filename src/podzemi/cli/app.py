"""All commands together, in the order of the help; each is imported when it is called or shown."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Final  # Any: whatever click passes through

import rich_click as click

from podzemi import __version__

_WHERE: Final = {
    "Play": {
        "serve": "hosting.serve",
        "play": "terminal.play",
        "learn": "terminal.learn",
        "puzzle": "terminal.puzzle",
        "rules": "rules",
        "games": "games",
        "pack": "pack",
    },
    "Study": {
        "simulate": "matches.simulate",
        "arena": "matches.arena",
        "replay": "terminal.replay",
        "review": "terminal.review",
        "export": "matches.export",
        "new": "new",
        "bench": "matches.bench",
    },
    "Care": {
        "doctor": "hosting.doctor",
        "site": "hosting.site",
        "admin": "hosting.admin",
        "load": "hosting.load",
        "ratings": "hosting.ratings",
        "backup": "hosting.store",
        "restore": "hosting.store",
        "migrate-store": "hosting.store",
        "store": "hosting.store",
        "worker": "hosting.store",
    },
}
"""By heading of the help: commands, and the module each lives in under its own name."""
_PLAIN: Final = {"theme": "plain-slim", "style_errors_panel_box": "BLANK"}
"""Help and errors without boxes and colours, for terminals that can do nothing else."""
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""
MODULES: Final = {name: module for commands in _WHERE.values() for name, module in commands.items()}


class Commands(click.RichGroup):
    """Commands that are imported when called: a restarting server waits for no other's imports."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if (module := MODULES.get(cmd_name)) is None:
            return None
        command: click.Command = getattr(import_module(f"podzemi.cli.{module}"), cmd_name.replace("-", "_"))
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Ctrl-C ends every command quietly; what it does before that is its own affair."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise SystemExit(INTERRUPTED) from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.rich_config(
    {
        "commands_before_options": True,
        "command_groups": {
            "podzemi": [{"name": name, "commands": list(commands)} for name, commands in _WHERE.items()]
        },
        "max_width": 100,
        **(_PLAIN if os.environ.get("TERM") == "dumb" else {}),
        "text_markup": "markdown",
    }
)
@click.version_option(__version__, prog_name="podzemi")
def podzemi() -> None:
    """Dungeon board games: host a table, play in the terminal, measure bots.

    Start with `podzemi serve --open`, or `podzemi play welcome_dungeon` without a browser.
    """
