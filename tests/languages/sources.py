"""Which keys the sources use: literal ones, and templates such as `bot-${bot}` or f"bot-{bot}"."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"^[a-z][a-z0-9]*(-\w+)+$")
STRING = re.compile(r"""(f?)(['"`])((?:(?!\2)[^\\\n]|\\.)*)\2""")
CALL = re.compile(r"\b(?:t|text|has|hasText|name|Name)\(")
MAKERS = ("languages/sentences.py", "lib/catalogue.ts")
"""Their templates start with the game's prefix or serve all refusals; `families` covers them."""


@cache
def sources() -> dict[str, str]:
    paths = [
        *(ROOT / "src" / "podzemi").rglob("*.py"),
        *(path for end in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{end}")),
    ]
    kept = (path for path in paths if not {"generated", "node_modules", "static"} & set(path.parts))
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sorted(kept)}


def _split(strings: re.Pattern[str], code: str) -> tuple[set[str], set[str]]:
    """Literal strings, and templates as patterns."""
    plain, templates = set(), set()
    for is_f, quote, inside in strings.findall(code):
        if "{" in inside and (is_f or quote == "`"):
            templates.add(inside)
        else:
            plain.add(inside)
    return plain, templates


def _pattern(template: str) -> str | None:
    """`bot-${bot}-help` → `bot-[\\w-]+-help`; None if it does not start like a key."""
    parts = re.split(r"\$?\{[^{}]*\}", template)
    if not re.fullmatch(r"[a-z][a-z0-9]*-[\w-]*", parts[0]):
        return None
    if not all(re.fullmatch(r"[\w-]*", part) for part in parts[1:]):
        return None
    return r"[\w-]+".join(map(re.escape, parts))


@cache
def literal_strings() -> frozenset[str]:
    """Every plain string of the sources."""
    return frozenset().union(*(_split(STRING, code)[0] for code in sources().values()))


@cache
def key_patterns() -> frozenset[str]:
    """Every template of the sources that starts like a key."""
    found = set()
    for path, code in sources().items():
        if not path.endswith(MAKERS):
            found |= {p for template in _split(STRING, code)[1] if (p := _pattern(template))}
    return frozenset(found)


def _argument(code: str, start: int) -> str:
    """The text between the parentheses of a call."""
    depth, at = 1, start
    while at < len(code) and depth:
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        at += 1
    return code[start : at - 1]


def asked_for() -> dict[str, str]:
    """Keys that stand in a call which makes text, with the file where they do."""
    found: dict[str, str] = {}
    for path, code in sources().items():
        for call in CALL.finditer(code):
            words = _split(STRING, _argument(code, call.end()))[0]
            found |= {word: path for word in words if KEY.match(word)}
    return found


def refused() -> dict[str, str]:
    """Codes of refusals outside the games, with the file where they are made."""
    found: dict[str, str] = {}
    for path, code in sources().items():
        if path.endswith(".py") and "/games/" not in path:
            found |= dict.fromkeys(re.findall(r'\bRefus(?:ed|al)\(\s*"(\w+)"', code), path)
    return found
