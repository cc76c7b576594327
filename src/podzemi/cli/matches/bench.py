"""`podzemi bench`: how fast the rules are, in native code, compiled and in plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from platform import machine, processor, python_version
from statistics import median
from tempfile import TemporaryFile
from typing import Any, Final  # Any: values of whichever option

import msgspec
import rich_click as click

from podzemi.arena.speed import (
    ARRAYS,
    ENGINES,
    PLAYERS,
    WHAT,
    SpeedFigure,
    engine_here,
    has_numpy,
    measure,
    seats,
    state_bytes,
)
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import Command, json_option, language_option, out, say_json
from podzemi.cli.matches.bench_plot import draw
from podzemi.engine import registry
from podzemi.languages import text

_ROW: Final = msgspec.json.Decoder(SpeedFigure)


class Found(msgspec.Struct):
    """Everything that was measured, as `--json` writes it."""

    version: str
    date: str
    machine: str
    python: str
    import_ms: float
    bytes: dict[str, dict[str, int]]
    """By game: how large a state is, written out and in native code."""
    results: list[SpeedFigure] = []
    others: list[SpeedFigure] = []
    """The same with other engines than the one that players get."""
    interrupted: bool = False


@click.command(cls=Command)
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option(
    "--players",
    type=click.IntRange(1),
    multiple=True,
    default=PLAYERS,
    show_default=True,
    help="How many players; may be given several times. A game takes the nearest number it seats.",
)
@click.option("--only", type=click.Choice(WHAT), multiple=True, default=WHAT, help="Measure this alone.")
@click.option(
    "--seconds", type=click.FloatRange(0.001), default=0.2, show_default=True, help="Of CPU, a try."
)
@click.option("--repeat", type=click.IntRange(1), default=5, show_default=True, help="Tries for one figure.")
@click.option("--all-engines", is_flag=True, help="Measure compiled and plain Python as well.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the figures into this SVG file.")
@click.option("--trend", type=click.Path(path_type=Path), help="Append the figures as one line to this file.")
@click.option("--here", metavar="ENGINE", hidden=True, help="Measure in this process; the command's own use.")
@language_option
@json_option
def bench(
    names: tuple[str, ...],
    players: tuple[int, ...],
    only: tuple[str, ...],
    seconds: float,
    repeat: int,
    all_engines: bool,
    plot: Path | None,
    trend: Path | None,
    here: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """Calls per CPU second by game and number of players: the middle of several tries, and their spread.

    step: a match driven from Python, decision by decision. rollout: matches played to the end inside
    native code. batch: many matches in lock step with observations and legal actions. clone, legal, view,
    sample, observation: one call on states from the middle of matches.

    Every game is measured in a fresh process. Ctrl-C stops and shows what was measured so far.

    Example: `podzemi bench welcome_dungeon --only step --only rollout`
    """
    chosen = [registry.game(name).name for name in names or registry.GAMES]
    if here is not None:
        _measure_here(chosen, here, players, only, seconds, repeat)
        return
    found = _nothing_yet(chosen)
    numbers = [*_words("--players", players), *_words("--only", only)]
    numbers += ["--seconds", str(seconds), "--repeat", str(repeat)]
    usual = engine_here()
    try:
        for name in chosen:
            for engine in ENGINES[ENGINES.index(usual) :] if all_engines else (usual,):
                measuring = {"game": name, "engine": text(lang, f"terminal-{engine}")}
                click.echo(text(lang, "terminal-bench-measuring", measuring), err=True)
                for row in _elsewhere(name, engine, numbers):
                    (found.results if engine == usual else found.others).append(row)
    except KeyboardInterrupt:
        found.interrupted = True
    _keep(found, plot, trend)
    if as_json:
        say_json(msgspec.to_builtins(found))
    else:
        _print(lang, chosen, found)
    if found.interrupted:
        raise SystemExit(INTERRUPTED)


def _words(option: str, values: Iterable[Any]) -> list[str]:
    return [word for value in values for word in (option, str(value))]


# ---------------------------------------------------------------- measuring


def _measure_here(
    chosen: list[str],
    engine: str,
    players: tuple[int, ...],
    only: tuple[str, ...],
    seconds: float,
    repeat: int,
) -> None:
    """A line of JSON for every figure, as soon as it is there."""
    for name in chosen:
        for number in dict.fromkeys(seats(registry.game(name), count) for count in players):
            for row in measure(name, number, engine, only, seconds, repeat):
                say_json(msgspec.to_builtins(row))


def _elsewhere(name: str, engine: str, numbers: list[str]) -> Iterator[SpeedFigure]:
    """The figures from a process of its own, as they come."""
    environment = {**os.environ, "PODZEMI_PURE": "1" if engine == "pure" else "0"}
    command = [sys.executable, "-m", "podzemi", "bench", name, *numbers, "--here", engine, "--json"]
    with (
        TemporaryFile() as errors,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors) as child,  # noqa: S603 (ourselves)
    ):
        assert child.stdout is not None
        try:
            yield from (_ROW.decode(line) for line in child.stdout)
            if child.wait() != 0:
                errors.seek(0)
                raise click.ClickException(f"the measuring process failed:\n{errors.read().decode().strip()}")
        finally:
            child.kill()  # whatever it is doing: nobody wants to know any more


def _nothing_yet(chosen: list[str]) -> Found:
    return Found(
        version=version("podzemi"),
        date=datetime.now(UTC).date().isoformat(),
        machine=f"{processor() or machine()}, {os.cpu_count()} cores",
        python=python_version(),
        import_ms=_import_ms(),
        bytes={name: state_bytes(name, seats(registry.game(name), PLAYERS[-1])) for name in chosen},
    )


def _import_ms(tries: int = 5) -> float:
    """CPU time of `import podzemi` and of its `Match`, beyond that of Python itself."""
    report = "import time; started = time.process_time(); import podzemi; podzemi.Match; "
    report += "print(time.process_time() - started)"
    command = [sys.executable, "-c", report]
    told = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(tries)]  # noqa: S603
    return round(1000 * median(map(float, told)), 1)


# ---------------------------------------------------------------- telling


def _keep(found: Found, plot: Path | None, trend: Path | None) -> None:
    if plot is not None:
        plot.write_text(draw(found.results), "utf-8")
    if trend is not None:
        with trend.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def _print(lang: str, names: list[str], found: Found) -> None:
    from rich.table import Table

    console = out()
    for name in names:
        rows = [row for row in found.results + found.others if row.game == name]
        columns = list(dict.fromkeys((row.players, row.engine) for row in rows))
        if not columns:
            continue
        table = Table(title=text(lang, "terminal-bench", {"game": name}), title_justify="left", box=None)
        table.add_column("")
        for players, engine in columns:
            heading = text(lang, "terminal-bench-players", {"players": players})
            form = text(lang, f"terminal-{engine}")
            table.add_column(f"{heading}\n{form}", justify="right")
        figures = {(row.what, row.players, row.engine): row for row in rows}
        for what in WHAT:
            cells = [figures.get((what, *column)) for column in columns]
            if any(cells):
                table.add_row(what, *(_cell(row) for row in cells))
        console.print(table)
    _print_rest(lang, found)


def _cell(row: SpeedFigure | None) -> str:
    if row is None:
        return ""
    spread = (row.high - row.low) / 2 / row.per_second
    return f"{row.per_second:,} ±{spread:.0%}".replace(",", " ")


def _print_rest(lang: str, found: Found) -> None:
    console = out()
    for name, sizes in found.bytes.items():
        console.print(
            text(lang, "terminal-bench-bytes", {"game": name, "sizes": " · ".join(map(str, sizes.values()))})
        )
    console.print(text(lang, "terminal-bench-import", {"ms": str(found.import_ms)}))
    if not has_numpy():
        said = text(lang, "terminal-bench-no-numpy", {"whats": ", ".join(ARRAYS)})
        console.print(said, style="yellow", markup=False)
    if engine_here() != "native":
        console.print(text(lang, "terminal-not-compiled"), style="yellow")
