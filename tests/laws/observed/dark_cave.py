"""The observation of a seat made from its view alone: an independent reference for the law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from laws.observed import Numbers
from podzemi.engine.values import Seat
from podzemi.games.dark_cave.actions import (
    Action,
    PlayAxe,
    PlayBoots,
    PlayCaveIn,
    PlayCobweb,
    PlayMonster,
    PlayPath,
    PlaySecret,
    PlaySwap,
)
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, MONSTERS, ROLES, SIDES
from podzemi.games.dark_cave.encoding import observation as ob
from podzemi.games.dark_cave.encoding.spec import _PLAYS, GOALS, SEATS
from podzemi.games.dark_cave.events import REASONS
from podzemi.games.dark_cave.names import Space
from podzemi.games.dark_cave.state import Box
from podzemi.games.dark_cave.view.types import PHASES, Backs, SeatView, View


def numbers_of(box: Box, view: View) -> Numbers:
    """The observation of the view's seat, by field."""
    order = _clockwise(view)
    seats = [view.seats[seat] for seat in order]
    webs = [(web.edge[0], web.edge[1], web) for web in view.webs]
    up = [next((c for c in view.cards if (c.x, c.y) == (g.x, g.y)), None) for g in view.goals]
    down = Counter((entry.seat, entry.back) for entry in view.hidden)
    played = Counter((deed.seat, _kind(deed.action)) for deed in view.deeds)
    met = Counter((deed.seat, other) for deed in view.deeds for other in deed.hits)
    laid = {card.card: card for card in view.cards}
    cards = [laid.get(name) for name in box.face_name[: box.cards]]
    return {
        "phase": PHASES.index(view.phase),
        "players": len(view.seats),
        "seat": order[0],
        "agreed_end": int(view.options["agreed_end"]),
        "active": _seat(view, view.active),
        "asked": _seat(view, view.to_act[0] if view.to_act else None),
        "monster": 0 if view.monster is None else MONSTERS.index(view.monster) + 1,
        "orient": _corner(view),
        "orient_side": 0 if view.orient is None else SIDES.index(view.orient.side) + 1,
        "left": view.left,
        "steps": view.steps,
        "no_move": int(view.no_move),
        "proposed": int(view.proposed),
        "owed": view.owed,
        "drawer": _seat(view, view.drawer),
        "distance": view.distance,
        "bank": view.bank,
        "first_out": _seat(view, view.first_out),
        "ended": 0 if view.end is None else REASONS.index(view.end.reason) + 1,
        "winner": 0 if view.end is None or view.end.winner is None else CLANS.index(view.end.winner) + 1,
        "top": 0 if view.top is None else BACKS.index(view.top) + 1,
        "meet": [int(monster in view.meet) for monster in MONSTERS],
        "pile": _backs(view.pile),
        "clan": [CLANS.index(seat.clan) + 1 for seat in seats],
        "role": [0 if seat.role is None else ROLES.index(seat.role) + 1 for seat in seats],
        "face_up": [int(seat.face_up) for seat in seats],
        "gold": [seat.gold for seat in seats],
        "limit": [seat.limit for seat in seats],
        "boots": [int(seat.boots is not None) for seat in seats],
        "lying": [int(seat.lying) for seat in seats],
        "out": [int(seat.out) for seat in seats],
        **_places(box, "dwarf", [seat.dwarf for seat in seats]),
        "queue": [view.queue.index(seat) + 1 if seat in view.queue else 0 for seat in order],
        "axes": [len(seat.axes) for seat in seats],
        "hands": [number for seat in seats for number in _backs(seat.hand)],
        "looked_clan": _rows(view, seats, lambda seat: [int(other in seat.looked) for other in order]),
        "aside_clan": [CLANS.index(card.clan) + 1 for card in view.aside],
        "aside_role": [0 if card.role is None else ROLES.index(card.role) + 1 for card in view.aside],
        "goal": [0 if goal.goal is None else GOALS.index(goal.goal) + 1 for goal in view.goals],
        "goal_up": [int(goal.face_up) for goal in view.goals],
        "goal_turned": [int(card is not None and card.rot == 180) for card in up],
        "goal_nugget": [int(card is not None and card.nugget) for card in up],
        "looked_goal": [n for goal in view.goals for n in _pad(int(s in goal.looked) for s in order)],
        **_places(box, "monster", [monster.space for monster in view.monsters]),
        "monster_seat": [_seat(view, monster.seat) for monster in view.monsters],
        "web_x": [cell[0] for cell, _, _ in webs],
        "web_y": [cell[1] for cell, _, _ in webs],
        "web_side": [2 if other[0] > cell[0] else 1 for cell, other, _ in webs],
        "web_turns": [web.side for _, _, web in webs],
        "web_seat": [_seat(view, web.seat) for _, _, web in webs],
        "face_down": [down[seat, back] for seat in order for back in BACKS],
        "played": [played[seat, kind] for seat in order for kind in range(len(_PLAYS))],
        "met": [number for seat in order for number in _pad(met[seat, other] for other in order)],
        "card": _where(box, view),
        "card_x": [0 if card is None else card.x for card in cards],
        "card_y": [0 if card is None else card.y for card in cards],
        "card_turned": [int(card is not None and card.rot == 180) for card in cards],
    }


def _clockwise(view: View) -> list[Seat]:
    """All seats, the observer first."""
    assert view.seat is not None, "a spectator has no observation"
    return [*range(view.seat, len(view.seats)), *range(view.seat)]


def _seat(view: View, seat: Seat | None) -> int:
    return 0 if seat is None else _clockwise(view).index(seat) + 1


def _corner(view: View) -> int:
    orient = view.orient
    return 0 if orient is None else [(g.x, g.y) for g in view.goals].index((orient.x, orient.y)) + 1


def _backs(counts: Backs) -> list[int]:
    return [counts[back] for back in BACKS]


def _pad(numbers: Iterable[int]) -> list[int]:
    """One number for every seat that there could be."""
    return ([*numbers] + [0] * SEATS)[:SEATS]


def _rows(view: View, seats: list[SeatView], row: Callable[[SeatView], list[int]]) -> list[int]:
    return [number for seat in seats for number in _pad(row(seat))]


def _places(box: Box, name: str, spaces: list[Space | None]) -> dict[str, list[int]]:
    """Three fields of things that stand in the cave, or do not."""
    return {
        f"{name}_x": [0 if space is None else int(space[0]) for space in spaces],
        f"{name}_y": [0 if space is None else int(space[1]) for space in spaces],
        f"{name}_space": [
            0 if space is None else box.space_name.index(str(space[2])) + 1 for space in spaces
        ],
    }


def _kind(action: Action) -> int:
    """The kind of the card."""
    if isinstance(action, PlaySecret):
        return 1 if action.mode == "goal" else 2
    kinds: tuple[type, ...] = (PlayPath, PlayCaveIn, PlaySwap, PlayCobweb, PlayBoots, PlayAxe, PlayMonster)
    return (0, 3, 4, 5, 6, 7, 8)[kinds.index(type(action))]


def _where(box: Box, view: View) -> list[int]:
    """Where every card is, as far as the view tells."""
    where = dict(_seen_cards(view))
    return [where.get(name, 0) for name in box.face_name[: box.cards]]


def _seen_cards(view: View) -> Iterator[tuple[str, int]]:
    """Every card that the view tells of and where it is; what comes later counts."""
    for entry in view.memory:
        yield entry.card, ob.HANDED_ON if entry.seat is None else ob.HELD + _seat(view, entry.seat)
    yield from ((entry.card, ob.FACE_DOWN) for entry in view.hidden if entry.card is not None)
    yield from ((card, ob.DISCARDED) for card in view.open)
    yield from ((card, ob.HELD + 1) for card in view.hand)
    for number, seat in enumerate(view.seats):
        before = [*seat.axes, *([] if seat.boots is None else [seat.boots])]
        yield from ((card, ob.BEFORE + _seat(view, number)) for card in before)
    yield from ((web.card, ob.BEFORE + _seat(view, web.seat)) for web in view.webs)
    yield from ((m.card, ob.BEFORE + _seat(view, m.seat)) for m in view.monsters if m.card is not None)
    yield from ((card.card, ob.WITH_NUGGET if card.nugget else ob.IN_CAVE) for card in view.cards)
