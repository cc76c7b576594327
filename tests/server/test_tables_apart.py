"""Two servers on one PostgreSQL: doors, readiness, hosting and turns are the same seen from both."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

from until import until

from .support import Guest, ThreadServer, settings_for


def test_people_gather_over_two_processes(tmp_path: Path, database_url: str) -> None:
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(ThreadServer(settings_for(tmp_path / name, database_url=database_url)))
            for name in ("one", "two")
        )
        host, friend = (stack.enter_context(closing(Guest(server.url))) for server in (one, two))
        elsewhere = stack.enter_context(closing(Guest(one.url, cookie=friend.cookie)))
        table = host.table(["me", "open", "open"], password="x")
        where = f"/api/tables/{table['id']}"
        assert friend.bad("GET", where) == (403, "locked")  # now the second process has it in memory
        elsewhere.good("POST", f"{where}/enter", {"password": "x"})
        friend.good("POST", f"{where}/seats/1", {"player": "me"})
        here, there = host.live(table["id"]), friend.live(table["id"])
        there.until("sync")
        host.good("POST", f"{where}/ready")
        there.until("table", where=lambda m: not m["table"]["seats"][1]["ready"])
        friend.good("PUT", f"{where}/ready", {"ready": True})
        here.until("table", where=lambda m: m["table"]["seats"][1]["ready"])
        host.good("PUT", f"{where}/host", {"seat": 1})
        there.until("table", where=lambda m: m["table"]["hosting"])
        friend.good("POST", f"{where}/seats/2", {"player": "random"})
        friend.good("DELETE", f"{where}/seats/0")
        told = here.until("table", where=lambda m: m["table"]["kicked"])
        assert told["table"]["seats"][0]["kind"] == "open"
        assert host.bad("POST", f"{where}/seats/0", {"player": "me"}) == (403, "kicked")
        friend.good("POST", f"{where}/seats/0", {"player": "random"})
        friend.good("POST", f"{where}/start")
        while not there.legal:
            there.until("sync", "update")
        until(lambda: elsewhere.good("GET", "/api/me/tables")["awaited"] == 1)
