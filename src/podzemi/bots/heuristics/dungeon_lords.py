"""Rules of thumb for Dungeon Lords (DL-19).

Building: every trade is weighed by what the belongings are worth after it (`dungeon_lords_worth`), orders by
the spaces they are likely to find (`dungeon_lords_orders`). Combat: the solver, with what has been
spied and what may come (`dungeon_lords_combat`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final  # Any: legal actions of one kind, told apart by the phase; goods by their names

from podzemi.bots.heuristics.dungeon_lords_combat import best
from podzemi.bots.heuristics.dungeon_lords_orders import Planner
from podzemi.bots.heuristics.dungeon_lords_worth import KIND, TRAP, Holdings, Scale, kind_of
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords.data.schema import Space
from podzemi.games.dungeon_lords.names import ORDERS, Order, Room
from podzemi.games.dungeon_lords.preview.build import HUNT_EVIL
from podzemi.games.dungeon_lords.view.types import View

DEEP: Final = ("combat_plan", "combat_resolve", "free")
ROOM: Final = {"workshop": 0.7, "hall_of_fame": 0.6, "labyrinth": 0.4, "training_room": 0.3, "dark_room": 0.3}
"""Rooms that are worth a little more than others."""


def choose(game: DungeonLords, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action that looks best."""
    if len(legal) == 1:
        return 0
    if view.phase in DEEP:
        return best(game, view, legal)
    values = _WEIGH[view.phase](Mind(game, view, dice), legal)
    return max(range(len(legal)), key=lambda n: values[n])


class Mind:
    """One decision: the view, its scale, the own belongings."""

    def __init__(self, game: DungeonLords, view: View, dice: Dice) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.dice = dice
        self.me = view.seats[view.seat]
        self.scale = Scale(game, view)
        self.has = Holdings(self.me, self.scale.most_evil)
        self.now = self.scale.worth(self.has)

    def after(self, price: dict[Any, int], gain: dict[Any, int]) -> float:
        """How much a trade adds."""
        twin = self.has.copy()
        twin.pay(price)
        twin.gain(gain)
        return self.scale.worth(twin) - self.now


Weigh = Callable[[Mind, Sequence[Any]], list[float]]

# ---------------------------------------------------------------- orders


def _block(mind: Mind, legal: Sequence[Any]) -> list[float]:
    """Keep what the best three orders need: block what is worth least alone."""
    single = wanted(mind)
    return [-sum(single[card] for card in action.cards) for action in legal]


def wanted(mind: Mind) -> dict[Order, float]:
    """What each order alone would add now."""
    planner = Planner(mind.scale, mind.view)
    return {order: planner.worth([order]) for order in ORDERS}


def _plan(mind: Mind, legal: Sequence[Any]) -> list[float]:
    planner = Planner(mind.scale, mind.view)
    known: dict[tuple[str, ...], float] = {}
    values = []
    for action in legal:
        orders = tuple(action.orders)
        if orders not in known:
            known[orders] = planner.worth(action.orders) + mind.dice.below(100) / 400
        values.append(known[orders] + mind.dice.below(100) / 10_000)
    return values


# ---------------------------------------------------------------- execution and production


def _execute(mind: Mind, legal: Sequence[Any]) -> list[float]:
    return [_space(mind, action) for action in legal]


def _space(mind: Mind, action: Action) -> float:
    match action:
        case a.Use(spy):
            return _use(mind, spy)
        case a.Dig(cells):
            twin = mind.has.copy()
            twin.tiles += len(cells)
            twin.mines += len(cells)
            return mind.scale.worth(twin) - mind.now + 0.02 * sum(_depth(cell) for cell in cells)
        case a.Mine(cells):
            return mind.after({}, {"gold": len(cells)})
        case a.Hire(tile, trap, victim):
            return _hire(mind, tile, trap, victim)
        case a.Build(room, cell):
            return _build(mind, room, cell)
    return 0.0


def _depth(cell: list[int]) -> int:
    """Steps from the entrance: the party comes there last."""
    return cell[1] + abs(cell[0] - 2)


def _here(mind: Mind) -> Space:
    """The space that the minion stands on."""
    space = mind.view.space
    assert space is not None
    return next(one for one in mind.game.data.order if one.id == space.order).space[space.space - 1]


def _use(mind: Mind, spy: int | None) -> float:
    data = _here(mind)
    gain = {good: count for good, count in data.gain.items() if good != "spy"}
    value = mind.after(data.pay, gain)
    if spy is not None:
        seen = {one.position for one in mind.me.spied}
        value += 0.3 - 0.02 * spy if spy not in seen else 0.0
    return value


def _hire(mind: Mind, tile: str, trap: str | None, victim: str | None) -> float:
    twin = mind.has.copy()
    kind = kind_of(tile)
    price = {good: count for good, count in mind.scale.cost[kind].items() if good != "monster"}
    twin.pay(price)
    if victim:
        twin.kinds.remove(kind_of(victim))
    twin.kinds.append(kind)
    return mind.scale.worth(twin) - mind.now - (0.3 * TRAP[trap] if trap else 0.0)


def _build(mind: Mind, room: Room, cell: list[int]) -> float:
    twin = mind.has.copy()
    twin.pay(_here(mind).pay)
    twin.rooms = [*twin.rooms, room]
    twin.mines -= 1
    value = mind.scale.worth(twin) - mind.now
    return value + ROOM.get(room, 0.0) + 0.15 * _depth(cell)


def _worst_trap(mind: Mind, legal: Sequence[Any]) -> list[float]:
    """Give away what is worth least."""
    return [-TRAP[action.trap] if action.trap else -2.0 for action in legal]


def _produce(mind: Mind, legal: Sequence[Any]) -> list[float]:
    rooms = {tuple(tile.cell): tile.room for tile in mind.me.tiles}
    data = {room.id: room for room in mind.game.data.room}
    values = []
    for action in legal:
        if isinstance(action, a.End):
            values.append(0.02)
            continue
        entry = data[rooms[tuple(action.cell)] or "hatchery"]
        value = mind.after(entry.pay, entry.gain)
        if action.dig_cell is not None:
            twin = mind.has.copy()
            twin.tiles += 1
            twin.mines += 1
            value = mind.scale.worth(twin) - mind.now + 0.02 * _depth(action.dig_cell)
        values.append((value + 0.05 * action.trolls) / max(1, entry.workers) ** 0.5)
    return values


def _recover(mind: Mind, legal: Sequence[Any]) -> list[float]:
    single = wanted(mind)
    return [single[action.card] for action in legal]


# ---------------------------------------------------------------- events


def _payday(mind: Mind, legal: Sequence[Any]) -> list[float]:
    """Pay those worth their pay, the cheapest for their worth first; let the others go."""
    values = []
    for action in legal:
        worth = KIND[kind_of(action.creature)]
        if isinstance(action, a.Release):
            values.append(-worth)
            continue
        cost = mind.scale.cost[kind_of(action.creature)]
        evil = cost.get("evil", 0)
        value = worth - 0.2 * evil - 0.25 * cost.get("food", 0)
        if mind.me.evil < mind.scale.line <= mind.me.evil + evil and not mind.scale.hosted:
            value -= 3.0
        value -= KIND[kind_of(action.victim)] if action.victim else 0.0
        value -= 0.4 * TRAP[action.trap] if action.trap else 0.0
        values.append(value)
    return values


def _taxes(mind: Mind, legal: Sequence[Any]) -> list[float]:
    return [float(action.amount) for action in legal]


def _special(mind: Mind, legal: Sequence[Any]) -> list[float]:
    return [_answer(mind, action) for action in legal]


def _answer(mind: Mind, action: Any) -> float:
    if action.amount is not None:
        due = sum(tile.room is not None for tile in mind.me.tiles)
        return mind.after({"gold": action.amount, "evil": max(0, due - action.amount)}, {})
    if action.gold:
        return mind.after({"gold": 1}, {})
    if mind.view.special == "witch_hunt":
        return -KIND[kind_of(action.monster)] if action.monster else mind.after({"evil": HUNT_EVIL}, {})
    if action.monster:
        return _strike(mind, action)
    return -TRAP[action.trap] if action.trap else 0.0


def _strike(mind: Mind, action: Any) -> float:
    """A monster that does not strike fights: half of its worth."""
    if action.pay is None:
        return -0.5 * KIND[kind_of(action.monster)]
    if action.pay == "monster":
        return -KIND[kind_of(action.victim)]
    if action.pay == "trap":
        return -TRAP[action.trap]
    return mind.after({action.pay: 1}, {})


_WEIGH: Final[dict[str, Weigh]] = {
    "choose_blocked": _block,
    "plan_orders": _plan,
    "execute": _execute,
    "discard_trap": _worst_trap,
    "produce": _produce,
    "recover": _recover,
    "payday": _payday,
    "taxes": _taxes,
    "special": _special,
    "impatient": _worst_trap,
}
