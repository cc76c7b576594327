"""The cave as a bot sees it: what is linked, how far the exit is, what a card would change.

Made from a view with strings and dicts. Distances are in turns: a step costs a third of
one, a card that is still missing somewhat less than one, since others lay cards too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from heapq import heappop, heappush
from typing import Final

from podzemi.engine.values import Seat
from podzemi.games.dark_cave.components import DATA
from podzemi.games.dark_cave.view import View

Cell = tuple[int, int]
Space = tuple[int, int, str]
Node = Cell | Space
"""A space, or an empty cell that a card could fill."""

STEP: Final = 1 / 3
CARD: Final = 0.8
PLACE: Final = CARD + STEP
"""A missing card, and a second step for crossing it: the cards are of all three backs."""
WAIT: Final = 0.35
LONGEST_WAIT: Final = 4.0
BRIDGE: Final = 0.8
TUNNEL: Final = 0.6
FAR: Final = 20.0

SIDES: Final[dict[str, Cell]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}


@dataclass(frozen=True, slots=True)
class Picture:
    """A card at one rotation."""

    openings: dict[str, str]
    near: dict[str, list[str]]
    marks: dict[str, str]


def _picture(
    openings: dict[str, str], spaces: list[str], links: list[list[str]], marks: dict[str, str]
) -> Picture:
    near: dict[str, list[str]] = {space: [] for space in spaces}
    for one, two in links:
        near[one].append(two)
        near[two].append(one)
    return Picture(openings, near, marks)


def _pictures() -> dict[tuple[str, int], Picture]:
    found = {}
    for card in DATA.cave_cards:
        upright: dict[str, str] = {str(side): space for side, space in card.openings.items()}
        turned = {OPPOSITE[side]: space for side, space in upright.items()}
        marks = {space: str(mark) for space, mark in card.marks.items()}
        found[card.id, 0] = _picture(upright, card.spaces, card.links, marks)
        found[card.id, 180] = _picture(turned, card.spaces, card.links, marks)
    return found


PICTURES: Final = _pictures()


def _paths(picture: Picture) -> list[frozenset[str]]:
    """The sides that are joined on the card without going through a tunnel."""
    found = []
    for start in picture.openings.values():
        reached = [start]
        for space in reached:
            for other in picture.near[space]:
                if other not in reached and picture.marks.get(other) != "tunnel":
                    reached.append(other)
        found.append(frozenset(side for side, space in picture.openings.items() if space in reached))
    return found


_JOINED: Final = [
    [(frozenset(PICTURES[card.id, rot].openings), _paths(PICTURES[card.id, rot])) for rot in (0, 180)]
    for card in DATA.path_card
]


@cache
def share(open_: frozenset[str], shut: frozenset[str], onward: str) -> float:
    """The share of path cards that fit between these neighbours and lead on to that side."""
    good = 0
    for turns in _JOINED:
        good += any(
            open_ <= sides and not sides & shut and any(onward in path and path & open_ for path in paths)
            for sides, paths in turns
        )
    return good / len(_JOINED)


def beside(cell: Cell, side: str) -> Cell:
    dx, dy = SIDES[side]
    return cell[0] + dx, cell[1] + dy


def edge(one: Cell, two: Cell) -> tuple[Cell, Cell]:
    return (one, two) if one < two else (two, one)


class Cave:
    """Everything that lies open, and the move relation (DC-2)."""

    def __init__(self, view: View) -> None:
        self.cards: dict[Cell, tuple[str, int]] = {(c.x, c.y): (c.card, c.rot) for c in view.cards}
        self.down: set[Cell] = {(g.x, g.y) for g in view.goals if not g.face_up}
        self.webs: set[tuple[Cell, Cell]] = {
            edge((w.edge[0][0], w.edge[0][1]), (w.edge[1][0], w.edge[1][1])) for w in view.webs
        }
        self.reach = max(abs(part) for cell in (*self.cards, *self.down) for part in cell) + 1
        self.links: dict[Space, list[Space]] = {}
        self.ladders: list[Space] = []
        self.ends: dict[Cell, list[Space]] = {}
        """Empty cells that a path leads to, with the spaces it leads from."""
        self._link()

    def picture(self, cell: Cell) -> Picture:
        return PICTURES[self.cards[cell]]

    def mark(self, space: Space) -> str:
        cell = (space[0], space[1])
        return self.picture(cell).marks.get(space[2], "") if cell in self.cards else ""

    def without(self, cell: Cell | None = None, web: tuple[Cell, Cell] | None = None) -> Cave:
        """The cave after a cave-in on that cell, or with the cobweb laid or taken away there."""
        twin = object.__new__(Cave)
        twin.cards = {there: card for there, card in self.cards.items() if there != cell}
        twin.down, twin.reach = self.down, self.reach
        twin.webs = self.webs if web is None else self.webs ^ {web}
        twin.links, twin.ladders, twin.ends = {}, [], {}
        twin._link()
        return twin

    def _link(self) -> None:
        ladders = self.ladders
        for cell in self.cards:
            picture = self.picture(cell)
            x, y = cell
            for space, near in picture.near.items():
                self.links[x, y, space] = [(x, y, other) for other in near]
                if picture.marks.get(space) == "ladder":
                    ladders.append((x, y, space))
        for cell in self.down:
            self.links[*cell, "down"] = []
        for cell in self.cards:
            for side, space in self.picture(cell).openings.items():
                self._leave(cell, side, (*cell, space))
        for one in ladders:
            self.links[one] += [two for two in ladders if two != one]

    def _leave(self, cell: Cell, side: str, space: Space) -> None:
        """The link over one open side."""
        there = beside(cell, side)
        if there in self.cards:
            other = self.picture(there).openings.get(OPPOSITE[side])
            if other is not None and edge(cell, there) not in self.webs:
                self.links[space].append((*there, other))
        elif there in self.down:
            if edge(cell, there) not in self.webs:
                self.links[space].append((*there, "down"))
                self.links[*there, "down"].append(space)
        else:
            self.ends.setdefault(there, []).append(space)

    def toll(self, space: Space) -> float:
        mark = self.mark(space)
        return BRIDGE if mark == "bridge" else TUNNEL if mark == "tunnel" else 0.0

    def wait(self, cell: Cell, onward: Node | None) -> float:
        """Turns until somebody draws a card that leads from an open end over that cell and on."""
        if onward is None:
            return 0.0
        there = (onward[0], onward[1])
        open_: set[str] = set()
        shut: set[str] = set()
        way = ""
        for side in SIDES:
            other = beside(cell, side)
            if other == there:
                way = side
            if other in self.cards:
                is_open = OPPOSITE[side] in self.picture(other).openings
                (open_ if is_open else shut).add(side)
        fitting = share(frozenset(open_), frozenset(shut), way)
        return min(LONGEST_WAIT, WAIT / fitting - WAIT) if fitting else LONGEST_WAIT

    def distances(self, start: Space) -> dict[Space, int]:
        """Moves from a space to every other, over what lies there now."""
        found = {start: 0}
        queue = [start]
        for space in queue:
            if space[2] == "down":
                continue
            for other in self.links[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    queue.append(other)
        return found


@dataclass(slots=True)
class Field:
    """How many turns every space and every empty cell is from the goal, and the next node on the way."""

    cost: dict[Node, float] = field(default_factory=dict)
    onward: dict[Node, Node | None] = field(default_factory=dict)

    def of(self, node: Node | None) -> float:
        return FAR if node is None else min(FAR, self.cost.get(node, FAR))

    def way(self, node: Node) -> list[Node]:
        """The nodes from here to the goal."""
        found = [node]
        while (after := self.onward.get(found[-1])) is not None and len(found) < 200:
            found.append(after)
        return found


def field_to(cave: Cave, targets: dict[Space, float], waits: dict[Cell, float] | None = None) -> Field:
    """The field around these spaces; their values are what it costs to be there.

    `waits`: extra turns for empty cells where no card at hand would do.
    """
    made = Field()
    extra = waits or {}
    heap: list[tuple[float, int, Node, Node | None]] = []
    for number, (space, cost) in enumerate(targets.items()):
        heappush(heap, (cost, number, space, None))
    number = len(heap)
    while heap:
        cost, _, node, onward = heappop(heap)
        if node in made.cost:
            continue
        made.cost[node], made.onward[node] = cost, onward
        wait = extra.get(node, 0.0) if len(node) == 2 else 0.0
        for other, price in _before(cave, node):
            if other not in made.cost:
                number += 1
                heappush(heap, (cost + price + wait, number, other, node))
    return made


def _before(cave: Cave, node: Node) -> list[tuple[Node, float]]:
    """The nodes from which one comes to this one, with the price of coming."""
    found: list[tuple[Node, float]] = []
    if len(node) == 3:
        price = STEP + cave.toll(node)
        for space in cave.links.get(node, ()):
            if space[2] != "down":
                found.append((space, price))
        found += [(cell, price) for cell in _empty_beside(cave, node)]
        return found
    found += [(space, PLACE + STEP) for space in cave.ends.get(node, ())]
    for side in SIDES:
        there = beside(node, side)
        if there not in cave.cards and there not in cave.down and max(map(abs, there)) <= cave.reach:
            found.append((there, PLACE + STEP))
    return found


def _empty_beside(cave: Cave, space: Space) -> list[Cell]:
    """Empty cells from which a card would lead onto the space."""
    cell = (space[0], space[1])
    if space[2] == "down":
        sides = list(SIDES)
    elif cell in cave.cards:
        sides = [side for side, there in cave.picture(cell).openings.items() if there == space[2]]
    else:
        return []
    around = [beside(cell, side) for side in sides]
    return [there for there in around if there not in cave.cards and there not in cave.down]


def laid_cost(cave: Cave, field_: Field, card: str, cell: Cell, rot: int) -> tuple[float, list[Space]]:
    """With that card there: the cost from its best entry, and the spaces that lead onto it."""
    picture = PICTURES[card, rot]
    cost: dict[str, float] = {}
    entries: list[tuple[str, Space]] = []
    for side, space in picture.openings.items():
        there = beside(cell, side)
        if there in cave.cards:
            other = cave.picture(there).openings.get(OPPOSITE[side])
            if other is None:
                continue
            entries.append((space, (*there, other)))
            onward = field_.cost.get((*there, other), FAR)
            if field_.onward.get((*there, other)) == cell:
                continue
        elif there in cave.down:
            onward = field_.cost.get((*there, "down"), FAR)
        else:
            onward = field_.cost.get(there, FAR) + PLACE
        cost[space] = min(cost.get(space, FAR), onward + STEP)
    for space, mark in picture.marks.items():
        if mark == "ladder":
            entries += [(space, ladder) for ladder in cave.ladders]
            cost[space] = min([cost.get(space, FAR), *(field_.of(one) + STEP for one in cave.ladders)])
    _settle(picture, cost)
    best = min((cost.get(space, FAR) for space, _ in entries), default=FAR)
    return min(FAR, best), [outside for _, outside in entries]


def _settle(picture: Picture, cost: dict[str, float]) -> None:
    """Spread the costs over the card's own links."""
    for _ in picture.near:
        for space, near in picture.near.items():
            for other in near:
                mark = picture.marks.get(other)
                toll = BRIDGE if mark == "bridge" else TUNNEL if mark == "tunnel" else 0.0
                through = cost.get(other, FAR) + STEP + toll
                if through < cost.get(space, FAR):
                    cost[space] = through


def spaces_of(view: View) -> dict[Seat, Space]:
    """Where the dwarfs inside stand."""
    found: dict[Seat, Space] = {}
    for seat, side in enumerate(view.seats):
        if side.dwarf is not None:
            x, y, space = side.dwarf
            found[seat] = (int(x), int(y), str(space))
    return found
