"""Passkeys: a device made of software registers and signs; every mistake is refused."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from podzemi.server.people.passkeys import to_base64url
from podzemi.server.store.people import passkeys as stored

from .support import Guest, Json, ThreadServer, settings_for

PASSWORD = "a lantern in the dark"
PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


class Device:
    """What holds a passkey: it signs for its site, and counts."""

    def __init__(self, site: str = "localhost") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.site, self.count, self.person = site, 0, ""
        self.origin = ""
        self.flags = PRESENT | VERIFIED

    def make(self, wanted: Json, name: str = "Phone") -> Json:
        self.person = wanted["person"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(MADE) + made}
        return {
            "name": name,
            "id": to_base64url(self.id),
            "client": to_base64url(self._client("webauthn.create", wanted["challenge"])),
            "attestation": to_base64url(cbor2.dumps(attestation)),
        }

    def sign(self, question: Json, **more: Any) -> Json:
        self.count += 1
        client, data = self._client("webauthn.get", question["challenge"]), self._data()
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": to_base64url(self.id),
            "client": to_base64url(client),
            "authenticator": to_base64url(data),
            "signature": to_base64url(signature),
            "person": self.person,
            **more,
        }

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack(">BI", self.flags | more, self.count)


class Place:
    """A server, reached by its name."""

    def __init__(self, server: ThreadServer) -> None:
        self.server = server
        self.url = server.url.replace("127.0.0.1", "localhost")
        self.guests: list[Guest] = []

    def guest(self) -> Guest:
        one = Guest(self.url)
        self.guests.append(one)
        return one

    def account(self, name: str = "Klara") -> Guest:
        one = self.guest()
        one.good("POST", "/api/account", {"name": name, "password": PASSWORD})
        return one

    def device(self, owner: Guest, name: str = "Phone") -> Device:
        device = Device()
        device.origin = self.url
        wanted = owner.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
        owner.good_nothing("POST", "/api/account/passkeys", device.make(wanted, name))
        return device

    def question(self, guest: Guest) -> Json:
        found: Json = guest.good("POST", "/api/account/sign-in/passkey/question")
        return found


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with ThreadServer(settings_for(tmp_path)) as server:
        found = Place(server)
        try:
            yield found
        finally:
            for guest in found.guests:
                guest.close()


def test_a_passkey_is_made_named_used_and_removed(place: Place) -> None:
    klara = place.account()
    assert klara.good("GET", "/api/account/passkeys") == []
    device = place.device(klara, "  My   phone ")
    (mine,) = klara.good("GET", "/api/account/passkeys")
    assert (mine["name"], mine["site"], mine["used"]) == ("My phone", "localhost", None)
    klara.good_nothing("PUT", f"/api/account/passkeys/{mine['id']}", {"name": "Telefon"})

    elsewhere = place.guest()
    table = elsewhere.table(["me", "open"])["id"]
    me = elsewhere.good(
        "POST", "/api/account/sign-in/passkey", device.sign(place.question(elsewhere), bring=True)
    )
    assert (me["name"], me["account"]) == ("Klara", True)
    assert elsewhere.good("GET", "/api/me")["id"] == klara.good("GET", "/api/me")["id"]
    assert elsewhere.good("GET", f"/api/tables/{table}")["host"] == "Klara"
    (mine,) = elsewhere.good("GET", "/api/account/passkeys")
    assert mine["name"] == "Telefon" and mine["used"] is not None
    assert [one["name"] for one in klara.good("GET", "/api/account/export")["passkeys"]] == ["Telefon"]

    klara.good_nothing("DELETE", f"/api/account/passkeys/{mine['id']}")
    assert klara.good("GET", "/api/account/passkeys") == []
    third = place.guest()
    proof = device.sign(place.question(third))
    assert third.bad("POST", "/api/account/sign-in/passkey", proof) == (403, "passkey_wrong")


def test_only_the_password_adds_one_and_only_to_an_account(place: Place) -> None:
    klara, guest = place.account(), place.guest()
    ask = "/api/account/passkeys/request"
    assert klara.bad("POST", ask, {"password": "something else"}) == (403, "wrong_password")
    assert guest.bad("POST", ask, {"password": PASSWORD})[1] == "no_account"
    device = Device()
    made = device.make({"person": "", "challenge": ""})
    assert guest.bad("POST", "/api/account/passkeys", made) == (403, "passkey_late")


def wrong_origin(device: Device, place: Place) -> None:
    device.origin = "https://elsewhere.example"


def wrong_site(device: Device, place: Place) -> None:
    device.site = "elsewhere.example"


def nobody_verified(device: Device, place: Place) -> None:
    device.flags = PRESENT


@pytest.mark.parametrize("spoil", [wrong_origin, wrong_site, nobody_verified])
def test_what_is_not_for_this_page_neither_makes_nor_opens(
    place: Place, spoil: Callable[[Device, Place], None]
) -> None:
    klara, guest = place.account(), place.guest()
    device, other = place.device(klara), Device()
    other.origin = place.url
    for one in (device, other):
        spoil(one, place)
    wanted = klara.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
    assert klara.bad("POST", "/api/account/passkeys", other.make(wanted)) == (403, "passkey_wrong")
    proof = device.sign(place.question(guest))
    assert guest.bad("POST", "/api/account/sign-in/passkey", proof) == (403, "passkey_wrong")


def test_a_challenge_is_for_one_session_one_answer_and_one_purpose(place: Place) -> None:
    klara, guest, thief = place.account(), place.guest(), place.guest()
    device, way = place.device(klara), "/api/account/sign-in/passkey"
    asked = place.question(guest)
    assert thief.bad("POST", way, device.sign(asked)) == (403, "passkey_late")
    place.question(thief)
    assert thief.bad("POST", way, device.sign(asked)) == (403, "passkey_wrong")
    proof = device.sign(asked)
    older = place.question(guest)
    assert older != asked and guest.bad("POST", way, proof) == (403, "passkey_wrong")
    assert guest.bad("POST", way, device.sign(older)) == (403, "passkey_late")
    wanted = klara.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
    assert klara.bad("POST", way, device.sign(wanted)) == (403, "passkey_late")


def test_a_challenge_is_late_after_some_minutes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    klara, guest = place.account(), place.guest()
    device = place.device(klara)
    monkeypatch.setattr("podzemi.server.people.passkeys.GOOD_FOR", -1.0)
    proof = device.sign(place.question(guest))
    assert guest.bad("POST", "/api/account/sign-in/passkey", proof) == (403, "passkey_late")


def test_a_forged_or_copied_passkey_is_refused(place: Place) -> None:
    klara, other = place.account(), place.account("Marek")
    device, way = place.device(klara), "/api/account/sign-in/passkey"
    place.device(other)

    def tried(change: Callable[[Json], None]) -> tuple[int, str]:
        guest = place.guest()
        proof = device.sign(place.question(guest))
        change(proof)
        return guest.bad("POST", way, proof)

    wrong = (403, "passkey_wrong")
    assert tried(lambda proof: proof.update(signature=to_base64url(b"x" * 70))) == wrong
    assert tried(lambda proof: proof.update(person=to_base64url(b"somebody"))) == wrong
    assert tried(lambda proof: proof.update(id=to_base64url(b"unknown"))) == wrong
    assert tried(lambda proof: proof.update(client="?")) == wrong
    first, copied = place.guest(), place.guest()
    first.good("POST", way, device.sign(place.question(first)))
    device.count = 0  # a copy that was made at the beginning
    assert copied.bad("POST", way, device.sign(place.question(copied))) == wrong


def test_names_numbers_and_what_is_not_mine(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    klara, other = place.account(), place.account("Marek")
    device = place.device(klara)
    path = f"/api/account/passkeys/{to_base64url(device.id)}"
    assert klara.bad("PUT", path, {"name": " "}) == (400, "passkey_name")
    assert klara.bad("PUT", path, {"name": "x" * 41}) == (400, "passkey_name")
    assert other.bad("PUT", path, {"name": "mine"}) == (404, "unknown_passkey")
    assert other.bad("DELETE", path) == (404, "unknown_passkey")
    wanted = other.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
    assert other.bad("POST", "/api/account/passkeys", device.make(wanted)) == (403, "passkey_wrong")
    monkeypatch.setattr(stored, "MOST", 1)
    fresh = Device()
    fresh.origin = place.url
    wanted = klara.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
    assert wanted["known"] == [to_base64url(device.id)]
    assert klara.bad("POST", "/api/account/passkeys", fresh.make(wanted))[1] == "too_many_passkeys"


def test_a_number_has_no_passkeys_and_the_public_address_names_the_site(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        one = Guest(server.url)
        assert one.bad("POST", "/api/account/sign-in/passkey/question")[1] == "passkey_site"
        one.close()
    with ThreadServer(settings_for(tmp_path, public_url="https://dungeon.example/games")) as server:
        one = Guest(server.url)
        asked = one.good("POST", "/api/account/sign-in/passkey/question")
        assert asked["site"] == "dungeon.example"
        one.close()


def test_the_origin_is_the_page_behind_a_proxy(tmp_path: Path) -> None:
    """The proxy says how the page was asked; the answer must come from there."""
    with ThreadServer(settings_for(tmp_path, proxies=("127.0.0.1",))) as server:
        headers = {
            "x-forwarded-proto": "https",
            "x-forwarded-host": "dungeon.example",
            "x-forwarded-for": "192.0.2.1",
        }
        klara = Guest(server.url, **headers)
        klara.http.headers["cookie"] = klara.cookie  # it is for https alone
        klara.good("POST", "/api/account", {"name": "Klara", "password": PASSWORD})
        klara.http.headers["cookie"] = klara.cookie
        device = Device("dungeon.example")
        device.origin = "http://dungeon.example"
        wanted = klara.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
        assert klara.bad("POST", "/api/account/passkeys", device.make(wanted)) == (403, "passkey_wrong")
        device.origin = "https://dungeon.example"
        wanted = klara.good("POST", "/api/account/passkeys/request", {"password": PASSWORD})
        klara.good_nothing("POST", "/api/account/passkeys", device.make(wanted))
        klara.close()
