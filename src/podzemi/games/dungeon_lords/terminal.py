"""Dungeon Lords in a terminal (interface notes, section 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podzemi.cli.boards.parts import grid, marker, panel
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.preview.types import Preview
from podzemi.games.dungeon_lords.view.types import HeroView, SeatView, View
from podzemi.languages import text
from podzemi.languages.sentences import ROMANS


def board(game: DungeonLords, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The central board, the own dungeon (a spectator's: the first one), and everybody's goods."""
    return _board(game, view, lang, names, _drawn)


def plain_board(game: DungeonLords, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The same with the dungeon as a list of its tiles."""
    return _board(game, view, lang, names, _listed)


def _board(
    game: DungeonLords,
    view: View,
    lang: str,
    names: Sequence[str],
    tiles: Callable[[SeatView, str], list[Text]],
) -> RenderableType:
    preview = game.preview(view)
    seat = 0 if view.seat is None else view.seat
    mine = view.seats[seat]
    blocks: list[RenderableType] = [_header(view, lang, names), _players(view, preview, lang, names)]
    blocks.append(Columns([_dungeon(mine, lang, tiles), _centre(view, lang, names)]))
    blocks += [Text(line, "italic") for line in _own(mine, lang)]
    blocks += [Text(line) for line in _bills(preview, seat, lang)]
    return Group(*blocks)


def _word(lang: str, family: str, name: str) -> str:
    return text(lang, f"dl-{family}-{name}")


def _words(lang: str, family: str, ids: Iterable[str | None]) -> str:
    return ", ".join(_word(lang, family, one) for one in ids if one is not None) or "–"


def _header(view: View, lang: str, names: Sequence[str]) -> Text:
    values = {
        "year": view.year,
        "round": view.round,
        "combat": view.combat,
        "phase": text(lang, f"dl-phase-{view.phase}"),
        "first": names[view.first],
    }
    return Text(text(lang, "terminal-dl-header", values), "bold")


def _players(view: View, preview: Preview, lang: str, names: Sequence[str]) -> Panel:
    rows = grid(
        lang,
        *("", "terminal-dl-player", "terminal-dl-gold", "terminal-dl-food", "terminal-dl-imps"),
        *("terminal-dl-evil", "terminal-dl-traps", "terminal-dl-tiles", "terminal-dl-score"),
    )
    for seat, info in enumerate(view.seats):
        whole = sum(not tile.conquered for tile in info.tiles)
        paladin = " ✠" if view.paladin == seat else ""
        rows.add_row(
            marker(seat, view.to_act),
            Text(names[seat], "bold" if seat == view.seat else ""),
            *(
                str(info.gold),
                str(info.food),
                f"{info.imps - info.busy}/{info.imps}",
                f"{info.evil}{paladin}",
            ),
            *(str(info.traps), f"{whole}/{len(info.tiles)}", str(preview.seats[seat].total)),
        )
    lines = [_lord(names[seat], info, lang) for seat, info in enumerate(view.seats)]
    return panel(lang, "terminal-dl-players", Group(rows, *lines))


def _lord(name: str, info: SeatView, lang: str) -> Text:
    values = {
        "name": name,
        "orders": _words(lang, "order", info.blocked),
        "party": _party(info.party, lang),
    }
    return Text(text(lang, "terminal-dl-lord", values), "dim")


def _party(party: list[HeroView], lang: str) -> str:
    """In marching order, the first one first; wounds out of life."""
    return (
        ", ".join(f"{_word(lang, 'adventurer', one.adventurer)} {one.damage}/{one.hp}" for one in party)
        or "–"
    )


# ---------------------------------------------------------------- the dungeon


def _dungeon(mine: SeatView, lang: str, tiles: Callable[[SeatView, str], list[Text]]) -> Panel:
    creatures = [one.creature for one in mine.creatures if not one.sent]
    inside = text(lang, "terminal-dl-creatures", {"creatures": _words(lang, "creature", creatures)})
    prison = text(lang, "terminal-dl-prison", {"heroes": _words(lang, "adventurer", mine.prison)})
    return panel(lang, "terminal-dl-dungeon", Group(*tiles(mine, lang), Text(inside), Text(prison)))


def _listed(mine: SeatView, lang: str) -> list[Text]:
    """ "2/1: Tool Shed": rooms by name, tunnels by nothing; what is conquered is in brackets."""
    lines = []
    for tile in mine.tiles:
        named = f"{tile.cell[0]}/{tile.cell[1]}" + (
            f": {_word(lang, 'room', tile.room)}" if tile.room else ""
        )
        lines.append(Text(f"({named})" if tile.conquered else named))
    return lines


def _drawn(mine: SeatView, lang: str) -> list[Text]:
    """The entrance is above the top row; what is conquered is in brackets."""
    tiles = {(tile.cell[0], tile.cell[1]): tile for tile in mine.tiles}
    xs, ys = range(5), range(4)
    lines = [Text("    " + "".join(f"{column:^5}" for column in "ABCDE"), "dim")]
    rooms = []
    for y in ys:
        line = Text(f"{y + 1:>3} ", "dim")
        for x in xs:
            tile = tiles.get((x, y))
            if tile is None:
                line.append("  ·  ", "dim")
                continue
            if tile.room is not None:
                rooms.append(tile.room)
            sign = str(len(rooms)) if tile.room is not None else "▒"
            line.append(
                f"({sign})".center(5) if tile.conquered else f" {sign}{sign}{sign} ",
                "red" if tile.conquered else "",
            )
        lines.append(line)
    return [*lines, *(Text(f"{number} {_word(lang, 'room', room)}") for number, room in enumerate(rooms, 1))]


def _centre(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines = [
        text(lang, "terminal-dl-creatures-offer", {"creatures": _words(lang, "creature", view.creatures)}),
        text(lang, "terminal-dl-rooms-offer", {"rooms": _words(lang, "room", view.rooms)}),
        text(lang, "terminal-dl-coming", {"heroes": _words(lang, "adventurer", view.adventurers)}),
        text(lang, "terminal-dl-coming-next", {"heroes": _words(lang, "adventurer", view.next_adventurers)}),
        text(lang, "terminal-dl-events", {"events": _words(lang, "event_tile", view.events)}),
        text(lang, "terminal-dl-row", {"cards": _words(lang, "spell", view.row)}),
    ]
    for minion in view.minions:
        who = names[minion.seat] if minion.seat is not None else text(lang, "terminal-dl-neutral")
        lines.append(f"{_word(lang, 'order', minion.order)} {ROMANS[minion.space]}: {who}")
    return panel(lang, "terminal-dl-centre", Group(*map(Text, lines)))


# ---------------------------------------------------------------- own orders, bills


def _own(mine: SeatView, lang: str) -> list[str]:
    lines = []
    if mine.hand:
        lines.append(text(lang, "terminal-dl-hand", {"orders": _words(lang, "order", mine.hand)}))
    if mine.planned:
        lines.append(text(lang, "terminal-dl-planned", {"orders": _words(lang, "order", mine.planned)}))
    if mine.store:
        lines.append(text(lang, "terminal-dl-store", {"traps": _words(lang, "trap", mine.store)}))
    spied = [one.card for one in mine.spied]
    if any(spied):
        lines.append(text(lang, "terminal-dl-spied", {"cards": _words(lang, "spell", spied)}))
    return lines


def _bills(preview: Preview, seat: int, lang: str) -> list[str]:
    own = preview.seats[seat]
    values = {"gold": own.bill.gold, "food": own.bill.food, "evil": own.bill.evil, "taxes": own.bill.taxes}
    lines = [text(lang, "terminal-dl-bill", values)]
    if own.newcomer is not None:
        lines.append(text(lang, "terminal-dl-newcomer", {"hero": _word(lang, "adventurer", own.newcomer)}))
    return lines
