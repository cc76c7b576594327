"""Cache of replays: finished matches and uploaded records, folded once and kept for a while.

Nothing of a running match is shown here, whatever the viewer; what spectators may see of one, later and by
consent of its players, is `behind`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from functools import partial
from typing import Any, Final  # Any: a record as somebody sent it, not yet checked

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch, Match
from podzemi.engine.records.record import PackMissing, Record, RecordError, Turn, read
from podzemi.server.match.door import is_insider
from podzemi.server.match.luck import record_of
from podzemi.server.problems import Refused
from podzemi.server.replay.replay import Replay, replay_of
from podzemi.server.support.one_thread import OneThread
from podzemi.server.table.room import Room
from podzemi.wire import messages as wire

logger = logging.getLogger("podzemi.server")

KEPT_FRAMES: Final = 20_000
"""Frames of all replays that are kept; one state takes a few kilobytes."""


class CachedReplay(Struct, frozen=True):
    """A replay and what it was made from. `record` has its actions by name; `pack`: as the store knows it."""

    replay: Replay
    record: Record
    game: AnyGame
    pack: wire.TablePack | None = None


class LiveReplay(Struct):
    """A match that goes on, as far as it is folded here."""

    match: AnyMatch
    replay: Replay


class ReplayCache(OneThread):
    """One thread folds, beside the rooms; the replays that were shown last are kept."""

    def __init__(self) -> None:
        super().__init__("replays")
        self.replays: OrderedDict[str, CachedReplay] = OrderedDict()
        self.live: OrderedDict[str, LiveReplay] = OrderedDict()

    async def table(self, room: Room) -> CachedReplay:
        """The replay of a finished table; Refused while it is on."""
        if room.table.finished is not None and (kept := self._lookup(room.table.id)) is not None:
            return kept
        record = finished_record(room)
        assert room.log is not None
        times = [room.log.started, *(played.entry.at for played in room.log.played)]
        replay = await self.ask(partial(replay_of, record, room.game, times))
        return self._keep(room.table.id, CachedReplay(replay, record, room.game, room.table.pack))

    async def record(self, written: dict[str, Any], packs: dict[str, tuple[str, str]]) -> CachedReplay:
        """The replay of a record from elsewhere; Refused with place and reason if it is none.

        `packs`: id and text by hash, of the packs the asker may play with.
        """
        line = msgspec.json.encode(written)
        key = hashlib.sha256(line).hexdigest()
        if (kept := self._lookup(key)) is not None and (kept.pack is None or kept.pack.id in _ids(packs)):
            return kept
        try:
            return self._keep(key, await self.ask(partial(_fold_record, line, packs)))
        except RecordError as error:
            raise refusal_of(error) from None
        except (Refused, asyncio.CancelledError):
            raise
        except Exception:  # what somebody made up may break what no match ever breaks
            logger.warning("a record from elsewhere broke the replay", exc_info=True)
            raise Refused("record_unreadable", detail=RecordError.__name__) from None

    async def behind(self, room: Room, asker: str | None) -> tuple[Replay, int]:
        """A match that goes on, and the last of its frames that this asker may see; Refused if none."""
        check_behind(room, asker)
        assert room.log is not None
        turns = list(room.log.match.turns)
        times = [room.log.started, *(played.entry.at for played in room.log.played)]
        replay = await self.ask(partial(self._follow, room, turns, times))
        return replay, horizon(replay, room.table.luck.delay)

    def _follow(self, room: Room, turns: list[Turn], times: list[float]) -> Replay:
        """Fold on from where we were; from the start if something was taken back."""
        kept = self.live.pop(room.table.id, None)
        if kept is None or kept.match.turns != turns[: kept.match.version]:
            table = room.table
            match = Match(
                room.game, len(table.places), table.options, table.seed, branches=table.luck.branches
            )
            kept = LiveReplay(match, Replay(match, times[0]))
        for turn in turns[kept.match.version :]:
            events = kept.match.play(turn.seat, turn.action)
            kept.replay.take(kept.match, events, times[kept.match.version])
        self.live[room.table.id] = kept
        if len(self.live) > 16:
            self.live.popitem(last=False)
        return kept.replay

    def _lookup(self, key: str) -> CachedReplay | None:
        if (cached := self.replays.get(key)) is not None:
            self.replays.move_to_end(key)
        return cached

    def _keep(self, key: str, cached: CachedReplay) -> CachedReplay:
        self.replays[key] = cached
        while len(self.replays) > 1 and sum(one.replay.total for one in self.replays.values()) > KEPT_FRAMES:
            self.replays.popitem(last=False)
        return cached


def _ids(packs: dict[str, tuple[str, str]]) -> set[str]:
    return {id for id, _ in packs.values()}


def finished_record(room: Room) -> Record:
    """The record of a finished table with its actions by name; Refused while it is on."""
    if room.table.phase != "finished" or room.match is None:
        raise Refused("not_finished")
    return replace(record_of(room.match, room.table.luck), actions=list(room.match.turns))


def check_behind(room: Room, asker: str | None) -> None:
    """Only by consent of all players, and never for one of them."""
    if room.table.phase != "playing" or room.log is None:
        raise Refused("not_started" if room.table.phase == "gathering" else "match_over")
    if is_insider(room.table, asker):
        raise Refused("open_seated")
    if not room.log.open:
        raise Refused("open_not_agreed")


def horizon(replay: Replay, delay: int) -> int:
    """The last frame that may be seen: so many actions back, and a whole round has been played since."""
    last = min(replay.total - delay, replay.rounds[-2]) if len(replay.rounds) > 1 else -1
    if last < 0:
        raise Refused("open_too_soon", delay=delay)
    return last


def _fold_record(line: bytes, packs: dict[str, tuple[str, str]]) -> CachedReplay:
    record = read(line, registry.game)
    if record.pack is UNSET:
        game, pack = registry.game(record.game), None
    elif (found := packs.get(record.pack.sha256)) is None:
        raise PackMissing(record.pack, None)
    else:
        game, pack = (
            registry.game_with_pack(record.game, found[1]),
            wire.TablePack(found[0], record.pack.name),
        )
    return CachedReplay(replay_of(record, game), record, game, pack)


def refusal_of(error: RecordError) -> Refused:
    return Refused(error.code, **error.values)


replay_cache: Final = ReplayCache()
