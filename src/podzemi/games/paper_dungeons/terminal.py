"""A sheet of Paper Dungeons in a terminal (interface notes, section 1.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podzemi.cli.boards.parts import grid, marker, panel
from podzemi.games.paper_dungeons import PaperDungeons
from podzemi.games.paper_dungeons.actions import ROOMS, Action, Brew, Craft, LevelUp, Move, Step
from podzemi.games.paper_dungeons.preview.board import BoardInfo, RoomInfo
from podzemi.games.paper_dungeons.preview.types import BossPreview, DiePreview, EntryPreview, Preview
from podzemi.games.paper_dungeons.view.types import SheetView, View, is_looting
from podzemi.languages import Name, text
from podzemi.languages.sentences import action_text

COLUMNS: Final = "ABCDEF"
ROWS: Final = range(7, 0, -1)
LAIRS: Final = "①②③"
WIDTH: Final = 7


def board(game: PaperDungeons, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The own sheet (a spectator's: the first one), the bosses, and how everybody stands."""
    return _board(game, view, lang, names, _map)


def plain_board(game: PaperDungeons, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The same with the map as a list of its rooms."""
    return _board(game, view, lang, names, _room_list)


def _board(
    game: PaperDungeons,
    view: View,
    lang: str,
    names: Sequence[str],
    mapped: Callable[[BoardInfo, SheetView, str], Panel],
) -> RenderableType:
    preview = game.preview(view)
    sheet = view.mine.sheet if view.mine is not None else view.seats[0].sheet
    blocks: list[RenderableType] = [_header(view, sheet, lang)]
    blocks.append(Columns([mapped(preview.board, sheet, lang), _sheet(sheet, preview, lang)]))
    blocks.append(Columns([_bosses(preview, lang), _players(view, preview, lang, names)]))
    blocks += _cards(view, sheet, lang)
    return Group(*blocks)


def _word(lang: str, family: str, name: str) -> str:
    return text(lang, f"pd-{family}-{name}")


def _header(view: View, sheet: SheetView, lang: str) -> Text:
    values = {
        "dungeon": _word(lang, "dungeon", view.dungeon),
        "round": view.round,
        "used": len(sheet.dice_used),
        "chapter": view.chapter,
        "chapters": view.chapters,
    }
    return Text(text(lang, "terminal-pd-header", values), "bold")


# ---------------------------------------------------------------- choices


def above(game: PaperDungeons, view: View, lang: str, legal: Sequence[Action]) -> Text | None:
    """The dice of the round; those that are used, or of no use, are struck out."""
    sheet = view.mine.sheet if view.mine is not None else view.seats[0].sheet
    if not view.dice or view.phase != "actions":
        return None
    line = Text().append(text(lang, "terminal-pd-dice") + "  ", "bold")
    for die, symbol in enumerate(view.dice):
        is_used = die in sheet.dice_used
        sign = ("○" if die < 3 else "●") if not is_used else "×"
        line.append(
            f"{sign} {_word(lang, 'symbol', symbol)}", "dim strike" if is_used or symbol == "skull" else ""
        )
        line.append("   ")
    if any(isinstance(action, Step | Move) for action in legal):
        line.append("\n" + text(lang, "terminal-pd-walk"), "dim")
    return line


def stages(game: PaperDungeons, view: View, lang: str, action: Action, names: Sequence[str]) -> Sequence[str]:
    """The lists of a choice: the purpose, then the action, then the die; two dice alike are one choice."""
    match action:
        case LevelUp(die, hero):
            what = [text(lang, "terminal-pd-raise"), text(lang, "pd-action-pick-hero", _named("hero", hero))]
        case Craft(die, item):
            what = [text(lang, "terminal-pd-craft"), text(lang, "pd-action-pick-item", _named("item", item))]
        case Brew(die):
            what = [text(lang, "pdb-do-brew")]
        case Move(die):
            what = [text(lang, "pdb-do-step")]
        case _:
            return [action_text(lang, game.name, action, names)]
    colour = "white" if die < 3 else "black"
    shown = text(lang, "pdb-die", {"colour": colour, **_named("symbol", view.dice[die])})
    if isinstance(action, Move) and (own := _die(game, view, die)) is not None:
        shown += f", {text(lang, 'pdb-steps', {'steps': own.steps})}"
    return [*what, text(lang, "pdb-with-die", {"what": what[-1], "die": shown})]


def _named(family: str, name: str) -> dict[str, Name]:
    return {family: Name(f"pd-{family}-{name}")}


def _die(game: PaperDungeons, view: View, die: int) -> DiePreview | None:
    mine = game.preview(view).mine
    return next((one for one in mine.dice if one.die == die), None) if mine is not None else None


def note(game: PaperDungeons, view: View, lang: str, action: Action) -> str:
    """The contents of the room that a step enters."""
    mine = game.preview(view).mine
    if not isinstance(action, Step) or mine is None:
        return ""
    entries = [path.entries[0] for path in mine.paths if path.room == action.to and len(path.entries) == 1]
    levels = {room.room: room.level for room in game.preview(view).board.rooms}
    return ", ".join(_things(entries[0], levels[action.to], lang)) if entries else ""


def _things(entry: EntryPreview, level: int, lang: str) -> list[str]:
    """As the browser tells it: who is fought for how many wounds, the trap, what there is to be had."""
    things = []
    if entry.minion is not None:
        fight = {**_named("minion", entry.minion), "level": level, "wounds": entry.fight_wounds}
        things.append(text(lang, "pdb-entry-fight", fight))
    if entry.trap_wounds:
        things.append(text(lang, "pdb-entry-trap", {"wounds": entry.trap_wounds}))
    things += [_word(lang, "reward", reward) for reward in entry.treasure]
    if entry.gem is not None:
        things.append(text(lang, "pdb-entry-gem", {"gem": entry.gem}))
    return things + [
        text(lang, "pdb-entry-bonus", {"reward": _word(lang, "reward", one)}) for one in entry.bonus
    ]


def parse(
    game: PaperDungeons, view: View, lang: str, legal: Sequence[Action], words: Sequence[str]
) -> Sequence[Action]:
    """ "c4" is the best way there, "a2 a3 b3" this very way; where no walk has begun the smallest die that
    will do begins it."""
    mine = game.preview(view).mine
    rooms = [room for word in words for room in ROOMS if room == word.upper()]
    if mine is None or not rooms or len(rooms) != len(words):
        return ()
    path = next((one for one in mine.paths if [one.room] == rooms), None)
    way = rooms if path is None else [one.room for one in path.entries]
    steps: list[Action] = [Step(room) for room in way]
    if steps[0] in legal:
        return steps if len(steps) <= _movement(view) else ()
    points = path.points if path else len(steps)
    dice = [one for one in mine.dice if one.steps >= points and Move(one.die) in legal]
    return [Move(min(dice, key=lambda one: one.steps).die), *steps] if dice else ()


def _movement(view: View) -> int:
    return view.mine.sheet.movement_left if view.mine is not None else 0


# ---------------------------------------------------------------- the map


def _map(info: BoardInfo, sheet: SheetView, lang: str) -> Panel:
    rooms: dict[str, RoomInfo] = {room.room: room for room in info.rooms}
    lines = [Text("    " + "".join(f"{column:^{WIDTH + 1}}" for column in COLUMNS), "dim")]
    for row in ROWS:
        lines.append(_row(row, rooms, info, sheet))
        if row > 1:
            lines.append(_below(row, info))
    entries = [f"{'↑' if f'{column}1' in info.entrances else ' ':^{WIDTH + 1}}" for column in COLUMNS]
    lines.append(Text("    " + "".join(entries), "dim"))
    lines.append(Text(text(lang, "terminal-pd-legend"), "dim"))
    drawn = panel(lang, "terminal-pd-map", Group(*lines))
    drawn.width = 4 + (WIDTH + 1) * len(COLUMNS) + 3
    return drawn


def _room_list(info: BoardInfo, sheet: SheetView, lang: str) -> Panel:
    """ "A5: g5◆D, ┃ B5": room, what is in it, what stands between it and its neighbours."""
    rooms: dict[str, RoomInfo] = {room.room: room for room in info.rooms}
    lines = []
    for name in (f"{column}{row}" for row in reversed(ROWS) for column in COLUMNS):
        right, above = f"{chr(ord(name[0]) + 1)}{name[1]}", f"{name[0]}{int(name[1]) + 1}"
        found = [_room(rooms[name], sheet), "↑" if name in info.entrances else ""]
        for other in (right, above):
            border = _border(f"{name}|{other}", info, "┃", "≀").strip()
            found.append(f"{border} {other}" if border else "")
        lines.append(Text(f"{name}: {', '.join(filter(None, found))}"))
    legend = Text(text(lang, "terminal-pd-legend"), "dim")
    return panel(lang, "terminal-pd-map", Group(*lines, legend))


def _row(row: int, rooms: dict[str, RoomInfo], info: BoardInfo, sheet: SheetView) -> Text:
    line = Text(f" {row}  ", "dim")
    for place, column in enumerate(COLUMNS):
        name = f"{column}{row}"
        line.append(f"{_room(rooms[name], sheet):^{WIDTH}}", _room_style(name, sheet))
        if place + 1 < len(COLUMNS):
            line.append(_border(f"{name}|{COLUMNS[place + 1]}{row}", info, "┃", "≀"))
    return line


def _below(row: int, info: BoardInfo) -> Text:
    parts = [_border(f"{column}{row - 1}|{column}{row}", info, "━", "≈") * WIDTH for column in COLUMNS]
    return Text("    " + "·".join(parts), "dim")


def _border(name: str, info: BoardInfo, wall: str, water: str) -> str:
    return wall if name in info.walls else water if name in info.water else " "


def _room(room: RoomInfo, sheet: SheetView) -> str:
    alive = room.minion is not None and room.room in sheet.minions_alive
    new = room.room not in sheet.explored
    parts = [
        "@" if sheet.position == room.room else "",
        f"{room.minion[0]}{room.level}" if alive and room.minion else "",
        "^" if room.trap else "",
        "+" if room.treasure and new else "",
        f"◆{room.gem}" if room.gem and sheet.gem_state[room.gem] == "available" else "",
        LAIRS[room.boss - 1] if room.boss else "",
    ]
    return "".join(parts) or ("·" if not new else "")


def _room_style(name: str, sheet: SheetView) -> str:
    if sheet.position == name:
        return "bold reverse"
    return "green" if name in sheet.explored else ""


# ---------------------------------------------------------------- tracks, bosses, players


def _sheet(sheet: SheetView, preview: Preview, lang: str) -> Panel:
    rows = grid(lang, "", "")
    for hero, level in sheet.levels.items():
        rows.add_row(_word(lang, "hero", hero), "■" * level + "□" * (6 - level))
    health = sum(sheet.levels.values())
    hearts = 2 * sheet.potions - sheet.potion_hearts_filled
    rows.add_row(text(lang, "terminal-pd-wounds"), f"{sheet.wounds} / {health}", style="red")
    rows.add_row(text(lang, "terminal-pd-potions"), f"{sheet.potions} ({hearts} ♡)")
    rows.add_row(text(lang, "terminal-pd-gems"), str(sheet.gems))
    for item, halves in sheet.items.items():
        rows.add_row(
            _word(lang, "item", item), "■" * halves + "□" * (2 - halves), style="" if halves else "dim"
        )
    return panel(lang, "terminal-pd-sheet", rows)


def _bosses(preview: Preview, lang: str) -> RenderableType:
    rows = grid(
        lang,
        *("terminal-pd-boss", "terminal-pd-lair", "terminal-pd-after"),
        *("terminal-pd-strength", "terminal-pd-gives", "terminal-pd-missing"),
    )
    for boss in preview.mine.bosses if preview.mine is not None else []:
        lair = Text(boss.room, "green" if boss.explored else "red")
        gives = _with_sign(boss.glory) + (f" −{boss.wounds}♥" if boss.wounds else "")
        missing = ", ".join(str(step) for step in boss.missing if step > 0) or "–"
        rows.add_row(_boss_name(boss, lang), lair, str(boss.round), str(boss.strength), gives, missing)
    return panel(lang, "terminal-pd-bosses", rows)


def _boss_name(boss: BossPreview, lang: str) -> str:
    return f"{LAIRS[boss.number - 1]} {_word(lang, 'boss', boss.boss)}"


def _with_sign(glory: int) -> str:
    return f"{glory:+d}".replace("-", "−")


def _players(view: View, preview: Preview, lang: str, names: Sequence[str]) -> Panel:
    """How everybody would stand if the game ended now; sealed rounds are not in it."""
    rows = grid(
        lang, "", "terminal-pd-player", "terminal-pd-score", "terminal-pd-gems", "terminal-pd-wounds", ""
    )
    for seat, name in enumerate(names):
        sheet, score = view.seats[seat].sheet, preview.scores[seat]
        style = "bold" if seat == view.seat else ""
        rows.add_row(
            marker(seat, view.to_act),
            Text(name, style),
            str(score[-1]),
            str(sheet.gems),
            str(sheet.wounds),
            sheet.position if sheet.position != "outside" else "–",
        )
    return panel(lang, "terminal-pd-now", rows)


def _cards(view: View, sheet: SheetView, lang: str) -> list[RenderableType]:
    lines = []
    if sheet.power is not None and sheet.goal is not None:
        values = {"power": _word(lang, "power", sheet.power), "goal": _word(lang, "goal", sheet.goal)}
        lines.append(text(lang, "terminal-pd-cards", values))
        looted = "-looted" if sheet.power == "treasure_hunter" and is_looting(view.options) else ""
        lines.append(text(lang, f"pd-rule-power-{sheet.power}{looted}"))
        lines.append(text(lang, f"pd-rule-goal-{sheet.goal}"))
    opened = [_word(lang, "mission", mission.mission) for mission in view.missions if mission.open]
    if opened:
        lines.append(text(lang, "terminal-pd-missions", {"missions": " · ".join(opened)}))
    return [Text(line, "italic dim" if number else "italic") for number, line in enumerate(lines)]
