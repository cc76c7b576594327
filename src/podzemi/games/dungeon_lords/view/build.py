"""Build a seat's view from a state. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podzemi.engine.bits import has
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    Card,
    SpecialEvent,
    cell_name,
    counted,
    names,
)
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of
from podzemi.games.dungeon_lords.rules.conditions import held_by_dummy, space_now, trolls_of
from podzemi.games.dungeon_lords.rules.legal import to_act
from podzemi.games.dungeon_lords.state import Battle, Box, Lord, State, mask_of, number_of, order_of
from podzemi.games.dungeon_lords.view.types import (
    ASKS,
    PARTS,
    PHASES,
    PLANNINGS,
    BattleView,
    CreatureView,
    DummyView,
    HeroView,
    PlanView,
    SeatView,
    SpaceView,
    SpiedView,
    TileView,
    View,
)

# ---------------------------------------------------------------- view

DUNGEONS_KEPT: Final = 4096


def view(state: State, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator."""
    return View(
        seat=seat,
        options={
            "full_rules": state.full,
            "special_events": state.special,
            "combat_planning": PLANNINGS[state.in_turn],
        },
        year=state.year,
        round=state.round,
        combat=state.combat,
        phase=PHASES[state.phase],
        first=state.first,
        turn=state.seats_done,
        place=state.place,
        space=_space(space_now(state), state.asked) if state.phase in (s.EXECUTE, s.DISCARD_TRAP) else None,
        to_act=list(to_act(state)),
        seats=[_seat(state, one, seat) for one in range(state.players)],
        dummies=[_dummy(state, dummy) for dummy in range(len(state.dummy_blocked))],
        neutral=state.neutral if state.players == 2 else None,
        paladin=state.paladin if state.paladin >= 0 else ("tent" if state.paladin == s.TENT else "gone"),
        minions=[_space(at, owner) for at, owner in enumerate(state.spaces) if owner != s.NONE],
        creatures=[CREATURES[tile] for tile in state.offer],
        rooms=[ROOMS[room] for room in state.room_offer],
        adventurers=[ADVENTURERS[one] for one in state.coming],
        next_adventurers=[ADVENTURERS[one] for one in state.next_coming],
        events=[
            EVENT_TILES[t] if n < _event_tiles_shown(state) else None for n, t in enumerate(state.event_tiles)
        ],
        special=_special(state),
        row=[_card(state, position, seat) for position in range(int(s.ROUND_COUNT))],
        revealed=[position + 1 for position in range(int(s.ROUND_COUNT)) if has(state.revealed, position)],
        trap_deck=len(state.trap_deck),
        used_traps=counted(state.used_traps),
        under=[ADVENTURERS[one] for one in state.adventurer_piles[state.year - 1][: state.under]],
        gone_creatures=names(CREATURES, state.gone_creatures),
        gone_rooms=names(ROOMS, state.gone_rooms),
        gone_adventurers=names(ADVENTURERS, state.gone_adventurers),
        battle=None if state.battle.seat == s.NONE else _battle(state.battle),
    )


def _event_tiles_shown(state: State) -> int:
    """How many event tiles of the year are face up."""
    return min(state.round, 3)


def _special(state: State) -> SpecialEvent | None:
    """The year's card, once the tile Special is up (DL-5.2)."""
    shown = state.event_tiles[: _event_tiles_shown(state)]
    return SPECIALS[state.special_cards[state.year - 1]] if state.special and s.SPECIAL in shown else None


def _card(state: State, position: int, seat: Seat | None) -> Card | None:
    spied = seat is not None and has(state.lords[seat].spied, position)
    return CARDS[state.row[position]] if spied or has(state.revealed, position) else None


def _space(at: int, owner: int) -> SpaceView:
    dummy = owner - int(s.DUMMY) if owner >= s.DUMMY else None
    return SpaceView(ORDERS[order_of(at)], number_of(at), owner if dummy is None else None, dummy)


def _dummy(state: State, dummy: int) -> DummyView:
    shown = state.dummy_shown[dummy]
    held = held_by_dummy(state, dummy) if shown else 0
    return DummyView(names(ORDERS, state.dummy_blocked[dummy]), names(ORDERS, shown), names(ORDERS, held))


def _seat(state: State, seat: Seat, watcher: Seat | None) -> SeatView:
    lord = state.lords[seat]
    own = seat == watcher
    sealed = state.phase in (s.CHOOSE_BLOCKED, s.PLAN_ORDERS)
    blocked = lord.blocked if own or state.phase != s.CHOOSE_BLOCKED else 0
    planned = list(lord.plan) if own or not sealed else []
    hand = int(s.ALL_ORDERS) & ~blocked & ~int(mask_of(planned))
    trolls = trolls_of(state.box, lord)
    shown = own or lord.laid == 1
    return SeatView(
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        busy=lord.busy,
        trolls=trolls,
        trolls_busy=lord.tokens,
        evil=lord.evil,
        letters=lord.letters,
        tiles=list(
            _tiles(state.box, lord.tiles, tuple(lord.room_at), lord.conquered, lord.worked, lord.worked_again)
        ),
        creatures=[_creature(lord, creature, shown) for creature in lord.lair],
        prison=[ADVENTURERS[one] for one in lord.prison],
        party=[_hero(state.box, lord, place) for place in range(len(lord.party))],
        newcomer=None if lord.newcomer == s.NONE else ADVENTURERS[lord.newcomer],
        traps=sum(lord.traps),
        store=counted(lord.traps) if own else [],
        buried=sum(lord.buried),
        buried_traps=counted(lord.buried) if own else [],
        blocked=names(ORDERS, blocked),
        hand=names(ORDERS, hand),
        drawn=names(ORDERS, lord.drawn) if own else [],
        planned=[ORDERS[order] for order in planned],
        dummy_card=ORDERS[lord.dummy] if own and lord.dummy != s.NONE else None,
        on_card=names(ORDERS, lord.on_card),
        answered=_has_answered(state, lord),
        spied=[_spied_view(state, n, own) for n in range(int(s.ROUND_COUNT)) if has(lord.spied, n)],
        part=PARTS[lord.part],
        plan=_plan(lord, own) if lord.tile != s.NONE and shown else None,
    )


def _has_answered(state: State, lord: Lord) -> bool:
    """Whether a secret answer is given (DL-3)."""
    if state.phase == s.CHOOSE_BLOCKED:
        return lord.blocked != 0
    if state.phase == s.PLAN_ORDERS:
        return bool(lord.plan)
    return state.phase == s.C_PLAN and lord.tile != s.NONE


@lru_cache(DUNGEONS_KEPT)
def _tiles(
    box: Box, tiles: int, rooms: tuple[int, ...], conquered: int, worked: int, worked_again: int
) -> tuple[TileView, ...]:
    """A dungeon is the same to every eye, and changes now and then."""
    shown = [
        TileView(
            cell_name(cell),
            None if rooms[cell] == s.NONE else ROOMS[rooms[cell]],
            has(conquered, cell),
            has(worked, cell) + has(worked_again, cell),
        )
        for cell in cells_of(box, tiles)
    ]
    return tuple(shown)


def _creature(lord: Lord, creature: int, shown: bool) -> CreatureView:
    return CreatureView(
        CREATURES[creature],
        has(lord.down, creature),
        shown and has(lord.sent, creature),
        has(lord.settled, creature),
    )


def _hero(box: Box, lord: Lord, place: int) -> HeroView:
    one = lord.party[place]
    return HeroView(
        ADVENTURERS[one],
        box.adventurer_hp[one] + lord.bonus[place],
        lord.damage[place],
        lord.bonus[place],
        box.adventurer_trap[one],
        box.adventurer_heal[one],
        box.adventurer_magic[one],
    )


def _spied_view(state: State, position: int, own: bool) -> SpiedView:
    known = own or has(state.revealed, position)
    return SpiedView(position + 1, CARDS[state.row[position]] if known else None)


def _plan(lord: Lord, own: bool) -> PlanView:
    return PlanView(
        cell_name(lord.tile),
        len(lord.laid_traps),
        lord.bait,
        lord.laid == 1,
        [TRAPS[trap] for trap in lord.laid_traps] if own else [],
    )


def _battle(battle: Battle) -> BattleView:
    return BattleView(
        seat=battle.seat,
        step=battle.step,
        asks=ASKS[battle.ask],
        trap=None if battle.trap == s.NONE else TRAPS[battle.trap],
        used=[TRAPS[trap] for trap in battle.used],
        pool=battle.pool,
        losses=battle.losses,
        sheep=None if battle.sheep == s.NONE else CREATURES[battle.sheep],
        rage=battle.rage,
        no_conquest=battle.no_conquest,
        no_healing=battle.no_healing,
        no_spell=battle.no_spell,
        fought=battle.fought,
        shield=battle.shield,
        no_fatigue=battle.no_fatigue,
        invisible=names(ADVENTURERS, battle.invisible),
        poisoned=[ADVENTURERS[one] for one in battle.poisoned],
    )
