"""What play brings up in every registered game: events, actions, refusals, results, to make sentences of."""

from __future__ import annotations

import fcntl
import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, BadSetup, OptionValue, Result
from podzemi.engine.log import Log
from podzemi.engine.values import Action, Event, Refusal

MATCHES = {"paper_dungeons": 30}
"""Matches of a game, 150 if it is not here: eight sheets take their time and bring up much at once."""
MANNERS = ("greedy", *["curious"] * 6, *["random"] * 5)
"""Who plays: random play seldom gets far, and good play leaves much out."""
MANY = {"paper_dungeons": 3}
"""With more players than that, the curious play in a game: many good players take their time."""


KEPT = Path(__file__).parents[2] / "build" / "plays"
"""What one worker of a test run has played, for the others: a file for each game."""


class Plays(Struct):
    """Each different thing once, in the order it came up."""

    events: dict[bytes, Event] = field(default_factory=dict)
    """By their JSON."""
    actions: dict[int, Action] = field(default_factory=dict)
    """By their code."""
    refusals: dict[str, Refusal] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    kinds: Counter[type[Action]] = field(default_factory=Counter)
    """How often an action of each kind was played."""


def settings(game: AnyGame) -> Iterator[dict[str, OptionValue]]:
    """The defaults, and each other value of each option."""
    yield {}
    for option in game.options:
        if not option.later:
            yield from ({option.name: value} for value in option.values if value != option.default)


LATER = 8
"""Matches with each other value of an option that came later: the others stay what they were."""


def later_settings(game: AnyGame) -> list[dict[str, OptionValue]]:
    return [
        {option.name: value}
        for option in game.options
        for value in option.values
        if option.later and value != option.default
    ]


@cache
def played(game_name: str) -> Plays:
    """All player counts and option values of the game, in turn; played once for all workers of a test run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "").encode()
    if not run:
        return _played(game_name)
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / game_name).open("a+b") as kept:
        fcntl.flock(kept, fcntl.LOCK_EX)
        kept.seek(0)
        if kept.readline().strip() != run:
            kept.truncate(0)
            kept.write(run + b"\n" + pickle.dumps(_played(game_name)))
            kept.seek(len(run) + 1)
        made: Plays = pickle.load(kept)
    return made


def _played(game_name: str) -> Plays:
    game, plays, dice = registry.game(game_name), Plays(), Dice(1)
    options, counts = list(settings(game)), range(game.min_players, game.max_players + 1)
    for number in range(max(MATCHES.get(game_name, 150), len(options))):
        chosen, players = options[number % len(options)], counts[dice.below(len(counts))]
        try:
            game.validate_options(players, chosen)
        except BadSetup as error:
            plays.refusals[error.refusal.code] = error.refusal
        else:
            manner = MANNERS[dice.below(len(MANNERS))]
            is_big = players > MANY.get(game_name, players)
            _play(game, players, chosen, number, "curious" if is_big else manner, plays)
    for number in range(LATER):
        for chosen in later_settings(game):
            _play(game, counts[-1], chosen, number, "random", plays)
    return plays


def _play(
    game: AnyGame, players: int, options: dict[str, OptionValue], seed: int, manner: str, plays: Plays
) -> None:
    log, dice = Log(), Dice(seed)
    state = game.start(players, options, seed, log)
    choose, step = _chooser(game, manner, plays), 0
    while (result := game.result(state)) is None:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        if step % 7 == 0:
            _note(game, state, seat, legal, plays, step % 49 == 0)
        code = legal[choose(state, seat, legal, dice)]
        plays.kinds[type(game.decode(code))] += 1
        game.apply(state, seat, code, log)
        step += 1
    _note(game, state, 0, [], plays, True)
    plays.events |= {msgspec.json.encode(event): event for event in log.events}
    plays.results.append(result)


def _chooser(game: AnyGame, manner: str, plays: Plays) -> Callable[[Any, int, list[int], Dice], int]:
    bot = registry.bot("greedy", game)

    def greedy(state: Any, seat: int, legal: list[int], dice: Dice) -> int:
        return bot.choose(game.view(state, seat), [game.decode(code) for code in legal], dice)

    def curious(state: Any, seat: int, legal: list[int], dice: Dice) -> int:
        kinds = [plays.kinds[type(game.decode(code))] for code in legal]
        rarest = [index for index, times in enumerate(kinds) if times == min(kinds)]
        return rarest[dice.below(len(rarest))]

    def random(state: Any, seat: int, legal: list[int], dice: Dice) -> int:
        """The first ones a little more often: the last is often to stop."""
        return min(dice.below(len(legal)), dice.below(len(legal)))

    return {"greedy": greedy, "curious": curious, "random": random}[manner]


def _note(game: AnyGame, state: Any, seat: int, legal: list[int], plays: Plays, ask: bool) -> None:
    plays.actions |= {code: game.decode(code) for code in legal}
    for code in game.probes(state) if ask else ():
        for asked in {seat, 0}:
            if (refusal := game.refusal(state, asked, code)) is not None:
                plays.refusals.setdefault(refusal.code, refusal)
