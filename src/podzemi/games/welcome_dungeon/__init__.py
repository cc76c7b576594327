"""Welcome to the Dungeon: bluff, strip the hero of his gear, and let somebody else go in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final  # Any: outcomes

from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, OptionValue, Result, place_groups
from podzemi.engine.log import Log
from podzemi.engine.parts import Limits, Packs
from podzemi.engine.values import Action, Reason, Seat
from podzemi.games.welcome_dungeon import actions, codes, events, reasons, rules
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS
from podzemi.games.welcome_dungeon.data.schema import DATA, Data, read
from podzemi.games.welcome_dungeon.data.tables import BOX, OPTIONS, numbers
from podzemi.games.welcome_dungeon.encoding.spec import OBSERVATION_SPEC
from podzemi.games.welcome_dungeon.preview import types as o
from podzemi.games.welcome_dungeon.preview.build import preview
from podzemi.games.welcome_dungeon.puzzles.best_run import BestRuns
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.testing import invariants
from podzemi.games.welcome_dungeon.view import types as v
from podzemi.games.welcome_dungeon.view.build import view
from podzemi.games.welcome_dungeon.view.sample import sample
from podzemi.games.welcome_dungeon.view.types import View


class WelcomeDungeon(Game[State, View]):
    name = "welcome_dungeon"
    prefix = DATA.clause_prefix
    rules_version = 1
    min_players = DATA.players.min
    max_players = DATA.players.max
    options = OPTIONS
    setup_clause = "WD-18.1"
    action_clause = "WD-16.1"
    minutes = 15
    private_fields = frozenset({"hand", "added"})
    action_type = actions.Action
    event_type = events.Event
    outcome_type = events.Outcome
    state_type = State
    view_type = View
    preview_type = o.Preview
    reason_type = reasons.Reasons
    box: s.Box
    observation_spec = OBSERVATION_SPEC

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    apply_unchecked = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    decode = staticmethod(actions.decode)
    encode = staticmethod(actions.encode)
    view = staticmethod(view)
    check = staticmethod(invariants.check)

    def __init__(self, data: Data | None = None) -> None:
        self.data = DATA if data is None else data
        self.box = BOX if data is None else numbers(data)
        self.packs = Packs(f"{__name__}.data", _with_data)
        self.puzzles = BestRuns(self.box)
        self.limits = Limits(self._most_decisions, (0.0, 3.0), memory=1 << 15)

    def _most_decisions(self, players: int) -> int:
        """Every round gives somebody a success or a failure. In it each card is drawn and placed once,
        everybody passes once, and in the run each card asks twice at most, that of Polymorph included."""
        cards = sum(self.box.copies)
        rounds = players * (2 + self.box.failure_limit) + 1
        return int(rounds * (2 * cards + players + 2 * (cards + 1) + 2))

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        return rules.setup(self.box, dice, players, *self.option_numbers(options), log)

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, int, int, int, bool, bool]:
        return (
            v.FORCED.index(options["forced_first_add"]),
            int(options["successes_to_win"]),
            v.FIRST_HEROES.index(options["first_hero"]),
            v.REVEAL_ORDERS.index(options["reveal_order"]),
            options["death_check"] == "final_total",
            bool(options["memory_aid"]),
        )

    def sample(self, view: View, dice: Dice) -> State:
        return sample(self.box, view, dice)

    def preview(self, view: View) -> o.Preview:
        return preview(self.box, view)

    def reasons(self, view: View, outlook: o.Preview, action: Action) -> list[Reason]:
        return list(reasons.reasons(self.box, view, outlook, action))

    def with_perfect_recall(self, state: State) -> State:
        """With the memory aid, whatever the table plays with (WD-3.7)."""
        if state.memory_aid:
            return state
        known = state.clone()
        known.memory_aid = True
        return known

    def result(self, state: State) -> Result | None:
        """WD-19.2: one winner, all others share the place after him."""
        if not rules.is_over(state):
            return None
        return Result(
            ranking=place_groups(rules.places(state)),
            scores=rules.scores(state),
            detail={
                "won_by": "last_one_left" if state.ended == s.FAILURE else "successes",
                "rounds": state.round,
                "successes": list(state.successes),
                "failures": list(state.failures),
            },
        )

    def codes(self) -> Sequence[int]:
        return range(codes.CODE_COUNT)

    def script(self, outcomes: list[Any]) -> list[int]:
        numbers: list[int] = []
        for outcome in outcomes:
            match outcome:
                case events.FirstHero(hero=hero):
                    numbers.append(HEROES.index(hero))
                case events.FirstPlayer(seat=seat):
                    numbers.append(seat)
                case events.ShuffleDeck(cards=cards) | events.ShufflePile(cards=cards):
                    numbers.extend(MONSTERS.index(card) for card in reversed(cards))
        return numbers

    def favourite_key(self, action: Action) -> str | None:
        return f"hero-{action.hero}" if isinstance(action, actions.ChooseHero) else None

    def reveals(self, before: State, after: State, seat: Seat, code: int) -> bool:
        """While the bidding goes on, only drawing shows a card (WD-3.3)."""
        return (after.phase, after.round, after.deck) != (s.BID_TURN, before.round, before.deck)


def _with_data(text: str) -> WelcomeDungeon:
    """Another number of failures that eliminate; every other figure is the printed one."""
    return WelcomeDungeon(read(text, DATA))


GAME: Final = WelcomeDungeon()
