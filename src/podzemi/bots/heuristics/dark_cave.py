"""Rules of thumb for The Dark Cave (DC-19).

Everything is weighed in turns. A field of distances leads to the exit, or to the corners where
it may be (`dark_cave_map`); a card is worth the turns it saves to the own side and costs the
others, by what is believed about loyalties (`dark_cave_trust`). What is left in the hand is worth
what it may still do, so that useless cards make room for better ones. A saboteur builds and walks
like everybody until the first rounds are over, then harms.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from podzemi.bots.heuristics.dark_cave_map import (
    FAR,
    NOWHERE,
    PLACE,
    ROUGH,
    SPACE,
    STEP,
    Cave,
    Cell,
    Deck,
    Edge,
    Face,
    Field,
    Laid,
    Node,
    cave_of,
    deck_of,
    dwarfs_of,
    field_to,
    laid,
)
from podzemi.bots.heuristics.dark_cave_trust import trusts, works_for
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action, Seat
from podzemi.games.dark_cave import DarkCave
from podzemi.games.dark_cave.actions import (
    AxeMonster,
    AxeWeb,
    Discard,
    EndMove,
    OrientGoal,
    PlayAxe,
    PlayBoots,
    PlayCaveIn,
    PlayCobweb,
    PlayMonster,
    PlayPath,
    PlaySecret,
    PlaySwap,
    Step,
    VoteEnd,
)
from podzemi.games.dark_cave.view import View

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
NUGGET: Final = 0.9
HARM: Final = {"rat": 0.6, "crawler": 1.0, "goblin": 0.9}
USELESS: Final = -0.6
IDLE: Final = 0.05
"""A path card that saves less is better kept."""
FRESH: Final = (0.15, 0.35, 0.6)
"""What an unseen card is worth to a hand that serves the next missing cell, a later one, none."""
HURRY: Final = 0.5
"""What a turn is worth to everybody: a second card discarded takes one from the match."""
AHEAD: Final = (0.5, 0.35, 0.25)
"""What a path card is worth in the hand that serves the next missing cells of the way."""
SEARCH: Final = 0.2
"""What harm to rivals is worth before the exit is known: they search for everybody."""
DETOUR: Final = 5.0
"""Turns that a wrong corner costs."""
TOWARDS: Final = 1.6
AWAY: Final = 0.5
"""How a card laid after a look changes the odds that the exit was seen there."""
CROWD: Final = 0.25
"""How much it counts how far a corner is from the start card, beside how far it is from oneself."""
LATER: Final = 0.15
"""What a turn saved on the way to the next corner weighs, when the exit is not at the first."""
EXIT: Final = "G-EXIT"


def choose(game: DarkCave, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    deck = deck_of(game)
    match view.phase:
        case "act":
            return _best(legal, Table(deck, view, legal).card_value, dice)
        case "move":
            return _walk(Table(deck, view), legal)
        case "axe" | "axe_entry":
            return _use_axe(view, legal)
        case "orient":
            return _orient(deck, view, legal)
        case _:
            return _vote(Table(deck, view), legal)


def _best(legal: list[Action], value: Callable[[Action], float], dice: Dice) -> int:
    """The most valuable action; of equals any."""
    values = [value(action) for action in legal]
    top = max(values)
    best = [i for i, found in enumerate(values) if found >= top - 1e-9]
    return best[dice.below(len(best))]


# ---------------------------------------------------------------- the table


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
        self.memo: dict[tuple[str, Cell, int], float] = {}
        self.kept: dict[str, float] = {}
        self.heat = SEARCH if not self.known else 1.0
        """How much harm to rivals is worth: while all search for the exit, everybody's search helps."""
        self.threat = self.known and any(
            self.leaning(seat) < 0 and self.turns(seat) < CLOSE for seat in self.at if seat != self.me
        )
        self.spoils: dict[Cell | Edge, float] = {}

    def _hides(self) -> bool:
        """Whether a saboteur still plays the loyal dwarf."""
        mine = self.view.seats[self.me]
        early = self.view.turn <= HIDING * self.players
        return mine.role == "saboteur" and not mine.face_up and early

    def _targets(self) -> dict[Node, float]:
        """The exit, or the corners where it may be: a wrong one costs a detour."""
        chances = self.chances
        best = max(chances.values(), default=0.0)
        found: dict[Node, float] = {}
        for goal in self.view.goals:
            cell = self.cave.cell(goal.x, goal.y)
            if goal.goal == EXIT:
                place = self.cave.faces[cell].marked("exit") if goal.face_up else NOWHERE
                return {cell + (place + 1) * SPACE: 0.0}
            if goal.goal is None:
                found[cell] = DETOUR * (best - chances[goal.x, goal.y]) + CROWD * self._built(cell)
        least = min(found.values(), default=0.0)
        return {cell: cost - least for cell, cost in found.items()}

    def _built(self, corner: Cell) -> float:
        """Turns from the corner to the start card: what all see, so mates choose the same corner."""
        home = self.cave.field({self.cave.cell(0, 0) + SPACE: 0.0})
        around = [corner + step for step in self.cave.step]
        ends = [cell for cell in around if self.cave.free[cell]]
        return min((home.of(node) for node in (*ends, *self.cave.links[corner])), default=FAR)

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
            field, start, field.way(start), self.cave.distances(start) if start >= SPACE else {}, doubt
        )

    def corner(self, cell: Cell) -> tuple[int, int]:
        return next((x, y) for x, y in self.chances if self.cave.cell(x, y) == cell)

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
            if cell < SPACE and self.cave.free[cell]:
                wanted, shut = self.cave.sides(cell)
                entry = self.cave.side_to(cell, before)
                found.append(
                    (wanted | (1 << entry if entry != NOWHERE else 0), shut, self.cave.side_to(cell, after))
                )
        return found[: len(AHEAD)]

    # ------------------------------------------------------------ cards

    def card_value(self, action: Action) -> float:
        match action:
            case PlayPath(card, x, y, rot):
                return self.path_value(card, self.cave.cell(x, y), rot)
            case PlaySecret(mode="goal", target=list() as target):
                return self.look_value(target[0], target[1])
            case PlaySecret(target=int() as seat):
                doubt = 1 - abs(2 * self.trust[seat] - 1)
                return (0.4 if self.known else -0.3) * doubt
            case PlayBoots(_, player):
                return self.boots_value(player)
            case PlayAxe(_, player):
                return self.axe_value(player)
            case PlayMonster():
                return self.hunt_value(action)
            case PlayCaveIn(_, x, y):
                return self.spoil_value(self.cave.cell(x, y), None)
            case PlayCobweb(_, ends):
                return self.spoil_value(None, self.cave.edge(ends))
            case PlaySwap(_, player):
                return self.swap_value(player)
            case Discard(cards):
                return self.discard_value(cards)
            case AxeWeb():
                return self.web_value(action)
        return -1.0

    def path_value(self, card: str, cell: Cell, rot: int) -> float:
        """Turns saved to everybody, each with the stake in that seat."""
        key = (card, cell, rot)
        if key not in self.memo:
            face = self.deck.faces[card, rot]
            there = laid(self.cave, self.field, face, cell)
            total = sum(stake * self._saved(seat, cell, there) for seat, stake in self.stakes.items())
            total += self._saved_later(face, cell)
            wealth = 0.15 if self.deck.paths[card].special == "vein" else 0.0
            idle = self.keep_value(card) if total < IDLE else 0.0
            self.memo[key] = total + wealth - idle
        return self.memo[key]

    def _saved(self, seat: Seat, cell: Cell, there: Laid) -> float:
        """What the card changes for one dwarf."""
        if cell in self.ways[seat]:
            worst = -2.0 if self.turns(seat) < CLOSE or seat == self.me else -0.7
            before = self.field.of(cell) + PLACE + self.cave.rough[cell] + self.waits.get(cell, 0.0)
            return max(worst, min(1.5, before - self._entering(self.ways[seat], cell, there)))
        return self._shortcut(self.walk(seat), self.turns(seat), there)

    def _entering(self, way: list[Node], cell: Cell, there: Laid) -> float:
        """The cost of going on over the card, coming by that way."""
        place = way.index(cell)
        if place == 0:
            return min(there.cost)
        return there.through(self.cave.side_to(cell, way[place - 1]))

    def _shortcut(self, walk: dict[Node, int], turns: float, there: Laid) -> float:
        """What a card off the way saves to somebody who can walk to it."""
        found = [walk[out] * STEP + there.cost[place] for place, out in there.entries if out in walk]
        return max(0.0, min(1.5, turns - STEP - min(found, default=FAR)))

    def _saved_later(self, face: Face, cell: Cell) -> float:
        """What the card changes on the way to the next corner."""
        if self.later is None:
            return 0.0
        field, start, way, walk, doubt = self.later
        there = laid(self.cave, field, face, cell)
        if cell in way:
            before = field.of(cell) + PLACE + self.cave.rough[cell]
            saved = max(-1.0, min(1.5, before - self._entering(way, cell, there)))
        else:
            saved = self._shortcut(walk, field.of(start), there)
        return LATER * doubt * saved

    def look_value(self, x: int, y: int) -> float:
        """A look is worth most at the corner one would go to next, while it is far (DC-19)."""
        goal = next(goal for goal in self.view.goals if (goal.x, goal.y) == (x, y))
        unseen = sum(goal.goal is None for goal in self.view.goals)
        if self.known or goal.goal is not None or unseen < 2:
            return USELESS
        away = min(5.0, self.turns(self.me)) if self.me in self.at else 3.0
        heading = self.ways[self.me][-1] == self.cave.cell(x, y) if self.me in self.at else False
        return 0.6 + 0.35 * away if heading else 0.4 + 0.15 * away

    def boots_value(self, player: Seat) -> float:
        """A third more movement for the turns that are left."""
        if player not in self.at:
            return USELESS
        left = self.pile / self.players + 3
        return self.weight(player) * min(1.4, 0.25 * left)

    def axe_value(self, player: Seat) -> float:
        if player not in self.at:
            return USELESS
        return self.weight(player) * (0.05 if self.view.seats[player].axes else 0.35)

    def hunt_value(self, action: PlayMonster) -> float:
        """Harm to rivals on the space where the monster ends."""
        monster = self.deck.types[action.card]
        space = action.to or action.lair
        node = NOWHERE if space is None else self.cave.node(space)
        victims = [seat for seat, at in self.at.items() if at == node]
        if not victims:
            return -self.keep_value(action.card) - 0.05
        total = -sum(self.weight(seat) * self.harm(monster, seat) for seat in victims)
        if any(self.view.seats[seat].axes for seat in victims):
            total *= 0.4
        return self.heat * total

    def harm(self, monster: str, seat: Seat) -> float:
        side = self.view.seats[seat]
        if (monster == "goblin" and side.gold == 0) or (monster == "crawler" and side.lying):
            return 0.0
        near = 1.3 if self.turns(seat) < CLOSE else 1.0
        return HARM[monster] * near

    def spoil_value(self, cell: Cell | None, web: Edge | None) -> float:
        """A cave-in or a cobweb, weighed by the distances after it; only where it can matter."""
        key = cell if web is None else web
        assert key is not None
        if key not in self.spoils:
            self.spoils[key] = self._spoil(cell, web) if self._matters(cell, web) else USELESS
        return self.spoils[key]

    def _spoil(self, cell: Cell | None, web: Edge | None) -> float:
        field = field_to(self.cave.without(cell, web), self.targets, self.waits)
        most = 2.0 if web is not None else 3.0
        total = sum(
            self.weight(seat) * max(-most, min(most, self.turns(seat) - field.of(at)))
            for seat, at in self.at.items()
        )
        return self.heat * total - 0.1

    def _matters(self, cell: Cell | None, web: Edge | None) -> bool:
        """On the way of a rival who is close, or a card right before the own dwarf."""
        rivals = [seat for seat in self.at if self.weight(seat) < -0.1 and self.turns(seat) < CLOSE]
        if any(self._is_on_way(seat, cell, web) for seat in rivals):
            return True
        here = self.at.get(self.me)
        return cell is not None and here is not None and abs(here % SPACE - cell) in (1, self.cave.width)

    def _is_on_way(self, seat: Seat, cell: Cell | None, web: Edge | None) -> bool:
        cells = [node % SPACE for node in self.ways[seat]]
        if cell is not None:
            return cell in cells
        return any((one, two) == web or (two, one) == web for one, two in pairwise(cells))

    def swap_value(self, player: Seat) -> float:
        """A poor hand for a bigger one, rather from a rival."""
        theirs = sum(self.view.seats[player].hand.values())
        mine = [card for card in self.view.hand if self.deck.types.get(card) != "swap_hands"]
        worth = sum(self.keep_value(card) for card in mine)
        return 0.25 * theirs - worth - 0.2 - 0.1 * self.weight(player)

    def discard_value(self, cards: list[str]) -> float:
        """Fresh cards for useless ones; without a pile every card is a turn."""
        kept = sum(self.keep_value(card) for card in cards)
        more = len(cards) - 1
        if self.pile < len(cards):
            return -kept - 0.6 * more
        return more * (self.fresh(cards) - HURRY / self.players) - kept

    def fresh(self, gone: list[str]) -> float:
        """What an unseen card is worth beside the rest of the hand."""
        if not self.ahead:
            return 0.1
        rest = [self.serves(card) for card in self.view.hand if card not in gone]
        best = min((place for place in rest if place != NOWHERE), default=2)
        return FRESH[min(2, best)]

    def serves(self, card: str) -> int:
        """The first missing cell of the way that a path card could fill, or NOWHERE."""
        if card in self.deck.paths:
            for place, (wanted, shut, onward) in enumerate(self.ahead):
                if onward != NOWHERE and self.deck.serves(card, wanted, shut, onward):
                    return place
        return NOWHERE

    def keep_value(self, card: str) -> float:
        """What a card may still do in the hand."""
        if card not in self.kept:
            self.kept[card] = self._keep(card)
        return self.kept[card]

    def _keep(self, card: str) -> float:
        path = self.deck.paths.get(card)
        if path is not None:
            place = self.serves(card)
            return 0.03 * len(path.openings) + (0.0 if place == NOWHERE else AHEAD[place])
        mine = self.view.seats[self.me]
        match self.deck.types[card]:
            case "secret_information":
                return 0.05 if self.known else 0.9
            case "boots":
                return 0.05 if mine.boots else 0.8
            case "battle_axe":
                return 0.05 if mine.axes else 0.2
            case "cave_in" | "cobweb":
                return 0.35 if self.threat else 0.12
            case "swap_hands":
                return 0.1
        return 0.2 if self.threat else 0.1

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
        mine = view.seats[self.me]
        clan = works_for(mine.clan, mine.role == "saboteur")
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
        side = view.seats[first]
        return first == self.me or (
            side.role is not None and works_for(side.clan, side.role == "saboteur") == clan
        )

    def would_end(self) -> bool:
        """Whether leaving now probably ends the match: nobody else of the own side seems to be inside."""
        inside = [seat for seat in self.at if seat != self.me]
        return all(self.trust[seat] < 0.35 for seat in inside)


# ---------------------------------------------------------------- walking


def _walk(table: Table, legal: list[Action]) -> int:
    """Towards the best space in reach; a cobweb in the way is cut."""
    for i, action in enumerate(legal):
        if isinstance(action, AxeWeb) and table.web_value(action) > 0 and table.view.left > 0:
            return i
    end = next(i for i, action in enumerate(legal) if isinstance(action, EndMove))
    first = _first_step(table)
    if first is None:
        return end
    node = table.cave.node
    return next((i for i, a in enumerate(legal) if isinstance(a, Step) and node(a.to) == first), end)


def _first_step(table: Table) -> Node | None:
    """The first step of the best walk, None to stay."""
    here = table.at[table.me]
    best, first = _stay_value(table, here, 0), None
    seen: dict[Node, float] = {here: 0.0}
    edge: list[tuple[Node, Node | None]] = [(here, None)]
    for steps in range(1, table.view.left + 1):
        reached: list[tuple[Node, Node | None]] = []
        for space, start in edge:
            for other in table.cave.links[space]:
                if other in seen:
                    continue
                seen[other] = seen[space] + table.cave.toll(other)
                value = _stay_value(table, other, steps) - seen[other]
                if value > best + 1e-9:
                    best, first = value, start or other
                if not _stops(table, other):
                    reached.append((other, start or other))
        edge = reached
    return first


def _stops(table: Table, node: Node) -> bool:
    return node < SPACE or table.cave.mark(node) == "exit" or any(_monsters_at(table, node))


def _monsters_at(table: Table, node: Node) -> list[str]:
    return [
        m.monster for m in table.view.monsters if m.space is not None and table.cave.node(m.space) == node
    ]


def _stay_value(table: Table, node: Node, steps: int) -> float:
    """What it is worth to end the movement there."""
    value = -table.field.of(node)
    mine = table.view.seats[table.me]
    mark = table.cave.mark(node)
    if mark == "exit" and table.would_end() and table.wins_if_over(table.me) is False:
        return -FAR
    if steps:
        value -= 0.01 * steps
        for monster in _monsters_at(table, node):
            value -= table.harm(monster, table.me) * (0.3 if mine.axes else 1.0)
        if mark == "vein" and _has_nugget(table, node % SPACE):
            value += NUGGET * (0.5 if table.hides else 1.0)
    return value


def _has_nugget(table: Table, cell: Cell) -> bool:
    return any(card.nugget and table.cave.cell(card.x, card.y) == cell for card in table.view.cards)


# ---------------------------------------------------------------- answers


def _use_axe(view: View, legal: list[Action]) -> int:
    """Strike unless the attack would do nothing."""
    assert view.seat is not None and view.monster is not None
    mine = view.seats[view.seat]
    idle = (view.monster == "goblin" and mine.gold == 0) or (view.monster == "crawler" and mine.lying)
    return next(i for i, a in enumerate(legal) if isinstance(a, AxeMonster) and a.use != idle)


def _orient(deck: Deck, view: View, legal: list[Action]) -> int:
    """The way that keeps more links with the cave; else the first."""
    assert view.orient is not None
    goal = view.orient
    cave = Cave(deck, view)

    def links(action: Action) -> int:
        assert isinstance(action, OrientGoal)
        face = deck.faces[goal.goal, action.rot]
        return len(laid(cave, Field(), face, cave.cell(goal.x, goal.y)).entries)

    return max(range(len(legal)), key=lambda i: (links(legal[i]), -i))


def _vote(table: Table, legal: list[Action]) -> int:
    """Agree to end only a match that is won."""
    won = table.wins_if_over() is True
    return next(i for i, action in enumerate(legal) if isinstance(action, VoteEnd) and action.accept == won)
