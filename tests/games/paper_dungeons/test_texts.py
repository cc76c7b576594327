"""Words of Paper Dungeons: rare events, buttons, refusals, names, rules (of all games: tests/languages)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from languages.catalogues import typeset
from languages.test_sentences import NAMES, WHOLE
from podzemi.engine.game import seen
from podzemi.engine.values import Event
from podzemi.games.paper_dungeons import GAME, events
from podzemi.games.paper_dungeons.data.checks import DATA
from podzemi.languages import LANGUAGES, keys, text
from podzemi.languages.sentences import action_text, event_text, refusal_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rarest_events_are_sentences_too(language: str) -> None:
    rare: list[Event] = [
        events.StepRefunded(0, False, 2),
        events.RewardLost(1, True, "minions"),
        events.BossRewarded(0, "dragon", 30, ["craft", "craft"]),
        events.GameWon(1, "shared", 88),
        events.GameWon(0, "rooms", 88),
    ]
    for me in (0, 1, None):
        for event in seen(rare, me):
            made = event_text(language, GAME.name, event, NAMES, me)
            assert WHOLE.match(made), (event, made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_short_button(language: str) -> None:
    made = [action_text(language, GAME.name, GAME.decode(code)) for code in GAME.codes()]
    assert all(0 < len(button) <= 48 and not re.search(r"[{}$.]|  ", button) for button in made)
    kinds = [code // 4096 for code in GAME.codes()]
    assert len(set(zip(kinds, made))) == len(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    folder = Path(events.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    values: dict[str, Any] = {
        "power": "healer",
        "goal": "G01",
        "room": "C4",
        "hero": "rogue",
        "item": "crown",
        "symbol": "boots",
        "colour": "white",
        "count": 2,
        "dungeon": "A",
    }
    for code in set(re.findall(r'Refusal\(\s*"(\w+)"', source)) | {"malformed"}:
        assert WHOLE.match(refusal_text(language, GAME.name, code, values, NAMES)), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_component_table(language: str) -> None:
    tables = {"hero": DATA.hero, "minion": DATA.minion_type, "item": DATA.item, "power": DATA.power}
    names = {
        f"pd-{family}-{entry.id}": entry.name
        for family, entries in ({**tables, "boss": DATA.boss}).items()
        for entry in entries  # type: ignore[attr-defined]  # entries of several kinds, each with an id and a name
    }
    names |= {f"pd-dungeon-{dungeon.id}": dungeon.title for dungeon in DATA.dungeon}
    names |= {f"pd-option-campaign-{story.id}": story.name for story in DATA.story}
    for key, name in names.items():
        assert text(language, key) == typeset(language, getattr(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_name_clauses_that_exist_and_are_the_same_in_all_languages(language: str) -> None:
    written = (Path(__file__).parents[3] / "docs/rules/paper_dungeons.md").read_text("utf-8")
    rules = [key for key in keys(language) if key.startswith("pd-rule-")]
    assert len(rules) > 150
    for key in rules:
        named = re.search(r" \((PD-[\d.]+(?:, PD-[\d.]+)*)\)$", text(language, key))
        assert named, key
        assert all(re.search(rf"\*\*{re.escape(c)}\b", written) for c in named[1].split(", ")), key
        english = re.search(r" \(PD[^)]*\)$", text("en", key))
        assert english is not None and named[0] == english[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_agree_with_the_component_table(language: str) -> None:
    for boss in DATA.boss:
        rule = text(language, f"pd-rule-boss-{boss.id}").replace("−", "-")
        figures = [n for b in boss.brackets for n in (b.strength, b.glory, b.wounds)]
        assert all(str(figure) in rule for figure in [*figures, boss.flee_glory])
    for power in DATA.power:
        rule = text(language, f"pd-rule-power-{power.id}").replace("−", "-")
        assert not power.glory or f"{power.glory:+d}" in rule
