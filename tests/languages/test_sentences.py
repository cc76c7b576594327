"""Sentences made from play: every event for every eye, every action, refusal, result and option."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
import pytest

from lanes import DEEP
from languages.families import refusal_codes, structs
from languages.plays import played
from podzemi.engine import registry
from podzemi.engine.game import seen
from podzemi.engine.values import Refusal
from podzemi.languages import LANGUAGES, MissingText, Name, text
from podzemi.languages.sentences import (
    action_text,
    event_text,
    option_text,
    option_value_text,
    refusal_text,
    result_text,
    sentence_values,
)
from podzemi.languages.typography import polish

T = TypeVar("T")
NAMES = ["Anežka", "Łukasz", "Žofia", "Tom", "Ľudmila", "Piotr", "Éva", "Jiří"]
RARE = {"trap_returned", "plan_undone", "illusion_vanished", "end_voted"}
EVENTS = 3000 if DEEP else 800
"""Of every game: how many of those that came up."""
SHORT = {"dark_cave": 64}
"""Characters of a short button, where it is not 48: this game says places in words."""
WHOLE = re.compile(r"^\S(?:(?!  |[{}$]|\bnone\b).)*[.!?]$")


def some(things: Iterable[T], most: int) -> list[T]:
    """Not more than so many of them, from all over."""
    every = list(things)
    return every[:: max(1, len(every) // most)]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_play_has_every_kind_of_event(game: str) -> None:
    """But for the rarest ones, whose messages are made with sample values (test_catalogues)."""
    kinds = {str(struct.tag) for struct in structs(registry.game(game).event_type)}
    assert kinds - {event.__struct_config__.tag for event in played(game).events.values()} <= RARE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_event_is_a_sentence_for_every_eye(game: str, language: str) -> None:
    for me in (0, 1, None):
        for event in seen(some(played(game).events.values(), EVENTS), me):
            made = event_text(language, game, event, NAMES, me)
            assert WHOLE.match(made), (event, made)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_structs_and_their_json_give_the_same_sentence(game: str, language: str) -> None:
    for event in some(played(game).events.values(), 300):
        data = msgspec.json.decode(msgspec.json.encode(event))
        assert event_text(language, game, event, NAMES, 1) == event_text(language, game, data, NAMES, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["welcome_dungeon"])
def test_what_one_seat_alone_knows_is_in_no_other_sentence(game: str, language: str) -> None:
    """WD-3.7: the drawn monster is named to the drawer only."""
    hidden = 0
    for event in some(played(game).events.values(), 3000):
        data = msgspec.to_builtins(event)
        mine, theirs = event.seen_by(data.get("seat")), event.seen_by(None)
        if theirs is None or mine == theirs:
            continue
        hidden += 1
        secret = text(language, f"wd-monster-{data['monster']}")
        told = event_text(language, game, theirs, NAMES, None)
        if "tile" in data:  # the Dragon Spear is no secret
            told = told.replace(text(language, f"wd-tile-{data['tile']}"), "")
        assert secret not in told
        assert secret[:3] in event_text(language, game, mine, NAMES, data["seat"])
    assert hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_action_is_a_short_button(game: str, language: str) -> None:
    """But for whole plans that are one decision: three orders, a battle."""
    actions = some(played(game).actions.values(), 3000)
    made = [action_text(language, game, action) for action in actions]
    assert all(0 < len(button) <= 110 and not re.search(r"[{}$.]|  ", button) for button in made)
    plans = [len(a.orders if hasattr(a, "orders") else getattr(a, "creatures", [])) > 1 for a in actions]
    most = SHORT.get(game, 48)
    short = [len(button) <= most for button, plan in zip(made, plans) if not plan]
    assert sum(short) > 0.9 * len(short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_tiles_of_one_name_share_a_button(language: str) -> None:
    """WD-1.3.2: Torch, Holy Grail and Healing Potion are tiles of two heroes each."""
    game = registry.game("welcome_dungeon")
    made = [action_text(language, game.name, game.decode(code)) for code in game.codes()]
    assert len(set(made)) == len(made) - 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_refusals_of_play_say_why(game: str, language: str) -> None:
    met = played(game).refusals
    assert len(met) > 0.75 * len(refusal_codes(game))
    for refusal in met.values():
        made = refusal_text(language, game, refusal.code, refusal.values, NAMES)
        assert WHOLE.match(made), (refusal, made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_set_up_say_why(language: str) -> None:
    cases = [
        Refusal("players", "WD-18.1", {"players": 7, "min": 2, "max": 4}),
        Refusal("unknown_option", "WD-18.1", {"option": "<b>luck</b>"}),
        Refusal("option_value", "WD-3.7", {"option": "memory_aid", "value": "maybe"}),
    ]
    for case in cases:
        for game in ("welcome_dungeon", None):
            assert WHOLE.match(refusal_text(language, game, case.code, case.values))
    named = refusal_text(language, "welcome_dungeon", "option_value", cases[2].values)
    assert text(language, "wd-option-memory_aid") in named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_results_tell_who_won_and_how(game: str, language: str) -> None:
    for result in played(game).results:
        for me in (0, None):
            assert WHOLE.match(result_text(language, game, result, NAMES, me))


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_name_the_winner(language: str) -> None:
    for result in played("welcome_dungeon").results:
        winner = result.ranking[0][0]
        assert NAMES[winner] in result_text(language, "welcome_dungeon", result, NAMES, None)
        assert NAMES[winner] not in result_text(language, "welcome_dungeon", result, NAMES, winner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_options_and_their_values_have_distinct_names(game: str, language: str) -> None:
    options = registry.game(game).options
    assert len({option_text(language, game, option.name) for option in options}) == len(options)
    for option in options:
        values = [option_value_text(language, game, option.name, value) for value in option.values]
        assert len(set(values)) == len(values)


def test_unknown_ids_and_seats_show_themselves() -> None:
    event: dict[str, Any] = {"kind": "hero_chosen", "seat": 3, "hero": "bard"}
    assert (
        event_text("en", "welcome_dungeon", event, ["Ann"], None) == "#4 chooses the bard for the next round."
    )


def test_lists_are_joined_in_the_case_the_sentence_needs() -> None:
    values = sentence_values("cs", "welcome_dungeon", {"tiles": ["cloak", "buckler", "mithril"]})
    event = {"kind": "run_started", "seat": 0, "hero": "rogue", "hp": 3, "cards": 0, "tiles": []}
    assert values == {"tiles": [Name("wd-tile-cloak"), Name("wd-tile-buckler"), Name("wd-tile-mithril")]}
    made = event_text("cs", "welcome_dungeon", event | {"tiles": ["cloak", "buckler", "mithril"]}, NAMES, 0)
    assert made.endswith("Výzbroj: Neviditelný plášť, Puklíř a\u00a0Mithrilová zbroj.")
    assert event_text("en", "welcome_dungeon", event, NAMES, 1).endswith("No equipment is left.")


def test_a_place_is_a_name_in_the_case_the_sentence_needs() -> None:
    rat = {"card": "A1-07", "monster": "rat", "summoned": False, "moved": True}
    event = {"kind": "monster_played", "seat": 0, "origin": [0, 0, "a"], "to": [2, -1, "n"]} | rat
    english = "Anežka sends the Rat from the start card to the spot 2 east, 1 north."
    assert event_text("en", "dark_cave", event, NAMES, None) == english
    czech = "Anežka posílá Krysu od startovní karty na místo 2 na východ, 1 na sever."
    assert event_text("cs", "dark_cave", event, NAMES, None).replace("\u00a0", " ") == czech
    web = {"kind": "web_turned", "card": "A1-04", "edge": [[-1, 0], [0, 0]]}
    polish = "Pajęczyna między miejscem 1 na zachód i kartą startową słabnie: odwraca się na stronę 1."
    assert event_text("pl", "dark_cave", web, NAMES, None).replace("\u00a0", " ") == polish


def test_cells_are_joined_as_words_and_spaces_are_roman() -> None:
    dug = {"kind": "tunnels_dug", "seat": 0, "count": 3, "cells": [[2, 1], [3, 1], [0, 3]]}
    assert event_text("en", "dungeon_lords", dug, NAMES, 0) == "You dig 3 tunnels: C2, D2 and A4."
    used = {"kind": "space_used", "seat": 0, "order": "mine_gold", "space": 2}
    assert event_text("en", "dungeon_lords", used, NAMES, 0) == "You use Mine Gold, space II."
    refused = refusal_text("en", "dungeon_lords", "square", {"x": 2, "y": 0})
    assert refused == "This would complete a 2 × 2 block: C1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_is_shown_names_what_it_brought_and_nothing_else(language: str) -> None:
    gains = {"levels": 2, "halves": 0, "potions": 0, "gems": 1, "minions": 0}
    turn = {"kind": "turn_shown", "seat": 1, "round": 3, "dice": ["rogue"], "rooms": ["D2"], **gains}
    made = event_text(language, "paper_dungeons", turn, NAMES, 0)
    assert re.findall(r"\+\d", made) == ["+2", "+1"]
    assert event_text(language, "paper_dungeons", turn | dict.fromkeys(gains, 0), NAMES, 0).endswith(": D2.")


@pytest.mark.parametrize(
    ("sentence", "made"),
    [
        ("Jdi k lesu a v lese čekej.", "Jdi k~lesu a~v~lese čekej."),
        ("Zbývá 12 karet, 50 % a 3 ♥.", "Zbývá 12~karet, 50~% a~3~♥."),
        ("Chodby nikdy netvoří **blok 2 × 2**.", "Chodby nikdy netvoří **blok 2~×~2**."),
        ("V 1. roce, 2. Potom dál", "V~1.~roce, 2. Potom dál"),
        ("Zbývá **3** karty.", "Zbývá **3**~karty."),
        ("Ano i ne; sen a (3 4)", "Ano i~ne; sen a~(3 4)"),
    ],
)
def test_what_belongs_together_stays_on_one_line(sentence: str, made: str) -> None:
    for language in ("cs", "sk", "pl"):
        assert polish(language, sentence) == made.replace("~", "\u00a0")
        assert polish(language, polish(language, sentence)) == polish(language, sentence)
    assert polish("en", sentence) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus(language: str) -> None:
    assert polish(language, "-4 (-12): -3") == "−4 (−12): −3"
    for same in ("2026-11-16", "C-3", "3-4", "/t/-9ab", "-9ab", "-9-b", "--3"):
        assert polish(language, same) == same


def test_a_preposition_follows_how_the_number_is_spoken() -> None:
    def said(language: str, number: int) -> str:
        return text(language, "wdb-successes", {"successes": 1, "target": number}).split()[1]

    czech = {number for number in range(1, 31) if said("cs", number) == "ze"}
    assert czech == {2, 3, 4, 6, 7, 12, 13, 14, 16, 17, *range(20, 31)}
    slovak = {number for number in (*range(1, 31), 40, 100) if said("sk", number) == "zo"}
    assert slovak == {4, 6, 7, 14, 16, 17, 40, 100}
    assert said("pl", 4) == "z"
    for language, hard in (("cs", {2, 3, 4, 6, 7}), ("sk", {4, 6, 7})):
        end = "e" if language == "cs" else "o"
        with_them = {
            number for number in range(1, 10) if polish(language, f"jde s {number}")[4:6] == f"s{end}"
        }
        assert with_them == hard
        assert polish(language, "jde s **4**") == f"jde s{end} **4**"
        assert polish(language, "kus 4") == "kus 4"


def test_numbers_are_never_grouped() -> None:
    for language in LANGUAGES:
        assert text(language, "wd-count-hp", {"hp": 12345}).split()[0] == "12345"


@pytest.mark.parametrize(
    ("language", "made"),
    [
        ("en", "1 HP|2 HP|5 HP|21 HP|22 HP|−1 HP"),
        ("cs", "1 život|2 životy|5 životů|21 životů|22 životů|−1 život"),
        ("sk", "1 život|2 životy|5 životov|21 životov|22 životov|−1 život"),
        (
            "pl",
            "1 punkt życia|2 punkty życia|5 punktów życia|21 punktów życia|22 punkty życia|−1 punkt życia",
        ),
    ],
)
def test_hit_points_are_counted_as_people_count(language: str, made: str) -> None:
    counted = [text(language, "wd-count-hp", {"hp": n}) for n in (1, 2, 5, 21, 22, -1)]
    assert [" ".join(one.split()) for one in counted] == made.split("|")


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingText, match=r"cs: no message 'wd-nothing'"):
        text("cs", "wd-nothing")
    with pytest.raises(MissingText, match=r"en: no name 'wd-tile-spoon'"):
        text("en", "wd-action-sacrifice", {"tile": Name("wd-tile-spoon")})
    with pytest.raises(MissingText, match="tile_acc"):
        text("en", "wd-action-sacrifice")
    with pytest.raises(LookupError, match="unknown language 'de'"):
        text("de", "wd-title")
