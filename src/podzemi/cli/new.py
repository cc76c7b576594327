"""`podzemi new`: a package with a first draft of a game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import rich_click as click

from podzemi.cli.common import Command, json_option, language_option, out, say_json
from podzemi.engine import registry
from podzemi.languages import text
from podzemi.languages.sentences import readable

FILES: Final = {
    "game.txt": "podzemi_{name}.py",
    "test.txt": "test_{name}.py",
    "pyproject.txt": "pyproject.toml",
}
"""Templates in `skeleton/`, and the files made of them."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


@click.command(cls=Command)
@click.argument("name", metavar="GAME")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to write; a folder of that name.",
)
@language_option
@json_option
def new(name: str, folder: Path | None, lang: str, as_json: bool) -> None:
    """Start a game of your own: a small package whose rules work at once, for you to replace.

    Example: `podzemi new star_cellar`
    """
    if not NAME.fullmatch(name):
        raise click.BadParameter("lower-case letters, digits and underscores", param_hint="GAME")
    if name in registry.names():
        raise click.BadParameter(f"there is a game {name} already", param_hint="GAME")
    home = folder or Path(name)
    if home.exists() and any(home.iterdir()):
        raise click.BadParameter(f"{home} is not empty", param_hint="--folder")
    home.mkdir(parents=True, exist_ok=True)
    written = [home / target.format(name=name) for target in FILES.values()]
    for template, path in zip(FILES, written, strict=True):
        path.write_text(fill_template(template, name), "utf-8")
    if as_json:
        say_json({"files": [str(path) for path in written]})
        return
    out().print(text(lang, "terminal-new-game", {"folder": str(home), "game": name}), markup=False)


def fill_template(template: str, name: str) -> str:
    """A template with the names of that game."""
    source = files("podzemi.cli").joinpath("skeleton", template).read_text("utf-8")
    words = name.split("_")
    named = {
        "NAME": name,
        "TITLE": readable(name),
        "CLASS": "".join(word.title() for word in words),
        "PREFIX": "".join(word[0] for word in words).upper() if len(words) > 1 else name[:2].upper(),
    }
    return re.sub(r"\b(NAME|TITLE|CLASS|PREFIX)|(?<=_)NAME|(?<=-)NAME", lambda found: named[found[0]], source)
