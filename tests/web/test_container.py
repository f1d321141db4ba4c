"""The files for those who host it: what they name is there, and the container is one that may do little.

The Containerfile is read; in a soak it is followed in a bare Debian where that can be done, with the page that is built
here. `python -m tools soak container` builds the page there, too.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from tests.server.test_backup import filled, sqlite
from tools.report import ROOT
from tools.soak.container import follow, hindrance, stages
from wanderwall.server import settings
from wanderwall.server.old_names import VARIABLES
from wanderwall.server.settings import from_environment

BUILD, FINAL = stages()
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
#: all settings that the server knows, and former names of some
KNOWN = {value for value in vars(settings).values() if isinstance(value, str) and value.startswith("WANDERWALL_")}
OLD = set(VARIABLES.values())
#: of no use with PostgreSQL, and for load tests
NOT_OF_COMPOSE = {settings.FILE, settings.LIMITS}
#: of compose alone: where the container's port is published
PUBLISH = "WANDERWALL_PUBLISH"


def settings_in(text: str) -> set[str]:
    return set(re.findall(r"WANDERWALL_\w+", text))


def test_what_is_copied_is_there_and_comes_along() -> None:
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [name for kind, words in BUILD.steps if kind == "COPY" for name in words.split()[:-1]]
    assert {"src", "web", "pyproject.toml", "requirements.lock"} <= set(copied)
    for name in copied:
        assert (ROOT / name).exists()
        assert f"!{name}" in let_in


def test_what_is_taken_away_again_was_brought_by_the_lock() -> None:
    (removed,) = re.findall(r"pip uninstall --yes (.+)", BUILD.last("RUN"))
    for name in removed.split():
        assert name == "pip" or re.search(rf"^{name}==", LOCK, re.MULTILINE), name


def test_the_container_is_nobody_special_and_has_one_volume() -> None:
    assert FINAL.last("USER") not in ("root", "0")
    assert [words for kind, words in FINAL.steps if kind == "VOLUME"] == ["/data"]
    assert FINAL.environment[settings.NETWORK] == ""  # phones would get its own address, which they cannot reach
    written = [value for name, value in FINAL.environment.items() if name.endswith(("_FILE", "_DIR"))]
    assert [value for value in written if not value.startswith("/data/")] == []
    assert "/health" in " ".join(FINAL.command("HEALTHCHECK"))
    assert (FINAL.command("ENTRYPOINT"), FINAL.command("CMD")) == (["wanderwall"], ["serve"])
    assert settings_in(str(FINAL.steps)) <= KNOWN
    # nothing of one machine alone: every step is the same on amd64 and arm64
    assert not re.search(r"amd64|arm64|x86_64|aarch64", str([*BUILD.steps, *FINAL.steps]))


def test_compose_gives_it_postgresql_and_redis_and_little_else() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    own = services["wanderwall"]
    passed_on = (KNOWN | OLD) - NOT_OF_COMPOSE
    assert set(own["environment"]) == passed_on
    for name in passed_on - {settings.DATABASE, settings.REDIS}:
        assert own["environment"][name] == f"${{{name}:-}}"
    assert "postgresql://" in own["environment"][settings.DATABASE]
    assert set(own["depends_on"]) == {"postgres", "redis"} < set(services)
    assert own["read_only"]
    assert own["cap_drop"] == ["ALL"]
    assert [volume.rpartition(":")[2] for volume in own["volumes"]] == ["/data"]
    assert own["healthcheck"]["test"] == ["CMD", *FINAL.command("HEALTHCHECK")]
    assert f"--start-period={own['healthcheck']['start_period']}" in FINAL.last("HEALTHCHECK")
    assert own["ports"] == [f"${{{PUBLISH}:-8000}}:8000"]


def test_podman_is_told_to_keep_the_health_check() -> None:
    for name in ("Containerfile", "docs/hosting.md"):
        said = re.findall(r"podman build.*", (ROOT / name).read_text(encoding="utf-8"))
        assert said, name
        assert all("--format docker" in line for line in said), name


def test_the_docs_name_settings_that_there_are() -> None:
    pages = [ROOT / "docs" / name for name in ("hosting.md", "http-api.md", "storage.md")]
    for file in (*pages, *(ROOT / "deploy").iterdir()):
        assert settings_in(file.read_text(encoding="utf-8")) <= KNOWN | OLD | {PUBLISH}, file.name


def test_the_docs_list_every_setting() -> None:
    rows = re.findall(r"^\| (`WANDERWALL_.*?) \|", HOSTING, re.MULTILINE)
    assert settings_in(" ".join(rows)) == KNOWN


def test_settings_that_compose_leaves_empty_are_none() -> None:
    empty = from_environment(dict.fromkeys(KNOWN | OLD, ""))
    assert empty.network == ""  # none for phones, while without the variable the server looks for one
    assert replace(empty, network=None) == from_environment({})


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here to ask")
@pytest.mark.parametrize("unit", ["wanderwall.service", "wanderwall-backup.service", "wanderwall-backup.timer"])
def test_systemd_understands_the_units(unit: str) -> None:
    """It may miss the program, which is not installed here."""
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(ROOT / "deploy" / unit)], capture_output=True, text=True
    )
    said = [line for line in done.stderr.splitlines() if "wanderwall" in line and "/opt/wanderwall" not in line]
    assert said == []


def unit_lines(name: str) -> dict[str, str]:
    lines = (ROOT / "deploy" / name).read_text(encoding="utf-8").splitlines()
    return {line.partition("=")[0]: line.partition("=")[2] for line in lines if "=" in line and line[0] not in "#["}


def test_backups_are_made_by_the_servers_own_user_of_its_own_database() -> None:
    server, backup = unit_lines("wanderwall.service"), unit_lines("wanderwall-backup.service")
    for name in ("DynamicUser", "User", "StateDirectory", "StateDirectoryMode", "EnvironmentFile"):
        assert server[name] == backup[name], name
        assert name == "EnvironmentFile" or f"-p {name}={backup[name]}" in HOSTING, name
    assert backup["Environment"] in server["Environment"].split()
    assert f"-E {backup['Environment']}" in HOSTING


def test_the_line_of_the_backup_makes_one(tmp_path: Path) -> None:
    """As systemd runs it, after its own signs, with the folder and the program of this test."""
    line = unit_lines("wanderwall-backup.service")["ExecStart"].replace("$$", "$").replace("%%", "%")
    line = line.replace("/opt/wanderwall/bin/wanderwall", f"{sys.executable} -m wanderwall")
    games = asyncio.run(filled(sqlite(tmp_path), "tabletable")).file
    line = line.replace("/var/lib/wanderwall", str(tmp_path))
    for _ in range(2):  # and in a week again
        subprocess.run(shlex.split(line), env={**os.environ, settings.FILE: str(games)}, check=True)
    (made,) = tmp_path.glob("games-*.backup")
    assert re.fullmatch(r"games-[1-7]\.backup", made.name)


@pytest.mark.broad
def test_its_steps_make_something_that_runs() -> None:
    """In a bare Debian, without a container engine: a root that cannot be written, a user of its own, one volume."""
    if reason := hindrance():
        pytest.skip(reason)
    follow(built=True)
