"""Section 10: what holds in every state, counted here from the outside, over random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.engine.records.record import read, replay
from podzemi.engine.values import Event
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, Monster
from podzemi.games.welcome_dungeon.events import RunStarted
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View

from .table import ALL_CARDS, KITS, Table, json_of
from .test_reference import random_match

MATCHES = 60
Step = tuple[Match[State, View], list[Event]]


def steps(number: int) -> Iterator[Step]:
    """A random match, step by step: after set-up and after every action, with its events."""
    done = random_match(number)
    match = Match(GAME, done.players, done.options, seed=number)
    yield match, match.opening
    for turn in done.turns:
        yield match, match.play(turn.seat, turn.action)


def all_steps() -> Iterator[Step]:
    for number in range(MATCHES):
        yield from steps(number)


def places(state: State) -> list[int]:
    """Every card of the table, wherever it lies."""
    handled = state.run_kind[:]
    removed = [kind for kind in state.run_removed if kind >= 0]
    hand = [state.hand] if state.hand >= 0 else []
    fought = len(state.run_kind)
    first_in = GAME.view(state, None).options["reveal_order"] == "first_in_first_out"
    rest = state.pile[fought:] if first_in else state.pile[: len(state.pile) - fought]
    return state.deck + hand + rest + handled + removed + state.aside_kind


@pytest.mark.clause("WD-10.1")
def test_thirteen_cards_always() -> None:
    expected = Counter(MONSTERS.index(card) for card in ALL_CARDS)
    for match, _ in all_steps():
        assert Counter(places(match.state)) == expected


@pytest.mark.clause("WD-10.2", "WD-10.3")
def test_six_tiles_and_one_card_under_each_sacrificed_one() -> None:
    for match, _ in all_steps():
        view = GAME.view(match.state, None)
        assert [tile.tile for tile in view.kit] == list(KITS[view.hero])
        sacrificed = {tile.tile: tile.by for tile in view.kit if tile.status == "sacrificed"}
        assert sacrificed == {aside.tile: aside.seat for aside in view.asides}
        assert len(sacrificed) == len(view.asides) == len(match.state.aside_kind) <= 6


@pytest.mark.clause("WD-10.4")
def test_cards_drawn_are_placed() -> None:
    for match, _ in all_steps():
        state, view = match.state, GAME.view(match.state, None)
        holding = view.phase == "bid_place"
        assert (state.hand >= 0) == holding
        if view.phase in ("bid_turn", "bid_place"):
            assert 13 - view.deck == len(view.pile) + len(view.asides) + holding
        holders = [seat for seat in range(match.players) if GAME.view(state, seat).hand is not None]
        assert holders == (view.to_act if holding else [])


@pytest.mark.clause("WD-10.5")
def test_active_players_only_leave() -> None:
    before: tuple[int, int] = (0, 0)
    for match, _ in all_steps():
        view = GAME.view(match.state, None)
        active = sum(seat.active for seat in view.seats)
        if view.phase.startswith("bid"):
            assert active >= 2
        elif view.phase.startswith("run"):
            assert active == 1
        assert view.round != before[0] or match.version == 0 or active <= before[1]
        before = (view.round, active)


@pytest.mark.clause("WD-10.6")
def test_a_slot_keeps_its_kind() -> None:
    for number in range(MATCHES):
        slots: list[int] = []
        for match, _ in steps(number):
            state = match.state
            shuffled = match.options["reveal_order"] == "shuffled" and state.runner >= 0
            assert state.added_kind[: len(slots)] == slots[: len(state.added_kind)]
            assert Counter(state.pile) == Counter(state.added_kind)
            assert shuffled or state.pile == state.added_kind
            slots = state.added_kind[:]


@pytest.mark.clause("WD-10.7")
def test_hp_bounds() -> None:
    printed = dict(zip(HEROES, (3, 4, 2, 3)))
    armour = {"plate_armor": 5, "chainmail": 4, "wall_of_fire": 6, "mithril": 5}
    shields = dict.fromkeys(("knight_shield", "leather_shield", "bracelet", "buckler"), 3)
    for match, events in all_steps():
        view = GAME.view(match.state, None)
        for event in events:
            if isinstance(event, RunStarted):
                tiles = [{**armour, **shields}.get(tile, 0) for tile in event.tiles]
                assert event.hp == printed[event.hero] + sum(tiles) and 2 <= event.hp <= 11
        if view.run is not None:
            assert view.run.hp <= 17
            may_be_down = view.options["death_check"] == "final_total" or any(
                tile.tile == "omnipotence" and tile.status == "in_play" for tile in view.kit
            )
            assert may_be_down or all(reveal.hp > 0 for reveal in view.run.reveals[:-1])


@pytest.mark.clause("WD-10.8")
def test_once_only_tiles_once() -> None:
    once = {"monster_replaced", "hero_revived", "kind_named"}
    count: Counter[str] = Counter()
    for _, events in all_steps():
        for event in events:
            tag: Any = type(event).__struct_config__.tag
            if tag == "round_started":
                count.clear()
            by_axe = tag == "monster_defeated" and getattr(event, "tile", "") == "vorpal_axe"
            count.update([tag] if tag in once else ["axe"] if by_axe else [])
            assert all(times == 1 for times in count.values())


@pytest.mark.clause("WD-10.9", "WD-10.10", "WD-10.11")
def test_counters() -> None:
    for number in range(MATCHES):
        before = [(0, 0)] * 4
        for match, events in steps(number):
            view = GAME.view(match.state, None)
            now = [(seat.successes, seat.failures) for seat in view.seats]
            changed = [seat for seat in range(match.players) if now[seat] != before[seat]]
            ended = any(type(event).__name__ == "RunEnded" for event in events)
            assert changed == ([match.state.runner] if ended else [])
            target = int(match.options["successes_to_win"])
            assert all(won <= target and lost <= 2 for won, lost in now)
            assert [seat.eliminated for seat in view.seats] == [lost == 2 for _, lost in now]
            finished = view.round - (view.phase not in ("hero_choice", "game_over"))
            assert sum(won + lost for won, lost in now) == finished
            assert target == 3 or sum(won for won, _ in now) <= match.players + 1 <= 5
            assert sum(lost for _, lost in now) <= 2 * match.players - 1
            before = now


@pytest.mark.clause("WD-10.12", "WD-6.4")
def test_lengths() -> None:
    count: Counter[str] = Counter()
    start = 0
    for match, events in all_steps():
        view = GAME.view(match.state, None)
        for event in events:
            if type(event).__name__ == "RoundStarted":
                count.clear()
                start = sum(not seat.eliminated for seat in view.seats)
            count[type(event).__name__] += 1
        assert count["CardDrawn"] <= 13 and count["MonsterRevealed"] <= 13
        assert count["Passed"] <= start - 1
        if view.phase == "hero_choice":
            assert count["Passed"] == start - 1
        assert view.round <= (int(match.options["successes_to_win"]) + 1) * match.players - 1


def rearranged(state: State, seat: int | None, dice: Dice) -> State:
    """The same state but for cards that the seat has not seen: those are dealt anew."""
    view = GAME.view(state, seat)
    other = state.clone()
    hidden_pile = [slot for slot, card in enumerate(view.pile) if card.monster is None]
    hidden_aside = [place for place, aside in enumerate(view.asides) if aside.monster is None]
    hidden_hand = state.hand >= 0 and view.hand is None
    pool = [other.pile[slot] for slot in hidden_pile] + [other.aside_kind[place] for place in hidden_aside]
    pool += other.deck + ([other.hand] if hidden_hand else [])
    dice.shuffle(pool)
    for slot in hidden_pile:
        other.pile[slot] = other.added_kind[slot] = pool.pop()
    for place in hidden_aside:
        other.aside_kind[place] = pool.pop()
    if hidden_hand:
        other.hand = pool.pop()
    other.deck = pool
    return other


@pytest.mark.clause("WD-10.13", "WD-3.7", "WD-13.1", "WD-17.6")
def test_two_states_that_look_the_same_to_a_seat_give_it_the_same_view() -> None:
    dice = Dice(10)
    different = 0
    for number in range(MATCHES):
        for match, _ in steps(number):
            if match.options["reveal_order"] == "shuffled" and match.state.runner >= 0:
                continue  # cards and slots are no longer linked: the laws of all games sample these
            for seat in (*range(match.players), None):
                other = rearranged(match.state, seat, dice)
                different += other.deck != match.state.deck
                assert json_of(GAME.view(other, seat)) == json_of(GAME.view(match.state, seat))
                asked = seat is not None
                assert not asked or GAME.legal(other, seat or 0) == GAME.legal(match.state, seat or 0)
    assert different > 1000


@pytest.mark.clause("WD-10.13")
def test_the_log_of_a_seat_names_no_card_it_has_not_seen() -> None:
    """Play the same bids over two decks; who drew other cards sees the same as before."""
    script = ["draw", "add", "draw", "sacrifice plate_armor", "draw", "add", "draw", "add"]
    decks = ["Orc Lich Golem Dragon", "Orc Demon Golem Goblin", "Orc Golem Golem Lich"]
    tables = [Table(deck=deck).play(*script) for deck in decks]
    assert len({json_of([table.seen(0), table.view(0)]) for table in tables}) == 1
    assert len({json_of([table.seen(None), table.view(None)]) for table in tables}) == 1
    assert len({json_of(table.seen(1)) for table in tables}) == 3


@pytest.mark.clause("WD-10.13")
def test_every_event_says_who_sees_it() -> None:
    for match, events in steps(3):
        for seat in (*range(match.players), None):
            assert len(seen(events, seat)) == len(events)


@pytest.mark.clause("WD-10.14", "WD-19.1")
def test_a_replay_gives_the_same_state() -> None:
    for number in range(40):
        done = random_match(number)
        record = read(done.record().line(), registry.game)
        assert record == done.record()
        again = replay(record, registry.game)
        assert fields(again.state) == fields(done.state)


def fields(state: State) -> bytes:
    """The state without its dice: a replay's are scripted."""
    plain = state.clone()
    plain.dice = Dice(0)
    return GAME.dump(plain)


@pytest.mark.clause("WD-10.15", "WD-7.1")
def test_the_knight_does_not_mind_the_order() -> None:
    dice = Dice(seed_for(15, 0))
    for _ in range(12):
        pile = list(ALL_CARDS)
        chosen: list[Monster] = [pile.pop(dice.below(len(pile))) for _ in range(4)]
        kit = [tile for tile in KITS["knight"] if dice.below(2)]
        ends = {knight_end(kit, order) for order in permutations(chosen)}
        assert len(ends) == 1


def knight_end(kit: list[Any], order: tuple[Monster, ...]) -> bool | None:
    table = Table.run("knight", " ".join(kit), " ".join(order))
    if table.phase == "run_prepare":
        table.play("name vampire")
    return table.success


@pytest.mark.clause("WD-10.1", "WD-10.2", "WD-10.5", "WD-10.9")
def test_the_engine_s_own_check_passes_and_bites() -> None:
    for match, _ in steps(7):
        GAME.check(match.state)
    for spoil in (_lose_a_card, _two_in_hand, _extra_success):
        broken = Table().play("draw", "add").state
        spoil(broken)
        with pytest.raises(AssertionError):
            GAME.check(broken)


def _lose_a_card(state: State) -> None:
    state.deck.pop()


def _two_in_hand(state: State) -> None:
    state.hand = state.deck.pop()


def _extra_success(state: State) -> None:
    state.successes[0] += 1


@pytest.mark.clause("WD-10.13", "WD-7.37", "WD-13.2")
def test_states_drawn_from_a_view_look_the_same_to_its_seat() -> None:
    """Shuffled piles included: there only the own list is known, and who added what is open."""
    dice, shuffled = Dice(37), 0
    for number in range(MATCHES):
        for match, _ in steps(number):
            is_run = match.state.runner >= 0 and match.options["reveal_order"] == "shuffled"
            if match.version % 5 and not is_run:
                continue
            shuffled += is_run
            for seat in (*range(match.players), None):
                view = GAME.view(match.state, seat)
                drawn = GAME.sample(view, dice)
                GAME.check(drawn)
                assert GAME.view(drawn, seat) == view
    assert shuffled > 50


@pytest.mark.clause("WD-13.2")
def test_unseen_cards_are_split_evenly_before_looking_at_what_others_do() -> None:
    """Seat 0 knows its Goblin: each of the 12 others is as likely to be seat 1's card."""
    table = Table(deck="Goblin Lich").play("draw", "add", "draw", "add")
    dice, draws = Dice(38), 2400
    drawn = [GAME.sample(table.view(0), dice) for _ in range(draws)]
    assert {state.pile[0] for state in drawn} == {MONSTERS.index("goblin")}
    counts = Counter(MONSTERS[state.pile[1]] for state in drawn)
    unseen = Counter(ALL_CARDS) - Counter(["goblin"])
    for monster, copies in unseen.items():
        expected = draws * copies / 12
        assert abs(counts[monster] - expected) < 5 * (expected * (1 - copies / 12)) ** 0.5
