"""What each play of The Dark Cave is worth to a bot, in turns.

A card is worth the turns it saves to the own side and costs the others. What is left in the hand is
worth what it may still do, so that useless cards make room for better ones.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podzemi.bots.heuristics.dark_cave_map import (
    FAR,
    NOWHERE,
    PLACE,
    STEP,
    Cell,
    Edge,
    Face,
    Laid,
    Node,
    cell_of,
    field_to,
    laid,
)
from podzemi.bots.heuristics.dark_cave_table import AHEAD, CLOSE, IDLE, Table
from podzemi.engine.values import Action, Seat
from podzemi.games.dark_cave.actions import (
    AxeWeb,
    Discard,
    PlayAxe,
    PlayBoots,
    PlayCaveIn,
    PlayCobweb,
    PlayMonster,
    PlayPath,
    PlaySecret,
    PlaySwap,
)

USELESS: Final = -0.6
FRESH: Final = (0.15, 0.35, 0.6)
"""What an unseen card is worth to a hand that serves the next missing cell, a later one, none."""
HURRY: Final = 0.5
"""What a turn is worth to everybody: a second card discarded takes one from the match."""
LATER: Final = 0.15
"""What a turn saved on the way to the next corner weighs, when the exit is not at the first."""


class Plays:
    """The values of the plays at one table, each worked out once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.paths: dict[tuple[str, Cell, int], float] = {}
        self.spoils: dict[Cell | Edge, float] = {}
        self.kept: dict[str, float] = {}

    def card_value(self, action: Action) -> float:
        match action:
            case PlayPath(card, x, y, rot):
                return self.path_value(card, self.table.cave.cell(x, y), rot)
            case PlaySecret(mode="goal", target=list() as target):
                return self.look_value(target[0], target[1])
            case PlaySecret(target=int() as seat):
                doubt = 1 - abs(2 * self.table.trust[seat] - 1)
                return (0.4 if self.table.known else -0.3) * doubt
            case PlayBoots(_, player):
                return self.boots_value(player)
            case PlayAxe(_, player):
                return self.axe_value(player)
            case PlayMonster():
                return self.hunt_value(action)
            case PlayCaveIn(_, x, y):
                return self.spoil_value(self.table.cave.cell(x, y), None)
            case PlayCobweb(_, ends):
                return self.spoil_value(None, self.table.cave.edge(ends))
            case PlaySwap(_, player):
                return self.swap_value(player)
            case Discard(cards):
                return self.discard_value(cards)
            case AxeWeb():
                return self.table.web_value(action)
        return -1.0

    # ------------------------------------------------------------ paths

    def path_value(self, card: str, cell: Cell, rot: int) -> float:
        """Turns saved to everybody, each with the stake in that seat."""
        key = (card, cell, rot)
        if key not in self.paths:
            face = self.table.deck.faces[card, rot]
            there = laid(self.table.cave, self.table.field, face, cell)
            total = sum(stake * self._saved(seat, cell, there) for seat, stake in self.table.stakes.items())
            total += self._saved_later(face, cell)
            wealth = 0.15 if self.table.deck.paths[card].special == "vein" else 0.0
            idle = self.keep_value(card) if total < IDLE else 0.0
            self.paths[key] = total + wealth - idle
        return self.paths[key]

    def _saved(self, seat: Seat, cell: Cell, there: Laid) -> float:
        """What the card changes for one dwarf."""
        if cell in self.table.ways[seat]:
            worst = -2.0 if self.table.turns(seat) < CLOSE or seat == self.table.me else -0.7
            before = (
                self.table.field.of(cell)
                + PLACE
                + self.table.cave.rough[cell]
                + self.table.waits.get(cell, 0.0)
            )
            return max(worst, min(1.5, before - self._entering(self.table.ways[seat], cell, there)))
        return self._shortcut(self.table.walk(seat), self.table.turns(seat), there)

    def _entering(self, way: list[Node], cell: Cell, there: Laid) -> float:
        """The cost of going on over the card, coming by that way."""
        place = way.index(cell)
        if place == 0:
            return min(there.cost)
        return there.through(self.table.cave.side_to(cell, way[place - 1]))

    def _shortcut(self, walk: dict[Node, int], turns: float, there: Laid) -> float:
        """What a card off the way saves to somebody who can walk to it."""
        found = [walk[out] * STEP + there.cost[place] for place, out in there.entries if out in walk]
        return max(0.0, min(1.5, turns - STEP - min(found, default=FAR)))

    def _saved_later(self, face: Face, cell: Cell) -> float:
        """What the card changes on the way to the next corner."""
        if self.table.later is None:
            return 0.0
        field, start, way, walk, doubt = self.table.later
        there = laid(self.table.cave, field, face, cell)
        if cell in way:
            before = field.of(cell) + PLACE + self.table.cave.rough[cell]
            saved = max(-1.0, min(1.5, before - self._entering(way, cell, there)))
        else:
            saved = self._shortcut(walk, field.of(start), there)
        return LATER * doubt * saved

    # ------------------------------------------------------------ cards on players, goals and monsters

    def look_value(self, x: int, y: int) -> float:
        """A look is worth most at the corner one would go to next, while it is far (DC-19)."""
        goal = next(goal for goal in self.table.view.goals if (goal.x, goal.y) == (x, y))
        unseen = sum(goal.goal is None for goal in self.table.view.goals)
        if self.table.known or goal.goal is not None or unseen < 2:
            return USELESS
        away = min(5.0, self.table.turns(self.table.me)) if self.table.me in self.table.at else 3.0
        heading = (
            self.table.ways[self.table.me][-1] == self.table.cave.cell(x, y)
            if self.table.me in self.table.at
            else False
        )
        return 0.6 + 0.35 * away if heading else 0.4 + 0.15 * away

    def boots_value(self, player: Seat) -> float:
        """A third more movement for the turns that are left."""
        if player not in self.table.at:
            return USELESS
        left = self.table.pile / self.table.players + 3
        return self.table.weight(player) * min(1.4, 0.25 * left)

    def axe_value(self, player: Seat) -> float:
        if player not in self.table.at:
            return USELESS
        return self.table.weight(player) * (0.05 if self.table.view.seats[player].axes else 0.35)

    def hunt_value(self, action: PlayMonster) -> float:
        """Harm to rivals on the space where the monster ends."""
        monster = self.table.deck.types[action.card]
        space = action.to or action.lair
        node = NOWHERE if space is None else self.table.cave.node(space)
        victims = [seat for seat, at in self.table.at.items() if at == node]
        if not victims:
            return -self.keep_value(action.card) - 0.05
        total = -sum(self.table.weight(seat) * self.table.harm(monster, seat) for seat in victims)
        if any(self.table.view.seats[seat].axes for seat in victims):
            total *= 0.4
        return self.table.heat * total

    # ------------------------------------------------------------ cave-ins and cobwebs

    def spoil_value(self, cell: Cell | None, web: Edge | None) -> float:
        """A cave-in or a cobweb, weighed by the distances after it; only where it can matter."""
        key = cell if web is None else web
        assert key is not None
        if key not in self.spoils:
            self.spoils[key] = self._spoil(cell, web) if self._matters(cell, web) else USELESS
        return self.spoils[key]

    def _spoil(self, cell: Cell | None, web: Edge | None) -> float:
        field = field_to(self.table.cave.without(cell, web), self.table.targets, self.table.waits)
        most = 2.0 if web is not None else 3.0
        total = sum(
            self.table.weight(seat) * max(-most, min(most, self.table.turns(seat) - field.of(at)))
            for seat, at in self.table.at.items()
        )
        return self.table.heat * total - 0.1

    def _matters(self, cell: Cell | None, web: Edge | None) -> bool:
        """On the way of a rival who is close, or a card right before the own dwarf."""
        rivals = [
            seat
            for seat in self.table.at
            if self.table.weight(seat) < -0.1 and self.table.turns(seat) < CLOSE
        ]
        if any(self._is_on_way(seat, cell, web) for seat in rivals):
            return True
        here = self.table.at.get(self.table.me)
        return (
            cell is not None and here is not None and abs(cell_of(here) - cell) in (1, self.table.cave.width)
        )

    def _is_on_way(self, seat: Seat, cell: Cell | None, web: Edge | None) -> bool:
        cells = [cell_of(node) for node in self.table.ways[seat]]
        if cell is not None:
            return cell in cells
        return any((one, two) == web or (two, one) == web for one, two in pairwise(cells))

    # ------------------------------------------------------------ the hand

    def swap_value(self, player: Seat) -> float:
        """A poor hand for a bigger one, rather from a rival."""
        theirs = sum(self.table.view.seats[player].hand.values())
        mine = [card for card in self.table.view.hand if self.table.deck.types.get(card) != "swap_hands"]
        worth = sum(self.keep_value(card) for card in mine)
        return 0.25 * theirs - worth - 0.2 - 0.1 * self.table.weight(player)

    def discard_value(self, cards: list[str]) -> float:
        """Fresh cards for useless ones; without a pile every card is a turn."""
        kept = sum(self.keep_value(card) for card in cards)
        more = len(cards) - 1
        if self.table.pile < len(cards):
            return -kept - 0.6 * more
        return more * (self.fresh(cards) - HURRY / self.table.players) - kept

    def fresh(self, gone: list[str]) -> float:
        """What an unseen card is worth beside the rest of the hand."""
        if not self.table.ahead:
            return 0.1
        rest = [self.serves(card) for card in self.table.view.hand if card not in gone]
        best = min((place for place in rest if place != NOWHERE), default=2)
        return FRESH[min(2, best)]

    def serves(self, card: str) -> int:
        """The first missing cell of the way that a path card could fill, or NOWHERE."""
        if card in self.table.deck.paths:
            for place, (wanted, shut, onward) in enumerate(self.table.ahead):
                if onward != NOWHERE and self.table.deck.serves(card, wanted, shut, onward):
                    return place
        return NOWHERE

    def keep_value(self, card: str) -> float:
        """What a card may still do in the hand."""
        if card not in self.kept:
            self.kept[card] = self._keep(card)
        return self.kept[card]

    def _keep(self, card: str) -> float:
        path = self.table.deck.paths.get(card)
        if path is not None:
            place = self.serves(card)
            return 0.03 * len(path.openings) + (0.0 if place == NOWHERE else AHEAD[place])
        mine = self.table.view.seats[self.table.me]
        match self.table.deck.types[card]:
            case "secret_information":
                return 0.05 if self.table.known else 0.9
            case "boots":
                return 0.05 if mine.boots else 0.8
            case "battle_axe":
                return 0.05 if mine.axes else 0.2
            case "cave_in" | "cobweb":
                return 0.35 if self.table.threat else 0.12
            case "swap_hands":
                return 0.1
        return 0.2 if self.table.threat else 0.1
