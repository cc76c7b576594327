"""Rules of thumb for The Dark Cave (DC-19).

Everything is weighed in turns. A field of distances leads to the exit, or to the corners where
it may be (`dark_cave_map`); a card is worth the turns it saves to the own side and costs the
others, by what is believed about loyalties (`dark_cave_trust`). A saboteur builds and walks like
everybody until the first rounds are over, then harms.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from podzemi.bots.heuristics.dark_cave_map import (
    FAR,
    PLACE,
    STEP,
    Cave,
    Cell,
    Field,
    Node,
    Space,
    edge,
    field_to,
    laid_cost,
    spaces_of,
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
from podzemi.games.dark_cave.components import DATA
from podzemi.games.dark_cave.view import View

OTHERS: Final = 0.6
"""What a turn of somebody else weighs beside an own one."""
CLOSE: Final = 3.5
"""From this many turns to the exit on, a rival is worth a cave-in or a cobweb."""
HIDING: Final = 3
"""Rounds in which a saboteur harms nobody of the own colour."""
NUGGET: Final = 0.9
HARM: Final = {"rat": 0.6, "crawler": 1.0, "goblin": 0.9}
USELESS: Final = -0.6
IDLE: Final = 0.05
"""A path card that saves less is better kept."""

_TYPES: Final = {card.id: card.type for card in DATA.action_card}
_PATHS: Final = {card.id: card for card in DATA.path_card}


def choose(game: DarkCave, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    match view.phase:
        case "act":
            return _best(legal, Table(view, legal).card_value, dice)
        case "move":
            return _walk(Table(view), legal)
        case "axe" | "axe_entry":
            return _use_axe(view, legal)
        case "orient":
            return _orient(view, legal)
        case _:
            return _vote(Table(view), legal)


def _best(legal: list[Action], value: Callable[[Action], float], dice: Dice) -> int:
    """The most valuable action; of equals any."""
    values = [value(action) for action in legal]
    top = max(values)
    best = [i for i, found in enumerate(values) if found >= top - 1e-9]
    return best[dice.below(len(best))]


def _space(name: list[int | str]) -> Space:
    return int(name[0]), int(name[1]), str(name[2])


# ---------------------------------------------------------------- the table


class Table:
    """A view weighed: how far everybody is from the exit, and who is on which side."""

    def __init__(self, view: View, legal: list[Action] | None = None) -> None:
        """`legal`: the own plays, if it is the own turn; cells that none of them serves cost a wait."""
        assert view.seat is not None
        self.view = view
        self.me: Seat = view.seat
        self.cave = Cave(view)
        self.at = spaces_of(view)
        self.trust = trusts(view, self.me)
        self.hides = self._hides()
        self.known = any(goal.goal == "G-EXIT" for goal in view.goals)
        self.field = field_to(self.cave, self.targets())
        self.waits = self._waits([action for action in legal or [] if isinstance(action, PlayPath)])
        if any(self.waits.values()):
            self.field = field_to(self.cave, self.targets(), self.waits)
        self.ways: dict[Seat, list[Node]] = {seat: self.field.way(at) for seat, at in self.at.items()}
        self.walks: dict[Seat, dict[Space, int]] = {}
        self.memo: dict[tuple[str, Cell, int], float] = {}
        self.spoils: dict[Cell | tuple[Cell, Cell], float] = {}

    def _waits(self, plays: list[PlayPath]) -> dict[Cell, float]:
        """Cells a path leads to, and how long the right card takes to come; none if it is in the hand."""
        served: set[Cell] = set()
        for play in plays:
            cell = (play.x, play.y)
            if cell not in served:
                after, _ = laid_cost(self.cave, self.field, play.card, cell, play.rot)
                if after < self.field.of(cell) + PLACE - IDLE:
                    served.add(cell)
        onward = self.field.onward
        return {c: self.cave.wait(c, onward.get(c)) for c in self.cave.ends if c not in served}

    def _hides(self) -> bool:
        """Whether a saboteur still plays the loyal dwarf."""
        mine = self.view.seats[self.me]
        early = self.view.turn <= HIDING * len(self.view.seats)
        return mine.role == "saboteur" and not mine.face_up and early

    def targets(self) -> dict[Space, float]:
        """The exit, or the corners where it may be."""
        found: dict[Space, float] = {}
        for goal in self.view.goals:
            if self.known and goal.goal != "G-EXIT":
                continue
            if goal.face_up:
                if goal.goal == "G-EXIT":
                    found[goal.x, goal.y, "c"] = 0.0
            elif goal.goal in (None, "G-EXIT"):
                found[goal.x, goal.y, "down"] = (
                    0.0 if self.known else max(0.0, 1.0 - self.hint((goal.x, goal.y)))
                )
        return found

    def hint(self, corner: Cell) -> float:
        """What others did after a look there: those who turn away have not seen the exit (DC-19)."""
        corners = [(goal.x, goal.y) for goal in self.view.goals if not goal.face_up]
        looked: set[Seat] = set()
        found = 0.0
        for deed in self.view.deeds:
            if isinstance(deed.action, PlaySecret) and deed.action.target == list(corner):
                looked.add(deed.seat)
            elif isinstance(deed.action, PlayPath) and deed.seat in looked and deed.seat != self.me:
                x, y = deed.action.x, deed.action.y
                near = min(corners, key=lambda cell: abs(cell[0] - x) + abs(cell[1] - y))
                found += 0.5 if near == corner else -1.0
        return max(-3.0, min(1.0, found))

    def weight(self, seat: Seat) -> float:
        """What a turn gained by that seat is worth: 1 to oneself, negative for rivals."""
        if seat == self.me:
            return 1.0
        leaning = 2 * self.trust[seat] - 1
        if self.hides and self.view.seats[seat].clan == self.view.seats[self.me].clan:
            leaning = max(0.0, leaning)
        return OTHERS * leaning

    def turns(self, seat: Seat) -> float:
        """Turns from the exit."""
        return self.field.of(self.at.get(seat))

    def walk(self, seat: Seat) -> dict[Space, int]:
        if seat not in self.walks:
            self.walks[seat] = self.cave.distances(self.at[seat])
        return self.walks[seat]

    # ------------------------------------------------------------ cards

    def card_value(self, action: Action) -> float:
        match action:
            case PlayPath(card, x, y, rot):
                return self.path_value(card, (x, y), rot)
            case PlaySecret(mode="goal", target=list() as target):
                return self.look_value((target[0], target[1]))
            case PlaySecret(target=int() as seat):
                doubt = 1 - abs(2 * self.trust[seat] - 1)
                return (0.5 if self.known else 0.2) * doubt
            case PlayBoots(_, player):
                return self.boots_value(player)
            case PlayAxe(_, player):
                return self.axe_value(player)
            case PlayMonster():
                return self.hunt_value(action)
            case PlayCaveIn(_, x, y):
                return self.spoil_value((x, y), None)
            case PlayCobweb(_, ends):
                one, two = ((cell[0], cell[1]) for cell in ends)
                return self.spoil_value(None, edge(one, two))
            case PlaySwap(_, player):
                return self.swap_value(player)
            case Discard(cards):
                return self.discard_value(cards)
            case AxeWeb():
                return self.web_value(action)
        return -1.0

    def path_value(self, card: str, cell: Cell, rot: int) -> float:
        """Turns saved to everybody, each with the weight of that seat."""
        key = (card, cell, rot)
        if key not in self.memo:
            after, entries = laid_cost(self.cave, self.field, card, cell, rot)
            total = sum(self.weight(seat) * self._saved(seat, cell, after, entries) for seat in self.at)
            wealth = 0.15 if _PATHS[card].special == "vein" else 0.0
            idle = self.keep_value(card) if total < IDLE else 0.0
            self.memo[key] = total + wealth - idle
        return self.memo[key]

    def _saved(self, seat: Seat, cell: Cell, after: float, entries: list[Space]) -> float:
        """What the card changes for one dwarf."""
        if cell in self.ways[seat]:
            worst = -2.0 if self.turns(seat) < CLOSE or seat == self.me else -0.7
            return max(worst, min(1.5, self.field.of(cell) + PLACE + self.waits.get(cell, 0.0) - after))
        walk = self.walk(seat)
        steps = min((walk[space] for space in entries if space in walk), default=99)
        return max(0.0, min(1.5, self.turns(seat) - (steps + 1) * STEP - after))

    def look_value(self, cell: Cell) -> float:
        """A look is worth most at the corner one would go to next (DC-19)."""
        goal = next(goal for goal in self.view.goals if (goal.x, goal.y) == cell)
        unseen = sum(goal.goal is None for goal in self.view.goals)
        if self.known or goal.goal is not None or unseen < 2:
            return 0.0
        near = self.field.way(self.at[self.me])[-1] if self.me in self.at else None
        return 1.1 + (0.2 if near is not None and (near[0], near[1]) == cell else 0.0)

    def boots_value(self, player: Seat) -> float:
        """A third more movement for the turns that are left."""
        if player not in self.at:
            return -0.5
        left = sum(self.view.pile.values()) / len(self.view.seats) + 3
        return self.weight(player) * min(1.4, 0.25 * left)

    def axe_value(self, player: Seat) -> float:
        if player not in self.at:
            return -0.5
        return self.weight(player) * (0.15 if self.view.seats[player].axes else 0.5)

    def hunt_value(self, action: PlayMonster) -> float:
        """Harm to rivals on the space where the monster ends."""
        monster = _TYPES[action.card]
        space = action.to or action.lair
        victims = [] if space is None else [seat for seat, at in self.at.items() if at == _space(space)]
        if not victims:
            return -0.3
        total = 0.0
        for seat in victims:
            total -= (
                self.weight(seat) / OTHERS * self.harm(monster, seat) * (OTHERS if seat != self.me else 1.0)
            )
        if any(self.view.seats[seat].axes for seat in victims):
            total *= 0.4
        return 1.2 * total

    def harm(self, monster: str, seat: Seat) -> float:
        side = self.view.seats[seat]
        if (monster == "goblin" and side.gold == 0) or (monster == "crawler" and side.lying):
            return 0.0
        near = 1.3 if self.turns(seat) < CLOSE else 1.0
        return HARM[monster] * near

    def spoil_value(self, cell: Cell | None, web: tuple[Cell, Cell] | None) -> float:
        """A cave-in or a cobweb, weighed by the distances after it; only where it can matter."""
        key = cell if web is None else web
        assert key is not None
        if key not in self.spoils:
            self.spoils[key] = self._spoil(cell, web) if self._matters(cell, web) else USELESS
        return self.spoils[key]

    def _spoil(self, cell: Cell | None, web: tuple[Cell, Cell] | None) -> float:
        field = field_to(self.cave.without(cell, web), self.targets(), self.waits)
        most = 2.0 if web is not None else 3.0
        total = sum(
            self.weight(seat) * max(-most, min(most, self.turns(seat) - field.of(at)))
            for seat, at in self.at.items()
        )
        return total - 0.1

    def _matters(self, cell: Cell | None, web: tuple[Cell, Cell] | None) -> bool:
        """On the way of a rival who is close, or a card right before the own dwarf."""
        rivals = [seat for seat in self.at if self.weight(seat) < -0.1 and self.turns(seat) < CLOSE]
        if any(self._is_on_way(seat, cell, web) for seat in rivals):
            return True
        here = self.at.get(self.me)
        return cell is not None and here is not None and abs(cell[0] - here[0]) + abs(cell[1] - here[1]) <= 2

    def _is_on_way(self, seat: Seat, cell: Cell | None, web: tuple[Cell, Cell] | None) -> bool:
        cells = [(node[0], node[1]) for node in self.ways[seat]]
        if cell is not None:
            return cell in cells
        return any(edge(one, two) == web for one, two in pairwise(cells) if one != two)

    def swap_value(self, player: Seat) -> float:
        """A poor hand for a bigger one, rather from a rival."""
        mine, theirs = len(self.view.hand) - 1, sum(self.view.seats[player].hand.values())
        if any(card in _PATHS for card in self.view.hand):
            return 0.1 * (theirs - mine) - 0.3
        return 0.15 * (theirs - mine) + 0.1 - 0.1 * self.weight(player)

    def discard_value(self, cards: list[str]) -> float:
        """What is kept otherwise; without a pile every card is a turn."""
        left = 0.0 if sum(self.view.pile.values()) else -0.6 * (len(cards) - 1)
        return 0.1 * len(cards) - sum(self.keep_value(card) for card in cards) + left

    def keep_value(self, card: str) -> float:
        if card in _PATHS:
            return 0.06 * len(_PATHS[card].openings)
        kind = _TYPES[card]
        mine = self.view.seats[self.me]
        if kind == "secret_information":
            return 0.2 if self.known else 0.8
        if kind == "boots":
            return 0.15 if mine.boots else 0.8
        if kind == "battle_axe":
            return 0.1 if mine.axes else 0.35
        return {"swap_hands": 0.2, "cave_in": 0.35, "cobweb": 0.35}.get(kind, 0.25)

    def web_value(self, action: AxeWeb) -> float:
        """Cut the cobweb when the way leads through it."""
        one, two = ((cell[0], cell[1]) for cell in action.edge)
        side = next(web.side for web in self.view.webs if web.edge == action.edge)
        axes = len(self.view.seats[self.me].axes)
        if side > axes or self.view.no_move or self.me not in self.at:
            return -1.0
        free = field_to(self.cave.without(web=edge(one, two)), self.targets())
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
    return next((i for i, a in enumerate(legal) if isinstance(a, Step) and _space(a.to) == first), end)


def _first_step(table: Table) -> Space | None:
    """The first step of the best walk, None to stay."""
    here = table.at[table.me]
    best, first = _stay_value(table, here, 0), None
    seen: dict[Space, float] = {here: 0.0}
    edge_: list[tuple[Space, Space | None]] = [(here, None)]
    for steps in range(1, table.view.left + 1):
        reached: list[tuple[Space, Space | None]] = []
        for space, start in edge_:
            for other in table.cave.links[space]:
                paid = seen[space] + table.cave.toll(other)
                if other in seen:
                    continue
                seen[other] = paid
                value = _stay_value(table, other, steps) - paid
                if value > best + 1e-9:
                    best, first = value, start or other
                if not _stops(table, other):
                    reached.append((other, start or other))
        edge_ = reached
    return first


def _stops(table: Table, space: Space) -> bool:
    monsters = any(m.space is not None and _space(m.space) == space for m in table.view.monsters)
    return space[2] == "down" or table.cave.mark(space) == "exit" or monsters


def _stay_value(table: Table, space: Space, steps: int) -> float:
    """What it is worth to end the movement there."""
    value = -table.field.of(space)
    mine = table.view.seats[table.me]
    if table.cave.mark(space) == "exit" and table.would_end() and table.wins_if_over(table.me) is False:
        return -FAR
    if steps:
        value -= 0.01 * steps
        for monster in table.view.monsters:
            if monster.space is not None and _space(monster.space) == space:
                value -= table.harm(monster.monster, table.me) * (0.3 if mine.axes else 1.0)
        if table.cave.mark(space) == "vein" and _has_nugget(table.view, space):
            value += NUGGET * (0.5 if table.hides else 1.0)
    return value


def _has_nugget(view: View, space: Space) -> bool:
    return any(card.nugget and (card.x, card.y) == space[:2] for card in view.cards)


# ---------------------------------------------------------------- answers


def _use_axe(view: View, legal: list[Action]) -> int:
    """Strike unless the attack would do nothing."""
    assert view.seat is not None and view.monster is not None
    mine = view.seats[view.seat]
    idle = (view.monster == "goblin" and mine.gold == 0) or (view.monster == "crawler" and mine.lying)
    return next(i for i, a in enumerate(legal) if isinstance(a, AxeMonster) and a.use != idle)


def _orient(view: View, legal: list[Action]) -> int:
    """The way that keeps more links with the cave; else the first."""
    assert view.orient is not None
    goal = view.orient
    cave = Cave(view)

    def links(action: Action) -> int:
        assert isinstance(action, OrientGoal)
        field = Field()
        _, entries = laid_cost(cave, field, goal.goal, (goal.x, goal.y), action.rot)
        return len(entries)

    return max(range(len(legal)), key=lambda i: (links(legal[i]), -i))


def _vote(table: Table, legal: list[Action]) -> int:
    """Agree to end only a match that is won."""
    won = table.wins_if_over() is True
    return next(i for i, action in enumerate(legal) if isinstance(action, VoteEnd) and action.accept == won)
