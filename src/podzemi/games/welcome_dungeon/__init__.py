"""Welcome to the Dungeon: bluff, strip the hero of his gear, and let somebody else go in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, OptionValue, Result
from podzemi.engine.log import Log
from podzemi.engine.values import Action, Seat
from podzemi.games.welcome_dungeon import actions, events, rules
from podzemi.games.welcome_dungeon import outlook as o
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon import view as v
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS
from podzemi.games.welcome_dungeon.components import BOX, DATA, OPTIONS
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view import View


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
    box = BOX
    view_type = View
    outlook_type = o.Outlook

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    default = staticmethod(rules.default)
    decode = staticmethod(actions.decode)
    encode = staticmethod(actions.encode)
    sample = staticmethod(v.sample)
    outlook = staticmethod(o.outlook)

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        return rules.setup(
            BOX,
            dice,
            players,
            v.FORCED.index(options["forced_first_add"]),
            int(options["successes_to_win"]),
            v.FIRST_HEROES.index(options["first_hero"]),
            v.REVEAL_ORDERS.index(options["reveal_order"]),
            options["death_check"] == "final_total",
            bool(options["memory_aid"]),
            log,
        )

    @staticmethod
    def apply_unchecked(state: State, seat: Seat, code: int, log: Log | None = None) -> None:
        rules.apply(state, seat, code, log)

    @staticmethod
    def view(state: State, seat: Seat | None) -> View:
        return v.view(state, seat, rules.is_forced_turn(state))

    def with_perfect_recall(self, state: State) -> State:
        """With the memory aid, whatever the table plays with (WD-3.7)."""
        if state.memory_aid:
            return state
        known = state.clone()
        known.memory_aid = True
        return known

    def result(self, state: State) -> Result | None:
        """WD-19.2: one winner, all others share the place after him."""
        if state.phase != s.GAME_OVER:
            return None
        seats = range(state.players)
        return Result(
            ranking=[[state.winner], [seat for seat in seats if seat != state.winner]],
            scores=[int(seat == state.winner) for seat in seats],
            detail={
                "won_by": "last_one_left" if state.ended == s.FAILURE else "successes",
                "rounds": state.round,
                "successes": list(state.successes),
                "failures": list(state.failures),
            },
        )

    def codes(self) -> Sequence[int]:
        return actions.CODES

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

    def check(self, state: State) -> None:
        """WD-10: cards, tiles, phases and counters add up."""
        _check_cards(state)
        _check_tiles(state)
        _check_seats(state)


def _check_cards(state: State) -> None:
    """WD-10.1, WD-10.4, WD-10.6: 13 cards, wherever they are."""
    replaced = [kind for kind, removed in zip(state.run_kind, state.run_removed) if removed != s.NONE]
    hand = [] if state.hand == s.NONE else [state.hand]
    cards = state.deck + hand + state.pile + state.aside_kind + replaced
    assert [cards.count(kind) for kind in range(s.KINDS)] == BOX.copies
    assert sorted(state.added_kind) == sorted(state.pile)
    assert len(state.added_by) == len(state.pile)
    assert (state.hand != s.NONE) == (state.phase == s.BID_PLACE)
    assert len(state.run_kind) <= len(state.pile)


def _check_tiles(state: State) -> None:
    """WD-10.2, WD-10.3, WD-10.7, WD-10.8."""
    sacrificed = [place for place in range(s.KIT) if state.status[place] == s.SACRIFICED]
    assert sacrificed == sorted(state.aside_tile)
    assert len(state.status) == s.KIT
    once = (s.MAY_DEFEAT, s.MAY_REPLACE, s.REVIVE)
    for place in range(s.KIT):
        if state.status[place] == s.SPENT:
            assert BOX.tile_effect[state.hero * s.KIT + place] in once
    assert 2 <= s.kit_hp(state) <= 11
    assert state.hp <= 17


def _check_seats(state: State) -> None:
    """WD-10.5, WD-10.9, WD-10.11, WD-10.12."""
    finished = state.round - (state.phase < s.HERO_CHOICE)
    assert sum(state.successes) + sum(state.failures) == finished
    assert all(n <= state.target for n in state.successes) and all(n <= 2 for n in state.failures)
    assert state.round <= (state.target + 1) * state.players - 1
    in_round = sum(state.active)
    assert in_round >= 2 if state.phase in (s.BID_TURN, s.BID_PLACE) else in_round == 1
    if state.phase != s.GAME_OVER:
        assert state.phase == s.HERO_CHOICE or state.active[state.turn] == 1
        assert state.failures[state.turn] < 2
    if state.target == 2:
        assert sum(state.successes) <= state.players + 1


GAME: Final = WelcomeDungeon()
