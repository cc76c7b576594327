"""Monsters: summoned and moved, met, slain or not, and what they do (DC-7, DC-8.5). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.data.tables import MONSTERS
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.play.losses import lose_card, lose_gold
from podzemi.games.dark_cave.rules.space.axes import has_axe, spend_axe
from podzemi.games.dark_cave.rules.space.cave import node_of
from podzemi.games.dark_cave.state import (
    AXE,
    AXE_ENTRY,
    CRAWLER,
    MONSTER_COUNT,
    NONE,
    RAT,
    RAT_CARD,
    State,
    insert_sorted,
)

# ---------------------------------------------------------------- a monster comes to the dwarfs


def hunt(state: State, seat: i64, card: i64, lair: i64, to: i64, log: Log | None) -> None:
    """Summon or move a monster; dwarfs where it arrives are met (DC-7)."""
    monster: i64 = state.box.kind[card] - RAT_CARD
    summoned: bool = lair != 0
    origin: i64 = node_of(state, lair) if summoned else state.monster_at[monster]
    if not summoned:
        insert_sorted(state.open, state.monster_card[monster])
    at: i64 = origin if to == 0 else node_of(state, to)
    state.monster_at[monster] = at
    state.monster_card[monster] = card
    state.monster_seat[monster] = seat
    if log is not None:
        here = node_name(state, origin)
        there = node_name(state, at)
        name = state.box.face_name[card]
        log.events.append(e.MonsterPlayed(seat, name, MONSTERS[monster], summoned, here, there, to != 0))
    if (summoned or to != 0) and at in state.dwarf:
        _meet_dwarfs(state, monster, at)


def _meet_dwarfs(state: State, monster: i64, at: i64) -> None:
    """The owners of the dwarfs there who have an axe are to be asked, the active seat first (DC-7.6)."""
    state.monster = monster
    for step in range(state.players):
        seat: i64 = (state.active + step) % state.players
        if state.dwarf[seat] == at:
            state.deed_hits[-1] |= bit(seat)
            if has_axe(state, seat):
                state.queue.append(seat)


def asks_for_axe(state: State) -> bool:
    """Ask the next one who could use an axe against the monster just played (DC-7.6)."""
    if not state.queue:
        return False
    state.phase = AXE
    state.asked = state.queue[0]
    return True


def answer(state: State, seat: i64, use: bool, log: Log | None) -> None:
    """One axe saves everybody (DC-7.6)."""
    if use:
        _slay(state, seat, state.monster, log)
        state.queue = []
        state.monster = NONE
        return
    if log is not None:
        log.events.append(e.AxeKept(seat, MONSTERS[state.monster]))
    state.queue.pop(0)


def attack_all(state: State, log: Log | None) -> None:
    """Every dwarf on the space of the monster just played, the active seat's first (DC-7.7)."""
    monster: i64 = state.monster
    if monster == NONE:
        return
    at: i64 = state.monster_at[monster]
    state.monster = NONE
    for step in range(state.players):
        seat: i64 = (state.active + step) % state.players
        if state.dwarf[seat] == at:
            _attack(state, monster, seat, log)


# ---------------------------------------------------------------- a dwarf comes to the monsters


def first_met(state: State) -> i64:
    """The first monster still to be met, in the order rat, crawler, goblin; NONE if there is none."""
    for monster in range(MONSTER_COUNT):
        if has(state.meet, monster):
            return monster
    return NONE


def asks_for_axe_on_entry(state: State) -> bool:
    """Ask who walked about the first monster still to be met, if there is an axe (DC-8.5)."""
    if state.meet == 0 or not has_axe(state, state.active):
        return False
    state.phase = AXE_ENTRY
    return True


def answer_on_entry(state: State, seat: i64, use: bool, log: Log | None) -> None:
    """About the first monster still to be met (DC-8.5)."""
    monster: i64 = first_met(state)
    state.meet &= ~bit(monster)
    if use:
        _slay(state, seat, monster, log)
        return
    if log is not None:
        log.events.append(e.AxeKept(seat, MONSTERS[monster]))
    _attack(state, monster, seat, log)


def attack_met(state: State, log: Log | None) -> None:
    """The monsters still to be met, one by one (DC-8.5)."""
    while state.meet != 0:
        monster: i64 = first_met(state)
        state.meet &= ~bit(monster)
        _attack(state, monster, state.active, log)


# ---------------------------------------------------------------- attacks, and the way home


def _attack(state: State, monster: i64, seat: i64, log: Log | None) -> None:
    """The effect of the monster on one dwarf (DC-7.7)."""
    if monster == RAT:
        state.bites[seat] += 1
        lose_card(state, seat, "rat", log)
    elif monster == CRAWLER:
        state.lying[seat] = 1
        if log is not None:
            log.events.append(e.DwarfLaid(seat))
    else:
        lose_gold(state, seat, "goblin", log)


def _slay(state: State, seat: i64, monster: i64, log: Log | None) -> None:
    """An axe sends it home before it attacks."""
    card: i64 = spend_axe(state, seat)
    send_home(state, monster)
    if log is not None:
        log.events.append(e.MonsterSlain(seat, MONSTERS[monster], state.box.face_name[card]))


def send_home(state: State, monster: i64) -> None:
    """The figure to the bank, its card to the discard pile."""
    insert_sorted(state.open, state.monster_card[monster])
    state.monster_at[monster] = NONE
    state.monster_card[monster] = NONE
    state.monster_seat[monster] = NONE
