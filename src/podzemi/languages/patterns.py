"""Sentences of Fluent made from their patterns, with the plural rules of our four languages.

Parsing is `fluent.syntax`'s. The rest of a Fluent runtime is here because the usual one brings the tables of
all languages of the world, 34 MB, for four plural rules and a decimal mark. A test compares both, another
one this and the browser's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias  # Any: nodes of fluent.syntax, which has no types

from fluent.syntax import FluentParser, ast

Given: TypeAlias = Mapping[str, str | int | float]
"""The values for the blanks of a sentence, by name."""
MARKS: Final = {"en": ".", "cs": ",", "sk": ",", "pl": ","}
"""Between a number and its fraction."""


def plural(language: str, number: int | float) -> str:
    """The form that a number wants (CLDR). A fraction is never one, nor few."""
    if number != int(number):
        return "many" if language in ("cs", "sk") else "other"
    whole = abs(int(number))
    if whole == 1:
        return "one"
    if language in ("cs", "sk"):
        return "few" if 2 <= whole <= 4 else "other"
    if language == "pl":
        return "few" if 2 <= whole % 10 <= 4 and not 12 <= whole % 100 <= 14 else "many"
    return "other"


def digits(language: str, number: int | float) -> str:
    """A number as the language writes it, never grouped; at most three digits of a fraction."""
    if number == int(number):
        return str(int(number))
    return f"{number:.3f}".rstrip("0").replace(".", MARKS[language])


class Entry:
    """A message or a term: its own words, and those of its attributes."""

    def __init__(self, parsed: ast.Message | ast.Term) -> None:
        self.value = parsed.value
        self.attributes = {attribute.id.name: attribute.value for attribute in parsed.attributes}


def entries(source: str) -> dict[str, Entry]:
    """The entries of a text by name; terms begin with a dash."""
    found = {}
    for one in FluentParser(with_spans=False).parse(source).body:
        if isinstance(one, ast.Message | ast.Term):
            found["-" * isinstance(one, ast.Term) + one.id.name] = Entry(one)
    return found


class Sentence:
    """One sentence in the making; `errors` says what was asked for and is not there."""

    def __init__(self, language: str, known: Mapping[str, Entry], given: Given) -> None:
        self.language, self.known, self.given = language, known, given
        self.errors: list[str] = []

    def words(self, pattern: Any) -> str:
        """A pattern with its blanks filled."""
        return "".join(
            one.value if isinstance(one, ast.TextElement) else self._text_of(self._value(one.expression))
            for one in pattern.elements
        )

    def _text_of(self, value: str | int | float) -> str:
        return value if isinstance(value, str) else digits(self.language, value)

    def _value(self, expression: Any) -> str | int | float:
        """A blank's text or number; empty for what is not there."""
        match expression:
            case ast.Placeable():
                return self._value(expression.expression)
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self.words(self._variant(expression).value)
            case ast.TermReference():
                return self._term(expression)
            case ast.MessageReference():
                return self._entry(expression.id.name, expression.attribute)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return float(expression.value) if "." in expression.value else int(expression.value)
        return self._missing(type(expression).__name__)

    def _missing(self, what: str) -> str:
        """Nothing in its place, and a mark that it should be there."""
        self.errors.append(f"unknown: {what}")
        return ""

    def _variable(self, name: str) -> str | int | float:
        return self.given[name] if name in self.given else self._missing(f"${name}")

    def _entry(self, name: str, attribute: ast.Identifier | None) -> str:
        entry = self.known.get(name)
        pattern = entry and (entry.attributes.get(attribute.name) if attribute else entry.value)
        return self.words(pattern) if pattern else self._missing(name)

    def _term(self, expression: ast.TermReference) -> str:
        """A term knows what it is given, and nothing else; what it is not given is no error."""
        named = expression.arguments.named if expression.arguments else []
        term = _Term(self.language, self.known, {one.name.name: self._value(one.value) for one in named})
        made = term._entry(f"-{expression.id.name}", expression.attribute)
        self.errors += term.errors
        return made

    def _variant(self, expression: ast.SelectExpression) -> ast.Variant:
        """The first one that fits, or the default."""
        value = self._value(expression.selector)
        fitting = (one for one in expression.variants if self._fits(value, one.key))
        return next(fitting, None) or next(one for one in expression.variants if one.default)

    def _fits(self, value: str | int | float, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        return key.name == (value if isinstance(value, str) else plural(self.language, value))


class _Term(Sentence):
    def _variable(self, name: str) -> str | int | float:
        return self.given.get(name, "")
