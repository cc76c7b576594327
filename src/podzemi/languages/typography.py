"""Typography of a sentence once its numbers and names are in it.

Czech says "ze 4" and "se 4", Slovak "zo 4" and "so 4", but "z 5" and "s 5": how the number is spoken decides.
Czech, Slovak and Polish never leave "v" or "3" alone at the end of a line: no-break spaces tie them.
A number below zero has a minus, not a hyphen.
"""

from __future__ import annotations

import re
from typing import Final

VOICED: Final = {
    "cs": (re.compile(r"(?<!\w)([zs]) (?=(?:\*\*)?(?:[23467]\d{0,2}|1[23467]|1\d\d)(?!\d))"), r"\1e "),
    "sk": (re.compile(r"(?<!\w)([zs]) (?=(?:\*\*)?(?:[467]\d{0,2}|1[467]|1\d\d)(?!\d))"), r"\1o "),
}
"""Numbers before which "z" and "s" get a vowel (Czech "ze", Slovak "zo"), with the replacement."""
BELOW_ZERO: Final = re.compile(r"(?<![^\s(:])-(?=\d+(?![\w-]))")
"""The hyphen of a number that stands alone; not that of an id or a date."""
SMALL: Final = "a-záäąčćďéěęíĺľłňńóôöŕřšśťúůýžźż"
TIED: Final = re.compile(
    r"(?<=(?<!\w)[AIKOSUVWZaikosuvwz]) (?=\S)"  # a word of one letter and the next word
    r"|(?:(?<=\d)|(?<=\d\*\*)) (?=[^\W\d_]|[%°♥×])"  # a number, perhaps a bold one, and what it counts
    r"|(?<=\d ×) (?=\d)"  # "2 × 2" to its end
    rf"|(?<=\d\.) (?=[{SMALL}])"  # an ordinal and its noun
)


def polish(language: str, sentence: str) -> str:
    """The sentence as it is spoken and set in that language."""
    sentence = BELOW_ZERO.sub("−", sentence)
    if language == "en":
        return sentence
    if language in VOICED:
        found, said = VOICED[language]
        sentence = found.sub(said, sentence)
    return TIED.sub("\u00a0", sentence)
