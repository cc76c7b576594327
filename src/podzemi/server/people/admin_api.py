"""The HTTP interface of admins. For everybody else there is nothing at these addresses (`guard.py`)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from podzemi.server.api import CHANGE_PROBLEMS, TableId, problems
from podzemi.server.people.api import Asker, TheHouse, myself
from podzemi.wire import people as wire

BanId = Annotated[str, PathParameter(description="The id of a ban.")]
Phase = Literal["", "gathering", "playing", "finished"]
LOOKING: Final = problems(400, 404, 429)


@get("/load", summary="How busy the process that answers is", responses=LOOKING)
async def load(house: TheHouse) -> wire.Load:
    return await house.admin.load()


@get("/tables", summary="The newest tables by id, game or a player's name", responses=LOOKING)
async def tables(
    house: TheHouse, word: FromQuery[str] = "", phase: FromQuery[Phase] = ""
) -> list[wire.TableFound]:
    return await house.admin.tables(word, phase)


@post(
    "/tables/{table:str}/bots", summary="Let bots keep all seats", status_code=200, responses=CHANGE_PROBLEMS
)
async def put_bots_in(request: Asker, house: TheHouse, table: TableId) -> None:
    await house.admin.put_bots_in(await myself(request, house), table)


@post(
    "/tables/{table:str}/end", summary="Bring a table to its end", status_code=200, responses=CHANGE_PROBLEMS
)
async def end(request: Asker, house: TheHouse, table: TableId) -> None:
    await house.admin.end(await myself(request, house), table)


@get("/people", summary="People by the start of their name, or by address", responses=LOOKING)
async def search_people(house: TheHouse, word: FromQuery[str] = "") -> list[wire.PersonFound]:
    return await house.admin.people(word)


@get("/bans", summary="Bans, those in force first", responses=LOOKING)
async def bans(house: TheHouse) -> list[wire.BanFound]:
    return await house.admin.bans()


@post("/bans", summary="Ban a person", status_code=200, responses=CHANGE_PROBLEMS)
async def add_ban(request: Asker, house: TheHouse, data: JSONBody[wire.NewBan]) -> None:
    await house.admin.ban(await myself(request, house), data)


@delete("/bans/{ban:str}", summary="Lift a ban", responses=CHANGE_PROBLEMS)
async def lift_ban(request: Asker, house: TheHouse, ban: BanId) -> None:
    await house.admin.lift(await myself(request, house), ban)


@get("/reports", summary="Reports from the tables that wait for a decision", responses=LOOKING)
async def reports(house: TheHouse) -> list[wire.ReportFound]:
    return await house.admin.reports()


@post("/reports/{report:int}", summary="Decide a report", status_code=200, responses=CHANGE_PROBLEMS)
async def resolve(
    request: Asker, house: TheHouse, report: FromPath[int], data: JSONBody[wire.Verdict]
) -> None:
    await house.admin.resolve(await myself(request, house), report, data.verdict)


@get("/deeds", summary="What admins did, newest first", responses=LOOKING)
async def deeds(house: TheHouse) -> list[wire.DeedFound]:
    return await house.admin.deeds()


admin_api = Router(
    "/api/admin",
    route_handlers=[
        load,
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
