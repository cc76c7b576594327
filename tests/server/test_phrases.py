"""Phrases: each has its words in every language, and every game has some of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from podzemi import languages
from podzemi.engine import registry
from podzemi.wire.messages import Phrase

PREFIXES = {
    game: found["prefix"]
    for game, found in json.loads(
        (Path(languages.__file__).parent / "fields.json").read_text("utf-8")
    ).items()
}
PHRASES: tuple[str, ...] = get_args(Phrase)


def key(phrase: str) -> str:
    game, colon, name = phrase.partition(":")
    return f"{PREFIXES[game]}-phrase-{name}" if colon else f"phrase-{phrase}"


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_every_phrase_has_words_of_its_own(language: str) -> None:
    words = [languages.text(language, key(phrase)) for phrase in PHRASES]
    assert len(set(words)) == len(words)


def test_every_game_has_phrases_and_the_browser_offers_all() -> None:
    games = {phrase.partition(":")[0] for phrase in PHRASES if ":" in phrase}
    assert games == set(registry.GAMES)
    offered = (Path(__file__).parents[2] / "web/src/lib/table/phrases.ts").read_text("utf-8")
    assert set(re.findall(r"^ +'([\w:]+)',$", offered, re.MULTILINE)) == set(PHRASES)
