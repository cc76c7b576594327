"""Which line of the log a message would be, or why not: no loop, no store, no socket."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, IllegalAction
from podzemi.server.match.control import QuestionAgreed, QuestionAsked, QuestionDeclined, Undo
from podzemi.server.match.lines import PlayerMessage, line_of
from podzemi.server.match.match_log import MatchLog, log_of
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Table
from podzemi.wire import messages as wire

NAMES = registry.GAMES


def table_of(name: str = "welcome_dungeon", players: int = 3, rated: bool = False) -> Table:
    game = registry.game(name)
    return Table(
        id="t",
        game=name,
        rules=game.rules_version,
        options=game.validate_options(players, {}),
        seed=4,
        host="p0",
        public=False,
        rated=rated,
        created=0.0,
        started=1.0,
        places=[Place("person", f"p{seat}") for seat in range(players)],
    )


def begun(table: Table) -> MatchLog:
    return log_of(table, registry.game(table.game))


def act(log: MatchLog, action: Any, seat: int) -> wire.Act:
    return wire.Act("a", log.number(seat), Raw(msgspec.json.encode(action)))


def take(log: MatchLog, table: Table, seat: int, message: PlayerMessage) -> None:
    line = line_of(log, table, seat, message)
    log.fold(line.entry(log.version + 1, None, float(log.version + 2)), line)


def choice(log: MatchLog, dice: Dice) -> tuple[int, wire.Act]:
    """A seat that is asked, and something it may play."""
    asked = log.match.to_act()
    seat = asked[dice.below(len(asked))]
    legal = log.match.actions(seat)
    return seat, act(log, legal[dice.below(len(legal))], seat)


def code(log: MatchLog, table: Table, seat: int, message: PlayerMessage) -> str:
    with pytest.raises(Refused) as raised:
        line_of(log, table, seat, message)
    return raised.value.refusal.code


@pytest.mark.parametrize("name", NAMES)
def test_a_line_is_folded_as_if_it_came_from_the_store(name: str) -> None:
    table, dice = table_of(name), Dice(11)
    here, there = begun(table), begun(table)
    while not here.over and here.version < 200:
        seat, message = choice(here, dice)
        line = line_of(here, table, seat, message)
        entry = line.entry(here.version + 1, None, float(here.version + 2))
        before = here.game.dump(here.match.state)
        assert line.step is not None and here.game.dump(here.match.state) == before
        assert here.fold(entry, line) == there.fold(entry)
        assert (line.result is not None) == here.over == there.over
        assert here.game.dump(here.match.state) == there.game.dump(there.match.state)
        assert here.match.record() == there.match.record()
        assert here.asked == there.asked and here.asked_since == there.asked_since
        for viewer in here.viewers:
            assert here.last(viewer) == there.last(viewer)
            assert here.undoable(viewer, rated=False) == there.undoable(viewer, rated=False)


def test_a_message_is_read_checked_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of()
    log = begun(table)
    calls: list[str] = []
    for what in ("parse", "encode", "refusal", "apply_unchecked"):
        count(monkeypatch, log.game, what, calls)
    dice = Dice(2)
    while not log.over:
        seat, message = choice(log, dice)
        calls.clear()
        take(log, table, seat, message)
        assert calls == ["parse", "encode", "refusal", "apply_unchecked"]


def count(monkeypatch: pytest.MonkeyPatch, game: AnyGame, what: str, calls: list[str]) -> None:
    real = getattr(game, what)

    def counted(*given: Any) -> Any:
        calls.append(what)
        return real(*given)

    monkeypatch.setitem(game.__dict__, what, counted)


def test_why_an_action_is_no_line() -> None:
    table = table_of()
    log = begun(table)
    seat, message = choice(log, Dice(1))
    other = (seat + 1) % 3
    assert code(log, table, seat, replace(message, action=Raw(b'{"kind":"fly"}'))) == "unknown_action"
    assert code(log, table, seat, replace(message, action=Raw(b"[[["))) == "unknown_action"
    assert code(log, table, seat, replace(message, version=7)) == "stale"
    assert code(log, table, seat, replace(message, version=-1)) == "stale"
    assert code(log, table, other, message) == "not_your_turn"
    take(log, table, seat, message)
    assert code(log, table, seat, replace(message, version=0)) == "stale"


def test_a_pause_stops_play_and_nothing_else() -> None:
    table = table_of()
    log, dice = begun(table), Dice(1)
    seat, message = choice(log, dice)
    assert code(log, table, 0, wire.Propose("a", 0, "resume")) == "not_paused"
    take(log, table, 0, wire.Propose("a", 0, "pause"))
    assert log.question is not None and log.question.asks == [1, 2]
    assert code(log, table, 1, wire.Propose("a", 0, "open")) == "question_open"
    assert line_of(log, table, seat, message).step is not None
    for other in (1, 2):
        assert line_of(log, table, other, wire.Answer("a", 1, yes=True)).said == QuestionAgreed()
        take(log, table, other, wire.Answer("a", 1, yes=True))
    assert log.paused == 0 and code(log, table, seat, message) == "paused"
    assert code(log, table, seat, wire.TakeBack("a", 1)) == "paused"
    assert code(log, table, 0, wire.Propose("a", 0, "pause")) == "paused"
    assert line_of(log, table, 1, wire.Propose("a", 0, "resume")).said == QuestionAsked("resume", [0, 2])


def test_who_may_answer() -> None:
    table = table_of()
    log = begun(table)
    assert code(log, table, 1, wire.Answer("a", 1, yes=True)) == "no_question"
    take(log, table, 0, wire.Propose("a", 0, "open"))
    assert code(log, table, 0, wire.Answer("a", 1, yes=True)) == "no_question"
    assert line_of(log, table, 0, wire.Answer("a", 1, yes=False)).said == QuestionDeclined()
    take(log, table, 1, wire.Answer("a", 1, yes=True))
    assert code(log, table, 1, wire.Answer("a", 1, yes=True)) == "no_question"
    take(log, table, 2, wire.Answer("a", 1, yes=True))
    assert log.open and code(log, table, 2, wire.Propose("a", 0, "open")) == "already_open"


def test_taking_back_alone_and_by_agreement() -> None:
    table = table_of("paper_dungeons", 2)
    log, dice = begun(table), Dice(3)
    seat, message = choice(log, dice)
    assert code(log, table, seat, wire.TakeBack("a", 0)) == "no_undo"
    take(log, table, seat, message)
    back = wire.TakeBack("a", log.number(seat))
    assert line_of(log, table, seat, back).said == Undo(1)
    assert code(log, table, 1 - seat, wire.TakeBack("a", log.number(1 - seat))) == "no_undo"
    wish = wire.Propose("a", log.number(seat), "undo")
    assert line_of(log, table, seat, wish).said == QuestionAsked("undo", [1 - seat], 1)
    assert code(log, table_of("paper_dungeons", 2, rated=True), seat, wish) == "undo_rated"
    none = wire.Propose("a", log.number(1 - seat), "undo")
    assert code(log, table, 1 - seat, none) == "no_decision"


def test_a_seat_that_only_asks_has_to_play_on() -> None:
    table = table_of()
    log = begun(table)
    log.asides[0] = log.most_asides(0)
    assert code(log, table, 0, wire.Propose("a", 0, "pause")) == "play_on"
    assert line_of(log, table, 1, wire.Propose("a", 0, "pause")).said == QuestionAsked("pause", [0, 2])


def test_a_code_that_is_not_legal_is_no_line_either() -> None:
    log = begun(table_of())
    seat = log.match.to_act()[0]
    legal = set(log.game.legal(log.match.state, seat))
    wrong = next(one for one in log.game.codes() if one not in legal)
    with pytest.raises(IllegalAction):
        log.play(seat, wrong)
    assert log.play(seat, min(legal)).step is not None
