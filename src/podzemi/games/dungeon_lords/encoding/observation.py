"""A seat's view as numbers, in the order of the fields in `spec.py`. Compiled with mypyc, translated to C++.

0 stands for nobody, nothing and unknown: seats, pieces and cells count from 1. Seats are counted clockwise
from the observer, which is 1. Adventurers, creatures and rooms are tables: where each is, as far as all know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.seating import seat_at, seen_from
from podzemi.games.dungeon_lords.rules.conditions import held_by_dummy, space_now, trolls_of
from podzemi.games.dungeon_lords.rules.legal import to_act
from podzemi.games.dungeon_lords.state import (
    C_PLAN,
    CELL_COUNT,
    CHOOSE_BLOCKED,
    CREATURE_COUNT,
    DISCARD_TRAP,
    DUMMY,
    EXECUTE,
    ILLUSION,
    NONE,
    ORDER_COUNT,
    PLAN_LENGTH,
    PLAN_ORDERS,
    ROOM_COUNT,
    ROUND_COUNT,
    SPACE_COUNT,
    SPECIAL,
    TENT,
    TRAP_COUNT,
    Battle,
    Lord,
    State,
    trap_count,
)

SEATS: Final[i64] = 4
COMING: Final[i64] = 4
EVENTS: Final[i64] = 3
HEROES: Final[i64] = 34
"""The adventurers and the two paladins."""
PARTY: Final[i64] = 6
"""Places in a party; who stands further back is left out."""
LAID: Final[i64] = 2
SIZE: Final[i64] = 635

# where fields begin; written by scripts/observations.py from `spec.py`
PHASE_AT: Final[i64] = 0
PLAYERS_AT: Final[i64] = 1
FULL_RULES_AT: Final[i64] = 2
SPECIAL_EVENTS_AT: Final[i64] = 3
IN_TURN_AT: Final[i64] = 4
YEAR_AT: Final[i64] = 5
ROUND_AT: Final[i64] = 6
COMBAT_AT: Final[i64] = 7
FIRST_AT: Final[i64] = 8
TURN_AT: Final[i64] = 9
PLACE_AT: Final[i64] = 10
SPACE_AT: Final[i64] = 11
NEUTRAL_AT: Final[i64] = 12
PALADIN_AT: Final[i64] = 13
TRAP_DECK_AT: Final[i64] = 14
ASKED_AT: Final[i64] = 15

# where adventurers, creatures and rooms are
IN_OFFER: Final[i64] = 1  # adventurers: they come this round
COMES_NEXT: Final[i64] = 2
GONE: Final[i64] = 2  # creatures and rooms
HERO_GONE: Final[i64] = 3
UNDER_PILE: Final[i64] = 4
IN_PRISON: Final[i64] = 4  # + seat
IN_PARTY: Final[i64] = 8  # + seat
OWNED: Final[i64] = 2  # + seat: creatures and rooms

# how a creature is, added up
FACE_DOWN: Final[i64] = 1
SENT: Final[i64] = 2
SETTLED: Final[i64] = 4

BLOCKED: Final[i64] = 1
SHOWN: Final[i64] = 2
HELD: Final[i64] = 4
CONQUERED: Final[i64] = 3
"""Added to how often the room was activated."""


def observe(state: State, seat: i64, out: list[i64]) -> None:
    """Write the observation of the seat into `out`, which has SIZE places."""
    at: i64 = _match(state, seat, out)
    for number in range(at, SIZE):
        out[number] = 0
    at = _board(state, seat, out, at)
    at = _pieces(state, seat, out, at)
    at = _dummies(state, out, at)
    at = _battle(state, seat, out, at)
    at = _own(state.lords[seat], out, at)
    for steps in range(state.players):
        other: i64 = seat_at(seat, steps, state.players)
        _lord(state, state.lords[other], steps, out, at)


# ---------------------------------------------------------------- the match and the central board


def _match(state: State, seat: i64, out: list[i64]) -> i64:
    """Write the fields of the match; return the next free index, like most functions here."""
    executing: bool = state.phase == EXECUTE or state.phase == DISCARD_TRAP
    out[PHASE_AT] = state.phase
    out[PLAYERS_AT] = state.players
    out[FULL_RULES_AT] = 1 if state.full else 0
    out[SPECIAL_EVENTS_AT] = 1 if state.special else 0
    out[IN_TURN_AT] = 1 if state.in_turn else 0
    out[YEAR_AT] = state.year
    out[ROUND_AT] = state.round
    out[COMBAT_AT] = state.combat
    out[FIRST_AT] = seen_from(seat, state.first, state.players)
    out[TURN_AT] = state.seats_done
    out[PLACE_AT] = state.place
    out[SPACE_AT] = space_now(state) + 1 if executing else 0
    out[NEUTRAL_AT] = state.neutral if state.players == 2 else 0
    out[PALADIN_AT] = _paladin(state, seat)
    out[TRAP_DECK_AT] = len(state.trap_deck)
    return ASKED_AT


def _paladin(state: State, seat: i64) -> i64:
    """The location of the year's paladin: 0 in his tent, 1 to 4 at a seat, 5 gone (DL-9.5)."""
    if state.paladin >= 0:
        return seen_from(seat, state.paladin, state.players)
    return 0 if state.paladin == TENT else SEATS + 1


def _board(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Seats to act, minions, arriving adventurers, events, combat cards, used traps."""
    for asked in to_act(state):
        out[at + seen_from(seat, asked, state.players) - 1] = 1
    at += SEATS
    for space in range(SPACE_COUNT):
        owner: i64 = state.spaces[space]
        out[at + space] = owner + 1 if owner >= DUMMY else seen_from(seat, owner, state.players)
    at += SPACE_COUNT
    for place in range(len(state.coming)):
        out[at + place] = state.coming[place] + 1
    at += COMING
    for place in range(len(state.next_coming)):
        out[at + place] = state.next_coming[place] + 1
    at = _events(state, out, at + COMING)
    at = _row(state, seat, out, at)
    for trap in range(TRAP_COUNT):
        out[at + trap] = state.used_traps[trap]
    return at + TRAP_COUNT


def _events(state: State, out: list[i64], at: i64) -> i64:
    """The event tiles that lie face up, and the year's special event once its tile does (DL-5.2)."""
    for tile in range(EVENTS):
        if tile < state.round and tile < len(state.event_tiles):
            out[at + tile] = state.event_tiles[tile] + 1
            if state.special and state.event_tiles[tile] == SPECIAL:
                out[at + EVENTS] = state.special_cards[state.year - 1] + 1
    return at + EVENTS + 1


def _row(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """The combat cards that the observer knows, and which of them all know."""
    for position in range(ROUND_COUNT):
        shown: bool = has(state.revealed, position)
        if shown or has(state.lords[seat].spied, position):
            out[at + position] = state.row[position] + 1
        out[at + ROUND_COUNT + position] = 1 if shown else 0
    return at + 2 * ROUND_COUNT


# ---------------------------------------------------------------- tables of pieces


def _pieces(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Write the locations of adventurers, creatures and rooms, and the condition of the creatures."""
    _adventurers(state, seat, out, at)
    at += HEROES
    _creatures(state, seat, out, at)
    at += 2 * CREATURE_COUNT
    for room in range(ROOM_COUNT):
        out[at + room] = GONE if has(state.gone_rooms, room) else 0
    for room in state.room_offer:
        out[at + room] = IN_OFFER
    for steps in range(state.players):
        for room in state.lords[seat_at(seat, steps, state.players)].room_at:
            if room != NONE:
                out[at + room] = OWNED + steps + 1
    return at + ROOM_COUNT


def _adventurers(state: State, seat: i64, out: list[i64], at: i64) -> None:
    for hero in range(HEROES):
        out[at + hero] = HERO_GONE if has(state.gone_adventurers, hero) else 0
    for place in range(state.under):
        out[at + state.adventurer_piles[state.year - 1][place]] = UNDER_PILE
    for hero in state.coming:
        out[at + hero] = IN_OFFER
    for hero in state.next_coming:
        out[at + hero] = COMES_NEXT
    for steps in range(state.players):
        lord = state.lords[seat_at(seat, steps, state.players)]
        for hero in lord.prison:
            out[at + hero] = IN_PRISON + steps + 1
        for hero in lord.party:
            if hero != ILLUSION:
                out[at + hero] = IN_PARTY + steps + 1


def _creatures(state: State, seat: i64, out: list[i64], at: i64) -> None:
    for creature in range(CREATURE_COUNT):
        out[at + creature] = GONE if has(state.gone_creatures, creature) else 0
    for creature in state.offer:
        out[at + creature] = IN_OFFER
    for steps in range(state.players):
        lord = state.lords[seat_at(seat, steps, state.players)]
        for creature in lord.lair:
            out[at + creature] = OWNED + steps + 1
            out[at + CREATURE_COUNT + creature] = _posture(lord, creature, steps == 0 or lord.laid == 1)


def _posture(lord: Lord, creature: i64, shown: bool) -> i64:
    """Face down, sent to battle (if the plan is shown), done with on payday."""
    total: i64 = FACE_DOWN if has(lord.down, creature) else 0
    if shown and has(lord.sent, creature):
        total += SENT
    if has(lord.settled, creature):
        total += SETTLED
    return total


def _dummies(state: State, out: list[i64], at: i64) -> i64:
    """By dummy and order: blocked, shown, held by its carer (DL-6.2)."""
    for dummy in range(len(state.dummy_blocked)):
        shown: i64 = state.dummy_shown[dummy]
        held: i64 = held_by_dummy(state, dummy) if shown else 0
        for order in range(ORDER_COUNT):
            total: i64 = BLOCKED if has(state.dummy_blocked[dummy], order) else 0
            if has(shown, order):
                total += SHOWN
            if has(held, order):
                total += HELD
            out[at + dummy * ORDER_COUNT + order] = total
    return at + 2 * ORDER_COUNT


# ---------------------------------------------------------------- the battle


def _battle(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """The battle being resolved; zeros if there is none."""
    battle = state.battle
    if battle.seat != NONE:
        out[at] = seen_from(seat, battle.seat, state.players)
        out[at + 1] = battle.step
        out[at + 2] = battle.ask
        out[at + 3] = battle.trap + 1
        out[at + 4] = battle.pool
        out[at + 5] = battle.losses
        out[at + 6] = battle.sheep + 1
        for number in range(len(battle.used)):
            out[at + 7 + number] = battle.used[number] + 1
        _marks(battle, out, at + 9)
        _suffering(battle, state.lords[battle.seat], out, at + 16)
    return at + 16 + 2 * PARTY


def _marks(battle: Battle, out: list[i64], at: i64) -> None:
    out[at] = 1 if battle.rage else 0
    out[at + 1] = 1 if battle.no_conquest else 0
    out[at + 2] = 1 if battle.no_healing else 0
    out[at + 3] = 1 if battle.no_spell else 0
    out[at + 4] = 1 if battle.fought else 0
    out[at + 5] = 1 if battle.shield else 0
    out[at + 6] = 1 if battle.no_fatigue else 0


def _suffering(battle: Battle, lord: Lord, out: list[i64], at: i64) -> None:
    """By place in the party: invisible, poisoned."""
    for place in range(_seen_party(lord)):
        out[at + place] = 1 if has(battle.invisible, lord.party[place]) else 0
        out[at + PARTY + place] = 1 if lord.party[place] in battle.poisoned else 0


def _seen_party(lord: Lord) -> i64:
    """How many of the party there is place for."""
    count: i64 = len(lord.party)
    return count if count < PARTY else PARTY


# ---------------------------------------------------------------- lords


def _own(lord: Lord, out: list[i64], at: i64) -> i64:
    """The private knowledge of the observer: its traps, the orders drawn for blocking, its cards."""
    for trap in range(TRAP_COUNT):
        out[at + trap] = lord.traps[trap]
        out[at + TRAP_COUNT + trap] = lord.buried[trap]
    at += 2 * TRAP_COUNT
    for order in range(ORDER_COUNT):
        out[at + order] = 1 if has(lord.drawn, order) else 0
    at += ORDER_COUNT
    out[at] = lord.dummy + 1
    if lord.tile != NONE:
        for number in range(len(lord.laid_traps)):
            out[at + 1 + number] = lord.laid_traps[number] + 1
    return at + 1 + LAID


def _lord(state: State, lord: Lord, steps: i64, out: list[i64], at: i64) -> None:
    """One lord; every field has a place for every seat. The observer is no step away."""
    here: i64 = at + steps
    out[here] = lord.gold
    out[here + SEATS] = lord.food
    out[here + 2 * SEATS] = lord.imps
    out[here + 3 * SEATS] = lord.busy
    out[here + 4 * SEATS] = trolls_of(state.box, lord)
    out[here + 5 * SEATS] = lord.tokens
    out[here + 6 * SEATS] = lord.evil
    out[here + 7 * SEATS] = lord.letters
    out[here + 8 * SEATS] = trap_count(lord)
    out[here + 9 * SEATS] = _sum(lord.buried)
    out[here + 10 * SEATS] = 1 if _has_answered(state, lord) else 0
    out[here + 11 * SEATS] = lord.part
    out[here + 12 * SEATS] = lord.newcomer + 1
    if lord.tile != NONE and (steps == 0 or lord.laid == 1):
        out[here + 13 * SEATS] = lord.tile + 1
        out[here + 14 * SEATS] = len(lord.laid_traps)
        out[here + 15 * SEATS] = lord.bait
        out[here + 16 * SEATS] = lord.laid
    at += 17 * SEATS
    for position in range(ROUND_COUNT):
        out[at + steps * ROUND_COUNT + position] = 1 if has(lord.spied, position) else 0
    at = _orders(state, lord, steps, out, at + SEATS * ROUND_COUNT)
    at = _dungeon(lord, steps, out, at)
    _party(lord, steps, out, at)


def _sum(numbers: list[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _has_answered(state: State, lord: Lord) -> bool:
    """Whether a secret answer is given (DL-3)."""
    if state.phase == CHOOSE_BLOCKED:
        return lord.blocked != 0
    if state.phase == PLAN_ORDERS:
        return len(lord.plan) > 0
    return state.phase == C_PLAN and lord.tile != NONE


def _orders(state: State, lord: Lord, steps: i64, out: list[i64], at: i64) -> i64:
    """Orders that are blocked, minions still on their cards, and the plan, once it is open."""
    if steps == 0 or state.phase != CHOOSE_BLOCKED:
        for order in range(ORDER_COUNT):
            out[at + steps * ORDER_COUNT + order] = 1 if has(lord.blocked, order) else 0
    at += SEATS * ORDER_COUNT
    for order in range(ORDER_COUNT):
        out[at + steps * ORDER_COUNT + order] = 1 if has(lord.on_card, order) else 0
    at += SEATS * ORDER_COUNT
    if steps == 0 or (state.phase != CHOOSE_BLOCKED and state.phase != PLAN_ORDERS):
        for place in range(len(lord.plan)):
            out[at + steps * PLAN_LENGTH + place] = lord.plan[place] + 1
    return at + SEATS * PLAN_LENGTH


def _dungeon(lord: Lord, steps: i64, out: list[i64], at: i64) -> i64:
    """By cell: nothing, a tunnel or a room; how often it worked, and whether it is conquered."""
    state_at: i64 = at + SEATS * CELL_COUNT
    for cell in range(CELL_COUNT):
        if has(lord.tiles, cell):
            out[at + steps * CELL_COUNT + cell] = lord.room_at[cell] + 2
            worked: i64 = 1 if has(lord.worked, cell) else 0
            if has(lord.worked_again, cell):
                worked += 1
            if has(lord.conquered, cell):
                worked += CONQUERED
            out[state_at + steps * CELL_COUNT + cell] = worked
    return state_at + SEATS * CELL_COUNT


def _party(lord: Lord, steps: i64, out: list[i64], at: i64) -> None:
    """First to last: who it is, damage, extra hit points."""
    for place in range(_seen_party(lord)):
        here: i64 = at + steps * PARTY + place
        out[here] = lord.party[place] + 1
        out[here + SEATS * PARTY] = lord.damage[place]
        out[here + 2 * SEATS * PARTY] = lord.bonus[place]
