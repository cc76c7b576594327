"""The whole truth of one match of The Dark Cave. Compiled; only `rules` changes it.

Cards are numbered by their ids, ascending (DC-0.10). What cells, nodes, edges, pieces and faces
are, and how they are numbered: `geometry`. How entries of lists are packed: `codes`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied

NONE: Final[i64] = -1
BACK_COUNT: Final[i64] = 3

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
MONSTER_COUNT: Final[i64] = 3

# marks of spaces (DC-2.7)
PLAIN: Final[i64] = 0
LAIR: Final[i64] = 1
LADDER: Final[i64] = 2
BRIDGE: Final[i64] = 3
TUNNEL: Final[i64] = 4
VEIN: Final[i64] = 5
EXIT: Final[i64] = 6

# clans and roles: together a clan card (DC-1.6)
BLUE: Final[i64] = 0
YELLOW: Final[i64] = 1
LOYAL: Final[i64] = 0
SABOTEUR: Final[i64] = 1

# why a match is over (DC-11.7)
RUNNING: Final[i64] = 0
BY_CARDS: Final[i64] = 1
BY_CLAN: Final[i64] = 2
BY_AGREEMENT: Final[i64] = 3


class Box(Components):
    """The components as numbers; one object for all matches of a deck, never changed.

    Lists by face hold the cards, then the start card, then the goal cards by id.
    """

    deck: str
    designed: bool  # a house deck (DC-23.1)
    cards: i64
    face_name: list[str]
    face_number: dict[str, int]
    space_name: list[str]  # ascending, "down" among them
    space_number: dict[str, int]
    back: list[i64]  # by card: 0 to 2
    kind: list[i64]  # by card
    by_back: list[list[i64]]  # the cards of a back, ascending
    mask: list[i64]  # by face and rotation: bit s is set when side s is open
    opening: list[i64]  # by face, rotation and side: the space there, or NONE
    links: list[list[i64]]  # by face and space: spaces one move away on the card
    touch: list[list[i64]]  # by face, rotation and space: its open sides
    mark: list[i64]  # by face and space
    spaces: list[i64]  # by face: how many
    space_id: list[i64]  # by face and space: its id; DOWN is "down"
    local: list[i64]  # by face and id: the space, or NONE
    start_gold: i64
    hand_limit: i64
    moves: i64
    boots_bonus: i64
    web_start_side: i64  # the side of a cobweb that lies up at first
    removed: i64
    gold: i64
    monster_moves: list[i64]
    distance: list[i64]  # by players, as all below
    deal: list[i64]  # players * BACK_COUNT + back: cards dealt to each
    one_clan: list[i64]  # 1: all of one clan, listed as blue
    pool: list[list[i64]]  # the clan cards, by id
    pool_name: list[list[str]]

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "deck", "designed", "cards", "face_name", "face_number", "space_name", "space_number", "back",
        "kind", "by_back", "mask", "opening", "links", "touch", "mark", "spaces", "space_id", "local",
        "start_gold", "hand_limit", "moves", "boots_bonus", "web_start_side", "removed", "gold",
        "monster_moves", "distance", "deal", "one_clan", "pool", "pool_name",
    )

    def __init__(
        self, *,
        deck: str, designed: bool, cards: i64, face_name: list[str], face_number: dict[str, int],
        space_name: list[str], space_number: dict[str, int], back: list[i64], kind: list[i64],
        by_back: list[list[i64]], mask: list[i64], opening: list[i64], links: list[list[i64]],
        touch: list[list[i64]], mark: list[i64], spaces: list[i64], space_id: list[i64], local: list[i64],
        start_gold: i64, hand_limit: i64, moves: i64, boots_bonus: i64, web_start_side: i64, removed: i64,
        gold: i64, monster_moves: list[i64], distance: list[i64], deal: list[i64], one_clan: list[i64],
        pool: list[list[i64]], pool_name: list[list[str]],
    ) -> None:
        self.deck = deck; self.designed = designed; self.cards = cards; self.face_name = face_name
        self.face_number = face_number; self.space_name = space_name; self.space_number = space_number
        self.back = back; self.kind = kind; self.by_back = by_back; self.mask = mask; self.opening = opening
        self.links = links; self.touch = touch; self.mark = mark; self.spaces = spaces
        self.space_id = space_id; self.local = local; self.start_gold = start_gold
        self.hand_limit = hand_limit; self.moves = moves; self.boots_bonus = boots_bonus
        self.web_start_side = web_start_side; self.removed = removed; self.gold = gold
        self.monster_moves = monster_moves; self.distance = distance; self.deal = deal
        self.one_clan = one_clan; self.pool = pool; self.pool_name = pool_name
    # fmt: on


class State(Copied):
    """One match. Lists by seat, by piece, by goal cell, by monster, or in the order of happening."""

    box: Box
    dice: Dice
    # options
    players: i64
    first_option: i64  # a seat, or NONE for random
    clan_34: i64  # a clan, or NONE for random
    agreed_end: bool
    # turn
    phase: i64
    turn: i64  # turns begun, skipped ones too
    active: i64  # whose turn it is
    asked: i64  # the seat that decides
    queue: list[i64]  # seats still to be asked in AXE and VOTE, the asked one first
    monster: i64  # the monster just played, in AXE
    meet: i64  # bit m: monster m is still to be met, in AXE_ENTRY
    orient: i64  # the goal cell being turned, or NONE
    side: i64  # the side by which the dwarf enters it
    left: i64  # moves left
    steps: i64  # steps made this turn
    no_move: bool
    proposed: bool
    debt: i64  # cards owed in DRAW
    drawer: i64
    # seats
    clan: list[i64]
    up: list[i64]  # 1: the clan card lies face up
    looked_clan: list[i64]  # bit p: seat p has looked at it
    aside: list[i64]  # the clan cards set aside
    gold: list[i64]
    limit: list[i64]
    tolls: list[i64]  # bridges paid
    bites: list[i64]  # rat attacks suffered
    boots: list[i64]  # the boots card, or NONE
    axes: list[i64]  # `codes.owned`, the one laid first comes first
    dwarf: list[i64]  # node, or NONE when out
    lying: list[i64]
    out: list[i64]
    # cards
    hands: list[list[i64]]  # by seat, ascending
    pile: list[i64]  # the last one is the top
    boxed: list[i64]
    open: list[i64]  # discarded and seen by all, ascending
    hidden: list[i64]  # discarded face down: `codes.owned`
    swaps: list[i64]  # `codes.swap_of`
    memory: list[i64]  # `codes.memory_of`, ascending (DC-13.3)
    deeds: list[i64]  # cards played openly: `codes.deed`
    deed_hits: list[i64]  # bit p: seat p's dwarf was met by the monster played
    deed_turns: list[i64]
    # cave
    face: list[i64]  # by piece
    cell: list[i64]  # by piece, 0 when it does not lie in the cave
    rot: list[i64]  # by piece: 1 means 180
    turned: list[i64]  # by goal cell: 1 = face up
    looked_goal: list[i64]  # by goal cell, bit p: seat p has looked at it
    nuggets: list[i64]  # pieces with a nugget, ascending
    web_edge: list[i64]  # cobwebs, in the order of laying
    web_side: list[i64]
    web_card: list[i64]
    web_seat: list[i64]
    monster_at: list[i64]  # node, or NONE in the bank
    monster_card: list[i64]
    monster_seat: list[i64]  # before whom the card lies
    bank: i64
    first_out: i64
    # end
    ended: i64
    winner: i64  # a clan, or NONE
    saved: list[i64]
    treasure: list[i64]
    # what follows from the cave, kept up to date (`rules.cave`)
    laid: list[i64]  # face-up pieces by cell
    join: list[i64]  # by piece and side: the node across that side, or NONE
    ladders: list[i64]  # nodes, ascending
    rim: list[i64]  # empty cells beside a face-up card, ascending
    rim_need: list[i64]  # the sides a card there must open
    rim_care: list[i64]  # the sides that matter

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "box", "dice", "players", "first_option", "clan_34", "agreed_end", "phase", "turn", "active",
        "asked", "queue", "monster", "meet", "orient", "side", "left", "steps", "no_move", "proposed",
        "debt", "drawer", "clan", "up", "looked_clan", "aside", "gold", "limit", "tolls", "bites", "boots",
        "axes", "dwarf", "lying", "out", "hands", "pile", "boxed", "open", "hidden", "swaps", "memory",
        "deeds", "deed_hits", "deed_turns", "face", "cell", "rot", "turned", "looked_goal", "nuggets",
        "web_edge", "web_side", "web_card", "web_seat", "monster_at", "monster_card", "monster_seat", "bank",
        "first_out", "ended", "winner", "saved", "treasure", "laid", "join", "ladders", "rim", "rim_need",
        "rim_care",
    )

    def __init__(
        self, *,
        box: Box, dice: Dice, players: i64, first_option: i64, clan_34: i64, agreed_end: bool, phase: i64,
        turn: i64, active: i64, asked: i64, queue: list[i64], monster: i64, meet: i64, orient: i64,
        side: i64, left: i64, steps: i64, no_move: bool, proposed: bool, debt: i64, drawer: i64,
        clan: list[i64], up: list[i64], looked_clan: list[i64], aside: list[i64], gold: list[i64],
        limit: list[i64], tolls: list[i64], bites: list[i64], boots: list[i64], axes: list[i64],
        dwarf: list[i64], lying: list[i64], out: list[i64], hands: list[list[i64]], pile: list[i64],
        boxed: list[i64], open: list[i64], hidden: list[i64], swaps: list[i64], memory: list[i64],
        deeds: list[i64], deed_hits: list[i64], deed_turns: list[i64], face: list[i64], cell: list[i64],
        rot: list[i64], turned: list[i64], looked_goal: list[i64], nuggets: list[i64], web_edge: list[i64],
        web_side: list[i64], web_card: list[i64], web_seat: list[i64], monster_at: list[i64],
        monster_card: list[i64], monster_seat: list[i64], bank: i64, first_out: i64, ended: i64, winner: i64,
        saved: list[i64], treasure: list[i64], laid: list[i64], join: list[i64], ladders: list[i64],
        rim: list[i64], rim_need: list[i64], rim_care: list[i64],
    ) -> None:
        self.box = box; self.dice = dice; self.players = players; self.first_option = first_option
        self.clan_34 = clan_34; self.agreed_end = agreed_end; self.phase = phase; self.turn = turn
        self.active = active; self.asked = asked; self.queue = queue; self.monster = monster
        self.meet = meet; self.orient = orient; self.side = side; self.left = left; self.steps = steps
        self.no_move = no_move; self.proposed = proposed; self.debt = debt; self.drawer = drawer
        self.clan = clan; self.up = up; self.looked_clan = looked_clan; self.aside = aside; self.gold = gold
        self.limit = limit; self.tolls = tolls; self.bites = bites; self.boots = boots; self.axes = axes
        self.dwarf = dwarf; self.lying = lying; self.out = out; self.hands = hands; self.pile = pile
        self.boxed = boxed; self.open = open; self.hidden = hidden; self.swaps = swaps; self.memory = memory
        self.deeds = deeds; self.deed_hits = deed_hits; self.deed_turns = deed_turns; self.face = face
        self.cell = cell; self.rot = rot; self.turned = turned; self.looked_goal = looked_goal
        self.nuggets = nuggets; self.web_edge = web_edge; self.web_side = web_side; self.web_card = web_card
        self.web_seat = web_seat; self.monster_at = monster_at; self.monster_card = monster_card
        self.monster_seat = monster_seat; self.bank = bank; self.first_out = first_out; self.ended = ended
        self.winner = winner; self.saved = saved; self.treasure = treasure; self.laid = laid
        self.join = join; self.ladders = ladders; self.rim = rim; self.rim_need = rim_need
        self.rim_care = rim_care

    def clone(self) -> State:
        """A copy that shares nothing but the components."""
        return State(
            box=self.box, dice=self.dice.clone(), players=self.players, first_option=self.first_option,
            clan_34=self.clan_34, agreed_end=self.agreed_end, phase=self.phase, turn=self.turn,
            active=self.active, asked=self.asked, queue=self.queue[:], monster=self.monster, meet=self.meet,
            orient=self.orient, side=self.side, left=self.left, steps=self.steps, no_move=self.no_move,
            proposed=self.proposed, debt=self.debt, drawer=self.drawer, clan=self.clan[:], up=self.up[:],
            looked_clan=self.looked_clan[:], aside=self.aside[:], gold=self.gold[:], limit=self.limit[:],
            tolls=self.tolls[:], bites=self.bites[:], boots=self.boots[:], axes=self.axes[:],
            dwarf=self.dwarf[:], lying=self.lying[:], out=self.out[:], hands=[row[:] for row in self.hands],
            pile=self.pile[:], boxed=self.boxed[:], open=self.open[:], hidden=self.hidden[:],
            swaps=self.swaps[:], memory=self.memory[:], deeds=self.deeds[:], deed_hits=self.deed_hits[:],
            deed_turns=self.deed_turns[:], face=self.face[:], cell=self.cell[:], rot=self.rot[:],
            turned=self.turned[:], looked_goal=self.looked_goal[:], nuggets=self.nuggets[:],
            web_edge=self.web_edge[:], web_side=self.web_side[:], web_card=self.web_card[:],
            web_seat=self.web_seat[:], monster_at=self.monster_at[:], monster_card=self.monster_card[:],
            monster_seat=self.monster_seat[:], bank=self.bank, first_out=self.first_out, ended=self.ended,
            winner=self.winner, saved=self.saved[:], treasure=self.treasure[:], laid=self.laid[:],
            join=self.join[:], ladders=self.ladders[:], rim=self.rim[:], rim_need=self.rim_need[:],
            rim_care=self.rim_care[:],
        )
    # fmt: on


def insert_sorted(numbers: list[i64], number: i64) -> None:
    """Put a number into an ascending list."""
    place: i64 = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


def numbered(count: i64) -> list[i64]:
    """0, 1, 2, ..."""
    out: list[i64] = []
    number: i64 = 0
    while number < count:
        out.append(number)
        number += 1
    return out
