"""The `podzemi` command. One module per command; each imports what is heavy when it runs."""

from podzemi.cli.app import podzemi as main

__all__ = ["main"]
