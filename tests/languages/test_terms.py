"""One thing has one name: that of the printed rulebook or, without one, of the board and the log."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from languages.catalogues import FOLDER, entries, references
from podzemi.languages import LANGUAGES

ELSEWHERE: dict[tuple[str, str], str] = {
    # by language and the first words of a file's name: what must not stand there, as regular expressions
    ("en", ""): r"futures that the master|\{ \$\w+ \} %",
    ("en", "dungeon_lords"): r"\blife\b|\blives\b|(?<![$\w-])adventurers?\b|\bcrystal",
    ("en", "paper_dungeons"): r"\bcatch|\bcaught|trains (black|white)\b",
    ("en", "welcome_dungeon"): r"\bgiv\w+ (up|a tile)|\bleft over\b",
    ("cs", ""): r"\bbot(i|ů|em|ovi)\b|nápověd|\b(jiném|ostatní|tento) počítač",
    ("cs", "dark_cave"): r"příšer|netvor|\bbest[ií]|\bkar\w+ (klan|akc)|\bruk[ay] je (nová|plná)|plnou ruku",
    ("cs", "dungeon_lords"): r"nevyříditeln\w+ dopis|zajat|zajet|(?<!pán )nestvůr|krystal",
    ("cs", "paper_dungeons"): r"(?<![\w$*[-])boss\w*(?! ?[]}-])|příšer|nestvůr|nejnižší\w* hrdin|\btrénuj",
    ("cs", "phrases"): r"(?<![\w$*[-])boss\w*(?! ?[]}-])",
    ("cs", "welcome_dungeon"): r"příšer|netvor|vybaven|bluf",
    ("sk", ""): r"\bbot(i|ov|om|ovi)\b|nápoved|\b(inom|ostatné|tento) počítač",
    ("sk", "dark_cave"): r"príšer|\bkar\w+ (klan|akc)|\bruka je (nová|plná)|plnú ruku",
    ("sk", "dungeon_lords"): r"nedoručiteľn\w+ list|zajat|políčk|prepusti\b|na dieli|kryštál",
    ("sk", "paper_dungeons"): r"(?<![\w$*[-])boss\w*(?! ?[]}-])|príšer|najnižš\w+ hrdin|\btrénuj|\bvo F\d",
    ("sk", "phrases"): r"(?<![\w$*[-])boss\w*(?! ?[]}-])",
    ("sk", "welcome_dungeon"): r"výbav|netvor",
    ("pl", ""): r"\{ \$\w+ \} %|ciąg\w+ dalsz",
    ("pl", "dark_cave"): r"korytarz|pełna ręka|ręka jest pełna",
    ("pl", "dungeon_lords"): r"jeniec|jeńc|szereg|najgorsz|\bżycie (więcej|mniej)|kryszta",
    ("pl", "friends"): r"\bimi(ę|enia|eniu)",
    ("pl", "paper_dungeons"): r"najniższ\w+ bohater",
    ("pl", "welcome_dungeon"): r"wyposaż|poświę|kafel|rycerz",
}


def texts(language: str, start: str) -> list[tuple[str, str]]:
    """Key and text of every message, its cases too, of the files whose names begin so."""
    return [
        (entry.id.name, serialize_pattern(pattern))
        for file, entry in entries(language)
        if file.startswith(start) and isinstance(entry, ast.Message)
        for pattern in chain([entry.value], (attribute.value for attribute in entry.attributes))
        if pattern is not None
    ]


@pytest.mark.parametrize(("language", "start"), ELSEWHERE)
def test_a_game_is_told_in_its_own_words(language: str, start: str) -> None:
    other = re.compile(ELSEWHERE[language, start], re.IGNORECASE)
    told = texts(language, start)
    assert told, f"no file of {language} begins with {start}"
    assert {key: found.group() for key, text in told if (found := other.search(text))} == {}


CLAUSES = re.compile(r"\s*\([A-Z]+-[\d.]+(?:, [A-Z]+-[\d.]+)*\)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_stored_once(language: str) -> None:
    """A rule of the catalogue and its paragraph in the rulebook say the same text: one place to correct."""
    first: dict[str, str] = {}
    twice = []
    for key, text in texts(language, ""):
        bare = " ".join(CLAUSES.sub("", " ".join(text.split())).split())
        if (
            re.match(r"(wd|pd|dc|dl)(-rule-|r-)", key)
            and len(bare) >= 80
            and first.setdefault(bare, key) != key
        ):
            twice.append((first[bare], key))
    assert twice == []


CONFIG = FOLDER.parents[2] / "web" / "vite.config.ts"


def test_the_browser_has_every_text_that_its_texts_refer_to() -> None:
    """Rulebooks, lessons and remarks stay with the server: nothing that the browser says may need them."""
    stays = re.search(r"const ELSEWHERE = /(.+)/;", CONFIG.read_text("utf-8"))
    assert stays is not None
    messages = [(file, entry.id.name) for file, entry in entries("en") if isinstance(entry, ast.Message)]
    away = {key for file, key in messages if re.search(stays[1], file)}
    assert away
    assert {key for file, key in messages if key not in away and references("en", key) & away} == set()
