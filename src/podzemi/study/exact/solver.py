"""Exact solving of small games: CFR+ over the whole tree, best responses, distance from a Nash equilibrium.

>>> from podzemi import study
>>> tree = study.Tree(study.small_welcome("one"), options={"first_hero": "mage"})
>>> solved = study.cfr_plus(tree, iterations=50)
>>> tree.nash_conv(solved) < 0.01
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import add
from typing import Any, NamedTuple, TypeAlias  # Any: options of whichever game

from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat
from podzemi.study.chance import Position

Known: TypeAlias = tuple[Seat, bytes]
"""An information state: whose, and what is known."""
Strategy: TypeAlias = Mapping[Known, list[float]]
"""How likely each legal code is, in the order of `legal`."""


def added(numbers: Iterable[float]) -> float:
    """The sum, number by number. `sum` rounds otherwise since Python 3.12, and where two actions are worth
    the same the last digit decides which of them regret prefers."""
    return reduce(add, numbers, 0.0)


class Node(NamedTuple):
    """A history. Decisions have `known`, chance has `chances`, an end has neither and is worth `returns`."""

    known: Known | None
    chances: list[float]
    children: list[Node]
    returns: list[float]


class Tree:
    """A game of two seats that decide one after the other, as a whole."""

    def __init__(self, game: AnyGame, players: int = 2, options: dict[str, Any] | None = None) -> None:
        self.players = players
        self.histories = 0
        self.legal: dict[Known, list[int]] = {}
        """The codes of every information state."""
        self.root = self._grow(Position(game, players, options))

    def _grow(self, at: Position) -> Node:
        self.histories += 1
        if at.chances:
            return Node(None, at.chances, [self._after(at, None, k) for k in range(len(at.chances))], [])
        if at.over:
            return Node(None, [], [], at.returns("places"))
        (seat,) = at.seats
        known = (seat, at.memory[seat])
        codes = self.legal.setdefault(known, at.legal(seat))
        return Node(known, [], [self._after(at, seat, code) for code in codes], [])

    def _after(self, at: Position, seat: Seat | None, number: int) -> Node:
        twin = at.clone()
        if seat is None:
            twin.happen(number)
        else:
            twin.play(seat, number)
        return self._grow(twin)

    def uniform(self) -> dict[Known, list[float]]:
        """Every code as likely as the others."""
        return {known: [1 / len(codes)] * len(codes) for known, codes in self.legal.items()}

    def values(self, strategy: Strategy, node: Node | None = None) -> list[float]:
        """The value of the match to each seat if all play by the strategy; `node`: from there on."""
        return self._values(node or self.root, strategy)

    def _values(self, node: Node, strategy: Strategy) -> list[float]:
        if not node.children:
            return node.returns
        shares = node.chances or strategy[node.known or (0, b"")]
        below = [self._values(child, strategy) for child in node.children]
        return [added(share * one[seat] for share, one in zip(shares, below)) for seat in range(self.players)]

    def best_response(self, strategy: Strategy, seat: Seat) -> float:
        """The most that this seat can get against the others' strategy."""
        return _Response(self, strategy, seat).value(self.root)

    def nash_conv(self, strategy: Strategy) -> float:
        """The sum of the gains of best responses over all seats: 0 at an equilibrium."""
        values = self.values(strategy)
        return added(self.best_response(strategy, seat) - values[seat] for seat in range(self.players))


class _Response:
    """One seat's best answers, each chosen once for all histories that it cannot tell apart."""

    def __init__(self, tree: Tree, strategy: Strategy, seat: Seat) -> None:
        self._strategy, self._seat = strategy, seat
        self._alike: dict[Known, list[tuple[Node, float]]] = {}
        self._best: dict[Known, int] = {}
        self._gather(tree.root, 1.0)

    def _shares(self, node: Node) -> list[float]:
        return node.chances or list(self._strategy[node.known or (0, b"")])

    def _gather(self, node: Node, reach: float) -> None:
        """Every history of an information state, with how likely the others and chance make it."""
        if node.known is not None and node.known[0] == self._seat:
            self._alike.setdefault(node.known, []).append((node, reach))
            shares = [1.0] * len(node.children)
        else:
            shares = self._shares(node) if node.children else []
        for share, child in zip(shares, node.children):
            self._gather(child, reach * share)

    def value(self, node: Node) -> float:
        if not node.children:
            return node.returns[self._seat]
        if node.known is not None and node.known[0] == self._seat:
            return self.value(node.children[self._answer(node.known)])
        return added(
            share * self.value(child) for share, child in zip(self._shares(node), node.children) if share
        )

    def _answer(self, known: Known) -> int:
        if known not in self._best:
            alike = self._alike[known]
            worth = [
                added(reach * self.value(node.children[k]) for node, reach in alike if reach)
                for k in range(len(alike[0][0].children))
            ]
            self._best[known] = worth.index(max(worth))
        return self._best[known]


class _Learning:
    """Regrets and the average strategy, as CFR+ keeps them: no regret below 0, later ones count more."""

    def __init__(self, tree: Tree) -> None:
        self.regrets = {known: [0.0] * len(codes) for known, codes in tree.legal.items()}
        self.sums = {known: [0.0] * len(codes) for known, codes in tree.legal.items()}
        self.now = tree.uniform()

    def learn(self, node: Node, seat: Seat, reach: list[float], weight: int) -> list[float]:
        """The value of a history now. `reach`: how likely each seat, and chance, makes it."""
        if not node.children:
            return node.returns
        if node.known is None:
            parts = [
                (share, self.learn(child, seat, [*reach[:-1], reach[-1] * share], weight))
                for share, child in zip(node.chances, node.children)
            ]
            return [added(share * one[k] for share, one in parts) for k in range(len(reach) - 1)]
        actor, strategy = node.known[0], self.now[node.known]
        below = []
        for share, child in zip(strategy, node.children):
            further = [*reach]
            further[actor] *= share
            below.append(self.learn(child, seat, further, weight))
        values = [added(s * one[k] for s, one in zip(strategy, below)) for k in range(len(reach) - 1)]
        if actor == seat:
            others = 1.0
            for k, part in enumerate(reach):
                others *= 1.0 if k == seat else part
            regrets, sums = self.regrets[node.known], self.sums[node.known]
            for k, one in enumerate(below):
                regrets[k] += others * (one[seat] - values[seat])
                sums[k] += weight * reach[seat] * strategy[k]
        return values

    def match_regrets(self, seat: Seat) -> None:
        for known, regrets in self.regrets.items():
            if known[0] != seat:
                continue
            regrets[:] = [max(0.0, regret) for regret in regrets]
            total = added(regrets)
            self.now[known] = [r / total if total > 0 else 1 / len(regrets) for r in regrets]

    def average(self) -> dict[Known, list[float]]:
        found = {}
        for known, sums in self.sums.items():
            total = added(sums)
            found[known] = [s / total if total > 0 else 1 / len(sums) for s in sums]
        return found


def cfr_plus(tree: Tree, iterations: int) -> dict[Known, list[float]]:
    """The average strategy of so many iterations of CFR+, seats in turn, weighed by their number."""
    learning = _Learning(tree)
    for iteration in range(1, iterations + 1):
        for seat in range(tree.players):
            learning.learn(tree.root, seat, [1.0] * (tree.players + 1), iteration)
            learning.match_regrets(seat)
    return learning.average()
