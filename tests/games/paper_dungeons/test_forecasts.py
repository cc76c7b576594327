"""Forecasts of Paper Dungeons against what then happens, over whole matches (interface notes, 1.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from forecasts import Decision, decisions, seeds, tried
from lanes import DEEP
from podzemi.games.paper_dungeons import GAME, codes
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import HEROES, ITEMS, ROOMS
from podzemi.games.paper_dungeons.preview.gains import CHOICES
from podzemi.games.paper_dungeons.preview.types import (
    Bonus,
    EntryPreview,
    GainPreview,
    MinePreview,
    PathPreview,
    Preview,
)
from podzemi.games.paper_dungeons.state import State

MATCHES = seeds(quick=8, deep=1000)
GREEDILY = 20 if DEEP else 1000
"""Every so many matches are the greedy bot's, which thinks for seconds: only in long runs."""
MOST_PATHS = 4
"""Paths walked for each decision."""
STRIDE = 1 if DEEP else 9
"""Every so many decisions are looked at, and all that end something."""

ENDS = e.BossMet | e.MissionScored | e.SheetScored


@pytest.mark.clause("PD-5.3.2")
@pytest.mark.clause("PD-6.2.2")
@pytest.mark.clause("PD-7.1")
@pytest.mark.clause("PD-8.2")
@pytest.mark.clause("PD-8.3")
@pytest.mark.clause("PD-12.3")
@pytest.mark.clause("PD-13.2.1")
@pytest.mark.parametrize("seed", MATCHES)
def test_what_is_forecast_comes_true(seed: int) -> None:
    for number, decision in enumerate(decisions(GAME, seed, GREEDILY), seed):
        if number % STRIDE and not any(isinstance(event, ENDS) for event in decision.events):
            continue
        said = preview(decision.before, decision.seat)
        assert said.mine is not None
        for promise in (dice, gains, brews, paths, deaths, fights, missions, scores):
            promise(decision, said, said.mine)


def preview(state: State, seat: int) -> Preview:
    found = GAME.preview(GAME.view(state, seat))
    assert isinstance(found, Preview)
    return found


def is_free(state: State, seat: int) -> bool:
    """Whether the seat may use a die now."""
    sheet = state.sheets[seat]
    return bool(state.phase == s.ACTIONS and sheet.owes and not sheet.agenda and not sheet.movement)


# ---------------------------------------------------------------- dice and gains


def dice(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """What a die is said to pay for is what is legal (PD-5)."""
    state, seat = decision.before, decision.seat
    if not is_free(state, seat):
        return
    told = set()
    for die in mine.dice:
        if die.refusal is None:
            told.add(codes.move(die.die))
        told |= {codes.level_up(die.die, HEROES.index(u.hero)) for u in die.level_up if u.refusal is None}
        told |= {codes.craft(die.die, ITEMS.index(u.item)) for u in die.craft if u.refusal is None}
    assert told == {code for code in GAME.legal(state, seat) if codes.kind_of(code) != codes.BREW}


def gains(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """One more level or half brings what it was said to bring (PD-8.2, PD-8.3)."""
    state, seat = decision.before, decision.seat
    if not is_free(state, seat):
        return
    for code in GAME.legal(state, seat):
        kind, what = codes.kind_of(code), codes.second_of(code)
        if kind == codes.LEVEL_UP:
            _brought(state, seat, code, mine.raises[HEROES[what]])
        elif kind == codes.CRAFT:
            _brought(state, seat, code, mine.crafts[ITEMS[what]])


def _brought(state: State, seat: int, code: int, told: GainPreview) -> None:
    after, events = tried(GAME, state, seat, code)
    got = got_by(seat, events)
    asked = [CHOICES[codes.entry_kind(after.sheets[seat].agenda[-1])]] if after.sheets[seat].agenda else []
    if after.round != state.round or after.phase != s.ACTIONS:
        return
    assert Counter(got + asked) <= Counter(told.bonus)
    if not asked:
        assert Counter(got) == Counter(told.bonus)
        bosses = preview(after, seat).mine
        assert bosses is not None and [one.strength for one in bosses.bosses] == told.strength


def got_by(seat: int, events: list[Any]) -> list[Bonus]:
    """The potions and gems of one sheet."""
    found: list[Bonus] = []
    for event in events:
        if isinstance(event, e.PotionGained | e.GemGained) and event.seat == seat:
            found.append("potion" if isinstance(event, e.PotionGained) else "gem")
    return found


def brews(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """So many potions and what they set off (PD-5.3.2, PD-8.4)."""
    state, seat = decision.before, decision.seat
    legal = GAME.legal(state, seat) if is_free(state, seat) else []
    for die in mine.dice:
        if codes.brew(die.die) not in legal:
            assert not die.brew or not legal
            continue
        after, events = tried(GAME, state, seat, codes.brew(die.die))
        if after.round == state.round and after.phase == s.ACTIONS:
            agenda = after.sheets[seat].agenda
            asked = [CHOICES[codes.entry_kind(agenda[-1])]] if agenda else []
            potion: list[Bonus] = ["potion"]
            told = potion * die.brew + mine.brews
            assert Counter(got_by(seat, events) + asked) <= Counter(told)
            assert asked or Counter(got_by(seat, events)) == Counter(told)


# ---------------------------------------------------------------- paths


def paths(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """Room by room: wounds, potions that take them, gems, minions and steps left (PD-6.2, PD-7.1)."""
    state, seat = decision.before, decision.seat
    step = max(1, len(mine.paths) // MOST_PATHS)
    for path in mine.paths[::step]:
        walked = _walk(state, seat, path)
        wounds = sum(event.amount for event in walked if isinstance(event, e.WoundsTaken))
        assert wounds == path.wounds
        assert any(isinstance(event, e.Resurrected) for event in walked) == path.deadly


def _walk(state: State, seat: int, path: PathPreview) -> list[Any]:
    """Along the path with the best die, free choices answered plainly; what happened on the own sheet."""
    happened: list[Any] = []
    track = state.sheets[seat].wounds
    if not state.sheets[seat].movement:
        moves = [code for code in GAME.legal(state, seat) if codes.kind_of(code) == codes.MOVE]
        boots = [code for code in moves if state.faces[codes.first_of(code)] == s.BOOTS]
        state, _ = tried(GAME, state, seat, (boots or moves)[0])
    for entry in path.entries:
        state, events = tried(GAME, state, seat, codes.step(ROOMS.index(entry.room)))
        while state.sheets[seat].agenda and state.phase == s.ACTIONS:
            state, more = tried(GAME, state, seat, GAME.default(state, seat))
            events = [*events, *more]
        ends = [at for at, event in enumerate(events) if isinstance(event, e.SeatFinished)]
        events = [event for event in events[: ends[0] if ends else None] if event.seat == seat]
        _entered(entry, events)
        happened += events
        if ends:
            return happened
        assert state.sheets[seat].movement == entry.movement_left
    assert state.sheets[seat].wounds - track == path.track
    return happened


def _entered(entry: EntryPreview, events: list[Any]) -> None:
    entered = next(event for event in events if isinstance(event, e.RoomEntered))
    assert (entered.room, entered.first) == (entry.room, entry.first)
    beaten = [event.minion for event in events if isinstance(event, e.MinionDefeated) and not event.afar]
    assert beaten == ([entry.minion] if entry.minion else [])
    wounds = [event for event in events if isinstance(event, e.WoundsTaken)]
    assert sum(event.amount for event in wounds if event.cause == "minion") == entry.fight_wounds
    assert sum(event.amount for event in wounds if event.cause == "trap") == entry.trap_wounds
    assert sum(event.absorbed for event in wounds) == entry.absorbed
    gems = [event.gem for event in events if isinstance(event, e.GemGained) and event.gem]
    assert gems == ([entry.gem] if entry.gem else [])


# ---------------------------------------------------------------- wounds, bosses, missions, glory


def deaths(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """The first wounds of a decision kill at the number that was named (PD-7.4)."""
    own = [event for event in decision.events if getattr(event, "seat", None) == decision.seat]
    for at, event in enumerate(own):
        if isinstance(event, e.HeroRaised):
            return
        if isinstance(event, e.WoundsTaken):
            died = isinstance(own[at + 1] if at + 1 < len(own) else None, e.Resurrected)
            deadly = mine.wounds.deadly
            more = event.amount > event.absorbed
            assert died == (more and deadly is not None and event.wounds >= deadly)
            return


def fights(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """Who was done before the boss came meets him as he was told (PD-12.3 to PD-12.5)."""
    for event in decision.events:
        if not isinstance(event, e.BossFought | e.BossFled) or event.seat == decision.seat:
            continue
        found = preview(decision.before, event.seat).mine
        assert found is not None
        told = found.bosses[0]
        assert (told.boss, told.strength, told.glory) == (event.boss, event.strength, event.glory)
        fought = isinstance(event, e.BossFought)
        assert (told.bracket is not None) == fought
        assert told.wounds == (event.wounds if isinstance(event, e.BossFought) else 0)
        taken = [
            one
            for one in decision.events
            if isinstance(one, e.WoundsTaken) and (one.seat, one.cause) == (event.seat, "boss")
        ]
        sheet = decision.before.sheets[event.seat]
        assert (taken[0].wounds - sheet.wounds if taken else 0) == told.track


def missions(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """A mission brings what it was said to bring to everybody who was said to have it (PD-13.2)."""
    scored = [event for event in decision.events if isinstance(event, e.MissionScored)]
    met = any(isinstance(event, e.BossMet) for event in decision.events)
    for event in scored:
        told = next(one for one in said.missions if one.mission == event.mission)
        assert told.open and told.glory == event.glory
        if event.seat != decision.seat and not met:
            own = preview(decision.before, event.seat).missions
            told = next(one for one in own if one.mission == event.mission)
            assert told.values[event.seat] >= told.need


def scores(decision: Decision, said: Preview, mine: MinePreview) -> None:
    """The boxes as they stand are in the end the score (PD-14.2)."""
    told = {event.seat: event.boxes for event in decision.events if isinstance(event, e.SheetScored)}
    if told and not GAME.to_act(decision.after):
        found = preview(decision.after, decision.seat)
        assert [told[seat] for seat in range(len(told))] == found.scores
