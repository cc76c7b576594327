"""One Fluent catalogue per language, for server, terminal and browser alike.

A catalogue is all `.ftl` files in the language's folder. Sentences are made from data:
`text("wd-event-monster-added", {"seat": …})`. The browser does the same with the same
files (`web/src/lib/text.ts`); a test holds the two renderings together.

Names in sentences: an argument that is a `Name` brings its grammatical cases along.
`Name("wd-tile-cloak")` given as `tile` fills `{ $tile }` (nominative, the message's value)
and, for each attribute of that message such as `.acc`, `{ $tile_acc }`. A list of names is
joined ("A, B and C") and brings `{ $tiles_count }`. Numbers are plain digits, never grouped.
Last, the sentence is polished: `typography` knows where a line may not break.
"""

from __future__ import annotations

from functools import cache

# Any: patterns of Fluent, which comes without types; what fills their blanks
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from podzemi.languages.typography import polish

if TYPE_CHECKING:
    from podzemi.languages.entries import Catalogue

LANGUAGES: Final = ("en", "cs", "sk", "pl")
CASES: Final = ("gen", "dat", "acc", "loc", "ins")
"""Attributes a name may have. A missing case falls back to the nominative."""


class Name(NamedTuple):
    """A name that is itself a message, in whatever case the sentence needs."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()
    """The values that the name's own message needs, such as the cell of a place."""


class MissingText(LookupError):
    """No such message, or one that cannot be rendered: a bug, found by the tests."""


@cache
def catalogue(language: str) -> Catalogue:
    """Loads Fluent with the first sentence: a process that says none need not wait for it."""
    if language not in LANGUAGES:
        raise LookupError(f"unknown language {language!r}; there are: {', '.join(LANGUAGES)}")
    from podzemi.languages.entries import Catalogue

    return Catalogue(language)


def keys(language: str) -> frozenset[str]:
    """The names of all messages of a language."""
    return catalogue(language).keys


def has(language: str, key: str) -> bool:
    return catalogue(language).has(key)


def text(language: str, key: str, values: dict[str, Any] | None = None) -> str:
    """The sentence of that key in that language."""
    if not has(language, key):
        raise MissingText(f"{language}: no message {key!r}")
    message = catalogue(language).message(key)
    if message.value is None:
        raise MissingText(f"{language}: message {key!r} has no value")
    return _render(language, key, message.value, values or {})


def game_title(language: str, game: str) -> str:
    """The title of a game; a game without catalogues is called by its name."""
    key = f"game-title-{game}"
    return text(language, key) if has(language, key) else game.replace("_", " ").title()


def _render(language: str, key: str, pattern: Any, values: dict[str, Any]) -> str:
    made, errors = catalogue(language).format(pattern, _fill(language, values))
    if errors:
        raise MissingText(f"{language}: {key}: {'; '.join(str(error) for error in errors)}")
    return polish(language, made)


def _fill(language: str, values: dict[str, Any]) -> dict[str, Any]:
    """Names become words, with a `<name>_<case>` beside each for the cases there are."""
    full: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, Name | list):
            full[name] = _words(language, value, None)
            for case in CASES:
                full[f"{name}_{case}"] = _words(language, value, case)
            if isinstance(value, list):
                full[f"{name}_count"] = len(value)
        elif isinstance(value, bool):
            full[name] = "yes" if value else "no"
        elif value is None:
            full[name] = "none"
        else:
            full[name] = value
    return full


def _words(language: str, value: Name | list[str | Name], case: str | None) -> str:
    """A name, or several joined as the language joins them."""
    if isinstance(value, Name):
        return _word(language, value, case)
    words = [_word(language, item, case) if isinstance(item, Name) else str(item) for item in value]
    if not words:
        return text(language, "list-empty")
    if len(words) == 1:
        return words[0]
    return text(language, "list-last", {"rest": ", ".join(words[:-1]), "last": words[-1]})


@cache
def _word(language: str, name: Name, case: str | None) -> str:
    if not has(language, name.key):
        raise MissingText(f"{language}: no name {name.key!r}")
    message = catalogue(language).message(name.key)
    pattern = message.attributes.get(case) if case else None
    return _render(language, name.key, message.value if pattern is None else pattern, dict(name.values))
