"""One match of a game, with everything that led to it: what programs play with, and what servers keep.

>>> from podzemi import Match
>>> match = Match("welcome_dungeon", players=3, seed=7)
>>> while seats := match.to_act():
...     seat = seats[0]
...     events = match.play(seat, match.actions(seat)[0])
>>> match.result.ranking
[[0], [1, 2]]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeAlias, cast  # Any: options not yet checked; a state of whichever game

from msgspec import UNSET

from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, IllegalAction, OptionValue, Result, S, V, seen
from podzemi.engine.learning.memory import information_state
from podzemi.engine.learning.returns import Returns
from podzemi.engine.log import Log
from podzemi.engine.parts import Grade
from podzemi.engine.records.commitment import Branch
from podzemi.engine.records.record import Record, Turn
from podzemi.engine.text import as_text
from podzemi.engine.values import Action, Event, Outcome, Refusal, Seat


class Step(Generic[S]):
    """An action that the rules allow, played on a copy of the state: all that `Match.take` needs to know."""

    __slots__ = ("action", "after", "chance", "code", "events", "seat")

    def __init__(self, seat: Seat, action: Action, code: int, after: S, log: Log) -> None:
        self.seat = seat
        self.action = action
        self.code = code
        self.after: S = after
        self.events: list[Event] = log.events
        self.chance: list[Outcome] = log.chance


class Match(Generic[S, V]):
    """A state plus everything that led to it.

    Every action is checked before it is played. A match can be copied, pickled, printed, and written as a
    record that replays on any machine. Search that needs no checks works on `match.state` with
    `match.game` directly (`legal`, `apply_unchecked`, `state.clone()`).
    """

    def __init__(
        self,
        game: Game[S, V] | str,
        players: int,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
        branches: Sequence[Branch] = (),
    ) -> None:
        """A new match of a game, given as an object or by name. Options left out have their usual values.

        `dice` replaces the dice of the seed, which a record needs. `branches`: where this match left
        another one; what came before is that one's, action by action.
        """
        self.game: Game[S, V] = _game(game) if isinstance(game, str) else game
        self.players = players
        self.given: dict[str, OptionValue] = dict(options or {})
        self.options = self.game.validate_options(players, self.given)
        self.seed = seed
        self.turns: list[Turn] = []
        self._dice = dice or Dice(seed)
        log = Log()
        self.state: S = self.game.setup(players, self.options, self._dice.clone(), log)
        self.chance: list[Outcome] = log.chance
        self.opening: list[Event] = log.events
        self.branches = list(branches)
        self._steps: list[list[Event]] | None = None
        """The events of set-up and of every step, cached from the first access on."""
        self._branch()

    # --- playing

    def to_act(self) -> list[Seat]:
        """The seats whose decision is awaited. Empty: the match is over. Several: they decide at the same
        time, and the order in which they do changes nothing."""
        return self.game.to_act(self.state)

    def actions(self, seat: Seat) -> list[Action]:
        """The legal actions of the seat, in a fixed order; empty if it is not to act."""
        return self.game.actions(self.state, seat) if seat in self.to_act() else []

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the rules do not allow this; None if they do."""
        return self._refusal(seat, self.game.encode(action))

    def _refusal(self, seat: Seat, code: int) -> Refusal | None:
        if type(seat) is not int or not 0 <= seat < self.players:
            return Refusal("malformed", self.game.action_clause, {"problem": f"there is no seat {seat!r}"})
        return self.game.refusal(self.state, seat, code)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play an action; IllegalAction if the rules refuse it.

        Gives what happened, whole: show nobody more than `podzemi.seen` allows.
        """
        code = self.game.encode(action)
        if (refusal := self._refusal(seat, code)) is not None:
            raise IllegalAction(refusal, f"{self.game.name} seed={self.seed} version={self.version}")
        log = Log()
        self.game.apply_unchecked(self.state, seat, code, log)
        self._note(seat, action, log.chance, log.events)
        return log.events

    def attempt(self, seat: Seat, action: Action) -> Step[S] | Refusal:
        """The action played on a copy, to be `take`n or dropped; why not, if the rules refuse it."""
        code = self.game.encode(action)
        if (refusal := self._refusal(seat, code)) is not None:
            return refusal
        after, log = self.state.clone(), Log()
        self.game.apply_unchecked(after, seat, code, log)
        return Step(seat, action, code, after, log)

    def take(self, step: Step[S]) -> None:
        """Go on from a step that was attempted in this position; nothing is checked or played again."""
        self.state = step.after
        self._note(step.seat, step.action, step.chance, step.events)

    def _note(self, seat: Seat, action: Action, chance: list[Outcome], events: list[Event]) -> None:
        self.turns.append(Turn(seat, action))
        self.chance.extend(chance)
        if self._steps is not None:
            self._steps.append(events)
        self._branch()

    def _branch(self) -> None:
        """Resample where a fork begins: everything that one seat did not know; its view stays the same.

        Chance comes from the branch's seed from here on, unless it was scripted.
        """
        for branch in self.branches:
            if branch.at == self.version:
                before = cast(Any, self.state)  # every state has dice; the bound of S does not say so
                sampled = cast(Any, self.sample(branch.seat, Dice(branch.seed)))
                if before.dice.scripted:
                    sampled.dice = before.dice
                self.state = sampled

    # --- looking

    @property
    def version(self) -> int:
        """How many actions were played."""
        return len(self.turns)

    @property
    def result(self) -> Result | None:
        """How it ended: places, scores and the game's own detail; None while the match is on."""
        return self.game.result(self.state)

    def returns(self, kind: Returns | None = None) -> list[float]:
        """The returns of the match by seat; 0 while it is on. See `Game.returns`."""
        return self.game.returns(self.state, self.players, kind)

    @property
    def grade(self) -> Grade | None:
        """How good a lone player's finished match is, in a game that can tell."""
        if self.result is None or self.game.grading is None:
            return None
        return self.game.grading.grade(self.players, self.options, self.result)

    def view(self, seat: Seat | None) -> V:
        """The view of the seat; None: of a spectator."""
        return self.game.view(self.state, seat)

    def observation(self, seat: Seat) -> list[int]:
        """The view of a seat as numbers (docs/observations.md), in a game that has them."""
        if self.game.observation_spec is None:
            raise ValueError(f"{self.game.name} has no observations")
        return self.game.observation_spec.observe(self.state, seat)

    def sample(self, seat: Seat | None, dice: Dice) -> S:
        """A full state drawn at random from all that the seat cannot tell from the real one."""
        return self.game.sample(self.view(seat), dice)

    def events(self, seat: Seat | None = None) -> Iterator[list[Event]]:
        """The events that the seat (None: a spectator) saw: at set-up, then action by action."""
        for step in self._all_steps():
            yield seen(step, seat)

    def seen(self, seat: Seat | None) -> list[Event]:
        """The events that the seat (None: a spectator) saw since set-up, in one list."""
        return [event for step in self.events(seat) for event in step]

    def information_state(self, seat: Seat) -> bytes:
        """All that the seat knows of how the match went: who decided, its own actions, the events it saw.

        Two histories have the same bytes exactly when the seat cannot tell them apart; the bytes of a moment
        begin with those of every moment before.
        """
        return information_state(self._all_steps(), self.turns, seat)

    def _all_steps(self) -> list[list[Event]]:
        """The events of every step, whole. Played again when they are first wanted, then kept."""
        if self._steps is None:
            again: Match[S, V] = Match(
                self.game, self.players, self.given, self.seed, self._dice.clone(), self.branches
            )
            self._steps = [again.opening]
            self._steps += [again.play(turn.seat, turn.action) for turn in self.turns]
        return self._steps

    # --- keeping

    def record(self) -> Record:
        """The match so far in the exchange format."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            chance=list(self.chance),
            actions=[Turn(turn.seat, self.game.to_record(turn.action)) for turn in self.turns],
            result=self.result,
            pack=self.game.pack or UNSET,
            branches=self.branches or UNSET,
        )

    def copy(self) -> Match[S, V]:
        """The same match once more: the two go their own ways from here."""
        twin: Match[S, V] = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.turns, twin.chance = list(self.turns), list(self.chance)
        twin._steps = None if self._steps is None else list(self._steps)
        return twin

    __copy__ = copy

    def __repr__(self) -> str:
        options = f", options={self.given!r}" if self.given else ""
        played = f" after {self.version} action{'s' * (self.version > 1)}" if self.version else ""
        return f"<Match({self.game.name!r}, players={self.players}{options}, seed={self.seed}){played}>"

    def __str__(self) -> str:
        """The match as a spectator sees it, as text."""
        seats = self.to_act()
        asked = f"waits for seat {', '.join(map(str, seats))}" if seats else "is over"
        return f"{self!r}, {asked}\n{as_text(self.view(None))}"


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of whichever game."""
AnyStep: TypeAlias = Step[Any]


def _game(name: str) -> Any:
    from podzemi.engine import registry

    return registry.game(name)
