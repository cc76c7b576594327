"""Data packs: which figures of the box a pack may change, and what belongs to the rules (DL-14)."""

from __future__ import annotations

import pytest

from podzemi.engine.data.packs import PackError
from podzemi.games.dungeon_lords import GAME

TEXT = GAME.builtin_data()


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_another_box_plays_with_its_own_figures() -> None:
    text = changed("damage_year2 = { first = 4 }", "damage_year2 = { first = 7 }").replace(
        'speed = "fast"\nfatigue = 0', 'speed = "slow"\nfatigue = 3', 1
    )
    game = GAME.with_pack(text)
    state = game.start(2, {}, 1)
    assert state.box.trap_first[1] == 7 and GAME.box.trap_first[1] == 4
    assert (state.box.card_fast[0], state.box.card_fatigue[0]) == (0, 3)
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("first = 4", "first = 40", "range trap.rolling_stone.damage_year2.first"),
        ("first = 4", "second = 4", "range trap.rolling_stone.damage_year2.first"),
        ("paladin_line = 9", "paladin_line = 2", "range evil_track.paladin_line"),
        ('id = "invisibility"', 'id = "invisible"', "unknown_value combat_card.invisible.id"),
        ("max_tiles = ", "most_tiles = ", "missing_field dungeon_grid.max_tiles"),
        ("[meta]", "[about]", "missing_field meta.game"),
        ("format = 1", "format = 2", "wrong_format meta.format"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        GAME.with_pack(changed(old, new))
    mistake = caught.value.mistakes[0]
    assert f"{mistake.code} {mistake.place}" == said
