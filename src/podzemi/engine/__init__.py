"""The engine, shared by all games: the contract, dice, refusals, events, records, the registry.

Nothing here knows a game, a bot, a socket or a screen.
"""

from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, IllegalAction, Option, OptionValue, Result, is_compiled
from podzemi.engine.log import Log
from podzemi.engine.match import Match
from podzemi.engine.records.record import Record, RecordError, replay
from podzemi.engine.values import Action, Event, Outcome, Refusal, Seat

__all__ = [
    "Action",
    "Bot",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Log",
    "Match",
    "Option",
    "OptionValue",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Seat",
    "is_compiled",
    "replay",
]
