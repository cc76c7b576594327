"""Words for everything: events for every eye, buttons, refusals, results, rules, in four languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from languages.families import literals, structs
from podzemi.engine.game import seen
from podzemi.engine.record import read, replay
from podzemi.engine.values import Event
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.components import BOX, DATA
from podzemi.games.dark_cave.probes import probes
from podzemi.languages import LANGUAGES, has, messages, text
from podzemi.languages.sentences import action_text, event_text, refusal_text, result_text

from .test_reference import random_match

NAMES = ["Anežka", "Łukasz", "Žofia", "Tom", "Ľudmila", "Piotr", "Éva", "Jiří"]
WHOLE = re.compile(r"^\S(?:(?!  |[{}$]|\bnone\b).)*[.!?]$")


@cache
def played() -> tuple[list[Event], list[Any], dict[str, Any], list[Any]]:
    """Events, actions, refusals and results of some matches."""
    events: list[Event] = []
    actions: list[Any] = []
    refusals: dict[str, Any] = {}
    results: list[Any] = []

    def each(match: Any, happened: list[Event]) -> None:
        events.extend(happened)
        if match.version % 5 == 0:
            for seat in GAME.to_act(match.state):
                actions.extend(GAME.actions(match.state, seat))
            if match.version % 25 == 0:
                for code in probes(match.state):
                    if refusal := GAME.refusal(match.state, match.state.asked, code):
                        refusals.setdefault(refusal.code, refusal)

    for number in range(28):
        match = random_match(number)
        replay(read(match.record().line(), lambda _: GAME), lambda _: GAME, each)
        results.append(GAME.result(match.state))
    return events, list(dict.fromkeys(actions)), refusals, results


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_for_every_eye(language: str) -> None:
    for me in (0, 1, None):
        for line in dict.fromkeys(map(msgspec.json.encode, seen(played()[0], me))):
            made = event_text(language, GAME.name, msgspec.json.decode(line), NAMES, me)
            assert WHOLE.match(made), (line, made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_seat_alone_knows_is_in_no_other_sentence(language: str) -> None:
    """DC-13: hidden cards, goals and roles are named to nobody else."""
    hidden = 0
    for event in played()[0]:
        data = msgspec.to_builtins(event)
        theirs = event.seen_by(None)
        if theirs is None or theirs == event:
            continue
        hidden += 1
        mine = event_text(language, GAME.name, event, NAMES, data["seat"])
        told = event_text(language, GAME.name, theirs, NAMES, None)
        assert len(told) < len(mine) + 30 and told != mine
        for name in data.get("cards", []):
            assert text(language, f"dc-card-{name}") not in told
    assert hidden > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_button(language: str) -> None:
    made = {action_text(language, GAME.name, action) for action in played()[1]}
    assert len(made) > 300
    assert all(0 < len(button) <= 72 and not re.search(r"[{}$.]|  ", button) for button in made)
    short = [button for button in made if len(button) <= 64]
    assert len(short) > 0.9 * len(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why(language: str) -> None:
    for refusal in played()[2].values():
        assert WHOLE.match(refusal_text(language, GAME.name, refusal.code, refusal.values, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_is_told(language: str) -> None:
    for result in played()[3]:
        assert WHOLE.match(result_text(language, GAME.name, result, NAMES, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    for name in BOX.face_name:
        assert has(language, f"dc-card-{name}")
    for monster in DATA.monster:
        assert has(language, f"dc-rule-monster-{monster.id}")
    for kind in DATA.action_type:
        key = f"dc-monster-{kind.id}" if kind.kind == "monster" else f"dc-type-{kind.id}"
        assert text(language, key) == getattr(kind, language)
    assert text(language, "dc-title") == getattr(DATA, f"title_{language}")
    assert text(language, "dc-option-deck-house") == getattr(DATA.deck, f"name_{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_has_its_text(language: str) -> None:
    """What the language tests ask of a registered game."""
    view = msgspec.inspect.type_info(GAME.view_type)
    assert isinstance(view, msgspec.inspect.StructType)
    phases = set().union(*(literals(f.type, "phase") for f in view.fields if f.name == "phase"))
    keys = {f"dc-phase-{phase}" for phase in phases}
    keys |= {f"dc-{what}-{phase}" for what in ("ask", "wait") for phase in phases - {"game_over"}}
    for what, union in (("event", GAME.event_type), ("action", GAME.action_type)):
        keys |= {f"dc-{what}-{str(struct.tag).replace('_', '-')}" for struct in structs(union)}
    for option in GAME.options:
        values = [str(v).lower() if isinstance(v, bool) else v for v in option.values]
        keys |= {f"dc-option-{option.name}", f"dc-option-{option.name}-help"}
        keys |= {f"dc-option-{option.name}-{value}" for value in values}
    assert {key for key in keys if not has(language, key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_cite_the_same_clauses(language: str) -> None:
    for key in messages("en"):
        if key.startswith("dc-rule-"):
            cited = re.search(r" \((DC-[\d.]+(?:, DC-[\d.]+)*)\)$", text(language, key))
            meant = re.search(r" \((DC-[\d.]+(?:, DC-[\d.]+)*)\)$", text("en", key))
            assert cited and meant and cited[1] == meant[1], key
