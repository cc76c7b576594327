"""Helpers for all commands: languages, options of games, output for people and machines, errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar  # Any: whatever click passes through; what becomes JSON

import msgspec
import rich_click as click
from rich.console import Console

from podzemi.arena.checkpoint import Unusable
from podzemi.arena.play import MatchBroke
from podzemi.arena.work.pool import WorkerDied
from podzemi.bots.stdio import BotFailure
from podzemi.engine import registry
from podzemi.engine.data.packs import Mistake, PackError, text_of
from podzemi.engine.game import AnyGame, BadSetup, OptionValue
from podzemi.engine.records.record import RecordError, option_word
from podzemi.languages import LANGUAGES, game_title, has, text
from podzemi.native.presence import NotNative

F = TypeVar("F", bound=Callable[..., Any])
_PIPE_WIDTH: Final = 100


class Command(click.RichCommand):
    """A command whose known troubles end in one clear line: code 2 for wrong usage, 1 for failure."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except registry.Unknown as error:
            raise click.UsageError(str(error), ctx) from None
        except BadSetup as error:
            raise click.UsageError(_refusal_line(error), ctx) from None
        except PackError as error:
            raise click.ClickException(_mistakes(error, ctx.params.get("lang") or "en")) from None
        except (RecordError, BotFailure, MatchBroke, WorkerDied, Unusable, NotNative) as error:
            raise click.ClickException(str(error)) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            raise click.ClickException(
                f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")
            ) from None


class Group(click.RichGroup):
    """A family of commands. `--json` before a command means the same as after it; alone it lists them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.params.append(click.Option(["--json", "as_json"], is_flag=True, help="JSON for machines."))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args == ["--json"]:
            helps = {name: command.get_short_help_str(200) for name, command in self.commands.items()}
            say_json({"commands": helps})
            ctx.exit()
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.params.pop("as_json"):
            ctx.default_map = {name: {"as_json": True} for name in self.commands}
        return super().invoke(ctx)


def _refusal_line(error: BadSetup) -> str:
    from podzemi.languages.sentences import refusal_text

    return f"{refusal_text('en', None, error.refusal.code, error.refusal.values)} See: podzemi games"


def _mistakes(error: PackError, language: str) -> str:
    return "\n".join(mistake_line(language, error.game, mistake) for mistake in error.mistakes)


def mistake_line(language: str, game: str | None, mistake: Mistake) -> str:
    """`line 12, boss.minotaur.tier: …`: where, what is wrong, what to do."""
    from podzemi.languages.sentences import mistake_text

    line = text(language, "pack-line", {"line": mistake.line}) if mistake.line else ""
    where = ", ".join(part for part in (line, mistake.place) if part)
    said = mistake_text(language, game, mistake)
    return f"{where}: {said}" if where else said


# ---------------------------------------------------------------- options of commands


def game_argument(command: F) -> F:
    return click.argument("game", metavar="GAME", callback=_game)(command)


def _game(ctx: click.Context, parameter: click.Parameter, value: str) -> AnyGame:
    try:
        return registry.game(value)
    except registry.Unknown as error:
        raise click.UsageError(str(error), ctx) from None


def language_option(command: F) -> F:
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=system_language,
        envvar="PODZEMI_LANG",
        help="Language of the output.",
    )(command)


def system_language() -> str:
    """The language the system asks for, if there is a catalogue for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def seed_number(value: str) -> int:
    """A number of 64 bits; as a function, so that the help shows no range of forty digits."""
    number = int(value)
    if not 0 <= number < 2**64:
        raise click.BadParameter(f"{number} has no place in 64 bits without a sign")
    return number


def seed_option(command: F) -> F:
    return click.option(
        "--seed",
        type=seed_number,
        metavar="NUMBER",
        default=0,
        show_default=True,
        help="The seed everything random comes from.",
    )(command)


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="JSON for machines.")(command)


def plain_option(command: F) -> F:
    return click.option(
        "--plain",
        is_flag=True,
        help="Words only, no boxes, colours or drawings: for screen readers. The default on TERM=dumb.",
    )(command)


def setup_options(command: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game; `podzemi games` lists them. May be repeated.",
    )(command)


def pack_option(command: F) -> F:
    return click.option(
        "--pack",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="Play with the components of this file; `podzemi pack` makes and checks one.",
    )(command)


def pack_text(file: Path | None) -> str | None:
    """The text of a data pack; PackError if it is none."""
    if file is None:
        return None
    return text_of(file.read_bytes())


def parse_options(game: AnyGame, given: tuple[str, ...]) -> dict[str, OptionValue]:
    """`NAME=VALUE` typed by the values the option knows."""
    known = {option.name: option for option in game.options}
    typed: dict[str, OptionValue] = {}
    for pair in given:
        name, equals, wanted = pair.partition("=")
        if not equals or name not in known:
            raise click.BadParameter(f"{pair!r}: write NAME=VALUE with NAME one of {', '.join(known)}")
        values = {option_word(value): value for value in known[name].values}
        if wanted not in values:
            raise click.BadParameter(f"{name} cannot be {wanted!r}; it is one of {', '.join(values)}")
        typed[name] = values[wanted]
    return typed


def split_bots(value: str) -> tuple[str, ...]:
    """`a,b,stdio:python bot.py` → the three of them; a comma inside a command is written `\\,`."""
    marked = value.replace("\\,", "\0")
    names = [name.replace("\0", ",").strip() for name in marked.split(",")]
    return tuple(name for name in names if name)


# ---------------------------------------------------------------- output


def result_measures(lang: str, game: str, values: dict[str, int]) -> str:
    """A result in the game's own measures: `1 tile lost, 3 captured, 2 spent`."""
    from podzemi.languages.sentences import fields

    prefix = f"{fields(game).prefix}-puzzle-value"
    return ", ".join(text(lang, f"{prefix}-{name}", {"count": count}) for name, count in values.items())


def out(err: bool = False) -> Console:
    """The console for people, wide enough on a pipe too. `err`: on standard error."""
    stream = sys.stderr if err else sys.stdout
    return Console(highlight=False, stderr=err, width=None if stream.isatty() else _PIPE_WIDTH)


def say_json(value: Any, err: bool = False) -> None:
    click.echo(msgspec.json.encode(value), err=err)


@contextmanager
def progress(label: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error output of a terminal; nothing elsewhere."""
    if quiet or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def say_who_plays_at_random(language: str, game: AnyGame, bots: Iterable[str]) -> None:
    """On the error output: bots that nobody wrote for this game, so that they play at random."""
    from podzemi.bots import greedy

    missing = {"greedy", registry.SEARCH, *registry.LEVELS} if not greedy.is_written(game) else set()
    for bot in dict.fromkeys(bots):
        if bot.partition("?")[0] in missing:
            values = {"game": game_title(language, game.name), "bot": bot}
            out(err=True).print(text(language, "terminal-plays-at-random", values), style="dim", markup=False)


def bot_name(language: str, bot: str) -> str:
    key = f"bot-{bot}"
    return text(language, key) if has(language, key) else bot.removeprefix("stdio:")
