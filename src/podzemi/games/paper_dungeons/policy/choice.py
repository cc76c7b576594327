"""The greedy player: a round is planned as a whole, for the sheet that promises most (PD-3.2, PD-18, PD-22).

A beam search over the three dice: every action and route with its rewards is tried on a copy of the own
sheet, and sheets are compared by `worth`. The plan is kept for the decisions that follow from it. Plain
Python, so that it plays where nothing can be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias  # Any: the game, which imports this

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CRAFT,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_MINIONS,
    STEP,
    first_of,
    kind_of,
    second_of,
)
from podzemi.games.paper_dungeons.policy.worth import Appraiser
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox, colour_of
from podzemi.games.paper_dungeons.rules.chains import gain_gem, gain_potion
from podzemi.games.paper_dungeons.rules.rounds import asks_at_setup
from podzemi.games.paper_dungeons.state import (
    ACTIONS,
    BOOTS,
    CHOOSE_CARDS,
    HEALER,
    NONE,
    SETUP_POWERS,
    TREASURE_HUNTER,
)
from podzemi.games.paper_dungeons.view.types import View

BEAM: Final = 3
"""Sheets kept after each die, among those whose party has walked this round and among the others."""
MOST: Final = 160
"""Ways to use one die that are looked at for one sheet."""
ANSWERS: Final = 3
"""Answers to a question on the way that are looked at."""
ORDER: Final = {LEVEL_UP: 1, CRAFT: 2, BREW: 3, MOVE: 4}
"""The order in which uses of dice are tried."""
REMEMBERED: Final = 4096
"""Plans kept; more than all seats of a few matches need."""

Path: TypeAlias = tuple[int, ...]
Node: TypeAlias = tuple[int, Path, Sandbox]

_plans: dict[tuple[object, ...], int] = {}


def choose(game: Any, view: View, legal: list[Action], dice: Dice) -> int:
    """The index of the action to play."""
    assert view.seat is not None
    own = game.rehearse(view)
    if own.state.phase == CHOOSE_CARDS:
        values = [_worth_of_cards(own, view.seat, game.encode(action)) for action in legal]
        return values.index(max(values))
    codes: list[int] = own.legal()
    return codes.index(_decide(own, view.seat))


def _worth_of_cards(own: Sandbox, seat: int, code: int) -> int:
    """The promise of the sheet with these cards, after the answer that its power asks for (PD-5.6)."""
    tried = Sandbox(own.state.clone(), own.sheet.clone())
    state, sheet = tried.state, tried.sheet
    sheet.power, sheet.goal = first_of(code), second_of(code)
    appraiser = Appraiser(state, seat)
    if sheet.power == HEALER:
        gain_potion(state, sheet, None)
        gain_potion(state, sheet, None)
    elif sheet.power == TREASURE_HUNTER and not state.looting:
        gain_gem(state, sheet, NONE, None)
    elif asks_at_setup(sheet, state.looting):
        state.phase = SETUP_POWERS
        return max(appraiser.promise(_after(tried, answer).sheet) for answer in tried.legal())
    return appraiser.promise(sheet)


def _decide(own: Sandbox, seat: int) -> int:
    """The next step of the plan for this sheet; a plan is made where there is none."""
    state = own.state
    about: tuple[object, ...] = (state.dungeon, state.round, state.phase, state.open_missions)
    about += (*state.bosses, *state.missions, *state.faces, state.players == 1, id(state.box))
    found = _plans.get((about, own.key()))
    if found is not None:
        return found
    if len(_plans) > REMEMBERED:
        _plans.clear()
    plan = Planner(own, seat).plan()
    step = own.clone()
    for code in plan:
        _plans[about, step.key()] = code
        step.act(code)
    return plan[0]


class Planner:
    """Plans what is left of a round for one sheet."""

    def __init__(self, own: Sandbox, seat: int) -> None:
        self._start = own.clone()
        self._appraiser = Appraiser(own.state, seat)

    def plan(self) -> Path:
        """The decisions until nothing more is asked this round, best value first."""
        start = self._start
        if start.state.phase == ACTIONS and not start.sheet.agenda and start.sheet.movement == 0:
            nodes: list[Node] = [(0, (), start)]
        elif start.state.phase == SETUP_POWERS:
            return max(
                ((code,) for code in start.legal()),
                key=lambda path: self._appraiser.promise(_after(start, path[0]).sheet),
            )
        else:
            nodes = self._kept(self._completed(start, ()))
        while not nodes[0][2].done:
            nodes = self._kept([child for _, path, node in nodes for child in self._uses(node, path)])
        return max(nodes, key=lambda node: node[0])[1]

    def _kept(self, children: list[tuple[Path, Sandbox]]) -> list[Node]:
        """The best of them; of several ways to the same sheet the first."""
        different: dict[tuple[object, ...], Node] = {}
        for path, node in children:
            key = node.key()
            if key not in different:
                different[key] = (self._appraiser.value(node.sheet), path, node)
        best = sorted(different.values(), key=lambda node: -node[0])
        walked = [node for node in best if _has_walked(node[1])]
        return walked[:BEAM] + [node for node in best if not _has_walked(node[1])][:BEAM]

    def _uses(self, node: Sandbox, path: Path) -> list[tuple[Path, Sandbox]]:
        """Every sensible use of one more die, with all that it sets off."""
        found: list[tuple[Path, Sandbox]] = []
        for code in _die_codes(node, _before(path, node.state.faces)):
            found += self._completed(_after(node, code), (*path, code))
        return found

    def _completed(self, node: Sandbox, path: Path) -> list[tuple[Path, Sandbox]]:
        """The ways to finish what is under way: answers, steps, stops."""
        found: list[tuple[Path, Sandbox]] = []
        waiting = [(path, node, NONE)]
        while waiting and len(found) < MOST:
            path, node, came_from = waiting.pop()
            sheet = node.sheet
            if sheet.agenda:
                waiting += [((*path, code), after, came_from) for code, after in self._answers(node)]
            elif sheet.movement > 0:
                here = sheet.position
                for code in node.legal():
                    if kind_of(code) != STEP or first_of(code) != came_from:
                        waiting.append(((*path, code), _after(node, code), here))
            else:
                found.append((path, node))
        return found

    def _answers(self, node: Sandbox) -> list[tuple[int, Sandbox]]:
        """The answers that promise most; of minions the pairs that would hurt most."""
        codes = node.legal()
        if kind_of(codes[0]) == PICK_MINIONS:
            pain = _pain(node)
            codes = sorted(codes, key=lambda code: -pain(first_of(code)) - pain(second_of(code)))[:ANSWERS]
        after = [(code, _after(node, code)) for code in codes]
        if len(after) <= ANSWERS:
            return after
        return sorted(after, key=lambda one: -self._appraiser.value(one[1].sheet))[:ANSWERS]


def _has_walked(path: Path) -> bool:
    return any(kind_of(code) == MOVE for code in path)


def _after(node: Sandbox, code: int) -> Sandbox:
    child = node.clone()
    child.act(code)
    return child


def _pain(node: Sandbox) -> Callable[[int], int]:
    """How much a fight in a room would hurt, and that a gem lies there."""

    def pain(room: int) -> int:
        if room == NOTHING:
            return 0
        gem = node.box.room_gem[room]
        return 4 * node.fight_wounds(room) + (3 if gem != NONE and node.is_gem_open(gem) else 0)

    return pain


# ---------------------------------------------------------------- uses of a die


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
