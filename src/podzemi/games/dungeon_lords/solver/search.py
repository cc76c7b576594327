"""One player's combat searched to its end (DL-10.24). Compiled.

`Search` knows the year, the row of combat cards as far as it is known, and what counts (`Aim`). `value` is
the least cost from the start of a combat round to the end of the combat, over every plan, answer
and attack; unseen cards count by their mean, or at their worst. Creatures of a kind are
interchangeable, damage above the hit points does not exist, and situations that differ in nothing
that matters are looked at once. The paladin stays where he is.

Exact as long as `steps` lasts; after that a situation is worth what it costs to send nothing any
more, which is always possible, and `exact` is False. A round that is looked at by then is looked at to its
end, unless it takes `OVERDRAWN` times the steps: then what was found until there has to do.
"""

from __future__ import annotations

from typing import Any, Final  # Any: keys, which nothing looks into

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.rules.building.dungeon import nearest
from podzemi.games.dungeon_lords.rules.combat.aim import Aim
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.combat.party import freeable
from podzemi.games.dungeon_lords.rules.combat.planning import lay_plan, write_plan
from podzemi.games.dungeon_lords.rules.combat.spells import can_cast
from podzemi.games.dungeon_lords.rules.legal import battle_plans
from podzemi.games.dungeon_lords.solver.bounds import must_lose
from podzemi.games.dungeon_lords.state import (
    ASK_ATTACK,
    ASK_NOTHING,
    BATTLE_DONE,
    BATTLE_EVIL,
    CARD_COUNT,
    NONE,
    PALADIN,
    ROUND_COUNT,
    Battle,
    Box,
    Lord,
    count_bits,
    has_real,
)

BLANK: Final[i64] = -2
"""BLANK - n in a row: a card without a spell that tires n points."""
OVERDRAWN: Final[i64] = 32
"""A round may exceed the step limit by this factor: a large army has 100,000 outcomes."""
_FAR: Final = 1e18
SLACK: Final = 1e-6
"""Costs that differ by less are equal: sums of the same parts are rounded in many ways, and what only reaches
its limit must not look better than the limit."""

# places of the key of a situation
UNSEEN_STRIDE: Final[i64] = 4096
GOODS_STRIDE: Final[i64] = 64
KIND_BITS: Final[i64] = 4  # how many creatures of a kind there are


class Leaf:
    """One way to play a combat round: the plans that lead there, one line of answers, what it costs."""

    __slots__ = ("cost", "least", "line", "lord", "plans")

    def __init__(self, lord: Lord, line: list[i64], cost: float, least: float) -> None:
        self.lord: Lord = lord
        self.line: list[i64] = line
        self.plans: list[i64] = [line[0]] if line else []
        self.cost: float = cost
        self.least: float = least  # no end from here costs less, the round included


def _sum(numbers: list[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _paladins(prison: list[i64]) -> i64:
    count: i64 = 0
    for one in prison:
        if one >= PALADIN:
            count += 1
    return count


class Search:
    """See above. One object for one combat: what it found stays found."""

    __slots__ = (
        "aim",
        "bounds",
        "box",
        "exact",
        "floor",
        "found",
        "full",
        "row",
        "steps",
        "worst",
        "year",
    )

    def __init__(
        self, box: Box, aim: Aim, full: bool, year: i64, row: list[i64], worst: bool, steps: i64
    ) -> None:
        self.box: Box = box
        self.aim: Aim = aim
        self.full: bool = full
        self.year: i64 = year
        self.row: list[i64] = row  # a card, NONE: unseen, BLANK - fatigue
        self.worst: bool = worst
        self.steps: i64 = steps
        self.floor: i64 = -OVERDRAWN * steps
        self.exact: bool = True
        self.found: dict[Any, float] = {}
        self.bounds: dict[Any, float] = {}

    # ------------------------------------------------------------ what a situation is

    def key(self, lord: Lord, number: i64, unseen: i64) -> Any:
        """All that matters from the start of a combat round on."""
        if not has_real(lord) or number > ROUND_COUNT:
            return None
        kinds: i64 = 0
        for creature in lord.lair:
            if not has(lord.down, creature):
                kinds += bit(KIND_BITS * self.box.creature_kind[creature])
        return (
            number * UNSEEN_STRIDE + unseen,
            lord.conquered,
            (lord.gold * GOODS_STRIDE + lord.food) * GOODS_STRIDE + lord.imps,
            (lord.evil * GOODS_STRIDE + len(lord.prison)) * GOODS_STRIDE + _paladins(lord.prison),
            kinds * GOODS_STRIDE + len(lord.lair),
            tuple(lord.traps),
            tuple(lord.party),
            tuple(lord.damage),
            tuple(lord.bonus),
        )

    def least(self, lord: Lord) -> float:
        """No end costs less than everybody caught for nothing."""
        total: float = 0.0
        for one in lord.party:
            total -= self.aim.paladin if one >= PALADIN else self.aim.prisoner
        return total

    def bound(self, lord: Lord, number: i64) -> float:
        """As `least`, and a tile for this round if nothing can save it."""
        total: float = self.least(lord)
        if must_lose(self.box, lord, self.year, self._fatigue(number)):
            total += self.aim.tile
        return total

    def _fatigue(self, number: i64) -> i64:
        card: i64 = self.row[number - 1]
        if card >= 0:
            return self.box.card_fatigue[card]
        return max(self.box.card_fatigue) if card == NONE else BLANK - card

    def cost(self, before: Lord, after: Lord) -> float:
        """Events between two situations, except what was sent."""
        aim: Aim = self.aim
        lost: i64 = after.conquered & ~before.conquered
        holy: i64 = _paladins(after.prison) - _paladins(before.prison)
        caught: i64 = len(after.prison) - len(before.prison) - holy
        return (
            aim.tile * float(count_bits(lost))
            + aim.room * float(count_bits(lost & before.rooms))
            - aim.paladin * float(holy)
            - aim.prisoner * float(caught)
            + aim.gold * float(before.gold - after.gold)
            + aim.food * float(before.food - after.food)
            + aim.imp * float(before.imps - after.imps)
            + aim.trap * float(_sum(before.traps) - _sum(after.traps))
            + aim.evil * float(after.evil - before.evil)
        )

    # ------------------------------------------------------------ one round

    def cards(self, lord: Lord, number: i64, unseen: i64) -> list[tuple[i64, i64]]:
        """The cards that may come with how many of the unseen are like them.

        When nobody can cast any more (power only falls, the number of the round only grows),
        cards of one fatigue are alike.
        """
        card: i64 = self.row[number - 1]
        if card != NONE:
            return [(card, 1)]
        casts: bool = can_cast(self.box, lord, number)
        first: i64 = (self.year - 1) * CARD_COUNT
        counts: list[i64] = [0] * 16
        found: list[tuple[i64, i64]] = []
        for n in range(CARD_COUNT):
            if has(unseen, n):
                if casts:
                    found.append((first + n, 1))
                else:
                    counts[self.box.card_fatigue[first + n]] += 1
        for fatigue in range(16):
            if counts[fatigue]:
                found.append((BLANK - fatigue, counts[fatigue]))
        return found

    def without(self, unseen: i64, card: i64) -> i64:
        """The unseen cards after this one has come; of those alike the first goes."""
        first: i64 = (self.year - 1) * CARD_COUNT
        if card >= 0:
            return unseen & ~bit(card - first) if card >= first and card < first + CARD_COUNT else unseen
        for n in range(CARD_COUNT):
            if has(unseen, n) and BLANK - self.box.card_fatigue[first + n] == card:
                return unseen & ~bit(n)
        return unseen

    def plans(self, lord: Lord) -> list[i64]:
        """The plans, without those that only swap creatures of a kind."""
        plans: list[i64] = []
        battle_plans(self.box, lord, self.year, plans)
        pairs: list[i64] = []
        last: i64 = NONE
        for creature in lord.lair:
            if not has(lord.down, creature):
                if last != NONE and self.box.creature_kind[last] == self.box.creature_kind[creature]:
                    pairs.append(last)
                    pairs.append(creature)
                last = creature
        if not pairs:
            return plans
        kept: list[i64] = []
        for code in plans:
            sent: i64 = codes.sent_creatures(code)
            swapped: bool = False
            for n in range(0, len(pairs), 2):
                if has(sent, pairs[n + 1]) and not has(sent, pairs[n]):
                    swapped = True
            if not swapped:
                kept.append(code)
        return kept

    def leaves(
        self, lord: Lord, number: i64, unseen: i64, card: i64, plan: i64, found: dict[Any, Leaf]
    ) -> None:
        """Every end of the round with this plan against this card; of equal ends the cheapest."""
        twin: Lord = lord.clone()
        write_plan(twin, plan)
        lay_plan(self.box, twin, 0, None)
        spell: i64 = card if card >= 0 else NONE
        fatigue: i64 = self.box.card_fatigue[card] if card >= 0 else BLANK - card
        battle: Battle = start_battle(twin, 0, self.full, self.year, number, spell, fatigue)
        self.play(lord, twin, battle, [plan], number, self.without(unseen, card), found)

    def play(
        self,
        before: Lord,
        lord: Lord,
        battle: Battle,
        line: list[i64],
        number: i64,
        unseen: i64,
        found: dict[Any, Leaf],
    ) -> None:
        """Every end of a round that goes on from here; lord and battle are used up."""
        self.steps -= 1
        if battle.ask == ASK_NOTHING:
            result: i64 = advance(self.box, battle, lord, None)
            while result == BATTLE_EVIL:
                result = advance(self.box, battle, lord, None)
            if result == BATTLE_DONE:
                self._end(before, lord, line, number, unseen, found)
                return
        ways: list[i64] = self._answers(battle, lord)
        last: i64 = len(ways) - 1
        for n in range(last + 1):
            if n > 0 and self._is_overdrawn():
                return
            twin: Lord = lord if n == last else lord.clone()
            again: Battle = battle if n == last else battle.clone()
            code: i64 = ways[n]
            answer(self.box, again, twin, code, None)
            if not has_real(twin):
                again.ask = ASK_NOTHING
            self.play(before, twin, again, [*line, code], number, unseen, found)

    def _is_overdrawn(self) -> bool:
        """Whether even a round that was begun ends here; what it did not look at may have been better."""
        if self.steps > self.floor:
            return False
        self.exact = False
        return True

    def _answers(self, battle: Battle, lord: Lord) -> list[i64]:
        """The answers, without attacks by a second creature of the same kind."""
        found: list[i64] = answers(self.box, battle, lord)
        if battle.ask != ASK_ATTACK:
            return found
        skipped: i64 = 0
        last: i64 = NONE
        for creature in lord.lair:
            if has(lord.sent, creature) and creature != battle.sheep:
                if last != NONE and self.box.creature_kind[last] == self.box.creature_kind[creature]:
                    skipped |= bit(creature)
                last = creature
        if not skipped:
            return found
        return [code for code in found if not has(skipped, codes.creature_of(code))]

    def _end(
        self, before: Lord, lord: Lord, line: list[i64], number: i64, unseen: i64, found: dict[Any, Leaf]
    ) -> None:
        """The round is over: keep the cheapest way to each situation."""
        lord.tile = NONE
        lord.laid = 0
        lord.settled = 0
        cost: float = self.cost(before, lord)
        plan: i64 = line[0] if line else 0
        if codes.kind_of(plan) == codes.PLAN_COMBAT:
            cost += self.aim.sent * float(count_bits(codes.sent_creatures(plan)))
        key: Any = self.key(lord, number + 1, unseen)
        known: Leaf | None = found.get(key)
        if known is None or cost < known.cost:
            found[key] = Leaf(lord, line, cost, cost + (self.least(lord) if key is not None else 0.0))
        elif cost == known.cost and plan not in known.plans:
            known.plans.append(plan)

    # ------------------------------------------------------------ to the end

    def value(self, lord: Lord, number: i64, unseen: i64, limit: float) -> float:
        """The least cost from the start of round `number` on; at least `limit` if it is not below it."""
        key: Any = self.key(lord, number, unseen)
        if key is None:
            return 0.0
        known: float | None = self.found.get(key)
        if known is not None:
            return known
        bound: float | None = self.bounds.get(key)
        if bound is not None and bound >= limit:
            return bound
        if nearest(lord) == 0:
            return self._freed(lord, number)
        sure: float = self.bound(lord, number)
        if sure >= limit:
            return sure
        if self.steps <= 0:
            self.exact = False
            return self._idle(lord, number)
        best: float
        cards: list[tuple[i64, i64]] = self.cards(lord, number, unseen)
        if len(cards) == 1:
            best = self._sure(lord, number, unseen, cards[0][0], limit)
        else:
            best = self._unsure(lord, number, unseen, cards, limit)
        if best < limit - SLACK:
            self.found[key] = best
        else:
            self.bounds[key] = best
        return best

    def ends(self, lord: Lord, number: i64, unseen: i64, card: i64) -> list[Leaf]:
        """Every end of a round against a card, the most promising first."""
        found: dict[Any, Leaf] = {}
        for plan in self.plans(lord):
            if found and self._is_overdrawn():
                break
            self.leaves(lord, number, unseen, card, plan, found)
        return sorted(found.values(), key=_promise)

    def _sure(self, lord: Lord, number: i64, unseen: i64, card: i64, limit: float) -> float:
        """The card is known: one way through all ends, stopping when none can be better."""
        return self.pick(self.ends(lord, number, unseen, card), number, self.without(unseen, card), limit)

    def pick(self, ends: list[Leaf], number: i64, unseen: i64, limit: float) -> float:
        """The best of the ends of a round, played on; at least `limit` if none is below it."""
        best: float = _FAR
        for leaf in ends:
            if leaf.least >= min(best, limit):
                return min(best, leaf.least)
            rest: float = self.value(leaf.lord, number + 1, unseen, min(best, limit) - leaf.cost)
            best = min(best, leaf.cost + rest)
        return best

    def _unsure(
        self, lord: Lord, number: i64, unseen: i64, cards: list[tuple[i64, i64]], limit: float
    ) -> float:
        """The plan is laid before the card shows: the best plan over all cards."""
        best: float = _FAR
        least: float = self.least(lord)
        bounded: float = _FAR
        for plan in self.plans(lord):
            if min(best, bounded) < _FAR and self._is_overdrawn():
                break
            found: float = self.plan_value(lord, number, unseen, cards, plan, min(best, limit), least)
            if found < min(best, limit) - SLACK:
                best = found
            else:
                bounded = min(bounded, found)
        return min(best, bounded)

    def plan_value(
        self,
        lord: Lord,
        number: i64,
        unseen: i64,
        cards: list[tuple[i64, i64]],
        plan: i64,
        limit: float,
        least: float,
    ) -> float:
        """A plan's cost over the cards, by their mean or at their worst; stops when it passes the limit."""
        count: float = 0.0
        for _, weight in cards:
            count += float(weight)
        total: float = 0.0
        worst: float = -_FAR
        left: float = count
        for card, weight in cards:
            share: float = float(weight)
            found: dict[Any, Leaf] = {}
            self.leaves(lord, number, unseen, card, plan, found)
            ends: list[Leaf] = sorted(found.values(), key=_promise)
            left -= share
            spare: float = limit if self.worst else (limit * count - total - least * left) / share
            one: float = self.pick(ends, number, self.without(unseen, card), spare)
            total += one * share
            worst = max(worst, one)
            if self.worst and worst >= limit:
                return worst
            if not self.worst and total + least * left >= limit * count:
                return (total + least * left) / count
        return worst if self.worst else total / count

    def _freed(self, lord: Lord, number: i64) -> float:
        """Everything is conquered: a prisoner goes free in each round that is left (DL-10.22)."""
        total: float = 0.0
        holy: i64 = _paladins(lord.prison)
        plain: i64 = len(lord.prison) - holy
        for _ in range(number, ROUND_COUNT + 1):
            if plain > 0:
                plain -= 1
                total += self.aim.prisoner
            elif holy > 0:
                holy -= 1
                total += self.aim.paladin
        return total

    def _idle(self, lord: Lord, number: i64) -> float:
        """The cost to send nothing any more; unseen cards tire two points and cast nothing."""
        now: Lord = lord.clone()
        total: float = 0.0
        at: i64 = number
        while at <= ROUND_COUNT and has_real(now):
            if nearest(now) == 0:
                return total + self._freed(now, at)
            card: i64 = self.row[at - 1]
            if card == NONE:
                card = BLANK - self.year
            found: dict[Any, Leaf] = {}
            self.leaves(now, at, 0, card, self.plans(now)[0], found)
            leaf: Leaf = sorted(found.values(), key=_promise)[0]
            total += leaf.cost
            now = leaf.lord
            at += 1
        return total

    def best_leaf(self, ends: list[Leaf], number: i64, unseen: i64) -> Leaf:
        """The end of a round from which the rest costs least; the first of equals."""
        best: float = _FAR
        chosen: Leaf = ends[0]
        for leaf in ends:
            if leaf.least >= best:
                break
            rest: float = self.value(leaf.lord, number + 1, unseen, best - leaf.cost)
            if leaf.cost + rest < best - SLACK:
                best = leaf.cost + rest
                chosen = leaf
        return chosen


def _promise(leaf: Leaf) -> float:
    return leaf.least


def free_code(lord: Lord) -> i64:
    """The prisoner who is freed first when everything is conquered."""
    return codes.free_prisoner(freeable(lord)[0])
