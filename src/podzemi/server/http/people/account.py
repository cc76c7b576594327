"""The HTTP interface about oneself: who I am, my account, my data, and leaving."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from podzemi.server.http.shared import ANY_PROBLEMS, CHANGE_PROBLEMS, Asker, TheServices, problems
from podzemi.server.people.devices import device_of
from podzemi.server.people.identity import KEPT_COOKIE, host_of
from podzemi.server.people.mydata import my_data
from podzemi.server.people.passkeys import Site
from podzemi.server.problems import Refused
from podzemi.server.services import Services, language_of
from podzemi.server.store.people import accounts, people, personal_data
from podzemi.server.store.people.accounts import Account, Identity
from podzemi.wire.messages import PersonChange
from podzemi.wire.people import people as wire

T = TypeVar("T")
SessionId = Annotated[str, PathParameter(description="The id of a session of mine.", max_length=64)]
PasskeyId = Annotated[str, PathParameter(description="The id of a passkey of mine.", max_length=1400)]
MINE: Final = problems(401, 429)


async def myself(request: Asker, services: Services) -> Identity:
    """The asker as the store knows them; Refused without an identity."""
    found = services.identities.here(request)
    if found is None:
        raise Refused("no_identity")
    return found


def me_of(identity: Identity) -> wire.Me:
    return wire.Me(identity.person, identity.name, identity.generation > 0, identity.admin)


def with_session(
    services: Services, request: Asker, body: T, person: str, secret: str, *more: Cookie
) -> Response[T]:
    """The body, and the cookie of that session."""
    return Response(body, cookies=[services.identities.cookie(person, is_secure(request), secret), *more])


def is_secure(request: Asker) -> bool:
    return bool(request.scope["scheme"] == "https")


def device_here(request: Asker) -> str:
    return device_of(request.headers.get("user-agent", ""))


async def secret_here(services: Services, request: Asker, person: str) -> str:
    """The secret of this browser's session; of a new one for a cookie from before there were any."""
    here = services.identities.here(request)
    if here is not None and here.person == person and here.session:
        return services.identities.secret(request)
    return await services.identities.begin_session(person, device_here(request))


async def fresh(services: Services, person: str) -> Identity:
    """The person as they stand after what was just done."""
    found = await services.identities.identity(person, fresh=0.0)
    if found is None:
        raise Refused("no_identity")
    return found


async def _new_guest(services: Services, request: Asker) -> Identity:
    made = await services.identities.welcome(host_of(request), language_of(request))
    return await fresh(services, made.id)


# ---------------------------------------------------------------- who I am


@get("/me", summary="Who I am; a new guest on first contact", responses=ANY_PROBLEMS)
async def who_am_i(request: Asker, services: TheServices) -> Response[wire.Me]:
    found = services.identities.here(request)
    if found is None:
        found = await _new_guest(services, request)
    await services.identities.saw(found, services.identities.address(request), device_here(request))
    secret = await secret_here(services, request, found.person)
    return with_session(services, request, me_of(found), found.person, secret)


@put("/me", summary="Change my name", responses=CHANGE_PROBLEMS)
async def change_me(request: Asker, services: TheServices, data: JSONBody[PersonChange]) -> wire.Me:
    me = await myself(request, services)
    await services.accounts.rename(me, data.name)
    return me_of(await fresh(services, me.person))


# ---------------------------------------------------------------- my account


@get("/account", summary="What I should know about my account", responses=MINE)
async def my_account(request: Asker, services: TheServices) -> wire.AccountInfo:
    me = await myself(request, services)
    guest = await services.identities.of_cookie(request.cookies.get(KEPT_COOKIE, ""))
    return wire.AccountInfo(
        me.name,
        me.generation > 0,
        await services.store.read(people.since(me.person)),
        len(await services.store.read(personal_data.tables_of(me.person))),
        await services.store.read(accounts.codes_left(me.person)),
        None if guest is None or guest.generation else guest.name,
    )


@post("/account", summary="Keep my name by a password; my tables stay mine", responses=CHANGE_PROBLEMS)
async def sign_up(
    request: Asker, services: TheServices, data: JSONBody[wire.NewAccount]
) -> Response[wire.Codes]:
    me = await myself(request, services)
    codes = await services.accounts.sign_up(me, data, services.identities.address(request))
    secret = await services.identities.begin_session(me.person, device_here(request))
    return with_session(services, request, wire.Codes(codes), me.person, secret)


@post("/account/sign-in", summary="Sign in by name and password", status_code=200, responses=CHANGE_PROBLEMS)
async def sign_in(request: Asker, services: TheServices, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    guest = services.identities.here(request)
    account = await services.accounts.sign_in(data, services.identities.address(request), guest)
    return await _sign_in(services, request, account, guest)


@post(
    "/account/recover",
    summary="Sign in by a recovery code and set a new password",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def recover(request: Asker, services: TheServices, data: JSONBody[wire.Recovery]) -> Response[wire.Me]:
    guest = services.identities.here(request)
    account = await services.accounts.recover(data, services.identities.address(request))
    return await _sign_in(services, request, account, guest)


async def _sign_in(
    services: Services, request: Asker, account: Account, before: Identity | None
) -> Response[wire.Me]:
    """The browser is the account's now, and remembers the guest it was."""
    me, kept = await fresh(services, account.person), []
    if before is not None and before.generation:
        if before.session:
            await services.accounts.sign_out(before)
    elif before is not None and await services.identities.identity(before.person, fresh=0.0):
        secret = await secret_here(services, request, before.person)
        kept.append(services.identities.cookie(before.person, is_secure(request), secret, KEPT_COOKIE))
    secret = await services.identities.begin_session(me.person, device_here(request))
    return with_session(services, request, me_of(me), me.person, secret, *kept)


@post(
    "/account/sign-in/passkey/question",
    summary="What a passkey signs to let me in",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def ask_for_passkey(request: Asker, services: TheServices) -> wire.PasskeyQuestion:
    return await services.passkeys.ask(await myself(request, services), site_of(request, services))


@post("/account/sign-in/passkey", summary="Sign in by a passkey", status_code=200, responses=CHANGE_PROBLEMS)
async def sign_in_by_passkey(
    request: Asker, services: TheServices, data: JSONBody[wire.PasskeyProof]
) -> Response[wire.Me]:
    guest = await myself(request, services)
    account = await services.passkeys.sign_in(guest, data, site_of(request, services))
    before = await services.identities.identity(guest.person, fresh=0.0)
    return await _sign_in(services, request, account, before and guest)


@post("/account/sign-out", summary="Sign out here", status_code=200, responses=CHANGE_PROBLEMS)
async def sign_out(request: Asker, services: TheServices) -> Response[wire.Me]:
    """The browser is the guest again that it was before, or a new one. A guest stays who they are."""
    me = services.identities.here(request)
    if me is not None and not me.generation:
        return with_session(
            services, request, me_of(me), me.person, await secret_here(services, request, me.person)
        )
    if me is not None:
        await services.accounts.sign_out(me)
    return await _as_guest(services, request)


async def _as_guest(services: Services, request: Asker) -> Response[wire.Me]:
    guest, secret = await services.identities.of_cookie(request.cookies.get(KEPT_COOKIE, "")), ""
    if guest is None or guest.generation:
        guest = await _new_guest(services, request)
    elif guest.session:
        secret = services.identities.secret(request, KEPT_COOKIE)
    secret = secret or await services.identities.begin_session(guest.person, device_here(request))
    gone = Cookie(KEPT_COOKIE, path="/", max_age=0)
    return with_session(services, request, me_of(guest), guest.person, secret, gone)


@get("/account/sessions", summary="The browsers in which I am signed in", responses=MINE)
async def my_sessions(request: Asker, services: TheServices) -> list[wire.SessionInfo]:
    me = await myself(request, services)
    found = (await fresh(services, me.person)).sessions
    return [wire.SessionInfo(one.id, one.device, one.made, one.seen, one.id == me.session) for one in found]


@delete("/account/sessions/{session:str}", summary="Sign out of another browser", responses=CHANGE_PROBLEMS)
async def end_session(request: Asker, services: TheServices, session: SessionId) -> None:
    await services.accounts.end_session(await myself(request, services), session)


@post(
    "/account/sign-out-everywhere",
    summary="Sign out on every machine, this one included",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def sign_out_everywhere(request: Asker, services: TheServices) -> Response[wire.Me]:
    await services.accounts.sign_out_everywhere(await myself(request, services))
    return await _as_guest(services, request)


@put(
    "/account/password",
    summary="Change my password; other machines are signed out",
    responses=CHANGE_PROBLEMS,
)
async def change_password(
    request: Asker, services: TheServices, data: JSONBody[wire.PasswordChange]
) -> Response[wire.Me]:
    me = await myself(request, services)
    await services.accounts.change_password(me, data, services.identities.address(request))
    secret = await secret_here(services, request, me.person)
    return with_session(services, request, me_of(await fresh(services, me.person)), me.person, secret)


@post(
    "/account/codes",
    summary="New recovery codes instead of the old",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def renew_codes(
    request: Asker, services: TheServices, data: JSONBody[wire.PasswordProof]
) -> wire.Codes:
    me = await myself(request, services)
    address = services.identities.address(request)
    return wire.Codes(await services.accounts.renew_codes(me, data.password, address))


# ---------------------------------------------------------------- passkeys


def site_of(request: Asker, services: Services) -> Site:
    scheme, host = request.scope["scheme"], request.headers.get("host", "")
    return services.passkeys.site(scheme, host, request.headers.get("origin"))


@get("/account/passkeys", summary="My passkeys", responses=MINE)
async def my_passkeys(request: Asker, services: TheServices) -> list[wire.PasskeyInfo]:
    found = await services.passkeys.mine(await myself(request, services))
    return [wire.PasskeyInfo(one.id, one.name, one.site, one.made, one.used) for one in found]


@post(
    "/account/passkeys/request",
    summary="What my browser asks a device for, to make a passkey",
    status_code=200,
    responses=CHANGE_PROBLEMS,
)
async def begin_passkey(
    request: Asker, services: TheServices, data: JSONBody[wire.PasswordProof]
) -> wire.PasskeyRequest:
    me = await myself(request, services)
    address = services.identities.address(request)
    return await services.passkeys.begin(me, data.password, address, site_of(request, services))


@post(
    "/account/passkeys",
    summary="Keep a passkey that a device has made",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def add_passkey(request: Asker, services: TheServices, data: JSONBody[wire.NewPasskey]) -> None:
    me = await myself(request, services)
    await services.passkeys.add(me, data, site_of(request, services))


@put(
    "/account/passkeys/{passkey:str}",
    summary="Give a passkey another name",
    status_code=204,
    responses=CHANGE_PROBLEMS,
)
async def rename_passkey(
    request: Asker, services: TheServices, passkey: PasskeyId, data: JSONBody[wire.PasskeyChange]
) -> None:
    await services.passkeys.rename(await myself(request, services), passkey, data.name)


@delete("/account/passkeys/{passkey:str}", summary="Let a passkey in no more", responses=CHANGE_PROBLEMS)
async def remove_passkey(request: Asker, services: TheServices, passkey: PasskeyId) -> None:
    await services.passkeys.remove(await myself(request, services), passkey)


@get("/account/export", summary="Everything the server knows about me, as one file", responses=MINE)
async def export(request: Asker, services: TheServices) -> Stream:
    me = await myself(request, services)
    services.exports.check(me.person)
    return Stream(
        my_data(services.store, services.exports.thread, me),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="podzemi-my-data.json"'},
    )


@post(
    "/account/delete", summary="Delete me and everything about me", status_code=200, responses=CHANGE_PROBLEMS
)
async def delete_me(
    request: Asker, services: TheServices, data: JSONBody[wire.Farewell]
) -> Response[wire.Me]:
    me = await myself(request, services)
    await services.accounts.delete(me, data, services.identities.address(request))
    return await _as_guest(services, request)


account_api = Router(
    "/api",
    route_handlers=[
        who_am_i,
        change_me,
        my_account,
        sign_up,
        sign_in,
        ask_for_passkey,
        sign_in_by_passkey,
        recover,
        sign_out,
        my_sessions,
        end_session,
        sign_out_everywhere,
        change_password,
        renew_codes,
        my_passkeys,
        begin_passkey,
        add_passkey,
        rename_passkey,
        remove_passkey,
        export,
        delete_me,
    ],
)
