"""`wanderwall serve`: what it prints, and what it cannot do."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import piped
from wanderwall.cli import main
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.server import run
from wanderwall.server.settings import Settings


@pytest.fixture(autouse=True)
def nobody_elses(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither the settings of who runs the tests, nor a server's calm afterwards."""
    for name in ("DATABASE", "REDIS", "FILE", "NETWORK"):
        monkeypatch.setenv(f"WANDERWALL_{name}", "")
    monkeypatch.setenv("LC_ALL", "C")
    yield
    gc.enable()


def test_it_prints_where_this_machine_and_phones_find_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def served(settings: Settings, host: str, port: int, workers: int, ready: Callable[[list[str]], None]) -> None:
        assert (host, port, workers) == ("0.0.0.0", 9123, 1)
        ready(["http://localhost:9123/", "http://192.168.7.7:9123/"])

    monkeypatch.setattr(run, "serve", served)
    assert main(["serve", "--port", "9123"]) == 0
    here, phones, end = capsys.readouterr().out.splitlines()
    assert here.endswith(" http://localhost:9123/")
    assert phones.endswith(" http://192.168.7.7:9123/")
    assert "Ctrl-C" in end


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    printed = capsys.readouterr().out
    assert all(option in printed for option in ("--host", "--port", "--file", "--bots", "--workers"))


@pytest.mark.parametrize(
    ("words", "environment", "printed"),
    [
        (["--workers", "2"], {}, "SQLite serves one worker"),
        (["--workers", "2"], {"WANDERWALL_DATABASE": "postgresql://nobody@127.0.0.1/x"}, "WANDERWALL_REDIS"),
        (["--port", "99999"], {}, "99999"),
        (["--workers", "none"], {}, "none"),
        ([], {"WANDERWALL_DATABASE": "mysql://x"}, "mysql"),
        (["--bots", "level5"], {}, "level5"),
        (["--bots", "learned:nowhere.npz"], {}, "nowhere.npz"),
        ([], {"WANDERWALL_BOTS": "learned:/srv/greedy.npz"}, "There is a bot “greedy” already"),
        ([], {"WANDERWALL_BOTS": "learned:/a/mine.npz,learned:/b/mine.npz"}, "There is a bot “mine” already"),
    ],
)
def test_what_it_cannot_do_is_said(
    words: list[str],
    environment: dict[str, str],
    printed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", *words]) == BAD_INPUT
    assert printed in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    done = piped(tmp_path, "serve", "--host", "127.0.0.1", "--port", "0", "--file", "/proc/nowhere/games.db")
    assert done.returncode == BAD_INPUT
    assert "choose another place" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_said_without_a_traceback(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = piped(tmp_path, "serve", "--host", "127.0.0.1", "--port", port, "--file", str(tmp_path / "games.db"))
    assert done.returncode == BAD_INPUT
    assert port in done.stderr
    assert "--port 9123" in done.stderr
    assert "Traceback" not in done.stderr
