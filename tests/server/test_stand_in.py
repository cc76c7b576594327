"""A table with the master was stored by a server with native code; now there is none."""

from __future__ import annotations

import pytest

from podzemi.native import presence

from .conftest import MakeGuest
from .support import GAME


def test_who_stands_in_for_a_level_is_named(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    host = guest()
    table = host.good("POST", "/api/tables", {"game": GAME, "seats": ["me", "master"]})
    where = f"/api/tables/{table['id']}"
    assert host.good("GET", where)["seats"][1]["name"] == "master"
    monkeypatch.setattr(presence, "why_not", lambda: "nothing was compiled")
    assert host.good("GET", where)["seats"][1]["name"] == "greedy"
