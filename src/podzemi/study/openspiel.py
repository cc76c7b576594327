"""OpenSpiel: every game by name, with explicit chance, information states and observations.

`pyspiel.load_game("podzemi_welcome_dungeon(players=3)")` after `import podzemi.study.openspiel`. Where codes
are too many for a mask an action is one choice of a decision, each choice with a range of its own.
"""

from __future__ import annotations

from typing import Any, Final  # Any: what pyspiel gives, which has no types

import numpy as np
import pyspiel

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.study.chance import Position
from podzemi.study.histories import information_tensor
from podzemi.study.limits import longest, utility
from podzemi.study.staged import Staged, actions

CHANCES: Final = 64
"""More outcomes chance never has at once."""
MEMORY: Final = {"welcome_dungeon": 1 << 15, "paper_dungeons": 1 << 17}
"""Bytes of an information state, at most; 1 << 20 in the other games."""


def kind(game: AnyGame, name: str | None = None) -> pyspiel.GameType:
    """How OpenSpiel knows the game; `name`: by which name, where it has other components."""
    return pyspiel.GameType(
        short_name=name or f"podzemi_{game.name}",
        long_name=f"Podzemi: {game.name}, rules {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "memory": MEMORY.get(game.name, 1 << 20)},
    )


def made(
    rules: AnyGame, options: dict[str, Any] | None = None, name: str | None = None
) -> type[pyspiel.Game]:
    """The class of a game; `name` registers another one, such as a small game with other components."""
    its = kind(rules, name)

    class Game(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.given = its.parameter_specification | (params or {})
            self.players, fit = self.given["players"], actions(rules)
            sizes = [choice.size for choice in fit.spec.choices[: fit.stages]]
            self.ranges = np.cumsum([0, *sizes])
            self.first = Position(rules, self.players, options)
            count = self.ranges[-1] if fit.stages else fit.n
            bounds, length = utility(rules, self.players), longest(rules, self.players)
            info = pyspiel.GameInfo(
                *(int(count), CHANCES, self.players, bounds.lowest, bounds.highest, bounds.sum),
                length * max(fit.stages, 1),
            )
            super().__init__(its, info, self.given)

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
            recalls = wanted is not None and wanted.perfect_recall
            return Observer(self.given["memory"] if recalls else actions(rules).size, recalls)

        def max_chance_nodes_in_history(self) -> int:
            return 4 * longest(rules, self.players)

    pyspiel.register_game(its, Game)
    return Game


class State(pyspiel.State):
    """A position, and what the seat that decides has chosen of its decision."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position: Position = game.first.clone()
        self.begun: list[int] = []

    def table(self) -> Staged:
        at = self.position
        table = Staged(at.game, at.players, state=at.state)
        if self.begun:
            table.begin(at.seats[0], self.begun)
        return table

    def current_player(self) -> int:
        if self.position.chances:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.seats[0] if self.position.seats else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.position.chances))

    def _first(self) -> int:
        """The action that stands for 0 of the present choice."""
        return int(self.get_game().ranges[len(self.begun)])

    def _legal_actions(self, player: int) -> list[int]:
        first = self._first()
        return [action + first for action in self.table().open(player)]

    def _apply_action(self, action: int) -> None:
        if self.position.chances:
            return self.position.happen(action)
        table, player = self.table(), self.position.seats[0]
        code = table.code(player, action - self._first())
        self.begun = table.begun(player) if code is None else []
        return None if code is None else self.position.play(player, code)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"outcome {action}"
        fit, ranges = actions(self.position.game), self.get_game().ranges
        if not fit.stages:
            return str(self.position.game.decode(fit.codes[action]))
        stage = int(np.searchsorted(ranges, action, "right")) - 1
        return f"{fit.spec.choices[stage].name} {action - ranges[stage]}"

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.returns("places")

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another state that this player cannot tell from this one; its own past stays, and what the others
        remember is what they remember here."""
        twin: State = self.clone()
        at = twin.position
        at.state = at.game.sample(at.game.view(at.state, player), Dice(int(sampler() * 2**62)))
        return twin

    def __str__(self) -> str:
        at = self.position
        return f"{at.state and at.game.view(at.state, None)} {at.asked} {self.begun}"


class Observer:
    """With perfect recall the information state, otherwise the observation."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"information" if recalls else "observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self._numbers(state, player)

    def _numbers(self, state: State, player: int) -> Any:
        if self.recalls:
            return information_tensor(self._known(state, player), len(self.tensor))
        return 0 if state.position.state is None else state.table().observation(player)

    def _known(self, state: State, player: int) -> bytes:
        begun = state.begun if state.current_player() == player else []
        return state.position.memory[player] + bytes(str(begun), "ascii")

    def string_from(self, state: State, player: int) -> str:
        if self.recalls:
            return f"{player} {self._known(state, player).hex()}"
        return str(np.asarray(self._numbers(state, player)).tolist())


for _name in registry.GAMES:
    made(registry.game(_name))
