"""What follows from a view, worked out for the screen (docs/rules/interface-notes.md, section 3).

A function of the view alone. What is certain is a number; what depends on a combat card that the
seat has not seen is given for every card that it can be.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from podzemi.engine.bits import bit, has
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import Action as AnyAction
from podzemi.games.dungeon_lords.actions import (
    Cell,
    PlanCombat,
    cell_code,
    cell_name,
    decode,
)
from podzemi.games.dungeon_lords.components import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    ORDERS,
    ROOMS,
    TITLES,
    TRAPS,
    Adventurer,
    Card,
    Creature,
    Order,
    Room,
    Title,
    Trap,
)
from podzemi.games.dungeon_lords.rules import combat, dungeon, score
from podzemi.games.dungeon_lords.rules import legal as r
from podzemi.games.dungeon_lords.state import Battle, Box, Lord, State
from podzemi.games.dungeon_lords.view import View, open_state

MOST_PREVIEWS: Final = 60
MOST_TRIALS: Final = 600
"""How many battles are tried for the previews of plans."""


class Bill(Struct, frozen=True):
    """What all creatures of a player cost on Payday, and what the taxes would be."""

    gold: int
    food: int
    evil: int
    traps: int
    monsters: int
    taxes: int


class SeatOutlook(Struct, frozen=True):
    """One player: bills, points as they stand, Evil still missing for the paladin to come."""

    bill: Bill
    rows: list[int]
    """rooms, monsters, prisoners, paladins, conquered, letters, prestige, titles, fame"""
    total: int
    evil_to_paladin: int | None
    newcomer: Adventurer | None
    """Who comes this round if nothing changes."""
    next_newcomer: Adventurer | None


class OrderOutlook(Struct, frozen=True):
    """An order of the own six: the first space free now, who else could go there, is it payable."""

    order: Order
    space: int | None
    rivals: list[Seat]
    payable: list[bool]
    """For spaces I, II, III: whether the price is at hand now."""
    spaces: list[list[int]]
    """Played first, second, third: the spaces it can get, best first; 0: it can find none."""


class SiteOutlook(Struct, frozen=True):
    room: Room
    cells: list[Cell]


class WoundOutlook(Struct, frozen=True):
    """An adventurer after something: damage, or gone."""

    adventurer: Adventurer
    damage: int
    falls: bool


class TrapOutlook(Struct, frozen=True):
    """What a trap of the store would do to the line now, after the thieves (DL-10.9)."""

    trap: Trap
    line: list[WoundOutlook]


class CardOutlook(Struct, frozen=True):
    """A card that the row may hold, and a round in which nothing is sent."""

    card: Card
    fatigue: int
    cast: bool
    conquered: bool
    line: list[WoundOutlook]


class EndOutlook(Struct, frozen=True):
    """How a combat round ends when its player answers as well as he can; goods by how much they change."""

    conquered: bool
    line: list[WoundOutlook]
    gold: int
    food: int
    imps: int
    evil: int


class StepOutlook(Struct, frozen=True):
    """An answer in battle, the line right after it, and the end of the round it leads to."""

    action: AnyAction
    line: list[WoundOutlook]
    end: EndOutlook


class AgainstOutlook(Struct, frozen=True):
    """A plan against cards that come to the same."""

    cards: list[Card]
    fatigue: int
    end: EndOutlook


class PlanOutlook(Struct, frozen=True):
    """A plan of battle, played out against every card that may come. Tunnels are alike, and so are
    creatures of one kind: one plan stands for all of its sort."""

    room: Room | None
    traps: list[Trap]
    creatures: list[Creature]
    against: list[AgainstOutlook]


class Outlook(Struct, frozen=True):
    """Previews of the seat's own affairs, and the score as it stands for all."""

    seats: list[SeatOutlook]
    titles: dict[Title, list[Seat]]
    orders: list[OrderOutlook]
    dig: list[Cell]
    mine: list[Cell]
    build: list[SiteOutlook]
    nearest: list[Cell]
    traps: list[TrapOutlook]
    cards: list[CardOutlook]
    answers: list[StepOutlook]
    plans: list[PlanOutlook]


def outlook(box: Box, view: View) -> Outlook:
    """DL-19 for people: bills, forecasts, where every wound goes."""
    state = open_state(box, view)
    for lord, shown in zip(state.lords, view.seats, strict=True):
        if not shown.store:
            lord.traps[0] = shown.traps
    seats = [_seat(state, seat) for seat in range(state.players)]
    holders = score.holders(state)
    titles = {
        title: [seat for seat in range(state.players) if has(mask, seat)]
        for title, mask in zip(TITLES, holders, strict=True)
    }
    if view.seat is None:
        return Outlook(seats, titles, [], [], [], [], [], [], [], [], [])
    lord = state.lords[view.seat]
    return Outlook(
        seats=seats,
        titles=titles,
        orders=_orders(view, state, view.seat) if view.phase == "plan_orders" else [],
        dig=_cells(box, dungeon.diggable(lord.tiles)),
        mine=_cells(box, r.mineable(lord)),
        build=[
            SiteOutlook(room, _cells(box, dungeon.building_sites(box, lord, ROOMS.index(room))))
            for room in view.rooms
        ],
        nearest=_cells(box, dungeon.nearest(lord)),
        traps=_traps(state, lord) if view.combat and lord.party else [],
        cards=_cards(view, state, lord) if view.combat and lord.party else [],
        answers=_answers(view, state, lord),
        plans=_plans(view, state, lord),
    )


def _cells(box: Box, mask: int) -> list[Cell]:
    return [cell_name(cell) for cell in s.cells_of(box, mask)]


# ---------------------------------------------------------------- everybody


def _seat(state: State, seat: Seat) -> SeatOutlook:
    lord = state.lords[seat]
    rows = [int(row) for row in score.rows(state, seat)]
    return SeatOutlook(
        bill=_bill(state.box, lord),
        rows=rows,
        total=sum(rows),
        evil_to_paladin=_evil_to_paladin(state, seat),
        newcomer=_newcomer(state, seat, state.coming, state.neutral + 1),
        next_newcomer=_newcomer(state, seat, state.next_coming, state.neutral + 1 + bool(state.coming)),
    )


def _bill(box: Box, lord: Lord) -> Bill:
    kinds = [box.creature_kind[creature] for creature in lord.lair]
    return Bill(
        gold=sum(box.cost_gold[kind] for kind in kinds),
        food=sum(box.cost_food[kind] for kind in kinds),
        evil=sum(box.cost_evil[kind] for kind in kinds),
        traps=sum(box.cost_trap[kind] for kind in kinds),
        monsters=sum(box.cost_monster[kind] for kind in kinds),
        taxes=r.tax_due(lord),
    )


def _evil_to_paladin(state: State, seat: Seat) -> int | None:
    """How much more Evil brings the paladin; 0: he is here, None: he does not come any more."""
    if state.paladin == s.GONE:
        return None
    if state.paladin == seat:
        return 0
    line = int(state.box.start[s.PALADIN_LINE])
    if state.paladin >= 0:
        line = max(line, state.lords[state.paladin].evil + 1)
    return max(1, line - state.lords[seat].evil)


def _newcomer(state: State, seat: Seat, coming: list[int], neutral: int) -> Adventurer | None:
    """Whom the ranking of Evil as it is now gives the seat (DL-9.2)."""
    if not coming:
        return None
    ranks = [
        (state.lords[one].evil, (one - state.first) % state.players, one) for one in range(state.players)
    ]
    if state.players == 2:
        ranks.append((neutral, -1, -1))
    place = [one for _, _, one in sorted(ranks)].index(seat)
    return ADVENTURERS[coming[place]]


# ---------------------------------------------------------------- the own orders


def _orders(view: View, state: State, seat: Seat) -> list[OrderOutlook]:
    hands = [set(other.hand) for other in view.seats]
    own = {*view.seats[seat].hand, *view.seats[seat].planned}
    return [_order(view, state, seat, order, hands) for order in ORDERS if order in own]


def _order(view: View, state: State, seat: Seat, order: Order, hands: list[set[Order]]) -> OrderOutlook:
    first = ORDERS.index(order) * 3
    free = [space for space in range(3) if state.spaces[first + space] == s.NONE]
    return OrderOutlook(
        order=order,
        space=free[0] + 1 if free else None,
        rivals=[other for other, hand in enumerate(hands) if other != seat and order in hand],
        payable=[_payable(state, state.lords[seat], first + space) for space in range(3)],
        spaces=[_spaces(view, seat, order, hands, [space + 1 for space in free], n) for n in range(3)],
    )


def _spaces(
    view: View, seat: Seat, order: Order, hands: list[set[Order]], free: list[int], position: int
) -> list[int]:
    """Who may stand there before: everybody with the card who plays it earlier, and with two players
    the neutral cards still in hand (DL-6.4, DL-6.6). Hiring first needs a gold (DL-6.7)."""
    players = len(view.seats)
    if order == "hire_monster" and position == 0 and view.options["full_rules"] and not view.seats[seat].gold:
        return [0]
    turn = {other: (other - view.first) % players for other in range(players)}
    before = sum(
        order in hands[other] and (position > 0 or turn[other] < turn[seat])
        for other in range(players)
        if other != seat
    )
    if players == 2:
        before += sum(order in dummy.held for dummy in view.dummies)
    return free[: before + 1] if len(free) > before else [*free, 0]


def _payable(state: State, lord: Lord, at: int) -> bool:
    """Goods and imps for the space as they are now; hiring looks at its own price only."""
    box = state.box
    if box.get_units[at]:
        return bool(r.units_possible(state, lord, at) >= 1)
    return bool(r.can_use(state, lord, at)) if at // 3 != s.BUY_TRAPS else bool(lord.gold >= box.pay_gold[at])


# ---------------------------------------------------------------- the own battle


def _line(before: Lord, after: Lord) -> list[WoundOutlook]:
    """Everybody who stood in the line before, as he is after."""
    wounds = []
    for adventurer in before.party:
        stands = adventurer in after.party
        damage = after.damage[after.party.index(adventurer)] if stands else 0
        wounds.append(WoundOutlook(ADVENTURERS[adventurer], damage, not stands))
    return wounds


def _trial(state: State, lord: Lord, traps: list[int], card: int) -> tuple[Lord, Battle]:
    """A battle in a tunnel with these traps and nothing else."""
    box, twin = state.box, lord.clone()
    near = s.cells_of(box, dungeon.nearest(lord))
    twin.tile = near[0] if near else int(s.ENTRANCE)
    twin.laid_traps = traps
    twin.sent = 0
    fatigue = box.card_fatigue[card] if card != s.NONE else 0
    battle = combat.start(box, twin, 0, state.full, state.year, max(1, state.combat), card, fatigue)
    return twin, battle


def _traps(state: State, lord: Lord) -> list[TrapOutlook]:
    """Each kind in store that needs no target."""
    box, found = state.box, []
    for trap in range(s.TRAPS):
        if lord.traps[trap] and not box.trap_chosen[trap * 2 + state.year - 1]:
            twin, battle = _trial(state, lord, [trap], int(s.NONE))
            battle.no_conquest = True
            combat.advance(box, battle, twin, None)
            found.append(TrapOutlook(TRAPS[trap], _line(lord, twin)))
    return found


def _cards(view: View, state: State, lord: Lord) -> list[CardOutlook]:
    """What this round's card may do when nothing is sent; one entry if it is known."""
    return [_card(state, lord, card) for card in _possible(view)]


def _possible(view: View) -> list[int]:
    """This round's card, or every card of the year that was not seen yet."""
    known = view.row[view.combat - 1]
    if known is not None:
        return [CARDS.index(known)]
    first = (view.year - 1) * int(s.CARDS)
    return [card for card in range(first, first + int(s.CARDS)) if CARDS[card] not in view.row]


def _card(state: State, lord: Lord, card: int) -> CardOutlook:
    box = state.box
    power = sum(box.adventurer_magic[one] for one in lord.party)
    twin, battle = _trial(state, lord, [], card)
    while combat.advance(box, battle, twin, None) == combat.EVIL:
        pass
    return CardOutlook(
        card=CARDS[card],
        fatigue=box.card_fatigue[card],
        cast=bool(power >= state.combat),
        conquered=twin.conquered != lord.conquered,
        line=_line(lord, twin),
    )


def _answers(view: View, state: State, lord: Lord) -> list[StepOutlook]:
    """Where every wound goes, for each answer the battle waits for."""
    if view.battle is None or view.battle.seat != view.seat or view.battle.asks == "nothing":
        return []
    box, found = state.box, []
    for code in combat.legal(box, state.battle, lord)[:MOST_PREVIEWS]:
        twin, battle = lord.clone(), state.battle.clone()
        combat.answer(box, battle, twin, code, None)
        line = _line(lord, twin)
        after = _best(box, lord, battle, twin, [MOST_STEPS // 4])[1]
        found.append(StepOutlook(decode(code), line, _end(lord, after)))
    return found


def _end(before: Lord, after: Lord) -> EndOutlook:
    return EndOutlook(
        conquered=after.conquered != before.conquered,
        line=_line(before, after),
        gold=after.gold - before.gold,
        food=after.food - before.food,
        imps=after.imps - before.imps,
        evil=after.evil - before.evil,
    )


def _plans(view: View, state: State, lord: Lord) -> list[PlanOutlook]:
    """Plans of different sorts, as many as there is time for (DL-10.4 to DL-10.6)."""
    if view.phase != "combat_plan" or view.seat not in view.to_act:
        return []
    sorts: dict[tuple[object, ...], PlanCombat] = {}
    for code in r.legal(state, view.seat):
        plan = decode(code)
        assert isinstance(plan, PlanCombat)
        sorts.setdefault(_sort(lord, plan), plan)
    groups = _alike(view, state, lord)
    return [
        _plan(view, state, lord, plan, groups) for plan in list(sorts.values())[: MOST_TRIALS // len(groups)]
    ]


def _sort(lord: Lord, plan: PlanCombat) -> tuple[object, ...]:
    kinds = sorted(creature.rpartition("_")[0] for creature in plan.creatures)
    return lord.room_at[cell_code(plan.tile)], tuple(sorted(plan.traps)), tuple(kinds)


def _alike(view: View, state: State, lord: Lord) -> list[list[int]]:
    """The cards that may come; those of one fatigue are alike when the party cannot cast (DL-10.10)."""
    possible = _possible(view)
    if sum(state.box.adventurer_magic[one] for one in lord.party) >= state.combat:
        return [[card] for card in possible]
    tired = sorted({int(state.box.card_fatigue[card]) for card in possible})
    return [[card for card in possible if state.box.card_fatigue[card] == fatigue] for fatigue in tired]


def _plan(view: View, state: State, lord: Lord, plan: PlanCombat, groups: list[list[int]]) -> PlanOutlook:
    against = []
    for cards in groups:
        fatigue = int(state.box.card_fatigue[cards[0]])
        after = _played(state, lord, plan, cards[0])
        against.append(AgainstOutlook([CARDS[card] for card in cards], fatigue, _end(lord, after)))
    room = lord.room_at[cell_code(plan.tile)]
    return PlanOutlook(None if room == s.NONE else ROOMS[room], plan.traps, plan.creatures, against)


def _played(state: State, lord: Lord, plan: PlanCombat, card: int) -> Lord:
    """The lord at the end of a round with this plan and this card."""
    box, twin = state.box, lord.clone()
    _lay(state, twin, plan)
    battle = combat.start(
        box, twin, 0, state.full, state.year, max(1, state.combat), card, box.card_fatigue[card]
    )
    return _best(box, lord, battle, twin, [MOST_STEPS // 4])[1]


# ---------------------------------------------------------------- a plan of battle, played out

MOST_STEPS: Final = 400


class Forecast(Struct, frozen=True):
    """How a combat round ends when its player answers as well as he can; `value` in points."""

    value: float
    conquered: bool
    fallen: list[Adventurer]
    line: list[WoundOutlook]
    gold: int
    food: int
    imps: int


def forecast(box: Box, view: View, plan: PlanCombat, card: Card) -> Forecast:
    """The seat's plan against one combat card, every answer tried (DL-10.24); the paladin stays."""
    assert view.seat is not None
    state = open_state(box, view)
    lord = state.lords[view.seat]
    before = lord.clone()
    _lay(state, lord, plan)
    number = CARDS.index(card)
    battle = combat.start(
        box, lord, view.seat, state.full, state.year, max(1, state.combat), number, box.card_fatigue[number]
    )
    value, after = _best(box, before, battle, lord, [MOST_STEPS])
    return Forecast(
        value=value,
        conquered=after.conquered != before.conquered,
        fallen=[ADVENTURERS[one] for one in after.prison[len(before.prison) :]],
        line=_line(before, after),
        gold=after.gold - before.gold,
        food=after.food - before.food,
        imps=after.imps - before.imps,
    )


def _lay(state: State, lord: Lord, plan: PlanCombat) -> None:
    box = state.box
    lord.tile = cell_code(plan.tile)
    lord.laid_traps = [TRAPS.index(trap) for trap in plan.traps]
    for trap in lord.laid_traps:
        lord.traps[trap] -= 1
    room = lord.room_at[lord.tile]
    lord.bait = box.room_bait[int(s.ROOMS) if room == s.NONE else room] if plan.traps else 0
    lord.gold -= lord.bait
    lord.sent = sum(bit(CREATURES.index(creature)) for creature in plan.creatures)
    lord.laid = 1


def _best(box: Box, before: Lord, battle: Battle, lord: Lord, steps: list[int]) -> tuple[float, Lord]:
    """The best end of the round; past the limit of steps the first answer is taken."""
    if battle.ask == s.ASK_NOTHING:
        while (result := combat.advance(box, battle, lord, None)) == combat.EVIL:
            pass
        if result == combat.DONE:
            return _worth(before, lord), lord
    best: tuple[float, Lord] | None = None
    for code in combat.legal(box, battle, lord):
        steps[0] -= 1
        twin, again = lord.clone(), battle.clone()
        combat.answer(box, again, twin, code, None)
        found = _best(box, before, again, twin, steps)
        if best is None or found[0] > best[0]:
            best = found
        if steps[0] <= 0:
            break
    assert best is not None
    return best


def _worth(before: Lord, after: Lord) -> float:
    """Prisoners, tiles and wounds against what was spent, in points (DL-13.6, DL-19)."""
    value = 0.0
    for one in after.prison[len(before.prison) :]:
        value += 5.0 if one >= s.PALADIN else 2.6
    lost = after.conquered & ~before.conquered
    if lost:
        value -= 4.0 if lost & before.rooms else 2.0
    hurt = int(sum(after.damage)) - int(sum(before.damage))
    goods = 0.5 * int(before.gold - after.gold) + 0.4 * int(before.food - after.food)
    goods += 0.8 * int(before.imps - after.imps) + 0.6 * (int(sum(before.traps)) - int(sum(after.traps)))
    tired = 0.35 * int(s.count_bits(after.down) - s.count_bits(before.down))
    return value + 0.3 * hurt - goods - tired - 0.1 * max(0, int(after.evil - before.evil))
