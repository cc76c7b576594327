"""The component file: read strictly, every kind of mistake said with its place."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from podzemi.games.dark_cave.components import DATA, DeckError, numbers, read

TEXT = files("podzemi.games.dark_cave").joinpath("data.toml").read_text("utf-8")


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
    "no TOML": (TEXT[:400] + "\n[[[", r"toml|Expected|Invalid|parse"),
    "a field that does not exist": (
        spoilt('back = "I"', 'bakc = "I"', "P1-01"),
        r"unknown field|missing required field",
    ),
    "a field that is missing": (
        spoilt('back = "I"\n', "", "P1-01"),
        r"missing required field `back`.*path_card",
    ),
    "a wrong type": (spoilt("move = 3", 'move = "three"'), r"Expected `int`, got `str`"),
    "an unknown back": (spoilt('back = "I"', 'back = "IV"', "P1-01"), r"Invalid enum value 'IV'"),
    "an unknown side": (spoilt("N = ", "X = ", "P1-01"), r"Invalid enum value 'X'"),
    "an unknown mark": (spoilt('"lair" }', '"den" }', "P1-11"), r"Invalid enum value 'den'"),
    "a game that is another": (spoilt('game = "dark-cave"', 'game = "chess"'), r"Invalid enum value 'chess'"),
    "an id twice": (spoilt('"P1-02"', '"P1-01"'), r"card P1-01: this id stands 2 times"),
    "a space without a name of its own": (
        spoilt('spaces = ["u", "l"]', 'spaces = ["u", "l", "l"]', "P1-16"),
        r"card P1-16: names a space twice",
    ),
    "a reserved space": (
        spoilt('spaces = ["n", "x"]', 'spaces = ["n", "x", "down"]', "P2-09"),
        r"card P2-09: has a space 'down'",
    ),
    "an opening to nowhere": (spoilt('N = "a"', 'N = "z"', "P1-06"), r"card P1-06: opening N .* space 'z'"),
    "a mark on nothing": (spoilt("{ a = ", "{ z = ", "P1-11"), r"card P1-11: mark 'lair' .* space 'z'"),
    "a link to nothing": (spoilt('["n", "s"]', '["n", "z"]', "P2-05"), r"card P2-05: link .* unknown space"),
    "a link to itself": (
        spoilt('links = [["n", "s"]]', 'links = [["n", "n"]]', "P2-05"),
        r"does not join two spaces",
    ),
    "a link twice": (
        spoilt('links = [["n", "s"]]', 'links = [["n", "s"], ["s", "n"]]', "P2-05"),
        r"card P2-05: link .* stands twice",
    ),
    "a space that cannot be reached": (
        spoilt('links = [["n", "x"]]', "links = []", "P2-09"),
        r"card P2-09: space 'x' cannot be reached",
    ),
    "an unknown shape": (
        spoilt('"crossroads"', '"spiral"', "P1-01"),
        r"card P1-01: .* unknown shape 'spiral'",
    ),
    "openings that are not the shape's": (
        spoilt('"straight-vertical"', '"straight-horizontal"', "P1-06"),
        r"card P1-06: opens to NS, but a straight-horizontal opens to EW",
    ),
    "a feature without its mark": (
        spoilt('marks = { a = "lair" }', "marks = {}", "P1-11"),
        r"card P1-11: is 'lair', but its marks are \[\]",
    ),
    "a wrong crossing cost": (
        spoilt('back = "II"', 'back = "III"', "P2-05"),
        r"card P2-05: N to S costs 2 moves, back III 3",
    ),
    "a bridge that joins its paths": (
        spoilt("links = []", 'links = [["u", "l"]]', "P1-16"),
        r"card P1-16: a bridge card has two paths that do not touch",
    ),
    "openings that are not joined": (
        spoilt(
            'links = [["n", "e"], ["n", "s"], ["e", "s"]]',
            'links = [["n", "e"]]',
            "P2-02",
        ),
        r"card P2-02: two of its openings are not joined",
    ),
    "two goals alike": (
        spoilt('special = "ladder"', 'special = "lair"', "G-LADDER").replace(
            'marks = { c = "ladder" }\nprov = { special = "R derived',
            'marks = { c = "lair" }\nprov = { special = "R derived',
        ),
        r"goal_card: wanted one exit",
    ),
    "a goal that cannot be entered": (
        spoilt('{ N = "n", E = "e" }', '{ N = "n", S = "e" }', "G-LADDER").replace(
            '"bend-NE"\nopenings = { N = "n", S = "e" }',
            '"straight-vertical"\nopenings = { N = "n", S = "e" }',
        ),
        r"card G-LADDER: cannot be entered from every side",
    ),
    "a goal whose feature comes first": (
        spoilt('marks = { c = "vein" }', 'marks = { n = "vein" }', "G-VEIN"),
        r"card G-VEIN: its feature is on a space that is entered first",
    ),
    "a start that is no ladder": (
        spoilt('special = "ladder"', 'special = "lair"', "START").replace(
            'marks = { a = "ladder" }\nprov = { special = "R", openings',
            'marks = { a = "lair" }\nprov = { special = "R", openings',
        ),
        r"card START: the start card is a ladder",
    ),
    "a wrong total": (spoilt("path_cards = 50", "path_cards = 51"), r"totals: path_cards stands for 51.* 50"),
    "a wrong total by back": (spoilt("{ I = 19,", "{ I = 18,"), r"path_by_back: I stands for 18.* 19"),
    "a card type that is missing": (
        spoilt('id = "boots"', 'id = "cobweb"'),
        r"action_type boots: is missing",
    ),
    "a wrong count of a type": (
        spoilt(
            "count = 5\ncount_by_back = { I = 2, II = 1, III = 2 }",
            "count = 6\ncount_by_back = { I = 3, II = 1, III = 2 }",
        ),
        r"action_type rat: count stands for 6.* 5",
    ),
    "a monster that moves differently": (
        spoilt('id = "rat"\nmove = 3', 'id = "rat"\nmove = 2'),
        r"monster rat: moves 2, its cards say 3",
    ),
    "a token with other sides": (
        spoilt("sides = [2, 1]", "sides = [3, 1]"),
        r"cobweb_token WEB-1: its sides",
    ),
    "a cobweb without a token": (spoilt('token = "WEB-1"\n', ""), r"card A1-04: a cobweb card, and no other"),
    "a token used twice": (
        spoilt('token = "WEB-2"', 'token = "WEB-1"'),
        r"cobweb_token WEB-1: 2 cards use it",
    ),
    "a saboteur who is loyal": (
        spoilt('works_for = "yellow"', 'works_for = "blue"', "C-blue-saboteur-1"),
        r"card C-blue-saboteur-1: .* does not work for blue",
    ),
    "clan cards out of order": (
        spoilt('"C-blue-loyal-3"', '"C-blue-loyal-7"'),
        r"clan_card: the loyal cards of blue",
    ),
    "too few dwarfs": (
        spoilt('id = "blue-4"\nclan = "blue"', 'id = "blue-4"\nclan = "yellow"'),
        r"dwarf: blue has 3, but four are needed",
    ),
    "a set-up that is missing": (
        spoilt("players = 8", "players = 9"),
        r"setup 8: is missing(.|\n)*setup 9: .* 2 to 8",
    ),
    "an area that does not fit": (
        spoilt("area = 9", "area = 11"),
        r"setup 2: goals at distance 4 .* area of 11",
    ),
    "a wrong deal": (
        spoilt("deal = { I = 5, II = 0 }", "deal = { I = 4, II = 0 }"),
        r"setup 2: deals 4 and 0 cards",
    ),
    "a wrong pile": (
        spoilt("draw_pile = { I = 14", "draw_pile = { I = 13"),
        r"setup 2: draw_pile: I stands for 13",
    ),
    "a wrong sum of the pile": (
        spoilt("total = 57", "total = 58"),
        r"setup 2: draw_pile.total is 58, not 57",
    ),
    "a wrong bank": (spoilt("bank_gold = 40", "bank_gold = 39"), r"setup 2: bank_gold is 39, not 40"),
    "a mixed pool": (
        spoilt("{ one_clan_loyal = 2,", "{ blue_loyal = 1, one_clan_loyal = 2,"),
        r"setup 3: the pool is of one clan or of both",
    ),
    "a pool of the wrong size": (
        spoilt("clan_cards_set_aside = 1", "clan_cards_set_aside = 2"),
        r"setup 3: a pool of 4 leaves 1, not 2",
    ),
    "a pool for one side": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ blue_loyal = 2 }"),
        r"setup 2: all players could work for one clan",
    ),
    "a pool for the wrong count": (
        spoilt("{ blue_loyal = 1, yellow_loyal = 1 }", "{ one_clan_loyal = 1, one_clan_saboteur = 1 }"),
        r"setup 2: three and four players use one clan",
    ),
    "an option that is missing": (
        re.sub(r'\[\[option\]\]\nname = "agreed_end"(.|\n)*?\n\n', "", TEXT),
        r"option agreed_end: is missing",
    ),
    "a deck option for another deck": (
        spoilt('id = "house"', 'id = "printed"'),
        r"option deck: its value is not the deck's id 'printed'",
    ),
    "another rule": (spoilt("discard_max = 2", "discard_max = 3"), r"Invalid enum value 3"),
    "a figure that makes no sense": (
        spoilt("hand_limit = 5", "hand_limit = 3"),
        r"rules.start_hand: 5 is not",
    ),
    "moves that make no sense": (
        spoilt("moves_per_turn = 3", "moves_per_turn = 0"),
        r"rules.moves_per_turn: 0",
    ),
    "too little gold": (
        TEXT.replace("nuggets = 46", "nuggets = 20").replace("gold_nuggets = 46", "gold_nuggets = 20"),
        r"gold.nuggets: not enough",
    ),
}


@pytest.mark.clause("DC-23.1")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_said_with_its_place(mistake: str) -> None:
    text, message = MISTAKES[mistake]
    with pytest.raises(DeckError, match=message) as found:
        read(text)
    assert found.value.problems and all(found.value.problems)


def test_several_mistakes_are_said_at_once() -> None:
    text = spoilt("bank_gold = 40", "bank_gold = 39").replace("path_cards = 50", "path_cards = 51")
    with pytest.raises(DeckError) as found:
        read(text)
    assert len(found.value.problems) == 2


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
