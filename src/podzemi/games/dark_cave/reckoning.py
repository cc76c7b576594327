"""Works out what a view implies. Compiled; what an outlook is made of stands in `outlook`."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

from podzemi.engine.values import Seat
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import Cell, Space, cell_name
from podzemi.games.dark_cave.codes import clan_card, clan_of
from podzemi.games.dark_cave.components import CLANS, MONSTERS
from podzemi.games.dark_cave.geometry import face_rot, is_down, piece_of
from podzemi.games.dark_cave.outlook import (
    GoalOutlook,
    HuntOutlook,
    Outlook,
    PlacementOutlook,
    ReachOutlook,
    Reading,
    SwapOutlook,
    WalkOutlook,
    WebOutlook,
)
from podzemi.games.dark_cave.rules import cave
from podzemi.games.dark_cave.rules.axes import has_axe
from podzemi.games.dark_cave.rules.clans import is_saved
from podzemi.games.dark_cave.rules.deal import Deal
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.scoring import count_treasure
from podzemi.games.dark_cave.rules.targets import is_free_to_go, matches
from podzemi.games.dark_cave.rules.walking import moves_of
from podzemi.games.dark_cave.sample import prepare
from podzemi.games.dark_cave.state import Box, State
from podzemi.games.dark_cave.view import View


def outlook(box: Box, view: View) -> Outlook:
    """Everything the screen shows beyond the view."""
    deal = prepare(box, view)
    state = deal.base
    table = state.clone()
    readings = _readings(deal, view, table)
    total = sum(weight for weight, _ in readings)
    moves = _moves(state, view)
    reach = _reach(state, view, moves)
    return Outlook(
        moves=moves,
        reach=reach,
        draws=_draws(state, view),
        placements=[
            _placement(state, card, _walks(state, view, card, moves, reach))
            for card in _of_kind(view, state, s.PATH)
        ],
        hunts=[hunt for monster in range(s.MONSTER_COUNT) for hunt in _hunts(state, view, monster)],
        swaps=_swaps(state, view),
        webs=[WebOutlook(web.edge, _turns_to(view, web.seat, web.side)) for web in view.webs],
        web_turns=box.web_start_side * len(view.seats),
        goals=_goals(box, view),
        saboteur=[
            round(100 * sum(weight for weight, saboteurs in readings if seat in saboteurs) / total)
            for seat in range(len(view.seats))
        ],
        readings=[_reading(table, who, round(100 * weight / total)) for weight, who in readings],
    )


def _of_kind(view: View, state: State, kind: int) -> list[int]:
    """The cards of the own hand of one kind."""
    return [] if view.seat is None else [c for c in state.hands[view.seat] if state.box.kind[c] == kind]


# ---------------------------------------------------------------- walking


def _moves(state: State, view: View) -> int:
    """What is left of this turn, or the next turn's; a dwarf that lies has none in that either (DC-8.1)."""
    if view.seat is None or view.phase == "game_over":
        return 0
    if view.active == view.seat and view.phase in ("move", "orient", "axe_entry"):
        return view.left
    return moves_of(state, view.seat)


def _reach(state: State, view: View, moves: int) -> list[ReachOutlook]:
    start = s.NONE if view.seat is None else state.dwarf[view.seat]
    if start == s.NONE:
        return []
    price = {start: (0, 0)}
    way: dict[int, tuple[int, int]] = {}
    edge = [start]
    for cost in range(1, moves + 1):
        found: dict[int, tuple[int, int, int]] = {}
        for node in edge:
            for other in cave.neighbours(state, node):
                if other not in price:
                    cards, gold = _toll(state, other, price[node])
                    best = found.get(other)
                    if best is None or cards + gold < best[0] + best[1]:
                        found[other] = (cards, gold, node)
        for other, (cards, gold, node) in found.items():
            price[other] = (cards, gold)
            way[other] = (cost, node)
        edge = [node for node in found if not _stops(state, node)]
    nodes = sorted(way, key=lambda node: cave.space_of(state, node))
    return [_reached(state, node, *way[node], *price[node]) for node in nodes]


def _toll(state: State, node: int, paid: tuple[int, int]) -> tuple[int, int]:
    mark = cave.mark_of(state, node)
    return paid[0] + (mark == s.BRIDGE), paid[1] + (mark == s.TUNNEL)


def _stops(state: State, node: int) -> bool:
    return is_down(node) or node in state.monster_at or cave.mark_of(state, node) == s.EXIT


def _reached(state: State, node: int, cost: int, via: int, cards: int, gold: int) -> ReachOutlook:
    mark = cave.mark_of(state, node)
    return ReachOutlook(
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


def _walks(state: State, view: View, card: int, moves: int, reach: list[ReachOutlook]) -> list[WalkOutlook]:
    """DC-5, then DC-8: only a card beside a space that can be left again makes a difference, or a ladder."""
    if view.phase != "act" or view.seat != view.active or not moves:
        return []
    left = [view.seats[view.seat].dwarf, *(row.space for row in reach if row.cost < moves)]
    near = {tuple(space[:2]) for space in left if space}
    has_ladder = cave.marked(state.box, card, s.LADDER) != s.NONE
    found = []
    for cell, need, care in zip(state.rim, state.rim_need, state.rim_care):
        x, y = cell_name(cell)
        beside = near & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        if not need or not (beside or has_ladder):
            continue
        for rot in (0, 1):
            if matches(state.box.mask[face_rot(card, rot)], need, care):
                rows = _reach(_laid(state, card, cell, rot), view, moves)
                if better := [row for row in rows if row not in reach]:
                    found.append(WalkOutlook(x, y, 180 if rot else 0, better))
    return found


def _laid(state: State, card: int, cell: int, rot: int) -> State:
    """The cave with one more card."""
    after = state.clone()
    cave.lay(after, card, cell, rot)
    cave.lay_nugget(after, card)
    return after


def _placement(state: State, card: int, walks: list[WalkOutlook]) -> PlacementOutlook:
    fits: list[Cell] = []
    differ: list[Cell] = []
    nothing: list[Cell] = []
    masks = [state.box.mask[face_rot(card, rot)] for rot in (0, 1)]
    for cell, need, care in zip(state.rim, state.rim_need, state.rim_care):
        if not any(matches(mask, need, care) for mask in masks):
            differ.append(cell_name(cell))
        else:
            (fits if need else nothing).append(cell_name(cell))
    return PlacementOutlook(state.box.face_name[card], fits, differ, nothing, walks)


def _hunts(state: State, view: View, monster: int) -> list[HuntOutlook]:
    cards = [state.box.face_name[card] for card in _of_kind(view, state, s.RAT_CARD + monster)]
    if not cards:
        return []
    at = state.monster_at[monster]
    if at != s.NONE:
        return [
            HuntOutlook(MONSTERS[monster], cards, None, None, 0, [], []),
            *_ends(state, cards, monster, at, None),
        ]
    found = []
    for lair in cave.lairs(state):
        name = node_name(state, lair)
        hits = _hits(state, lair)
        found.append(HuntOutlook(MONSTERS[monster], cards, name, None, 0, hits, _axes(state, hits)))
        if is_free_to_go(state, lair):
            found += _ends(state, cards, monster, lair, name)
    return found


def _ends(state: State, cards: list[str], monster: int, start: int, lair: Space | None) -> list[HuntOutlook]:
    found = []
    away = _distances(state, monster, start)
    for node in sorted(away, key=lambda node: cave.space_of(state, node)):
        hits = _hits(state, node)
        to, axes = node_name(state, node), _axes(state, hits)
        found.append(HuntOutlook(MONSTERS[monster], cards, lair, to, away[node], hits, axes))
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


def _swaps(state: State, view: View) -> list[SwapOutlook]:
    if not _of_kind(view, state, s.SWAP):
        return []
    sizes = [sum(seat.hand.values()) for seat in view.seats]
    mine = len(view.hand) - 1
    return [
        SwapOutlook(seat, size, mine, _drawn(state, view, seat, 1, mine))
        for seat, size in enumerate(sizes)
        if seat != view.seat
    ]


def _draws(state: State, view: View) -> list[int]:
    """Before a card is played the hand still holds what will be owed; after a swap somebody else draws."""
    if view.seat is None:
        return []
    hand = len(view.hand)
    if view.phase == "act" and view.active == view.seat:
        return [_drawn(state, view, view.seat, owed, hand - owed) for owed in (1, 2)]
    owed = view.owed if view.drawer == view.seat else 0
    return [_drawn(state, view, view.seat, owed, hand)] * 2


def _drawn(state: State, view: View, seat: Seat, owed: int, hand: int) -> int:
    """What is owed, while there is a pile and room in the hand (DC-10.5)."""
    return max(0, min(owed, sum(view.pile.values()), state.limit[seat] - hand))


def _turns_to(view: View, seat: Seat, upkeeps: int) -> int:
    """Turns until that many upkeeps of the seat have come."""
    players = len(view.seats)
    return ((seat - view.active - 1) % players) + 1 + (upkeeps - 1) * players


# ---------------------------------------------------------------- what is hidden


def _goals(box: Box, view: View) -> list[GoalOutlook]:
    unseen = sum(goal.goal is None for goal in view.goals)
    known = any(_is_exit(box, goal.goal) for goal in view.goals)
    return [
        GoalOutlook(
            goal.x,
            goal.y,
            100 * _is_exit(box, goal.goal) if goal.goal or known else round(100 / unseen),
        )
        for goal in view.goals
    ]


def _is_exit(box: Box, goal: str | None) -> bool:
    return goal is not None and cave.marked(box, box.face_number[goal], s.EXIT) != s.NONE


def _readings(deal: Deal, view: View, table: State) -> list[tuple[int, list[Seat]]]:
    """Every set of saboteurs that agrees with the view, with its weight, the likeliest first.

    `table`: the same table once more, for trying.
    """
    weighted = []
    known = [seat for seat, side in enumerate(view.seats) if side.role == "saboteur"]
    for parts in product(*(_parts(deal, clan) for clan in range(2))):
        saboteurs = sorted([*known, *parts[0][0], *parts[1][0]])
        if view.phase == "game_over" or _goes_on(table, saboteurs):
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


def _suppose(table: State, saboteurs: list[Seat]) -> None:
    """These are the saboteurs, on a table that is there for trying."""
    for seat, card in enumerate(table.clan):
        table.clan[seat] = clan_card(clan_of(card), s.SABOTEUR if seat in saboteurs else s.LOYAL)


def _goes_on(table: State, saboteurs: list[Seat]) -> bool:
    """Whether the match would not be over already (DC-11.2)."""
    _suppose(table, saboteurs)
    return not (is_saved(table, s.BLUE) or is_saved(table, s.YELLOW))


def _reading(table: State, saboteurs: list[Seat], chance: int) -> Reading:
    """The treasures with the gold that is out now."""
    _suppose(table, saboteurs)
    count_treasure(table)
    winner = None if table.winner == s.NONE else CLANS[table.winner]
    return Reading(saboteurs, chance, table.treasure[s.BLUE], table.treasure[s.YELLOW], winner)
