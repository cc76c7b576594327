"""Actions and patterns as scenes write them."""

from __future__ import annotations

import pytest

from podzemi.games.dungeon_lords.actions import Dig, PlanOrders
from podzemi.learn.notation import Written, fits, write

PLAN = PlanOrders(orders=["mine_gold", "get_food", "hire_monster"])


def test_what_a_seat_plays() -> None:
    assert write("1: dig cells=[[1,2]]") == Written(1, {"kind": "dig", "cells": [[1, 2]]})


@pytest.mark.parametrize(
    ("line", "fitting"),
    [
        ("plan_orders", True),
        ("dig", False),
        ('plan_orders orders=["mine_gold","get_food","hire_monster"]', True),
        ('plan_orders orders=["get_food","mine_gold","hire_monster"]', False),
        ("plan_orders orders.0=mine_gold", True),
        ("plan_orders orders.1=mine_gold", False),
        ('plan_orders orders~["hire_monster","get_food"]', True),
        ('plan_orders orders~["hire_monster","dig_tunnels"]', False),
        ('plan_orders orders.2=hire_monster orders~["dig_tunnels"]', False),
        ("plan_orders tile=cloak", False),
    ],
)
def test_a_pattern_fits_what_it_names(line: str, fitting: bool) -> None:
    assert fits(PLAN, line) is fitting


def test_a_pattern_that_says_nothing_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="no condition"):
        fits(Dig(cells=[[1, 2]]), "dig cells")
