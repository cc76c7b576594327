"""What a seat may know (WD-3.7, WD-19.3), and full states drawn from it.

`view` is built up from what the seat has seen; a new field of the state stays
secret until someone adds it here. `sample` goes the other way.
"""

from __future__ import annotations

from itertools import product
from math import comb, perm, prod
from typing import Final, Literal

from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster, Tile, decode, encode
from podzemi.games.welcome_dungeon.actions import Add as AddAction
from podzemi.games.welcome_dungeon.actions import Pass as PassAction
from podzemi.games.welcome_dungeon.actions import Sacrifice as SacrificeAction
from podzemi.games.welcome_dungeon.components import BOX, DATA
from podzemi.games.welcome_dungeon.state import State

Phase = Literal["bid_turn", "bid_place", "run_prepare", "run_replace", "run_axe", "hero_choice", "game_over"]
TileStatus = Literal["in_play", "sacrificed", "spent"]
Fate = Literal["pending", "defeated", "hurt", "revived", "down", "died"]
Ended = Literal["running", "success", "omnipotence", "failure"]
RevealOrder = Literal["last_in_first_out", "first_in_first_out", "shuffled"]
Forced = Literal["off", "first_round", "every_round"]
TurnKind = Literal["pass", "add", "sacrifice"]

PHASES: Final[tuple[Phase, ...]] = Phase.__args__  # type: ignore[attr-defined]
STATUSES: Final[tuple[TileStatus, ...]] = TileStatus.__args__  # type: ignore[attr-defined]
FATES: Final[tuple[Fate, ...]] = Fate.__args__  # type: ignore[attr-defined]
ENDS: Final[tuple[Ended, ...]] = Ended.__args__  # type: ignore[attr-defined]
REVEAL_ORDERS: Final[tuple[RevealOrder, ...]] = RevealOrder.__args__  # type: ignore[attr-defined]
FORCED: Final[tuple[Forced, ...]] = Forced.__args__  # type: ignore[attr-defined]
FIRST_HEROES: Final = (*HEROES, "random")


class SeatView(Struct, frozen=True):
    """One player's public side."""

    active: bool
    """Still in this round."""
    successes: int
    failures: int
    eliminated: bool


class TileView(Struct, frozen=True):
    """One tile of the hero's kit; `by`: who sacrificed it."""

    tile: Tile
    status: TileStatus
    by: Seat | None


class SlotView(Struct, frozen=True):
    """One card of the dungeon pile, first added first; `monster` only if this seat may know it."""

    slot: int | None
    adder: Seat | None
    monster: Monster | None


class AsideView(Struct, frozen=True):
    """A card set aside under a tile."""

    seat: Seat
    tile: Tile
    monster: Monster | None


class TurnView(Struct, frozen=True):
    """A finished turn of this round's bidding."""

    seat: Seat
    turn: TurnKind
    tile: Tile | None


class RevealView(Struct, frozen=True):
    """A card turned up in the run; `removed`: the monster Polymorph took away."""

    slot: int | None
    adder: Seat | None
    monster: Monster
    removed: Monster | None
    fate: Fate
    by: Tile | None
    hp: int


class RunView(Struct, frozen=True):
    """The run so far, and its end until the next hero is chosen (WD-7.40)."""

    runner: Seat
    entry_hp: int
    hp: int
    named: Monster | None
    pact_pending: bool
    reveals: list[RevealView]
    ended: Ended


class View(BaseView, frozen=True, tag_field="game", tag="welcome_dungeon"):
    """What one seat (None: a spectator) may know. Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    round: int
    phase: Phase
    hero: Hero
    starter: Seat
    to_act: list[Seat]
    seats: list[SeatView]
    success_cards: int
    deck: int
    kit: list[TileView]
    hp: int
    """Entry HP as the kit stands; in the run the current HP."""
    pile: list[SlotView]
    hand: Monster | None
    asides: list[AsideView]
    added: list[Monster]
    """The own cards in a shuffled pile, without places (WD-7.37)."""
    turns: list[TurnView]
    forced: bool
    """The seat to move must draw and add (WD-6.5)."""
    run: RunView | None
    winner: Seat | None


# ---------------------------------------------------------------- view


def view(state: State, seat: Seat | None, forced: bool) -> View:
    """Build the view of a seat, or of a spectator. `forced`: see `rules.is_forced_turn`."""
    over = state.phase in (s.HERO_CHOICE, s.GAME_OVER)
    running = state.runner != s.NONE
    return View(
        seat=seat,
        options=_options(state),
        round=state.round,
        phase=PHASES[state.phase],
        hero=HEROES[state.hero],
        starter=state.starter,
        to_act=[] if state.phase == s.GAME_OVER else [state.turn],
        seats=[
            SeatView(bool(a), n, f, f >= 2) for a, n, f in zip(state.active, state.successes, state.failures)
        ],
        success_cards=max(0, _success_cards(state.target) - sum(state.successes)),
        deck=len(state.deck),
        kit=_kit(state),
        hp=state.hp if running else s.kit_hp(state),
        pile=_pile(state, seat, over),
        hand=MONSTERS[state.hand] if state.hand != s.NONE and seat == state.turn else None,
        asides=[
            AsideView(by, TILES[state.hero * s.KIT + place], MONSTERS[kind] if over or by == seat else None)
            for kind, by, place in zip(state.aside_kind, state.aside_by, state.aside_tile)
        ],
        added=_added(state, seat),
        turns=[_turn(turn) for turn in state.turns],
        forced=forced,
        run=_run(state) if running else None,
        winner=None if state.winner == s.NONE else state.winner,
    )


def _success_cards(target: int) -> int:
    """Five cards, all eight when three successes are needed (WD-2.6, WD-6.6)."""
    used = DATA.setup.success_cards_used
    return used if target == DATA.setup.successes_to_win else used + DATA.setup.success_cards_boxed


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
    first = state.hero * s.KIT
    return [TileView(TILES[first + p], STATUSES[state.status[p]], by.get(p)) for p in range(s.KIT)]


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


def _added(state: State, seat: Seat | None) -> list[Monster]:
    if not _is_shuffled(state) or not state.memory_aid:
        return []
    return [MONSTERS[kind] for kind, by in zip(state.added_kind, state.added_by) if by == seat]


def _turn(turn: int) -> TurnView:
    action = decode(turn % s.TURN)
    if isinstance(action, SacrificeAction):
        return TurnView(turn // s.TURN, "sacrifice", action.tile)
    return TurnView(turn // s.TURN, "add" if isinstance(action, AddAction) else "pass", None)


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


# ---------------------------------------------------------------- sample


def sample(view: View, dice: Dice) -> State:
    """A state drawn uniformly from the deals that agree with the view (WD-13.2)."""
    adders = [turn.seat for turn in view.turns if turn.turn == "add"]
    pool = _unseen(view)
    if view.run is not None and view.options["reveal_order"] == "shuffled":
        pile, added = _deal_shuffled(view, adders, pool, dice)
    else:
        dice.shuffle(pool)
        pile = [pool.pop() if card.monster is None else _kind(card.monster) for card in view.pile]
        added = pile[:]
    dice.shuffle(pool)
    asides = [pool.pop() if aside.monster is None else _kind(aside.monster) for aside in view.asides]
    hand = s.NONE
    if view.phase == "bid_place":
        hand = pool.pop() if view.hand is None else _kind(view.hand)
    return _state(view, dice, adders, pile, added, asides, hand, deck=pool)


def _kind(monster: Monster) -> int:
    return MONSTERS.index(monster)


def _unseen(view: View) -> list[int]:
    """The 13 cards less those the seat sees where they are."""
    pool = [kind for kind in range(s.KINDS) for _ in range(BOX.copies[kind])]
    seen = [card.monster for card in view.pile] + [aside.monster for aside in view.asides] + [view.hand]
    if view.run is not None:
        seen += [reveal.monster for reveal in view.run.reveals if reveal.removed is not None]
    for monster in seen:
        if monster is not None:
            pool.remove(_kind(monster))
    return pool


def _deal_shuffled(
    view: View, adders: list[Seat], pool: list[int], dice: Dice
) -> tuple[list[int], list[int]]:
    """Pile and cards by slot when only lists are known (WD-7.37); takes its cards from the pool.

    A revealed card may be one the seat added or one of the others'. How many of each
    kind are its own is drawn with the weight that the shuffle gives it; all the rest
    is then equally likely.
    """
    shown = [None if card.monster is None else _kind(card.monster) for card in view.pile]
    mine = [_kind(monster) for monster in view.added]
    revealed = [kind for kind in shown if kind is not None]
    own = _draw_own(mine, revealed, pool, len(adders) - len(mine), dice)
    mine_hidden, others = mine[:], revealed[:]
    for kind in own:
        mine_hidden.remove(kind)
        others.remove(kind)
    for kind in mine_hidden:
        pool.remove(kind)
    dice.shuffle(pool)
    others_hidden = [pool.pop() for _ in range(len(adders) - len(mine) - len(others))]
    hidden = mine_hidden + others_hidden
    dice.shuffle(hidden)
    pile = [hidden.pop() if kind is None else kind for kind in shown]
    rest = others + others_hidden
    dice.shuffle(rest)
    by_mine = iter(mine)
    added = [next(by_mine) if mine and seat == view.seat else rest.pop() for seat in adders]
    return pile, added


def _draw_own(mine: list[int], revealed: list[int], pool: list[int], unknown: int, dice: Dice) -> list[int]:
    """Which of the revealed cards are the seat's own, weighted by the number of shuffles and deals."""
    kinds = sorted(set(mine) & set(revealed))
    unseen = [pool.count(k) + revealed.count(k) - mine.count(k) for k in range(s.KINDS)]
    most = min(unknown, len(revealed))
    choices = []
    for counts in product(*(range(min(mine.count(k), revealed.count(k)) + 1) for k in kinds)):
        own = dict(zip(kinds, counts))
        taken = [revealed.count(k) - own.get(k, 0) for k in range(s.KINDS)]
        foreign = sum(taken)
        if foreign > unknown or any(n > left for n, left in zip(taken, unseen)):
            continue
        own_ways = prod(comb(revealed.count(k), n) * perm(mine.count(k), n) for k, n in own.items())
        foreign_ways = perm(unknown, foreign) * prod(perm(left, n) for n, left in zip(taken, unseen))
        weight = own_ways * foreign_ways * perm(sum(unseen) - foreign, most - foreign)
        choices.append((weight, counts))
    pick = dice.below(sum(weight for weight, _ in choices))
    for weight, counts in choices:
        if pick < weight:
            return [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
        pick -= weight
    raise AssertionError("the weights add up")


def _state(
    view: View,
    dice: Dice,
    adders: list[Seat],
    pile: list[int],
    added: list[int],
    asides: list[int],
    hand: int,
    deck: list[int],
) -> State:
    """The state that the view shows, with these cards where the view shows none."""
    options, run = view.options, view.run
    turn = view.to_act[0] if view.to_act else (run.runner if run else view.starter)
    reveals = run.reveals if run else []
    return State(
        box=BOX,
        dice=Dice(dice.bits()),
        players=len(view.seats),
        forced=FORCED.index(options["forced_first_add"]),
        target=int(options["successes_to_win"]),
        first_hero=FIRST_HEROES.index(options["first_hero"]),
        reveal_order=REVEAL_ORDERS.index(options["reveal_order"]),
        final_total=options["death_check"] == "final_total",
        memory_aid=bool(options["memory_aid"]),
        phase=PHASES.index(view.phase),
        round=view.round,
        hero=HEROES.index(view.hero),
        starter=view.starter,
        turn=turn,
        runner=run.runner if run else s.NONE,
        chooser=turn if view.phase == "hero_choice" else s.NONE,
        winner=s.NONE if view.winner is None else view.winner,
        active=[int(seat.active) for seat in view.seats],
        successes=[seat.successes for seat in view.seats],
        failures=[seat.failures for seat in view.seats],
        status=[STATUSES.index(tile.status) for tile in view.kit],
        deck=deck,
        hand=hand,
        pile=pile,
        added_kind=added,
        added_by=adders,
        aside_kind=asides,
        aside_by=[aside.seat for aside in view.asides],
        aside_tile=[TILES.index(aside.tile) % s.KIT for aside in view.asides],
        turns=[t.seat * s.TURN + encode(_turn_action(t)) for t in view.turns],
        entry_hp=run.entry_hp if run else 0,
        hp=run.hp if run else 0,
        named=s.NONE if run is None or run.named is None else _kind(run.named),
        pact_pending=run.pact_pending if run else False,
        ended=ENDS.index(run.ended) if run else s.RUNNING,
        run_kind=[_kind(reveal.monster) for reveal in reveals],
        run_removed=[s.NONE if r.removed is None else _kind(r.removed) for r in reveals],
        run_fate=[FATES.index(reveal.fate) for reveal in reveals],
        run_by=[s.NONE if reveal.by is None else TILES.index(reveal.by) for reveal in reveals],
        run_hp=[reveal.hp for reveal in reveals],
    )


def _turn_action(turn: TurnView) -> SacrificeAction | AddAction | PassAction:
    if turn.tile is not None:
        return SacrificeAction(turn.tile)
    return AddAction() if turn.turn == "add" else PassAction()
