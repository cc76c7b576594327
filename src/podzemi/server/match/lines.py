"""The line of the log that a message would be, or the refusal: all that a person may do in a running match.

It depends on the log and on who sits where, and on nothing else. The answer carries what was found out on the
way (`NextLine`), so that the message is decoded, checked and played once.
"""

from __future__ import annotations

from typing import TypeAlias

from podzemi.engine.values import Refusal, Seat
from podzemi.server.match.control import Control, QuestionAgreed, QuestionAsked, QuestionDeclined, Undo
from podzemi.server.match.match_log import MatchLog, NextLine
from podzemi.server.match.tables import counts, seats_by_person
from podzemi.server.problems import Refused
from podzemi.server.store import Table
from podzemi.wire import messages as wire

PlayerMessage: TypeAlias = wire.Act | wire.TakeBack | wire.Propose | wire.Answer


def line_of(log: MatchLog, table: Table, seat: Seat, message: PlayerMessage) -> NextLine:
    """The line that the message of that seat would be; Refused if it is not allowed as things stand."""
    match message:
        case wire.Act():
            return _action(log, table, seat, message)
        case wire.TakeBack():
            return NextLine(seat, _undo(log, table, seat, message))
        case wire.Propose():
            return NextLine(seat, _question(log, table, seat, message))
        case wire.Answer():
            return NextLine(seat, _answer(log, seat, message))


def check_plays_on(log: MatchLog, seat: Seat, times: int = 1) -> None:
    """Refused if the seat has filled the log with anything but actions, `times` over."""
    if log.asides[seat] >= times * log.most_asides(seat):
        raise Refused("play_on")


def _action(log: MatchLog, table: Table, seat: Seat, act: wire.Act) -> NextLine:
    _check_not_paused(log)
    action = log.game.parse(bytes(act.action))
    if isinstance(action, Refusal):
        raise Refused("unknown_action", clause=action.clause)
    _check_fresh(log, seat, act.version)
    line = log.attempt(seat, action)
    if isinstance(line, Refusal):
        raise Refused.by_game(table.game, line)
    return line


def _undo(log: MatchLog, table: Table, seat: Seat, message: wire.TakeBack) -> Undo:
    """The seat's last decision, if it may be taken back (IF-0.4)."""
    _check_not_paused(log)
    _check_fresh(log, seat, message.version)
    if (played := log.undoable(seat, counts(table))) is None:
        raise Refused("no_undo")
    check_plays_on(log, seat)
    return Undo(played.entry.version)


def _question(log: MatchLog, table: Table, seat: Seat, wish: wire.Propose) -> QuestionAsked:
    what = wish.what
    if table.phase == "finished":
        raise Refused("match_over")
    if log.question is not None:
        raise Refused("question_open")
    check_plays_on(log, seat, 2 if what == "resume" else 1)  # whoever could pause can also go on
    if what == "undo":
        return QuestionAsked(what, _others(table, seat), _back_to(log, table, seat, wish.version))
    if what == "resume" and log.paused is None:
        raise Refused("not_paused")
    if what == "pause":
        _check_not_paused(log)
    if what == "open" and log.open:
        raise Refused("already_open")
    return QuestionAsked(what, _others(table, seat))


def _back_to(log: MatchLog, table: Table, seat: Seat, number: int) -> int:
    _check_not_paused(log)
    if counts(table):
        raise Refused("undo_rated")
    _check_fresh(log, seat, number)
    to = log.back_to(seat)
    if isinstance(to, Refusal):
        raise Refused(to.code, clause=to.clause)
    return to


def _answer(log: MatchLog, seat: Seat, answer: wire.Answer) -> Control:
    question = log.question
    if question is None:
        raise Refused("no_question")
    if answer.yes:
        if seat not in question.asks:
            raise Refused("no_question")
        return QuestionAgreed()
    if seat != question.by and seat not in question.asks and seat not in question.agreed:
        raise Refused("no_question")
    return QuestionDeclined()


def _check_not_paused(log: MatchLog) -> None:
    if log.paused is not None:
        raise Refused("paused")


def _check_fresh(log: MatchLog, seat: Seat, number: int) -> None:
    """Refused if the seat has not seen yet what it is asked now."""
    if not log.is_fresh(seat, number):
        raise Refused("stale", version=log.number(seat))


def _others(table: Table, seat: Seat) -> list[Seat]:
    """The other persons at the table, by one seat each; bots agree to everything."""
    asker, by_person = table.places[seat].player, seats_by_person(table)
    return sorted(mine[0] for person, mine in by_person.items() if person != asker)
