"""Without numba and numpy: every bot that is offered plays, the coach helps, the solvers solve, and what cannot be had
says so.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import wanderwall
from tests.bots import minimal_install
from wanderwall.bots import bot_names, missing
from wanderwall.games import edition, games
from wanderwall.solver import solve
from wanderwall.solver.go import rolls, solve_all

#: what the core is not installed with: from here on importing it fails
ABSENT = "import sys; sys.modules.update(numba=None, numpy=None, llvmlite=None); "


def bare_run(code: str, *arguments: str) -> str:
    """What a program prints in an interpreter that can import neither."""
    command = [sys.executable, "-c", ABSENT + code, *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def bare() -> Any:
    """What it does all in all."""
    return json.loads(bare_run("from tests.bots.minimal_install import main; main()"))


def test_nothing_is_missing_here() -> None:
    assert [missing(game) for game in games()] == [[], [], []]


def test_what_would_be_weaker_is_not_offered_and_says_what_to_install(bare: Any) -> None:
    assert bare["missing"] == {
        "classic": ["level5", "master", "strength"],
        "go": [],
        "towers": ["level3", "level4", "level5", "master", "strength"],
    }
    for game in games():
        assert bare["bots"][game] == [name for name in bot_names(game) if name not in bare["missing"][game]]
        assert set(bare["refused"][game]) <= {"bot.needs_fast"}


def test_every_bot_that_is_offered_plays(bare: Any) -> None:
    for game in games():
        assert list(bare["games"][game]) == bare["bots"][game]
        assert min(bare["games"][game].values()) > 3
    assert bare["imported"] == []


def test_coach_and_solvers_say_the_same_as_with_them(bare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the learned player, which only they have."""
    monkeypatch.setattr("wanderwall.coach.sliding.judge.FAST", False)
    for game in games():
        assert bare["hints"][game] == minimal_install.hinted(game)
        assert bare["reviews"][game] == minimal_install.reviewed(game) > 0
    line = solve(minimal_install.begun("classic"))
    assert line
    assert len(line) == len(bare["line"])
    go: Any = edition("go")
    assert bare["roll"] == solve_all(go, rolls(go)[0]).row()


def test_the_terminal_game_plays() -> None:
    seats = ("--seat", "bot:level4", "--seat", "bot:level3", "--option", "goals=1", "--seed", "3", "--lang", "en")
    assert "wins!" in bare_run("from wanderwall.cli import main; main()", "play", "classic", *seats)


#: what only extras bring; the modules of `wanderwall.envs` that do without it all the same
OUTSIDE = ("gymnasium", "pettingzoo", "pyspiel", "torch", "PIL", "resvg_py", "stable_baselines3")
IMPORTS = """
import json, sys
from importlib import import_module
sys.modules.update(dict.fromkeys(sys.argv[2].split()))
said = {}
for name in sys.argv[1].split():
    try:
        import_module(name)
    except ImportError as error:
        said[name.removeprefix("wanderwall.envs.")] = str(error)
print(json.dumps(said))
"""


def imported(*absent: str) -> dict[str, str]:
    """What importing each module of `wanderwall.envs`, and the trainer, reports where these libraries are missing."""
    stems = sorted(path.stem for path in Path(wanderwall.__file__).parent.glob("envs/*.py"))
    names = [*(f"wanderwall.envs.{stem}".removesuffix(".__init__") for stem in stems), "wanderwall.train.ppo"]
    command = [sys.executable, "-c", IMPORTS, " ".join(names), " ".join(absent)]
    said: dict[str, str] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return said


def test_environments_name_the_extra_that_is_missing() -> None:
    """With the core alone every module does; with the compiler those do that stand on a library of others."""
    bare = imported("numba", "numpy", "llvmlite", *OUTSIDE)
    assert {"wanderwall.envs", "aec", "batch", "rules_core", "spiel", "wanderwall.train.ppo"} <= set(bare)
    assert set(bare.values()) == {"This needs numpy. Install wanderwall[envs]."}
    extras = {name: text.partition("[")[2] for name, text in imported(*OUTSIDE).items()}
    assert extras == {
        "aec": "envs].", "go": "envs].", "gym": "envs].", "sb3": "envs].", "spiel": "spiel].",
        "wanderwall.train.ppo": "train].",
    }  # fmt: skip
