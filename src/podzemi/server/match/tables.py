"""Tables as values: made from a wish, made again for a rematch, described to somebody."""

from __future__ import annotations

from typing import Any, Final  # Any: options as somebody sent them, not yet checked

from msgspec.structs import replace

from podzemi.bots.levels import stand_in
from podzemi.engine import registry
from podzemi.engine.game import AnyGame, BadSetup, OptionValue
from podzemi.engine.values import Seat
from podzemi.server.match.clock import check_clock
from podzemi.server.match.luck import with_commitment
from podzemi.server.problems import Refused
from podzemi.server.store import Pack, Place, Table
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.names import clean_name
from podzemi.wire import messages as wire

OPEN: Final = Place()
LONGEST_ID: Final = 64


def people_of(table: Table) -> set[str]:
    seated = {place.player for place in table.places if place.kind == "person"}
    return seated | {place.owner for place in table.places if place.owner} | {table.host}


def seats_by_person(table: Table) -> dict[str, list[Seat]]:
    """Every person's seats, those of companions at the same device among them."""
    found: dict[str, list[Seat]] = {}
    for seat, place in enumerate(table.places):
        if place.kind == "person":
            found.setdefault(place.player, []).append(seat)
    return found


def check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.places):
        raise Refused("unknown_seat")


def check_bot(bot: str) -> None:
    if bot not in registry.OURS:
        raise Refused("unknown_bot", bot=bot[:LONGEST_ID])


def check_game(game: str) -> AnyGame:
    if game not in registry.names():
        raise Refused("unknown_game", game_name=game[:LONGEST_ID])
    return registry.game(game)


def with_pack(game: AnyGame, pack: Pack | None) -> AnyGame:
    """The game with the components of that pack, None: with its own."""
    if pack is None:
        return game
    if pack.game != game.name:
        raise Refused("unknown_pack")
    return registry.game_with_pack(game.name, pack.text)


def complete(game: AnyGame, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
    """All options of a match; Refused if it cannot be played so."""
    try:
        return game.validate_options(players, options)
    except BadSetup as error:
        raise Refused.by_game(game.name, error.refusal) from None


def new_table(host: str, wish: wire.NewTable, pack: Pack | None = None) -> Table:
    """The table somebody wishes for; Refused if the game or its rules do not allow it."""
    if wish.pack is not None and pack is None:
        raise Refused("unknown_pack")
    game = with_pack(check_game(wish.game), pack)
    options = complete(game, len(wish.seats), wish.options)
    table = Table(
        id=secrets.token_urlsafe(16),
        game=game.name,
        rules=game.rules_version,
        options=options,
        seed=secrets.randbits(64),
        host=host,
        public=wish.public,
        created=time.time(),
        pack=None if pack is None else wire.TablePack(pack.id, pack.name),
        clock=check_clock(wish.clock),
        chat=wish.chat,
        rated=_is_rated(wish),
        places=_places(host, wish, game),
    )
    return with_commitment(table, game, delay=wish.delay)


def _is_rated(wish: wire.NewTable) -> bool:
    """As wished; by default what strangers can join. Friends among themselves may take back by agreement."""
    return wish.public if wish.rated is None else wish.rated


def _places(host: str, wish: wire.NewTable, game: AnyGame) -> list[Place]:
    if wish.seats.count("me") > 1 or wish.seats.count("here") != len(wish.guests):
        raise Refused("seat_taken")
    companions = iter(wish.guests)
    places = []
    for player in wish.seats:
        if player == "me":
            places.append(Place("person", host))
        elif player == "here":
            places.append(companion_of(host, next(companions)))
        elif player == "open":
            places.append(OPEN)
        else:
            check_bot(player)
            places.append(Place("bot", stand_in(player, game)))
    return places


def companion_of(person: str, name: str) -> Place:
    """The seat of somebody who plays at that person's device."""
    return Place("person", person, companion=clean_name(name))


def as_played(place: Place, game: AnyGame) -> Place:
    """The same seat; with the bot that stands in, if native code is gone since a level sat down."""
    return replace(place, player=stand_in(place.player, game)) if place.kind == "bot" else place


def with_bot(bot: str, game: AnyGame, place: Place) -> Place:
    """A person's seat that a bot keeps from now on."""
    return Place("bot", stand_in(bot, game), owner=place.player, companion=place.companion)


def again(table: Table, game: AnyGame, asker: str) -> Table:
    """The same table anew, offered by the asker, who hosts it: everybody keeps seat and colour, whoever was
    away gets the seat back, and whoever has not been asked yet is not ready."""
    people = [place.owner or (place.player if place.kind == "person" else "") for place in table.places]
    back = [
        Place("person", person, ready=person == asker, companion=place.companion)
        if person
        else _without(place)
        for person, place in zip(people, table.places, strict=True)
    ]
    anew = replace(
        table,
        id=secrets.token_urlsafe(16),
        rules=game.rules_version,
        seed=secrets.randbits(64),
        created=time.time(),
        host=asker,
        started=None,
        finished=None,
        rematch=None,
        forfeits=[],
        quick=None,
        door=replace(table.door, previous=table.id, closed=None, seen=time.time()),
        places=back,
    )
    return with_commitment(anew, game, delay=table.luck.delay)


def _without(place: Place) -> Place:
    """A bot stays; the seat of a person who is forgotten is free."""
    return place if place.kind == "bot" else OPEN


def counts(table: Table) -> bool:
    """Whether the match counts for ratings: played as everybody else plays it, from the start, by several,
    each at a device of their own."""
    usual = table.pack is None and not table.luck.branches and len(table.places) > 1
    return table.rated and usual and not any(place.companion for place in table.places)


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
    game = registry.game(table.game)

    def seat_info(place: Place) -> wire.SeatInfo:
        if place.kind != "person":
            return wire.SeatInfo(
                place.kind,
                as_played(place, game).player,
                person=place.owner or None,
                ready=place.kind == "bot",
                owner=place.companion or names.get(place.owner, ""),
                guest=place.companion != "",
            )
        return wire.SeatInfo(
            "person",
            place.companion or names.get(place.player, ""),
            place.player or None,  # nobody: the person who sat here has left the server for good
            connected=place.player in here,
            mine=place.player == person,
            ready=place.ready,
            host=place.player == table.host != "" and not place.companion,
            guest=place.companion != "",
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
        chat=table.chat,
        rated=counts(table),
        locked=table.door.password is not None,
        watching=table.door.watching,
        language=table.door.language,
        key=table.door.key if person in people_of(table) else None,
        kicked=person in table.door.kicked,
        closed=table.door.closed is not None,
        previous=table.door.previous,
        clock=table.clock,
        forfeits=table.forfeits,
        commitment=table.luck.commitment,
        branch=table.luck.branches[-1].at if table.luck.branches else None,
        delay=table.luck.delay,
        fills=None if table.quick is None or table.phase != "gathering" else table.quick.due,
    )
