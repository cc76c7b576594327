"""The invariants of the specification (WD-10): cards, tiles, phases and counters add up."""

from __future__ import annotations

from podzemi.engine.bits import has
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.rules.equipment import kit_hp
from podzemi.games.welcome_dungeon.rules.scoring import is_eliminated
from podzemi.games.welcome_dungeon.state import State


def check(state: State) -> None:
    """WD-10; an AssertionError says that the rules are broken."""
    _check_cards(state)
    _check_tiles(state)
    _check_hp(state)
    _check_counts(state)
    _check_seats(state)


def _check_cards(state: State) -> None:
    """WD-10.1, WD-10.4, WD-10.6: 13 cards, wherever they are."""
    replaced = [kind for kind, removed in zip(state.run_kind, state.run_removed) if removed != s.NONE]
    hand = [] if state.hand == s.NONE else [state.hand]
    cards = state.deck + hand + state.pile + state.aside_kind + replaced
    assert [cards.count(kind) for kind in range(s.KIND_COUNT)] == state.box.copies
    assert sorted(state.added_kind) == sorted(state.pile)
    assert len(state.added_by) == len(state.pile)
    assert (state.hand != s.NONE) == (state.phase == s.BID_PLACE)
    assert len(state.run_kind) <= len(state.pile)


def _check_tiles(state: State) -> None:
    """WD-10.2, WD-10.3, WD-10.8."""
    sacrificed = [place for place in range(s.KIT_SIZE) if state.status[place] == s.SACRIFICED]
    assert sacrificed == sorted(state.aside_tile)
    assert len(state.status) == s.KIT_SIZE
    once = (s.MAY_DEFEAT, s.MAY_REPLACE, s.REVIVE)
    for place in range(s.KIT_SIZE):
        if state.status[place] == s.SPENT:
            assert state.box.tile_effect[state.hero * s.KIT_SIZE + place] in once


def _check_hp(state: State) -> None:
    """WD-10.7: from the printed HP up to all HP tiles, and what the Ring can add."""
    printed, tiles = state.box.hero_hp[state.hero], _kit(state, state.box.tile_hp)
    assert printed <= kit_hp(state) <= printed + sum(tiles)
    assert state.hp <= printed + sum(tiles) + _most_absorbed(state)


def _most_absorbed(state: State) -> int:
    """The strength of all cards that the Ring of the hero beats (WD-5.6)."""
    box, gain = state.box, 0
    for effect, beats in zip(_kit(state, box.tile_effect), _kit(state, box.tile_beats)):
        if effect == s.DEFEAT_ABSORB:
            gain += sum(box.strength[k] * box.copies[k] for k in range(s.KIND_COUNT) if has(beats, k))
    return gain


def _kit(state: State, by_tile: list[int]) -> list[int]:
    first = state.hero * s.KIT_SIZE
    return by_tile[first : first + s.KIT_SIZE]


def _check_counts(state: State) -> None:
    """WD-10.9, WD-10.11, WD-6.4: successes and failures, and so the length of a match."""
    limit, target, players = state.box.failure_limit, state.target, state.players
    finished = state.round - (state.phase < s.HERO_CHOICE)
    assert sum(state.successes) + sum(state.failures) == finished
    assert all(count <= target for count in state.successes)
    assert all(count <= limit for count in state.failures)
    assert sum(state.successes) <= (target - 1) * players + 1
    assert sum(state.failures) <= limit * players - 1
    assert state.round <= (target - 1 + limit) * players - 1


def _check_seats(state: State) -> None:
    """WD-10.5, WD-10.12: who is in the round, and who is asked."""
    in_round = sum(state.in_round)
    assert in_round >= 2 if state.phase in (s.BID_TURN, s.BID_PLACE) else in_round == 1
    if state.phase != s.GAME_OVER:
        assert state.phase == s.HERO_CHOICE or state.in_round[state.asked] == 1
        assert not is_eliminated(state, state.asked)
