"""From set-up to the last score: deals, rolls, the end of a round, chapters (PD-2, PD-4, PD-12 to 15).

Compiled. Nothing here asks a seat: the phases that do are left as they are entered, and
`advance` goes on as soon as nobody owes a decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    DUNGEONS,
    GEMS,
    GOALS,
    MISSIONS,
    POWERS,
    ROOMS,
    SYMBOLS,
    decode,
)
from podzemi.games.paper_dungeons.rules.chains import (
    earn,
    gain_gem,
    gain_potion,
    resolve,
    reward_names,
    suffer,
)
from podzemi.games.paper_dungeons.rules.scoring import boxes, bracket, measure, strength
from podzemi.games.paper_dungeons.state import (
    ACTIONS,
    ASSASSIN,
    BARBARIAN,
    BOSS_REWARD,
    BOSSES_PER_TIER,
    BOXES,
    BRACKETS,
    CARDS,
    CHOOSE_CARDS,
    CLERIC,
    CLOVER,
    CRAFTSMAN,
    DICE,
    END_ROUND,
    ENTRY,
    FACES,
    FORTUNE_TELLER,
    GAME_END,
    HEALER,
    NO_BOX,
    NONE,
    RANDOM_DUNGEON,
    SETUP_POWERS,
    SKULL,
    TREASURE_HUNTER,
    VETERAN,
    WHITE_DICE,
    Box,
    Sheet,
    State,
    empty_sheet,
)

# ---------------------------------------------------------------- set-up


def setup(
    box: Box,
    dice: Dice,
    players: i64,
    dungeon: i64,
    with_missions: bool,
    random_bosses: bool,
    vanishing: bool,
    campaign: i64,
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
    _start_chapter(state, log)
    return state


def chapters(state: State) -> i64:
    """How many games the match has (PD-15.3)."""
    return len(state.box.campaigns[state.campaign]) if state.campaign else 1


def _start_chapter(state: State, log: Log | None) -> None:
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
                chapters(state),
                DUNGEONS[state.dungeon],
                [BOSSES[boss] for boss in state.bosses],
                [MISSIONS[mission] for mission in state.missions],
            )
        )
    _deal(state, log)
    _snapshot(state)


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
        bosses.append(state.box.tiers[tier][state.dice.below(BOSSES_PER_TIER)])
    state.bosses = bosses
    if log is not None:
        log.chance.append(e.BossesOutcome([BOSSES[boss] for boss in bosses]))


def _reveal_missions(state: State, log: Log | None) -> None:
    """Three different ones, or none (PD-2.4, PD-15.5)."""
    state.missions = []
    state.open_missions = 0
    if not state.with_missions:
        return
    deck = _deck()
    for n in range(state.box.missions_in_play):
        state.missions.append(_draw(state, deck))
        state.open_missions |= bit(n)
    if log is not None:
        log.chance.append(e.MissionsOutcome([MISSIONS[mission] for mission in state.missions]))


def _deck() -> list[i64]:
    deck: list[i64] = list(range(CARDS))
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


def _snapshot(state: State) -> None:
    """What the others see while choices are sealed (PD-3.3)."""
    shown: list[Sheet] = []
    for sheet in state.sheets:
        shown.append(sheet.clone())
    state.shown = shown


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
        elif sheet.power == TREASURE_HUNTER:
            gain_gem(state, sheet, NONE, log)
        elif sheet.power == VETERAN or sheet.power == CRAFTSMAN or sheet.power == ASSASSIN:
            sheet.owes = True
            asked = True
    if asked:
        state.phase = SETUP_POWERS
        _snapshot(state)
    else:
        _start_round(state, log)


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
    _snapshot(state)


def _roll(state: State, log: Log | None) -> None:
    """All six dice, again as long as there are too many skulls or clovers (PD-4.1)."""
    box = state.box
    rolls: list[i64] = []
    while True:
        faces: list[i64] = []
        skulls: i64 = 0
        clovers: i64 = 0
        for die in range(DICE):
            first: i64 = 0 if die < WHITE_DICE else FACES
            symbol: i64 = box.faces[first + state.dice.below(FACES)]
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
    if sheet.levels[CLERIC] >= 4:
        return 0
    if sheet.power == FORTUNE_TELLER and skulls > 0:
        return skulls - 1
    return skulls


# ---------------------------------------------------------------- end of a round


def _end_round(state: State, log: Log | None) -> None:
    """E1 and E2 (PD-3); a reward choice may stop it in BOSS_REWARD."""
    for sheet in state.sheets:
        for die in sheet.used:
            colour: i64 = 0 if die < WHITE_DICE else 1
            sheet.track.append(state.box.digits[colour * 7 + state.faces[die]])
    _show_turns(state, log)
    state.phase = END_ROUND
    _claim_gems(state, log)
    boss: i64 = state.box.boss_of_round[state.round]
    if boss != NONE and _fight(state, boss, log):
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
        [ROOMS[step % ENTRY] for step in sheet.path[len(before.path) :]],
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
    if taken == 0:
        return
    for sheet in state.sheets:
        sheet.crossed |= taken & ~sheet.circled
    if log is not None and state.players > 1:
        for gem in range(len(GEMS)):
            if taken >> gem & 1:
                takers: i64 = 0
                for sheet in state.sheets:
                    takers += sheet.taken >> gem & 1
                log.events.append(e.GemClaimed(GEMS[gem], takers))


def _fight(state: State, number: i64, log: Log | None) -> bool:
    """E2: all fight or flee at once; whether a reward choice is open (PD-12)."""
    boss: i64 = state.bosses[number]
    room: i64 = state.box.dungeon_rooms[state.dungeon][number]
    if log is not None:
        log.events.append(e.BossMet(BOSSES[boss], number + 1))
    best: i64 = 0
    strongest: i64 = NONE
    tie: bool = False
    for sheet in state.sheets:
        reached: i64 = strength(state.box, sheet, boss)
        if not _meet(state, sheet, boss, number, room, reached, log):
            continue
        if reached > best:
            best = reached
            strongest = sheet.seat
            tie = False
        elif reached == best:
            tie = True
    if state.players == 1:
        return False
    if strongest == NONE or tie:
        if log is not None:
            log.events.append(e.BossUnrewarded(BOSSES[boss], tie))
        return False
    return _reward(state, state.sheets[strongest], boss, best, log)


def _meet(
    state: State, sheet: Sheet, boss: i64, number: i64, room: i64, reached: i64, log: Log | None
) -> bool:
    """One player against the boss; whether it was a fight (PD-12.3 to PD-12.5)."""
    box = state.box
    explored: bool = sheet.explored >> room & 1 == 1
    step: i64 = bracket(box, boss, reached)
    if not explored or step == NONE:
        sheet.boss_boxes[number] = box.boss_flee[boss]
        if log is not None:
            log.events.append(e.BossFled(sheet.seat, BOSSES[boss], reached, explored, box.boss_flee[boss]))
        return False
    glory: i64 = box.boss_glory[boss * BRACKETS + step]
    wounds: i64 = 0 if sheet.power == BARBARIAN else box.boss_wounds[boss * BRACKETS + step]
    sheet.boss_boxes[number] = glory
    if log is not None:
        log.events.append(e.BossFought(sheet.seat, BOSSES[boss], reached, glory, wounds))
    suffer(state, sheet, wounds, "boss", log)
    return True


def _reward(state: State, sheet: Sheet, boss: i64, reached: i64, log: Log | None) -> bool:
    """The strongest alone, after all wounds, in the order printed (PD-12.6, PD-12.7)."""
    rewards = state.box.boss_reward[boss]
    if log is not None:
        log.events.append(e.BossRewarded(sheet.seat, BOSSES[boss], reached, reward_names(rewards)))
    n: i64 = len(rewards) - 1
    while n >= 0:
        earn(sheet, rewards[n])
        n -= 1
    resolve(state, sheet, log)
    sheet.owes = len(sheet.agenda) > 0
    return sheet.owes


def _close_round(state: State, log: Log | None) -> None:
    """E3 and E4, then the next round or the end (PD-3)."""
    state.phase = END_ROUND
    _score_missions(state, log)
    boss: i64 = state.box.boss_of_round[state.round]
    if boss != NONE and state.vanishing:
        _vanish(state, state.bosses[boss], log)
    if state.round < state.box.rounds:
        _start_round(state, log)
    else:
        _end_chapter(state, log)


def _score_missions(state: State, log: Log | None) -> None:
    """E3: all who fulfil an open mission score it in full, then it is gone (PD-13.2)."""
    box = state.box
    glory: i64 = box.mission_glory if state.players > 1 else box.solo_glory[state.round]
    for n in range(len(state.missions)):
        if not state.open_missions >> n & 1:
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
        if log is not None and not state.open_missions >> n & 1:
            log.events.append(e.MissionClosed(MISSIONS[mission]))


def _vanish(state: State, boss: i64, log: Log | None) -> None:
    """E4: the boss takes two gems along wherever they are not taken (PD-15.2)."""
    lost: i64 = state.box.boss_lost[boss]
    if lost == 0:
        return
    for sheet in state.sheets:
        sheet.crossed |= lost & ~sheet.circled
    if log is not None:
        gone = [GEMS[gem] for gem in range(len(GEMS)) if lost >> gem & 1]
        log.events.append(e.GemsVanished(BOSSES[boss], gone))


# ---------------------------------------------------------------- the end


def _end_chapter(state: State, log: Log | None) -> None:
    """Score the sheets, keep the result, go on with the next chapter or end (PD-14, PD-15.3)."""
    for sheet in state.sheets:
        scored = boxes(state, sheet)
        state.results.extend(scored)
        state.results.append(len(sheet.visits))
        if log is not None:
            log.events.append(
                e.SheetScored(sheet.seat, state.chapter + 1, scored, scored[BOXES - 1], len(sheet.visits))
            )
    last: bool = state.chapter + 1 == chapters(state)
    if log is not None:
        _log_winners(state, last, log)
    if last:
        state.phase = GAME_END
    else:
        state.finished = state.sheets
        _start_chapter(state, log)


def total_of(state: State, chapter: i64, seat: i64, box: i64) -> i64:
    """Box (BOXES: the explored rooms) of a seat in a finished chapter."""
    return state.results[(chapter * state.players + seat) * (BOXES + 1) + box]


def sum_of(state: State, seat: i64, box: i64) -> i64:
    """The same over all finished chapters."""
    total: i64 = 0
    for chapter in range(len(state.results) // (state.players * (BOXES + 1))):
        total += total_of(state, chapter, seat, box)
    return total


def winners(state: State, chapter: i64) -> list[i64]:
    """Most glory, then most rooms, then shared (PD-14.3); chapter NONE: the whole match."""
    best: list[i64] = []
    best_glory: i64 = NO_BOX * BOXES
    best_rooms: i64 = 0
    for seat in range(state.players):
        if chapter == NONE:
            glory: i64 = sum_of(state, seat, BOXES - 1)
            rooms: i64 = sum_of(state, seat, BOXES)
        else:
            glory = total_of(state, chapter, seat, BOXES - 1)
            rooms = total_of(state, chapter, seat, BOXES)
        if glory > best_glory or (glory == best_glory and rooms > best_rooms):
            best = []
            best_glory = glory
            best_rooms = rooms
        if glory == best_glory and rooms == best_rooms:
            best.append(seat)
    return best


def won_by(state: State) -> str:
    """What decided: `solo`, `glory`, `rooms` or `shared`."""
    if state.players == 1:
        return "solo"
    best = winners(state, NONE)
    if len(best) > 1:
        return "shared"
    top: i64 = sum_of(state, best[0], BOXES - 1)
    for seat in range(state.players):
        if seat != best[0] and sum_of(state, seat, BOXES - 1) == top:
            return "rooms"
    return "glory"


def _log_winners(state: State, last: bool, log: Log) -> None:
    if state.campaign:
        best = winners(state, state.chapter)
        for seat in best:
            total: i64 = total_of(state, state.chapter, seat, BOXES - 1)
            log.events.append(e.ChapterWon(seat, state.chapter + 1, total, len(best) > 1))
    if last:
        by = won_by(state)
        for seat in winners(state, NONE):
            log.events.append(e.GameWon(seat, by, sum_of(state, seat, BOXES - 1)))  # type: ignore[arg-type]
