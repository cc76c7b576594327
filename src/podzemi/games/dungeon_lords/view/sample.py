"""Full states drawn from a view (DL-3).

Piles, decks and unseen cards lie in any order, each as likely as every other; what other seats hold,
planned or discarded unseen likewise, as far as they could (a laid trap can be paid). Why somebody would
rather keep one trap than another is left out of account.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final  # Any: names of one table or another

from podzemi.engine.bits import bit, has
from podzemi.engine.dice import Dice
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.names import (
    ADVENTURER_NUMBER,
    CARDS,
    CREATURE_NUMBER,
    EVENT_TILES,
    ORDER_NUMBER,
    ROOM_NUMBER,
    SPECIALS,
    TRAP_NUMBER,
    TRAPS,
    Trap,
    cell_code,
)
from podzemi.games.dungeon_lords.rules.building.costs import can_afford_trap
from podzemi.games.dungeon_lords.rules.building.orders import write_orders
from podzemi.games.dungeon_lords.rules.combat.planning import write_plan
from podzemi.games.dungeon_lords.rules.legal import battle_plans, order_plans
from podzemi.games.dungeon_lords.state import (
    Battle,
    Box,
    Lord,
    State,
    adventurers_of,
    cards_of,
    mask_of,
    space_at,
)
from podzemi.games.dungeon_lords.view.types import ASKS, PARTS, PHASES, BattleView, Paladin, SeatView, View

LORDS_KEPT: Final = 1024
_AWAY: Final[dict[Paladin, int]] = {"tent": int(s.TENT), "gone": int(s.GONE)}
"""Locations of the paladin when no seat has him."""


def sample(box: Box, view: View, dice: Dice) -> State:
    """A state drawn from those that look like this view (see above)."""
    state = open_state(box, view)
    _deal_piles(view, state, dice)
    _deal_cards(view, state, dice)
    _deal_traps(view, state, dice)
    _deal_secrets(view, state, dice)
    state.dice = Dice(dice.bits())
    return state


def _bits(table: dict[Any, int], members: list[Any]) -> int:
    return int(mask_of([table[name] for name in members]))


def _counts(traps: list[Trap]) -> list[int]:
    return [traps.count(trap) for trap in TRAPS]


def _or_none(table: dict[Any, int], name: str | None) -> int:
    return int(s.NONE) if name is None else table[name]


def open_state(box: Box, view: View) -> State:
    """The state as far as the view shows it; piles, decks and secrets still empty."""
    players = len(view.seats)
    spaces = [int(s.NONE)] * int(s.SPACE_COUNT)
    for minion in view.minions:
        owner = minion.seat if minion.seat is not None else int(s.DUMMY) + (minion.dummy or 0)
        spaces[space_at(ORDER_NUMBER[minion.order], minion.space - 1)] = owner
    battle = s.no_battle() if view.battle is None else _open_battle(box, view, view.battle)
    free = view.phase in ("choose_blocked", "plan_orders", "game_over")
    together = view.phase == "combat_plan" and view.options["combat_planning"] == "together"
    return State(
        box=box,
        dice=Dice(0),
        players=players,
        full=bool(view.options["full_rules"]),
        special=bool(view.options["special_events"]),
        in_turn=view.options["combat_planning"] == "in_turn",
        last_year=2,
        year=view.year,
        round=view.round,
        combat=view.combat,
        phase=PHASES.index(view.phase),
        first=view.first,
        seats_done=view.turn,
        asked=int(s.NONE) if free or together else view.to_act[0],
        place=view.place,
        paladin=view.paladin if isinstance(view.paladin, int) else _AWAY[view.paladin],
        neutral=view.neutral or 0,
        lords=[_open_lord(seat).clone() for seat in view.seats],
        battle=battle,
        spaces=spaces,
        dummy_blocked=[_bits(ORDER_NUMBER, list(dummy.blocked)) for dummy in view.dummies],
        dummy_shown=[_bits(ORDER_NUMBER, list(dummy.shown)) for dummy in view.dummies],
        offer=[CREATURE_NUMBER[tile] for tile in view.creatures],
        room_offer=[ROOM_NUMBER[room] for room in view.rooms],
        coming=[ADVENTURER_NUMBER[one] for one in view.adventurers],
        next_coming=[ADVENTURER_NUMBER[one] for one in view.next_adventurers],
        event_tiles=[],
        special_cards=[],
        row=[],
        later_row=[],
        revealed=int(mask_of([position - 1 for position in view.revealed])),
        monster_piles=[[], []],
        room_piles=[[], []],
        adventurer_piles=[[], []],
        under=len(view.under),
        trap_deck=[],
        used_traps=_counts(view.used_traps),
        gone_creatures=_bits(CREATURE_NUMBER, list(view.gone_creatures)),
        gone_rooms=int(mask_of([ROOM_NUMBER[room] for room in view.gone_rooms])),
        gone_adventurers=_bits(ADVENTURER_NUMBER, list(view.gone_adventurers)),
    )


def _open_battle(box: Box, view: View, battle: BattleView) -> Battle:
    seat = view.seats[battle.seat]
    assert seat.plan is not None
    tile = next(tile for tile in seat.tiles if tile.cell == seat.plan.tile)
    card = view.row[view.combat - 1]
    assert card is not None
    return Battle(
        seat=battle.seat,
        full=bool(view.options["full_rules"]),
        year=view.year,
        number=view.combat,
        card=CARDS.index(card),
        fatigue=box.card_fatigue[CARDS.index(card)],
        room=int(s.TUNNEL) if tile.room is None else ROOM_NUMBER[tile.room],
        step=battle.step,
        ask=ASKS.index(battle.asks),
        trap=_or_none(TRAP_NUMBER, battle.trap),
        pool=battle.pool,
        losses=battle.losses,
        sheep=_or_none(CREATURE_NUMBER, battle.sheep),
        rage=battle.rage,
        no_conquest=battle.no_conquest,
        no_healing=battle.no_healing,
        no_spell=battle.no_spell,
        fought=battle.fought,
        shield=battle.shield,
        no_fatigue=battle.no_fatigue,
        invisible=_bits(ADVENTURER_NUMBER, list(battle.invisible)),
        poisoned=[ADVENTURER_NUMBER[one] for one in battle.poisoned],
        poison=[max(box.trap_poison) for _ in battle.poisoned],
        used=[TRAP_NUMBER[trap] for trap in battle.used],
    )


@lru_cache(LORDS_KEPT)
def _open_lord(seat: SeatView) -> Lord:
    """Cached, because most lords do not change between moves. The result is shared: clone it before
    changing it."""
    cells = {cell_code(tile.cell): tile for tile in seat.tiles}
    room_at = [int(s.NONE)] * int(s.CELL_COUNT)
    for cell, tile in cells.items():
        if tile.room is not None:
            room_at[cell] = ROOM_NUMBER[tile.room]
    plan = seat.plan
    return Lord(
        gold=seat.gold,
        food=seat.food,
        imps=seat.imps,
        busy=seat.busy,
        tokens=seat.trolls_busy,
        evil=seat.evil,
        letters=seat.letters,
        tiles=int(mask_of(list(cells))),
        rooms=int(mask_of([cell for cell, tile in cells.items() if tile.room is not None])),
        conquered=int(mask_of([cell for cell, tile in cells.items() if tile.conquered])),
        room_at=room_at,
        worked=int(mask_of([cell for cell, tile in cells.items() if tile.worked])),
        worked_again=int(mask_of([cell for cell, tile in cells.items() if tile.worked > 1])),
        traps=_counts(seat.store),
        buried=_counts(seat.buried_traps),
        lair=[CREATURE_NUMBER[one.creature] for one in seat.creatures],
        down=_bits(CREATURE_NUMBER, [one.creature for one in seat.creatures if one.face_down]),
        settled=_bits(CREATURE_NUMBER, [one.creature for one in seat.creatures if one.settled]),
        prison=[ADVENTURER_NUMBER[one] for one in seat.prison],
        party=[ADVENTURER_NUMBER[one.adventurer] for one in seat.party],
        damage=[one.damage for one in seat.party],
        bonus=[one.bonus for one in seat.party],
        newcomer=_or_none(ADVENTURER_NUMBER, seat.newcomer),
        drawn=_bits(ORDER_NUMBER, list(seat.drawn)),
        blocked=_bits(ORDER_NUMBER, list(seat.blocked)),
        plan=[ORDER_NUMBER[order] for order in seat.planned],
        dummy=_or_none(ORDER_NUMBER, seat.dummy_card),
        on_card=_bits(ORDER_NUMBER, list(seat.on_card)),
        spied=int(mask_of([spied.position - 1 for spied in seat.spied])),
        part=PARTS.index(seat.part),
        tile=int(s.NONE) if plan is None else cell_code(plan.tile),
        laid_traps=[] if plan is None else [TRAP_NUMBER[trap] for trap in plan.traps],
        sent=_bits(CREATURE_NUMBER, [one.creature for one in seat.creatures if one.sent]),
        bait=0 if plan is None else plan.bait,
        laid=0 if plan is None else int(plan.laid),
    )


def _shuffle(dice: Dice, cards: list[int]) -> list[int]:
    dice.shuffle(cards)
    return cards


def _deal_piles(view: View, state: State, dice: Dice) -> None:
    """Tiles seen nowhere lie in their year's pile."""
    creatures = int(state.gone_creatures) | int(mask_of(state.offer))
    rooms = int(state.gone_rooms) | int(mask_of(state.room_offer))
    heroes = int(state.gone_adventurers) | int(mask_of(state.coming + state.next_coming))
    for lord in state.lords:
        creatures |= int(mask_of(lord.lair))
        rooms |= int(mask_of([room for room in lord.room_at if room != s.NONE]))
        heroes |= int(mask_of([one for one in lord.party + lord.prison if one < s.ADVENTURER_COUNT]))
    under = [ADVENTURER_NUMBER[one] for one in view.under]
    for year in (1, 2):
        monsters = [
            t
            for t in range(int(s.CREATURE_COUNT))
            if state.box.creature_year[t] == year and not has(creatures, t)
        ]
        state.monster_piles[year - 1] = _shuffle(dice, monsters)
        unseen = [
            room
            for room in range(int(s.ROOM_COUNT))
            if state.box.room_year[room] == year and not has(rooms, room)
        ]
        state.room_piles[year - 1] = _shuffle(dice, unseen)
        pile = [one for one in adventurers_of(year) if not has(heroes, one) and one not in under]
        known = under if year == view.year else []
        state.adventurer_piles[year - 1] = known + _shuffle(dice, pile)


def _deal_cards(view: View, state: State, dice: Dice) -> None:
    """Combat rows, event tiles and special events that are still face down."""
    known = [None if card is None else CARDS.index(card) for card in view.row]
    pool = _shuffle(dice, [card for card in cards_of(view.year) if card not in known])
    state.row = [pool.pop() if card is None else card for card in known]
    if view.year == 1:
        state.later_row = _shuffle(dice, cards_of(2))[: int(s.ROUND_COUNT)]
    up = [EVENT_TILES.index(tile) for tile in view.events if tile is not None]
    state.event_tiles = up + _shuffle(dice, [tile for tile in range(3) if tile not in up])
    if state.special:
        shown = None if view.special is None else SPECIALS.index(view.special)
        cards = _shuffle(dice, [card for card in range(int(s.SPECIAL_COUNT)) if card != shown])
        this = cards.pop() if shown is None else shown
        state.special_cards = [this, cards[0]] if view.year == 1 else [cards[0], this]


def _deal_traps(view: View, state: State, dice: Dice) -> None:
    """Traps in other stores, face down on tables and discarded unseen; the rest is the deck."""
    left = [int(copies) for copies in state.box.trap_copies]
    for lord in state.lords:
        sealed = lord.laid_traps if lord.laid else []
        for trap in range(int(s.TRAP_COUNT)):
            left[trap] -= lord.traps[trap] + lord.buried[trap] + sealed.count(trap)
    for trap in range(int(s.TRAP_COUNT)):
        left[trap] -= state.used_traps[trap] + state.battle.used.count(trap)
    _lay_traps(view, state, left, dice)
    pool = _shuffle(dice, [trap for trap in range(int(s.TRAP_COUNT)) for _ in range(left[trap])])
    for seat, shown in enumerate(view.seats):
        lord = state.lords[seat]
        if seat != view.seat:
            for _ in range(shown.traps):
                lord.traps[pool.pop()] += 1
            for _ in range(shown.buried):
                lord.buried[pool.pop()] += 1
    state.trap_deck = pool


def _lay_traps(view: View, state: State, left: list[int], dice: Dice) -> None:
    """Traps of others that lie face down: such as their owners could pay (DL-10.6)."""
    wanted: list[tuple[int, int]] = []
    for seat, shown in enumerate(view.seats):
        if seat == view.seat or shown.plan is None or not shown.plan.count:
            continue
        lord = state.lords[seat]
        count = shown.plan.count
        if state.battle.seat == seat and state.battle.trap != s.NONE:
            lord.laid_traps = [state.battle.trap]
            left[state.battle.trap] -= 1
            count -= 1
        if count:
            wanted.append((seat, count))
    if not _find_traps(state, wanted, left, dice):
        raise ValueError("no traps fit the plans in this view")


def _find_traps(state: State, wanted: list[tuple[int, int]], left: list[int], dice: Dice) -> bool:
    """Fill the plans one after another, going back where the cards run out."""
    if not wanted:
        return True
    (seat, count), rest = wanted[0], wanted[1:]
    lord = state.lords[seat]
    before = lord.laid_traps
    cards = _shuffle(dice, [trap for trap in range(int(s.TRAP_COUNT)) for _ in range(left[trap])])
    pairs = [(a, b) for n, a in enumerate(cards) for b in cards[n + 1 :]] if count == 2 else None
    for choice in [(card,) for card in cards] if pairs is None else pairs:
        other = choice[1] if len(choice) == 2 else int(s.NONE)
        if not can_afford_trap(state.box, lord, state.year, choice[0], other, 0):
            continue
        ordered = choice if state.battle.seat == seat and state.battle.step else sorted(choice)
        lord.laid_traps = before + list(ordered)
        for trap in choice:
            left[trap] -= 1
        if _find_traps(state, rest, left, dice):
            return True
        for trap in choice:
            left[trap] += 1
    lord.laid_traps = before
    return False


def _deal_secrets(view: View, state: State, dice: Dice) -> None:
    """Answers of others in a secret phase: any that they could have given."""
    for seat, shown in enumerate(view.seats):
        lord = state.lords[seat]
        if seat == view.seat:
            continue
        if view.phase == "choose_blocked":
            orders = _shuffle(dice, list(range(int(s.ORDER_COUNT))))[:3]
            lord.drawn = int(mask_of(orders))
            if shown.answered:
                lord.blocked = bit(orders[0]) | bit(orders[1])
        elif view.phase == "plan_orders" and shown.answered:
            plans = order_plans(state, lord, seat)
            code = plans[dice.below(len(plans))]
            write_orders(lord, code)
        elif view.phase == "combat_plan" and shown.answered and shown.plan is None:
            battles: list[int] = []
            battle_plans(state.box, lord, state.year, battles)
            code = battles[dice.below(len(battles))]
            write_plan(lord, code)
