"""Sections 4 and 16: every decision, when it is offered, what it does, and every refusal."""

from __future__ import annotations

import json
from typing import Any

import pytest

from podzemi.engine.bits import bit
from podzemi.engine.match import Match
from podzemi.engine.values import Refusal
from podzemi.games.welcome_dungeon import GAME, codes, rules
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.games.welcome_dungeon.data.tables import numbers
from podzemi.games.welcome_dungeon.events import CardDrawn, HeroRevived, KindNamed
from podzemi.games.welcome_dungeon.rules.bidding import next_in_round

from .table import KITS, Table
from .test_reference import random_match


def dump(table: Table) -> bytes:
    return GAME.dump(table.state)


@pytest.mark.clause("WD-4.1")
def test_draw() -> None:
    table = Table(deck="Vampire").play("draw")
    assert (table.phase, table.asked, table.view().deck) == ("bid_place", 0, 12)
    assert table.view(0).hand == "vampire"
    assert table.last(CardDrawn).seen_by(1) == CardDrawn(0, 12, None)
    assert "pass" not in table.offers


@pytest.mark.clause("WD-4.2")
def test_pass() -> None:
    table = Table(players=3).play("pass")
    assert [seat.active for seat in table.view().seats] == [False, True, True]
    table.play("draw", "add", "draw", "add")
    assert table.asked == 1 and "pass" in table.offers


@pytest.mark.clause("WD-4.3")
def test_add() -> None:
    table = Table(deck="Orc Lich").play("draw", "add", "draw", "add")
    assert [MONSTERS[kind] for kind in table.state.pile] == ["orc", "lich"]
    assert [(card.slot, card.adder) for card in table.view().pile] == [(1, 0), (2, 1)]
    assert (table.phase, table.asked, table.state.hand) == ("bid_turn", 0, -1)


@pytest.mark.clause("WD-4.4", "WD-7.8")
@pytest.mark.parametrize("hero", HEROES)
def test_any_tile_in_play_may_be_sacrificed_with_any_card(hero: Hero) -> None:
    for monster in MONSTERS:
        table = Table(hero, deck=monster).play("draw")
        assert table.offers == ["add", *(f"sacrifice {tile}" for tile in KITS[hero])]
    for tile in KITS[hero]:
        table = Table(hero, deck="Dragon").play("draw", f"sacrifice {tile}")
        (aside,) = table.view(0).asides
        assert (aside.seat, aside.tile, aside.monster) == (0, tile, "dragon")
        assert tile not in table.in_play and table.view().pile == [] and table.asked == 1


@pytest.mark.clause("WD-4.5", "WD-7.22")
@pytest.mark.parametrize("hero", HEROES)
def test_choose_hero(hero: Hero) -> None:
    table = Table("mage").play("pass")
    assert table.offers == [f"choose_hero {each}" for each in HEROES]
    table.next_round(hero)
    assert (table.view().hero, table.view().round, table.in_play) == (hero, 2, list(KITS[hero]))


@pytest.mark.clause("WD-4.6", "WD-10.8")
@pytest.mark.parametrize("monster", MONSTERS)
def test_name_any_kind_exactly_once(monster: str) -> None:
    """Even one that the Spear beats or that is not in the pile."""
    table = Table.run("knight", "Sword Spear", "Goblin").play(f"name {monster}")
    assert [event.monster for event in table.of(KindNamed)] == [monster]
    assert table.of(KindNamed)[0].tile == "vorpal_sword"
    assert table.end == (True, [3 if monster == "goblin" else 2])


@pytest.mark.clause("WD-4.7")
def test_polymorph_is_offered_on_every_card_until_used() -> None:
    table = Table.run("mage", "Polymorph Wall Grail", "Goblin, Vampire, Orc", "Skeleton")
    seen = []
    while table.phase == "run_replace":
        seen.append(table.revealed[-1])
        table.play("keep")
    assert seen == ["orc", "vampire", "goblin"]
    used = Table.run("mage", "Polymorph Wall Grail", "Goblin, Vampire, Orc", "Skeleton").play("use_polymorph")
    assert used.success is True
    assert [tile.status for tile in used.view().kit if tile.tile == "polymorph"] == ["spent"]


@pytest.mark.clause("WD-4.8", "WD-5.2")
def test_the_axe_is_offered_on_what_nothing_beats() -> None:
    table = Table.run("barbarian", "Axe Chainmail Torch", "Vampire, Orc, Goblin, Skeleton, Skeleton")
    assert table.revealed == ["skeleton", "skeleton", "goblin", "orc", "vampire"]
    assert table.offers == ["use_axe", "keep"]
    assert table.play("keep").end == (True, [8, 8, 8, 8, 4])


@pytest.mark.clause("WD-4.9", "WD-7.11")
def test_everything_else_is_automatic() -> None:
    """Runs without Sword, Dagger, Axe and Polymorph ask nothing."""
    kits: list[tuple[Hero, str]] = [
        ("knight", "Plate Shield Spear Grail Torch"),
        ("barbarian", "Chainmail Leather Hammer Torch Potion"),
        ("mage", "Wall Bracelet Grail Pact Omnipotence"),
        ("rogue", "Mithril Buckler Ring Cloak Potion"),
    ]
    for hero, tiles in kits:
        table = Table.run(hero, tiles, "Goblin Skeleton Orc Vampire Golem Lich Demon Dragon")
        assert table.phase == "hero_choice" and table.success is not None


@pytest.mark.clause("WD-4.9", "WD-7.11")
def test_the_runner_cannot_decline_the_torch_to_be_revived() -> None:
    table = Table.run("barbarian", "Torch Potion", "Orc")
    assert table.end == (True, [4]) and not table.of(HeroRevived)


COUNTS = {
    "bid_turn": {1, 2},
    "bid_place": set(range(1, 8)),
    "run_prepare": {8},
    "run_replace": {2},
    "run_axe": {2},
    "hero_choice": {4},
}


@pytest.mark.clause("WD-4.10", "WD-16.3")
def test_nobody_is_ever_without_a_legal_action() -> None:
    """Over random matches: the counts of the clause, no others, and all of them occur."""
    found: dict[str, set[int]] = {phase: set() for phase in COUNTS}
    for number in range(120):
        done = random_match(number)
        again = Match(GAME, done.players, done.options, seed=number)
        for turn in done.turns:
            phase = GAME.view(again.state, None).phase
            found[phase].add(len(GAME.legal(again.state, turn.seat)))
            again.play(turn.seat, turn.action)
    assert found == COUNTS


@pytest.mark.clause("WD-4.11")
def test_defaults_in_bidding() -> None:
    table = Table(forced_first_add="first_round")
    assert table.default == "draw"
    assert table.play("draw").default == "add"
    assert Table().default == "pass"
    assert Table().play("draw").default == "add"


@pytest.mark.clause("WD-4.11")
def test_defaults_elsewhere() -> None:
    assert Table.run("mage", "Polymorph", "Dragon").default == "keep"
    assert Table("rogue").play("pass").default == "choose_hero rogue"
    assert Table.run("barbarian", "Axe", "Orc").default == "keep"
    assert Table.run("barbarian", "Axe", "Vampire").default == "use_axe"


@pytest.mark.clause("WD-4.11")
@pytest.mark.parametrize("hero", ["knight", "rogue"])
def test_there_is_always_an_unbeaten_kind_to_name(hero: Hero) -> None:
    blade = KITS[hero][2]
    others = [tile for tile in KITS[hero] if tile != blade]
    for mask in range(32):
        kept = [tile for place, tile in enumerate(others) if mask >> place & 1]
        table = Table.run(hero, " ".join([blade, *kept]), "Goblin")
        name = table.default.split()[1]
        beaten = {m for tile in kept for m in MONSTERS if _beats(tile, m)}
        assert name == [monster for monster in MONSTERS if monster not in beaten][-1]


@pytest.mark.clause("WD-4.11")
def test_the_weakest_kind_is_named_where_other_tiles_beat_all_stronger_ones() -> None:
    """No kit of the box is so strong, but one of other components may be."""
    table = Table.run("knight", "Sword Spear", "Goblin")
    box = numbers(DATA)
    box.tile_beats[TILES.index("dragon_spear")] = sum(bit(kind) for kind in range(1, len(MONSTERS)))
    table.state.box = box
    assert table.default == "name goblin"


def _beats(tile: str, monster: str) -> bool:
    by_tile = {
        "dragon_spear": "dragon",
        "knight_grail": "skeleton vampire lich",
        "knight_torch": "goblin skeleton orc",
        "ring_of_power": "goblin skeleton",
        "cloak": "lich demon dragon",
    }
    return monster in by_tile.get(tile, "").split()


@pytest.mark.clause("WD-4.12")
def test_forced_single_choices_wait_for_their_action() -> None:
    table = Table(players=2, forced_first_add="first_round")
    assert table.offers == ["draw"] and table.play("draw").offers == ["add"]
    table.play("add", "draw", "add")
    recorded = [GAME.encode(turn.action) for turn in table.match.record().actions]
    assert recorded == [0, 2, 0, 2]
    plain = Table.run("knight", "Plate", "Goblin")
    assert {type(turn.action).__name__ for turn in plain.match.turns} == {"Draw", "Sacrifice", "Add", "Pass"}


# ---------------------------------------------------------------- section 16


@pytest.mark.clause("WD-16.1")
@pytest.mark.parametrize(
    "action",
    [
        {"kind": "draw"},
        {"kind": "pass"},
        {"kind": "add"},
        {"kind": "sacrifice", "tile": "knight_grail"},
        {"kind": "name", "monster": "golem"},
        {"kind": "use_polymorph"},
        {"kind": "use_axe"},
        {"kind": "keep"},
        {"kind": "choose_hero", "hero": "rogue"},
    ],
)
def test_the_vocabulary(action: dict[str, str]) -> None:
    parsed = GAME.parse(json.dumps(action))
    assert not isinstance(parsed, Refusal)
    assert GAME.decode(GAME.encode(parsed)) == parsed


@pytest.mark.clause("WD-16.1", "WD-16.4")
@pytest.mark.parametrize(
    "data",
    [
        '{"kind": "reveal"}',
        '{"kind": "undo"}',
        '{"kind": "leave"}',
        '{"tile": "cloak"}',
        '{"kind": "draw", "tile": "cloak"}',
        '{"kind": "sacrifice"}',
        '{"kind": "sacrifice", "tile": "excalibur"}',
        '{"kind": "sacrifice", "tile": "cloak", "monster": "orc"}',
        '{"kind": "name", "monster": "Orc"}',
        '{"kind": "choose_hero", "hero": "bard"}',
        '{"kind": "choose_hero", "hero": 1}',
        "[]",
        "draw",
        "",
    ],
)
def test_malformed(data: str) -> None:
    for table in (Table(), Table(past="0+", hero="barbarian").finish_round(0, success=True)):
        seat = 0
        assert table.refused_json(data, seat) == "malformed"


@pytest.mark.clause("WD-16.1", "WD-1.3.2")
def test_ids_are_unique_and_known() -> None:
    vocabulary = [*TILES, *MONSTERS, *HEROES]
    assert len(set(vocabulary)) == 24 + 8 + 4
    assert len(list(GAME.codes())) == 3 + 24 + 8 + 3 + 4


@pytest.mark.clause("WD-16.2")
def test_for_all_others_the_list_is_empty() -> None:
    table = Table(players=4, starter=3)
    assert [len(GAME.legal(table.state, seat)) for seat in range(4)] == [0, 0, 0, 2]


WAITING: dict[str, tuple[Any, set[str]]] = {
    "bid_turn": (lambda: Table(), {"draw", "pass"}),
    "bid_place": (lambda: Table().play("draw"), {"add", "sacrifice plate_armor"}),
    "run_prepare": (lambda: Table.run("knight", "all", "Goblin"), {"name orc"}),
    "run_replace": (lambda: Table.run("mage", "all", "Goblin"), {"use_polymorph", "keep"}),
    "run_axe": (lambda: Table.run("barbarian", "Axe", "Goblin"), {"use_axe", "keep"}),
    "hero_choice": (lambda: Table().play("pass"), {"choose_hero mage"}),
}
ALL_ACTIONS = {action for _, actions in WAITING.values() for action in actions}


@pytest.mark.clause("WD-16.3", "WD-16.4")
@pytest.mark.parametrize("phase", WAITING)
def test_every_action_has_its_phase(phase: str) -> None:
    make, fitting = WAITING[phase]
    table: Table = make()
    assert table.phase == phase
    for action in ALL_ACTIONS:
        reason = None if action in fitting else "wrong_phase"
        if phase == "bid_place" and action in ("draw", "pass"):
            reason = "card_must_be_placed"
        assert table.refused(action) == reason


@pytest.mark.clause("WD-16.4")
def test_reasons_in_their_order() -> None:
    """Each pair: both reasons apply, the earlier one is given."""
    over = Table("barbarian", past="0+").finish_round(0, success=True)
    assert over.refused("draw", seat=1) == "game_over"
    assert over.refused_json('{"kind": "draw", "x": 1}', seat=1) == "malformed"
    placing = Table().play("draw")
    assert placing.refused("pass", seat=1) == "not_your_turn"
    forced = Table(forced_first_add="first_round")
    assert forced.refused("sacrifice cloak") == "wrong_phase"
    forced.play("draw")
    assert forced.refused("pass") == "card_must_be_placed"
    assert forced.refused("sacrifice cloak") == "forced_add"
    bare = Table()
    for tile in KITS["knight"]:
        bare.play("draw", f"sacrifice {tile}")
    bare.play("draw")
    assert bare.refused("sacrifice cloak") == "other_hero"
    assert bare.refused("sacrifice plate_armor") == "no_equipment"
    bare.play("add", *["draw", "add"] * 6)
    assert (bare.view().deck, bare.refused("draw"), bare.refused("add")) == (0, "deck_empty", "wrong_phase")


@pytest.mark.clause("WD-16.4")
def test_a_refused_action_changes_nothing() -> None:
    for make, _ in WAITING.values():
        table: Table = make()
        before = dump(table)
        for seat in (0, 1):
            for code in GAME.codes():
                refused = GAME.refusal(table.state, seat, code) is not None
                assert refused == (code not in GAME.legal(table.state, seat))
        assert dump(table) == before


@pytest.mark.clause("WD-16.4")
def test_refusals_carry_a_clause() -> None:
    table = Table(forced_first_add="first_round")
    refusals = [GAME.refusal(table.state, seat, code) for seat in (0, 1) for code in GAME.codes()]
    assert all(refusal is None or refusal.clause.startswith("WD-") for refusal in refusals)


@pytest.mark.clause("WD-16.3")
def test_what_follows_from_the_state_is_not_repeated() -> None:
    """No action names a card, a runner or a working tile."""
    parameters = {name for code in GAME.codes() for name in GAME.decode(code).__struct_fields__}
    assert parameters == {"tile", "monster", "hero"}


@pytest.mark.clause("WD-3.3")
def test_the_next_bidder_is_found_in_one_round_of_the_table() -> None:
    """Even where nobody is left in the round: a wrong code must not hang the match."""
    assert next_in_round([1, 0, 1, 1], 0) == 2
    assert next_in_round([1, 0, 0, 0], 2) == 0
    assert next_in_round([0, 0, 0], 1) == 1
    table = Table.run("knight", "Torch", "Golem")
    assert table.phase == "hero_choice"
    rules.apply(table.state, table.asked, codes.PASS, None)
    assert (table.state.in_round, table.state.asked) == ([0, 0], 0)
