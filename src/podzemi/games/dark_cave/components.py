"""The box: `data.toml`, decoded strictly, checked, and turned into the numbers the rules work with.

`read` is a pure function of the file's text: another deck is another text. What is wrong with
it is said all at once, each problem with its place (`DeckError`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from podzemi.engine.game import Option, OptionValue
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.state import Box

Provenance = str | dict[str, str]
Back = Literal["I", "II", "III"]
Side = Literal["N", "E", "S", "W"]
Mark = Literal["lair", "ladder", "bridge", "tunnel", "vein", "exit"]
Special = Literal["none", "lair", "ladder", "bridge", "tunnel", "vein", "exit"]
Clan = Literal["blue", "yellow"]
Role = Literal["loyal", "saboteur"]
Monster = Literal["rat", "crawler", "goblin"]
CardType = Literal[
    "secret_information", "cave_in", "swap_hands", "cobweb", "boots", "battle_axe", "rat", "crawler", "goblin"
]

BACKS: Final[tuple[Back, ...]] = Back.__args__  # type: ignore[attr-defined]
SIDES: Final[tuple[Side, ...]] = Side.__args__  # type: ignore[attr-defined]
MARKS: Final[tuple[Mark, ...]] = Mark.__args__  # type: ignore[attr-defined]
CLANS: Final[tuple[Clan, ...]] = Clan.__args__  # type: ignore[attr-defined]
ROLES: Final[tuple[Role, ...]] = Role.__args__  # type: ignore[attr-defined]
MONSTERS: Final[tuple[Monster, ...]] = Monster.__args__  # type: ignore[attr-defined]
CARD_TYPES: Final[tuple[CardType, ...]] = CardType.__args__  # type: ignore[attr-defined]

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

DOWN: Final = "down"


class DeckError(ValueError):
    """A component file that is no deck of this game; `problems` lists everything that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


# ---------------------------------------------------------------- the file


class DeckData(Struct, frozen=True, forbid_unknown_fields=True):
    """Which deck this is; `designed` decks are shown to players as house decks (DC-23.1)."""

    id: str
    designed: bool
    name_en: str
    name_cs: str
    name_sk: str
    name_pl: str
    covers: list[str]
    prov: Provenance


class OptionData(Struct, frozen=True, forbid_unknown_fields=True):
    name: Literal["deck", "first_player", "clan_34", "agreed_end"]
    type: str
    default: OptionValue
    prov: Provenance
    values: list[OptionValue] = []
    players: list[int] = []


class Totals(Struct, frozen=True, forbid_unknown_fields=True):
    prov: Provenance
    path_cards: int
    path_by_back: dict[Back, int]
    path_by_special: dict[Special, int]
    action_cards: int
    action_by_back: dict[Back, int]
    action_by_type: dict[CardType, int]
    start_cards: Literal[1]
    goal_cards: Literal[4]
    clan_cards: int
    dwarf_cards: int
    dwarf_figures: int
    overview_cards: int
    monsters: Literal[3]
    cobweb_tokens: int
    gold_nuggets: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules; those the rules are built on have one value only."""

    prov: Provenance
    start_gold: int
    start_hand: int
    hand_limit: int
    hand_limit_prov: str
    removed_per_back: int
    moves_per_turn: int
    moves_bonus_boots: int
    discard_min: Literal[1]
    discard_max: Literal[2]
    cobweb_start_side: Literal[2]
    gold_per_vein: Literal[1]
    max_boots_per_player: Literal[1]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    I: int  # noqa: E741
    II: int


class Pool(Struct, frozen=True, forbid_unknown_fields=True):
    """How many clan cards of which kind: of both clans, or of the one that plays (DC-3.3)."""

    blue_loyal: int = 0
    blue_saboteur: int = 0
    yellow_loyal: int = 0
    yellow_saboteur: int = 0
    one_clan_loyal: int = 0
    one_clan_saboteur: int = 0

    @property
    def one_clan(self) -> bool:
        return self.one_clan_loyal + self.one_clan_saboteur > 0

    @property
    def size(self) -> int:
        return sum(msgspec.structs.astuple(self))

    def count(self, clan: Clan, role: Role) -> int:
        """Cards of that kind; the one clan is listed as blue."""
        if self.one_clan:
            return int(getattr(self, f"one_clan_{role}")) if clan == "blue" else 0
        return int(getattr(self, f"{clan}_{role}"))


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    I: int  # noqa: E741
    II: int
    III: int
    total: int


class SetupData(Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    area: int
    goal_distance: int
    deal: Deal
    clan_pool: Pool
    clan_cards_set_aside: int
    draw_pile: Pile
    bank_gold: int
    prov: Provenance


class CaveCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What start, goal and path cards share: a picture of spaces and links (DC-2)."""

    id: str
    special: Special
    shape: str
    openings: dict[Side, str]
    spaces: list[str]
    links: list[list[str]]
    marks: dict[str, Mark]
    prov: Provenance


class PathCard(CaveCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    back: Back


class ActionType(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardType
    kind: str
    count: int
    count_by_back: dict[Back, int]
    en: str
    cs: str
    sk: str
    pl: str
    prov: Provenance
    move: int = 0


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    back: Back
    type: CardType
    prov: Provenance
    token: str = ""


class MonsterData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Monster
    move: int
    attack: str
    prov: Provenance


class TokenData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sides: list[int]
    symbol: str
    prov: Provenance


class ClanCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clan: Clan
    role: Role
    works_for: Clan
    prov: Provenance


class DwarfData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clan: Clan
    prov: Provenance


class GoldData(Struct, frozen=True, forbid_unknown_fields=True):
    nuggets: int
    value: Literal[1]
    prov: Provenance


class OverviewData(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    use: str
    prov: Provenance


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    schema: Literal[1]
    game: Literal["dark-cave"]
    title_en: str
    title_cs: str
    title_sk: str
    title_pl: str
    designer: str
    illustrator: str
    players_min: Literal[2]
    players_max: Literal[8]
    age_min: int
    minutes: int
    deck: DeckData
    option: list[OptionData]
    totals: Totals
    rules: Figures
    setup: list[SetupData]
    start_card: CaveCard
    goal_card: list[CaveCard]
    path_card: list[PathCard]
    action_type: list[ActionType]
    action_card: list[ActionCard]
    monster: list[MonsterData]
    cobweb_token: list[TokenData]
    clan_card: list[ClanCard]
    dwarf: list[DwarfData]
    gold: GoldData
    overview: OverviewData

    @property
    def pile_cards(self) -> list[PathCard | ActionCard]:
        """Everything that is drawn."""
        return [*self.path_card, *self.action_card]

    @property
    def cave_cards(self) -> list[CaveCard]:
        """Everything that can lie in the cave."""
        return [self.start_card, *self.goal_card, *self.path_card]

    def provenance(self, card: str) -> Provenance:
        """Where a card's figures come from: R rulebook, X other source, D designed."""
        entries: list[CaveCard | ActionCard | ClanCard] = [
            *self.cave_cards,
            *self.action_card,
            *self.clan_card,
        ]
        for entry in entries:
            if entry.id == card:
                return entry.prov
        raise LookupError(f"no card {card!r}")


def read(text: str) -> Data:
    """The components from TOML; DeckError with every problem and its place."""
    try:
        data = msgspec.toml.decode(text, type=Data)
    except msgspec.MsgspecError as error:
        raise DeckError([str(error)]) from None
    problems = [
        *_ids(data),
        *(problem for card in data.cave_cards for problem in _picture(card)),
        *(problem for card in data.path_card for problem in _crossing(card)),
        *_goals(data),
        *_counts(data),
        *_actions(data),
        *_clans(data),
        *_setups(data),
        *_options(data),
        *_limits(data),
    ]
    if problems:
        raise DeckError(problems)
    return data


# ---------------------------------------------------------------- checks


def _ids(data: Data) -> list[str]:
    """Every id once, per kind of thing; the cards of the piles and the cave together."""
    cards = [card.id for card in data.cave_cards]
    cards += [card.id for card in data.action_card] + [card.id for card in data.clan_card]
    groups: dict[str, list[str]] = {
        "card": cards,
        "action_type": [kind.id for kind in data.action_type],
        "monster": [monster.id for monster in data.monster],
        "cobweb_token": [token.id for token in data.cobweb_token],
        "dwarf": [dwarf.id for dwarf in data.dwarf],
        "option": [option.name for option in data.option],
        "setup": [str(setup.players) for setup in data.setup],
    }
    return [
        f"{group} {name}: this id stands {times} times"
        for group, names in groups.items()
        for name, times in Counter(names).items()
        if times > 1
    ]


def _picture(card: CaveCard) -> list[str]:
    """Openings, links and marks name spaces of the card, and they are what its shape says (DC-1.3)."""
    wrong = []
    known = set(card.spaces)
    if not card.spaces:
        wrong.append("has no spaces")
    if len(known) < len(card.spaces):
        wrong.append("names a space twice")
    if DOWN in known:
        wrong.append(f"has a space {DOWN!r}; that name is kept for face-down goals")
    if len(known) >= s.SPACES:
        wrong.append(f"has more than {s.SPACES - 1} spaces")
    wrong += [
        f"opening {side} leads to an unknown space {o!r}"
        for side, o in card.openings.items()
        if o not in known
    ]
    wrong += [
        f"mark {mark!r} is on an unknown space {o!r}" for o, mark in card.marks.items() if o not in known
    ]
    for link in card.links:
        if len(link) != 2 or link[0] == link[1]:
            wrong.append(f"link {link} does not join two spaces")
        elif not set(link) <= known:
            wrong.append(f"link {link} names an unknown space")
    pairs = Counter(tuple(sorted(link)) for link in card.links)
    wrong += [f"link {list(pair)} stands twice" for pair, times in pairs.items() if times > 1]
    if card.shape not in SHAPES:
        wrong.append(f"has an unknown shape {card.shape!r}")
    elif set(card.openings) != set(SHAPES[card.shape]):
        found, meant = "".join(card.openings), SHAPES[card.shape]
        wrong.append(f"opens to {found or 'nowhere'}, but a {card.shape} opens to {meant}")
    marks = sorted(set(card.marks.values()))
    if marks != ([] if card.special == "none" else [card.special]):
        wrong.append(f"is {card.special!r}, but its marks are {marks}")
    if not wrong:
        inside = _distances(card, list(card.openings.values()))
        wrong += [
            f"space {space!r} cannot be reached from outside" for space in card.spaces if space not in inside
        ]
    return [f"card {card.id}: {problem}" for problem in wrong]


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


def _crossing(card: PathCard) -> list[str]:
    """Crossing costs 1, 2 or 3 moves by the back (DC-2.2 to DC-2.4); bridges and tunnels part two paths."""
    if _picture(card):
        return []
    wrong = []
    cost = BACKS.index(card.back) + 1
    ends = list(card.openings.items())
    joined = 0
    for i, (side, space) in enumerate(ends):
        away = _distances(card, [space], "tunnel")
        for other_side, other in ends[i + 1 :]:
            if other in away:
                joined += 1
                if away[other] + 1 != cost:
                    wrong.append(
                        f"{side} to {other_side} costs {away[other] + 1} moves, back {card.back} {cost}"
                    )
    if card.special in ("bridge", "tunnel") and joined != 2:
        wrong.append(f"a {card.special} card has two paths that do not touch")
    elif card.special not in ("bridge", "tunnel") and joined != len(ends) * (len(ends) - 1) // 2:
        wrong.append("two of its openings are not joined")
    if card.special == "exit":
        wrong.append("an exit is on a goal card only")
    return [f"card {card.id}: {problem}" for problem in wrong]


def _goals(data: Data) -> list[str]:
    """Four different goals, each to be entered from every side, the feature further in (DC-1.4)."""
    wrong = []
    features = sorted(card.special for card in data.goal_card)
    if features != ["exit", "ladder", "lair", "vein"]:
        wrong.append(f"goal_card: wanted one exit, one lair, one ladder and one vein, got {features}")
    for card in data.goal_card:
        sides = set(card.openings)
        if not (sides & {"N", "S"} and sides & {"E", "W"}):
            wrong.append(f"card {card.id}: cannot be entered from every side (DC-1.4.2)")
        if set(card.marks) & set(card.openings.values()):
            wrong.append(f"card {card.id}: its feature is on a space that is entered first (DC-1.4.1)")
    if data.start_card.special != "ladder" or len(data.start_card.spaces) != 1:
        wrong.append(f"card {data.start_card.id}: the start card is a ladder with one space")
    return wrong


def _differ(place: str, counted: Mapping[Any, int], stated: Mapping[Any, int]) -> list[str]:
    return [
        f"{place}: {name} stands for {stated.get(name, 0)}, but there are {counted.get(name, 0)}"
        for name in sorted({*counted, *stated})
        if counted.get(name, 0) != stated.get(name, 0)
    ]


def _counts(data: Data) -> list[str]:
    """The figures of [totals] against what is listed."""
    totals = data.totals
    single = {
        "path_cards": (len(data.path_card), totals.path_cards),
        "action_cards": (len(data.action_card), totals.action_cards),
        "goal_cards": (len(data.goal_card), totals.goal_cards),
        "clan_cards": (len(data.clan_card), totals.clan_cards),
        "dwarf_cards": (len(data.dwarf), totals.dwarf_cards),
        "dwarf_figures": (len(data.dwarf), totals.dwarf_figures),
        "overview_cards": (data.overview.cards, totals.overview_cards),
        "monsters": (len(data.monster), totals.monsters),
        "cobweb_tokens": (len(data.cobweb_token), totals.cobweb_tokens),
        "gold_nuggets": (data.gold.nuggets, totals.gold_nuggets),
    }
    counted = {name: pair[0] for name, pair in single.items()}
    stated = {name: pair[1] for name, pair in single.items()}
    return [
        *_differ("totals", counted, stated),
        *_differ("totals.path_by_back", Counter(c.back for c in data.path_card), totals.path_by_back),
        *_differ(
            "totals.path_by_special", Counter(c.special for c in data.path_card), totals.path_by_special
        ),
        *_differ("totals.action_by_back", Counter(c.back for c in data.action_card), totals.action_by_back),
        *_differ("totals.action_by_type", Counter(c.type for c in data.action_card), totals.action_by_type),
    ]


def _actions(data: Data) -> list[str]:
    """Action cards by type and back, the monsters' moves, the cobwebs' tokens."""
    wrong = []
    types = {kind.id: kind for kind in data.action_type}
    for name in CARD_TYPES:
        if name not in types:
            wrong.append(f"action_type {name}: is missing")
            continue
        cards = [card for card in data.action_card if card.type == name]
        wrong += _differ(f"action_type {name}", {"count": len(cards)}, {"count": types[name].count})
        counted = Counter(card.back for card in cards)
        wrong += _differ(f"action_type {name}.count_by_back", counted, types[name].count_by_back)
    for monster in data.monster:
        if monster.id in types and types[monster.id].move != monster.move:
            wrong.append(
                f"monster {monster.id}: moves {monster.move}, its cards say {types[monster.id].move}"
            )
        if not 1 <= monster.move <= 20:
            wrong.append(f"monster {monster.id}: {monster.move} is no number of moves")
    wrong += [f"monster {name}: is missing" for name in MONSTERS if name not in {m.id for m in data.monster}]
    tokens = {token.id for token in data.cobweb_token}
    for token in data.cobweb_token:
        if token.sides != [2, 1]:
            wrong.append(f"cobweb_token {token.id}: its sides are {token.sides}, not [2, 1]")
    for card in data.action_card:
        if (card.type == "cobweb") != (card.token in tokens):
            wrong.append(
                f"card {card.id}: a cobweb card, and no other, names one of the tokens; got {card.token!r}"
            )
    used = Counter(card.token for card in data.action_card if card.token)
    return wrong + [f"cobweb_token {token}: {n} cards use it" for token, n in used.items() if n > 1]


def _clans(data: Data) -> list[str]:
    """Saboteurs work for the other clan (DC-1.6); the ids are those of records (DC-3.3)."""
    wrong = []
    for card in data.clan_card:
        other: Clan = "yellow" if card.clan == "blue" else "blue"
        if card.works_for != (card.clan if card.role == "loyal" else other):
            wrong.append(
                f"card {card.id}: a {card.role} card of {card.clan} does not work for {card.works_for}"
            )
    for clan in CLANS:
        for role in ROLES:
            kind = [card.id for card in data.clan_card if (card.clan, card.role) == (clan, role)]
            meant = [f"C-{clan}-{role}-{number + 1}" for number in range(len(kind))]
            if kind != meant:
                wrong.append(f"clan_card: the {role} cards of {clan} are {kind}, not {meant}")
        dwarfs = sum(dwarf.clan == clan for dwarf in data.dwarf)
        if dwarfs < 4:
            wrong.append(f"dwarf: {clan} has {dwarfs}, but four are needed")
    return wrong


def _setups(data: Data) -> list[str]:
    """The table of DC-3 adds up for every number of players."""
    wrong = [f"setup {n}: is missing" for n in range(2, 9) if n not in {row.players for row in data.setup}]
    for row in data.setup:
        wrong += [f"setup {row.players}: {problem}" for problem in _setup(data, row)]
    return wrong


def _setup(data: Data, row: SetupData) -> list[str]:
    n, deal, pool = row.players, row.deal, row.clan_pool
    if not 2 <= n <= 8:
        return ["the game is for 2 to 8 players"]
    wrong = []
    if row.area != 2 * row.goal_distance + 1 or not 2 <= row.goal_distance <= 20:
        wrong.append(f"goals at distance {row.goal_distance} do not make an area of {row.area}")
    if deal.I < 0 or deal.II < 0 or data.rules.start_hand != deal.I + deal.II:
        wrong.append(f"deals {deal.I} and {deal.II} cards, not {data.rules.start_hand}")
    dealt = {"I": deal.I, "II": deal.II, "III": 0}
    sizes = Counter(card.back for card in data.pile_cards)
    left = {b: sizes[b] - data.rules.removed_per_back - n * dealt[b] for b in BACKS}
    stated = {"I": row.draw_pile.I, "II": row.draw_pile.II, "III": row.draw_pile.III}
    wrong += _differ("draw_pile", {str(b): left[b] for b in BACKS}, stated)
    if min(left.values()) < 0:
        wrong.append("there are not enough cards to deal")
    if row.draw_pile.total != sum(stated.values()):
        wrong.append(f"draw_pile.total is {row.draw_pile.total}, not {sum(stated.values())}")
    if row.bank_gold != data.gold.nuggets - n * data.rules.start_gold:
        wrong.append(f"bank_gold is {row.bank_gold}, not {data.gold.nuggets - n * data.rules.start_gold}")
    return wrong + _pool(data, row, pool)


def _pool(data: Data, row: SetupData, pool: Pool) -> list[str]:
    wrong = []
    n = row.players
    both = pool.blue_loyal + pool.blue_saboteur + pool.yellow_loyal + pool.yellow_saboteur
    if pool.one_clan and both:
        wrong.append("the pool is of one clan or of both, not mixed")
    if min(msgspec.structs.astuple(pool)) < 0:
        wrong.append("a count of the pool is negative")
    if pool.one_clan != (n in (3, 4)):
        wrong.append("three and four players use one clan, all others both (option clan_34)")
    if pool.size - n != row.clan_cards_set_aside or pool.size < n:
        wrong.append(f"a pool of {pool.size} leaves {pool.size - n}, not {row.clan_cards_set_aside}")
    cards = Counter((card.clan, card.role) for card in data.clan_card)
    for clan in CLANS:
        for role in ROLES:
            if pool.count(clan, role) > cards[clan, role]:
                wrong.append(f"the pool wants {pool.count(clan, role)} {role} cards of {clan}")
    for clan in CLANS:
        other: Clan = "yellow" if clan == "blue" else "blue"
        if pool.count(clan, "loyal") + pool.count(other, "saboteur") >= n:
            wrong.append("all players could work for one clan (DC-18.19)")
            break
    return wrong


def _options(data: Data) -> list[str]:
    """The options of DC-23."""
    by_name = {option.name: option for option in data.option}
    wrong = [
        f"option {name}: is missing"
        for name in ("deck", "first_player", "clan_34", "agreed_end")
        if name not in by_name
    ]
    if wrong:
        return wrong
    if by_name["deck"].values != [data.deck.id] or by_name["deck"].default != data.deck.id:
        wrong.append(f"option deck: its value is not the deck's id {data.deck.id!r}")
    if by_name["first_player"].default != "random":
        wrong.append("option first_player: the default is random")
    if (
        by_name["clan_34"].values != ["random", *CLANS]
        or by_name["clan_34"].default not in by_name["clan_34"].values
    ):
        wrong.append("option clan_34: the values are random, blue and yellow")
    if type(by_name["agreed_end"].default) is not bool:
        wrong.append("option agreed_end: the default is a truth value")
    return wrong


def _limits(data: Data) -> list[str]:
    """What the codes of actions have room for, and figures that make no sense."""
    wrong = []
    cards = len(data.path_card) + len(data.action_card)
    if cards > 120:
        wrong.append(f"{cards} cards are too many; there is room for 120")
    names = {space for card in data.cave_cards for space in card.spaces}
    if len(names) > s.IDS - 2:
        wrong.append(f"{len(names)} names of spaces are too many; there is room for {s.IDS - 2}")
    rules = data.rules
    for name in ("start_gold", "hand_limit", "removed_per_back", "moves_bonus_boots"):
        if not 0 <= getattr(rules, name) <= 20:
            wrong.append(f"rules.{name}: {getattr(rules, name)} makes no sense")
    if not 1 <= rules.start_hand <= rules.hand_limit:
        wrong.append(f"rules.start_hand: {rules.start_hand} is not from 1 to the hand limit")
    if not 1 <= rules.moves_per_turn <= 20:
        wrong.append(f"rules.moves_per_turn: {rules.moves_per_turn} makes no sense")
    if data.gold.nuggets < 8 * rules.start_gold + sum("vein" in c.marks.values() for c in data.cave_cards):
        wrong.append("gold.nuggets: not enough for eight players and the veins")
    return wrong


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
    return Box(
        deck=data.deck.id,
        designed=data.deck.designed,
        cards=len(pile),
        face_name=[card.id for card in pile] + [card.id for card in (data.start_card, *goals)],
        space_name=ids,
        back=backs,
        kind=[1 + CARD_TYPES.index(card.type) if isinstance(card, ActionCard) else s.PATH for card in pile],
        by_back=[[card for card, b in enumerate(backs) if b == back] for back in range(len(BACKS))],
        mask=[sum(1 << side for side in _sides(card, rot)) for card in faces for rot in (0, 1)],
        opening=[
            _sides(card, rot).get(side, s.NONE) for card in faces for rot in (0, 1) for side in range(4)
        ],
        links=[_near(card, place) for card in faces for place in range(s.SPACES)],
        touch=[
            [side for side, space in sorted(_sides(card, rot).items()) if space == place]
            for card in faces
            for rot in (0, 1)
            for place in range(s.SPACES)
        ],
        mark=[_mark(card, place) for card in faces for place in range(s.SPACES)],
        spaces=[0 if card is None else len(card.spaces) for card in faces],
        space_id=[_space_id(card, place, ids) for card in faces for place in range(s.SPACES)],
        local=[_local(card, number, ids) for card in faces for number in range(s.IDS)],
        start_gold=data.rules.start_gold,
        hand_limit=data.rules.hand_limit,
        moves=data.rules.moves_per_turn,
        boots_bonus=data.rules.moves_bonus_boots,
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
        (SIDES.index(side) + 2 * rot) % 4: card.spaces.index(space) for side, space in card.openings.items()
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
    if place == s.DOWN:
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
        (clan * 2 + role, f"C-{CLANS[clan]}-{ROLES[role]}-{number + 1}")
        for clan in range(2)
        for role in range(2)
        for number in range(row.clan_pool.count(CLANS[clan], ROLES[role]))
    ]


DATA: Final = read(files("podzemi.games.dark_cave").joinpath("data.toml").read_text("utf-8"))
BOX: Final = numbers(DATA)
GOALS: Final = tuple(BOX.face_name[BOX.cards + 1 :])

_CLAUSES: Final = {
    "deck": "DC-23.1",
    "first_player": "DC-23.2",
    "clan_34": "DC-23.3",
    "agreed_end": "DC-23.4",
}
_VALUES: Final[dict[str, list[OptionValue]]] = {
    "first_player": ["random", *range(DATA.players_max)],
    "agreed_end": [False, True],
}
"""Values that the file leaves to the rules."""

OPTIONS: Final = tuple(
    Option(o.name, o.values or _VALUES[o.name], o.default, _CLAUSES[o.name]) for o in DATA.option
)
