"""Pictures and examples are moments of matches that replay."""

from __future__ import annotations

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.records.record import read_record, replay
from podzemi.languages import LANGUAGES
from podzemi.rulebook import GAMES, book, outline
from podzemi.rulebook.facts import facts
from podzemi.rulebook.scenes import moment
from podzemi.rulebook.structure import FOLDER


@pytest.mark.parametrize("game", GAMES)
def test_every_record_replays_and_is_used(game: str) -> None:
    written = {
        entry.name for entry in FOLDER.joinpath("records").iterdir() if entry.name.startswith(f"{game}_")
    }
    assert written == {f"{game}_{scene.record}.json" for scene in outline(game).scene.values()}
    for name in written:
        record = read_record(FOLDER.joinpath("records", name).read_bytes())
        assert replay(record).game.name == game


@pytest.mark.parametrize("game", GAMES)
def test_pictures_hold_what_the_board_needs_and_no_more_than_the_seat_knows(game: str) -> None:
    played = registry.game(game)
    for scene, picture in book(game, "en").pictures.items():
        shown = moment(game, scene)
        assert msgspec.json.decode(picture.view, type=played.view_type) == shown.match.view(shown.seat)
        assert len(picture.names) == shown.match.players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_examples_are_told_in_the_language_of_the_reader(game: str, language: str) -> None:
    examples = [p for c in book(game, language).chapters for p in c.paragraphs if p.kind == "example"]
    for one in examples:
        assert len(one.steps) > 5 and any(step.seat is not None for step in one.steps)
        if language != "en":
            english = {p.id: p for c in book(game, "en").chapters for p in c.paragraphs}[one.id]
            assert [step.text for step in one.steps] != [step.text for step in english.steps]


def test_facts_are_the_figures_of_the_component_table() -> None:
    found = facts("welcome_dungeon")
    assert found["monster_dragon_strength"] == 9 and found["tile_plate_armor_effect_amount"] == 5
    assert found["setup_success_cards_used"] == 5 and "tile_vorpal_axe_once" not in found


def test_a_game_without_a_rulebook_says_so() -> None:
    with pytest.raises(LookupError, match="no_such_game has no rulebook"):
        outline("no_such_game")
