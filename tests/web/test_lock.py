"""The lock of the page's packages holds on every machine: all platforms' bindings are in it, and no host's name."""

from __future__ import annotations

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
PACKAGES = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_optional_dependency_is_locked() -> None:
    named = {name: path for path, package in PACKAGES.items() for name in package.get("optionalDependencies", {})}
    locked = {path.rpartition("node_modules/")[2] for path in PACKAGES}
    assert len(named) > 10
    assert {name: path for name, path in named.items() if name not in locked} == {}


def test_the_lock_names_no_host() -> None:
    assert [path for path, package in PACKAGES.items() if "resolved" in package] == []


def test_versions_are_exact() -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = [*asked["dependencies"].values(), *asked["devDependencies"].values(), *asked["overrides"].values()]
    assert all(version[0].isdigit() for version in versions)
