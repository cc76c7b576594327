"""Forecasts of Welcome to the Dungeon against what then happens, over whole matches (notes, 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from forecasts import Decision, decisions, seeds, tried
from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon import GAME, codes
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import Sacrifice
from podzemi.games.welcome_dungeon.preview import survival
from podzemi.games.welcome_dungeon.preview.types import CardPreview, Preview, RunPreview
from podzemi.games.welcome_dungeon.state import State

MATCHES = seeds(quick=16, deep=1000)


@pytest.mark.clause("WD-3.3")
@pytest.mark.clause("WD-4.4")
@pytest.mark.clause("WD-5.2")
@pytest.mark.clause("WD-5.3")
@pytest.mark.parametrize("seed", MATCHES)
def test_what_is_forecast_comes_true(seed: int) -> None:
    for decision in decisions(GAME, seed):
        said = preview(decision.before, decision.seat)
        for promise in (sacrifices, order, passing, revealed, runs, safe):
            promise(decision, said)


def preview(state: State, seat: int) -> Preview:
    found = GAME.preview(GAME.view(state, seat))
    assert isinstance(found, Preview)
    return found


# ---------------------------------------------------------------- bidding


def sacrifices(decision: Decision, said: Preview) -> None:
    """HP, the kinds that nothing beats any more, and the run that is left (WD-4.4)."""
    state, seat = decision.before, decision.seat
    for row in said.give_up:
        code = GAME.encode(Sacrifice(row.tile))
        if code not in GAME.legal(state, seat):
            continue
        after, events = tried(GAME, state, seat, code)
        given = next(event for event in events if isinstance(event, e.EquipmentSacrificed))
        assert given.hp == row.hp
        then = preview(after, seat)
        beaten = {kind.monster for kind in said.kinds if kind.beaten_by}
        lost = [kind.monster for kind in then.kinds if kind.monster in beaten and not kind.beaten_by]
        assert lost == row.unbeaten
        assert row.run is not None and then.run is not None
        assert (row.run.hp, row.run.cards, row.run.unknown) == (then.run.hp, then.run.cards, then.run.unknown)


def order(decision: Decision, said: Preview) -> None:
    """Who decides next, if nobody passes; and whether the card that is drawn is the last (WD-3.3)."""
    state = decision.before
    if not GAME.view(state, None).phase.startswith("bid") or decision.code == codes.PASS:
        return
    assert any(isinstance(event, e.CardDrawn) and event.deck == 0 for event in decision.events) == (
        said.last_card and decision.code == codes.DRAW
    )
    if any(isinstance(event, e.MonsterAdded | e.EquipmentSacrificed) for event in decision.events):
        assert GAME.to_act(decision.after) == [said.next]


def passing(decision: Decision, said: Preview) -> None:
    """How many are left after a pass, and who runs if it is only one (WD-4.2)."""
    passed = [event for event in decision.events if isinstance(event, e.Passed)]
    runs = [event.seat for event in decision.events if isinstance(event, e.RunStarted)]
    if passed:
        assert said.passing is not None and said.passing.left == passed[0].left
        assert runs == ([] if said.passing.runner is None else [said.passing.runner])


# ---------------------------------------------------------------- runs


def revealed(decision: Decision, said: Preview) -> None:
    """The card just turned up does what it was said to do, if nothing is used against it (WD-5.2)."""
    if decision.code == codes.KEEP and decision.before.phase == s.RUN_AXE:
        assert said.card is not None
        _fares(said.card, decision.events)


def _fares(card: CardPreview, events: list[Any]) -> None:
    """The first thing that happens to a card, and the HP after it."""
    for event in events:
        if isinstance(event, e.MonsterDefeated):
            assert (event.monster, event.tile, event.hp) == (card.monster, card.beaten_by, card.hp_after)
            return
        if isinstance(event, e.DamageTaken):
            assert event.monster == card.monster and card.beaten_by is None
            revived = any(isinstance(one, e.HeroRevived) for one in events)
            assert revived >= card.revived
            assert card.revived or event.hp == card.hp_after
            return


def runs(decision: Decision, said: Preview) -> None:
    """Who knew every card of the pile and runs at once: the cards come as told, one after the other, until
    something is asked (WD-5.1, WD-5.2)."""
    started = [event for event in decision.events if isinstance(event, e.RunStarted)]
    if not started or GAME.view(decision.before, None).options["reveal_order"] == "shuffled":
        return
    run = preview(decision.before, started[0].seat).run
    assert run is not None and run.hp == started[0].hp
    if not run.unknown:
        _comes_as_told(run, decision.events)


def safe(decision: Decision, said: Preview) -> None:
    """A run whose cards together are weaker than the hero succeeds, whatever lies there (WD-5.2)."""
    run = said.run
    if run is None or run.survival is None:
        return
    strengths = {kind.monster: kind.strength for kind in said.kinds}
    if sum(strengths[card.monster] for card in run.cards) + run.unknown * run.unseen_max < run.hp:
        assert run.survival == 100
        dealt = GAME.sample(GAME.view(decision.before, decision.seat), Dice(len(decision.before.turns)))
        entered = survival._begin_run(dealt, [], survival.Deal([], 0), decision.seat)
        assert survival._succeeds(entered, 0)


def _comes_as_told(run: RunPreview, events: list[Any]) -> None:
    told = iter(run.cards)
    for event in events:
        if isinstance(event, e.MonsterRevealed):
            card = next(told)
            assert (event.monster, event.slot) == (card.monster, card.slot)
        elif isinstance(event, e.MonsterDefeated):
            assert (event.tile, event.hp) == (card.beaten_by, card.hp_after)
        elif isinstance(event, e.DamageTaken) and not card.revived:
            assert event.hp == card.hp_after
        elif isinstance(event, e.HeroRevived):
            assert card.revived and event.hp == card.hp_after
