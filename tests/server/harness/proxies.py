"""A real nginx and a real Caddy in front of a server, as the files in `deploy/` set them up."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness.processes import answers, end, free_port, go_with_parent, wait_for
from tests.server.harness.server import Server

DEPLOY = Path(__file__).parents[3] / "deploy"
#: the path under which those files show the page
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
    """A server behind a proxy; where browsers find it, without a slash at the end."""
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
    environment = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=output, preexec_fn=go_with_parent)
    try:
        wait_for(lambda: answers(port), f"{kind} did not start: {(folder / 'output').read_text()}", 20)
        yield f"http://127.0.0.1:{port}{PATH}".rstrip("/")
    finally:
        end(process, signal.SIGTERM)
