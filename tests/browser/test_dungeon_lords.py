"""Dungeon Lords by clicking the board: two people and two bots, one of the people with a finger on a phone.

Both people decide as `greedy` would, and press on the screen what they have not pressed before; the rest is
sent. One of them reloads the page while others still plan in secret. Afterwards every raw message of both is
held against the record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, Visitors
from browser.ear import Ear, Message
from browser.quick import Quick
from browser.table import LONG, Table, overflowing
from browser.test_evening import check_messages, what_each_seat_may_know
from podzemi.engine import Dice, registry
from podzemi.games.dungeon_lords import GAME
from until import until

Action = dict[str, Any]
BUTTONS = ("decline", "end")


# ---------------------------------------------------------------- what stands for an action on the screen


def without_nulls(action: Action) -> Action:
    """Null counts as left out (DL-22.1)."""
    return {name: value for name, value in action.items() if value is not None}


def cell(where: list[int]) -> str:
    return f"cell:{where[0]},{where[1]}"


def keys_of(action: Action, special: str | None) -> list[str]:
    """The things to press for an action, in order."""
    given = [f"{name}:{action[name]}" for name in ("trap", "victim") if action.get(name)]
    match action["kind"]:
        case "choose_blocked":
            return [f"order:{card}" for card in action["cards"]]
        case "plan_orders":
            return [f"order:{order}" for order in action["orders"]]
        case "use":
            return [f"spy:{action['spy']}" if action.get("spy") else "use"]
        case "dig" | "mine":
            return [cell(where) for where in action["cells"]]
        case "hire":
            return [f"offer:{action['tile']}", *given]
        case "build":
            return [f"room:{action['room']}", cell(action["cell"])]
        case "activate":
            site = [cell(action["dig_cell"])] if action.get("dig_cell") else []
            return [cell(action["cell"]), *site, f"work:{action['imps']}+{action['trolls']}"]
        case "recover":
            return [f"order:{action['card']}"]
        case "pay":
            return [f"pay:{action['creature']}", *given]
        case "release":
            return [f"release:{action['creature']}"]
        case "pay_taxes":
            return [f"amount:{action['amount']}"]
        case "discard_trap":
            return given
        case "event_choice":
            return _event_keys(action, special, given)
        case "plan_combat":
            things = [f"creature:{one}" for one in action["creatures"]]
            return [cell(action["tile"]), *things, *(f"trap:{trap}" for trap in action["traps"])]
        case _:
            return _battle_keys(action, given)


def _event_keys(action: Action, special: str | None, given: list[str]) -> list[str]:
    if action.get("amount") is not None:
        return [f"amount:{action['amount']}"]
    if action.get("gold") is not None:
        return ["coin"]
    if action.get("monster") is None:
        return given or ["evil"]
    unit = [f"unit:{action.get('pay') or 'strike'}"] if special == "monster_strike" else []
    return [f"monster:{action['monster']}", *unit, *given]


def _battle_keys(action: Action, given: list[str]) -> list[str]:
    match action["kind"]:
        case "order_traps":
            return [f"first:{action['traps'][0]}"]
        case "target":
            return [f"hero:{action['adventurer']}"]
        case "attack":
            aims = [f"{name}:{who}" for name, who in zip(("hero", "second"), action.get("targets") or [])]
            return [f"creature:{action['creature']}", f"option:{action['option']}", *aims]
        case "free_prisoner":
            return [f"prisoner:{action['prisoner']}"]
    if action.get("prisoner"):
        return [f"prisoner:{action['prisoner']}"]
    if action.get("withdraw") is not None:
        return [f"withdraw:{str(action['withdraw']).lower()}"]
    if not action.get("monster"):
        return given
    pay = action.get("pay")
    answer = [] if pay is None else [f"answer:{'pay' if pay else 'withdraw'}"]
    return [f"creature:{action['monster']}", *answer, *given]


# ---------------------------------------------------------------- a person at the screen


def shape_of(action: Action, keys: list[str]) -> tuple[str, ...]:
    """The kinds of things that are pressed for it, in order; how a creature attacks makes a difference."""
    return action["kind"], *(key if key.startswith("option:") else key.split(":")[0] for key in keys)


class Player(Table):
    """Plays actions by pressing what shows them: cards, cells, spaces, creatures, heroes, buttons."""

    def __init__(self, page: Page, ear: Ear, seat: int, touch: bool) -> None:
        super().__init__(page)
        self.ear = ear
        self.seat = seat
        self.touch = touch
        self.quick = Quick(page)
        self.played: list[Action] = []
        self.over = False

    def news(self) -> Message:
        """The last thing the server told: view, legal actions, outlook."""
        return self.ear.news()

    def glance(self) -> tuple[int, bool]:
        """The version on the screen, and whether I am asked; whether it is over is kept."""
        version, mine, self.over = self.page.evaluate(_GLANCE)
        return int(version), bool(mine)

    def press(self, target: Locator) -> None:
        if self.touch:
            target.tap(timeout=20_000)
        else:
            target.click(timeout=20_000)

    def skip(self) -> None:
        """What is being played may be skipped by any key."""
        self.page.keyboard.press("x")

    def send(self, action: Action, version: int) -> None:
        if self.quick.send(action, version):
            self.played.append(without_nulls(action))

    def perform(self, action: Action) -> None:
        """One decision from start to end: until the server has accepted it."""
        self.played.append(without_nulls(action))
        before = self.accepted()
        if action["kind"] in BUTTONS:
            self.press(self.page.locator(f'.ask .choice[data-kind="{action["kind"]}"]'))
        else:
            for key in keys_of(action, self.news()["view"]["special"]):
                if self.is_decided(before):
                    break
                self.point(key)
        self.confirm(before)

    def is_decided(self, before: int) -> bool:
        """Inked at once, because the rest goes without saying: keys that are left belong to no question."""
        is_on_its_way = self.page.locator('.ask[aria-busy="true"]').count() > 0
        return is_on_its_way or self.accepted() > before  # in this order: a look brings the frames

    def accepted(self) -> int:
        """How many decisions the server has accepted."""
        return sum(frame.startswith('{"kind":"accepted"') for frame in self.ear.raw)

    def confirm(self, before: int) -> None:
        """Ink what is pencilled, unless it was inked at once; until the server has accepted it."""
        sure = self.page.locator("dialog[open] .btn.pri, .ask .btn.pri")
        until(lambda: sure.count() > 0 or self.is_decided(before))
        if not self.is_decided(before):
            self.press(sure.last)
        until(lambda: self.glance() and self.accepted() > before)  # in this order: a look brings the frames

    def point(self, key: str) -> None:
        """Press a thing, unless it is pressed already or goes without saying.

        A hero that is the first target already can be the second too.
        """
        things = self.page.locator(f'.board [data-key="{key}"]')
        if key.startswith(("work:", "option:", "unit:")) and things.count() == 0:
            return
        is_pressed = things.first.get_attribute("aria-pressed", timeout=20_000) == "true"
        if not is_pressed or key.startswith("second:"):
            self.press(things.first)


_GLANCE = """() => [
  document.querySelector('.table').dataset.version,
  document.querySelector('.ask.mine') !== null,
  document.querySelector('.table > .over') !== null,
]"""


def decision(player: Player, news: Message) -> Action:
    """What `greedy` would do with this view."""
    view = GAME.parse_view(json.dumps(news["view"]))
    actions: Any = [GAME.parse(json.dumps(action)) for action in news["legal"]]
    return dict(news["legal"][registry.bot("greedy", GAME).choose(view, actions, Dice(player.version))])


def play_while(players: list[Player], still: Callable[[], bool]) -> None:
    def round_of_looks() -> bool:
        for player in players:
            play_one(player, still)
        return not still()

    until(round_of_looks, LONG)


def play_one(player: Player, still: Callable[[], bool]) -> None:
    """One decision, if this player is asked: pressed once the screen shows the question, or sent at once."""
    version, mine = player.glance()
    news = player.news()  # and `still` after the glance: a look brings the frames
    if player.over or not news["legal"] or news["version"] < player.quick.reached or not still():
        return
    action = decision(player, news)
    keys = [] if action["kind"] in BUTTONS else keys_of(action, news["view"]["special"])
    shape = shape_of(action, keys)
    if player.quick.was_pressed(shape):
        player.send(action, news["version"])
    elif news["version"] == version and not mine:
        player.skip()
    elif news["version"] == version:
        player.quick.is_to_be_pressed(shape)
        player.perform(action)


# ---------------------------------------------------------------- the evening


@pytest.fixture
def house(built: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def sit_down(visit: Visitors) -> list[Player]:
    """Czech on a desktop with ink at once, Polish on a phone, two bots."""
    host = visit.page("/about", language="cs")
    host.evaluate("localStorage.setItem('podzemi.settings', JSON.stringify({ inkAtOnce: true }))")
    ears = [Ear(host)]
    host.goto("/new/dungeon_lords")
    host.locator(".options").wait_for()
    host.get_by_text("4 hráči", exact=True).click()
    for seat, player in enumerate(["me", "open", "greedy", "greedy"], 1):
        host.get_by_label(f"Místo {seat}").select_option(player)
    host.get_by_role("button", name="Založit stůl").click()
    link = host.locator(".invite input").input_value()
    guest = visit.page("/about", language="pl", width=390, height=844, touch=True)
    ears.append(Ear(guest))
    guest.goto(link)
    guest.get_by_role("button", name="Usiądź").first.tap()
    host.get_by_role("button", name="Začít partii").click()
    for page in (host, guest):
        page.wait_for_selector(".ask")
    return [Player(host, ears[0], 0, touch=False), Player(guest, ears[1], 1, touch=True)]


def planned(page: Page) -> list[str | None]:
    """The orders in the three slots of the planning screen."""
    slots = page.locator(".dl-plan [data-slot]")
    expect(slots).to_have_count(3)
    return [slots.nth(n).get_attribute("data-order") for n in range(3)]


def reload_while_others_plan(visit: Visitors, host: Player, guest: Player) -> None:
    """The host seals three orders and comes back to them; the guest and a spectator see none."""
    news = host.news()
    assert news["view"]["phase"] == "plan_orders" and 1 in news["view"]["to_act"]
    action = decision(host, news)
    host.perform(action)
    watcher = visit.page(f"{host.page.url}", language="sk")
    ear = Ear(watcher)
    watcher.reload()
    watcher.wait_for_selector(".dl")
    host.page.reload()
    host.page.wait_for_selector(".dl-plan")
    assert planned(host.page) == action["orders"]
    assert planned(guest.page) == [None, None, None]
    assert watcher.locator("[data-order], .oc").count() == 0
    for heard in (guest.news(), next(m for m in reversed(ear.messages()) if m.get("view"))):
        assert heard["view"]["seats"][0]["planned"] == []
    watcher.close()


@pytest.mark.long
def test_two_people_and_two_bots_play_two_years_by_the_board(chrome: Browser, house: Server) -> None:
    visit = Visitors(chrome, house)
    try:
        host, guest = players = sit_down(visit)
        play_while(players, lambda: all(one.news()["view"]["phase"] == "choose_blocked" for one in players))
        host.wait_for_turn()
        reload_while_others_plan(visit, host, guest)
        for page in (host.page, guest.page):
            assert overflowing(page) == []
        play_while(players, lambda: not all(player.over for player in players))
        for player, language in ((host, "cs"), (guest, "pl")):
            expect(player.page.locator("html")).to_have_attribute("lang", language)
            expect(player.page.locator(".dl-end .total td")).to_have_count(4)
            assert overflowing(player.page) == []
        record = host.page.request.get(f"/api/tables/{host.page.url.rsplit('/', 1)[1]}/record").body()
    finally:
        visit.close()
    assert not visit.complaints
    told = json.loads(record)
    for player in players:
        played = [without_nulls(turn["action"]) for turn in told["actions"] if turn["seat"] == player.seat]
        assert played == player.played
    knowledge = what_each_seat_may_know(record)
    for player in players:
        assert check_messages(player.ear.heard, knowledge, player.seat) >= 40
