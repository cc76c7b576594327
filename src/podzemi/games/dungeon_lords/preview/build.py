"""Compute the previews of a view. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from typing import Final

from podzemi.engine.bits import has
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import PlanCombat, decode, encode
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    ORDERS,
    ROOMS,
    TITLES,
    TRAPS,
    Adventurer,
    Cell,
    Order,
    cell_code,
    cell_name,
)
from podzemi.games.dungeon_lords.preview.forecast import MOST_STEPS, best_end, end_of, line_of, played
from podzemi.games.dungeon_lords.preview.types import (
    AgainstPreview,
    Bill,
    CardPreview,
    OrderPreview,
    PlanPreview,
    Preview,
    SeatPreview,
    SitePreview,
    StepPreview,
    TrapPreview,
)
from podzemi.games.dungeon_lords.rules.building.adventurers import ranking
from podzemi.games.dungeon_lords.rules.building.dungeon import (
    building_sites,
    cells_of,
    diggable,
    mineable,
    nearest,
)
from podzemi.games.dungeon_lords.rules.building.evil import paladin_line
from podzemi.games.dungeon_lords.rules.building.special_events import WITCH_HUNT_EVIL
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.combat.spells import can_cast
from podzemi.games.dungeon_lords.rules.combat.traps import show_trap
from podzemi.games.dungeon_lords.rules.conditions import (
    can_use,
    hiring_fee,
    tax_due,
    tax_on,
    units_possible,
)
from podzemi.games.dungeon_lords.rules.legal import legal
from podzemi.games.dungeon_lords.rules.scoring import score_rows, title_holders
from podzemi.games.dungeon_lords.state import (
    BATTLE_EVIL,
    SPACES_EACH,
    Battle,
    Box,
    Lord,
    State,
    cards_of,
    has_real,
    number_of,
    order_of,
    space_at,
    trap_row,
)
from podzemi.games.dungeon_lords.view.sample import open_state
from podzemi.games.dungeon_lords.view.types import View

MOST_PREVIEWS: Final = 60
MOST_TRIALS: Final = 600
"""How many battles are tried for the previews of plans."""
HUNT_EVIL: Final = int(WITCH_HUNT_EVIL)
"""The cost of a Witch Hunt to a lord who keeps his monsters (DL-11.6)."""


def preview(box: Box, view: View) -> Preview:
    """DL-19 for people: bills, forecasts, where every wound goes."""
    state = open_state(box, view)
    for lord, shown in zip(state.lords, view.seats, strict=True):
        if not shown.store:
            lord.traps[0] = shown.traps
    now, later = _arrivals(state)
    seats = [_seat(state, seat, now.get(seat), later.get(seat)) for seat in range(state.players)]
    titles = {
        title: [seat for seat in range(state.players) if has(mask, seat)]
        for title, mask in zip(TITLES, title_holders(state), strict=True)
    }
    if view.seat is None:
        return Preview(seats, titles, [], [], [], [], [], [], [], [], [])
    lord = state.lords[view.seat]
    return Preview(
        seats=seats,
        titles=titles,
        orders=_orders(view, state, view.seat) if view.phase == "plan_orders" else [],
        dig=_cells(box, diggable(lord.tiles)),
        mine=_cells(box, mineable(lord)),
        build=[
            SitePreview(room, _cells(box, building_sites(box, lord, ROOMS.index(room))))
            for room in view.rooms
        ],
        nearest=_cells(box, nearest(lord)),
        traps=_traps(state, lord) if view.combat and lord.party else [],
        cards=_cards(view, state, lord) if view.combat and lord.party else [],
        answers=_answers(view, state, lord),
        plans=_plans(view, state, lord),
    )


def _cells(box: Box, mask: int) -> list[Cell]:
    return [cell_name(cell) for cell in cells_of(box, mask)]


# ---------------------------------------------------------------- everybody


def _seat(
    state: State, seat: Seat, newcomer: Adventurer | None, next_newcomer: Adventurer | None
) -> SeatPreview:
    lord = state.lords[seat]
    rows = [int(row) for row in score_rows(state, seat)]
    return SeatPreview(
        bill=_bill(state.box, lord),
        rows=rows,
        total=sum(rows),
        evil_to_paladin=_evil_to_paladin(state, seat),
        newcomer=newcomer,
        next_newcomer=next_newcomer,
    )


def _bill(box: Box, lord: Lord) -> Bill:
    kinds = [box.creature_kind[creature] for creature in lord.lair]
    return Bill(
        gold=sum(box.cost_gold[kind] for kind in kinds),
        food=sum(box.cost_food[kind] for kind in kinds),
        evil=sum(box.cost_evil[kind] for kind in kinds),
        traps=sum(box.cost_trap[kind] for kind in kinds),
        monsters=sum(box.cost_monster[kind] for kind in kinds),
        taxes=tax_due(lord),
    )


def _evil_to_paladin(state: State, seat: Seat) -> int | None:
    """How much more Evil brings the paladin; 0: he is here, None: he cannot come, the track is too short."""
    if state.paladin == s.GONE:
        return None
    if state.paladin == seat:
        return 0
    line = int(paladin_line(state))
    return line - int(state.lords[seat].evil) if line <= state.box.start[s.MOST_EVIL] else None


def _arrivals(state: State) -> tuple[dict[Seat, Adventurer], dict[Seat, Adventurer]]:
    """The adventurers of this round and the next by lord, by the Evil as it is now. Ties are broken in turn
    order, and the next round has another starting player (DL-9.2, DL-9.9)."""
    later = state.clone()
    later.first = (state.first + 1) % state.players
    rounds = 1 + bool(state.coming)
    return _coming(state, state.coming, 1), _coming(later, state.next_coming, rounds)


def _coming(state: State, coming: list[int], rounds: int) -> dict[Seat, Adventurer]:
    """The same for one round, so many moves of the neutral cube from now."""
    neutral = min(state.neutral + rounds, state.box.start[s.MOST_EVIL])
    ranked = ranking(state, neutral) if coming else []
    return {seat: ADVENTURERS[one] for seat, one in zip(ranked, coming) if seat != s.NONE}


# ---------------------------------------------------------------- the own orders


def _orders(view: View, state: State, seat: Seat) -> list[OrderPreview]:
    hands = [set(other.hand) for other in view.seats]
    own = {*view.seats[seat].hand, *view.seats[seat].planned}
    return [_order(view, state, seat, order, hands) for order in ORDERS if order in own]


def _order(view: View, state: State, seat: Seat, order: Order, hands: list[set[Order]]) -> OrderPreview:
    number = ORDERS.index(order)
    spaces = [space_at(number, space) for space in range(int(SPACES_EACH))]
    free = [number_of(at) for at in spaces if state.spaces[at] == s.NONE]
    return OrderPreview(
        order=order,
        space=free[0] if free else None,
        rivals=[other for other, hand in enumerate(hands) if other != seat and order in hand],
        payable=[_payable(state, state.lords[seat], at) for at in spaces],
        spaces=[_spaces(view, seat, order, hands, free, n) for n in range(int(s.PLAN_LENGTH))],
    )


def _spaces(
    view: View, seat: Seat, order: Order, hands: list[set[Order]], free: list[int], position: int
) -> list[int]:
    """The rivals who may stand there before: everybody with the card who plays it earlier, and with two
    players the neutral cards still in hand (DL-6.4, DL-6.6). Hiring first needs a gold (DL-6.7)."""
    players = len(view.seats)
    if view.seats[seat].gold < fee_of(view, order, position):
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


def fee_of(view: View, order: Order, position: int) -> int:
    """The cost to play the order first, second or third (DL-6.7)."""
    return int(hiring_fee(bool(view.options["full_rules"]), ORDERS.index(order), position))


def tax_of(tiles: int) -> int:
    """The tax on so many tiles (DL-8.3)."""
    return int(tax_on(tiles))


def _payable(state: State, lord: Lord, at: int) -> bool:
    """Goods and imps for the space as they are now; hiring looks at its own price only."""
    box = state.box
    if box.get_units[at]:
        return bool(units_possible(state, lord, at) >= 1)
    return (
        bool(can_use(state, lord, at)) if order_of(at) != s.BUY_TRAPS else bool(lord.gold >= box.pay_gold[at])
    )


# ---------------------------------------------------------------- the own battle


def _trial(state: State, lord: Lord, traps: list[int], card: int) -> tuple[Lord, Battle]:
    """A battle with these traps and nothing else, in a tunnel if one is near enough."""
    box, twin = state.box, lord.clone()
    near = sorted(cells_of(box, nearest(lord)), key=lambda cell: lord.room_at[cell] != s.NONE)
    twin.tile = near[0] if near else int(s.ENTRANCE)
    twin.laid_traps = traps
    twin.sent = 0
    fatigue = box.card_fatigue[card] if card != s.NONE else 0
    battle = start_battle(twin, 0, state.full, state.year, max(1, state.combat), card, fatigue)
    return twin, battle


def _traps(state: State, lord: Lord) -> list[TrapPreview]:
    """Each kind in store that needs no target."""
    box, found = state.box, []
    for trap in range(int(s.TRAP_COUNT)):
        if lord.traps[trap] and not box.trap_chosen[trap_row(trap, state.year)]:
            twin, battle = _trial(state, lord, [trap], int(s.NONE))
            battle.no_conquest = True
            advance(box, battle, twin, None)
            found.append(TrapPreview(TRAPS[trap], line_of(lord, twin)))
    return found


def _cards(view: View, state: State, lord: Lord) -> list[CardPreview]:
    """Effects of this round's card if no creature is sent; a single entry if the card is known."""
    return [_card(state, lord, card) for card in _possible(view)]


def _possible(view: View) -> list[int]:
    """This round's card, or every card of the year that was not seen yet."""
    known = view.row[view.combat - 1]
    if known is not None:
        return [CARDS.index(known)]
    return [card for card in cards_of(view.year) if CARDS[card] not in view.row]


def _card(state: State, lord: Lord, card: int) -> CardPreview:
    box = state.box
    twin, battle = _trial(state, lord, [], card)
    while advance(box, battle, twin, None) == BATTLE_EVIL:
        pass
    return CardPreview(
        card=CARDS[card],
        fatigue=box.card_fatigue[card],
        cast=can_cast(box, lord, state.combat) and not box.room_no_spells[battle.room],
        conquered=twin.conquered != lord.conquered,
        line=line_of(lord, twin),
    )


def _answers(view: View, state: State, lord: Lord) -> list[StepPreview]:
    """The distribution of wounds, for each answer that the battle waits for."""
    if view.battle is None or view.battle.seat != view.seat or view.battle.asks == "nothing":
        return []
    box, found = state.box, []
    for code in answers(box, state.battle, lord)[:MOST_PREVIEWS]:
        twin, battle = lord.clone(), state.battle.clone()
        answer(box, battle, twin, code, None)
        line = line_of(lord, _sprung(box, battle, twin))
        after = best_end(box, lord, battle, twin, [MOST_STEPS // 4])[1]
        found.append(StepPreview(decode(code), line, end_of(lord, after)))
    return found


def _sprung(box: Box, battle: Battle, lord: Lord) -> Lord:
    """The lord when the traps that need no more answers have sprung: nobody is asked between (DL-10.9)."""
    twin, now = lord.clone(), battle.clone()
    while now.step == s.STEP_TRAP and has_real(twin) and twin.laid_traps:
        if show_trap(box, now, twin, None):
            break
    return twin


def _plans(view: View, state: State, lord: Lord) -> list[PlanPreview]:
    """Plans of different sorts, as many as there is time for (DL-10.4 to DL-10.6)."""
    if view.phase != "combat_plan" or view.seat not in view.to_act:
        return []
    sorts: dict[tuple[object, ...], PlanCombat] = {}
    for code in legal(state, view.seat):
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
    if can_cast(state.box, lord, state.combat):
        return [[card] for card in possible]
    tired = sorted({int(state.box.card_fatigue[card]) for card in possible})
    return [[card for card in possible if state.box.card_fatigue[card] == fatigue] for fatigue in tired]


def _plan(view: View, state: State, lord: Lord, plan: PlanCombat, groups: list[list[int]]) -> PlanPreview:
    against = []
    for cards in groups:
        fatigue = int(state.box.card_fatigue[cards[0]])
        after = played(state, lord, encode(plan), cards[0], MOST_STEPS // 4)[1]
        against.append(AgainstPreview([CARDS[card] for card in cards], fatigue, end_of(lord, after)))
    room = lord.room_at[cell_code(plan.tile)]
    return PlanPreview(None if room == s.NONE else ROOMS[room], plan.traps, plan.creatures, against)
