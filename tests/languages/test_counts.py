"""Counting in Czech, Slovak and Polish: after every number up to 25 stands the right form of the noun.

Which form a number wants is CLDR's word (Babel), what the form is stands in `nouns`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale
from fluent.syntax.serializer import serialize_pattern

from lanes import DEEP
from languages.catalogues import PLURALS, RULEBOOKS, root, samples, selectors, trees, variables
from languages.nouns import NOUNS, Row
from podzemi.engine import registry
from podzemi.languages import text
from podzemi.languages.sentences import fields
from podzemi.rulebook.facts import facts

NUMBERS = range(26) if DEEP else (*range(7), *range(10, 16), *range(20, 26))
"""Each form of every language, and both sides of every border between two."""
ELSEWHERE = 77777
"""What all other numbers of the sentence are: one that no counted number is mistaken for."""
BARE = {
    "dcb-hunt",  # "potká trpaslíky: 2"
    "dcb-then-lay",  # how far one may walk: "až o 3"
    "dcb-toll-cards",  # "sníží limit o 1"
    "dl-puzzle-hint-plan",  # "Pasti: 2"
    "dlb-ask-mine",  # Polish: "do 3"
    "dlb-step-attacks",
    "dlb-step-traps",
    "dlb-worked",  # "2×"
    "lobby-free-count",  # "aspoň 2"
    "lobby-more",
    "luck-chance-proved",  # in brackets
    "pd-count-absorbed",  # "z toho 2 zachytí lektvary"
    "pd-event-wounds-taken",
    "terminal-arena",  # Polish: "liczba rozdań: 3"
    "turns-label",  # "u 2 jsi na tahu"
}
"""Messages in which a number may stand without a noun."""
LIMITS = {
    "admin-cli-code",
    "pack-bad_name",
    "pack-deep_key",
    "pack-long_line",
    "refusal-ban_hours",
    "refusal-ban_reason",
    "refusal-passkey_name",
    "refusal-password_length",
    "wdb-bestiary-note",
    "wdb-bestiary-note-public",
}
"""Messages with a number that the program fixes, and that is large."""


@cache
def form(language: str, number: int) -> int:
    """Which column of `nouns` the number wants."""
    return {"one": 0, "few": 1}.get(Locale(language).plural_form(number), 2)


def counted(language: str) -> Iterator[tuple[str, str]]:
    """Every message with every value that it chooses a plural by."""
    for key in trees(language):
        for name, chosen in selectors(language, key).items():
            if chosen & PLURALS and root(name) == name:
                yield key, name


def renderings(language: str, key: str, name: str) -> Iterator[list[str]]:
    """The message with each number, once for each other choice it makes."""
    for values in samples(key, most=100 if DEEP else 4):
        still = {other: ELSEWHERE if isinstance(value, int) else value for other, value in values.items()}
        yield [plain(text(language, key, still | {name: number})) for number in NUMBERS]


def plain(made: str) -> str:
    """Without bold and without ties."""
    return made.replace("**", "").replace("\u00a0", " ")


def followers(made: str, number: int) -> list[str]:
    """What stands after the number, wherever it stands in the sentence."""
    return [made[found.end() :] for found in re.finditer(rf"(?<![\w.,/]){number}(?![\w.,/]) ?", made)]


@cache
def patterns(language: str, column: int) -> list[tuple[re.Pattern[str], Row]]:
    return [(re.compile(rf"{row[column]}\b"), row) for row in NOUNS[language]]


@cache
def fitting(language: str, rest: str, column: int) -> frozenset[Row]:
    return frozenset(row for pattern, row in patterns(language, column) if pattern.match(rest))


@pytest.mark.parametrize("language", NOUNS)
def test_after_every_number_stands_the_right_form(language: str) -> None:
    wrong: list[tuple[Any, ...]] = []
    for key, name in counted(language):
        for made in renderings(language, key, name):
            common: set[Row] | None = None
            for number, sentence in zip(NUMBERS, made):
                rests = followers(sentence, number)
                rows = {row for rest in rests for row in fitting(language, rest, form(language, number))}
                if rests and not rows and key not in BARE:
                    wrong.append((key, name, number, sentence))
                elif rows:
                    common = rows if common is None else common & rows
            if common is not None and not common:
                wrong.append((key, name, "not one noun", made[1], made[2], made[5]))
    assert not wrong, wrong[:10]


@pytest.mark.parametrize("language", NOUNS)
def test_a_noun_after_a_number_is_never_left_as_it_is(language: str) -> None:
    """A noun that stands behind `{ $number }` without a choice of forms is wrong for some number."""
    words = counted_words(language)
    people = {seat for game in registry.GAMES for seat in fields(game).seats}
    stiff = [
        (key, name, word)
        for key in trees(language)
        for name in variables(language, key) - people - {"name", "host", "at"}
        if key not in LIMITS and key.split("-")[0] not in RULEBOOKS and name not in selectors(language, key)
        for word in re.findall(rf"\{{ \${name} \}} ([\w]+)", sources(language)[key])
        if word in words
    ]
    assert not stiff


@pytest.mark.parametrize("language", NOUNS)
def test_rulebooks_say_the_form_that_their_figures_want(language: str) -> None:
    """Their numbers are those of the component tables: one form is enough, but it must be the right one."""
    wrong = [
        (key, number, word)
        for key in trees(language)
        if (game := RULEBOOKS.get(key.split("-")[0]))
        for name in variables(language, key)
        for number in [facts(game)[name]]
        for word in re.findall(rf"\{{ \${name} \}} ([\w]+)", sources(language)[key])
        if word in counted_words(language)
        and not any(row[form(language, number)] == word for row in NOUNS[language] if word in row)
    ]
    assert not wrong


def counted_words(language: str) -> set[str]:
    """Every form of the nouns whose forms differ; a word that is the same after every number is none."""
    words = {variant for row in NOUNS[language] for variant in row}
    return words - {row[0] for row in NOUNS[language] if len(set(row)) == 1}


@cache
def sources(language: str) -> dict[str, str]:
    """The messages as they are written."""
    return {
        key: serialize_pattern(message.value) for key, message in trees(language).items() if message.value
    }
