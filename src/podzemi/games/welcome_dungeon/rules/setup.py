"""Set-up of a match and of a round, and the choice of the round's hero. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS
from podzemi.games.welcome_dungeon.rules.scoring import is_eliminated
from podzemi.games.welcome_dungeon.state import (
    BID_TURN,
    HERO_COUNT,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    NONE,
    RUNNING,
    Box,
    State,
)


def setup(
    box: Box,
    dice: Dice,
    players: i64,
    forced: i64,
    target: i64,
    first_hero: i64,
    reveal_order: i64,
    final_total: bool,
    memory_aid: bool,
    log: Log | None,
) -> State:
    """A new match, ready for the first bid (WD-2). `first_hero` 4 means random."""
    hero: i64 = first_hero
    if first_hero == HERO_COUNT:
        hero = dice.below(HERO_COUNT)
        if log is not None:
            log.chance.append(e.FirstHero(HEROES[hero]))
    starter: i64 = dice.below(players)
    if log is not None:
        log.chance.append(e.FirstPlayer(starter))
    zeros: list[i64] = [0] * players
    state = State(
        box=box,
        dice=dice,
        players=players,
        forced=forced,
        target=target,
        first_hero=first_hero,
        reveal_order=reveal_order,
        final_total=final_total,
        memory_aid=memory_aid,
        phase=BID_TURN,
        round=0,
        hero=hero,
        starter=starter,
        asked=starter,
        runner=NONE,
        winner=NONE,
        in_round=zeros[:],
        successes=zeros[:],
        failures=zeros[:],
        status=[],
        deck=[],
        hand=NONE,
        pile=[],
        added_kind=[],
        added_by=[],
        aside_kind=[],
        aside_by=[],
        aside_tile=[],
        turns=[],
        entry_hp=0,
        hp=0,
        named=NONE,
        pact_pending=False,
        ended=RUNNING,
        run_kind=[],
        run_removed=[],
        run_fate=[],
        run_by=[],
        run_hp=[],
    )
    _set_up_round(state, hero, log)
    return state


def choose_hero(state: State, seat: i64, hero: i64, log: Log | None) -> None:
    """The next round, with that hero (WD-4.5)."""
    if log is not None:
        log.events.append(e.HeroChosen(seat, HEROES[hero]))
    _set_up_round(state, hero, log)


def _set_up_round(state: State, hero: i64, log: Log | None) -> None:
    """All cards back and shuffled, the whole kit in play, everybody still in (WD-3.2).

    Who is asked, the first player or the one that chose the hero, bids first.
    """
    state.round += 1
    state.hero = hero
    state.starter = state.asked
    state.phase = BID_TURN
    for seat in range(state.players):
        state.in_round[seat] = 0 if is_eliminated(state, seat) else 1
    state.status = [IN_PLAY] * KIT_SIZE
    state.pile = []
    state.added_kind = []
    state.added_by = []
    state.aside_kind = []
    state.aside_by = []
    state.aside_tile = []
    state.turns = []
    _clear_run(state)
    state.deck = _shuffled_deck(state)
    if log is not None:
        log.chance.append(e.ShuffleDeck([MONSTERS[card] for card in reversed(state.deck)]))
        log.events.append(e.RoundStarted(state.round, HEROES[hero], state.starter))


def _clear_run(state: State) -> None:
    """Nobody has gone in yet."""
    state.runner = NONE
    state.entry_hp = 0
    state.hp = 0
    state.named = NONE
    state.pact_pending = False
    state.ended = RUNNING
    state.run_kind = []
    state.run_removed = []
    state.run_fate = []
    state.run_by = []
    state.run_hp = []


def _shuffled_deck(state: State) -> list[i64]:
    deck: list[i64] = []
    for kind in range(KIND_COUNT):
        for _ in range(state.box.copies[kind]):
            deck.append(kind)
    state.dice.shuffle(deck)
    return deck
