"""The specification's invariants (PD-20), asserted."""

from __future__ import annotations

from podzemi.games.paper_dungeons import rules
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.rules.scoring import health
from podzemi.games.paper_dungeons.state import Sheet, State


def check(state: State) -> None:
    """Assert everything that can be read off one state."""
    for sheet in state.sheets:
        _check_body(state, sheet)
        _check_map(state, sheet)
        _check_round(state, sheet)
    _check_table(state)
    _check_secrets(state)


def _check_body(state: State, sheet: Sheet) -> None:
    """PD-20.1 to PD-20.4, PD-20.6, PD-20.7."""
    box = state.box
    assert all(1 <= level <= 6 for level in sheet.levels)
    assert 4 <= health(sheet) <= 24
    assert 0 <= sheet.potions <= box.potion_spaces
    assert 0 <= sheet.hearts <= box.hearts_per_potion * sheet.potions
    assert 0 <= sheet.wounds <= box.wound_hearts
    assert not sheet.resurrected or sheet.wounds > 4
    assert all(0 <= halves <= 2 for halves in sheet.items)
    assert sheet.circled & sheet.crossed == 0
    assert sheet.taken & ~sheet.circled == 0
    bonus = (sheet.levels[s.ROGUE] >= 4) + (sheet.potions == box.potion_spaces)
    bonus += sheet.power == s.TREASURE_HUNTER
    waiting = sheet.agenda.count(s.DO_GEM * s.ENTRY)
    assert sheet.gems == min(box.gem_spaces, s.bits(sheet.circled) + bonus - waiting)


def _check_map(state: State, sheet: Sheet) -> None:
    """PD-20.5, PD-20.9, PD-20.10."""
    box = state.box
    assert sheet.minions == s.bits(box.start_alive & ~sheet.alive) < len(box.minion_glory)
    assert sheet.explored & sheet.alive == 0
    assert sheet.alive & ~box.start_alive == 0
    assert sheet.explored == sum(1 << room for room in sheet.visits)
    assert len(set(sheet.visits)) == len(sheet.visits)
    assert (sheet.position == s.OUTSIDE) == (not sheet.visits)
    assert sheet.position == s.OUTSIDE or sheet.explored >> sheet.position & 1
    assert not sheet.water or sheet.items[s.MEDALLION] == 2
    assert not sheet.walls or sheet.items[s.CLOAK] == 2
    assert {step % s.ENTRY for step in sheet.path} == set(sheet.visits)
    if sheet.path:
        assert sheet.path[-1] % s.ENTRY == sheet.position


def _check_round(state: State, sheet: Sheet) -> None:
    """PD-20.8, PD-20.12, PD-20.16, PD-20.17."""
    box = state.box
    assert len(set(sheet.used)) == len(sheet.used) <= box.dice_per_round
    assert all(state.faces[die] != s.SKULL for die in sheet.used)
    assert sheet.owes == bool(rules.legal(state, sheet.seat))
    if state.phase not in (s.ACTIONS, s.BOSS_REWARD):
        assert not sheet.agenda and not sheet.movement
    if state.phase == s.ACTIONS:
        assert sheet.owes != rules.is_done(state, sheet)
    if state.phase == s.BOSS_REWARD:
        assert sheet.owes == bool(sheet.agenda) and not sheet.movement
    if state.phase in (s.BOSS_REWARD, s.GAME_END) or (state.phase == s.ACTIONS and not sheet.owes):
        assert len(sheet.used) == box.dice_per_round and not sheet.movement
        assert state.phase == s.BOSS_REWARD or not sheet.agenda
    ended = state.round if state.phase in (s.BOSS_REWARD, s.GAME_END) else state.round - 1
    for boss in range(3):
        fought = boss in box.boss_of_round[: max(0, ended) + 1]
        assert (sheet.boss_boxes[boss] != s.NO_BOX) == fought
    assert len(sheet.track) == box.dice_per_round * max(0, ended)


def _check_table(state: State) -> None:
    """PD-20.11, PD-20.13, PD-20.14, PD-20.18."""
    sheets = state.sheets
    for cards in ([sheet.power for sheet in sheets], [sheet.goal for sheet in sheets]):
        kept = [card for card in cards if card != s.NONE]
        assert len(set(kept)) == len(kept) and len(kept) in (0, state.players)
    if state.round:
        assert state.faces.count(s.SKULL) < state.box.reroll_skulls
        assert state.faces.count(s.CLOVER) < state.box.reroll_clovers
        assert state.faces == state.rolls[-s.DICE :]
    for number, mission in enumerate(state.missions):
        rounds = [
            r for sheet in sheets for m, r in zip(sheet.missions[::3], sheet.missions[1::3]) if m == mission
        ]
        assert bool(rounds) == (not state.open_missions >> number & 1)
        assert len(set(rounds)) <= 1
    circled = 0
    for sheet in sheets:
        circled |= sheet.circled & ~sheet.taken
    for sheet in sheets:
        available = ~(sheet.circled | sheet.crossed)
        assert circled & available == 0
    waiting = [sheet.seat for sheet in sheets if sheet.owes]
    assert bool(waiting) == (state.phase != s.GAME_END)
    if state.phase == s.BOSS_REWARD:
        assert len(waiting) == 1


def _check_secrets(state: State) -> None:
    """Sealed phases have a public picture of every sheet, open ones need none."""
    assert len(state.shown) == (state.players if s.is_sealed(state) else 0)
    for sheet in state.sheets:
        assert len(sheet.dealt_powers) == len(sheet.dealt_goals) == 2
        if sheet.chosen_power != s.NONE:
            assert sheet.chosen_power in sheet.dealt_powers and sheet.chosen_goal in sheet.dealt_goals
    dealt = [card for sheet in state.sheets for card in sheet.dealt_powers]
    assert len(set(dealt)) == len(dealt) == 2 * state.players
