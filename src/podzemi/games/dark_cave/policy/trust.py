"""A seat's estimates of loyalty, from clan cards it has seen and from plays. Compiled.

A leaning runs from -100 (surely against me) to 100 (surely with me); it is the hyperbolic tangent of half the
logarithm of odds, so evidence adds up as velocities do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.dark_cave.codes import (
    PLAY_AXE,
    PLAY_BOOTS,
    PLAY_MONSTER,
    PLAY_PATH,
    clan_of,
    deed_code,
    deed_seat,
    kind_of,
    role_of,
    target_of,
    works_for,
)
from podzemi.games.dark_cave.state import SABOTEUR, State

SURE: Final[i64] = 100
ATTACK: Final[i64] = 34
"""How much an attack on somebody of one side speaks for the other."""
GIFT: Final[i64] = 36
IDLENESS: Final[i64] = 60
"""How much it speaks against somebody that he leaves the digging to others."""
PATIENCE: Final[i64] = 4
"""After so many rounds who has laid no card is idle; one card excuses so many rounds."""


def knows(state: State, seat: i64, other: i64) -> bool:
    """Whether the seat has seen that clan card (DC-13)."""
    return other == seat or state.up[other] == 1 or has(state.looked_clan[other], seat)


def leanings(state: State, seat: i64) -> list[i64]:
    """By seat; the own one is SURE."""
    out: list[i64] = []
    for other in range(state.players):
        out.append(_prior(state, seat, other))
    for i in range(len(state.deeds)):
        actor: i64 = deed_seat(state.deeds[i])
        if actor != seat and -SURE < out[actor] < SURE:
            out[actor] = _after(state, i, actor, out)
    for other in range(state.players):
        if other != seat and -SURE < out[other] < SURE and is_idle(state, other):
            out[other] = _pushed(out[other], -IDLENESS)
    return out


def is_idle(state: State, seat: i64) -> bool:
    """Whether the seat leaves the digging to others, as everybody can see."""
    laid: i64 = 0
    for deed in state.deeds:
        if deed_seat(deed) == seat and kind_of(deed_code(deed)) == PLAY_PATH:
            laid += 1
    return state.turn // state.players >= PATIENCE * (laid + 1)


def _prior(state: State, seat: i64, other: i64) -> i64:
    mine: i64 = works_for(state.clan[seat])
    if knows(state, seat, other):
        return SURE if works_for(state.clan[other]) == mine else -SURE
    clan: i64 = clan_of(state.clan[other])
    loyal: i64 = SURE - 2 * _saboteur_chance(state, seat, clan)
    return loyal if clan == mine else -loyal


def _saboteur_chance(state: State, seat: i64, clan: i64) -> i64:
    """In per cent, for an unseen clan card of that colour (DC-3.3)."""
    listed: i64 = 0 if state.box.one_clan[state.players] else clan
    left: i64 = 0
    for card in state.box.pool[state.players]:
        if clan_of(card) == listed and role_of(card) == SABOTEUR:
            left += 1
    unseen: i64 = 0
    for other in range(state.players):
        if clan_of(state.clan[other]) == clan:
            if not knows(state, seat, other):
                unseen += 1
            elif role_of(state.clan[other]) == SABOTEUR:
                left -= 1
    for card in state.aside:
        if clan_of(card) == clan:
            if seat != state.first_out:
                unseen += 1
            elif role_of(card) == SABOTEUR:
                left -= 1
    return 0 if unseen == 0 else 100 * left // unseen


def _after(state: State, deed: i64, actor: i64, leaning: list[i64]) -> i64:
    """The actor's estimated loyalty after this play."""
    code: i64 = deed_code(state.deeds[deed])
    kind: i64 = kind_of(code)
    found: i64 = leaning[actor]
    if kind == PLAY_MONSTER:
        for other in range(state.players):
            if other != actor and has(state.deed_hits[deed], other):
                found = _pushed(found, -ATTACK * leaning[other] // 100)
    elif kind == PLAY_BOOTS or kind == PLAY_AXE:
        given: i64 = target_of(code)
        if given != actor:
            found = _pushed(found, GIFT * leaning[given] // 100)
    return found


def _pushed(leaning: i64, push: i64) -> i64:
    """Two pieces of evidence together."""
    found: i64 = (leaning + push) * 10000 // (10000 + leaning * push)
    return max(1 - SURE, min(SURE - 1, found))
