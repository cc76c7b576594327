"""`podzemi rules`: the rulebook in a terminal, whole, by words, as words only."""

from __future__ import annotations

import pytest

from cli.support import real, run, run_json
from podzemi.languages import LANGUAGES
from podzemi.rulebook import GAMES, book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book_is_printed(game: str, language: str) -> None:
    result = run("rules", game, "--lang", language)
    assert result.exit_code == 0
    printed = " ".join(result.output.split())
    for number, chapter in enumerate(book(game, language).chapters, 1):
        assert " ".join(f"{number} {chapter.title}".split()) in printed
    assert "**" not in printed


def test_words_choose_paragraphs_whatever_their_case_and_accents() -> None:
    result = run("rules", "welcome_dungeon", "BALICEK", "prazdny", "--lang", "cs")
    assert result.exit_code == 0
    assert "Když je balíček prázdný, můžeš jen pasovat." in result.output
    assert "Hra v jedné minutě" not in result.output


def test_a_clause_is_a_word() -> None:
    result = run("rules", "welcome_dungeon", "WD-7.25", "--clauses")
    assert "You alone see the card you draw" in result.output and "WD-4.1, WD-7.25" in result.output


def test_clauses_are_not_shown_unless_asked_for() -> None:
    assert "WD-" not in run("rules", "welcome_dungeon").output


def test_nothing_found_is_said() -> None:
    result = run("rules", "welcome_dungeon", "spaceship")
    assert result.exit_code == 1 and "spaceship" in result.output


def test_plain_has_words_only() -> None:
    result = real("rules", "welcome_dungeon", "--plain")
    text = result.stdout.decode()
    assert result.returncode == 0 and "\x1b" not in text
    assert not set(text) & set("│╭╰─┃━")
    assert "Step: 1; What happens: The card is turned up for everybody." in text


def test_json_is_the_book() -> None:
    told = run_json("rules", "welcome_dungeon")
    assert told["chapters"][0]["title"] == "The game in one minute"
    assert told["pictures"]["bidding"]["names"] == ["Anežka", "Marek", "Zofia"]


def test_the_question_mark_in_a_match_reads_the_rules() -> None:
    result = run("play", "welcome_dungeon", "--seed", "1", given="? empty deck\n? spaceship\n?\nq\n")
    assert "When the deck is empty, you can only pass." in result.output
    assert "spaceship" in result.output and "At this table" in result.output
