"""Loyalty puzzles: one friend and one foe can be proved, and two cards say that you know them.

Some looked at clan cards, helped and harmed; the rest is reasoning (`deduction`, which states the premise).
The player holds Boots and a Goblin: the Boots are for the one who certainly works for the same clan, the
Goblin is for the one who certainly does not, and neither is somebody whose card the player has seen. Nobody
else has cards, so that their turns are skipped (DC-4.3); every dwarf stands on a lair of its own, so that the
Goblin meets whom it is meant for (DC-7.5); the player's own is cut off from the cave and has boots already
(DC-6.5).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import ClassVar, Final, NamedTuple, TypeVar

from podzemi.engine.bits import bit, has
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.puzzles.exhaustive_search import Position, Rank
from podzemi.engine.puzzles.generated import PLAYER, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import Hint, Level
from podzemi.engine.values import Action
from podzemi.games.dark_cave import actions, codes, rules
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.data.tables import CLANS, MONSTERS, ROLES
from podzemi.games.dark_cave.puzzles.scene import clear_table, is_marked, lay_anywhere
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.solver.deduction import Deduction
from podzemi.games.dark_cave.state import Box, State
from podzemi.games.dark_cave.view.build import view
from podzemi.games.dark_cave.view.types import View

T = TypeVar("T")

GOBLIN_CARD: Final = int(s.RAT_CARD + s.GOBLIN)
CRAWLER_CARD: Final = int(s.RAT_CARD + s.CRAWLER)
NOBODY: Final = -1
LOOK: Final = "look"
HELP: Final = "help"
HARM: Final = "harm"
CUT_OFF: Final = 3
"""The player's dwarf stands at most so far from the start."""


class Size(NamedTuple):
    """How a level is drawn: so many players, looks of others, deeds that prove nothing, faces seen.

    `proof`: from how many clues to how many the two proofs take together.
    """

    players: tuple[int, ...]
    looks: int
    idle: int
    faces: int
    proof: tuple[int, int]


SIZES: Final[dict[Level, Size]] = {
    "easy": Size((4, 5), 2, 0, 1, (2, 3)),
    "medium": Size((5, 6), 3, 1, 1, (3, 4)),
    "hard": Size((6, 7, 8), 3, 2, 2, (4, 9)),
}
PRACTICE: Final = (
    Size((3,), 1, 0, 0, (2, 2)),
    Size((5,), 2, 0, 0, (3, 3)),
    Size((6,), 3, 1, 1, (3, 4)),
)


class WhoIsWho:
    """The search problem: whom the Boots and the Goblin go to."""

    def __init__(self, start: State) -> None:
        self.before = len(start.deeds)
        self.proofs = Deduction(start.box, view(start, PLAYER)).proofs()

    def codes(self, state: State) -> list[int]:
        return rules.legal(state, PLAYER)

    def after(self, state: State, code: int) -> State:
        """An absent dwarf saves itself with its axe."""
        after = state.clone()
        rules.apply(after, PLAYER, code)
        while after.phase != s.OVER and after.asked != PLAYER:
            rules.apply(after, after.asked, rules.default(after, after.asked))
        return after

    def key(self, state: State) -> Hashable:
        return (*self.answer(state), *state.hands[PLAYER])

    def answer(self, state: State) -> tuple[int, int]:
        """The seat that got the Boots, and the seat that the Goblin met."""
        friend, foe = NOBODY, NOBODY
        for deed, hits in zip(state.deeds[self.before :], state.deed_hits[self.before :], strict=True):
            code = codes.deed_code(deed)
            if codes.kind_of(code) == codes.PLAY_BOOTS:
                friend = int(codes.target_of(code))
            else:
                foe = next(seat for seat in range(state.players) if has(hits, seat))
        return friend, foe

    def rank(self, state: State) -> Rank | None:
        if state.phase != s.OVER:
            return None
        friend, foe = self.answer(state)
        return int(self.proofs.get(friend) is True), int(self.proofs.get(foe) is False)

    def known_rank(self, state: State) -> Rank | None:
        return self.rank(state)


class Loyalties(GeneratedPuzzles[State, Box]):
    """The second kind of puzzles of the game (`engine.puzzles.Kinds`)."""

    game: ClassVar[str] = "dark_cave loyalty"
    measures: tuple[str, ...] = ("friend", "foe")
    hints: tuple[str, ...] = ("proof", "numbers")
    practices: ClassVar[int] = len(PRACTICE)
    bands: ClassVar[dict[Level, tuple[float, float]]] = {
        "practice": (0.0, 99.0),
        "easy": (3.0, 5.0),
        "medium": (4.5, 6.0),
        "hard": (5.0, 99.0),
    }
    most: ClassVar[int] = 1_000
    written: ClassVar[str] = "puzzles_loyalty.json"

    def draw(self, level: Level, number: int, dice: Dice) -> State | None:
        size = PRACTICE[number - 1] if level == "practice" else SIZES[level]
        state = scene(self.box, size, dice)
        return state if state is not None and _is_worth_it(state, size) else None

    def task(self, start: State) -> WhoIsWho:
        return WhoIsWho(start)

    def is_fair(self, position: Position) -> bool:
        """There is a friend and a foe to be found."""
        return position.value == (1, 1)

    def values(self, rank: Rank) -> dict[str, int]:
        return dict(zip(self.measures, rank, strict=True))

    def stars(self, rank: Rank, goal: Rank) -> int:
        """Both, one, none: half a proof is a third of the way."""
        return (0, 1, 3)[sum(rank)]

    def decode(self, code: int) -> actions.Action:
        return actions.decode(self.box, code)

    # ------------------------------------------------------------ why

    def start(self, id: str, log: Log | None = None) -> State:
        state = super().start(id)
        if log is not None:
            log.events += past_events(state)
        return state

    def reasons(self, id: str) -> list[Hint]:
        return [self._proof(id, action) for action in self.best(id)]

    def hint(self, id: str, state: State, degree: int) -> Hint:
        """The rank counts the proof alone: the evidence it takes, not its consequences."""
        found = super().hint(id, state, degree)
        if degree != 2 or found.text == "over":
            return found
        last = super().hint(id, state, 3)
        return found if last.action is None else self._proof(id, last.action)

    def _proof(self, id: str, action: Action) -> Hint:
        """The events that prove the side of the player whom the action is about."""
        start = self.made(id).start
        seen = view(start, PLAYER)
        proof = Deduction(self.box, seen).proof(_about(seen, action))
        if not proof:
            return Hint("numbers", more=True)
        deeds = sorted({deed for clue in proof for deed in clue.deeds})
        faces = [clue.other for clue in proof if not clue.deeds]
        happened = [*_reveals(start, faces), *(event for deed in deeds for event in _deed(start, deed))]
        return Hint("proof", events=[event.seen_by(PLAYER) for event in happened], more=True)


def _about(seen: View, action: Action) -> int:
    match action:
        case actions.PlayBoots(player=player):
            return player
        case actions.PlayMonster(lair=lair):
            return next(seat for seat, side in enumerate(seen.seats) if side.dwarf == lair)
    raise AssertionError(action)


# ---------------------------------------------------------------- what has happened


def past_events(state: State) -> list[e.Event]:
    """The match so far, as the state remembers it, as if it had just happened."""
    faces = [seat for seat in range(state.players) if state.up[seat]]
    deeds = [event for number in range(len(state.deeds)) for event in _deed(state, number)]
    return [*_reveals(state, faces), *deeds]


def _reveals(state: State, seats: list[int]) -> Iterator[e.Event]:
    """Those who took a nugget from a vein have shown their card (DC-8.7)."""
    for seat in seats:
        card = state.clan[seat]
        yield e.ClanRevealed(seat, CLANS[codes.clan_of(card)], ROLES[codes.role_of(card)])


def _deed(state: State, number: int) -> Iterator[e.Event]:
    box, deed = state.box, state.deeds[number]
    seat, code = int(codes.deed_seat(deed)), codes.deed_code(deed)
    kind, target, card = codes.kind_of(code), int(codes.target_of(code)), box.face_name[codes.card_of(code)]
    if kind == codes.SECRET_CLAN:
        yield e.ClanLooked(seat, card, target, ROLES[codes.role_of(state.clan[target])])
    elif kind == codes.PLAY_AXE:
        yield e.AxeGiven(seat, target, card)
    else:
        yield from _attack(state, number)


def _attack(state: State, number: int) -> Iterator[e.Event]:
    """A monster came up where a dwarf stood: the crawler lays it down, the goblin takes a nugget."""
    code = codes.deed_code(state.deeds[number])
    seat, card = int(codes.deed_seat(state.deeds[number])), codes.card_of(code)
    victim = next(one for one in range(state.players) if has(state.deed_hits[number], one))
    monster = MONSTERS[state.box.kind[card] - s.RAT_CARD]
    lair = node_name(state, cave.node_of(state, codes.monster_lair(code)))
    place = node_name(state, state.dwarf[victim])
    yield e.MonsterPlayed(seat, state.box.face_name[card], monster, True, lair, place, place != lair)
    if monster == "crawler":
        yield e.DwarfLaid(victim)
    else:
        yield e.GoldLost(victim, "goblin", 1, state.gold[victim] + _robberies(state, victim, number))


def _robberies(state: State, victim: int, since: int) -> int:
    """How often the goblin took something later."""
    return sum(
        has(state.deed_hits[n], victim)
        and state.box.kind[codes.card_of(codes.deed_code(state.deeds[n]))] == GOBLIN_CARD
        for n in range(since + 1, len(state.deeds))
    )


# ---------------------------------------------------------------- scenes


def _is_worth_it(state: State, size: Size) -> bool:
    """One friend and one foe, and proofs that are neither too short nor too long."""
    found = Deduction(state.box, view(state, PLAYER))
    proved = found.proofs()
    if sorted(proved.values()) != [False, True]:
        return False
    low, high = size.proof
    return low <= sum(len(found.proof(seat)) for seat in proved) <= high


def scene(box: Box, size: Size, dice: Dice) -> State | None:
    """A table at which some have looked and acted; None: there was no room for all dwarfs."""
    players = size.players[dice.below(len(size.players))]
    state = rules.setup(box, Dice(dice.below(1 << 30)), players, PLAYER, s.NONE, False, None)
    state.dice = Dice(0)
    if not _place_dwarfs(state, dice):
        return None
    cards = _Cards(box, dice)
    hand = [cards.take(s.BOOTS), cards.take(GOBLIN_CARD)]
    state.boots[PLAYER] = cards.take(s.BOOTS)
    story = _story(state, size, dice)
    if sum(what == HELP for _, what, _ in story) > box.kind.count(s.AXE_CARD):
        return None
    for seat, what, other in story:
        _act(state, cards, seat, what, other)
    state.turn += 1 + (PLAYER - state.turn) % players
    table = [state.boots[PLAYER], *(codes.owned_card(axe) for axe in state.axes)]
    clear_table(state, sorted(hand), table)
    return state


class _Cards:
    """The action cards by kind, shuffled."""

    def __init__(self, box: Box, dice: Dice) -> None:
        self.of: dict[int, list[int]] = {}
        for card in range(box.cards):
            self.of.setdefault(int(box.kind[card]), []).append(card)
        for kind in sorted(self.of):
            dice.shuffle(self.of[kind])

    def take(self, *kinds: int) -> int:
        """A card of the first of these kinds that is left."""
        return next(self.of[int(kind)].pop() for kind in kinds if self.of[int(kind)])


def _place_dwarfs(state: State, dice: Dice) -> bool:
    """A lair for each dwarf of the others, and a lonely dead end for the player's; whether there was room."""
    box = state.box
    lairs = [card for card in range(box.cards) if is_marked(box, card, s.LAIR)]
    dice.shuffle(lairs)
    while lairs and len(cave.lairs(state)) < state.players - 1:
        lay_anywhere(state, lairs.pop(), dice)
    spaces = [int(node) for node in cave.lairs(state)]
    far = [cell for cell in _near_start() if all(_gap(cell, other) > 1 for other in state.cell if other)]
    if len(spaces) < state.players - 1 or not far:
        return False
    dice.shuffle(spaces)
    card = next(card for card in range(box.cards) if _is_dead_end(box, card))
    cave.lay(state, card, far[dice.below(len(far))], 0)
    state.dwarf = [g.node_at(card, 0), *spaces]
    return True


def _is_dead_end(box: Box, card: int) -> bool:
    """One side is open, and one space is all there is."""
    sides = sum(has(box.mask[g.face_rot(card, 0)], side) for side in range(g.SIDE_COUNT))
    return (
        box.kind[card] == s.PATH and sides == 1 and box.spaces[card] == 1 and not is_marked(box, card, s.LAIR)
    )


def _near_start() -> list[int]:
    around = range(-CUT_OFF, CUT_OFF + 1)
    return [int(g.cell_at(x, y)) for x in around for y in around]


def _monster_origin(state: State, card: int, victim: int) -> int:
    """The monster comes up under the victim; the player's dwarf stood elsewhere then, and it walked there."""
    there = cave.space_of(state, state.dwarf[victim])
    if victim != PLAYER:
        return int(codes.play_monster(card, there, 0))
    return int(codes.play_monster(card, cave.space_of(state, cave.lairs(state)[0]), there))


def _gap(cell: int, other: int) -> int:
    return max(abs(int(g.cell_x(cell) - g.cell_x(other))), abs(int(g.cell_y(cell) - g.cell_y(other))))


def _show_face(state: State, seat: int) -> None:
    """That one has taken a nugget from a vein (DC-8.7)."""
    state.up[seat] = 1
    state.gold[seat] += 1
    state.bank -= 1


def _story(state: State, size: Size, dice: Dice) -> list[tuple[int, str, int]]:
    """The looks, helping and harming plays, in this order: idle deeds before any look, true ones after.

    A face is seen by all, on a vein, or by the player alone.
    """
    seats = range(state.players)
    faces = _shuffle(list(seats[1:]), dice)[: size.faces]
    mine = dice.below(size.faces + 1)
    for seat in faces[mine:]:
        _show_face(state, seat)
    pairs = [(one, other) for one in seats[1:] for other in seats if one != other and not state.up[other]]
    pairs = _shuffle(pairs, dice)
    looks, rest = pairs[: size.looks], pairs[size.looks : size.looks + size.idle]
    idle = [(one, (HELP, HARM)[dice.below(2)], other) for one, other in rest]
    deeds = [(one, HELP if _same_side(state, one, other) else HARM, other) for one, other in looks]
    deeds = _shuffle(deeds, dice)
    looked = [*((PLAYER, seat) for seat in faces[:mine]), *looks]
    return [*idle, *((one, LOOK, other) for one, other in looked), *deeds]


def _shuffle(items: list[T], dice: Dice) -> list[T]:
    order = list(range(len(items)))
    dice.shuffle(order)
    return [items[at] for at in order]


def _same_side(state: State, one: int, other: int) -> bool:
    return codes.works_for(state.clan[one]) == codes.works_for(state.clan[other])


def _act(state: State, cards: _Cards, seat: int, what: str, other: int) -> None:
    """One turn of that seat: the deed, and what it leaves behind."""
    state.turn += 1 + (seat - state.turn) % state.players
    if what == LOOK:
        code = codes.secret_clan(cards.take(s.SECRET), other)
        state.looked_clan[other] |= bit(seat)
    elif what == HELP:
        card = cards.take(s.AXE_CARD)
        code = codes.play_axe(card, other)
        state.axes.append(codes.owned(other, card))
    else:
        card = cards.take(CRAWLER_CARD, GOBLIN_CARD)
        code = _monster_origin(state, card, other)
        if state.box.kind[card] == GOBLIN_CARD:
            state.gold[other] -= 1
            state.bank += 1
    hits = bit(other) if what == HARM else 0
    state.deeds.append(codes.deed(seat, code))
    state.deed_hits.append(hits)
    state.deed_turns.append(state.turn)
