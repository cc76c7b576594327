"""Every scene is played to its end, with the right moves and with all wrong ones; every word exists."""

from __future__ import annotations

import pytest

from ledger import clauses as ledger
from podzemi.engine import registry
from podzemi.languages import LANGUAGES
from podzemi.learn import GAMES, Move, Playing, TutorialScene, scenes, tell
from podzemi.learn.notation import fits
from podzemi.learn.playing import ALLOWED
from podzemi.learn.structure import Try
from podzemi.learn.telling import mistake
from podzemi.rulebook import paragraph_of

SCENES = [(game, scene) for game in GAMES for scene in scenes(game)]
LONGEST = 330
"""Characters of anything the teacher says: it stands beside the board, on a phone above it."""

each_scene = pytest.mark.parametrize(
    ("game", "scene"), SCENES, ids=[f"{game}-{scene.id}" for game, scene in SCENES]
)


def begin(game: str, scene: TutorialScene) -> Playing:
    return Playing(registry.game(game), scene)


@each_scene
def test_right_moves_lead_to_the_end(game: str, scene: TutorialScene) -> None:
    playing = begin(game, scene)
    for number in range(len(scene.step)):
        assert playing.at == number
        if not scene.set and not scene.see:
            playing.game.check(playing.state)
        move = playing.right_move()
        assert move is not None
        assert playing.play(move) is None
    assert playing.step is None and playing.right_move() is None and playing.legal() == []
    assert len(playing.moments) == len(scene.step) + 1


@each_scene
def test_every_right_action_is_a_choice(game: str, scene: TutorialScene) -> None:
    playing = begin(game, scene)
    while (step := playing.step) is not None:
        for right in step.right:
            assert right in step.answers or any(fits(action, right) for action in playing.legal()), right
        move = playing.right_move()
        assert move is not None
        playing.play(move)


@each_scene
def test_wrong_moves_change_nothing_and_each_has_its_answer(game: str, scene: TutorialScene) -> None:
    playing = begin(game, scene)
    while (step := playing.step) is not None:
        before = playing.game.dump(playing.state)
        met = {one.id for one in wrong_moves(playing)}
        assert met - {ALLOWED.id} == {one.id for one in step.wrong}
        assert playing.game.dump(playing.state) == before and playing.step is step
        move = playing.right_move()
        assert move is not None
        playing.play(move)


def wrong_moves(playing: Playing) -> list[Try]:
    """What is said to every legal action, every answer and every try that is not right."""
    step = playing.step
    assert step is not None
    actions = [a for a in playing.legal() if not any(fits(a, right) for right in step.right)]
    answers = [answer for answer in step.answers if answer not in step.right]
    moves = [Move(action) for action in actions] + [Move(answer=one) for one in answers]
    moves += [Move(answer=one.id) for one in playing.tries()]
    found = [playing.play(move) for move in moves]
    assert all(one is not None for one in found)
    return [one for one in found if one is not None]


@each_scene
def test_an_open_question_shows_no_forecast(game: str, scene: TutorialScene) -> None:
    """What is printed may be shown; what could be the answer may not."""
    playing = begin(game, scene)
    while (step := playing.step) is not None:
        if step.answers:
            shown = playing.preview()
            assert shown is None or (shown.scores, shown.mine) == ([], None)
        move = playing.right_move()
        assert move is not None
        playing.play(move)


@each_scene
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_has_words_for_everything(game: str, scene: TutorialScene, language: str) -> None:
    playing = begin(game, scene)
    while (step := playing.step) is not None:
        said = tell(playing, language)
        assert said.task and not said.done
        assert all(offer.text for offer in said.answers + said.tries)
        spoken = [mistake(game, scene.id, step, one, language).text for one in (*step.wrong, ALLOWED)]
        assert all(one.startswith("**") for one in spoken)
        assert max(map(len, [said.title, said.idea, said.task, *spoken])) <= LONGEST
        move = playing.right_move()
        assert move is not None
        playing.play(move)
    assert tell(playing, language).done


@each_scene
def test_every_wrong_try_leads_to_a_paragraph(game: str, scene: TutorialScene) -> None:
    known = ledger.defined(ledger.rules(game), registry.game(game).prefix)
    for step in scene.step:
        for one in step.wrong:
            assert one.clauses and set(one.clauses) <= set(known), one.id
            assert paragraph_of(game, one.clauses[0]) is not None, one.id


@pytest.mark.parametrize("game", GAMES)
def test_scenes_and_steps_have_names_of_their_own(game: str) -> None:
    ids = [scene.id for scene in scenes(game)]
    assert len(set(ids)) == len(ids) and "first_match" not in ids
    for scene in scenes(game):
        steps = [step.id for step in scene.step]
        assert len(set(steps)) == len(steps) and not {"idea", "done"} & set(steps)
