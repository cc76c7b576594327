"""Keys that sign cookies: a new one can be had, and an old one forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

from podzemi.server.people.identity import LONGEST_COOKIE, Identities
from podzemi.server.settings import Settings
from podzemi.server.store import open_store
from podzemi.server.store.people import people
from podzemi.server.support.limits import RequestLimits

from .conftest import MakeGuest
from .support import Guest, ThreadServer, settings_for


def rotate(settings: Settings, forget: bool) -> int:
    """What `podzemi admin rotate-key` does."""

    async def run() -> int:
        store = await open_store(settings.store)
        try:
            return await store.write(people.rotate_keys(forget))
        finally:
            await store.close()

    return asyncio.run(run())


def back(guest: Guest, settings: Settings) -> str:
    """The id under which the server knows somebody who comes back, after a restart; the cookie is renewed."""
    with ThreadServer(settings) as server:
        guest.http.base_url = server.url
        return str(guest.http.get("/api/me").json()["id"])


def test_a_new_key_signs_and_the_old_one_still_counts(guest: MakeGuest, tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with ThreadServer(settings) as server:
        early, late = guest(server.url), guest(server.url)
    before = early.cookie
    assert rotate(settings, forget=False) == 2
    assert back(early, settings) == early.me["id"]
    assert early.cookie != before, "who comes back gets a cookie of the new key"
    assert rotate(settings, forget=True) == 1
    assert back(early, settings) != early.me["id"]
    assert back(late, settings) != late.me["id"]


def test_a_cookie_of_the_new_key_outlives_the_old_key(guest: MakeGuest, tmp_path: Path) -> None:
    """Keys from the settings: the newest first, none in the store."""
    with ThreadServer(settings_for(tmp_path, secret_keys=("old",))) as server:
        known, away = guest(server.url), guest(server.url)
    assert back(known, settings_for(tmp_path, secret_keys=("new", "old"))) == known.me["id"]
    only_new = settings_for(tmp_path, secret_keys=("new",))
    assert back(known, only_new) == known.me["id"]
    assert back(away, only_new) != away.me["id"]


def test_what_was_never_signed_here_is_not_remembered_at_length(tmp_path: Path) -> None:
    """A cookie is read once and known then; whatever somebody sends, what is kept of it is short."""

    async def run() -> None:
        store = await open_store(tmp_path / "s.sqlite")
        try:
            identities = Identities(store, ["key"], RequestLimits(settings_for(tmp_path)))
            person = await identities.welcome("", "en")
            secret = await identities.begin_session(person.id, "")
            cookie = identities.cookie(person.id, False, secret).value or ""
            assert len(cookie) < LONGEST_COOKIE
            for sent, known in ((cookie, True), (cookie, True), (cookie + "x", False), ("x" * 60_000, False)):
                found = await identities.of_cookie(sent)
                assert (found is not None and found.person == person.id) is known
            assert identities.read.cache_info().currsize == 2
        finally:
            await store.close()

    asyncio.run(run())
