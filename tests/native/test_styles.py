"""Styles of bots: what each likes, when it matters, and that page and server agree on who has which."""

from __future__ import annotations

import msgspec
import pytest

from native.played import GAMES
from native.test_search import moment
from podzemi.bots import levels
from podzemi.bots.search import LEEWAY, Candidate, SearchBot, Searcher, Settings
from podzemi.bots.styles import STYLES, liked_words, liking, style_at, tilt, with_style
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.games.welcome_dungeon.actions import Draw, Pass


def bot_of(style: str) -> SearchBot:
    settings = levels.with_changes(Settings(iterations=10), {"style": style})
    return SearchBot(Searcher(registry.game("welcome_dungeon"), settings))


def candidates(second: float, visits: int = 100) -> list[Candidate]:
    """To draw is best; to pass is worth `second`."""
    return [
        Candidate(0, Draw(), 100, 0.5, 0.0, 0.5, 0.5),
        Candidate(1, Pass(), visits, second, 0.0, 0.5, 0.5),
    ]


def test_of_what_is_about_as_good_each_prefers_its_own_kind() -> None:
    near, far = 0.5 - LEEWAY / 2, 0.5 - 2 * LEEWAY
    assert bot_of("bold").favourite(candidates(near)).index == 0
    assert bot_of("careful").favourite(candidates(near)).index == 1
    assert bot_of("careful").favourite(candidates(far)).index == 0, "what is worse is not played"
    assert bot_of("careful").favourite(candidates(near, visits=5)).index == 0, "nor what is hardly known"
    assert bot_of("").favourite(candidates(near)).index == 0, "without a style the best is played"


@pytest.mark.parametrize("name", GAMES)
def test_what_styles_like_is_in_the_game(name: str) -> None:
    """Every style likes something, not the same as another; every word is one of some action's."""
    liked = [liked_words(name, style) for style in STYLES]
    assert all(liked) and len(set(liked)) == len(STYLES)
    missing = set().union(*liked)
    game = registry.game(name)
    for seed in range(12):
        state = moment(game, game.min_players + 1, 0, seed=seed)
        missing -= seen_words(game, state, missing, Dice(seed))
    assert not missing


def seen_words(game: AnyGame, state: object, words: set[str], dice: Dice) -> set[str]:
    """Those of the words that come up in a match of chance."""
    found: set[str] = set()
    while game.result(state) is None and found != words:
        seat = game.to_act(state)[0]
        legal = game.actions(state, seat)
        texts = [str(msgspec.to_builtins(action)) for action in legal]
        found |= {word for word in words - found if any(repr(word) in text for text in texts)}
        game.apply(state, seat, game.encode(legal[dice.below(len(legal))]))
    return found


def test_a_glance_is_tilted_towards_what_is_liked() -> None:
    actions = [Draw(), Pass()]
    assert tilt("welcome_dungeon", "bold", [100, 100], actions) == [150, 100]
    assert tilt("welcome_dungeon", "careful", [100, 100], actions) == [100, 150]
    assert tilt("nim", "bold", [100, 100], actions) == [100, 100]
    assert liking("nim", "bold", Draw()) == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_goes_by_what_its_seat_knows(name: str, style: str) -> None:
    """The same choice in states that differ only in what is hidden, for the same random numbers."""
    game = registry.game(name)
    state = moment(game, game.min_players + 1, 9, seed=4)
    seat = game.to_act(state)[0]
    for level in ("novice", "veteran"):
        bot = f"{level}?iterations=40&worlds=4&style={style}"
        choices = set()
        for draw in range(3):
            known = state if draw == 0 else game.sample(game.view(state, seat), Dice(draw))
            legal = game.actions(known, seat)
            choices.add(registry.bot(bot, game).choose(game.view(known, seat), legal, Dice(5)))
        assert len(choices) == 1


def test_only_levels_have_a_style() -> None:
    assert with_style("novice", "bold") == "novice?style=bold"
    assert with_style("master?seconds=1", "careful") == "master?seconds=1&style=careful"
    assert with_style("greedy", "bold") == "greedy"
    with pytest.raises(registry.Unknown):
        registry.check_bot("novice?style=merry")


def test_the_style_of_a_seat_is_the_same_on_the_page() -> None:
    """The same cases stand in web/tests/voices.test.ts."""
    found = ["".join(style_at(table, seat)[0] for seat in range(3)) for table in ("oak", "m1f-žluť", "")]
    assert found == ["csb", "sbc", "csb"]


def test_settings_are_known_by_their_former_names() -> None:
    """Results that were stored long ago name their bots so."""
    former = levels.with_changes(
        Settings(), {"temper": "bold", "explore": "0.5", "horizon": "3", "weigh": "true"}
    )
    assert former == Settings(style="bold", exploration=0.5, rollout_depth=3, use_prior=True)
