"""One match between bots, as fast as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import UNSET

from podzemi.arena.lineup import Lineup
from podzemi.bots.stdio import BotFailure
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, OptionValue, Result
from podzemi.engine.log import Log
from podzemi.engine.records.record import Record, Turn

_STRIDE: Final = 0xD1342543DE82EF95
"""Any odd number far from the generator's own step."""


class Played(NamedTuple):
    """A finished match; `statistics`: which of the game's are true of it.

    `drawn`: two sides played and neither won; all share the first place then.
    """

    result: Result
    decisions: int
    record: Record | None
    statistics: tuple[str, ...] = ()
    drawn: bool = False


class MatchBroke(RuntimeError):
    """A match raised: our bug, or a bot's; says which match, so that anybody can play it again."""

    problem: str
    """The error, without the match."""


def bot_dice(seed: int, players: int) -> list[Dice]:
    """The dice of the bots by seat: streams of their own, far from each other and from the match's."""
    base = seed_for(seed, 1)
    return [Dice(base + seat * _STRIDE) for seat in range(players)]


def play(
    game: AnyGame,
    bots: Sequence[Bot | None],
    options: dict[str, OptionValue],
    seed: int,
    keep: bool = False,
) -> Played:
    """Play a match to its end. Options must be complete; None is a bot that plays any legal action.

    `keep`: with its record.
    """
    log = Log() if keep else None
    state = game.setup(len(bots), options, Dice(seed), log)
    dice = bot_dice(seed, len(bots))
    to_act, legal_codes, apply = game.to_act, game.legal, game.apply_unchecked
    turns: list[tuple[int, int]] = []
    decisions = 0
    while seats := to_act(state):
        seat = seats[0]
        legal = legal_codes(state, seat)
        bot = bots[seat]
        if bot is None:
            code = legal[dice[seat].below(len(legal))]
        else:
            named = [game.decode(code) for code in legal]
            code = legal[bot.choose(game.view(state, seat), named, dice[seat])]
        apply(state, seat, code, log)
        decisions += 1
        if log is not None:
            turns.append((seat, code))
    result = game.result(state)
    assert result is not None
    record = None if log is None else _record(game, len(bots), options, seed, log, turns, result)
    counted = game.statistics
    statistics = () if counted is None else tuple(n for n in counted.names if counted.holds(state, n))
    drawn = len(result.ranking) == 1 and game.teams is not None
    return Played(result, decisions, record, statistics, drawn)


def play_seated(
    lineup: Lineup,
    order: Sequence[int],
    options: dict[str, OptionValue],
    seed: int,
    keep: bool = False,
) -> tuple[Played, bytes | None]:
    """A match of the entrants of a lineup, `order[s]` in seat s; `keep`: with its record as a line.

    MatchBroke if it raises; a program that fails is a BotFailure.
    """
    names = [lineup.names[entrant] for entrant in order]
    try:
        played = play(lineup.game, lineup.seat(order), options, seed, keep)
        line = None if played.record is None else played.record.with_bots(names).line()
    except BotFailure:
        raise
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        broke = MatchBroke(f"{lineup.game.name} seed={seed} bots={','.join(names)}: {problem}")
        broke.problem = problem
        raise broke from error
    return played, line


def _record(
    game: AnyGame,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    log: Log,
    turns: list[tuple[int, int]],
    result: Result,
) -> Record:
    return Record(
        game=game.name,
        rules=game.rules_version,
        players=players,
        options=options,
        seed=seed,
        chance=list(log.chance),
        actions=[Turn(seat, game.to_record(game.decode(code))) for seat, code in turns],
        result=result,
        pack=game.pack or UNSET,
    )
