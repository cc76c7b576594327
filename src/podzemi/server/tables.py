"""Tables as values: made from a wish, made again for a rematch, described to somebody."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, BadSetup, OptionValue
from podzemi.server.problems import Refused
from podzemi.server.store import Pack, Place, Table
from podzemi.wire import messages as wire

OPEN: Final = Place()
LONGEST_ID: Final = 64


def people_of(table: Table) -> set[str]:
    seated = {place.player for place in table.places if place.kind == "person"}
    return seated | {place.owner for place in table.places if place.owner} | {table.host}


def check_bot(bot: str) -> None:
    if bot not in registry.BOTS:
        raise Refused("unknown_bot", bot=bot[:LONGEST_ID])


def check_game(game: str) -> AnyGame:
    if game not in registry.GAMES:
        raise Refused("unknown_game", game_name=game[:LONGEST_ID])
    return registry.game(game)


def with_pack(game: AnyGame, pack: Pack | None) -> AnyGame:
    """The game with the components of that pack, None: with its own."""
    if pack is None:
        return game
    if pack.game != game.name:
        raise Refused("unknown_pack")
    return registry.packed(game.name, pack.text)


def complete(game: AnyGame, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
    """All options of a match; Refused if it cannot be played so."""
    try:
        return game.complete(players, options)
    except BadSetup as error:
        raise Refused.by_game(game.name, error.refusal) from None


def new_table(host: str, wish: wire.NewTable, pack: Pack | None = None) -> Table:
    """The table somebody wishes for; Refused if the game or its rules do not allow it."""
    if wish.pack is not None and pack is None:
        raise Refused("unknown_pack")
    game = with_pack(check_game(wish.game), pack)
    options = complete(game, len(wish.seats), wish.options)
    return Table(
        id=secrets.token_urlsafe(16),
        game=game.name,
        rules=game.rules_version,
        options=options,
        seed=secrets.randbits(64),
        host=host,
        public=wish.public,
        created=time.time(),
        pack=None if pack is None else wire.TablePack(pack.id, pack.name),
        places=_places(host, wish.seats),
    )


def _places(host: str, seats: list[str]) -> list[Place]:
    if seats.count("me") > 1:
        raise Refused("seat_taken")
    places = []
    for player in seats:
        if player == "me":
            places.append(Place("person", host))
        elif player == "open":
            places.append(OPEN)
        else:
            check_bot(player)
            places.append(Place("bot", player))
    return places


def again(table: Table, game: AnyGame) -> Table:
    """The same table anew: everybody moves on by one seat, who was away gets the seat back."""
    back = [Place("person", place.owner) if place.owner else place for place in table.places]
    return replace(
        table,
        id=secrets.token_urlsafe(16),
        rules=game.rules_version,
        seed=secrets.randbits(64),
        created=time.time(),
        started=None,
        finished=None,
        rematch=None,
        places=[back[-1], *back[:-1]],
    )


def describe(
    table: Table,
    version: int,
    names: dict[str, str],
    person: str | None,
    here: set[str | None],
    spectators: int,
    awaited: list[int],
) -> wire.TableInfo:
    """The table as this person may see it. `here`: who is connected."""

    def seat_info(place: Place) -> wire.SeatInfo:
        if place.kind != "person":
            owner = place.owner or None
            return wire.SeatInfo(place.kind, place.player, person=owner, mine=False)
        return wire.SeatInfo(
            "person",
            names.get(place.player, ""),
            place.player,
            connected=place.player in here,
            mine=place.player == person,
        )

    return wire.TableInfo(
        id=table.id,
        game=table.game,
        players=len(table.places),
        options=table.options,
        public=table.public,
        host=names.get(table.host, ""),
        hosting=person is not None and table.host == person,
        phase=table.phase,
        seats=[seat_info(place) for place in table.places],
        version=version,
        spectators=spectators,
        awaited=awaited,
        rematch=table.rematch,
        created=table.created,
        pack=table.pack,
    )
