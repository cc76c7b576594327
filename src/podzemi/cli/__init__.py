"""The `podzemi` command. One module per command; each imports what it needs when it runs."""

from __future__ import annotations


def main() -> None:
    """The entry point of the console script."""
    from podzemi.cli.app import podzemi

    podzemi(prog_name="podzemi")
