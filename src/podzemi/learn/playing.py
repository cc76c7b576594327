"""A scene as it is played, by the game's own rules. Nothing is stored: the moves so far are the position."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any  # Any: states, views and actions of whichever game

import msgspec
from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.log import Log
from podzemi.engine.records.reveal import reveal
from podzemi.engine.values import Action, Event, Refusal
from podzemi.learn.notation import fits, write
from podzemi.learn.structure import PLAYER, Step, Try, TutorialScene


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the player: an action as the game's own JSON, or an answer, or a try that is no action."""

    action: Any = None
    answer: str = ""


class BadMove(ValueError):
    """A move that this step does not know: no answer of the question, or an action that the rules refuse."""

    def __init__(self, refusal: Refusal | None = None) -> None:
        super().__init__("there is no such answer" if refusal is None else refusal.code)
        self.refusal = refusal


class Playing:
    """A scene from its beginning to its end.

    `moments`: what happened, at the start and after each right move.
    """

    def __init__(self, game: AnyGame, scene: TutorialScene) -> None:
        self.game = game
        self.scene = scene
        self.at = 0
        self.state: Any = self._set_up()
        self.moments: list[list[Event]] = [self._play(scene.before)]
        if scene.see:
            self.state = self._matching_state()
        for path, value in scene.set.items():
            set_field(self.state, path, deepcopy(value))  # the rules change lists in place
        self._roll(scene.seed)

    # --- the set-up

    def _set_up(self) -> Any:
        scene = self.scene
        if scene.puzzle:
            assert self.game.puzzles is not None
            return self.game.puzzles.start(scene.puzzle)
        options = self.game.validate_options(scene.players, dict(scene.options))
        dice = Dice(scene.seed, self._script(scene.chance) if scene.chance else None)
        return self.game.setup(scene.players, options, dice)

    def _matching_state(self) -> Any:
        """A state that looks to the player as the scene wants it."""
        plain = msgspec.to_builtins(self.game.view(self.state, PLAYER))
        for path, value in self.scene.see.items():
            set_field(plain, path, value)
        view = msgspec.convert(plain, self.game.view_type)
        return self.game.sample(view, Dice(self.scene.seed))

    def _script(self, chance: Sequence[dict[str, Any]]) -> list[int]:
        """Outcomes as scripted dice give them: the first one last."""
        outcomes = [msgspec.convert(outcome, self.game.outcome_type) for outcome in chance]
        return self.game.script(outcomes)[::-1]

    def _roll(self, seed: int) -> None:
        """From here on chance is free again; a script that is not used up is a mistake of the scene."""
        left = self.state.dice.script
        assert not left, f"{self.scene.id}: {len(left)} outcomes of chance were never needed"
        self.state.dice = Dice(seed)

    # --- what the player sees

    @property
    def step(self) -> Step | None:
        """The decision that is due; None: the scene is over."""
        return self.scene.step[self.at] if self.at < len(self.scene.step) else None

    def view(self) -> Any:
        if not self.scene.open:
            return self.game.view(self.state, PLAYER)
        plain = reveal(self.game, self.state, PLAYER, self.scene.players).view
        return msgspec.convert(plain, self.game.view_type)

    def preview(self) -> Any:
        """The preview of the view; while a question is open without forecasts, which would be the answer."""
        asked = self.step is not None and self.step.answers
        return self.game.bare_preview(self.view()) if asked else self.game.preview(self.view())

    def seen_events(self) -> list[list[Event]]:
        """The events so far, as the player sees them."""
        if self.scene.open:
            return self.moments
        return [seen(events, PLAYER) for events in self.moments]

    def legal(self) -> list[Action]:
        """The actions that the board offers: none while a question is open."""
        step = self.step
        if step is None or step.answers or PLAYER not in self.game.to_act(self.state):
            return []
        found = self.game.actions(self.state, PLAYER)
        return [action for action in found if _is_mentioned(step, action)] if step.only else found

    def tries(self) -> list[Try]:
        """The tries that are allowed though the board does not offer them."""
        if self.step is None or self.step.answers:
            return []
        legal = self.legal()
        return [one for one in self.step.wrong if not any(one.action and fits(a, one.action) for a in legal)]

    def right_move(self) -> Move | None:
        """A right move, for players who ask to see it."""
        if self.step is None:
            return None
        if self.step.answers:
            return Move(answer=self.step.right[0])
        return next(Move(action) for action in self.legal() if fits(action, self.step.right[0]))

    # --- what the player does

    def play(self, move: Move) -> Try | None:
        """Go on if the move is right; else what is to be said about it, and nothing has changed.

        The Try without an id says that the move is allowed, but not what this step is about.
        """
        step = self.step
        if step is None:
            raise BadMove
        if move.answer:
            return self._answer(step, move.answer)
        action = self._check(move.action)
        if not any(fits(action, right) for right in step.right):
            return next((one for one in step.wrong if one.action and fits(action, one.action)), ALLOWED)
        self._go_on(step, action)
        return None

    def _answer(self, step: Step, answer: str) -> Try | None:
        if step.answers and answer in step.right:
            self._go_on(step, None)
            return None
        for one in step.wrong:
            if one.id == answer:
                return one
        raise BadMove

    def _check(self, action: Any) -> Action:
        parsed = self.game.parse(msgspec.json.encode(action))
        if isinstance(parsed, Refusal):
            raise BadMove(parsed)
        code = self.game.encode(parsed)
        found = self.game.foreign(self.state, PLAYER, code) or self.game.refusal(self.state, PLAYER, code)
        if found is not None:
            raise BadMove(found)
        return parsed

    def _go_on(self, step: Step, action: Action | None) -> None:
        log = Log()
        if step.chance:
            self.state.dice = Dice(0, self._script(step.chance))
        if action is not None:
            self.game.apply(self.state, PLAYER, self.game.encode(action), log)
        self.moments.append(log.events + self._play(step.then))
        if step.chance:
            self._roll(self.scene.seed)
        self.at += 1

    def _play(self, lines: Sequence[str]) -> list[Event]:
        log = Log()
        for line in lines:
            self.game.apply(self.state, write(line).seat, self._code(line), log)
        return log.events

    def _code(self, line: str) -> int:
        """The action of a line; `default` is the action of an absent seat."""
        seat, fields = write(line)
        if fields["kind"] == "default":
            return self.game.default(self.state, seat)
        action = self.game.parse(msgspec.json.encode(fields))
        assert not isinstance(action, Refusal), f"{self.scene.id}: {line}: {action}"
        return self.game.encode(action)


ALLOWED = Try("", ())
"""Said of a legal action that is not what the step is about."""


def _is_mentioned(step: Step, action: Action) -> bool:
    lines = (*step.right, *(one.action for one in step.wrong if one.action))
    return any(fits(action, line) for line in lines)


def set_field(whole: Any, path: str, value: Any) -> None:
    """Set a field of a state or a view: `lords.0.gold` is `state.lords[0].gold`."""
    *way, last = path.split(".")
    for part in way:
        whole = _part(whole, part)
    if isinstance(whole, list):
        whole[int(last)] = value
    elif isinstance(whole, dict):
        whole[last] = value
    else:
        setattr(whole, last, value)


def _part(whole: Any, name: str) -> Any:
    if isinstance(whole, list):
        return whole[int(name)]
    return whole[name] if isinstance(whole, dict) else getattr(whole, name)
