"""Random play in our games and in other libraries', timed: runs where `scripts/bench_peers.py` says.

    python play.py --seconds 0.25 --repeat 5 --without pgx

All contenders take turns in one process, after a turn to warm up. What is compared does the same work:

- `step`: who decides, the list of what is legal, `random.choice`, a checked step; from Python
- `observed`: the same, and at every decision what the one who decides may know, as numbers
- `native`: whole matches of random play inside native code
- `lock step`: 1,024 matches at once, with observations and what is legal after every step

Prints one JSON list: rows of kind, library, game and decisions per CPU second of each turn.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

Work = Callable[[], int]
"""Plays for a while and says how many decisions that were."""
Contender = tuple[str, str, Callable[[], Work]]
"""The kind of work, the game, and what makes the work."""


# ---------------------------------------------------------------- ours

OURS = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
MATCHES = 1024


def podzemi() -> Iterator[Contender]:
    for name in OURS:
        yield "step", name, lambda name=name: our_match(name, False)
        yield "observed", name, lambda name=name: our_match(name, True)
        yield "native", name, lambda name=name: our_rollouts(name)
        yield "lock step", name, lambda name=name: our_batch(name)


def our_match(name: str, observed: bool) -> Work:
    import numpy as np

    from podzemi import game, native

    seeds, spec = iter(range(10**9)), game(name).observation_spec
    seen = np.zeros(spec.size, spec.dtype)

    def match() -> int:
        state, decisions = native.start(name, 2, seed=next(seeds)), 0
        while seats := state.to_act():
            seat = seats[0]
            if observed:
                state.observe(seat, seen)
            state.apply(seat, random.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return match


def our_rollouts(name: str) -> Work:
    from podzemi import native

    state, seeds = native.start(name, 2, seed=1), iter(range(10**9))
    return lambda: int(native.rollouts(state, 100, seed=next(seeds)).decisions.sum())


def our_batch(name: str) -> Work:
    from podzemi import native

    batch = native.Batch(name, 2, MATCHES, seed=1)

    def work() -> int:
        batch.step(batch.pick())
        return MATCHES

    return work


# ---------------------------------------------------------------- others


def open_spiel() -> Iterator[Contender]:
    for name in ("leduc_poker", "liars_dice", "hanabi", "backgammon", "gin_rummy"):
        yield "step", name, lambda name=name: spiel_match(name, False)
        yield "observed", name, lambda name=name: spiel_match(name, True)
        if name != "hanabi":  # its rewards on the way are nothing for the evaluator
            yield "native", name, lambda name=name: spiel_rollouts(name)


def spiel_match(name: str, observed: bool) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)
    is_uniform = name not in ("backgammon", "hanabi")  # these draw by weights

    def match() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                if is_uniform:
                    state.apply_action(random.choice(state.legal_actions()))
                else:
                    outcomes, chances = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if observed:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return match


def spiel_rollouts(name: str) -> Work:
    """A hundred matches in C++; their length is that of a thousand played from Python."""
    import pyspiel

    game, lengths = pyspiel.load_game(name), spiel_match(name, False)
    mean = sum(lengths() for _ in range(1000)) / 1000
    evaluator, seeds = pyspiel.RandomRolloutEvaluator(100, 1), iter(range(10**9))

    def work() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, True, next(seeds), False).mcts_search(state)
        return round(100 * mean)

    return work


def rlcard() -> Iterator[Contender]:
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        yield "observed", name, lambda name=name: rlcard_match(name)


def rlcard_match(name: str) -> Work:
    environment = import_module("rlcard").make(name)

    def match() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return match


def pettingzoo() -> Iterator[Contender]:
    for name in ("leduc_holdem_v4", "connect_four_v3"):
        yield "observed", name, lambda name=name: agent_match(zoo(name))


def zoo(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def adapted() -> Iterator[Contender]:
    """Our games through PettingZoo."""
    for name in OURS:
        yield (
            "observed",
            name,
            lambda name=name: agent_match(import_module("podzemi.study.pettingzoo").env(name, players=2)),
        )


def agent_match(environment: Any) -> Work:
    def match() -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            environment.step(random.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return match


def pgx() -> Iterator[Contender]:
    for name in ("leduc_holdem", "sparrow_mahjong"):
        yield "lock step", name, lambda name=name: pgx_batch(name)


def pgx_batch(name: str, steps: int = 50) -> Work:
    """Compiled by JAX, with auto-reset, as its documentation advises."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    environment = library.make(name)
    step = auto_reset(environment.step, environment.init)

    def one(state: Any, key: Any) -> tuple[Any, None]:
        for_noise, for_step = jax.random.split(key)
        noise = jax.random.gumbel(for_noise, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, noise, -jnp.inf), axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(for_step, MATCHES)), None

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(0), MATCHES))
    keys = iter(range(1, 1_000_000))

    def some() -> int:
        nonlocal state
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(next(keys))))
        return MATCHES * steps

    some()  # compiles
    return some


LIBRARIES: dict[str, Callable[[], Iterator[Contender]]] = {
    "podzemi": podzemi,
    "podzemi by PettingZoo": adapted,
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
}


def rate(work: Work, seconds: float) -> int:
    """Decisions per CPU second."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return round(done / spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--without", default="", help="libraries to leave out, separated by commas")
    given = parser.parse_args()
    random.seed(1)
    chosen = [library for library in LIBRARIES if library not in given.without.split(",")]
    works = {(kind, library, game): made() for library in chosen for kind, game, made in LIBRARIES[library]()}
    found: dict[tuple[str, str, str], list[int]] = {who: [] for who in works}
    for turn in range(given.repeat + 1):
        for who, work in works.items():
            measured = rate(work, given.seconds)
            if turn:
                found[who].append(measured)
    rows = [{"kind": k, "library": x, "game": g, "rates": rates} for (k, x, g), rates in found.items()]
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
