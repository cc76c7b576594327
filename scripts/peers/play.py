"""Random play in one library of others, timed: runs inside the environment of `scripts/bench_peers.py`.

    python play.py open_spiel gin_rummy --seconds 1 --repeat 5

Every library plays the same loop: ask what is legal, pick one at random, play it, begin anew at the end.
Prints one JSON object: decisions per CPU second, one number for each repetition.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[], int]
"""Plays for a while and says how many decisions that were."""


def open_spiel(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)

    def match() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
                decisions += game.num_players()
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return match


def rlcard(name: str) -> Work:
    import rlcard as library

    environment = library.make(name)

    def match() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return match


def pettingzoo(name: str) -> Work:
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}").env()

    def match() -> int:
        environment.reset()
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    return match


def pgx(name: str, matches: int = 1024, steps: int = 50) -> Work:
    """Compiled by JAX, many matches in lock step with auto-reset, as its documentation advises."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    environment = library.make(name)
    step = auto_reset(environment.step, environment.init)

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        state = carry
        noise = jax.random.gumbel(key, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, noise, -jnp.inf), axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(key, matches)), None

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(0), matches))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    keys = iter(range(2, 1_000_000))

    def some() -> int:
        nonlocal state
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(next(keys))))
        return matches * steps

    return some


LIBRARIES: dict[str, Callable[[str], Work]] = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
}


def rates(work: Work, seconds: float, repeat: int) -> list[int]:
    """Decisions per CPU second, each repetition by itself; the first, not counted, warms up."""
    found = []
    for _ in range(repeat + 1):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds:
            done += work()
        found.append(round(done / spent))
    return found[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("library", choices=LIBRARIES)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=5)
    given = parser.parse_args()
    random.seed(1)
    found = rates(LIBRARIES[given.library](given.game), given.seconds, given.repeat)
    print(json.dumps({"library": given.library, "game": given.game, "rates": found}))


if __name__ == "__main__":
    main()
