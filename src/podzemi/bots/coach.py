"""What the strongest bot thinks of a decision: for hints during a match and reviews after it.

It is given a view and the legal actions, like every bot: the coach knows what the seat knows, and no more.
The move it names is the master's; what moves are worth comes from one search in which every legal action is
tried, so that any two can be compared. Where there is no search (no native code, components from a data pack,
nobody to play against) it names a move and no chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final  # Any: the view of whichever game

from msgspec import Struct
from msgspec.structs import replace

from podzemi import native
from podzemi.bots import levels
from podzemi.bots.search import Candidate, SearchBot, Searcher
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.values import Action, Seat

MASTER: Final = registry.LEVELS[-1]
MOST: Final = 3
"""Moves that are worth naming beside each other."""
ENOUGH: Final = 20
"""Tries after which it is known what a move is worth; before, what came out alike proves little."""
DEAREST: Final = 3
"""Decisions that a review names."""
SECOND_LOOKS: Final = 6
"""Decisions that look dear at first are thought over for longer."""
LEAST: Final = 0.03
"""What costs less is not worth a word."""
GLANCES: Final = (0.4, 1.0)
"""Seconds of the looks before a warning: somebody waits to play. What seems dear at a short look is sometimes
only less well known, so a longer one has to say the same."""
DEAR: Final = 0.1
"""What costs less is not worth a warning."""
CURIOUS: Final = 1.0
"""How much the coach tries what looks worse: it has to compare moves, not only to find the best."""
GUESSES: Final = 64
"""Worlds in which it is counted how many are against the seat."""


class Weighed(Struct, frozen=True):
    """One of the legal actions, by its place in their list.

    `chance`: how it is likely to end, 0 behind all others to 1 ahead of all; with two players, and for a
    clan, the chance to win. None: nobody can tell. `error`: the standard error of the chance.
    """

    index: int
    chance: float | None = None
    error: float = 0.0


class Advice(Struct, frozen=True):
    """`best`: the moves worth naming, the master's own first. `played`: the one that was asked about."""

    best: list[Weighed]
    played: Weighed | None = None

    @property
    def price(self) -> float:
        """By how much the chances fall with what was played; 0 where it cannot be told from chance."""
        first, played = self.best[0], self.played
        if played is None or first.chance is None or played.chance is None:
            return 0.0
        fall = first.chance - played.chance
        return fall if fall > 2 * (first.error**2 + played.error**2) ** 0.5 else 0.0


def dearest(advice: Mapping[int, Advice], most: int) -> list[int]:
    """The moments of the decisions that cost most, the dearest first."""
    prices = {at: one.price for at, one in advice.items()}
    return sorted((at for at in prices if prices[at] >= LEAST), key=lambda at: -prices[at])[:most]


def advise(
    game: AnyGame, view: Any, legal: list[Action], dice: Dice, seconds: float, played: int | None = None
) -> Advice:
    """What to play here, and what the `played` action is worth beside it."""
    if native.why_not_for(game) is not None or _is_alone(game, view, dice):
        index = levels.make(game, MASTER, {"seconds": str(seconds)}).choose(view, legal, dice)
        return Advice([Weighed(index)], None if played is None else Weighed(played))
    candidates = _candidates(game, view, legal, dice, seconds)
    most = _most(game, view, dice)
    found = {one.index: _weighed(one, most) for one in candidates}
    known = [one.index for one in candidates if one.visits >= ENOUGH] or [candidates[0].index]
    asked = None if played is None else found.get(played, Weighed(played))
    return Advice([found[index] for index in known[:MOST]], asked)


def _is_alone(game: AnyGame, view: Any, dice: Dice) -> bool:
    """Nobody to end ahead of: then there are no chances."""
    return native.from_python(game.sample(view, dice)).players == 1


def _candidates(game: AnyGame, view: Any, legal: list[Action], dice: Dice, seconds: float) -> list[Candidate]:
    """All moves with what they are worth, the master's own first."""
    master = levels.settings(game.name)[MASTER]
    open_minded = replace(
        master,
        seconds=seconds,
        iterations=0,
        explore=max(master.explore, CURIOUS),
        selection="ucb",
        simultaneous="ucb",
        widen=0.0,
        breadth=0,
    )
    bot = levels.player(game, open_minded)
    if isinstance(bot, SearchBot):
        return bot.searcher.report(view, legal, dice).candidates
    own = bot.choose(view, legal, dice)
    found = Searcher(game, open_minded).report(view, legal, dice).candidates
    return sorted(found, key=lambda one: one.index != own)


def _most(game: AnyGame, view: Any, dice: Dice) -> float:
    """What a win is worth to a search: less than 1 where one shares it with a clan."""
    if game.teams is None:
        return 1.0
    worlds = [game.teams.sides(game.sample(view, dice)).by_seat for _ in range(GUESSES)]
    rivals = sum(side != sides[view.seat] for sides in worlds for side in sides)
    return rivals / GUESSES / (len(worlds[0]) - 1) or 1.0


def _weighed(one: Candidate, most: float) -> Weighed:
    """From the scale of -most to most to that of chances."""
    if one.visits == 0:
        return Weighed(one.index)
    chance = min(1.0, max(0.0, (one.value / most + 1) / 2))
    known = one.spread / most / 2
    return Weighed(one.index, chance, known if one.visits >= ENOUGH else _doubt(chance, one.visits))


def _doubt(chance: float, tries: int) -> float:
    """The error of what was tried a few times: as if two more wins and two more losses had come (Agresti
    and Coull), so that six losses in a row say something and two do not."""
    shrunk = (tries * chance + 2) / (tries + 4)
    return abs(shrunk - chance) / 2 + float((shrunk * (1 - shrunk) / (tries + 4)) ** 0.5)


def standing(result: Result, seat: Seat, in_clans: bool) -> float | None:
    """How a match ended for the seat, on the scale of the chances; None alone: there was nobody to beat."""
    others = sum(map(len, result.ranking)) - 1
    if others == 0:
        return None
    place = next(n for n, group in enumerate(result.ranking) if seat in group)
    if in_clans:
        return 0.5 if len(result.ranking) == 1 else float(place == 0)
    beaten = sum(map(len, result.ranking[place + 1 :]))
    level = len(result.ranking[place]) - 1
    return (beaten + level / 2) / others
