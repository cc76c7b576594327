"""Paper Dungeons by its own planner: the three dice of a round together, then the rounds to come.

Within a round nobody can come in a seat's way (PD-3.2), so a round is planned once, from its roll, and the
decisions that follow are read off the plan; who left the plan gets a new one. What a
sheet is worth is fitted to self-play, by round and number of players (`scripts/fit_paper_dungeons.py`).

The settings mean: `breadth` sheets kept after each die, `worlds` plans compared, each over `iterations` rolls
(0: as many as `seconds` allow) and `horizon` rounds (-1: one); `temperature`, in glory, is how far from the
best a plan may be.
"""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec

from podzemi import native
from podzemi.bots.search import Candidate, Report, SearchBot, Searcher, Settings
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.paper_dungeons import PaperDungeons
from podzemi.games.paper_dungeons.view.types import View
from podzemi.native import State, _core

FILE: Final = Path(str(files("podzemi.bots.strategies") / "paper_dungeons.json"))
"""The fitted weights."""

READ: Final = 0
PLAN: Final = 1
SET_UP: Final = 2
ROUND: Final = 3
MATCH: Final = 4
FORESEE: Final = 5
"""What the planner can be asked (native/runtime/planners/paper_dungeons.hpp)."""

Table: TypeAlias = "array[int]"
"""Weights: a row for each round."""
COMPANY: Final = 2
"""The weights for so many players serve more as well."""
BREADTH: Final = 12
NARROW: Final = 2
"""Sheets kept in the rounds to come."""
QUICK: Final = "glance"
"""The strategy that takes dice in one order, and looks at no round to come."""
REMEMBERED: Final = 512
"""Plans kept; more than all seats of some matches need."""
USUAL: Final = 105.0
"""A good score of a lone player."""
SPREAD: Final = 12.0
"""Glory: a lead by so much is a likely win."""


class Plan(NamedTuple):
    """What to do for the rest of the round."""

    glory: float
    """What the seat may expect at the end of the game."""
    rolls: int
    codes: list[int]


@cache
def tables() -> dict[int, Table]:
    """The fitted weights: 1 for lone players, 2 for company."""
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[int, list[int]])
    return {players: array("i", row) for players, row in found.items()}


def table_for(players: int) -> Table:
    return tables()[min(players, COMPANY)]


def ask(state: State, seat: int, numbers: list[int], table: Table) -> list[int]:
    """What the planner says; SET_UP, ROUND and MATCH play the state on."""
    return _core.consult(state, seat, numbers, table)


def promise(state: State, seat: int, rounds: int) -> float:
    """The glory that the sheet of a seat promises when so many rounds are over."""
    *seen, written = ask(state, seat, [READ], table := table_for(state.players))
    row = table[rounds * len(seen) : (rounds + 1) * len(seen)]
    gains: int = sum(map(mul, seen, row))
    return written + gains / 1000


def plans(state: State, seat: int, settings: Settings, seed: int) -> list[Plan]:
    """The best plans of the seat, best first."""
    thorough = settings.strategy != QUICK
    ahead = 0 if not thorough else 1 if settings.horizon < 0 else settings.horizon
    rolls = settings.iterations or 10**6
    patience = 0 if settings.iterations else max(1, int(1000 * settings.seconds))
    asked = [PLAN, settings.breadth or BREADTH, int(thorough), seed, 0]
    asked += [settings.worlds, rolls, ahead, patience, NARROW, 0]
    return list(_read(ask(state, seat, asked, table_for(state.players))))


def _read(numbers: list[int]) -> list[Plan]:
    found, at = [], 0
    while at < len(numbers):
        value, rolls, count = numbers[at : at + 3]
        found.append(Plan(value / 1000, rolls, numbers[at + 3 : at + 3 + count]))
        at += 3 + count
    return found


_rounds: dict[tuple[Settings, bytes], list[Plan]] = {}


class Planner(Searcher):
    """Reports plans as a search reports actions."""

    game: PaperDungeons

    def report(
        self,
        view: View,
        legal: list[Action],
        dice: Dice,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> Report:
        """What the planner makes of the decision: by first action the best plan."""
        begun = time.thread_time()
        found = self._following(view) or self._fresh(view)
        candidates = self._candidates(view, legal, found)
        rolls = sum(plan.rolls for plan in found)
        return Report(candidates, rolls, len(found), len(found), time.thread_time() - begun)

    def _following(self, view: View) -> list[Plan]:
        """What is left of the round's plans that begin as the seat has begun; none if the best does not."""
        assert view.seat is not None and view.mine is not None
        if view.phase != "actions":
            return []
        state = self.game.rehearse(view).state
        state.sheets = [sheet.clone() for sheet in state.shown]
        done = [self.game.encode(action) for action in view.mine.deeds]
        whole = self._plans(native.from_python(state), view.seat)
        if whole[0].codes[: len(done)] != done:
            return []
        return [
            plan._replace(codes=plan.codes[len(done) :]) for plan in whole if plan.codes[: len(done)] == done
        ]

    def _fresh(self, view: View) -> list[Plan]:
        """Plans from where the seat is now."""
        assert view.seat is not None
        return self._plans(native.from_python(self.game.rehearse(view).state), view.seat)

    def _plans(self, state: State, seat: int) -> list[Plan]:
        """Planned once: the same sheet and roll have the same plans, whoever asks and when."""
        about = array("q", state.numbers()).tobytes() + bytes([seat])
        key = (self.settings, about)
        if key not in _rounds:
            if len(_rounds) >= REMEMBERED:
                _rounds.clear()
            _rounds[key] = plans(state, seat, self.settings, zlib.crc32(about))
        return _rounds[key]

    def _candidates(self, view: View, legal: list[Action], found: list[Plan]) -> list[Candidate]:
        """The first plan of each action, best first."""
        places = {self.game.encode(action): place for place, action in enumerate(legal)}
        others = self._others(view)
        first: dict[int, Plan] = {}
        for plan in found:
            first.setdefault(plan.codes[0], plan)
        total = sum(exp(plan.glory - found[0].glory) for plan in first.values())
        return [
            Candidate(
                index=places[code],
                action=legal[places[code]],
                visits=max(1, plan.rolls),
                value=tanh((plan.glory - others) / SPREAD),
                spread=0.0,
                share=exp(plan.glory - found[0].glory) / total,
                prior=1 / len(legal),
            )
            for code, plan in first.items()
        ]

    def _others(self, view: View) -> float:
        """What the best of the others could expect when the round began; alone, a usual score."""
        state = native.from_python(self.game.rehearse(view).state)
        seats = [seat for seat in range(state.players) if seat != view.seat]
        return max((promise(state, seat, max(0, view.round - 1)) for seat in seats), default=USUAL)


def make(game: PaperDungeons, settings: Settings) -> Bot:
    return SearchBot(Planner(game, settings))
