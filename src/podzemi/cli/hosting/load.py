"""`podzemi load`: how much the server bears. Loopback only: a load generator is a weapon elsewhere."""

from __future__ import annotations

import ipaddress
import multiprocessing
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# Any: pipes and processes, whose classes depend on how processes start
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
import rich_click as click
from msgspec import Struct

from podzemi.cli.common import Command, json_option, out, say_json, seed_option
from podzemi.engine.game import AnyGame

if TYPE_CHECKING:
    from podzemi.cli.hosting.load_clients import Job, Tally

NO_LIMITS: Final = (
    "requests-per-second",
    "strangers-per-second",
    "address-requests-per-second",
    "messages-per-second",
    "guests-per-hour",
    "packs-per-minute",
    "tables-per-person",
    "tables-per-address",
    "tables-at-once",
    "sockets-per-person",
    "sockets-per-address",
    "bot-seconds-per-minute",
    "bot-seconds-per-address",
)
START_SECONDS: Final = 30.0
N = TypeVar("N", int, float)


class Vitals(Struct, frozen=True):
    """The server process as /metrics shows it."""

    cpu: float
    memory: float
    actions: float
    store_writes: float


class LoadSummary(Struct, frozen=True, kw_only=True):
    game: str
    tables: int
    connections: int
    seconds: float
    pace: float
    """Moves a second that were asked for; 0: as many as possible."""
    moves: int
    matches: int
    moves_per_s: float
    moves_per_cpu_s: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    kb_per_connection: float
    """With the connection's share of its table."""
    server_mb: float
    """All memory of the server at the end."""
    update_bytes: int
    """The median length of an update on the wire."""
    update_bytes_p90: int
    spectators: int
    seen: int
    """Updates that spectators got while it was measured, or a little later."""
    lost: int
    doubled: int
    refused: int
    unequal: int

    @property
    def fine(self) -> bool:
        return not (self.lost or self.doubled or self.unequal) and self.moves > 0


@click.command(cls=Command)
@click.argument("game", metavar="[GAME]", default="welcome_dungeon")
@click.option("--url", help="A running server on this machine; otherwise one is started for the test.")
@click.option("--tables", type=click.IntRange(1, 5000), default=500, show_default=True)
@click.option("--players", type=click.IntRange(1, 8), help="At each table; up to 4, as the game allows.")
@click.option(
    "--spectators", type=click.IntRange(0, 5000), default=0, help="Who look on at one of the tables."
)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=30.0, show_default=True)
@click.option("--pace", type=click.FloatRange(0), default=0.0, help="Moves a second; 0: as many as possible.")
@click.option("--compress", is_flag=True, help="Players ask for compressed updates, as on a slow line.")
@click.option("--clients", type=click.IntRange(1, 64), help="Processes of players; one less than cores.")
@seed_option
@json_option
def load(
    game: str,
    url: str | None,
    tables: int,
    players: int | None,
    spectators: int,
    seconds: float,
    pace: float,
    compress: bool,
    clients: int | None,
    seed: int,
    as_json: bool,
) -> None:
    """Let many tables play at once through real sockets, and measure.

    Every seat checks that no update is missing or doubled, and at the end that its view is the server's.

    Example: `podzemi load --tables 500 --seconds 30`
    """
    from podzemi.cli.hosting.load_clients import Job

    _check_tools()
    played = _the_game(game)
    seats = players or min(4, played.max_players)
    crowd = min(clients or max(1, (os.cpu_count() or 2) - 1), tables)
    with _server(url) as address:
        jobs = [
            Job(
                address,
                game,
                seats,
                share,
                seconds,
                pace * share / tables,
                seed + number,
                spectators if number == 0 else 0,
                compress=compress,
            )
            for number, share in enumerate(_shares(tables, crowd))
        ]
        report = measure([address], jobs)
    _say(report, as_json)
    if not report.fine:
        sys.exit(1)


def _check_tools() -> None:
    try:
        import picows  # noqa: F401
    except ImportError:
        raise click.ClickException("the load test needs picows: pip install picows") from None


def _the_game(name: str) -> AnyGame:
    from podzemi.engine import registry

    return registry.game(name)


def _shares(tables: int, crowd: int) -> list[int]:
    return [tables // crowd + (number < tables % crowd) for number in range(crowd)]


# ---------------------------------------------------------------- the server


@contextmanager
def _server(url: str | None) -> Iterator[str]:
    """The address to play at: the given one, if it is on this machine, or a server started for it."""
    if url is not None:
        check_loopback(url)
        yield url.rstrip("/")
        return
    with tempfile.TemporaryDirectory(prefix="podzemi-load-") as folder:
        port = _free_port()
        process = subprocess.Popen(_command(Path(folder), port), stdout=subprocess.DEVNULL)  # noqa: S603
        try:
            address = f"http://127.0.0.1:{port}"
            wait_ready(address, process)
            yield address
        finally:
            process.terminate()
            process.wait()


def check_loopback(url: str) -> None:
    """A literal loopback address or `localhost`; any other name could lead anywhere."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    try:
        inside = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        inside = False
    if parts.scheme != "http" or not inside:
        raise click.UsageError(f"{url}: only a server on this machine may be loaded: http://127.0.0.1:8000")


def _command(folder: Path, port: int) -> list[str]:
    limits = [f"--{name}=1000000" for name in NO_LIMITS]
    return [
        *(sys.executable, "-m", "podzemi", "serve", "--json"),
        *(f"--port={port}", f"--data={folder}", "--bot-pause=0"),
        *limits,
    ]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_ready(address: str, process: subprocess.Popen[Any]) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urlopen(f"{address}/readyz", timeout=5).close()  # noqa: S310 (our own address)
            return
        except (URLError, OSError):
            time.sleep(0.1)
    raise click.ClickException("the server does not start")


def vitals_of_all(addresses: Sequence[str]) -> Vitals:
    """The sums over several processes."""
    found = [msgspec.structs.astuple(vitals(address)) for address in addresses]
    return Vitals(*(sum(column) for column in zip(*found, strict=True)))


def vitals(address: str) -> Vitals:
    """Its own figures: they hold for a server that somebody else started as well."""
    with urlopen(f"{address}/metrics", timeout=60) as answer:  # noqa: S310
        text = answer.read().decode()

    def total(name: str) -> float:
        return sum(float(value) for value in re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))

    return Vitals(
        total("process_cpu_seconds_total"),
        total("process_resident_memory_bytes"),
        total("podzemi_actions_total"),
        total("podzemi_store_seconds_count"),
    )


# ---------------------------------------------------------------- measuring


def measure(
    addresses: Sequence[str], jobs: list[Job], note: Callable[[], object] = lambda: None
) -> LoadSummary:
    """Everybody arrives, plays for the time, and compares. The processes at these addresses are one server.

    `note` is called before they play and again afterwards."""
    context = multiprocessing.get_context("spawn")
    empty = vitals_of_all(addresses)
    crowds = [_start(context, job) for job in jobs]
    try:
        _hear_all(crowds, "here")
        before = vitals_of_all(addresses)
        note()
        for _, pipe in crowds:
            pipe.send("play")
        _hear_all(crowds, "played")
        after = vitals_of_all(addresses)
        note()
        tallies = [_tally(pipe) for _, pipe in crowds]
    finally:
        for process, _ in crowds:
            process.join(5)
            process.kill()
    return _report(jobs, tallies, empty, before, after)


def _start(context: Any, job: Job) -> tuple[Any, Any]:
    from podzemi.cli.hosting.load_clients import run

    here, there = context.Pipe()
    process = context.Process(target=run, args=(job, there), daemon=True)
    process.start()
    there.close()
    return process, here


def _hear_all(crowds: list[tuple[Any, Any]], word: str) -> None:
    for _, pipe in crowds:
        try:
            heard = pipe.recv()
        except EOFError:
            raise click.ClickException("the players failed; their error is above") from None
        assert heard == word


def _tally(pipe: Any) -> Tally:
    from podzemi.cli.hosting.load_clients import Tally

    return msgspec.convert(pipe.recv(), Tally)


def _report(
    jobs: list[Job], tallies: list[Tally], empty: Vitals, before: Vitals, after: Vitals
) -> LoadSummary:
    moves = sum(tally.moves for tally in tallies)
    cpu = after.cpu - before.cpu
    stored = max(1.0, after.actions - before.actions)
    tables = sum(job.tables for job in jobs)
    connections = tables * jobs[0].players
    latencies = sorted(latency for tally in tallies for latency in tally.latencies)
    sizes = sorted(size for tally in tallies for size in tally.sizes)
    return LoadSummary(
        game=jobs[0].game,
        tables=tables,
        connections=connections,
        seconds=jobs[0].seconds,
        pace=round(sum(job.pace for job in jobs), 1),
        moves=moves,
        matches=sum(tally.matches for tally in tallies),
        moves_per_s=round(moves / jobs[0].seconds, 1),
        moves_per_cpu_s=round(stored / max(cpu, 0.01), 1),
        cpu_us_per_move=round(cpu / stored * 1e6, 1),
        p50_ms=round(percentile(latencies, 0.50) * 1000, 2),
        p99_ms=round(percentile(latencies, 0.99) * 1000, 2),
        kb_per_connection=round((before.memory - empty.memory) / connections / 1024, 1),
        server_mb=round(after.memory / 1024**2, 1),
        update_bytes=percentile(sizes, 0.50),
        update_bytes_p90=percentile(sizes, 0.90),
        spectators=sum(job.spectators for job in jobs),
        seen=sum(tally.seen for tally in tallies),
        lost=sum(tally.lost for tally in tallies),
        doubled=sum(tally.doubled for tally in tallies),
        refused=sum(tally.refused for tally in tallies),
        unequal=sum(tally.unequal for tally in tallies),
    )


def percentile(ordered: Sequence[N], share: float) -> N | int:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


def _say(report: LoadSummary, as_json: bool) -> None:
    if as_json:
        say_json(report)
        return
    asked = f", {report.pace} asked for" if report.pace else ""
    lines = [
        f"{report.game}: {report.tables} tables, {report.connections} players, {report.seconds:.0f} s",
        f"moves   {report.moves} ({report.moves_per_s} a second{asked}); {report.matches} matches ended",
        f"server  {report.moves_per_cpu_s} moves per CPU second, {report.cpu_us_per_move} µs each",
        f"time    p50 {report.p50_ms} ms, p99 {report.p99_ms} ms from send to all seats updated",
        f"memory  {report.kb_per_connection} KB per connection, with its share of the table; "
        f"{report.server_mb} MB in all at the end",
        f"length  {report.update_bytes} bytes for the median update, {report.update_bytes_p90} for 9 of 10",
        f"updates {report.lost} lost, {report.doubled} doubled, {report.unequal} last views differ; "
        f"{report.refused} moves refused",
    ]
    if report.spectators:
        lines.insert(1, f"looking on: {report.spectators}, who saw {report.seen} updates")
    out().print("\n  ".join(lines))
