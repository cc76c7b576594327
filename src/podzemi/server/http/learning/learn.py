"""The guided ways over HTTP: the list with one's progress, a scene after some moves, and how it ended."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, cast  # Any: values of whichever game that become JSON

import msgspec
from litestar import Router, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, Raw

from podzemi import learn
from podzemi.engine import registry
from podzemi.learn.structure import PLAYER
from podzemi.learn.telling import Mistake, mistake, title
from podzemi.rulebook.scenes import NAMES
from podzemi.server.http.learning.puzzles import GameName
from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, TheServices, problems
from podzemi.server.problems import Refused
from podzemi.server.services import language_of
from podzemi.server.store.people import lessons
from podzemi.server.support.edges import time
from podzemi.wire.learning import learn as wire
from podzemi.wire.messages import Moment

SceneId = Annotated[str, PathParameter(description="A scene of the guided way.", max_length=40)]
FIRST_MATCH: Final = "first_match"
"""The question whether the first match is still to come, kept like a scene."""
MOST_MOVES: Final = 40
"""More than any scene has."""


def scene_of(game: str, id: str) -> learn.TutorialScene:
    if game not in learn.GAMES:
        raise Refused("unknown_game", game_name=game[:80])
    try:
        return learn.find_scene(game, id)
    except learn.UnknownScene:
        raise Refused("unknown_scene") from None


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def play_moves(playing: learn.Playing, moves: list[learn.Move], language: str) -> Mistake | None:
    """Play the moves; what is said about the last one, if it was wrong."""
    for number, move in enumerate(moves, 1):
        step = playing.step
        try:
            found = playing.play(move)
        except learn.BadMove as bad:
            if bad.refusal is None:
                raise Refused("malformed") from None
            raise Refused.by_game(playing.game.name, bad.refusal) from None
        if found is not None and step is not None:
            if number < len(moves):
                raise Refused("malformed")
            return mistake(playing.game.name, playing.scene.id, step, found, language)
    return None


def after(game: str, id: str, moves: list[learn.Move], language: str) -> wire.LearnStep:
    if len(moves) > MOST_MOVES:
        raise Refused("malformed")
    scene = scene_of(game, id)
    playing = learn.Playing(registry.game(game), scene)
    said = play_moves(playing, moves, language)
    mine = [raw(events) for events in playing.seen_events()]
    return wire.LearnStep(
        telling=learn.tell(playing, language),
        step=playing.at,
        steps=len(playing.scene.step),
        mistake=said,
        show=playing.right_move(),
        seat=PLAYER,
        names=["", *NAMES[1 : playing.scene.players]],
        open=playing.scene.open,
        look=() if playing.step is None else playing.step.look,
        view=raw(playing.view()),
        legal=raw(playing.legal()),
        outlook=raw(playing.preview()),
        result=raw(playing.game.result(playing.state)),
        history=[Moment(version, 0.0, events) for version, events in enumerate(mine)],
        events=UNSET if said is not None else mine[-1],
    )


def way(game: str, marks: dict[str, str], language: str) -> wire.LearnGame:
    def how(scene: str) -> wire.How:
        return cast(wire.How, marks.get(f"{game}/{scene}", "ahead"))

    written = learn.scenes(game) if game in learn.GAMES else ()
    found = [
        wire.LearnScene(one.id, title(game, one.id, language), how(one.id), one.optional) for one in written
    ]
    return wire.LearnGame(game, found, f"{game}/{FIRST_MATCH}" in marks)


@get("", summary="The guided way of each game, and how far the asker is", responses=problems(429))
async def guided_ways(request: Asker, services: TheServices) -> list[wire.LearnGame]:
    person = services.identities.who(request)
    marks = {} if person is None else await services.store.read(lessons.marks(person))
    return [way(game, marks, language_of(request)) for game in registry.GAMES]


@post(
    "/{game:str}/{scene:str}",
    summary="A scene after some moves, in the language of the reader",
    status_code=200,
    responses=problems(400, 404, 409, 413, 415, 429),
)
async def play_scene(
    request: Asker, services: TheServices, game: GameName, scene: SceneId, data: JSONBody[wire.LearnLine]
) -> wire.LearnStep:
    work = partial(after, game, scene, data.moves, language_of(request))
    return await services.lessons.ask(work)


@put("/{game:str}/{scene:str}", summary="Keep how a scene ended for me", responses=CHANGE_PROBLEMS)
async def keep_mark(
    request: Asker, services: TheServices, game: GameName, scene: SceneId, data: JSONBody[wire.LearnMark]
) -> wire.LearnGame:
    if scene != FIRST_MATCH:
        scene_of(game, scene)
    elif game not in registry.names():
        raise Refused("unknown_game", game_name=game[:80])
    me = await services.me(request)
    await services.store.write(lessons.mark(me.id, f"{game}/{scene}", data.how, time.time()))
    return way(game, await services.store.read(lessons.marks(me.id)), language_of(request))


learn_api = Router("/api/learn", route_handlers=[guided_ways, play_scene, keep_mark])
