"""The `podzemi` command. One module per command; each imports what is heavy when it runs."""

from __future__ import annotations

import sys

from podzemi.cli.app import podzemi
from podzemi.cli.extras import advice


def main() -> None:
    """Run the command line; if an extra of the package is missing, say in one line which."""
    try:
        podzemi(prog_name="podzemi")
    except ModuleNotFoundError as error:
        if (said := advice(error)) is None:
            raise
        print(f"podzemi: {said}", file=sys.stderr)
        sys.exit(2)


__all__ = ["main"]
