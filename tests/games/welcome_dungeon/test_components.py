"""Sections 0, 1, 2 and 12: words, the box, set-up, and what stays out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster
from podzemi.games.welcome_dungeon.data.schema import DATA, read
from podzemi.games.welcome_dungeon.data.tables import BOX
from podzemi.games.welcome_dungeon.events import FirstPlayer, MonsterAdded, ShuffleDeck

from .table import ALL_CARDS, KITS, STRENGTH, Table

TAG = re.compile(r"R\*?|X\d*|D|M|T")


def provenances() -> Iterator[str]:
    """Every provenance tag of the component table."""
    parts = [monster.prov for monster in DATA.monster] + [hero.prov for hero in DATA.hero]
    parts += [tile.prov for tile in DATA.tile] + [option.prov for option in DATA.option]
    for prov in parts:
        yield from [prov] if isinstance(prov, str) else prov.values()
    for tile in DATA.tile:
        yield from (tag for key, tag in tile.name_prov.items() if key != "cs_alias")


@pytest.mark.clause("WD-0.1")
def test_every_figure_says_where_it_comes_from() -> None:
    tags = list(provenances())
    assert len(tags) > 24 * 2 and all(TAG.fullmatch(tag) for tag in tags)
    assert "M" not in tags


@pytest.mark.clause("WD-0.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_slots_from_one_and_left_is_the_next_seat(players: int) -> None:
    table = Table(players=players, starter=players - 1).play("draw", "add")
    assert table.last(MonsterAdded).slot == 1
    assert table.asked == 0
    assert [table.play("draw", "add").last(MonsterAdded).slot for _ in range(3)] == [2, 3, 4]


@pytest.mark.clause("WD-1.1", "WD-1.4", "WD-1.5")
def test_the_box() -> None:
    assert DATA.box == {
        "monster_cards": len(ALL_CARDS),
        "aid_cards": GAME.max_players,
        "hero_tiles": len(HEROES),
        "equipment_tiles": len(TILES),
        "success_cards": DATA.setup.success_cards_used + DATA.setup.success_cards_boxed,
        "rule_booklets": 1,
    }
    assert (len(ALL_CARDS), len(TILES)) == (13, 24)


@pytest.mark.clause("WD-1.2", "WD-1.2.1")
def test_monsters() -> None:
    assert STRENGTH == {
        "goblin": 1,
        "skeleton": 2,
        "orc": 3,
        "vampire": 4,
        "golem": 5,
        "lich": 6,
        "demon": 7,
        "dragon": 9,
    }
    copies = Counter(ALL_CARDS)
    assert [copies[monster] for monster in MONSTERS] == [2, 2, 2, 2, 2, 1, 1, 1] == BOX.copies
    assert 8 not in STRENGTH.values()
    assert {monster for monster, n in STRENGTH.items() if n % 2 == 0} == {"skeleton", "vampire", "lich"}
    assert sum(STRENGTH[card] for card in ALL_CARDS) == 52


@pytest.mark.clause("WD-1.2.2")
def test_copies_are_the_same() -> None:
    """A card is its kind and nothing else: the deck is a list of kinds."""
    assert sorted(Table().state.deck) == sorted(MONSTERS.index(card) for card in ALL_CARDS)
    assert GAME.dump(Table(deck="Orc Orc Golem").state) == GAME.dump(Table(deck="Orc Orc Golem").state)


@pytest.mark.clause("WD-1.2.3")
def test_icons_remind_and_carry_no_rule() -> None:
    """Other icons, the same numbers for the rules; and those printed tell the truth."""
    beats: dict[str, set[str]] = {icon: set() for monster in DATA.monster for icon in monster.icons}
    for monster in DATA.monster:
        for icon in monster.icons:
            beats[icon].add(monster.id)
    by_tile: dict[str, set[str]] = {
        "torch": {"goblin", "skeleton", "orc"},
        "chalice": {"skeleton", "vampire", "lich"},
        "hammer": {"golem"},
        "cloak": {"lich", "demon", "dragon"},
        "pact": {"demon"},
        "spear": {"dragon"},
    }
    assert beats == by_tile
    table = Table.run("rogue", "Ring", "Goblin")
    assert table.beaten == [("goblin", "ring_of_power")] and "ring" not in beats


KIT_TABLE: dict[Hero, tuple[int, dict[str, str]]] = {
    "knight": (
        3,
        {
            "plate_armor": "hp 5",
            "knight_shield": "hp 3",
            "vorpal_sword": "name_type",
            "dragon_spear": "defeat dragon",
            "knight_grail": "defeat skeleton vampire lich",
            "knight_torch": "defeat goblin skeleton orc",
        },
    ),
    "barbarian": (
        4,
        {
            "chainmail": "hp 4",
            "leather_shield": "hp 3",
            "vorpal_axe": "may_defeat once",
            "war_hammer": "defeat golem",
            "barbarian_torch": "defeat goblin skeleton orc",
            "barbarian_potion": "revive once",
        },
    ),
    "mage": (
        2,
        {
            "wall_of_fire": "hp 6",
            "bracelet": "hp 3",
            "mage_grail": "defeat skeleton vampire lich",
            "polymorph": "may_replace once",
            "demonic_pact": "pact demon",
            "omnipotence": "all_different",
        },
    ),
    "rogue": (
        3,
        {
            "mithril": "hp 5",
            "buckler": "hp 3",
            "vorpal_dagger": "name_type",
            "ring_of_power": "defeat_absorb goblin skeleton",
            "cloak": "defeat lich demon dragon",
            "rogue_potion": "revive once",
        },
    ),
}


def summary(number: int) -> str:
    """A tile in one line, from the numbers that the rules use."""
    tile = next(tile for tile in DATA.tile if tile.id == TILES[number])
    words: list[str] = [tile.effect.kind]
    words += [str(BOX.tile_hp[number])] if BOX.tile_hp[number] else []
    words += [monster for kind, monster in enumerate(MONSTERS) if BOX.tile_beats[number] >> kind & 1]
    return " ".join(words + ["once"] * tile.once)


@pytest.mark.clause("WD-1.3", "WD-1.3.2", "WD-1.6", "WD-5.1")
def test_heroes_and_their_tiles() -> None:
    for number, hero in enumerate(HEROES):
        hp, tiles = KIT_TABLE[hero]
        assert BOX.hero_hp[number] == hp
        assert {tile: summary(TILES.index(tile)) for tile in KITS[hero]} == tiles
        assert list(KITS[hero]) == list(tiles)
    assert len(set(TILES)) == 24
    names = Counter(tile.name.en for tile in DATA.tile)
    assert {name for name, n in names.items() if n == 2} == {"Torch", "Holy Grail", "Healing Potion"}


@pytest.mark.clause("WD-1.3.1", "WD-5.4")
@pytest.mark.parametrize("hero", HEROES)
def test_every_full_kit_enters_with_eleven(hero: Hero) -> None:
    number = HEROES.index(hero)
    armour = sum(BOX.tile_hp[TILES.index(tile)] for tile in KITS[hero])
    assert BOX.hero_hp[number] + armour == Table(hero).view().hp == 11


@pytest.mark.clause("WD-1.3.3")
@pytest.mark.parametrize("hero", HEROES)
def test_the_hero_itself_is_no_equipment(hero: Hero) -> None:
    table = Table(hero)
    for tile in KITS[hero]:
        table.play("draw", f"sacrifice {tile}")
    assert table.view().hp == BOX.hero_hp[HEROES.index(hero)]
    table.play("draw")
    assert table.refused(f"sacrifice {hero}") == "malformed" and table.offers == ["add"]


@pytest.mark.clause("WD-2.1")
@pytest.mark.parametrize("hero", HEROES)
def test_the_first_hero_is_an_option(hero: Hero) -> None:
    assert GAME.start(2, {"first_hero": hero}).hero == HEROES.index(hero)
    assert GAME.validate_options(2, {})["first_hero"] == "knight"


@pytest.mark.clause("WD-2.1", "WD-17.2")
def test_a_random_first_hero_is_uniform() -> None:
    heroes = Counter(GAME.start(2, {"first_hero": "random"}, seed_for(1, n)).hero for n in range(2000))
    assert all(abs(heroes[hero] - 500) < 5 * 19.4 for hero in range(4))


@pytest.mark.clause("WD-2.2", "WD-2.3", "WD-2.4", "WD-2.5", "WD-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_for_every_number_of_players(players: int) -> None:
    state = GAME.start(players, seed=players)
    view = GAME.view(state, None)
    assert sorted(state.deck) == sorted(MONSTERS.index(card) for card in ALL_CARDS)
    assert {tile.status for tile in view.kit} == {"in_play"} and view.pile == []
    assert len(view.seats) == players and view.success_cards == 5
    assert {(seat.successes, seat.failures, seat.active) for seat in view.seats} == {(0, 0, True)}


@pytest.mark.clause("WD-2.3", "WD-17.4", "WD-13.2")
def test_the_shuffle_is_uniform() -> None:
    """Every kind is on top, and at the bottom, as often as it has copies."""
    tops, bottoms, games = Counter[Monster](), Counter[Monster](), 3900
    for number in range(games):
        log = Log()
        GAME.setup(2, GAME.validate_options(2, {}), Dice(seed_for(2, number)), log)
        (shuffle,) = [outcome for outcome in log.chance if isinstance(outcome, ShuffleDeck)]
        tops[shuffle.cards[0]] += 1
        bottoms[shuffle.cards[-1]] += 1
    for monster, copies in Counter(ALL_CARDS).items():
        expected = games * copies / 13
        spread = 5 * (expected * (1 - copies / 13)) ** 0.5
        assert abs(tops[monster] - expected) < spread and abs(bottoms[monster] - expected) < spread


@pytest.mark.clause("WD-2.7", "WD-17.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_uniform(players: int) -> None:
    games = 1200
    starters = Counter[int]()
    for number in range(games):
        log = Log()
        state = GAME.setup(players, GAME.validate_options(players, {}), Dice(seed_for(3, number)), log)
        assert FirstPlayer(state.starter) in log.chance and GAME.to_act(state) == [state.starter]
        starters[state.starter] += 1
    spread = 5 * (games / players * (1 - 1 / players)) ** 0.5
    assert all(abs(starters[seat] - games / players) < spread for seat in range(players))


@pytest.mark.clause("WD-12.1", "WD-12.2")
def test_the_follow_up_game_is_off() -> None:
    extension = DATA.extension["welcome_back"]
    assert extension["enabled"] is False
    assert (extension["monster_cards_regular"], extension["monster_cards_special"]) == (13, 6)
    listed = {hero["id"] for hero in extension["hero"]}
    assert listed and not listed & set(HEROES)
    (option,) = [option for option in GAME.options if option.name == "first_hero"]
    assert not listed & set(option.values)


@pytest.mark.clause("WD-7.21")
def test_one_ring() -> None:
    rings = [tile for tile in DATA.tile if "Prsten" in tile.name.cs]
    assert [(ring.id, ring.name.cs) for ring in rings] == [("ring_of_power", "Prsten moci")]
    assert rings[0].name_prov["cs_alias"] == "Prsten síly"


def test_a_typo_in_the_table_names_its_place() -> None:
    with pytest.raises(ValueError, match="schema"):
        read('game = "welcome-dungeon"\nschema = 2')
