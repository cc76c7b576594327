"""Build a seat's view from a state. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from podzemi.engine.game import OptionValue
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon import codes
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Monster
from podzemi.games.welcome_dungeon.rules.equipment import kit_hp
from podzemi.games.welcome_dungeon.rules.legal import is_forced_turn, to_act
from podzemi.games.welcome_dungeon.rules.scoring import is_eliminated
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import (
    ENDS,
    FATES,
    FIRST_HEROES,
    FORCED,
    PHASES,
    REVEAL_ORDERS,
    STATUSES,
    AsideView,
    RevealView,
    RunView,
    SeatView,
    SlotView,
    TileView,
    TurnView,
    View,
)

# ---------------------------------------------------------------- view


def view(state: State, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator."""
    over = state.phase in (s.HERO_CHOICE, s.GAME_OVER)
    running = state.runner != s.NONE
    return View(
        seat=seat,
        options=_options(state),
        round=state.round,
        phase=PHASES[state.phase],
        hero=HEROES[state.hero],
        starter=state.starter,
        to_act=to_act(state),
        seats=[_seat(state, number) for number in range(state.players)],
        success_cards=max(0, _success_cards(state) - sum(state.successes)),
        deck=len(state.deck),
        kit=_kit(state),
        hp=state.hp if running else kit_hp(state),
        pile=_pile(state, seat, over),
        hand=MONSTERS[state.hand] if state.hand != s.NONE and seat == state.asked else None,
        asides=[
            AsideView(
                by, TILES[state.hero * s.KIT_SIZE + place], MONSTERS[kind] if over or by == seat else None
            )
            for kind, by, place in zip(state.aside_kind, state.aside_by, state.aside_tile)
        ],
        added=_own_added_cards(state, seat),
        turns=[_turn(turn) for turn in state.turns],
        forced=is_forced_turn(state),
        run=_run(state) if running else None,
        winner=None if state.winner == s.NONE else state.winner,
    )


def _seat(state: State, seat: Seat) -> SeatView:
    return SeatView(
        bool(state.in_round[seat]), state.successes[seat], state.failures[seat], is_eliminated(state, seat)
    )


def _success_cards(state: State) -> int:
    """Five cards, all eight when more successes are needed than usual (WD-2.6, WD-6.6)."""
    return state.box.success_cards[state.target != state.box.usual_target]


def _options(state: State) -> dict[str, OptionValue]:
    return {
        "forced_first_add": FORCED[state.forced],
        "successes_to_win": int(state.target),
        "first_hero": FIRST_HEROES[state.first_hero],
        "reveal_order": REVEAL_ORDERS[state.reveal_order],
        "death_check": "final_total" if state.final_total else "immediate",
        "memory_aid": state.memory_aid,
    }


def _kit(state: State) -> list[TileView]:
    by = dict(zip(state.aside_tile, state.aside_by))
    first = state.hero * s.KIT_SIZE
    return [TileView(TILES[first + p], STATUSES[state.status[p]], by.get(p)) for p in range(s.KIT_SIZE)]


def _is_shuffled(state: State) -> bool:
    """Whether the link between cards, slots and adders is lost (WD-7.37)."""
    return state.reveal_order == s.SHUFFLED and state.runner != s.NONE


def _pile(state: State, seat: Seat | None, over: bool) -> list[SlotView]:
    """The cards by slot. A card revealed in the run stays in its slot, as it was added."""
    shuffled = _is_shuffled(state)
    revealed = {s.slot_of(state, n) for n in range(len(state.run_kind))}
    cards = []
    for slot, kind in enumerate(state.pile):
        mine = not shuffled and seat is not None and state.added_by[slot] == seat and state.memory_aid
        known = over or slot in revealed or mine
        number, adder = (None, None) if shuffled else (slot + 1, state.added_by[slot])
        cards.append(SlotView(number, adder, MONSTERS[kind] if known else None))
    return cards


def _own_added_cards(state: State, seat: Seat | None) -> list[Monster]:
    if not _is_shuffled(state) or not state.memory_aid:
        return []
    return [MONSTERS[kind] for kind, by in zip(state.added_kind, state.added_by) if by == seat]


def _turn(turn: int) -> TurnView:
    seat, code = codes.turn_seat(turn), codes.turn_code(turn)
    if codes.is_sacrifice(code):
        return TurnView(seat, "sacrifice", TILES[codes.sacrificed_tile(code)])
    return TurnView(seat, "add" if code == codes.ADD else "pass", None)


def _run(state: State) -> RunView:
    return RunView(
        runner=state.runner,
        entry_hp=state.entry_hp,
        hp=state.hp,
        named=None if state.named == s.NONE else MONSTERS[state.named],
        pact_pending=state.pact_pending,
        reveals=[_reveal(state, n) for n in range(len(state.run_kind))],
        ended=ENDS[state.ended],
    )


def _reveal(state: State, number: int) -> RevealView:
    slot = s.slot_of(state, number)
    shuffled = state.reveal_order == s.SHUFFLED
    removed, by = state.run_removed[number], state.run_by[number]
    return RevealView(
        slot=None if shuffled else slot + 1,
        adder=None if shuffled else state.added_by[slot],
        monster=MONSTERS[state.run_kind[number]],
        removed=None if removed == s.NONE else MONSTERS[removed],
        fate=FATES[state.run_fate[number]],
        by=None if by == s.NONE else TILES[by],
        hp=state.run_hp[number],
    )
