"""Build a seat's view from a state. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from podzemi.engine import fields
from podzemi.engine.bits import has, members
from podzemi.engine.game import OptionValue
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
    ChooseCards,
    decode,
)
from podzemi.games.paper_dungeons.data.tables import CAMPAIGNS
from podzemi.games.paper_dungeons.rules.chapters import winners
from podzemi.games.paper_dungeons.rules.setup import chapter_count
from podzemi.games.paper_dungeons.state import Box, Sheet, State
from podzemi.games.paper_dungeons.view.types import (
    DUNGEON_OPTIONS,
    EFFECTS,
    PHASES,
    SHEETS_KEPT,
    ChapterView,
    GemState,
    Mine,
    MissionScore,
    MissionView,
    Pending,
    SeatView,
    SheetView,
    Trail,
    View,
)

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
        chapters=chapter_count(state),
        dungeon=DUNGEONS[state.dungeon],
        bosses=[BOSSES[boss] for boss in state.bosses],
        missions=[
            MissionView(MISSIONS[m], has(state.open_missions, n)) for n, m in enumerate(state.missions)
        ],
        dice=[SYMBOLS[symbol] for symbol in state.faces],
        rolls=[
            [SYMBOLS[symbol] for symbol in state.rolls[first : first + s.DICE_COUNT]]
            for first in range(0, len(state.rolls), s.DICE_COUNT)
        ],
        to_act=rules.to_act(state),
        seats=[
            SeatView(truth.owes, _public_sheet(box, state.dungeon, sheet))
            for truth, sheet in zip(state.sheets, public)
        ],
        mine=None if seat is None else _mine(state, state.sheets[seat]),
        results=[_chapter(state, n) for n in range(_finished_chapters(state))],
        finished=[_public_sheet(box, _dungeon_before(box, state), sheet) for sheet in state.finished],
    )


def options_of(state: State) -> dict[str, OptionValue]:
    looted: dict[str, OptionValue] = {"treasure_hunter": "looted"} if state.looting else {}
    return looted | {
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
    return len(state.results) // (state.players * s.RESULT_STRIDE)


def _chapter(state: State, chapter: int) -> ChapterView:
    width = s.RESULT_STRIDE
    first = chapter * state.players * width
    rows = [state.results[first + seat * width : first + (seat + 1) * width] for seat in range(state.players)]
    return ChapterView([row[:-1] for row in rows], [row[-1] for row in rows], winners(state, chapter))


def _mine(state: State, sheet: Sheet) -> Mine:
    chosen = sheet.chosen_power != s.NONE
    return Mine(
        powers=[POWERS[card] for card in sheet.dealt_powers],
        goals=[GOALS[card] for card in sheet.dealt_goals],
        chosen=ChooseCards(POWERS[sheet.chosen_power], GOALS[sheet.chosen_goal]) if chosen else None,
        sheet=_write_sheet(state.box, state.dungeon, sheet),
        deeds=[decode(code) for code in sheet.deeds],
    )


def _public_sheet(box: Box, dungeon: int, sheet: Sheet) -> SheetView:
    return _written_sheet(box, dungeon, fields.dump(sheet))


@lru_cache(SHEETS_KEPT)
def _written_sheet(box: Box, dungeon: int, dumped: bytes) -> SheetView:
    """A sheet that all may see is the same to every eye, and most change once a round."""
    return _write_sheet(box, dungeon, fields.load(Sheet, dumped, box))


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
        gem_state={gem: _gem_state(has(circled, n), has(crossed, n)) for n, gem in enumerate(GEMS)},
        gems_this_round=[GEMS[gem] for gem in members(sheet.taken)],
        minions_alive=[ROOMS[room] for room in members(sheet.alive)],
        explored=[ROOMS[room] for room in sheet.visits],
        position="outside" if sheet.position == s.OUTSIDE else ROOMS[sheet.position],
        walls_crossed=_segments(box.dungeon_walls[dungeon], sheet.walls),
        water_crossed=_segments(box.waters, sheet.water),
        dice_used=sheet.used[:],
        movement_left=sheet.movement,
        ranger_refunds=_refunds(box, sheet.refunds),
        psionic_used=sheet.psionic_used,
        pending=[_pending(entry) for entry in sheet.agenda],
        boss_boxes=[None if glory == s.NO_SCORE else glory for glory in sheet.boss_boxes],
        missions_scored=_scores(sheet.missions),
        last=[decode(code) for code in sheet.last],
        track=sheet.track[:],
        trails=_trails(sheet.path),
    )


def _gem_state(circled: bool, crossed: bool) -> GemState:
    return "circled" if circled else "crossed" if crossed else "available"


def segment(border: int) -> str:
    """`C3|C4` for the number of a border."""
    return f"{ROOMS[codes.border_low(border)]}|{ROOMS[codes.border_high(border)]}"


def _segments(borders: list[int], crossed: int) -> list[str]:
    return [segment(borders[n]) for n in members(crossed)]


def _refunds(box: Box, refunds: int) -> list[str]:
    """`A1>A2` for each crossing that was refunded."""
    found = []
    for n, border in enumerate(box.waters):
        low, high = ROOMS[codes.border_low(border)], ROOMS[codes.border_high(border)]
        if refunds & codes.refund_bit(n, False):
            found.append(f"{high}>{low}")
        if refunds & codes.refund_bit(n, True):
            found.append(f"{low}>{high}")
    return found


def _pending(entry: int) -> Pending:
    kind = codes.entry_kind(entry)
    placed = kind in (s.DO_DEFEAT, s.DO_TRAP, s.DO_TAKE)
    return Pending(EFFECTS[kind], ROOMS[codes.entry_room(entry)] if placed else None)


def _scores(missions: list[int]) -> list[MissionScore]:
    return [
        MissionScore(MISSIONS[missions[n]], missions[n + 1], missions[n + 2])
        for n in range(0, len(missions), 3)
    ]


def _trails(path: list[int]) -> list[Trail]:
    by_round = groupby(path, key=codes.step_round)
    return [Trail(number, [ROOMS[codes.step_room(step)] for step in steps]) for number, steps in by_round]
