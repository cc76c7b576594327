"""The four catalogues hold together: same keys, same variables, nothing missing, nothing idle."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import get_args

import pytest
from fluent.syntax import ast

from languages import families, sources
from languages.catalogues import FOLDER, entries, references, root, roots, samples, trees, typeset, variables
from podzemi.engine import registry
from podzemi.languages import CASES, LANGUAGES, keys, text
from podzemi.languages.sentences import fields
from podzemi.wire.messages import Language

OTHERS = [language for language in LANGUAGES if language != "en"]
ALL_KEYS = sorted(keys("en"))
DATA = tomllib.loads((FOLDER.parent / "games" / "welcome_dungeon" / "data" / "data.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_and_no_key_is_written_twice(language: str) -> None:
    found = entries(language)
    junk = [(file, entry.content) for file, entry in found if isinstance(entry, ast.Junk)]
    assert not junk
    twice = Counter(entry.id.name for _, entry in found if isinstance(entry, ast.Message))
    assert [key for key, count in twice.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    def placed(of: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(of) if isinstance(entry, ast.Message)}

    assert placed(language) ^ placed("en") == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_uses_the_same_values(language: str) -> None:
    differing = {
        key: (roots("en", key), roots(language, key))
        for key in trees("en").keys() & trees(language).keys()
        if roots("en", key) != roots(language, key)
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_are_cases_and_whole_families_have_them(language: str) -> None:
    for key, message in trees(language).items():
        assert {attribute.id.name for attribute in message.attributes} <= set(CASES), key
    for game in registry.GAMES:
        for family, members in families.ids(game).items():
            keys = [f"{fields(game).prefix}-{family}-{member}" for member in members]
            shapes = {tuple(a.id.name for a in trees(language)[key].attributes) for key in keys}
            assert len(shapes) == 1, (family, shapes)
            if language != "en" and family != "option":
                assert shapes <= {CASES, ()}, family


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_what_has_no_cases_never_stands_in_one(game: str, language: str) -> None:
    """Rooms and gems are letters, missions whole sentences: nothing declines them."""
    known = fields(game)
    bare = {
        family
        for family, members in families.ids(game).items()
        if not any(trees(language)[f"{known.prefix}-{family}-{member}"].attributes for member in members)
    }
    asked = {f"{field}_{case}" for field, family in known.names.items() if family in bare for case in CASES}
    for key in trees(language):
        if key.startswith(f"{known.prefix}-"):
            assert not variables(language, key) & asked, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert families.required() - set(trees(language)) == set()


def test_nothing_asked_for_in_the_sources_is_missing() -> None:
    first_parts = {key.split("-")[0] for key in ALL_KEYS}
    asked = {key: path for key, path in sources.asked_for().items() if key.split("-")[0] in first_parts}
    assert {key: path for key, path in asked.items() if key not in trees("en")} == {}
    codes = sources.refused()
    assert {code: path for code, path in codes.items() if f"refusal-{code}" not in trees("en")} == {}


def test_every_template_of_the_sources_fits_a_key() -> None:
    first_parts = {key.split("-")[0] for key in ALL_KEYS}
    meant = [p for p in sources.key_patterns() if re.split(r"\\?-", p)[0] in first_parts]
    assert [p for p in meant if not any(re.fullmatch(p, key) for key in ALL_KEYS)] == []


def test_nothing_is_idle() -> None:
    used = set(families.required()) | (sources.literal_strings() & set(ALL_KEYS))
    patterns = re.compile("|".join(sorted(sources.key_patterns())) or "(?!)")
    used |= {key for key in ALL_KEYS if patterns.fullmatch(key)}
    used |= {f"refusal-{code}" for code in sources.literal_strings()} & set(ALL_KEYS)
    for key in sorted(used):
        for language in LANGUAGES:
            used |= references(language, key)
    assert set(ALL_KEYS) - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["monster", "hero", "tile"])
def test_names_are_those_of_the_component_table(language: str, family: str) -> None:
    for entry in DATA[family]:
        name = entry["name"][language]
        if (language, entry["id"]) == ("en", "knight"):
            name = "Knight"  # the specification's word; the English box says Warrior (WD-1.3)
        assert text(language, f"wd-{family}-{entry['id']}") == typeset(language, name)
    assert text(language, "wd-title") == DATA["title"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_agree_with_the_component_table(language: str) -> None:
    for monster in DATA["monster"]:
        assert str(monster["strength"]) in text(language, f"wd-rule-monster-{monster['id']}")
    for hero in DATA["hero"]:
        assert text(language, f"wd-rule-hero-{hero['id']}").split()[0] == str(hero["hp"])
    for tile in DATA["tile"]:
        rule = text(language, f"wd-rule-tile-{tile['id']}")
        if tile["effect"]["kind"] == "hp":
            assert rule.split()[0] == f"+{tile['effect']['amount']}"
        if tile["effect"]["kind"] == "revive":
            hp = next(hero["hp"] for hero in DATA["hero"] if hero["id"] == tile["hero"])
            assert str(hp) in rule.split(":")[1].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_name_clauses_that_exist(language: str) -> None:
    written = (FOLDER.parents[2] / "docs" / "rules" / "welcome_dungeon.md").read_text("utf-8")
    for key in trees(language):
        if key.startswith("wd-rule-"):
            named = re.search(r" \((WD-[\d.]+(?:, WD-[\d.]+)*)\)$", text(language, key))
            assert named, key
            clauses = named[1].split(", ")
            assert [c for c in clauses if not re.search(rf"\*\*{re.escape(c)}\b", written)] == [], key
            # it is there
            assert named[0] == re.search(r" \(WD[^)]*\)$", text("en", key))[0]  # type: ignore[index]


def test_refusals_are_those_of_the_specification() -> None:
    written = (FOLDER.parents[2] / "docs" / "rules" / "welcome_dungeon.md").read_text("utf-8")
    clause = re.search(r"\*\*WD-16\.4 .*", written)
    assert clause
    actions = {str(s.tag) for s in families.structs(registry.game("welcome_dungeon").action_type)}
    codes = set(re.findall(r"`(\w+)`", clause[0])) - actions
    assert families.refusal_codes("welcome_dungeon") == codes


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_events_actions_and_reasons_use_only_their_own_fields(game: str, language: str) -> None:
    played = registry.game(game)
    unions = {"event": played.event_type, "action": played.action_type, "reason": played.reason_type}
    for what, union in unions.items():
        for struct in families.structs(union):
            key = f"{fields(game).prefix}-{what}-{str(struct.tag).replace('_', '-')}"
            given = {field.encode_name for field in struct.fields}
            assert {root(variable) for variable in variables(language, key)} <= given, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_whole(language: str) -> None:
    for key in trees(language):
        for values in samples(key):
            made = text(language, key, values)
            assert made == made.strip() and made, key
            assert not re.search(r"[{}$]|  |\bnone\b", made), (key, made)


def test_catalogues_are_those_of_the_wire() -> None:
    assert get_args(Language) == LANGUAGES
    assert sorted(LANGUAGES) == sorted(
        path.name for path in FOLDER.iterdir() if (path / "games.ftl").exists()
    )
