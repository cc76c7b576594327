"""Consequences of an action as facts of the preview: with them the coach says why a move is better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from podzemi.engine.values import Action, Reason, Seat
from podzemi.games.dark_cave.actions import (
    AxeWeb,
    Discard,
    EndMove,
    PlayAxe,
    PlayBoots,
    PlayCobweb,
    PlayMonster,
    PlayPath,
    PlaySecret,
    PlaySwap,
    ProposeEnd,
    Step,
    VoteEnd,
)
from podzemi.games.dark_cave.data.tables import Clan, Monster
from podzemi.games.dark_cave.names import Space
from podzemi.games.dark_cave.preview.types import Preview, ReachPreview
from podzemi.games.dark_cave.state import Box
from podzemi.games.dark_cave.view.types import View


class OpensExit(Reason, frozen=True):
    """With this card the dwarf reaches the exit in the same turn."""

    moves: int


class OpensGoal(Reason, frozen=True):
    """With this card the dwarf reaches a covered goal in the same turn."""

    moves: int


class OpensNugget(Reason, frozen=True):
    """With this card the dwarf reaches a nugget in the same turn."""

    moves: int


class NearExit(Reason, frozen=True):
    """The cells between here and the exit, which the seat knows."""

    cells: int


class NearGoal(Reason, frozen=True):
    """The cells between here and the nearest covered goal."""

    cells: int


class ToExit(Reason, frozen=True):
    """The way out, this turn."""

    moves: int


class ToGoal(Reason, frozen=True):
    """The way to a covered goal, this turn."""

    moves: int


class ToNugget(Reason, frozen=True):
    """The way to a nugget, this turn."""

    moves: int


class MeetsMonster(Reason, frozen=True):
    """A monster waits there."""

    monster: Monster


class Toll(Reason, frozen=True):
    """Hand cards and nuggets that the step costs."""

    lost: int
    gold: int


class ExitChance(Reason, frozen=True):
    """How likely the exit is where one looks."""

    chance: int


class SaboteurChance(Reason, frozen=True):
    """How likely the player is a saboteur, by what is known for sure."""

    player: Seat
    chance: int


class Hits(Reason, frozen=True):
    """The monster meets these players; so many of them have an axe."""

    monster: Monster
    hunted: list[Seat]
    axes: int


class HitsNobody(Reason, frozen=True):
    """The monster meets nobody."""

    monster: Monster


class Hands(Reason, frozen=True):
    """The sizes of the hands after a swap."""

    player: Seat
    mine: int
    theirs: int


class WebLasts(Reason, frozen=True):
    """A cobweb bars the way for so many turns."""

    turns: int


class Draws(Reason, frozen=True):
    """The number of fresh cards."""

    draws: int


class MovesLost(Reason, frozen=True):
    """Moves that are not made."""

    moves: int


class WinsNow(Reason, frozen=True):
    """How likely the own colour would win if the match ended now."""

    clan: Clan
    chance: int


Reasons: TypeAlias = (
    OpensExit
    | OpensGoal
    | OpensNugget
    | NearExit
    | NearGoal
    | ToExit
    | ToGoal
    | ToNugget
    | MeetsMonster
    | Toll
    | ExitChance
    | SaboteurChance
    | Hits
    | HitsNobody
    | Hands
    | WebLasts
    | Draws
    | MovesLost
    | WinsNow
)


def reasons(box: Box, view: View, outlook: Preview, action: Action) -> Iterator[Reason]:
    """The most telling first."""
    match action:
        case PlayPath():
            yield from _laid(view, outlook, action)
        case Step(to=to):
            yield from _stepped(view, outlook, to)
        case EndMove():
            yield MovesLost(view.left)
        case PlaySecret(mode="goal", target=[int(x), int(y)]):
            yield from (ExitChance(one.exit) for one in outlook.goals if [one.x, one.y] == [x, y])
        case PlaySecret(mode="clan", target=int(seat)) | PlayBoots(player=seat) | PlayAxe(player=seat):
            if seat != view.seat:
                yield SaboteurChance(seat, outlook.saboteur[seat])
        case PlaySwap(player=seat):
            yield from (Hands(seat, one.mine, one.theirs) for one in outlook.swaps if one.player == seat)
        case PlayCobweb():
            yield WebLasts(outlook.web_turns)
        case AxeWeb(edge=edge):
            yield from (WebLasts(one.turns) for one in outlook.webs if one.edge == edge)
        case PlayMonster():
            yield from _hunt(outlook, action)
        case Discard(cards=cards):
            yield Draws(outlook.draws[len(cards) - 1])
        case ProposeEnd() | VoteEnd() if view.seat is not None:
            clan = view.seats[view.seat].clan
            yield WinsNow(clan, sum(one.chance for one in outlook.readings if one.winner == clan))


def _laid(view: View, outlook: Preview, action: PlayPath) -> Iterator[Reason]:
    for placement in outlook.placements:
        for walk in placement.walks:
            if placement.card == action.card and (walk.x, walk.y, walk.rot) == (
                action.x,
                action.y,
                action.rot,
            ):
                yield from _found(walk.reach, OpensExit, OpensGoal, OpensNugget)
    yield from _near(view, outlook, action.x, action.y)


def _stepped(view: View, outlook: Preview, to: Space) -> Iterator[Reason]:
    here = next((row for row in outlook.reach if row.space == to), None)
    if here is not None and here.monsters:
        yield MeetsMonster(here.monsters[0])
    if here is not None and here.cards + here.gold:
        yield Toll(here.cards, here.gold)
    by_space = {tuple(row.space): row for row in outlook.reach}
    yield from _found(
        [row for row in outlook.reach if _leads_over(by_space, row, to)], ToExit, ToGoal, ToNugget
    )
    yield from _near(view, outlook, int(to[0]), int(to[1]))


def _leads_over(by_space: dict[tuple[int | str, ...], ReachPreview], row: ReachPreview, to: Space) -> bool:
    """Whether the way to that space goes over another one, or ends there."""
    while row.space != to:
        before = by_space.get(tuple(row.via))
        if before is None:
            return False
        row = before
    return True


def _found(
    rows: list[ReachPreview],
    exit_: type[OpensExit | ToExit],
    goal: type[OpensGoal | ToGoal],
    nugget: type[OpensNugget | ToNugget],
) -> Iterator[Reason]:
    """The best of what is reached."""
    for kind, ends in (
        (exit_, [row.cost for row in rows if row.exit]),
        (goal, [row.cost for row in rows if row.goal]),
        (nugget, [row.cost for row in rows if row.nugget]),
    ):
        if ends:
            yield kind(min(ends))
            return


def _near(view: View, outlook: Preview, x: int, y: int) -> Iterator[Reason]:
    """Cells to the exit where that is known, else to the nearest goal that may hide it."""
    far = {abs(one.x - x) + abs(one.y - y): one.exit for one in outlook.goals if one.exit == 100}
    if far:
        yield NearExit(min(far))
        return
    hidden = [abs(one.x - x) + abs(one.y - y) for one in outlook.goals if one.exit > 0]
    if hidden:
        yield NearGoal(min(hidden))


def _hunt(outlook: Preview, action: PlayMonster) -> Iterator[Reason]:
    for hunt in outlook.hunts:
        if action.card in hunt.cards and (hunt.lair, hunt.to) == (action.lair, action.to):
            if hunt.hits:
                yield Hits(hunt.monster, hunt.hits, len(hunt.axes))
            else:
                yield HitsNobody(hunt.monster)
