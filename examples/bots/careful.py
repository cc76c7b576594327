# A careful bot for Welcome to the Dungeon: passes when the dungeon outgrows the hero. Nothing but Python.
# Try it: podzemi arena welcome_dungeon --bots "stdio:python examples/bots/careful.py",random

import json
import sys

KINDS = ("goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon")
STRENGTH = dict(zip(KINDS, (1, 2, 3, 4, 5, 6, 7, 9)))


def wish(view):
    """Action kinds to look for, most wanted first."""
    tiles = [tile["tile"] for tile in view["kit"] if tile["status"] == "in_play"]
    known = sum(STRENGTH[card["monster"]] for card in view["pile"] if card["monster"])
    unknown = sum(card["monster"] is None for card in view["pile"])
    danger = (known + 4 * unknown) / (2 + len(tiles)) * 2
    if view["phase"] == "bid_turn":
        return ["pass"] if danger > view["hp"] else ["draw"]
    if view["phase"] == "bid_place":
        return ["add"] if STRENGTH[view["hand"]] <= 4 or danger > view["hp"] / 2 else ["sacrifice"]
    if view["phase"] == "run_axe":
        return ["use_axe"] if STRENGTH[view["run"]["reveals"][-1]["monster"]] >= 4 else ["keep"]
    return ["name", "keep", "choose_hero"]


def choose(view, legal):
    """The last legal action of a wished kind: the strongest kind to name, the last tile to give up."""
    kinds = [action["kind"] for action in legal]
    fitting = [i for kind in wish(view) for i, found in enumerate(kinds) if found == kind]
    named = [i for i in fitting if legal[i].get("monster") == "golem"]
    return (named or fitting or [0])[-1]


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "choose":
        answer = {"id": message["id"], "index": choose(message["view"], message["legal"])}
        print(json.dumps(answer), flush=True)
