"""Gains from one more level, half or room, tried out on the own sheet (PD-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.events import GemGained, PotionGained
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox
from podzemi.games.paper_dungeons.preview.types import Bonus, GainPreview
from podzemi.games.paper_dungeons.rules import chains

CHOICES: Final[dict[int, Bonus]] = {s.DO_LEVEL: "level_up", s.DO_CRAFT: "craft", s.DO_SCEPTER: "minions"}


def ahead(mine: Sandbox) -> list[int]:
    """The bosses still to come."""
    return [number for number in range(3) if mine.sheet.boss_boxes[number] == s.NO_SCORE]


def idle(mine: Sandbox) -> Sandbox:
    """The sheet to try a gain on, with nothing else to resolve."""
    tried = mine.clone()
    tried.sheet.agenda = []
    return tried


def raised(mine: Sandbox, hero: int) -> GainPreview:
    tried = idle(mine)
    chains.raise_hero(tried.state, tried.sheet, hero, True, None)
    return GainPreview(set_off(tried), _strengths(tried))


def crafted(mine: Sandbox, item: int) -> GainPreview:
    tried = idle(mine)
    chains.fill_half(tried.state, tried.sheet, item, True, None)
    return GainPreview(set_off(tried), _strengths(tried))


def brewing(mine: Sandbox) -> list[Bonus]:
    tried = idle(mine)
    chains.brew(tried.state, tried.sheet)
    fresh = len(tried.sheet.agenda)
    return without(set_off(tried), ["potion"] * fresh)


def _strengths(mine: Sandbox) -> list[int]:
    return [mine.strength(mine.state.bosses[number]) for number in ahead(mine)]


def set_off(mine: Sandbox) -> list[Bonus]:
    """Works the agenda off, and says what it gave. Choices are noted, not answered: what they
    lead to is up to the player."""
    log = Log()
    found: list[Bonus] = []
    while mine.sheet.agenda:
        chains.resolve(mine.state, mine.sheet, log)
        found += [_gain(event) for event in log.events if isinstance(event, (PotionGained, GemGained))]
        log.events.clear()
        if mine.sheet.agenda:
            found.append(CHOICES[codes.entry_kind(mine.sheet.agenda.pop())])
    return found


def _gain(event: PotionGained | GemGained) -> Bonus:
    return "potion" if isinstance(event, PotionGained) else "gem"


def without(found: list[Bonus], expected: Sequence[Bonus]) -> list[Bonus]:
    """The gains without the expected ones."""
    left = found[:]
    for one in expected:
        if one in left:
            left.remove(one)
    return left
