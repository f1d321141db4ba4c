"""`wanderwall kit`: a starter bot in the language of your choice."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from wanderwall.match.record import read_text
from wanderwall.problem import Problem

#: one folder per language, and the shared files
KITS = Path(__file__).with_name("kits")
SHARED = KITS / "shared"


@dataclass(frozen=True, slots=True)
class Kit:
    """The fields of its README; the file names are those of the protocol, the maze, the choice and the tests."""

    language: str
    needs: str
    #: the command that starts the bot, once it is built
    command: str
    bot: str
    maze: str
    choose: str
    tests: str
    more: str = ""


JSON = "| `{}` | reads JSON, which the language cannot do by itself |\n"
LANGUAGES = {
    "python": Kit("Python", "Python 3.10 or newer", "python3 bot.py", "bot.py", "maze.py", "choose.py", "test_maze.py"),
    "javascript": Kit(
        "JavaScript", "Node 18 or newer", "node bot.mjs", "bot.mjs", "maze.mjs", "choose.mjs", "test.mjs"
    ),
    "java": Kit(
        "Java",
        "a JDK, 17 or newer",
        "java -cp out Bot",
        "Bot.java",
        "Maze.java",
        "Choose.java",
        "MazeTest.java",
        JSON.format("Json.java"),
    ),
    "cpp": Kit(
        "C++",
        "g++ with C++17",
        "./bot",
        "bot.cpp",
        "maze.hpp",
        "choose.hpp",
        "test.cpp",
        JSON.format("json.hpp"),
    ),
    "rust": Kit(
        "Rust",
        "Rust 1.70 or newer, with cargo",
        "target/release/bot",
        "src/main.rs",
        "src/maze.rs",
        "src/choose.rs",
        "src/test.rs",
        JSON.format("src/json.rs"),
    ),
}


def kit(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="python, javascript, java, cpp or rust")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="a new folder, or an empty one")],
) -> int:
    """Write a bot to start from into a new folder.

    The kits are for Python, JavaScript, Java, C++ and Rust.
    """
    write(language, folder)
    name = LANGUAGES[language].language
    print(f"Your bot in {name} is in {folder}. Begin with its README.md; ./play lets it play against level 2.")
    return 0


def write(language: str, folder: Path) -> None:
    """Write the kit of a language; refuse a folder that is not empty."""
    if language not in LANGUAGES:
        raise Problem("kit.unknown", text=language, known=", ".join(LANGUAGES))
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Problem("kit.not_empty", folder=str(folder))
        shutil.copytree(KITS / language, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copyfile(SHARED / "golden.txt", folder / "golden.txt")
        (folder / "README.md").write_text(readme(LANGUAGES[language]), encoding="utf-8")
        for script in (folder / "play", folder / "test"):  # packaging may have lost the executable bits
            script.chmod(0o755)
    except OSError:
        raise Problem("file.unwritable", file=str(folder)) from None


def readme(kit: Kit) -> str:
    positions = [line for line in read_text(SHARED / "golden.txt").splitlines() if not line.startswith("#")]
    fields = {name: getattr(kit, name) for name in Kit.__slots__}
    return Template(read_text(SHARED / "README.md")).substitute(fields, golden=str(len(positions)))
