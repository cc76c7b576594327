"""Bluff: everybody hides one die; bid how many dice show a face, or call the last bid a lie.

After `pip install examples/bluff` it is played, hosted and measured like any other game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any  # Any: outcomes as JSON

from podzemi import Action, Dice, Game, Option, Outcome, Refusal, Result
from podzemi.engine.fields import Copied
from podzemi.engine.log import Log
from podzemi.engine.values import BaseView, PublicEvent

FACES, MOST = 6, 8
CALL = 0
"""The code of a call; a bid is count * FACES + face - 1."""


class Bid(Action, frozen=True):
    count: int
    face: int


class Call(Action, frozen=True):
    """The last bid is a lie."""


class BidMade(PublicEvent, frozen=True):
    seat: int
    count: int
    face: int


class LieCalled(PublicEvent, frozen=True):
    """All dice are shown; `loser` bid too high, or called a bid that was true."""

    seat: int
    loser: int
    dice: list[int]


class Rolled(Outcome, frozen=True):
    dice: list[int]


class View(BaseView, frozen=True, tag_field="game", tag="bluff"):
    seat: int | None
    options: dict[str, int]
    to_act: list[int]
    seats: list[int]
    bid: int
    bidder: int | None
    loser: int | None
    dice: list[int | None]
    """By seat; None: hidden from this seat."""


class State(Copied):
    __slots__ = ("active", "bid", "bidder", "dice", "faces", "loser")

    def __init__(
        self, *, dice: list[int], faces: int, active: int, bid: int, bidder: int | None, loser: int | None
    ) -> None:
        self.dice, self.faces, self.active = dice, faces, active
        self.bid, self.bidder, self.loser = bid, bidder, loser

    def clone(self) -> State:
        return State(**{name: getattr(self, name) for name in self.__slots__} | {"dice": self.dice[:]})


class Bluff(Game[State, View]):
    name = "bluff"
    prefix = "BL"
    rules_version = 1
    min_players, max_players = 2, MOST
    options = (Option("faces", [FACES, 4], FACES, "BL-1"),)
    action_type = Bid | Call
    event_type = BidMade | LieCalled
    outcome_type = Rolled
    view_type = View
    state_type = State

    def setup(
        self, players: int, options: dict[str, str | int | bool], dice: Dice, log: Log | None = None
    ) -> State:
        faces = int(options["faces"])
        rolled = [1 + dice.below(faces) for _ in range(players)]
        if log is not None:
            log.chance.append(Rolled(rolled))
        return State(dice=rolled[:], faces=faces, active=0, bid=0, bidder=None, loser=None)

    def script(self, outcomes: list[Any]) -> list[int]:
        return [face - 1 for outcome in outcomes for face in outcome.dice]

    def to_act(self, state: State) -> list[int]:
        return [state.active] if state.loser is None else []

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in self.to_act(state):
            return []
        bids = range(max(FACES, state.bid + 1), (len(state.dice) + 1) * FACES)
        return [CALL] * (state.bid > 0) + [code for code in bids if code % FACES < state.faces]

    def refusal(self, state: State, seat: int, code: int) -> Refusal | None:
        return None if code in self.legal(state, seat) else Refusal("bid_too_low", "BL-2")

    def apply_unchecked(self, state: State, seat: int, code: int, log: Log | None = None) -> None:
        if code != CALL:
            state.bid, state.bidder, state.active = code, seat, (seat + 1) % len(state.dice)
            event: BidMade | LieCalled = BidMade(seat, code // FACES, code % FACES + 1)
        else:
            assert state.bidder is not None
            count, face = state.bid // FACES, state.bid % FACES + 1
            state.loser = seat if state.dice.count(face) >= count else state.bidder
            event = LieCalled(seat, state.loser, state.dice[:])
        if log is not None:
            log.events.append(event)

    def result(self, state: State) -> Result | None:
        if state.loser is None:
            return None
        others = [seat for seat in range(len(state.dice)) if seat != state.loser]
        return Result([others, [state.loser]], [int(n != state.loser) for n in range(len(state.dice))], {})

    def view(self, state: State, seat: int | None) -> View:
        shown = [die if state.loser is not None or n == seat else None for n, die in enumerate(state.dice)]
        options, seats = {"faces": state.faces}, [*range(len(state.dice))]
        return View(seat, options, self.to_act(state), seats, state.bid, state.bidder, state.loser, shown)

    def sample(self, view: View, dice: Dice) -> State:
        faces = view.options["faces"]
        rolled = [1 + dice.below(faces) if die is None else die for die in view.dice]
        before = 0 if view.bidder is None else (view.bidder + 1) % len(rolled)
        active = view.to_act[0] if view.to_act else before
        bid, bidder, loser = view.bid, view.bidder, view.loser
        return State(dice=rolled, faces=faces, active=active, bid=bid, bidder=bidder, loser=loser)

    def decode(self, code: int) -> Bid | Call:
        return Call() if code == CALL else Bid(code // FACES, code % FACES + 1)

    def encode(self, action: Action) -> int:
        return action.count * FACES + action.face - 1 if isinstance(action, Bid) else CALL

    def codes(self) -> Sequence[int]:
        return [CALL, *range(FACES, (MOST + 1) * FACES)]


GAME = Bluff()
