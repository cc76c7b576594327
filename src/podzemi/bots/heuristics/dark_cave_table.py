"""A view of The Dark Cave weighed by a bot: how far everybody is from the exit, and who is on which side."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzemi.bots.heuristics.dark_cave_map import (
    FAR,
    NOWHERE,
    PLACE,
    ROUGH,
    Cell,
    Deck,
    Field,
    Node,
    cave_of,
    dwarfs_of,
    field_to,
    is_space,
    laid,
    space_on,
)
from podzemi.bots.heuristics.dark_cave_trust import served_by, trusts
from podzemi.engine.bits import bit
from podzemi.engine.values import Action, Seat
from podzemi.games.dark_cave.actions import AxeWeb, PlayPath, PlaySecret
from podzemi.games.dark_cave.view.types import View

OTHERS: Final = 0.6
"""What a turn of somebody else weighs beside an own one."""
MATES: Final = 0.8
"""What a turn of a sure mate who is as far as oneself weighs when a card is laid."""
RIVALS: Final = 0.4
"""What a turn of all sure rivals together weighs when a card is laid."""
CLOSE: Final = 3.5
"""From this many turns to the exit on, a rival is worth a cave-in or a cobweb."""
HIDING: Final = 3
"""Rounds in which a saboteur harms nobody of the own colour."""
HARM: Final = {"rat": 0.6, "crawler": 1.0, "goblin": 0.9}
IDLE: Final = 0.05
"""A path card that saves less is better kept."""
SEARCH: Final = 0.2
"""What harm to rivals is worth before the exit is known: they search for everybody."""
DETOUR: Final = 5.0
"""Turns that a wrong corner costs."""
TOWARDS: Final = 1.6
AWAY: Final = 0.5
"""How a card laid after a look changes the odds that the exit was seen there."""
CROWD: Final = 0.25
"""How much it counts how far a corner is from the start card, beside how far it is from oneself."""
EXIT: Final = "G-EXIT"
AHEAD: Final = (0.5, 0.35, 0.25)
"""What a path card is worth in the hand that serves the next missing cells of the way."""


class Later(NamedTuple):
    """The way on from the corner one is heading for, should the exit not be there."""

    field: Field
    start: Node
    way: list[Node]
    walk: dict[Node, int]
    doubt: float


class Table:
    """A view weighed: how far everybody is from the exit, and who is on which side."""

    def __init__(self, deck: Deck, view: View, legal: list[Action] | None = None) -> None:
        """`legal`: the own plays, if it is the own turn; cells that none of them serves cost a wait."""
        assert view.seat is not None
        self.deck = deck
        self.view = view
        self.me: Seat = view.seat
        self.players = len(view.seats)
        self.known = any(goal.goal == EXIT for goal in view.goals)
        self.cave = cave_of(deck, view, 0.0 if self.known else ROUGH)
        self.at = dwarfs_of(self.cave, view)
        self.trust = trusts(deck.pools[self.players], view, self.me)
        self.hides = self._hides()
        self.pile = sum(view.pile.values())
        self.chances = self._chances()
        self.targets = self._targets()
        self.field = self.cave.field(self.targets)
        self.waits: dict[Cell, float] = {}
        if legal is not None:
            self.waits = self._waits([action for action in legal if isinstance(action, PlayPath)])
            if any(self.waits.values()):
                self.field = field_to(self.cave, self.targets, self.waits)
        self.ways: dict[Seat, list[Node]] = {seat: self.field.way(at) for seat, at in self.at.items()}
        self.stakes = {seat: self._stake(seat) for seat in self.at}
        self.ahead = self._ahead()
        self.later = self._later() if legal is not None else None
        self.walks: dict[Seat, dict[Node, int]] = {}
        self.heat = SEARCH if not self.known else 1.0
        """How much harm to rivals is worth: while all search for the exit, everybody's search helps."""
        self.threat = self.known and any(
            self.leaning(seat) < 0 and self.turns(seat) < CLOSE for seat in self.at if seat != self.me
        )

    def _hides(self) -> bool:
        """Whether a saboteur still plays the loyal dwarf."""
        mine = self.view.seats[self.me]
        early = self.view.turn <= HIDING * self.players
        return mine.role == "saboteur" and not mine.face_up and early

    def _chances(self) -> dict[tuple[int, int], float]:
        """How likely the exit is at each unseen corner: those who looked and turn away saw none (DC-19)."""
        unseen = [(goal.x, goal.y) for goal in self.view.goals if goal.goal is None]
        weights = dict.fromkeys(unseen, 1.0)
        corners = [(goal.x, goal.y) for goal in self.view.goals if not goal.face_up]
        looked: dict[Seat, set[tuple[int, int]]] = {}
        for deed in self.view.deeds:
            act, seen = deed.action, looked.setdefault(deed.seat, set())
            if deed.seat == self.me:
                continue
            if isinstance(act, PlaySecret) and isinstance(act.target, list):
                seen.add((act.target[0], act.target[1]))
            elif seen and isinstance(act, PlayPath):
                near = min(
                    corners, key=lambda cell: abs(cell[0] - act.x) + abs(cell[1] - act.y), default=(0, 0)
                )
                for corner in seen & weights.keys():
                    weights[corner] *= TOWARDS if near == corner else AWAY
        total = sum(weights.values())
        return {corner: weight / total for corner, weight in weights.items()}

    def _targets(self) -> dict[Node, float]:
        """The exit, or the corners where it may be: a wrong one costs a detour."""
        chances = self.chances
        best = max(chances.values(), default=0.0)
        found: dict[Node, float] = {}
        for goal in self.view.goals:
            cell = self.cave.cell(goal.x, goal.y)
            if goal.goal == EXIT:
                place = self.cave.faces[cell].marked("exit") if goal.face_up else NOWHERE
                return {space_on(cell, place): 0.0}
            if goal.goal is None:
                found[cell] = DETOUR * (best - chances[goal.x, goal.y]) + CROWD * self._built(cell)
        least = min(found.values(), default=0.0)
        return {cell: cost - least for cell, cost in found.items()}

    def _built(self, corner: Cell) -> float:
        """Turns from the corner to the start card: what all see, so mates choose the same corner."""
        home = self.cave.field({space_on(self.cave.cell(0, 0), 0): 0.0})
        around = [corner + step for step in self.cave.step]
        ends = [cell for cell in around if self.cave.free[cell]]
        return min((home.of(node) for node in (*ends, *self.cave.links[corner])), default=FAR)

    def _waits(self, plays: list[PlayPath]) -> dict[Cell, float]:
        """Cells a path leads to, and how long the right card takes to come; none if it is in the hand."""
        served: set[Cell] = set()
        cave, field = self.cave, self.field
        for play in plays:
            cell = cave.cell(play.x, play.y)
            if cell not in served:
                after = laid(cave, field, self.deck.faces[play.card, play.rot], cell).best(field, cell)
                if after < field.of(cell) + PLACE + cave.rough[cell] - IDLE:
                    served.add(cell)
        onward = field.onward
        return {cell: cave.wait(cell, onward.get(cell, cell)) for cell in cave.ends if cell not in served}

    def _later(self) -> Later | None:
        """Where to go if the exit is not at the corner one is heading for."""
        if self.known or self.me not in self.at or len(self.targets) < 2 or len(self.ways[self.me]) < 2:
            return None
        *_, start, heading = self.ways[self.me]
        others = {node: cost for node, cost in self.targets.items() if node != heading}
        field = self.cave.field(others)
        doubt = 1 - self.chances[self.corner(heading)]
        return Later(
            field, start, field.way(start), self.cave.distances(start) if is_space(start) else {}, doubt
        )

    def corner(self, cell: Cell) -> tuple[int, int]:
        return next((x, y) for x, y in self.chances if self.cave.cell(x, y) == cell)

    def _ahead(self) -> list[tuple[int, int, int]]:
        """The next missing cells of the own way, or of the foremost mate's: sides wanted, shut, onward."""
        seat = self.me
        if seat not in self.at:
            mates = [other for other in self.at if self.leaning(other) > 0]
            if not mates:
                return []
            seat = min(mates, key=self.turns)
        found: list[tuple[int, int, int]] = []
        for before, cell, after in zip(self.ways[seat], self.ways[seat][1:], self.ways[seat][2:]):
            if not is_space(cell) and self.cave.free[cell]:
                wanted, shut = self.cave.sides(cell)
                entry = self.cave.side_to(cell, before)
                found.append(
                    (wanted | (bit(entry) if entry != NOWHERE else 0), shut, self.cave.side_to(cell, after))
                )
        return found[: len(AHEAD)]

    # ------------------------------------------------------------ who is how far, and on which side

    def weight(self, seat: Seat) -> float:
        """What a turn gained by that seat is worth: 1 to oneself, negative for rivals."""
        if seat == self.me:
            return 1.0
        return OTHERS * self.leaning(seat)

    def leaning(self, seat: Seat) -> float:
        """From -1 (surely a rival) to 1 (surely a mate); a hiding saboteur hates nobody of its colour."""
        found = 2 * self.trust[seat] - 1
        if self.hides and self.view.seats[seat].clan == self.view.seats[self.me].clan:
            return max(0.0, found)
        return found

    def _stake(self, seat: Seat) -> float:
        """What a turn gained by laying a card is worth: the foremost mate counts, rivals share little."""
        if seat == self.me:
            return 1.0
        leaning = self.leaning(seat)
        if leaning >= 0:
            behind = self.turns(seat) - self.turns(self.me) if self.me in self.at else 0.0
            return MATES * leaning * max(0.25, min(1.0, 1.0 - behind / 6))
        rivals = sum(self.leaning(other) < 0 for other in self.at)
        near = SEARCH if not self.known else 1.5 if self.turns(seat) < CLOSE else 1.0
        return RIVALS * leaning * near / rivals

    def turns(self, seat: Seat) -> float:
        """Turns from the exit."""
        return self.field.of(self.at.get(seat))

    def walk(self, seat: Seat) -> dict[Node, int]:
        if seat not in self.walks:
            self.walks[seat] = self.cave.distances(self.at[seat])
        return self.walks[seat]

    # ------------------------------------------------------------ what can happen

    def harm(self, monster: str, seat: Seat) -> float:
        side = self.view.seats[seat]
        if (monster == "goblin" and side.gold == 0) or (monster == "crawler" and side.lying):
            return 0.0
        near = 1.3 if self.turns(seat) < CLOSE else 1.0
        return HARM[monster] * near

    def web_value(self, action: AxeWeb) -> float:
        """Cut the cobweb when the way leads through it."""
        side = next(web.side for web in self.view.webs if web.edge == action.edge)
        axes = len(self.view.seats[self.me].axes)
        if side > axes or self.view.no_move or self.me not in self.at:
            return -1.0
        free = field_to(self.cave.without(web=self.cave.edge(action.edge)), self.targets)
        gain = self.turns(self.me) - free.of(self.at[self.me])
        return 3.0 if gain > 0.9 else -1.0

    # ------------------------------------------------------------ the end

    def wins_if_over(self, leaver: Seat | None = None) -> bool | None:
        """Whether the own side wins if the match ended now, `leaver` being out too; None: ended in a tie."""
        view = self.view
        saved, heads = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}
        for seat, side in enumerate(view.seats):
            for ours in (True, False):
                share = self.trust[seat] if ours else 1 - self.trust[seat]
                heads[ours] += share
                if side.out or seat == leaver:
                    saved[ours] += share * side.gold
        own, theirs = saved[True] * heads[False], saved[False] * heads[True]
        if abs(own - theirs) > 0.2:
            return own > theirs
        first = leaver if view.first_out is None else view.first_out
        if first is None:
            return None
        return served_by(view, first) == served_by(view, self.me)

    def would_end(self) -> bool:
        """Whether leaving now probably ends the match: nobody else of the own side seems to be inside."""
        inside = [seat for seat in self.at if seat != self.me]
        return all(self.trust[seat] < 0.35 for seat in inside)
