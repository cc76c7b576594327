"""Figures for Prometheus. All labels come from this program, never from who asks: their number is bounded."""

from __future__ import annotations

import time
from typing import Any, Final  # Any: an ASGI scope

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest
from prometheus_client.process_collector import ProcessCollector

disable_created_metrics()  # type: ignore[no-untyped-call]  # it takes nothing and gives nothing
REGISTRY: Final = CollectorRegistry(auto_describe=True)
QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
SLOW: Final = (0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

REQUESTS: Final = Counter(
    "podzemi_requests", "HTTP requests answered", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "podzemi_request_seconds",
    "Time until a request is answered",
    ["route"],
    buckets=QUICK,
    registry=REGISTRY,
)
LOOP_LAG: Final = Histogram(
    "podzemi_loop_lag_seconds",
    "How much later than asked the event loop comes back",
    buckets=QUICK,
    registry=REGISTRY,
)
COMMITS: Final = Counter("podzemi_commits", "Group commits of the store", registry=REGISTRY)
COMMITTED: Final = Counter("podzemi_committed_writes", "Writes stored by group commits", registry=REGISTRY)
SENT: Final = Counter("podzemi_sent_bytes", "Bytes sent, by what they went over", ["way"], registry=REGISTRY)
SENT_HTTP: Final = SENT.labels("http")
SENT_SOCKETS: Final = SENT.labels("socket")
SOCKETS: Final = Gauge("podzemi_sockets", "Live sockets that are open", registry=REGISTRY)
MESSAGES: Final = Counter("podzemi_socket_messages", "Messages received on sockets", registry=REGISTRY)
ROOMS: Final = Gauge("podzemi_rooms", "Tables in memory", registry=REGISTRY)
ACTIONS: Final = Counter(
    "podzemi_actions", "Actions stored in the log", ["game", "player"], registry=REGISTRY
)
STORE_SECONDS: Final = Histogram(
    "podzemi_store_seconds", "Time until the store has answered", ["kind"], buckets=QUICK, registry=REGISTRY
)
STORE_READ: Final = STORE_SECONDS.labels("read")
STORE_WRITE: Final = STORE_SECONDS.labels("write")
BOT_SECONDS: Final = Histogram(
    "podzemi_bot_seconds", "Time a bot's decision takes", ["bot"], buckets=SLOW, registry=REGISTRY
)
BOT_QUEUE: Final = Gauge("podzemi_bot_queue", "Decisions of bots that wait for a process", registry=REGISTRY)
BOT_WAIT: Final = Histogram(
    "podzemi_bot_wait_seconds", "Time a bot's decision waits for a process", buckets=SLOW, registry=REGISTRY
)
BOT_RESTS: Final = Counter(
    "podzemi_bot_rests",
    "Decisions of bots that waited because their host's time was used up",
    registry=REGISTRY,
)
RESTARTS: Final = Counter(
    "podzemi_restarts", "How often background work failed and was begun again", ["work"], registry=REGISTRY
)
REFUSALS: Final = Counter("podzemi_refusals", "What was refused, by code", ["code"], registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


def method_of(scope: Any) -> str:
    method: str = scope["method"]
    return method if method in METHODS else "other"


def route_of(scope: Any) -> str:
    """The route's pattern, not the address: that may be known to few."""
    route: str = scope.get("path_template") or "none"
    return route


def request(method: str, route: str, status: int, seconds: float) -> None:
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


class timed:  # noqa: N801 (it reads as a word: with timed(…))
    """Notes how long it took, also if it failed."""

    __slots__ = ("histogram", "started")

    def __init__(self, histogram: Histogram) -> None:
        self.histogram = histogram

    def __enter__(self) -> None:
        self.started = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.histogram.observe(time.perf_counter() - self.started)


def exposition(rooms: int, sockets: int) -> bytes:
    """Everything as Prometheus reads it."""
    ROOMS.set(rooms)
    SOCKETS.set(sockets)
    return generate_latest(REGISTRY)


def totals() -> dict[str, float]:
    """Every figure by its name, over all its labels."""
    found: dict[str, float] = {}
    for metric in REGISTRY.collect():
        for sample in metric.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found
