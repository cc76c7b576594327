"""Pictures of tables over HTTP, for messengers that show a pasted link: og:image."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from podzemi import languages
from podzemi.engine import registry
from podzemi.languages.sentences import fields, result_text
from podzemi.server.http.shared import TABLE_PROBLEMS, Asker, TableId, TheServices
from podzemi.server.match.clock import result_with_forfeits
from podzemi.server.match.door import check_sight
from podzemi.server.postcards import Postcard, RankRow
from podzemi.server.problems import Refused
from podzemi.server.services import language_of
from podzemi.server.table.room import Room

KEPT: Final = "public, max-age=300"
"""Messengers keep a picture for much longer anyway; a table that gathers is another one soon."""

Language = Annotated[str | None, QueryParameter(name="lang", description="en, cs, sk or pl.")]


@get(
    "/api/tables/{table:str}/postcard",
    media_type="image/png",
    summary="The table as a picture of 1200 × 630",
    responses=TABLE_PROBLEMS,
)
async def postcard(
    request: Asker, services: TheServices, table: TableId, lang: Language = None
) -> Response[bytes]:
    room = await services.rooms.get(table)
    check_sight(room.table, None)  # whoever asks: the picture goes to strangers
    if not services.postcards.has(room.table.game):
        raise Refused("not_found")
    made = await services.postcards.png(card_of(room, language_of(request)))
    tag = f'"{hashlib.blake2b(made, digest_size=12).hexdigest()}"'
    return Response(made, media_type="image/png", headers={"cache-control": KEPT, "etag": tag})


def title_of(language: str, game: str) -> str:
    return languages.text(language, f"{fields(game).prefix}-title") if game in registry.GAMES else game


def card_of(room: Room, language: str) -> Postcard:
    """Before a match: its free seats and nobody's name. After it: the result. In between: the game alone."""
    table = room.table
    title = title_of(language, table.game)
    if table.phase == "gathering":
        free = sum(place.kind == "open" for place in table.places)
        return Postcard(table.game, "Podzemí", title, free_seats(language, free))
    log = room.log
    result = None if log is None else result_with_forfeits(room.game.result(log.match.state), log.forfeits)
    if result is None or table.phase != "finished":
        return Postcard(table.game, "Podzemí", title)
    names = [
        _bot(language, name) if place.kind == "bot" else name
        for place, name in zip(table.places, room.player_names(), strict=True)
    ]
    places, before = [], 0
    for group in result.ranking:
        places += [RankRow(f"{before + 1}.", names[seat], seat) for seat in group]
        before += len(group)
    return Postcard(
        table.game, title, result_text(language, table.game, result, names, None), places=tuple(places)
    )


def free_seats(language: str, free: int) -> str:
    return languages.text(language, "shell-gathering-open", {"open": free}) if free else ""


def _bot(language: str, bot: str) -> str:
    key = f"bot-{bot}"
    return languages.text(language, key) if languages.has(language, key) else bot
