"""The course of a round: who is done, cards kept, dice, the end (PD-3, PD-4, PD-9, PD-13.2). Compiled.

Nothing here asks a seat: the phases that do are left as they are entered, and
`advance` goes on as soon as nobody owes a decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import BOSSES, GEMS, GOALS, MISSIONS, POWERS, ROOMS, SYMBOLS, decode
from podzemi.games.paper_dungeons.rules.bosses import fight
from podzemi.games.paper_dungeons.rules.chains import gain_gem, gain_potion, suffer
from podzemi.games.paper_dungeons.rules.chapters import end_chapter
from podzemi.games.paper_dungeons.rules.legal import colour_of
from podzemi.games.paper_dungeons.rules.scoring import measure, mission_glory
from podzemi.games.paper_dungeons.rules.setup import snapshot
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    ACTIONS,
    ASSASSIN,
    BOSS_REWARD,
    CHOOSE_CARDS,
    CLERIC,
    CLOVER,
    CRAFTSMAN,
    DICE_COUNT,
    END_ROUND,
    FACE_COUNT,
    FORTUNE_TELLER,
    HEALER,
    NONE,
    SETUP_POWERS,
    SKULL,
    SYMBOL_COUNT,
    TREASURE_HUNTER,
    VETERAN,
    Sheet,
    State,
)

# ---------------------------------------------------------------- phases


def finish(state: State, sheet: Sheet, log: Log | None) -> None:
    """The seat owes nothing more; the last one lets the match go on (PD-3.1)."""
    sheet.owes = False
    if log is not None and state.phase != BOSS_REWARD:
        log.events.append(e.SeatFinished(sheet.seat))
    for other in state.sheets:
        if other.owes:
            return
    advance(state, log)


def advance(state: State, log: Log | None) -> None:
    """Leave a phase in which nobody owes a decision."""
    if state.phase == CHOOSE_CARDS:
        _keep_cards(state, log)
    elif state.phase == SETUP_POWERS:
        _show_turns(state, log)
        _start_round(state, log)
    elif state.phase == ACTIONS:
        _end_round(state, log)
    else:
        _close_round(state, log)


def _keep_cards(state: State, log: Log | None) -> None:
    """Kept cards are public; set-up powers work, some of them ask (PD-2.6, PD-2.8)."""
    state.phase = END_ROUND
    for sheet in state.sheets:
        sheet.power = sheet.chosen_power
        sheet.goal = sheet.chosen_goal
        if log is not None:
            log.events.append(e.CardsKept(sheet.seat, POWERS[sheet.power], GOALS[sheet.goal]))
    asked: bool = False
    for sheet in state.sheets:
        if sheet.power == HEALER:
            gain_potion(state, sheet, log)
            gain_potion(state, sheet, log)
        elif sheet.power == TREASURE_HUNTER and not state.looting:
            gain_gem(state, sheet, NONE, log)
        elif asks_at_setup(sheet, state.looting):
            sheet.owes = True
            asked = True
    if asked:
        state.phase = SETUP_POWERS
        snapshot(state)
    else:
        _start_round(state, log)


def asks_at_setup(sheet: Sheet, looting: bool) -> bool:
    """Whether the power wants a decision before the first round (PD-5.6)."""
    if sheet.power == TREASURE_HUNTER:
        return looting
    return sheet.power == VETERAN or sheet.power == CRAFTSMAN or sheet.power == ASSASSIN


def _start_round(state: State, log: Log | None) -> None:
    """Roll, wound, and open the actions of all (PD-4)."""
    state.phase = END_ROUND
    state.round += 1
    _roll(state, log)
    skulls: i64 = state.faces.count(SKULL)
    for sheet in state.sheets:
        sheet.used = []
        sheet.psionic_used = False
        sheet.taken = 0
        sheet.refunds = 0
        sheet.owes = True
        suffer(state, sheet, skull_wounds(sheet, skulls), "skulls", log)
    state.phase = ACTIONS
    snapshot(state)


def _roll(state: State, log: Log | None) -> None:
    """All six dice, again as long as there are too many skulls or clovers (PD-4.1)."""
    box = state.box
    rolls: list[i64] = []
    while True:
        faces: list[i64] = []
        skulls: i64 = 0
        clovers: i64 = 0
        for die in range(DICE_COUNT):
            symbol: i64 = box.faces[colour_of(die) * FACE_COUNT + state.dice.below(FACE_COUNT)]
            faces.append(symbol)
            if symbol == SKULL:
                skulls += 1
            elif symbol == CLOVER:
                clovers += 1
        rolls.extend(faces)
        again: bool = skulls >= box.reroll_skulls or clovers >= box.reroll_clovers
        if log is not None:
            names = [SYMBOLS[symbol] for symbol in faces]
            log.chance.append(e.Roll(state.round, names))
            log.events.append(e.DiceRolled(state.round, names, skulls, again))
        if not again:
            break
    state.faces = faces
    state.rolls = rolls


def skull_wounds(sheet: Sheet, skulls: i64) -> i64:
    """PD-4.3: none with the cleric at 4, one fewer with the Fortune Teller."""
    if sheet.levels[CLERIC] >= ABILITY_LEVEL:
        return 0
    if sheet.power == FORTUNE_TELLER and skulls > 0:
        return skulls - 1
    return skulls


# ---------------------------------------------------------------- end of a round


def _end_round(state: State, log: Log | None) -> None:
    """E1 and E2 (PD-3); a reward choice may stop it in BOSS_REWARD."""
    for sheet in state.sheets:
        for die in sheet.used:
            sheet.track.append(state.box.digits[colour_of(die) * SYMBOL_COUNT + state.faces[die]])
    _show_turns(state, log)
    state.phase = END_ROUND
    _claim_gems(state, log)
    boss: i64 = state.box.boss_of_round[state.round]
    if boss != NONE and fight(state, boss, log):
        state.phase = BOSS_REWARD
        return
    _close_round(state, log)


def _show_turns(state: State, log: Log | None) -> None:
    """Open what was sealed; the deeds stay readable for a round."""
    for sheet in state.sheets:
        if log is not None and sheet.deeds:
            log.events.append(_turn_shown(state, sheet))
        sheet.last = sheet.deeds
        sheet.deeds = []
    state.shown = []


def _turn_shown(state: State, sheet: Sheet) -> e.TurnShown:
    before = state.shown[sheet.seat]
    return e.TurnShown(
        sheet.seat,
        state.round,
        [SYMBOLS[state.faces[die]] for die in sheet.used],
        [ROOMS[codes.step_room(step)] for step in sheet.path[len(before.path) :]],
        sum(sheet.levels) - sum(before.levels),
        sum(sheet.items) - sum(before.items),
        sheet.potions - before.potions,
        sheet.gems - before.gems,
        sheet.minions - before.minions,
        [decode(code) for code in sheet.deeds],
    )


def _claim_gems(state: State, log: Log | None) -> None:
    """E1: a map gem taken this round is crossed out on all other sheets (PD-9.3)."""
    taken: i64 = 0
    for sheet in state.sheets:
        taken |= sheet.taken
    for sheet in state.sheets:
        sheet.crossed |= taken & ~sheet.circled
    if log is not None and state.players > 1:
        for gem in range(len(GEMS)):
            if has(taken, gem):
                takers: i64 = 0
                for sheet in state.sheets:
                    takers += 1 if has(sheet.taken, gem) else 0
                log.events.append(e.GemClaimed(GEMS[gem], takers))


def _close_round(state: State, log: Log | None) -> None:
    """E3 and E4, then the next round or the end (PD-3)."""
    _score_missions(state, log)
    boss: i64 = state.box.boss_of_round[state.round]
    if boss != NONE and state.vanishing:
        _vanish(state, state.bosses[boss], log)
    if state.round < state.box.rounds:
        _start_round(state, log)
    else:
        end_chapter(state, log)


def _score_missions(state: State, log: Log | None) -> None:
    """E3: all who fulfil an open mission score it in full, then it is gone (PD-13.2)."""
    box = state.box
    glory: i64 = mission_glory(state)
    for n in range(len(state.missions)):
        if not has(state.open_missions, n):
            continue
        mission: i64 = state.missions[n]
        for sheet in state.sheets:
            if measure(state, sheet, box.mission_measure[mission]) >= box.mission_need[mission]:
                state.open_missions &= ~bit(n)
                sheet.missions.append(mission)
                sheet.missions.append(state.round)
                sheet.missions.append(glory)
                if log is not None:
                    log.events.append(e.MissionScored(sheet.seat, MISSIONS[mission], glory))
        if log is not None and not has(state.open_missions, n):
            log.events.append(e.MissionClosed(MISSIONS[mission]))


def _vanish(state: State, boss: i64, log: Log | None) -> None:
    """E4: the boss takes two gems along wherever they are not taken (PD-15.2)."""
    lost: i64 = state.box.boss_lost[boss]
    if lost == 0:
        return
    for sheet in state.sheets:
        sheet.crossed |= lost & ~sheet.circled
    if log is not None:
        gone = [GEMS[gem] for gem in range(len(GEMS)) if has(lost, gem)]
        log.events.append(e.GemsVanished(BOSSES[boss], gone))
