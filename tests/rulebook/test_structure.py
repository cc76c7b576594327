"""Every rule has its paragraph, every paragraph fits on a phone, and nothing is a wall of text."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from languages import families
from languages.catalogues import trees
from ledger import clauses
from podzemi.engine import registry
from podzemi.languages import LANGUAGES
from podzemi.languages.sentences import fields
from podzemi.rulebook import (
    GAMES,
    BookParagraph,
    book,
    outline,
    paragraph_of,
    paragraph_of_refusal,
)
from podzemi.rulebook.structure import component_anchor, message_keys

LONGEST = 480
"""Characters of a paragraph: about half the screen of a phone."""
LONGEST_TABLE = 900
MOST_ROWS = 14
"""Rows of a table, and steps of an example in thirds: a screen of a phone."""


def section(clause: str) -> str:
    return clause.split(".")[0]


def paragraphs(game: str, language: str) -> list[BookParagraph]:
    return [one for chapter in book(game, language).chapters for one in chapter.paragraphs]


def rules_for_players(game: str) -> set[str]:
    """The clauses of the specification, without its test vectors and what is about the program alone."""
    prefix = registry.game(game).prefix
    software = outline(game).software
    found = clauses.defined(clauses.rules(game), prefix)
    return {c for c in found if "-T" not in c and c not in software and section(c) not in software}


def test_every_game_has_a_rulebook() -> None:
    assert set(GAMES) == set(registry.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_paragraph(game: str) -> None:
    named = {clause for one in outline(game).paragraphs() for clause in one.clauses}
    assert sorted(rules_for_players(game) - named) == []


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_name_clauses_that_exist_and_are_rules(game: str) -> None:
    named = {clause for one in outline(game).paragraphs() for clause in one.clauses}
    assert sorted(named - rules_for_players(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_rule_for_players_exists_and_has_its_reason(game: str) -> None:
    found = clauses.defined(clauses.rules(game), registry.game(game).prefix)
    known = {*found, *map(section, found), *clauses.sections(clauses.rules(game), registry.game(game).prefix)}
    assert set(outline(game).software) <= known
    assert all(len(reason) > 5 for reason in outline(game).software.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_named_with_its_effect(game: str) -> None:
    """A component is whatever has a rule text of its own: `wd-rule-tile-cloak`."""
    start = f"{fields(game).prefix}-rule-"
    wanted = {
        component_anchor(family, member)
        for family, members in families.ids(game).items()
        for member in members
        if f"{start}{family}-{member}" in trees("en")
    }
    assert wanted
    for language in LANGUAGES:
        shown = [one for one in paragraphs(game, language) if one.kind == "component"]
        assert {anchor for one in shown for anchor in (one.id, *one.reasons)} == wanted, language
        assert all(one.heading and one.text and one.clauses for one in shown)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_leads_to_a_paragraph(game: str) -> None:
    lost = [
        (code, clause)
        for code, clause in families.refusal_clauses(game)
        if paragraph_of_refusal(game, code, clause) is None
    ]
    assert lost == []


@pytest.mark.parametrize("game", GAMES)
def test_refusals_named_by_paragraphs_exist(game: str) -> None:
    named = [code for one in outline(game).paragraphs() for code in one.refusals]
    assert set(named) <= {code for code, _ in families.refusal_clauses(game)}
    assert [code for code, times in Counter(named).items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_leads_to_a_paragraph(game: str) -> None:
    named = Counter(kind for one in outline(game).paragraphs() for kind in one.events)
    assert set(named) == {str(struct.tag) for struct in families.structs(registry.game(game).event_type)}
    assert [kind for kind, times in named.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_is_used_once(game: str) -> None:
    """Also those of components: each is an anchor of the page."""
    ids = [one.id for one in paragraphs(game, "en")] + [chapter.id for chapter in outline(game).chapter]
    assert [id for id, times in Counter(ids).items() if times > 1] == []
    assert [id for id in ids if not re.fullmatch(r"[a-z][\w-]*", id)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_picture_or_a_table(game: str) -> None:
    bare = [
        chapter.id
        for chapter in outline(game).chapter
        if not {one.kind for one in chapter.paragraph} & {"picture", "table"}
    ]
    assert bare == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_example_and_pictures_of_different_moments(game: str) -> None:
    kinds = Counter(one.kind for one in outline(game).paragraphs())
    shown = {one.scene for one in outline(game).paragraphs() if one.kind == "picture"}
    assert kinds["example"] >= 1 and len(shown) >= 3
    assert set(outline(game).scene) == {one.scene for one in outline(game).paragraphs() if one.scene}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_longer_than_the_screen_of_a_phone(game: str, language: str) -> None:
    for one in paragraphs(game, language):
        assert len(one.text) <= LONGEST, (one.id, len(one.text))
        assert (
            len(one.rows) <= MOST_ROWS and sum(len(cell) for row in one.rows for cell in row) <= LONGEST_TABLE
        ), one.id
        assert len(one.steps) <= 3 * MOST_ROWS, one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_rectangles_with_heads(game: str, language: str) -> None:
    for one in paragraphs(game, language):
        if one.kind == "table":
            widths = {len(row) for row in one.rows}
            assert len(one.rows) > 2 and len(widths) == 1 and 2 <= widths.pop() <= 4, one.id
            assert all(cell.strip() == cell and cell for row in one.rows for cell in row), one.id
            english = next(other for other in paragraphs(game, "en") if other.id == one.id)
            assert len(one.rows) == len(english.rows) and len(one.rows[0]) == len(english.rows[0]), one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_says_something(game: str, language: str) -> None:
    for chapter in book(game, language).chapters:
        assert chapter.title and chapter.lead.endswith((".", "?"))
        for one in chapter.paragraphs:
            assert one.text or one.rows or one.steps or one.heading, one.id
            assert one.text.count("**") % 2 == 0, one.id
            assert not re.search(rf"\b{registry.game(game).prefix}-\d", one.text + one.heading), one.id


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_asked_for(game: str) -> None:
    start = f"{fields(game).prefix}r-"
    assert {key for key in trees("en") if key.startswith(start)} == set(message_keys(game))


def test_a_clause_leads_to_the_paragraph_that_names_it_first() -> None:
    game = "welcome_dungeon"
    assert paragraph_of(game, first := "WD-4.1") == "drawn"
    assert paragraph_of(game, "WD-1.2.2") == "deck"
    assert paragraph_of(game, f"{first}.7") == "drawn", "a part of a clause"
    assert paragraph_of(game, "no clause") is None
    assert paragraph_of_refusal(game, "deck_empty", "WD-4.2") == "empty-deck"
    assert paragraph_of_refusal(game, "forced_add", "WD-6.5") == "forced"
