"""Kits: in every language the simulator does what the rules do, and the bot plays as all of them do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import Run, run
from tools.generate.kits import FILE, golden
from wanderwall.cli.kit import KITS, LANGUAGES, write
from wanderwall.match.record import load, states

__all__ = ["run"]

#: what must be there to build and to run each
TOOLS = {"python": ["python3"], "javascript": ["node"], "java": ["javac", "java"], "cpp": ["g++"], "rust": ["cargo"]}

#: one process, and no clock but the patient one
SHORT = ("--workers", "1", "--nodes", "200", "--seed", "1", "--option", "goals=3")


def command(folder: Path, *words: str) -> str:
    """What a script of a kit says; the bots of the tests are those of this interpreter."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    home = {**os.environ, "PATH": path, "CARGO_NET_OFFLINE": "true"}
    ran = subprocess.run(words, cwd=folder, env=home, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any], str]]:
    """What the kit in Python chooses."""
    monkeypatch.syspath_prepend(str(KITS / "python"))
    from choose import choose  # type: ignore[import-not-found]

    yield choose
    for name in ("choose", "maze"):
        sys.modules.pop(name, None)


#: one that is run as it is written, and one that is compiled; the others in a soak
USUAL = ("python", "cpp")


@pytest.mark.parametrize(
    "language", [one if one in USUAL else pytest.param(one, marks=pytest.mark.broad) for one in LANGUAGES]
)
def test_a_kit_is_built_tested_and_played(language: str, tmp_path: Path, chosen: Callable[[Any], str]) -> None:
    absent = [tool for tool in TOOLS[language] if shutil.which(tool) is None]
    if absent:
        pytest.skip(f"{', '.join(absent)} is not here")
    folder = tmp_path / "my bot"
    write(language, folder)
    command(folder, "./test")
    output = command(folder, "./play", "2", *SHORT)
    assert "fault" not in output  # nobody lost by breaking down
    assert "level2" in output
    moves = 0
    for number in (1, 2):
        record = load(folder / "games" / f"{number}.txt")
        mine = next(name for name, value in record.headers.items() if value.startswith("bot:cmd:"))
        seat = record.opening.colours.index(mine.lower())
        for before, played in zip(states(record), record.moves, strict=False):
            if played.seat == seat:
                assert record.game.notation.move_text(before, played.move) == chosen(record.game.view(before, seat))
                moves += 1
    assert moves > 10


def test_golden_positions_are_fresh_and_tell_everything() -> None:
    """`python -m tools generate kits` writes them."""
    assert FILE.read_text(encoding="utf-8") == golden()
    seen: set[tuple[str | bool, ...]] = set()
    for line in golden().splitlines()[2:]:
        side, _, _, move, pawn, thing, _, _, stands, lies, _ = line.split()
        seen.add((side, "pawn", abs(int(pawn) - int(stands)) not in (0, 1, int(side))))  # pushed out, and in again
        seen.add((side, "thing", thing == "-1", lies == "-1"))
        seen.add((side, "arrow", move[0]))
    wanted: list[tuple[str | bool, ...]] = [
        ("pawn", True),
        ("thing", True, False),
        ("thing", False, True),
        *(("arrow", edge) for edge in "NESW"),
    ]
    for side in ("7", "9"):
        for case in wanted:
            assert (side, *case) in seen


def test_every_readme_names_the_files_that_are_there(tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / language
        write(language, folder)
        text = (folder / "README.md").read_text(encoding="utf-8")
        assert "$" not in text
        sources = [path for path in folder.rglob("*") if path.suffix in (".py", ".mjs", ".java", ".cpp", ".hpp", ".rs")]
        assert len(sources) >= 4
        for path in sources:
            assert f"`{path.relative_to(folder).as_posix()}`" in text
        assert os.access(folder / "play", os.X_OK)


def test_the_command_writes_into_an_empty_folder_only(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("kit", "javascript", "mine")
    assert (code, "README.md" in out) == (0, True)
    (tmp_path / "mine" / "README.md").write_text("mine")
    code, out, err = run("kit", "python", "mine")
    assert (code, out) == (2, "")
    assert "something in the folder" in err
    assert (tmp_path / "mine" / "README.md").read_text() == "mine"
    code, _, err = run("kit", "cobol", "other")
    assert code == 2
    assert "python, javascript, java, cpp, rust" in err
    assert not (tmp_path / "other").exists()
    (tmp_path / "file").write_text("")
    code, _, err = run("kit", "python", "file")
    assert (code, "cannot be written" in err) == (2, True)
