"""Every refusal has its sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import podzemi.server
from podzemi.engine import registry
from podzemi.engine.game import BadSetup
from podzemi.engine.values import Refusal
from podzemi.languages import LANGUAGES, text
from podzemi.server.people.friends import TOO_MANY
from podzemi.server.people.identity import LONGEST_NAME, friendly_name
from podzemi.server.problems import STATUS, Refused

from .support import GAME

VALUES: dict[str, dict[str, Any]] = {
    "bots_busy": {"seconds": 3},
    "export_pause": {"seconds": 3},
    "too_many_sockets": {"max": 3},
    "too_many_tables": {"max": 3},
    "too_many_tables_here": {"max": 3},
    "server_full": {"max": 3},
    "unknown_game": {"game_name": "chess"},
    "unknown_bot": {"bot": "hal"},
    "too_large": {"max": 64},
    "still_here": {"name": "Rys 7"},
    "bad_name": {"max": LONGEST_NAME},
    "password_length": {"min": 8, "max": 1000},
    "too_many_tries": {"seconds": 4},
    "ban_reason": {"max": 300},
    "ban_hours": {"max": 100},
    "banned": {"reason": "Flooding", "until": None},
    "players": {"min": 2, "max": 4, "players": 9},
    "unknown_option": {"option": "speed"},
    "option_value": {"option": "speed", "value": "7"},
    "other_rules": {"rules": 0},
    "stale": {"version": 3},
    "pack": {"count": 3, "mistakes": []},
    "old_pack": {"pack_name": "Printed"},
    "passkey_name": {"most": 40},
    "too_many_passkeys": {"most": 20},
    "too_many_packs": {"most": 50},
    "talk_too_long": {"max": 300},
    "clock_value": {"value": 4, "min": 5, "max": 600},
    "too_many_mutes": {"max": 1000},
    "too_many_friends": {"max": 200},
    "too_many_asked": {"max": 50},
    "too_many_blocked": {"max": 1000},
    "too_many_invited": {"max": 20},
    "table_password": {"max": 100},
    "open_too_soon": {"delay": 1},
    "record_action": {"at": 3, "rule": "WD-1.1"},
    "record_chance": {"at": 3},
    "record_format": {"format": 9},
    "record_game": {"game_name": "chess"},
    "record_outcome": {"at": 3},
    "record_pack": {"pack_name": "Printed"},
    "record_rules": {"rules": 0, "ours": 1},
    "record_seat": {"at": 3},
    "record_unreadable": {"detail": "RecordError"},
    "not_ready": {"names": ["Rys 7", "Sova 9"]},
}


def codes() -> set[str]:
    """Those that the server's sources mention."""
    sources = [path.read_text("utf-8") for path in Path(podzemi.server.__file__).parent.rglob("*.py")]
    found = {code for source in sources for code in re.findall(r'Refused\(\s*"(\w+)"', source)}
    return found | set(STATUS) | set(TOO_MANY.values()) | {"table_full", "seat_taken", "refused"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str, caplog: pytest.LogCaptureFixture) -> None:
    sentences = {}
    for code in sorted(codes()):
        problem = Refused(code, **VALUES.get(code, {})).problem(language)
        sentences[code] = problem.text
        assert not caplog.records, code
    assert len(set(sentences.values())) == len(sentences)
    assert "64" in sentences["too_large"]
    assert "Rys 7" in sentences["still_here"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_refusals_name_things_in_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    values = {"tile": "mage_grail", "hero": "knight"}
    refused = Refused.by_game(GAME, Refusal("other_hero", "WD-4.4", values))
    problem = refused.problem(language, ["Žofie", "Václav"])
    assert (problem.game, problem.clause, problem.values) == (GAME, "WD-4.4", values)
    assert "grail" not in problem.text or language == "en"
    assert problem.text != text(language, "refusal-refused")
    assert not caplog.records


def test_a_missing_sentence_is_logged_and_still_a_refusal(caplog: pytest.LogCaptureFixture) -> None:
    assert Refused("no_such_code").problem("en").text == text("en", "refusal-refused")
    assert "no_such_code" in caplog.text


def test_set_up_refusals_carry_their_clause() -> None:
    game = registry.game(GAME)
    with pytest.raises(BadSetup) as bad:
        game.validate_options(9, {})
    assert bad.value.refusal.code in codes()
    assert bad.value.refusal.clause.startswith(game.prefix)


@pytest.mark.parametrize("language", LANGUAGES)
def test_friendly_names_fit(language: str) -> None:
    for _ in range(50):
        assert 3 < len(friendly_name(language)) <= LONGEST_NAME
