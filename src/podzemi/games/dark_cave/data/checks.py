"""Checks of a deck, beyond the schema of its file: everything a data pack can get wrong.

Each check gives mistakes with a place (`engine.packs.Mistake`); the game's own kinds are `dc-pack-…`
in the catalogues. A figure that follows from others must be what follows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

import msgspec

from podzemi.engine.data.packs import Mistake, between, length, same_ids, unless
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave.data.schema import (
    BACKS,
    CARD_TYPES,
    CLANS,
    DOWN,
    MONSTERS,
    ROLES,
    SPECIALS,
    CaveCard,
    Clan,
    Data,
    PathCard,
    SetupData,
    works_for,
)

K = TypeVar("K", bound=str)

SHAPES: Final = {
    "crossroads": "NESW",
    "junction-horizontal": "NEW",
    "junction-vertical": "NES",
    "straight-vertical": "NS",
    "straight-horizontal": "EW",
    "bend-NE": "NE",
    "bend-NW": "NW",
    "dead-end-vertical": "N",
    "dead-end-horizontal": "E",
    "double-bend-NE": "NESW",
    "double-bend-NW": "NESW",
    "bridge-vertical": "NESW",
    "bridge-horizontal": "NESW",
}
"""The openings of each shape at rotation 0 (DC-1.2)."""

GOALS: Final = {"G-EXIT": "exit", "G-LADDER": "ladder", "G-LAIR": "lair", "G-VEIN": "vein"}
"""The goal cards: one of each feature, known by these ids everywhere (DC-1.4)."""

MOST_CARDS: Final = 120
"""The limits of the codes of actions."""
MOST: Final = 20
"""Figures above make no sense."""

_CARD_ID: Final = re.compile(r"[A-Za-z0-9-]{1,20}")
_SPACE_ID: Final = re.compile(r"[a-z]{1,4}")


def check_allowed(place: str, found: object, *values: object) -> list[Mistake]:
    """The value is one of these."""
    names = ", ".join(str(value) for value in values)
    return unless(found in values, "unknown_value", place, found=str(found), allowed=names)


def follows(place: str, found: int, wanted: int) -> list[Mistake]:
    """A figure is what the rest of the file adds up to."""
    return unless(found == wanted, "differs", place, found=found, wanted=wanted)


def no_twins(place: str, names: Iterable[object]) -> list[Mistake]:
    twins = [str(name) for name, times in Counter(names).items() if times > 1]
    return unless(not twins, "twice", place, names=", ".join(twins))


# ---------------------------------------------------------------- cards of the cave


def pictures(data: Data) -> Iterator[Mistake]:
    """Ids, and every card for itself (DC-1.3); what follows may rely on it."""
    yield from _ids(data)
    for place, card in _places(data):
        yield from _picture(place, card)


def _places(data: Data) -> Iterator[tuple[str, CaveCard]]:
    yield "start_card", data.start_card
    yield from ((f"goal_card.{card.id}", card) for card in data.goal_card)
    yield from ((f"path_card.{card.id}", card) for card in data.path_card)


def _ids(data: Data) -> Iterator[Mistake]:
    """Every id once; the cards of the piles, the cave and the clans together (DC-0.10)."""
    named: dict[str, list[str]] = {
        "path_card": [card.id for card in data.path_card],
        "goal_card": [card.id for card in data.goal_card],
        "action_card": [card.id for card in data.action_card],
        "clan_card": [card.id for card in data.clan_card],
        "action_type": [kind.id for kind in data.action_type],
        "monster": [monster.id for monster in data.monster],
        "cobweb_token": [token.id for token in data.cobweb_token],
        "dwarf": [dwarf.id for dwarf in data.dwarf],
    }
    for group, names in named.items():
        yield from no_twins(group, names)
    cards = [name for group, names in named.items() if group.endswith("_card") for name in set(names)]
    yield from no_twins("action_card", [data.start_card.id, *cards])
    for group in ("path_card", "action_card"):
        for name in named[group]:
            yield from unless(
                bool(_CARD_ID.fullmatch(name)), "pattern", f"{group}.{name}.id", found=name, example="P1-20"
            )


def _picture(place: str, card: CaveCard) -> Iterator[Mistake]:
    """Openings, links and marks name spaces of the card, and they are what its shape says."""
    found = [
        *between(f"{place}.spaces", len(card.spaces), 1, int(g.PLACE_STRIDE) - 1),
        *no_twins(f"{place}.spaces", card.spaces),
        *unless(DOWN not in card.spaces, "reserved", f"{place}.spaces", space=DOWN),
        *(m for space in card.spaces for m in _space_form(place, space)),
        *_references(place, card),
        *_links(f"{place}.links", card),
        *_shape(place, card),
    ]
    yield from found
    if not found:
        inside = _distances(card, list(card.openings.values()))
        for space in card.spaces:
            yield from unless(space in inside, "unreachable", f"{place}.links", space=space)


def _space_form(place: str, space: str) -> list[Mistake]:
    fits = bool(_SPACE_ID.fullmatch(space))
    return unless(fits, "pattern", f"{place}.spaces", found=space, example="n")


def _references(place: str, card: CaveCard) -> Iterator[Mistake]:
    for side, space in card.openings.items():
        yield from _check_known(f"{place}.openings.{side}", card, space)
    for space in card.marks:
        yield from _check_known(f"{place}.marks", card, space)


def _check_known(place: str, card: CaveCard, space: str) -> list[Mistake]:
    return unless(space in card.spaces, "reference", place, name=space, among=", ".join(card.spaces))


def _links(place: str, card: CaveCard) -> Iterator[Mistake]:
    for link in card.links:
        name = "–".join(link)
        if len(link) != 2 or link[0] == link[1]:
            yield Mistake("link", place, {"link": name})
        for space in link:
            yield from _check_known(place, card, space)
    yield from no_twins(place, ["–".join(sorted(link)) for link in card.links])


def _shape(place: str, card: CaveCard) -> Iterator[Mistake]:
    """The openings are the shape's, the marks the feature's."""
    wrong = check_allowed(f"{place}.shape", card.shape, *SHAPES)
    yield from wrong
    if not wrong:
        found, wanted = "".join(sorted(card.openings)), "".join(sorted(SHAPES[card.shape]))
        yield from unless(found == wanted, "openings", f"{place}.openings", found=found, wanted=wanted)
    marks, special = sorted(set(card.marks.values())), card.special
    fits = marks == ([] if special == "none" else [special])
    yield from unless(fits, "marks", f"{place}.marks", found=", ".join(marks) or "–", wanted=special)


def _distances(card: CaveCard, start: list[str], without: str = "") -> dict[str, int]:
    """Moves on the card from any of these spaces, never over a space marked `without`."""
    near: dict[str, list[str]] = {space: [] for space in card.spaces}
    for one, other in card.links:
        near[one].append(other)
        near[other].append(one)
    found = dict.fromkeys(start, 0)
    queue = list(found)
    for space in queue:
        for other in near[space]:
            if other not in found and card.marks.get(other) != without:
                found[other] = found[space] + 1
                queue.append(other)
    return found


# ---------------------------------------------------------------- the whole deck


def figures(data: Data) -> Iterator[Mistake]:
    """Everything together: crossings, goals, counts, types, clans, set-ups, options, limits."""
    for card in data.path_card:
        yield from _crossing(f"path_card.{card.id}", card)
    yield from _goals(data)
    yield from _counts(data)
    yield from _actions(data)
    yield from _monsters(data)
    yield from _tokens(data)
    yield from _clans(data)
    yield from _setups(data)
    yield from _options(data)
    yield from _limits(data)


def _crossing(place: str, card: PathCard) -> Iterator[Mistake]:
    """Crossing costs 1, 2 or 3 moves by the back (DC-2.2 to DC-2.4); bridges and tunnels part two paths."""
    wanted = BACKS.index(card.back) + 1
    ends = list(card.openings.items())
    joined = 0
    for i, (side, space) in enumerate(ends):
        away = _distances(card, [space], "tunnel")
        for other_side, other in ends[i + 1 :]:
            if other in away:
                joined += 1
                cost = away[other] + 1
                values = {"one": side, "two": other_side, "found": cost, "wanted": wanted, "back": card.back}
                yield from unless(cost == wanted, "crossing", f"{place}.links", **values)
    if card.special in ("bridge", "tunnel"):
        yield from unless(joined == 2, "two_paths", f"{place}.links")
    else:
        yield from unless(joined == len(ends) * (len(ends) - 1) // 2, "not_joined", f"{place}.links")
    yield from check_allowed(f"{place}.special", card.special, *(one for one in SPECIALS if one != "exit"))


def _goals(data: Data) -> Iterator[Mistake]:
    """Four different goals, each to be entered from every side, the feature further in (DC-1.4)."""
    yield from same_ids("goal_card", [card.id for card in data.goal_card], GOALS, ordered=False)
    for card in data.goal_card:
        place = f"goal_card.{card.id}"
        if card.id in GOALS:
            yield from check_allowed(f"{place}.special", card.special, GOALS[card.id])
        sides = set(card.openings)
        entered = bool(sides & {"N", "S"} and sides & {"E", "W"})
        yield from unless(entered, "goal_entry", f"{place}.openings")
        first = set(card.marks) & set(card.openings.values())
        yield from unless(not first, "goal_feature_first", f"{place}.marks")
    start = data.start_card
    yield from check_allowed("start_card.id", start.id, "START")
    yield from check_allowed("start_card.special", start.special, "ladder")
    yield from length("start_card.spaces", start.spaces, 1)


def _check_counts(place: str, stated: Mapping[K, int], found: Mapping[K, int]) -> Iterator[Mistake]:
    for name in sorted({*stated, *found}):
        yield from follows(f"{place}.{name}", stated.get(name, 0), found.get(name, 0))


def _counts(data: Data) -> Iterator[Mistake]:
    """The figures of [totals] against what is listed."""
    totals = data.totals
    listed = {
        "path_cards": len(data.path_card),
        "action_cards": len(data.action_card),
        "goal_cards": len(data.goal_card),
        "clan_cards": len(data.clan_card),
        "dwarf_cards": len(data.dwarf),
        "dwarf_figures": len(data.dwarf),
        "overview_cards": data.overview.cards,
        "monsters": len(data.monster),
        "cobweb_tokens": len(data.cobweb_token),
        "gold_nuggets": data.gold.nuggets,
    }
    yield from _check_counts("totals", {name: getattr(totals, name) for name in listed}, listed)
    by_back, by_special = Counter(c.back for c in data.path_card), Counter(c.special for c in data.path_card)
    yield from _check_counts("totals.path_by_back", totals.path_by_back, by_back)
    yield from _check_counts("totals.path_by_special", totals.path_by_special, by_special)
    backs, types = Counter(c.back for c in data.action_card), Counter(c.type for c in data.action_card)
    yield from _check_counts("totals.action_by_back", totals.action_by_back, backs)
    yield from _check_counts("totals.action_by_type", totals.action_by_type, types)


def _actions(data: Data) -> Iterator[Mistake]:
    """Action cards by type and back (DC-1.5)."""
    yield from same_ids("action_type", [kind.id for kind in data.action_type], CARD_TYPES, ordered=False)
    for kind in data.action_type:
        cards = [card for card in data.action_card if card.type == kind.id]
        yield from follows(f"action_type.{kind.id}.count", kind.count, len(cards))
        backs = Counter(card.back for card in cards)
        yield from _check_counts(f"action_type.{kind.id}.count_by_back", kind.count_by_back, backs)


def _monsters(data: Data) -> Iterator[Mistake]:
    """Three monsters; their cards say the same moves (DC-7.1)."""
    yield from same_ids("monster", [monster.id for monster in data.monster], MONSTERS, ordered=False)
    moves: dict[str, int] = {kind.id: kind.move for kind in data.action_type}
    for monster in data.monster:
        yield from between(f"monster.{monster.id}.move", monster.move, 1, MOST)
        if monster.id in moves:
            yield from follows(f"action_type.{monster.id}.move", moves[monster.id], monster.move)


def _tokens(data: Data) -> Iterator[Mistake]:
    """Every cobweb card has a token of its own, no other card has one (DC-6.4)."""
    tokens = {token.id for token in data.cobweb_token}
    for token in data.cobweb_token:
        yield from check_allowed(f"cobweb_token.{token.id}.sides", token.sides, [2, 1])
    for card in data.action_card:
        fits = (card.type == "cobweb") == (card.token in tokens) and (card.type == "cobweb" or not card.token)
        yield from unless(fits, "token", f"action_card.{card.id}.token", token=card.token or "–")
    yield from no_twins("cobweb_token", [card.token for card in data.action_card if card.token])


def _clans(data: Data) -> Iterator[Mistake]:
    """Saboteurs work for the other clan (DC-1.6); the ids are those of records (DC-3.3)."""
    for card in data.clan_card:
        wanted_side = works_for(card.clan, card.role)
        yield from check_allowed(f"clan_card.{card.id}.works_for", card.works_for, wanted_side)
    for clan in CLANS:
        for role in ROLES:
            kind = [card.id for card in data.clan_card if (card.clan, card.role) == (clan, role)]
            wanted = [f"C-{clan}-{role}-{number + 1}" for number in range(len(kind))]
            yield from same_ids("clan_card", kind, wanted)
        dwarfs = sum(dwarf.clan == clan for dwarf in data.dwarf)
        yield from unless(dwarfs >= 4, "not_enough", "dwarf", found=dwarfs, wanted=4)


# ---------------------------------------------------------------- set-ups


def _setups(data: Data) -> Iterator[Mistake]:
    """The table of DC-3 adds up for every number of players."""
    counts = range(data.players_min, data.players_max + 1)
    wrong = same_ids("setup", [row.players for row in data.setup], counts, ordered=False)
    yield from wrong
    if not wrong:
        for number, row in enumerate(data.setup):
            yield from _setup(data, row, f"setup.{number + 1}")
            yield from _pool(data, row, f"setup.{number + 1}")


def _setup(data: Data, row: SetupData, place: str) -> Iterator[Mistake]:
    """Area, deal, pile and bank (DC-3.2, DC-3.7, DC-3.8)."""
    n, deal, rules = row.players, row.deal, data.rules
    yield from between(f"{place}.goal_distance", row.goal_distance, 2, MOST)
    yield from follows(f"{place}.area", row.area, 2 * row.goal_distance + 1)
    for back, dealt in (("I", deal.I), ("II", deal.II)):
        yield from between(f"{place}.deal.{back}", dealt, 0, MOST)
    yield from follows(f"{place}.deal", deal.I + deal.II, rules.start_hand)
    sizes = Counter(card.back for card in data.pile_cards)
    shares = {"I": n * deal.I, "II": n * deal.II, "III": 0}
    left = {back: sizes[back] - rules.removed_per_back - shares[back] for back in BACKS}
    missing = [back for back in BACKS if left[back] < 0]
    if missing:
        yield Mistake("not_enough_cards", f"{place}.deal", {"players": n, "backs": ", ".join(missing)})
        return
    yield from _check_counts(
        f"{place}.draw_pile", {back: getattr(row.draw_pile, back) for back in BACKS}, left
    )
    yield from follows(f"{place}.draw_pile.total", row.draw_pile.total, sum(left.values()))
    yield from follows(f"{place}.bank_gold", row.bank_gold, data.gold.nuggets - n * rules.start_gold)


def _pool(data: Data, row: SetupData, place: str) -> Iterator[Mistake]:
    """The clan cards of DC-3.3; both clans always have a worker (DC-18.19)."""
    n, pool = row.players, row.clan_pool
    for name, count in msgspec.structs.asdict(pool).items():
        yield from between(f"{place}.clan_pool.{name}", count, 0, MOST)
    both = pool.blue_loyal + pool.blue_saboteur + pool.yellow_loyal + pool.yellow_saboteur
    yield from unless(not (pool.one_clan and both), "pool_mixed", f"{place}.clan_pool")
    yield from unless(pool.one_clan == (n in (3, 4)), "pool_one_clan", f"{place}.clan_pool", players=n)
    if pool.size < n:
        yield Mistake("not_enough", f"{place}.clan_pool", {"found": pool.size, "wanted": n})
        return
    yield from follows(f"{place}.clan_cards_set_aside", row.clan_cards_set_aside, pool.size - n)
    cards = Counter((card.clan, card.role) for card in data.clan_card)
    for clan in CLANS:
        for role in ROLES:
            wanted = pool.count(clan, role)
            if wanted > cards[clan, role]:
                values: dict[str, str | int] = {"wanted": wanted, "found": cards[clan, role]}
                yield Mistake("pool_cards", f"{place}.clan_pool", {"clan": clan, "role": role, **values})
    workers = Counter[Clan]()
    for clan in CLANS:
        for role in ROLES:
            workers[works_for(clan, role)] += pool.count(clan, role)
    yield from unless(max(workers.values()) < n, "pool_sides", f"{place}.clan_pool", players=n)


# ---------------------------------------------------------------- options and limits


def _options(data: Data) -> Iterator[Mistake]:
    """The options of DC-23."""
    wanted = ("deck", "first_player", "clan_34", "agreed_end")
    wrong = same_ids("option", [option.name for option in data.option], wanted)
    yield from wrong
    if wrong:
        return
    deck, first, clan, agreed = data.option
    yield from check_allowed("option.1.values", deck.values, [data.deck.id])
    yield from check_allowed("option.1.default", deck.default, data.deck.id)
    yield from check_allowed("option.2.values", first.values, [])
    yield from check_allowed("option.2.default", first.default, "random")
    yield from check_allowed("option.3.values", clan.values, ["random", *CLANS])
    yield from check_allowed("option.3.default", clan.default, "random", *CLANS)
    yield from check_allowed("option.4.values", agreed.values, [])
    if type(agreed.default) is not bool:
        yield Mistake("wrong_type", "option.4.default", {"wanted": "truth", "found": _kind(agreed.default)})


def _kind(value: object) -> str:
    return "text" if isinstance(value, str) else "number"


def _limits(data: Data) -> Iterator[Mistake]:
    """The limits of the codes of actions, and figures that make no sense."""
    rules = data.rules
    yield from between("totals", len(data.pile_cards), 1, MOST_CARDS)
    names = {space for card in data.cave_cards for space in card.spaces}
    yield from between("path_card", len(names), 1, int(g.ID_STRIDE) - 2)
    for name in ("start_gold", "hand_limit", "removed_per_back", "moves_bonus_boots"):
        yield from between(f"rules.{name}", getattr(rules, name), 0, MOST)
    yield from between("rules.start_hand", rules.start_hand, 1, max(1, rules.hand_limit))
    yield from between("rules.moves_per_turn", rules.moves_per_turn, 1, MOST)
    veins = sum(mark == "vein" for card in data.cave_cards for mark in card.marks.values())
    wanted = data.players_max * rules.start_gold + veins
    yield from unless(
        data.gold.nuggets >= wanted, "not_enough", "gold.nuggets", found=data.gold.nuggets, wanted=wanted
    )


# ---------------------------------------------------------------- another deck beside ours


def looks(data: Data, house: Data) -> list[Mistake]:
    """Our texts name cards by their ids, so a card with an id of ours must be what they say."""
    ours = {name: look for _, name, look in _looks(house)}
    return [
        Mistake("other_look", f"{group}.{name}", {"card": name})
        for group, name, look in _looks(data)
        if ours.get(name, look) != look
    ]


def _looks(data: Data) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The facts that the name of a card states."""
    for card in data.path_card:
        shape = re.sub(r"-(vertical|horizontal|NE|NW)$", "", card.shape)
        yield "path_card", card.id, (shape, card.special, card.back)
    for action in data.action_card:
        yield "action_card", action.id, (action.type,)
