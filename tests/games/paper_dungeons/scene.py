"""A table at which the specification's scenes are played, through the public game only.

Cards, dice and bosses are scripted as chance outcomes; what a vector gives ("levels 3/2/2/4")
is written onto the sheet, because hardly any of it could be reached in the space of a test.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

import msgspec

from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.engine.values import Event, Refusal, Seat
from podzemi.games.paper_dungeons import GAME, events
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    POWERS,
    ROOMS,
)
from podzemi.games.paper_dungeons.data.tables import BOX
from podzemi.games.paper_dungeons.rules import scoring
from podzemi.games.paper_dungeons.state import NO_SCORE, OUTSIDE, Sheet, State
from podzemi.games.paper_dungeons.view.types import Mine, SheetView, View

PLAIN = "warrior clover rogue warrior boots wizard"
"""White warrior, clover, white rogue; black warrior, boots, black wizard."""
QUIET = ("fortune_teller", "ranger", "noble", "scout", "psionic", "alchemist", "barbarian", "shaman")
"""Powers without influence on most scenes, by seat."""

E = TypeVar("E", bound=Event)

_PARAMETERS = {
    "choose_cards": ["power", "goal"],
    "setup_veteran": ["hero1", "hero2"],
    "setup_craftsman": ["item1", "item2"],
    "setup_assassin": ["room1", "room2"],
    "setup_treasure_hunter": ["room"],
    "level_up": ["die", "hero"],
    "craft": ["die", "item"],
    "brew": ["die"],
    "move": ["die"],
    "step": ["to"],
    "pick_hero": ["hero"],
    "pick_item": ["item"],
}


def named(text: str) -> dict[str, Any]:
    """`"level_up 3 warrior"` as the action of PD-23: the kind, then its parameters."""
    kind, *words = text.split()
    if kind == "pick_minions":
        return {"kind": kind, "rooms": words}
    values = [int(word) if word.isdigit() else word for word in words]
    return {"kind": kind, **dict(zip(_PARAMETERS.get(kind, []), values, strict=True))}


def spelled(action: dict[str, Any]) -> str:
    """The inverse of `named`."""
    kind, *values = action.values()
    words = values[0] if kind == "pick_minions" else values
    return " ".join([kind, *map(str, words)])


def hands(cards: tuple[str, ...], players: int, kept: list[str]) -> list[list[str]]:
    """Two cards for each seat, the first one as wanted."""
    spare = [card for card in cards if card not in kept]
    return [[kept[seat], spare.pop()] for seat in range(players)]


class Scene:
    """One match in one dungeon, at the first decision after the set-up."""

    def __init__(
        self,
        power: str = "",
        goal: str = "G14",
        players: int = 1,
        powers: str = "",
        goals: str = "",
        roll: str = PLAIN,
        missions: str = "",
        bosses: str = "",
        setup: str = "",
        choose: bool = True,
        **options: Any,
    ) -> None:
        kept = powers.split() or [power or QUIET[0], *[p for p in QUIET[1:] if p != power]][:players]
        aims = goals.split() or [goal, *[g for g in GOALS if g != goal]][:players]
        self.hands = (hands(POWERS, players, kept), hands(GOALS, players, aims))
        options = {"dungeon": "A", "missions": bool(missions), **options}
        if bosses:
            options["random_bosses"] = True
        dice = Dice(0, [])
        self.queued = False
        """Whether the next roll is only a stopgap."""
        self.match: Match[State, View]
        dice.script.extend(reversed(GAME.script(self._opening(missions, bosses, roll))))
        self.match = Match(GAME, players, options, dice=dice)
        self.log: list[Event] = list(self.match.opening)
        if choose:
            for seat in range(players):
                self.play(f"choose_cards {kept[seat]} {aims[seat]}", seat)
        if setup:
            self.play(setup, self.match.game.to_act(self.state)[0])

    def _opening(self, missions: str, bosses: str, roll: str) -> list[Any]:
        chance: list[Any] = []
        if bosses:
            # words that are the names of components
            chance.append(events.BossesOutcome(bosses.split()))  # type: ignore[arg-type]
        if missions:
            rest = [m for m in MISSIONS if m not in missions.split()]
            # words that are the names of components
            chance.append(events.MissionsOutcome([*missions.split(), *rest][:3]))  # type: ignore[arg-type]
        # words that are the names of components
        chance.append(events.DealPowers(self.hands[0]))  # type: ignore[arg-type]
        # words that are the names of components
        chance.append(events.DealGoals(self.hands[1]))  # type: ignore[arg-type]
        # words that are the names of components
        chance += [events.Roll(1, faces.split()) for faces in roll.split("/")]  # type: ignore[arg-type]
        return chance

    # ------------------------------------------------------------ arranging

    @property
    def state(self) -> State:
        return self.match.state

    def sheet(self, seat: Seat = 0) -> Sheet:
        return self.state.sheets[seat]

    def give(
        self,
        seat: Seat = 0,
        levels: str = "",
        items: str = "",
        explored: str = "",
        position: str = "",
        dead: str = "",
        circled: str = "",
        **numbers: Any,
    ) -> Scene:
        """Write what the vector gives onto a sheet. `items`: `"crown 2 tome 1"`."""
        sheet = self.sheet(seat)
        if levels:
            sheet.levels[:] = [int(level) for level in levels.split("/")]
        words = items.split()
        for item, halves in zip(words[::2], words[1::2]):
            sheet.items[ITEMS.index(item)] = int(halves)
        for room in [*explored.split(), *position.split()]:
            self._explore(sheet, ROOMS.index(room))
        for room in dead.split():
            self._kill(sheet, ROOMS.index(room))
        for gem in circled.split():
            sheet.circled |= 1 << GEMS.index(gem)
        for name, value in numbers.items():
            assert hasattr(sheet, name)
            setattr(sheet, name, value)
        return self

    def _explore(self, sheet: Sheet, room: int) -> None:
        if room not in sheet.visits:
            sheet.visits.append(room)
        sheet.explored |= 1 << room
        sheet.path.append(room)
        sheet.position = room
        self._kill(sheet, room)

    def _kill(self, sheet: Sheet, room: int) -> None:
        if sheet.alive >> room & 1:
            sheet.alive &= ~(1 << room)
            sheet.minions += 1

    def at_round(self, number: int) -> Scene:
        self.state.round = number
        return self

    def next_roll(self, *rolls: str) -> Scene:
        """The dice of the rounds to come, or of rolls that do not count."""
        if self.queued:
            self.state.dice.script.clear()
            self.queued = False
        for roll in rolls:
            # words that are the names of components
            numbers = GAME.script([events.Roll(1, roll.split())])  # type: ignore[arg-type]
            self.state.dice.script[:0] = list(reversed(numbers))
        return self

    # ------------------------------------------------------------ playing

    def play(self, *actions: str | Seat) -> Scene:
        """`play("move 0", "step C1")`, or with a seat at the end."""
        seat = actions[-1] if isinstance(actions[-1], int) else 0
        for text in actions:
            if isinstance(text, str):
                self._play(text, seat)
        return self

    def _play(self, text: str, seat: Seat) -> None:
        action = GAME.parse(json.dumps(named(text)))
        assert not isinstance(action, Refusal), f"{text}: {action}"
        assert self.refused(text, seat) is None, f"{text}: {self.refused(text, seat)}; {self.offers(seat)}"
        if len(self.state.dice.script) < 6:
            self.next_roll(PLAIN)
            self.queued = True
        self.log += self.match.play(seat, action)

    def end_round(self, *seats: Seat) -> Scene:
        """The seats (all) use up their dice without a step."""
        number, phase = self.state.round, self.state.phase
        for seat in seats or range(self.match.players):
            while (self.state.round, self.state.phase) == (number, phase) and self.sheet(seat).owes:
                offers = self.offers(seat)
                moves = [offer for offer in offers if offer.startswith("move")]
                self._play("stop" if "stop" in offers else moves[0], seat)
        return self

    def refused(self, text: str, seat: Seat = 0) -> str | None:
        """The code of the refusal of an action by a seat, None if it is legal."""
        action = GAME.parse(json.dumps(named(text)))
        if isinstance(action, Refusal):
            return action.code
        refusal = self.match.refusal(seat, action)
        assert (refusal is None) == (GAME.encode(action) in GAME.legal(self.state, seat)), text
        return None if refusal is None else refusal.code

    def offers(self, seat: Seat = 0) -> list[str]:
        actions = [msgspec.to_builtins(action) for action in GAME.actions(self.state, seat)]
        return [spelled(action) for action in actions]

    def hurt(self, amount: int, seat: Seat = 0) -> Scene:
        """Wounds out of nothing, by the rules of PD-7."""
        from podzemi.games.paper_dungeons.rules.chains import suffer

        suffer(self.state, self.sheet(seat), amount, "trap", None)
        return self

    # ------------------------------------------------------------ looking

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def mine(self, seat: Seat = 0) -> Mine:
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    def look(self, seat: Seat = 0) -> SheetView:
        """The sheet as its owner sees it."""
        return self.mine(seat).sheet

    @property
    def phase(self) -> str:
        return self.view().phase

    def levels(self, seat: Seat = 0) -> str:
        return "/".join(str(level) for level in self.sheet(seat).levels)

    def free(self, seat: Seat = 0) -> int:
        return scoring.free_hearts(BOX, self.sheet(seat))

    def boxes(self, seat: Seat = 0) -> dict[str, int]:
        """Boxes by letter, A to L."""
        return dict(zip("ABCDEFGHIJKL", scoring.score_boxes(self.state, self.sheet(seat))))

    def strength(self, boss: str, seat: Seat = 0) -> int:
        return scoring.strength(BOX, self.sheet(seat), BOSSES.index(boss))

    def pending(self, seat: Seat = 0) -> str | None:
        """The open choice."""
        stack = self.look(seat).pending
        return stack[-1].effect if stack else None

    def measure(self, name: str, seat: Seat = 0) -> int:
        from podzemi.games.paper_dungeons.data.checks import measure_of

        what = measure_of(name)
        assert what is not None
        return scoring.measure(self.state, self.sheet(seat), what)

    def crossed(self, seat: Seat = 0) -> list[str]:
        return [gem for gem, state in self.look(seat).gem_state.items() if state == "crossed"]

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def seen(self, seat: Seat | None) -> list[Event]:
        return seen(self.log, seat)


__all__ = ["BOX", "GAME", "HEROES", "NO_SCORE", "OUTSIDE", "PLAIN", "Scene", "named", "spelled"]
