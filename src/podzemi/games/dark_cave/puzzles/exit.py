"""A way to the exit: few cards in the hand, and a cave that is not finished.

Two players; the other one has no cards, so that his turns are skipped (DC-4.3), and the pile is empty. The
exit lies open. Every turn costs the player a card, so his cards are his turns: when they are gone, the match
is over (DC-11.1); when he is out, it is won (DC-11.2). Bridges are not about: which card they take is luck.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final, NamedTuple

from podzemi.engine.bits import bit, has
from podzemi.engine.dice import Dice
from podzemi.engine.puzzles.exhaustive_search import Position, Rank
from podzemi.engine.puzzles.generated import PLAYER, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import Level
from podzemi.games.dark_cave import actions, rules
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.puzzles.scene import clear_table, is_marked, lay, lay_anywhere, places
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.state import Box, State

INSIDE: Final[Rank] = (0, 0, 0)
"""Not out: how long it took and what gold there was does not matter."""
STEPS_OUT: Final = 2
"""On the exit card, from its edge to its middle."""
FAR: Final = 99


class Size(NamedTuple):
    """How many cards are in the hand, and how many more are laid beside the way."""

    hand: int
    beside: int


SIZES: Final[dict[Level, Size]] = {"easy": Size(1, 3), "medium": Size(2, 1), "hard": Size(3, 1)}


class WayOut:
    """The search problem: cards and steps until the dwarf is out or the hand is empty."""

    def __init__(self, start: State) -> None:
        self.first_turn = int(start.turn)
        self.cards = [int(card) for card in start.hands[PLAYER]]
        self.far: dict[Hashable, Distances] = {}

    def codes(self, state: State) -> list[int]:
        return rules.legal(state, PLAYER)

    def after(self, state: State, code: int) -> State:
        after = state.clone()
        rules.apply(after, PLAYER, code)
        return after

    def key(self, state: State) -> Hashable:
        """Positions of the hand's cards and the dwarf, and the rest of the turn; at the end, the path."""
        if state.phase == s.OVER:
            return (*_openings(state, self.cards), *(self.rank(state) or ()))
        return (*self._laid_cards(state), *state.hands[PLAYER], *_figures(state))

    def _laid_cards(self, state: State) -> tuple[int, ...]:
        return tuple(2 * state.cell[card] + state.rot[card] for card in self.cards)

    def rank(self, state: State) -> Rank | None:
        """Out first, then in few turns, then with much gold."""
        if state.phase != s.OVER:
            return None
        if not state.out[PLAYER]:
            return INSIDE
        return (1, -self.turns(state), int(state.gold[PLAYER]))

    def turns(self, state: State) -> int:
        """Every second turn is the other one's, and skipped."""
        return 1 + (int(state.turn) - self.first_turn) // 2

    def known_rank(self, state: State) -> Rank | None:
        """A player without cards or moves stays inside in every line."""
        if state.phase == s.OVER:
            return self.rank(state)
        turns = len(state.hands[PLAYER])
        moves = (int(state.left) if state.phase == s.MOVE else 0) + turns * state.box.moves
        cards, steps = self._distance(state)
        return INSIDE if cards > turns or steps > moves else None

    def _distance(self, state: State) -> tuple[int, int]:
        """At least so many cards to lay and steps to make."""
        laid = self._laid_cards(state)
        found = self.far.get(laid)
        if found is None:
            found = self.far[laid] = Distances(state, len(self.cards))
        return found.of(state.cell[g.piece_of(state.dwarf[PLAYER])])


class Distances:
    """How far the exit is from every cell, were new cards open to all sides and every card one step wide."""

    def __init__(self, state: State, most: int) -> None:
        """`most`: how many cards may be missing."""
        self.state = state
        self.most = most
        self.at = {cell: piece for piece, cell in enumerate(state.cell) if cell != g.NO_CELL}
        self.ladders = [state.cell[g.piece_of(node)] for node in state.ladders]
        goal = _exit_cell(state)
        self.cards, self.steps = {goal: 0}, {goal: 0}
        edge, step = [goal], 0
        while edge:
            step += 1
            edge = self._spread(edge)
            for cell in edge:
                self.steps.setdefault(cell, step)

    def of(self, cell: int) -> tuple[int, int]:
        if cell not in self.cards:
            return FAR, FAR
        return self.cards[cell], self.steps[cell] + STEPS_OUT - 1

    def _spread(self, edge: list[int]) -> list[int]:
        """The cells one further that can be reached at all, or with fewer new cards than before."""
        reached: dict[int, int] = {}
        for cell in edge:
            for other in self._beside(cell):
                missing = self.cards[cell] + (other not in self.at)
                if missing <= self.most and missing < min(
                    self.cards.get(other, FAR), reached.get(other, FAR)
                ):
                    reached[other] = missing
        self.cards |= reached
        return list(reached)

    def _beside(self, cell: int) -> list[int]:
        """The cells that can be next on a way, ladders included."""
        found = []
        for side in range(g.SIDE_COUNT):
            other = g.beside(cell, side)
            if self._is_passage(cell, side) and self._is_passage(other, g.opposite(side)):
                found.append(other)
        return found + self.ladders if cell in self.ladders else found

    def _is_passage(self, cell: int, side: int) -> bool:
        """Whether it is open there, or may be: nothing lies there yet, or a face-down goal."""
        piece = self.at.get(cell)
        state = self.state
        return piece is None or not cave.is_face_up(state, piece) or has(cave.mask_of(state, piece), side)


def _openings(state: State, cards: list[int]) -> list[int]:
    """Cell and openings of each card; a straight card upside down is the same answer."""
    return [16 * state.cell[card] + cave.mask_of(state, card) for card in cards]


def _figures(state: State) -> tuple[int, ...]:
    return (state.phase, state.turn, state.left, state.dwarf[PLAYER], state.gold[PLAYER], *state.turned)


def _exit_cell(state: State) -> int:
    return next(state.cell[piece] for piece in state.laid if is_marked(state.box, state.face[piece], s.EXIT))


class WaysOut(GeneratedPuzzles[State, Box]):
    """The puzzles of the game (`engine.puzzles.Puzzles`)."""

    game: ClassVar[str] = "dark_cave"
    measures: tuple[str, ...] = ("out", "turns", "gold")
    practices: ClassVar[int] = 3
    bands: ClassVar[dict[Level, tuple[float, float]]] = {
        "practice": (4.0, 99.0),
        "easy": (4.0, 12.0),
        "medium": (12.0, 20.0),
        "hard": (20.0, 99.0),
    }
    most: ClassVar[int] = 12_000

    def draw(self, level: Level, number: int, dice: Dice) -> State | None:
        size = Size(number, 1) if level == "practice" else SIZES[level]
        return scene(self.box, size, dice)

    def task(self, start: State) -> WayOut:
        return WayOut(start)

    def is_fair(self, position: Position) -> bool:
        """There is a way out."""
        return position.value[0] == 1

    def values(self, rank: Rank) -> dict[str, int]:
        out, turns, gold = rank
        return {"out": out, "turns": -turns, "gold": gold}

    def stars(self, rank: Rank, goal: Rank) -> int:
        """Out, out in time, out with all the gold."""
        if rank[0] < goal[0]:
            return 0
        return 3 if rank == goal else 2 if rank[1] == goal[1] else 1

    def decode(self, code: int) -> actions.Action:
        return actions.decode(self.box, code)


# ---------------------------------------------------------------- scenes


def scene(box: Box, size: Size, dice: Dice) -> State | None:
    """A cave that reached the exit, less the last cards of its way: they are the hand. None: it did not."""
    state = rules.setup(box, Dice(0), 2, PLAYER, s.NONE, False, None)
    corner = _place_goals(state, dice)
    paths = [card for card in range(box.cards) if _is_plain(box, card)]
    dice.shuffle(paths)
    way = _dig(state, g.goal_piece(box, corner), paths, dice)
    if len(way) <= size.hand:
        return None
    cave.turn_up(state, corner, 0)
    hand = way[-size.hand :]
    for card in reversed(hand):
        cave.lift(state, card)
    for _ in range(size.beside):
        lay_anywhere(state, paths.pop(), dice)
    clear_table(state, sorted(hand), [])
    state.dwarf[PLAYER] = g.node_at(way[-size.hand - 1], 0)
    return state


def _is_plain(box: Box, card: int) -> bool:
    """A path card without a bridge or a ladder: new ladders would make distances hard to tell."""
    return box.kind[card] == s.PATH and not any(is_marked(box, card, mark) for mark in (s.BRIDGE, s.LADDER))


def _place_goals(state: State, dice: Dice) -> int:
    """One of the corners gets the exit, which is returned; the player has looked at all goals."""
    box = state.box
    corner = dice.below(g.CORNER_COUNT)
    pieces = [g.goal_piece(box, n) for n in range(g.CORNER_COUNT)]
    faces = [piece for piece in pieces if not is_marked(box, piece, s.EXIT)]
    (way_out,) = [piece for piece in pieces if is_marked(box, piece, s.EXIT)]
    dice.shuffle(faces)
    faces.insert(corner, way_out)
    for piece, face in zip(pieces, faces, strict=True):
        state.face[piece] = face
    state.looked_goal = [bit(PLAYER)] * g.CORNER_COUNT
    return corner


def _dig(state: State, goal: int, paths: list[int], dice: Dice) -> list[int]:
    """Lay cards towards the goal, always the nearest way, until it is reached; the cards in their order."""
    laid: list[int] = []
    while paths and not _is_reached(state, goal):
        card = paths.pop()
        near = [(_gap(state, cell, goal), dice.below(4), cell, rot) for cell, rot in places(state, card)]
        nearest = min(_gap(state, cell, goal) for cell in state.rim)
        if near and min(near)[0] == nearest:
            lay(state, card, *min(near)[2:])
            laid.append(card)
    return laid if _is_reached(state, goal) else []


def _is_reached(state: State, goal: int) -> bool:
    return any(state.join[g.piece_side(goal, side)] != s.NONE for side in range(g.SIDE_COUNT))


def _gap(state: State, cell: int, goal: int) -> int:
    there = state.cell[goal]
    return abs(int(g.cell_x(cell) - g.cell_x(there))) + abs(int(g.cell_y(cell) - g.cell_y(there)))
