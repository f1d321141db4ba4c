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
from tests.server.conftest import anyio_backend
from tests.server.harness.server import Server
from wanderwall.games import GAMES
from wanderwall.server.api.calls import PuzzlesApi
from wanderwall.server.api.requests import PuzzleRequest

__all__ = ["anyio_backend"]

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


def run_python(folder: Path, code: str) -> list[str]:
    """The lines that a script prints, with the toy game known."""
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        cwd=folder,
        env={**os.environ, GAMES: str(TOY)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    return ran.stdout.splitlines()


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
    assert run_python(tmp_path, code) == [
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


PUZZLE = "leave par=1 ways=1 misled=2 level=1 nim 11 red,yellow 0 most=3"


def test_its_puzzles(tmp_path: Path) -> None:
    """Made, shown, proven, and answered by the jobs of the server; the kind is in the folder of the game."""
    made = run(tmp_path, "puzzles", "make", "--kind", "leave", "--count", "3", "--out", "made.txt")
    assert "3" in made
    assert PUZZLE in (tmp_path / "made.txt").read_text()
    assert "stones: 11" in run(tmp_path, "puzzles", "show", PUZZLE)
    assert "1. 3" in run(tmp_path, "puzzles", "solve", PUZZLE)
    lie = piped(tmp_path, "puzzles", "solve", PUZZLE.replace("ways=1", "ways=2"), **{GAMES: str(TOY)})
    assert (lie.returncode, lie.stdout) == (2, "")
    code = f"""
import wanderwall
from pathlib import Path
from wanderwall.match.record import load
from wanderwall.server.workers.puzzle_jobs import puzzle_from_record, puzzle_hint, puzzle_of, solution_of
puzzle = puzzle_of({{"line": {PUZZLE!r}}})
print(puzzle["kind"], puzzle["seat"], puzzle["answers"], puzzle["edition"])
print(solution_of("leave", puzzle["position"]), puzzle_hint({{}}, puzzle["position"]))
match = wanderwall.start("nim", seed=3)
match.move("1")
match.save("nim.txt")
print(puzzle_from_record(load(Path("nim.txt")), 1)["kind"])
"""
    lines = ["leave 0 random nim", "('3',) {'move': '3'}", "leave"]
    assert run_python(tmp_path, code) == lines


def test_its_environment(tmp_path: Path) -> None:
    """The tests of PettingZoo and Gymnasium; numbers and layout are in the folder of the game."""
    code = """
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from wanderwall.envs import EnvConfig, aec
from wanderwall.envs.gym import SlidingEnv
from wanderwall.problem import Problem
api_test(aec.env(edition="nim", seats=3), num_cycles=60)
seed_test(lambda: aec.env(edition="nim"), num_cycles=20)
check_env(SlidingEnv(edition="nim", opponent="random"), skip_render_check=True)
table = aec.raw_env(edition="nim", options={"most": 4})
table.reset(seed=1)
taken, stones = 0, table.core.view(None)["stones"]
while not table.core.over:
    assert table.observe(table.agent_selection)["action_mask"].sum() <= 4
    table.step(0)
    taken += 1
print(taken == stones, sorted(table.rewards.values()), table.core.view(None)["stones"])
for given in ({"edition": "go"}, {"edition": "nim", "engine": "kernel"}, {"edition": "nim", "rotate": True}):
    try:
        EnvConfig(**given)
    except Problem as problem:
        print(problem.code, problem.details.get("expected"))
"""
    *_, played, go, kernel, rotated = run_python(tmp_path, code)
    assert played == "True [-1.0, 1.0] 0"
    assert (go, kernel, rotated) == (
        "option.value classic | towers | nim", "kernel.not_served None", "option.value –",
    )  # fmt: skip


def test_its_personal_bests(tmp_path: Path) -> None:
    code = """
from wanderwall.server.book.results import BookResult
from wanderwall.server.book.stats import BookPage, bests
won = BookResult("nim", "nim", 7, "red", 2, True, False, 1, None, ("random",), 0, False, False)
print([(best["kind"], best["value"], best["ended"]) for best in bests([BookPage(won)])])
"""
    assert run_python(tmp_path, code) == ["[('last_stone', 1, 7)]"]


@pytest.mark.anyio
async def test_its_puzzle_is_played_on_the_server(toy_server: Server) -> None:
    async with Device(toy_server.url) as device:
        made = await device.ask(PuzzlesApi.play(PuzzleRequest(line=PUZZLE, name="Ida")))
        assert made["table"]["puzzle"] is not None
        assert made["table"]["puzzle"]["kind"] == "leave"
        keys = {int(seat): key for seat, key in made["keys"].items()}
        async with device.live(made["table"]["id"], keys) as live:
            while not live.over:
                await live.until(lambda: live.over or live.choices)
                if not live.over:
                    assert live.view
                    await live.move(0, str(live.view["stones"] % 4))
            assert live.view
            assert live.view["outcome"]["winners"] == [0]


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
