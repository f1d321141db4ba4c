"""A throwaway PostgreSQL and Redis that may be stopped, killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.server.harness.processes import answers, end, free_port, go_with_parent, wait_for

#: where Debian installs it: the newest version is used
POSTGRES_BINS = "/usr/lib/postgresql"


def postgres_program(name: str) -> str:
    """The path of a PostgreSQL program: on Debian those of the server are not in the PATH."""
    versions = sorted(Path(POSTGRES_BINS).glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(versions[-1]) if versions else shutil.which(name) or name


class Postgres:
    """One cluster. `fsync` is on only if a test simulates a power failure."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.fsync = fsync
        #: PostgreSQL refuses to run as root
        self.user = "postgres" if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self._made = 0
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", "wanderwall", "-A", "trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> str:
        command = [postgres_program(program), *arguments]
        done = subprocess.run(command, user=self.user, capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "100",
            "shared_buffers": "64MB",
            **({} if self.fsync else {"fsync": "off", "full_page_writes": "off"}),
        }
        command = [postgres_program("postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            command, user=self.user, stdout=log, stderr=log, cwd="/", preexec_fn=go_with_parent
        )
        log.close()
        ready = [postgres_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_for(lambda: subprocess.run(ready).returncode == 0, "PostgreSQL did not start")

    def stop(self) -> None:
        """Stop: connections are closed, everything is written."""
        if self.process:
            end(self.process, signal.SIGINT)

    def kill(self) -> None:
        """Kill it, as in a power failure."""
        if self.process:
            end(self.process, signal.SIGQUIT)

    def database(self) -> str:
        """A new empty database; returns its SQLAlchemy URL."""
        self._made += 1
        name = f"table{self._made}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://wanderwall@127.0.0.1:{self.port}/{name}"

    def query(self, database: str, sql: str) -> str:
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "wanderwall", "-Atqc", sql, database
        ).strip()


class Redis:
    """One Redis without persistence."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._given = -1

    def start(self) -> None:
        command = ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--dir", str(self.folder)], stdout=log, stderr=log, preexec_fn=go_with_parent
            )
        wait_for(lambda: answers(self.port), "Redis did not start")

    def stop(self) -> None:
        if self.process:
            with suppress(ProcessLookupError):
                end(self.process, signal.SIGKILL)

    def url(self) -> str:
        """The URL of a database number that nobody else uses. Channels are shared by all numbers; table ids keep them
        apart.
        """
        self._given = (self._given + 1) % 16
        return f"redis://127.0.0.1:{self.port}/{self._given}"
