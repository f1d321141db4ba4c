"""Metrics for Prometheus: counts, durations, fill levels."""

from __future__ import annotations

from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: what a pool of workers counts
POOL_FIGURES = ("done", "failed", "replaced", "waiting", "worked_seconds")
PACE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The metrics of one server process, and of all on this machine."""

    def __init__(self, folder: str | None = None) -> None:
        #: where all server processes store their metrics, so that each of them can report all
        self.folder = folder
        self.registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"wanderwall_{name}", about, labels, registry=self.registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"wanderwall_{name}", about, labels, registry=self.registry, multiprocess_mode="livesum")

        self.workers = gauge("workers", "workers that serve")
        self.sockets = gauge("sockets", "open sockets")
        # these names stay as dashboards know them: "rooms" for live tables, "players" and "crew" for pools of workers
        self.tables = gauge("rooms", "tables in memory")
        self.messages = counter("messages", "messages from clients")
        #: those not yet added to the counter: its lock costs more than an addition
        self.message = 0
        self.refusals = counter("refusals", "refusals by code", "code")
        self.slow = counter("slow_clients", "clients that were cut off because they do not read")
        self.entries = gauge("entries", "entries of the log kept by the workers that serve")
        self.batches = gauge("batches", "transactions they were kept in")
        self.requests = Histogram(
            "wanderwall_requests_seconds", "time of an answer", ["status"], buckets=PACE, registry=self.registry
        )

        self.pools = {
            name: gauge(f"players_{name}", f"requests to bots and coach: {name}", "crew") for name in POOL_FIGURES
        }

    def text(self) -> bytes:
        """The metrics in the text format of Prometheus: of all server processes, whichever of them is asked."""
        if not self.folder:
            return generate_latest(self.registry)
        for file in Path(self.folder).glob("gauge_live*_*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not Path(f"/proc/{pid}").exists():
                mark_process_dead(pid, self.folder)  # type: ignore[no-untyped-call]
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, self.folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
