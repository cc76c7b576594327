"""The HTTP interface of admins. For everybody else there is nothing at these addresses (`guard.py`)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from podzemi.server import metrics
from podzemi.server.http.people.account import myself
from podzemi.server.http.shared import CHANGE_PROBLEMS, Asker, TableId, TheServices, problems
from podzemi.wire.people import people as wire

BanId = Annotated[str, PathParameter(description="The id of a ban.")]
Phase = Literal["", "gathering", "playing", "finished"]
LOOKING: Final = problems(400, 404, 429)


@get("/load", summary="How busy the process that answers is", responses=LOOKING)
async def load(services: TheServices) -> wire.Load:
    return await services.admin.load()


@get("/health", summary="What the process that answers waits for, and what went wrong", responses=LOOKING)
async def health(services: TheServices) -> wire.Health:
    trouble, found = services.trouble, metrics.totals()
    return wire.Health(
        lag_ms=services.pulse.worst() * 1000,
        bots_waiting=int(found["podzemi_bot_queue"]),
        sent=int(found["podzemi_sent_bytes_total"]),
        commits=int(found["podzemi_commits_total"]),
        writes=int(found["podzemi_committed_writes_total"]),
        failing=services.supervisor.unwell,
        slow=list(trouble.slow),
        errors=list(trouble.errors),
    )


@get("/tables", summary="The newest tables by id, game or a player's name", responses=LOOKING)
async def tables(
    services: TheServices, word: FromQuery[str] = "", phase: FromQuery[Phase] = ""
) -> list[wire.TableFound]:
    return await services.admin.tables(word, phase)


@post(
    "/tables/{table:str}/bots", summary="Let bots keep all seats", status_code=200, responses=CHANGE_PROBLEMS
)
async def put_bots_in(request: Asker, services: TheServices, table: TableId) -> None:
    await services.admin.put_bots_in(await myself(request, services), table)


@post(
    "/tables/{table:str}/end", summary="Bring a table to its end", status_code=200, responses=CHANGE_PROBLEMS
)
async def end(request: Asker, services: TheServices, table: TableId) -> None:
    await services.admin.end(await myself(request, services), table)


@get("/people", summary="People by the start of their name, or by address", responses=LOOKING)
async def search_people(services: TheServices, word: FromQuery[str] = "") -> list[wire.PersonFound]:
    return await services.admin.people(word)


@get("/bans", summary="Bans, those in force first", responses=LOOKING)
async def bans(services: TheServices) -> list[wire.BanFound]:
    return await services.admin.bans()


@post("/bans", summary="Ban a person", status_code=200, responses=CHANGE_PROBLEMS)
async def add_ban(request: Asker, services: TheServices, data: JSONBody[wire.NewBan]) -> None:
    await services.admin.ban(await myself(request, services), data)


@delete("/bans/{ban:str}", summary="Lift a ban", responses=CHANGE_PROBLEMS)
async def lift_ban(request: Asker, services: TheServices, ban: BanId) -> None:
    await services.admin.lift(await myself(request, services), ban)


@get("/reports", summary="Reports from the tables that wait for a decision", responses=LOOKING)
async def reports(services: TheServices) -> list[wire.ReportFound]:
    return await services.admin.reports()


@post("/reports/{report:int}", summary="Decide a report", status_code=200, responses=CHANGE_PROBLEMS)
async def resolve(
    request: Asker, services: TheServices, report: FromPath[int], data: JSONBody[wire.Verdict]
) -> None:
    await services.admin.resolve(await myself(request, services), report, data.verdict)


@get("/deeds", summary="What admins did, newest first", responses=LOOKING)
async def deeds(services: TheServices) -> list[wire.DeedFound]:
    return await services.admin.audit_log()


admin_api = Router(
    "/api/admin",
    route_handlers=[
        load,
        health,
        tables,
        put_bots_in,
        end,
        search_people,
        bans,
        add_ban,
        lift_ban,
        reports,
        resolve,
        deeds,
    ],
)
