"""Passkeys (WebAuthn): an account signs in by what a device signs, instead of by its password.

A challenge belongs to the session that asked for it, is good for one answer, and soon for none. A passkey
belongs to a site: the host name at which its browser made it (docs/decisions/0043-passkeys.md). The library
that checks answers is loaded when the first one comes.
"""

from __future__ import annotations

import binascii
import ipaddress
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from podzemi.server.people.accounts import Accounts
from podzemi.server.problems import Refused
from podzemi.server.settings import Settings
from podzemi.server.store import Conflict, Store
from podzemi.server.store.people import accounts, passkeys
from podzemi.server.store.people.accounts import Account, Identity
from podzemi.server.store.people.passkeys import Passkey
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.one_thread import OneThread
from podzemi.wire.people import people as wire

GOOD_FOR: Final = 300.0
"""Seconds in which a challenge may be answered: looking for the key takes its time."""
REGISTER: Final = "register"
SIGN_IN: Final = "sign-in"
ALGORITHMS: Final = (-7, -8, -257)
"""ES256, EdDSA and RS256, as COSE numbers them."""
LONGEST_KEY: Final = 2048
"""Bytes of a public key; one of RSA with 4096 bits has 550."""
LONGEST_ID: Final = 1023
"""Bytes of a passkey's id (WebAuthn, section 4)."""
LONGEST_NAME: Final = 40


class Site(Struct, frozen=True):
    """The host name that passkeys belong to, and the origin of the page that asks."""

    host: str
    origin: str


class Passkeys:
    """Made, used, named and removed."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        self.thread = OneThread("passkeys")
        self.public = urlsplit(settings.public_url or "")
        self.origins = settings.origins

    def site(self, scheme: str, host: str, origin: str | None) -> Site:
        """That of a request: the public address if one is set, else the one which was asked. Refused where
        browsers know no passkeys: at a number instead of a name."""
        own = f"{scheme}://{host}"
        name = self.public.hostname or urlsplit(own).hostname or ""
        if not name or _is_number(name):
            raise Refused("passkey_site")
        allowed = (own, f"{self.public.scheme}://{self.public.netloc}", *self.origins)
        return Site(name, origin if origin in allowed else own)

    # --- mine

    async def mine(self, me: Identity) -> list[Passkey]:
        return await self.store.read(passkeys.of(me.person))

    async def begin(self, me: Identity, password: str, address: str, site: Site) -> wire.PasskeyRequest:
        """Options with which the browser makes a new one; only with the password, as it lets people in."""
        await self.accounts.prove(me, password, address)
        known = [one.id for one in await self.mine(me) if one.site == site.host]
        challenge = await self._challenge(me.session, REGISTER)
        return wire.PasskeyRequest(
            challenge, site.host, to_base64url(me.person.encode()), me.name, list(ALGORITHMS), known
        )

    async def add(self, me: Identity, made: wire.NewPasskey, site: Site) -> None:
        """Keep what the browser made; Refused if it is not the answer to this session's challenge."""
        challenge = await self._take_challenge(me.session, REGISTER)
        name = clean_passkey_name(made.name)
        id, key, count = await self.thread.ask(partial(_verify_registration, made, challenge, site))
        kept = Passkey(id, me.person, site.host, key, count, name, time.time(), None)
        try:
            if not await self.store.write(passkeys.add(kept)):
                raise Refused("too_many_passkeys", most=passkeys.MOST)
        except Conflict:
            raise Refused("passkey_wrong") from None

    async def rename(self, me: Identity, id: str, name: str) -> None:
        if not await self.store.write(passkeys.rename(me.person, id, clean_passkey_name(name))):
            raise Refused("unknown_passkey")

    async def remove(self, me: Identity, id: str) -> None:
        if not await self.store.write(passkeys.remove(me.person, id)):
            raise Refused("unknown_passkey")

    # --- coming

    async def ask(self, guest: Identity, site: Site) -> wire.PasskeyQuestion:
        return wire.PasskeyQuestion(await self._challenge(guest.session, SIGN_IN), site.host)

    async def sign_in(self, guest: Identity, proof: wire.PasskeyProof, site: Site) -> Account:
        """The account of that passkey; the same refusal whatever is wrong with it."""
        challenge = await self._take_challenge(guest.session, SIGN_IN)
        kept = await self.store.read(passkeys.get(proof.id))
        if kept is None or kept.site != site.host:
            raise Refused("passkey_wrong")
        count = await self.thread.ask(partial(_verify_proof, proof, challenge, site, kept))
        found = await self.store.read(accounts.by_person(kept.person))
        fresh = await self.store.write(passkeys.note_use(kept.id, kept.count, count, time.time()))
        if found is None or not fresh:
            raise Refused("passkey_wrong")
        if proof.bring:
            await self.accounts.bring_guest(guest, found)
        return found

    # --- challenges

    async def _challenge(self, session: str, purpose: str) -> str:
        if not session:
            raise Refused("no_identity")
        value = secrets.token_bytes(32)
        await self.store.write(passkeys.challenge(session, purpose, value, time.time() + GOOD_FOR))
        return to_base64url(value)

    async def _take_challenge(self, session: str, purpose: str) -> bytes:
        value = await self.store.write(passkeys.take_challenge(session, purpose, time.time()))
        if value is None:
            raise Refused("passkey_late")
        return value


def clean_passkey_name(name: str) -> str:
    found = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(found) <= LONGEST_NAME:
        raise Refused("passkey_name", most=LONGEST_NAME)
    return found


def to_base64url(data: bytes) -> str:
    """As WebAuthn writes bytes in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise Refused("passkey_wrong") from None


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _verify_registration(made: wire.NewPasskey, challenge: bytes, site: Site) -> tuple[str, bytes, int]:
    """Id, public key and count of a passkey that was made as it should."""
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(from_base64url(made.client), from_base64url(made.attestation))
    try:
        found = verify_registration_response(
            credential=RegistrationCredential(made.id, from_base64url(made.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in ALGORITHMS],
        )
    except Exception:  # what somebody made up breaks the library in many ways
        raise Refused("passkey_wrong") from None
    if len(found.credential_public_key) > LONGEST_KEY or len(found.credential_id) > LONGEST_ID:
        raise Refused("passkey_wrong")
    return to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def _verify_proof(proof: wire.PasskeyProof, challenge: bytes, site: Site, kept: Passkey) -> int:
    """The new count of the passkey, whose signature is right."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(
        from_base64url(proof.client), from_base64url(proof.authenticator), from_base64url(proof.signature)
    )
    if from_base64url(proof.person) != kept.person.encode():
        raise Refused("passkey_wrong")
    try:
        found = verify_authentication_response(
            credential=AuthenticationCredential(proof.id, from_base64url(proof.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=kept.key,
            credential_current_sign_count=kept.count,
            require_user_verification=True,
        )
    except Exception:
        raise Refused("passkey_wrong") from None
    count: int = found.new_sign_count
    return count
