"""The specification's invariants (PD-20), asserted."""

from __future__ import annotations

from podzemi.engine.bits import bit, has, size
from podzemi.games.paper_dungeons import codes, rules
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.rules.scoring import health, is_complete
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
    assert all(box.start_level <= level <= box.max_level for level in sheet.levels)
    assert s.HERO_COUNT * box.start_level <= health(sheet) <= s.HERO_COUNT * box.max_level
    assert 0 <= sheet.potions <= box.potion_spaces
    assert 0 <= sheet.hearts <= box.hearts_per_potion * sheet.potions
    assert 0 <= sheet.wounds <= box.wound_hearts
    assert not sheet.resurrected or sheet.wounds > s.HERO_COUNT * box.start_level
    assert all(0 <= halves <= s.HALF_COUNT for halves in sheet.items)
    assert sheet.circled & sheet.crossed == 0
    assert sheet.taken & ~sheet.circled == 0
    bonus = (sheet.levels[s.ROGUE] >= s.ABILITY_LEVEL) + (sheet.potions == box.potion_spaces)
    bonus += sheet.power == s.TREASURE_HUNTER and not state.looting
    waiting = sheet.agenda.count(codes.entry(s.DO_GEM))
    assert sheet.gems == min(box.gem_spaces, size(sheet.circled) + bonus - waiting)


def _check_map(state: State, sheet: Sheet) -> None:
    """PD-20.5, PD-20.9, PD-20.10."""
    box = state.box
    assert sheet.minions == size(box.start_alive & ~sheet.alive) < len(box.minion_glory)
    assert sheet.explored & sheet.alive == 0
    assert sheet.alive & ~box.start_alive == 0
    assert sheet.explored == sum(bit(room) for room in sheet.visits)
    assert len(set(sheet.visits)) == len(sheet.visits)
    assert (sheet.position == s.OUTSIDE) == (not sheet.visits)
    assert sheet.position == s.OUTSIDE or has(sheet.explored, sheet.position)
    assert not sheet.water or is_complete(sheet, s.MEDALLION)
    assert not sheet.walls or is_complete(sheet, s.CLOAK)
    assert {codes.step_room(step) for step in sheet.path} == set(sheet.visits)
    if sheet.path:
        assert codes.step_room(sheet.path[-1]) == sheet.position


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
        assert (sheet.boss_boxes[boss] != s.NO_SCORE) == fought
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
        assert state.faces == state.rolls[-s.DICE_COUNT :]
    for number, mission in enumerate(state.missions):
        rounds = [
            r for sheet in sheets for m, r in zip(sheet.missions[::3], sheet.missions[1::3]) if m == mission
        ]
        assert bool(rounds) == (not has(state.open_missions, number))
        assert len(set(rounds)) <= 1
    circled = 0
    for sheet in sheets:
        if sheet.power != s.TREASURE_HUNTER or not state.looting:
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
