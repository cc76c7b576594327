"""The schema of `data.toml`: every component, with where its figures come from.

Strict: a field that does not exist and a value of the wrong kind are mistakes with a place.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.games.dark_cave import codes

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

BACKS: Final[tuple[Back, ...]] = get_args(Back)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
CLANS: Final[tuple[Clan, ...]] = get_args(Clan)
ROLES: Final[tuple[Role, ...]] = get_args(Role)
MONSTERS: Final[tuple[Monster, ...]] = get_args(Monster)
CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)


def works_for(clan: Clan, role: Role) -> Clan:
    """The clan that the owner of such a clan card works for (DC-0.8)."""
    return CLANS[codes.works_for(codes.clan_card(CLANS.index(clan), ROLES.index(role)))]


DOWN: Final = "down"
"""The space of a face-down goal (DC-2.9)."""
DECK_WORDS: Final = {"house": "dc-option-deck-house", "printed": "dc-option-deck-printed"}
"""The words for the ids of decks, as values of the option `deck` (DC-23.1)."""


class DeckData(Struct, frozen=True, forbid_unknown_fields=True):
    """The identity of the deck; `designed` decks are shown to players as house decks (DC-23.1)."""

    id: Literal["house", "printed"]
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
        """The number of cards of that kind; in a match of one clan its cards are listed as blue."""
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
    """The common part of start, goal and path cards: a picture of spaces and links (DC-2)."""

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
        """The source of a card's figures: R rulebook, X other source, D designed."""
        entries: list[CaveCard | ActionCard | ClanCard] = [
            *self.cave_cards,
            *self.action_card,
            *self.clan_card,
        ]
        for entry in entries:
            if entry.id == card:
                return entry.prov
        raise LookupError(f"no card {card!r}")
