"""Helpers for handlers: types of parameters, the refusals they may answer with, the usual way of an order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus

# Any: Litestar's user, auth and state, which nothing here asks for; what an order takes beyond the room
from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from podzemi.server.services import Services
from podzemi.wire import messages as wire

RENAMED: Final = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases that Python has changed in 3.13: the description is the same with every version."""


def problems(*codes: int) -> dict[int, ResponseSpec]:
    return {
        code: ResponseSpec(
            wire.Problem, generate_examples=False, description=RENAMED.get(code, HTTPStatus(code).phrase)
        )
        for code in codes
    }


Asker = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="The unguessable id of a table.")]
PersonId = Annotated[str, PathParameter(description="The public id of a person.", max_length=64)]
TheServices = NamedDependency[Services]
ANY_PROBLEMS: Final = problems(429)
TABLE_PROBLEMS: Final = problems(400, 404, 409, 429)
CHANGE_PROBLEMS: Final = problems(400, 401, 403, 404, 409, 413, 415, 429)


async def carry_out(
    request: Asker, services: Services, table: str, order: Callable[..., Awaitable[None]], *more: Any
) -> wire.TableInfo:
    """The table as the asker sees it once the room has done what was asked: `order(room, person, *more)`."""
    me = await services.me(request)
    room = await services.room(request, table)
    await room.do(partial(order, room, me.id, *more))
    return room.info(me.id)
