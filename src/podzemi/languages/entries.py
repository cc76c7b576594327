"""One language's sentences, parsed when they are first asked for.

All four catalogues are a megabyte, and most processes say ten sentences: the files are cut into entries
at once, which is quick, and an entry is parsed, with those it refers to, when somebody needs it.
"""

from __future__ import annotations

import re
from importlib.resources import files
from threading import RLock
from typing import Any, Final  # Any: patterns of Fluent, which comes without types

from podzemi.languages.patterns import Entry, Given, Sentence, entries

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The beginning of a message or term; its attributes and further lines are indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def sources(language: str) -> list[str]:
    """The texts of the language's files, in the order of their names."""
    folder = files("podzemi.languages").joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return [folder.joinpath(name).read_text("utf-8") for name in names]


class Catalogue:
    def __init__(self, language: str) -> None:
        self.language = language
        self.known: dict[str, Entry] = {}
        """The parsed entries, by name."""
        self.entries = {
            entry.partition("=")[0].rstrip(): entry
            for source in sources(language)
            for entry in ENTRY.split(source)[1:]
        }
        """By name: what is not parsed yet."""
        self.keys: Final = frozenset(name for name in self.entries if not name.startswith("-"))
        """The names of the messages, without the terms, which are only referred to."""
        self._parsing = RLock()
        """One thread parses at a time. Re-entrant, because an entry parses those it refers to."""

    def has(self, key: str) -> bool:
        self._parse(key)
        return key in self.known

    def message(self, key: str) -> Entry:
        """LookupError if there is none."""
        self._parse(key)
        return self.known[key]

    def format(self, pattern: Any, values: Given) -> tuple[str, list[str]]:
        """The sentence, and what was missing in it."""
        sentence = Sentence(self.language, self.known, values)
        return sentence.words(pattern), sentence.errors

    def _parse(self, key: str) -> None:
        with self._parsing:
            if (entry := self.entries.pop(key, None)) is not None:
                self.known.update(entries(entry))
                for other in REFERENCE.findall(entry):
                    self._parse(other)
