"""Compute the previews of a view. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

from podzemi.engine.values import Seat
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.codes import clan_card, clan_of
from podzemi.games.dark_cave.data.tables import CLANS, MONSTERS
from podzemi.games.dark_cave.geometry import SIDE_COUNT, beside, cell_x, cell_y, face_rot, is_down, piece_of
from podzemi.games.dark_cave.names import Cell, Space, cell_name
from podzemi.games.dark_cave.preview.types import (
    GoalPreview,
    HuntPreview,
    PlacementPreview,
    Preview,
    ReachPreview,
    Reading,
    SwapPreview,
    WalkPreview,
    WebPreview,
)
from podzemi.games.dark_cave.rules.clans import is_saved
from podzemi.games.dark_cave.rules.deal import Deal
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.scoring import count_treasure
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.rules.space.axes import has_axe
from podzemi.games.dark_cave.rules.space.targets import is_free_to_go, matches
from podzemi.games.dark_cave.rules.space.walking import moves_of
from podzemi.games.dark_cave.state import Box, State
from podzemi.games.dark_cave.view.sample import copy_cave, prepare
from podzemi.games.dark_cave.view.types import View


def preview(box: Box, view: View) -> Preview:
    """Everything the screen shows beyond the view."""
    deal = prepare(box, view, deeds=False)
    state = deal.base
    moves = _moves(state, view)
    start = s.NONE if view.seat is None else state.dwarf[view.seat]
    ways = _ways(state, start, moves)
    rim = [cell_name(cell) for cell in state.rim]
    trial = state.clone()
    placements = [
        _placement(state, card, rim, _walks(state, trial, view, card, start, moves, ways))
        for card in _of_kind(view, state, s.PATH)
    ]
    readings = _readings(deal, view, trial)
    total = sum(weight for weight, _ in readings)
    return Preview(
        moves=moves,
        reach=_rows(state, ways),
        draws=_draws(state, view),
        placements=placements,
        hunts=[hunt for monster in range(s.MONSTER_COUNT) for hunt in _hunts(state, view, monster)],
        swaps=_swaps(state, view),
        webs=[WebPreview(web.edge, _turns_to(view, web.seat, web.side)) for web in view.webs],
        web_turns=box.web_start_side * len(view.seats),
        goals=_goals(box, view),
        saboteur=[
            round(100 * sum(weight for weight, saboteurs in readings if seat in saboteurs) / total)
            for seat in range(len(view.seats))
        ],
        readings=[_reading(trial, who, round(100 * weight / total)) for weight, who in readings],
    )


def _of_kind(view: View, state: State, kind: int) -> list[int]:
    """The cards of the own hand of one kind."""
    return [] if view.seat is None else [c for c in state.hands[view.seat] if state.box.kind[c] == kind]


# ---------------------------------------------------------------- walking


def _moves(state: State, view: View) -> int:
    """The moves left of this turn, or the next turn's; a dwarf that lies has none in that either (DC-8.1)."""
    if view.seat is None or view.phase == "game_over":
        return 0
    if view.active == view.seat and view.phase in ("move", "orient", "axe_entry"):
        return view.left
    return moves_of(state, view.seat)


Way = tuple[int, int, int, int]
"""To a space: moves, the space before it, bridges and tunnels."""


def _ways(state: State, start: int, moves: int) -> dict[int, Way]:
    """By space that a dwarf can walk to from `start`: the shortest and then the cheapest way."""
    ways: dict[int, Way] = {}
    edge = [] if start == s.NONE else [start]
    for cost in range(1, moves + 1):
        found: dict[int, Way] = {}
        for node in edge:
            for other in cave.neighbours(state, node):
                if other != start and other not in ways:
                    _offer(found, other, _step(state, other, node, cost, ways))
        ways.update(found)
        edge = [node for node in found if not _stops(state, node)]
    return ways


def _step(state: State, to: int, via: int, cost: int, ways: dict[int, Way]) -> Way:
    """The way to a space through the one before it, with its toll (DC-8.4)."""
    _, _, cards, gold = ways.get(via, (0, 0, 0, 0))
    mark = cave.mark_of(state, to)
    return cost, via, cards + (mark == s.BRIDGE), gold + (mark == s.TUNNEL)


def _offer(found: dict[int, Way], node: int, way: Way) -> None:
    """Of several ways of one length the cheapest counts, and of those the first."""
    best = found.get(node)
    if best is None or way[2] + way[3] < best[2] + best[3]:
        found[node] = way


def _rows(state: State, ways: dict[int, Way]) -> list[ReachPreview]:
    spaces = sorted([(cave.space_of(state, node), node) for node in ways])
    return [_reach_preview(state, node, ways[node]) for _, node in spaces]


def _stops(state: State, node: int) -> bool:
    return is_down(node) or node in state.monster_at or cave.mark_of(state, node) == s.EXIT


def _reach_preview(state: State, node: int, way: Way) -> ReachPreview:
    cost, via, cards, gold = way
    mark = cave.mark_of(state, node)
    return ReachPreview(
        space=node_name(state, node),
        cost=cost,
        via=node_name(state, via),
        cards=cards,
        gold=gold,
        monsters=[MONSTERS[m] for m in range(s.MONSTER_COUNT) if state.monster_at[m] == node],
        goal=is_down(node),
        nugget=mark == s.VEIN and piece_of(node) in state.nuggets,
        exit=mark == s.EXIT,
    )


# ---------------------------------------------------------------- cards of the hand


def _walks(
    state: State, trial: State, view: View, card: int, start: int, moves: int, ways: dict[int, Way]
) -> list[WalkPreview]:
    """DC-5, then DC-8: only a card beside a space that can be left again makes a difference, or a ladder.

    `trial`: the same table once more, for trying.
    """
    if view.phase != "act" or view.seat != view.active or not moves:
        return []
    near = _left(state, start, moves, ways)
    has_ladder = cave.marked(state.box, card, s.LADDER) != s.NONE
    found = []
    for cell, need, care in zip(state.rim, state.rim_need, state.rim_care):
        if not need or not (has_ladder or _is_beside(cell, near)):
            continue
        for rot in (0, 1):
            if not matches(state.box.mask[face_rot(card, rot)], need, care):
                continue
            _lay(state, trial, card, cell, rot)
            if better := _better(trial, start, moves, ways):
                found.append(WalkPreview(cell_x(cell), cell_y(cell), 180 if rot else 0, better))
    return found


def _left(state: State, start: int, moves: int, ways: dict[int, Way]) -> set[int]:
    """The cells of the spaces from which a dwarf can go on."""
    nodes = [] if start == s.NONE else [start]
    nodes += [node for node, way in ways.items() if way[0] < moves]
    return {state.cell[piece_of(node)] for node in nodes}


def _is_beside(cell: int, cells: set[int]) -> bool:
    for side in range(SIDE_COUNT):
        if beside(cell, side) in cells:
            return True
    return False


def _better(after: State, start: int, moves: int, ways: dict[int, Way]) -> list[ReachPreview]:
    """The spaces that are reached in another way than before. The pieces that lay there keep their nodes."""
    changed = {n: way for n, way in _ways(after, start, moves).items() if ways.get(n) != way}
    return _rows(after, changed)


def _lay(state: State, trial: State, card: int, cell: int, rot: int) -> None:
    """The trial's cave is the state's with one more card."""
    trial.cell, trial.rot = state.cell[:], state.rot[:]
    trial.nuggets, trial.bank = state.nuggets[:], state.bank
    copy_cave(trial, state)
    cave.lay(trial, card, cell, rot)
    cave.lay_nugget(trial, card)


def _placement(state: State, card: int, rim: list[Cell], walks: list[WalkPreview]) -> PlacementPreview:
    """`rim`: the names of the cells where a card could lie."""
    fits: list[Cell] = []
    differ: list[Cell] = []
    nothing: list[Cell] = []
    upright, turned = state.box.mask[face_rot(card, 0)], state.box.mask[face_rot(card, 1)]
    for place, name in enumerate(rim):
        need, care = state.rim_need[place], state.rim_care[place]
        if not (matches(upright, need, care) or matches(turned, need, care)):
            differ.append(name)
        elif need:
            fits.append(name)
        else:
            nothing.append(name)
    return PlacementPreview(state.box.face_name[card], fits, differ, nothing, walks)


def _hunts(state: State, view: View, monster: int) -> list[HuntPreview]:
    cards = [state.box.face_name[card] for card in _of_kind(view, state, s.RAT_CARD + monster)]
    if not cards:
        return []
    at = state.monster_at[monster]
    if at != s.NONE:
        return [
            HuntPreview(MONSTERS[monster], cards, None, None, 0, [], []),
            *_ends(state, cards, monster, at, None),
        ]
    found = []
    for lair in cave.lairs(state):
        name = node_name(state, lair)
        hits = _hits(state, lair)
        found.append(HuntPreview(MONSTERS[monster], cards, name, None, 0, hits, _axes(state, hits)))
        if is_free_to_go(state, lair):
            found += _ends(state, cards, monster, lair, name)
    return found


def _ends(state: State, cards: list[str], monster: int, start: int, lair: Space | None) -> list[HuntPreview]:
    found = []
    away = _distances(state, monster, start)
    for node in sorted(away, key=lambda node: cave.space_of(state, node)):
        hits = _hits(state, node)
        to, axes = node_name(state, node), _axes(state, hits)
        found.append(HuntPreview(MONSTERS[monster], cards, lair, to, away[node], hits, axes))
    return found


def _distances(state: State, monster: int, start: int) -> dict[int, int]:
    """The moves it takes to every space where the monster can end."""
    away: dict[int, int] = {}
    for moves in range(1, state.box.monster_moves[monster] + 1):
        for node in cave.walk(state, start, moves, False):
            away.setdefault(node, moves)
    return away


def _hits(state: State, node: int) -> list[Seat]:
    return [seat for seat, at in enumerate(state.dwarf) if at == node]


def _axes(state: State, hits: list[Seat]) -> list[Seat]:
    return [seat for seat in hits if has_axe(state, seat)]


def _swaps(state: State, view: View) -> list[SwapPreview]:
    if not _of_kind(view, state, s.SWAP):
        return []
    sizes = [sum(seat.hand.values()) for seat in view.seats]
    mine = len(view.hand) - 1
    return [
        SwapPreview(seat, size, mine, _draws_left(state, view, seat, 1, mine))
        for seat, size in enumerate(sizes)
        if seat != view.seat
    ]


def _draws(state: State, view: View) -> list[int]:
    """Before a card is played the hand still holds what will be owed; after a swap somebody else draws."""
    if view.seat is None:
        return []
    hand = len(view.hand)
    if view.phase == "act" and view.active == view.seat:
        return [_draws_left(state, view, view.seat, owed, hand - owed) for owed in (1, 2)]
    owed = view.owed if view.drawer == view.seat else 0
    return [_draws_left(state, view, view.seat, owed, hand)] * 2


def _draws_left(state: State, view: View, seat: Seat, owed: int, hand: int) -> int:
    """The cards still to draw, while there is a pile and room in the hand (DC-10.5)."""
    return max(0, min(owed, sum(view.pile.values()), state.limit[seat] - hand))


def _turns_to(view: View, seat: Seat, upkeeps: int) -> int:
    """Turns until that many upkeeps of the seat have come."""
    players = len(view.seats)
    return ((seat - view.active - 1) % players) + 1 + (upkeeps - 1) * players


# ---------------------------------------------------------------- what is hidden


def _goals(box: Box, view: View) -> list[GoalPreview]:
    unseen = sum(goal.goal is None for goal in view.goals)
    known = any(_is_exit(box, goal.goal) for goal in view.goals)
    return [
        GoalPreview(
            goal.x,
            goal.y,
            100 * _is_exit(box, goal.goal) if goal.goal or known else round(100 / unseen),
        )
        for goal in view.goals
    ]


def _is_exit(box: Box, goal: str | None) -> bool:
    return goal is not None and cave.marked(box, box.face_number[goal], s.EXIT) != s.NONE


def _readings(deal: Deal, view: View, trial: State) -> list[tuple[int, list[Seat]]]:
    """Every set of saboteurs that agrees with the view, with its weight, the likeliest first."""
    weighted = []
    known = [seat for seat, side in enumerate(view.seats) if side.role == "saboteur"]
    for parts in product(*(_parts(deal, clan) for clan in range(2))):
        saboteurs = sorted([*known, *parts[0][0], *parts[1][0]])
        if view.phase == "game_over" or _goes_on(trial, saboteurs):
            weighted.append((parts[0][1] * parts[1][1], saboteurs))
    return sorted(weighted, key=lambda reading: (-reading[0], reading[1]))


def _parts(deal: Deal, clan: int) -> list[tuple[tuple[Seat, ...], int]]:
    """The unseen saboteurs of one clan: which seats, and in how many ways."""
    seats, aside = deal.seats_at[clan], len(deal.aside_at[clan])
    left = sum(deal.roles[clan])
    found = []
    for inside in range(min(left, len(seats)) + 1):
        if left - inside <= aside:
            weight = comb(aside, left - inside)
            found += [(chosen, weight) for chosen in combinations(seats, inside)]
    return found


def _suppose(trial: State, saboteurs: list[Seat]) -> None:
    """These are the saboteurs."""
    for seat, card in enumerate(trial.clan):
        trial.clan[seat] = clan_card(clan_of(card), s.SABOTEUR if seat in saboteurs else s.LOYAL)


def _goes_on(trial: State, saboteurs: list[Seat]) -> bool:
    """Whether the match would not be over already (DC-11.2)."""
    _suppose(trial, saboteurs)
    return not (is_saved(trial, s.BLUE) or is_saved(trial, s.YELLOW))


def _reading(trial: State, saboteurs: list[Seat], chance: int) -> Reading:
    """The treasures with the gold that is out now."""
    _suppose(trial, saboteurs)
    count_treasure(trial)
    winner = None if trial.winner == s.NONE else CLANS[trial.winner]
    return Reading(saboteurs, chance, trial.treasure[s.BLUE], trial.treasure[s.YELLOW], winner)
