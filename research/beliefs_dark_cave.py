"""Guesses of loyalty and of the exit in The Dark Cave: fit what behaviour says, and measure the guesses.

`fit` plays matches of quick players, who draw their actions by `policy.weigh`, and prints the numbers for
`EVIDENCE` in `bots/strategies/dark_cave_beliefs.py`. `measure` lets bots play and prints, by round, the Brier
scores of the guesses, beside those of the chances that the clan cards alone give:

    .venv/bin/python research/beliefs_dark_cave.py fit --matches 600
    .venv/bin/python research/beliefs_dark_cave.py measure --bot greedy --matches 100
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any  # Any: arrays, views and states

import numpy as np

from podzemi import native
from podzemi.arena.play import bot_dice
from podzemi.bots.search import draw_index
from podzemi.bots.strategies import dark_cave_beliefs as beliefs
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for

PLAYERS = (3, 4, 5, 6, 7, 8)
WORLDS = 200
NOTHING = dict.fromkeys(beliefs.KINDS, 0.0)
GAME = registry.game("dark_cave")
STEADY = 2.0
"""How much it costs to give a kind of evidence weight."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("fit", "measure"))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.task == "fit":
        _fit(options.matches, options.seed)
    else:
        _measure(options.bot, options.matches, options.seed)


# ---------------------------------------------------------------- fitting


def _fit(matches: int, seed: int) -> None:
    """The numbers that make what was true likeliest, by Newton's method."""
    cases = [_case(view, state, dice) for view, state, dice in _quick(matches, seed)]
    evidence = np.zeros(len(beliefs.KINDS))
    for _ in range(12):
        slope = -STEADY * evidence
        curve = STEADY * np.eye(len(evidence))
        for counts, weights, truth in cases:
            chance = weights * np.exp(counts @ evidence)
            chance /= chance.sum()
            mean = chance @ counts
            slope += truth - mean
            curve += (counts * chance[:, None]).T @ counts - np.outer(mean, mean)
        evidence += np.linalg.solve(curve, slope)
    print(f"{len(cases)} positions")
    for kind, found in zip(beliefs.KINDS, evidence, strict=True):
        print(f'    "{kind}": {found:.2f},')


def _quick(matches: int, seed: int) -> Iterator[tuple[Any, Any, Dice]]:
    """Late positions of matches of quick players, each seen by one seat."""
    for match in range(matches):
        players = PLAYERS[match % len(PLAYERS)]
        dice = Dice(seed_for(seed, match))
        state = native.start("dark_cave", players=players, seed=seed_for(seed, match))
        stop = 6 * players + dice.below(14 * players)
        while seats := state.to_act():
            if stop == 0:
                found = state.python()
                yield GAME.view(found, dice.below(players)), found, dice
                break
            stop -= 1
            state.apply_unchecked(seats[0], state.legal(seats[0])[draw_index(state.weigh(seats[0]), dice)])


def _case(view: Any, state: Any, dice: Dice) -> tuple[Any, Any, Any]:
    """By possible truth: how much of each evidence, how possible; then the evidence for what is true."""
    found = beliefs.clues(view)
    drawn_worlds = [GAME.sample(view, dice) for _ in range(WORLDS)]
    readings = Counter((tuple(beliefs.sides_of(one)), beliefs.exit_of(one)) for one in drawn_worlds)
    counts = np.array([_counts(found, list(sides), corner) for sides, corner in readings])
    weights = np.array(list(readings.values()), float)
    return counts, weights, _counts(found, beliefs.sides_of(state), beliefs.exit_of(state))


def _counts(found: list[beliefs.Clue], sides: list[int], corner: int) -> Any:
    """How often each kind of evidence speaks for this reading."""
    out = np.zeros(len(beliefs.KINDS))
    for clue in found:
        agrees = (
            clue.other == corner if beliefs.is_about_corner(clue) else sides[clue.seat] == sides[clue.other]
        )
        out[beliefs.KINDS.index(clue.kind)] += agrees
    return out


# ---------------------------------------------------------------- measuring


def _measure(bot: str, matches: int, seed: int) -> None:
    """Brier scores of the chance that a seat works for the watcher's clan, once in each round."""
    scores: dict[int, list[tuple[float, float]]] = {}
    for match in range(matches):
        players = PLAYERS[match % len(PLAYERS)]
        for view, state, dice in _rounds(bot, players, seed_for(seed, match)):
            worlds = [GAME.sample(view, dice) for _ in range(WORLDS)]
            found = scores.setdefault((view.turn - 1) // players + 1, [])
            found += _brier(view, state, worlds)
    print("| round | guesses | clan cards alone | with behaviour |\n|---|---|---|---|")
    for number in sorted(scores):
        row = np.array(scores[number])
        print(f"| {number} | {len(row)} | {row[:, 0].mean():.3f} | {row[:, 1].mean():.3f} |")
    row = np.array([one for found in scores.values() for one in found])
    print(f"| all | {len(row)} | {row[:, 0].mean():.3f} | {row[:, 1].mean():.3f} |")


def _brier(view: Any, state: Any, worlds: list[Any]) -> list[tuple[float, float]]:
    """For every seat whose clan card the watcher has not seen."""
    sides = beliefs.sides_of(state)
    prior = beliefs.same_side(view, worlds, NOTHING)
    guess = beliefs.same_side(view, worlds)
    return [
        ((prior[seat] - same) ** 2, (guess[seat] - same) ** 2)
        for seat, side in enumerate(view.seats)
        if side.role is None
        for same in [float(sides[seat] == sides[view.seat])]
    ]


def _rounds(bot: str, players: int, seed: int) -> Iterator[tuple[Any, Any, Dice]]:
    """One match of a bot with itself: a watcher's view and the truth, once in each round."""
    state = GAME.setup(players, GAME.validate_options(players, {}), Dice(seed))
    bots, dice = [registry.bot(bot, GAME) for _ in range(players)], bot_dice(seed, players)
    watching = Dice(seed)
    last = 0
    while seats := GAME.to_act(state):
        number = (state.turn - 1) // players + 1
        if number > last:
            last = number
            yield GAME.view(state, watching.below(players)), state, watching
        seat = seats[0]
        codes = GAME.legal(state, seat)
        place = bots[seat].choose(GAME.view(state, seat), [GAME.decode(code) for code in codes], dice[seat])
        GAME.apply_unchecked(state, seat, codes[place], None)


if __name__ == "__main__":
    main()
