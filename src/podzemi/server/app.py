"""The one file that knows the framework's app object: routes, guards, errors, OpenAPI."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final  # Any: Litestar's user, auth and state, which nothing here asks for

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ExceptionHandlersMap

from podzemi import __version__
from podzemi.engine.game import is_compiled
from podzemi.server.http.guard import Guard, add_headers
from podzemi.server.http.learning.coach import coach_api
from podzemi.server.http.learning.hindsight import hindsight
from podzemi.server.http.learning.learn import learn_api
from podzemi.server.http.learning.puzzles import puzzles_api
from podzemi.server.http.learning.replays import replays_api
from podzemi.server.http.learning.rulebook import the_rulebook
from podzemi.server.http.live import live
from podzemi.server.http.lobby import lobby_api
from podzemi.server.http.paces import paces
from podzemi.server.http.pages.docs import Page
from podzemi.server.http.pages.health import figures, healthz, readyz
from podzemi.server.http.pages.postcards import postcard
from podzemi.server.http.pages.web import client
from podzemi.server.http.people.account import account_api
from podzemi.server.http.people.admin import admin_api
from podzemi.server.http.people.friends import friends_api, my_live
from podzemi.server.http.people.history import history_api
from podzemi.server.http.people.mail import mail_api
from podzemi.server.http.tables import api
from podzemi.server.http.talk import talk_api
from podzemi.server.problems import Refused
from podzemi.server.running import logs
from podzemi.server.services import Services, failure, language_of, open_services
from podzemi.server.settings import Settings
from podzemi.server.store import Store
from podzemi.server.support.limits import MESSAGE_BYTES, too_large
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.wire.messages import Problem

logger = logging.getLogger("podzemi.server")

CODES: Final = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_fast",
}


def make_app(settings: Settings, store: Store | None = None, bot_pool: BotPool | None = None) -> Litestar:
    """The server as an ASGI app; rooms open and close with its lifespan, and so does the store. Store and
    thinkers are those of the settings unless given."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, store, bot_pool) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[
            api,
            account_api,
            admin_api,
            coach_api,
            friends_api,
            learn_api,
            lobby_api,
            mail_api,
            paces,
            postcard,
            puzzles_api,
            replays_api,
            the_rulebook,
            hindsight,
            history_api,
            talk_api,
            live,
            my_live,
            healthz,
            readyz,
            figures,
            client,
        ],
        lifespan=[lifespan],
        dependencies={"services": Provide(the_services, sync_to_thread=False)},
        middleware=[Guard()],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=MESSAGE_BYTES,
        openapi_config=OPENAPI,
        logging_config=None,
    )


def the_services(state: State) -> Services:
    services: Services = state.services
    return services


OPENAPI: Final = OpenAPIConfig(
    title="Podzemí",
    version=__version__,
    description="Tables, seats and matches. The live socket is described in wire.json.",
    path="/api/docs",
    render_plugins=[Page()],
)


def refusal_response(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    headers = {"retry-after": "1"} if refused.status in (429, 503) else {}
    return Response(
        refused.problem(language_of(request)),
        status_code=refused.status,
        headers=headers,
        media_type="application/json",
    )


def by_status(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals, in our words; nothing of its texts travels."""
    code = CODES.get(error.status_code, "internal" if error.status_code >= 500 else "malformed")
    return refusal_response(request, too_large() if code == "too_large" else Refused(code))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body nested beyond reading."""
    return refusal_response(request, Refused("malformed"))


def answer_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return refusal_response(request, failure(error, f"{request.scope.get('method')} {request.scope['path']}"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: refusal_response,
    HTTPException: by_status,
    RecursionError: too_deep,
    Exception: answer_unexpected,
}


def serve(settings: Settings) -> None:
    """Run until stopped."""
    from podzemi.server.running.process import Server, tidy_rarely  # who plays alone listens nowhere

    logs.configure(settings)
    if not is_compiled():
        logger.warning("the engine is not compiled: bots think several times as long (docs/hosting.md)")
    server = Server(make_app(settings), settings)
    tidy_rarely()
    server.run()
