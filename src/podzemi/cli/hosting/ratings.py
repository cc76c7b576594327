"""`podzemi ratings`: what the server believes about everybody's strength."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any  # Any: options of the command, each of its own type

import rich_click as click

from podzemi.cli.common import Command, Group, json_option, language_option, out, progress, say_json
from podzemi.cli.hosting.serve import configure, setting_options
from podzemi.languages import text


@click.group(cls=Group)
def ratings() -> None:
    """Everybody's strength, worked out from the results; `--json` for machines.

    Example: `podzemi ratings rebuild`
    """


@ratings.command(cls=Command)
@setting_options
@language_option
@json_option
def rebuild(config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Count all finished matches again, oldest first; also those from before there were ratings.

    The server may run meanwhile. Twice in a row gives the same numbers.

    Example: `podzemi ratings rebuild --data /var/lib/podzemi`
    """
    from podzemi.server.ratings.recount import Recount, recount
    from podzemi.server.store import open_store
    from podzemi.server.store.people.ratings import uncounted_tables

    async def run() -> Recount:
        store = await open_store(configure(config, flags).settings.store)
        try:
            missing = len(await store.read(uncounted_tables()))
            with progress(text(lang, "rate-recounting"), missing, as_json) as advance:
                return await recount(store, advance)
        finally:
            await store.close()

    done = asyncio.run(run())
    values = {"counted": done.counted, "noted": done.noted, "left_out": done.left_out}
    if as_json:
        say_json(values)
    else:
        out().print(text(lang, "rate-recounted", values))
