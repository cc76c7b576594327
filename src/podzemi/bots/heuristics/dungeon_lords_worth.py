"""What a dungeon lord's belongings are worth, in points at the end (DL-13.6, DL-19).

Building is a chain of trades, so one scale serves them all: a trade is good if it raises `worth`. Bills to
come weigh by what failing them costs (a dead letter for every gold of tax, a lost monster for its
pay), everything beyond the bills by what it is likely to become.
"""

from __future__ import annotations

from typing import Any, Final  # Any: goods by their names, as literals

from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.preview.build import tax_of
from podzemi.games.dungeon_lords.view.types import SeatView, View

KIND: Final = {
    "goblin": 2.2,
    "slime": 2.2,
    "ghost": 1.2,
    "troll": 3.0,
    "witch": 3.0,
    "vampire": 3.0,
    "golem": 4.2,
    "dragon": 3.4,
    "demon": 2.8,
}
"""What a creature does in the combats to come and its point at the end, before its pay."""
TRAP: Final = {
    "rolling_stone": 1.7,
    "wall_of_fire": 1.7,
    "cursed_ring": 1.5,
    "poisoned_meal": 1.6,
    "trapdoor": 1.5,
    "kamikaze_imp": 1.3,
    "poisoned_dart": 1.4,
    "pendulum": 1.3,
    "antimagic_dart": 0.8,
}
TRAPS: Final = (1.5, 1.4, 1.2, 0.9, 0.6, 0.4, 0.2)
"""What one more trap is worth; the last figure for all further ones."""
SPARE: Final = (0.55, 0.5, 0.45, 0.35, 0.25, 0.15)
"""What one more gold or food beyond the bills is worth."""
URGENCY: Final = (1.0, 0.8, 0.55)
"""How much of a bill counts that comes this round, the next one, or some time."""


def kind_of(creature: str) -> str:
    return creature.rsplit("_", 1)[0]


def ladder(steps: tuple[float, ...], count: int) -> float:
    """The sum of the first so many steps; the last one goes on."""
    rest = max(0, count - len(steps))
    return sum(steps[: max(0, count)]) + rest * steps[-1]


class Holdings:
    """A player's goods, as far as trades change them."""

    __slots__ = (
        *("digs", "evil", "food", "gold", "imps", "kinds", "mines"),
        *("most_evil", "rooms", "seen", "tiles", "traps"),
    )

    def __init__(self, me: SeatView, most_evil: int) -> None:
        self.gold = me.gold
        self.food = me.food
        self.imps = me.imps
        self.evil = me.evil
        self.most_evil = most_evil
        self.traps = me.traps
        self.kinds = [kind_of(one.creature) for one in me.creatures]
        self.tiles = len(me.tiles)
        self.rooms = [tile.room for tile in me.tiles if tile.room and not tile.conquered]
        self.mines = sum(tile.room is None and not tile.conquered for tile in me.tiles)
        self.digs = 0
        self.seen = len(me.spied)

    def copy(self) -> Holdings:
        twin: Holdings = Holdings.__new__(Holdings)
        twin.gold, twin.food, twin.imps, twin.evil = self.gold, self.food, self.imps, self.evil
        twin.most_evil = self.most_evil
        twin.traps, twin.tiles, twin.mines, twin.digs = self.traps, self.tiles, self.mines, self.digs
        twin.seen, twin.rooms, twin.kinds = self.seen, self.rooms, list(self.kinds)
        return twin

    def can_pay(self, price: dict[Any, int]) -> bool:
        return (
            self.gold >= price.get("gold", 0)
            and self.food >= price.get("food", 0)
            and self.evil + price.get("evil", 0) <= self.most_evil
            and self.traps >= price.get("trap", 0)
            and len(self.kinds) >= price.get("monster", 0)
        )

    def pay(self, price: dict[Any, int]) -> None:
        self.gold -= price.get("gold", 0)
        self.food -= price.get("food", 0)
        self.evil += price.get("evil", 0)
        self.traps -= price.get("trap", 0)
        if price.get("monster", 0) and self.kinds:
            self.kinds.remove(min(self.kinds, key=lambda kind: KIND[kind]))

    def gain(self, gain: dict[Any, int]) -> None:
        self.gold += gain.get("gold", 0)
        self.food += gain.get("food", 0)
        self.evil = max(0, self.evil - gain.get("good", 0))
        self.imps += gain.get("imps", 0) + gain.get("imp", 0)
        self.traps += gain.get("traps", 0) + gain.get("trap", 0)
        self.seen = min(4, self.seen + gain.get("spy", 0))


class Scale:
    """The worth of holdings in one view."""

    def __init__(self, game: DungeonLords, view: View) -> None:
        self.game = game
        self.view = view
        data = game.data
        self.cost: dict[str, dict[Any, int]] = {monster.id: monster.cost for monster in data.monster}
        self.line = data.evil_track.paladin_line
        self.most_evil = data.evil_track.max
        self.left = 4 - view.round + 4 * (2 - view.year)
        """Rounds after this one."""
        self.tax = URGENCY[self._when("taxes")] if self._is_due("taxes") else 0.25 * (view.year == 1)
        self.payday = URGENCY[self._when("payday")] if self._is_due("payday") else 0.25 * (view.year == 1)
        self.working = {room.id for room in data.room if room.workers}
        self.letter = -data.scoring.dead_letter
        self.last = view.year == 2 and view.round == 4
        seat = view.seat if view.seat is not None else 0
        self.others = max((one.evil for n, one in enumerate(view.seats) if n != seat), default=0)
        self.hosted = view.paladin == seat

    def _is_due(self, event: str) -> bool:
        """Whether this year's Payday or Taxes is still to come."""
        return event not in self.view.events[: max(0, self.view.round - 2)]

    def _when(self, event: str) -> int:
        place = self.view.events.index(event) if event in self.view.events else 9
        return min(2, max(0, place - (self.view.round - 2)))

    def worth(self, has: Holdings) -> float:
        """In points."""
        spare = 0.35 if self.last else 1.0
        gold, food = self._after_bills(has)
        return (
            self._bills(has)
            + spare * (ladder(SPARE, gold) + 0.9 * ladder(SPARE, food))
            + self._labour(has)
            + ladder(TRAPS, has.traps)
            + self._army(has)
            + self._dungeon(has)
            - self._evil(has)
            + (0.35 * has.seen)
        )

    def _due(self, has: Holdings) -> tuple[int, int]:
        return tax_of(has.tiles), sum(self.cost[kind].get("food", 0) for kind in has.kinds)

    def _bills(self, has: Holdings) -> float:
        """What unpaid bills will cost."""
        tax, food = self._due(has)
        short = max(0, tax - has.gold)
        hungry = max(0, food - has.food)
        return -self.letter * 0.85 * self.tax * short - 1.6 * self.payday * hungry

    def _after_bills(self, has: Holdings) -> tuple[int, int]:
        tax, food = self._due(has)
        gold = has.gold - (tax if self.tax > 0.3 else 0)
        return max(0, gold), max(0, has.food - (food if self.payday > 0.3 else 0))

    def _labour(self, has: Holdings) -> float:
        """An imp mines, digs and works in every round that is left; the title counts heads."""
        each = 0.12 + 0.24 * min(self.left, 6)
        return each * min(has.imps, 6) + 0.5 * each * max(0, min(has.imps - 6, 4))

    def _army(self, has: Holdings) -> float:
        found = sorted((KIND[kind] for kind in has.kinds), reverse=True)
        usual = sum(found[:4]) + 0.6 * sum(found[4:6]) + 0.35 * sum(found[6:])
        twins = len(has.kinds) - len(set(has.kinds))
        return usual - 0.15 * twins

    def _dungeon(self, has: Holdings) -> float:
        """Rooms score, tunnels can be mined and give ground; each two tiles cost a gold of tax."""
        rooms = 2.3 * len(has.rooms) + 0.12 * min(self.left, 6) * sum(
            room in self.working for room in has.rooms
        )
        tunnels = 0.55 * min(has.mines, 5) + 0.3 * max(0, min(has.mines - 5, 4))
        return rooms + tunnels

    def _evil(self, has: Holdings) -> float:
        """Stronger adventurers for the more evil; the paladin for the most evil beyond the line."""
        price = 0.16 * has.evil
        if has.evil >= self.line and not self.hosted and has.evil > self.others:
            strong = sum(KIND[kind] for kind in has.kinds) + has.traps
            price += max(0.5, 5.0 - 0.35 * strong)
        elif has.evil == self.line - 1 and not self.hosted:
            price += 0.3
        return price
