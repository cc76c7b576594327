"""What a seat may know (DL-3).

`view` is built up from what the seat has seen; a new field of the state stays secret until someone
adds it here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from podzemi.engine.bits import has
from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat, Value
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
    Adventurer,
    Card,
    Cell,
    Creature,
    EventTile,
    Order,
    Room,
    SpecialEvent,
    Trap,
    cell_name,
    counted,
    names,
)
from podzemi.games.dungeon_lords.rules.conditions import held_by_dummy, space_now, trolls_of
from podzemi.games.dungeon_lords.rules.dungeon import cells_of
from podzemi.games.dungeon_lords.rules.legal import to_act
from podzemi.games.dungeon_lords.state import Battle, Box, Lord, State, mask_of, number_of, order_of

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


PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


PARTS: Final[tuple[Part, ...]] = get_args(Part)


ASKS: Final[tuple[Asks, ...]] = get_args(Asks)


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


class SeatView(Value, frozen=True):
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
        events=[EVENT_TILES[t] if n < _shown(state) else None for n, t in enumerate(state.event_tiles)],
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
        tiles=[_tile(lord, cell) for cell in cells_of(state.box, lord.tiles)],
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
        spied=[_spied(state, n, own) for n in range(int(s.ROUND_COUNT)) if has(lord.spied, n)],
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
