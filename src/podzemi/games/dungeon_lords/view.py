"""What a seat may know (DL-3), and full states drawn from it.

`view` is built up from what the seat has seen; a new field of the state stays secret until someone
adds it here. `sample` goes the other way: piles, decks and unseen cards in any order, each as
likely as every other; what other seats hold, planned or discarded unseen likewise, as far as
they could (a laid trap can be paid). Why somebody would rather keep one trap than another is
left out of account.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal

from msgspec import Struct

from podzemi.engine.bits import bit, has
from podzemi.engine.cache import Cache
from podzemi.engine.dice import Dice
from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import (
    Cell,
    cell_code,
    cell_name,
    counted,
    names,
)
from podzemi.games.dungeon_lords.components import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    Adventurer,
    Card,
    Creature,
    EventTile,
    Order,
    Room,
    SpecialEvent,
    Trap,
)
from podzemi.games.dungeon_lords.rules import legal as r
from podzemi.games.dungeon_lords.rules.costs import can_afford_trap
from podzemi.games.dungeon_lords.state import Battle, Box, Lord, State

Phase = Literal[
    "choose_blocked",
    "plan_orders",
    "execute",
    "discard_trap",
    "produce",
    "recover",
    "payday",
    "taxes",
    "special",
    "impatient",
    "combat_plan",
    "combat_resolve",
    "free",
    "game_over",
]
Part = Literal["none", "plan", "free"]
Asks = Literal["nothing", "order_traps", "target", "spell_choice", "attack"]
Paladin = Literal["tent", "gone"]

PHASES: Final[tuple[Phase, ...]] = Phase.__args__  # type: ignore[attr-defined]
PARTS: Final[tuple[Part, ...]] = Part.__args__  # type: ignore[attr-defined]
ASKS: Final[tuple[Asks, ...]] = Asks.__args__  # type: ignore[attr-defined]
PLANNINGS: Final = ("together", "in_turn")


class TileView(Struct, frozen=True):
    """A tile of a dungeon; `room` null is a tunnel, `worked` counts this round's activations."""

    cell: Cell
    room: Room | None
    conquered: bool
    worked: int


class CreatureView(Struct, frozen=True):
    """`sent`: in battle or planned for it, `settled`: done with on Payday, strike or Suggestion."""

    creature: Creature
    face_down: bool
    sent: bool
    settled: bool


class HeroView(Struct, frozen=True):
    """An adventurer in a line, with his numbers as they are now."""

    adventurer: Adventurer
    hp: int
    damage: int
    bonus: int
    trap: int
    heal: int
    magic: int


class SpiedView(Struct, frozen=True):
    """A look at a combat card; the card is the spy's alone."""

    position: int
    card: Card | None


class PlanView(Struct, frozen=True):
    """A plan of battle that lies on the table, or the own sealed one. `traps` are the owner's."""

    tile: Cell
    count: int
    bait: int
    laid: bool
    traps: list[Trap]


class SeatView(Struct, frozen=True):
    """One player's side; what only the owner knows is empty for the others."""

    gold: int
    food: int
    imps: int
    busy: int
    trolls: int
    trolls_busy: int
    evil: int
    letters: int
    tiles: list[TileView]
    creatures: list[CreatureView]
    prison: list[Adventurer]
    party: list[HeroView]
    newcomer: Adventurer | None
    traps: int
    store: list[Trap]
    buried: int
    buried_traps: list[Trap]
    blocked: list[Order]
    hand: list[Order]
    drawn: list[Order]
    planned: list[Order]
    """Sealed orders of the owner, or the orders played this round."""
    dummy_card: Order | None
    on_card: list[Order]
    answered: bool
    spied: list[SpiedView]
    part: Part
    plan: PlanView | None


class DummyView(Struct, frozen=True):
    blocked: list[Order]
    shown: list[Order]
    held: list[Order]


class SpaceView(Struct, frozen=True):
    """One minion on the central board."""

    order: Order
    space: int
    seat: Seat | None
    dummy: int | None


class BattleView(Struct, frozen=True):
    """The battle being resolved; every mark of DL-10 that is set."""

    seat: Seat
    step: int
    asks: Asks
    trap: Trap | None
    used: list[Trap]
    pool: int
    losses: int
    sheep: Creature | None
    rage: bool
    no_conquest: bool
    no_healing: bool
    no_spell: bool
    fought: bool
    shield: bool
    no_fatigue: bool
    invisible: list[Adventurer]
    poisoned: list[Adventurer]


class View(BaseView, frozen=True, tag_field="game", tag="dungeon_lords"):
    """What one seat (None: a spectator) may know. Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    year: int
    round: int
    combat: int
    phase: Phase
    first: Seat
    turn: int
    place: int
    """How far the execution of orders has come, 0 to 24."""
    space: SpaceView | None
    """The space being executed."""
    to_act: list[Seat]
    seats: list[SeatView]
    dummies: list[DummyView]
    neutral: int | None
    paladin: Seat | Paladin
    minions: list[SpaceView]
    creatures: list[Creature]
    rooms: list[Room]
    adventurers: list[Adventurer]
    next_adventurers: list[Adventurer]
    events: list[EventTile | None]
    """Spring, summer, autumn; null is face down."""
    special: SpecialEvent | None
    row: list[Card | None]
    """This year's combat cards; a spied one is seen by the spy."""
    revealed: list[int]
    trap_deck: int
    used_traps: list[Trap]
    under: list[Adventurer]
    """Adventurers known to lie under the pile, the lowest first."""
    gone_creatures: list[Creature]
    gone_rooms: list[Room]
    gone_adventurers: list[Adventurer]
    battle: BattleView | None


# ---------------------------------------------------------------- view


def view(state: State, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator."""
    at = r.space_now(state)
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
        turn=state.turn,
        place=state.place,
        space=_space(at, state.asked) if state.phase in (s.EXECUTE, s.DISCARD_TRAP) else None,
        to_act=list(r.to_act(state)),
        seats=[_seat(state, one, seat) for one in range(state.players)],
        dummies=[_dummy(state, dummy) for dummy in range(len(state.dummy_blocked))],
        neutral=state.neutral if state.players == 2 else None,
        paladin=state.paladin if state.paladin >= 0 else ("tent" if state.paladin == s.TENT else "gone"),
        minions=[_space(at, owner) for at, owner in enumerate(state.spaces) if owner != s.NONE],
        creatures=[CREATURES[tile] for tile in state.offer],
        rooms=[ROOMS[room] for room in state.room_offer],
        adventurers=[ADVENTURERS[one] for one in state.coming],
        next_adventurers=[ADVENTURERS[one] for one in state.next_coming],
        events=[EVENT_TILES[t] if n < _shown(state) else None for n, t in enumerate(state.event_tiles)],
        special=_special(state),
        row=[_card(state, position, seat) for position in range(4)],
        revealed=[position + 1 for position in range(4) if has(state.revealed, position)],
        trap_deck=len(state.trap_deck),
        used_traps=counted(state.used_traps),
        under=[ADVENTURERS[one] for one in state.adventurer_piles[state.year - 1][: state.under]],
        gone_creatures=names(CREATURES, state.gone_creatures),
        gone_rooms=names(ROOMS, state.gone_rooms),
        gone_adventurers=names(ADVENTURERS, state.gone_adventurers),
        battle=None if state.battle.seat == s.NONE else _battle(state.battle),
    )


def _shown(state: State) -> int:
    """How many event tiles of the year are face up."""
    return min(state.round, 3)


def _special(state: State) -> SpecialEvent | None:
    """The year's card, once the tile Special is up (DL-5.2)."""
    shown = state.event_tiles[: _shown(state)]
    return SPECIALS[state.special_cards[state.year - 1]] if state.special and s.SPECIAL in shown else None


def _card(state: State, position: int, seat: Seat | None) -> Card | None:
    spied = seat is not None and has(state.lords[seat].spied, position)
    return CARDS[state.row[position]] if spied or has(state.revealed, position) else None


def _space(at: int, owner: int) -> SpaceView:
    dummy = owner - int(s.DUMMY) if owner >= s.DUMMY else None
    return SpaceView(ORDERS[at // 3], at % 3 + 1, owner if dummy is None else None, dummy)


def _dummy(state: State, dummy: int) -> DummyView:
    shown = state.dummy_shown[dummy]
    held = r.held_by_dummy(state, dummy) if shown else 0
    return DummyView(names(ORDERS, state.dummy_blocked[dummy]), names(ORDERS, shown), names(ORDERS, held))


def _seat(state: State, seat: Seat, watcher: Seat | None) -> SeatView:
    lord = state.lords[seat]
    own = seat == watcher
    sealed = state.phase in (s.CHOOSE_BLOCKED, s.PLAN_ORDERS)
    blocked = lord.blocked if own or state.phase != s.CHOOSE_BLOCKED else 0
    planned = list(lord.plan) if own or not sealed else []
    hand = int(s.ALL_ORDERS) & ~blocked & ~sum(bit(order) for order in planned)
    trolls = r.trolls_of(state.box, lord)
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
        tiles=[_tile(lord, cell) for cell in s.cells_of(state.box, lord.tiles)],
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
        answered=_answered(state, lord),
        spied=[_spied(state, n, own) for n in range(4) if has(lord.spied, n)],
        part=PARTS[lord.part],
        plan=_plan(lord, own) if lord.tile != s.NONE and shown else None,
    )


def _answered(state: State, lord: Lord) -> bool:
    """Whether a secret answer is given (DL-3)."""
    if state.phase == s.CHOOSE_BLOCKED:
        return lord.blocked != 0
    if state.phase == s.PLAN_ORDERS:
        return bool(lord.plan)
    return state.phase == s.C_PLAN and lord.tile != s.NONE


def _tile(lord: Lord, cell: int) -> TileView:
    room = lord.room_at[cell]
    worked = has(lord.worked, cell) + has(lord.worked_again, cell)
    return TileView(
        cell_name(cell), None if room == s.NONE else ROOMS[room], has(lord.conquered, cell), worked
    )


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


def _spied(state: State, position: int, own: bool) -> SpiedView:
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


# ---------------------------------------------------------------- sample

_TRAP: Final = {name: number for number, name in enumerate(TRAPS)}
_CREATURE: Final = {name: number for number, name in enumerate(CREATURES)}
_ADVENTURER: Final = {name: number for number, name in enumerate(ADVENTURERS)}
_ORDER: Final = {name: number for number, name in enumerate(ORDERS)}


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
    return sum(bit(table[name]) for name in members)


def _counts(traps: list[Trap]) -> list[int]:
    return [traps.count(trap) for trap in TRAPS]


def _or_none(table: dict[Any, int], name: str | None) -> int:
    return int(s.NONE) if name is None else table[name]


def open_state(box: Box, view: View) -> State:
    """What the view shows; piles, decks and secrets still empty."""
    players = len(view.seats)
    spaces = [int(s.NONE)] * 24
    for minion in view.minions:
        owner = minion.seat if minion.seat is not None else int(s.DUMMY) + (minion.dummy or 0)
        spaces[_ORDER[minion.order] * 3 + minion.space - 1] = owner
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
        turn=view.turn,
        asked=int(s.NONE) if free or together else view.to_act[0],
        place=view.place,
        paladin={"tent": int(s.TENT), "gone": int(s.GONE)}.get(str(view.paladin), view.paladin),  # type: ignore[arg-type]
        neutral=view.neutral or 0,
        lords=[_lords.get_or_compute(seat, partial(_open_lord, seat)).clone() for seat in view.seats],
        battle=battle,
        spaces=spaces,
        dummy_blocked=[_bits(_ORDER, list(dummy.blocked)) for dummy in view.dummies],
        dummy_shown=[_bits(_ORDER, list(dummy.shown)) for dummy in view.dummies],
        offer=[_CREATURE[tile] for tile in view.creatures],
        room_offer=[ROOMS.index(room) for room in view.rooms],
        coming=[_ADVENTURER[one] for one in view.adventurers],
        next_coming=[_ADVENTURER[one] for one in view.next_adventurers],
        event_tiles=[],
        special_cards=[],
        row=[],
        later_row=[],
        revealed=sum(bit(position - 1) for position in view.revealed),
        monster_piles=[[], []],
        room_piles=[[], []],
        adventurer_piles=[[], []],
        under=len(view.under),
        trap_deck=[],
        used_traps=_counts(view.used_traps),
        gone_creatures=_bits(_CREATURE, list(view.gone_creatures)),
        gone_rooms=sum(bit(ROOMS.index(room)) for room in view.gone_rooms),
        gone_adventurers=_bits(_ADVENTURER, list(view.gone_adventurers)),
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
        room=int(s.ROOMS) if tile.room is None else ROOMS.index(tile.room),
        step=battle.step,
        ask=ASKS.index(battle.asks),
        trap=_or_none(_TRAP, battle.trap),
        pool=battle.pool,
        losses=battle.losses,
        sheep=_or_none(_CREATURE, battle.sheep),
        rage=battle.rage,
        no_conquest=battle.no_conquest,
        no_healing=battle.no_healing,
        no_spell=battle.no_spell,
        fought=battle.fought,
        shield=battle.shield,
        no_fatigue=battle.no_fatigue,
        invisible=_bits(_ADVENTURER, list(battle.invisible)),
        poisoned=[_ADVENTURER[one] for one in battle.poisoned],
        poison=[max(box.trap_poison) for _ in battle.poisoned],
        used=[_TRAP[trap] for trap in battle.used],
    )


_lords: Final[Cache[Lord]] = Cache()
"""Most lords are as they were a move ago, and the same to most eyes."""


def _open_lord(seat: SeatView) -> Lord:
    cells = {cell_code(tile.cell): tile for tile in seat.tiles}
    room_at = [int(s.NONE)] * int(s.CELLS)
    for cell, tile in cells.items():
        if tile.room is not None:
            room_at[cell] = ROOMS.index(tile.room)
    plan = seat.plan
    return Lord(
        gold=seat.gold,
        food=seat.food,
        imps=seat.imps,
        busy=seat.busy,
        tokens=seat.trolls_busy,
        evil=seat.evil,
        letters=seat.letters,
        tiles=sum(bit(cell) for cell in cells),
        rooms=sum(bit(cell) for cell, tile in cells.items() if tile.room is not None),
        conquered=sum(bit(cell) for cell, tile in cells.items() if tile.conquered),
        room_at=room_at,
        worked=sum(bit(cell) for cell, tile in cells.items() if tile.worked),
        worked_again=sum(bit(cell) for cell, tile in cells.items() if tile.worked > 1),
        traps=_counts(seat.store),
        buried=_counts(seat.buried_traps),
        lair=[_CREATURE[one.creature] for one in seat.creatures],
        down=_bits(_CREATURE, [one.creature for one in seat.creatures if one.face_down]),
        settled=_bits(_CREATURE, [one.creature for one in seat.creatures if one.settled]),
        prison=[_ADVENTURER[one] for one in seat.prison],
        party=[_ADVENTURER[one.adventurer] for one in seat.party],
        damage=[one.damage for one in seat.party],
        bonus=[one.bonus for one in seat.party],
        newcomer=_or_none(_ADVENTURER, seat.newcomer),
        drawn=_bits(_ORDER, list(seat.drawn)),
        blocked=_bits(_ORDER, list(seat.blocked)),
        plan=[_ORDER[order] for order in seat.planned],
        dummy=_or_none(_ORDER, seat.dummy_card),
        on_card=_bits(_ORDER, list(seat.on_card)),
        spied=sum(bit(spied.position - 1) for spied in seat.spied),
        part=PARTS.index(seat.part),
        tile=int(s.NONE) if plan is None else cell_code(plan.tile),
        laid_traps=[] if plan is None else [_TRAP[trap] for trap in plan.traps],
        sent=_bits(_CREATURE, [one.creature for one in seat.creatures if one.sent]),
        bait=0 if plan is None else plan.bait,
        laid=0 if plan is None else int(plan.laid),
    )


def _shuffled(dice: Dice, cards: list[int]) -> list[int]:
    dice.shuffle(cards)
    return cards


def _deal_piles(view: View, state: State, dice: Dice) -> None:
    """Tiles seen nowhere lie in their year's pile."""
    creatures = int(state.gone_creatures) | sum(bit(tile) for tile in state.offer)
    rooms = int(state.gone_rooms) | sum(bit(room) for room in state.room_offer)
    heroes = int(state.gone_adventurers) | sum(bit(one) for one in state.coming + state.next_coming)
    for lord in state.lords:
        creatures |= sum(bit(tile) for tile in lord.lair)
        rooms |= sum(bit(room) for room in lord.room_at if room != s.NONE)
        heroes |= sum(bit(one) for one in lord.party + lord.prison if one < s.ADVENTURERS)
    under = [_ADVENTURER[one] for one in view.under]
    for year in (1, 2):
        monsters = [
            t for t in range(s.CREATURES) if state.box.creature_year[t] == year and not has(creatures, t)
        ]
        state.monster_piles[year - 1] = _shuffled(dice, monsters)
        unseen = [
            room for room in range(s.ROOMS) if state.box.room_year[room] == year and not has(rooms, room)
        ]
        state.room_piles[year - 1] = _shuffled(dice, unseen)
        pile = [one for one in range(16 * year - 16, 16 * year) if not has(heroes, one) and one not in under]
        known = under if year == view.year else []
        state.adventurer_piles[year - 1] = known + _shuffled(dice, pile)


def _deal_cards(view: View, state: State, dice: Dice) -> None:
    """Combat rows, event tiles and special events that are still face down."""
    known = [None if card is None else CARDS.index(card) for card in view.row]
    first = (view.year - 1) * int(s.CARDS)
    pool = _shuffled(dice, [card for card in range(first, first + int(s.CARDS)) if card not in known])
    state.row = [pool.pop() if card is None else card for card in known]
    if view.year == 1:
        state.later_row = _shuffled(dice, list(range(int(s.CARDS), 2 * int(s.CARDS))))[:4]
    up = [EVENT_TILES.index(tile) for tile in view.events if tile is not None]
    state.event_tiles = up + _shuffled(dice, [tile for tile in range(3) if tile not in up])
    if state.special:
        shown = None if view.special is None else SPECIALS.index(view.special)
        cards = _shuffled(dice, [card for card in range(int(s.SPECIALS)) if card != shown])
        this = cards.pop() if shown is None else shown
        state.special_cards = [this, cards[0]] if view.year == 1 else [cards[0], this]


def _deal_traps(view: View, state: State, dice: Dice) -> None:
    """Traps in other stores, face down on tables and discarded unseen; the rest is the deck."""
    left = [int(copies) for copies in state.box.trap_copies]
    for lord in state.lords:
        sealed = lord.laid_traps if lord.laid else []
        for trap in range(s.TRAPS):
            left[trap] -= lord.traps[trap] + lord.buried[trap] + sealed.count(trap)
    for trap in range(s.TRAPS):
        left[trap] -= state.used_traps[trap] + state.battle.used.count(trap)
    _lay_traps(view, state, left, dice)
    pool = _shuffled(dice, [trap for trap in range(s.TRAPS) for _ in range(left[trap])])
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
    cards = _shuffled(dice, [trap for trap in range(s.TRAPS) for _ in range(left[trap])])
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
            orders = _shuffled(dice, list(range(8)))[:3]
            lord.drawn = sum(bit(order) for order in orders)
            if shown.answered:
                lord.blocked = bit(orders[0]) | bit(orders[1])
        elif view.phase == "plan_orders" and shown.answered:
            plans = r.plans(state, lord, seat)
            code = plans[dice.below(len(plans))]
            lord.plan = [codes.planned_order(code, position) for position in range(3)]
            lord.dummy = codes.planned_dummy(code)
        elif view.phase == "combat_plan" and shown.answered and shown.plan is None:
            battles: list[int] = []
            r.battle_plans(state.box, lord, state.year, battles)
            code = battles[dice.below(len(battles))]
            lord.tile = codes.battle_cell(code)
            lord.laid_traps = codes.laid_traps(code)
            lord.sent = codes.sent_creatures(code)
