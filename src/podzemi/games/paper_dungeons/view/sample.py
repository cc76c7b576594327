"""States drawn from a view: what it shows restored, and what it hides drawn by chance (PD-3.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podzemi.engine.bits import bit, size
from podzemi.engine.dice import Dice
from podzemi.engine.values import Seat
from podzemi.games.paper_dungeons import codes, rules
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    DUNGEONS,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    POWERS,
    ROOMS,
    SYMBOLS,
    encode,
)
from podzemi.games.paper_dungeons.data.tables import CAMPAIGNS, mask_of
from podzemi.games.paper_dungeons.rules.rounds import asks_at_setup
from podzemi.games.paper_dungeons.state import Box, Sheet, State
from podzemi.games.paper_dungeons.view.build import segment
from podzemi.games.paper_dungeons.view.types import (
    DUNGEON_OPTIONS,
    EFFECTS,
    PHASES,
    SHEETS_KEPT,
    Mine,
    Pending,
    SheetView,
    View,
    is_looting,
)

# ---------------------------------------------------------------- back to a state


def restore(box: Box, view: View, dice: Dice) -> State:
    """The state that the view shows, with nothing in the place of what it does not show.

    Sealed sheets stand as they did when the phase began; cards dealt to others are unknown.
    """
    sealed = view.phase in ("choose_cards", "setup_powers", "actions")
    dungeon = DUNGEONS.index(view.dungeon)
    shown = [_public_sheet(box, dungeon, seat, info.sheet).clone() for seat, info in enumerate(view.seats)]
    if view.phase == "setup_powers":
        for sheet in shown:
            sheet.owes = asks_at_setup(sheet, is_looting(view.options))
    else:
        for sheet in shown:
            sheet.owes = sealed
    sheets = [sheet.clone() for sheet in shown]
    for sheet, info in zip(sheets, view.seats):
        sheet.owes = info.owes
    if view.mine is not None and view.seat is not None:
        mine = _restore_mine(box, view, view.mine)
        sheets[view.seat] = mine
        shown[view.seat].dealt_powers = mine.dealt_powers
        shown[view.seat].dealt_goals = mine.dealt_goals
    options = view.options
    return State(
        box=box,
        dice=dice,
        players=len(view.seats),
        dungeon_option=DUNGEON_OPTIONS.index(options["dungeon"]),
        with_missions=bool(options["missions"]),
        random_bosses=bool(options["random_bosses"]),
        vanishing=bool(options["vanishing_gems"]),
        looting=is_looting(options),
        campaign=CAMPAIGNS.index(options["campaign"]),
        phase=PHASES.index(view.phase),
        round=view.round,
        chapter=view.chapter - 1,
        dungeon=dungeon,
        bosses=[BOSSES.index(boss) for boss in view.bosses],
        missions=[MISSIONS.index(mission.mission) for mission in view.missions],
        open_missions=sum(bit(n) for n, mission in enumerate(view.missions) if mission.open),
        faces=[SYMBOLS.index(symbol) for symbol in view.dice],
        rolls=[SYMBOLS.index(symbol) for roll in view.rolls for symbol in roll],
        sheets=sheets,
        shown=shown if sealed else [],
        results=[
            number
            for chapter in view.results
            for boxes, rooms in zip(chapter.boxes, chapter.rooms)
            for number in (*boxes, rooms)
        ],
        finished=_restore_finished(box, view),
    )


def _restore_finished(box: Box, view: View) -> list[Sheet]:
    """The sheets of the chapter before, whose walls are those of another dungeon."""
    if not view.finished:
        return []
    before = box.campaigns[CAMPAIGNS.index(view.options["campaign"])][view.chapter - 2]
    sheets = [_read_sheet(box, before, seat, info, [], []) for seat, info in enumerate(view.finished)]
    for sheet in sheets:
        sheet.owes = False
    return sheets


def _restore_mine(box: Box, view: View, mine: Mine) -> Sheet:
    assert view.seat is not None
    powers = [POWERS.index(card) for card in mine.powers]
    goals = [GOALS.index(card) for card in mine.goals]
    sheet = _read_sheet(box, DUNGEONS.index(view.dungeon), view.seat, mine.sheet, powers, goals)
    if mine.chosen is not None:
        sheet.chosen_power = POWERS.index(mine.chosen.power)
        sheet.chosen_goal = GOALS.index(mine.chosen.goal)
    sheet.deeds = [encode(action) for action in mine.deeds]
    sheet.owes = view.seat in view.to_act
    return sheet


@lru_cache(SHEETS_KEPT)
def _public_sheet(box: Box, dungeon: int, seat: Seat, sheet: SheetView) -> Sheet:
    """Cached: the public part of a sheet changes once a round. The result is shared: clone it first."""
    return _read_sheet(box, dungeon, seat, sheet, [], [])


def _read_sheet(
    box: Box, dungeon: int, seat: Seat, sheet: SheetView, powers: list[int], goals: list[int]
) -> Sheet:
    power = s.NONE if sheet.power is None else POWERS.index(sheet.power)
    goal = s.NONE if sheet.goal is None else GOALS.index(sheet.goal)
    visits = [ROOMS.index(room) for room in sheet.explored]
    alive = mask_of(sheet.minions_alive, ROOMS)
    gone = box.start_alive & ~alive
    return Sheet(
        seat=seat,
        owes=True,
        dealt_powers=powers,
        dealt_goals=goals,
        chosen_power=power,
        chosen_goal=goal,
        power=power,
        goal=goal,
        levels=[sheet.levels[hero] for hero in HEROES],
        potions=sheet.potions,
        hearts=sheet.potion_hearts_filled,
        wounds=sheet.wounds,
        resurrected=sheet.resurrected,
        items=[sheet.items[item] for item in ITEMS],
        gems=sheet.gems,
        circled=mask_of([gem for gem in GEMS if sheet.gem_state[gem] == "circled"], GEMS),
        crossed=mask_of([gem for gem in GEMS if sheet.gem_state[gem] == "crossed"], GEMS),
        taken=mask_of(sheet.gems_this_round, GEMS),
        alive=alive,
        minions=size(gone),
        explored=sum(bit(room) for room in visits),
        visits=visits,
        position=s.OUTSIDE if sheet.position == "outside" else ROOMS.index(sheet.position),
        walls=_borders_mask(box.dungeon_walls[dungeon], sheet.walls_crossed),
        water=_borders_mask(box.waters, sheet.water_crossed),
        used=sheet.dice_used[:],
        movement=sheet.movement_left,
        refunds=_read_refunds(box, sheet.ranger_refunds),
        psionic_used=sheet.psionic_used,
        agenda=[_entry(pending) for pending in sheet.pending],
        boss_boxes=[s.NO_SCORE if glory is None else glory for glory in sheet.boss_boxes],
        missions=[
            number
            for score in sheet.missions_scored
            for number in (MISSIONS.index(score.mission), score.round, score.glory)
        ],
        deeds=[],
        last=[encode(action) for action in sheet.last],
        track=sheet.track[:],
        path=[
            codes.path_step(trail.round, ROOMS.index(room)) for trail in sheet.trails for room in trail.rooms
        ],
    )


def _borders_mask(borders: list[int], crossed: list[str]) -> int:
    return sum(bit(n) for n, border in enumerate(borders) if segment(border) in crossed) if crossed else 0


def _read_refunds(box: Box, refunds: list[str]) -> int:
    mask = 0
    for refund in refunds:
        start, to = (ROOMS.index(room) for room in refund.split(">"))
        low, high = min(start, to), max(start, to)
        mask |= codes.refund_bit(box.waters.index(codes.border(low, high)), to > start)
    return mask


def _entry(pending: Pending) -> int:
    room = 0 if pending.room is None else ROOMS.index(pending.room)
    return codes.entry_in(EFFECTS.index(pending.effect), room)


# ---------------------------------------------------------------- sample

SEALED_DECISIONS: Final = 12
"""A sealed seat that is not done has made fewer decisions than this."""


def sample(box: Box, view: View, dice: Dice) -> State:
    """A state drawn from those that agree with the view.

    Cards that were dealt to others are uniform over the deals that fit; what sealed seats have
    done is drawn as random players would have done it.
    """
    state = restore(box, view, Dice(dice.bits()))
    others = [sheet for sheet in state.sheets if sheet.seat != view.seat]
    _deal_unknown(state, others, dice)
    if view.phase == "choose_cards":
        for sheet in others:
            if not sheet.owes:
                sheet.chosen_power = sheet.dealt_powers[dice.below(2)]
                sheet.chosen_goal = sheet.dealt_goals[dice.below(2)]
    elif view.phase in ("setup_powers", "actions"):
        for sheet in others:
            _play_sealed(state, sheet, dice)
    return state


def _deal_unknown(state: State, others: list[Sheet], dice: Dice) -> None:
    """Give the other seats the cards they may have been dealt; a kept card was one of two."""
    own = [sheet for sheet in state.sheets if sheet not in others]
    for which in ("power", "goal"):
        seen = {card for sheet in own for card in getattr(sheet, f"dealt_{which}s")}
        seen |= {getattr(sheet, which) for sheet in others}
        pool = [card for card in range(s.CARD_COUNT) if card not in seen]
        dice.shuffle(pool)
        for sheet in others:
            kept = getattr(sheet, which)
            hand = [pool.pop() if kept == s.NONE else kept, pool.pop()]
            dice.shuffle(hand)
            setattr(sheet, f"dealt_{which}s", hand)
            if state.shown:
                setattr(state.shown[sheet.seat], f"dealt_{which}s", hand)


def _play_sealed(state: State, sheet: Sheet, dice: Dice) -> None:
    """Random decisions on a sealed sheet: all of them if the seat is done, else some."""
    seat = sheet.seat
    if not state.shown[seat].owes:
        return
    done = not sheet.owes
    sheet.owes = True
    left = -1 if done else dice.below(SEALED_DECISIONS)
    while left != 0:
        before = state.sheets[seat].clone()
        codes = rules.legal(state, seat)
        rules.act(state, state.sheets[seat], codes[dice.below(len(codes))], None)
        if rules.is_done(state, state.sheets[seat]):
            if done:
                state.sheets[seat].owes = False
            else:
                state.sheets[seat] = before
            return
        left -= 1
