"""Sets of addresses, as settings name them: `127.0.0.1`, `10.0.0.0/8`, `::1`, `unix`."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final

UNIX: Final = "unix"
"""The address of clients of the socket file: only a proxy on this machine can open it."""


class Networks:
    """Whether an address is one of those named."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = set(names)
        self.networks = [
            ipaddress.ip_network(name, strict=False) for name in sorted(self.names) if name != UNIX
        ]

    def holds(self, address: str | None) -> bool:
        """None: the peer came through a socket file."""
        if address is None:
            return UNIX in self.names
        if address in self.names:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self.networks)
