"""Follow the steps of the Containerfile in a bare Debian without a container engine, and start the result.

Part of `make soak`, as root. It takes a few minutes and needs the network; `tests/web/test_container.py` uses a page
that is already built.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.server.harness.processes import answers, family, throwaway_folder, wait_for
from tools.report import ROOT

FILE = ROOT / "Containerfile"


class Stage(NamedTuple):
    """What is built from one base image: instructions in order, each with its words."""

    name: str
    base: str
    steps: list[tuple[str, str]]

    def last(self, instruction: str) -> str:
        return next(words for kind, words in reversed(self.steps) if kind == instruction)

    @property
    def environment(self) -> dict[str, str]:
        words = " ".join(words for kind, words in self.steps if kind == "ENV")
        return dict(re.findall(r"(\w+)=(\S*)", words))

    def command(self, instruction: str) -> list[str]:
        """The words in brackets of an instruction."""
        words: list[str] = json.loads(re.search(r"\[.*\]", self.last(instruction)).group())  # type: ignore[union-attr]
        return words


def stages(text: str | None = None) -> list[Stage]:
    """All stages; the last one is the one that is run."""
    lines = re.sub(r"\\\n", "", text if text is not None else FILE.read_text(encoding="utf-8")).splitlines()
    found: list[Stage] = []
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        kind, _, words = line.partition(" ")
        if kind == "FROM":
            base, _, name = words.partition(" AS ")
            found.append(Stage(name or str(len(found)), base, []))
        else:
            found[-1].steps.append((kind, words.strip()))
    return found


#: the base image of both stages, as mmdebstrap knows it
BASE, SUITE = "docker.io/library/debian:bookworm-slim", "bookworm"
MIRROR = "http://deb.debian.org/debian"
#: configuration of pip and npm on this machine, which a container would get from its network
NETWORK_FILES = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
KEPT = ("PIP_", "NODE_", "npm_", "SSL_")
PORT = 8000
#: generated files next to the sources
MADE = ("__pycache__", "node_modules", "manual")


def hindrance() -> str:
    """Why this cannot run here, if anything is missing."""
    if os.geteuid() != 0:
        return "following the Containerfile requires root"
    if missing := [tool for tool in ("unshare", "mmdebstrap") if not shutil.which(tool)]:
        return f"following the Containerfile needs {missing[0]}"
    if subprocess.run(["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True).returncode:
        return "mounting is not permitted here"
    if answers(PORT):
        return f"another process listens on port {PORT}"
    try:
        httpx.head(f"{MIRROR}/dists/{SUITE}/Release", timeout=20).raise_for_status()
    except httpx.HTTPError:
        return "Debian's packages are not to be had"
    return ""


def cpu_seconds() -> float:
    """CPU seconds of all ended child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(*words: str | Path, **more: object) -> None:
    subprocess.run([str(word) for word in words], check=True, **more)  # type: ignore[call-overload]


def folders_of_pip() -> list[Path]:
    """Folders of this machine in which pip looks for packages."""
    configured = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
    found = {Path(path) for path in re.findall(r"(?<![\w:/])(?:file://)?(/[\w./-]+)", configured)}
    return sorted(path for path in found if path.is_dir())


def inside(root: Path, command: str, environment: Iterable[str] = (), mounts: str = "", user: str = "") -> list[str]:
    """A command that runs with this folder as its root and sees nothing else."""
    prepare = f"mount -t proc proc {root}/proc && mount --rbind /dev {root}/dev"
    chroot = " ".join(["chroot", *([f"--userspec={user}"] if user else []), str(root), "/usr/bin/env", "-i"])
    run = f"{chroot} {' '.join(environment)} /bin/sh -c {shlex.quote(command)}"
    return ["unshare", "--mount", "sh", "-ec", f"{prepare}{mounts} && exec {run}"]


def build(stage: Stage, root: Path, others: dict[str, Path], built: bool) -> None:
    """Follow the steps of a stage in a copy of the base. `built`: use the page that was built here, and compile only
    what is imported.
    """
    where, binds = "/", ""
    for folder in folders_of_pip():
        (root / str(folder)[1:]).mkdir(parents=True, exist_ok=True)
        binds += f" && mount --bind {folder} {root}{folder}"
    kept = [f"{name}={shlex.quote(value)}" for name, value in os.environ.items() if name.startswith(KEPT)]
    path = ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive"]
    path += ["WANDERWALL_PAGE=built", "PIP_COMPILE=0"] if built else []
    for kind, words in stage.steps:
        print(f"{cpu_seconds():.0f} s, {stage.name}: {kind} {words[:90]}", flush=True)
        match kind:
            case "WORKDIR":
                where = words
                (root / where[1:]).mkdir(parents=True, exist_ok=True)
            case "ENV":
                path += words.split()
            case "RUN":
                copy_network_files(root)  # a package may have written its own
                run(*inside(root, f"cd {where} && {words}", [*path, *kept], binds))
            case "COPY":
                copy(
                    words.split(),
                    root,
                    root / where.strip("/"),
                    others,
                    MADE if built else (*MADE, "page", "offline_page"),
                )


def copy_network_files(root: Path) -> None:
    for file in NETWORK_FILES:
        if Path(file).exists():
            (root / file[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, root / file[1:])


def copy(words: list[str], root: Path, here: Path, others: dict[str, Path], not_copied: Iterable[str]) -> None:
    source = ROOT
    if words[0].startswith("--from="):
        source = others[words.pop(0).removeprefix("--from=")]
    *names, to = words
    target = root / to[1:] if to.startswith("/") else here / to
    for name in names:
        path = source / name.strip("/")
        if path.is_dir():
            ignored = shutil.ignore_patterns(*not_copied)
            shutil.copytree(path, target, symlinks=True, dirs_exist_ok=True, ignore=ignored if source == ROOT else None)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)


def start(stage: Stage, root: Path, folder: Path) -> None:
    """Run it as a container is run: its own user, a read-only root, one volume."""
    environment = [f"{name}={value}" for name, value in stage.environment.items()]
    mounts = f" && mount --bind {root} {root} && mount -o remount,bind,ro {root} && mount -t tmpfs tmpfs {root}/tmp"
    mounts += f" && mount -t proc proc {root}/proc && mount --rbind /dev {root}/dev"
    mounts += f" && mount --bind {folder / 'data'} {root}/data"
    uid = re.search(r"--uid (\d+)", " ".join(words for _, words in stage.steps)).group(1)  # type: ignore[union-attr]
    (folder / "data").mkdir(mode=0o700)
    os.chown(folder / "data", int(uid), int(uid))
    command = shlex.join([*stage.command("ENTRYPOINT"), *stage.command("CMD")])
    user = f"{uid}:{uid}"
    server = subprocess.Popen(inside(root, command, environment, mounts, user))
    try:
        health = shlex.join(stage.command("HEALTHCHECK"))
        check = inside(root, health, environment, "", user)
        began = time.monotonic()
        wait_for(
            lambda: server.poll() is not None or subprocess.run(check, capture_output=True).returncode == 0, "health"
        )
        assert server.poll() is None, "it does not run"
        print(f"healthy after {time.monotonic() - began:.0f} s", flush=True)
        page = httpx.get(f"http://127.0.0.1:{PORT}/")
        (script,) = re.findall(r'src="\./(assets/wanderwall-[^"]+\.js)"', page.text)
        assert httpx.get(f"http://127.0.0.1:{PORT}/{script}").status_code == 200
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "bot", "bot": "level2"}]
        asked = {"edition": "classic-1986", "seats": seats}
        made = httpx.post(f"http://127.0.0.1:{PORT}/api/tables", json=asked, timeout=60)
        assert made.status_code == 201, made.text
        assert (folder / "data" / "games.db").stat().st_uid == int(uid)
        size = subprocess.run(["du", "-sm", "-x", str(root)], capture_output=True, text=True).stdout.split()[0]
        print(f"a table was made; the whole is {size} MB")
    finally:
        for pid in reversed(family(server.pid)):  # it runs as another user, and does not end with this process
            os.kill(pid, signal.SIGTERM)
        server.wait()
        wait_for(lambda: not answers(PORT), "it does not end")


def follow(built: bool = False) -> None:
    """Build it and start it."""
    with throwaway_folder("container") as folder:
        options = ("--quiet", "--mode=root", "--variant=minbase", "--format=directory")
        run("mmdebstrap", *options, SUITE, folder / "base", MIRROR)
        made: dict[str, Path] = {}
        for stage in stages():
            assert stage.base == BASE
            root = made[stage.name] = folder / f"stage-{stage.name}"
            run("cp", "-a", folder / "base", root)
            build(stage, root, made, built)
        start(stage, root, folder)


def main() -> None:
    if os.geteuid() == 0 and not shutil.which("mmdebstrap"):
        run(ROOT / "scripts" / "install-packages", "mmdebstrap")
    if reason := hindrance():
        sys.exit(reason)
    follow()
