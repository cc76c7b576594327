"""How near to an equilibrium two-player rounds of Welcome to the Dungeon are played (WD-13.9).

python research/measure_welcome.py reduced     small decks, every hero: solved exactly, and what is lost by
                                              sampling and by remembering less, by exact best responses
python research/measure_welcome.py exploit     the whole deck: what a trained exploiter wins from each seat
                                              against what research/train_welcome.py trains, --seconds each
python research/measure_welcome.py shipped     the same against the tables that bots play from
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from podzemi.bots.strategies import welcome_dungeon_tables as tables  # noqa: E402
from podzemi.games.welcome_dungeon import GAME  # noqa: E402
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Monster, Tile  # noqa: E402
from podzemi.games.welcome_dungeon.actions import Hero as HeroName  # noqa: E402
from podzemi.games.welcome_dungeon.policy.round import BRIEF, USUAL, WHOLE  # noqa: E402
from podzemi.games.welcome_dungeon.state import KIT_SIZE, SACRIFICED, State  # noqa: E402
from podzemi.native.solver import MOST_ACTIONS, OTHER, STARTER, Duel, Solver, Strategies  # noqa: E402

SUDDEN_DEATH = (1.0, -1.0, -1.0, 1.0)
"""The runner wins the match if he survives, and loses it if not: a win is worth 2 more than a loss."""
REDUCED: tuple[tuple[str, tuple[Tile, ...], tuple[Monster, ...]], ...] = (
    (
        "knight",
        ("plate_armor", "vorpal_sword", "dragon_spear"),
        ("goblin", "orc", "golem", "golem", "demon", "dragon"),
    ),
    (
        "barbarian",
        ("chainmail", "vorpal_axe", "barbarian_potion"),
        ("orc", "golem", "golem", "lich", "demon", "dragon"),
    ),
    (
        "mage",
        ("wall_of_fire", "polymorph", "omnipotence"),
        ("goblin", "orc", "golem", "golem", "demon", "dragon"),
    ),
    (
        "mage",
        ("wall_of_fire", "demonic_pact", "mage_grail"),
        ("skeleton", "vampire", "golem", "golem", "demon", "dragon"),
    ),
    (
        "rogue",
        ("mithril", "ring_of_power", "rogue_potion"),
        ("goblin", "skeleton", "golem", "vampire", "demon", "dragon"),
    ),
)
"""Hero, tiles and cards; the first is WD-mini."""
EXACT = 100
SAMPLED = 400_000
ROUNDS = 500_000


def reduced(hero: str, tiles: tuple[Tile, ...], deck: tuple[Monster, ...]) -> State:
    """A round with these tiles and these cards only."""
    state = GAME.start(2, {"first_hero": hero}, seed=1)
    for place in range(KIT_SIZE):
        if TILES[state.hero * KIT_SIZE + place] not in tiles:
            state.status[place] = SACRIFICED
    state.deck = [MONSTERS.index(monster) for monster in deck]
    return state


def measure_reduced() -> None:
    """Exploitability in wins per round, by exact best responses of both sides that remember everything."""
    print(f"{'':34} {EXACT} exact  sampled: whole   usual   brief")
    for hero, tiles, deck in REDUCED:
        root = reduced(hero, tiles, deck)
        exact = Solver(root, WHOLE, SUDDEN_DEATH)
        exact.train_exactly(EXACT)
        figures = [exact.exploitability(WHOLE) / 2]
        figures += [sampled(root, detail).exploitability(WHOLE) / 2 for detail in (WHOLE, USUAL, BRIEF)]
        print(
            f"{hero} {' '.join(tiles)[:25]:25}", " ".join(f"{figure:8.5f}" for figure in figures), flush=True
        )


def sampled(root: State, detail: int) -> Solver:
    """Trained as the whole deck is."""
    solver = Solver(root, detail, SUDDEN_DEATH)
    solver.train(SAMPLED // 4)
    solver.forget()
    solver.train(SAMPLED)
    return solver


def measure_exploit(seconds: float) -> None:
    """A lower bound for the whole deck: exploiters that remember more than the table, from both seats."""
    for hero in HEROES:
        root = GAME.start(2, {"first_hero": hero}, seed=1)
        table = trained(Solver(root, BRIEF, SUDDEN_DEATH), seconds)
        usual = table.duel(table, ROUNDS, 5)
        gains = [gain(root, table, usual, side, seconds) for side in (STARTER, OTHER)]
        share = (1 + usual.worth) / 2
        shown = ", ".join(f"{side:+.4f}" for side in gains)
        print(
            f"{hero}: starter wins {share:.3f}; starter and other gain {shown}; {sum(gains) / 2:.4f}",
            flush=True,
        )


def measure_shipped(seconds: float, heroes: Sequence[HeroName]) -> None:
    """A lower bound for the tables in the package; what they do not hold is played at a glance."""
    for hero in heroes:
        root = GAME.start(2, {"first_hero": hero}, seed=1)
        table = shipped(root, hero)
        usual = table.duel(table, ROUNDS, 5)
        gains = [gain(root, table, usual, side, seconds) for side in (STARTER, OTHER)]
        print(
            f"{hero}: the table knows {usual.known:.3f} of its decisions; starter and other gain "
            f"{gains[0]:+.4f}, {gains[1]:+.4f}; {sum(gains) / 2:.4f} (standard error {usual.error / 2:.4f})",
            flush=True,
        )


def shipped(root: State, hero: HeroName) -> Solver:
    """The strategies in the package for the stakes of SUDDEN_DEATH."""
    table = Solver(root, BRIEF, SUDDEN_DEATH)
    table.shorten(64 - tables.KEY_BITS)
    found = list(tables.rows(hero, tables.stakes_of((1, 1, 1, 1))))
    sums = np.zeros((len(found), MOST_ACTIONS), np.float32)
    for row, (_, shares) in zip(sums, found, strict=True):
        row[: len(shares)] = list(shares)
    table.write(
        Strategies(
            np.array([key for key, _ in found], np.uint64),
            np.array([len(shares) for _, shares in found], np.int32),
            np.zeros(len(found), np.uint32),
            np.zeros_like(sums),
            sums,
        )
    )
    return table


def trained(solver: Solver, seconds: float) -> Solver:
    """Train for this many seconds of processor time; the first quarter is discarded."""
    solver.train(sys.maxsize, seconds / 4)
    solver.forget()
    solver.train(sys.maxsize, seconds * 3 / 4, seed=1)
    return solver


def gain(root: State, table: Solver, usual: Duel, side: int, seconds: float) -> float:
    """Gain of an exploiter of this side over the table, in wins per round."""
    exploiter = Solver(root, USUAL, SUDDEN_DEATH)
    exploiter.exploit(table, side)
    trained(exploiter, seconds)
    first, second = (exploiter, table) if side == STARTER else (table, exploiter)
    won = first.duel(second, ROUNDS, 7).worth - usual.worth
    return (won if side == STARTER else -won) / 2


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["reduced", "exploit", "shipped"])
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="of training, for table and exploiter alike"
    )
    parser.add_argument("--hero", action="append", choices=HEROES, help="for `shipped`: this one alone")
    chosen = parser.parse_args()
    if chosen.what == "reduced":
        measure_reduced()
    elif chosen.what == "shipped":
        measure_shipped(chosen.seconds, chosen.hero or HEROES)
    else:
        measure_exploit(chosen.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
