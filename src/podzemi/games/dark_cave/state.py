"""The whole truth of one match of The Dark Cave. Compiled; only `rules` changes it.

Cards are numbered by their ids, ascending (DC-0.10). A *piece* is what can lie in the cave:
a path card (its card number), the start card, and the four goal cells; a *face* is the
picture on it, which for a goal cell is the goal card that lies there. A *node* is a space:
`piece * SPACES + place of the space on the card`, `DOWN` on a face-down goal. A *cell* is
`(x + OFFSET) * STRIDE + y + OFFSET`, so that cells order by x, then y; an *edge* is
`cell * 2 + EAST or SOUTH` of the smaller of its two cells; a *space* is `cell * IDS + id`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice

NONE: Final[i64] = -1
SPACES: Final[i64] = 16
DOWN: Final[i64] = 15
IDS: Final[i64] = 32
STRIDE: Final[i64] = 256
OFFSET: Final[i64] = 128
ORIGIN: Final[i64] = 32896  # cell (0, 0)
CORNERS: Final[i64] = 4
BACKS: Final[i64] = 3

# sides, clockwise; the opposite is two further (DC-0.2)
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

# phases that wait for a decision (DC-4)
ACT: Final[i64] = 0
VOTE: Final[i64] = 1
AXE: Final[i64] = 2
MOVE: Final[i64] = 3
ORIENT: Final[i64] = 4
AXE_ENTRY: Final[i64] = 5
OVER: Final[i64] = 6

# what a card is (DC-1.5); the monsters last, in the order of their resolution
PATH: Final[i64] = 0
SECRET: Final[i64] = 1
CAVE_IN: Final[i64] = 2
SWAP: Final[i64] = 3
COBWEB: Final[i64] = 4
BOOTS: Final[i64] = 5
AXE_CARD: Final[i64] = 6
RAT_CARD: Final[i64] = 7

RAT: Final[i64] = 0
CRAWLER: Final[i64] = 1
GOBLIN: Final[i64] = 2
MONSTERS: Final[i64] = 3

# marks of spaces (DC-2.7)
PLAIN: Final[i64] = 0
LAIR: Final[i64] = 1
LADDER: Final[i64] = 2
BRIDGE: Final[i64] = 3
TUNNEL: Final[i64] = 4
VEIN: Final[i64] = 5
EXIT: Final[i64] = 6

# a clan card: clan * 2 + role (DC-1.6)
BLUE: Final[i64] = 0
YELLOW: Final[i64] = 1
LOYAL: Final[i64] = 0
SABOTEUR: Final[i64] = 1

# why a match is over (DC-11.7)
RUNNING: Final[i64] = 0
BY_CARDS: Final[i64] = 1
BY_CLAN: Final[i64] = 2
BY_AGREEMENT: Final[i64] = 3


class Box:
    """The components as numbers; one object for all matches of a deck, never changed.

    Lists by face hold the cards, then the start card, then the goal cards by id.
    """

    __slots__ = (
        "back",
        "boots_bonus",
        "by_back",
        "cards",
        "deal",
        "deck",
        "designed",
        "distance",
        "face_name",
        "face_number",
        "gold",
        "hand_limit",
        "kind",
        "links",
        "local",
        "mark",
        "mask",
        "monster_moves",
        "moves",
        "one_clan",
        "opening",
        "pool",
        "pool_name",
        "removed",
        "space_id",
        "space_name",
        "space_number",
        "spaces",
        "start_gold",
        "touch",
    )

    def __init__(
        self,
        deck: str,
        designed: bool,
        cards: i64,
        face_name: list[str],
        space_name: list[str],
        back: list[i64],
        kind: list[i64],
        by_back: list[list[i64]],
        mask: list[i64],
        opening: list[i64],
        links: list[list[i64]],
        touch: list[list[i64]],
        mark: list[i64],
        spaces: list[i64],
        space_id: list[i64],
        local: list[i64],
        start_gold: i64,
        hand_limit: i64,
        moves: i64,
        boots_bonus: i64,
        removed: i64,
        gold: i64,
        monster_moves: list[i64],
        distance: list[i64],
        deal: list[i64],
        one_clan: list[i64],
        pool: list[list[i64]],
        pool_name: list[list[str]],
    ) -> None:
        self.deck: str = deck
        self.designed: bool = designed  # a house deck (DC-23.1)
        self.cards: i64 = cards
        self.face_name: list[str] = face_name
        self.face_number: dict[str, int] = {name: i for i, name in enumerate(face_name)}
        self.space_name: list[str] = space_name  # ascending, "down" among them
        self.space_number: dict[str, int] = {name: i for i, name in enumerate(space_name)}
        self.back: list[i64] = back  # by card: 0 to 2
        self.kind: list[i64] = kind  # by card
        self.by_back: list[list[i64]] = by_back  # the cards of a back, ascending
        self.mask: list[i64] = mask  # face * 2 + rot: bit s is set when side s is open
        self.opening: list[i64] = opening  # (face * 2 + rot) * 4 + side: the space there, or NONE
        self.links: list[list[i64]] = links  # face * SPACES + space: spaces one move away on the card
        self.touch: list[list[i64]] = touch  # (face * 2 + rot) * SPACES + space: its open sides
        self.mark: list[i64] = mark  # face * SPACES + space
        self.spaces: list[i64] = spaces  # by face: how many
        self.space_id: list[i64] = space_id  # face * SPACES + space: its id; DOWN is "down"
        self.local: list[i64] = local  # face * IDS + id: the space, or NONE
        self.start_gold: i64 = start_gold
        self.hand_limit: i64 = hand_limit
        self.moves: i64 = moves
        self.boots_bonus: i64 = boots_bonus
        self.removed: i64 = removed
        self.gold: i64 = gold
        self.monster_moves: list[i64] = monster_moves
        self.distance: list[i64] = distance  # by players, as all below
        self.deal: list[i64] = deal  # players * BACKS + back: cards dealt to each
        self.one_clan: list[i64] = one_clan  # 1: all of one clan, listed as blue
        self.pool: list[list[i64]] = pool  # the clan cards, by id
        self.pool_name: list[list[str]] = pool_name


FIELDS: Final = (
    "active",
    "agreed_end",
    "aside",
    "asked",
    "axes",
    "bank",
    "bites",
    "boots",
    "box",
    "boxed",
    "cell",
    "clan",
    "clan_34",
    "debt",
    "deed_hits",
    "deed_turns",
    "deeds",
    "dice",
    "drawer",
    "dwarf",
    "ended",
    "face",
    "first_option",
    "first_out",
    "gold",
    "hands",
    "hidden",
    "join",
    "ladders",
    "laid",
    "left",
    "limit",
    "looked_clan",
    "looked_goal",
    "lying",
    "meet",
    "memory",
    "monster",
    "monster_at",
    "monster_card",
    "monster_seat",
    "no_move",
    "nuggets",
    "open",
    "orient",
    "out",
    "phase",
    "pile",
    "players",
    "proposed",
    "queue",
    "rim",
    "rim_care",
    "rim_need",
    "rot",
    "saved",
    "side",
    "steps",
    "swaps",
    "tolls",
    "treasure",
    "turn",
    "turned",
    "up",
    "web_card",
    "web_edge",
    "web_seat",
    "web_side",
    "winner",
)


class State:
    """One match. Lists by seat, by piece, by goal cell, by monster, or in the order of happening."""

    __slots__ = FIELDS

    def __init__(
        self,
        box: Box,
        dice: Dice,
        players: i64,
        first_option: i64,
        clan_34: i64,
        agreed_end: bool,
        phase: i64,
        turn: i64,
        active: i64,
        asked: i64,
        queue: list[i64],
        monster: i64,
        meet: i64,
        orient: i64,
        side: i64,
        left: i64,
        steps: i64,
        no_move: bool,
        proposed: bool,
        debt: i64,
        drawer: i64,
        clan: list[i64],
        up: list[i64],
        looked_clan: list[i64],
        aside: list[i64],
        gold: list[i64],
        limit: list[i64],
        tolls: list[i64],
        bites: list[i64],
        boots: list[i64],
        axes: list[i64],
        dwarf: list[i64],
        lying: list[i64],
        out: list[i64],
        hands: list[list[i64]],
        pile: list[i64],
        boxed: list[i64],
        open: list[i64],
        hidden: list[i64],
        swaps: list[i64],
        memory: list[i64],
        deeds: list[i64],
        deed_hits: list[i64],
        deed_turns: list[i64],
        face: list[i64],
        cell: list[i64],
        rot: list[i64],
        turned: list[i64],
        looked_goal: list[i64],
        nuggets: list[i64],
        web_edge: list[i64],
        web_side: list[i64],
        web_card: list[i64],
        web_seat: list[i64],
        monster_at: list[i64],
        monster_card: list[i64],
        monster_seat: list[i64],
        bank: i64,
        first_out: i64,
        ended: i64,
        winner: i64,
        saved: list[i64],
        treasure: list[i64],
        laid: list[i64],
        join: list[i64],
        ladders: list[i64],
        rim: list[i64],
        rim_need: list[i64],
        rim_care: list[i64],
    ) -> None:
        self.box: Box = box
        self.dice: Dice = dice
        # options
        self.players: i64 = players
        self.first_option: i64 = first_option  # a seat, or NONE for random
        self.clan_34: i64 = clan_34  # a clan, or NONE for random
        self.agreed_end: bool = agreed_end
        # turn
        self.phase: i64 = phase
        self.turn: i64 = turn  # turns begun, skipped ones too
        self.active: i64 = active  # whose turn it is
        self.asked: i64 = asked  # the seat that decides
        self.queue: list[i64] = queue  # seats still to be asked in AXE and VOTE, the asked one first
        self.monster: i64 = monster  # the monster just played, in AXE
        self.meet: i64 = meet  # bit m: monster m is still to be met, in AXE_ENTRY
        self.orient: i64 = orient  # the goal cell being turned, or NONE
        self.side: i64 = side  # the side by which the dwarf enters it
        self.left: i64 = left  # moves left
        self.steps: i64 = steps  # steps made this turn
        self.no_move: bool = no_move
        self.proposed: bool = proposed
        self.debt: i64 = debt  # cards owed in DRAW
        self.drawer: i64 = drawer
        # seats
        self.clan: list[i64] = clan
        self.up: list[i64] = up  # 1: the clan card lies face up
        self.looked_clan: list[i64] = looked_clan  # bit p: seat p has looked at it
        self.aside: list[i64] = aside  # the clan cards set aside
        self.gold: list[i64] = gold
        self.limit: list[i64] = limit
        self.tolls: list[i64] = tolls  # bridges paid
        self.bites: list[i64] = bites  # rat attacks suffered
        self.boots: list[i64] = boots  # the boots card, or NONE
        self.axes: list[i64] = axes  # seat * CARD + card, the one laid first comes first
        self.dwarf: list[i64] = dwarf  # node, or NONE when out
        self.lying: list[i64] = lying
        self.out: list[i64] = out
        # cards
        self.hands: list[list[i64]] = hands  # by seat, ascending
        self.pile: list[i64] = pile  # the last one is the top
        self.boxed: list[i64] = boxed
        self.open: list[i64] = open  # discarded and seen by all, ascending
        self.hidden: list[i64] = hidden  # discarded face down: seat * CARD + card
        self.swaps: list[i64] = swaps  # (hidden cards before it) * 64 + seat * 8 + other seat
        self.memory: list[i64] = memory  # see `memory_of`, ascending (DC-13.3)
        self.deeds: list[i64] = deeds  # cards played openly: code * 8 + seat
        self.deed_hits: list[i64] = deed_hits  # bit p: seat p's dwarf was met by the monster played
        self.deed_turns: list[i64] = deed_turns
        # cave
        self.face: list[i64] = face  # by piece
        self.cell: list[i64] = cell  # by piece, 0 when it does not lie in the cave
        self.rot: list[i64] = rot  # by piece: 1 means 180
        self.turned: list[i64] = turned  # by goal cell: 1 = face up
        self.looked_goal: list[i64] = looked_goal  # by goal cell, bit p: seat p has looked at it
        self.nuggets: list[i64] = nuggets  # pieces with a nugget, ascending
        self.web_edge: list[i64] = web_edge  # cobwebs, in the order of laying
        self.web_side: list[i64] = web_side
        self.web_card: list[i64] = web_card
        self.web_seat: list[i64] = web_seat
        self.monster_at: list[i64] = monster_at  # node, or NONE in the bank
        self.monster_card: list[i64] = monster_card
        self.monster_seat: list[i64] = monster_seat  # before whom the card lies
        self.bank: i64 = bank
        self.first_out: i64 = first_out
        # end
        self.ended: i64 = ended
        self.winner: i64 = winner  # a clan, or NONE
        self.saved: list[i64] = saved
        self.treasure: list[i64] = treasure
        # what follows from the cave, kept up to date (`rules.cave`)
        self.laid: list[i64] = laid  # face-up pieces by cell
        self.join: list[i64] = join  # piece * 4 + side: the node across that side, or NONE
        self.ladders: list[i64] = ladders  # nodes, ascending
        self.rim: list[i64] = rim  # empty cells beside a face-up card, ascending
        self.rim_need: list[i64] = rim_need  # the sides a card there must open
        self.rim_care: list[i64] = rim_care  # the sides that matter

    def clone(self) -> State:
        return State(
            self.box,
            self.dice.clone(),
            self.players,
            self.first_option,
            self.clan_34,
            self.agreed_end,
            self.phase,
            self.turn,
            self.active,
            self.asked,
            self.queue[:],
            self.monster,
            self.meet,
            self.orient,
            self.side,
            self.left,
            self.steps,
            self.no_move,
            self.proposed,
            self.debt,
            self.drawer,
            self.clan[:],
            self.up[:],
            self.looked_clan[:],
            self.aside[:],
            self.gold[:],
            self.limit[:],
            self.tolls[:],
            self.bites[:],
            self.boots[:],
            self.axes[:],
            self.dwarf[:],
            self.lying[:],
            self.out[:],
            [hand[:] for hand in self.hands],
            self.pile[:],
            self.boxed[:],
            self.open[:],
            self.hidden[:],
            self.swaps[:],
            self.memory[:],
            self.deeds[:],
            self.deed_hits[:],
            self.deed_turns[:],
            self.face[:],
            self.cell[:],
            self.rot[:],
            self.turned[:],
            self.looked_goal[:],
            self.nuggets[:],
            self.web_edge[:],
            self.web_side[:],
            self.web_card[:],
            self.web_seat[:],
            self.monster_at[:],
            self.monster_card[:],
            self.monster_seat[:],
            self.bank,
            self.first_out,
            self.ended,
            self.winner,
            self.saved[:],
            self.treasure[:],
            self.laid[:],
            self.join[:],
            self.ladders[:],
            self.rim[:],
            self.rim_need[:],
            self.rim_care[:],
        )


CARD: Final[i64] = 128
"""Packs a card number beside something else."""


def memory_of(keeper: i64, card: i64, holder: i64, swap: i64) -> i64:
    """An entry of DC-13.3: the keeper handed the card over in that swap; holder NONE: face down."""
    return ((keeper * CARD + card) * 16 + holder + 1) * 256 + swap


def delta(side: i64) -> i64:
    """The step from a cell to its neighbour on that side."""
    if side == NORTH:
        return -1
    if side == EAST:
        return STRIDE
    if side == SOUTH:
        return 1
    return -STRIDE


def edge_at(cell: i64, side: i64) -> i64:
    """The edge on that side of a cell (DC-0.4)."""
    if side == NORTH:
        return (cell - 1) * 2
    if side == EAST:
        return cell * 2 + 1
    if side == SOUTH:
        return cell * 2
    return (cell - STRIDE) * 2 + 1


def works_for(clan_card: i64) -> i64:
    """The clan its owner works for (DC-0.8)."""
    clan: i64 = clan_card >> 1
    return 1 - clan if clan_card & 1 == SABOTEUR else clan


def in_order(cards: list[i64], card: i64) -> None:
    """Put a number into an ascending list."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def numbered(count: i64) -> list[i64]:
    """0, 1, 2, ..."""
    out: list[i64] = []
    number: i64 = 0
    while number < count:
        out.append(number)
        number += 1
    return out
