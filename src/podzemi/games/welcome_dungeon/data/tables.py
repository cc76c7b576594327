"""The box: the numbers that the rules work with, made from `data.toml`."""

from __future__ import annotations

from typing import Final, get_args

from podzemi.engine.bits import bit
from podzemi.engine.data.counts import check_counts
from podzemi.engine.game import Option
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS
from podzemi.games.welcome_dungeon.data.schema import DATA, Data, Effect, EffectKind, MonsterData
from podzemi.games.welcome_dungeon.state import Box

EFFECT_KINDS: Final[tuple[EffectKind, ...]] = get_args(EffectKind)

check_counts(s, KIND_COUNT=MONSTERS, HERO_COUNT=HEROES, EFFECT_COUNT=EFFECT_KINDS)


def numbers(data: Data) -> Box:
    """The components as the rules want them, in the order of the ids."""
    effects = [EFFECT_KINDS.index(tile.effect.kind) for tile in data.tile]
    effect_at = [s.NONE] * (s.HERO_COUNT * s.EFFECT_COUNT)
    for number, effect in enumerate(effects):
        effect_at[number // s.KIT_SIZE * s.EFFECT_COUNT + effect] = number % s.KIT_SIZE
    used, boxed = data.setup.success_cards_used, data.setup.success_cards_boxed
    return Box(
        strength=[monster.strength for monster in data.monster],
        copies=[monster.count for monster in data.monster],
        hero_hp=[hero.hp for hero in data.hero],
        tile_effect=effects,
        tile_hp=[tile.effect.amount for tile in data.tile],
        tile_beats=[_beats(tile.effect, data.monster) for tile in data.tile],
        effect_at=effect_at,
        failure_limit=data.setup.failures_to_eliminate,
        usual_target=data.setup.successes_to_win,
        success_cards=[used, used + boxed],
    )


def _beats(effect: Effect, monsters: list[MonsterData]) -> int:
    """Bit k is set when the effect beats kind k by itself (WD-5.5, WD-5.6, WD-5.9)."""
    if effect.when is None:
        return 0
    return sum(bit(kind) for kind, monster in enumerate(monsters) if effect.when.holds(monster))


BOX: Final = numbers(DATA)
OPTIONS: Final = tuple(Option(o.id, o.values, o.default, o.clause) for o in DATA.option)
