"""`podzemi rules`: the rulebook of a game."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext

import rich_click as click
from rich.console import Console

from podzemi.cli.common import Command, game_argument, json_option, language_option, plain_option, say_json
from podzemi.cli.rulebook import RulebookPrinter
from podzemi.cli.terminal.screen import is_plain, screen_console
from podzemi.engine.game import AnyGame
from podzemi.languages import text
from podzemi.rulebook import GAMES, book


@click.command(cls=Command)
@game_argument
@click.argument("words", nargs=-1)
@click.option("--clauses", is_flag=True, help="Show the numbers of the clauses behind each paragraph.")
@plain_option
@language_option
@json_option
def rules(
    game: AnyGame, words: tuple[str, ...], clauses: bool, plain: bool, lang: str, as_json: bool
) -> None:
    """The rules of a game. With WORDS only the paragraphs that hold them all; a clause is a word, too.

    Example: `podzemi rules welcome_dungeon empty deck`
    """
    if game.name not in GAMES:
        raise click.UsageError(text(lang, "terminal-no-rulebook"))
    if as_json:
        say_json(book(game.name, lang))
        return
    console = screen_console(is_plain(plain))
    with _pager(console):
        found = RulebookPrinter(console, game, lang, is_plain(plain), clauses).print(words)
    if not found:
        raise click.ClickException(text(lang, "terminal-nothing-found", {"words": " ".join(words)}))


def _pager(console: Console) -> AbstractContextManager[object]:
    """Page by page for a person; all at once into a pipe, and where nothing may move the cursor."""
    if not console.is_terminal or console.no_color or os.environ.get("TERM") == "dumb":
        return nullcontext()
    os.environ.setdefault("LESS", "-R")  # the usual pager shows colours as signs otherwise
    return console.pager(styles=True)
