"""The specification's invariants (DL-18), asserted on a state. For tests and `podzemi doctor`."""

from __future__ import annotations

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.schema import DATA
from podzemi.games.dungeon_lords.rules import legal, to_act
from podzemi.games.dungeon_lords.rules.building.dungeon import beside, squares
from podzemi.games.dungeon_lords.state import Box, Lord, State


def check(state: State) -> None:
    """DL-18: pieces, orders, goods, dungeons, paladin, parties, offers and choices add up."""
    _check_tiles(state)
    _check_traps(state)
    _check_cards(state)
    _check_orders(state)
    _check_spaces(state)
    _check_paladin(state)
    _check_offers(state)
    _check_choices(state)
    for lord in state.lords:
        _check_goods(state.box, lord)
        _check_dungeon(state.box, lord)
        _check_creatures(state, lord)
        _check_party(state, lord)


def _members(mask: int) -> list[int]:
    return [number for number in range(40) if has(mask, number)]


def _check_tiles(state: State) -> None:
    """DL-18.1: every creature, room and adventurer is in exactly one place."""
    lairs = [tile for lord in state.lords for tile in lord.lair]
    creatures = state.offer + state.monster_piles[0] + state.monster_piles[1] + lairs
    assert sorted(creatures + _members(state.gone_creatures)) == list(range(int(s.CREATURE_COUNT)))
    built = [room for lord in state.lords for room in lord.room_at if room != s.NONE]
    rooms = state.room_offer + state.room_piles[0] + state.room_piles[1] + built
    assert sorted(rooms + _members(state.gone_rooms)) == list(range(int(s.ROOM_COUNT)))
    met = [one for lord in state.lords for one in lord.party + lord.prison if one != s.ILLUSION]
    waiting = state.coming + state.next_coming + state.adventurer_piles[0] + state.adventurer_piles[1]
    tent = [int(s.paladin_of(year)) for year in (1, 2) if year > state.year]
    if state.paladin == s.TENT:
        tent.append(int(s.paladin_of(state.year)))
    everybody = met + waiting + tent + _members(state.gone_adventurers)
    assert sorted(everybody) == list(range(s.ILLUSION))


def _check_traps(state: State) -> None:
    """DL-18.1: 27 traps, wherever they are."""
    for trap in range(int(s.TRAP_COUNT)):
        held = sum(lord.traps[trap] + lord.buried[trap] for lord in state.lords)
        laid = sum(lord.laid_traps.count(trap) for lord in state.lords if lord.laid)
        used = state.used_traps[trap] + state.battle.used.count(trap)
        assert held + laid + used + state.trap_deck.count(trap) == state.box.trap_copies[trap]


def _check_cards(state: State) -> None:
    """DL-18.1: four different combat cards of the year, three event tiles, two special events."""
    assert len(set(state.row)) == 4 and set(state.row) <= set(s.cards_of(state.year))
    assert len(set(state.later_row)) == (4 if state.year == 1 else 0)
    assert sorted(state.event_tiles) == [0, 1, 2]
    assert len(set(state.special_cards)) == (2 if state.special else 0)


def _check_orders(state: State) -> None:
    """DL-18.2: eight cards per colour."""
    for lord in state.lords:
        planned = int(s.mask_of(lord.plan))
        assert len(lord.plan) in (0, 3) and s.count_bits(planned) == len(lord.plan)
        assert not planned & lord.blocked
        if state.phase != s.CHOOSE_BLOCKED:
            assert s.count_bits(lord.blocked) == 2 and lord.drawn == 0
        else:
            assert s.count_bits(lord.drawn) == 3 and not lord.blocked & ~lord.drawn
        assert not lord.on_card & ~planned
    for dummy, blocked in enumerate(state.dummy_blocked):
        assert s.count_bits(blocked) == 3
        assert not state.dummy_shown[dummy] & blocked


def _check_spaces(state: State) -> None:
    """DL-18.6: at most one minion of a colour per location."""
    for order in range(int(s.ORDER_COUNT)):
        owners = [
            owner
            for owner in state.spaces[s.space_at(order, 0) : s.space_at(order + 1, 0)]
            if owner != s.NONE
        ]
        assert len(set(owners)) == len(owners)


def _check_paladin(state: State) -> None:
    """DL-18.7: in one place, and with the most evil."""
    paladin = int(s.paladin_of(state.year))
    at = [seat for seat, lord in enumerate(state.lords) if paladin in lord.party]
    assert at == ([state.paladin] if state.paladin >= 0 else [])
    if state.paladin != s.GONE:
        line = state.box.start[s.PALADIN_LINE]
        host = state.lords[state.paladin].evil if state.paladin >= 0 else line - 1
        assert all(lord.evil < line or lord.evil <= host for lord in state.lords)


def _check_offers(state: State) -> None:
    """DL-18.10: the year's piles are used up exactly."""
    left = 4 - state.round if state.phase != s.CHOOSE_BLOCKED else 4
    assert len(state.monster_piles[state.year - 1]) == 3 * left
    assert len(state.room_piles[state.year - 1]) == 2 * left
    assert len(state.offer) <= 3 and len(state.room_offer) <= 2
    if state.phase == s.PLAN_ORDERS:
        assert len(state.offer) == 3 and len(state.room_offer) == 2


def _check_choices(state: State) -> None:
    """DL-18.16: until the end somebody can act."""
    assert (state.phase == s.OVER) == (not to_act(state))
    for seat in to_act(state):
        assert legal(state, seat)


def _check_goods(box: Box, lord: Lord) -> None:
    """DL-18.3"""
    assert 0 <= lord.evil <= box.start[s.MOST_EVIL]
    assert min(lord.gold, lord.food, lord.imps, lord.letters, *lord.traps) >= 0
    assert 0 <= lord.busy <= lord.imps


def _check_dungeon(box: Box, lord: Lord) -> None:
    """DL-18.4: connected, no 2×2 block, rooms apart and in their zones."""
    reach, before = bit(s.ENTRANCE), 0
    while reach != before:
        before = reach
        reach |= beside(reach) & lord.tiles
    assert reach == lord.tiles and not box.start[s.START_TILES] & ~lord.tiles
    assert s.count_bits(lord.tiles) <= DATA.dungeon_grid.max_tiles
    for cell in _members(lord.tiles):
        assert not has(squares(lord.tiles & ~bit(cell)), cell)
    assert not lord.rooms & beside(lord.rooms) and not (lord.rooms | lord.conquered) & ~lord.tiles
    for cell in range(int(s.CELL_COUNT)):
        room = lord.room_at[cell]
        assert (room != s.NONE) == has(lord.rooms, cell)
        assert room == s.NONE or has(box.room_zone[room], cell)


def _check_creatures(state: State, lord: Lord) -> None:
    """DL-18.13: face down only in combat or on strike; only own ones are sent."""
    own = int(s.mask_of(lord.lair))
    assert lord.lair == sorted(lord.lair)
    assert not (lord.down | lord.sent | lord.settled) & ~own
    assert not lord.down & lord.sent
    if not state.combat and not state.special:
        assert lord.down == 0


def _check_party(state: State, lord: Lord) -> None:
    """DL-18.8, DL-18.9: nobody stands with deadly wounds; illusion, paladin, then the others."""
    assert len(lord.party) == len(lord.damage) == len(lord.bonus)
    for one, damage, bonus in zip(lord.party, lord.damage, lord.bonus, strict=True):
        assert 0 <= damage < state.box.adventurer_hp[one] + bonus
    special = [one for one in lord.party if one >= s.PALADIN]
    assert lord.party[: len(special)] == sorted(special, reverse=True)
    building = state.combat == 0 and state.phase in (s.PLAN_ORDERS, s.EXECUTE)
    if building:
        assert sum(one < s.PALADIN for one in lord.party) == max(state.round - 2, 0)
