"""What a seat may know (PD-3.3, PD-3.4), built up from the state; and states drawn from such knowledge.

The public part is the same for everybody: while choices are sealed it shows every sheet as
it stood when the phase began. `mine` adds the own sheet as it is, and the own dealt cards.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, Literal

from msgspec import Struct

from podzemi.engine import fields
from podzemi.engine.cache import Cache
from podzemi.engine.dice import Dice
from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.paper_dungeons import rules
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
    Action,
    Boss,
    ChooseCards,
    Dungeon,
    Gem,
    Goal,
    Hero,
    Item,
    Mission,
    Power,
    Room,
    Symbol,
    decode,
    encode,
)
from podzemi.games.paper_dungeons.components import CAMPAIGNS
from podzemi.games.paper_dungeons.rules.rounds import chapters, winners
from podzemi.games.paper_dungeons.state import Box, Sheet, State

Phase = Literal["choose_cards", "setup_powers", "actions", "boss_reward", "game_end"]
GemState = Literal["available", "circled", "crossed"]
Effect = Literal["level_up", "craft", "potion", "gem", "minions", "defeat", "trap", "take"]

PHASES: Final[tuple[Phase, ...]] = Phase.__args__  # type: ignore[attr-defined]
EFFECTS: Final[tuple[Effect, ...]] = Effect.__args__  # type: ignore[attr-defined]
DUNGEON_OPTIONS: Final = (*DUNGEONS, "random")


class Pending(Struct, frozen=True):
    """An effect that is not finished; the last of the list is the open choice (PD-8.1)."""

    effect: Effect
    room: Room | None


class MissionScore(Struct, frozen=True):
    mission: Mission
    round: int
    glory: int


class Trail(Struct, frozen=True):
    """The rooms entered in one round, in order."""

    round: int
    rooms: list[Room]


class SheetView(Struct, frozen=True):
    """One sheet (PD-3.5)."""

    power: Power | None
    goal: Goal | None
    levels: dict[Hero, int]
    potions: int
    potion_hearts_filled: int
    wounds: int
    resurrected: bool
    items: dict[Item, int]
    gems: int
    gem_state: dict[Gem, GemState]
    gems_this_round: list[Gem]
    minions_alive: list[Room]
    explored: list[Room]
    position: Room | Literal["outside"]
    walls_crossed: list[str]
    water_crossed: list[str]
    dice_used: list[int]
    movement_left: int
    ranger_refunds: list[str]
    psionic_used: bool
    pending: list[Pending]
    boss_boxes: list[int | None]
    missions_scored: list[MissionScore]
    last: list[Action]
    """What was done in the round before (before round 1: the set-up choice)."""
    track: list[int]
    """Printed digits of the dice used, three a round (PD-1.2.2)."""
    trails: list[Trail]


class SeatView(Struct, frozen=True):
    """One player's public side."""

    owes: bool
    """A decision of this seat is awaited."""
    sheet: SheetView


class Mine(Struct, frozen=True):
    """What only this seat knows."""

    powers: list[Power]
    goals: list[Goal]
    chosen: ChooseCards | None
    sheet: SheetView
    deeds: list[Action]
    """What the seat did in this phase."""


class MissionView(Struct, frozen=True):
    mission: Mission
    open: bool


class ChapterView(Struct, frozen=True):
    """A finished game: boxes A to L and explored rooms, by seat."""

    boxes: list[list[int]]
    rooms: list[int]
    winners: list[Seat]


class View(BaseView, frozen=True, tag_field="game", tag="paper_dungeons"):
    """What one seat (None: a spectator) may know. Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    phase: Phase
    round: int
    chapter: int
    chapters: int
    dungeon: Dungeon
    bosses: list[Boss]
    missions: list[MissionView]
    dice: list[Symbol]
    """The six dice of the round: 0 to 2 white, 3 to 5 black."""
    rolls: list[list[Symbol]]
    """All rolls of the round; the last one stands (PD-24.7)."""
    to_act: list[Seat]
    seats: list[SeatView]
    mine: Mine | None
    results: list[ChapterView]
    finished: list[SheetView]
    """The sheets of the chapter before, as they ended."""


# ---------------------------------------------------------------- view


def view(state: State, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator."""
    box = state.box
    public = state.shown if s.is_sealed(state) else state.sheets
    return View(
        seat=seat,
        options=options_of(state),
        phase=PHASES[state.phase],
        round=state.round,
        chapter=state.chapter + 1,
        chapters=chapters(state),
        dungeon=DUNGEONS[state.dungeon],
        bosses=[BOSSES[boss] for boss in state.bosses],
        missions=[
            MissionView(MISSIONS[m], bool(state.open_missions >> n & 1)) for n, m in enumerate(state.missions)
        ],
        dice=[SYMBOLS[symbol] for symbol in state.faces],
        rolls=[
            [SYMBOLS[symbol] for symbol in state.rolls[first : first + s.DICE]]
            for first in range(0, len(state.rolls), s.DICE)
        ],
        to_act=rules.to_act(state),
        seats=[
            SeatView(truth.owes, _sheet(box, state.dungeon, sheet))
            for truth, sheet in zip(state.sheets, public)
        ],
        mine=None if seat is None else _mine(state, state.sheets[seat]),
        results=[_chapter(state, n) for n in range(_finished_chapters(state))],
        finished=[_sheet(box, _dungeon_before(box, state), sheet) for sheet in state.finished],
    )


def options_of(state: State) -> dict[str, OptionValue]:
    return {
        "dungeon": DUNGEON_OPTIONS[state.dungeon_option],
        "missions": state.with_missions,
        "random_bosses": state.random_bosses,
        "vanishing_gems": state.vanishing,
        "campaign": CAMPAIGNS[state.campaign],
    }


def _dungeon_before(box: Box, state: State) -> int:
    """The dungeon of the chapter before: its walls are not those of this one."""
    return box.campaigns[state.campaign][state.chapter - 1]


def _finished_chapters(state: State) -> int:
    return len(state.results) // (state.players * (s.BOXES + 1))


def _chapter(state: State, chapter: int) -> ChapterView:
    width = s.BOXES + 1
    first = chapter * state.players * width
    rows = [state.results[first + seat * width : first + (seat + 1) * width] for seat in range(state.players)]
    return ChapterView([row[:-1] for row in rows], [row[-1] for row in rows], winners(state, chapter))


def _mine(state: State, sheet: Sheet) -> Mine:
    chosen = sheet.chosen_power != s.NONE
    return Mine(
        powers=[POWERS[card] for card in sheet.dealt_powers],
        goals=[GOALS[card] for card in sheet.dealt_goals],
        chosen=ChooseCards(POWERS[sheet.chosen_power], GOALS[sheet.chosen_goal]) if chosen else None,
        sheet=_sheet(state.box, state.dungeon, sheet),
        deeds=[decode(code) for code in sheet.deeds],
    )


_written: Final[Cache[SheetView]] = Cache()
"""A sheet that all may see is the same to every eye."""


def _sheet(box: Box, dungeon: int, sheet: Sheet) -> SheetView:
    given = (box.dungeon_walls[dungeon], box.waters, fields.values(sheet))
    return _written.get_or_compute(given, lambda: _write_sheet(box, dungeon, sheet))


def _write_sheet(box: Box, dungeon: int, sheet: Sheet) -> SheetView:
    circled, crossed = sheet.circled, sheet.crossed
    return SheetView(
        power=None if sheet.power == s.NONE else POWERS[sheet.power],
        goal=None if sheet.goal == s.NONE else GOALS[sheet.goal],
        levels=dict(zip(HEROES, sheet.levels)),
        potions=sheet.potions,
        potion_hearts_filled=sheet.hearts,
        wounds=sheet.wounds,
        resurrected=sheet.resurrected,
        items=dict(zip(ITEMS, sheet.items)),
        gems=sheet.gems,
        gem_state={gem: _gem_state(circled >> n & 1, crossed >> n & 1) for n, gem in enumerate(GEMS)},
        gems_this_round=[gem for n, gem in enumerate(GEMS) if sheet.taken >> n & 1],
        minions_alive=[room for n, room in enumerate(ROOMS) if sheet.alive >> n & 1],
        explored=[ROOMS[room] for room in sheet.visits],
        position="outside" if sheet.position == s.OUTSIDE else ROOMS[sheet.position],
        walls_crossed=_segments(box.dungeon_walls[dungeon], sheet.walls),
        water_crossed=_segments(box.waters, sheet.water),
        dice_used=sheet.used[:],
        movement_left=sheet.movement,
        ranger_refunds=_refunds(box, sheet.refunds),
        psionic_used=sheet.psionic_used,
        pending=[_pending(entry) for entry in sheet.agenda],
        boss_boxes=[None if glory == s.NO_BOX else glory for glory in sheet.boss_boxes],
        missions_scored=_scores(sheet.missions),
        last=[decode(code) for code in sheet.last],
        track=sheet.track[:],
        trails=_trails(sheet.path),
    )


def _gem_state(circled: int, crossed: int) -> GemState:
    return "circled" if circled else "crossed" if crossed else "available"


def segment(border: int) -> str:
    """`C3|C4` for the number of a border."""
    return f"{ROOMS[border // s.ENTRY]}|{ROOMS[border % s.ENTRY]}"


def _segments(borders: list[int], crossed: int) -> list[str]:
    return [segment(border) for n, border in enumerate(borders) if crossed >> n & 1] if crossed else []


def _refunds(box: Box, refunds: int) -> list[str]:
    """`A1>A2` for each crossing that was refunded."""
    found = []
    for n, border in enumerate(box.waters):
        low, high = ROOMS[border // s.ENTRY], ROOMS[border % s.ENTRY]
        if refunds >> 2 * n & 1:
            found.append(f"{high}>{low}")
        if refunds >> 2 * n + 1 & 1:
            found.append(f"{low}>{high}")
    return found


def _pending(entry: int) -> Pending:
    kind = entry // s.ENTRY
    placed = kind in (s.DO_DEFEAT, s.DO_TRAP, s.DO_TAKE)
    return Pending(EFFECTS[kind], ROOMS[entry % s.ENTRY] if placed else None)


def _scores(missions: list[int]) -> list[MissionScore]:
    return [
        MissionScore(MISSIONS[missions[n]], missions[n + 1], missions[n + 2])
        for n in range(0, len(missions), 3)
    ]


def _trails(path: list[int]) -> list[Trail]:
    by_round = groupby(path, key=lambda step: step // s.ENTRY)
    return [Trail(number, [ROOMS[step % s.ENTRY] for step in steps]) for number, steps in by_round]


# ---------------------------------------------------------------- back to a state


def restore(box: Box, view: View, dice: Dice) -> State:
    """The state that the view shows, with nothing in the place of what it does not show.

    Sealed sheets stand as they did when the phase began; cards dealt to others are unknown.
    """
    sealed = view.phase in ("choose_cards", "setup_powers", "actions")
    shown = [_restore_sheet(box, view, seat, info.sheet) for seat, info in enumerate(view.seats)]
    if view.phase == "setup_powers":
        for sheet in shown:
            sheet.owes = sheet.power in (s.VETERAN, s.CRAFTSMAN, s.ASSASSIN)
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
        campaign=CAMPAIGNS.index(options["campaign"]),
        phase=PHASES.index(view.phase),
        round=view.round,
        chapter=view.chapter - 1,
        dungeon=DUNGEONS.index(view.dungeon),
        bosses=[BOSSES.index(boss) for boss in view.bosses],
        missions=[MISSIONS.index(mission.mission) for mission in view.missions],
        open_missions=sum(1 << n for n, mission in enumerate(view.missions) if mission.open),
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


_sheets: Final[Cache[Sheet]] = Cache()
"""What others see of a sheet changes once a round."""


def _restore_sheet(box: Box, view: View, seat: Seat, sheet: SheetView) -> Sheet:
    dungeon = DUNGEONS.index(view.dungeon)
    given = (box.start_alive, box.dungeon_walls[dungeon], box.waters, seat, sheet)
    return _sheets.get_or_compute(given, lambda: _read_sheet(box, dungeon, seat, sheet, [], [])).clone()


def _read_sheet(
    box: Box, dungeon: int, seat: Seat, sheet: SheetView, powers: list[int], goals: list[int]
) -> Sheet:
    power = s.NONE if sheet.power is None else POWERS.index(sheet.power)
    goal = s.NONE if sheet.goal is None else GOALS.index(sheet.goal)
    visits = [ROOMS.index(room) for room in sheet.explored]
    alive = _mask(ROOMS, sheet.minions_alive)
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
        circled=_mask(GEMS, [gem for gem in GEMS if sheet.gem_state[gem] == "circled"]),
        crossed=_mask(GEMS, [gem for gem in GEMS if sheet.gem_state[gem] == "crossed"]),
        taken=_mask(GEMS, sheet.gems_this_round),
        alive=alive,
        minions=s.bits(gone),
        explored=sum(1 << room for room in visits),
        visits=visits,
        position=s.OUTSIDE if sheet.position == "outside" else ROOMS.index(sheet.position),
        walls=_mask_of(box.dungeon_walls[dungeon], sheet.walls_crossed),
        water=_mask_of(box.waters, sheet.water_crossed),
        used=sheet.dice_used[:],
        movement=sheet.movement_left,
        refunds=_read_refunds(box, sheet.ranger_refunds),
        psionic_used=sheet.psionic_used,
        agenda=[_entry(pending) for pending in sheet.pending],
        boss_boxes=[s.NO_BOX if glory is None else glory for glory in sheet.boss_boxes],
        missions=[
            number
            for score in sheet.missions_scored
            for number in (MISSIONS.index(score.mission), score.round, score.glory)
        ],
        deeds=[],
        last=[encode(action) for action in sheet.last],
        track=sheet.track[:],
        path=[trail.round * s.ENTRY + ROOMS.index(room) for trail in sheet.trails for room in trail.rooms],
    )


def _mask(order: tuple[Any, ...], members: list[Any]) -> int:
    return sum(1 << order.index(member) for member in members)


def _mask_of(borders: list[int], crossed: list[str]) -> int:
    return sum(1 << n for n, border in enumerate(borders) if segment(border) in crossed) if crossed else 0


def _read_refunds(box: Box, refunds: list[str]) -> int:
    mask = 0
    for refund in refunds:
        start, to = (ROOMS.index(room) for room in refund.split(">"))
        low, high = min(start, to), max(start, to)
        mask |= 1 << 2 * box.waters.index(low * s.ENTRY + high) + (to > start)
    return mask


def _entry(pending: Pending) -> int:
    room = 0 if pending.room is None else ROOMS.index(pending.room)
    return EFFECTS.index(pending.effect) * s.ENTRY + room


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
        pool = [card for card in range(s.CARDS) if card not in seen]
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
