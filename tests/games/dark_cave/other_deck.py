"""A deck unlike ours, as somebody might enter one: other cards, other counts, other figures."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

TEXT = files("podzemi.games.dark_cave.data").joinpath("data.toml").read_text("utf-8")
BACKS = ("I", "II", "III")
DEAD_ENDS = ("P1-10", "P2-09", "P3-07")


@cache
def text() -> str:
    """The whole file."""
    tree = tomllib.loads(TEXT)
    _call_it_printed(tree)
    _change_rules(tree)
    _change_cave(tree)
    _change_actions(tree)
    _add_up(tree)
    return written(tree)


def _call_it_printed(tree: dict[str, Any]) -> None:
    tree["deck"] |= {"id": "printed", "designed": False}
    tree["option"][0] |= {"values": ["printed"], "default": "printed"}


def _change_rules(tree: dict[str, Any]) -> None:
    tree["rules"] |= {
        "start_gold": 4,
        "hand_limit": 6,
        "removed_per_back": 3,
        "moves_per_turn": 4,
        "moves_bonus_boots": 2,
    }
    tree["gold"]["nuggets"] = 50
    for entry in (*tree["monster"], *tree["action_type"]):
        if entry["id"] in ("rat", "crawler"):
            entry["move"] = 2 if entry["id"] == "rat" else 7
    for row in tree["setup"]:
        row["goal_distance"] = 3 if row["players"] < 6 else 2


def _change_cave(tree: dict[str, Any]) -> None:
    """Other ids, other names of spaces, no dead ends without a feature, a vein on a crossroads."""
    start = tree["start_card"]
    start |= {"shape": "junction-horizontal", "openings": {"N": "hub", "E": "hub", "W": "hub"}}
    start |= {"spaces": ["hub"], "marks": {"hub": "ladder"}}
    lair = next(card for card in tree["goal_card"] if card["id"] == "G-LAIR")
    lair |= {"shape": "bend-NE", "openings": {"N": "n", "E": "e"}, "spaces": ["n", "e", "c"]}
    lair |= {"links": [["n", "c"], ["e", "c"]]}
    tree["path_card"] = [card for card in tree["path_card"] if card["id"] not in DEAD_ENDS]
    for card in tree["path_card"]:
        card["id"] = card["id"].replace("P", "Q")
    plain = next(card for card in tree["path_card"] if card["id"] == "Q1-01")
    rich = {"id": "Q1-20", "special": "vein", "marks": {"a": "vein"}}
    tree["path_card"] += [plain | rich, *({**plain, "id": f"Q1-2{number}"} for number in range(1, 6))]


def _change_actions(tree: dict[str, Any]) -> None:
    """One rat fewer, a fourth cobweb, a second swap on back II."""
    cards = [card for card in tree["action_card"] if card["id"] != "A1-08"]
    model = next(card for card in cards if card["type"] == "secret_information")
    cards.append(model | {"id": "B1-01", "back": "I", "type": "cobweb", "token": "WEB-4"})
    cards.append(model | {"id": "B2-01", "back": "II", "type": "swap_hands"})
    tree["action_card"] = cards
    tree["cobweb_token"].append(tree["cobweb_token"][0] | {"id": "WEB-4"})


def _add_up(tree: dict[str, Any]) -> None:
    """Everything that follows from the rest."""
    paths, actions, rules = tree["path_card"], tree["action_card"], tree["rules"]
    totals = tree["totals"]
    totals |= {"path_cards": len(paths), "action_cards": len(actions), "cobweb_tokens": 4, "gold_nuggets": 50}
    totals["path_by_back"] = dict(Counter(card["back"] for card in paths))
    totals["path_by_special"] = dict(Counter(card["special"] for card in paths))
    totals["action_by_back"] = dict(Counter(card["back"] for card in actions))
    totals["action_by_type"] = dict(Counter(card["type"] for card in actions))
    for kind in tree["action_type"]:
        mine = [card["back"] for card in actions if card["type"] == kind["id"]]
        kind |= {"count": len(mine), "count_by_back": {back: mine.count(back) for back in BACKS}}
    sizes = Counter(card["back"] for card in (*paths, *actions))
    for row in tree["setup"]:
        n = row["players"]
        row["area"] = 2 * row["goal_distance"] + 1
        dealt = {"I": row["deal"]["I"], "II": row["deal"]["II"], "III": 0}
        left = {back: sizes[back] - rules["removed_per_back"] - n * dealt[back] for back in BACKS}
        row["draw_pile"] = {**left, "total": sum(left.values())}
        row["bank_gold"] = 50 - n * rules["start_gold"]


# ---------------------------------------------------------------- TOML


def written(tree: dict[str, Any]) -> str:
    """A tree as TOML: fields, then tables, then lists of tables."""
    lines = [f"{key} = {_value(value)}" for key, value in tree.items() if not _is_table(value)]
    for key, value in tree.items():
        for table in value if isinstance(value, list) and _is_table(value) else [value]:
            if isinstance(table, dict):
                lines += ["", f"[[{key}]]" if isinstance(value, list) else f"[{key}]"]
                lines += [f"{name} = {_value(one)}" for name, one in table.items()]
    return "\n".join(lines) + "\n"


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
