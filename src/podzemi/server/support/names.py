"""Names of people: what may be one, and which two are the same to the eye.

A name claims keys, and no two people may share one. The first key is how the name is typed
by somebody in a hurry (no case, no diacritics, no spaces), the second how it looks (`I` as `l`,
`0` as `O`, `rn` as `m`, Cyrillic `а` as `a`). The names themselves stay as they were written.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from podzemi import languages
from podzemi.engine import registry
from podzemi.server.problems import Refused

LONGEST_NAME: Final = 32
SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
SIGNS: Final = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ ’‘“”„–·")
"""Characters that may stand between letters; none of them tells two names apart."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
PAIRS: Final = (("rn", "m"), ("vv", "w"))
HOUSE: Final = """
admin administrator moderator mod operator server system root podzemi support staff official
bot robot computer everyone everybody nobody anonymous null undefined me open
"""


def clean_name(name: str) -> str:
    """The name as it is kept: one line, no odd spaces; Refused if it cannot be one."""
    kept = _one_line(unicodedata.normalize("NFC", name))
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise Refused("bad_name", max=LONGEST_NAME)
    if not _is_readable(kept):
        raise Refused("name_letters")
    if is_reserved(kept):
        raise Refused("name_reserved")
    return kept


def _one_line(name: str) -> str:
    shown = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name)
    return " ".join(shown.split())


def _is_readable(name: str) -> bool:
    """Letters of one script, our digits, plain signs; and not signs alone."""
    rest = [c for c in name if c not in SIGNS]
    letters = [c for c in rest if c not in "0123456789"]
    scripts = {_script(c) for c in letters}
    return bool(rest) and None not in scripts and len(scripts) <= 1


def _script(letter: str) -> str | None:
    """LATIN, GREEK or CYRILLIC; None for anything else, and for letters in disguise such as `ａ`."""
    if unicodedata.category(letter)[0] != "L" or unicodedata.normalize("NFKC", letter) != letter:
        return None
    script = unicodedata.name(letter, "").split(" ")[0]
    return script if script in SCRIPTS else None


# ---------------------------------------------------------------- look-alikes


def keys_of(name: str) -> tuple[str, ...]:
    """The keys that the name claims for itself alone; a name that shares a key with another looks like it."""
    typed, seen = typed_key(name), _bare(_as_seen(name)).replace("0", "o")
    return (typed,) if seen in (typed, "") else (typed, seen)


def typed_key(name: str) -> str:
    """The name without case, diacritics, spaces and signs: how it is found again."""
    return _bare("".join(_letter(c) for c in unicodedata.normalize("NFC", name.casefold())))


def _bare(text: str) -> str:
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    kept = "".join(c for c in folded if unicodedata.category(c)[0] in "LN")
    return kept or text.casefold()


def _as_seen(name: str) -> str:
    looks = "".join(_look(c) for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c) != "Mn")
    for two, one in PAIRS:
        looks = looks.replace(two, one)
    return looks


def _letter(c: str) -> str:
    """`ł` as `l`: letters whose stroke is no mark of its own."""
    plain = _plain_of(c)
    return plain if len(plain) == 1 and plain.isascii() and _script(c) == "LATIN" and not c.isascii() else c


def _look(c: str) -> str:
    found = _plain_of(c)
    if c in SIGNS and not found.isascii():
        return ""
    called = unicodedata.name(found, "") if len(found) == 1 else ""
    if called.startswith(SMALL_CAPITAL) and len(called) == len(SMALL_CAPITAL) + 1:
        return called[-1].lower()
    return found


@cache
def _plain_of(c: str) -> str:
    """The plainest character that this one can be taken for, by Unicode's tables."""
    from confusable_homoglyphs.confusables import confusables_data  # a big table: loaded with the first name

    seen, waiting = {c}, [c]
    while waiting:
        for other in confusables_data.get(waiting.pop(), ()):
            like = other["c"].strip("\u200e")
            if like not in seen:
                seen.add(like)
                waiting.append(like)
    bare = [text for like in seen if (text := _without_marks(like)).isalnum()]
    return min(bare, key=_plainness, default=c)


def _plainness(text: str) -> tuple[bool, int, bool, str]:
    return (not text.isascii(), len(text), not text.islower(), text)


def _without_marks(text: str) -> str:
    kept = "".join(c for c in unicodedata.normalize("NFKD", text) if unicodedata.category(c) != "Mn")
    return kept or text


# ---------------------------------------------------------------- names that nobody may have


def is_reserved(name: str) -> bool:
    """Whether people could take it for the house or for a bot, also with a number behind it."""
    return any(
        key.rstrip("0123456789") in _reserved_names() or key in _reserved_names() for key in keys_of(name)
    )


@cache
def _reserved_names() -> frozenset[str]:
    words = [*HOUSE.split(), *registry.OURS]
    for language in languages.LANGUAGES:
        words += [languages.text(language, f"bot-{bot}") for bot in registry.OURS]
        words.append(languages.text(language, "person-gone"))
    written = [(word, word.upper(), word.title()) for word in words]
    return frozenset(key for forms in written for form in forms for key in keys_of(form))


def with_number(name: str, number: int) -> str:
    """ "Marek 2": the same name for one more person."""
    end = f" {number}"
    return name[: LONGEST_NAME - len(end)].rstrip() + end
