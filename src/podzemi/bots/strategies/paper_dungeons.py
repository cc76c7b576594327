"""Paper Dungeons by its own planner: the three dice of a round together, then the rounds to come.

Within a round nobody can come in a seat's way (PD-3.2), so a round is planned once, from its roll, and the
decisions that follow are read off the plan; who left the plan gets a new one. What a
sheet is worth is fitted to self-play, by round and number of players (`research/fit_paper_dungeons.py`).

A lead is worth the less the longer the match goes on: the chances against a rival are a logistic curve of the
lead in expected glory, both by a quick plan for the same roll, with a scale for each round (SCALES).

The settings mean: `breadth` sheets kept after each die, `worlds` plans compared, each over `iterations` rolls
(0: as many as `seconds` allow) and `rollout_depth` rounds (-1: one); `temperature`, in glory, is how far from
the best a plan may be.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable
from math import exp
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from podzemi import native
from podzemi.bots.search import Candidate, Clock, SearchBot, SearchResult, Settings
from podzemi.bots.weighing import Weighed, Weigher
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.paper_dungeons import PaperDungeons
from podzemi.games.paper_dungeons.policy.worth import Table, table_for
from podzemi.games.paper_dungeons.view.types import View
from podzemi.native import State, _core

READ: Final = 0
PLAN: Final = 1
SET_UP: Final = 2
ROUND: Final = 3
MATCH: Final = 4
FORESEE: Final = 5
"""The requests to the planner (native/runtime/planners/paper_dungeons.hpp)."""

BREADTH: Final = 12
NARROW: Final = 2
"""Sheets kept in the rounds to come."""
QUICK: Final = "glance"
"""The strategy that takes dice in one order, and looks at no round to come."""
REMEMBERED: Final = 512
"""Plans kept; more than all seats of some matches need."""
SCALES: Final = (9.6, 9.6, 9.2, 8.2, 7.0, 5.7, 4.5, 3.3, 2.4)
"""Glory: with such a lead the odds are e to one; by round, the first before there is one
(`research/fit_chances.py --matches 2400`)."""


class Plan(NamedTuple):
    """A plan for the rest of the round."""

    glory: float
    """The glory that the seat may expect at the end of the game."""
    rolls: int
    codes: list[int]


def ask(state: State, seat: int, numbers: list[int], table: Table) -> list[int]:
    """The answer of the planner; SET_UP, ROUND and MATCH play the state on."""
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
    ahead = 0 if not thorough else 1 if settings.rollout_depth < 0 else settings.rollout_depth
    rolls = settings.iterations or 10**6
    patience = 0 if settings.iterations else max(1, int(1000 * settings.seconds))
    asked = [PLAN, settings.breadth or BREADTH, int(thorough), seed, 0]
    asked += [settings.worlds, rolls, ahead, patience, NARROW, 0, round(1000 * settings.wall)]
    return list(_read(ask(state, seat, asked, table_for(state.players))))


def _read(numbers: list[int]) -> list[Plan]:
    found, at = [], 0
    while at < len(numbers):
        value, rolls, count = numbers[at : at + 3]
        found.append(Plan(value / 1000, rolls, numbers[at + 3 : at + 3 + count]))
        at += 3 + count
    return found


class Round(NamedTuple):
    """A round of one seat: the state at its beginning, and the actions since."""

    begun: State
    done: list[int]


Made: TypeAlias = dict[tuple[int, ...], list[Plan]]
"""The plans of a round, by what was done before they were made."""
_rounds: dict[tuple[Settings, bytes], Made] = {}
GLIMPSE: Final = Settings(strategy=QUICK, breadth=2, worlds=1, iterations=1)
"""How a rival's round is guessed."""


class Planner(Weigher):
    """Reports plans as a search reports actions."""

    game: PaperDungeons

    def report(
        self,
        view: View,
        legal: list[Action],
        dice: Dice,
        cancelled: Callable[[], bool] = lambda: False,
        least: int = 0,
    ) -> SearchResult:
        """The planner's result for the decision: by first action the best plan."""
        clock = Clock(self.settings.wall)
        found = self._find_plans(view)
        candidates = self._candidates(view, legal, found)
        rolls = sum(plan.rolls for plan in found)
        return SearchResult(candidates, rolls, len(found), len(found), clock.spent())

    def weighed(self, view: View, legal: list[Action], dice: Dice, asked: list[int]) -> list[Weighed]:
        """By first action the best plan; an action asked about begins a plan of its own if none does."""
        found = self._find_plans(view)
        first = _by_first_action(found)
        for index in asked:
            code = self.game.encode(legal[index])
            if code not in first:
                first[code] = self._plan_with(view, code)
        leads, scale = self._leads(view), SCALES[view.round]
        places = {self.game.encode(action): place for place, action in enumerate(legal)}
        order = sorted(first, key=lambda code: -first[code].glory)
        return [
            Weighed(places[code], _chance(leads, scale, first[code].glory - found[0].glory)) for code in order
        ]

    def _find_plans(self, view: View) -> list[Plan]:
        """The rest of the plan that the seat follows, or plans from where it is now."""
        assert view.seat is not None
        here = self._round(view)
        if here is None:
            return self._plans(self._now(view), view.seat, ())
        following = self._following(here, view.seat)
        return following or self._plans(here.begun, view.seat, tuple(here.done), self._now(view))

    def _round(self, view: View) -> Round | None:
        """The round that is played; None in other phases, which are planned as they stand."""
        assert view.seat is not None and view.mine is not None
        if view.phase != "actions":
            return None
        state = self.game.rehearse(view).state
        state.sheets = [sheet.clone() for sheet in state.shown]
        return Round(native.from_python(state), [self.game.encode(action) for action in view.mine.deeds])

    def _now(self, view: View) -> State:
        return native.from_python(self.game.rehearse(view).state)

    def _following(self, here: Round, seat: int) -> list[Plan]:
        """The rest of plans that begin as the seat has begun; none if the best of them does not.

        By iterations the plans of the whole round are made again if they are forgotten, so that memory makes
        no difference. By the clock that would be a second plan for somebody who has left the first one.
        """
        made = _rounds.get(self._key(here.begun, seat), {})
        if self.settings.iterations and () not in made:
            made = {(): self._plans(here.begun, seat, ())}
        for before in sorted(made, key=len, reverse=True):
            if self.settings.iterations and before:
                continue
            rest = here.done[len(before) :]
            if tuple(here.done[: len(before)]) == before and made[before][0].codes[: len(rest)] == rest:
                return [
                    plan._replace(codes=plan.codes[len(rest) :])
                    for plan in made[before]
                    if plan.codes[: len(rest)] == rest
                ]
        return []

    def _key(self, begun: State, seat: int) -> tuple[Settings, bytes]:
        return self.settings, _about(begun, seat)

    def _plans(self, begun: State, seat: int, done: tuple[int, ...], now: State | None = None) -> list[Plan]:
        """Planned once: the same round and deeds have the same plans, whoever asks and when."""
        key = self._key(begun, seat)
        made = _rounds.get(key)
        if made is None:
            if len(_rounds) >= REMEMBERED:
                _rounds.clear()
            made = _rounds[key] = {}
        if done not in made:
            state = now or begun
            made[done] = plans(state, seat, self.settings, zlib.crc32(_about(state, seat)))
        return made[done]

    def _plan_with(self, view: View, code: int) -> Plan:
        """The best plan that begins with that action."""
        assert view.seat is not None
        here, tried = self._round(view), self.game.rehearse(view)
        tried.act(code)
        state = native.from_python(tried.state)
        if here is None:
            found = plans(state, view.seat, self.settings, 0)
        else:
            found = self._plans(here.begun, view.seat, (*here.done, code), state)
        return found[0]._replace(codes=[code, *found[0].codes])

    def _candidates(self, view: View, legal: list[Action], found: list[Plan]) -> list[Candidate]:
        """The first plan of each action, best first."""
        places = {self.game.encode(action): place for place, action in enumerate(legal)}
        first = _by_first_action(found)
        leads, scale = self._leads(view), SCALES[view.round]
        total = sum(exp(plan.glory - found[0].glory) for plan in first.values())
        return [
            Candidate(
                index=places[code],
                action=legal[places[code]],
                visits=max(1, plan.rolls),
                value=2 * _chance(leads, scale, plan.glory - found[0].glory) - 1,
                standard_error=0.0,
                probability=exp(plan.glory - found[0].glory) / total,
                prior=1 / len(legal),
            )
            for code, plan in first.items()
        ]

    def _leads(self, view: View) -> list[float]:
        """By rival: by how much more glory the seat may expect, both by a quick plan for the same roll."""
        assert view.seat is not None
        now = self._now(view)
        rivals = [seat for seat in range(now.players) if seat != view.seat]
        here = self._round(view)
        if here is not None:
            quick = Planner(self.game, GLIMPSE)
            own = quick._find_plans(view)[0].glory
            return [own - quick._plans(here.begun, seat, ())[0].glory for seat in rivals]
        if view.round == 0:
            return [0.0] * len(rivals)
        own = promise(now, view.seat, view.round)
        return [own - promise(now, seat, view.round) for seat in rivals]


def _about(state: State, seat: int) -> bytes:
    """All that a plan depends on."""
    return array("q", state.numbers()).tobytes() + bytes([seat])


def _by_first_action(found: list[Plan]) -> dict[int, Plan]:
    """The best plan that begins with each action."""
    first: dict[int, Plan] = {}
    for plan in found:
        first.setdefault(plan.codes[0], plan)
    return first


def _chance(leads: list[float], scale: float, gain: float) -> float:
    """The share of rivals that the seat is likely to end ahead of; alone, one half for the best plan."""
    return sum(1 / (1 + exp(-(lead + gain) / scale)) for lead in leads or [0.0]) / max(1, len(leads))


def make(game: PaperDungeons, settings: Settings) -> Bot:
    return SearchBot(Planner(game, settings))
