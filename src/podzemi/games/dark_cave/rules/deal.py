"""Full states drawn from what a seat knows (DC-13). Compiled: search draws many thousands.

A `Deal` is a view in numbers, made once; `draw` fills what is hidden. Every way to fill it
that agrees with the view is as likely as every other: where unseen cards lie, which goal lies
face down where, who is a saboteur. What other seats remember of swaps is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.games.dark_cave.codes import CARD_STRIDE, clan_card, owned, owner_of
from podzemi.games.dark_cave.geometry import goal_piece
from podzemi.games.dark_cave.rules.clans import is_saved
from podzemi.games.dark_cave.state import BACK_COUNT, BLUE, NONE, OVER, YELLOW, State

TRIES: Final[i64] = 400
IN_HAND: Final[i64] = 1024
"""From here on, places of known cards are in hands; below, in the discard pile."""


class Deal:
    """The hidden cards that a view leaves open. Lists are by back unless said otherwise."""

    __slots__ = (
        "aside_at",
        "base",
        "boxed",
        "corners",
        "faces",
        "hands",
        "heap",
        "known_card",
        "known_heap",
        "known_holder",
        "pile",
        "pool",
        "roles",
        "seats_at",
    )

    def __init__(
        self,
        base: State,
        pool: list[list[i64]],
        boxed: list[i64],
        pile: list[i64],
        hands: list[i64],
        heap: list[list[i64]],
        known_card: list[i64],
        known_holder: list[i64],
        known_heap: list[list[i64]],
        corners: list[i64],
        faces: list[i64],
        roles: list[list[i64]],
        seats_at: list[list[i64]],
        aside_at: list[list[i64]],
    ) -> None:
        self.base: State = base
        self.pool: list[list[i64]] = pool  # unseen cards of which nothing more is known
        self.boxed: list[i64] = boxed  # how many lie in the box
        self.pile: list[i64] = pile  # and in the pile
        self.hands: list[i64] = hands  # seat * BACK_COUNT + back: unseen cards of a hand
        self.heap: list[list[i64]] = heap  # unseen cards of the discard pile: places in `hidden`
        self.known_card: list[i64] = known_card  # cards handed over in a swap
        self.known_holder: list[i64] = known_holder  # who has it if it was not discarded, or NONE
        self.known_heap: list[list[i64]] = known_heap  # where it lies if it was
        self.corners: list[i64] = corners  # goal cells whose face is unseen
        self.faces: list[i64] = faces  # the faces that lie there
        self.roles: list[list[i64]] = roles  # by clan: the roles not seen
        self.seats_at: list[list[i64]] = seats_at  # by clan: seats whose role is unseen
        self.aside_at: list[list[i64]] = aside_at  # by clan: places in `aside` likewise


def draw(deal: Deal, dice: Dice) -> State:
    """A state that agrees with the view, each as likely as the others."""
    state: State = deal.base.clone()
    hands: list[i64] = deal.hands[:]
    heaps: list[list[i64]] = deal.heap
    if deal.known_card:
        heaps = [heap[:] for heap in deal.heap]
        _place_known(deal, state, hands, heaps, dice)
    back: i64 = BACK_COUNT - 1
    while back >= 0:
        _deal_back(deal, state, back, hands, heaps[back], dice)
        back -= 1
    for hand in state.hands:
        hand.sort()
    _deal_goals(deal, state, dice)
    _deal_roles(deal, state, dice)
    state.dice = Dice(dice.bits())
    return state


def _deal_back(deal: Deal, state: State, back: i64, hands: list[i64], heap: list[i64], dice: Dice) -> None:
    """The unseen cards of one back: box, pile, hands, discard pile."""
    cards: list[i64] = deal.pool[back][:]
    mix(cards, dice)
    place: i64 = 0
    for _ in range(deal.boxed[back]):
        state.boxed.append(cards[place])
        place += 1
    for _ in range(deal.pile[back]):
        state.pile.append(cards[place])
        place += 1
    for seat in range(state.players):
        hand: list[i64] = state.hands[seat]
        for _ in range(hands[seat * BACK_COUNT + back]):
            hand.append(cards[place])
            place += 1
    for at in heap:
        _uncover(state, at, cards[place])
        place += 1


def _uncover(state: State, at: i64, card: i64) -> None:
    """That card lies at that place of the cards discarded face down."""
    state.hidden[at] = owned(owner_of(state.hidden[at]), card)


def mix(cards: list[i64], dice: Dice) -> None:
    """Shuffle, several choices from each 64 bits; exactly uniform by rejection."""
    i: i64 = len(cards) - 1
    while i > 0:
        product: i64 = 1
        j: i64 = i
        while j > 0 and product < 70368744177664:  # 2^46: the next factor keeps it below 2^53
            product *= j + 1
            j -= 1
        limit: i64 = 4611686018427387904 // product * product  # 2^62
        bits: i64 = dice.bits() >> 2
        while bits >= limit:
            bits = dice.bits() >> 2
        while i > j:
            k: i64 = bits % (i + 1)
            bits = bits // (i + 1)
            card: i64 = cards[i]
            cards[i] = cards[k]
            cards[k] = card
            i -= 1


def _deal_goals(deal: Deal, state: State, dice: Dice) -> None:
    faces: list[i64] = deal.faces[:]
    mix(faces, dice)
    for i in range(len(faces)):
        state.face[goal_piece(state.box, deal.corners[i])] = faces[i]


def _deal_roles(deal: Deal, state: State, dice: Dice) -> None:
    """Saboteurs; not so that a clan would be out already, for then the match were over (DC-11.2)."""
    while True:
        for clan in range(2):
            roles: list[i64] = deal.roles[clan][:]
            mix(roles, dice)
            place: i64 = 0
            for seat in deal.seats_at[clan]:
                state.clan[seat] = clan_card(clan, roles[place])
                place += 1
            for at in deal.aside_at[clan]:
                state.aside[at] = clan_card(clan, roles[place])
                place += 1
        if state.phase == OVER or not (is_saved(state, BLUE) or is_saved(state, YELLOW)):
            return


# ---------------------------------------------------------------- cards handed over in swaps


def _place_known(deal: Deal, state: State, hands: list[i64], heaps: list[list[i64]], dice: Dice) -> None:
    """Each card is still in its holder's hand or was discarded face down (DC-13.3).

    Every card picks one of its places blindly; when two picked the same, all pick again.
    So every arrangement is as likely as every other.
    """
    count: i64 = len(deal.known_card)
    picks: list[i64] = []
    for _ in range(TRIES):
        picks = []
        for i in range(count):
            pick: i64 = _pick(deal, state, i, dice)
            if pick in picks:
                break
            picks.append(pick)
        if len(picks) == count:
            break
    else:
        picks = []
        _search(deal, state, picks)
    for i in range(count):
        card: i64 = deal.known_card[i]
        back: i64 = state.box.back[card]
        if picks[i] >= IN_HAND:
            seat: i64 = deal.known_holder[i]
            state.hands[seat].append(card)
            hands[seat * BACK_COUNT + back] -= 1
        else:
            _uncover(state, picks[i], card)
            heaps[back].remove(picks[i])


def _pick(deal: Deal, state: State, i: i64, dice: Dice) -> i64:
    """A place for a known card: in the discard pile, or in the hand of its holder."""
    holder: i64 = deal.known_holder[i]
    heap: list[i64] = deal.known_heap[i]
    if holder == NONE:
        return heap[dice.below(len(heap))]
    slot: i64 = holder * BACK_COUNT + state.box.back[deal.known_card[i]]
    room: i64 = deal.hands[slot]
    choice: i64 = dice.below(room + len(heap))
    return _hand_place(slot, choice) if choice < room else heap[choice - room]


def _hand_place(slot: i64, number: i64) -> i64:
    """One of the unseen cards of a back in a hand."""
    return IN_HAND + slot * CARD_STRIDE + number


def _search(deal: Deal, state: State, picks: list[i64]) -> bool:
    """Any arrangement, by trying; for the rare case that blind picks keep colliding."""
    i: i64 = len(picks)
    if i == len(deal.known_card):
        return True
    holder: i64 = deal.known_holder[i]
    places: list[i64] = deal.known_heap[i][:]
    if holder != NONE:
        slot: i64 = holder * BACK_COUNT + state.box.back[deal.known_card[i]]
        for choice in range(deal.hands[slot]):
            places.append(_hand_place(slot, choice))
    for place in places:
        if place not in picks:
            picks.append(place)
            if _search(deal, state, picks):
                return True
            picks.pop()
    return False
