"""Helpers for the commands that play many matches between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TypeVar

import rich_click as click
from rich.console import Console

from podzemi.arena.work.interrupts import Interrupted
from podzemi.cli.common import (
    F,
    game_argument,
    json_option,
    language_option,
    pack_option,
    progress,
    seed_option,
    setup_options,
)
from podzemi.engine.game import AnyGame
from podzemi.languages import text

R = TypeVar("R")


def matches_options(games: int) -> Callable[[F], F]:
    """Options shared by commands that play many matches; `games` is the default number of matches."""
    count = click.option(
        "--games", type=click.IntRange(1), default=games, show_default=True, help="How many matches."
    )
    records = click.option(
        "--records",
        type=click.Path(dir_okay=False, allow_dash=True),
        metavar="FILE",
        help="Write match records, one a line. `-`: to standard output; the report goes to the error output.",
    )
    jobs = click.option(
        "--jobs",
        type=click.IntRange(1),
        help="How many processes play at the same time. Without it one; with --ray as many as cores.",
    )
    ray = click.option(
        "--ray", is_flag=True, help="Play on a Ray cluster: the one of RAY_ADDRESS, or one on this machine."
    )
    shared = (game_argument, count, seed_option, setup_options, pack_option, records, jobs, ray)

    def decorate(command: F) -> F:
        for option in reversed((*shared, language_option, json_option)):
            command = option(command)
        return command

    return decorate


def how_many(jobs: int | None, ray: bool) -> int:
    """The number of processes or of workers in the cluster."""
    if jobs is not None or not ray:
        return jobs or 1
    from podzemi.arena.work.cluster import cores

    return cores()


def seat_bots(game: AnyGame, names: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """The bots in all seats; a short list is repeated."""
    if not names:
        raise click.BadParameter("name at least one bot, such as random", param_hint="--bots")
    count = players if players is not None else max(len(names), game.min_players)
    game.validate_options(count, {})
    if len(names) > count:
        raise click.BadParameter(f"{len(names)} bots for {count} players", param_hint="--bots")
    return tuple(names[seat % len(names)] for seat in range(count))


@contextmanager
def record_writer(file: str | None) -> Iterator[Callable[[bytes], object] | None]:
    """Writes lines to the file (`-`: standard output) as they come; None: there is no file."""
    if file is None:
        yield None
        return
    with nullcontext(sys.stdout.buffer) if file == "-" else Path(file).open("wb") as target:

        def write(line: bytes) -> None:
            """Standard output without a buffer (PYTHONUNBUFFERED) takes only a part when a signal comes."""
            left = memoryview(line)
            while left:
                left = left[target.write(left) :]
            target.flush()

        yield write


def play_all(
    play: Callable[[Callable[[int], None], Callable[[bytes], object] | None], R],
    matches: int,
    records: str | None,
    lang: str,
    quiet: bool,
) -> R:
    """The report of `play(progress, write)`; after Ctrl-C, the report so far."""
    with (
        record_writer(records) as write,
        progress(text(lang, "terminal-matches"), matches, quiet) as advance,
    ):
        try:
            return play(advance, write)
        except Interrupted as interrupted:
            so_far: R = interrupted.so_far
            return so_far


def tell_interrupted(console: Console, lang: str, done: int, total: int) -> None:
    """A notice that only a part follows."""
    console.print(text(lang, "terminal-interrupted", {"done": done, "total": total}), style="yellow")
