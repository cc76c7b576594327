"""The combat academy: the rulebook's practice situations, and as many new ones as one likes.

A puzzle is a state in its combat phase with one player, all four combat cards known to him (as if
he had spied them), no other dungeon lord and no paladin on his way. It ends with the combat.

Practice (DL-12.2) wants no spells and a fatigue of 2: the four cards of year 1 that tire two points,
against parties that cannot cast. Its rounds go on until the party is gone; no situation needs more than
the four rounds there are to lose the fewest tiles.

**Unique.** Costs are compared as `solver.LEAST` does: tiles lost, captures, goods spent, creatures sent.
A generated puzzle has one best answer in this sense: in every round of the best play exactly one
plan (tile, kinds of traps, kinds of creatures) belongs to a best play, and it leaves exactly one
situation for the next round. Which of two creatures of a kind is sent, and attacks in an order that
ends the same, make no difference.

**Difficulty.** On the way of the best play, count in every round the plans that can be laid, and those after
which not one tile more need be lost than at best. The product of their ratios is the chance that
somebody who lays plans blindly never gives a tile away; the difficulty is how many coins would
have to show heads for the same luck. A puzzle that quick play (the best round now, come what may)
solves is never more than easy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from math import log2
from typing import Final, NamedTuple

from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.puzzles.puzzle import (
    PLAYER,
    Generated,
    Hint,
    Level,
    PuzzleInfo,
    PuzzleScore,
    UnknownPuzzle,
    level_of,
)
from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.schema import Data
from podzemi.games.dungeon_lords.names import ADVENTURERS, CREATURES, ROOMS, TRAPS
from podzemi.games.dungeon_lords.puzzles.scenes import Scene, draw_scene, lord_of, state_of
from podzemi.games.dungeon_lords.rules import apply
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of
from podzemi.games.dungeon_lords.solver.best_play import (
    Score,
    Situation,
    Solver,
    creatures_in,
    following,
    is_plan,
    score,
    situation,
)
from podzemi.games.dungeon_lords.solver.search import Leaf
from podzemi.games.dungeon_lords.state import Box, Lord, State, cards_of
from podzemi.games.dungeon_lords.view import build

BANDS: Final[dict[Generated, tuple[float, float]]] = {
    "easy": (1.0, 3.0),
    "medium": (3.0, 5.0),
    "hard": (5.0, 99.0),
}
"""From which difficulty a level reaches to which."""


STEPS: Final = 15_000
"""A situation that takes longer to solve is no puzzle."""


TRIES: Final = 4_000


REMEMBERED: Final = 256


class Puzzle(Struct, frozen=True):
    """A scene with its answer."""

    scene: Scene
    level: Level
    difficulty: int
    best: Score
    line: tuple[int, ...]


# ---------------------------------------------------------------- judging a scene


def opening(scene: Scene, lord: Lord) -> Situation:
    return Situation(True, scene.year, 1, lord, None, scene.row)


class Solved(NamedTuple):
    """A scene's best answer: as moves and by what it costs, and the solver for questions about others."""

    solver: Solver
    start: Situation
    line: list[int]
    best: Score


def solve(box: Box, scene: Scene) -> Solved | None:
    """The scene with its best answer; None if it is too large to be sure."""
    lord = lord_of(box, scene)
    start = opening(scene, lord)
    solver = Solver(box, start, steps=STEPS)
    solver.cost(start)
    if not solver.exact:
        return None
    line = solver.line(start)
    return Solved(solver, start, line, score(lord, _end(solver, start), creatures_in(line)))


def judge(box: Box, scene: Scene, level: Level) -> Puzzle | None:
    """The scene as a puzzle, whatever it is worth; None if it is too large to be sure of the answer."""
    if (solved := solve(box, scene)) is None:
        return None
    solver, start, line, best = solved
    return Puzzle(scene, level, round(difficulty(solver, start, best)), best, tuple(line))


def _end(solver: Solver, start: Situation) -> Lord:
    """The lord after the best play."""
    now: Situation | None = start
    while now is not None:
        lord = solver.leaf(now).lord
        now = following(now, lord)
    return lord


def is_unique(solver: Solver, start: Situation) -> bool:
    """Whether the best play is one only, in the sense given above."""
    now: Situation | None = start
    while now is not None and solver.plans(now):
        leaves = solver.best_leaves(now)
        if len(leaves) != 1 or len(leaves[0].plans) != 1:
            return False
        now = following(now, leaves[0].lord)
    return True


def difficulty(solver: Solver, start: Situation, best: Score) -> float:
    """How many coins must show heads to lay only plans that give no tile away, blindly."""
    coins, lost = 0.0, 0
    now: Situation | None = start
    while now is not None and solver.plans(now):
        before = now.lord
        enough = (best.lost - lost + 0.5) * 1e9
        plans = solver.plans(now)
        coins += log2(len(plans) / sum(solver.plan_cost(now, plan, enough) < enough for plan in plans))
        leaf = solver.leaf(now)
        lost += score(before, leaf.lord).lost
        now = following(now, leaf.lord)
    return coins


def quick(solver: Solver, start: Situation) -> float:
    """The loss of a player who plans every round by itself: tile, captures, wounds."""
    total = 0.0
    now: Situation | None = start
    while now is not None and solver.plans(now):
        leaf = min(solver.round_ends(now), key=_looks)
        total += leaf.cost
        now = following(now, leaf.lord)
    return total


def _looks(leaf: Leaf) -> float:
    """A round for itself: its cost, and every wound is worth something."""
    return leaf.cost - 1e5 * int(sum(leaf.lord.damage))


def worthy(box: Box, scene: Scene, level: Generated) -> Puzzle | None:
    """The scene as a puzzle of this level; None if it is not worth one."""
    if (solved := solve(box, scene)) is None:
        return None
    solver, start, line, best = solved
    if not _is_fair(scene, best, line) or not is_unique(solver, start):
        return None
    coins = difficulty(solver, start, best)
    low, high = BANDS[level]
    if not low <= coins < high or (level != "easy" and quick(solver, start) <= best.cost):
        return None
    return Puzzle(scene, level, round(coins), best, tuple(line)) if solver.exact else None


def _is_fair(scene: Scene, best: Score, line: list[int]) -> bool:
    """Something can be won: most of the party, at a price of two tiles at most, and not in one round."""
    plans = [code for code in line if is_plan(code)]
    return best.lost <= 2 and best.captured >= len(scene.party) - 1 and len(plans) > 1 and best.sent > 0


def generate(box: Box, id: str, level: Generated) -> Puzzle:
    """The puzzle of an id: the first worthy scene of its own stream of scenes."""
    dice = Dice(int.from_bytes(sha256(f"dungeon_lords {id}".encode()).digest()[:8], "big"))
    for _ in range(TRIES):
        if (found := worthy(box, draw_scene(box, level, dice), level)) is not None:
            return found
    raise UnknownPuzzle(id)


# ---------------------------------------------------------------- the academy


class Academy:
    """The puzzles of the game (`engine.puzzles.Puzzles`), with the game's own components."""

    measures: tuple[str, ...] = ("lost", "captured", "spent")
    hints: tuple[str, ...] = ("plan", "attack", "choice")

    def __init__(self, data: Data, box: Box) -> None:
        self.data = data
        self.box = box
        self.puzzle = lru_cache(REMEMBERED)(self._puzzle)
        """The puzzle of an id; made once as long as it is remembered."""

    def __reduce__(self) -> tuple[type[Academy], tuple[Data, Box]]:
        """Puzzles follow from their ids: whoever unpickles this makes them again."""
        return Academy, (self.data, self.box)

    def _puzzle(self, id: str) -> Puzzle:
        level, seed = level_of(id)
        if level != "practice":
            return generate(self.box, id, level)
        if not 1 <= seed <= len(self.data.practice):
            raise UnknownPuzzle(id)
        made = judge(self.box, self._scene(seed - 1), level)
        assert made is not None
        return made

    def _scene(self, number: int) -> Scene:
        """DL-12.1, DL-12.2: three tiles in a line, the second may be a room; fatigue of 2, nobody casts."""
        entry = self.data.practice[number]
        tiles = int(self.box.start[s.START_TILES])
        second = int(cells_of(self.box, tiles)[1])
        fatigue = self.box.card_fatigue
        tired = sorted(cards_of(1), key=lambda card: abs(int(fatigue[card]) - 2))
        return Scene(
            year=1,
            party=tuple(_index(ADVENTURERS, one) for one in entry.party),
            creatures=tuple(_index(CREATURES, f"{kind}_1") for kind in entry.monsters),
            traps=tuple(TRAPS.index(trap) for trap in entry.traps),
            tiles=tiles,
            rooms=() if entry.room is None else ((second, ROOMS.index(entry.room)),),
            gold=entry.gold,
            food=entry.food,
            imps=0,
            row=tuple(sorted(tired[:4])),
        )

    def practice(self) -> list[PuzzleInfo]:
        """DL-12: the situations of the rulebook."""
        return [self.info(f"practice-{entry.n}") for entry in self.data.practice]

    def info(self, id: str) -> PuzzleInfo:
        puzzle = self.puzzle(id)
        return PuzzleInfo(id, puzzle.level, puzzle.difficulty, _values(puzzle.best))

    def start(self, id: str, log: Log | None = None) -> State:
        return state_of(self.box, self.puzzle(id).scene, log)

    def score(self, id: str, state: State) -> PuzzleScore | None:
        if state.phase != s.OVER:
            return None
        puzzle = self.puzzle(id)
        found = score(lord_of(self.box, puzzle.scene), state.lords[PLAYER])
        return PuzzleScore(_values(found), stars(found, puzzle.best))

    def best(self, id: str) -> list[a.Action]:
        return [a.decode(code) for code in self.puzzle(id).line]

    def reasons(self, id: str) -> list[Hint]:
        """The subject of every step: how much is sent, which creature strikes."""
        return [_matter(action) for action in self.best(id)]

    def hint(self, id: str, state: State, degree: int) -> Hint:
        """First how things stand, then what matters now, then the action itself."""
        puzzle = self.puzzle(id)
        if state.phase == s.OVER:
            return Hint("over")
        at = situation(self.box, build.view(state, PLAYER))
        line = Solver(self.box, at).line(at)
        if degree <= 1:
            return self._outlook(puzzle, state, line)
        action = a.decode(line[0])
        if degree == 2:
            return _matter(action)
        return Hint("action", action=action)

    def _outlook(self, puzzle: Puzzle, state: State, line: list[int]) -> Hint:
        """The rank that can still be reached."""
        end = state.clone()
        for code in line:
            apply(end, PLAYER, code, None)
        found = score(lord_of(self.box, puzzle.scene), end.lords[PLAYER])
        text = "good" if stars(found, puzzle.best) == 3 else "missed"
        return Hint(text, result=_values(found), more=True)


def _index(names: Sequence[str], name: str) -> int:
    return names.index(name)


def _matter(action: a.Action) -> Hint:
    """The subject of the next step, without giving it away."""
    match action:
        case a.PlanCombat(_, traps, creatures):
            return Hint("plan", {"traps": len(traps), "creatures": len(creatures)}, more=True)
        case a.Attack(creature):
            return Hint("attack", {"creature": creature}, more=True)
    return Hint("choice", more=True)


def _values(found: Score) -> dict[str, int]:
    return {"lost": found.lost, "captured": found.captured, "spent": found.spent}


def stars(found: Score, best: Score) -> int:
    """Three for the best, two with goods wasted, one with only the tiles saved."""
    if found.lost > best.lost:
        return 0
    if found.captured < best.captured:
        return 1
    return 3 if found.spent <= best.spent else 2
