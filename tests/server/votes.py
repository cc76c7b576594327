"""A game in which everybody chooses at once, in secret; the smallest that keeps the contract.

Each of three rounds every seat votes 0 or 1; when all have, the votes are counted.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Copied
from podzemi.engine.game import Game, OptionValue, Result
from podzemi.engine.log import Log
from podzemi.engine.values import Action, PublicEvent, Refusal, Seat

ROUNDS = 3


class Vote(Action, frozen=True):
    choice: int


class Counted(PublicEvent, frozen=True):
    ones: int


class VotesState(Copied):
    __slots__ = ("round", "votes")

    def __init__(self, votes: list[int | None], round: int = 0) -> None:
        self.votes = votes
        self.round = round

    def clone(self) -> VotesState:
        return VotesState(self.votes[:], self.round)


class VotesView(Struct, frozen=True):
    seat: Seat | None
    round: int
    voted: list[bool]


class Votes(Game[VotesState, VotesView]):
    name = "votes"
    prefix = "VO"
    rules_version = 1
    min_players = 2
    max_players = 9
    options = ()
    setup_clause = "VO-1"
    minutes = 1
    action_type = Vote
    event_type = Counted
    view_type = VotesView

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> VotesState:
        return VotesState([None] * players)

    def to_act(self, state: VotesState) -> list[Seat]:
        return [] if state.round == ROUNDS else [n for n, vote in enumerate(state.votes) if vote is None]

    def legal(self, state: VotesState, seat: Seat) -> list[int]:
        return [0, 1] if seat in self.to_act(state) else []

    def refusal(self, state: VotesState, seat: Seat, code: int) -> Refusal | None:
        return None if code in self.legal(state, seat) else Refusal("voted", "VO-1")

    def apply_unchecked(self, state: VotesState, seat: Seat, code: int, log: Log | None = None) -> None:
        if code == 1 and seat == 8:
            raise ZeroDivisionError("a bug in the rules")
        state.votes[seat] = code
        if None not in state.votes:
            if log is not None:
                log.events.append(Counted(sum(vote or 0 for vote in state.votes)))
            state.votes, state.round = [None] * len(state.votes), state.round + 1

    def result(self, state: VotesState) -> Result | None:
        seats = list(range(len(state.votes)))
        return Result([seats], [0] * len(seats), {}) if state.round == ROUNDS else None

    def default(self, state: VotesState, seat: Seat) -> int:
        return 0

    def view(self, state: VotesState, seat: Seat | None) -> VotesView:
        return VotesView(seat, state.round, [vote is not None for vote in state.votes])

    def sample(self, view: VotesView, dice: Dice) -> VotesState:
        return VotesState([0 if voted else None for voted in view.voted], view.round)

    def codes(self) -> Sequence[int]:
        return range(2)

    def decode(self, code: int) -> Action:
        return Vote(code)

    def encode(self, action: Action) -> int:
        assert isinstance(action, Vote)
        return action.choice


def never(*_: object) -> int:
    """A bot that thinks for ever."""
    while True:
        time.sleep(1)
