"""Each law can fail: games broken on purpose, one wound each."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from laws import laws
from podzemi.engine import Dice, Log
from podzemi.engine.fields import Copied
from podzemi.engine.game import Game, OptionValue, Result
from podzemi.engine.values import Action, PublicEvent, Refusal, Seat
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.actions import MONSTERS
from podzemi.games.welcome_dungeon.events import CardDrawn
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view import View


class LegalTooWide(WelcomeDungeon):
    """Offers `pass` where it is refused."""

    @staticmethod
    def legal(state: State, seat: Seat) -> list[int]:
        codes = WelcomeDungeon.legal(state, seat)
        return [*codes, 1] if codes and 1 not in codes else codes


class AskingChanges(WelcomeDungeon):
    """Looking at the legal actions rolls the dice."""

    @staticmethod
    def legal(state: State, seat: Seat) -> list[int]:
        state.dice.bits()
        return WelcomeDungeon.legal(state, seat)


class DefaultPeeks(WelcomeDungeon):
    """An absent seat decides by the card on top of the deck."""

    @staticmethod
    def default(state: State, seat: Seat) -> int:
        codes = WelcomeDungeon.legal(state, seat)
        return codes[(state.deck[-1] if state.deck else 0) % len(codes)]


class LosesCards(WelcomeDungeon):
    """Samples forget a card of the deck."""

    def sample(self, view: View, dice: Dice) -> State:
        state = super().sample(view, dice)
        if len(state.deck) > 3:
            state.deck[0] = state.deck[1]
        return state


class ViewLeaks(WelcomeDungeon):
    """The spectator sees the card that somebody holds."""

    @staticmethod
    def view(state: State, seat: Seat | None) -> View:
        view = WelcomeDungeon.view(state, seat)
        return replace(view, hand=MONSTERS[state.hand]) if state.hand >= 0 else view


class ViewForgets(WelcomeDungeon):
    """Samples forget what the seat set aside."""

    def sample(self, view: View, dice: Dice) -> State:
        hidden = [replace(aside, monster=None) for aside in view.asides]
        return super().sample(replace(view, asides=hidden), dice)


class RefusalLeaks(WelcomeDungeon):
    """The refusal tells what lies on top of the deck."""

    @staticmethod
    def refusal(state: State, seat: Seat, code: int) -> Refusal | None:
        refusal = WelcomeDungeon.refusal(state, seat, code)
        return refusal and replace(refusal, values={"top": state.deck[-1:]})


class EventLeaks(WelcomeDungeon):
    """Everybody sees the drawn card in the log."""

    @staticmethod
    def apply(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply(state, seat, code, log)
        if log is not None:
            log.events = [OpenDraw(e.monster or "") if isinstance(e, CardDrawn) else e for e in log.events]


class OpenDraw(PublicEvent, frozen=True):
    monster: str


class ShallowState:
    """A state whose clone shares its lists."""

    def __init__(self, inner: State) -> None:
        self.inner = inner

    def clone(self) -> ShallowState:
        return self


class ShallowClone(WelcomeDungeon):
    def dump(self, state: Any) -> bytes:
        return super().dump(state.inner)

    @staticmethod
    def to_act(state: Any) -> list[int]:
        return WelcomeDungeon.to_act(state.inner)

    @staticmethod
    def legal(state: Any, seat: Seat) -> list[int]:
        return WelcomeDungeon.legal(state.inner, seat)

    @staticmethod
    def apply(state: Any, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply(state.inner, seat, code, log)

    def start(self, *args: Any, **kwargs: Any) -> Any:
        return ShallowState(super().start(*args, **kwargs))


class ForgetsOnSave(WelcomeDungeon):
    """Saving loses who has already passed."""

    def load(self, data: bytes) -> State:
        state = super().load(data)
        state.in_round = [1] * state.players
        return state


class LogMatters(WelcomeDungeon):
    """A log costs the dice a step."""

    @staticmethod
    def apply(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply(state, seat, code, log)
        if log is not None:
            state.dice.bits()


class SilentDraw(WelcomeDungeon):
    """Who does not draw is not told that somebody did."""

    @staticmethod
    def apply(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply(state, seat, code, log)
        if log is not None:
            log.events = [e for e in log.events if not isinstance(e, CardDrawn)]


class DrawsAgain(WelcomeDungeon):
    """Says that drawing shows nothing."""

    def reveals(self, before: State, after: State, seat: Seat, code: int) -> bool:
        return False


class EarlyResult(WelcomeDungeon):
    """Announces a winner while the match is on."""

    def result(self, state: State) -> Result | None:
        return super().result(state) or Result([[0, 1], [2]], [0, 0, 0], {})


WOUNDS = [
    (LegalTooWide(), laws.legality),
    (AskingChanges(), laws.refused_changes_nothing),
    (DefaultPeeks(), laws.absence),
    (LosesCards(), laws.invariants),
    (ViewLeaks(), laws.non_interference),
    (ViewForgets(), laws.projection),
    (RefusalLeaks(), laws.non_interference),
    (EventLeaks(), laws.non_interference),
    (ShallowClone(), laws.clones),
    (ForgetsOnSave(), laws.storage),
    (LogMatters(), laws.silence),
    (SilentDraw(), laws.news),
    (DrawsAgain(), laws.taking_back),
    (EarlyResult(), laws.ending),
]


@pytest.mark.parametrize(("game", "law"), WOUNDS, ids=lambda x: getattr(x, "__name__", type(x).__name__))
def test_the_law_catches_the_wound(game: WelcomeDungeon, law: laws.Check) -> None:
    def some_matches() -> None:
        for seed in range(5):
            laws.play(game, 3, {}, seed, law)

    with pytest.raises(AssertionError):
        some_matches()


# ---------------------------------------------------------------- simultaneous choices


class Bid(Action, frozen=True):
    amount: int


class AuctionView(Struct, frozen=True):
    seat: Seat | None
    seats: list[bool]
    mine: int | None


class AuctionState(Copied):
    """Two sealed bids; `order` remembers who was first, which must not matter."""

    __slots__ = ("bids", "order")

    def __init__(self, bids: list[int], order: list[int]) -> None:
        self.bids = bids
        self.order = order

    def clone(self) -> AuctionState:
        return AuctionState(self.bids[:], self.order[:])


class Auction(Game[AuctionState, AuctionView]):
    """The smallest game with simultaneous choices: each of two seats bids 0 to 3 at once."""

    name = "auction"
    min_players = max_players = 2
    options = ()
    setup_clause = "-"
    remembers_order = False

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> AuctionState:
        return AuctionState([-1, -1], [])

    def to_act(self, state: AuctionState) -> list[Seat]:
        return [seat for seat in (0, 1) if state.bids[seat] < 0]

    def legal(self, state: AuctionState, seat: Seat) -> list[int]:
        return list(range(4)) if state.bids[seat] < 0 else []

    def apply(self, state: AuctionState, seat: Seat, code: int, log: Log | None = None) -> None:
        state.bids[seat] = code
        state.order.append(seat)

    def dump(self, state: AuctionState) -> bytes:
        return repr((state.bids, state.order if self.remembers_order else None)).encode()


class FirstBidderCounts(Auction):
    remembers_order = True


def test_commutativity_holds_for_sealed_bids_and_catches_an_order() -> None:
    laws.play(Auction(), 2, {}, 1, laws.commutativity)
    with pytest.raises(AssertionError):
        laws.play(FirstBidderCounts(), 2, {}, 1, laws.commutativity)


class Endless(Auction):
    def to_act(self, state: AuctionState) -> list[Seat]:
        return [0]

    def legal(self, state: AuctionState, seat: Seat) -> list[int]:
        return [0]


def test_a_match_that_does_not_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        laws.play(Endless(), 2, {}, 1)
