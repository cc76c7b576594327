"""Moments of whole matches, shown to a page without playing up to them: the table is made in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Raw
from playwright.sync_api import Page, WebSocketRoute

from browser.table import idle
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.server.match.tables import describe
from podzemi.server.store import Place, Table
from podzemi.wire import messages as wire

ME = "me"
NAMES = ["Anežka", "Bartoloměj", "Kazimierz", "Klara", "Marek", "Wojciech", "Zuzana", "Jan"]
LONGEST = 3000


class Moment:
    """A seat at its table, as a sync tells it."""

    def __init__(self, match: Match[Any, Any], seat: int, history: list[wire.Moment]) -> None:
        view = match.game.view(match.state, seat)
        self.phase: str = view.phase
        message = wire.Sync(
            table=table_of(match, seat),
            version=match.version,
            seat=seat,
            view=_raw(view),
            legal=_raw(match.game.actions(match.state, seat)),
            outlook=_raw(match.game.preview(view)),
            history=history[-60:],
            result=_raw(match.result),
            undo=Raw(b"null"),
        )
        self.text = msgspec.json.encode(message).decode()


def news(match: Match[Any, Any], seat: int, events: list[Any]) -> str:
    """What just happened, as an update tells it to that seat."""
    view = match.game.view(match.state, seat)
    message = wire.Update(
        version=match.version,
        at=0.0,
        view=_raw(view),
        legal=_raw(match.game.actions(match.state, seat)),
        outlook=_raw(match.game.preview(view)),
        events=_raw(seen(events, seat)),
        result=_raw(match.result),
        undo=Raw(b"null"),
    )
    return msgspec.json.encode(message).decode()


def _raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def table_of(match: Match[Any, Any], seat: int) -> wire.TableInfo:
    """The table as the person in that seat sees it: everybody is a person, and here."""
    places = [Place("person", ME if n == seat else f"p{n}") for n in range(match.players)]
    table = Table(
        id="moment",
        game=match.game.name,
        rules=match.game.rules_version,
        options=match.options,
        seed=match.seed,
        host=ME,
        public=False,
        created=0.0,
        started=1.0,
        places=places,
    )
    names = {place.player: NAMES[n] for n, place in enumerate(places)}
    return describe(table, match.version, names, ME, set(names), 0, match.to_act())


def moments(
    game: str, players: int, seed: int, wanted: Callable[[str], bool], longest: int = LONGEST
) -> Iterator[Moment]:
    """The last moment of each phase that is wanted, among so many decisions of a match."""
    match, dice = Match(registry.game(game), players, {}, seed), Dice(seed)
    last: dict[str, Moment] = {}
    told: list[list[wire.Moment]] = [
        [wire.Moment(0, 0.0, _raw(seen(match.opening, seat)))] for seat in range(players)
    ]
    while (asked := match.to_act()) and match.version < longest:
        seat = asked[dice.below(len(asked))]
        phase: str = match.game.view(match.state, None).phase
        if wanted(phase) and len(match.game.legal(match.state, seat)) > 1:
            last[phase] = Moment(match, seat, told[seat])
        actions = match.actions(seat)
        events = match.play(seat, actions[dice.below(len(actions))])
        hear(told, match, events)
    yield from last.values()


def hear(told: list[list[wire.Moment]], match: Match[Any, Any], events: list[Any]) -> None:
    """Add what just happened to what each seat was told."""
    for viewer, lines in enumerate(told):
        lines.append(wire.Moment(match.version, 0.0, _raw(seen(events, viewer))))


def prompts(game: str, players: int, seed: int) -> Iterator[Moment]:
    """The decision with the most answers of each kind of question in a whole match: what may be done, and
    when."""
    match, dice = Match(registry.game(game), players, {}, seed), Dice(seed)
    most: dict[tuple[str, frozenset[str]], tuple[int, Moment]] = {}
    while (asked := match.to_act()) and match.version < LONGEST:
        seat = asked[dice.below(len(asked))]
        actions = match.actions(seat)
        phase: str = match.game.view(match.state, None).phase
        key = (phase, frozenset(type(action).__name__ for action in actions))
        if len(actions) > most.get(key, (1, None))[0]:
            most[key] = (len(actions), Moment(match, seat, []))
        match.play(seat, actions[dice.below(len(actions))])
    yield from (moment for _, moment in most.values())


def over(game: str, players: int, seed: int) -> Moment:
    """The end of a match, as its first seat sees it."""
    match, dice = Match(registry.game(game), players, {}, seed), Dice(seed)
    while asked := match.to_act():
        actions = match.actions(asked[0])
        match.play(asked[0], actions[dice.below(len(actions))])
    return Moment(match, 0, [])


def happening(game: str, players: int, seed: int, is_it: Callable[[Any], bool]) -> tuple[Moment, str]:
    """The moment before the first event that is it, at the seat it speaks of, and the news of it."""
    match, dice = Match(registry.game(game), players, {}, seed), Dice(seed)
    while asked := match.to_act():
        before = match.copy()
        actions = match.actions(asked[0])
        events = match.play(asked[0], actions[dice.below(len(actions))])
        found = next((event for event in events if is_it(event)), None)
        if found is not None:
            seat: int = getattr(found, "seat", 0)
            return Moment(before, seat, []), news(match, seat, events)
    raise AssertionError(f"{game}: it never happened")


def afterwards(game: str, players: int, seed: int, is_it: Callable[[Any], bool]) -> Iterator[str]:
    """What is told to the seat that the first such event speaks of, from that event to the end."""
    match, dice = Match(registry.game(game), players, {}, seed), Dice(seed)
    seat: int | None = None
    while asked := match.to_act():
        actions = match.actions(asked[0])
        events = match.play(asked[0], actions[dice.below(len(actions))])
        if seat is None:
            seat = next((getattr(event, "seat", 0) for event in events if is_it(event)), None)
        if seat is not None:
            yield news(match, seat, events)


class Shown:
    """A page that shows one moment after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.heard: list[str] = []
        """The kinds of what the page said to the table."""
        page.route_web_socket("**/api/tables/moment/live?*", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda said: self.heard.append(msgspec.json.decode(said)["kind"]))
        socket.send(self.first.text)

    def open(self, moment: Moment) -> None:
        """Each one as to somebody who just came."""
        self.first = moment
        self.page.goto("/t/moment")
        self.page.wait_for_selector(".ask.mine, .askbar")

    def settle(self) -> None:
        """Until what comes after the board is there too."""
        self.page.get_by_test_id("sound").wait_for()
        idle(self.page)

    def tell(self, news: str) -> None:
        """Let something happen at the table that is shown."""
        self.sockets[-1].send(news)
