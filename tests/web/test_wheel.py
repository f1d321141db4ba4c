"""A wheel holds the whole page: whoever installs it needs neither Node nor this repository."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

from tests.server.harness.server import Server

ROOT = Path(__file__).parents[2]
PAGE = "wanderwall/server/page"
#: made here, by people or by machines: a wheel is built without it
MADE = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "page", "build", "dist")


def pip(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "--quiet", *words, "--no-deps"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_wheel_serves_the_page(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "tree", ignore=MADE)
    shutil.copy(ROOT / "web" / ".npmrc", tmp_path / "tree" / "web")
    pip("wheel", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(tmp_path / "tree"))
    (wheel,) = tmp_path.glob("*.whl")
    held = ZipFile(wheel).namelist()
    assert f"{PAGE}/index.html" in held
    assert not [name for name in held if name.endswith((".ts", ".tsx"))]

    pip("install", "--target", str(tmp_path / "installed"), str(wheel))
    server = Server(tmp_path, environment={"PYTHONPATH": str(tmp_path / "installed"), "PATH": ""})
    try:
        server.start()
        with urlopen(server.url) as answer:
            scripts = re.findall(rb'src="/(assets/[^"]+\.js)"', answer.read())
        assert scripts
        with urlopen(f"{server.url}/{scripts[0].decode()}") as answer:
            assert answer.read() == ZipFile(wheel).read(f"{PAGE}/{scripts[0].decode()}")
    finally:
        server.stop()
