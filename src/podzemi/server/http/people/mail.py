"""The HTTP interface about mails: my address, and the links in them."""

from __future__ import annotations

from typing import cast

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, TheServices, problems
from podzemi.server.problems import Refused
from podzemi.server.services import language_of
from podzemi.wire.gatherings import MailChange, MailInfo, MailToken
from podzemi.wire.messages import Language


@get("/me/mail", summary="What the server may write to me about", responses=problems(401, 429))
async def my_mail(request: Asker, services: TheServices) -> MailInfo:
    me = await services.me(request)
    return await services.mailer.info(me.id)


@put("/me/mail", summary="Give an address, or change what is written about", responses=CHANGE_PROBLEMS)
async def change_mail(request: Asker, services: TheServices, data: JSONBody[MailChange]) -> MailInfo:
    me = await services.me(request)
    identity = services.identities.here(request)
    if identity is None or identity.generation == 0:
        raise Refused("only_accounts")
    language = cast("Language", language_of(request))
    return await services.mailer.change(me.id, data.address, data.turns, language)


@delete("/me/mail", summary="Forget my address", status_code=200, responses=CHANGE_PROBLEMS)
async def forget_mail(request: Asker, services: TheServices) -> MailInfo:
    me = await services.me(request)
    await services.mailer.forget(me.id)
    return await services.mailer.info(me.id)


@post("/mail/confirm", summary="Open the link by which an address is confirmed", responses=CHANGE_PROBLEMS)
async def confirm_mail(services: TheServices, data: JSONBody[MailToken]) -> None:
    await services.mailer.confirm(data.token)


@post("/mail/stop", summary="Open the link by which mails are stopped", responses=CHANGE_PROBLEMS)
async def stop_mail(services: TheServices, data: JSONBody[MailToken]) -> None:
    await services.mailer.stop(data.token)


mail_api = Router("/api", route_handlers=[my_mail, change_mail, forget_mail, confirm_mail, stop_mail])
