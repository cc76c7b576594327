"""Rules of thumb for Paper Dungeons (PD-18, PD-22).

A round is planned as a whole: a beam over the three dice, every action and route with its
rewards tried out on a rehearsal of the own sheet, and the sheets that come out valued in one
currency, glory at the end of the game. The plan is kept for the decisions that follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from podzemi.bots.heuristics.paper_dungeons_value import Outside, value
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.paper_dungeons import PaperDungeons
from podzemi.games.paper_dungeons.actions import GOALS, POWERS, SYMBOLS, ChooseCards
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CRAFT,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    SETUP_HUNTER,
    STEP,
    first_of,
    kind_of,
    second_of,
)
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox, colour_of
from podzemi.games.paper_dungeons.view.types import View

BEAM: Final = 12
"""Sheets kept after each die, among those whose party has walked this round and among the others."""
MOST: Final = 160
"""Ways to use one die that are looked at for one sheet."""
ITEMS_TRIED: Final = 3
"""Answers to a free craft that are looked at."""
ORDER: Final = {LEVEL_UP: 1, CRAFT: 2, BREW: 3, MOVE: 4}
"""The order in which uses of dice are tried."""
BOOTS: Final = SYMBOLS.index("boots")
REMEMBERED: Final = 4096
"""Plans kept; more than all seats of a few matches need."""

POWER_VALUE: Final = dict(
    zip(POWERS, (1.2, 3.5, 6.0, 6.2, 2.2, 3.6, 10.4, 6.4, 7.7, 3.2, 6.2, 1.6, 0.0, 3.5, 5.7, 5.9))
)
"""Gain over no power, measured with a sound bot (PD-22)."""
GOAL_VALUE: Final = dict(
    zip(GOALS, (1.5, 1.5, 1.2, -0.7, -0.8, -1.7, 2.2, 1.8, 1.4, 1.0, 0.4, 1.6, 2.0, 1.9, 1.5, 2.0))
)
ITEM_RANK: Final = (5.0, 4.0, 1.0, 2.0, 6.0, 5.5, 5.8, 7.0)
"""What an item is worth beside its glory, roughly, in printed order."""

Path: TypeAlias = tuple[int, ...]
Node: TypeAlias = tuple[float, Path, Sandbox]

_plans: dict[tuple[object, ...], int] = {}


def choose(game: PaperDungeons, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    if view.phase == "choose_cards":
        return max(range(len(legal)), key=lambda index: _card_value(legal[index]))
    own = game.rehearse(view)
    return own.legal().index(_decide(own))


def _card_value(action: Action) -> float:
    assert isinstance(action, ChooseCards)
    return POWER_VALUE[action.power] + GOAL_VALUE[action.goal]


def _decide(own: Sandbox) -> int:
    """The next step of the plan for this sheet; a plan is made where there is none."""
    state = own.state
    about: tuple[object, ...] = (state.dungeon, state.round, state.phase, state.open_missions)
    about += (*state.bosses, *state.missions, *state.faces, state.players == 1, id(state.box))
    found = _plans.get((about, own.key()))
    if found is not None:
        return found
    if len(_plans) > REMEMBERED:
        _plans.clear()
    plan = _plan(own)
    step = own.clone()
    for code in plan:
        _plans[about, step.key()] = code
        step.act(code)
    return plan[0]


# ---------------------------------------------------------------- the search


def _plan(own: Sandbox) -> Path:
    """The decisions until nothing more is asked this round, best value first."""
    start = own.clone()
    if kind_of(start.legal()[0]) == SETUP_HUNTER:
        return (_looted(start),)
    outside = Outside(own)
    if start.sheet.agenda or start.sheet.movement > 0:
        nodes = _kept(list(_completed(start, (), MOST)), outside)
    elif start.state.round == 0:
        nodes = _kept([((code,), _after(start, code)) for code in start.legal()], outside)
    else:
        nodes = [(0.0, (), start)]
    while not nodes[0][2].done:
        nodes = _kept([child for _, path, node in nodes for child in _uses(node, path)], outside)
    return max(nodes, key=lambda node: node[0])[1]


def _looted(start: Sandbox) -> int:
    """The gem of the map that is worth least to walk for: the others stay worth a walk."""
    children = {code: _after(start, code) for code in start.legal()}
    return max(children, key=lambda code: value(children[code], Outside(children[code])))


def _kept(children: list[tuple[Path, Sandbox]], outside: Outside) -> list[Node]:
    """The best of them; of several ways to the same sheet the first."""
    different: dict[tuple[object, ...], Node] = {}
    for path, node in children:
        key = node.key()
        if key not in different:
            different[key] = (value(node, outside), path, node)
    best = sorted(different.values(), key=lambda node: -node[0])
    walked = [node for node in best if _has_walked(node[1])]
    return walked[:BEAM] + [node for node in best if not _has_walked(node[1])][:BEAM]


def _has_walked(path: Path) -> bool:
    return any(kind_of(code) == MOVE for code in path)


def _after(node: Sandbox, code: int) -> Sandbox:
    child = node.clone()
    child.act(code)
    return child


def _uses(node: Sandbox, path: Path) -> list[tuple[Path, Sandbox]]:
    """Every sensible use of one more die, with all that it sets off."""
    found: list[tuple[Path, Sandbox]] = []
    for code in _die_codes(node, _before(path, node.state.faces)):
        found += _completed(_after(node, code), (*path, code), MOST)
    return found


def _before(path: Path, faces: list[int]) -> tuple[int, int]:
    """The place of the last die used in the order in which dice are tried."""
    return next((_place(code, faces) for code in reversed(path) if kind_of(code) in ORDER), (0, 0))


def _place(code: int, faces: list[int]) -> tuple[int, int]:
    """Levels, crafts, potions, then walks: what helps on the way comes first, and no order is tried twice."""
    kind = kind_of(code)
    if kind == MOVE:
        return ORDER[kind], int(faces[first_of(code)] != BOOTS)
    return ORDER[kind], second_of(code)


def _die_codes(node: Sandbox, before: tuple[int, int]) -> list[int]:
    """Actions that differ: other work is left to the dice that are least good for levels."""
    legal = node.legal()
    faces = node.state.faces
    levels = [code for code in legal if kind_of(code) == LEVEL_UP]
    good_for = [sum(first_of(code) == die for code in levels) for die in range(len(faces))]
    usable = sorted({first_of(code) for code in legal}, key=lambda die: (good_for[die], die))
    plain = [die for die in usable if faces[die] != BOOTS]
    walkers = plain[:2] + [die for die in usable if faces[die] == BOOTS][:1]
    chosen = _different(levels, faces)
    chosen += [code for code in legal if kind_of(code) == BREW and first_of(code) in plain[:1]]
    chosen += [code for code in legal if kind_of(code) == MOVE and first_of(code) in walkers]
    crafts = [code for code in legal if kind_of(code) == CRAFT]
    crafts.sort(key=lambda code: plain.index(first_of(code)))
    seen: set[int] = set()
    for code in crafts:
        if second_of(code) not in seen:
            seen.add(second_of(code))
            chosen.append(code)
    return [code for code in chosen if _place(code, faces) >= before] or chosen


def _different(levels: list[int], faces: list[int]) -> list[int]:
    """One die of each symbol and hero; two dice of one colour are the same die."""
    seen: set[tuple[int, int, int]] = set()
    chosen = []
    for code in levels:
        die = first_of(code)
        mark = (faces[die], second_of(code), colour_of(die))
        if mark not in seen:
            seen.add(mark)
            chosen.append(code)
    return chosen


def _completed(node: Sandbox, path: Path, most: int) -> list[tuple[Path, Sandbox]]:
    """The ways to finish what is under way: answers, steps, stops."""
    found: list[tuple[Path, Sandbox]] = []
    waiting = [(path, node, -1)]
    while waiting and len(found) < most:
        path, node, came_from = waiting.pop()
        sheet = node.sheet
        if sheet.agenda:
            waiting += [((*path, code), _after(node, code), came_from) for code in _answers(node)]
        elif sheet.movement > 0:
            here = sheet.position
            for code in node.legal():
                if kind_of(code) != STEP or first_of(code) != came_from:
                    waiting.append(((*path, code), _after(node, code), here))
        else:
            found.append((path, node))
    return found


def _answers(node: Sandbox) -> list[int]:
    """All heroes; the most wanted items; the minions that would hurt most."""
    legal = node.legal()
    kind = kind_of(legal[0])
    if kind == PICK_HERO:
        return legal
    if kind == PICK_ITEM:
        return sorted(legal, key=lambda code: -_item_wish(node, first_of(code)))[:ITEMS_TRIED]
    assert kind == PICK_MINIONS
    worth = _minion_worth(node)
    return sorted(legal, key=lambda code: -worth(first_of(code)) - worth(second_of(code)))[:2]


def _item_wish(node: Sandbox, item: int) -> float:
    return ITEM_RANK[item] + 2.5 * float(node.sheet.items[item])


def _minion_worth(node: Sandbox) -> Callable[[int], float]:
    """How much it helps not to have to fight there: wounds saved, more so where a gem lies."""

    @cache
    def worth(room: int) -> float:
        if room == NOTHING:
            return 0.0
        gem = node.box.room_gem[room]
        open_gem = gem >= 0 and node.is_gem_open(gem)
        return float(node.fight_wounds(room)) * (1.0 if open_gem else 0.6) + (0.0 if open_gem else 0.5)

    return worth
