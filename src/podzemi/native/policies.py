"""Players that live in native code: quick, and good enough to play a match to its end."""

from __future__ import annotations

import warnings
from typing import Final

POLICIES: Final = ("random", "weighed")
"""Any legal code as likely as the others; or in proportion to what the game's `policy.weigh` says."""


def policy_number(name: str) -> int:
    """The number of a policy in native code; ValueError if there is none of that name."""
    if name == "greedy":
        warnings.warn(
            "the policy 'greedy' is called 'weighed' now: the bot `greedy` is another, stronger player",
            DeprecationWarning,
            stacklevel=3,
        )
        name = "weighed"
    if name not in POLICIES:
        raise ValueError(f"unknown policy {name!r}: {', '.join(POLICIES)}")
    return POLICIES.index(name)
