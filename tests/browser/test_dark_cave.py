"""The Dark Cave by clicking its map: two people and two bots, one of the people with a finger on a phone.

The deal is fixed and the opening planned so that an axe is used on another player's turn; from then on both
people play what `greedy` would, and press on the screen what they have not pressed often enough; the rest is
sent. Afterwards every raw message of both is held against the record: no hand, clan card or goal that its
receiver had not learned.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, Visitors
from browser.ear import Ear, Heard, Message, unshown
from browser.moments import Shown, moments
from browser.quick import Quick
from browser.table import Table, drawn, idle, overflowing, play_together, resize
from browser.test_access import violations
from podzemi.engine import Dice, registry, replay
from podzemi.engine.game import seen
from podzemi.engine.records.record import read
from podzemi.games.dark_cave import GAME
from until import until

Action = dict[str, Any]
PLANNED = 5955
"""With this seed the host has an axe and a monster, the guest a lair, and no bot can interfere."""
SMALLEST = 24
"""Pixels of whatever is to be pressed on the map, on a phone as on a desktop."""
OPENING = 4
"""Turns in which the two people stay together on the start card."""
OFTEN = 3
"""Times that each person presses an action of each kind: near and far on the map, turned and not."""


# ---------------------------------------------------------------- a person at the screen


class Player(Table):
    """Plays actions by pressing what shows them: cards, cells, spaces, edges, players, buttons."""

    def __init__(self, page: Page, ear: Ear, seat: int, touch: bool) -> None:
        super().__init__(page)
        self.ear = ear
        self.seat = seat
        self.touch = touch
        self.quick = Quick(page)
        self.played: list[Action] = []

    def news(self) -> Message:
        """The last thing the server told: view, legal actions, outlook."""
        return self.ear.news()

    def press(self, target: Locator) -> None:
        if self.touch:
            target.tap(timeout=5000)
        else:
            target.click(timeout=5000)

    def place(self, key: str) -> Locator:
        return self.page.locator(f'.board [data-place="{key}"][data-legal]')

    def point(self, key: str) -> None:
        """Press a place on the map, dragging the map there first if need be."""
        target = self.place(key)
        target.wait_for(state="attached", timeout=5000)
        self.bring(target)
        box = target.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= SMALLEST, (key, box)
        self.press(target)

    def bring(self, target: Locator) -> None:
        for _ in range(8):
            x, y = self.page.evaluate(_WAY_TO_THE_MIDDLE, target.element_handle())
            if x == y == 0:
                return
            self.drag(x, y)
        raise AssertionError(f"the map does not come: {target}")

    def drag(self, x: float, y: float) -> None:
        """Drag the map by that many pixels, with the mouse or a finger, from a bare place."""
        start = self.page.evaluate(_BARE_PLACE)
        if self.touch:
            swipe(self.page, start, (start[0] + x, start[1] + y))
        else:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(start[0] + x, start[1] + y, steps=4)
            self.page.mouse.up()

    def take(self, action: Action) -> None:
        """One decision, pressed or sent."""
        if self.quick.is_to_be_pressed(action["kind"], OFTEN):
            self.perform(action)
        elif self.quick.send(action, self.version):
            self.played.append(action)

    def perform(self, action: Action) -> None:
        """One decision from start to end."""
        self.played.append(action)
        version = self.version
        self._pencil(action)
        self.page.locator("dialog[open] .btn.pri, .ask .btn.pri").first.wait_for(timeout=4000)
        yes = self.page.locator("dialog[open] .btn.pri")
        self.press(yes if yes.count() else self.primary)
        self.page.wait_for_function(
            "v => +document.querySelector('.table').dataset.version > v", arg=version, timeout=10_000
        )

    def _pencil(self, action: Action) -> None:
        how = getattr(self, f"_{action['kind']}", None)
        if how is not None:
            how(action)
        elif action["kind"].startswith("play_"):
            self._play(action)
        else:
            self._button(action)

    def _card(self, card: str) -> None:
        held = self.page.locator(f'.hcard[data-card="{card}"]')
        if held.get_attribute("aria-pressed") != "true":
            self.press(held)

    def _play(self, action: Action) -> None:
        self._card(action["card"])
        if self.primary.count() == 0:
            self.point(key_of(action))

    def _play_path(self, action: Action) -> None:
        self._play(action)
        turn = self.page.locator(".dc-turn")
        if self.shown_turn() != action["rot"] and turn.count() == 0:
            action["rot"] = self.shown_turn()  # a card that looks the same turned is not turned
        elif self.shown_turn() != action["rot"]:
            self.press(turn)
            assert self.shown_turn() == action["rot"]

    def shown_turn(self) -> int:
        """How the pencilled card lies, by the drawing in the hand."""
        return int(self.page.locator(".hcard.sel").get_attribute("data-rot") or 0)

    def _play_monster(self, action: Action) -> None:
        self._card(action["card"])
        if action["lair"] is None and action["to"] is None:
            return self.press(self.page.locator('.ask .choice[data-kind="play_monster"]'))
        lairs = {json.dumps(a["lair"]) for a in self.news()["legal"] if a.get("card") == action["card"]}
        if action["lair"] is not None and (len(lairs) > 1 or action["to"] is None):
            self.point(space(action["lair"]))
        if action["to"] is not None:
            self.point(space(action["to"]))
        return None

    def _discard(self, action: Action) -> None:
        throw = self.page.locator(".dc-hand .hr .btn")
        if throw.get_attribute("aria-pressed") != "true":
            self.press(throw)
        for card in action["cards"]:
            self._card(card)

    def _step(self, action: Action) -> None:
        self.point(space(action["to"]))

    def _axe_web(self, action: Action) -> None:
        self.point(key_of(action))

    def _orient_goal(self, action: Action) -> None:
        self.press(self.page.locator(f'.dc-way[data-rot="{action["rot"]}"]'))

    def _button(self, action: Action) -> None:
        same = [a for a in self.news()["legal"] if a["kind"] == action["kind"]]
        self.press(self.page.locator(f'.ask .choice[data-kind="{action["kind"]}"]').nth(same.index(action)))


def space(where: list[Any]) -> str:
    return "space:" + ",".join(map(str, where))


def key_of(action: Action) -> str:
    """The place on the board that stands for an action."""
    if "edge" in action:
        return "edge:" + ";".join(",".join(map(str, cell)) for cell in action["edge"])
    target = action.get("target", action.get("player"))
    if isinstance(target, int):
        return f"seat:{target}"
    x, y = target or (action["x"], action["y"])
    return f"cell:{x},{y}"


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    fingers(page, [[start, end]])


def fingers(page: Page, ways: list[list[tuple[float, float]]], steps: int = 5) -> None:
    """Fingers on the glass, each from one point to another, all at once."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, share: float) -> None:
        points = [
            {"x": a[0] + (b[0] - a[0]) * share, "y": a[1] + (b[1] - a[1]) * share, "id": n}
            for n, (a, b) in enumerate(ways)
        ]
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        )

    send("touchStart", 0)
    for step in range(1, steps + 1):
        send("touchMove", step / steps)
    page.wait_for_timeout(80)  # a finger that rests before it lifts flings nothing: the next tap counts
    send("touchEnd", 1)
    session.detach()


_WAY_TO_THE_MIDDLE = """target => {
  const pane = document.querySelector('.dc-window').getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit && (target.contains(hit) || hit.contains(target))) return [0, 0];
  const short = (far, size) => Math.max(-size / 3, Math.min(size / 3, far));
  const way = [pane.x + pane.width / 2 - x, pane.y + pane.height / 2 - y];
  return [short(way[0], pane.width), short(way[1], pane.height)].map(Math.round);
}"""
_BARE_PLACE = """() => {
  const pane = document.querySelector('.dc-window').getBoundingClientRect();
  return [pane.x + pane.width / 2, pane.y + pane.height / 2];
}"""


# ---------------------------------------------------------------- what the people do


def decision(player: Player) -> Action:
    """The planned opening, then what `greedy` would do with this view."""
    news = player.news()
    view, legal = news["view"], news["legal"]
    planned = _planned(player.seat, view)
    for action in legal:
        if planned(action):
            return dict(action)
    known = GAME.parse_view(json.dumps(view))
    actions: Any = [GAME.parse(json.dumps(action)) for action in legal]
    chosen = registry.bot("greedy", GAME).choose(known, actions, Dice(player.version))
    return dict(legal[chosen])


def _planned(seat: int, view: Message) -> Callable[[Action], bool]:
    """The host gives the guest an axe, the guest lays a lair, the host sends a monster to both."""
    at_start = view["turn"] <= OPENING
    if view["phase"] == "axe":
        return lambda action: bool(action["use"])
    if view["phase"] == "move" and at_start:
        return lambda action: action["kind"] == "end_move"
    if view["phase"] != "act":
        return lambda action: False
    if seat == 0 and at_start:
        return lambda action: action["kind"] == "play_axe" and action["player"] == 1
    if seat == 0 and view["turn"] <= 2 * OPENING:
        return lambda action: action["kind"] == "play_monster" and action["to"] == [0, 0, "a"]
    if at_start:
        lairs = {card.id for card in GAME.data.path_card if "lair" in card.marks.values()}
        return lambda action: action["kind"] == "play_path" and action["card"] in lairs
    return lambda action: False


def decide(player: Player) -> None:
    """One decision, if the screen shows what came of the last that was sent."""
    if player.news()["version"] == player.version >= player.quick.reached:
        player.take(decision(player))


def play_out(players: list[Player]) -> None:
    play_together(players, decide, lambda: all(player.is_over() for player in players))


# ---------------------------------------------------------------- the evening


@pytest.fixture
def house(built: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def fix_the_deal(server: Server, seed: int) -> None:
    """The table that still gathers gets this seed."""
    server.stop()
    with closing(sqlite3.connect(server.data / "podzemi.sqlite")) as store, store:
        store.execute("UPDATE game_table SET seed = ?", (str(seed),))
    server.start()


def sit_down(visit: Visitors, server: Server) -> list[Player]:
    """Czech on a desktop, Slovak on a phone, two bots; the deal is the planned one."""
    host = visit.page("/new/dark_cave", language="cs")
    host.locator(".seg label", has_text="4 hráči").click()
    for seat, player in enumerate(["me", "open", "greedy", "greedy"], 1):
        host.get_by_label(f"Místo {seat}").select_option(player)
    host.get_by_role("button", name="Založit stůl").click()
    link = host.locator(".invite input").input_value()
    fix_the_deal(server, PLANNED)
    ears = [Ear(host)]
    host.goto(link)
    guest = visit.page("/about", language="sk", width=390, height=844, touch=True)
    ears.append(Ear(guest))
    guest.goto(link)
    guest.get_by_role("button", name="Prisadnúť").first.tap()
    host.get_by_role("button", name="Začít partii").click()
    for page in (host, guest):
        page.wait_for_selector(".ask")
    return [Player(host, ears[0], 0, touch=False), Player(guest, ears[1], 1, touch=True)]


@pytest.mark.long
def test_two_people_and_two_bots_play_by_the_map_and_nothing_leaks(chrome: Browser, house: Server) -> None:
    visit = Visitors(chrome, house)
    try:
        players = sit_down(visit, house)
        host, guest = players
        play_out(players)
        for player, language in ((host, "cs"), (guest, "sk")):
            expect(player.page.locator("html")).to_have_attribute("lang", language)
            expect(player.page.locator(".dc-end")).to_be_visible()
        record = host.page.request.get(f"/api/tables/{host.page.url.rsplit('/', 1)[1]}/record").body()
    finally:
        visit.close()
    assert not visit.complaints
    assert_played_as_pressed(record, players)
    assert_axe_on_anothers_turn(record)
    known = what_each_may_know(record)
    for player in players:
        assert check_messages(player.ear.heard, known[player.seat]) >= 40


def assert_played_as_pressed(record: bytes, players: list[Player]) -> None:
    """What was pressed is what was played, decision by decision; a long walk counts as its steps."""
    turns = json.loads(record)["actions"]
    for player in players:
        played = [turn["action"] for turn in turns if turn["seat"] == player.seat]
        assert played == player.played


def assert_axe_on_anothers_turn(record: bytes) -> None:
    asked = []

    def each(match: Any, events: list[Any]) -> None:
        view = GAME.view(match.state, None)
        if view.phase == "axe" and view.active == 0:
            asked.extend(view.to_act)

    replay(read(record, registry.game), registry.game, each)
    assert 1 in asked
    assert {"seat": 1, "action": {"kind": "axe_monster", "use": True}} in json.loads(record)["actions"]


# ---------------------------------------------------------------- the map and the screens around it


def sit_alone(page: Page) -> Table:
    """A match against bots, from the home page."""
    page.get_by_test_id("play-dark_cave").click()
    page.wait_for_selector(".dc-map")
    table = Table(page)
    table.wait_for_turn()
    return table


def window_of(page: Page) -> list[float]:
    """What the map shows: left, top, width, height in units of the drawing."""
    drawn(page)
    return [float(part) for part in str(page.locator(".dc-map").get_attribute("viewBox")).split()]


def middle_of(page: Page) -> tuple[float, float]:
    x, y = page.evaluate(_BARE_PLACE)
    return x, y


def test_the_map_moves_by_wheel_mouse_and_keys(visit: Visitors) -> None:
    page = visit.page("/")
    sit_alone(page)
    whole = window_of(page)
    x, y = middle_of(page)
    page.mouse.move(x - 100, y - 100)
    page.mouse.wheel(0, -400)
    until(lambda: window_of(page)[2] < whole[2] * 0.7)
    near = window_of(page)
    page.mouse.down()
    page.mouse.move(x, y, steps=3)
    page.mouse.up()
    dragged = window_of(page)
    assert dragged[0] < near[0] and dragged[1] < near[1] and dragged[2:] == near[2:]
    page.keyboard.press("Shift+ArrowRight")
    assert window_of(page)[0] > dragged[0]
    page.keyboard.press("-")
    assert window_of(page)[2] > near[2]
    page.keyboard.press("0")
    assert window_of(page) == whole
    page.get_by_role("button", name="Closer").click()
    assert window_of(page)[2] < whole[2]
    page.get_by_role("button", name="The whole cave").click()
    assert window_of(page)[2] >= whole[2] - 1


def test_the_map_moves_by_one_finger_and_by_two(visit: Visitors) -> None:
    page = visit.page("/", width=390, height=844, touch=True)
    sit_alone(page)
    before = window_of(page)
    x, y = middle_of(page)
    fingers(page, [[(x, y), (x - 80, y - 40)]])
    swiped = window_of(page)
    assert swiped[0] > before[0] and swiped[1] > before[1] and swiped[2:] == before[2:]
    fingers(page, [[(x - 30, y), (x - 90, y)], [(x + 30, y), (x + 90, y)]])
    assert window_of(page)[2] < swiped[2] * 0.6
    fingers(page, [[(x - 90, y), (x - 30, y)], [(x + 90, y), (x + 30, y)]])
    assert window_of(page)[2] > swiped[2] * 0.8
    mini = page.locator(".dc-mini")
    mini.tap(position={"x": 4, "y": 4})
    corner = window_of(page)
    mini.tap(position={"x": 80, "y": 60})
    assert window_of(page)[0] > corner[0] and window_of(page)[1] > corner[1]


def test_the_small_map_lies_on_nothing_that_may_be_chosen(visit: Visitors) -> None:
    """A goal in the lower left corner is entered: the small map, which lies there, makes room."""
    page = visit.page("/learn/dark_cave/goal", width=390, height=844, touch=True)
    page.locator(".dc-spot[data-legal]").first.wait_for()
    idle(page)
    mini = page.locator(".dc-mini").bounding_box()
    assert mini is not None
    for spot in page.locator(".dc-spot[data-legal]").all():
        box = spot.bounding_box()
        assert box is not None
        is_beside = box["x"] >= mini["x"] + mini["width"] or box["x"] + box["width"] <= mini["x"]
        is_off = box["y"] >= mini["y"] + mini["height"] or box["y"] + box["height"] <= mini["y"]
        assert is_beside or is_off, (mini, box)


_BENEATH = """() => {
  const rows = [...document.querySelectorAll('.dc-who')].map((one) => one.getBoundingClientRect());
  const isUnder = ({ left, right, top, bottom }) =>
    rows.some((row) => left < row.right && right > row.left && top < row.bottom && bottom > row.top);
  const shown = [...document.querySelectorAll('.dc-map .goal, .dc-map .dwf, .dc-map [data-legal]')];
  return shown.filter((one) => isUnder(one.getBoundingClientRect())).length;
}"""


def test_choosing_a_player_neither_resizes_the_map_nor_hides_what_else_may_be_chosen(visit: Visitors) -> None:
    """Secret information: the clan card of one of seven others, or a goal on the map."""
    shown = Shown(visit.page("/"))
    [moment] = moments("dark_cave", 8, seed=5, wanted=lambda phase: phase == "act", longest=110)
    for width, height in [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844)]:
        resize(shown.page, width, height)
        shown.open(moment)
        idle(shown.page)
        before = shown.page.locator(".dc-window").bounding_box()
        shown.page.locator(".dc-hand .hcard").first.click()
        expect(shown.page.locator(".dc-who.legal")).to_have_count(7)
        assert shown.page.locator(".dc-window").bounding_box() == before, (width, height)
        until(lambda: shown.page.evaluate(_BENEATH) == 0)


@pytest.mark.parametrize(("width", "night"), [(1440, False), (1440, True), (390, True)])
def test_the_cave_is_accessible(visit: Visitors, width: int, night: bool) -> None:
    table = sit_alone(visit.page("/", night=night, width=width, height=844))
    if width > 640:
        table.page.locator(".dc-notes summary").click()
    table.page.locator(".hcard[data-legal]").first.click()
    assert violations(table.page) == []


def test_nothing_sticks_out_in_any_language(visit: Visitors) -> None:
    page = visit.page("/")
    sit_alone(page)
    for language in ("en", "cs", "sk", "pl"):
        page.evaluate(
            "language => localStorage.setItem('podzemi.settings', JSON.stringify({language}))", language
        )
        page.reload()
        page.locator(".hcard[data-legal]").first.click()
        for width, height in ((1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 740)):
            resize(page, width, height)
            assert overflowing(page) == [], (language, width)


# ---------------------------------------------------------------- leaks


class Known(msgspec.Struct):
    """What one seat has learned, told from what happened and not from views."""

    cards: set[str]
    """Those that were ever in its hand, and those played openly."""
    goals: set[str]
    roles: set[int]

    def learn(self, seat: int, hand: set[str], turn: Action | None, events: list[Message]) -> None:
        self.cards |= hand
        if turn is not None and "card" in turn:
            self.cards.add(turn["card"])
        for event in events:
            if event["kind"] == "goal_turned" or (event["kind"] == "goal_looked" and event["seat"] == seat):
                self.goals.add(event["goal"])
            elif event["kind"] == "clan_looked" and event["seat"] == seat:
                self.roles.add(event["player"])
            elif event["kind"] == "clan_revealed":
                self.roles.add(event["seat"])


CARDS = {card.id for card in GAME.data.path_card} | {card.id for card in GAME.data.action_card}
GOALS = {card.id for card in GAME.data.goal_card}


class Moment(msgspec.Struct):
    """What a seat may be told after one decision, and what it has learned by then."""

    told: Message
    known: Known


def what_each_may_know(record: bytes) -> list[list[Moment]]:
    """By seat, then by decision; worked out from the record alone."""
    known = [Known(set(), set(), {seat}) for seat in range(4)]
    moments: list[list[Moment]] = [[] for _ in known]
    actions = json.loads(record)["actions"]

    def each(match: Any, events: list[Any]) -> None:
        turn = actions[match.version - 1]["action"] if match.version else None
        happened = [msgspec.to_builtins(event) for event in events]
        for seat, one in enumerate(known):
            hand = {GAME.box.face_name[card] for card in match.state.hands[seat]}
            one.learn(seat, hand, turn, happened)
            if GAME.result(match.state) is not None:
                one.roles |= set(range(4))
            now = Known(set(one.cards), set(one.goals), set(one.roles))
            moments[seat].append(Moment(_told(match.state, seat, events), now))

    replay(read(record, registry.game), registry.game, each)
    return moments


def _told(state: Any, seat: int, events: list[Any]) -> Message:
    view = GAME.view(state, seat)
    told = {
        "view": view,
        "legal": GAME.actions(state, seat),
        "outlook": GAME.preview(view),
        "result": GAME.result(state),
        "events": seen(events, seat),
    }
    return dict(msgspec.to_builtins(told))


def check_messages(messages: list[Heard], moments: list[Moment]) -> int:
    """Each message with a view is, byte for byte, one of the moments, in their order; no word more, nor in
    the changes that stand for it."""
    told = [heard for heard in messages if heard.told.get("view")]
    at = 0
    for heard in told:
        said, message = heard
        assert unshown(heard) == []
        while moments[at].told["view"] != message["view"]:
            at += 1
        for key in ("legal", "outlook", "result"):
            assert message[key] == moments[at].told[key]
        if message["kind"] == "update":
            assert message["events"] == moments[at].told["events"]
        assert leaks(message, moments[at].known) == [] == leaks(said, moments[at].known)
    assert at == len(moments) - 1
    return len(told)


def leaks(message: Message, known: Known) -> list[str]:
    """Every name and loyalty in a message that its receiver has not learned."""
    secret = (CARDS - known.cards) | (GOALS - known.goals)
    found = [word for word in words(message) if word in secret]
    for thing in things(message):
        whose = thing.get("player") if thing.get("kind") == "clan_looked" else thing.get("seat")
        if thing.get("role") is not None and isinstance(whose, int) and whose not in known.roles:
            found.append(f"role of {whose}: {thing}")
    seats = (message.get("view") or {}).get("seats", [])
    hidden = (seat for seat, side in enumerate(seats) if side["role"] and seat not in known.roles)
    return found + [f"loyalty of {seat}" for seat in hidden]


def things(value: Any) -> Iterator[Message]:
    """All objects in a message."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from things(one)


def words(value: Any) -> Iterator[str]:
    """All strings in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from words(one)


def test_the_check_for_leaks_can_fail() -> None:
    nothing = Known(set(), set(), {0})
    side = {"role": None, "clan": "blue"}
    fair = {"kind": "update", "version": 1, "view": {"seats": [side, side]}, "events": []}
    assert leaks(fair, nothing) == []
    assert leaks({**fair, "hand": ["A1-01"]}, nothing) == ["A1-01"]
    assert leaks({**fair, "goal": "G-EXIT"}, nothing) == ["G-EXIT"]
    assert leaks({**fair, "events": [{"kind": "clan_dealt", "seat": 1, "role": "loyal"}]}, nothing)
    assert leaks({**fair, "view": {"seats": [side, {**side, "role": "saboteur"}]}}, nothing)
