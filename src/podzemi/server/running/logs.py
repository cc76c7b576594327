"""The server's log: one line per event, for people or for machines.

Nothing personal or secret is logged: no cookies, no query strings, no bodies, no addresses of tables in the
access log (it names routes). The libraries are kept to warnings: at lower levels they log what travels.
"""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Final  # Any: what a line of the log says, as JSON

import msgspec

from podzemi.server.settings import Settings

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered, in this task."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _stamp(record) + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """`2026-11-15 20:15:00.123 warning podzemi.server [3f2a…]: …`"""

    def format(self, record: logging.LogRecord) -> str:
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        stamp = _stamp(record).replace("T", " ")
        line = f"{stamp} {record.levelname.lower()} {record.name}{request}: {_one_line(record.getMessage())}"
        if fields := getattr(record, "fields", None):
            line += f" ({fields['ms']} ms)" if "ms" in fields else ""
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


def _stamp(record: logging.LogRecord) -> str:
    """UTC, to the millisecond."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}"


def _one_line(text: str) -> str:
    """A line break in a value must not look like a line of ours."""
    return text.replace("\r", "\\r").replace("\n", "\\n")


def configure(settings: Settings) -> None:
    """From now on everything is logged to the error output, in the chosen form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("podzemi").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends no UTF-8 is told so (1007): that is no error of the server."""
    return "Invalid UTF-8 sequence received" not in record.getMessage()
