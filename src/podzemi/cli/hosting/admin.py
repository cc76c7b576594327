"""`podzemi admin`: who keeps order on a server, and help for those who lost their password."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

# Any: options of the command, each of its own type; what becomes JSON
from typing import TYPE_CHECKING, Any, Final, TypeVar

import rich_click as click

from podzemi.cli.common import Command, Group, json_option, language_option, say_json
from podzemi.cli.hosting.serve import configure, setting_options
from podzemi.languages import text

if TYPE_CHECKING:
    from podzemi.server.store import Store
    from podzemi.server.store.people.accounts import Account

T = TypeVar("T")
CODE_HOURS: Final = 24


@click.group(cls=Group)
def admin() -> None:
    """Administrators of a server, and one-time codes for lost passwords.

    Works on the database itself, also while the server runs. All of them answer with --json, too.

    Example: `podzemi admin list --json`
    """


@admin.command(cls=Command)
@click.argument("name")
@setting_options
@language_option
@json_option
def grant(name: str, config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Let the account NAME keep order: it sees the page /admin from now on.

    Example: `podzemi admin grant Zoe --data /var/lib/podzemi`
    """
    who = _with_store(config, flags, lambda store: _set_admin(store, name, True, lang))
    _say(as_json, {"name": who, "admin": True}, text(lang, "admin-cli-granted", {"name": who}))


@admin.command(cls=Command)
@click.argument("name")
@setting_options
@language_option
@json_option
def revoke(name: str, config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Take that right away from the account NAME.

    Example: `podzemi admin revoke Zoe --data /var/lib/podzemi`
    """
    who = _with_store(config, flags, lambda store: _set_admin(store, name, False, lang))
    _say(as_json, {"name": who, "admin": False}, text(lang, "admin-cli-revoked", {"name": who}))


@admin.command("list", cls=Command)
@setting_options
@language_option
@json_option
def list_admins(config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Name all who keep order here.

    Example: `podzemi admin list --json`
    """
    from podzemi.server.store.people import accounts

    names = _with_store(config, flags, lambda store: store.read(accounts.admins()))
    _say(as_json, {"admins": names}, "\n".join(names) or text(lang, "admin-cli-none"))


@admin.command("reset-password", cls=Command)
@click.argument("name")
@setting_options
@language_option
@json_option
def reset_password(name: str, config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Print a code with which NAME can set a new password, once, within a day.

    Example: `podzemi admin reset-password Zoe --data /var/lib/podzemi`
    """
    who, code = _with_store(config, flags, lambda store: _add_code(store, name, lang))
    said = text(lang, "admin-cli-code", {"name": who, "hours": CODE_HOURS})
    _say(as_json, {"name": who, "code": code, "hours": CODE_HOURS}, f"{said}\n{code}")


@admin.command("rotate-key", cls=Command)
@click.option(
    "--forget", is_flag=True, help="Older keys end at once: every guest and every login begins anew."
)
@setting_options
@language_option
@json_option
def rotate_key(forget: bool, config: Path | None, lang: str, as_json: bool, **flags: Any) -> None:
    """Sign cookies and links with a new key, from the next start of the server on.

    What earlier keys have signed still counts, and a browser gets a cookie of the new key when it comes back.
    With --forget nothing signed before counts: for a key that somebody else may know.

    Example: `podzemi admin rotate-key --data /var/lib/podzemi`
    """
    from podzemi.server.store.people import people

    count = _with_store(config, flags, lambda store: store.write(people.rotate_keys(forget)))
    _say(as_json, {"keys": count}, text(lang, "admin-cli-key", {"forgotten": "yes" if forget else "no"}))


async def _set_admin(store: Store, name: str, wanted: bool, lang: str) -> str:
    from podzemi.server.store.people import accounts

    found = await _account(store, name, lang)
    await store.write(accounts.set_admin(found.person, wanted))
    await store.notify(f"person {found.person}")
    return found.name


async def _add_code(store: Store, name: str, lang: str) -> tuple[str, str]:
    from podzemi.server.people.passwords import code_hash, new_code
    from podzemi.server.store.people import accounts

    found, code, now = await _account(store, name, lang), new_code(), time.time()
    await store.write(accounts.add_code(found.person, code_hash(code), now, now + CODE_HOURS * 3600))
    return found.name, code


async def _account(store: Store, name: str, lang: str) -> Account:
    from podzemi.server.store.people import accounts
    from podzemi.server.support.names import typed_key

    found = await store.read(accounts.by_key(typed_key(name)))
    if found is None:
        raise click.ClickException(text(lang, "admin-cli-unknown", {"name": name}))
    return found


def _with_store(config: Path | None, flags: dict[str, Any], work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the database, work, close it."""
    from podzemi.server.store import open_store

    async def run() -> T:
        store = await open_store(configure(config, flags).settings.store)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _say(as_json: bool, value: Any, said: str) -> None:
    if as_json:
        say_json(value)
    else:
        click.echo(said)
