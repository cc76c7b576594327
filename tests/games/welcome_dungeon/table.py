"""A table at which the specification's scenes are played, through the public game only.

Every scene is reached by honest play from a scripted deal: cards to be set aside are
drawn and sacrificed, cards of the pile are drawn and added, and the last `pass` starts
the run. Only a deck that a vector fixes to the card (`thin_deck`) breaks the count of
WD-10.1, because no bidding leads there; such a table is marked `thin`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from podzemi.engine.dice import Dice
from podzemi.engine.game import Result, seen
from podzemi.engine.match import Match
from podzemi.engine.values import Event, Refusal, Seat
from podzemi.games.welcome_dungeon import GAME, events
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster, Tile, encode
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.games.welcome_dungeon.events import (
    DamageTaken,
    HeroRevived,
    MonsterDefeated,
    MonsterRevealed,
    RunEnded,
)
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View

ALL_CARDS: tuple[Monster, ...] = tuple(m.id for m in DATA.monster for _ in range(m.count))
KITS: dict[Hero, tuple[Tile, ...]] = {hero.id: tuple(hero.tiles) for hero in DATA.hero}
STRENGTH: dict[Monster, int] = {monster.id: monster.strength for monster in DATA.monster}

E = TypeVar("E", bound=Event)


def cards(names: str) -> list[Monster]:
    """`"Golem, Orc, Orc"` or `"golem orc orc"` as monster ids."""
    words = names.lower().replace(",", " ").split()
    return [MONSTERS[MONSTERS.index(word)] for word in words]


def rest_of(taken: Iterable[Monster]) -> list[Monster]:
    """The 13 cards without those; the strongest last, as they would be drawn."""
    return list((Counter(ALL_CARDS) - Counter(taken)).elements())


def named(text: str) -> dict[str, str]:
    """`"sacrifice cloak"` as the action of WD-16: the kind, then its parameter."""
    kind, *value = text.split()
    keys = {"sacrifice": "tile", "name": "monster", "choose_hero": "hero"}
    return {"kind": kind, **({keys[kind]: value[0]} if value else {})}


class Table:
    """One match with its log. `past` says which runs came before: `"1- 0+"`, seat and sign."""

    def __init__(
        self,
        hero: Hero = "knight",
        players: int = 2,
        deck: str = "",
        starter: Seat = 0,
        past: str = "",
        **options: Any,
    ) -> None:
        first: Hero = "barbarian" if past else hero
        self.thin = False
        self.log: list[Event] = []
        dice = Dice(0, [])
        chance: list[Any] = []
        if options.get("first_hero") == "random":
            chance.append(events.FirstHero(first))
        options = {"first_hero": first, **options}
        chance.append(events.FirstPlayer(starter))
        chance.append(events.ShuffleDeck(self._full("" if past else deck)))
        dice.script.extend(reversed(GAME.script(chance)))
        self.match: Match[State, View] = Match(GAME, players, options, dice=dice)
        self.log.extend(self.match.opening)
        self._play_past(past.split())
        if past:
            self.next_round(hero, deck)

    @classmethod
    def run(
        cls, hero: Hero, tiles: str, pile: str, deck: str = "", thin_deck: str | None = None, **options: Any
    ) -> Table:
        """A run of seat 0 with these tiles in play (`"all"`), the pile as added, the deck's top cards.

        The seats draw in turn, the cards to set aside first; seat 0 adds the last card.
        """
        kit = KITS[hero]
        in_play = kit if tiles == "all" else tuple(tile_of(hero, word) for word in tiles.split())
        gone = [tile for tile in kit if tile not in in_play]
        top = cards(thin_deck or deck)
        spare = rest_of(cards(pile) + top)
        order = spare[: len(gone)] + cards(pile)
        table = cls(hero, deck=" ".join(order + top), starter=(len(order) - 1) % 2, **options)
        for tile in gone:
            table.play("draw", f"sacrifice {tile}")
        for _ in cards(pile):
            table.play("draw", "add")
        if thin_deck is not None:
            table.thin = True
            table.state.deck = [MONSTERS.index(card) for card in reversed(cards(thin_deck))]
        return table.play("pass")

    # ------------------------------------------------------------ dealing

    @staticmethod
    def _full(top: str) -> list[Monster]:
        return cards(top) + rest_of(cards(top))

    def deal(self, deck: str = "") -> None:
        """The deck of the next round, from its top; the rest follows by strength."""
        self._script(events.ShuffleDeck(self._full(deck)))

    def shuffle_pile(self, pile: str) -> Table:
        """The order in which the next shuffled pile comes up."""
        self._script(events.ShufflePile(cards(pile)))
        return self

    def _script(self, outcome: Any) -> None:
        script = self.state.dice.script
        script[:0] = list(reversed(GAME.script([outcome])))

    # ------------------------------------------------------------ playing

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def asked(self) -> Seat:
        (seat,) = GAME.to_act(self.state)
        return seat

    def play(self, *actions: str) -> Table:
        """Play the actions, each for the seat that is asked."""
        for text in actions:
            action = GAME.parse(json.dumps(named(text)))
            assert not isinstance(action, Refusal), f"{text}: {action}"
            legal_before = GAME.legal(self.state, self.asked)
            assert encode(action) in legal_before, f"{text}: {self.refused(text)} {self.offers}"
            self.log += self.match.play(self.asked, action)
            if not self.thin:
                GAME.check(self.state)
        return self

    def next_round(self, hero: Hero = "knight", deck: str = "") -> Table:
        """Choose the hero, with this deck to come."""
        self.deal(deck)
        return self.play(f"choose_hero {hero}")

    def refused(self, text: str, seat: Seat | None = None) -> str | None:
        """The code of the refusal of an action by a seat (by the asked one), None if it is legal."""
        return self.refused_json(json.dumps(named(text)), seat)

    def refused_json(self, data: str, seat: Seat | None = None) -> str | None:
        action = GAME.parse(data)
        if isinstance(action, Refusal):
            return action.code
        who = self.asked if seat is None else seat
        refusal = self.match.refusal(who, action)
        assert (refusal is None) == (encode(action) in GAME.legal(self.state, who))
        return None if refusal is None else refusal.code

    def _play_past(self, runs: Sequence[str]) -> None:
        for number, run in enumerate(runs):
            if number:
                self.next_round("barbarian")
            self.finish_round(int(run[0]), run[1] == "+")

    def finish_round(self, runner: Seat, success: bool) -> Table:
        """Play a Barbarian round so that this seat runs, with that end."""
        while self.phase in ("bid_turn", "bid_place"):
            self.play(self._towards(runner, success))
        while self.phase == "run_axe":
            self.play("keep")
        end = self.last(RunEnded)
        assert (end.seat, end.success) == (runner, success), "the round went another way"
        return self

    def _towards(self, runner: Seat, success: bool) -> str:
        """The next bid of a round that this seat is to win or to lose."""
        if self.phase == "bid_place":
            gear = [offer for offer in self.offers if offer.startswith("sacrifice")]
            wanted = not success and self.asked != runner and gear
            return gear[-1] if wanted else "add"
        if "pass" not in self.offers or self.asked == runner:
            return "draw"
        pile = sum(STRENGTH[MONSTERS[kind]] for kind in self.state.pile)
        stripped = all(tile.status == "sacrificed" for tile in self.view().kit if tile.tile not in _ARMOUR)
        deadly = stripped and pile >= self.view().hp
        needed = sum(self.state.in_round) == 2
        return "pass" if success or deadly or (stripped and not needed) else "draw"

    # ------------------------------------------------------------ looking

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    @property
    def views(self) -> list[View]:
        """Every seat's view, and the spectator's."""
        return [self.view(seat) for seat in (*range(self.match.players), None)]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def offers(self) -> list[str]:
        """The legal actions of the asked seat, as `play` takes them."""
        return self.offers_to(self.asked) if self.phase != "game_over" else []

    def offers_to(self, seat: Seat) -> list[str]:
        actions = [json.loads(json_of(action)) for action in GAME.actions(self.state, seat)]
        return [" ".join(str(value) for value in action.values()) for action in actions]

    @property
    def default(self) -> str:
        """What the asked seat would play if it were absent."""
        return " ".join(json.loads(json_of(GAME.decode(GAME.default(self.state, self.asked)))).values())

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.of(kind)[-1]

    def seen(self, seat: Seat | None) -> list[Event]:
        return seen(self.log, seat)

    @property
    def this_run(self) -> list[Event]:
        """The events since the run started."""
        starts = [n for n, event in enumerate(self.log) if isinstance(event, events.RunStarted)]
        return self.log[starts[-1] :]

    @property
    def trace(self) -> list[int]:
        """HP after each revealed card that was handled."""
        run = self.view().run
        assert run is not None
        return [reveal.hp for reveal in run.reveals if reveal.fate != "pending"]

    @property
    def hps(self) -> list[int]:
        """Every HP value the run went through: after hits, revivals and defeats."""
        kinds = (DamageTaken, HeroRevived, MonsterDefeated)
        return [event.hp for event in self.this_run if isinstance(event, kinds)]

    @property
    def beaten(self) -> list[tuple[Monster, Tile]]:
        """Which monster fell to which tile, as the log names it."""
        return [(e.monster, e.tile) for e in self.this_run if isinstance(e, MonsterDefeated)]

    @property
    def revealed(self) -> list[Monster]:
        return [event.monster for event in self.this_run if isinstance(event, MonsterRevealed)]

    @property
    def success(self) -> bool | None:
        """How the run ended; None while it is on."""
        ends = [event for event in self.this_run if isinstance(event, RunEnded)]
        return ends[0].success if ends else None

    @property
    def end(self) -> tuple[bool, list[int]]:
        """Success and trace of the finished run."""
        assert self.success is not None, f"the run waits in {self.phase}"
        return self.success, self.trace

    @property
    def deck(self) -> list[Monster]:
        """The truth about the deck, top card first."""
        return [MONSTERS[kind] for kind in reversed(self.state.deck)]

    @property
    def in_play(self) -> list[Tile]:
        return [tile.tile for tile in self.view().kit if tile.status == "in_play"]

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)


_ARMOUR = ("chainmail", "leather_shield")


def json_of(value: Any) -> bytes:
    return msgspec.json.encode(value)


def tile_of(hero: Hero, word: str) -> Tile:
    """The tile of this hero whose id holds the word: `"Grail"`, `"plate"`."""
    found = [tile for tile in KITS[hero] if word.lower() in tile]
    assert len(found) == 1, f"{word} names {found}"
    return found[0]


__all__ = ["ALL_CARDS", "HEROES", "KITS", "MONSTERS", "STRENGTH", "TILES", "Table", "cards", "rest_of"]
