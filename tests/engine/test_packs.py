"""Data packs: what is wrong with one is said with code, place and line; what is right can be played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from msgspec import UNSET, Struct

from lanes import DEEP
from podzemi.engine import registry
from podzemi.engine.data import packs
from podzemi.engine.data.packs import Mistake, PackError
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.match import Match
from podzemi.engine.records.record import PackMissing, read, replay
from podzemi.languages import LANGUAGES
from podzemi.languages.sentences import mistake_text

SRC = Path(packs.__file__).parents[2]
GAMES = [name for name in registry.GAMES if registry.game(name).packs is not None]


class Tile(Struct, forbid_unknown_fields=True):
    id: str
    cost: int
    sides: tuple[int, str]
    kind: str | None = None
    zone: str | int = 0


class Box(Struct, forbid_unknown_fields=True):
    game: str
    schema: int
    flag: bool
    share: float
    tile: list[Tile]
    counts: dict[str, int]


TEXT = """\
game = "box"
schema = 1
flag = true
share = 2

[counts]
gold = 3

[[tile]]
id = "mill"
cost = 4
sides = [1, "n"]

[[tile]]
id = "barn"
cost = 5
sides = [2, "s"]
"""
HEADER: dict[str, str | int] = {"game": "box", "schema": 1}


def mistakes(text: str, checks: Any = ()) -> list[Mistake]:
    with pytest.raises(PackError) as caught:
        packs.read(text, Box, HEADER, checks)
    return caught.value.mistakes


def test_a_pack_that_fits_is_read() -> None:
    box = packs.read(TEXT, Box, HEADER)
    assert (box.flag, box.share, [tile.cost for tile in box.tile]) == (True, 2.0, [4, 5])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("schema = 1", "schema = 2", "wrong_format schema 2"),
        ('game = "box"', 'game = "chest"', "wrong_game game 1"),
        ('game = "box"\n', "", "missing_field game None"),
        ("flag = true\n", "", "missing_field flag None"),
        ("flag = true", "flag = 1", "wrong_type flag 3"),
        ("share = 2", "share = 2024-12-24", "wrong_type share 4"),
        ("gold = 3", 'gold = "3"', "wrong_type counts.gold 7"),
        ("gold = 3", "gold = 123456789", "range counts.gold 7"),
        ("cost = 4", "cost = 4\ncosts = 4", "unknown_field_near tile.mill.costs 12"),
        ("cost = 4", "cost = 4\nwalls = 4", "unknown_field tile.mill.walls 12"),
        ("cost = 4", "", "missing_field tile.mill.cost 9"),
        ('sides = [1, "n"]', "sides = [1]", "length tile.mill.sides 12"),
        ('sides = [2, "s"]', "sides = [2, 3]", "wrong_type tile.barn.sides.2 17"),
        ('id = "barn"', "", "missing_field tile.2.id 14"),
        ("cost = 5", "cost = 5\nzone = true", "wrong_type tile.barn.zone 17"),
        ("cost = 5", "cost = ", "not_toml  16"),
        ("cost = 5", f"cost = {'9' * 900}\ncost2 = {'9' * 900}", "range tile.barn.cost 16"),
        ("cost = 5", f"# {'x' * 1000}", "long_line  16"),
        ("cost = 5", f"cost = {'[' * 900}", "not_toml  None"),
        ("flag = true", "flag = true\npack = 3", "wrong_type pack None"),
        ("flag = true", "flag = true\npack.author = 3", "unknown_field pack.author None"),
        ("flag = true", f'flag = true\npack.name = "{"x" * 61}"', "bad_name pack.name None"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, said: str) -> None:
    assert old in TEXT
    found = mistakes(TEXT.replace(old, new, 1))[0]
    assert f"{found.code} {found.place} {found.line}" == said


def test_a_pack_beyond_all_measure_is_not_read() -> None:
    assert mistakes("#" + "\n" * packs.MOST_BYTES)[0].code == "too_large"
    with pytest.raises(PackError) as caught:
        packs.text_of(b"\xff\xfe")
    assert caught.value.mistakes[0].code == "not_text"
    with pytest.raises(PackError):
        packs.text_of(b" " * (packs.MOST_BYTES + 1))
    assert packs.text_of("\ufeffč".encode()) == "č"


@pytest.mark.parametrize(
    "line",
    [
        ".".join("abcdefghi") + " = 1",
        " . ".join("abcdefghi") + " = 1",
        "[" + ".".join("abcdefghi") + "]",
        "[[" + ".".join("abcdefghi") + "]]",
        "x = {" + ".".join("abcdefghi") + " = 1}",
        """a."b.c".'d'.e.f.g.h.i.j = 1""",
        'x = "unfinished\n' + ".".join("abcdefghi") + " = 1",
    ],
)
def test_a_key_of_many_parts_is_refused_before_toml_is_read(line: str) -> None:
    found = mistakes(f"{TEXT}{line}")[0]
    assert (found.code, found.values) == ("deep_key", {"most": 8})
    assert found.line == TEXT.count("\n") + 1 + line.count("\n")


@pytest.mark.parametrize(
    "line",
    [
        "# a.b.c.d.e.f.g.h.i.j",
        'note = "1.2.3.4.5.6.7.8.9.10"',
        "note = '1.2.3.4.5.6.7.8.9.10'",
        'note = """\n1.2.3.4.5.6.7.8.9.10 \\""" 1.2.3.4.5.6.7.8.9.10"""',
        "note = '''\n1.2.3.4.5.6.7.8.9.10'''",
        "a.b.c.d.e.f.g.h = 1.5",
    ],
)
def test_dots_that_make_no_key_are_nobodys_business(line: str) -> None:
    assert packs.parse(f"{TEXT}{line}")["game"] == "box"


def test_keys_of_thousands_of_parts_do_not_hold_anybody_up() -> None:
    assert mistakes("a." * 60_000 + "a = 1")[0].code == "long_line"


def test_no_more_work_is_done_than_mistakes_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each unknown field is compared with all known ones, and each mistake looked for in the whole text."""
    compared, read_through = Mock(return_value=[]), Mock(return_value=[])
    monkeypatch.setattr(packs, "get_close_matches", compared)
    monkeypatch.setattr(packs, "_lines", read_through)
    many = "\n".join(f"field_{n} = {n}" for n in range(5000))
    assert len(mistakes(f"{many}\n{TEXT}")) == packs.MOST_MISTAKES
    assert compared.call_count == packs.MOST_MISTAKES
    assert read_through.call_count == 1


def test_a_text_is_read_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = Mock(wraps=tomllib.loads)
    monkeypatch.setattr(tomllib, "loads", loads)
    text = packs.template(registry.game("paper_dungeons").builtin_data()).replace("My own", "Read once")
    assert packs.game_of(text) == "paper_dungeons"
    registry.game_with_pack("paper_dungeons", text)
    packs.components(text)
    assert loads.call_count == 1


def test_headings_are_followed_by_what_is_below_them() -> None:
    """Neither the spaces of a line nor the number of lists makes it slow."""
    text = "".join(f"[[list_{n}]]\n[[list_{n}.inner]]\n" for n in range(3000)) + f"[{' ' * 998}\n"
    assert packs.line_of(text, "list_2999.1.inner.1") == 6000
    assert packs.line_of("[[a]]\n[[a.b]]\n[[a]]\n[[a.b]]\n[[a.b]]\n", "a.2.b.1") == 4


def test_all_mistakes_of_one_kind_of_check_are_said_at_once() -> None:
    text = TEXT.replace("cost = 4", 'cost = "4"').replace("cost = 5", "price = 5").replace("flag = true", "")
    found = {(mistake.code, mistake.place) for mistake in mistakes(text)}
    assert found == {
        ("missing_field", "flag"),
        ("wrong_type", "tile.mill.cost"),
        ("missing_field", "tile.barn.cost"),
        ("unknown_field", "tile.barn.price"),
    }


def test_later_checks_may_rely_on_earlier_ones() -> None:
    def first(box: Box) -> Iterator[Mistake]:
        yield from packs.same_ids("tile", [tile.id for tile in box.tile], ["mill", "inn"])
        yield from packs.between("counts.gold", box.counts["gold"], 4, 9)

    def never(box: Box) -> Iterator[Mistake]:
        raise AssertionError

    found = mistakes(TEXT, [first, never])
    assert [(m.code, m.place, m.line) for m in found] == [
        ("missing_entry", "tile", None),
        ("unknown_entry", "tile", None),
        ("range", "counts.gold", 7),
    ]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (["a", "b"], []),
        (["b", "a"], ["order"]),
        (["a", "a", "b"], ["twice"]),
        (["a"], ["missing_entry"]),
        (["a", "b", "c"], ["unknown_entry"]),
    ],
)
def test_every_entry_once_and_in_order(found: list[str], said: list[str]) -> None:
    assert [mistake.code for mistake in packs.same_ids("x", found, ["a", "b"])] == said
    unordered = packs.same_ids("x", reversed(found), ["a", "b"], ordered=False)
    assert [mistake.code for mistake in unordered] == [code for code in said if code != "order"]


def test_lists_inside_lists_have_their_lines() -> None:
    space = "[[order.space]]\nget = 1\n"
    text = f"[[order]]\nid = 'dig'\n{space}{space}[[order]]\n{space}"
    assert packs.line_of(text, "order.dig.space.2.get") == 6
    assert packs.line_of(text, "order.2.space.1.get") == 9
    assert packs.line_of(text, "nothing") is None


def test_a_pack_says_for_which_game_it_is() -> None:
    for name in GAMES:
        assert packs.game_of(registry.game(name).builtin_data()) == name
    assert packs.game_of("x = 1") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    names = (
        "found wanted min max least most names near allowed among name size problem example one other game"
    )
    blanks = dict.fromkeys(re.findall(r"\w+", names), "7")
    said = [mistake_text(language, None, Mistake(code, "x", {**blanks})) for code in packs.CODES]
    assert len(set(said)) == len(packs.CODES)


def test_every_code_can_come_up() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in SRC.rglob("*.py"))
    for code in packs.CODES:
        assert len(re.findall(rf'"{code}"', sources)) > 1, code


# ---------------------------------------------------------------- games


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)


def test_the_template_is_a_pack_without_differences(game: AnyGame) -> None:
    text = packs.template(game.builtin_data())
    made = registry.game_with_pack(game.name, text)
    assert made is registry.game_with_pack(game.name, text) and made is not game
    assert made.pack is not None and made.pack.name == "My own"
    assert game.pack is None
    assert packs.differences(game.builtin_data(), text) == []


def test_the_same_values_give_the_same_match(game: AnyGame) -> None:
    other = game.with_pack(packs.template(game.builtin_data()))
    players = game.min_players
    one, two = game.start(players, {}, 7), other.start(players, {}, 7)
    dice = Dice(3)
    for _ in range(60):
        if not (seats := game.to_act(one)):
            break
        legal = game.legal(one, seats[0])
        assert legal == other.legal(two, seats[0])
        code = legal[dice.below(len(legal))]
        game.apply(one, seats[0], code)
        other.apply(two, seats[0], code)
    assert game.dump(one) == other.dump(two)


def test_a_record_names_its_pack_and_wants_it_back(game: AnyGame) -> None:
    packed = game.with_pack(packs.template(game.builtin_data()))
    record = Match(packed, game.min_players, {}, 1).record()
    assert record.pack == packed.pack and b'"pack":{"name":"My own","sha256":"' in record.line()
    again = read(record.line(), registry.game)
    assert again == record
    assert replay(again, lambda _: packed).version == 0
    with pytest.raises(PackMissing, match="My own"):
        replay(again, registry.game)
    house = Match(game, game.min_players, {}, 1).record()
    assert house.pack is UNSET and b'"pack"' not in house.line()
    with pytest.raises(PackMissing, match="the built-in data"):
        replay(house, lambda _: packed)


def test_another_games_pack_is_told(game: AnyGame) -> None:
    other = next(name for name in GAMES if name != game.name)
    with pytest.raises(PackError) as caught:
        game.with_pack(registry.game(other).builtin_data())
    assert caught.value.mistakes[0].code in ("wrong_game", "missing_field")
    assert caught.value.game == game.name


def test_games_without_packs_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("welcome_dungeon")
    monkeypatch.setattr(game, "packs", None)
    with pytest.raises(PackError) as caught:
        game.with_pack("x = 1")
    assert caught.value.mistakes[0].code == "no_packs"


ROUNDS = 400 if DEEP else 25


def test_whatever_is_accepted_can_be_played(game: AnyGame) -> None:
    """Any figure changed anywhere: mistakes are told, or a match with it keeps the invariants."""
    dice = Dice(11)
    numbers = list(re.finditer(r"(?<=[\[ ,])-?\d+(?=[\],\s])", game.builtin_data()))
    refused = played = 0
    for _ in range(ROUNDS):
        place = numbers[dice.below(len(numbers))]
        figure = (0, 1, 2, 3, 5, 9, 20, 99, 9999, -1)[dice.below(10)]
        text = game.builtin_data()[: place.start()] + str(figure) + game.builtin_data()[place.end() :]
        if (packed := _packed(game, text)) is None:
            refused += 1
        else:
            played += 1
            _play_through(packed, dice)
    assert refused and played


def _packed(game: AnyGame, text: str) -> AnyGame | None:
    try:
        return game.with_pack(text)
    except PackError as error:
        for mistake in error.mistakes:
            mistake_text("en", game.name, mistake)
        return None


def _play_through(game: AnyGame, dice: Dice) -> None:
    span = game.max_players - game.min_players + 1
    state = game.start(game.min_players + dice.below(span), {}, dice.below(1000))
    for step in range(5000):
        if not (seats := game.to_act(state)):
            break
        legal = game.legal(state, seats[0])
        game.apply(state, seats[0], legal[dice.below(len(legal))])
        if step % 16 == 0:
            game.check(state)
            game.preview(game.view(state, seats[0]))
    assert game.result(state) is not None


# ---------------------------------------------------------------- for the browser


def test_boards_read_the_house_data_as_the_build_makes_it(game: AnyGame) -> None:
    """The same fields stay out, by one list for both (web/scripts/generate.mjs reads it too)."""
    made = packs.components(packs.template(game.builtin_data()))
    assert "pack" not in made
    flat = msgspec.json.encode(made).decode()
    assert not any(f'"{field}":' in flat for field in packs.left_out())
    script = (SRC.parents[1] / "web" / "scripts" / "generate.mjs").read_text("utf-8")
    assert "packs.json" in script


def test_a_pack_that_still_declares_options_is_read_and_differs_in_nothing() -> None:
    """Dungeon Lords declared its options in `data.toml` once; packs of that time are stored for ever."""
    lords = registry.game("dungeon_lords")
    option = '[[option]]\nname = "full_rules"\ntype = "bool"\ndefault = true\nprov = "R"\n'
    old = packs.template(lords.builtin_data()) + "\n" + option
    assert lords.with_pack(old).options == lords.options
    assert packs.differences(lords.builtin_data(), old) == []
