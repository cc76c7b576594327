"""Deduction of sides: the conclusions from a view, if everybody plays for their own side.

The faces of clan cards are secret (DC-3.4), so deeds alone prove nothing. Here one premise is added, the only
one: **whoever has looked at a clan card helps its owner afterwards only if both work for the same clan, and
sends monsters at them only if they do not.** A deed before the look, or without one, proves nothing. How many
loyal dwarfs and saboteurs there are follows from the number of players (DC-3.3).

Everything is exact: all deals of the clan cards are gone through; there are never more than sixteen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from podzemi.engine.values import Seat
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import PlayAxe, PlayBoots, PlayMonster, PlaySecret
from podzemi.games.dark_cave.data.tables import CLANS, ROLES, Clan
from podzemi.games.dark_cave.state import Box
from podzemi.games.dark_cave.view.types import DeedView, View

Deal: TypeAlias = tuple[bool, ...]
"""By seat: whether it works for the same clan as the reader."""


class Clue(NamedTuple):
    """Two seats work for the same clan, or they do not; `deeds`: the numbers of those that show it.

    A face that the reader has seen is a clue about the reader and its owner; one that all see has no deed.
    """

    one: Seat
    other: Seat
    same: bool
    deeds: tuple[int, ...]


class Deduction:
    """The facts that the reader of a view can prove about every other seat."""

    def __init__(self, box: Box, view: View) -> None:
        assert view.seat is not None
        self.me: Seat = view.seat
        self.deals = deals(box, view)
        self.clues = [*_faces(view), *_bonds(view)]
        self.seen = {seat for seat, side in enumerate(view.seats) if side.role is not None}

    def proofs(self) -> dict[Seat, bool]:
        """The seats whose card the reader has not seen and whose side is certain; True: the reader's."""
        left = fitting(self.deals, self.clues)
        sides = {seat: {deal[seat] for deal in left} for seat in range(len(left[0])) if seat not in self.seen}
        return {seat: found.pop() for seat, found in sides.items() if len(found) == 1}

    def proof(self, seat: Seat) -> tuple[Clue, ...]:
        """The fewest clues that prove on which side that seat is; none: the numbers alone do."""
        for count in range(len(self.clues) + 1):
            for some in combinations(self.clues, count):
                if len({deal[seat] for deal in fitting(self.deals, some)}) == 1:
                    return some
        raise LookupError(seat)


def fitting(all_deals: Sequence[Deal], clues: Iterable[Clue]) -> list[Deal]:
    """The deals in which every clue is true."""
    some = list(clues)
    return [
        deal for deal in all_deals if all((deal[one] == deal[other]) == same for one, other, same, _ in some)
    ]


# ---------------------------------------------------------------- all deals


def deals(box: Box, view: View) -> list[Deal]:
    """Every deal that the numbers allow, and what the reader knows of the own card and of those set aside."""
    found = set()
    for chosen in product(*(_of_clan(box, view, clan) for clan in CLANS)):
        saboteurs = set().union(*chosen)
        sides = [_works_for(side.clan, seat in saboteurs) for seat, side in enumerate(view.seats)]
        found.add(tuple(side == sides[view.seat or 0] for side in sides))
    return sorted(found)


def _of_clan(box: Box, view: View, clan: Clan) -> Iterator[set[int]]:
    """The seats of that clan that may be its saboteurs; what lies aside has a number below zero."""
    cards = {seat: side.role for seat, side in enumerate(view.seats) if side.clan == clan}
    cards = {seat: role if seat == view.seat else None for seat, role in cards.items()}
    cards |= {-1 - at: card.role for at, card in enumerate(view.aside) if card.clan == clan}
    known = {at for at, role in cards.items() if role == "saboteur"}
    unknown = [at for at, role in cards.items() if role is None]
    for more in combinations(unknown, _saboteurs(box, view, clan) - len(known) if cards else 0):
        yield known.union(more)


def _saboteurs(box: Box, view: View, clan: Clan) -> int:
    """How many of that clan are among the cards of the match (DC-3.3); one clan is listed as blue."""
    players = len(view.seats)
    number = 0 if box.one_clan[players] else CLANS.index(clan)
    pool = [card for card in box.pool[players] if codes.clan_of(card) == number]
    return sum(codes.role_of(card) == s.SABOTEUR for card in pool)


def _works_for(clan: Clan, saboteur: bool) -> int:
    role = s.SABOTEUR if saboteur else s.LOYAL
    return int(codes.works_for(codes.clan_card(CLANS.index(clan), role)))


# ---------------------------------------------------------------- clues


def _faces(view: View) -> Iterator[Clue]:
    """The clan cards whose face the reader sees."""
    mine = view.seats[view.seat or 0]
    assert mine.role is not None and view.seat is not None
    my_side = _works_for(mine.clan, mine.role == ROLES[s.SABOTEUR])
    for seat, side in enumerate(view.seats):
        if seat != view.seat and side.role is not None:
            same = _works_for(side.clan, side.role == ROLES[s.SABOTEUR]) == my_side
            looks = [n for n, deed in enumerate(view.deeds) if _look_at(deed) == (view.seat, seat)]
            yield Clue(view.seat, seat, same, () if side.face_up else tuple(looks[:1]))


def _bonds(view: View) -> Iterator[Clue]:
    """The deeds of others towards those whose card they had looked at."""
    looked: dict[tuple[Seat, Seat], int] = {}
    for number, deed in enumerate(view.deeds):
        if look := _look_at(deed):
            looked.setdefault(look, number)
        for other, same in _intent(deed):
            if deed.seat != view.seat and (deed.seat, other) in looked:
                yield Clue(deed.seat, other, same, (looked[deed.seat, other], number))


def _look_at(deed: DeedView) -> tuple[Seat, Seat] | None:
    """The looker and the owner of the clan card; None: another kind of play."""
    match deed.action:
        case PlaySecret(target=int(seat)):
            return deed.seat, seat
    return None


def _intent(deed: DeedView) -> list[tuple[Seat, bool]]:
    """The seat that it helped (True) or harmed."""
    match deed.action:
        case PlayAxe(player=player) | PlayBoots(player=player):
            return [(player, True)]
        case PlayMonster():
            return [(seat, False) for seat in deed.hits if seat != deed.seat]
    return []
