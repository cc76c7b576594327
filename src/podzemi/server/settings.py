"""What a person who hosts the server may choose."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec import Struct, field


def data_directory() -> Path:
    """Where this platform keeps a user's data."""
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


class Settings(Struct, frozen=True, kw_only=True):
    """All with sensible defaults: `serve(Settings())` is a working server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_directory)
    """Folder of `podzemi.sqlite`; made when missing, readable by its owner alone."""
    static: Path = Path(__file__).parent / "static"
    """The built browser client."""
    packs: Path | None = field(default_factory=packs_directory)
    """Folder of data packs that are offered to everybody."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own that may change things, such as "https://dungeon.example"."""
    bot_pause: float = 0.4
    """Seconds between a bot's turn and its action: the same for every action, so it tells nothing."""
    bot_workers: int = 0
    """Processes in which bots think; 0: half of the cores."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    requests_per_second: float = 20.0
    """Requests of one identity; ten seconds' worth at once."""
    strangers_per_second: float = 50.0
    """Requests without an identity from one address: a whole school may sit behind it."""
    messages_per_second: float = 20.0
    """Socket messages of one connection; ten seconds' worth at once."""

    @property
    def database(self) -> Path:
        return self.data / "podzemi.sqlite"
