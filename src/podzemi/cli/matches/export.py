"""`podzemi export`: match records as a table that data tools read."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any  # Any: polars' expressions, which may not be installed

import msgspec
import rich_click as click

from podzemi import study
from podzemi.cli.common import Command, json_option, language_option, say_json
from podzemi.engine import registry
from podzemi.engine.game import RECORD_FORMAT
from podzemi.engine.records.record import RecordError, read, read_record
from podzemi.languages import text

if TYPE_CHECKING:
    from polars import DataFrame

_FILE = click.Path(exists=True, dir_okay=False, allow_dash=True)


class _Head(msgspec.Struct):
    """The fields of a line that are read before it becomes a row."""

    format: int
    game: str


@click.command(cls=Command)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=_FILE)
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="OUT.parquet",
    help="The Parquet file to write.",
)
@click.option("--decisions", is_flag=True, help="One row for every decision instead of one for every match.")
@click.option(
    "--rows",
    is_flag=True,
    help="The same to learn from: observation, legal codes, code, value.",
)
@language_option
@json_option
def export(
    files: tuple[str, ...], output: Path, decisions: bool, rows: bool, lang: str, as_json: bool
) -> None:
    """Write match records as Parquet: one row a match, or one row a decision.

    Records of all games may be mixed; `-` is standard input. docs/records.md lists the columns. The records
    are taken as they are; `podzemi replay` and `--rows` check them. Needs `pip install "podzemi[export]"`.

    Example: `podzemi export matches.jsonl -o decisions.parquet --decisions`
    """
    if (missing := _missing()) is not None:
        raise click.ClickException(missing)
    frame = rows_to_learn(_lines(files)) if rows else table(_lines(files), decisions)
    frame.write_parquet(output)
    if as_json:
        say_json({"file": str(output), "rows": frame.height, "columns": frame.columns})
    else:
        click.echo(text(lang, "terminal-wrote", {"file": str(output)}))


def _missing() -> str | None:
    """The error where the library that writes tables is not installed."""
    try:
        import polars  # noqa: F401 (is it there?)
    except ImportError:
        return 'podzemi export needs Polars: pip install "podzemi[export]"'
    return None


def _lines(files: Iterable[str]) -> Iterator[bytes]:
    """All records in the newest format; RecordError says which line is none."""
    for file in files:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
            for number, line in enumerate(source, 1):
                if line.strip():
                    yield _newest(line.strip(), f"{file}, line {number}")


def _newest(line: bytes, where: str) -> bytes:
    try:
        head = msgspec.json.decode(line, type=_Head)
        if head.format == RECORD_FORMAT:
            return line
        return read(line, registry.game).in_format(RECORD_FORMAT, registry.game(head.game)).line()
    except (msgspec.MsgspecError, RecordError, UnicodeError) as error:
        raise RecordError(f"{where}: {error}") from None


def table(lines: Iterable[bytes], decisions: bool) -> DataFrame:
    """The records as a table. Every name has one type, so all of it can be read without a schema."""
    import polars

    written = b"\n".join(lines)
    if not written:
        raise RecordError("no record found")
    frame = polars.read_ndjson(written, infer_schema_length=None).with_row_index("match")
    for name, kind in (
        ("bots", polars.List(polars.String)),
        ("pack", polars.Struct({"name": polars.String})),
    ):
        if name not in frame.columns:
            frame = frame.with_columns(polars.lit(None, dtype=kind).alias(name))
    return _decisions(frame) if decisions else _matches(frame)


def rows_to_learn(lines: Iterable[bytes]) -> DataFrame:
    """Every decision as `podzemi.study.rows` tells it, replayed."""
    from polars import DataFrame, Float32, Int8, Int16, Int64, List, String, UInt32

    schema: dict[str, Any] = {
        "match": UInt32,
        "seat": Int8,
        "bot": String,
        "observation": List(Int16),
        "legal": List(Int64),
        "code": Int64,
        "value": Float32,
    }
    return DataFrame(study.rows(map(read_record, lines)), schema, orient="row")


def _matches(frame: DataFrame) -> DataFrame:
    from polars import UInt64, col

    result: Any = col("result").struct
    return frame.select(
        *("match", "game", "rules", "players", col("seed").cast(UInt64), "options", "bots"),
        col("pack").struct.field("name").alias("pack"),
        col("actions").list.len().alias("decisions"),
        result.field("ranking"),
        result.field("ranking").list.first().alias("winners"),
        result.field("scores"),
        result.field("detail"),
    )


def _decisions(frame: DataFrame) -> DataFrame:
    from polars import col, int_range
    from polars import len as count

    turns = (
        frame.select("match", "game", "players", "bots", "actions").explode("actions").drop_nulls("actions")
    )
    action: Any = col("actions").struct.field("action")
    seat: Any = col("actions").struct.field("seat")
    return turns.select(
        *("match", "game", "players"),
        int_range(count()).over("match").alias("step"),
        seat,
        col("bots").list.get(seat).alias("bot"),
        action.struct.field("kind"),
        action,
    )
