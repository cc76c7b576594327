"""Data packs on the server: checked before they are kept, kept once, offered to their owner.

The operator may offer packs to everybody: TOML files in a folder (`podzemi serve --packs DIR`).
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from podzemi.engine import registry
from podzemi.engine.data import packs
from podzemi.engine.data.packs import PackError
from podzemi.languages.sentences import mistake_text
from podzemi.server.match.tables import check_game
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, Pack, Store
from podzemi.server.store.table import packs as stored
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.one_thread import OneThread, Waiting
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.bots.thinking import ThinkingTime
from podzemi.wire import messages as wire

MOST: Final = 50
"""Packs that one person may keep."""
REMEMBERED: Final = 64
"""Packs whose components are kept ready."""
BODY_BYTES: Final = 3 * packs.MOST_BYTES
"""A pack's text inside JSON: line ends and quotation marks take two bytes there."""


class BadFile(Exception):
    """A file in the operator's folder that is no pack: the server does not start with it."""

    def __init__(self, path: Path, error: PackError) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.error = error


def folder_packs(folder: Path | None) -> list[Pack]:
    """Every `*.toml` of the operator's folder, checked; BadFile for the first that does not fit."""
    if folder is None:
        return []
    if not folder.is_dir():
        raise NotADirectoryError(20, "no such folder", str(folder))
    return [_file_pack(path) for path in sorted(folder.glob("*.toml"))]


def _file_pack(path: Path) -> Pack:
    try:
        with path.open("rb") as file:
            text = packs.text_of(file.read(packs.MOST_BYTES + 1))
        game = packs.game_of(text)
        if game not in registry.names():
            known = ", ".join(name for name in registry.names() if registry.game(name).packs is not None)
            raise PackError("wrong_game", "game", {"found": game or "–", "wanted": known})
        return make_pack(game, text)
    except PackError as error:
        raise BadFile(path, error) from None


def make_pack(game: str, text: str) -> Pack:
    """A pack that fits, with a new id; PackError says what is wrong."""
    about = registry.game_with_pack(game, text).pack
    assert about is not None
    return Pack(secrets.token_urlsafe(16), game, about.name, about.sha256, text)


class Packs:
    """The packs people may play with."""

    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self.store = store
        self.bot_pool = bot_pool
        """Texts of strangers are read where the bots think, in turn with them and beside the rooms."""
        self.waiting = Waiting()
        self.thread = OneThread("packs")
        self.boards: OrderedDict[str, bytes] = OrderedDict()
        """By id: packs as the boards read them, those asked for last."""
        self.offered: dict[str, Pack] = {}
        """By id: the operator's, open to everybody."""

    async def offer(self, found: list[Pack]) -> None:
        """Keep the operator's packs: tables that play with them outlive the folder."""
        for pack in found:
            known = await self.store.write(stored.add(pack, None, MOST, time.time()))
            self.offered[known] = pack

    async def add(
        self, person: str, wish: wire.NewPack, language: str, thinking: ThinkingTime
    ) -> wire.PackInfo:
        """Check a pack and keep it for that person; Refused with every mistake in the asker's language."""
        work = partial(examine, check_game(wish.game).name, wish.text, language)
        with self.waiting:
            try:
                pack = await self.bot_pool.work("packs", work, thinking)
            except (BrokenProcessPool, TimeoutError):
                raise Refused("too_fast") from None
        if isinstance(pack, list):
            raise Refused("pack", count=len(pack), mistakes=pack)
        try:
            known = await self.store.write(stored.add(pack, person, MOST, time.time()))
        except Conflict:
            raise Refused("too_many_packs", most=MOST) from None
        return self._info(known, pack)

    async def of(self, person: str | None, game: str) -> list[wire.PackInfo]:
        """The person's own packs for that game, then the operator's."""
        name = check_game(game).name
        own = [] if person is None else await self.store.read(stored.packs_of(person, name))
        mine = [self._info(pack.id, pack) for pack in own if pack.id not in self.offered]
        return mine + [self._info(id, pack) for id, pack in self.offered.items() if pack.game == game]

    async def get(self, id: str) -> Pack:
        pack = await self.store.read(stored.get(id))
        if pack is None:
            raise Refused("unknown_pack")
        return pack

    async def components(self, id: str) -> bytes:
        """A pack as the boards read it, as JSON; what an id means never changes."""
        made = self.boards.pop(id, None)
        if made is None:
            made = await self.thread.ask(partial(_components, (await self.get(id)).text))
        self.boards[id] = made
        if len(self.boards) > REMEMBERED:
            self.boards.popitem(last=False)
        return made

    async def drop(self, person: str, id: str) -> None:
        if not await self.store.write(stored.drop(id, person)):
            raise Refused("unknown_pack")

    def _info(self, id: str, pack: Pack) -> wire.PackInfo:
        return wire.PackInfo(id, pack.game, pack.name, pack.sha256, id in self.offered)


def _components(text: str) -> bytes:
    return msgspec.json.encode(packs.components(text))


def examine(game: str, text: str, language: str) -> Pack | list[wire.PackMistake]:
    """The pack, or all its mistakes as sentences; runs in a process of the bots."""
    try:
        return make_pack(game, text)
    except PackError as error:
        return [
            wire.PackMistake(m.code, m.place, m.line, mistake_text(language, game, m)) for m in error.mistakes
        ]
