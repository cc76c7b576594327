"""Estimated loyalties, from clan cards seen and from plays.

A trust is the chance that a seat works for the same clan as the watcher. It starts from the
clan cards that are known and left, and moves with what the seat did to whom: monsters set on
somebody, boots and axes given to somebody.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from podzemi.engine.values import Seat
from podzemi.games.dark_cave.actions import PlayAxe, PlayBoots, PlayMonster
from podzemi.games.dark_cave.data.tables import Clan, Pool, works_for
from podzemi.games.dark_cave.view.types import View

ATTACK: Final = 1.3
"""How much an attack on somebody of one side speaks for the other, as a logarithm of odds."""
GIFT: Final = 1.0
ROUNDS: Final = 2
"""How often beliefs about the victims are fed back."""


def served_by(view: View, seat: Seat) -> Clan | None:
    """The clan a seat works for, if the watcher has seen its clan card."""
    side = view.seats[seat]
    return None if side.role is None else works_for(side.clan, side.role)


def saboteur_chance(pool: Pool, view: View, clan: Clan) -> float:
    """The chance that an unseen clan card of that colour is a saboteur's."""
    shown: Clan = "blue" if pool.one_clan else clan
    left = pool.count(shown, "saboteur")
    roles = [side.role for side in view.seats if side.clan == clan]
    roles += [card.role for card in view.aside if card.clan == clan]
    unseen = roles.count(None)
    return (left - roles.count("saboteur")) / unseen if unseen else 0.0


def trusts(pool: Pool, view: View, me: Seat) -> list[float]:
    """By seat, the chance to work for the watcher's clan; the watcher's own is 1."""
    mine = served_by(view, me)
    base = [_prior(pool, view, seat, mine) for seat in range(len(view.seats))]
    found = base
    for _ in range(ROUNDS):
        found = [_after_deeds(view, me, seat, base[seat], found) for seat in range(len(base))]
    return found


def _prior(pool: Pool, view: View, seat: Seat, mine: Clan | None) -> float:
    side = view.seats[seat]
    if side.role is not None:
        return float(served_by(view, seat) == mine)
    chance = saboteur_chance(pool, view, side.clan)
    return 1 - chance if side.clan == mine else chance


def _after_deeds(view: View, me: Seat, seat: Seat, base: float, trust: list[float]) -> float:
    """The prior and the deeds together, in odds."""
    if not 0.0 < base < 1.0:
        return base
    odds = log(base / (1 - base))
    for deed in view.deeds:
        if deed.seat != seat:
            continue
        if isinstance(deed.action, PlayMonster):
            odds -= sum(ATTACK * _leaning(trust, other, me) for other in deed.hits if other != seat)
        elif isinstance(deed.action, PlayBoots | PlayAxe) and deed.action.player != seat:
            odds += GIFT * _leaning(trust, deed.action.player, me)
    return 1 / (1 + exp(-max(-4.0, min(4.0, odds))))


def _leaning(trust: list[float], seat: Seat, me: Seat) -> float:
    """From -1 (surely a rival) to 1 (surely on the own side)."""
    return 1.0 if seat == me else 2 * trust[seat] - 1
