"""OpenSpiel: every game by name, with explicit chance, information states and observations.

`pyspiel.load_game("podzemi_welcome_dungeon(players=3)")` works where the extra `openspiel` is installed.
"""

from __future__ import annotations

from typing import Any  # Any: what pyspiel gives, which has no types

import pyspiel

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.study.sequential import Observer, Sequential, memory


def kind(game: AnyGame, name: str | None = None) -> pyspiel.GameType:
    """How OpenSpiel knows the game; `name`: by which name, where it has other components."""
    its = pyspiel.GameType
    chance, hidden = its.ChanceMode.EXPLICIT_STOCHASTIC, its.Information.IMPERFECT_INFORMATION
    nature = its.Dynamics.SEQUENTIAL, chance, hidden
    worth = its.Utility.ZERO_SUM, its.RewardModel.TERMINAL
    names = name or f"podzemi_{game.name}", f"Podzemi: {game.name}, rules {game.rules_version}"
    provided = True, True, True, True  # strings and tensors of information states and of observations
    given = {"players": 2, "memory": memory(game)}
    return its(*names, *nature, *worth, game.max_players, 2, *provided, given)


def make(
    rules: AnyGame, options: dict[str, Any] | None = None, name: str | None = None
) -> type[pyspiel.Game]:
    """The class of a game; `name` registers another one, such as a small game with other components."""
    its = kind(rules, name)

    class Game(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.given = its.parameter_specification | (params or {})
            self.first = Sequential(rules, self.given["players"], options)
            super().__init__(its, pyspiel.GameInfo(*self.first.bounds()), self.given)

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
            return Observer(rules, self.given["memory"] if wanted and wanted.perfect_recall else 0)

        def max_chance_nodes_in_history(self) -> int:
            return 4 * self.first.bounds().longest

    pyspiel.register_game(its, Game)
    return Game


class State(pyspiel.State):
    """A match in extensive form, as OpenSpiel asks for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.at: Sequential = game.first.clone()

    def current_player(self) -> int:
        return self.at.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.at.chances))

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.actions()

    def _apply_action(self, action: int) -> None:
        self.at.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player < 0 else self.at.name(action)

    def is_terminal(self) -> bool:
        return self.at.position.over

    def returns(self) -> list[float]:
        return self.at.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        twin: State = self.clone()
        twin.at = self.at.sampled(player, sampler())
        return twin

    def __str__(self) -> str:
        return str(self.at)


for _name in registry.GAMES:
    make(registry.game(_name))
