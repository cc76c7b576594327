"""Sentences made here are those of the usual Fluent runtime, with CLDR's plural rules."""

from __future__ import annotations

from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import fluent_number

from podzemi.languages import LANGUAGES, catalogue
from podzemi.languages.entries import sources
from podzemi.languages.patterns import Sentence, digits, entries, plural


class Always(dict[str, Any]):
    """Whatever is asked for has the same value."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str) -> Any:
        return self.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_one_of_the_usual_runtime(language: str) -> None:
    bundle, ours = FluentBundle([language], use_isolating=False), catalogue(language)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    for number, key in enumerate(sorted(ours.keys)):
        mine, theirs = ours.message(key), bundle.get_message(key)
        assert set(mine.attributes) == set(theirs.attributes)
        for value in ("x", (1, 2, 5, 22, 1.5)[number % 5]):
            given = value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for name in (None, *mine.attributes):
                pattern = mine.attributes[name] if name else mine.value
                if pattern is None:
                    continue
                errors: list[Exception] = []
                current = CurrentEnvironment(args=Always(given))
                wanted: Any = theirs.attributes[name] if name else theirs.value
                said = wanted(ResolverEnvironment(context=bundle, current=current, errors=errors))
                assert ours.format(pattern, Always(value)) == (str(said), []), key
                assert errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_those_of_cldr(language: str) -> None:
    rule = Locale.parse(language).plural_form
    for number in (*range(130), 1.5, 0.5, 2.0, -3, 1000000):
        assert plural(language, number) == rule(number), number


def test_numbers_are_plain_digits() -> None:
    assert [digits(language, 1234.5) for language in LANGUAGES] == ["1234.5", "1234,5", "1234,5", "1234,5"]
    assert digits("cs", 2.0) == "2"
    assert digits("en", 1 / 3) == "0.333"


def test_what_is_missing_is_said() -> None:
    known = entries("a = { $who } { b } { -c } { d.gen }\n-e = { $n ->\n    [one] x\n   *[other] y\n }")
    sentence = Sentence("en", known, {})
    sentence.words(known["a"].value)
    assert sentence.errors == ["unknown: $who", "unknown: b", "unknown: -c", "unknown: d"]
    assert Sentence("en", known, {}).words(known["-e"].value) == "y"
