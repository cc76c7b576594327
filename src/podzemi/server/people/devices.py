"""A browser's description of itself, in words that its owner knows: `Firefox · Linux`."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx/", "Python"),
    ("curl/", "curl"),
)
"""By a mark in `User-Agent`, the first that fits: nearly every browser also claims to be others."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Browser and system, as far as they are known; empty if neither is."""
    known = (_first(user_agent, marks) for marks in (BROWSERS, SYSTEMS))
    return " · ".join(word for word in known if word)


def _first(user_agent: str, marks: tuple[tuple[str, str], ...]) -> str:
    return next((word for mark, word in marks if mark in user_agent), "")
