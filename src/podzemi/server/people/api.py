"""The HTTP interface about oneself: who I am, my account, my data, and leaving."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from podzemi.server.api import ANY_PROBLEMS, CHANGE_PROBLEMS, problems
from podzemi.server.house import House, language_of
from podzemi.server.people.identity import KEPT_COOKIE
from podzemi.server.people.mydata import my_data
from podzemi.server.problems import Refused
from podzemi.server.store import accounts, people, traces
from podzemi.server.store.accounts import Account, Standing
from podzemi.wire import people as wire
from podzemi.wire.messages import PersonChange

T = TypeVar("T")
Asker = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
MINE: Final = problems(401, 429)


async def myself(request: Asker, house: House) -> Standing:
    """The asker as the store knows them; Refused without an identity."""
    found = house.identities.here(request)
    if found is None:
        raise Refused("no_identity")
    return found


def me_of(standing: Standing) -> wire.Me:
    return wire.Me(standing.person, standing.name, standing.generation > 0, standing.admin)


def answer(house: House, request: Asker, body: T, account: Account | Standing, *more: Cookie) -> Response[T]:
    """The body, and the cookie of that person."""
    secure = request.scope["scheme"] == "https"
    own = house.identities.cookie(account.person, secure, account.generation)
    return Response(body, cookies=[own, *more])


async def fresh(house: House, person: str) -> Standing:
    """The person as they stand after what was just done."""
    found = await house.identities.standing(person, fresh=0.0)
    if found is None:
        raise Refused("no_identity")
    return found


# ---------------------------------------------------------------- who I am


@get("/me", summary="Who I am; a new guest on first contact", responses=ANY_PROBLEMS)
async def who_am_i(request: Asker, house: TheHouse) -> Response[wire.Me]:
    found = house.identities.here(request)
    if found is None:
        person = await house.identities.welcome(language_of(request))
        found = await fresh(house, person.id)
    await house.identities.saw(found, house.identities.address(request))
    return answer(house, request, me_of(found), found)


@put("/me", summary="Change my name", responses=CHANGE_PROBLEMS)
async def change_me(request: Asker, house: TheHouse, data: JSONBody[PersonChange]) -> wire.Me:
    me = await myself(request, house)
    await house.accounts.rename(me, data.name)
    return me_of(await fresh(house, me.person))


# ---------------------------------------------------------------- my account


@get("/account", summary="What I should know about my account", responses=MINE)
async def my_account(request: Asker, house: TheHouse) -> wire.AccountInfo:
    me = await myself(request, house)
    guest = await house.identities.of_cookie(request.cookies.get(KEPT_COOKIE, ""))
    return wire.AccountInfo(
        me.name,
        me.generation > 0,
        await house.store.read(people.since(me.person)),
        len(await house.store.read(traces.tables_of(me.person))),
        await house.store.read(accounts.codes_left(me.person)),
        None if guest is None or guest.generation else guest.name,
    )


@post("/account", summary="Keep my name by a password; my tables stay mine", responses=CHANGE_PROBLEMS)
async def sign_up(request: Asker, house: TheHouse, data: JSONBody[wire.NewAccount]) -> Response[wire.Codes]:
    me = await myself(request, house)
    codes = await house.accounts.sign_up(me, data, house.identities.address(request))
    return answer(house, request, wire.Codes(codes), await fresh(house, me.person))


@post("/account/sign-in", summary="Sign in by name and password", status_code=200, responses=CHANGE_PROBLEMS)
async def sign_in(request: Asker, house: TheHouse, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    guest = house.identities.here(request)
    account = await house.accounts.sign_in(data, house.identities.address(request), guest)
    return await _signed_in(house, request, account, guest)


@post(
    "/account/recover",
    summary="Sign in by a recovery code and set a new password",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def recover(request: Asker, house: TheHouse, data: JSONBody[wire.Recovery]) -> Response[wire.Me]:
    guest = house.identities.here(request)
    account = await house.accounts.recover(data, house.identities.address(request))
    return await _signed_in(house, request, account, guest)


async def _signed_in(
    house: House, request: Asker, account: Account, guest: Standing | None
) -> Response[wire.Me]:
    """The browser is the account's now, and remembers the guest it was."""
    me = await fresh(house, account.person)
    kept = []
    if guest is not None and not guest.generation and await house.identities.standing(guest.person):
        secure = request.scope["scheme"] == "https"
        kept.append(house.identities.cookie(guest.person, secure, key=KEPT_COOKIE))
    return answer(house, request, me_of(me), me, *kept)


@post("/account/sign-out", summary="Sign out here", status_code=200, responses=CHANGE_PROBLEMS)
async def sign_out(request: Asker, house: TheHouse) -> Response[wire.Me]:
    """The browser is the guest again that it was before, or a new one. A guest stays who they are."""
    me = house.identities.here(request)
    if me is not None and not me.generation:
        return answer(house, request, me_of(me), me)
    return await _as_guest(house, request)


async def _as_guest(house: House, request: Asker) -> Response[wire.Me]:
    guest = await house.identities.of_cookie(request.cookies.get(KEPT_COOKIE, ""))
    if guest is None or guest.generation:
        guest = await fresh(house, (await house.identities.welcome(language_of(request))).id)
    gone = Cookie(KEPT_COOKIE, path="/", max_age=0)
    return answer(house, request, me_of(guest), guest, gone)


@post(
    "/account/sign-out-everywhere",
    summary="Sign out on every machine, this one included",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def sign_out_everywhere(request: Asker, house: TheHouse) -> Response[wire.Me]:
    await house.accounts.sign_out_everywhere(await myself(request, house))
    return await _as_guest(house, request)


@put(
    "/account/password",
    summary="Change my password; other machines are signed out",
    responses=CHANGE_PROBLEMS,
)
async def change_password(
    request: Asker, house: TheHouse, data: JSONBody[wire.PasswordChange]
) -> Response[wire.Me]:
    me = await myself(request, house)
    await house.accounts.change_password(me, data, house.identities.address(request))
    now = await fresh(house, me.person)
    return answer(house, request, me_of(now), now)


@post(
    "/account/codes",
    summary="New recovery codes instead of the old",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def renew_codes(request: Asker, house: TheHouse, data: JSONBody[wire.PasswordProof]) -> wire.Codes:
    me = await myself(request, house)
    address = house.identities.address(request)
    return wire.Codes(await house.accounts.renew_codes(me, data.password, address))


@get("/account/export", summary="Everything the server knows about me, as one file", responses=MINE)
async def export(request: Asker, house: TheHouse) -> Stream:
    me = await myself(request, house)
    house.exports.check(me.person)
    return Stream(
        my_data(house, me),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="podzemi-my-data.json"'},
    )


@post(
    "/account/delete", summary="Delete me and everything about me", status_code=200, responses=CHANGE_PROBLEMS
)
async def delete_me(request: Asker, house: TheHouse, data: JSONBody[wire.Farewell]) -> Response[wire.Me]:
    me = await myself(request, house)
    await house.accounts.delete(me, data, house.identities.address(request))
    return await _as_guest(house, request)


account_api = Router(
    "/api",
    route_handlers=[
        who_am_i,
        change_me,
        my_account,
        sign_up,
        sign_in,
        recover,
        sign_out,
        sign_out_everywhere,
        change_password,
        renew_codes,
        export,
        delete_me,
    ],
)
