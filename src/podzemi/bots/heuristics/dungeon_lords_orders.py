"""Which orders to play, and in which order (DL-6, DL-19).

Everybody's blocked cards lie open, so every rival's hand is known: for each order the bot works out which
space it is likely to get, from who can be there before it and where neutral minions stand. A plan
is worth what its three trades are worth one after the other, in the order of their execution.
"""

from __future__ import annotations

from typing import Final

from podzemi.bots.heuristics.dungeon_lords_worth import KIND, Holdings, Scale, kind_of
from podzemi.games.dungeon_lords.names import ORDERS, Order
from podzemi.games.dungeon_lords.preview.build import fee_of
from podzemi.games.dungeon_lords.view.types import View

LIKELY: Final = 1 / 6
"""That a rival plays one of his six cards at a certain position."""
PICK: Final = {1: 1.6, 2: 0.8, 3: 0.0}
"""How many tiles are gone, on average, when the minion on a space chooses."""


Trades = tuple[tuple[Order, int], ...]
"""Orders in the order of their execution, each with its position in the plan."""


class Planner:
    """The worth of plans of orders in one view."""

    def __init__(self, scale: Scale, view: View) -> None:
        assert view.seat is not None
        self.scale = scale
        self.view = view
        self.data = {order.id: order for order in scale.game.data.order}
        self.me = view.seats[view.seat]
        self.known: dict[Trades, tuple[float, Holdings]] = {(): (0.0, Holdings(self.me, scale.most_evil))}
        self.chances = {
            (order, position): self._chances(order, position) for order in ORDERS for position in range(3)
        }

    def _chances(self, order: Order, position: int) -> list[tuple[int | None, float]]:
        """Which space the card finds at that position, with how likely; None: all are taken."""
        counts = [1.0]
        for chance in self._rivals(order, position):
            counts = [
                (counts[n] if n < len(counts) else 0.0) * (1 - chance)
                + (counts[n - 1] * chance if n else 0.0)
                for n in range(len(counts) + 1)
            ]
        taken = {minion.space for minion in self.view.minions if minion.order == order}
        free = [space for space in (1, 2, 3) if space not in taken]
        found: dict[int | None, float] = {}
        for count, chance in enumerate(counts):
            space = free[count] if count < len(free) else None
            found[space] = found.get(space, 0.0) + chance
        return list(found.items())

    def _rivals(self, order: Order, position: int) -> list[float]:
        """For every rival who holds the card: that his minion stands there first."""
        view, seats = self.view, len(self.view.seats)
        place = ((view.seat or 0) - view.first) % seats
        return [
            LIKELY * (position + ((seat - view.first) % seats < place))
            for seat, other in enumerate(view.seats)
            if seat != view.seat and order in other.hand
        ]

    def worth(self, orders: list[Order]) -> float:
        """What a plan adds, its trades made in the order of execution."""
        trades = tuple((order, orders.index(order)) for order in sorted(orders, key=ORDERS.index))
        return self._follow(trades)[0]

    def _follow(self, trades: Trades) -> tuple[float, Holdings]:
        """What trades add, and what one has after them; many plans begin alike."""
        if trades not in self.known:
            total, has = self._follow(trades[:-1])
            order, position = trades[-1]
            if fee := fee_of(self.view, order, position):
                has = has.copy()
                has.gold -= fee
                total -= 0.4
            gain, after = self._trade(order, position, has)
            self.known[trades] = total + gain, after
        return self.known[trades]

    def _trade(self, order: Order, position: int, has: Holdings) -> tuple[float, Holdings]:
        """The mean gain over the spaces, and the holdings after the likeliest one."""
        before = self.scale.worth(has)
        mean, most, after = 0.0, 0.0, has
        for space, chance in self.chances[order, position]:
            if space is None:
                continue
            twin = has.copy()
            gain = self._use(order, space, twin)
            if gain is None:
                continue
            better = self.scale.worth(twin) + gain - before
            if better <= 0:
                continue
            mean += chance * better
            if chance > most:
                most, after = chance, twin
        return mean, after

    def _use(self, order: Order, space: int, has: Holdings) -> float | None:
        """Make the trade of a space; None if it cannot be paid, else what it gives beyond goods."""
        data = self.data[order].space[space - 1]
        foreman = data.pay.get("foreman", 0)
        if not has.can_pay(data.pay):
            return None
        if order in ("dig_tunnels", "mine_gold"):
            return self._units(order, sum(data.gain.values()), foreman, has)
        if order == "hire_monster":
            has.pay(data.pay)
            return self._hire(space, has)
        if order == "build_room":
            return self._build(space, has)
        has.pay(data.pay)
        has.gain(data.gain)
        return 0.0

    def _units(self, order: Order, most: int, foreman: int, has: Holdings) -> float | None:
        units = min(most, has.imps - has.digs - foreman)
        if order == "mine_gold":
            units = min(units, has.mines)
        if units < 1:
            return None
        has.digs += units + foreman
        if order == "mine_gold":
            has.gold += units
        else:
            has.tiles += units
            has.mines += units
        return 0.0

    def _hire(self, space: int, has: Holdings) -> float | None:
        """The best creature that is likely to be left and can be paid."""
        costs = self.scale.cost
        offered = dict.fromkeys(kind_of(one) for one in self.view.creatures)
        kinds = sorted(offered, key=lambda kind: -KIND[kind])
        able = [kind for kind in kinds if has.can_pay(costs[kind])]
        if not able:
            return None
        kind = able[min(len(able) - 1, int(PICK[space]))]
        has.pay(costs[kind])
        has.kinds.append(kind)
        return -0.3 * PICK[space] * (len(able) < 2)

    def _build(self, space: int, has: Holdings) -> float | None:
        data = self.data["build_room"].space[space - 1]
        if not has.can_pay(data.pay) or has.mines < 2:
            return None
        has.pay(data.pay)
        has.mines -= 1
        has.rooms = [*has.rooms, self.view.rooms[0] if self.view.rooms else "hall_of_fame"]
        return -0.8 * (space == 1)
