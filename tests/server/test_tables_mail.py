"""Mails over a real SMTP server: addresses, links, one mail a turn, restarts, servers that fail."""

from __future__ import annotations

import asyncio
import email
import email.policy
import smtplib
import sqlite3
import ssl
import threading
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from podzemi.engine.dice import Dice
from podzemi.server.lobby import mailer
from podzemi.server.lobby.mailer import clean_address
from podzemi.server.problems import Refused
from until import until

from .support import Guest, Json, ThreadServer, play, settings_for

PASSWORD = "a quiet torch in the deep"
CLOCK = {"pace": "correspondence", "move": 2 * 86400, "reserve": 0}


class LetterBox:
    """A small SMTP server in a thread. `refusing`: how it answers a recipient, None: gladly.

    `scheme`: "smtps" speaks TLS from the start; with `tls`, "smtp" offers STARTTLS."""

    def __init__(self, scheme: str = "smtp", tls: ssl.SSLContext | None = None) -> None:
        self.tls = tls if scheme == "smtp" else None
        self.heard: list[tuple[bool, str]] = []
        """Every word, and whether it came over TLS."""
        self.letters: list[EmailMessage] = []
        self.refusing: str | None = None
        self.loop = asyncio.new_event_loop()
        opening = asyncio.start_server(self._talk, "127.0.0.1", 0, ssl=tls if scheme == "smtps" else None)
        self.server = self.loop.run_until_complete(opening)
        self.url = f"{scheme}://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 box")
        while line := await reader.readline():
            word = line.decode().strip().upper()
            self.heard.append((writer.get_extra_info("ssl_object") is not None, word))
            if word.startswith("EHLO"):
                offers = ["STARTTLS"] if self.tls else []
                say("\r\n".join(["250-box", *(f"250-{offer}" for offer in offers), "250 AUTH PLAIN"]))
            elif word == "STARTTLS" and self.tls:
                say("220 go on")
                try:
                    await writer.start_tls(self.tls)
                except ssl.SSLError:  # our certificate is not good enough for the other side
                    return
            elif word.startswith("AUTH"):
                say("235 welcome")
            elif word.startswith("RCPT"):
                say(self.refusing or "250 fine")
            elif word == "DATA":
                say("354 go on")
                self.letters.append(await self._letter(reader))
                say("250 kept")
            else:
                say("221 bye" if word == "QUIT" else "250 fine")
            if word == "QUIT":
                break
        writer.close()

    async def _letter(self, reader: asyncio.StreamReader) -> EmailMessage:
        lines = []
        while (line := await reader.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        return found


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with closing(LetterBox()) as made:
        yield made


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes a minute in life is quick here."""
    monkeypatch.setattr(mailer, "GRACE", -1.0)
    monkeypatch.setattr(mailer, "SWEEP", 0.02)


def serving(folder: Path, box: LetterBox, **more: Any) -> ThreadServer:
    given = {"public_url": "https://games.example/p", "mail_from": "Podzemí <games@games.example>"}
    cheap = {"password_memory": 8, "password_passes": 1}
    return ThreadServer(settings_for(folder, smtp_url=box.url, **given, **cheap, **more))


def account(server: ThreadServer, language: str = "sk") -> Guest:
    made = Guest(server.url, **{"accept-language": language})
    made.good("POST", "/api/account", {"name": f"Pozn{uuid4().hex[:8]}", "password": PASSWORD})
    made.me = made.good("GET", "/api/me")
    return made


def token(letter: EmailMessage, page: str) -> str:
    body = letter.get_content()
    return str(body.split(f"https://games.example/p/mail/{page}#")[1].split()[0])


def with_mail(server: ThreadServer, box: LetterBox) -> Guest:
    """An account with a confirmed address."""
    made = account(server)
    before = len(box.letters)
    info = made.good("PUT", "/api/me/mail", {"address": "Me@Home.Example"})
    assert (info["address"], info["confirmed"]) == ("Me@home.example", False)
    until(lambda: len(box.letters) > before)
    letter = box.letters[-1]
    assert (letter["To"], letter["Subject"]) == ("Me@home.example", "Podzemí: je to tvoja adresa?")
    made.good("POST", "/api/mail/confirm", {"token": token(letter, "confirm")})
    assert made.good("GET", "/api/me/mail")["confirmed"]
    return made


def slow_match(host: Guest, friend: Guest, clock: Json | None = None) -> str:
    """A table in play where the host is awaited."""
    while True:
        table = host.table(["me", "open"], **({} if clock is None else {"clock": clock}))["id"]
        friend.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
        if host.good("POST", f"/api/tables/{table}/start")["awaited"] == [0]:
            return str(table)


def test_a_mail_when_a_turn_comes_and_none_after_the_link_at_its_foot(tmp_path: Path, box: LetterBox) -> None:
    with serving(tmp_path, box) as server:
        host = with_mail(server, box)
        friend = Guest(server.url)
        slow_match(host, friend)
        table = slow_match(host, friend, CLOCK)
        until(lambda: len(box.letters) > 1)
        letter = box.letters[-1]
        assert letter["Subject"] == "Si na ťahu: Hor sa do podzemia"
        assert f"https://games.example/p/t/{table}" in letter.get_content()
        assert friend.me["name"] in letter.get_content()
        assert letter["Auto-Submitted"] == "auto-generated"
        live = host.live(table)
        live.until("sync")
        other = friend.live(table)
        other.until("sync")
        play({0: live, 1: other}, Dice(1), stop_after=live.version + 4)
        until(lambda: len({one["Message-ID"] for one in box.letters}) == len(box.letters) > 1)
        stop = token(letter, "stop")
        assert letter["List-Unsubscribe"] == f"<https://games.example/p/mail/stop#{stop}>"
        stranger = Guest(server.url)
        assert (
            stranger.bad("POST", "/api/mail/stop", {"token": token(box.letters[0], "confirm")})[1]
            == "old_link"
        )
        stranger.http.post("/api/mail/stop", json={"token": stop})
        assert host.good("GET", "/api/me/mail")["turns"] is False
        for one in (host, friend, stranger):
            one.close()


def test_a_turn_is_mailed_once_whatever_restarts(tmp_path: Path, box: LetterBox) -> None:
    box.refusing = "450 later"
    with serving(tmp_path, box) as server:
        box.refusing = None
        host, friend = with_mail(server, box), Guest(server.url)
        box.refusing = "450 later"
        slow_match(host, friend, CLOCK)
        until(lambda: queued(tmp_path) == 1)
        host.close()
        friend.close()
    box.refusing = None
    with closing(sqlite3.connect(tmp_path / "podzemi.sqlite")) as db, db:
        db.execute("UPDATE mail SET due = 0")
    for _ in range(2):
        with serving(tmp_path, box):
            until(lambda: queued(tmp_path) == 0)
    assert [letter["Subject"] for letter in box.letters[1:]] == ["Si na ťahu: Hor sa do podzemia"]


def queued(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "podzemi.sqlite")) as db:
        return int(db.execute("SELECT count(*) FROM mail").fetchone()[0])


def test_a_letter_box_that_is_not_there_is_given_up(tmp_path: Path, box: LetterBox) -> None:
    box.refusing = "550 nobody"
    with serving(tmp_path, box) as server, closing(account(server)) as host:
        host.good("PUT", "/api/me/mail", {"address": "me@home.example"})
        until(lambda: queued(tmp_path) == 0)
        assert box.letters == []


def test_who_may_give_an_address(tmp_path: Path, box: LetterBox) -> None:
    with serving(tmp_path, box) as server:
        guest, host = Guest(server.url), account(server)
        assert guest.good("GET", "/api/me/mail")["available"]
        assert guest.bad("PUT", "/api/me/mail", {"address": "me@home.example"}) == (403, "only_accounts")
        assert host.bad("PUT", "/api/me/mail", {"address": "me@home"}) == (400, "bad_address")
        answers = [
            host.http.put("/api/me/mail", json={"address": f"{n}@home.example"}).status_code for n in range(5)
        ]
        assert answers == [200, 200, 200, 429, 429]  # nobody is flooded with our links
        assert host.good("DELETE", "/api/me/mail")["address"] is None
        assert host.bad("POST", "/api/mail/confirm", {"token": "x"}) == (409, "old_link")
        guest.close()
        host.close()


def test_without_a_mail_server_there_are_no_mails(tmp_path: Path) -> None:
    cheap = {"password_memory": 8, "password_passes": 1}
    with ThreadServer(settings_for(tmp_path, **cheap)) as server, closing(account(server)) as host:
        assert host.good("GET", "/api/me/mail")["available"] is False
        assert host.bad("PUT", "/api/me/mail", {"address": "me@home.example"}) == (409, "no_mail")


@pytest.mark.parametrize(
    "text", ["", "x", "a@b", "a b@c.de", "a@b.de\nbcc: x@y.de", "a@b.de>", "á@b.de", "a@-.d"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(Refused):
        clean_address(text)


def test_a_password_is_not_sent_in_the_clear(box: LetterBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailer, "LOOPBACK", ())
    with pytest.raises(smtplib.SMTPNotSupportedError):
        mailer.connect(box.url.replace("//", "//me:secret@"))


CERTIFICATE = Path(__file__).with_name("letter_box.pem")
"""Of 127.0.0.1, signed by itself, for the tests alone; with its key."""


@pytest.fixture(params=["smtp", "smtps"])
def safe_box(request: pytest.FixtureRequest) -> Iterator[LetterBox]:
    """It speaks TLS, by STARTTLS or from the start."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(CERTIFICATE)
    with closing(LetterBox(request.param, tls)) as made:
        yield made


def test_mails_and_passwords_go_over_tls(safe_box: LetterBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    monkeypatch.setattr(mailer, "LOOPBACK", ())
    letter = EmailMessage()
    letter["From"], letter["To"] = "games@games.example", "me@home.example"
    letter.set_content("your turn")
    with mailer.connect(safe_box.url.replace("//", "//me:secret@")) as server:
        server.send_message(letter)
    assert [kept["To"] for kept in safe_box.letters] == ["me@home.example"]
    assert {safe for safe, word in safe_box.heard if word.startswith(("AUTH", "MAIL", "RCPT"))} == {True}
    assert any(word.startswith("AUTH") for _, word in safe_box.heard)


@pytest.mark.parametrize(("trusted", "host"), [(False, "127.0.0.1"), (True, "localhost")])
def test_a_mail_server_with_a_wrong_certificate_gets_nothing(
    safe_box: LetterBox, trusted: bool, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that nobody vouches for, or that belongs to somebody else; also on this machine."""
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with pytest.raises(ssl.SSLCertVerificationError):
        mailer.connect(safe_box.url.replace("//127.0.0.1", f"//me:secret@{host}"))
    assert not any(word.startswith(("AUTH", "MAIL")) for _, word in safe_box.heard)


def test_who_runs_the_server_reads_why_no_mail_goes_out(
    tmp_path: Path, safe_box: LetterBox, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, safe_box) as server, closing(account(server)) as host:
        host.good("PUT", "/api/me/mail", {"address": "me@home.example"})
        until(lambda: "CERTIFICATE_VERIFY_FAILED" in caplog.text)
        assert queued(tmp_path) == 1  # it is tried again
