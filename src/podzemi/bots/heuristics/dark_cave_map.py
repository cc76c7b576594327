"""The cave as a bot sees it: what is linked, how far the exit is, what a card would change.

Made from a view. A cell is a number on a grid with a rim around everything that lies there; a node is
an empty cell, a face-down goal (its cell), or a space (`space_on`).
Distances are in turns: a step costs a third of one, a card that is still missing somewhat less than
one, since others lay cards too.
"""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from podzemi.engine.bits import bit
from podzemi.engine.values import Seat
from podzemi.games.dark_cave import DarkCave
from podzemi.games.dark_cave.data.schema import CaveCard, Data
from podzemi.games.dark_cave.data.tables import SIDES
from podzemi.games.dark_cave.geometry import opposite
from podzemi.games.dark_cave.view.types import View

Node = int
Cell = int
Edge = tuple[Cell, Cell]

STEP: Final = 1 / 3
CARD: Final = 1.0
PLACE: Final = CARD + STEP
"""A missing card, and a second step for crossing it: the cards are of all three backs."""
WAIT: Final = 0.35
LONGEST_WAIT: Final = 4.0
BRIDGE: Final = 0.8
TUNNEL: Final = 0.6
ROUGH: Final = 0.15
"""Off the axes and the edges of the area a way serves one corner only."""
FAR: Final = 20.0
NOWHERE: Final = -1

# ---------------------------------------------------------------- nodes

SPACE_STRIDE: Final = 1 << 16
"""More than there are cells."""


def space_on(cell: Cell, place: int) -> Node:
    """The node of a space, by its place on the card that lies there."""
    return cell + (place + 1) * SPACE_STRIDE


def is_space(node: Node) -> bool:
    """Not an empty cell, nor a face-down goal."""
    return node >= SPACE_STRIDE


def cell_of(node: Node) -> Cell:
    return node % SPACE_STRIDE


def place_of(node: Node) -> int:
    return node // SPACE_STRIDE - 1


# ---------------------------------------------------------------- cards


class Face(NamedTuple):
    """A card at one rotation; lists by side (clockwise from N) or by place of a space."""

    opening: list[int]
    """The place of the space there, or NOWHERE."""
    near: list[list[int]]
    mark: list[str]
    toll: list[float]
    place: dict[str, int]
    paths: list[int]
    """By side, the sides joined with it on the card without a tunnel, as bits; 0 when it is closed."""
    open: int
    """The open sides as bits."""

    def marked(self, mark: str) -> int:
        return self.mark.index(mark) if mark in self.mark else NOWHERE


def _face(card: CaveCard, turned: bool) -> Face:
    place = {space: number for number, space in enumerate(card.spaces)}
    opening = [NOWHERE] * len(SIDES)
    for side, space in card.openings.items():
        opening[(SIDES.index(side) + 2 * turned) % len(SIDES)] = place[space]
    near: list[list[int]] = [[] for _ in card.spaces]
    for one, two in card.links:
        near[place[one]].append(place[two])
        near[place[two]].append(place[one])
    mark = [str(card.marks.get(space, "")) for space in card.spaces]
    toll = [BRIDGE if m == "bridge" else TUNNEL if m == "tunnel" else 0.0 for m in mark]
    paths = [_joined(opening, near, mark, side) for side in range(len(SIDES))]
    is_open = sum(bit(side) for side in range(len(SIDES)) if opening[side] != NOWHERE)
    return Face(opening, near, mark, toll, place, paths, is_open)


def _joined(opening: list[int], near: list[list[int]], mark: list[str], side: int) -> int:
    """The sides that can be reached from that side on the card, never through a tunnel."""
    if opening[side] == NOWHERE:
        return 0
    reached = [opening[side]]
    for place in reached:
        reached += [other for other in near[place] if other not in reached and mark[other] != "tunnel"]
    return sum(bit(other) for other in range(len(SIDES)) if opening[other] in reached)


class Deck:
    """The cards of a game, ready for walking."""

    def __init__(self, data: Data) -> None:
        self.faces: dict[tuple[str, int], Face] = {
            (card.id, rot): _face(card, rot == 180) for card in data.cave_cards for rot in (0, 180)
        }
        self.paths = {card.id: card for card in data.path_card}
        self.types = {card.id: card.type for card in data.action_card}
        self.pools = {row.players: row.clan_pool for row in data.setup}
        self.share = cache(self._share)

    def _share(self, wanted: int, shut: int, onward: int) -> float:
        """The share of path cards that fit between these neighbours and lead on to that side."""
        return sum(self.serves(card, wanted, shut, onward) for card in self.paths) / len(self.paths)

    def serves(self, card: str, wanted: int, shut: int, onward: int) -> bool:
        """Whether the card, either way up, fits and leads from an open neighbour to that side.

        `wanted` and `shut`: the sides, as bits, that must be open and closed.
        """
        for rot in (0, 180):
            face = self.faces[card, rot]
            if face.open & wanted == wanted and not face.open & shut and face.paths[onward] & wanted:
                return True
        return False


@lru_cache(maxsize=8)
def deck_of(game: DarkCave) -> Deck:
    return Deck(game.data)


# ---------------------------------------------------------------- the cave


class Cave:
    """Everything that lies open, and the move relation (DC-2)."""

    def __init__(self, deck: Deck, view: View, roughness: float = 0.0) -> None:
        """`roughness`: what it costs more to build where a way would lead to one corner only."""
        self.deck = deck
        cells = [(c.x, c.y) for c in view.cards] + [(g.x, g.y) for g in view.goals]
        self.reach = max(abs(part) for cell in cells for part in cell) + 1
        self.width = 2 * self.reach + 3
        self.step = (-1, self.width, 1, -self.width)
        self.faces: dict[Cell, Face] = {self.cell(c.x, c.y): deck.faces[c.card, c.rot] for c in view.cards}
        self.down: set[Cell] = {self.cell(g.x, g.y) for g in view.goals if not g.face_up}
        self.webs: set[Edge] = {self.edge(web.edge) for web in view.webs}
        self.free = self._free()
        self.rough = self._rough(view.distance, roughness)
        self._link()

    def cell(self, x: int, y: int) -> Cell:
        return (x + self.reach + 1) * self.width + y + self.reach + 1

    def edge(self, ends: list[list[int]]) -> Edge:
        one, two = self.cell(*ends[0]), self.cell(*ends[1])
        return (one, two) if one < two else (two, one)

    def node(self, space: list[int | str]) -> Node:
        """The node of a space as views name it."""
        cell = self.cell(int(space[0]), int(space[1]))
        if cell in self.down:
            return cell
        return space_on(cell, self.faces[cell].place[str(space[2])])

    def mark(self, node: Node) -> str:
        return "" if not is_space(node) else self.faces[cell_of(node)].mark[place_of(node)]

    def toll(self, node: Node) -> float:
        return 0.0 if not is_space(node) else self.faces[cell_of(node)].toll[place_of(node)]

    def _free(self) -> bytearray:
        """Empty cells within reach."""
        width = self.width
        inside = bytearray(width * width)
        for x in range(1, width - 1):
            inside[x * width + 1 : x * width + width - 1] = b"\1" * (width - 2)
        for cell in (*self.faces, *self.down):
            inside[cell] = 0
        return inside

    def _rough(self, distance: int, roughness: float) -> list[float]:
        """By cell: nothing on the axes and on the edges of the area (DC-3.2)."""
        made = [roughness] * (self.width * self.width)
        for along in range(-self.reach, self.reach + 1):
            for across in (-distance, 0, distance):
                made[self.cell(along, across)] = made[self.cell(across, along)] = 0.0
        return made

    def without(self, cell: Cell | None = None, web: Edge | None = None) -> Cave:
        """The cave after a cave-in on that cell, or with the cobweb laid or taken away there."""
        twin: Cave = object.__new__(Cave)
        twin.deck, twin.reach, twin.width, twin.step = self.deck, self.reach, self.width, self.step
        twin.faces = {there: face for there, face in self.faces.items() if there != cell}
        twin.down, twin.rough = self.down, self.rough
        twin.webs = self.webs if web is None else self.webs ^ {web}
        twin.free = self.free
        if cell is not None:
            twin.free = bytearray(self.free)
            twin.free[cell] = 1
        twin._link()
        return twin

    def _link(self) -> None:
        self.links: dict[Node, list[Node]] = {cell: [] for cell in self.down}
        self.ladders: list[Node] = []
        self.ends: dict[Cell, list[Node]] = {}
        """Empty cells that a path leads to, with the spaces it leads from."""
        self.fields: dict[object, Field] = {}
        self.before: dict[Node, list[tuple[Node, float]]] = {}
        for cell, face in self.faces.items():
            for place, near in enumerate(face.near):
                self.links[space_on(cell, place)] = [space_on(cell, other) for other in near]
            if (ladder := face.marked("ladder")) != NOWHERE:
                self.ladders.append(space_on(cell, ladder))
        for cell, face in self.faces.items():
            for side in range(len(SIDES)):
                if face.opening[side] != NOWHERE:
                    self._leave(cell, side, space_on(cell, face.opening[side]))
        for one in self.ladders:
            self.links[one] += [two for two in self.ladders if two != one]

    def _leave(self, cell: Cell, side: int, space: Node) -> None:
        """The link over one open side."""
        there = cell + self.step[side]
        face = self.faces.get(there)
        if face is not None:
            place = face.opening[opposite(side)]
            if place != NOWHERE and not self._webbed(cell, there):
                self.links[space].append(space_on(there, place))
        elif there in self.down:
            if not self._webbed(cell, there):
                self.links[space].append(there)
                self.links[there].append(space)
        else:
            self.ends.setdefault(there, []).append(space)

    def _webbed(self, one: Cell, two: Cell) -> bool:
        return bool(self.webs) and ((one, two) if one < two else (two, one)) in self.webs

    def sides(self, cell: Cell) -> tuple[int, int]:
        """The sides of an empty cell that face an open and a closed side of a card, as bits."""
        wanted = shut = 0
        for side in range(len(SIDES)):
            face = self.faces.get(cell + self.step[side])
            if face is not None:
                if face.opening[opposite(side)] == NOWHERE:
                    shut |= bit(side)
                else:
                    wanted |= bit(side)
        return wanted, shut

    def side_to(self, cell: Cell, other: Node) -> int:
        """On which side of a cell the neighbour lies, or NOWHERE."""
        away = cell_of(other) - cell
        return self.step.index(away) if away in self.step else NOWHERE

    def wait(self, cell: Cell, onward: Node) -> float:
        """Turns until somebody draws a card that leads from an open end over that cell and on."""
        way = self.side_to(cell, onward)
        if way == NOWHERE:
            return 0.0
        fitting = self.deck.share(*self.sides(cell), way)
        return min(LONGEST_WAIT, WAIT / fitting - WAIT) if fitting else LONGEST_WAIT

    def distances(self, start: Node) -> dict[Node, int]:
        """Moves from a space to every other, over what lies there now."""
        found = {start: 0}
        queue = [start]
        for node in queue:
            if not is_space(node):
                continue
            for other in self.links[node]:
                if other not in found:
                    found[other] = found[node] + 1
                    queue.append(other)
        return found

    def coming(self, node: Node) -> list[tuple[Node, float]]:
        """The nodes from which one comes to this one, with the price of coming."""
        found = self.before.get(node)
        if found is None:
            found = self._coming_to_cell(node) if self.free[cell_of(node)] else self._coming_to_space(node)
            self.before[node] = found
        return found

    def field(self, targets: dict[Node, float]) -> Field:
        """The field around these spaces, kept for the next question."""
        key = tuple(targets.items())
        if key not in self.fields:
            self.fields[key] = field_to(self, targets)
        return self.fields[key]

    def _coming_to_cell(self, cell: Cell) -> list[tuple[Node, float]]:
        price = PLACE + STEP + self.rough[cell]
        found = [(space, price) for space in self.ends.get(cell, ())]
        free = self.free
        return found + [(cell + step, price) for step in self.step if free[cell + step]]

    def _coming_to_space(self, node: Node) -> list[tuple[Node, float]]:
        price = STEP + self.toll(node)
        found = [(space, price) for space in self.links[node] if is_space(space)]
        cell = cell_of(node)
        opening = [0] * len(SIDES) if not is_space(node) else self.faces[cell].opening
        place = 0 if not is_space(node) else place_of(node)
        for side in range(len(SIDES)):
            if opening[side] == place and self.free[cell + self.step[side]]:
                found.append((cell + self.step[side], price))
        return found


_last: tuple[object, Cave] | None = None


def cave_of(deck: Deck, view: View, roughness: float) -> Cave:
    """The cave of a view; the same object while nothing in it changes, as on a walk of several steps."""
    global _last
    cards = tuple((c.x, c.y, c.card, c.rot) for c in view.cards)
    webs = tuple(tuple(map(tuple, web.edge)) for web in view.webs)
    key = (id(deck), roughness, view.distance, cards, webs)
    if _last is None or _last[0] != key:
        _last = (key, Cave(deck, view, roughness))
    return _last[1]


# ---------------------------------------------------------------- distances


class Field:
    """How many turns every space and every empty cell is from the goal, and the next node on the way."""

    __slots__ = ("cost", "onward")

    def __init__(self) -> None:
        self.cost: dict[Node, float] = {}
        self.onward: dict[Node, Node] = {}

    def of(self, node: Node | None) -> float:
        return FAR if node is None else min(FAR, self.cost.get(node, FAR))

    def way(self, node: Node) -> list[Node]:
        """The nodes from here to the goal."""
        found = [node]
        while (after := self.onward.get(found[-1], NOWHERE)) != NOWHERE:
            found.append(after)
        return found


def field_to(cave: Cave, targets: dict[Node, float], waits: dict[Cell, float] | None = None) -> Field:
    """The field around these spaces; their values are what it costs to be there.

    `waits`: extra turns for empty cells where no card at hand would do.
    """
    made = Field()
    cost, onward, extra = made.cost, made.onward, waits or {}
    coming = cave.coming
    heap = [(price, node, NOWHERE) for node, price in targets.items()]
    heapify(heap)
    while heap:
        so_far, node, after = heappop(heap)
        if node in cost:
            continue
        cost[node], onward[node] = so_far, after
        so_far += extra.get(node, 0.0)
        for other, price in coming(node):
            if other not in cost:
                heappush(heap, (so_far + price, other, node))
    return made


class Laid(NamedTuple):
    """A card as it would lie: the cost from each of its spaces, and the spaces that lead onto it."""

    face: Face
    cost: list[float]
    entries: list[tuple[int, Node]]

    def through(self, side: int) -> float:
        """The cost for somebody who enters by that side."""
        return (
            FAR
            if side == NOWHERE or self.face.opening[side] == NOWHERE
            else self.cost[self.face.opening[side]]
        )

    def best(self, field: Field, cell: Cell) -> float:
        """The cost for whoever waits for a card on that cell."""
        waiting = [self.cost[place] for place, outside in self.entries if field.onward.get(outside) == cell]
        return min(waiting, default=FAR)


def laid(cave: Cave, field: Field, face: Face, cell: Cell) -> Laid:
    """What a card on that cell would cost to cross, and where one comes onto it."""
    cost = [FAR] * len(face.near)
    entries: list[tuple[int, Node]] = []
    for side in range(len(SIDES)):
        place = face.opening[side]
        if place == NOWHERE:
            continue
        there = cell + cave.step[side]
        other = cave.faces.get(there)
        if other is not None:
            if other.opening[opposite(side)] == NOWHERE:
                continue
            outside = space_on(there, other.opening[opposite(side)])
            entries.append((place, outside))
            if field.onward.get(outside) == cell:
                continue
            ahead = field.cost.get(outside, FAR)
        else:
            missing = 0.0 if there in cave.down else PLACE + cave.rough[there]
            ahead = field.cost.get(there, FAR) + missing
        cost[place] = min(cost[place], ahead + STEP)
    ladder = face.marked("ladder")
    if ladder != NOWHERE:
        entries += [(ladder, one) for one in cave.ladders]
        cost[ladder] = min([cost[ladder], *(field.of(one) + STEP for one in cave.ladders)])
    _settle(face, cost)
    return Laid(face, cost, entries)


def _settle(face: Face, cost: list[float]) -> None:
    """Spread the costs over the card's own links."""
    if len(cost) == 1:
        return
    for _ in cost:
        for place, near in enumerate(face.near):
            for other in near:
                through = cost[other] + STEP + face.toll[other]
                if through < cost[place]:
                    cost[place] = through


def dwarfs_of(cave: Cave, view: View) -> dict[Seat, Node]:
    """Where the dwarfs inside stand."""
    return {seat: cave.node(side.dwarf) for seat, side in enumerate(view.seats) if side.dwarf is not None}
