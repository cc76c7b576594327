"""The HTTP interface about mails: my address, and the links in them."""

from __future__ import annotations

from typing import cast

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from podzemi.server.api import CHANGE_PROBLEMS, Asker, TheHouse, problems
from podzemi.server.house import language_of
from podzemi.server.problems import Refused
from podzemi.wire.gatherings import MailChange, MailInfo, MailToken
from podzemi.wire.messages import Language


@get("/me/mail", summary="What the server may write to me about", responses=problems(401, 429))
async def my_mail(request: Asker, house: TheHouse) -> MailInfo:
    me = await house.me(request)
    return await house.post.info(me.id)


@put("/me/mail", summary="Give an address, or change what is written about", responses=CHANGE_PROBLEMS)
async def change_mail(request: Asker, house: TheHouse, data: JSONBody[MailChange]) -> MailInfo:
    me = await house.me(request)
    standing = house.identities.here(request)
    if standing is None or standing.generation == 0:
        raise Refused("only_accounts")
    language = cast("Language", language_of(request))
    return await house.post.change(me.id, data.address, data.turns, language)


@delete("/me/mail", summary="Forget my address", status_code=200, responses=CHANGE_PROBLEMS)
async def forget_mail(request: Asker, house: TheHouse) -> MailInfo:
    me = await house.me(request)
    await house.post.forget(me.id)
    return await house.post.info(me.id)


@post("/mail/confirm", summary="Open the link by which an address is confirmed", responses=CHANGE_PROBLEMS)
async def confirm_mail(house: TheHouse, data: JSONBody[MailToken]) -> None:
    await house.post.confirm(data.token)


@post("/mail/stop", summary="Open the link by which mails are stopped", responses=CHANGE_PROBLEMS)
async def stop_mail(house: TheHouse, data: JSONBody[MailToken]) -> None:
    await house.post.stop(data.token)


mail_api = Router("/api", route_handlers=[my_mail, change_mail, forget_mail, confirm_mail, stop_mail])
