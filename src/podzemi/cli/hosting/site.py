"""`podzemi site`: the games as a folder of files that any web space can offer."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import rich_click as click

from podzemi.cli.common import Command, json_option, out, say_json
from podzemi.server.settings import Settings
from podzemi.server.support.site import SiteNotBuilt, is_site, write_site

OLD: Final = ("assets", "engine")
"""Folders of an older site whose files have other names now."""


@click.command(cls=Command)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@json_option
def site(folder: Path, as_json: bool) -> None:
    """Write the games into FOLDER, as files that any web space can offer.

    The page plays against bots, teaches, sets puzzles and reviews matches in the browser alone: it needs no
    server, and after the first visit no network.

    Example: `podzemi site public` and `python -m http.server -d public`
    """
    if folder.is_dir() and any(folder.iterdir()):
        if not is_site(folder):
            raise click.ClickException(f"{folder} holds other files: name a new or an empty folder.")
        for name in OLD:
            shutil.rmtree(folder / name, ignore_errors=True)
    try:
        size = write_site(Settings().static, folder)
    except SiteNotBuilt as missing:
        raise click.ClickException(
            f"{missing}. An installed package has both: pip install 'podzemi[server]'; a clone: make site."
        ) from None
    if as_json:
        say_json({"folder": str(folder), "bytes": size})
        return
    out().print(f"{size / 1e6:.1f} MB in {folder}. To try it: python -m http.server -d {folder}")
