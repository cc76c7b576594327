"""`podzemi backup`, `restore`, `migrate-store`, `store` and `worker`: care for what the server keeps."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar  # Any: a coroutine is sent nothing; options of the command

import rich_click as click

from podzemi.cli.common import Command, Group, json_option, language_option, out, progress, say_json
from podzemi.cli.hosting.serve import configure
from podzemi.languages import text

if TYPE_CHECKING:
    from podzemi.server.store.copies import Progress, Summary

T = TypeVar("T")


def at_store(command: Callable[..., None]) -> Callable[..., None]:
    """The command gets the store `at` which it works: the server's own by its settings, or a named one."""

    @wraps(command)
    def at_place(config: Path | None, data: Path | None, database_url: str | None, **more: Any) -> None:
        command(at=place(config, data, database_url), **more)

    given: Callable[..., None] = at_place
    for option in (
        click.option(
            "--database-url",
            metavar="URL",
            help="A PostgreSQL, `postgresql://user@host/name`; better in PODZEMI_DATABASE_URL.",
        ),
        click.option(
            "--data",
            type=click.Path(file_okay=False, path_type=Path),
            help="Folder of the database file.",
        ),
        click.option(
            "--config",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="The server's TOML file with settings.",
        ),
    ):
        given = option(given)
    return given


def place(config: Path | None, data: Path | None, database_url: str | None) -> str | Path:
    """The store that is meant."""
    if database_url is not None:
        return _check(database_url)
    settings = configure(config, {} if data is None else {"data": str(data)}).settings
    return settings.database if data is not None else settings.store


def _check(url: str) -> str:
    from podzemi.server.store import is_url

    if not is_url(url):
        raise click.UsageError("--database-url is an address such as postgresql://user@host/name")
    return url


def database_of(value: str) -> str | Path:
    """A database by name: an address, a file, or the folder that the file is in."""
    from podzemi.server.store import is_url

    if is_url(value):
        return value
    path = Path(value)
    return path / "podzemi.sqlite" if path.is_dir() else path


def run(work: Coroutine[Any, Any, T]) -> T:
    """End the command with a sentence where something is wrong with a database or a file."""
    from podzemi.server.store import NewerStore
    from podzemi.server.store.sql import StoreLost
    from podzemi.server.store.whole_database import StoreError

    try:
        return asyncio.run(work)
    except (StoreError, StoreLost, NewerStore) as error:
        raise click.ClickException(str(error)) from None


def with_bar(
    work: Callable[[Callable[[int], Progress]], Coroutine[Any, Any, T]], label: str, quiet: bool
) -> T:
    """The work with a progress bar that knows how many rows there are as soon as the work does."""
    with ExitStack() as stack:
        return run(work(lambda rows: stack.enter_context(progress(label, rows, quiet))))


def tell(key: str, summary: Summary, lang: str, as_json: bool, **more: str) -> None:
    if as_json:
        say_json(
            {"rows": summary.rows, "tables": summary.tables, "format": summary.schema, "bytes": summary.bytes}
            | {"seconds": round(summary.seconds, 3)}
            | more
        )
        return
    matches, people = summary.tables.get("game_table", 0), summary.tables.get("person", 0)
    size, seconds = _size(summary.bytes), f"{summary.seconds:.1f}"
    values = {"rows": summary.rows, "tables": matches, "people": people, "size": size, "seconds": seconds}
    out().print(text(lang, key, {**values, **more}))


def _size(count: int) -> str:
    """`1.5 MB`"""
    amount, unit = float(count), "B"
    for bigger in ("kB", "MB", "GB", "TB"):
        if amount < 1000:
            break
        amount, unit = amount / 1000, bigger
    return f"{amount:.3g} {unit}"


@click.command(cls=Command)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Write over FILE if it is there.")
@at_store
@language_option
@json_option
def backup(
    file: Path,
    force: bool,
    at: str | Path,
    lang: str,
    as_json: bool,
) -> None:
    """Write everything the server keeps into FILE, as it is at this moment.

    The server may run meanwhile. FILE is the same for SQLite and PostgreSQL, compressed and with a checksum;
    it holds all people's data and the key of their cookies, and is readable by its owner alone.

    Example: `podzemi backup /var/backups/podzemi.gz --data /var/lib/podzemi`
    """
    from podzemi.server.store import copies

    if file.exists() and not force:
        raise click.ClickException(f"{file} is there already: --force writes over it")
    done = with_bar(lambda bar: copies.backup(at, file, bar), text(lang, "store-copying"), as_json)
    tell("store-backed-up", done, lang, as_json, file=str(file))


@click.command(cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Throw away what is in the store.")
@at_store
@language_option
@json_option
def restore(
    file: Path,
    replace: bool,
    at: str | Path,
    lang: str,
    as_json: bool,
) -> None:
    """Put the backup FILE into the server's store, which must be empty, or is replaced.

    FILE is checked first, and the store changes all at once or not at all. No server may run on it.

    Example: `podzemi restore /var/backups/podzemi.gz --data /var/lib/podzemi`
    """
    from podzemi.server.store import copies

    done = with_bar(lambda bar: copies.restore(file, at, replace, bar), text(lang, "store-copying"), as_json)
    tell("store-restored", done, lang, as_json, file=str(file))


@click.command(cls=Command, name="migrate-store")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--replace", is_flag=True, help="Throw away what is in TO.")
@language_option
@json_option
def migrate_store(source: str, target: str, replace: bool, lang: str, as_json: bool) -> None:
    """Copy a store FROM one database TO another: files of SQLite or addresses of PostgreSQL, both ways.

    The copy is compared with the original table by table before it is kept. Stop the server first: what is
    played meanwhile would stay behind.

    Example: `podzemi migrate-store /var/lib/podzemi/podzemi.sqlite postgresql://podzemidb/podzemi`
    """
    from podzemi.server.store import copies
    from podzemi.server.store.whole_database import without_password

    old, new = database_of(source), database_of(target)
    if old == new:
        raise click.UsageError("FROM and TO are the same")
    done = with_bar(lambda bar: copies.move(old, new, replace, bar), text(lang, "store-copying"), as_json)
    tell("store-moved", done, lang, as_json, to=without_password(new))


@click.group(cls=Group)
def store() -> None:
    """The format of the server's database: look at it, bring it up or down.

    The server brings it up by itself when it starts. Every command says it with `--json` for machines.

    Example: `podzemi store version --data /var/lib/podzemi`
    """


@store.command(cls=Command)
@at_store
@language_option
@json_option
def version(at: str | Path, lang: str, as_json: bool) -> None:
    """Say which format the database has, and which this release uses.

    Example: `podzemi store version --data /var/lib/podzemi`
    """
    from podzemi.server.store import copies, schema

    found = run(copies.version_at(at))
    if as_json:
        say_json({"format": found, "newest": schema.VERSION})
    else:
        out().print(text(lang, "store-format", {"format": found, "newest": schema.VERSION}))


@store.command(cls=Command)
@at_store
@language_option
@json_option
def upgrade(at: str | Path, lang: str, as_json: bool) -> None:
    """Bring the database to the format of this release, as the server does when it starts.

    Example: `podzemi store upgrade --data /var/lib/podzemi`
    """
    from podzemi.server.store import schema

    _lead(at, schema.VERSION, False, lang, as_json)


@store.command(cls=Command)
@click.option("--to", "target", type=int, required=True, metavar="N", help="The format to go back to.")
@click.option("--force", is_flag=True, help="Throw away what that format cannot hold.")
@at_store
@language_option
@json_option
def downgrade(
    target: int,
    force: bool,
    at: str | Path,
    lang: str,
    as_json: bool,
) -> None:
    """Bring the database back to an older format, for an older release. Make a backup first.

    Refused when something would be lost, unless forced.

    Example: `podzemi store downgrade --to 2 --data /var/lib/podzemi`
    """
    _lead(at, target, force, lang, as_json)


def _lead(at: str | Path, target: int, force: bool, lang: str, as_json: bool) -> None:
    from podzemi.server.store import copies

    before, after = run(copies.lead_to(at, target, force))
    if as_json:
        say_json({"from": before, "to": after})
    else:
        out().print(text(lang, "store-led", {"before": before, "after": after}))


@click.command(cls=Command)
@click.option(
    "--processes",
    type=click.IntRange(0, 256),
    default=0,
    help="How many think at once; 0: on half of the cores.",
)
@at_store
@language_option
@json_option
def worker(
    processes: int,
    at: str | Path,
    lang: str,
    as_json: bool,
) -> None:
    """Think for the bots of servers on the same PostgreSQL, on this machine, until Ctrl-C.

    Start as many as you like, wherever the database can be reached. A worker that dies loses nothing: the
    next one, or a server, thinks again.

    Example: `PODZEMI_DATABASE_URL=postgresql://podzemidb/podzemi podzemi worker --processes 8`
    """
    from podzemi.server.store import is_url
    from podzemi.server.store.whole_database import without_password
    from podzemi.server.table.bots.worker import work

    if not is_url(at):
        raise click.UsageError("a worker needs a PostgreSQL: set PODZEMI_DATABASE_URL or --database-url")

    def ready() -> None:
        if as_json:
            say_json({"working": without_password(at)})
        else:
            out().print(text(lang, "store-working", {"place": without_password(at)}))

    if run(work(str(at), processes, ready)) == signal.SIGINT:
        raise KeyboardInterrupt
