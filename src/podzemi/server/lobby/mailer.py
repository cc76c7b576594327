"""Mails, for those who want them: when it becomes their turn where a move may take days.

An address counts once its owner has opened the link that was mailed there. What is to be sent waits in the
store, so that a restart loses nothing; a mail that cannot be delivered is tried again, later each time. There
is one mail at most per table and turn, and none when the person acted before it was sent.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Final  # Any: what fills the blanks of a text
from urllib.parse import quote, unquote, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

from podzemi import languages
from podzemi.server.attempt_limits import AttemptLimiter
from podzemi.server.match.tables import people_of
from podzemi.server.problems import Refused
from podzemi.server.settings import Settings
from podzemi.server.store import Store, Table
from podzemi.server.store.people import mail, people
from podzemi.server.store.people.attempts import Limit
from podzemi.server.store.people.mail import Address, Mail, MailKind, Waiting
from podzemi.server.store.table import tables
from podzemi.server.support.edges import secrets, time
from podzemi.wire.gatherings import MailInfo
from podzemi.wire.messages import Language

logger = logging.getLogger("podzemi.server")

ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,190}$)([A-Za-z0-9-]+\.)+[A-Za-z]{2,63}"
)
CONFIRM_SECONDS: Final = 7 * 24 * 3600
GRACE: Final = 60.0
"""Seconds that a turn lasts before a mail is written: somebody at the table needs none."""
SWEEP: Final = 30.0
LEASE: Final = 300.0
"""Seconds after which a mail that another process took and did not finish is tried again."""
PATIENCE: Final = 20.0
MOST_TRIES: Final = 8
LETTERS: Final = Limit(free=3, longest=3600.0)
"""Links to confirm an address: nobody fills other people's letter boxes with them."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Mailer:
    """Addresses, the links in mails, and the delivery."""

    def __init__(self, settings: Settings, store: Store, keys: list[str]) -> None:
        self.settings = settings
        self.store = store
        self.signer = URLSafeTimedSerializer(keys, salt="podzemi-mail")
        self.tries = AttemptLimiter(store, "mail")
        self.fresh = asyncio.Event()

    @property
    def available(self) -> bool:
        """Whether whoever runs the server has said how to send mails."""
        return all((self.settings.smtp_url, self.settings.mail_from, self.settings.public_url))

    # --- addresses

    async def info(self, person: str) -> MailInfo:
        found = await self.store.read(mail.address(person))
        if found is None:
            return MailInfo(self.available)
        return MailInfo(self.available, found.address, found.confirmed, found.turns)

    async def change(self, person: str, text: str, turns: bool, language: Language) -> MailInfo:
        """Another address, or another wish; a new address has to be confirmed first."""
        if not self.available:
            raise Refused("no_mail")
        wanted = clean_address(text)
        before = await self.store.read(mail.address(person))
        same = before is not None and before.address == wanted
        confirmed = same and before is not None and before.confirmed
        if not confirmed:
            await self.tries.start({person: LETTERS})
            await self.store.write(mail.add(self._confirmation(person, wanted, language), time.time()))
        await self.store.write(mail.keep(person, Address(wanted, confirmed, turns, language), time.time()))
        self.fresh.set()
        return await self.info(person)

    def _confirmation(self, person: str, address: str, language: Language) -> Mail:
        link = self._link("confirm", "confirm", person, address)
        return Mail(secrets.token_urlsafe(12), person, address, language, "confirm", {"link": link})

    async def confirm(self, token: str) -> None:
        person, address = self._read("confirm", token, CONFIRM_SECONDS)
        if not await self.store.write(mail.confirm(person, address)):
            raise Refused("old_link")

    async def stop(self, token: str) -> None:
        """The link at the foot of every mail: it works for ever and needs no cookie."""
        await self.store.write(mail.stop(*self._read("stop", token, None)))

    async def forget(self, person: str) -> None:
        await self.store.write(mail.forget(person))

    def _link(self, page: str, what: str, person: str, address: str) -> str:
        """After a #: what is behind it stays out of logs and referrers."""
        signed = self.signer.dumps([what, person, address])
        token = signed if isinstance(signed, str) else signed.decode()
        return f"{self.settings.public_url.rstrip('/')}/mail/{page}#{token}"

    def _read(self, what: str, token: str, most: int | None) -> tuple[str, str]:
        try:
            found = self.signer.loads(token, max_age=most)
        except BadData:
            raise Refused("old_link") from None
        match found:
            case [str() as kind, str() as person, str() as address] if kind == what:
                return person, address
        raise Refused("old_link")

    # --- writing

    async def run(self) -> None:
        """Until cancelled: look whose turn it became, and send what is due."""
        while True:
            await self.sweep()
            await self.deliver()
            self.fresh.clear()
            try:
                await asyncio.wait_for(self.fresh.wait(), SWEEP)
            except TimeoutError:
                continue

    async def sweep(self) -> None:
        """Put mails into the queue for those who are awaited for a while where a move may take days."""
        found = await self.store.read(mail.waiting(time.time() - GRACE))
        slow = await self.store.read(tables.several({one.table for one in found}))
        for one in found:
            if is_slow(slow[one.table]):
                await self.store.write(mail.add_turn(await self._turn(one, slow[one.table]), time.time()))

    async def _turn(self, one: Waiting, table: Table) -> Mail:
        names = await self.store.read(people.names(people_of(table)))
        others = [
            place.companion or names.get(place.player, "")
            for place in table.places
            if place.kind == "person" and place.player != one.person
        ]
        content = {
            "table": one.table,
            "version": str(one.version),
            "game": one.game,
            "name": names.get(one.person, ""),
            "others": ", ".join(others),
            "link": f"{self.settings.public_url.rstrip('/')}/t/{quote(one.table)}",
            "stop": self._link("stop", "stop", one.person, one.address),
        }
        return Mail(secrets.token_urlsafe(12), one.person, one.address, one.language, "turn", content)

    async def deliver(self) -> None:
        """Send what is due; what fails is tried again later, and given up in the end."""
        while due := await self.store.write(mail.take(time.time(), time.time() + LEASE)):
            wanted = []
            for one in due:
                if await self._still_wanted(one):
                    wanted.append(one)
                else:
                    await self.store.write(mail.delete_mail(one.id))
            failed = await asyncio.to_thread(self._send_all, wanted)
            for one in wanted:
                await self._settle(one, failed.get(one.id))

    async def _still_wanted(self, one: Mail) -> bool:
        if one.kind != "turn":
            return True
        table, version = one.content["table"], int(one.content["version"])
        return await self.store.read(mail.is_awaited(one.person, table, version))

    async def _settle(self, one: Mail, error: Exception | None) -> None:
        if error is None:
            await self.store.write(mail.delete_mail(one.id))
        elif one.tries >= MOST_TRIES or is_final(error):
            logger.warning("a mail could not be delivered: %s", type(error).__name__)
            await self.store.write(mail.delete_mail(one.id))
        else:
            await self.store.write(mail.later(one.id, time.time() + 60.0 * 2**one.tries))

    # --- the wire; runs in a thread

    def _send_all(self, mails: list[Mail]) -> dict[str, Exception]:
        """The mails that could not be sent, and why; one connection for all of them."""
        if not mails:
            return {}
        failed: dict[str, Exception] = {}
        try:
            with connect(self.settings.smtp_url) as server:
                for one in mails:
                    try:
                        server.send_message(self.compose(one))
                    except smtplib.SMTPServerDisconnected:
                        raise
                    except smtplib.SMTPException as error:
                        failed[one.id] = error
        except OSError as error:  # SMTPException is one too, but may quote what was said
            why = type(error).__name__ if isinstance(error, smtplib.SMTPException) else error
            logger.warning("the mail server cannot be used: %s", why)
            return dict.fromkeys((one.id for one in mails), error)
        return failed

    def compose(self, one: Mail) -> EmailMessage:
        """The mail in its reader's language, as plain text."""
        subject, body = write(one.language, one.kind, one.content)
        message = EmailMessage(policy=SMTP)
        message["From"] = self.settings.mail_from
        message["To"] = one.address
        message["Subject"] = subject
        message["Date"] = formatdate()
        sender = parseaddr(self.settings.mail_from)[1]
        message["Message-ID"] = make_msgid(domain=sender.partition("@")[2] or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if stop := one.content.get("stop"):
            message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(body)
        return message


def write(language: Language, kind: MailKind, content: dict[str, str]) -> tuple[str, str]:
    """Subject and text."""
    values: dict[str, Any] = dict(content)
    if kind == "confirm":
        keys = ("mail-confirm-subject", "mail-confirm-text")
    else:
        keys = ("mail-turn-subject", "mail-turn-text")
        values["game"] = languages.text(language, f"game-title-{content['game']}")
        values["others"] = content["others"] or None
    subject, text = (languages.text(language, key, values) for key in keys)
    return subject.replace("\n", " "), text


def clean_address(text: str) -> str:
    """The address as it is kept; Refused if no mail can go there. Names of domains have no case."""
    local, _, domain = text.strip().rpartition("@")
    found = f"{local}@{domain.lower()}"
    if not ADDRESS.fullmatch(found):
        raise Refused("bad_address")
    return found


def is_slow(table: Table) -> bool:
    """Whether a move may take days here."""
    return table.clock is not None and table.clock.pace == "correspondence"


def is_final(error: Exception) -> bool:
    """Whether trying again makes no sense: there is no such letter box, or our mail is not wanted."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500


def connect(url: str) -> smtplib.SMTP:
    """Over TLS where the other side can; a password goes over TLS or stays on this machine."""
    parts = urlsplit(url)
    host, trusted = parts.hostname or "localhost", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=trusted)
        safe = True
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=PATIENCE)
        server.ehlo_or_helo_if_needed()
        safe = host in LOOPBACK
        if server.has_extn("starttls"):
            server.starttls(context=trusted)
            safe = True
    if parts.username:
        if not safe:
            server.close()
            raise smtplib.SMTPNotSupportedError("the mail server offers no TLS: the password is not sent")
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server
