"""Set-up: dungeon, bosses, missions and cards of a match and of every chapter (PD-2, PD-15.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import BOSSES, DUNGEONS, GOALS, MISSIONS, POWERS
from podzemi.games.paper_dungeons.state import (
    CARD_COUNT,
    CHOOSE_CARDS,
    NONE,
    RANDOM_DUNGEON,
    TIER_BOSS_COUNT,
    Box,
    Sheet,
    State,
    empty_sheet,
)


def setup(
    box: Box,
    dice: Dice,
    players: i64,
    dungeon: i64,
    with_missions: bool,
    random_bosses: bool,
    vanishing: bool,
    campaign: i64,
    looting: bool,
    log: Log | None,
) -> State:
    """A new match, ready for the choice of cards (PD-2)."""
    state = State(
        box=box,
        dice=dice,
        players=players,
        dungeon_option=dungeon,
        with_missions=with_missions,
        random_bosses=random_bosses,
        vanishing=vanishing,
        looting=looting,
        campaign=campaign,
        phase=CHOOSE_CARDS,
        round=0,
        chapter=NONE,
        dungeon=NONE,
        bosses=[],
        missions=[],
        open_missions=0,
        faces=[],
        rolls=[],
        sheets=[],
        shown=[],
        results=[],
        finished=[],
    )
    start_chapter(state, log)
    return state


def chapter_count(state: State) -> i64:
    """How many games the match has (PD-15.3)."""
    return len(state.box.campaigns[state.campaign]) if state.campaign else 1


def start_chapter(state: State, log: Log | None) -> None:
    """Dungeon, bosses, missions, cards, in the order of PD-24.1."""
    state.chapter += 1
    state.round = 0
    state.phase = CHOOSE_CARDS
    state.faces = []
    state.rolls = []
    _reveal_dungeon(state, log)
    _reveal_bosses(state, log)
    _reveal_missions(state, log)
    if log is not None:
        log.events.append(
            e.ChapterStarted(
                state.chapter + 1,
                chapter_count(state),
                DUNGEONS[state.dungeon],
                [BOSSES[boss] for boss in state.bosses],
                [MISSIONS[mission] for mission in state.missions],
            )
        )
    _deal(state, log)
    snapshot(state)


def _reveal_dungeon(state: State, log: Log | None) -> None:
    """PD-2.2; a campaign names its dungeons."""
    if state.campaign:
        state.dungeon = state.box.campaigns[state.campaign][state.chapter]
    elif state.dungeon_option != RANDOM_DUNGEON:
        state.dungeon = state.dungeon_option
    else:
        state.dungeon = state.dice.below(RANDOM_DUNGEON)
        if log is not None:
            log.chance.append(e.DungeonOutcome(DUNGEONS[state.dungeon]))


def _reveal_bosses(state: State, log: Log | None) -> None:
    """Those of the dungeon card, or one of each tier (PD-2.3, PD-15.4)."""
    if not state.random_bosses:
        state.bosses = state.box.dungeon_bosses[state.dungeon][:]
        return
    bosses: list[i64] = []
    for tier in range(3):
        bosses.append(state.box.tiers[tier][state.dice.below(TIER_BOSS_COUNT)])
    state.bosses = bosses
    if log is not None:
        log.chance.append(e.BossesOutcome([BOSSES[boss] for boss in bosses]))


def _reveal_missions(state: State, log: Log | None) -> None:
    """Three different ones, or none (PD-2.4, PD-15.5)."""
    state.missions = []
    if not state.with_missions:
        return
    deck = _deck()
    for _ in range(state.box.missions_in_play):
        state.missions.append(_draw(state, deck))
    state.open_missions = bit(state.box.missions_in_play) - 1
    if log is not None:
        log.chance.append(e.MissionsOutcome([MISSIONS[mission] for mission in state.missions]))


def _deck() -> list[i64]:
    deck: list[i64] = list(range(CARD_COUNT))
    return deck


def _draw(state: State, deck: list[i64]) -> i64:
    return deck.pop(state.dice.below(len(deck)))


def _deal(state: State, log: Log | None) -> None:
    """Two powers and two goals for every seat, from complete decks (PD-2.5)."""
    powers = _deal_hands(state)
    goals = _deal_hands(state)
    sheets: list[Sheet] = []
    for seat in range(state.players):
        sheets.append(empty_sheet(state.box, seat, powers[seat], goals[seat]))
    state.sheets = sheets
    if log is None:
        return
    log.chance.append(e.DealPowers([[POWERS[card] for card in hand] for hand in powers]))
    log.chance.append(e.DealGoals([[GOALS[card] for card in hand] for hand in goals]))
    for seat in range(state.players):
        own_powers = [POWERS[card] for card in powers[seat]]
        own_goals = [GOALS[card] for card in goals[seat]]
        log.events.append(e.CardsDealt(seat, own_powers, own_goals))


def _deal_hands(state: State) -> list[list[i64]]:
    deck = _deck()
    hands: list[list[i64]] = []
    for _ in range(state.players):
        first: i64 = _draw(state, deck)
        hands.append([first, _draw(state, deck)])
    return hands


def snapshot(state: State) -> None:
    """The sheet as others see it while choices are sealed (PD-3.3)."""
    shown: list[Sheet] = []
    for sheet in state.sheets:
        shown.append(sheet.clone())
    state.shown = shown
