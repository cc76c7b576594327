"""Packed numbers: what goes in comes out, and no two things have the same number."""

from __future__ import annotations

from itertools import product

from podzemi.games.paper_dungeons import GAME, codes
from podzemi.games.paper_dungeons import state as s

ROOMS = range(s.ROOM_COUNT)


def test_a_code_holds_its_kind_and_two_numbers() -> None:
    parts = list(product(range(codes.PICK_MINIONS + 1), range(0, codes.FIRST_STRIDE, 7), range(0, 64, 9)))
    made = [codes.pack(*part) for part in parts]
    assert len(set(made)) == len(made)
    assert [(codes.kind_of(code), codes.first_of(code), codes.second_of(code)) for code in made] == parts


def test_every_packer_makes_its_own_kind() -> None:
    made = [
        (codes.choose_cards(15, 14), codes.CHOOSE_CARDS, 15, 14),
        (codes.level_up(5, 3), codes.LEVEL_UP, 5, 3),
        (codes.craft(4, 7), codes.CRAFT, 4, 7),
        (codes.brew(3), codes.BREW, 3, 0),
        (codes.move(2), codes.MOVE, 2, 0),
        (codes.step(41), codes.STEP, 41, 0),
        (codes.stop(), codes.STOP, 0, 0),
        (codes.pick_hero(3), codes.PICK_HERO, 3, 0),
        (codes.pick_item(7), codes.PICK_ITEM, 7, 0),
        (codes.pick_last_minion(41), codes.PICK_MINIONS, 41, codes.NOTHING),
    ]
    for code, *parts in made:
        assert [codes.kind_of(code), codes.first_of(code), codes.second_of(code)] == parts


def test_codes_and_names_are_each_others_inverse() -> None:
    every = GAME.codes()
    assert len(set(every)) == len(every)
    for code in every:
        assert GAME.encode(GAME.decode(code)) == code


def test_rooms_with_something() -> None:
    for kind, room in product(range(s.DO_TAKE + 1), ROOMS):
        entry = codes.entry_in(kind, room)
        assert (codes.entry_kind(entry), codes.entry_room(entry)) == (kind, room)
        step = codes.path_step(kind, room)
        assert (codes.step_round(step), codes.step_room(step)) == (kind, room)
    for low, high in product(ROOMS, ROOMS):
        border = codes.border(low, high)
        assert (codes.border_low(border), codes.border_high(border)) == (low, high)


def test_ways() -> None:
    parts = list(product(ROOMS, (s.DOOR, s.WALL, s.WATER), range(0, 60, 7)))
    made = [codes.way(*part) for part in parts]
    assert [(codes.way_to(way), codes.way_join(way), codes.way_index(way)) for way in made] == parts
    refunds = [codes.refund_bit(river, upward) for river in range(30) for upward in (False, True)]
    assert sorted(refunds) == refunds and sum(refunds) == 2**60 - 1


def test_measures() -> None:
    for kind, number in product(range(s.BOSS_GLORY + 1), range(codes.MEASURE_STRIDE)):
        measure = codes.measure(kind, number)
        assert (codes.measure_kind(measure), codes.measure_number(measure)) == (kind, number)
