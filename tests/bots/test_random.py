"""The yardstick plays every legal action alike."""

from __future__ import annotations

from collections import Counter

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon.actions import Draw, Name, Pass


def test_every_action_is_as_likely() -> None:
    bot, dice = registry.bot("random", registry.game("welcome_dungeon")), Dice(1)
    counts = Counter(bot.choose(None, [Draw(), Pass(), Name("orc")], dice) for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    assert all(900 < count < 1100 for count in counts.values())


def test_same_dice_same_choices() -> None:
    bot = registry.bot("random", registry.game("welcome_dungeon"))
    one, two = Dice(5), Dice(5)
    assert [bot.choose(None, [Draw(), Pass()], one) for _ in range(50)] == [
        bot.choose(None, [Draw(), Pass()], two) for _ in range(50)
    ]
