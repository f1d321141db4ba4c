"""A game from a folder outside the package plays everywhere as it is: one folder in Python is all it needs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import piped
from tests.server.client import Device
from tests.server.harness.server import Server
from wanderwall.games import GAMES

TOY = Path(__file__).parents[1] / "toy"
SPY = Path(__file__).with_name("spy.py")


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("toy"), environment={GAMES: str(TOY)}).start()
    yield server
    server.stop()


def run(folder: Path, *words: str, typed: str = "") -> str:
    played = piped(folder, *words, typed=typed, **{GAMES: str(TOY)})
    assert played.returncode == 0, played.stderr
    return played.stdout


def test_in_python(tmp_path: Path) -> None:
    code = """
import wanderwall
match = wanderwall.start("nim", seed=3)
match.move("2"); match.undo(); match.move("3")
while match.to_act:
    match.move(match.ask("random"))
match.save("nim.txt")
print(repr(match))
again = wanderwall.load("nim.txt")
print(wanderwall.list_games(), wanderwall.list_bots("nim"), match.outcome.reason, again.state == match.state)
print(match.svg().startswith("<svg"), "stones: 0" in match.board())
"""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, GAMES: str(TOY)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    assert ran.stdout.splitlines() == [
        "<Match: nim for 2: over>",
        "['classic', 'go', 'nim', 'towers'] ['random'] last_stone True",
        "True True",
    ]


def test_at_the_terminal(tmp_path: Path) -> None:
    out = run(tmp_path, "play", "nim", "--seed", "3", "--save", "a.game", typed="legend\n9\n" + "1\n" * 20)
    assert "1  2  3" in out
    assert "[N1]" in out  # nine stones are too many, and the clause says so
    assert "=" in (tmp_path / "a.game").read_text()
    assert "take" in run(tmp_path, "replay", "a.game", "--all")
    assert "stones" in run(tmp_path, "show", "a.game")
    assert "most=1–9" in run(tmp_path, "options", "nim")


def test_colours_that_we_have_no_word_for_are_called_as_they_are(tmp_path: Path) -> None:
    game = (tmp_path / "a.game").absolute()
    code = f"import wanderwall; wanderwall.start('nim', ['violet', 'pink'], seed=3).save({str(game)!r})"
    subprocess.run([sys.executable, "-c", code], env={**os.environ, GAMES: str(TOY)}, check=True)
    out = run(tmp_path, "play", "--resume", "a.game", typed="1\n" * 20)
    assert "violet" in out
    assert "violet" in run(tmp_path, "replay", "a.game", "--all")
    assert "pink" in run(tmp_path, "show", "a.game")


def test_without_a_coach_it_says_so(tmp_path: Path) -> None:
    asked = piped(tmp_path, "hint", "nim 7 red,yellow 0 most=3", **{GAMES: str(TOY)})
    assert (asked.returncode, asked.stdout) == (2, "")
    assert "nim" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_in_the_arena(tmp_path: Path) -> None:
    words = ["arena", "nim", "--bots", "random", "--bots", f"cmd:{sys.executable} {SPY} {tmp_path / 'notes.txt'}"]
    out = run(tmp_path, *words, "--games", "4", "--workers", "1", "--seed", "1", "--json")
    assert json.loads(out)


@pytest.mark.anyio
async def test_on_the_server(toy_server: Server) -> None:
    async with Device(toy_server.url) as maker:
        listed = (await maker.http.get("/api/games")).json()["games"]
        (nim,) = [game for game in listed if game["game"] == "nim"]
        assert nim["bots"] == ["random"]
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "bot", "bot": "random"}]
        made, keys = await maker.make("nim", seats)
        table = made["id"]
        async with maker.live(table, keys) as live:
            while not live.over:
                await live.until(lambda: live.over or live.choices)
                if not live.over:
                    assert live.choices is not None
                    await live.move(0, live.choices["moves"][0])
            assert live.view is not None
            assert live.view["stones"] == 0
        replay = await maker.http.get(f"/api/tables/{table}/record")
        assert '[Game "nim"]' in replay.text
