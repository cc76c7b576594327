"""The Dark Cave in a terminal (interface notes, section 2.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final  # Any: cards and actions by what they have in common

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podzemi.cli.boards.parts import Fitting, grid, marker, panel
from podzemi.games.dark_cave import DarkCave
from podzemi.games.dark_cave.actions import (
    Action,
    Discard,
    PlayAxe,
    PlayBoots,
    PlayCaveIn,
    PlayCobweb,
    PlayMonster,
    PlayPath,
    PlaySecret,
    PlaySwap,
)
from podzemi.games.dark_cave.events import DwarfStepped
from podzemi.games.dark_cave.view.types import SeatView, View, WebView
from podzemi.languages import Name, has, text
from podzemi.languages.sentences import action_text, place_values

LINES: Final = {
    "": "·",
    "N": "╵",
    "E": "╶",
    "S": "╷",
    "W": "╴",
    "NS": "│",
    "EW": "─",
    "NE": "└",
    "NW": "┘",
    "ES": "┌",
    "SW": "┐",
    "NES": "├",
    "NSW": "┤",
    "ESW": "┬",
    "NEW": "┴",
    "NESW": "┼",
}
HEAVY: Final = {
    "": "·",
    "N": "╹",
    "E": "╺",
    "S": "╻",
    "W": "╸",
    "NS": "┃",
    "EW": "━",
    "NE": "┗",
    "NW": "┛",
    "ES": "┏",
    "SW": "┓",
    "NES": "┣",
    "NSW": "┫",
    "ESW": "┳",
    "NEW": "┻",
    "NESW": "╋",
}
"""The middle of a large card."""
TALL: Final = 45
"""Lines of a terminal that has some to spare, besides those of the hand."""
WIDE: Final = 5
"""Signs across a large card; it is three lines high."""
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
MARKS: Final = {
    "bridge": "=",
    "tunnel": "∩",
    "ladder": "H",
    "lair": "Ω",
    "vein": "¤",
    "gold": "¤",
    "exit": "E",
}


def board(game: DarkCave, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The cave with large cards where there is room, the players, and what the seat has learned."""
    large, small = (_sheet(game, view, lang, names, draw) for draw in (_large_cave, _cave))
    return Fitting(large, small, below=19)  # the hand, the prompt, and a list worth the name


def _sheet(
    game: DarkCave,
    view: View,
    lang: str,
    names: Sequence[str],
    draw: Callable[[DarkCave, View, str], list[Text]],
) -> RenderableType:
    cave = panel(lang, "terminal-dc-cave", Group(*draw(game, view, lang)))
    beside = Columns([cave, _players(view, lang, names)])
    return Group(_header(view, lang), beside, _legend(view, lang, names), *_own(view, lang))


def plain_board(game: DarkCave, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The same with the cave as a list: what lies where, and who stands there."""
    cave = Group(*(Text(line) for line in _card_list(game, view, lang, names)))
    blocks = (panel(lang, "terminal-dc-cave", cave), _players(view, lang, names), *_own(view, lang))
    return Group(_header(view, lang), *blocks)


def _word(lang: str, family: str, name: str) -> str:
    return text(lang, f"dc-{family}-{name}")


def _place(lang: str, space: Sequence[Any]) -> str:
    return text(lang, "dc-place", place_values(space[0], space[1]))


def _header(view: View, lang: str) -> Text:
    values = {"turn": view.turn, "cards": sum(view.pile.values()), "bank": view.bank, "left": view.left}
    line = Text(text(lang, "terminal-dc-header", values), "bold")
    if view.house_deck:
        line.append("  " + text(lang, "terminal-dc-house"), "dim")
    return line


# ---------------------------------------------------------------- the cave


def _cave(game: DarkCave, view: View, lang: str) -> list[Text]:
    """North is up; a cell is three characters wide, at the edge how far it lies from the start card."""
    cells = {(card.x, card.y): card for card in view.cards}
    goals = {(goal.x, goal.y): goal for goal in view.goals}
    places = [*cells, *goals]
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    ys = range(min(y for _, y in places), max(y for _, y in places) + 1)
    faces = {card.id: card for card in game.data.cave_cards}
    lines = [Text("     " + "".join(f"{abs(x):^4}" for x in xs), "dim")]
    for y in ys:
        line = Text(f"{abs(y):>4} ", "dim")
        for x in xs:
            if (x, y) in goals and (x, y) not in cells:
                goal = goals[x, y]
                line.append(" ?! " if goal.goal is not None else " ?? ", "yellow")
            elif (x, y) in cells:
                line.append(_card(faces[cells[x, y].card], cells[x, y], view))
            else:
                line.append("    ")
        lines.append(line)
    return lines


def _large_cave(game: DarkCave, view: View, lang: str) -> list[Text]:
    """Cards of three lines; rows where nothing lies are one."""
    cells = {(card.x, card.y): card for card in view.cards}
    hidden = {(goal.x, goal.y): goal.goal is not None for goal in view.goals if not goal.face_up}
    places = [*cells, *hidden]
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    faces = {card.id: card for card in game.data.cave_cards}
    lines = [Text("     " + "".join(f"{abs(x):^{WIDE}}" for x in xs), "dim")]
    for y in range(min(y for _, y in places), max(y for _, y in places) + 1):
        if not any((x, y) in cells or (x, y) in hidden for x in xs):
            lines.append(Text(f"{abs(y):>4} ", "dim"))
            continue
        rows = [Text("     "), Text(f"{abs(y):>4} ", "dim"), Text("     ")]
        for x in xs:
            drawn = [Text(" " * WIDE) for _ in rows]
            if (x, y) in cells:
                card = cells[x, y]
                drawn = _large(faces[card.card], card.rot, card.nugget, _beings(view, x, y))
            elif (x, y) in hidden:
                sign = "?!" if hidden[x, y] else "??"
                drawn = [Text(line, "yellow") for line in ("┌───┐", f"│{sign:<3}│", "└───┘")]
            rows = [row.append(part) for row, part in zip(rows, drawn)]
        lines += rows
    return lines


def _beings(view: View, x: int, y: int) -> str:
    """Dwarfs by their numbers, monsters as `!`."""
    who = [seat for seat, info in enumerate(view.seats) if info.dwarf and (*info.dwarf[:2],) == (x, y)]
    beasts = [one for one in view.monsters if one.space and (*one.space[:2],) == (x, y)]
    return "!" * len(beasts) + "".join(str(seat + 1) for seat in who)


def _large(face: Any, rot: int, nugget: bool, beings: str = "") -> list[Text]:
    """A card of three lines: the ways out, what is special in the middle, and in the corners who is there."""
    sides = [OPPOSITE[side] if rot else side for side in face.openings]
    above, below = ("┃" if side in sides else " " for side in "NS")
    west, east = ("━━" if side in sides else "  " for side in "WE")
    corners = f"{beings:·<4}"[:4] if len(beings) <= 4 else beings[:3] + "+"
    rows = [f"{corners[0]} {above} {corners[1]}", "", f"{corners[2]} {below} {corners[3]}"]
    style = "bold red" if "!" in beings else "bold" if beings else "dim"
    top, bottom = (Text(row) for row in (rows[0], rows[2]))
    for row in (top, bottom):
        row.stylize(style, 0, 1)
        row.stylize(style, WIDE - 1, WIDE)
    return [top, Text(west).append(_middle(face, rot, nugget, sides), "bold yellow").append(east), bottom]


def _middle(face: Any, rot: int, nugget: bool, sides: Sequence[str]) -> str:
    """The middle character of a card: a mark if there is one, else how its paths meet, cross or pass."""
    marks = [mark for mark in face.marks.values() if mark in MARKS and (mark != "vein" or nugget)]
    if marks:
        return MARKS[marks[0]]
    return HEAVY["".join(side for side in "NESW" if side in sides)]


def _card_list(game: DarkCave, view: View, lang: str, names: Sequence[str]) -> list[str]:
    """ "1/0: Bend II, N E, Anna": place, card, where it is open, and who is there."""
    faces = {card.id: card for card in game.data.cave_cards}
    lines = [f"{goal.x}/{goal.y}: ?" for goal in view.goals if not goal.face_up]
    for card in sorted(view.cards, key=lambda card: (card.y, card.x)):
        sides = [OPPOSITE[side] if card.rot else side for side in faces[card.card].openings]
        where = (card.x, card.y)
        there = [names[s] for s, info in enumerate(view.seats) if info.dwarf and (*info.dwarf[:2],) == where]
        there += [
            _word(lang, "monster", one.monster)
            for one in view.monsters
            if one.space and (*one.space[:2],) == where
        ]
        title = _title(card.card, lang)
        lines.append(f"{card.x}/{card.y}: {', '.join([title, ' '.join(sorted(sides)), *there])}")
    return lines + [_web(web, lang, names) for web in view.webs]


def _web(web: WebView, lang: str, names: Sequence[str]) -> str:
    edge = [Name("dc-place", tuple(place_values(*cell).items())) for cell in web.edge]
    return text(lang, "terminal-dc-web", {"edge": edge, "name": names[web.seat]})


def _title(card: str, lang: str) -> str:
    """Path cards and goals have names of their own; the start is just itself."""
    for family in ("card", "goal"):
        if has(lang, f"dc-{family}-{card}"):
            return _word(lang, family, card)
    return card


def _card(face: Any, card: Any, view: View) -> Text:
    sides = [OPPOSITE[side] if card.rot else side for side in face.openings]
    drawn = LINES["".join(side for side in "NESW" if side in sides)]
    mark = next((MARKS[mark] for mark in face.marks.values() if mark in MARKS), " ")
    if mark == "¤" and not card.nugget:
        mark = " "
    who = [
        seat
        for seat, info in enumerate(view.seats)
        if info.dwarf and (info.dwarf[0], info.dwarf[1]) == (card.x, card.y)
    ]
    beasts = [one for one in view.monsters if one.space and (one.space[0], one.space[1]) == (card.x, card.y)]
    pieces = "".join(str(seat + 1) for seat in who) + "!" * len(beasts)
    west, east = "─" if "W" in sides else " ", "─" if "E" in sides else " "
    made = Text(west).append(
        drawn if not pieces else pieces[0], "bold red" if beasts else "bold" if who else ""
    )
    return made.append(pieces[1] if len(pieces) > 1 else mark.strip() or east).append(" ")


# ---------------------------------------------------------------- choices


def above(game: DarkCave, view: View, lang: str, legal: Sequence[Action]) -> RenderableType | None:
    """The cards in hand, drawn on a tall terminal: those with a way in three lines, the others by name."""
    if not view.hand or not any(isinstance(action, PlayPath) for action in legal):
        return None
    faces = {card.id: card for card in game.data.cave_cards}
    cards = []
    for card in view.hand:
        name = _word(lang, "card", card)
        drawn = _large(faces[card], 0, nugget=True) if card in faces else []
        cards.append(Group(Text(name, "bold"), *(Text("  ").append(line) for line in drawn)))
    return Fitting(Columns(cards, padding=(0, 3)), Group(), below=TALL)


def plain_above(game: DarkCave, view: View, lang: str, legal: Sequence[Action]) -> None:
    """Nothing: the hand is named below the board."""
    return


def stages(game: DarkCave, view: View, lang: str, action: Action, names: Sequence[str]) -> Sequence[str]:
    """The lists of a choice: card, then place, then rotation; to discard: number, then cards."""
    said = action_text(lang, game.name, action, names)
    match action:
        case PlayPath(card, x, y):
            first = _word(lang, "card", card)
            where = text(lang, "terminal-dc-lay", {"card": first, "place": _place(lang, (x, y))})
            return [first, where, where]
        case (
            PlaySecret(card)
            | PlayCaveIn(card)
            | PlaySwap(card)
            | PlayCobweb(card)
            | PlayBoots(card)
            | PlayAxe(card)
            | PlayMonster(card)
        ):
            return [_word(lang, "card", card), said]
        case Discard(cards):
            return [text(lang, "dcb-do-discard", {"cards": len(cards)}), said]
    return [said]


def join(one: Any, other: Any) -> Any:
    """Steps of one walk: from where it began to where it ends."""
    if not isinstance(other, DwarfStepped):
        return None
    if one is None:
        return other
    goes_on = one.seat == other.seat and one.to == other.origin and one.origin[:2] != other.to[:2]
    return replace(other, origin=one.origin) if goes_on else None


def _ways(face: Any, rot: int, lang: str) -> str:
    """ "open to the north and east, ladder: east end" """
    turned = {OPPOSITE[side] if rot else side: space for side, space in face.openings.items()}
    sides = [text(lang, f"terminal-dc-to-{side}") for side in "NESW" if side in turned]
    said = [text(lang, "terminal-dc-open", {"sides": sides})]
    for space, mark in face.marks.items():
        ends = [side for side in "NESW" if turned.get(side) == space]
        if 0 < len(ends) < len(turned):
            said.append(f"{text(lang, f'dcb-feature-{mark}')}: {text(lang, f'terminal-dc-side-{ends[0]}')}")
    return ", ".join(said)


def note(game: DarkCave, view: View, lang: str, action: Any) -> str:
    """To which sides a card to be laid is open; at which end of its card the space lies that an action
    names, where the card has several."""
    if isinstance(action, PlayPath):
        return _ways(next(face for face in game.data.cave_cards if face.id == action.card), action.rot, lang)
    to = getattr(action, "to", None)
    card = next((card for card in view.cards if to and [card.x, card.y] == to[:2]), None)
    face = next((face for face in game.data.cave_cards if card and face.id == card.card), None)
    if to is None or card is None or face is None or len(face.spaces) == 1:
        return ""
    if mark := face.marks.get(to[2]):
        return text(lang, f"dcb-feature-{mark}")
    touched = [side for side, space in face.openings.items() if space == to[2]]
    sides = [OPPOSITE[side] if card.rot else side for side in touched]
    return ", ".join(text(lang, f"terminal-dc-side-{side}") for side in sides) or text(
        lang, "terminal-dc-inside"
    )


def _legend(view: View, lang: str, names: Sequence[str]) -> Text:
    line = Text(text(lang, "terminal-dc-legend"), "dim")
    for monster in view.monsters:
        if monster.space is not None:
            where = _place(lang, monster.space)
            line.append(f"\n{_word(lang, 'monster', monster.monster)}: {where}", "red")
    for web in view.webs:
        line.append("\n" + _web(web, lang, names))
    return line


# ---------------------------------------------------------------- players and own knowledge


def _players(view: View, lang: str, names: Sequence[str]) -> Panel:
    rows = grid(
        lang,
        *("", "", "terminal-dc-player", "terminal-dc-clan", "terminal-dc-gold", "terminal-dc-hand"),
        *("terminal-dc-limit", "terminal-dc-gear", "terminal-dc-where"),
    )
    marked, number, called, clans, *_, where = rows.columns
    marked.min_width = number.min_width = 1
    called.min_width = max(map(len, names))  # where it is narrow, clan and place take a second line
    clans.no_wrap = where.no_wrap = False
    for seat, info in enumerate(view.seats):
        name = Text(names[seat], "bold" if seat == view.seat else "")
        clan = _word(lang, "clan", info.clan) + (f" ({_word(lang, 'role', info.role)})" if info.role else "")
        hand = "/".join(str(info.hand[back]) for back in ("I", "II", "III"))
        gear = " ".join(filter(None, ["B" if info.boots else "", "A" * len(info.axes)])) or "–"
        rows.add_row(
            marker(seat, view.to_act), str(seat + 1), name, clan, str(info.gold), hand, str(info.limit), gear,
            _where(info, lang),
        )  # fmt: skip
    return panel(lang, "terminal-dc-players", rows)


def _where(info: SeatView, lang: str) -> str:
    if info.out or info.dwarf is None:
        return text(lang, "terminal-dc-out")
    place = _place(lang, info.dwarf)
    return " ".join((place, text(lang, "terminal-dc-lying"))) if info.lying else place


def _own(view: View, lang: str) -> list[RenderableType]:
    lines = []
    if view.hand:
        cards = ", ".join(_word(lang, "card", card) for card in view.hand)
        lines.append(text(lang, "terminal-dc-cards", {"cards": cards}))
    for goal in view.goals:
        if goal.goal is not None and not goal.face_up:
            values = {"place": _place(lang, (goal.x, goal.y)), "goal": _word(lang, "goal", goal.goal)}
            lines.append(text(lang, "terminal-dc-seen", values))
    return [Text(line, "italic") for line in lines]
