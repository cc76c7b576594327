"""Who sits where when a match is played again."""

from __future__ import annotations

from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.server.match.tables import OPEN, again
from podzemi.server.store import Place

from .test_lines import table_of


def test_the_seat_of_somebody_who_is_forgotten_is_free() -> None:
    """Otherwise nobody could ever play it, and the match would stand still."""
    gone, kept = Place("person", ""), Place("bot", "random", owner="p2")
    table = replace(table_of(), places=[Place("person", "p0"), gone, kept])
    anew = again(table, registry.game(table.game), "p0")
    assert anew.places == [Place("person", "p0", ready=True), OPEN, Place("person", "p2", ready=False)]
