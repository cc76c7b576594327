"""Prices of creatures and traps, and goods that change hands (DL-6.15, DL-8.2, DL-9.4, DL-10.6). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import CREATURES, TRAPS
from podzemi.games.dungeon_lords.state import GHOST, MOST_EVIL, NONE, TRAP_COUNT, Box, Lord, State, trap_row


def may_pay_evil(box: Box, lord: Lord, amount: i64, full: bool) -> bool:
    """Full rules: a payment may not pass the end of the track (DL-9.4)."""
    return amount == 0 or not full or lord.evil + amount <= box.start[MOST_EVIL]


def change_evil(box: Box, lord: Lord, seat: i64, amount: i64, log: Log | None) -> None:
    """Evil rises or falls, as far as the track goes (DL-0.4)."""
    before: i64 = lord.evil
    lord.evil = max(0, min(before + amount, box.start[MOST_EVIL]))
    if log is not None and lord.evil != before:
        log.events.append(e.EvilChanged(seat, lord.evil - before, lord.evil))


def is_monster(box: Box, creature: i64) -> bool:
    """True for every creature except ghosts (DL-0.5)."""
    return box.creature_kind[creature] != GHOST


def creature_prices(box: Box, lord: Lord, creature: i64, extra_food: i64, full: bool, out: list[i64]) -> None:
    """The ways to pay a creature's cost, as prices of `codes` (DL-6.15, DL-8.2)."""
    kind: i64 = box.creature_kind[creature]
    if lord.gold < box.cost_gold[kind] or lord.food < box.cost_food[kind] + extra_food:
        return
    if not may_pay_evil(box, lord, box.cost_evil[kind], full):
        return
    if box.cost_trap[kind]:
        for trap in own_traps(lord):
            out.append(codes.trap_price(trap))
    elif box.cost_monster[kind]:
        for victim in lord.lair:
            if victim != creature and is_monster(box, victim):
                out.append(codes.victim_price(victim))
    else:
        out.append(codes.NO_PRICE)


def pay_creature(
    box: Box, lord: Lord, seat: i64, creature: i64, price: i64, extra_food: i64, log: Log | None
) -> i64:
    """Pay the cost of a creature in this way; gives the victim eaten, or NONE."""
    kind: i64 = box.creature_kind[creature]
    change_goods(lord, seat, -box.cost_gold[kind], -box.cost_food[kind] - extra_food, 0, log)
    trap: i64 = codes.trap_of(price)
    if trap != NONE:
        bury_trap(lord, seat, trap, log)
    victim: i64 = codes.victim_of(price)
    if victim != NONE:
        lose_creature(lord, victim)
        if log is not None:
            log.events.append(e.CreatureEaten(seat, CREATURES[creature], CREATURES[victim]))
    change_evil(box, lord, seat, box.cost_evil[kind], log)
    return victim


def lose_creature(lord: Lord, creature: i64) -> None:
    """Take a creature out of the lair; the caller says where it goes."""
    lord.lair.remove(creature)
    mask: i64 = ~bit(creature)
    lord.down &= mask
    lord.sent &= mask
    lord.settled &= mask


def change_goods(lord: Lord, seat: i64, gold: i64, food: i64, imps: i64, log: Log | None) -> None:
    """Gold, food and imps come or go."""
    if gold == 0 and food == 0 and imps == 0:
        return
    lord.gold += gold
    lord.food += food
    lord.imps += imps
    lord.busy = min(lord.busy, lord.imps)
    if log is not None:
        log.events.append(e.GoodsChanged(seat, gold, food, imps, lord.gold, lord.food, lord.imps))


# ---------------------------------------------------------------- traps


def own_traps(lord: Lord) -> list[i64]:
    """The kinds of trap in store."""
    found: list[i64] = []
    for trap in range(TRAP_COUNT):
        if lord.traps[trap]:
            found.append(trap)
    return found


def draw_traps(state: State, seat: i64, count: i64, log: Log | None) -> None:
    """As many as the deck still has (DL-15.3)."""
    lord: Lord = state.lords[seat]
    drawn: list[i64] = []
    for _ in range(min(count, len(state.trap_deck))):
        trap: i64 = state.trap_deck.pop()
        lord.traps[trap] += 1
        drawn.append(trap)
    if log is not None:
        drawn.sort()
        log.events.append(e.TrapsDrawn(seat, len(drawn), [TRAPS[trap] for trap in drawn]))


def bury_trap(lord: Lord, seat: i64, trap: i64, log: Log | None) -> None:
    """Discard a trap of the store unseen (DL-3)."""
    lord.traps[trap] -= 1
    lord.buried[trap] += 1
    if log is not None:
        log.events.append(e.TrapDiscarded(seat, TRAPS[trap]))


def can_afford_trap(box: Box, lord: Lord, year: i64, trap: i64, other: i64, bait: i64) -> bool:
    """Prices of one or two traps and the bait, all together (DL-10.6)."""
    at: i64 = trap_row(trap, year)
    gold: i64 = box.trap_gold[at] + bait
    food: i64 = box.trap_food[at]
    imps: i64 = box.trap_imp[at]
    if other != NONE:
        at = trap_row(other, year)
        gold += box.trap_gold[at]
        food += box.trap_food[at]
        imps += box.trap_imp[at]
    return lord.gold >= gold and lord.food >= food and lord.imps >= imps
