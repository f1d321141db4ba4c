"""What Prometheus may read: how many, how fast, how full."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

#: what a crew of players counts
CREW = ("done", "failed", "replaced", "waiting", "worked_seconds")
PACE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"wanderwall_{name}", about, labels, registry=self.registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"wanderwall_{name}", about, labels, registry=self.registry)

        self.sockets = gauge("sockets", "open sockets")
        self.rooms = gauge("rooms", "tables in memory")
        self.messages = counter("messages", "messages from clients")
        self.refusals = counter("refusals", "refusals by code", "code")
        self.slow = counter("slow_clients", "clients that were cut off because they do not read")
        self.entries = gauge("entries", "entries of the log kept by this worker")
        self.batches = gauge("batches", "transactions they were kept in")
        self.requests = Histogram(
            "wanderwall_requests_seconds", "time of an answer", ["status"], buckets=PACE, registry=self.registry
        )

        self.crews = {name: gauge(f"players_{name}", f"requests to bots and coach: {name}", "crew") for name in CREW}

    def text(self) -> bytes:
        return generate_latest(self.registry)
