"""Spaces that may not break a line: Czech, Slovak and Polish never leave "v" or "3" alone at the end of one."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = frozenset({"cs", "sk", "pl"})
SMALL: Final = "a-záäąčćďéěęíĺľłňńóôöŕřšśťúůýžźż"
TIED: Final = re.compile(
    r"(?<=(?<!\w)[AIKOSUVWZaikosuvwz]) (?=\S)"  # a word of one letter and the next word
    r"|(?:(?<=\d)|(?<=\d\*\*)) (?=[^\W\d_]|[%°♥])"  # a number, perhaps a bold one, and what it counts
    rf"|(?<=\d\.) (?=[{SMALL}])"  # an ordinal and its noun
)


def tied(language: str, sentence: str) -> str:
    """The sentence with no-break spaces where the language wants them."""
    return TIED.sub("\u00a0", sentence) if language in LANGUAGES else sentence
