"""Each law can fail: games broken on purpose, one wound each, and no law without one."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from laws import laws
from laws.observed.welcome_dungeon import numbers_of
from podzemi.engine import Dice, Log
from podzemi.engine.game import AnyGame, Game, OptionValue, Result
from podzemi.engine.learning.observation_spec import Mask, ObservationSpec
from podzemi.engine.values import Action, Event, PublicEvent, Refusal, Seat
from podzemi.games.welcome_dungeon import WelcomeDungeon, codes
from podzemi.games.welcome_dungeon.actions import MONSTERS
from podzemi.games.welcome_dungeon.encoding.spec import OBSERVATION_SPEC
from podzemi.games.welcome_dungeon.events import CardDrawn
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View


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
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state, seat, code, log)
        if log is not None:
            log.events = [OpenDraw(e.monster or "") if isinstance(e, CardDrawn) else e for e in log.events]


class SpectatorKnowsMore(WelcomeDungeon):
    """The drawer's neighbours do not see the card, the spectator does."""

    @staticmethod
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state, seat, code, log)
        if log is not None:
            log.events = [DrawForOutsiders(e.monster) if isinstance(e, CardDrawn) else e for e in log.events]


class DrawForOutsiders(Event, frozen=True):
    monster: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is None else None


class OpeningLeaks(WelcomeDungeon):
    """At set-up everybody hears which card will be drawn first."""

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        state = super().setup(players, options, dice, log)
        if log is not None:
            log.events.append(OpenDraw(MONSTERS[state.deck[-1]]))
        return state


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
    def apply_unchecked(state: Any, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state.inner, seat, code, log)

    def start(self, *args: Any, **kwargs: Any) -> Any:
        return ShallowState(super().start(*args, **kwargs))


class ForgetsOnSave(WelcomeDungeon):
    """Saving loses what the dice will show."""

    def load(self, data: bytes) -> State:
        state = super().load(data)
        state.dice = Dice(0)
        return state


class LogMatters(WelcomeDungeon):
    """A log costs the dice a step."""

    @staticmethod
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state, seat, code, log)
        if log is not None:
            state.dice.bits()


class SilentDraw(WelcomeDungeon):
    """Who does not draw is not told that somebody did."""

    @staticmethod
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state, seat, code, log)
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


class Moody(WelcomeDungeon):
    """No two matches are alike: the rules remember how many there were."""

    matches = 0

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        Moody.matches += 1
        return super().setup(players, options, Dice(Moody.matches), log)


class WoundedTensors(WelcomeDungeon):
    """The numbers of Welcome to the Dungeon, after something was done to them."""

    def __init__(self) -> None:
        super().__init__()
        self.observation_spec = ObservationSpec(
            OBSERVATION_SPEC.fields,
            self.fill,
            OBSERVATION_SPEC.choices,
            self.split_into,
            OBSERVATION_SPEC.join,
            Mask(codes.CODE_COUNT, self.place, int),
        )

    def fill(self, state: State, seat: Seat, out: list[int]) -> None:
        OBSERVATION_SPEC.fill(state, seat, out)

    def numbers_of(self, view: View) -> dict[str, int | Iterable[int]]:
        return dict(numbers_of(self.box, view))

    def split_into(self, code: int, out: list[int]) -> None:
        OBSERVATION_SPEC.split_into(code, out)

    def place(self, code: int) -> int:
        return code

    @staticmethod
    def place_of(name: str) -> int:
        """Where the numbers of a field begin."""
        before = itertools.takewhile(lambda field: field.name != name, OBSERVATION_SPEC.fields)
        return sum(field.size for field in before)


class ObservesTheHand(WoundedTensors):
    """Everybody observes the card that somebody holds."""

    def fill(self, state: State, seat: Seat, out: list[int]) -> None:
        super().fill(state, seat, out)
        out[self.place_of("hand")] = state.hand + 1


class ForgetsToWrite(WoundedTensors):
    """The last number stays what it was."""

    def fill(self, state: State, seat: Seat, out: list[int]) -> None:
        last = out[-1]
        super().fill(state, seat, out)
        out[-1] = last


class OutOfBounds(WoundedTensors):
    """Says of a field that it has one value only."""

    def __init__(self) -> None:
        super().__init__()
        self.observation_spec.fields = tuple(
            replace(field, highest=field.lowest) for field in OBSERVATION_SPEC.fields
        )


class AllTilesAlike(WoundedTensors):
    """The split does not tell which tile is sacrificed."""

    def split_into(self, code: int, out: list[int]) -> None:
        super().split_into(code, out)
        out[1] = min(out[1], 1)


class WideChoice(WoundedTensors):
    """A choice beyond its size."""

    def split_into(self, code: int, out: list[int]) -> None:
        super().split_into(code, out)
        out[3] = out[3] + 9 if out[3] else 0


class MaskOfNeighbours(WoundedTensors):
    """The mask shows the code beside the legal one."""

    def place(self, code: int) -> int:
        return (code + 1) % codes.CODE_COUNT


class HidesChance(WelcomeDungeon):
    """What chance decides after set-up is left out of the record."""

    @staticmethod
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        WelcomeDungeon.apply_unchecked(state, seat, code, log)
        if log is not None:
            log.chance = []


# ---------------------------------------------------------------- simultaneous choices


class Bid(Action, frozen=True):
    amount: int


class AuctionView(Struct, frozen=True):
    seat: Seat | None
    seats: list[bool]
    mine: int | None


class AuctionState:
    """Two sealed bids; `order` remembers who was first, which must not matter."""

    __slots__ = ("bids", "order")

    def __init__(self, bids: list[int], order: list[int]) -> None:
        self.bids = bids
        self.order = order

    def clone(self) -> AuctionState:
        return AuctionState(self.bids[:], self.order[:])


class Auction(Game[Any, AuctionView]):
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

    def apply_unchecked(self, state: AuctionState, seat: Seat, code: int, log: Log | None = None) -> None:
        state.bids[seat] = code
        state.order.append(seat)

    def refusal(self, state: AuctionState, seat: Seat, code: int) -> Refusal | None:
        return None if code in self.legal(state, seat) else Refusal("closed", "-")

    def result(self, state: AuctionState) -> Result | None:
        return None if self.to_act(state) else Result([[0, 1]], state.bids, {})

    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return AuctionView(seat, [bid >= 0 for bid in state.bids], None if seat is None else state.bids[seat])

    def sample(self, view: AuctionView, dice: Dice) -> AuctionState:
        return AuctionState([dice.below(4) if handed_in else -1 for handed_in in view.seats], [])

    def decode(self, code: int) -> Action:
        return Bid(code)

    def encode(self, action: Action) -> int:
        assert isinstance(action, Bid)
        return action.amount

    def codes(self) -> Sequence[int]:
        return range(4)

    def dump(self, state: AuctionState) -> bytes:
        return repr((state.bids, state.order if self.remembers_order else None)).encode()


class FirstBidderCounts(Auction):
    remembers_order = True


class Endless(Auction):
    def to_act(self, state: AuctionState) -> list[Seat]:
        return [0]

    def legal(self, state: AuctionState, seat: Seat) -> list[int]:
        return [0]


def test_a_match_that_does_not_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        laws.play(Endless(), 2, {}, 1)


# ---------------------------------------------------------------- every law and what it catches


def at_every_state(law: laws.Check) -> laws.MatchCheck:
    """A law about states as a law about matches."""

    def check(game: AnyGame, players: int, options: laws.Options, seed: int) -> None:
        laws.play(game, players, options, seed, law)

    return check


STATE_WOUNDS: dict[laws.Check, list[AnyGame]] = {
    laws.legality: [LegalTooWide()],
    laws.refused_changes_nothing: [AskingChanges()],
    laws.absence: [DefaultPeeks()],
    laws.invariants: [LosesCards()],
    laws.projection: [ViewForgets()],
    laws.non_interference: [ViewLeaks(), RefusalLeaks(), EventLeaks()],
    laws.audiences: [EventLeaks(), SpectatorKnowsMore()],
    laws.observations: [ObservesTheHand(), ForgetsToWrite(), OutOfBounds()],
    laws.blind_observations: [ObservesTheHand()],
    laws.choices: [AllTilesAlike(), WideChoice(), MaskOfNeighbours()],
    laws.clones: [ShallowClone()],
    laws.storage: [ForgetsOnSave()],
    laws.silence: [LogMatters()],
    laws.commutativity: [FirstBidderCounts()],
    laws.news: [SilentDraw()],
    laws.taking_back: [DrawsAgain()],
    laws.ending: [EarlyResult()],
}
MATCH_WOUNDS: dict[laws.MatchCheck, list[AnyGame]] = {
    laws.determinism: [Moody()],
    laws.exchange: [HidesChance()],
    laws.opening: [OpeningLeaks()],
}
WOUNDS = [
    *((law, at_every_state(law), game) for law, games in STATE_WOUNDS.items() for game in games),
    *((law, law, game) for law, games in MATCH_WOUNDS.items() for game in games),
]
NAMED = [pytest.param(check, game, id=f"{law.__name__}-{type(game).__name__}") for law, check, game in WOUNDS]


def keeps(check: laws.MatchCheck, game: AnyGame) -> None:
    """Some matches under one law."""
    for seed in range(5):
        check(game, min(3, game.max_players), {}, seed)


def test_no_law_is_without_a_game_that_breaks_it() -> None:
    assert set(STATE_WOUNDS) == set(laws.STATE_LAWS)
    assert set(MATCH_WOUNDS) == set(laws.MATCH_LAWS)
    assert all([*STATE_WOUNDS.values(), *MATCH_WOUNDS.values()])


@pytest.mark.parametrize(("check", "game"), NAMED)
def test_the_law_catches_the_wound(check: laws.MatchCheck, game: AnyGame) -> None:
    with pytest.raises(AssertionError):
        keeps(check, game)


@pytest.mark.parametrize(("check", "game"), NAMED)
def test_without_the_wound_the_law_is_kept(check: laws.MatchCheck, game: AnyGame) -> None:
    """So it is the wound that was caught."""
    keeps(check, Auction() if isinstance(game, Auction) else WelcomeDungeon())
