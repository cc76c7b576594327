"""Paper Dungeons: six dice, one map, three bosses; everybody draws at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final  # Any: options not yet checked; outcomes; JSON

import msgspec

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.game import BadSetup, Game, OptionValue, Result, place_groups
from podzemi.engine.log import Log
from podzemi.engine.parts import Grade, Limits, Packs
from podzemi.engine.values import Action, Reason, Refusal, Seat
from podzemi.games.paper_dungeons import actions, events, reasons, rules
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import BOSSES, DUNGEONS, GOALS, MISSIONS, POWERS, SYMBOLS
from podzemi.games.paper_dungeons.data import grades as g
from podzemi.games.paper_dungeons.data.checks import DATA, SCORE_BOXES, read
from podzemi.games.paper_dungeons.data.grades import SoloGrading
from podzemi.games.paper_dungeons.data.schema import Data
from podzemi.games.paper_dungeons.data.tables import BOX, CAMPAIGNS, OPTIONS, numbers
from podzemi.games.paper_dungeons.encoding.spec import observation_spec
from podzemi.games.paper_dungeons.preview import types as o
from podzemi.games.paper_dungeons.preview.build import preview
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox
from podzemi.games.paper_dungeons.puzzles.best_round import BestRounds
from podzemi.games.paper_dungeons.rules import chapters
from podzemi.games.paper_dungeons.rules.legal import colour_of
from podzemi.games.paper_dungeons.rules.setup import chapter_count
from podzemi.games.paper_dungeons.state import State
from podzemi.games.paper_dungeons.testing.invariants import check
from podzemi.games.paper_dungeons.view import types as v
from podzemi.games.paper_dungeons.view.build import view
from podzemi.games.paper_dungeons.view.sample import sample
from podzemi.games.paper_dungeons.view.types import View


class PaperDungeons(Game[State, View]):
    """The game with one set of components; another data pack makes another object."""

    name = "paper_dungeons"
    prefix = DATA.clause_prefix
    rules_version = 1
    min_players = DATA.players_min
    max_players = DATA.players_max
    options = OPTIONS
    limits = Limits(lambda players: 640 * players, (-200.0, 400.0), memory=1 << 17)
    setup_clause = "PD-25.1"
    minutes = 30
    rounds = ("dice_rolled",)
    private_fields = frozenset({"mine"})
    first_match: ClassVar[dict[str, OptionValue]] = {"missions": False, "dungeon": "A"}
    action_type = actions.Action
    event_type = events.Event
    outcome_type = events.Outcome
    state_type = State
    box: s.Box
    view_type = View
    preview_type = o.Preview
    reason_type = reasons.Reasons

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    apply_unchecked = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    decode = staticmethod(actions.decode)
    encode = staticmethod(actions.encode)
    view = staticmethod(view)
    check = staticmethod(check)

    def __init__(self, data: Data | None = None) -> None:
        self.data = DATA if data is None else data
        self.box = BOX if data is None else numbers(data)
        lairs = [room for room in range(s.ROOM_COUNT) if has(self.box.start_alive, room)]
        self._codes = actions.every_code(lairs)
        self.packs = Packs(f"{__name__}.data", _with_data)
        self.puzzles = BestRounds(self.box)
        self.observation_spec = observation_spec(self.box)
        self.grading = SoloGrading() if data is None else None

    def validate_options(self, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
        """PD-25: a lone player plays with vanishing gems; a campaign names its dungeons."""
        solo = players == 1 and type(players) is int
        given = {"vanishing_gems": True, **options} if solo else options
        full = super().validate_options(players, given)
        if solo and not full["vanishing_gems"]:
            raise BadSetup(Refusal("solo_vanishing_gems", "PD-17.32"))
        if full["campaign"] != "none" and full["dungeon"] != "random":
            raise BadSetup(Refusal("campaign_dungeon", "PD-17.33", {"dungeon": full["dungeon"]}))
        return full

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        return rules.setup(self.box, dice, players, *self.option_numbers(options), log)

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, bool, bool, bool, int, bool]:
        return (
            v.DUNGEON_OPTIONS.index(options["dungeon"]),
            bool(options["missions"]),
            bool(options["random_bosses"]),
            bool(options["vanishing_gems"]),
            CAMPAIGNS.index(options["campaign"]),
            v.is_looting(options),
        )

    def sample(self, view: View, dice: Dice) -> State:
        return sample(self.box, view, dice)

    def preview(self, view: View) -> o.Preview:
        found = preview(self.box, view)
        return msgspec.structs.replace(found, grade=self._grade_of(view)) if view.results else found

    def reasons(self, view: View, outlook: o.Preview, action: Action) -> list[Reason]:
        return list(reasons.reasons(self.box, view, outlook, action))

    def bare_preview(self, view: View) -> o.Preview:
        """The preview of a spectator: the printed sheet alone, without glory and without possibilities."""
        return msgspec.structs.replace(preview(self.box, view), scores=[], mine=None)

    def _grade_of(self, view: View) -> Grade | None:
        """The grade of a lone player's sheets when all is over, from the view."""
        if view.phase != "game_end" or len(view.seats) > 1 or self.data is not DATA:
            return None
        return g.grade(view.options, view.dungeon, sum(chapter.boxes[0][-1] for chapter in view.results))

    def rehearse(self, view: View) -> Sandbox:
        """The seat's own sheet to try things out on, as the view shows it."""
        return Sandbox.of(self.box, view)

    def result(self, state: State) -> Result | None:
        """PD-14.3, PD-15.3: places by glory, then by explored rooms; boxes summed over the chapters."""
        if not rules.is_over(state):
            return None
        seats = range(state.players)
        columns = [[chapters.sum_of(state, seat, n) for seat in seats] for n in range(s.RESULT_STRIDE)]
        detail: dict[str, Any] = {"won_by": chapters.won_by(state), "rooms": columns[s.RESULT_ROOMS]}
        detail |= dict(zip(SCORE_BOXES[: s.TOTAL], columns))
        detail |= _chapters(state) if state.campaign else {"dungeon": DUNGEONS[state.dungeon]}
        return Result(
            ranking=place_groups(rules.places(state)),
            scores=rules.scores(state),
            detail=detail,
        )

    def favourite_key(self, action: Action) -> str | None:
        match action:
            case actions.LevelUp(hero=hero) | actions.PickHero(hero=hero):
                return f"hero-{hero}"
            case actions.Craft(item=item) | actions.PickItem(item=item):
                return f"item-{item}"
            case actions.ChooseCards(power=power):
                return f"power-{power}"
        return None

    def reveals(self, before: State, after: State, seat: Seat, code: int) -> bool:
        """Only the last of all to hand in opens what was sealed (PD-3.4)."""
        last = seat not in rules.to_act(after) and len(rules.to_act(before)) == 1
        now, then = ((state.chapter, state.phase, state.round) for state in (after, before))
        return last or now != then

    def codes(self) -> Sequence[int]:
        return self._codes

    def script(self, outcomes: list[Any]) -> list[int]:
        """Draws without repetition become positions in what is left of the deck."""
        return [number for outcome in outcomes for number in self._numbers(outcome)]

    def _numbers(self, outcome: Any) -> list[int]:
        match outcome:
            case events.DungeonOutcome(dungeon=dungeon):
                return [actions.DUNGEONS.index(dungeon)]
            case events.BossesOutcome(bosses=bosses):
                return [self.box.tiers[tier].index(BOSSES.index(boss)) for tier, boss in enumerate(bosses)]
            case events.MissionsOutcome(missions=missions):
                return _positions([MISSIONS.index(mission) for mission in missions])
            case events.DealPowers(hands=powers):
                return _positions([POWERS.index(card) for hand in powers for card in hand])
            case events.DealGoals(hands=goals):
                return _positions([GOALS.index(card) for hand in goals for card in hand])
            case events.Roll(faces=faces):
                return [self._face(die, SYMBOLS.index(symbol)) for die, symbol in enumerate(faces)]
        raise ValueError(f"{outcome} is no outcome of this game")

    def _face(self, die: int, symbol: int) -> int:
        first = colour_of(die) * s.FACE_COUNT
        faces = self.box.faces[first : first + s.FACE_COUNT]
        if symbol not in faces or die >= s.DICE_COUNT:
            raise ValueError(f"die {die} has no {SYMBOLS[symbol]}")
        return faces.index(symbol)


def _positions(cards: list[int]) -> list[int]:
    """Cards drawn one after the other from a sorted deck, as positions in what is left of it."""
    deck = list(range(s.CARD_COUNT))
    found = []
    for card in cards:
        if card not in deck:
            raise ValueError("a card is drawn twice")
        found.append(deck.index(card))
        deck.remove(card)
    return found


def _chapters(state: State) -> dict[str, list[int]]:
    """Glory and winners of every chapter, by seat (PD-15.3)."""
    detail: dict[str, list[int]] = {}
    for chapter in range(chapter_count(state)):
        best = chapters.winners(state, chapter)
        totals = [chapters.total_of(state, chapter, seat, s.TOTAL) for seat in range(state.players)]
        detail[f"chapter_{chapter + 1}"] = totals
        detail[f"chapter_{chapter + 1}_won"] = [int(seat in best) for seat in range(state.players)]
    return detail


def _with_data(text: str) -> PaperDungeons:
    """PD-18: the printed values of a box, or somebody's own."""
    return PaperDungeons(read(text))


GAME: Final = PaperDungeons()
