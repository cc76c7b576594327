"""Full states drawn from a view (WD-13.2): the inverse of `view`, for bots, previews and tests."""

from __future__ import annotations

from itertools import product
from math import comb, perm, prod

from podzemi.engine.dice import Dice
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon import codes
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Monster
from podzemi.games.welcome_dungeon.state import Box, State
from podzemi.games.welcome_dungeon.view.types import (
    ENDS,
    FATES,
    FIRST_HEROES,
    FORCED,
    PHASES,
    REVEAL_ORDERS,
    STATUSES,
    TurnView,
    View,
)


def sample(box: Box, view: View, dice: Dice) -> State:
    """A state drawn uniformly from the deals that agree with the view (WD-13.2)."""
    adders = [turn.seat for turn in view.turns if turn.turn == "add"]
    pool = _unseen(box, view)
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
    return _state(box, view, dice, adders, pile, added, asides, hand, deck=pool)


def _kind(monster: Monster) -> int:
    return MONSTERS.index(monster)


def _unseen(box: Box, view: View) -> list[int]:
    """The 13 cards less those the seat sees where they are."""
    pool = [kind for kind in range(s.KIND_COUNT) for _ in range(box.copies[kind])]
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
    """Sample which revealed cards are the seat's own, weighted by the number of shuffles and deals."""
    kinds = sorted(set(mine) & set(revealed))
    unseen = [pool.count(k) + revealed.count(k) - mine.count(k) for k in range(s.KIND_COUNT)]
    most = min(unknown, len(revealed))
    choices = []
    for counts in product(*(range(min(mine.count(k), revealed.count(k)) + 1) for k in kinds)):
        own = dict(zip(kinds, counts))
        taken = [revealed.count(k) - own.get(k, 0) for k in range(s.KIND_COUNT)]
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
    box: Box,
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
    asked = view.to_act[0] if view.to_act else (run.runner if run else view.starter)
    reveals = run.reveals if run else []
    return State(
        box=box,
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
        asked=asked,
        runner=run.runner if run else s.NONE,
        winner=s.NONE if view.winner is None else view.winner,
        in_round=[int(seat.active) for seat in view.seats],
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
        aside_tile=[TILES.index(aside.tile) % s.KIT_SIZE for aside in view.asides],
        turns=[_turn(turn) for turn in view.turns],
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


def _turn(turn: TurnView) -> int:
    if turn.tile is not None:
        return codes.finished_turn(turn.seat, codes.sacrifice(TILES.index(turn.tile)))
    return codes.finished_turn(turn.seat, codes.ADD if turn.turn == "add" else codes.PASS)
