"""Fit the curves of The Dark Cave's `policy.chance` to matches of quick players, and write them down.

Quick players draw their actions by `policy.weigh`. Of every match some positions are kept, each with who
won in the end; a logistic regression with smooth curves does the rest. The same seed gives the same numbers:

    .venv/bin/python research/fit_dark_cave.py --matches 4000 --seed 1
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any  # Any: arrays of any shape

import numpy as np

from podzemi import native
from podzemi.bots.search import draw_index
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.policy import chance as chance
from podzemi.games.dark_cave.policy.distances import TURN
from podzemi.games.dark_cave.state import NONE

NUMBERS = Path(chance.__file__).with_name("fitted.py")
GROUPS = ((2,), (3, 4, 5), (6, 7, 8))
KEPT = 4
"""Positions of one match."""
SMOOTH = 30.0
"""How much it costs to bend a curve."""

HEADER = '''"""Written by research/fit_dark_cave.py: what `policy.chance` knows from matches. Compiled."""

from __future__ import annotations

from mypy_extensions import i64


def curves(group: i64) -> list[i64]:
    """The curves of a group of player counts; `policy.chance` says where each lies."""
    # fmt: off
'''
FOOTER = "    # fmt: on\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4000, help="for each group of player counts")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = [_fitted(*_positions(players, options.matches, options.seed)) for players in GROUPS]
    NUMBERS.write_text(_module(found), "utf-8")


# ---------------------------------------------------------------- positions


def _positions(counts: tuple[int, ...], matches: int, seed: int) -> tuple[Any, Any]:
    """Features of positions, and what came of them: 1 blue won, 0 yellow, 0.5 nobody."""
    features: list[Any] = []
    outcomes: list[float] = []
    for match in range(matches):
        players = counts[match % len(counts)]
        kept, winner = _played(players, seed_for(seed, 1000 * match + players))
        features += [_features(state) for state in kept]
        outcomes += [0.5 if winner == NONE else float(winner == 0)] * len(kept)
    return np.array(features), np.array(outcomes)


def _played(players: int, seed: int) -> tuple[list[Any], int]:
    """Positions of one match, at random moments, and the clan that won."""
    state, dice = native.start("dark_cave", players=players, seed=seed), Dice(seed)
    met: list[bytes] = []
    while seats := state.to_act():
        if dice.below(16) == 0:
            met.append(state.dump())
        seat = seats[0]
        state.apply_unchecked(seat, state.legal(seat)[draw_index(state.weigh(seat), dice)])
    while len(met) > KEPT:
        met.pop(dice.below(len(met)))
    ended: Any = state.python()
    return [native.load("dark_cave", one).python() for one in met], ended.winner


def _features(state: Any) -> Any:
    """How much each number of the curves counts for blue."""
    rows = chance.prospects(state)
    out = np.zeros(chance.CURVES)
    sides = [works_for(card) for card in state.clan]
    for seat, side in enumerate(sides):
        weight = (100 * state.gold[seat] + chance.HEAD) / (300 * sides.count(side)) * int(1 - 2 * side)
        row = rows[seat * chance.ROW : (seat + 1) * chance.ROW]
        to_exit = row[chance.TO_EXIT]
        if to_exit == NONE:
            out[chance.GOLD_OUT] += weight
            continue
        spare = chance.rounds_left(state) - to_exit + chance.MIDDLE * TURN
        _add(out, chance.SPARE, chance.ROUNDS, spare, weight)
        if row[chance.KNOWS]:
            _add(out, chance.KNOWN_EXIT, chance.TURNS, to_exit, weight)
        else:
            _add(out, chance.HIDDEN_EXIT, chance.TURNS, to_exit, weight)
            _add(out, chance.HIDDEN_CORNER, chance.TURNS, row[chance.TO_CORNER], weight)
    if state.first_out != NONE:
        out[chance.FIRST_OUT] = 1 - 2 * sides[state.first_out]
    return out


def _add(out: Any, first: int, points: int, at: int, weight: float) -> None:
    """The two points of a curve between which a distance lies: as `policy.chance.read` reads them."""
    place, rest = divmod(max(0, at), int(TURN))
    if place >= points - 1:
        out[first + points - 1] += weight
        return
    out[first + place] += weight * (1 - rest / int(TURN))
    out[first + place + 1] += weight * rest / int(TURN)


# ---------------------------------------------------------------- fitting


def _fitted(features: Any, outcomes: Any) -> list[int]:
    """Logistic regression by Newton's method; curves are kept smooth. In thousandths."""
    bend = 1e-2 * np.eye(chance.CURVES)
    for first, points in (
        (chance.KNOWN_EXIT, chance.TURNS),
        (chance.HIDDEN_EXIT, chance.TURNS),
        (chance.HIDDEN_CORNER, chance.TURNS),
        (chance.SPARE, chance.ROUNDS),
    ):
        for at in range(first + 1, first + points - 1):
            row = np.zeros(chance.CURVES)
            row[at - 1 : at + 2] = 1, -2, 1
            bend += SMOOTH * np.outer(row, row)
    weights = np.zeros(chance.CURVES)
    for _ in range(30):
        expected = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (outcomes - expected) - bend @ weights
        curve = features.T @ (features * (expected * (1 - expected))[:, None]) + bend
        weights += np.linalg.solve(curve, slope)
    expected = np.clip(1 / (1 + np.exp(-features @ weights)), 1e-6, 1 - 1e-6)
    loss = -(outcomes * np.log(expected) + (1 - outcomes) * np.log(1 - expected)).mean()
    print(f"{len(outcomes)} positions, loss {loss:.4f}, Brier {((outcomes - expected) ** 2).mean():.4f}")
    return [round(1000 * one) for one in weights]


def _module(found: list[list[int]]) -> str:
    """One list for every group."""
    *first, last = found
    text = HEADER
    for group, numbers in enumerate(first):
        text += f"    if group == {group}:\n        return [\n{_rows(numbers)}        ]\n"
    return text + f"    return [\n{_rows(last)}    ]\n{FOOTER}"


def _rows(numbers: list[int]) -> str:
    parts = [numbers[at : at + 12] for at in range(0, len(numbers), 12)]
    return "".join(f"            {', '.join(map(str, part))},\n" for part in parts)


if __name__ == "__main__":
    main()
