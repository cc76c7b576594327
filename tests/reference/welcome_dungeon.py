"""Welcome to the Dungeon a second time: slow, naive, and independent.

Written from docs/rules/welcome_dungeon.md alone and built quite differently from the
engine: the whole match is one generator that runs through the phases of WD-3.A and
stops wherever somebody has to decide. Everything is a string, a list or a dict.
Shuffles are not made here; they are read from the `chance` of a match record.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

Action = dict[str, Any]
Flow = Generator[None, Action, None]

STRENGTH = {
    "goblin": 1,
    "skeleton": 2,
    "orc": 3,
    "vampire": 4,
    "golem": 5,
    "lich": 6,
    "demon": 7,
    "dragon": 9,
}
COPIES = {
    "goblin": 2,
    "skeleton": 2,
    "orc": 2,
    "vampire": 2,
    "golem": 2,
    "lich": 1,
    "demon": 1,
    "dragon": 1,
}

HERO_HP = {"knight": 3, "barbarian": 4, "mage": 2, "rogue": 3}
HERO_TILES = {
    "knight": [
        "plate_armor",
        "knight_shield",
        "vorpal_sword",
        "dragon_spear",
        "knight_grail",
        "knight_torch",
    ],
    "barbarian": [
        "chainmail",
        "leather_shield",
        "vorpal_axe",
        "war_hammer",
        "barbarian_torch",
        "barbarian_potion",
    ],
    "mage": ["wall_of_fire", "bracelet", "mage_grail", "polymorph", "demonic_pact", "omnipotence"],
    "rogue": ["mithril", "buckler", "vorpal_dagger", "ring_of_power", "cloak", "rogue_potion"],
}

TILE_HP = {
    "plate_armor": 5,
    "knight_shield": 3,
    "chainmail": 4,
    "leather_shield": 3,
    "wall_of_fire": 6,
    "bracelet": 3,
    "mithril": 5,
    "buckler": 3,
}
TILE_BEATS = {
    "dragon_spear": ["dragon"],
    "knight_grail": ["skeleton", "vampire", "lich"],
    "mage_grail": ["skeleton", "vampire", "lich"],
    "knight_torch": ["goblin", "skeleton", "orc"],
    "barbarian_torch": ["goblin", "skeleton", "orc"],
    "war_hammer": ["golem"],
    "cloak": ["lich", "demon", "dragon"],
}
NAMING = ["vorpal_sword", "vorpal_dagger"]
POTIONS = ["barbarian_potion", "rogue_potion"]

DEFAULTS: dict[str, Any] = {
    "forced_first_add": "off",
    "successes_to_win": 2,
    "first_hero": "knight",
    "reveal_order": "last_in_first_out",
    "death_check": "immediate",
    "memory_aid": True,
}

PARAMETERS: dict[str, dict[str, list[str]]] = {
    "draw": {},
    "pass": {},
    "add": {},
    "sacrifice": {"tile": [tile for tiles in HERO_TILES.values() for tile in tiles]},
    "name": {"monster": list(STRENGTH)},
    "use_polymorph": {},
    "use_axe": {},
    "keep": {},
    "choose_hero": {"hero": list(HERO_HP)},
}
PHASES_OF = {
    "draw": ["bid_turn"],
    "pass": ["bid_turn"],
    "add": ["bid_place"],
    "sacrifice": ["bid_place"],
    "name": ["run_prepare"],
    "use_polymorph": ["run_replace"],
    "use_axe": ["run_axe"],
    "keep": ["run_replace", "run_axe"],
    "choose_hero": ["hero_choice"],
}


class Reference:
    """One match, followed from its options, its chance outcomes and its actions."""

    def __init__(self, players: int, options: dict[str, Any], chance: list[dict[str, Any]]) -> None:
        self.players = players
        self.options = {**DEFAULTS, **options}
        self.outcomes = chance
        self.outcomes_used = 0
        # the match
        self.successes = [0] * players
        self.failures = [0] * players
        self.rounds_finished = 0
        self.winner: int | None = None
        self.won_by = ""
        # the round
        self.round = 0
        self.hero = ""
        self.starter = 0
        self.active: list[int] = []
        self.turns_taken = [0] * players
        self.deck: list[str] = []
        self.hand: str | None = None
        self.tiles: list[str] = []
        self.pile: list[dict[str, Any]] = []
        self.added_in_order: list[dict[str, Any]] = []
        self.aside: list[dict[str, Any]] = []
        self.spent: list[str] = []
        # the run
        self.runner: int | None = None
        self.hp = 0
        self.named: str | None = None
        self.pact_waits = False
        self.revealed: list[dict[str, Any]] = []
        self.rest: list[str] = []
        self.run_success: bool | None = None
        # who is asked
        self.phase = ""
        self.asked: int | None = None
        self.flow: Flow | None = self._match()
        self._advance(None)

    # ------------------------------------------------------------ from outside

    def legal(self) -> list[Action]:
        """What the asked seat may do; nothing when the match is over."""
        return [action for action in every_action() if self.refusal(self.asked, action) is None]

    def refusal(self, seat: int | None, action: Action) -> str | None:
        """The first reason of WD-16.4 that applies."""
        if not well_formed(action):
            return "malformed"
        kind = action["kind"]
        if self.winner is not None:
            return "game_over"
        if seat != self.asked:
            return "not_your_turn"
        if self.phase == "bid_place" and kind in ("draw", "pass"):
            return "card_must_be_placed"
        if self.phase not in PHASES_OF[kind]:
            return "wrong_phase"
        if kind == "draw" and len(self.deck) == 0:
            return "deck_empty"
        if kind in ("pass", "sacrifice") and self._turn_is_forced():
            return "forced_add"
        if kind == "sacrifice":
            if action["tile"] not in HERO_TILES[self.hero]:
                return "other_hero"
            if len(self.tiles) == 0:
                return "no_equipment"
            if action["tile"] not in self.tiles:
                return "not_in_play"
        return None

    def play(self, seat: int, action: Action) -> None:
        """Take one action of the record."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise ValueError(f"seat {seat}, {action}: {reason}")
        self._advance(action)

    def result(self) -> dict[str, Any] | None:
        """WD-19.2."""
        if self.winner is None:
            return None
        others = [seat for seat in range(self.players) if seat != self.winner]
        scores = [0] * self.players
        scores[self.winner] = 1
        return {
            "ranking": [[self.winner], others],
            "scores": scores,
            "detail": {
                "won_by": self.won_by,
                "rounds": self.rounds_finished,
                "successes": self.successes,
                "failures": self.failures,
            },
        }

    def knows(self, seat: int | None) -> dict[str, Any]:
        """The hidden cards that this seat (None: a spectator) may know (WD-3.7, WD-7.37)."""
        over = self.phase in ("hero_choice", "game_over")
        shuffled = self.options["reveal_order"] == "shuffled" and self.runner is not None
        pile: list[str | None] = []
        for card in self.pile:
            own = card["by"] == seat and self.options["memory_aid"] and not shuffled
            pile.append(card["kind"] if card["shown"] or over or own else None)
        mine: list[str] = []
        if shuffled and self.options["memory_aid"]:
            mine = [card["kind"] for card in self.added_in_order if card["by"] == seat]
        return {
            "hand": self.hand if seat == self.asked and self.hand is not None else None,
            "pile": pile,
            "added": mine,
            "aside": [card["kind"] if over or card["by"] == seat else None for card in self.aside],
        }

    # ------------------------------------------------------------ the machinery

    def _advance(self, action: Action | None) -> None:
        if self.flow is None:
            raise ValueError("the match is over")
        try:
            if action is None:
                next(self.flow)
            else:
                self.flow.send(action)
        except StopIteration:
            self.flow = None
            self.phase = "game_over"
            self.asked = None

    def _ask(self, phase: str, seat: int) -> Generator[None, Action, Action]:
        self.phase = phase
        self.asked = seat
        action = yield
        return action

    def _outcome(self, kind: str) -> Any:
        """The next chance outcome, which must be of this kind (WD-17.1)."""
        if self.outcomes_used == len(self.outcomes):
            raise ValueError(f"the record has no outcome left for {kind}")
        outcome = dict(self.outcomes[self.outcomes_used])
        self.outcomes_used += 1
        if outcome.pop("kind") != kind or len(outcome) != 1:
            raise ValueError(f"outcome {self.outcomes_used} is not {kind}")
        return next(iter(outcome.values()))

    # ------------------------------------------------------------ the match

    def _match(self) -> Flow:
        hero = self.options["first_hero"]
        if hero == "random":
            hero = self._outcome("first_hero")
        starter = self._outcome("first_player")
        while True:
            yield from self._round(hero, starter)
            self._score()
            if self.winner is not None:
                return
            assert self.runner is not None
            starter = self.runner
            while self.failures[starter] == 2:
                starter = self._left_of(starter)
            choice = yield from self._ask("hero_choice", starter)
            hero = choice["hero"]

    def _left_of(self, seat: int) -> int:
        return 0 if seat == self.players - 1 else seat + 1

    def _score(self) -> None:
        """WD-3.6, WD-6.1, WD-6.2."""
        assert self.runner is not None
        self.rounds_finished += 1
        if self.run_success:
            self.successes[self.runner] += 1
            if self.successes[self.runner] == self.options["successes_to_win"]:
                self.winner, self.won_by = self.runner, "successes"
        else:
            self.failures[self.runner] += 1
            left = [seat for seat in range(self.players) if self.failures[seat] < 2]
            if len(left) == 1:
                self.winner, self.won_by = left[0], "last_one_left"

    # ------------------------------------------------------------ one round

    def _round(self, hero: str, starter: int) -> Flow:
        self._lay_out(hero, starter)
        yield from self._bidding()
        yield from self._run()

    def _lay_out(self, hero: str, starter: int) -> None:
        """WD-3.2."""
        cards = self._outcome("shuffle_deck")
        if {kind: cards.count(kind) for kind in STRENGTH} != COPIES or len(cards) != 13:
            raise ValueError("the shuffled deck is not the 13 monster cards")
        self.round += 1
        self.hero = hero
        self.starter = starter
        self.active = [seat for seat in range(self.players) if self.failures[seat] < 2]
        self.turns_taken = [0] * self.players
        self.deck = list(cards)
        self.hand = None
        self.tiles = list(HERO_TILES[hero])
        self.pile = []
        self.added_in_order = []
        self.aside = []
        self.spent = []
        self.runner = None
        self.hp = 0
        self.named = None
        self.pact_waits = False
        self.revealed = []
        self.rest = []
        self.run_success = None

    def _turn_is_forced(self) -> bool:
        """WD-6.5."""
        if self.options["forced_first_add"] == "off":
            return False
        if self.options["forced_first_add"] == "first_round" and self.round > 1:
            return False
        return self.asked is not None and self.turns_taken[self.asked] == 0

    def _bidding(self) -> Flow:
        """WD-3.3, WD-3.4."""
        seat = self.starter
        while len(self.active) > 1:
            if seat in self.active:
                yield from self._turn(seat)
                self.turns_taken[seat] += 1
            seat = self._left_of(seat)

    def _turn(self, seat: int) -> Flow:
        action = yield from self._ask("bid_turn", seat)
        if action["kind"] == "pass":
            self.active.remove(seat)
            return
        self.hand = self.deck.pop(0)
        action = yield from self._ask("bid_place", seat)
        card = {"kind": self.hand, "by": seat, "shown": False}
        self.hand = None
        if action["kind"] == "add":
            self.pile.append(card)
            self.added_in_order.append(card)
        else:
            self.tiles.remove(action["tile"])
            self.aside.append({**card, "tile": action["tile"]})

    # ------------------------------------------------------------ the run

    def _run(self) -> Flow:
        """WD-3.5."""
        self.runner = self.active[0]
        self.hp = HERO_HP[self.hero] + sum(TILE_HP.get(tile, 0) for tile in self.tiles)
        order = self._reveal_order()
        if len(self.pile) > 0 and any(tile in self.tiles for tile in NAMING):
            action = yield from self._ask("run_prepare", self.runner)
            self.named = action["monster"]
        dead = False
        while len(order) > 0 and not dead:
            yield from self._card(order.pop(0))
            dead = bool(self.revealed[-1]["dead"])
        self.rest = [card["kind"] for card in order]
        self.run_success = not dead and (self.hp >= 1 or self._omnipotence_holds())

    def _reveal_order(self) -> list[dict[str, Any]]:
        """The cards of the pile, first revealed first (WD-7.1, WD-7.37)."""
        if self.options["reveal_order"] == "first_in_first_out":
            return list(self.pile)
        if self.options["reveal_order"] == "shuffled" and len(self.pile) > 0:
            kinds = self._outcome("shuffle_pile")
            if sorted(kinds) != sorted(card["kind"] for card in self.pile):
                raise ValueError("the shuffled pile is not the pile")
            # nobody knows any longer who added which: new cards, without owners
            self.pile = [{"kind": kind, "by": None, "shown": False} for kind in reversed(kinds)]
        return list(reversed(self.pile))

    def _card(self, card: dict[str, Any]) -> Flow:
        """One revealed card, by the steps of WD-5.2."""
        assert self.runner is not None
        card["shown"] = True
        kind = card["kind"]
        entry: dict[str, Any] = {"kind": kind, "removed": None, "by": None, "hp": self.hp, "dead": False}
        self.revealed.append(entry)
        if "polymorph" in self.tiles and len(self.deck) > 0:
            action = yield from self._ask("run_replace", self.runner)
            if action["kind"] == "use_polymorph":
                self.tiles.remove("polymorph")
                self.spent.append("polymorph")
                entry["removed"] = kind
                kind = entry["kind"] = self.deck.pop(0)
        tile = self._automatic_defeat(kind)
        if tile is None and "vorpal_axe" in self.tiles:
            action = yield from self._ask("run_axe", self.runner)
            if action["kind"] == "use_axe":
                self.tiles.remove("vorpal_axe")
                self.spent.append("vorpal_axe")
                tile = "vorpal_axe"
        if tile is not None:
            entry["by"] = tile
        else:
            self._damage(kind, entry)
        entry["hp"] = self.hp

    def _automatic_defeat(self, kind: str) -> str | None:
        """WD-5.3: the tile that beats the monster, with what it does besides."""
        if self.pact_waits:
            self.pact_waits = False
            return "demonic_pact"
        if kind == "demon" and "demonic_pact" in self.tiles:
            self.pact_waits = True
            return "demonic_pact"
        if "ring_of_power" in self.tiles and STRENGTH[kind] <= 2:
            self.hp += STRENGTH[kind]
            return "ring_of_power"
        if kind == self.named:
            return next(tile for tile in NAMING if tile in self.tiles)
        for tile in HERO_TILES[self.hero]:
            if tile in self.tiles and kind in TILE_BEATS.get(tile, []):
                return tile
        return None

    def _damage(self, kind: str, entry: dict[str, Any]) -> None:
        self.hp -= STRENGTH[kind]
        if self.hp >= 1:
            return
        for potion in POTIONS:
            if potion in self.tiles:
                self.tiles.remove(potion)
                self.spent.append(potion)
                entry["by"] = potion
                self.hp = HERO_HP[self.hero]
                return
        if "omnipotence" not in self.tiles and self.options["death_check"] == "immediate":
            entry["dead"] = True

    def _omnipotence_holds(self) -> bool:
        kinds = [entry["kind"] for entry in self.revealed]
        return "omnipotence" in self.tiles and len(kinds) == len(set(kinds))


def every_action() -> Iterator[Action]:
    """The whole vocabulary of WD-16."""
    for kind, parameters in PARAMETERS.items():
        if not parameters:
            yield {"kind": kind}
        for name, values in parameters.items():
            for value in values:
                yield {"kind": kind, name: value}


def well_formed(action: Action) -> bool:
    """A known kind with exactly its parameters, each a known id (WD-16.1)."""
    kind = action.get("kind")
    if kind not in PARAMETERS or set(action) != {"kind", *PARAMETERS[kind]}:
        return False
    return all(action[name] in values for name, values in PARAMETERS[kind].items())


def follow(record: dict[str, Any]) -> Iterator[Reference]:
    """The match of a record, after its set-up and after every action."""
    match = Reference(record["players"], record["options"], record["chance"])
    yield match
    for turn in record["actions"]:
        match.play(turn["seat"], turn["action"])
        yield match
    if match.result() != record["result"]:
        raise ValueError(f"the result is {match.result()}, the record says {record['result']}")
    if match.outcomes_used != len(record["chance"]):
        raise ValueError("the record has more outcomes than the rules ask for")
