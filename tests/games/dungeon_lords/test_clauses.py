"""Clauses of the specification that no vector shows: components, set-up, flow, rulings, invariants."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.dungeon_lords.table import Table, fight, tile
from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.match import Match
from podzemi.engine.records.record import FORMATS
from podzemi.games.dungeon_lords import GAME, outcomes
from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.schema import DATA
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.names import ADVENTURERS, CARDS, CREATURES, KINDS, ORDERS, ROOMS, SPECIALS
from podzemi.games.dungeon_lords.rules.building.dungeon import beside, diggable, squares
from podzemi.games.dungeon_lords.rules.building.evil import move_evil
from podzemi.games.dungeon_lords.rules.steps import COMBAT_END
from podzemi.games.dungeon_lords.rules.year import go_on
from podzemi.games.dungeon_lords.state import State


def every_state(check: Any, players: int = 3, seeds: int = 2, **options: Any) -> None:
    """A few random matches, looked at before every decision and at the end."""

    def look(_: AnyGame, state: State, dice: Dice) -> None:
        check(state)

    for seed in range(seeds):
        laws.play(GAME, players, options, seed, look)


# ---------------------------------------------------------------- components (DL-0, DL-1, DL-14)


@pytest.mark.clause("DL-0.1", "DL-14.7")
def test_every_entry_says_where_it_comes_from() -> None:
    import tomllib
    from importlib.resources import files

    raw = tomllib.loads((files("podzemi.games.dungeon_lords.data") / "data.toml").read_text("utf-8"))
    sources = {source["id"] for source in raw["source"]}
    for table in ("order", "monster", "room", "adventurer", "trap", "combat_card", "special_event", "title"):
        for entry in raw[table]:
            assert entry["prov"] in ("R", "X", "D", "M"), entry
            assert set(entry.get("src", [])) <= sources


@pytest.mark.clause("DL-0.2")
def test_turn_order_is_clockwise_from_the_start() -> None:
    table = Table().first(2)
    assert [s.seat_at(table.state, turn) for turn in range(4)] == [2, 3, 0, 1]


@pytest.mark.clause("DL-0.3")
def test_neighbours_are_orthogonal() -> None:
    assert beside(1 << 6) == 1 << 1 | 1 << 5 | 1 << 7 | 1 << 11
    assert beside(1 << 4) == 1 << 3 | 1 << 9 and beside(1 << 15) == 1 << 10 | 1 << 16


@pytest.mark.clause("DL-0.4")
def test_evil_stays_on_its_track() -> None:
    table = Table()
    move_evil(table.state, 0, 30, None)
    assert table.lord(0).evil == 14
    move_evil(table.state, 0, -30, None)
    assert table.lord(0).evil == 0


@pytest.mark.clause("DL-0.5", "DL-11.5.2")
def test_spells_ignore_ghosts() -> None:
    scene = fight("W4 Z3/1", card="aura_of_fear", sent=("ghost", "goblin"))
    assert scene.legal() == [{"kind": "spell_choice", "monster": "goblin_1"}]
    scene.play(kind="spell_choice", monster="goblin")
    assert scene.down == [] and scene.may_attack("ghost", 1, "Z3/1")


@pytest.mark.clause("DL-0.6", "DL-15.38")
def test_conquered_tiles_are_tiles() -> None:
    table = Table().execute(0, "dig_tunnels", 1)
    table.lord(0).conquered = table.lord(0).tiles
    assert table.allows(0, kind="dig", cells=[[3, 0]])
    assert table.refusal(0, kind="dig", cells=[[3, 0], [3, 1]])


@pytest.mark.clause("DL-0.7", "DL-21.2", "DL-13.11")
def test_options() -> None:
    names = ["full_rules", "special_events", "combat_planning", "choose_blocked"]
    assert [option.name for option in GAME.options] == names
    full = {"full_rules": True, "special_events": True, "combat_planning": "together"}
    assert GAME.validate_options(2, {}) == full
    assert DATA.counts["item_tiles_not_used"] == 20


@pytest.mark.clause("DL-15.67", "DL-2.6", "DL-13.10")
def test_blocked_cards_may_be_chosen_in_the_first_game() -> None:
    first = {"full_rules": False, "choose_blocked": True}
    match = Match(GAME, 3, first, seed=1)
    assert match.options["choose_blocked"] is True
    assert match.to_act() == [0, 1, 2] and match.view(None).phase == "choose_blocked"
    drawn = [outcome for outcome in match.chance if isinstance(outcome, outcomes.BlockedDraw)]
    assert [len(outcome.cards) for outcome in drawn] == [3, 3, 3]
    while len(match.to_act()) > 1:
        match.play(match.to_act()[0], match.actions(match.to_act()[0])[0])
    match.play(match.to_act()[0], match.actions(match.to_act()[0])[0])
    assert [len(seat.blocked) for seat in match.view(None).seats] == [2, 2, 2]
    assert not match.view(None).options["full_rules"]


@pytest.mark.clause("DL-15.67")
@pytest.mark.parametrize("full", [True, False])
def test_an_option_that_changes_nothing_is_not_written(full: bool) -> None:
    """Records from before there was the option stay as they are."""
    usual = GAME.validate_options(2, {"full_rules": full})
    assert "choose_blocked" not in usual
    assert GAME.validate_options(2, {"full_rules": full, "choose_blocked": full}) == usual


@pytest.mark.clause("DL-0.8", "DL-22.2")
def test_names_of_single_pieces() -> None:
    assert CREATURES[:3] == ("goblin_1", "goblin_2", "goblin_3")
    assert [BOX.creature_year[number] for number in range(3)] == [1, 1, 2]
    assert CREATURES[tile("golem")] == "golem_1" and BOX.creature_year[tile("golem")] == 2
    assert ADVENTURERS[5] == "y1_thief_2" and ADVENTURERS[32:] == ("paladin_1", "paladin_2", "illusion")


@pytest.mark.clause(
    "DL-1.1", "DL-1.3", "DL-1.4", "DL-1.5", "DL-1.7", "DL-1.8", "DL-1.9", "DL-1.14", "DL-14.1"
)
def test_counts_of_the_box() -> None:
    assert len(ORDERS) == 8 and len(CREATURES) == 24 and len(ROOMS) == 16 and len(ADVENTURERS) == 35
    assert Counter(BOX.creature_year) == {1: 12, 2: 12} and Counter(BOX.room_year) == {1: 8, 2: 8}
    assert BOX.trap_copies == [3] * 9 and len(CARDS) == 18 and len(SPECIALS) == 9
    assert BOX.trap_first[2:4] == [0, 0] and BOX.trap_second[2:4] == [3, 4]
    assert BOX.trap_food[10:12] == [1, 2] and BOX.trap_first[0:2] == [3, 4]
    assert DATA.counts["gold"] == DATA.counts["imps"] == "unlimited"


@pytest.mark.clause("DL-1.2")
def test_spaces() -> None:
    assert BOX.pay_gold[:6] == [1, 0, 0, 0, 0, 1] and BOX.pay_evil[:3] == [0, 1, 2]
    assert BOX.get_food[:3] == [2, 3, 3] and BOX.get_gold[:3] == [0, 0, 1]
    assert BOX.get_good[3:6] == [1, 2, 2] and BOX.get_spy[3:6] == [1, 0, 1]
    assert BOX.get_units[6:12] == [2, 3, 4] * 2 and BOX.pay_foreman[6:12] == [0, 0, 1] * 2
    assert BOX.get_imps[12:15] == [1, 2, 2] and BOX.pay_food[12:15] == [1, 2, 1] and BOX.pay_gold[14] == 1
    assert BOX.get_traps[15:18] == [1, 1, 2] and BOX.pay_gold[15:18] == [1, 0, 2]
    assert BOX.pay_food[18:21] == [0, 0, 1] and BOX.pay_gold[21:24] == [0, 1, 1]
    assert [order.space_order for order in DATA.order] == ["123"] * 6 + ["321"] * 2


@pytest.mark.clause("DL-1.6", "DL-1.12")
def test_adventurers() -> None:
    for number, figures in ((32, (5, 2, 2, 2)), (33, (8, 3, 3, 3))):
        assert figures == (
            BOX.adventurer_hp[number],
            BOX.adventurer_trap[number],
            BOX.adventurer_heal[number],
            BOX.adventurer_magic[number],
        )
    assert BOX.adventurer_hp[:4] == [3, 4, 4, 5] and BOX.adventurer_hp[16:20] == [5, 6, 7, 8]
    assert BOX.adventurer_level[:4] == [1, 2, 2, 3] and BOX.adventurer_level[16:20] == [1, 2, 3, 4]
    for first, icons in ((4, BOX.adventurer_trap), (8, BOX.adventurer_heal), (12, BOX.adventurer_magic)):
        assert BOX.adventurer_hp[first : first + 4] == [3, 3, 4, 4]
        assert icons[first : first + 4] == [1, 2, 1, 2] and icons[first + 16 : first + 20] == [2, 2, 3, 3]


@pytest.mark.clause("DL-1.10")
def test_creatures() -> None:
    costs = {
        kind: (BOX.cost_gold[n], BOX.cost_food[n], BOX.cost_evil[n], BOX.cost_trap[n], BOX.cost_monster[n])
        for n, kind in enumerate(KINDS)
    }
    assert costs == {
        "goblin": (0, 1, 0, 0, 0),
        "slime": (0, 1, 0, 0, 0),
        "ghost": (0, 0, 1, 0, 0),
        "troll": (0, 2, 0, 0, 0),
        "witch": (0, 1, 1, 0, 0),
        "vampire": (0, 0, 2, 0, 0),
        "golem": (1, 0, 0, 1, 0),
        "dragon": (0, 2, 2, 0, 0),
        "demon": (0, 0, 1, 0, 1),
    }
    assert Counter(name.rsplit("_", 1)[0] for name in CREATURES)["golem"] == 2


@pytest.mark.clause("DL-11.5.1", "DL-14.2", "DL-14.3", "DL-14.4")
def test_combat_cards() -> None:
    assert sorted(BOX.card_fatigue[:9]) == [0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert sorted(BOX.card_fatigue[9:]) == [1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert sum(BOX.card_fast[:9]) == sum(BOX.card_fast[9:]) == 5


@pytest.mark.clause("DL-14.5")
def test_special_events_are_nine() -> None:
    assert [event.effect for event in DATA.special_event] == list(SPECIALS)


# ---------------------------------------------------------------- set-up (DL-2)


@pytest.mark.clause("DL-2.1", "DL-2.2", "DL-2.3", "DL-2.4", "DL-15.1")
def test_set_up_is_shuffled() -> None:
    states = [GAME.start(4, seed=seed) for seed in range(30)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    assert len({tuple(state.trap_deck) for state in states}) == 30
    assert {tuple(state.event_tiles) for state in states} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }
    for state in states:
        assert len(state.row) == len(state.later_row) == 4 and len(set(state.special_cards)) == 2
        assert all(len(pile) == 12 for pile in state.monster_piles)


@pytest.mark.clause("DL-2.5", "DL-2.9")
def test_players_start_alike() -> None:
    state = GAME.start(4)
    for lord in state.lords:
        assert (lord.gold, lord.food, lord.imps, lord.evil, lord.letters) == (3, 3, 3, 4, 0)
        assert lord.tiles == 1 << 2 | 1 << 7 | 1 << 12 and not any(lord.traps) and not lord.lair
    assert state.paladin == s.TENT


@pytest.mark.clause("DL-2.6", "DL-18.2")
def test_blocking() -> None:
    match = Match(GAME, 4, {}, 3)
    state = match.state
    assert GAME.to_act(state) == [0, 1, 2, 3]
    first = GAME.actions(state, 0)
    assert len(first) == 3
    match.play(0, first[0])
    assert GAME.view(state, 1).seats[0].blocked == [] and GAME.view(state, 1).seats[0].answered
    for seat in (1, 2, 3):
        match.play(seat, GAME.actions(state, seat)[0])
    assert all(s.count_bits(lord.blocked) == 2 for lord in state.lords)
    simple = GAME.start(4, {"full_rules": False})
    assert simple.phase == s.PLAN_ORDERS and all(s.count_bits(lord.blocked) == 2 for lord in simple.lords)


@pytest.mark.clause("DL-2.7", "DL-15.35")
def test_dummies() -> None:
    for players, dummies in ((2, 2), (3, 1), (4, 0)):
        state = GAME.start(players)
        assert [s.count_bits(blocked) for blocked in state.dummy_blocked] == [3] * dummies
        assert len(state.lords) == players
    every_state(lambda state: _within(state), players=2)


def _within(state: State) -> None:
    assert 2 <= state.neutral <= 8


# ---------------------------------------------------------------- rounds (DL-5, DL-8, DL-9, DL-13)


@pytest.mark.clause("DL-5.1", "DL-5.2", "DL-5.4", "DL-18.9", "DL-18.10")
def test_offers_and_forecasts() -> None:
    def look(state: State) -> None:
        if state.phase == s.PLAN_ORDERS:
            assert (len(state.offer), len(state.room_offer)) == (3, 2)
            assert len(state.next_coming) == (4 if state.round < 4 else 0)
            assert len(state.coming) == (4 if state.round > 1 else 0)
            shown = GAME.view(state, None).events
            assert [tile is not None for tile in shown] == [n < min(state.round, 3) for n in range(3)]
        if state.combat:
            assert not state.monster_piles[state.year - 1] and not state.room_piles[state.year - 1]

    every_state(look, players=4)


@pytest.mark.clause("DL-8.1")
def test_events_run_in_turn_order() -> None:
    table = Table().first(2).event("taxes")
    order = []
    while table.phase == "taxes":
        order += table.to_act
        table.play(table.to_act[0], kind="pay_taxes", amount=0)
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("DL-9.8", "DL-15.22")
def test_imprisoned_paladin_is_out_of_the_year() -> None:
    table = Table().first(0)
    table.evil(11, 12, 0, 0)
    table.own(0, "vampire")
    table.combat(["L5:+3", "W4", "", ""], "fireball")
    table.play(0, kind="plan_combat", tile=[2, 0], traps=[], creatures=["vampire_1"])
    table.nothing(1)
    assert table.state.paladin == 1
    table = Table().first(0)
    table.evil(11, 10, 0, 0)
    table.own(0, "vampire")
    table.combat(["L5:+3", "W4", "", ""], "fireball")
    table.play(0, kind="plan_combat", tile=[2, 0], traps=[], creatures=["vampire_1"])
    table.nothing(1)
    table.play(0, kind="attack", creature="vampire_1", option=1, targets=["paladin_1"])
    assert table.state.paladin == s.GONE and table.lord(0).prison == [32]
    move_evil(table.state, 2, 14, None)
    assert table.state.paladin == s.GONE


@pytest.mark.clause("DL-13.1", "DL-13.2", "DL-15.43", "DL-10.23")
def test_between_the_years() -> None:
    table = Table(2).first(0)
    table.state.round, table.state.neutral = 4, 7
    table.lord(0).party, table.lord(0).damage, table.lord(0).bonus = [int(s.PALADIN)], [0], [0]
    table.own(0, "goblin")
    table.lord(0).down = 1 << tile("goblin")
    table.state.paladin = 0
    go_on(table.state, COMBAT_END, None)
    state = table.state
    assert (state.year, state.neutral, state.paladin) == (2, 5, s.TENT)
    assert state.gone_adventurers >> int(s.PALADIN) & 1 and not table.lord(0).party
    assert table.lord(0).down == 0 and table.lord(0).lair == [tile("goblin")]
    assert all(card >= 9 for card in state.row)


@pytest.mark.clause("DL-10.1", "DL-10.7", "DL-18.14")
def test_card_is_seen_by_nobody_before_the_plans_lie() -> None:
    table = Table().first(0).combat(["W4", "", "", ""], "fireball")
    assert table.view(0).row == [None] * 4
    table.nothing(0)
    assert table.view(1).row[0] == "fireball"


@pytest.mark.clause("DL-10.9", "DL-15.42", "DL-15.63")
def test_darts_hit_anybody() -> None:
    scene = fight("I L8 W6", traps=("antimagic_dart",), year=2)
    assert [one["adventurer"] for one in scene.legal()] == ["illusion", "paladin_2", "y2_warrior_2"]
    scene.play(kind="target", adventurer="I")
    assert not scene.battle.no_spell and not scene.battle.no_healing
    poison = fight("L8 W6", traps=("poisoned_dart",), year=2).play(kind="target", adventurer="L8")
    assert poison.line == "L8:+2 W6"


@pytest.mark.clause("DL-10.11", "DL-10.16", "DL-15.4")
def test_creatures_must_attack_if_they_can() -> None:
    scene = fight("W4 W5 P4/1", sent=("goblin", "ghost"))
    kinds = {(one["creature"], one["option"]) for one in scene.legal()}
    assert kinds == {("goblin_1", 1), ("ghost_1", 1)}
    scene.attack("ghost", 1, "P4/1")
    assert [one["creature"] for one in scene.legal()] == ["goblin_1"]


@pytest.mark.clause("DL-11.5.3")
def test_suggestion_would_feed_a_demon() -> None:
    scene = fight("W8 Z5/3", card="suggestion", sent=("demon",), lair=("slime",), year=2)
    assert {"kind": "spell_choice", "monster": "demon_1", "pay": True, "victim": "slime_1"} in scene.legal()
    scene.play(kind="spell_choice", monster="demon", pay=True, victim="slime")
    assert scene.lord.lair == [tile("demon")] and scene.lord.evil == 6


@pytest.mark.clause("DL-11.5.4", "DL-15.45")
def test_create_food() -> None:
    scene = fight("W6 Z5/3", card="create_food", year=2)
    assert scene.lord.bonus == [1, 0]
    later = fight("W6 Z5/3", traps=("poisoned_meal",), year=2, food=2)
    assert later.prison == "W6"
    first = fight("I W6 Z5/3", card="create_food", year=2)
    assert (first.lord.bonus, first.line) == ([0, 0], "W6 Z5/3")


@pytest.mark.clause("DL-11.5.7")
def test_spells_that_raise_evil_are_of_year_one() -> None:
    raising = {"suggestion", "word_of_peace", "detect_evil"}
    assert raising <= set(CARDS[:9])


@pytest.mark.clause("DL-15.19")
def test_one_card_a_round() -> None:
    scene = fight("W4 Z4/2", card="detect_evil", sent=("goblin",), number=2).attack("goblin")
    assert scene.lord.evil == 5 + 2 - 1


@pytest.mark.clause("DL-15.40")
def test_tool_shed() -> None:
    table = Table().first(0)
    table.room(0, "tool_shed", (2, 0))
    table.produce(0)
    assert table.refusal(0, kind="activate", cell=[2, 0], imps=2, trolls=0)
    assert table.refusal(0, kind="activate", cell=[2, 0], imps=2, trolls=0, dig_cell=[0, 3])
    table.play(0, kind="activate", cell=[2, 0], imps=2, trolls=0, dig_cell=[1, 2])
    assert table.lord(0).tiles >> 11 & 1 and table.phase == "produce"


@pytest.mark.clause("DL-15.55")
def test_paladin_comes_back_before_the_hosts_place() -> None:
    table = Table(3).first(0)
    table.evil(8, 10, 0)
    table.combat(["", "L5", "W4"], "fireball")
    table.nothing(1)
    move_evil(table.state, 0, 3, None)
    assert table.line(0) == "L5"
    move_evil(table.state, 0, -3, None)
    assert table.line(1) == "L5"
    table.nothing(2)
    assert table.line(1) == "L5:+1"


# ---------------------------------------------------------------- actions (DL-22)


@pytest.mark.clause("DL-22.3", "DL-22.5", "DL-22.6")
def test_actions_are_written_as_the_tables_say() -> None:
    """Every legal action of some matches, through JSON and back."""

    def look(state: State) -> None:
        for seat in GAME.to_act(state):
            for code in GAME.legal(state, seat)[:40]:
                action = GAME.decode(code)
                text = msgspec.json.encode(action)
                assert GAME.parse(text) == action and GAME.encode(action) == code

    for players in (2, 3, 4):
        every_state(look, players=players, seeds=1)


# ---------------------------------------------------------------- invariants (DL-18)


@pytest.mark.clause("DL-18.1", "DL-18.3", "DL-18.4", "DL-18.5", "DL-18.6", "DL-18.7", "DL-18.8", "DL-18.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_and_can_fail(players: int) -> None:
    every_state(GAME.check, players=players)
    spoils: list[Any] = [
        lambda state: state.lords[0].traps.__setitem__(0, 4),
        lambda state: state.monster_piles[0].append(0),
        lambda state: setattr(state.lords[0], "evil", 15),
        lambda state: setattr(state.lords[0], "busy", 9),
        lambda state: setattr(state.lords[0], "tiles", 1),
        lambda state: setattr(state.lords[0], "rooms", 1 << 2 | 1 << 7),
        lambda state: state.spaces.__setitem__(slice(0, 2), [0, 0]),
        lambda state: setattr(state.lords[0], "evil", 9),
        lambda state: state.lords[0].party.append(0),
    ]
    for spoil in spoils:
        state = Table(players).state
        spoil(state)
        with pytest.raises(AssertionError):
            GAME.check(state)


@pytest.mark.clause("DL-18.11", "DL-18.12")
def test_fights_add_up() -> None:
    """Trap points dealt and prevented are the card's; a tile falls only before a real adventurer."""
    for seed in range(6):
        match = Match(GAME, 4, {}, seed)
        dice = Dice(seed)
        conquered = [0] * 4
        while seats := GAME.to_act(match.state):
            actions = GAME.actions(match.state, seats[0])
            for event in match.play(seats[0], actions[dice.below(len(actions))]):
                if isinstance(event, ce.TileConquered):
                    conquered[event.seat] += 1
                if isinstance(event, ce.TrapSprung) and event.trap == "rolling_stone":
                    assert event.prevented <= 4
        assert conquered == [s.count_bits(lord.conquered) for lord in match.state.lords]
        assert max(conquered) <= 8


@pytest.mark.clause("DL-18.4")
def test_what_may_be_dug_by_hand() -> None:
    """The masks agree with a plain reading of DL-6.12 on random dungeons."""
    dice = Dice(7)
    for _ in range(300):
        tiles = int(BOX.start[s.START_TILES])
        for _ in range(dice.below(12)):
            cells = [cell for cell in range(20) if _plain(tiles, cell)]
            assert diggable(tiles) == sum(1 << cell for cell in cells)
            if cells:
                tiles |= 1 << cells[dice.below(len(cells))]
        assert not any(squares(tiles & ~(1 << cell)) >> cell & 1 for cell in range(20) if tiles >> cell & 1)


def _plain(tiles: int, cell: int) -> bool:
    x, y = cell % 5, cell // 5
    there = {(n % 5, n // 5) for n in range(20) if tiles >> n & 1}
    if (x, y) in there or not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & there:
        return False
    there.add((x, y))
    corners = [(a, b) for a in (x - 1, x) for b in (y - 1, y)]
    return not any({(a, b), (a + 1, b), (a, b + 1), (a + 1, b + 1)} <= there for a, b in corners)


@pytest.mark.clause("DL-18.14")
def test_traps_are_told_in_no_order() -> None:
    """The view keeps no order of the traps drawn, so the event has none either."""
    told = []
    for deck in ([0, 3], [3, 0]):
        table = Table().execute(0, "buy_traps", 3)
        table.state.trap_deck = deck
        table.play(0, kind="use")
        told.append([event.traps for event in table.happened(e.TrapsDrawn)])
    assert told[0] == told[1]


@pytest.mark.clause("DL-22.1", "DL-22.5")
@pytest.mark.parametrize(
    ("action", "written"),
    [
        (
            a.PlanOrders(["get_food", "mine_gold", "buy_traps"]),
            {"orders": ["get_food", "mine_gold", "buy_traps"]},
        ),
        (a.Use(), {}),
        (a.Use(2), {"spy": 2}),
        (a.Hire("golem_1", "pendulum"), {"tile": "golem_1", "trap": "pendulum"}),
        (a.EventChoice(trap="pendulum"), {"trap": "pendulum"}),
        (a.EventChoice(), {"monster": None}),
        (a.EventChoice("slime_1"), {"monster": "slime_1", "pay": None}),
        (
            a.EventChoice("slime_1", "trap", "pendulum"),
            {"monster": "slime_1", "pay": "trap", "trap": "pendulum"},
        ),
        (a.SpellChoice(pay=True), {"pay": True}),
        (a.SpellChoice(withdraw=False), {"withdraw": False}),
        (a.Attack("ghost_1", 1), {"creature": "ghost_1", "option": 1}),
    ],
)
def test_a_record_holds_exactly_the_parameters_that_apply(action: Any, written: dict[str, object]) -> None:
    kind = action.__struct_config__.tag
    assert GAME.to_record(action, 1) == {"kind": kind, **written}
    for form in FORMATS:
        assert GAME.encode(GAME.from_record(GAME.to_record(action, form), form)) == GAME.encode(action)
