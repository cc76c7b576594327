"""The best play of one player's combat, given what he knows (DL-10.24).

Best is what loses the fewest tiles, then captures the most adventurers, then spends the least gold,
food, imps and traps, then sends the fewest creatures: `LEAST`. A `Situation` is a small value, made
from a view; a `Solver` answers for all situations of one combat. Cards that the player has not
seen are any of those left, each as likely; `worst` counts them at their worst instead.
"""

from __future__ import annotations

from typing import Any, Final  # Any: a key is bytes or a tuple, as the search makes it

from msgspec import Struct

from podzemi.engine.bits import has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.names import CARDS
from podzemi.games.dungeon_lords.rules.building.dungeon import nearest
from podzemi.games.dungeon_lords.rules.combat.aim import Aim
from podzemi.games.dungeon_lords.solver.search import BLANK, SLACK, Leaf, Search, free_code
from podzemi.games.dungeon_lords.state import Battle, Box, Lord
from podzemi.games.dungeon_lords.view.sample import open_state
from podzemi.games.dungeon_lords.view.types import View

__all__ = [
    "LEAST",
    "NO_LIMIT",
    "SLACK",
    "Aim",
    "Score",
    "Situation",
    "Solver",
    "advise",
    "creatures_in",
    "following",
    "goods",
    "is_plan",
    "score",
    "situation",
    "with_known_cards",
    "with_unknown_cards",
]

LEAST: Final = Aim(
    tile=1e9, room=0.0, prisoner=1e6, paladin=1e6, gold=1e3, food=1e3, imp=1e3, trap=1e3, evil=0.0, sent=1.0
)
"""Tiles lost, then captures, then goods, then creatures sent: one number, each part below the next."""
STEPS: Final = 400_000
"""How long a solver looks before it settles for a good answer; situations of the academy need far less."""
NO_LIMIT: Final = 1e18


class Situation(Struct, frozen=True):
    """One player's combat at a decision, as far as he knows it."""

    full: bool
    year: int
    number: int
    """The combat round."""
    lord: Lord
    battle: Battle | None
    """None: the round is still to be planned."""
    row: tuple[int, ...]
    """The year's combat cards; NONE is unseen."""

    @property
    def unseen(self) -> int:
        """The cards of the year that may still come, as a mask; empty if all four are known."""
        if s.NONE not in self.row:
            return 0
        left = [n for n, card in enumerate(s.cards_of(self.year)) if card not in self.row]
        return int(s.mask_of(left))


class Score(Struct, frozen=True):
    """The cost of a combat."""

    lost: int
    captured: int
    spent: int
    sent: int = 0

    @property
    def cost(self) -> float:
        """The number that `LEAST` gives it."""
        return self.goods_cost + self.sent

    @property
    def goods_cost(self) -> float:
        """The same without the creatures sent."""
        return 1e9 * self.lost - 1e6 * self.captured + 1e3 * self.spent


def goods(lord: Lord) -> int:
    """Gold, food, imps and traps, one each; what lies as bait or in a plan included."""
    return int(lord.gold + lord.food + lord.imps + lord.bait + sum(lord.traps) + len(lord.laid_traps))


def score(before: Lord, after: Lord, sent: int = 0) -> Score:
    """Events between two situations of one combat."""
    return Score(
        int(s.count_bits(after.conquered & ~before.conquered)),
        len(after.prison) - len(before.prison),
        goods(before) - goods(after),
        sent,
    )


def situation(box: Box, view: View) -> Situation:
    """The seat's own combat; what others do plays no part in it."""
    assert view.seat is not None and view.combat
    state = open_state(box, view)
    fights = view.battle is not None and view.battle.seat == view.seat
    row = tuple(int(s.NONE) if card is None else CARDS.index(card) for card in view.row)
    return Situation(
        bool(state.full),
        view.year,
        view.combat,
        state.lords[view.seat],
        state.battle if fights else None,
        row,
    )


class Solver:
    """Answers for the situations of one combat; what it found once it knows."""

    def __init__(
        self, box: Box, at: Situation, aim: Aim = LEAST, worst: bool = False, steps: int = STEPS
    ) -> None:
        self.search = Search(box, aim, at.full, at.year, list(at.row), worst, steps)

    @property
    def exact(self) -> bool:
        """Whether every answer so far is the truth; otherwise it ran out of steps."""
        return bool(self.search.exact)

    def cost(self, at: Situation) -> float:
        """The cost of the best play from here on."""
        if at.battle is not None:
            ends, unseen = self.round_ends(at), at.unseen
            return float(self.search.pick(ends, at.number, unseen, NO_LIMIT))
        return float(self.search.value(at.lord, at.number, at.unseen, NO_LIMIT))

    def advice(self, at: Situation) -> int:
        """The best code to play now."""
        return self.leaf(at).line[0] if self._is_sure(at) else self._plan(at)

    def line(self, at: Situation) -> list[int]:
        """The best codes to the end of the combat; every card must be known."""
        line: list[int] = []
        now: Situation | None = at
        while now is not None:
            leaf = self.leaf(now)
            line += leaf.line
            now = following(now, leaf.lord)
        return line

    def leaf(self, at: Situation) -> Leaf:
        """The best end of this round against its card."""
        if at.battle is None and not nearest(at.lord):
            return _free_prisoner(at.lord)
        return self.search.best_leaf(self.round_ends(at), at.number, at.unseen)

    def plan_leaf(self, at: Situation, plan: int) -> Leaf:
        """The best end of this round with a given plan, its card being known."""
        search, found = self.search, dict[Any, Leaf]()
        search.leaves(at.lord, at.number, at.unseen, at.row[at.number - 1], plan, found)
        ends = sorted(found.values(), key=lambda leaf: leaf.least)
        return search.best_leaf(ends, at.number, at.unseen)

    def best_leaves(self, at: Situation) -> list[Leaf]:
        """Every end of this round that the best play can have; the card is known."""
        best = self.cost(at)
        found = []
        for leaf in self.round_ends(at):
            if leaf.least > best:
                break
            rest = self.search.value(leaf.lord, at.number + 1, at.unseen, best - leaf.cost + 0.5)
            if leaf.cost + rest == best:
                found.append(leaf)
        return found

    def plan_cost(self, at: Situation, plan: int, limit: float = NO_LIMIT) -> float:
        """The cost of a plan with the best play after it; at least `limit` if not below it."""
        search, least = self.search, self.search.least(at.lord)
        cards = search.cards(at.lord, at.number, at.unseen)
        return float(search.plan_value(at.lord, at.number, at.unseen, cards, plan, limit, least))

    def plans(self, at: Situation) -> list[int]:
        """The plans that differ."""
        return list(self.search.plans(at.lord))

    def _is_sure(self, at: Situation) -> bool:
        return at.battle is not None or not nearest(at.lord) or at.row[at.number - 1] != s.NONE

    def round_ends(self, at: Situation) -> list[Leaf]:
        """Every end this round can have against its card, the most promising first."""
        search, found = self.search, dict[Any, Leaf]()
        if at.battle is None:
            return list(search.ends(at.lord, at.number, at.unseen, at.row[at.number - 1]))
        search.play(at.lord, at.lord.clone(), at.battle.clone(), [], at.number, at.unseen, found)
        return sorted(found.values(), key=lambda leaf: leaf.least)

    def _plan(self, at: Situation) -> int:
        """The plan that is best over all cards that may come."""
        best, chosen = NO_LIMIT, 0
        for plan in self.plans(at):
            cost = self.plan_cost(at, plan, best)
            if cost < best - SLACK:
                best, chosen = cost, plan
        return chosen


def with_known_cards(at: Situation, row: tuple[int, ...], upto: int = 4) -> Situation:
    """The same with the cards of the first rounds turned up."""
    seen = tuple(row[n] if n < upto else card for n, card in enumerate(at.row))
    return Situation(at.full, at.year, at.number, at.lord, at.battle, seen)


def with_unknown_cards(box: Box, at: Situation) -> Situation:
    """Unseen cards of later rounds as a card of middling fatigue without a spell: much less to search."""
    left = sorted(box.card_fatigue[card] for n, card in enumerate(s.cards_of(at.year)) if has(at.unseen, n))
    stand_in = int(BLANK) - left[len(left) // 2] if left else int(s.NONE)
    now = at.number if at.battle is None else 0
    row = [stand_in if card == s.NONE and n != now - 1 else card for n, card in enumerate(at.row)]
    return Situation(at.full, at.year, at.number, at.lord, at.battle, tuple(row))


def advise(box: Box, at: Situation, steps: int, aim: Aim = LEAST) -> tuple[int, bool]:
    """The best code to play now and whether that is sure; with many unseen cards, by stand-ins for them."""
    solver = Solver(box, at, aim, steps=steps)
    code = solver.advice(at)
    if solver.exact:
        return code, True
    plain = with_unknown_cards(box, at)
    return Solver(box, plain, aim, steps=steps).advice(plain), False


def following(at: Situation, lord: Lord) -> Situation | None:
    """The next round with this lord; None when his combat is over."""
    idle = not nearest(lord) and not lord.prison
    if at.number == s.ROUND_COUNT or not s.has_real(lord) or idle:
        return None
    return Situation(at.full, at.year, at.number + 1, lord, None, at.row)


def _free_prisoner(lord: Lord) -> Leaf:
    """Everything is conquered: a prisoner goes (DL-10.22)."""
    twin, code = lord.clone(), free_code(lord)
    twin.prison.remove(codes.freed_prisoner(code))
    return Leaf(twin, [code], 0.0, 0.0)


def is_plan(code: int) -> bool:
    """Whether the code is a plan of battle."""
    return bool(codes.kind_of(code) == codes.PLAN_COMBAT)


def creatures_in(line: list[int]) -> int:
    """How many creatures the plans among the codes send."""
    return sum(int(s.count_bits(codes.sent_creatures(code))) for code in line if is_plan(code))
