"""Reasons are true: every figure is the preview's, or what the rules make of the move when it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from languages.families import structs
from podzemi.bots import coach
from podzemi.bots.coach import Advice
from podzemi.bots.weighing import Weighed
from podzemi.engine import registry
from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action, Reason
from podzemi.games.paper_dungeons.actions import BOSSES, GEMS, ITEMS
from podzemi.languages import LANGUAGES
from podzemi.languages.sentences import reason_text

NAMES = ["Nina", "Hugo", "Petr", "Jana", "Olga"]


class Shown(NamedTuple):
    """A moment as the seat sees it, an action, and what it sees after it."""

    view: Any
    outlook: Any
    action: Any
    after: Callable[[], tuple[Any, Any]]

    @property
    def mine(self) -> Any:
        return self.view.seats[self.view.seat]

    @property
    def lord(self) -> Any:
        """The seat's own goods when the action is played."""
        return self.after()[0].seats[self.view.seat]

    @property
    def own(self) -> Any:
        """The seat's own row of the preview then."""
        return self.after()[1].seats[self.view.seat]


def given_up(at: Shown) -> Any:
    return next(row for row in at.outlook.give_up if row.tile == at.action.tile)


def kind(at: Shown, monster: str) -> Any:
    return next(row for row in at.outlook.kinds if row.monster == monster)


def unbeaten(outlook: Any) -> set[str]:
    return {row.monster for row in outlook.kinds if not row.beaten_by}


def loses(at: Shown, cards: list[str]) -> bool:
    return unbeaten(at.after()[1]) - unbeaten(at.outlook) == set(cards)


WELCOME = {
    "TileBeats": lambda at, r: r.cards == given_up(at).unbeaten and loses(at, r.cards),
    "TileHp": lambda at, r: (r.before, r.after) == (at.view.hp, at.after()[0].hp),
    "TileSpare": lambda at, r: at.view.hp == at.after()[0].hp and loses(at, []),
    "RunnerLeft": lambda at, r: (
        (r.seat, r.survival) == (at.outlook.passing.runner, at.outlook.run.survival)
        and at.after()[0].run.runner == r.seat
    ),
    "SitOut": lambda at, r: (
        r.left == sum(one.active for one in at.after()[0].seats) and r.survival == at.outlook.run.survival
    ),
    "LastCard": lambda at, r: at.outlook.last_card and r.survival == at.outlook.run.survival,
    "StayIn": lambda at, r: at.after()[0].phase == "bid_place" and r.survival == at.outlook.run.survival,
    "AddBeaten": lambda at, r: (
        r.tile in kind(at, r.monster).beaten_by
        and (r.monster, r.survival) == (at.view.hand, at.outlook.run.survival)
    ),
    "AddHurts": lambda at, r: (
        (r.damage, r.survival) == (kind(at, r.monster).strength, at.outlook.run.survival)
        and not kind(at, r.monster).beaten_by
    ),
    "NameLeft": lambda at, r: (
        r.unseen == kind(at, r.monster).copies - len(kind(at, r.monster).seen)
        and r.copies == kind(at, r.monster).copies
    ),
    "CardBeaten": lambda at, r: (r.tile, r.monster) == (at.outlook.card.beaten_by, at.outlook.card.monster),
    "CardHurts": lambda at, r: (r.before, r.after) == (at.outlook.card.hp_before, at.outlook.card.hp_after),
    "CardFatal": lambda at, r: at.outlook.card.fatal and r.monster == at.outlook.card.monster,
}


def entry(at: Shown) -> Any:
    return next(path for path in at.outlook.mine.paths if path.room == at.action.to).entries[0]


def path(at: Shown) -> Any:
    return next(path for path in at.outlook.mine.paths if path.room == at.action.to)


def tried(at: Shown) -> Any:
    """The seat's own sheet after the action: nobody's round ends here, as it may when it is played."""
    game: Any = registry.game("paper_dungeons")
    sandbox = game.rehearse(at.view)
    sandbox.act(game.encode(at.action))
    return sandbox


def grows(at: Shown, reason: Any) -> bool:
    """The level may set off more; `missing` is to the next step that is not reached."""
    before = next(one for one in at.outlook.mine.bosses if one.boss == reason.boss)
    left = [lack - (reason.after - reason.before) for lack in before.missing]
    return bool(
        before.strength == reason.before < reason.after <= tried(at).strength(BOSSES.index(reason.boss))
        and min((lack for lack in left if lack > 0), default=0) == reason.missing
    )


def brewed(at: Shown) -> int:
    return int(at.outlook.mine.dice[at.action.die].brew)


def sets_off(at: Shown) -> list[str]:
    name = getattr(at.action, "hero", None)
    if name is not None:
        return list(at.outlook.mine.raises[name].bonus)
    return list(at.outlook.mine.crafts[at.action.item].bonus)


PAPER = {
    "BossStrength": grows,
    "RowFull": lambda at, r: r.rewards == sets_off(at) != [],
    "ItemWhole": lambda at, r: tried(at).sheet.items[ITEMS.index(r.item)] == 2,
    "ItemHalf": lambda at, r: tried(at).sheet.items[ITEMS.index(r.item)] == 1,
    "BrewPays": lambda at, r: (r.potions, r.rewards) == (brewed(at), at.outlook.mine.brews),
    "BrewNext": lambda at, r: (
        (r.potions, r.missing + r.potions, r.reward)
        == (brewed(at), at.outlook.mine.next_potion.missing, at.outlook.mine.next_potion.reward)
    ),
    "BrewOnly": lambda at, r: r.potions == brewed(at) and not at.outlook.mine.brews,
    "WayDeadly": lambda at, r: path(at).deadly and r.wounds == path(at).wounds,
    "WayHurts": lambda at, r: (
        (r.wounds, r.track) == (path(at).wounds, path(at).track)
        and tried(at).sheet.wounds == at.view.mine.sheet.wounds + r.track
    ),
    "WayPays": lambda at, r: r.rewards == entry(at).treasure,
    "WayGem": lambda at, r: has(tried(at).sheet.circled, GEMS.index(r.gem)),
    "WayClear": lambda at, r: (
        r.room not in at.view.mine.sheet.explored and tried(at).sheet.wounds == at.view.mine.sheet.wounds
    ),
    "WayKnown": lambda at, r: r.room in at.view.mine.sheet.explored,
    "StepsLost": lambda at, r: r.steps == at.view.mine.sheet.movement_left,
    "StepsPaid": lambda at, r: r.steps == at.outlook.mine.dice[at.action.die].steps,
    "GoalPays": lambda at, r: (
        [(r.need, r.glory)]
        == [(one.need[0], one.glory[0]) for one in at.outlook.mine.goals if one.goal == r.goal]
    ),
}


def steps_to(at: Shown, what: str) -> int:
    """The fewest moves to such a space among those whose way leads over the step."""
    by_space = {tuple(row.space): row for row in at.outlook.reach}
    ways = []
    for row in at.outlook.reach:
        back = [row]
        while tuple(back[-1].via) in by_space:
            back.append(by_space[tuple(back[-1].via)])
        if getattr(row, what) and at.action.to in [one.space for one in back]:
            ways.append(int(row.cost))
    return min(ways)


def opened(at: Shown, what: str) -> int:
    walks = [
        walk
        for placement in at.outlook.placements
        for walk in placement.walks
        if (placement.card, walk.x, walk.y, walk.rot)
        == (at.action.card, at.action.x, at.action.y, at.action.rot)
    ]
    return min(int(row.cost) for walk in walks for row in walk.reach if getattr(row, what))


def far(at: Shown, is_sure: bool) -> int:
    x, y = (at.action.x, at.action.y) if hasattr(at.action, "x") else at.action.to[:2]
    goals = [one for one in at.outlook.goals if one.exit == 100 or (not is_sure and one.exit > 0)]
    return min(int(abs(one.x - x) + abs(one.y - y)) for one in goals)


def hunted(at: Shown) -> Any:
    return next(
        one
        for one in at.outlook.hunts
        if at.action.card in one.cards and [one.lair, one.to] == [at.action.lair, at.action.to]
    )


CAVE = {
    "OpensExit": lambda at, r: r.moves == opened(at, "exit"),
    "OpensGoal": lambda at, r: r.moves == opened(at, "goal"),
    "OpensNugget": lambda at, r: r.moves == opened(at, "nugget"),
    "NearExit": lambda at, r: r.cells == far(at, is_sure=True),
    "NearGoal": lambda at, r: r.cells == far(at, is_sure=False),
    "ToExit": lambda at, r: r.moves == steps_to(at, "exit"),
    "ToGoal": lambda at, r: r.moves == steps_to(at, "goal"),
    "ToNugget": lambda at, r: r.moves == steps_to(at, "nugget"),
    "MeetsMonster": lambda at, r: (
        [at.action.to] == [one.space for one in at.view.monsters if one.monster == r.monster]
    ),
    "Toll": lambda at, r: (
        [(r.lost, r.gold)] == [(row.cards, row.gold) for row in at.outlook.reach if row.space == at.action.to]
    ),
    "ExitChance": lambda at, r: (
        [r.chance] == [one.exit for one in at.outlook.goals if [one.x, one.y] == at.action.target]
    ),
    "SaboteurChance": lambda at, r: r.chance == at.outlook.saboteur[r.player],
    "Hits": lambda at, r: (r.hunted, r.axes) == (hunted(at).hits, len(hunted(at).axes)),
    "HitsNobody": lambda at, r: hunted(at).hits == [] and hunted(at).monster == r.monster,
    "Hands": lambda at, r: r.mine == len(at.after()[0].hand),
    "WebLasts": lambda at, r: r.turns in (at.outlook.web_turns, *(one.turns for one in at.outlook.webs)),
    "Draws": lambda at, r: r.draws == at.outlook.draws[len(at.action.cards) - 1],
    "MovesLost": lambda at, r: r.moves == at.view.left,
    "WinsNow": lambda at, r: (
        r.clan == at.mine.clan
        and r.chance == sum(one.chance for one in at.outlook.readings if one.winner == r.clan)
    ),
}


def row(at: Shown, order: str) -> Any:
    return next(one for one in at.outlook.orders if one.order == order)


def ends(at: Shown) -> list[Any]:
    """What the plan comes to, against each card that may come."""
    room = next(one.room for one in at.mine.tiles if one.cell == at.action.tile)
    asked = room, sorted(at.action.traps), sorted(one[:-2] for one in at.action.creatures)
    return next(
        [against for against in one.against for _ in against.cards]
        for one in at.outlook.plans
        if (one.room, sorted(one.traps), sorted(creature[:-2] for creature in one.creatures)) == asked
    )


def answer(at: Shown) -> Any:
    return next(one.end for one in at.outlook.answers if one.action == at.action)


def fallen(end: Any) -> list[str]:
    return [one.adventurer for one in end.line if one.falls]


def bill_grows(at: Shown, reason: Any) -> bool:
    """By the price of the creature; what it eats changes the bill of the lair, too."""
    if at.action.victim is not None or at.lord.creatures == at.mine.creatures:
        return True
    was, now = at.outlook.seats[at.view.seat].bill, at.own.bill
    return (now.gold - was.gold, now.food - was.food, now.evil - was.evil) == (
        reason.gold,
        reason.food,
        reason.evil,
    )


def short(at: Shown, reason: Any) -> bool:
    if at.action.victim is not None or at.lord.creatures == at.mine.creatures:
        return True
    bill = at.own.bill
    lack = max(0, bill.gold - at.mine.gold), max(0, bill.food - at.mine.food)
    return lack == (reason.gold, reason.food)


LORDS = {
    "OrderCrowded": lambda at, r: (
        at.action.orders[r.turn - 1] == r.order and 0 in row(at, r.order).spaces[r.turn - 1]
    ),
    "OrderUnpaid": lambda at, r: not any(row(at, r.order).payable),
    "OrdersSure": lambda at, r: (
        not any(0 in row(at, order).spaces[turn] for turn, order in enumerate(at.action.orders))
    ),
    "BattleLost": lambda at, r: (
        (r.lost, r.known) == (sum(one.end.conquered for one in ends(at)), len(ends(at)))
    ),
    "BattleHeld": lambda at, r: (
        not any(one.end.conquered for one in ends(at))
        and r.falls == min(len(fallen(one.end)) for one in ends(at))
    ),
    "TileHeld": lambda at, r: not answer(at).conquered and r.adventurers == fallen(answer(at)),
    "TileLost": lambda at, r: answer(at).conquered and r.adventurers == fallen(answer(at)),
    "DigTaxes": lambda at, r: (r.tiles, r.taxes) == (len(at.lord.tiles), at.own.bill.taxes),
    "Mined": lambda at, r: r.gold == at.lord.gold,
    "HireShort": short,
    "HireBill": bill_grows,
    "EvilLeft": lambda at, r: r.evil == max(0, at.own.evil_to_paladin),
    "Letters": lambda at, r: (
        (r.letters, r.points) == (at.lord.letters - at.mine.letters, 3 * (at.lord.letters - at.mine.letters))
    ),
}
CHECKS: dict[str, dict[str, Callable[[Shown, Any], bool]]] = {
    "welcome_dungeon": WELCOME,
    "paper_dungeons": PAPER,
    "dark_cave": CAVE,
    "dungeon_lords": LORDS,
}
MATCHES = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 2, "dungeon_lords": 2}
PLAYERS = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 5, "dungeon_lords": 3}
TRIED = {"welcome_dungeon": 4, "paper_dungeons": 8, "dark_cave": 60, "dungeon_lords": 4}
"""Actions of a decision that are looked at."""
SEEN = 0.65
"""The part of a game's reasons that so few matches have to come to."""


def moments(name: str) -> Iterator[tuple[Shown, Reason]]:
    """Reasons of actions in a few matches; one decision of four."""
    game, lot = registry.game(name), Dice(7)
    for seed in range(MATCHES[name]):
        state, bot = game.start(PLAYERS[name], seed=seed), registry.bot("apprentice", game)
        while game.result(state) is None:
            seat = game.to_act(state)[0]
            view, legal = game.view(state, seat), game.actions(state, seat)
            if lot.below(4) == 0 or type(legal[0]).__name__ in ("Attack", "PayTaxes", "PlayMonster"):
                yield from reasons_at(game, state, view, legal, lot)
            game.apply(state, seat, game.encode(legal[bot.choose(view, legal, lot)]))


def reasons_at(
    game: Any, state: Any, view: Any, legal: list[Action], lot: Dice
) -> Iterator[tuple[Shown, Reason]]:
    outlook = game.preview(view)
    for action in {
        id(one): one for one in (legal[lot.below(len(legal))] for _ in range(TRIED[game.name]))
    }.values():

        def after(action: Action = action) -> tuple[Any, Any]:
            played = state.clone()
            game.apply(played, view.seat, game.encode(action))
            seen = game.view(played, view.seat)
            return seen, game.preview(seen)

        for reason in game.reasons(view, outlook, action):
            yield Shown(view, outlook, action, after), reason


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_figure_is_what_the_preview_says_and_the_rules_do(name: str) -> None:
    checks, seen = CHECKS[name], set()
    for at, reason in moments(name):
        kind = type(reason).__name__
        seen.add(kind)
        assert checks[kind](at, reason), (reason, at.action, at.view)
        for language in LANGUAGES:
            assert reason_text(language, name, reason, NAMES, at.view.seat).endswith(".")
    assert len(seen) >= SEEN * len(checks), set(checks) - seen


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_reason_is_checked(name: str) -> None:
    made = {str(struct.cls.__name__) for struct in structs(registry.game(name).reason_type)}
    assert made == set(CHECKS[name])


def test_a_reason_is_one_for_this_move_and_not_for_the_other() -> None:
    """Between two tiles each has its own; what is true of both is no reason."""
    game = registry.game("welcome_dungeon")
    state = game.start(2, seed=5)
    while type(game.actions(state, game.to_act(state)[0])[-1]).__name__ != "Sacrifice":
        legal = game.actions(state, game.to_act(state)[0])
        game.apply(state, game.to_act(state)[0], game.encode(legal[0]))
    seat = game.to_act(state)[0]
    view, legal = game.view(state, seat), game.actions(state, seat)
    outlook = game.preview(view)
    one, two = (game.reasons(view, outlook, legal[n])[0] for n in (1, 2))
    found = coach.explain(game, view, legal, Advice([Weighed(1, 0.6)], Weighed(2, 0.4)))
    assert found.played is not None and one != two
    assert (found.best[0].reason, found.played.reason) == (one, two)
    same = coach.explain(game, view, legal, Advice([Weighed(1, 0.6)], Weighed(1, 0.6)))
    assert same.best[0].reason is None
