"""The specification of `observation` and `choices`, and the same observation made from a view.

Left out: the number of the turn; the order and turns of what was played (how often each kind was played by
whom, and whom monsters met, is there); which swap a remembered card went in; tolls and bites, which the limit
shows; and what is printed on the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from podzemi.engine.observation_spec import Choice, Field, Numbers, ObservationSpec, name_list
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
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, DATA, MONSTERS, ROLES, SIDES
from podzemi.games.dark_cave.encoding import choices
from podzemi.games.dark_cave.encoding import observation as ob
from podzemi.games.dark_cave.events import REASONS
from podzemi.games.dark_cave.names import Space
from podzemi.games.dark_cave.state import COBWEB, Box, State
from podzemi.games.dark_cave.view.types import PHASES, Backs, SeatView, View

SEATS: Final = DATA.players_max
CARDS: Final = len(DATA.pile_cards)
GOALS: Final = sorted(card.id for card in DATA.goal_card)
_FAR: Final = 127
_SPACES: Final = choices.SPACE_COUNT
_GOLD: Final = DATA.gold.nuggets
_HAND: Final = DATA.rules.hand_limit
_MOVES: Final = DATA.rules.moves_per_turn + DATA.rules.moves_bonus_boots
_X: Final = "column of its cell, the start card is at 0"
_PLAYS: Final = (
    "path",
    "secret to a goal",
    "secret to a clan card",
    "cave-in",
    "swap",
    "cobweb",
    "boots",
    "axe",
    "monster",
)

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}."),
    Field("players", 1, 2, SEATS, "How many sit at the table."),
    Field("seat", 1, 0, SEATS - 1, "The observer's own seat, as actions name seats."),
    Field("agreed_end", 1, 0, 1, "The option (DC-23.4)."),
    Field("active", 1, 1, SEATS, "Seat whose turn it is."),
    Field("asked", 1, 0, SEATS, "Seat that decides; 0 when the match is over."),
    Field("monster", 1, 0, 3, f"Monster that the question is about: {name_list(MONSTERS, 1)}."),
    Field("orient", 1, 0, 4, "Corner whose goal is being turned."),
    Field("orient_side", 1, 0, 4, f"Side by which the dwarf enters it: {name_list(SIDES, 1)}."),
    Field("left", 1, 0, _MOVES, "Moves left."),
    Field("steps", 1, 0, _MOVES, "Steps made this turn."),
    Field("no_move", 1, 0, 1, "The dwarf may not move this turn."),
    Field("proposed", 1, 0, 1, "The end was proposed this turn."),
    Field("owed", 1, 0, _HAND, "Cards to be drawn at the end of the turn."),
    Field("drawer", 1, 1, SEATS, "Seat that draws them."),
    Field("distance", 1, 1, 9, "How far the goals lie from the start card."),
    Field("bank", 1, 0, _GOLD, "Nuggets in the bank."),
    Field("first_out", 1, 0, SEATS, "Seat whose dwarf left the cave first."),
    Field("ended", 1, 0, len(REASONS), f"Why the match is over: {name_list(REASONS, 1)}."),
    Field("winner", 1, 0, 2, f"Clan that has won: {name_list(CLANS, 1)}."),
    Field("top", 1, 0, 3, f"Back of the top card of the pile: {name_list(BACKS, 1)}."),
    Field("meet", 3, 0, 1, "By monster: the dwarf has yet to meet it."),
    Field("pile", 3, 0, CARDS, "By back: cards in the pile."),
    Field("clan", SEATS, 0, 2, f"By seat: {name_list(CLANS, 1)}."),
    Field("role", SEATS, 0, 2, f"By seat, if the observer knows: {name_list(ROLES, 1)}."),
    Field("face_up", SEATS, 0, 1, "By seat: its clan card lies face up."),
    Field("gold", SEATS, 0, _GOLD, "By seat: nuggets."),
    Field("limit", SEATS, 0, _HAND, "By seat: limit of the hand."),
    Field("boots", SEATS, 0, 1, "By seat: has boots."),
    Field("lying", SEATS, 0, 1, "By seat: its dwarf lies down."),
    Field("out", SEATS, 0, 1, "By seat: its dwarf has left the cave."),
    Field("dwarf_x", SEATS, -_FAR, _FAR, f"By seat: the dwarf's {_X}."),
    Field("dwarf_y", SEATS, -_FAR, _FAR, "By seat: row of its cell."),
    Field("dwarf_space", SEATS, 0, _SPACES, "By seat: space of the card there, by id."),
    Field("queue", SEATS, 0, SEATS, "By seat: as which it will be asked, in a vote or for an axe."),
    Field("axes", SEATS, 0, 9, "By seat: axes."),
    Field("hands", SEATS * 3, 0, _HAND, "By seat and back: cards in the hand."),
    Field(
        "looked_clan", SEATS * SEATS, 0, 1, "By seat, and by seat: the second has seen the first's clan card."
    ),
    Field("aside_clan", 3, 0, 2, "Clan cards set aside: the clan."),
    Field("aside_role", 3, 0, 2, "Clan cards set aside: the role, for the first one out."),
    Field(
        "goal", 4, 0, 4, f"By corner (north-west, north-east, south-west, south-east): {name_list(GOALS, 1)}."
    ),
    Field("goal_up", 4, 0, 1, "By corner: the goal lies face up."),
    Field("goal_turned", 4, 0, 1, "By corner: it lies upside down."),
    Field("goal_nugget", 4, 0, 1, "By corner: a nugget lies on it."),
    Field("looked_goal", 4 * SEATS, 0, 1, "By corner and seat: has looked at the goal."),
    Field("monster_x", 3, -_FAR, _FAR, f"By monster: {_X}."),
    Field("monster_y", 3, -_FAR, _FAR, "By monster: row of its cell."),
    Field("monster_space", 3, 0, _SPACES, "By monster: space of the card there; 0 in the bank."),
    Field("monster_seat", 3, 0, SEATS, "By monster: seat before which its card lies."),
    Field("web_x", 3, -_FAR, _FAR, "By cobweb: column of the smaller cell at its edge."),
    Field("web_y", 3, -_FAR, _FAR, "By cobweb: row of that cell."),
    Field("web_side", 3, 0, 2, "By cobweb: 1 south of that cell, 2 east of it."),
    Field("web_turns", 3, 0, 2, "By cobweb: the side that lies up."),
    Field("web_seat", 3, 0, SEATS, "By cobweb: seat that takes it away."),
    Field("face_down", SEATS * 3, 0, CARDS, "By seat and back: cards it discarded or lost face down."),
    Field("played", SEATS * len(_PLAYS), 0, CARDS, f"By seat: cards it played ({', '.join(_PLAYS)})."),
    Field(
        "met", SEATS * SEATS, 0, CARDS, "By seat, and by seat: the first's monsters met the second's dwarf."
    ),
    Field(
        "card",
        CARDS,
        0,
        ob.BEFORE + SEATS,
        "By card, where it is: 0 unknown, 1 in the cave, 2 there with a nugget, 3 discarded and seen, 4 face "
        "down by the observer, 5 handed over in a swap and face down since, 6 to 13 in the hand of a seat, "
        "14 to 21 before a seat.",
    ),
    Field("card_x", CARDS, -_FAR, _FAR, f"By card in the cave: {_X}."),
    Field("card_y", CARDS, -_FAR, _FAR, "By card in the cave: row of its cell."),
    Field("card_turned", CARDS, 0, 1, "By card in the cave: it lies upside down."),
)

KINDS: Final = (
    "none",
    "play_path",
    "secret_goal",
    "secret_clan",
    "play_cave_in",
    "play_swap",
    "play_cobweb",
    "play_boots",
    "play_axe",
    "play_monster",
    "discard",
    "propose_end",
    "vote_end",
    "axe_web",
    "axe_monster",
    "step",
    "end_move",
    "orient_goal",
)
_CELLS: Final = 1 + choices.CELL_COUNT
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("card", 128, "Card that is played or discarded, from 1 in the order of the ids."),
    Choice("cell", _CELLS, "Cell, from 1 column after column from (-15, -15); of an edge the smaller one."),
    Choice("lair", _CELLS, "Cell of the lair in which a monster is summoned."),
    Choice(
        "detail",
        _SPACES * _SPACES,
        "What the kind needs besides: 1 for upside down; 0 south or 1 east of the cell; the id of the space, "
        "and 16 times that of the lair; a seat; 1 for yes; the second card discarded, from 1.",
    ),
)

# ---------------------------------------------------------------- from a view


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
        "looked_goal": [n for goal in view.goals for n in _padded(int(s in goal.looked) for s in order)],
        **_places(box, "monster", [monster.space for monster in view.monsters]),
        "monster_seat": [_seat(view, monster.seat) for monster in view.monsters],
        "web_x": [cell[0] for cell, _, _ in webs],
        "web_y": [cell[1] for cell, _, _ in webs],
        "web_side": [2 if other[0] > cell[0] else 1 for cell, other, _ in webs],
        "web_turns": [web.side for _, _, web in webs],
        "web_seat": [_seat(view, web.seat) for _, _, web in webs],
        "face_down": [down[seat, back] for seat in order for back in BACKS],
        "played": [played[seat, kind] for seat in order for kind in range(len(_PLAYS))],
        "met": [number for seat in order for number in _padded(met[seat, other] for other in order)],
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


def _padded(numbers: Iterable[int]) -> list[int]:
    """One number for every seat that there could be."""
    return ([*numbers] + [0] * SEATS)[:SEATS]


def _rows(view: View, seats: list[SeatView], row: Callable[[SeatView], list[int]]) -> list[int]:
    return [number for seat in seats for number in _padded(row(seat))]


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
    where = dict(_seen(view))
    return [where.get(name, 0) for name in box.face_name[: box.cards]]


def _seen(view: View) -> Iterator[tuple[str, int]]:
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


def observation_spec(box: Box) -> ObservationSpec[State, View] | None:
    """The game as numbers; None for a deck that has more of something than there is place for."""
    most_aside = max(len(pool) - players for players, pool in enumerate(box.pool))
    fits = box.cards <= CARDS and len(box.space_name) <= _SPACES
    if not fits or box.kind.count(COBWEB) > ob.WEBS or most_aside > ob.ASIDE:
        return None
    return ObservationSpec(FIELDS, ob.observe, partial(numbers_of, box), CHOICES, choices.split, choices.join)
