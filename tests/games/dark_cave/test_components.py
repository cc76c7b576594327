"""The component file: read strictly, every kind of mistake said with its place."""

from __future__ import annotations

import inspect
import re
from importlib.resources import files

import pytest

from podzemi.engine.data.packs import CODES, Mistake, PackError
from podzemi.games.dark_cave.data import checks
from podzemi.games.dark_cave.data.tables import DATA, numbers, read
from podzemi.languages import LANGUAGES, has

TEXT = files("podzemi.games.dark_cave.data").joinpath("data.toml").read_text("utf-8")


def spoilt(old: str, new: str, card: str = "") -> str:
    """The file with one thing changed, in the entry of that card or at the first place."""
    if not card:
        assert old in TEXT
        return TEXT.replace(old, new, 1)
    start = TEXT.index(f'id = "{card}"')
    end = TEXT.find("\n\n", start)
    entry = TEXT[start:end]
    assert old in entry
    return TEXT[:start] + entry.replace(old, new, 1) + TEXT[end:]


MISTAKES = {
    "no TOML": (TEXT[:400] + "\n[[[", "not_toml", ""),
    "another game": (spoilt('game = "dark-cave"', 'game = "chess"'), "wrong_game", "game"),
    "another format": (spoilt("schema = 1", "schema = 2"), "wrong_format", "schema"),
    "a field that does not exist": (
        spoilt('back = "I"', 'back = "I"\nbakc = "I"', "P1-01"),
        "unknown_field_near",
        "path_card.P1-01.bakc",
    ),
    "a field that is missing": (
        spoilt('back = "I"\n', "", "P1-01"),
        "missing_field",
        "path_card.P1-01.back",
    ),
    "a wrong type": (spoilt("move = 3", 'move = "three"'), "wrong_type", "action_type.rat.move"),
    "an unknown back": (
        spoilt('back = "I"', 'back = "IV"', "P1-01"),
        "unknown_value",
        "path_card.P1-01.back",
    ),
    "an unknown mark": (spoilt('"lair" }', '"den" }', "P1-11"), "unknown_value", "path_card.P1-11.marks.a"),
    "another rule": (spoilt("discard_max = 2", "discard_max = 3"), "unknown_value", "rules.discard_max"),
    "a deck without a name": (spoilt('id = "house"', 'id = "mine"'), "unknown_value", "deck.id"),
    "an id twice": (spoilt('"P1-02"', '"P1-01"'), "twice", "path_card"),
    "an action card with the id of a path card": (spoilt('"A1-01"', '"P1-01"'), "twice", "action_card"),
    "a token twice": (spoilt('"WEB-2"', '"WEB-1"'), "twice", "cobweb_token"),
    "an id that no sentence could hold": (
        spoilt('"P1-02"', '"a card"'),
        "pattern",
        "path_card.a card.id",
    ),
    "no space": (
        spoilt('spaces = ["a"]', "spaces = []", "P1-06"),
        "range",
        "path_card.P1-06.spaces",
    ),
    "a space twice": (
        spoilt('spaces = ["u", "l"]', 'spaces = ["u", "l", "l"]', "P1-16"),
        "twice",
        "path_card.P1-16.spaces",
    ),
    "a reserved space": (
        spoilt('spaces = ["n", "x"]', 'spaces = ["n", "x", "down"]', "P2-09"),
        "reserved",
        "path_card.P2-09.spaces",
    ),
    "a space with a strange name": (
        spoilt('spaces = ["n", "x"]', 'spaces = ["n", "x", "Ř"]', "P2-09"),
        "pattern",
        "path_card.P2-09.spaces",
    ),
    "an opening to nowhere": (
        spoilt('N = "a"', 'N = "z"', "P1-06"),
        "reference",
        "path_card.P1-06.openings.N",
    ),
    "a mark on nothing": (spoilt("{ a = ", "{ z = ", "P1-11"), "reference", "path_card.P1-11.marks"),
    "a link to nothing": (
        spoilt('["n", "s"]', '["n", "z"]', "P2-05"),
        "reference",
        "path_card.P2-05.links",
    ),
    "a link to itself": (
        spoilt('links = [["n", "s"]]', 'links = [["n", "n"]]', "P2-05"),
        "link",
        "path_card.P2-05.links",
    ),
    "a link of three": (
        spoilt('links = [["n", "s"]]', 'links = [["n", "s", "n"]]', "P2-05"),
        "link",
        "path_card.P2-05.links",
    ),
    "a link twice": (
        spoilt('links = [["n", "s"]]', 'links = [["n", "s"], ["s", "n"]]', "P2-05"),
        "twice",
        "path_card.P2-05.links",
    ),
    "a space that cannot be reached": (
        spoilt('links = [["n", "x"]]', "links = []", "P2-09"),
        "unreachable",
        "path_card.P2-09.links",
    ),
    "an unknown shape": (
        spoilt('"crossroads"', '"spiral"', "P1-01"),
        "unknown_value",
        "path_card.P1-01.shape",
    ),
    "openings that are not the shape's": (
        spoilt('"straight-vertical"', '"straight-horizontal"', "P1-06"),
        "openings",
        "path_card.P1-06.openings",
    ),
    "a feature without its mark": (
        spoilt('marks = { a = "lair" }', "marks = {}", "P1-11"),
        "marks",
        "path_card.P1-11.marks",
    ),
    "a wrong crossing cost": (
        spoilt('back = "II"', 'back = "III"', "P2-05"),
        "crossing",
        "path_card.P2-05.links",
    ),
    "a bridge that joins its paths": (
        spoilt("links = []", 'links = [["u", "l"]]', "P1-16"),
        "two_paths",
        "path_card.P1-16.links",
    ),
    "openings that are not joined": (
        spoilt('links = [["n", "e"], ["n", "s"], ["e", "s"]]', 'links = [["n", "e"]]', "P2-02"),
        "not_joined",
        "path_card.P2-02.links",
    ),
    "an exit on a path card": (
        spoilt('special = "lair"', 'special = "exit"', "P1-11").replace(
            'marks = { a = "lair" }', 'marks = { a = "exit" }', 1
        ),
        "unknown_value",
        "path_card.P1-11.special",
    ),
    "a goal with another name": (spoilt('"G-LADDER"', '"G-STEPS"'), "missing_entry", "goal_card"),
    "two goals alike": (
        spoilt('special = "ladder"', 'special = "lair"', "G-LADDER").replace(
            'marks = { c = "ladder" }\nprov = { special = "R derived',
            'marks = { c = "lair" }\nprov = { special = "R derived',
        ),
        "unknown_value",
        "goal_card.G-LADDER.special",
    ),
    "a goal that cannot be entered": (
        spoilt('{ N = "n", E = "e" }', '{ N = "n", S = "e" }', "G-LADDER").replace(
            '"bend-NE"\nopenings = { N = "n", S = "e" }',
            '"straight-vertical"\nopenings = { N = "n", S = "e" }',
        ),
        "goal_entry",
        "goal_card.G-LADDER.openings",
    ),
    "a goal whose feature comes first": (
        spoilt('marks = { c = "vein" }', 'marks = { n = "vein" }', "G-VEIN"),
        "goal_feature_first",
        "goal_card.G-VEIN.marks",
    ),
    "a start that is no ladder": (
        spoilt('special = "ladder"', 'special = "lair"', "START").replace(
            'marks = { a = "ladder" }\nprov = { special = "R", openings',
            'marks = { a = "lair" }\nprov = { special = "R", openings',
        ),
        "unknown_value",
        "start_card.special",
    ),
    "a start with another name": (spoilt('id = "START"', 'id = "DOOR"'), "unknown_value", "start_card.id"),
    "a wrong total": (spoilt("path_cards = 50", "path_cards = 51"), "differs", "totals.path_cards"),
    "a wrong total by back": (spoilt("{ I = 19,", "{ I = 18,"), "differs", "totals.path_by_back.I"),
    "a card type that is missing": (
        spoilt('id = "boots"', 'id = "cobweb"'),
        "twice",
        "action_type",
    ),
    "a wrong count of a type": (
        spoilt(
            "count = 5\ncount_by_back = { I = 2, II = 1, III = 2 }",
            "count = 6\ncount_by_back = { I = 3, II = 1, III = 2 }",
        ),
        "differs",
        "action_type.rat.count",
    ),
    "a monster that moves differently": (
        spoilt('id = "rat"\nmove = 3', 'id = "rat"\nmove = 2'),
        "differs",
        "action_type.rat.move",
    ),
    "a monster that never stops": (
        spoilt('id = "rat"\nmove = 3', 'id = "rat"\nmove = 300'),
        "range",
        "monster.rat.move",
    ),
    "a token with other sides": (
        spoilt("sides = [2, 1]", "sides = [3, 1]"),
        "unknown_value",
        "cobweb_token.WEB-1.sides",
    ),
    "a cobweb without a token": (spoilt('token = "WEB-1"\n', ""), "token", "action_card.A1-04.token"),
    "a token used twice": (spoilt('token = "WEB-2"', 'token = "WEB-1"'), "twice", "cobweb_token"),
    "a saboteur who is loyal": (
        spoilt('works_for = "yellow"', 'works_for = "blue"', "C-blue-saboteur-1"),
        "unknown_value",
        "clan_card.C-blue-saboteur-1.works_for",
    ),
    "clan cards out of order": (
        spoilt('"C-blue-loyal-3"', '"C-blue-loyal-7"'),
        "missing_entry",
        "clan_card",
    ),
    "too few dwarfs": (
        spoilt('id = "blue-4"\nclan = "blue"', 'id = "blue-4"\nclan = "yellow"'),
        "not_enough",
        "dwarf",
    ),
    "a set-up that is missing": (spoilt("players = 8", "players = 9"), "missing_entry", "setup"),
    "a set-up too many": (spoilt("players = 8", "players = 9"), "unknown_entry", "setup"),
    "an area that does not fit": (spoilt("area = 9", "area = 11"), "differs", "setup.1.area"),
    "goals too far": (
        spoilt("area = 9\ngoal_distance = 4", "area = 61\ngoal_distance = 30"),
        "range",
        "setup.1.goal_distance",
    ),
    "a wrong deal": (
        spoilt("deal = { I = 5, II = 0 }", "deal = { I = 4, II = 0 }"),
        "differs",
        "setup.1.deal",
    ),
    "a negative deal": (
        spoilt("deal = { I = 5, II = 0 }", "deal = { I = 6, II = -1 }"),
        "range",
        "setup.1.deal.II",
    ),
    "more than there is to deal": (
        spoilt("removed_per_back = 5", "removed_per_back = 15"),
        "not_enough_cards",
        "setup.2.deal",
    ),
    "a wrong pile": (
        spoilt("draw_pile = { I = 14", "draw_pile = { I = 13"),
        "differs",
        "setup.1.draw_pile.I",
    ),
    "a wrong sum of the pile": (spoilt("total = 57", "total = 58"), "differs", "setup.1.draw_pile.total"),
    "a wrong bank": (spoilt("bank_gold = 40", "bank_gold = 39"), "differs", "setup.1.bank_gold"),
    "a mixed pool": (
        spoilt("{ one_clan_loyal = 2,", "{ blue_loyal = 1, one_clan_loyal = 2,"),
        "pool_mixed",
        "setup.2.clan_pool",
    ),
    "a pool of the wrong size": (
        spoilt("clan_cards_set_aside = 1", "clan_cards_set_aside = 2"),
        "differs",
        "setup.2.clan_cards_set_aside",
    ),
    "a pool that is too small": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ blue_loyal = 1 }"),
        "not_enough",
        "setup.1.clan_pool",
    ),
    "a pool with cards that are not there": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ blue_loyal = 1, yellow_saboteur = 3 }"),
        "pool_cards",
        "setup.1.clan_pool",
    ),
    "a pool for one side": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ blue_loyal = 2 }"),
        "pool_sides",
        "setup.1.clan_pool",
    ),
    "a pool for the wrong count": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ one_clan_loyal = 1, one_clan_saboteur = 1 }"),
        "pool_one_clan",
        "setup.1.clan_pool",
    ),
    "an option that is missing": (
        re.sub(r'\[\[option\]\]\nname = "agreed_end"(.|\n)*?\n\n', "", TEXT),
        "missing_entry",
        "option",
    ),
    "a deck option for another deck": (
        spoilt('id = "house"', 'id = "printed"'),
        "unknown_value",
        "option.1.values",
    ),
    "an option with another default": (
        spoilt("default = false", "default = 0"),
        "wrong_type",
        "option.4.default",
    ),
    "a hand above the limit": (spoilt("hand_limit = 5", "hand_limit = 3"), "range", "rules.start_hand"),
    "no moves": (spoilt("moves_per_turn = 3", "moves_per_turn = 0"), "range", "rules.moves_per_turn"),
    "too little gold": (
        TEXT.replace("nuggets = 46", "nuggets = 20").replace("gold_nuggets = 46", "gold_nuggets = 20"),
        "not_enough",
        "gold.nuggets",
    ),
}


def found_in(text: str, house: bool = False) -> list[Mistake]:
    with pytest.raises(PackError) as found:
        read(text, DATA if house else None)
    return found.value.mistakes


@pytest.mark.clause("DC-23.1")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_said_with_its_place(mistake: str) -> None:
    text, code, place = MISTAKES[mistake]
    found = found_in(text)
    assert (code, place) in [(one.code, one.place) for one in found], found
    assert all(one.line for one in found if "." in one.place)


def test_several_mistakes_are_said_at_once() -> None:
    text = spoilt("bank_gold = 40", "bank_gold = 39").replace("path_cards = 50", "path_cards = 51")
    assert [one.place for one in found_in(text)] == ["totals.path_cards", "setup.1.bank_gold"]


@pytest.mark.clause("DC-23.1")
def test_a_card_with_an_id_of_ours_looks_like_ours() -> None:
    """Texts name cards by id: P1-06 is a straight path everywhere."""
    text = spoilt(
        '"straight-vertical"\nopenings = { N = "a", S = "a" }',
        '"bend-NE"\nopenings = { N = "a", E = "a" }',
        "P1-06",
    )
    assert [(one.code, one.place) for one in found_in(text, house=True)] == [
        ("other_look", "path_card.P1-06")
    ]
    assert read(text.replace('"P1-06"', '"Q1-06"'), DATA).path_card[5].id == "Q1-06"
    mirrored = spoilt(
        '"straight-vertical"\nopenings = { N = "a", S = "a" }',
        '"straight-horizontal"\nopenings = { E = "a", W = "a" }',
        "P1-06",
    )
    assert read(mirrored, DATA).path_card[5].shape == "straight-horizontal"
    swapped = spoilt('type = "rat"', 'type = "crawler"', "A1-07")
    assert "differs" in [one.code for one in found_in(swapped, house=True)]


def test_every_own_kind_of_mistake_has_a_sentence_and_a_test() -> None:
    """`dc-pack-…` in four languages, for every kind that the checks know."""
    known = set(re.findall(r'(?:Mistake\(|unless\([^"]*)"(\w+)"', inspect.getsource(checks))) - set(CODES)
    tested = {code for _, code, _ in MISTAKES.values()} | {"other_look"}
    assert known and known <= tested
    for language in LANGUAGES:
        assert not [code for code in known if not has(language, f"dc-pack-{code}")]


def test_reading_is_a_pure_function_of_the_text() -> None:
    assert read(TEXT) == read(TEXT) == DATA
    one, two = numbers(read(TEXT)), numbers(DATA)
    assert one.face_name == two.face_name and one.links == two.links and one.mask == two.mask


@pytest.mark.clause("DC-23.1")
def test_another_deck_is_another_text() -> None:
    """A printed deck: own id and names, not designed, other cards on the backs."""
    text = TEXT.replace('id = "house"', 'id = "printed"').replace("designed = true", "designed = false")
    text = text.replace('values = ["house"]\ndefault = "house"', 'values = ["printed"]\ndefault = "printed"')
    text = text.replace('id = "P1-01"', 'id = "Z1-01"')
    data = read(text)
    assert (data.deck.id, data.deck.designed) == ("printed", False)
    assert numbers(data).face_name[81] == "Z1-01"


@pytest.mark.clause("DC-2.2", "DC-2.3", "DC-2.4", "DC-2.5", "DC-2.6")
def test_every_figure_of_the_rulebook() -> None:
    totals = DATA.totals
    assert totals.path_cards + totals.action_cards + totals.start_cards + totals.goal_cards == 87
    assert 87 + totals.clan_cards + totals.dwarf_cards + totals.overview_cards == 110
    assert totals.dwarf_figures + totals.monsters == 11
    assert [kind.move for kind in DATA.action_type if kind.move] == [3, 4, 5]
