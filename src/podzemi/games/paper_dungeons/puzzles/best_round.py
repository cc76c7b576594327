"""Best rounds: a lone player's last round, three of the six dice, and the glory of the whole sheet.

The sheet comes from a match that a quick player has played so far (`policy.weigh`). The last fight comes
at the end of the round, missions are scored, and the match is over: nothing is left to chance (PD-14).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from podzemi.engine.dice import Dice
from podzemi.engine.puzzles.exhaustive_search import Rank
from podzemi.engine.puzzles.generated import PLAYER, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import LEVELS, Level
from podzemi.games.paper_dungeons import actions, codes, rules
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.policy import weigh
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox
from podzemi.games.paper_dungeons.rules.legal import colour_of
from podzemi.games.paper_dungeons.state import Box, State

BROAD: Final = 50
"""Most outcomes of one die in a puzzle; with more, a round has too many lines to search."""
NEARLY: Final = 2
"""Two stars for at most this much less than the best, one for twice as much."""


class Round:
    """The search problem: the dice of one round, in every order, and the choices that they set off."""

    def codes(self, state: State) -> list[int]:
        """Of two dice that show the same in the same colour the first one is enough."""
        found: list[int] = rules.legal(state, PLAYER)
        if state.phase != s.ACTIONS or state.sheets[PLAYER].agenda or state.sheets[PLAYER].movement:
            return found
        twins = _twins(state)
        return [code for code in found if codes.first_of(code) not in twins]

    def after(self, state: State, code: int) -> State:
        after = state.clone()
        rules.apply(after, PLAYER, code)
        return after

    def key(self, state: State) -> Hashable:
        """At the end the score boxes: an answer is what the sheet says, not how it was filled."""
        if state.phase == s.GAME_END:
            return tuple(state.results)
        return (state.phase, Sandbox(state, state.sheets[PLAYER]).key())

    def rank(self, state: State) -> Rank | None:
        return (state.results[s.TOTAL],) if state.phase == s.GAME_END else None

    known_rank = rank


def _twins(state: State) -> set[int]:
    """The unused dice that are like an unused one before them."""
    seen: set[tuple[int, int]] = set()
    twins = set()
    for die, symbol in enumerate(state.faces):
        if die not in state.sheets[PLAYER].used:
            like = (colour_of(die), symbol)
            if like in seen:
                twins.add(die)
            seen.add(like)
    return twins


class BestRounds(GeneratedPuzzles[State, Box]):
    """The puzzles of the game (`engine.puzzles.Puzzles`)."""

    game: ClassVar[str] = "paper_dungeons"
    measures: tuple[str, ...] = ("glory",)
    practices: ClassVar[int] = 3
    bands: ClassVar[dict[Level, tuple[float, float]]] = {
        "easy": (4.0, 10.0),
        "medium": (10.0, 20.0),
        "hard": (20.0, 99.0),
    }
    most: ClassVar[int] = 6_000

    def draw(self, level: Level, number: int, dice: Dice) -> State | None:
        state = _last_round(self.box, dice)
        return state if _breadth(state) <= BROAD else None

    def band(self, level: Level, number: int) -> tuple[float, float]:
        """The three practice puzzles are one of each level."""
        return self.bands[LEVELS[number - 1] if level == "practice" else level]

    def task(self, start: State) -> Round:
        return Round()

    def values(self, rank: Rank) -> dict[str, int]:
        return dict(zip(self.measures, rank, strict=True))

    def stars(self, rank: Rank, goal: Rank) -> int:
        behind = goal[0] - rank[0]
        return 3 if behind == 0 else 2 if behind <= NEARLY else 1 if behind <= 2 * NEARLY else 0

    def decode(self, code: int) -> actions.Action:
        return actions.decode(code)


def _breadth(state: State) -> int:
    """In how many ways the first die can end: three dice have about the third power of it."""
    task = Round()
    todo, seen, ends = [state], {task.key(state)}, 0
    while todo and ends <= BROAD:
        here = todo.pop()
        sheet = here.sheets[PLAYER]
        if sheet.used and not sheet.agenda and not sheet.movement:
            ends += 1
            continue
        for code in task.codes(here):
            after = task.after(here, code)
            if (key := task.key(after)) not in seen:
                seen.add(key)
                todo.append(after)
    return ends


def _last_round(box: Box, dice: Dice) -> State:
    """A quick player's match when the dice of the last round have been rolled."""
    state = rules.setup(box, dice, 1, s.RANDOM_DUNGEON, True, False, True, 0, False, None)
    while state.round < state.box.rounds or state.phase != s.ACTIONS:
        found = rules.legal(state, PLAYER)
        weights = weigh(state, PLAYER, found)
        drawn = dice.below(sum(weights))
        at = 0
        while drawn >= weights[at]:
            drawn -= weights[at]
            at += 1
        rules.apply(state, PLAYER, found[at])
    return state
