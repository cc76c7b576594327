"""Tree search over what a seat may know: options and outcome. `runtime/search.hpp` does the work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from podzemi.native.policies import policy_number

if TYPE_CHECKING:
    from podzemi.native._core import State

SELECTIONS: Final = ("ucb", "puct", "regret")
OPPONENTS: Final = ("tree", "policy")
AIMS: Final = ("places", "wins")

Selection = Literal["ucb", "puct", "regret"]


class Options(Struct, frozen=True, kw_only=True):
    """How a tree is searched. The usual ones are plain information-set tree search with random rollouts."""

    exploration: float = 0.7
    """Exploration constant (c of UCB1, c_puct of PUCT): larger values favour rarely tried actions."""
    first_play_urgency: float = 0.1
    """First-play urgency (PUCT): an untried action starts at the node's mean value minus this."""
    progressive_widening: float = 0.0
    """Progressive widening: at most this times sqrt(visits) actions, highest prior first; 0: no limit."""
    breadth: int = 0
    """At most this many actions per node, highest prior first; 0: no limit."""
    use_prior: bool = False
    """Whether the game's `policy.weigh` says what is liked; otherwise all actions are alike."""
    selection: Selection = "ucb"
    """How an action is chosen where one seat decides."""
    simultaneous: Selection = "ucb"
    """Likewise where several seats decide at the same time, in secret."""
    rollout: Literal["random", "weighed"] = "random"
    """The rollout policy: it plays on from a new node."""
    rollout_depth: int = -1
    """Rollout length in decisions; the game's `policy.estimate` then gives the value. -1: to the end."""
    opponents: Literal["tree", "policy"] = "tree"
    """Whether other seats search too, or play by the policy of rollouts."""
    max_nodes: int = 400_000
    aim: Literal["places", "wins"] = "places"
    """Utility of an end: the share of rivals left behind, or the first place alone, shared in parts. With
    two players and no draws both are the same."""

    def numbers(self) -> tuple[float, ...]:
        """As native code takes them: `machine::SearchSettings`, in that order."""
        return (
            self.exploration,
            self.first_play_urgency,
            self.progressive_widening,
            int(self.use_prior),
            self.breadth,
            SELECTIONS.index(self.selection),
            SELECTIONS.index(self.simultaneous),
            policy_number(self.rollout),
            self.rollout_depth,
            OPPONENTS.index(self.opponents),
            self.max_nodes,
            AIMS.index(self.aim),
        )


class ActionStatistics(Struct, frozen=True):
    """One action of the seat: how often it was tried and what came of it, -1 (last) to 1 (first)."""

    code: int
    visits: int
    value: float
    standard_error: float
    """The standard error of `value`; 2 for what was tried less than twice."""
    prior: float
    """Its share of the weights."""
    probability: float
    """How often it should be played: by visits, or by the average strategy of regret matching."""


class Search:
    """A search for one decision of one seat; `run` goes on where it was, `statistics` tells what came out."""

    def __init__(
        self,
        worlds: Sequence[State],
        seat: int,
        options: Options | None = None,
        seed: int = 0,
        weights: Sequence[float] | None = None,
    ) -> None:
        """`worlds`: states that the seat holds possible, such as `sample` draws; `weights`: how possible."""
        from podzemi.native import _core

        self._options = options or Options()
        self._core = _core.Search(worlds, weights, seat, self._options.numbers(), seed)

    def run(self, iterations: int) -> None:
        """Run this many more iterations, without Python's lock."""
        self._core.run(iterations)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return self._core.iterations

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        return self._core.nodes

    def statistics(self) -> list[ActionStatistics]:
        """The seat's actions, the one to be played most first."""
        rows = self._core.report()
        visits = sum(row[1] for row in rows) or 1
        strategy = sum(row[5] for row in rows)
        found = [
            ActionStatistics(
                code,
                times,
                total / times if times else 0.0,
                _error(times, total, squares),
                prior,
                played / strategy if strategy > 0 else times / visits,
            )
            for code, times, total, squares, prior, played in rows
        ]
        return sorted(found, key=lambda one: (-one.probability, -one.value))


def _error(times: int, total: float, squares: float) -> float:
    """The standard error of a mean."""
    if times < 2:
        return 2.0
    mean = total / times
    return float((max(0.0, squares / times - mean * mean) / (times - 1)) ** 0.5)
