"""Rules of thumb for The Dark Cave (DC-19).

Everything is weighed in turns. A field of distances leads to the exit, or to the corners where
it may be (`dark_cave_map`); the table says who is how far and on which side (`dark_cave_table`), by
what is believed about loyalties (`dark_cave_trust`); plays are worth the turns they save or cost
(`dark_cave_plays`). A saboteur builds and walks like everybody until the first rounds are over, then
harms.
"""

from __future__ import annotations

from typing import Final

from podzemi.bots.heuristics.dark_cave_map import (
    FAR,
    Cave,
    Cell,
    Deck,
    Field,
    Node,
    cell_of,
    deck_of,
    is_space,
    laid,
)
from podzemi.bots.heuristics.dark_cave_plays import Plays
from podzemi.bots.heuristics.dark_cave_table import Table
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dark_cave import DarkCave
from podzemi.games.dark_cave.actions import AxeMonster, AxeWeb, EndMove, OrientGoal, Step, VoteEnd
from podzemi.games.dark_cave.view.types import View

NUGGET: Final = 0.9
"""What a nugget under the dwarf is worth."""


def choose(game: DarkCave, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    deck = deck_of(game)
    match view.phase:
        case "act":
            return _best(legal, Plays(Table(deck, view, legal)), dice)
        case "move":
            return _walk(Table(deck, view), legal)
        case "axe" | "axe_entry":
            return _use_axe(view, legal)
        case "orient":
            return _orient(deck, view, legal)
        case _:
            return _vote(Table(deck, view), legal)


def _best(legal: list[Action], plays: Plays, dice: Dice) -> int:
    """The most valuable action; of equals any."""
    values = [plays.card_value(action) for action in legal]
    top = max(values)
    best = [i for i, found in enumerate(values) if found >= top - 1e-9]
    return best[dice.below(len(best))]


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
    return not is_space(node) or table.cave.mark(node) == "exit" or any(_monsters_at(table, node))


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
        if mark == "vein" and _has_nugget(table, cell_of(node)):
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
