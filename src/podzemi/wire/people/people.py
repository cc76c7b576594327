"""Bodies of the HTTP interface about people: who I am, accounts, and what an admin sees and does."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Me(Struct, frozen=True):
    """The person whom the cookie identifies. `id` is public and reveals nothing."""

    id: str
    name: str
    account: bool = False
    """Whether the name is kept by a password; otherwise this browser's cookie is all there is."""
    admin: bool = False


class AccountInfo(Struct, frozen=True):
    """The state of my account, for the page that changes it."""

    name: str
    account: bool
    created: float
    """Since when I am known; seconds since 1970."""
    tables: int
    """Tables where I sit, have a seat kept, or am the host."""
    codes: int
    """Recovery codes not used yet."""
    guest: str | None
    """The name of the guest to whom this browser goes back after signing out."""


class SessionInfo(Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    device: str
    """Browser and system, such as `Firefox · Linux`; empty if it did not say."""
    made: float
    """When it signed in; seconds since 1970."""
    seen: float
    """When it was last here, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep my name: with a password it is mine on every machine."""

    name: str
    password: str


class Codes(Struct, frozen=True):
    """Each lets me in once without the password. Shown now and never again."""

    codes: list[str]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str
    bring: bool = False
    """Whether the tables of this browser's guest become the account's."""


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in without the password, by a code that is used up, and set a new password."""

    name: str
    code: str
    password: str


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class PasswordProof(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is really me who asks."""

    password: str


class PasskeyInfo(Struct, frozen=True):
    """A passkey of mine: a device that lets me in."""

    id: str
    name: str
    site: str
    """The host name at which it works."""
    made: float
    """Seconds since 1970."""
    used: float | None
    """When it last let me in."""


class PasskeyRequest(Struct, frozen=True):
    """The request to a device for a new passkey (WebAuthn, `PublicKeyCredentialCreationOptions`).

    Bytes are base64url, here and in all messages about passkeys.
    """

    challenge: str
    site: str
    person: str
    name: str
    algorithms: list[int]
    known: list[str]
    """Passkeys that a device need not make twice."""


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The device's response with a new passkey."""

    name: str
    """My own name for it."""
    id: str
    client: str
    attestation: str


class PasskeyChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class PasskeyQuestion(Struct, frozen=True):
    """The challenge that a device signs to sign somebody in."""

    challenge: str
    site: str


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    """The challenge as signed by the device."""

    id: str
    client: str
    authenticator: str
    signature: str
    person: str
    bring: bool = False
    """Whether the tables of this browser's guest become the account's."""


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete me: an account by its password, a guest by the name, written out."""

    password: str | None = None
    name: str | None = None


# ---------------------------------------------------------------- admin


class TableFound(Struct, frozen=True):
    """A table as an admin sees it: nothing of what is hidden in its match."""

    id: str
    game: str
    host: str
    phase: Literal["gathering", "playing", "finished"]
    public: bool
    created: float
    moved: float | None
    """When something was last played there."""
    players: int
    moves: int
    here: int
    """Open connections, in the process that answers."""


class PersonFound(Struct, frozen=True):
    id: str
    name: str
    account: bool
    admin: bool
    created: float
    seen: float | None
    address: str | None
    """A keyed hash of the last address: the same address gives the same letters, and nothing else."""
    connections: int


class BanFound(Struct, frozen=True):
    id: str
    person: str | None
    name: str
    address: str | None
    reason: str
    made: float
    until: float | None
    active: bool


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Ban a person, and the address they were last seen at if `address` is set. `hours` None: for good."""

    person: str
    reason: str
    hours: int | None = None
    address: bool = False


class DeedFound(Struct, frozen=True):
    """An audit entry: one action of an admin."""

    at: float
    admin: str
    what: str
    subject: str
    detail: str


class Load(Struct, frozen=True):
    """How busy the process that answers is."""

    version: str
    compiled: bool
    since: float
    """When it was started; seconds since 1970."""
    connections: int
    people: int
    """Different people among the connections."""
    rooms: int
    moves_per_second: float
    """Over the last minute."""
    memory: int
    """Bytes."""
    cpu_seconds: float
    database: Literal["sqlite", "postgresql"]
    store_ms: float
    """Milliseconds that a small question to the store takes now."""


class SlowRequest(Struct, frozen=True):
    """A request that took long; `route`: the pattern of its address, which may be known to few."""

    at: float
    method: str
    route: str
    status: int
    ms: float
    request: str
    """Its id, as in the log and in the answer's `X-Request-Id`."""


class LoggedError(Struct, frozen=True):
    """`request`: the id of the request in which it happened, if in any."""

    at: float
    text: str
    request: str


class Health(Struct, frozen=True):
    """The health of the process that answers: its delays and its errors."""

    lag_ms: float
    """The longest that the event loop kept everybody waiting in the last minute."""
    bots_waiting: int
    """Decisions of bots that wait for a process."""
    sent: int
    """Bytes since the start."""
    commits: int
    """Group commits since the start."""
    writes: int
    """Writes stored by them."""
    failing: list[str]
    """Background work that has failed and is being restarted."""
    slow: list[SlowRequest]
    """The latest requests that took long, the newest first."""
    errors: list[LoggedError]
    """The latest errors of the log, the newest first."""


class LineFound(Struct, frozen=True):
    """One line of talk around a reported one."""

    name: str
    text: str
    phrase: bool
    """Whether `text` is the id of a quick phrase."""
    accused: bool


class ReportFound(Struct, frozen=True):
    id: int
    table: str
    accused: str
    accused_name: str
    reporter_name: str
    reason: str
    note: str
    at: float
    lines: list[LineFound]


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision about a report."""

    verdict: str
