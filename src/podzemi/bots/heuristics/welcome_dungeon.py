"""Rules of thumb for Welcome to the Dungeon (WD-11, WD-13.10).

Everything is weighed in one currency, the chance of winning the match. A run is worth
`p · (match after its success) + (1 - p) · (match after its failure)`; the match values
come from a coarse model of the rounds to come (`match_value`), the chance p from
`welcome_dungeon_run`. In the bidding the bot compares passing now with drawing, placing
and being left alone with the hero, or passing one turn later.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import exp
from typing import Final

from podzemi.bots.heuristics.welcome_dungeon_run import (
    BITS,
    BOX_CARDS,
    NEVER,
    NOBODY,
    STRENGTH,
    Deal,
    Kit,
    Standing,
    best_of,
    deal,
    exact,
    expected_name,
    faced,
    kit_of,
    public_survival,
    survives,
)
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action, Seat
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.actions import (
    MONSTERS,
    Add,
    ChooseHero,
    Hero,
    Name,
    Pass,
    Sacrifice,
    Tile,
    UseAxe,
    UsePolymorph,
)
from podzemi.games.welcome_dungeon.view.types import View

SUCCESS_RATE: Final = 0.4
"""How often a run succeeds between good players (WD-13.8)."""
NERVES: Final = 0.15
"""How sharply others are taken to pass once a run looks worse than it is worth."""
DECAY: Final = 0.8
"""What one more turn of somebody else leaves of a run's chance of success."""
DEALS: Final = 24
"""Deals looked at for a bid; naming and fighting look at more."""
RUN_DEALS: Final = 120

Score = tuple[int, int]
"""Successes and failures of one player."""


def choose(game: WelcomeDungeon, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    limit = game.box.failure_limit
    match view.phase:
        case "bid_turn":
            wanted = _draws(view, limit, dice)
            return next(i for i, action in enumerate(legal) if isinstance(action, Pass) != wanted)
        case "bid_place":
            return _place(view, legal, limit, dice)
        case "run_prepare":
            return _name(view, legal, dice)
        case "run_replace" | "run_axe":
            return _use(view, legal, dice)
        case _:
            return _hero(view, legal, limit)


# ---------------------------------------------------------------- the match


@cache
def match_value(scores: tuple[Score, ...], seat: Seat, target: int, limit: int) -> float:
    """The seat's chance to win if from now on runners and results are drawn by lot.

    `target` successes win, `limit` failures eliminate.
    """
    alive = [j for j, (_, failures) in enumerate(scores) if failures < limit]
    if len(alive) == 1:
        return float(alive[0] == seat)
    for j in alive:
        if scores[j][0] >= target:
            return float(j == seat)
    total = 0.0
    for j in alive:
        total += SUCCESS_RATE * match_value(_after(scores, j, True, limit), seat, target, limit)
        total += (1 - SUCCESS_RATE) * match_value(_after(scores, j, False, limit), seat, target, limit)
    return total / len(alive)


def _after(scores: tuple[Score, ...], runner: Seat, success: bool, limit: int) -> tuple[Score, ...]:
    successes, failures = scores[runner]
    new = (successes + 1, failures) if success else (successes, failures + 1)
    return (*scores[:runner], (0, limit) if new[1] == limit else new, *scores[runner + 1 :])


class Stakes:
    """What a run is worth to somebody, by runner and chance of success."""

    def __init__(self, view: View, limit: int) -> None:
        self.limit = limit
        self.scores = tuple((0, limit) if s.eliminated else (s.successes, s.failures) for s in view.seats)
        self.target = int(view.options["successes_to_win"])

    def now(self, seat: Seat) -> float:
        return match_value(self.scores, seat, self.target, self.limit)

    def run(self, seat: Seat, runner: Seat, chance: float) -> float:
        """The seat's winning chance when this runner goes in with that chance of success."""
        good = match_value(_after(self.scores, runner, True, self.limit), seat, self.target, self.limit)
        bad = match_value(_after(self.scores, runner, False, self.limit), seat, self.target, self.limit)
        return chance * good + (1 - chance) * bad

    def indifferent(self, seat: Seat, other: Seat) -> float:
        """The chance of success at which the seat does not care which of the two goes in."""
        afraid = self.run(seat, other, 0.0) - self.run(seat, seat, 0.0)
        keen = self.run(seat, seat, 1.0) - self.run(seat, other, 1.0)
        return afraid / (afraid + keen) if afraid + keen > 0 else 0.5


# ---------------------------------------------------------------- what the bidder knows


class Table:
    """A view in the bidding as numbers: who is in, what lies in the pile, what is unseen."""

    def __init__(self, view: View, seat: Seat, limit: int, dice: Dice) -> None:
        self.seat = seat
        self.stakes = Stakes(view, limit)
        self.hero: Hero = view.hero
        self.tiles = frozenset(tile.tile for tile in view.kit if tile.status == "in_play")
        self.others = _others(view, seat)
        self.slots = [NOBODY if c.monster is None else MONSTERS.index(c.monster) for c in view.pile]
        self.adders = [card.adder for card in view.pile]
        self.pool = _unseen(view)
        self.deck = view.deck - (view.phase == "bid_turn")
        self.order = str(view.options["reveal_order"])
        self.final_total = view.options["death_check"] == "final_total"
        self.dice = dice

    def survival(self, tiles: frozenset[Tile], added: list[int], runner: Seat, deals: int = DEALS) -> float:
        """The chance of success of a run from here, with these tiles and one's own cards added."""
        kit = kit_of(self.hero, tiles)
        slots = self.slots + added
        pool = self.pool[:]
        for kind in added:
            pool.remove(kind)
        in_order = slots if self.order == "first_in_first_out" else slots[::-1]
        dealt = [
            deal(in_order, pool, self.deck > 0, self.order == "shuffled", self.dice) for _ in range(deals)
        ]
        if not kit.names or runner == self.seat:
            named = expected_name(kit, slots, pool)
            return best_of(Standing(kit, kit.hp, named, final_total=self.final_total), dealt)
        return self._survival_of_other(kit, dealt, runner)

    def _survival_of_other(self, kit: Kit, dealt: list[Deal], runner: Seat) -> float:
        """He names by the cards he added, which are not those this seat knows."""
        won = 0
        for one in dealt:
            slots = one.cards if self.order == "first_in_first_out" else one.cards[::-1]
            his = [kind for kind, adder in zip(slots, self.adders) if adder == runner]
            named = expected_name(kit, his + [NOBODY] * (len(slots) - len(his)), BOX_CARDS)
            won += survives(
                Standing(kit, kit.hp, named, final_total=self.final_total), one.cards, one.spare, NEVER
            )
        return won / len(dealt)

    def chance_left_alone(self, tiles: frozenset[Tile], size: int, deck: int) -> float:
        """How likely all others pass before this seat's next turn, by what everybody sees."""
        if deck == 0:
            return 1.0
        looks = public_survival(self.hero, tiles, size)
        chance = 1.0
        for other in self.others:
            limit = self.stakes.indifferent(other, self.seat)
            chance *= 1 / (1 + exp(min(60.0, (looks - limit) / NERVES)))
        return chance

    def pass_value(self, chance: float) -> float:
        """This seat's winning chance if it leaves the round to the others, in this state."""
        later = chance * DECAY ** (len(self.others) - 1)
        return sum(self.stakes.run(self.seat, other, later) for other in self.others) / len(self.others)

    def place_value(self, tiles: frozenset[Tile], added: list[int], deals: int = DEALS) -> float:
        """The winning chance after a turn that leaves these tiles and adds these cards."""
        alone = self.chance_left_alone(tiles, len(self.slots) + len(added), self.deck)
        mine = self.survival(tiles, added, self.seat, deals)
        stuck = self.stakes.run(self.seat, self.seat, mine)
        if alone > 0.99:
            return stuck
        theirs = self.survival(tiles, added, self.others[0], deals) * DECAY
        later = max(self.pass_value(theirs), self.stakes.now(self.seat))
        return alone * stuck + (1 - alone) * later


def _others(view: View, seat: Seat) -> list[Seat]:
    """The others still in the round, in turn order."""
    n = len(view.seats)
    return [s for k in range(1, n) if view.seats[s := (seat + k) % n].active]


def _unseen(view: View) -> list[int]:
    """The 13 cards less those the seat sees where they are."""
    pool = BOX_CARDS[:]
    seen = [card.monster for card in view.pile] + [aside.monster for aside in view.asides]
    if view.run is not None:
        seen += [reveal.monster for reveal in view.run.reveals if reveal.removed is not None]
    for monster in seen:
        if monster is not None:
            pool.remove(MONSTERS.index(monster))
    return pool


def _seat(view: View) -> Seat:
    return view.to_act[0] if view.seat is None else view.seat


# ---------------------------------------------------------------- bidding


def _draws(view: View, limit: int, dice: Dice) -> bool:
    """Draw or pass (WD-4.1, WD-4.2)."""
    table = Table(view, _seat(view), limit, dice)
    if not table.slots and len(table.tiles) == len(view.kit):
        return True
    theirs = table.survival(table.tiles, [], table.others[0])
    passing = table.pass_value(theirs)
    if passing < table.stakes.now(table.seat) and theirs > 0.9:
        return True
    return _draw_value(table) >= passing


def _draw_value(table: Table) -> float:
    """The winning chance after drawing, on average over the cards that may come."""
    candidates = _tiles_to_give(table)
    total = 0.0
    for kind in set(table.pool):
        options = [table.place_value(table.tiles, [kind], DEALS // 2)]
        options += [_aside_value(table, kind, tile, DEALS // 2) for tile in candidates]
        total += max(options) * table.pool.count(kind)
    return total / len(table.pool)


def _tiles_to_give(table: Table) -> list[Tile]:
    """The tile whose loss hurts the run least, and the one whose loss hurts it most."""
    size = len(table.slots)
    ranked = sorted(table.tiles, key=lambda t: (public_survival(table.hero, table.tiles - {t}, size), t))
    return ranked if len(ranked) < 2 else [ranked[0], ranked[-1]]


def _place(view: View, legal: list[Action], limit: int, dice: Dice) -> int:
    """Add the card, or set it aside under a tile (WD-4.3, WD-4.4)."""
    table = Table(view, _seat(view), limit, dice)
    assert view.hand is not None
    hand = MONSTERS.index(view.hand)
    values = []
    for action in legal:
        if isinstance(action, Add):
            values.append(table.place_value(table.tiles, [hand]))
        else:
            assert isinstance(action, Sacrifice)
            values.append(_aside_value(table, hand, action.tile))
    return max(range(len(values)), key=values.__getitem__)


def _aside_value(table: Table, hand: int, tile: Tile, deals: int = DEALS) -> float:
    """As `place_value`, with the card out of the unseen ones."""
    table.pool.remove(hand)
    value = table.place_value(table.tiles - {tile}, [], deals)
    table.pool.append(hand)
    return value


# ---------------------------------------------------------------- the run


class Fight:
    """A view in the run as numbers: the standing, the cards to come, what is unseen."""

    def __init__(self, view: View) -> None:
        assert view.run is not None
        run = view.run
        in_play = frozenset(tile.tile for tile in view.kit if tile.status == "in_play")
        met = [MONSTERS.index(reveal.monster) for reveal in run.reveals]
        self.current = met.pop() if met and run.reveals[-1].fate == "pending" else NOBODY
        self.standing = Standing(
            kit=kit_of(view.hero, in_play),
            hp=run.hp,
            named=NOBODY if run.named is None else MONSTERS.index(run.named),
            pact_pending=run.pact_pending,
            met=sum(BITS[kind] for kind in set(met)),
            doubled=len(set(met)) < len(met),
            final_total=view.options["death_check"] == "final_total",
        )
        self.cards, self.pool = _to_come(view)
        self.deck = view.deck
        self.shuffled = view.options["reveal_order"] == "shuffled"

    def deals(self, dice: Dice, count: int) -> list[Deal]:
        if NOBODY not in self.cards and not self.standing.kit.polymorph:
            count = 1
        return [deal(self.cards, self.pool, self.deck > 0, self.shuffled, dice) for _ in range(count)]


def _to_come(view: View) -> tuple[list[int], list[int]]:
    """The cards not yet turned up, in reveal order (NOBODY where unknown), and the unseen ones."""
    assert view.run is not None
    shown = len(view.run.reveals)
    slots = [NOBODY if card.monster is None else MONSTERS.index(card.monster) for card in view.pile]
    pool = _unseen(view)
    if view.options["reveal_order"] == "first_in_first_out":
        return slots[shown:], pool
    cards = slots[: len(slots) - shown][::-1]
    own = [MONSTERS.index(monster) for monster in view.added]
    for reveal in view.run.reveals:
        gone = MONSTERS.index(reveal.removed or reveal.monster)
        if gone in own:
            own.remove(gone)
    for place, kind in enumerate(own[: len(cards)]):
        cards[place] = kind
        pool.remove(kind)
    return cards, pool


def _name(view: View, legal: list[Action], dice: Dice) -> int:
    """The kind that saves most runs; of equals, the one that saves most damage (WD-4.6)."""
    fight = Fight(view)
    deals = fight.deals(dice, RUN_DEALS)
    scores = []
    for action in legal:
        assert isinstance(action, Name)
        kind = MONSTERS.index(action.monster)
        damage = STRENGTH[kind] * sum(one.cards.count(kind) for one in deals)
        won = (
            -1.0
            if fight.standing.kit.is_harmless(kind)
            else best_of(replace(fight.standing, named=kind), deals)
        )
        scores.append((won, damage, kind))
    return scores.index(max(scores))


def _use(view: View, legal: list[Action], dice: Dice) -> int:
    """Whether Axe or Polymorph is worth more now or later (WD-4.7, WD-4.8)."""
    fight = Fight(view)
    use = next(i for i, action in enumerate(legal) if isinstance(action, UseAxe | UsePolymorph))
    keep = 1 - use
    used, kept = _use_values(fight, dice, isinstance(legal[use], UseAxe))
    return use if used > kept else keep


def _use_values(fight: Fight, dice: Dice, axe: bool) -> tuple[float, float]:
    """The chance of success with the tile used on this card, and with it kept for later."""
    kit = fight.standing.kit
    spent = replace(fight.standing, kit=replace(kit, axe=False, polymorph=False))
    kept = faced(fight.standing, fight.current)
    deals = fight.deals(dice, RUN_DEALS)
    if axe:
        used = _chance(fight, spent, deals)
    else:
        used = sum(
            fight.pool.count(new)
            * (0.0 if (run := faced(spent, new)) is None else _chance(fight, run, deals))
            for new in set(fight.pool)
        ) / len(fight.pool)
    return used, 0.0 if kept is None else _chance(fight, kept, deals)


def _chance(fight: Fight, run: Standing, deals: list[Deal]) -> float:
    """Exact when the cards to come are known, else over the deals."""
    if NOBODY in fight.cards or fight.shuffled:
        return best_of(run, deals)
    return exact(run, fight.cards, fight.pool)


# ---------------------------------------------------------------- the next hero


def _hero(view: View, legal: list[Action], limit: int) -> int:
    """The Rogue; the Mage when somebody else needs one more success and this seat needs two (WD-4.5).

    Against itself this bot did best as a starter with the Rogue: 62 % of 300 two-player matches
    against one that takes the Knight. The Mage, easiest to break, costs nothing there.
    """
    stakes, seat = Stakes(view, limit), _seat(view)
    close = [other for other, (successes, _) in enumerate(stakes.scores) if successes == stakes.target - 1]
    wanted: Hero = "mage" if close and seat not in close else "rogue"
    return next(i for i, action in enumerate(legal) if action == ChooseHero(wanted))
