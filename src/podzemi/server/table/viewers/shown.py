"""The match as a viewer is shown it: everything, or what has changed since the viewer was told last.

A view of 5 KB and an outlook of 15 change by some hundred bytes with a move, so connections that ask for it
get the changed parts (`changed.py`).
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, TypeAlias  # Any: the view or outlook of whichever game

import msgspec
from msgspec import UNSET, Raw

from podzemi.engine.values import Seat
from podzemi.server.match.clock import result_with_forfeits
from podzemi.server.match.tables import counts
from podzemi.server.table.viewers.changed import changes_between
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

logger = logging.getLogger("podzemi.server")

Viewer: TypeAlias = Seat | None
"""The seat whose view it is; None: the view of every spectator."""
NOT_BEGUN: Final = {
    "view": Raw(b"null"),
    "legal": Raw(b"[]"),
    "outlook": Raw(b"null"),
    "result": Raw(b"null"),
    "undo": Raw(b"null"),
}
NO_CHANGES: Final = Raw(b"{}")

_json = msgspec.json.Encoder().encode


class Shown:
    """The match as one viewer was shown it at a version of the log, as JSON."""

    __slots__ = ("legal", "outlook", "result", "undo", "version", "view")

    def __init__(self, room: Room, viewer: Viewer, before: Shown | None = None) -> None:
        """How it stands now. `before`: what the viewer was shown last; the outlook follows from the view, so
        where that is the same, the outlook is."""
        log, game = room.log, room.game
        assert log is not None
        view = game.view(log.match.state, viewer)
        codes = [] if viewer is None else log.asked[viewer]
        undo = log.undoable(viewer, counts(room.table))
        self.version = log.version
        self.view: bytes = _json(view)
        same = before is not None and before.view == self.view
        self.outlook: bytes = before.outlook if before is not None and same else _outlook(room, view)
        self.legal: bytes = _json(list(map(game.decode, codes))) if codes else b"[]"
        self.undo: bytes = b"null" if undo is None else _json(undo.action)
        result = result_with_forfeits(game.result(log.match.state), log.forfeits) if log.over else None
        self.result: bytes = b"null" if result is None else _json(result)

    def whole(self) -> dict[str, Raw]:
        """The form in `sync` and `update`."""
        return {
            "view": Raw(self.view),
            "legal": Raw(self.legal),
            "outlook": Raw(self.outlook),
            "result": Raw(self.result),
            "undo": Raw(self.undo),
        }

    def changes_since(self, before: Shown) -> dict[str, Any]:
        """The form in `changes`, for those who know the version before."""
        same = self.outlook is before.outlook
        return {
            "view": Raw(changes_between(before.view, self.view)),
            "outlook": NO_CHANGES if same else Raw(changes_between(before.outlook, self.outlook)),
            "legal": UNSET if self.legal == before.legal else Raw(self.legal),
            "undo": UNSET if self.undo == before.undo else Raw(self.undo),
            "result": UNSET if self.result == b"null" else Raw(self.result),
        }


def _outlook(room: Room, view: Any) -> bytes:
    """An outlook that fails is left out: it must not hold up the match."""
    try:
        return _json(room.game.preview(view))
    except Exception:
        logger.exception("table %s version %s: outlook", room.table.id, room.version)
        return b"null"


class ViewerNews:
    """The last line of the log for one viewer, written once for all who get it in the same form."""

    __slots__ = ("before", "changes", "clock", "news", "now", "update")

    def __init__(self, room: Room, viewer: Viewer, now: Shown, before: Shown | None) -> None:
        """`before`: what those were shown last who want changes."""
        assert room.log is not None
        self.now = now
        self.before = before
        self.news = room.log.last(viewer)
        self.clock = room.votes.clock_for(viewer)
        self.update = ""
        self.changes = ""

    def whole_text(self) -> str:
        """For everybody."""
        self.update = self.update or self._encode(wire.Update, self.now.whole())
        return self.update

    def changes_text(self) -> str:
        """For those who know what was before."""
        assert self.before is not None
        self.changes = self.changes or self._encode(wire.Changes, self.now.changes_since(self.before))
        return self.changes

    def _encode(self, kind: type[wire.Update | wire.Changes], shown: dict[str, Any]) -> str:
        news = self.news
        message = kind(
            version=news.number,
            at=news.at,
            events=Raw(_json(news.events)),
            undone=news.undone,
            by=news.by,
            back=news.back,
            notice=news.notice,
            clock=self.clock,
            **shown,
        )
        return _json(message).decode()
