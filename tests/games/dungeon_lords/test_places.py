"""Places by seat, as native code and statistics read them."""

from __future__ import annotations

from placing import check_places
from podzemi.games.dungeon_lords import GAME, rules


def test_a_place_is_one_more_than_the_seats_that_did_better() -> None:
    check_places(GAME, rules.places)
