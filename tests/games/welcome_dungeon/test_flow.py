"""Section 3: how a match flows, who sees what, what the log tells."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.engine.values import Event
from podzemi.games.welcome_dungeon import GAME, events
from podzemi.games.welcome_dungeon.events import (
    AidTurned,
    AsideRevealed,
    CardDrawn,
    EquipmentSacrificed,
    GameWon,
    MonsterAdded,
    Passed,
    PlayerEliminated,
    RestShown,
    RunEnded,
    RunStarted,
    SuccessTaken,
)

from .table import ALL_CARDS, KITS, Table, json_of


@pytest.mark.clause("WD-3.1", "WD-16.2")
def test_exactly_one_seat_is_asked() -> None:
    table = Table("barbarian", players=3)
    while table.phase != "game_over":
        asked = GAME.to_act(table.state)
        assert len(asked) == 1
        assert [seat for seat in range(3) if GAME.legal(table.state, seat)] == asked
        if table.phase == "hero_choice":
            table.next_round("barbarian")
        else:
            table.play(table.offers[-1])
    assert GAME.to_act(table.state) == [] and all(not GAME.legal(table.state, seat) for seat in range(3))


@pytest.mark.clause("WD-3.2", "WD-10.2")
def test_a_round_starts_with_everything_back() -> None:
    table = Table("mage", deck="Orc Lich Demon Dragon")
    table.play("draw", "add", "draw", "sacrifice mage_grail", "draw", "add", "pass")
    table.play("use_polymorph")
    assert table.view().deck == 9
    table.next_round("mage")
    assert sorted(table.deck) == sorted(ALL_CARDS)
    assert table.in_play == list(KITS["mage"])
    state = table.state
    assert (state.pile, state.aside_kind, state.run_kind, state.turns) == ([], [], [], [])
    assert state.in_round == [1, 1] and table.view().run is None
    assert (state.runner, state.entry_hp, state.hp, state.named, state.pact_pending) == (-1, 0, 0, -1, False)


@pytest.mark.clause("WD-3.3")
def test_bidding_goes_clockwise_from_the_starter() -> None:
    table = Table(players=4, starter=2)
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.play("draw", "add")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("WD-3.4", "WD-7.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_one_left_runs_at_once(players: int) -> None:
    table = Table(players=players, deck="Orc").play("draw", "add")
    for _ in range(players - 1):
        assert table.phase == "bid_turn"
        table.play("pass")
    assert (table.phase, table.asked, table.state.runner) == ("run_prepare", 0, 0)
    assert table.refused("pass") == table.refused("draw") == "wrong_phase"


@pytest.mark.clause("WD-3.5", "WD-10.7")
def test_entry_hp_counts_the_tiles_in_play() -> None:
    for tiles, hp in (("all", 11), ("Plate", 8), ("Shield Torch", 6), ("Torch", 3)):
        assert Table.run("knight", tiles, "Goblin").last(RunStarted).hp == hp


@pytest.mark.clause("WD-3.5", "WD-4.6")
def test_a_kind_is_asked_for_only_when_it_can_matter() -> None:
    assert Table.run("knight", "Sword", "Goblin").phase == "run_prepare"
    assert Table.run("knight", "Sword", "").phase == "hero_choice"
    assert Table.run("knight", "Plate", "Goblin").phase == "hero_choice"
    assert Table.run("rogue", "Dagger", "Goblin").phase == "run_prepare"


@pytest.mark.clause("WD-3.5")
def test_a_hero_who_is_down_goes_on_a_dead_one_does_not() -> None:
    down = Table.run("mage", "Omnipotence", "Goblin, Orc, Dragon")
    assert len(down.revealed) == 3 and not down.of(RestShown)
    dead = Table.run("mage", "Bracelet", "Goblin, Orc, Dragon")
    assert len(dead.revealed) == 1 and len(dead.last(RestShown).cards) == 2


@pytest.mark.clause("WD-3.6", "WD-10.10")
@pytest.mark.parametrize("success", [False, True])
def test_one_run_one_counter(success: bool) -> None:
    table = Table("barbarian", players=3).finish_round(2, success)
    counters = [(seat.successes, seat.failures) for seat in table.view().seats]
    assert counters == [(0, 0), (0, 0), (1, 0) if success else (0, 1)]


@pytest.mark.clause("WD-3.8", "WD-7.22")
def test_the_runner_chooses_and_starts() -> None:
    table = Table("barbarian", players=4).finish_round(3, success=True)
    assert (table.phase, table.asked) == ("hero_choice", 3)
    assert table.offers == [f"choose_hero {hero}" for hero in ("knight", "barbarian", "mage", "rogue")]
    table.next_round("barbarian")
    assert (table.view().hero, table.view().starter, table.asked) == ("barbarian", 3, 3)


def hidden_words(table: Table, seat: int | None) -> str:
    """All that a seat gets: its view and its log."""
    return json_of([table.view(seat), table.seen(seat)]).decode()


@pytest.mark.clause("WD-3.7", "WD-7.25", "WD-7.27")
def test_visibility_of_a_drawn_an_added_and_a_set_aside_card() -> None:
    table = Table(players=3, deck="Lich Demon Dragon").play("draw")
    assert "lich" in hidden_words(table, 0)
    for seat in (1, 2, None):
        assert "lich" not in hidden_words(table, seat)
    table.play("add", "draw", "sacrifice knight_torch", "draw", "sacrifice knight_shield")
    owners = {"lich": 0, "demon": 1, "dragon": 2}
    for monster, owner in owners.items():
        for seat in (0, 1, 2, None):
            assert (f'"{monster}"' in hidden_words(table, seat)) == (seat == owner)
    for view in table.views:
        assert [(aside.seat, aside.tile) for aside in view.asides] == [
            (1, "knight_torch"),
            (2, "knight_shield"),
        ]
        assert [(card.slot, card.adder) for card in view.pile] == [(1, 0)]
        assert (view.deck, [tile.by for tile in view.kit]) == (10, [None, 2, None, None, None, 1])


@pytest.mark.clause("WD-3.7", "WD-7.30")
def test_visibility_of_the_run() -> None:
    """What happens in the run is everybody's: one view for all, but for remembered cards."""
    table = Table.run("mage", "Polymorph Bracelet", "Orc, Goblin, Dragon", "Skeleton")
    table.play("use_polymorph")
    runs = [view.run for view in table.views]
    assert runs[0] is not None and all(run == runs[0] for run in runs)
    first = runs[0].reveals[0]
    assert (first.monster, first.removed, first.hp) == ("skeleton", "dragon", 3)
    named = Table.run("knight", "Sword Plate", "Orc, Orc").play("name dragon")
    assert [view.run.named for view in named.views if view.run] == ["dragon"] * 3


@pytest.mark.clause("WD-3.7", "WD-7.3", "WD-7.36")
def test_the_pile_is_open_after_the_run_the_deck_never() -> None:
    table = Table.run("knight", "Plate", "Orc, Goblin, Dragon")
    assert table.success is False and table.phase == "hero_choice"
    for view in table.views:
        assert [card.monster for card in view.pile] == ["orc", "goblin", "dragon"]
        assert all(aside.monster is not None for aside in view.asides)
    other = Table.run("knight", "Plate", "Orc, Goblin, Dragon")
    other.state.deck.reverse()
    assert [json_of(view) for view in other.views] == [json_of(view) for view in table.views]


@pytest.mark.clause("WD-3.7", "WD-7.26")
def test_the_memory_aid_changes_views_only() -> None:
    script = ["draw", "add", "draw", "add", "draw", "sacrifice plate_armor", "pass", "name orc"]
    on, off = Table(deck="Orc Golem Lich"), Table(deck="Orc Golem Lich", memory_aid=False)
    for step in script:
        assert on.offers == off.offers
        on.play(step)
        off.play(step)
        assert on.state.dice.state == off.state.dice.state
    assert on.log == off.log and on.result == off.result


def kinds_of(log: list[Event]) -> list[str]:
    return [type(event).__struct_config__.tag for event in log]  # type: ignore[misc]  # every event has a tag


@pytest.mark.clause("WD-3.9")
def test_the_events_of_a_round_in_order() -> None:
    table = Table("mage", players=2, deck="Dragon Orc Lich Skeleton Demon")
    table.play("draw", "sacrifice bracelet", "draw", "add", "draw", "add", "pass", "use_polymorph")
    assert kinds_of(table.log) == [
        "round_started",
        "card_drawn",
        "equipment_sacrificed",
        "card_drawn",
        "monster_added",
        "card_drawn",
        "monster_added",
        "passed",
        "run_started",
        "monster_revealed",
        "monster_replaced",
        "monster_defeated",
        "monster_revealed",
        "damage_taken",
        "run_ended",
        "success_taken",
        "aside_revealed",
    ]
    assert table.of(CardDrawn)[0] == CardDrawn(0, 12, "dragon")
    assert table.of(EquipmentSacrificed) == [EquipmentSacrificed(0, "bracelet", 8, "dragon")]
    assert table.of(MonsterAdded) == [MonsterAdded(1, 1, "orc"), MonsterAdded(0, 2, "lich")]
    assert table.of(Passed) == [Passed(1, False, 1)]
    assert table.of(RunEnded) == [RunEnded(0, True, 5, False)]
    assert table.of(SuccessTaken) == [SuccessTaken(0, 1, 2)]
    assert table.of(AsideRevealed) == [AsideRevealed(0, "dragon", "bracelet")]


@pytest.mark.clause("WD-3.9", "WD-7.24")
def test_the_events_of_failures_and_of_the_end() -> None:
    table = Table("barbarian", past="1-").finish_round(1, success=False)
    tail = kinds_of(table.this_run)
    assert tail[-1] == "game_won" and tail.index("hero_died") < tail.index("run_ended")
    assert tail.index("run_ended") < tail.index("player_eliminated") < tail.index("aside_revealed")
    assert table.of(AidTurned) == [AidTurned(1, 1)] and table.of(PlayerEliminated) == [PlayerEliminated(1)]
    assert table.of(GameWon) == [GameWon(0, "last_one_left")]
    assert "hero_chosen" in kinds_of(table.log)


@pytest.mark.clause("WD-3.9")
def test_a_forced_pass_says_so() -> None:
    table = Table()
    for _ in ALL_CARDS:
        table.play("draw", "add")
    assert table.play("pass").of(Passed) == [Passed(1, True, 1)]


@pytest.mark.clause("WD-3.9")
def test_every_kind_of_event_happens() -> None:
    """Each event class is written by some match; none is only declared."""
    tables = [
        Table("barbarian", past="1- 0+").finish_round(1, success=False),
        Table.run("mage", "Omnipotence Polymorph Grail", "Orc, Skeleton, Dragon", "Lich").play(
            "use_polymorph"
        ),
        Table.run("mage", "Omnipotence", "Goblin, Dragon"),
        Table.run("barbarian", "Potion", "Goblin, Orc, Dragon"),
        Table.run("rogue", "Dagger", "Dragon").play("name goblin"),
        shuffled(),
    ]
    happened = {type(event) for table in tables for event in table.log}
    assert happened == set(events.Event.__args__)


def shuffled() -> Table:
    table = Table(deck="Orc", reveal_order="shuffled").play("draw", "add")
    return table.shuffle_pile("Orc").play("pass")


@pytest.mark.clause("WD-7.40", "WD-19.3")
def test_the_table_stays_until_the_hero_is_chosen() -> None:
    table = Table.run("knight", "Plate", "Orc, Goblin, Dragon")
    view: Any = table.view(1)
    assert view.run is not None and (view.run.ended, view.hp, view.deck) == ("failure", -1, 5)
    assert len(view.pile) == 3 and len(view.asides) == 5
    fresh = table.next_round("mage").view(1)
    assert (fresh.run, fresh.pile, fresh.asides, fresh.turns) == (None, [], [], [])
