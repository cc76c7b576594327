"""Rules of thumb for Dungeon Lords (DL-19).

Building: orders are weighed by what is needed next (bills, monsters, rooms, traps), spaces are used
unless they call the paladin, rooms work, creatures and taxes are paid. Combat: every plan is
played out against the cards that may come (`outlook.forecast`), every answer likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords.components import BOX, DATA, Card, Order
from podzemi.games.dungeon_lords.outlook import answer_values, forecast
from podzemi.games.dungeon_lords.view import SeatView, View

LINE: Final = DATA.evil_track.paladin_line
PLANS: Final = 36
"""Plans of battle looked at."""
CARDS_TRIED: Final = 3
"""Cards tried for a card nobody has seen."""
KIND: Final = {
    "golem": 6.0,
    "troll": 5.0,
    "witch": 5.0,
    "dragon": 5.0,
    "vampire": 4.5,
    "slime": 3.5,
    "goblin": 3.5,
    "demon": 2.5,
    "ghost": 2.5,
}
TRAP: Final = {
    "rolling_stone": 3.0,
    "wall_of_fire": 3.0,
    "cursed_ring": 2.6,
    "poisoned_meal": 2.8,
    "trapdoor": 2.4,
    "kamikaze_imp": 2.2,
    "poisoned_dart": 2.3,
    "pendulum": 2.0,
    "antimagic_dart": 1.0,
}
COST: Final = {monster.id: monster.cost for monster in DATA.monster}
CARD_YEAR: Final = {card.id: card.year for card in DATA.combat_card}


def choose(game: DungeonLords, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action that looks best."""
    assert view.seat is not None
    me = view.seats[view.seat]
    weigh = _WEIGH[view.phase]
    values = weigh(view, me, legal, dice)
    return max(range(len(legal)), key=lambda n: values[n])


def _kind(creature: str) -> str:
    return creature.rsplit("_", 1)[0]


def _tiles(me: SeatView) -> int:
    return len(me.tiles)


def _bill(me: SeatView, good: str) -> int:
    return sum(COST[_kind(one.creature)].get(good, 0) for one in me.creatures)  # type: ignore[index, call-overload]


def _is_due(view: View, event: str) -> bool:
    """Whether this year's Payday or Taxes is still to come."""
    return event not in view.events[: max(0, view.round - 2)]


# ---------------------------------------------------------------- orders


def needs(view: View, me: SeatView) -> dict[Order, float]:
    """How much each order is wanted now."""
    left = 4 - view.round + 4 * (2 - view.year)
    monsters = len(me.creatures)
    tax, food = (_tiles(me) + 1) // 2, _bill(me, "food")
    sites = sum(tile.room is None and not tile.conquered for tile in me.tiles)
    gold_short = max(0, (tax + 1 if _is_due(view, "taxes") else 1) - me.gold)
    food_short = max(0, (food + 1 if _is_due(view, "payday") else 1) - me.food)
    return {
        "get_food": 2.0 + 0.9 * food_short - 0.2 * me.food,
        "improve_reputation": 0.4 + 0.8 * max(0, me.evil - 5) + 0.3 * (4 - len(me.spied)),
        "dig_tunnels": 3.2 - 0.25 * _tiles(me) if left > 1 else 0.5,
        "mine_gold": 2.2 + 0.8 * gold_short - 0.1 * me.gold,
        "recruit_imps": (2.6 - 0.4 * (me.imps - 3)) * (left > 2) + (0.5 if me.food > 2 else -0.5),
        "buy_traps": 3.2 - 0.3 * me.traps,
        "hire_monster": 4.0 - 0.4 * monsters + (0.6 if me.food + 9 - me.evil > 4 else -1.0),
        "build_room": 2.8 + (0.4 if sites > 2 else -1.5) if me.gold else 1.0,
    }


def _block(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    wanted = needs(view, me)
    return [-sum(wanted[card] for card in action.cards) for action in legal]


def _plan(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    wanted = needs(view, me)
    rivals = {
        order: sum(order in other.hand for seat, other in enumerate(view.seats) if seat != view.seat)
        for order in wanted
    }
    values = []
    for action in legal:
        value = 0.0
        for position, order in enumerate(action.orders):
            value += wanted[order] * (1.0 - 0.04 * position)
            late = order in ("hire_monster", "build_room")
            crowd = rivals[order] * 0.05 * (position if not late else 1 - 0.5 * position)
            value -= crowd
            if order == "hire_monster" and position == 0 and view.options["full_rules"]:
                value -= 1.0
        values.append(value + dice.below(100) / 500)
    return values


# ---------------------------------------------------------------- execution and production


def _execute(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    return [_space(view, me, action) for action in legal]


def _space(view: View, me: SeatView, action: Action) -> float:
    match action:
        case a.Decline():
            return 0.0
        case a.Use(spy):
            return _use(view, me, spy)
        case a.Dig(cells):
            wanted = max(0, min(len(cells), 9 + 2 * (view.year - 1) - _tiles(me)))
            return wanted - 0.6 * (len(cells) - wanted) + 0.02 * sum(y for _, y in cells) - 0.3
        case a.Mine(cells):
            return float(len(cells))
        case a.Hire(tile, trap, victim):
            return _hire(me, tile, trap, victim)
        case a.Build(room, cell):
            tower = 0.2 * (cell[1] + abs(cell[0] - 2)) - (0.8 if cell[1] == 0 else 0.0)
            return 2.0 + tower + (0.3 if room in ("workshop", "hall_of_fame", "labyrinth") else 0.0)
    return 0.0


def _use(view: View, me: SeatView, spy: int | None) -> float:
    assert view.space is not None
    order, space = view.space.order, view.space.space
    if order == "get_food":
        evil = space - 1
        return 1.0 if me.evil + evil < LINE or me.evil >= LINE else -0.5
    if order == "recruit_imps":
        return 1.0 if me.food > _bill(me, "food") or view.round < 3 else -0.2
    if order == "improve_reputation":
        seen = {one.position for one in me.spied}
        return 1.0 + (0.2 if spy is not None and spy not in seen else 0.0) - 0.01 * (spy or 0)
    return 1.0 if space != 3 or me.gold > 3 else 0.2


def _hire(me: SeatView, tile: str, trap: str | None, victim: str | None) -> float:
    cost = COST[_kind(tile)]  # type: ignore[index]
    value = KIND[_kind(tile)] - 0.5 * cost.get("food", 0) - 0.35 * cost.get("evil", 0)
    if me.evil < LINE <= me.evil + cost.get("evil", 0):
        value -= 2.5
    value -= 0.5 * TRAP[trap] if trap else 0.0
    value -= KIND[_kind(victim)] if victim else 0.0
    mates = sum(_kind(one.creature) == _kind(tile) for one in me.creatures)
    return value - 0.4 * mates - 0.3 * max(0, len(me.creatures) - 5)


def _worst_trap(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    """Give away what is worth least."""
    return [-TRAP[action.trap] if action.trap else -2.0 for action in legal]


def _produce(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    rooms = {tuple(tile.cell): tile.room for tile in me.tiles}
    worth = {
        "workshop": 3.0,
        "magic_room": 2.0 if me.food > 1 else 0.5,
        "tool_shed": 1.0,
        "printing_press": 1.4,
    }
    values = []
    for action in legal:
        if isinstance(action, a.End):
            values.append(0.2)
            continue
        room = rooms[tuple(action.cell)] or ""
        value = worth.get(room, 2.2)
        if room == "tool_shed" and _tiles(me) > 9:
            value = 0.0
        if room == "printing_press" and me.evil < 4:
            value = 0.1
        values.append(value + 0.1 * action.trolls)
    return values


def _recover(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    wanted = needs(view, me)
    return [wanted[action.card] for action in legal]


# ---------------------------------------------------------------- events


def _payday(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    values = []
    for action in legal:
        worth = KIND[_kind(action.creature)]
        if isinstance(action, a.Release):
            values.append(-worth)
            continue
        evil = COST[_kind(action.creature)].get("evil", 0)  # type: ignore[index]
        value = worth - (3.0 if me.evil < LINE <= me.evil + evil else 0.0)
        value -= KIND[_kind(action.victim)] if action.victim else 0.0
        value -= 0.3 * TRAP[action.trap] if action.trap else 0.0
        values.append(value)
    return values


def _taxes(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    return [float(action.amount) for action in legal]


def _special(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    values = []
    for action in legal:
        value = 0.0
        if action.amount is not None:
            value = float(action.amount)
        elif action.gold:
            value = -1.5 if me.gold < 3 else -0.5
        elif view.special == "witch_hunt":
            value = -KIND[_kind(action.monster)] if action.monster else (-1.5 if me.evil + 3 < LINE else -5.0)
        elif action.monster:
            value = {"food": 3.0, "gold": 2.5, "evil": 2.0, "trap": 1.0, "monster": -1.0}.get(
                action.pay or "", 0.5
            )
            if action.pay == "evil" and me.evil == LINE - 1:
                value = 0.4
        elif action.trap:
            value = -0.4 * TRAP[action.trap]
        values.append(value)
    return values


# ---------------------------------------------------------------- combat


def _cards(view: View, dice: Dice) -> list[Card]:
    """This round's card if it is known, else a few that it may be."""
    known = view.row[view.combat - 1]
    if known is not None:
        return [known]
    unseen = [card for card, year in CARD_YEAR.items() if year == view.year and card not in view.row]
    start = dice.below(len(unseen))
    return [unseen[(start + n * 3) % len(unseen)] for n in range(min(CARDS_TRIED, len(unseen)))]


def _combat(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    """Every plan played out; of very many only some, those that send something first."""
    values = [-100.0] * len(legal)
    order = list(range(len(legal)))
    if len(legal) > PLANS:
        order.sort(key=lambda n: -_promise(legal[n]))
        order = [*order[: PLANS - 1], 0]
    cards = _cards(view, dice)
    last = view.combat == 4
    for n in order:
        found = [forecast(BOX, view, legal[n], card).value for card in cards]
        spent = len(legal[n].creatures) + len(legal[n].traps)
        values[n] = sum(found) / len(found) + (0.15 * spent if last else 0.0)
    return values


def _promise(plan: a.PlanCombat) -> float:
    """A guess at what a plan is worth, to look at the likely ones only."""
    creatures = sum(KIND[_kind(one)] for one in plan.creatures)
    return creatures + sum(TRAP[trap] for trap in plan.traps) - 1.5 * max(0, len(plan.traps) - 1)


def _battle(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    return answer_values(BOX, view, list(legal))


def _free(view: View, me: SeatView, legal: Sequence[Any], dice: Dice) -> list[float]:
    return [-float(action.prisoner.startswith("paladin")) for action in legal]


_WEIGH: Final[dict[str, Callable[[View, SeatView, Sequence[Any], Dice], list[float]]]] = {
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
    "combat_plan": _combat,
    "combat_resolve": _battle,
    "free": _free,
}
