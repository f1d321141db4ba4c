"""A real nginx and a real Caddy: in front of a server, as the files in `deploy/` configure them, or with static files
only.
"""

from __future__ import annotations

import getpass
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness.processes import answers, end, free_port, go_with_parent, wait_for
from tests.server.harness.server import Server

DEPLOY = Path(__file__).parents[3] / "deploy"
#: the path under which those files serve the page
PATH = "/games/"
PROXIES = ("nginx", "caddy")

NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    {temporary}
    {site}
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@contextmanager
def behind(kind: str, server: Server, folder: Path) -> Iterator[str]:
    """A server behind a proxy; yields its URL, without a slash at the end."""
    port = free_port()
    if kind == "nginx":
        site = (DEPLOY / "nginx.conf").read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
        temporary = "\n".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
        config = NGINX.format(folder=folder, temporary=temporary, site=site)
        command = ["nginx", "-c", str(folder / "config"), "-e", str(folder / "log")]
    else:
        site = (DEPLOY / "Caddyfile").read_text().replace("maze.example", f"http://127.0.0.1:{port}")
        config = "{\n\tadmin off\n\tauto_https off\n}\n" + site
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "config")]
    (folder / "config").write_text(config.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    with _running(kind, command, port, folder):
        yield f"http://127.0.0.1:{port}{PATH}".rstrip("/")


@contextmanager
def _running(kind: str, command: list[str], port: int, folder: Path) -> Iterator[None]:
    environment = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=output, preexec_fn=go_with_parent)
    try:
        wait_for(lambda: answers(port), f"{kind} did not start: {(folder / 'output').read_text()}", 20)
        yield
    finally:
        end(process, signal.SIGTERM)


#: web servers with their default configuration
PLAIN = ("nginx", "caddy", "python")


@contextmanager
def web_server(kind: str, files: Path, folder: Path) -> Iterator[str]:
    """A web server for a folder, configured as Debian does, or as its own manual begins; yields its URL."""
    port = free_port()
    config = folder / "config"
    if kind == "nginx":
        config.write_text(_debian(files, port, folder))
        command = ["nginx", "-c", str(config), "-e", str(folder / "log")]
    elif kind == "caddy":
        site = f"http://127.0.0.1:{port} {{\n\troot * {files}\n\tfile_server\n}}\n"
        config.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    else:
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(files)]
    with _running(kind, command, port, folder):
        yield f"http://127.0.0.1:{port}/"


def _debian(files: Path, port: int, folder: Path) -> str:
    """Debian's own nginx.conf and default site, except for the paths of files and logs and the port."""
    etc = Path("/etc/nginx")
    site = (etc / "sites-available" / "default").read_text()
    site = re.sub(r"^\s*listen .*$", "", site, flags=re.M).replace("server {", f"server {{ listen 127.0.0.1:{port};", 1)
    site = re.sub(r"^\s*root .*$", f"root {files};", site, flags=re.M)
    temporary = "\n".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    config = (etc / "nginx.conf").read_text()
    for before, after in {
        r"^user .*$": f"daemon off; user {getpass.getuser()};",
        r"^pid .*$": f"pid {folder}/pid;",
        r"error_log .*$": f"error_log {folder}/log;",
        r"access_log .*$": "access_log off;",
        r"^include /etc/nginx/modules-enabled.*$": "",
        r"^\s*include /etc/nginx/conf\.d.*$": temporary,
    }.items():
        config = re.sub(before, after, config, flags=re.M)
    return re.sub(r"^\s*include /etc/nginx/sites-enabled.*$", lambda _: site, config, flags=re.M)
