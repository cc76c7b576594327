"""The rulebook of each game, for its page: said once in each language, then kept."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from podzemi import rulebook
from podzemi.server.http.learning.puzzles import GameName
from podzemi.server.http.shared import Asker, problems
from podzemi.server.problems import Refused
from podzemi.server.services import language_of

A_WHILE: Final = "max-age=300"
"""A new version of the program may say it better."""


@get(
    "/api/rules/{game:str}",
    summary="The rulebook of a game in the language of the reader (`?lang=cs`)",
    responses=problems(404, 429),
    sync_to_thread=True,
)
def the_rulebook(game: GameName, request: Asker) -> Response[rulebook.Book]:
    if game not in rulebook.GAMES:
        raise Refused("unknown_game", game_name=game[:80])
    headers = {"cache-control": A_WHILE, "vary": "accept-language, cookie"}
    return Response(rulebook.book(game, language_of(request)), headers=headers)
