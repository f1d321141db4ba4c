"""A wheel holds the whole page, and its core needs next to nothing: whoever installs it needs no repository."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests.server.harness.server import Server
from wanderwall import __version__
from wanderwall.problem import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGE = "wanderwall/server/page"
#: made here, by people or by machines: a wheel is built without it
MADE = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "page", "build", "dist")
#: imported under another name than it is installed under
IMPORTED = {
    "fastapi-offline": "fastapi_offline",
    "prometheus-client": "prometheus_client",
    "open_spiel": "pyspiel",
    "pillow": "PIL",
}

# one process builds the wheel for all of these
pytestmark = pytest.mark.xdist_group("wheel")


def python(interpreter: Path | str, *words: Path | str) -> None:
    done = subprocess.run([interpreter, "-m", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def pip(interpreter: Path | str, *words: Path | str) -> None:
    python(interpreter, "pip", "--quiet", "--disable-pip-version-check", *words)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT, folder / "tree", ignore=MADE)
    shutil.copy(ROOT / "web" / ".npmrc", folder / "tree" / "web")
    pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, folder / "tree")
    (built,) = folder.glob("*.whl")
    return built


def test_a_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    held = ZipFile(wheel).namelist()
    assert f"{PAGE}/index.html" in held
    assert not [name for name in held if name.endswith((".ts", ".tsx"))]
    assert {name.partition("/")[0].partition("-")[0] for name in held} == {"wanderwall"}

    pip(sys.executable, "install", "--no-deps", "--target", tmp_path / "installed", wheel)
    server = Server(tmp_path, environment={"PYTHONPATH": str(tmp_path / "installed"), "PATH": ""})
    try:
        server.start()
        with urlopen(server.url) as answer:
            scripts = re.findall(rb'src="\./(assets/[^"]+\.js)"', answer.read())
        assert scripts
        with urlopen(f"{server.url}/{scripts[0].decode()}") as answer:
            assert answer.read() == ZipFile(wheel).read(f"{PAGE}/{scripts[0].decode()}")
    finally:
        server.stop()


class Bare:
    """An environment with nothing in it but the wheel and what that asks for."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        python(sys.executable, "venv", folder / "venv")
        self.folder, self.bin = folder, folder / "venv" / "bin"
        pip(self.bin / "python", "install", wheel)

    def run(self, program: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        home = {"LANG": "C.UTF-8", "HOME": str(self.folder)}
        command = [str(self.bin / program), *words]
        return subprocess.run(command, input=typed, cwd=self.folder, env=home, capture_output=True, text=True)


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("bare"), wheel)


def test_no_extra_comes_by_itself(bare: Bare) -> None:
    look = "from importlib.util import find_spec; import sys; print([name for name in sys.argv[1:] if find_spec(name)])"
    assert bare.run("python", "-c", look, *EXTRAS).stdout == "[]\n"


@pytest.mark.parametrize("words", [("--help",), ("editions",), ("options",), ("bots", "go")], ids=" ".join)
def test_the_command_needs_no_extra(bare: Bare, words: tuple[str, ...]) -> None:
    ran = bare.run("wanderwall", *words)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) > 3


def test_importing_needs_the_standard_library_only(bare: Bare) -> None:
    """What a fresh interpreter has of its own may be loaded, and nothing installed."""
    look = "import sys, wanderwall; print({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    ran = bare.run("python", "-I", "-c", look)
    assert set(re.findall(r"\w+", ran.stdout)) <= {"wanderwall", "__main__", "_virtualenv", "_distutils_hack"}


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
def test_a_game_with_bots_is_played_to_the_end(bare: Bare, edition: str) -> None:
    goals = () if edition == "go" else ("--option", "goals=1")
    words = ("--edition", edition, *goals, "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "1")
    save = f"{edition}.game"
    played = bare.run("wanderwall", "play", *words, "--save", save, typed="\n" * 400)
    assert (played.returncode, played.stderr) == (0, "")
    assert bare.run("wanderwall", "replay", save).returncode == 0


def test_the_public_face_is_as_the_docs_say(bare: Bare) -> None:
    """Without any extra: bots, hints and the solver of these examples play on the packed rules."""
    page = str(ROOT / "docs" / "python.md")
    tried = bare.run("python", "-I", "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", "-o", "ELLIPSIS", page)
    assert (tried.returncode, tried.stdout) == (0, "")


def test_bots_that_would_be_weaker_are_not_offered_and_it_says_why(bare: Bare) -> None:
    offered = bare.run("wanderwall", "bots", "classic").stdout
    assert "level4" in offered
    assert "level5" in offered.splitlines()[-1]  # what is missing, and what brings it
    assert "wanderwall[fast]" in offered.splitlines()[-1]
    refused = bare.run("wanderwall", "play", "--seat", "Ida", "--seat", "bot:level5")
    assert refused.returncode == 2
    assert "fast" in refused.stderr


def test_a_person_plays_alone(bare: Bare) -> None:
    words = ("play", "--edition", "classic-1986", "--seat", "Ida", "--seed", "1", "--save", "alone.game")
    played = bare.run("wanderwall", *words, typed="N2\nstay\n\nS4\nstay\n\nquit\ny\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert (bare.folder / "alone.game").exists()


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--port", "0"), "server"),
        (("arena", "--bots", "greedy,random", "--games", "2"), "server"),
        (("bench",), "fast"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_command_names_the_extra_it_misses(bare: Bare, words: tuple[str, ...], extra: str) -> None:
    ran = bare.run("wanderwall", *words, "--lang", "de")
    assert ran.returncode == 2
    (sentence,) = ran.stderr.splitlines()
    assert sentence.endswith(f"Installiere wanderwall[{extra}].")


def test_every_package_of_an_extra_is_told_of() -> None:
    for extra, packages in PROJECT["optional-dependencies"].items():
        names = [re.split(r"[\[>]", package)[0] for package in packages]
        own = [IMPORTED.get(name, name).replace("-", "_") for name in names if name != "wanderwall"]
        assert [name for name in own if name not in EXTRAS] == [], extra
        if extra in set(EXTRAS.values()):
            assert extra in {EXTRAS[name] for name in own}


def test_the_wheel_says_its_version(bare: Bare) -> None:
    assert bare.run("wanderwall", "--version").stdout == f"wanderwall {__version__}\n"
