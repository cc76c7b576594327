"""Friends, who is here, and invitations: over the wire, with what each of them may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from podzemi.server.people.friends import ASKS_PER_HOUR
from podzemi.server.store.people.friends import MOST_ASKED

from .conftest import MakeGuest
from .support import GAME, Guest, Json, Live


def mine(one: Guest) -> Live:
    """The person's own socket, once it has told everything."""
    made = Live(f"{one.url}/api/me/live", {"cookie": one.cookie, **one.headers})
    one.sockets.append(made)
    made.until("company")
    return made


def told(live: Live, **wanted: Any) -> Json:
    """The next message in which each of these is as wanted: a list by its names, or by what a call says."""

    def fits(message: Json) -> bool:
        return all(
            value(message[key]) if callable(value) else [one.get("name") for one in message[key]] == value
            for key, value in wanted.items()
        )

    return live.until("company", where=fits)


def company(one: Guest) -> Json:
    found: Json = one.good("GET", "/api/me/company")
    return found


def befriend(one: Guest, other: Guest) -> None:
    one.good("PUT", f"/api/me/friends/{other.me['id']}")
    other.good("PUT", f"/api/me/friends/{one.me['id']}")


def names(*people: Guest) -> list[str]:
    return sorted(one.me["name"] for one in people)


def test_a_friend_is_asked_and_agrees_and_both_hear_of_it_at_once(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    of_anna, of_bert = mine(anna), mine(bert)
    anna.good("POST", "/api/me/friends", {"name": bert.me["name"].upper()})
    told(of_anna, asked=names(bert), friends=[])
    told(of_bert, asking=names(anna), friends=[])
    bert.good("PUT", f"/api/me/friends/{anna.me['id']}")
    assert told(of_anna, friends=names(bert), asked=[])["friends"][0]["here"]
    assert told(of_bert, friends=names(anna), asking=[])["friends"][0]["here"]
    bert.good("DELETE", f"/api/me/friends/{anna.me['id']}")
    told(of_anna, friends=[])
    told(of_bert, friends=[])


def test_two_who_ask_each_other_are_friends(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    assert [one["id"] for one in company(anna)["friends"]] == [bert.me["id"]]
    befriend(anna, bert)
    assert len(company(bert)["friends"]) == 1


def test_what_was_asked_is_taken_back_or_declined(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    for dropper, other in ((anna, bert), (bert, anna)):
        anna.good("PUT", f"/api/me/friends/{bert.me['id']}")
        assert company(bert)["asking"] == [{"id": anna.me["id"], "name": anna.me["name"]}]
        dropper.good("DELETE", f"/api/me/friends/{other.me['id']}")
        assert company(anna)["asked"] == company(bert)["asking"] == []


def test_who_is_blocked_cannot_tell_it_from_silence(guest: MakeGuest) -> None:
    anna, bert, control = guest(), guest(), guest()
    befriend(anna, bert)
    bert.good("PUT", f"/api/me/blocks/{anna.me['id']}")
    assert company(anna)["friends"] == []
    for silent in (bert, control):
        anna.good("PUT", f"/api/me/friends/{silent.me['id']}")
    assert sorted(one["name"] for one in company(anna)["asked"]) == names(bert, control)
    assert company(bert)["asking"] == []
    assert [one["name"] for one in company(bert)["blocked"]] == names(anna)
    export = anna.good("GET", "/api/account/export")
    assert sorted(one["name"] for one in export["asked"]) == names(bert, control)
    assert (export["friends"], export["blocked"]) == ([], [])
    bert.good("DELETE", f"/api/me/blocks/{anna.me['id']}")
    assert [one["name"] for one in company(bert)["asking"]] == names(anna)


def test_a_block_lasts_though_the_one_who_made_it_drops_the_other(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    bert.good("PUT", f"/api/me/blocks/{anna.me['id']}")
    anna.good("PUT", f"/api/me/friends/{bert.me['id']}")
    bert.good("DELETE", f"/api/me/friends/{anna.me['id']}")
    anna.good("PUT", f"/api/me/friends/{bert.me['id']}")
    assert (company(bert)["asking"], company(bert)["friends"]) == ([], [])


@pytest.mark.parametrize("who", ["nobody", "%00", "x" * 65])
def test_nobody_cannot_be_asked(guest: MakeGuest, who: str) -> None:
    one = guest()
    for way in ("friends", "blocks"):
        status, code = one.bad("PUT", f"/api/me/{way}/{who}")
        assert (status, code) in ((404, "unknown_person"), (400, "malformed"))
    assert one.bad("PUT", f"/api/me/friends/{one.me['id']}") == (404, "unknown_person")
    assert one.bad("POST", "/api/me/friends", {"name": "Nobody Of That Name"}) == (404, "unknown_person")
    one.good("DELETE", "/api/me/friends/nobody")


def test_nobody_asks_very_many_people(guest: MakeGuest) -> None:
    one = guest()
    others = [guest() for _ in range(MOST_ASKED + 1)]
    for other in others[:-1]:
        one.good("PUT", f"/api/me/friends/{other.me['id']}")
    assert one.bad("PUT", f"/api/me/friends/{others[-1].me['id']}") == (409, "too_many_asked")
    one.good("DELETE", f"/api/me/friends/{others[0].me['id']}")
    one.good("PUT", f"/api/me/friends/{others[-1].me['id']}")
    for _ in range(int(ASKS_PER_HOUR)):
        answer = one.http.put(f"/api/me/friends/{others[-1].me['id']}")
    assert (answer.status_code, answer.json()["code"]) == (429, "asked_too_often")


def test_strangers_know_nothing_and_nobody_without_a_cookie(guest: MakeGuest) -> None:
    anna, stranger = guest(), guest()
    assert company(stranger) | {"now": 0} == {
        "kind": "company",
        "friends": [],
        "asking": [],
        "asked": [],
        "blocked": [],
        "invitations": [],
        "sent": [],
        "now": 0,
    }
    stranger.http.cookies.clear()
    assert stranger.bad("GET", "/api/me/company") == (401, "no_identity")
    assert stranger.bad("PUT", f"/api/me/friends/{anna.me['id']}") == (401, "no_identity")
    live = Live(f"{anna.url}/api/me/live", {})
    assert live.until("refused")["problem"]["code"] == "no_identity"
    live.close()


def test_friends_see_who_is_here_and_at_which_table(guest: MakeGuest) -> None:
    anna, bert, stranger = guest(), guest(), guest()
    befriend(anna, bert)
    of_anna, of_stranger = mine(anna), mine(stranger)
    assert not company(anna)["friends"][0]["here"]
    of_bert = mine(bert)
    told(of_anna, friends=lambda friends: friends[0]["here"])
    table = bert.table(["me", "open"])
    live = bert.live(table["id"])
    at = {"id": table["id"], "game": GAME}
    told(of_anna, friends=lambda friends: friends[0]["table"] == at)
    live.close()
    told(of_anna, friends=lambda friends: friends[0]["here"] and friends[0]["table"] is None)
    of_bert.close()
    told(of_anna, friends=lambda friends: not friends[0]["here"])
    of_stranger.send({"kind": "ping"})
    assert of_stranger.receive() == {"kind": "pong"}  # nothing else has come


@pytest.mark.parametrize("more", [{"public": False}, {"password": "Sesam"}])
def test_a_table_that_is_not_for_everybody_is_not_told(guest: MakeGuest, more: Json) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    hidden, shown = bert.table(["me", "open"], **more), bert.table(["me", "open"])
    for table in (hidden, shown):
        bert.live(table["id"]).until("sync")
    assert company(anna)["friends"][0]["table"]["id"] == shown["id"]
    bert.good("POST", f"/api/tables/{shown['id']}/leave")
    assert company(anna)["friends"][0]["table"] is None


def test_a_friend_has_a_profile_before_the_first_match(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    assert anna.bad("GET", f"/api/people/{bert.me['id']}") == (404, "unknown_person")
    befriend(anna, bert)
    assert anna.good("GET", f"/api/people/{bert.me['id']}")["person"]["name"] == bert.me["name"]
    assert anna.good("GET", f"/api/people/{bert.me['id']}/statistics?game={GAME}")["game"] == GAME


def test_an_invitation_arrives_at_once_opens_the_door_and_leads_to_a_seat(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    of_anna, of_bert = mine(anna), mine(bert)
    table = anna.table(["me", "open", "greedy"], password="Sesam", public=False)["id"]
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    invitation = told(of_bert, invitations=lambda found: len(found) == 1)["invitations"][0]
    assert invitation | {"at": 0} == {
        "table": table,
        "game": GAME,
        "players": 3,
        "people": [anna.me["name"]],
        "by": {"id": anna.me["id"], "name": anna.me["name"]},
        "at": 0,
    }
    assert told(of_anna, sent=lambda sent: len(sent) == 1)["sent"] == [
        {"table": table, "person": bert.me["id"], "declined": False}
    ]
    mine(bert)
    assert len(json.loads(bert.sockets[-1].texts[-1])["invitations"]) == 1  # kept until it is answered
    sat = bert.good("POST", f"/api/me/invitations/{table}")
    assert [seat["mine"] for seat in sat["seats"]] == [False, True, False]
    told(of_bert, invitations=[])
    bert.good("POST", f"/api/me/invitations/{table}")  # twice does no harm


def test_an_invitation_is_declined_once_and_for_all(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    of_anna, of_bert = mine(anna), mine(bert)
    table = anna.table(["me", "open"])["id"]
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    told(of_bert, invitations=lambda found: len(found) == 1)
    bert.good_nothing("DELETE", f"/api/me/invitations/{table}")
    told(of_bert, invitations=[])
    told(of_anna, sent=lambda sent: [one["declined"] for one in sent] == [True])
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    assert company(bert)["invitations"] == []
    assert bert.bad("POST", f"/api/me/invitations/{table}") == (404, "no_invitation")


@pytest.mark.parametrize("end", ["start", "leave"])
def test_an_invitation_is_gone_when_the_table_starts_or_closes(guest: MakeGuest, end: str) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    of_bert = mine(bert)
    table = anna.table(["me", "open"])["id"]
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    told(of_bert, invitations=lambda found: len(found) == 1)
    if end == "start":
        anna.good("POST", f"/api/tables/{table}/seats/1", {"player": "greedy"})
    anna.good("POST", f"/api/tables/{table}/{end}")
    told(of_bert, invitations=[])
    assert bert.bad("POST", f"/api/me/invitations/{table}") == (404, "no_invitation")


def test_only_friends_are_invited_and_only_by_who_sits_there(guest: MakeGuest) -> None:
    anna, bert, carl = guest(), guest(), guest()
    befriend(anna, bert)
    table = anna.table(["me", "open"])["id"]
    where = f"/api/tables/{table}/invitations"
    assert anna.bad("POST", where, {"person": carl.me["id"]}) == (403, "no_friend")
    assert bert.bad("POST", where, {"person": anna.me["id"]}) == (403, "not_your_seat")
    assert carl.bad("POST", f"/api/me/invitations/{table}") == (404, "no_invitation")
    assert carl.bad("POST", "/api/me/invitations/nothing") == (404, "no_invitation")
    carl.good_nothing("DELETE", "/api/me/invitations/nothing")
    anna.good_nothing("POST", where, {"person": bert.me["id"]})
    anna.good("DELETE", f"/api/me/friends/{bert.me['id']}")
    assert company(bert)["invitations"] == []
    alone = anna.table(["me", "greedy"])["id"]
    assert anna.bad("POST", f"/api/tables/{alone}/invitations", {"person": bert.me["id"]}) == (
        409,
        "already_started",
    )


def test_whoever_was_sent_away_is_not_let_in_by_an_invitation(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    table = anna.table(["me", "open"])["id"]
    bert.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
    anna.good("DELETE", f"/api/tables/{table}/seats/1")
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    assert bert.bad("POST", f"/api/me/invitations/{table}") == (403, "kicked")


def test_friends_follow_a_guest_into_an_account_and_a_new_name(guest: MakeGuest) -> None:
    anna, bert = guest(), guest()
    befriend(anna, bert)
    of_bert = mine(bert)
    anna.good("PUT", "/api/me", {"name": "Anežka z Hradu"})
    told(of_bert, friends=["Anežka z Hradu"])
    anna.good("POST", "/api/account/delete", {"name": "Anežka z Hradu"})
    told(of_bert, friends=[])


def test_the_personal_socket_answers_whatever_comes(guest: MakeGuest) -> None:
    live = mine(guest())
    for wrong in ("", "{", '{"kind": "act"}', "[" * 3000, "x" * 70_000):
        live.socket.send(wrong)
        assert live.until("refused")["problem"]["code"] in ("malformed", "too_large")
    live.send({"kind": "ping"})
    live.until("pong")
