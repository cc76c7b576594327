"""`podzemi pack`: a game's components as a file, to be changed and checked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any  # Any: figures of whichever game; a rich table, imported when needed

import msgspec
import rich_click as click

from podzemi.cli.common import (
    Command,
    game_argument,
    json_option,
    language_option,
    mistake_line,
    out,
    pack_text,
    say_json,
)
from podzemi.engine import registry
from podzemi.engine.data.packs import Difference, PackError, differences, template
from podzemi.engine.game import AnyGame
from podzemi.languages import game_title, text
from podzemi.languages.sentences import mistake_text


@click.command(cls=Command)
@game_argument
@click.argument(
    "file", metavar="[FILE]", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@language_option
@json_option
def pack(game: AnyGame, file: Path | None, lang: str, as_json: bool) -> None:
    """Other components for GAME: the values printed in your box, or your own.

    Without FILE it prints the built-in data, the file to start from; `--json` gives its text and its values.
    With FILE it checks a pack: says what differs from the built-in data, or every mistake with its line.
    docs/packs.md explains the fields. Play with it by `--pack FILE`, or choose the file at a new table.

    Example: `podzemi pack paper_dungeons > mine.toml`, then `podzemi pack paper_dungeons mine.toml`
    """
    if game.packs is None:
        raise PackError("no_packs")
    if file is None:
        _start(game, as_json)
        return
    try:
        written = pack_text(file) or ""
        packed = registry.game_with_pack(game.name, written)
    except PackError as error:
        _refuse(lang, game, file, error, as_json)
    else:
        _fits(lang, packed, differences(game.builtin_data(), written), as_json)


def _start(game: AnyGame, as_json: bool) -> None:
    """The built-in data as a file to start from; for machines the same text and what it holds."""
    start = template(game.builtin_data())
    if as_json:
        say_json({"game": game.name, "data": tomllib.loads(start), "toml": start})
    else:
        click.echo(start, nl=False)


def _refuse(lang: str, game: AnyGame, file: Path, error: PackError, as_json: bool) -> None:
    if as_json:
        mistakes = [
            {**msgspec.to_builtins(mistake), "text": mistake_text(lang, game.name, mistake)}
            for mistake in error.mistakes
        ]
        say_json({"game": game.name, "fits": False, "mistakes": mistakes})
    else:
        values = {"file": str(file), "count": len(error.mistakes)}
        click.echo(text(lang, "terminal-pack-mistakes", values), err=True)
        for mistake in error.mistakes:
            click.echo("  " + mistake_line(lang, game.name, mistake), err=True)
    raise SystemExit(1)


def _fits(lang: str, game: AnyGame, found: list[Difference], as_json: bool) -> None:
    assert game.pack is not None
    if as_json:
        say_json({"game": game.name, "fits": True, "pack": game.pack, "differences": found})
        return
    console = out()
    values = {"name": game.pack.name, "game": game_title(lang, game.name)}
    console.print(text(lang, "terminal-pack-fits", values), style="bold", markup=False)
    console.print(text(lang, "terminal-pack-differs", {"count": len(found)}), markup=False)
    if found:
        console.print(_table(lang, found))


def _table(lang: str, found: list[Difference]) -> Any:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2))
    for column in ("terminal-pack-place", "terminal-pack-house", "terminal-pack-yours"):
        here = column == "terminal-pack-place"
        table.add_column(text(lang, column), header_style="dim", overflow="fold", no_wrap=here)
    for one in found:
        table.add_row(*(Text(cell) for cell in (one.place, _as_text(one.house), _as_text(one.pack))))
    return table


def _as_text(value: Any) -> str:
    return "–" if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()
