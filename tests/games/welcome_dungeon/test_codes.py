"""Codes: every number is one action, and a finished turn says whose it was."""

from __future__ import annotations

from podzemi.games.welcome_dungeon import GAME, codes
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES


def test_codes_and_names_are_each_others_inverse() -> None:
    assert [GAME.encode(GAME.decode(code)) for code in GAME.codes()] == list(GAME.codes())


def test_what_a_code_is_about_can_be_read() -> None:
    tiles, kinds, heroes = range(len(TILES)), range(len(MONSTERS)), range(len(HEROES))
    assert [codes.sacrificed_tile(codes.sacrifice(tile)) for tile in tiles] == list(tiles)
    assert [codes.named_kind(codes.name(kind)) for kind in kinds] == list(kinds)
    assert [codes.chosen_hero(codes.choose_hero(hero)) for hero in heroes] == list(heroes)


def test_ranges_are_told_apart() -> None:
    every = GAME.codes()
    assert [code for code in every if codes.is_sacrifice(code)] == [codes.sacrifice(n) for n in range(24)]
    assert [code for code in every if codes.is_name(code)] == [codes.name(n) for n in range(8)]


def test_a_finished_turn() -> None:
    for seat in range(4):
        for code in GAME.codes():
            turn = codes.finished_turn(seat, code)
            assert (codes.turn_seat(turn), codes.turn_code(turn)) == (seat, code)
