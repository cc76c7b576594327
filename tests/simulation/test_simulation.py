"""Worlds from seeds: what must hold holds, a seed is the same each time, and planted bugs are found."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from lanes import DEEP
from simulation.loop import owner
from simulation.plants import PLANTS
from simulation.process import Process
from simulation.run import many, shrink, worlds
from simulation.world import Outcome, Plan, World

SEEDS = 2000 if DEEP else 150
SHARE = 25
"""Seeds of one test: idle workers take over what others have not begun."""
SHORT = Plan(0, seconds=30.0)
QUICK = ("early_word", "careless_retry", "lost_commit", "wrong_eyes")
"""Planted bugs that a few seeds find; the others take minutes of one core or more."""


def found(plan: Plan, count: int, plant: str | None = None) -> Outcome | None:
    """The first outcome that shows a violation."""
    outcomes = many(plan, 0, count, plant)
    try:
        return next((outcome for outcome in outcomes if outcome.violation is not None), None)
    finally:
        outcomes.close()


@pytest.mark.timeout(14400)
@pytest.mark.parametrize("first", range(0, SEEDS, SHARE))
def test_what_must_hold_holds_in_every_world(first: int) -> None:
    outcomes = list(many(SHORT, first, SHARE, None))
    assert [outcome for outcome in outcomes if outcome.violation is not None] == []
    assert sum(outcome.acknowledged for outcome in outcomes) > 20 * SHARE
    assert sum(outcome.faults for outcome in outcomes) > 10 * SHARE


def test_a_seed_is_the_same_each_time() -> None:
    plans = [Plan(seed, seconds=20.0) for seed in (3, 4, 3)]
    traces = [outcome.trace for outcome in worlds(plans, None)]
    assert traces[0] == traces[2] != traces[1]
    assert [outcome.trace for outcome in worlds(plans[:2], None)] == traces[:2]


@pytest.mark.timeout(14400)
@pytest.mark.parametrize("plant", sorted(PLANTS) if DEEP else QUICK)
def test_a_planted_bug_is_found(plant: str) -> None:
    outcome = found(Plan(0), 2000 if DEEP else 60, plant)
    assert outcome is not None
    again = next(iter(worlds([outcome.plan], plant)))
    assert (again.violation, again.trace) == (outcome.violation, outcome.trace)


def test_a_failure_gets_smaller() -> None:
    outcome = found(Plan(0), 20, "early_word")
    assert outcome is not None
    small = shrink(outcome.plan, "early_word")
    assert small.seconds <= outcome.plan.seconds and small.processes == 1 and not small.crashes
    assert next(iter(worlds([small], "early_word"))).violation is not None


def test_a_word_outlives_the_process_that_said_it() -> None:
    """The hearer is another process: what it does about the word is its own work, with its own clock."""
    world = World(Plan(0))
    speaker, hearer = (Process(world, slot, Random(slot)) for slot in (0, 1))
    heard: list[tuple[str, object]] = []

    def note(message: str) -> None:
        heard.append((message, owner.get()))

    async def run() -> None:
        hearer.context.run(hearer.store.listen, note)
        hearer.store.hears = True
        await speaker.run(speaker.store.notify("table one"))
        speaker.kill()
        await asyncio.sleep(1.0)

    world.loop.run_until_complete(run())
    assert ("table one", hearer) in heard
