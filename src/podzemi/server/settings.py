"""The settings of a server.

A setting is one line here: its type and bounds, a sentence, its default. Flags of `podzemi serve`,
`PODZEMI_…` variables, the TOML file, `--print-config` and docs/hosting.md follow from it (`config.py`).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

SECRET: Final = {"secret": True}
"""`Meta(extra=SECRET)`: never printed, and no flag, because everybody on the machine reads flags."""


def data_directory() -> Path:
    """The folder in which this platform keeps a user's data."""
    if given := os.environ.get("PODZEMI_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "podzemi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "podzemi"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "podzemi"


def packs_directory() -> Path | None:
    given = os.environ.get("PODZEMI_PACKS")
    return Path(given) if given else None


def about(sentence: str, least: float | None = None, most: float | None = None) -> Meta:
    """A setting in a sentence, and its bounds."""
    return Meta(description=sentence, ge=least, le=most)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All with sensible defaults: `serve(Settings())` is a working server."""

    host: Annotated[str, about("Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, about("Port to listen on; 0: any free one.", 0, 65535)] = 8000
    unix_socket: Annotated[Path | None, about("Listen on this socket file instead of a port.")] = None
    base_path: Annotated[
        str, Meta(description="Path below which a proxy offers the server, such as /games.", max_length=200)
    ] = ""
    proxies: Annotated[
        tuple[str, ...],
        about("Addresses or networks of proxies whose X-Forwarded headers count; unix: the socket file."),
    ] = ()
    data: Annotated[Path, about("Folder of the database; made when missing, its owner's alone.")] = field(
        default_factory=data_directory
    )
    database_url: Annotated[
        str,
        Meta(
            description="PostgreSQL to use instead of a file: postgresql://user:password@host/name",
            pattern="^(postgres(ql)?://.*)?$",
            extra=SECRET,
        ),
    ] = ""
    static: Annotated[Path, about("Folder of the built browser client.")] = Path(__file__).parent / "static"
    packs: Annotated[Path | None, about("Folder of data packs offered to everybody.")] = field(
        default_factory=packs_directory
    )
    origins: Annotated[
        tuple[str, ...], about("Further origins whose pages may change things: https://dungeon.example")
    ] = ()
    secret_keys: Annotated[
        tuple[str, ...],
        Meta(
            description="Keys that sign cookies and links, newest first; without: one is kept in the store.",
            extra=SECRET,
        ),
    ] = ()
    bot_pause: Annotated[
        float, about("Seconds between a bot's turn and its action, the same for every action.", 0, 60)
    ] = 0.4
    bot_workers: Annotated[int, about("Processes in which bots think; 0: half of the cores.", 0, 256)] = 0
    bot_wall: Annotated[
        float,
        about(
            "Wall time of a bot's thought at most, in multiples of its processor time; 0: no limit.", 0, 100
        ),
    ] = 2.0
    idle: Annotated[float, about("Seconds after which a table nobody looks at leaves the memory.", 0.01)] = (
        60.0
    )
    requests_per_second: Annotated[
        float, about("Requests of one identity; ten seconds' worth at once.", 0.1)
    ] = 20.0
    strangers_per_second: Annotated[
        float, about("Requests without an identity from one address: a whole school may sit there.", 0.1)
    ] = 50.0
    address_requests_per_second: Annotated[
        float, about("Requests from one address (IPv6: one /64), all people together.", 0.1)
    ] = 200.0
    guests_per_hour: Annotated[
        float, about("New guests from one address; an hour's worth at once, for a class that sits down.", 1)
    ] = 300.0
    packs_per_minute: Annotated[
        float, about("Data packs that one identity may bring in a minute, a minute's worth at once.", 0.1)
    ] = 10.0
    tables_per_person: Annotated[int, about("Tables of one host that are not over.", 1)] = 40
    tables_per_address: Annotated[
        int,
        about(
            "Tables of everybody at one address (of version 6: one /64) with a sign of life in three hours.",
            1,
        ),
    ] = 500
    tables_at_once: Annotated[
        int, about("Tables on the server that are not over, with a sign of life in three hours.", 1)
    ] = 10_000
    sockets_per_person: Annotated[
        int, about("Open connections of one identity: one for each page, one for each table.", 1)
    ] = 40
    sockets_per_address: Annotated[int, about("Open connections from one address.", 1)] = 2000
    bot_seconds_per_minute: Annotated[
        float,
        about(
            "Seconds that bots think in a minute for the tables of one host; ten minutes' worth at once.", 1
        ),
    ] = 40.0
    bot_seconds_per_address: Annotated[
        float, about("The same for all guests at one address (of version 6: one /64) together.", 1)
    ] = 160.0
    export_pause: Annotated[float, about("Seconds between two exports of one person's data.", 0)] = 60.0
    messages_per_second: Annotated[
        float, about("Socket messages of one identity; ten seconds' worth at once.", 0.1)
    ] = 20.0
    session_days: Annotated[
        float, about("Days after which an account is signed out in a browser that was not used.", 1)
    ] = 180.0
    password_memory: Annotated[int, about("KiB that hashing one password takes.", 8, 1 << 21)] = 19456
    password_passes: Annotated[int, about("How often hashing a password goes over that memory.", 1, 100)] = 2
    shutdown_seconds: Annotated[
        float, about("Most seconds for a shutdown; what is being stored is stored first.", 1, 300)
    ] = 10.0
    log_format: Annotated[Literal["text", "json"], about("Log lines for people or for machines.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        about("Lowest level that is logged; info includes every request."),
    ] = "warning"
    metrics: Annotated[
        tuple[str, ...], about("Addresses or networks that may read /metrics without a token.")
    ] = ("127.0.0.1", "::1")
    metrics_token: Annotated[
        str, Meta(description="Bearer token with which anybody may read /metrics.", extra=SECRET)
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            description="Address at which people find the server, for links in mails and for passkeys: https://dungeon.example",
            pattern=r"^(https?://[^\s?#]+)?$",
            max_length=300,
        ),
    ] = ""
    smtp_url: Annotated[
        str,
        Meta(
            description="Server that sends mails: smtp://user:password@host:587 (STARTTLS) or smtps://…:465.",
            pattern=r"^(smtps?://\S+)?$",
            max_length=500,
            extra=SECRET,
        ),
    ] = ""
    mail_from: Annotated[
        str, Meta(description="Sender of mails, such as Podzemí <games@dungeon.example>.", max_length=300)
    ] = ""

    @property
    def database(self) -> Path:
        return self.data / "podzemi.sqlite"

    @property
    def store(self) -> str | Path:
        """The place of the store: the address of a PostgreSQL, or the file."""
        return self.database_url or self.database
