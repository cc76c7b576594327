"""DC-13: who knows what, what a sample may be, and how likely it is."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.actions import PlaySecret, PlaySwap
from podzemi.games.dark_cave.codes import owned_card, role_of
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.events import CardDrawn, CardLost, CardsDiscarded, HandsSwapped
from podzemi.games.dark_cave.view.sample import prepare

from .table import Table, discard, hunt, look, path, step, swap


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.clause("DC-18.14", "DC-13.5", "DC-13.1")
def test_hidden_things_change_no_view() -> None:
    table = Table(5, hands={0: ["P1-01", "A1-01"]})
    twin = Table(5, hands={0: ["P1-01", "A1-01"]})
    twin.state.hands[1], twin.state.hands[2] = twin.state.hands[2], twin.state.hands[1]
    first = BOX.cards + 1
    twin.state.face[first], twin.state.face[first + 1] = twin.state.face[first + 1], twin.state.face[first]
    twin.state.boxed.reverse()
    for watcher in (0, 3, None):
        assert encoded(table.view(watcher)) == encoded(twin.view(watcher))
    assert encoded(table.view(1)) != encoded(twin.view(1))


@pytest.mark.clause("DC-13.4")
def test_what_can_be_worked_out_is_not_said() -> None:
    """Three goals seen: the fourth stays unnamed, but can be worked out."""
    table = Table(hands={0: ["A1-01", "A1-02", "A2-01", "P1-01"]}, pile=0)
    for card, cell in (("A1-01", (-4, -4)), ("A1-02", (4, -4)), ("A2-01", (-4, 4))):
        table.play(look(card, cell)).rest()
    view = table.view(0)
    assert [goal.goal for goal in view.goals] == ["G-VEIN", "G-EXIT", "G-LAIR", None]
    for seed in range(20):
        assert GAME.sample(view, Dice(seed)).face[BOX.cards + 4] == BOX.face_name.index("G-LADDER")


@pytest.mark.clause("DC-13.2", "DC-13.3")
def test_a_view_says_in_which_turn_something_was_learned() -> None:
    table = Table(
        3,
        hands={0: ["A1-01", "P1-01"], 1: ["A2-04", "P1-02"], 2: ["A1-02", "P1-03"]},
    )
    table.play(look("A1-01", (4, -4)), swap("A2-04", 2))
    for view in table.views:
        assert [(deed.turn, deed.seat, type(deed.action)) for deed in view.deeds] == [
            (1, 0, PlaySecret),
            (2, 1, PlaySwap),
        ]
        assert [(swap_.turn, swap_.seat, swap_.player) for swap_ in view.swaps] == [(2, 1, 2)]


@pytest.mark.clause("DC-13.1", "DC-13.2")
def test_samples_are_uniform() -> None:
    """Goals, loyalties and cards, as often as they should be."""
    table = Table(5, clans="bl bl yl yl ys")
    view, dice = table.view(0), Dice(3)
    deal = prepare(BOX, view)
    card = deal.pool[2][0]
    exits: Counter[int] = Counter()
    mates: Counter[int] = Counter()
    places: Counter[str] = Counter()
    for _ in range(3000):
        state = GAME.sample(view, dice)
        exits[state.face.index(BOX.face_name.index("G-EXIT"), BOX.cards + 1) - BOX.cards - 1] += 1
        mates[role_of(state.clan[1])] += 1
        places["box" if card in state.boxed else "pile" if card in state.pile else "elsewhere"] += 1
    assert all(abs(count / 3000 - 1 / 4) < 0.04 for count in exits.values())
    assert abs(mates[1] / 3000 - 1 / 3) < 0.04
    unseen = len(deal.pool[2])
    assert abs(places["box"] / 3000 - 5 / unseen) < 0.04
    assert abs(places["pile"] / 3000 - deal.pile[2] / unseen) < 0.04


@pytest.mark.clause("DC-12.5", "DC-11.2", "DC-18.12")
def test_a_match_that_goes_on_tells_about_loyalties() -> None:
    """Two of three possible workers of yellow are out: somebody inside works for yellow too."""
    table = Table(5, clans="yl yl bl bs bl", out=[0, 1])
    view, dice = table.view(4), Dice(5)
    for _ in range(200):
        state = GAME.sample(view, dice)
        assert {role_of(state.clan[2]), role_of(state.clan[3])} == {0, 1}
    assert {reading.chance for reading in GAME.preview(view).readings} == {50}


@pytest.mark.clause("DC-13.3", "DC-18.18")
def test_samples_remember_swaps() -> None:
    table = Table(
        3,
        hands={
            0: ["A2-04", "P1-01", "P1-02", "P1-03"],
            1: ["P1-04", "P1-05", "P1-06"],
            2: ["P1-07", "P1-08"],
        },
        pile=0,
    )
    table.play(swap("A2-04", 1))
    view, dice = table.view(0), Dice(1)
    given = {BOX.face_name.index(name) for name in ("P1-01", "P1-02", "P1-03")}
    assert all(set(GAME.sample(view, dice).hands[1]) == given for _ in range(50))
    table.play(discard("P1-02"))
    view = table.view(0)
    gone: Counter[str] = Counter()
    for _ in range(900):
        state = GAME.sample(view, dice)
        GAME.check(state)
        gone[BOX.face_name[owned_card(state.hidden[-1])]] += 1
    assert sorted(gone) == ["P1-01", "P1-02", "P1-03"] and min(gone.values()) > 250


@pytest.mark.clause("DC-13.3")
def test_samples_of_a_crowded_memory() -> None:
    """Blind picks would rarely fit; an arrangement is found all the same."""
    mine = [f"P1-0{number}" for number in range(1, 5)]
    table = Table(3, hands={0: ["A2-04", *mine], 1: ["P1-06", "P1-08"], 2: ["P1-07", "P1-09"]}, pile=0)
    table.play(swap("A2-04", 1))
    table.play(discard("P1-01", "P1-02")).rest().rest().play(discard("P1-03"))
    view, dice = table.view(0), Dice(2)
    for _ in range(100):
        state = GAME.sample(view, dice)
        assert encoded(GAME.view(state, 0)) == encoded(view)
        GAME.check(state)


@pytest.mark.clause("DC-13.2", "DC-13.1")
def test_events_say_no_more_than_views() -> None:
    table = Table(
        3,
        board="P1-12@(0,-1) P1-16@(0,1)",
        hands={0: ["A2-04", "P1-01"], 1: ["P1-02", "P1-03", "P1-09"], 2: ["A1-07", "P1-04"]},
    )
    table.play(swap("A2-04", 1), step(0, 1, "u"), step(0, 0, "a"), step(0, 1, "u"))
    table.play(discard("P1-01"), {"kind": "end_move"})
    table.play(hunt("A1-07", (0, -1, "a"), (0, 0, "a")))

    def told(seat: int | None) -> dict[type, list[object]]:
        found: dict[type, list[object]] = {}
        for event in seen(table.log, seat):
            if isinstance(event, CardDrawn | CardLost):
                found.setdefault(type(event), []).append(event.card)
            elif isinstance(event, CardsDiscarded):
                found.setdefault(type(event), []).append(event.cards)
            elif isinstance(event, HandsSwapped):
                found.setdefault(type(event), []).append(event.taken_cards)
        return found

    spectator = told(None)
    assert set(map(str, spectator[CardDrawn] + spectator[CardLost])) == {"None"}
    assert spectator[HandsSwapped] == [[]] and spectator[CardsDiscarded] == [[]]
    assert told(2)[HandsSwapped] == [[]] and told(0)[HandsSwapped] == told(1)[HandsSwapped] != [[]]
    assert told(1)[CardsDiscarded] == [["P1-01"]] and told(0)[CardsDiscarded] == [[]]
    assert [card is not None for card in told(0)[CardLost]][:2] == [True, True]


@pytest.mark.clause("DC-13.1")
def test_other_hands_and_the_pile_are_numbers() -> None:
    table = Table(2, hands={0: ["P1-01"], 1: ["P3-01", "P1-02", "P2-01"]})
    view = table.view(0)
    assert view.seats[1].hand == {"I": 1, "II": 1, "III": 1}
    assert view.hand == ["P1-01"] and sum(view.pile.values()) == 10
    text = encoded(view).decode()
    assert "P3-01" not in text and "P2-01" not in text


@pytest.mark.clause("DC-9.4", "DC-13.2")
def test_a_view_travels() -> None:
    """JSON and back, in every phase that occurs in these scenes."""
    tables = [
        Table(3, board="P1-07@(1,0)").play(),
        Table(3, agreed_end=True).play({"kind": "propose_end"}),
        Table(2, turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")}).rest(),
        Table(2, board="P1-07@(1,0)", hands={0: ["P1-01", "P1-02"]}).play(path("P1-01", -1, 0)),
    ]
    for table in tables:
        for view in table.views:
            assert GAME.parse_view(encoded(view)) == view
