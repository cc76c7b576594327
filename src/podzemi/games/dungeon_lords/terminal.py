"""Dungeon Lords in a terminal (interface notes, section 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final  # Any: kinds of goods

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podzemi.cli.boards.parts import grid, marker, match_words, panel
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.actions import (
    Action,
    Activate,
    Attack,
    Build,
    ChooseBlocked,
    Dig,
    Hire,
    Mine,
    Pay,
    PlanCombat,
    PlanOrders,
    Use,
)
from podzemi.games.dungeon_lords.data.schema import Attack as AttackData
from podzemi.games.dungeon_lords.data.schema import MonsterData, Space
from podzemi.games.dungeon_lords.names import ORDERS, Cell, Creature, Order
from podzemi.games.dungeon_lords.preview.types import Preview
from podzemi.games.dungeon_lords.view.types import HeroView, SeatView, View
from podzemi.languages import Name, text
from podzemi.languages.sentences import ROMANS, action_text, place_values

TOWN_IS_OPEN: Final = ("choose_blocked", "plan_orders", "execute", "discard_trap")
"""Phases in which orders matter."""


def board(game: DungeonLords, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The town while orders matter, everybody's goods, the own dungeon (a spectator's: the first one)."""
    return _board(game, view, lang, names, _draw)


def plain_board(game: DungeonLords, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The same with the dungeon as a list of its tiles."""
    return _board(game, view, lang, names, _room_list)


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
    if view.phase in TOWN_IS_OPEN:
        blocks.append(_town(game, view, lang, names))
    blocks.append(Columns([_dungeon(mine, lang, tiles), _centre(game, view, lang)]))
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
    lines = [
        _lord(names[seat], info, lang) for seat, info in enumerate(view.seats) if info.blocked or info.party
    ]
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


def _room_list(mine: SeatView, lang: str) -> list[Text]:
    """ "2/1: Tool Shed": rooms by name, tunnels by nothing; what is conquered is in brackets."""
    lines = []
    for tile in mine.tiles:
        named = f"{tile.cell[0]}/{tile.cell[1]}" + (
            f": {_word(lang, 'room', tile.room)}" if tile.room else ""
        )
        lines.append(Text(f"({named})" if tile.conquered else named))
    return lines


def _draw(mine: SeatView, lang: str) -> list[Text]:
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


def _centre(game: DungeonLords, view: View, lang: str) -> Panel:
    """The tiles on offer and the adventurers to come; creatures with their price."""
    offer = [f"{_word(lang, 'creature', one)} ({_cost(game, one, lang)})" for one in view.creatures]
    lines = [
        text(lang, "terminal-dl-creatures-offer", {"creatures": ", ".join(offer) or "–"}),
        text(lang, "terminal-dl-rooms-offer", {"rooms": _words(lang, "room", view.rooms)}),
        text(lang, "terminal-dl-coming", {"heroes": _words(lang, "adventurer", view.adventurers)}),
        text(lang, "terminal-dl-coming-next", {"heroes": _words(lang, "adventurer", view.next_adventurers)}),
        text(lang, "terminal-dl-events", {"events": _words(lang, "event_tile", view.events)}),
        text(lang, "terminal-dl-row", {"cards": _words(lang, "spell", view.row)}),
    ]
    return panel(lang, "terminal-dl-centre", Group(*map(Text, lines)))


# ---------------------------------------------------------------- the town


def _town(game: DungeonLords, view: View, lang: str, names: Sequence[str]) -> Panel:
    """Eight places in the order of execution: the price and the gain of each space, and who stands there."""
    rows = grid(lang, "terminal-dl-place", "", "", "")
    for number, column in enumerate(rows.columns):
        column.header = ROMANS[number] if number else column.header
        column.no_wrap = number == 0
    standing = {(one.order, one.space): one.seat for one in [*view.minions, *filter(None, [view.space])]}
    for order in sorted(game.data.order, key=lambda one: one.execution_order):
        cells = []
        for space in order.space:
            cell = Text(_deal(order.id, space, lang))
            if (at := (order.id, space.n)) in standing:
                seat = standing[at]
                who = text(lang, "terminal-dl-neutral") if seat is None else names[seat]
                cell = Text.assemble((f"{who}: ", "bold"), (cell.plain, "dim"))
            cells.append(cell)
        rows.add_row(_word(lang, "order", order.id), *cells)
    return panel(lang, "dlb-town", rows)


def _deal(order: Order, space: Space, lang: str) -> str:
    """ "1 gold → 2 food"; what is free has no price."""
    gain = text(lang, "dlb-tile-cost") if order == "hire_monster" else _goods(space.gain, lang)
    return f"{_goods(space.pay, lang)} → {gain}" if any(space.pay.values()) else gain


def _goods(goods: Mapping[Any, int], lang: str) -> str:
    return ", ".join(
        text(lang, f"dlb-good-{good}", {"count": count}) for good, count in goods.items() if count
    )


def _cost(game: DungeonLords, creature: Creature, lang: str) -> str:
    """The price of the creature, when it is hired and on Payday."""
    return _goods(_kind(game, creature).cost, lang)


def _kind(game: DungeonLords, creature: Creature) -> MonsterData:
    kind = creature.rpartition("_")[0]
    return next(one for one in game.data.monster if one.id == kind)


# ---------------------------------------------------------------- choices


def above(game: DungeonLords, view: View, lang: str, legal: Sequence[Action]) -> Text | None:
    """How to type orders in one line, with the words that are understood."""
    plans = [action for action in legal if isinstance(action, PlanOrders)]
    if not plans:
        return None
    hand = {order for plan in plans for order in plan.orders}
    values = {
        "orders": _words(lang, "order", [order for order in ORDERS if order in hand]),
        "neutral": "no" if plans[0].dummy is None else "yes",
    }
    return Text(text(lang, "terminal-dl-type", values), "dim")


def parse(
    game: DungeonLords, view: View, lang: str, legal: Sequence[Action], words: Sequence[str]
) -> Sequence[Action]:
    """ "food dig hire": orders by the beginnings of their words, a neutral one last; "gold imps" blocks."""
    found = match_words(words, {order: _word(lang, "order", order) for order in ORDERS})
    if found is None:
        return ()
    for action in legal:
        if isinstance(action, PlanOrders) and [*action.orders, *filter(None, [action.dummy])] == found:
            return [action]
        if isinstance(action, ChooseBlocked) and set(action.cards) == set(found):
            return [action]
    return ()


def stages(game: DungeonLords, view: View, lang: str, action: Action, names: Sequence[str]) -> Sequence[str]:
    """Orders one after the other; a battle by tile and creatures; an attack in words, not by its number."""
    said = action_text(lang, game.name, action, names)
    match action:
        case PlanOrders(orders):
            called = [_word(lang, "order", order) for order in orders]
            return [*(", ".join(called[: n + 1]) for n in range(len(called))), said]
        case PlanCombat(tile, _, creatures):
            where = text(lang, "terminal-dl-battle", {"tile": _cell(lang, tile)})
            return [where, f"{where}: {_words(lang, 'creature', creatures)}", said]
        case Attack(creature, option, targets):
            values = {
                "creature": _word(lang, "creature", creature),
                "what": _way(_kind(game, creature).options[option - 1], lang),
                "targets": [Name(f"dl-adventurer-{one}") for one in targets or []] or None,
            }
            return [_word(lang, "creature", creature), text(lang, "terminal-dl-attack", values)]
        case Activate(cell):
            return [text(lang, "terminal-dl-work", {"tile": _tile(view, cell, lang)}), said]
        case Dig(cells) | Mine(cells):
            parts = [replace(action, cells=cells[: n + 1]) for n in range(len(cells))]
            return [*(action_text(lang, game.name, part) for part in parts), said]
        case Build(room):
            return [_word(lang, "room", room), said]
    return [said]


def _way(option: AttackData, lang: str) -> str:
    """As the browser tells it: "2 to the first"."""
    but = "first" if option.not_first else "priest" if option.not_priest else "none"
    values = {"way": option.kind, "strength": option.strength, "times": option.times, "but": but}
    said = text(lang, "dlb-option", values)
    if option.pay:
        said = text(lang, "dlb-option-pay", {"pay": _goods(option.pay, lang), "what": said})
    return "; ".join([said, *_extras(option, lang)])


def _extras(option: AttackData, lang: str) -> list[str]:
    more = [text(lang, "dlb-option-again", {"strength": option.on_kill})] if option.on_kill else []
    more += [text(lang, "dlb-option-returns")] if option.returns else []
    more += [text(lang, "dlb-option-no-conquest")] if option.skip_conquest and option.kind != "hold" else []
    return more + ([text(lang, "dlb-option-no-healing")] if option.skip_healing else [])


def _cell(lang: str, cell: Cell) -> str:
    return text(lang, "dl-place", place_values(*cell))


def _tile(view: View, cell: Cell, lang: str) -> str:
    """ "C3, Mushroom Bed" """
    tiles = view.seats[0 if view.seat is None else view.seat].tiles
    room = next((tile.room for tile in tiles if [*tile.cell] == [*cell]), None)
    return f"{_cell(lang, cell)}, {_word(lang, 'room', room)}" if room else _cell(lang, cell)


def note(game: DungeonLords, view: View, lang: str, action: Action) -> str:
    """The price and the gain of a space; what a creature costs; what a room does."""
    match action:
        case Use() if view.space is not None:
            order = next(one for one in game.data.order if one.id == view.space.order)
            return _deal(order.id, order.space[view.space.space - 1], lang)
        case Hire(creature) | Pay(creature):
            return _cost(game, creature, lang)
        case Activate(cell):
            return _tile(view, cell, lang)
    return ""


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
