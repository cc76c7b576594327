"""The box: `data.toml`, decoded strictly, checked, and turned into the numbers the rules work with.

`read` is a pure function of the file's text: another deck is another text (a data pack). What is
wrong with it is said all at once, each mistake with its place (`engine.packs`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzemi.engine.bits import bit
from podzemi.engine.data import packs
from podzemi.engine.data.counts import check_counts
from podzemi.engine.game import Option, OptionValue
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.codes import clan_card
from podzemi.games.dark_cave.data import checks
from podzemi.games.dark_cave.data.schema import (
    BACKS,
    CARD_TYPES,
    CLANS,
    DOWN,
    MARKS,
    MONSTERS,
    ROLES,
    SIDES,
    ActionCard,
    Back,
    CaveCard,
    Clan,
    Data,
    Monster,
    PathCard,
    Pool,
    Role,
    SetupData,
    Side,
    works_for,
)
from podzemi.games.dark_cave.state import Box

check_counts(s, BACK_COUNT=BACKS, MONSTER_COUNT=MONSTERS)


def read(text: str, house: Data | None = None) -> Data:
    """The components from TOML; PackError with every mistake and its place.

    `house`: the deck whose cards our texts name; a card of another deck with the same id must look the same.
    """
    header: dict[str, str | int] = {"game": "dark-cave", "schema": 1}
    data = packs.read(text, Data, header, (checks.pictures, checks.figures))
    if house is not None and (wrong := checks.looks(data, house)):
        raise packs.PackError.of(wrong, text)
    return data


# ---------------------------------------------------------------- numbers


def numbers(data: Data) -> Box:
    """The components as the rules want them, cards in the order of their ids."""
    pile = sorted(data.pile_cards, key=lambda card: card.id)
    faces: list[CaveCard | None] = [card if isinstance(card, PathCard) else None for card in pile]
    goals = sorted(data.goal_card, key=lambda card: card.id)
    faces += [data.start_card, *goals]
    ids = sorted({DOWN, *(space for card in data.cave_cards for space in card.spaces)})
    backs = [BACKS.index(card.back) for card in pile]
    rows: list[SetupData | None] = [None] * (data.players_max + 1)
    for row in data.setup:
        rows[row.players] = row
    moves = {monster.id: monster.move for monster in data.monster}
    face_names = [card.id for card in pile] + [card.id for card in (data.start_card, *goals)]
    return Box(
        deck=data.deck.id,
        designed=data.deck.designed,
        cards=len(pile),
        face_name=face_names,
        face_number={name: number for number, name in enumerate(face_names)},
        space_name=ids,
        space_number={name: number for number, name in enumerate(ids)},
        back=backs,
        kind=[1 + CARD_TYPES.index(card.type) if isinstance(card, ActionCard) else s.PATH for card in pile],
        by_back=[[card for card, b in enumerate(backs) if b == back] for back in range(len(BACKS))],
        mask=[sum(bit(side) for side in _sides(card, rot)) for card in faces for rot in (0, 1)],
        opening=[
            _sides(card, rot).get(side, s.NONE)
            for card in faces
            for rot in (0, 1)
            for side in range(g.SIDE_COUNT)
        ],
        links=[_near(card, place) for card in faces for place in range(g.PLACE_STRIDE)],
        touch=[
            [side for side, space in sorted(_sides(card, rot).items()) if space == place]
            for card in faces
            for rot in (0, 1)
            for place in range(g.PLACE_STRIDE)
        ],
        mark=[_mark(card, place) for card in faces for place in range(g.PLACE_STRIDE)],
        spaces=[0 if card is None else len(card.spaces) for card in faces],
        space_id=[_space_id(card, place, ids) for card in faces for place in range(g.PLACE_STRIDE)],
        local=[_local(card, number, ids) for card in faces for number in range(g.ID_STRIDE)],
        start_gold=data.rules.start_gold,
        hand_limit=data.rules.hand_limit,
        moves=data.rules.moves_per_turn,
        boots_bonus=data.rules.moves_bonus_boots,
        web_start_side=data.rules.cobweb_start_side,
        removed=data.rules.removed_per_back,
        gold=data.gold.nuggets,
        monster_moves=[moves[monster] for monster in MONSTERS],
        distance=[0 if row is None else row.goal_distance for row in rows],
        deal=[n for row in rows for n in ((0, 0, 0) if row is None else (row.deal.I, row.deal.II, 0))],
        one_clan=[int(row is not None and row.clan_pool.one_clan) for row in rows],
        pool=[[kind for kind, _ in _clan_cards(row)] for row in rows],
        pool_name=[[name for _, name in _clan_cards(row)] for row in rows],
    )


def _sides(card: CaveCard | None, rot: int) -> dict[int, int]:
    """Open sides and the spaces there; a half turn swaps opposite sides (DC-0.3)."""
    if card is None:
        return {}
    return {
        (SIDES.index(side) + 2 * rot) % len(SIDES): card.spaces.index(space)
        for side, space in card.openings.items()
    }


def _near(card: CaveCard | None, place: int) -> list[int]:
    if card is None or place >= len(card.spaces):
        return []
    space = card.spaces[place]
    pairs = [*card.links, *([b, a] for a, b in card.links)]
    return sorted(card.spaces.index(other) for one, other in pairs if one == space)


def _mark(card: CaveCard | None, place: int) -> int:
    if card is None or place >= len(card.spaces) or card.spaces[place] not in card.marks:
        return s.PLAIN
    return 1 + MARKS.index(card.marks[card.spaces[place]])


def _space_id(card: CaveCard | None, place: int, ids: list[str]) -> int:
    if place == g.DOWN:
        return ids.index(DOWN)
    return s.NONE if card is None or place >= len(card.spaces) else ids.index(card.spaces[place])


def _local(card: CaveCard | None, number: int, ids: list[str]) -> int:
    if card is None or number >= len(ids) or ids[number] not in card.spaces:
        return s.NONE
    return card.spaces.index(ids[number])


def _clan_cards(row: SetupData | None) -> list[tuple[int, str]]:
    """The pool as kinds and ids, in the order of the ids; one clan is listed as blue (DC-3.3)."""
    if row is None:
        return []
    return [
        (clan_card(clan, role), f"C-{CLANS[clan]}-{ROLES[role]}-{number + 1}")
        for clan in range(len(CLANS))
        for role in range(len(ROLES))
        for number in range(row.clan_pool.count(CLANS[clan], ROLES[role]))
    ]


DATA: Final = read(files("podzemi.games.dark_cave.data").joinpath("data.toml").read_text("utf-8"))
BOX: Final = numbers(DATA)

_CLAUSES: Final = {
    "deck": "DC-23.1",
    "first_player": "DC-23.2",
    "clan_34": "DC-23.3",
    "agreed_end": "DC-23.4",
}


def options(data: Data) -> tuple[Option, ...]:
    """The options of DC-23; some values the file leaves to the rules."""
    values: dict[str, list[OptionValue]] = {
        "first_player": ["random", *range(data.players_max)],
        "agreed_end": [False, True],
    }
    return tuple(Option(o.name, o.values or values[o.name], o.default, _CLAUSES[o.name]) for o in data.option)


OPTIONS: Final = options(DATA)

__all__ = [
    "BACKS",
    "BOX",
    "CARD_TYPES",
    "CLANS",
    "DATA",
    "MONSTERS",
    "OPTIONS",
    "ROLES",
    "SIDES",
    "Back",
    "Clan",
    "Data",
    "Monster",
    "Pool",
    "Role",
    "Side",
    "numbers",
    "options",
    "read",
    "works_for",
]
