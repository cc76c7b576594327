"""Section 5: what every tile does, in the order of WD-5.2 and WD-5.3."""

from __future__ import annotations

import pytest

from podzemi.games.welcome_dungeon.actions import MONSTERS, Hero, Monster, Tile
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.games.welcome_dungeon.events import (
    DamageTaken,
    HeroDied,
    HeroDown,
    HeroRevived,
    MonsterDefeated,
    MonsterReplaced,
    MonsterRevealed,
)

from .table import KITS, STRENGTH, Table, tile_of


@pytest.mark.clause("WD-5.1")
def test_three_tiles_are_spent_when_used_all_others_stay() -> None:
    once = {tile.id for tile in DATA.tile if tile.once}
    assert once == {"vorpal_axe", "polymorph", "barbarian_potion", "rogue_potion"}
    axe = Table.run("barbarian", "Axe Chainmail", "Vampire, Vampire").play("use_axe")
    potion = Table.run("rogue", "Potion", "Dragon")
    polymorph = Table.run("mage", "Polymorph Wall", "Dragon", "Goblin").play("use_polymorph")
    for table, tile in ((axe, "vorpal_axe"), (potion, "rogue_potion"), (polymorph, "polymorph")):
        assert {each.tile for each in table.view().kit if each.status == "spent"} == {tile}
    torch = Table.run("knight", "Torch", "Goblin, Goblin, Skeleton, Skeleton, Orc, Orc")
    assert torch.end == (True, [3] * 6) and torch.in_play == ["knight_torch"]


@pytest.mark.clause("WD-5.2")
def test_the_steps_of_one_card() -> None:
    """Turned up, replaced, damage, and the next one: as the log tells it."""
    table = Table.run("mage", "Polymorph Wall", "Skeleton, Dragon", "Vampire").play("use_polymorph")
    steps = [type(event) for event in table.this_run[1:6]]
    assert steps == [MonsterRevealed, MonsterReplaced, DamageTaken, MonsterRevealed, DamageTaken]
    assert table.end == (True, [4, 2])


@pytest.mark.clause("WD-5.2")
def test_step_six_potion_down_dead() -> None:
    potion = Table.run("barbarian", "Potion", "Golem")
    down = Table.run("mage", "Omnipotence", "Golem")
    late = Table.run("knight", "Torch", "Golem", death_check="final_total")
    dead = Table.run("knight", "Torch", "Golem")
    assert (potion.of(HeroRevived), potion.success) == ([HeroRevived("barbarian_potion", 4)], True)
    assert (down.of(HeroDown), down.success) == ([HeroDown(-3)], True)
    assert (late.of(HeroDown), late.of(HeroDied), late.success) == ([HeroDown(-2)], [], False)
    assert (dead.of(HeroDown), dead.of(HeroDied), dead.success) == ([], [HeroDied(-2)], False)


@pytest.mark.clause("WD-5.2", "WD-7.40")
def test_step_seven_the_card_lies_open() -> None:
    table = Table.run("barbarian", "Axe", "Golem, Goblin").play("keep")
    for view in table.views:
        assert view.pile[1].monster == "goblin" and view.run is not None
        assert [(reveal.monster, reveal.fate) for reveal in view.run.reveals] == [
            ("goblin", "hurt"),
            ("golem", "pending"),
        ]


@pytest.mark.clause("WD-5.3", "WD-7.10")
@pytest.mark.parametrize(
    ("hero", "tiles", "pile", "play", "beaten"),
    [
        ("mage", "Pact Grail", "Lich, Demon", "", ["demonic_pact", "demonic_pact"]),
        ("mage", "Pact Grail", "Lich", "", ["mage_grail"]),
        ("rogue", "Ring Dagger", "Goblin", "name goblin", ["ring_of_power"]),
        ("rogue", "Dagger Cloak", "Lich", "name lich", ["vorpal_dagger"]),
        ("knight", "Sword Spear", "Dragon", "name dragon", ["vorpal_sword"]),
        ("knight", "Grail Torch", "Skeleton", "", ["knight_grail"]),
        ("knight", "Torch", "Skeleton", "", ["knight_torch"]),
    ],
)
def test_the_first_match_is_named(hero: Hero, tiles: str, pile: str, play: str, beaten: list[Tile]) -> None:
    table = Table.run(hero, tiles, pile)
    if play:
        table.play(play)
    assert [tile for _, tile in table.beaten] == beaten


HP_TILES = [
    ("knight", "Plate", 5),
    ("knight", "Shield", 3),
    ("barbarian", "Chainmail", 4),
    ("barbarian", "Leather", 3),
    ("mage", "Wall", 6),
    ("mage", "Bracelet", 3),
    ("rogue", "Mithril", 5),
    ("rogue", "Buckler", 3),
]


@pytest.mark.clause("WD-5.4")
@pytest.mark.parametrize(("hero", "tile", "amount"), HP_TILES)
def test_hp_tiles(hero: Hero, tile: str, amount: int) -> None:
    bare, armoured = Table.run(hero, "", "Goblin"), Table.run(hero, tile, "Goblin")
    assert armoured.state.entry_hp - bare.state.entry_hp == amount
    assert armoured.in_play == [tile_of(hero, tile)]


BEATS: list[tuple[Hero, str, str]] = [
    ("knight", "Torch", "Goblin Skeleton Orc"),
    ("barbarian", "Torch", "Goblin Skeleton Orc"),
    ("knight", "Grail", "Skeleton Vampire Lich"),
    ("mage", "Grail", "Skeleton Vampire Lich"),
    ("knight", "Spear", "Dragon"),
    ("barbarian", "Hammer", "Golem"),
    ("rogue", "Cloak", "Lich Demon Dragon"),
    ("rogue", "Ring", "Goblin Skeleton"),
]


@pytest.mark.clause("WD-5.5", "WD-5.6")
@pytest.mark.parametrize(("hero", "tile", "monsters"), BEATS)
def test_what_each_tile_beats(hero: Hero, tile: str, monsters: str) -> None:
    beaten = monsters.lower().split()
    for monster in MONSTERS:
        table = Table.run(hero, tile, monster)
        assert (table.beaten == [(monster, tile_of(hero, tile))]) == (monster in beaten)
        assert (table.of(DamageTaken) == []) == (monster in beaten)


@pytest.mark.clause("WD-5.5")
def test_both_copies_fall() -> None:
    table = Table.run("barbarian", "Hammer", "Golem, Golem")
    assert table.beaten == [("golem", "war_hammer")] * 2


@pytest.mark.clause("WD-5.6", "WD-7.31", "WD-10.7")
def test_the_ring_adds_at_once_and_without_limit() -> None:
    table = Table.run("rogue", "all", "Goblin, Goblin, Skeleton, Skeleton").play("name dragon")
    assert table.end == (True, [13, 15, 16, 17])
    assert [event.gain for event in table.of(MonsterDefeated)] == [2, 2, 1, 1]


@pytest.mark.clause("WD-5.7", "WD-7.12")
@pytest.mark.parametrize(("hero", "blade"), [("knight", "vorpal_sword"), ("rogue", "vorpal_dagger")])
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_blade_beats_every_copy_of_its_kind(hero: Hero, blade: Tile, monster: Monster) -> None:
    copies = 2 if STRENGTH[monster] < 6 else 1
    table = Table.run(hero, blade, " ".join([monster] * copies)).play(f"name {monster}")
    assert table.end == (True, [3] * copies) and table.beaten == [(monster, blade)] * copies


@pytest.mark.clause("WD-5.8")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_axe_beats_anything_once(monster: Monster) -> None:
    table = Table.run("barbarian", "Axe", f"Goblin {monster}").play("use_axe")
    assert table.end == (True, [4, 3]) and table.beaten == [(monster, "vorpal_axe")]


@pytest.mark.clause("WD-5.9")
@pytest.mark.parametrize("monster", [monster for monster in MONSTERS if monster != "demon"])
def test_the_pact_beats_whatever_comes_after_the_demon(monster: Monster) -> None:
    table = Table.run("mage", "Pact", f"Goblin {monster} Demon")
    assert table.beaten == [("demon", "demonic_pact"), (monster, "demonic_pact")]
    assert table.end == (True, [2, 2, 1]) and table.in_play == ["demonic_pact"]


@pytest.mark.clause("WD-5.10")
def test_omnipotence_decides_only_at_the_end() -> None:
    up = Table.run("mage", "Omnipotence Wall", "Goblin, Goblin")
    assert up.end == (True, [7, 6])
    removed = Table.run("mage", "Omnipotence Polymorph", "Golem, Golem", "Demon").play(
        "keep", "use_polymorph"
    )
    assert removed.end == (True, [-3, -10])
    brought = Table.run("mage", "Omnipotence Polymorph", "Golem, Orc", "Golem").play("use_polymorph")
    assert brought.end == (False, [-3, -8])


@pytest.mark.clause("WD-5.11", "WD-4.7")
def test_polymorph_takes_from_the_deck_not_from_the_pile() -> None:
    table = Table.run("mage", "Polymorph Wall", "Goblin, Orc, Dragon", "Skeleton, Vampire")
    size = len(table.deck)
    table.play("use_polymorph")
    assert table.of(MonsterReplaced) == [MonsterReplaced("dragon", "skeleton", size - 1)]
    assert table.revealed == ["dragon", "orc", "goblin"] and table.deck[0] == "vampire"


@pytest.mark.clause("WD-5.12", "WD-7.32")
@pytest.mark.parametrize(("hero", "printed"), [("barbarian", 4), ("rogue", 3)])
def test_the_potion_gives_the_printed_hp(hero: Hero, printed: int) -> None:
    armour = " ".join(KITS[hero][:2])
    pile = "Goblin, Dragon, Vampire" if hero == "barbarian" else "Goblin, Dragon, Golem"
    table = Table.run(hero, f"{armour} Potion", pile)
    assert printed in table.trace and table.of(HeroRevived)[0].hp == printed
    assert table.end == (True, [*table.trace[:1], printed, printed - 1])


@pytest.mark.clause("WD-5.13")
@pytest.mark.parametrize(("pile", "success"), [("Skeleton", True), ("Orc", False), ("Vampire", False)])
def test_survival_needs_one_hp(pile: str, success: bool) -> None:
    assert Table.run("knight", "", pile).success is success


@pytest.mark.clause("WD-5.2", "WD-3.7")
@pytest.mark.parametrize(
    ("hero", "tiles", "pile", "fates"),
    [
        ("barbarian", "Potion", "Orc, Orc, Dragon", ["revived barbarian_potion", "hurt", "died"]),
        ("knight", "Torch Plate", "Goblin, Vampire", ["hurt", "defeated knight_torch"]),
        ("mage", "Omnipotence", "Goblin, Orc, Dragon", ["down", "hurt", "hurt"]),
        ("mage", "Omnipotence", "Orc, Skeleton", ["down", "hurt"]),
        ("rogue", "Cloak", "Goblin, Lich", ["defeated cloak", "hurt"]),
    ],
)
def test_every_view_tells_what_became_of_each_card(
    hero: Hero, tiles: str, pile: str, fates: list[str]
) -> None:
    table = Table.run(hero, tiles, pile)
    for view in table.views:
        assert view.run is not None
        told = [f"{reveal.fate} {reveal.by}" if reveal.by else reveal.fate for reveal in view.run.reveals]
        assert told == fates


@pytest.mark.clause("WD-7.38", "WD-3.9")
def test_down_up_and_down_again() -> None:
    """By the final total the Rogue may fall twice; each fall is told, a further hit is not."""
    table = Table.run("rogue", "Ring", "Golem, Orc, Skeleton, Vampire", death_check="final_total")
    assert table.end == (False, [-1, 1, -2, -7])
    assert [event.hp for event in table.of(HeroDown)] == [-1, -2]
