"""What the admin sees of a server: health, metrics, the log."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.attackers import connected, heard
from tests.server.harness.processes import wait_for
from tests.server.harness.server import Server
from wanderwall.server.logs import MAX_KINDS, MOST, Repeats
from wanderwall.server.metrics import FOLDER

RUBBISH = b"\x00\x01 rubbish\r\n\r\n"


def figure(server: Server, name: str) -> float:
    with httpx.Client(timeout=60) as http:  # a new connection: any of the processes may answer
        text = http.get(f"{server.url}/metrics").text
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


def test_health_sees_a_database_that_nobody_can_write_to(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # reading works, writing waits
            answer = httpx.get(f"{server.url}/health", timeout=20)
            assert answer.status_code == 503
            assert answer.json()["problem"]["code"] == "server.storage"
            other.execute("ROLLBACK")
        wait_for(server.healthy, "it is not well again")
    finally:
        server.stop()


def test_any_worker_tells_the_figures_of_all(two_workers: Server) -> None:
    wait_for(lambda: figure(two_workers, "wanderwall_workers") == 2, "there are two of them")
    answered = 'wanderwall_requests_seconds_count{status="4xx"}'
    before = figure(two_workers, re.escape(answered))
    for _ in range(20):
        httpx.get(f"{two_workers.url}/api/tables/2222222222", timeout=60)
    assert {figure(two_workers, re.escape(answered)) for _ in range(10)} == {before + 20}


def test_a_worker_that_died_is_counted_no_more(tmp_path: Path) -> None:
    """What it did is still counted."""
    worker = "from wanderwall.server.metrics import Metrics; m = Metrics(); m.workers.set(1); m.messages.inc();"

    def run(more: str) -> list[str]:
        command = [sys.executable, "-c", worker + more]
        environment = {**os.environ, FOLDER: str(tmp_path)}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()

    run("")
    (left,) = tmp_path.glob("gauge_live*")
    figures = run("print(m.text().decode())")
    assert "wanderwall_workers 1.0" in figures
    assert "wanderwall_messages_total 2.0" in figures
    assert not left.exists()


def test_lines_of_the_log_have_times_and_are_not_repeated(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        for _ in range(50):
            with connected(server.port) as one:
                one.sendall(RUBBISH)
                assert heard(one).startswith(b"HTTP/1.1 400")
        lines = [line for line in server.log_text().splitlines() if "Invalid HTTP" in line]
        assert len(lines) == MOST
        assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING ", line) for line in lines)
    finally:
        server.stop()


def test_the_log_says_how_often_a_line_came() -> None:
    repeats = Repeats()

    def written(second: float, text: str) -> str | None:
        record = logging.LogRecord("maze", logging.WARNING, "", 0, text, (7,), None)
        record.created = 1e9 + second
        return record.getMessage() if repeats.filter(record) else None

    assert [written(n, "lost %d") for n in range(10)] == ["lost 7"] * MOST + [None] * (10 - MOST)
    assert written(20, "found %d") == "found 7"
    assert written(61, "lost %d") == f"lost 7 (and {10 - MOST} more like it)"
    for number in range(3 * MAX_KINDS):
        assert written(62, f"{number}: %d")
    assert len(repeats._seen) <= MAX_KINDS
