"""Python and the browser make the same sentences from the same files, character by character."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanes import DEEP
from languages.catalogues import NUMBERS, samples, trees
from languages.plays import played, settings
from languages.test_sentences import NAMES, some
from podzemi.engine import registry
from podzemi.engine.game import seen
from podzemi.languages import LANGUAGES, Name, text
from podzemi.languages import sentences as s

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"
EVENTS = 600 if DEEP else 150
"""Of every game, for every eye."""


def render(cases: list[dict[str, Any]]) -> list[str]:
    """What the browser's code makes of the cases."""
    assert (ROOT / "web" / "node_modules" / "@fluent" / "bundle").exists(), "run `make web` first"
    run = subprocess.run(
        [NODE, "--no-warnings", Path(__file__).with_name("render.mjs")],
        input=json.dumps(cases),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    assert answer["problems"] == []
    made: list[str] = answer["made"]
    return made


def plain(value: Any) -> Any:
    """A value as `render.mjs` reads it."""
    if isinstance(value, Name):
        return {"name": value.key, "values": dict(value.values)}
    return [plain(item) for item in value] if isinstance(value, list) else value


def compare(cases: list[dict[str, Any]], expected: list[str]) -> None:
    differing = [
        (case, ours, theirs) for case, ours, theirs in zip(cases, expected, render(cases)) if ours != theirs
    ]
    assert not differing, differing[:5]


def test_every_message_with_sample_values() -> None:
    cases, expected = [], []
    for language in LANGUAGES:
        for key in trees(language):
            for values in samples(key, most=12):
                given = {name: plain(value) for name, value in values.items()}
                cases.append({"language": language, "make": "text", "args": [key, given]})
                expected.append(text(language, key, values))
    assert len(cases) > 2000
    compare(cases, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_their_plurals(language: str) -> None:
    numbers = [*NUMBERS, *range(-12, 130), 999, 1001, 12345, 1000000]
    counts = {
        "hp": "wd-count-hp",
        "deck": "wd-count-deck",
        "cards": "wd-count-cards",
        "left": "wd-count-left",
    }
    given = [(key, {name: number}) for name, key in counts.items() for number in numbers]
    cases = [{"language": language, "make": "text", "args": [*one]} for one in given]
    compare(cases, [text(language, key, values) for key, values in given])


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_event_of_play_for_every_eye(game: str) -> None:
    cases, expected = [], []
    for language in LANGUAGES:
        for me in (0, 1, None):
            for event in map(msgspec.to_builtins, some(seen(list(played(game).events.values()), me), EVENTS)):
                cases.append({"language": language, "make": "eventText", "args": [game, event, NAMES, me]})
                expected.append(s.event_text(language, game, event, NAMES, me))
    assert len(cases) > 1000
    compare(cases, expected)


@pytest.mark.parametrize("game", registry.GAMES)
def test_actions_results_options_and_refusals(game: str) -> None:
    plays = played(game)
    refusals: list[tuple[str | None, str, dict[str, Any]]] = [
        *((game, refusal.code, refusal.values) for refusal in plays.refusals.values()),
        (game, "option_value", {"option": registry.game(game).options[0].name, "value": "maybe"}),
        (game, "unknown_option", {"option": "luck"}),
        (game, "players", {"players": 17, "min": 2, "max": 4}),
        (None, "players", {"players": 17, "min": 2, "max": 4}),
        (None, "refused", {}),
    ]
    cases: list[dict[str, Any]] = []
    expected: list[str] = []

    def add(language: str, make: str, args: list[Any], made: str) -> None:
        cases.append({"language": language, "make": make, "args": args})
        expected.append(made)

    for language in LANGUAGES:
        for action in map(msgspec.to_builtins, some(plays.actions.values(), 600)):
            add(language, "actionText", [game, action], s.action_text(language, game, action))
        for result in map(msgspec.to_builtins, plays.results[:40]):
            for me in (0, None):
                made = s.result_text(language, game, result, NAMES, me)
                add(language, "resultText", [game, result, NAMES, me], made)
        for option in (option for chosen in settings(registry.game(game)) for option in chosen.items()):
            add(language, "optionText", [game, option[0]], s.option_text(language, game, option[0]))
            add(language, "optionValueText", [game, *option], s.option_value_text(language, game, *option))
        for of, code_name, values in refusals:
            made = s.refusal_text(language, of, code_name, values)
            add(language, "refusalText", [of, code_name, values], made)
    compare(cases, expected)


def test_the_browser_shows_a_missing_key_and_reports_it() -> None:
    case = {"language": "cs", "make": "text", "args": ["wd-nothing", {}]}
    with pytest.raises(AssertionError, match="no message 'wd-nothing'"):
        render([case])
