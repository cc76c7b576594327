"""WD-T71 to WD-T92: options, views, records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from podzemi.engine import registry
from podzemi.engine.game import BadSetup, Result
from podzemi.engine.log import Log
from podzemi.engine.records.record import Record, read, replay
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, Hero
from podzemi.games.welcome_dungeon.events import HeroDown, PileCard, RestShown, ShufflePile
from podzemi.games.welcome_dungeon.state import NONE

from .table import KITS, Table, cards, tile_of

RULES = Path(__file__).parents[3] / "docs" / "rules" / "welcome_dungeon.md"


def printed_record() -> Record:
    """The record of WD-19.4, as the specification prints it."""
    block = re.search(r"```\n(\{\"format\".*?)```", RULES.read_text("utf-8"), re.DOTALL)
    assert block is not None
    return read(block[1], registry.game)


@pytest.mark.clause("WD-T71", "WD-7.38")
def test_t71_ring_and_potion_by_the_final_total() -> None:
    short = Table.run("rogue", "Ring Potion", "Skeleton, Golem, Dragon", death_check="final_total")
    assert (short.hps, short.end) == ([-6, 3, -2, 0], (False, [3, -2, 0]))
    assert short.of(HeroDown) == [HeroDown(-2)]
    pile = "Skeleton, Skeleton, Golem, Dragon"
    assert Table.run("rogue", "Ring Potion", pile, death_check="final_total").end == (True, [3, -2, 0, 2])
    at_once = Table.run("rogue", "Ring Potion", pile)
    assert at_once.end == (False, [3, -2])
    assert at_once.of(RestShown) == [RestShown([PileCard("skeleton", 2), PileCard("skeleton", 1)])]


@pytest.mark.clause("WD-T72", "WD-7.38")
def test_t72_the_axe_below_zero() -> None:
    late = Table.run("barbarian", "Axe", "Goblin, Golem", death_check="final_total").play("keep")
    assert (late.revealed, late.offers) == (["golem", "goblin"], ["use_axe", "keep"])
    assert late.play("use_axe").end == (False, [-1, -1])
    at_once = Table.run("barbarian", "Axe", "Goblin, Golem").play("keep")
    assert at_once.end == (False, [-1])
    assert at_once.of(RestShown) == [RestShown([PileCard("goblin", 1)])]


@pytest.mark.clause("WD-T73", "WD-5.3")
def test_t73_which_tile_the_log_names() -> None:
    assert Table.run("knight", "Grail Torch", "Skeleton").beaten == [("skeleton", "knight_grail")]
    sword = Table.run("knight", "Grail Torch Sword", "Skeleton").play("name skeleton")
    assert sword.beaten == [("skeleton", "vorpal_sword")]


@pytest.mark.clause("WD-T74", "WD-7.1")
@pytest.mark.parametrize(
    ("hero", "tiles", "pile", "end"),
    [
        ("mage", "Pact Wall", "Demon, Dragon", (True, [8, 8])),
        ("rogue", "Ring", "Vampire, Skeleton", (False, [-1])),
        ("rogue", "Ring", "Skeleton, Vampire", (True, [5, 1])),
    ],
)
def test_t74_first_in_first_out(hero: Hero, tiles: str, pile: str, end: tuple[bool, list[int]]) -> None:
    assert Table.run(hero, tiles, pile, reveal_order="first_in_first_out").end == end


@pytest.mark.clause("WD-T75", "WD-7.37", "WD-17.5")
def test_t75_a_shuffled_pile() -> None:
    deck = "Goblin Goblin Skeleton Skeleton Orc Golem Vampire"
    table = Table("rogue", deck=deck, reveal_order="shuffled")
    for word in ("mithril", "ring", "cloak", "potion"):
        table.play("draw", f"sacrifice {tile_of('rogue', word)}")
    table.play("draw", "add", "draw", "add", "draw", "add").shuffle_pile("Golem, Vampire, Orc").play("pass")
    assert table.phase == "run_prepare"
    for view in table.views:
        assert [(card.slot, card.adder, card.monster) for card in view.pile] == [(None, None, None)] * 3
    assert [view.added for view in table.views] == [["orc", "vampire"], ["golem"], []]
    assert table.play("name golem").end == (False, [6, 2, -1])
    assert table.revealed == ["golem", "vampire", "orc"]
    run = table.view().run
    assert run is not None and {(reveal.slot, reveal.adder) for reveal in run.reveals} == {(None, None)}
    empty = Table("rogue", reveal_order="shuffled").play("pass")
    assert not any(isinstance(outcome, ShufflePile) for outcome in empty.match.chance)


@pytest.mark.clause("WD-T76", "WD-7.39", "WD-4.7")
def test_t76_a_spoilt_omnipotence_changes_nothing() -> None:
    table = Table.run("mage", "Omnipotence Polymorph", "Lich, Golem, Golem", "Orc").play("keep", "keep")
    assert table.trace == [-3, -8] and table.revealed[-1] == "lich"
    assert table.offers == ["use_polymorph", "keep"]
    assert table.play("use_polymorph").end == (False, [-3, -8, -11])


@pytest.mark.clause("WD-T77", "WD-7.24", "WD-7.40", "WD-16.2")
def test_t77_what_the_end_shows_and_refuses() -> None:
    table = Table("knight", past="1+ 0-", deck="Dragon, Goblin")
    table.play("draw", "sacrifice dragon_spear", "draw", "add", "pass", "name golem")
    assert table.phase == "game_over"
    for view in table.views:
        assert [(aside.monster, aside.tile) for aside in view.asides] == [("dragon", "dragon_spear")]
    for seat in (0, 1):
        assert GAME.legal(table.state, seat) == []
        codes = {refusal.code for code in GAME.codes() if (refusal := GAME.refusal(table.state, seat, code))}
        assert codes == {"game_over"}
        assert all(GAME.refusal(table.state, seat, code) is not None for code in GAME.codes())


@pytest.mark.clause("WD-T78", "WD-4.12", "WD-7.6")
def test_t78_forced_moves_are_asked_and_recorded() -> None:
    table = Table("knight", players=4, starter=2)
    for tile in KITS["knight"]:
        table.play("draw", f"sacrifice {tile}")
    table.play(*["draw", "add"] * 6)
    assert (table.asked, table.view().deck, table.in_play) == (2, 1, [])
    before = table.match.version
    table.play("draw")
    assert table.offers == ["add"]
    table.play("add")
    for seat in (3, 0, 1):
        assert (table.asked, table.offers) == (seat, ["pass"])
        table.play("pass")
    assert table.view().run is not None and table.state.runner == 2
    taken = [(turn.seat, GAME.encode(turn.action)) for turn in table.match.record().actions[before:]]
    assert taken == [(2, 0), (2, 2), (3, 1), (0, 1), (1, 1)]


@pytest.mark.clause("WD-T79", "WD-4.6", "WD-16.1", "WD-16.4")
def test_t79_naming_and_its_refusals() -> None:
    table = Table.run("knight", "all", "Goblin")
    assert table.offers == [f"name {monster}" for monster in MONSTERS]
    for bad in ({}, {"monster": "bat"}, {"monster": "orc", "tile": "cloak"}, {"monster": 3}):
        assert table.refused_json(json.dumps({"kind": "name", **bad})) == "malformed"
    assert table.refused("keep") == "wrong_phase"
    assert table.refused("name golem", seat=1) == "not_your_turn"


@pytest.mark.clause("WD-T80", "WD-4.7", "WD-7.15")
def test_t80_polymorph_on_a_beaten_monster() -> None:
    table = Table.run("mage", "Polymorph Grail", "Goblin, Vampire", "Lich").play("use_polymorph")
    assert table.end == (True, [2, 1])
    assert table.beaten == [("lich", "mage_grail")]
    wall = Table.run("mage", "Polymorph Wall", "Goblin, Orc, Dragon", "Golem").play("use_polymorph")
    assert wall.end == (False, [3, 0])


@pytest.mark.clause("WD-T81", "WD-3.3", "WD-3.4")
def test_t81_eliminated_players_are_skipped() -> None:
    table = Table("knight", players=4, past="1- 1- 3- 3- 2+")
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.play("draw", "add")
    assert order == [2, 0, 2, 0]
    table.play("pass")
    assert (table.phase, table.asked, table.state.runner) == ("run_prepare", 0, 0)


@pytest.mark.clause("WD-T82", "WD-6.5")
def test_t82_forced_in_every_round() -> None:
    table = Table("knight", forced_first_add="every_round", past="0+")
    assert table.view().round == 2
    for _ in range(2):
        assert table.offers == ["draw"] and table.view().forced
        table.play("draw")
        assert table.offers == ["add"]
        table.play("add")
    assert table.offers == ["draw", "pass"]


@pytest.mark.clause("WD-T83", "WD-19.2", "WD-7.41")
def test_t83_the_others_share_the_second_place() -> None:
    table = Table("barbarian", players=4, past="0+ 1+ 3+ 1- 1- 3- 3- 0-").finish_round(0, success=False)
    assert table.result == Result(
        ranking=[[2], [0, 1, 3]],
        scores=[0, 0, 1, 0],
        detail={
            "won_by": "last_one_left",
            "rounds": 9,
            "successes": [1, 1, 0, 1],
            "failures": [2, 2, 0, 2],
        },
    )


@pytest.mark.clause("WD-T84", "WD-4.11")
@pytest.mark.parametrize(
    ("hero", "tiles", "pile", "default"),
    [
        ("knight", "all", "Goblin", "name demon"),
        ("knight", "Sword Grail", "Goblin", "name dragon"),
        ("rogue", "all", "Goblin", "name golem"),
        ("barbarian", "Axe", "Golem", "use_axe"),
        ("barbarian", "Axe Potion", "Golem", "keep"),
    ],
)
def test_t84_defaults_in_the_run(hero: Hero, tiles: str, pile: str, default: str) -> None:
    assert Table.run(hero, tiles, pile).default == default


@pytest.mark.clause("WD-T85", "WD-7.16")
def test_t85_polymorph_on_the_demon_wastes_the_pact() -> None:
    table = Table.run("mage", "Pact Polymorph", "Dragon, Demon", "Goblin").play("use_polymorph")
    assert (table.end, table.beaten) == ((False, [1, -8]), [])


@pytest.mark.clause("WD-T86", "WD-7.18")
def test_t86_the_pact_works_while_down() -> None:
    table = Table.run("mage", "Omnipotence Pact", "Golem, Demon, Dragon")
    assert table.end == (True, [-7, -7, -7])
    assert table.beaten == [("demon", "demonic_pact"), ("golem", "demonic_pact")]
    assert Table.run("mage", "Pact", "Golem, Demon, Dragon").end == (False, [-7])


@pytest.mark.clause("WD-T87", "WD-18.1")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"house_rule": True}),
        (2, {"successes_to_win": 4}),
        (2, {"successes_to_win": "2"}),
        (2, {"first_hero": "bard"}),
        (2, {"memory_aid": 1}),
        (2, {"forced_first_add": True}),
        (1, {}),
        (5, {}),
    ],
)
def test_t87_bad_setups_are_refused_before_any_chance(players: int, options: dict[str, Any]) -> None:
    log = Log()
    with pytest.raises(BadSetup):
        GAME.start(players, options, log=log)
    assert log.chance == [] and log.events == []


@pytest.mark.clause("WD-T88", "WD-17.1", "WD-17.2", "WD-17.4", "WD-7.42")
def test_t88_outcomes_in_order() -> None:
    table = Table("mage", players=3, starter=2, deck="Lich, Orc", first_hero="random")
    kinds = [type(outcome).__struct_config__.tag for outcome in table.match.chance]
    assert kinds == ["first_hero", "first_player", "shuffle_deck"]
    # what stands at this place has it
    assert [outcome.hero for outcome in table.match.chance[:1]] == ["mage"]  # type: ignore[attr-defined]
    assert table.view().hero == "mage" and table.asked == 2
    assert table.play("draw").view(2).hand == "lich"
    table.play("add", "pass", "pass")
    while table.phase == "run_replace":
        table.play("keep")
    assert len(table.match.chance) == 3
    table.next_round("rogue", "Demon")
    assert [type(outcome).__struct_config__.tag for outcome in table.match.chance[3:]] == ["shuffle_deck"]
    assert table.play("draw").view(table.asked).hand == "demon"


@pytest.mark.clause("WD-T89", "WD-3.7")
def test_t89_without_the_memory_aid() -> None:
    table = Table("knight", deck="Lich, Orc, Demon", memory_aid=False)
    table.play("draw")
    assert table.view(0).hand == "lich"
    table.play("sacrifice knight_torch", "draw", "add", "draw", "add")
    assert [aside.monster for aside in table.view(0).asides] == ["lich"]
    assert {card.monster for view in table.views for card in view.pile} == {None}


@pytest.mark.clause("WD-T91", "WD-5.10", "WD-7.17")
def test_t91_set_aside_monsters_do_not_count() -> None:
    table = Table("mage", starter=1, deck="Goblin Goblin Orc Golem Golem Dragon")
    for tile in ("mage_grail", "polymorph", "demonic_pact"):
        table.play("draw", f"sacrifice {tile}")
    table.play("draw", "sacrifice wall_of_fire", "draw", "add", "draw", "add", "pass")
    assert (table.state.runner, table.state.entry_hp) == (0, 5)
    assert table.end == (True, [-4, -9])
    assert [aside.monster for aside in table.view().asides].count("golem") == 1


@pytest.mark.clause("WD-T92", "WD-19.1", "WD-19.4", "WD-10.14")
def test_t92_the_printed_record_replays() -> None:
    record = printed_record()
    hps: list[list[int]] = []
    match = replay(record, registry.game, lambda m, _: hps.append(list(m.state.run_hp)))
    assert record.result is not None and GAME.result(match.state) == record.result
    assert record.result.detail == {
        "won_by": "successes",
        "rounds": 2,
        "successes": [0, 2],
        "failures": [0, 0],
    }
    assert hps[-1] == [8, 8] and match.state.hero == HEROES.index("rogue")
    assert [MONSTERS[kind] for kind in match.state.pile] == cards("Demon Orc")
    assert match.state.hand == NONE
