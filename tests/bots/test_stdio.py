"""Bots in other programs: the protocol, and everything a program can do wrong."""

from __future__ import annotations

import re
import shlex
import sys
import time
from pathlib import Path

import pytest

from podzemi.arena.tournament import Contest, contest
from podzemi.bots.stdio import BotFailure, BotTooSlow, Program, StdioBot
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon.actions import Draw, Pass

ROOT = Path(__file__).resolve().parents[2]
LEGAL = [Draw(), Pass()]
NODE = Path(sys.executable).parent / "node"


def program(tmp_path: Path, body: str) -> str:
    """A command that runs this Python with `json` and `sys` at hand."""
    script = tmp_path / "bot.py"
    script.write_text(f"import json, sys, time\n{body}\n")
    return shlex.join([sys.executable, str(script)])


def answering(tmp_path: Path, expression: str) -> str:
    """A program that answers every question with an expression over `m`, the message."""
    body = (
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['kind'] == 'choose':\n"
        f"        print({expression}, flush=True)"
    )
    return program(tmp_path, body)


def test_a_program_is_told_everything_and_heard(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = (
        f"out = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    out.write(line); out.flush()\n"
        "    m = json.loads(line)\n"
        "    if m['kind'] == 'choose': print(json.dumps({'id': m['id'], 'index': 1, 'more': 0}), flush=True)"
    )
    bot = StdioBot(program(tmp_path, body))
    bot.start("welcome_dungeon", 1, 2)
    game = registry.game("welcome_dungeon")
    view = game.view(game.start(2), 1)
    assert bot.choose(view, LEGAL, Dice(1)) == 1
    bot.close()
    hello, choose = heard.read_text().splitlines()
    assert hello == '{"kind":"hello","protocol":1,"game":"welcome_dungeon","seat":1,"players":2}'
    assert choose.startswith('{"kind":"choose","id":1,"view":{"game":"welcome_dungeon"')
    assert f'"legal":[{{"kind":"draw"}},{{"kind":"pass"}}],"seed":{Dice(1).bits()}' in choose


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("'pass'", "answered rubbish: 'pass'"),
        ("json.dumps({'id': m['id']})", "answered rubbish"),
        ("json.dumps({'id': m['id'], 'index': 2})", '"index" from 0 to 1'),
        ("json.dumps({'id': m['id'], 'index': -1})", '"index" from 0 to 1'),
        ("json.dumps({'id': m['id'] + 1, 'index': 0})", '"id": 1'),
        ("sys.exit(3)", r"ended without an answer \(exit code 3\)"),
    ],
)
def test_a_strict_bot_says_what_went_wrong(tmp_path: Path, answer: str, complaint: str) -> None:
    bot = StdioBot(answering(tmp_path, answer))
    bot.start("welcome_dungeon", 0, 2)
    with pytest.raises(BotFailure, match=complaint):
        bot.choose(None, LEGAL, Dice(1))


def test_a_slow_program_fails_and_its_late_answer_is_dropped(tmp_path: Path) -> None:
    slow_once = "(time.sleep(0.6) if m['id'] == 1 else None) or json.dumps({'id': m['id'], 'index': 1})"
    bot = StdioBot(answering(tmp_path, slow_once), strict=False, time_limit=0.3)
    bot.start("welcome_dungeon", 0, 2)
    assert bot.choose(None, LEGAL, Dice(1)) == 0
    bot.time_limit = 5.0
    assert bot.choose(None, LEGAL, Dice(1)) == 1
    assert [failure.endswith("did not answer in time") for failure in bot.failures] == [True]
    bot.close()


def test_being_slow_is_a_failure_of_its_own_kind(tmp_path: Path) -> None:
    """It alone does not cost the program its life."""
    bot = StdioBot(answering(tmp_path, "time.sleep(60)"), time_limit=0.1)
    bot.start("welcome_dungeon", 0, 2)
    with pytest.raises(BotTooSlow):
        bot.choose(None, LEGAL, Dice(1))


FLOOD = (
    "sys.stdin.readline(); sys.stdin.readline()\n"
    'while True: sys.stdout.write(\'{"id": 0, "index": 0}\\n\' * 1000); sys.stdout.flush()'
)


def test_a_flood_of_old_answers_is_a_failure(tmp_path: Path) -> None:
    bot = StdioBot(program(tmp_path, FLOOD))
    bot.start("welcome_dungeon", 0, 2)
    with pytest.raises(BotFailure, match="answers more questions than it was asked"):
        bot.choose(None, LEGAL, Dice(1))


def test_what_a_program_writes_unasked_is_bounded_and_comes_too_late(tmp_path: Path) -> None:
    """The queue is bounded, and a line that waits in it does not extend the time."""
    running = Program(program(tmp_path, FLOOD))
    for _ in range(2):
        running.tell({})
    while not running._lines.full():
        time.sleep(0.01)
    assert running._lines.qsize() == running._lines.maxsize == 64
    with pytest.raises(BotTooSlow, match="did not answer in time"):
        running.hear(0)
    running.close(patience=0)
    assert not running._listener.is_alive()


def test_a_line_without_end_comes_in_pieces(tmp_path: Path) -> None:
    bot = StdioBot(program(tmp_path, "while True: sys.stdout.write('x' * 4096); sys.stdout.flush()"))
    with pytest.raises(BotFailure, match="answered rubbish: 'xxx"):
        bot.choose(None, LEGAL, Dice(1))


def test_a_lenient_bot_plays_the_first_action_and_starts_the_program_anew(tmp_path: Path) -> None:
    bot = StdioBot(answering(tmp_path, "sys.exit(1)"), strict=False)
    bot.start("welcome_dungeon", 0, 2)
    assert [bot.choose(None, LEGAL, Dice(1)) for _ in range(2)] == [0, 0]
    assert len(bot.failures) == 2
    bot.close()


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFailure, match="cannot start 'no-such-program'"):
        StdioBot("no-such-program").start("welcome_dungeon", 0, 2)


@pytest.mark.parametrize(
    "command",
    [
        shlex.join([sys.executable, str(ROOT / "examples/bots/careful.py")]),
        shlex.join([str(NODE), str(ROOT / "examples/bots/bold.mjs")]),
    ],
    ids=["python", "javascript"],
)
def test_the_examples_play_and_beat_random(command: str) -> None:
    game = registry.game("welcome_dungeon")
    plan = Contest(game.name, (f"stdio:{command}", "random"), game.validate_options(2, {}), 40, 1)
    table = contest(plan)
    assert table.standings[0].rate.rate > 0.7


@pytest.mark.parametrize("name", ["careful.py", "bold.mjs"])
def test_the_examples_are_short(name: str) -> None:
    assert len((ROOT / "examples/bots" / name).read_text().splitlines()) < 40


def test_the_python_example_needs_nothing_of_ours() -> None:
    assert "import podzemi" not in (ROOT / "examples/bots/careful.py").read_text()


def test_the_page_about_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs/bots.md").read_text("utf-8")
    for code in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(code, {})
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Draw()"
    assert second.startswith("[PlanCombat(") and second.endswith(" True")
    assert all(name in page for name in ("careful.py", "bold.mjs", *registry.BOTS))
