"""Set-up: piles, decks and the blocked orders (DL-2). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import outcomes
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    names,
)
from podzemi.games.dungeon_lords.rules.draws import draw, order_names, shuffle_event_tiles
from podzemi.games.dungeon_lords.rules.steps import WAIT, YEAR
from podzemi.games.dungeon_lords.rules.year import go_on
from podzemi.games.dungeon_lords.state import (
    BLOCKED_OF_DUMMY,
    BLOCKED_OF_PLAYER,
    CARD_COUNT,
    CELL_COUNT,
    CHOOSE_BLOCKED,
    CREATURE_COUNT,
    NONE,
    ORDER_COUNT,
    PART_NONE,
    ROOM_COUNT,
    ROUND_COUNT,
    SPACE_COUNT,
    SPECIAL_COUNT,
    START_EVIL,
    START_FOOD,
    START_GOLD,
    START_IMPS,
    START_TILES,
    TENT,
    TRAP_COUNT,
    Box,
    Lord,
    State,
    adventurers_of,
    mask_of,
    no_battle,
)


def setup(
    box: Box,
    dice: Dice,
    players: i64,
    full: bool,
    special: bool,
    in_turn: bool,
    choose: bool,
    log: Log | None,
) -> State:
    """A new match up to the first decision; chance in the order of DL-23.2."""
    first: i64 = dice.below(players)
    if log is not None:
        log.chance.append(outcomes.FirstPlayer(first))
    monsters: list[list[i64]] = [_monster_pile(box, dice, year, log) for year in range(1, 3)]
    rooms: list[list[i64]] = [_room_pile(box, dice, year, log) for year in range(1, 3)]
    adventurers: list[list[i64]] = [_adventurer_pile(dice, year, log) for year in range(1, 3)]
    traps: list[i64] = _trap_deck(box, dice, log)
    rows: list[list[i64]] = [_combat_row(dice, year, log) for year in range(1, 3)]
    specials: list[i64] = []
    if special:
        specials = draw(dice, SPECIAL_COUNT, 2, 0)
        if log is not None:
            log.chance.append(outcomes.SpecialEvents([SPECIALS[card] for card in specials]))
    state = State(
        box=box,
        dice=dice,
        players=players,
        full=full,
        special=special,
        in_turn=in_turn,
        last_year=2,
        year=1,
        round=0,
        combat=0,
        phase=CHOOSE_BLOCKED,
        first=first,
        seats_done=0,
        asked=NONE,
        place=0,
        paladin=TENT,
        neutral=box.start[START_EVIL] if box.neutral_cube[players] else 0,
        lords=[new_lord(box) for _ in range(players)],
        battle=no_battle(),
        spaces=[NONE] * SPACE_COUNT,
        dummy_blocked=[0] * box.dummies[players],
        dummy_shown=[0] * box.dummies[players],
        offer=[],
        room_offer=[],
        coming=[],
        next_coming=[],
        event_tiles=[],
        special_cards=specials,
        row=rows[0],
        later_row=rows[1],
        revealed=0,
        monster_piles=monsters,
        room_piles=rooms,
        adventurer_piles=adventurers,
        under=0,
        trap_deck=traps,
        used_traps=[0] * TRAP_COUNT,
        gone_creatures=0,
        gone_rooms=0,
        gone_adventurers=0,
    )
    state.event_tiles = shuffle_event_tiles(dice, 1, log)
    _deal_orders(state, choose, log)
    if not choose:
        go_on(state, YEAR, log)
    return state


def new_lord(box: Box) -> Lord:
    """DL-2.5"""
    start: list[i64] = box.start
    return Lord(
        gold=start[START_GOLD],
        food=start[START_FOOD],
        imps=start[START_IMPS],
        busy=0,
        tokens=0,
        evil=start[START_EVIL],
        letters=0,
        tiles=start[START_TILES],
        rooms=0,
        conquered=0,
        room_at=[NONE] * CELL_COUNT,
        worked=0,
        worked_again=0,
        traps=[0] * TRAP_COUNT,
        buried=[0] * TRAP_COUNT,
        lair=[],
        down=0,
        settled=0,
        prison=[],
        party=[],
        damage=[],
        bonus=[],
        newcomer=NONE,
        drawn=0,
        blocked=0,
        plan=[],
        dummy=NONE,
        on_card=0,
        spied=0,
        part=PART_NONE,
        tile=NONE,
        laid_traps=[],
        sent=0,
        bait=0,
        laid=0,
    )


def _monster_pile(box: Box, dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = [tile for tile in range(CREATURE_COUNT) if box.creature_year[tile] == year]
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(outcomes.MonsterPile(year, [CREATURES[tile] for tile in reversed(pile)]))
    return pile


def _room_pile(box: Box, dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = [room for room in range(ROOM_COUNT) if box.room_year[room] == year]
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(outcomes.RoomPile(year, [ROOMS[room] for room in reversed(pile)]))
    return pile


def _adventurer_pile(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = adventurers_of(year)
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(outcomes.AdventurerPile(year, [ADVENTURERS[one] for one in reversed(pile)]))
    return pile


def _trap_deck(box: Box, dice: Dice, log: Log | None) -> list[i64]:
    deck: list[i64] = []
    for trap in range(TRAP_COUNT):
        deck += [trap] * box.trap_copies[trap]
    dice.shuffle(deck)
    if log is not None:
        log.chance.append(outcomes.TrapDeck([TRAPS[trap] for trap in reversed(deck)]))
    return deck


def _combat_row(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    first: i64 = (year - 1) * CARD_COUNT
    row: list[i64] = [first + card for card in draw(dice, CARD_COUNT, ROUND_COUNT, 0)]
    if log is not None:
        log.chance.append(outcomes.CombatRow(year, [CARDS[card] for card in row]))
    return row


def _deal_orders(state: State, choose: bool, log: Log | None) -> None:
    """Cards drawn for blocking, and the dummies' blocked cards (DL-2.6, DL-2.7)."""
    if log is not None:
        log.events.append(e.MatchStarted(state.first))
    for seat in range(state.players):
        _draw_blocked(state, seat, choose, log)
    for dummy in range(len(state.dummy_blocked)):
        blocked: list[i64] = draw(state.dice, ORDER_COUNT, state.box.start[BLOCKED_OF_DUMMY], 0)
        state.dummy_blocked[dummy] = mask_of(blocked)
        if log is not None:
            log.chance.append(outcomes.DummyBlockedDraw(dummy, order_names(blocked)))
            log.events.append(e.DummyBlocked(dummy, names(ORDERS, state.dummy_blocked[dummy])))


def _draw_blocked(state: State, seat: i64, choose: bool, log: Log | None) -> None:
    """To choose from: one card more than is blocked (DL-2.6)."""
    count: i64 = state.box.start[BLOCKED_OF_PLAYER]
    cards: list[i64] = draw(state.dice, ORDER_COUNT, count + 1 if choose else count, 0)
    if log is not None:
        log.chance.append(outcomes.BlockedDraw(seat, order_names(cards)))
    lord: Lord = state.lords[seat]
    if choose:
        lord.drawn = mask_of(cards)
        if log is not None:
            log.events.append(e.OrdersDrawn(seat, names(ORDERS, lord.drawn)))
    else:
        lord.blocked = mask_of(cards)
        if log is not None:
            log.events.append(e.OrdersBlocked(seat, names(ORDERS, lord.blocked)))


def apply_blocking(state: State, seat: i64, blocked: i64, log: Log | None) -> i64:
    """Sealed until all have chosen (DL-2.6)."""
    state.lords[seat].blocked = blocked
    if log is not None:
        log.events.append(e.BlockedChosen(seat, names(ORDERS, blocked)))
    for lord in state.lords:
        if lord.blocked == 0:
            return WAIT
    for one in range(state.players):
        state.lords[one].drawn = 0
        if log is not None:
            log.events.append(e.OrdersBlocked(one, names(ORDERS, state.lords[one].blocked)))
    return YEAR
