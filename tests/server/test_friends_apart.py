"""Friends at two processes on one PostgreSQL: everything arrives as if they were at one."""

from __future__ import annotations

from .support import Guest
from .test_friends import befriend, mine, names, told
from .test_peers import Pair, pair

__all__ = ["pair"]


def test_friends_at_two_processes(pair: Pair) -> None:
    anna, bert = Guest(pair[0].url), Guest(pair[1].url)
    of_anna, of_bert = mine(anna), mine(bert)
    anna.good("PUT", f"/api/me/friends/{bert.me['id']}")
    told(of_bert, asking=names(anna))
    bert.good("PUT", f"/api/me/friends/{anna.me['id']}")
    told(of_anna, friends=lambda friends: [one["here"] for one in friends] == [True])

    table = anna.table(["me", "open"])["id"]
    live = anna.live(table)
    told(of_bert, friends=lambda friends: (friends[0]["table"] or {}).get("id") == table)
    anna.good_nothing("POST", f"/api/tables/{table}/invitations", {"person": bert.me["id"]})
    told(of_bert, invitations=lambda found: len(found) == 1)
    anna.good("POST", f"/api/tables/{table}/seats/1", {"player": "greedy"})
    anna.good("POST", f"/api/tables/{table}/start")
    told(of_bert, invitations=[])
    live.close()
    told(of_bert, friends=lambda friends: friends[0]["here"] and friends[0]["table"] is None)

    of_bert.close()
    told(of_anna, friends=lambda friends: not friends[0]["here"])
    anna.close()
    bert.close()


def test_a_process_that_goes_takes_its_people_along(pair: Pair) -> None:
    anna, bert = Guest(pair[0].url), Guest(pair[1].url)
    befriend(anna, bert)
    of_anna = mine(anna)
    of_bert = mine(bert)
    told(of_anna, friends=lambda friends: friends[0]["here"])
    pair[1].server.should_exit = True
    told(of_anna, friends=lambda friends: not friends[0]["here"])
    of_bert.close()
    anna.close()
    bert.close()


def test_two_who_press_at_two_processes_meet(pair: Pair) -> None:
    anna, bert = Guest(pair[0].url), Guest(pair[1].url)
    wish = {"game": "welcome_dungeon", "bot": "novice", "wait": 30}
    table = anna.good("POST", "/api/quick", wish)
    found = bert.good("POST", "/api/quick", wish)
    assert found["id"] == table["id"]
    assert [seat["kind"] for seat in found["seats"]] == ["person", "person", "open", "open"]
    anna.close()
    bert.close()
