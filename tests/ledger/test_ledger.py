"""No clause without a test, no test without a clause that exists, no citation of nothing.

Reads the test files themselves, so it tells the same whatever part of the suite is run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from podzemi.engine import registry

from . import clauses

NOT_RULES = {
    "WD-0.2": "ranks the sources of the specification; whoever writes it follows it",
    "WD-0.3": "the list of public sources",
    "WD-13.8": "what a prototype solver reached; no promise about this program",
    "WD-13.8.1": "match values of the same prototype",
}
"""Clauses that state no rule and no figure to count again, each with its reason."""


def prefix_of(game: str) -> str:
    return registry.game(game).prefix


def known(game: str) -> set[str]:
    return set(clauses.defined(clauses.rules(game), prefix_of(game)))


@cache
def held() -> dict[str, list[str]]:
    """Every marked clause, with its tests."""
    found: dict[str, list[str]] = {}
    for path in clauses.test_files():
        for clause, where in clauses.marks(path):
            found.setdefault(clause, []).append(where)
    return found


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_specification_defines_every_clause_once(game: str) -> None:
    ids = clauses.defined(clauses.rules(game), prefix_of(game))
    assert [clause for clause, times in Counter(ids).items() if times > 1] == []
    assert len(ids) > 50 and any("-T" in clause for clause in ids)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_clause_and_every_vector_has_a_test(game: str) -> None:
    missing = sorted(known(game) - set(held()) - set(NOT_RULES))
    assert missing == [], f"no test is marked with {', '.join(missing)}"


def test_every_mark_names_a_clause_that_exists() -> None:
    """Also for a game that is still being written: its specification is there first."""
    texts = [path.read_text("utf-8") for path in sorted(clauses.RULES.glob("*.md"))]
    real = {clause for text in texts for clause in clauses.defined(text, "[A-Z]{2}")}
    assert {clause: tests for clause, tests in held().items() if clause not in real} == {}


def test_marks_stand_on_tests() -> None:
    stray = {str(path): lines for path in clauses.test_files() if (lines := clauses.stray_marks(path))}
    assert stray == {}


def test_what_is_no_rule_is_said_once() -> None:
    everything = set().union(*(known(game) for game in registry.GAMES))
    assert set(NOT_RULES) <= everything and not set(NOT_RULES) & set(held())
    assert all(NOT_RULES.values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_clause_cited_in_the_sources_exists(game: str) -> None:
    text, prefix = clauses.rules(game), prefix_of(game)
    real = known(game) | set(clauses.sections(text, prefix))
    unknown = [f"{place}: {clause}" for clause, place in clauses.citations(prefix) if clause not in real]
    assert unknown == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_clause_cited_in_the_rules_exists(game: str) -> None:
    text, prefix = clauses.rules(game), prefix_of(game)
    real = known(game) | set(clauses.sections(text, prefix))
    assert {clause for clause in clauses.cited(text, prefix) if clause not in real} == set()


def test_the_reader_finds_what_it_should() -> None:
    lines = ["**XX-1.2 Box** and **XX-9.9**", "- **XX-1.2.1** a", "| **XX-2.10** | b", "**XX-T07** c"]
    text = "\n".join([*lines, "## 3. D", "### 3.A E"])
    assert clauses.defined(text, "XX") == ["XX-1.2", "XX-1.2.1", "XX-2.10", "XX-T07"]
    assert clauses.sections(text, "XX") == ["XX-3", "XX-3.A"]
    assert clauses.cited("see XX-1.2, XX-3.A (XX-T07). XX-4. Not AXX-1", "XX") == [
        "XX-1.2",
        "XX-3.A",
        "XX-T07",
        "XX-4",
    ]
