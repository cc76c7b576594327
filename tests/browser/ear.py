"""What reaches a page through the sockets of tables: every frame as it came, and what it tells."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from server.support import merged

Message = dict[str, Any]


class Heard(NamedTuple):
    """One message: as it came, and with changes completed to the update that they stand for."""

    said: Message
    told: Message


class Line:
    """The messages of one socket, in their order."""

    def __init__(self) -> None:
        self.known: Message | None = None
        """The last message with a whole view, or what became of it."""

    def hear(self, frame: str | bytes) -> Heard:
        said = json.loads(frame)
        told = merged(self.known, said)
        if "view" in told:
            self.known = told
        return Heard(said, told)


class Ear:
    """Everything that reaches a page through the sockets of tables."""

    def __init__(self, page: Page) -> None:
        self.raw: list[str] = []
        self.heard: list[Heard] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/api/tables/" in socket.url:
            socket.on("framereceived", partial(self._received, Line()))

    def _received(self, line: Line, frame: str | bytes) -> None:
        self.raw.append(str(frame))
        self.heard.append(line.hear(frame))

    def messages(self) -> list[Message]:
        """What was told, message by message; changes are completed."""
        return [heard.told for heard in self.heard]

    def news(self) -> Message:
        """The last thing that was told of the match: view, legal actions, outlook."""
        return next(told for told in reversed(self.messages()) if "view" in told)


def unshown(heard: Heard) -> list[str]:
    """The paths of changes whose parts are not what is seen there afterwards: a part that another hides is
    told nevertheless."""
    if heard.said["kind"] != "changes":
        return []
    return [
        f"{name}: {path}"
        for name in ("view", "outlook")
        for path, part in heard.said[name].items()
        if _part(heard.told[name], path) != part
    ]


def _part(value: Any, path: str) -> Any:
    for key in path.split(".") if path else []:
        value = value[int(key) if isinstance(value, list) else key]
    return value
