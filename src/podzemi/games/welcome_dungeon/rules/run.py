"""The run, card by card: reveal, Polymorph, automatic defeat, Axe, damage (WD-3.5, WD-5.2). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Tile
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by, kit_hp, tile_in_play
from podzemi.games.welcome_dungeon.rules.scoring import end_run
from podzemi.games.welcome_dungeon.state import (
    ALL_DIFFERENT,
    DEFEAT_ABSORB,
    DEFEATED,
    DIED,
    DOWN,
    FAILURE,
    HURT,
    IN_PLAY,
    KIT_SIZE,
    MAY_DEFEAT,
    MAY_REPLACE,
    NAME_TYPE,
    NONE,
    OMNIPOTENT,
    PACT,
    PENDING,
    REVIVE,
    REVIVED,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    SHUFFLED,
    SPENT,
    SUCCESS,
    State,
    slot_of,
)

# ---------------------------------------------------------------- before the first card


def start_run(state: State, log: Log | None) -> None:
    """Count the HP, shuffle if the option says so, ask for a name if one is due (WD-3.5)."""
    state.runner = state.asked
    state.entry_hp = kit_hp(state)
    state.hp = state.entry_hp
    if log is not None:
        _log_start(state, log)
    if state.reveal_order == SHUFFLED and state.pile:
        state.dice.shuffle(state.pile)
        if log is not None:
            log.chance.append(e.ShufflePile([MONSTERS[card] for card in reversed(state.pile)]))
            log.events.append(e.PileShuffled(len(state.pile)))
    if state.pile and tile_in_play(state, NAME_TYPE) != NONE:
        state.phase = RUN_PREPARE
    else:
        _go_on(state, log)


def _log_start(state: State, log: Log) -> None:
    first: i64 = state.hero * KIT_SIZE
    tiles = [TILES[first + place] for place in range(KIT_SIZE) if state.status[place] == IN_PLAY]
    log.events.append(e.RunStarted(state.runner, HEROES[state.hero], state.hp, len(state.pile), tiles))


def name(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """The kind that falls to the Vorpal blade, named aloud (WD-4.6)."""
    state.named = kind
    if log is not None:
        tile = _tile_name(state, tile_in_play(state, NAME_TYPE))
        log.events.append(e.KindNamed(seat, MONSTERS[kind], tile))
    _go_on(state, log)


# ---------------------------------------------------------------- one card


def _go_on(state: State, log: Log | None) -> None:
    """Turn up the next card, or end the run (WD-3.5, steps 3 to 5)."""
    if state.run_fate and state.run_fate[-1] == DIED:
        end_run(state, FAILURE, log)
        return
    if len(state.run_kind) == len(state.pile):
        end_run(state, _survival(state), log)
        return
    _reveal(state, log)
    if state.deck and tile_in_play(state, MAY_REPLACE) != NONE:
        state.phase = RUN_REPLACE
    else:
        _face(state, log)


def _reveal(state: State, log: Log | None) -> None:
    slot: i64 = slot_of(state, len(state.run_kind))
    kind: i64 = state.pile[slot]
    state.run_kind.append(kind)
    state.run_removed.append(NONE)
    state.run_fate.append(PENDING)
    state.run_by.append(NONE)
    state.run_hp.append(state.hp)
    if log is not None:
        number: i64 = len(state.run_kind)
        if state.reveal_order == SHUFFLED:
            log.events.append(e.MonsterRevealed(MONSTERS[kind], None, None, number))
        else:
            log.events.append(e.MonsterRevealed(MONSTERS[kind], slot + 1, state.added_by[slot], number))


def keep(state: State, log: Log | None) -> None:
    """The offered tile is not used on this card (WD-4.7, WD-4.8)."""
    if state.phase == RUN_REPLACE:
        _face(state, log)
    else:
        _suffer(state, log)
        _go_on(state, log)


def use_polymorph(state: State, log: Log | None) -> None:
    """The deck's top card takes the place of the revealed one (WD-5.11)."""
    removed: i64 = state.run_kind[-1]
    state.status[tile_in_play(state, MAY_REPLACE)] = SPENT
    state.run_removed[-1] = removed
    state.run_kind[-1] = state.deck.pop()
    if log is not None:
        new = MONSTERS[state.run_kind[-1]]
        log.events.append(e.MonsterReplaced(MONSTERS[removed], new, len(state.deck)))
    _face(state, log)


def use_axe(state: State, log: Log | None) -> None:
    """The Axe defeats the card just revealed and is spent (WD-5.8)."""
    place: i64 = tile_in_play(state, MAY_DEFEAT)
    state.status[place] = SPENT
    _defeat(state, place, 0, log)
    _go_on(state, log)


def _face(state: State, log: Log | None) -> None:
    """The revealed monster against the kit: automatic defeat, the Axe's window, damage (WD-5.2)."""
    kind: i64 = state.run_kind[-1]
    place: i64 = beaten_by(state.box, state.hero, state.status, state.named, state.pact_pending, kind)
    if place != NONE:
        _defeat_by_itself(state, place, kind, log)
        _go_on(state, log)
    elif tile_in_play(state, MAY_DEFEAT) != NONE:
        state.phase = RUN_AXE
    else:
        _suffer(state, log)
        _go_on(state, log)


def _defeat_by_itself(state: State, place: i64, kind: i64, log: Log | None) -> None:
    """The tile beats the kind: the Pact then waits for the next one (WD-5.9), the Ring heals (WD-5.6)."""
    tile: i64 = state.hero * KIT_SIZE + place
    effect: i64 = state.box.tile_effect[tile]
    state.pact_pending = effect == PACT and has(state.box.tile_beats[tile], kind)
    gain: i64 = 0
    if effect == DEFEAT_ABSORB:
        gain = state.box.strength[kind]
        state.hp += gain
    _defeat(state, place, gain, log)


def _defeat(state: State, place: i64, gain: i64, log: Log | None) -> None:
    state.run_fate[-1] = DEFEATED
    state.run_by[-1] = state.hero * KIT_SIZE + place
    state.run_hp[-1] = state.hp
    if log is not None:
        kind = MONSTERS[state.run_kind[-1]]
        log.events.append(e.MonsterDefeated(kind, _tile_name(state, place), gain, state.hp))


# ---------------------------------------------------------------- damage, and the last card


def _suffer(state: State, log: Log | None) -> None:
    """Damage; at 0 HP or less the Potion, else down or dead (WD-5.2, steps 5 and 6)."""
    kind: i64 = state.run_kind[-1]
    amount: i64 = state.box.strength[kind]
    before: i64 = state.hp
    state.hp = before - amount
    state.run_fate[-1] = HURT
    if log is not None:
        log.events.append(e.DamageTaken(MONSTERS[kind], amount, state.hp))
    if state.hp <= 0:
        _fall(state, before > 0, log)
    state.run_hp[-1] = state.hp


def _fall(state: State, was_up: bool, log: Log | None) -> None:
    potion: i64 = tile_in_play(state, REVIVE)
    if potion != NONE:
        state.status[potion] = SPENT
        state.hp = state.box.hero_hp[state.hero]
        state.run_fate[-1] = REVIVED
        state.run_by[-1] = state.hero * KIT_SIZE + potion
        if log is not None:
            log.events.append(e.HeroRevived(_tile_name(state, potion), state.hp))
    elif state.final_total or tile_in_play(state, ALL_DIFFERENT) != NONE:
        if was_up:
            state.run_fate[-1] = DOWN
            if log is not None:
                log.events.append(e.HeroDown(state.hp))
    else:
        state.run_fate[-1] = DIED
        if log is not None:
            log.events.append(e.HeroDied(state.hp))


def _survival(state: State) -> i64:
    """How a run ends whose cards were all turned up (WD-3.5 step 5, WD-5.10)."""
    if state.hp > 0:
        return SUCCESS
    if tile_in_play(state, ALL_DIFFERENT) == NONE:
        return FAILURE
    seen: i64 = 0
    for kind in state.run_kind:
        if has(seen, kind):
            return FAILURE
        seen |= bit(kind)
    return OMNIPOTENT


def _tile_name(state: State, place: i64) -> Tile:
    return TILES[state.hero * KIT_SIZE + place]
