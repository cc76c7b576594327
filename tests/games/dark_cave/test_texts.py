"""Words of The Dark Cave alone: secrets, names, rules, in four languages (for all games: tests/languages)."""

from __future__ import annotations

import re

import msgspec
import pytest

from languages.families import literals, structs
from languages.plays import played
from languages.test_sentences import NAMES
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.data.tables import BOX, DATA
from podzemi.languages import LANGUAGES, has, keys, text
from podzemi.languages.sentences import event_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_seat_alone_knows_is_in_no_other_sentence(language: str) -> None:
    """DC-13: hidden cards, goals and roles are named to nobody else."""
    hidden = 0
    for event in played(GAME.name).events.values():
        data = msgspec.to_builtins(event)
        theirs = event.seen_by(None)
        if theirs is None or theirs == event:
            continue
        hidden += 1
        mine = event_text(language, GAME.name, event, NAMES, data["seat"])
        told = event_text(language, GAME.name, theirs, NAMES, None)
        assert len(told) < len(mine) + 30 and told != mine
        for name in data.get("cards", []):
            assert text(language, f"dc-card-{name}") not in told
    assert hidden > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    for name in BOX.face_name:
        assert has(language, f"dc-card-{name}")
    for monster in DATA.monster:
        assert has(language, f"dc-rule-monster-{monster.id}")
    for kind in DATA.action_type:
        key = f"dc-monster-{kind.id}" if kind.kind == "monster" else f"dc-type-{kind.id}"
        assert text(language, key) == getattr(kind, language)
    assert text(language, "dc-title") == getattr(DATA, f"title_{language}")
    assert text(language, "dc-option-deck-house") == getattr(DATA.deck, f"name_{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_has_its_text(language: str) -> None:
    """What the language tests ask of a registered game."""
    view = msgspec.inspect.type_info(GAME.view_type)
    assert isinstance(view, msgspec.inspect.StructType)
    phases = set().union(*(literals(f.type, "phase") for f in view.fields if f.name == "phase"))
    keys = {f"dc-phase-{phase}" for phase in phases}
    keys |= {f"dc-{what}-{phase}" for what in ("ask", "wait") for phase in phases - {"game_over"}}
    for what, union in (("event", GAME.event_type), ("action", GAME.action_type)):
        keys |= {f"dc-{what}-{str(struct.tag).replace('_', '-')}" for struct in structs(union)}
    for option in GAME.options:
        values = [str(v).lower() if isinstance(v, bool) else v for v in option.values]
        keys |= {f"dc-option-{option.name}", f"dc-option-{option.name}-help"}
        keys |= {f"dc-option-{option.name}-{value}" for value in values}
    assert {key for key in keys if not has(language, key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_cite_the_same_clauses(language: str) -> None:
    for key in keys("en"):
        if key.startswith("dc-rule-"):
            cited = re.search(r" \((DC-[\d.]+(?:, DC-[\d.]+)*)\)$", text(language, key))
            meant = re.search(r" \((DC-[\d.]+(?:, DC-[\d.]+)*)\)$", text("en", key))
            assert cited and meant and cited[1] == meant[1], key
