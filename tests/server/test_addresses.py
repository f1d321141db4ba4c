"""Host names: a site that lets its own name resolve to us is refused, and everybody at home is not."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.server.attackers import HERE, UPGRADE, connected, heard
from tests.server.harness.server import Server
from wanderwall.server.http.security import AllowedHosts
from wanderwall.server.settings import Settings

pytestmark = pytest.mark.anyio

OURS = (
    "localhost:8000",
    "127.0.0.1:8000",
    "192.168.7.7",
    "[2001:db8::7]:8000",
    "maze.local:8000",
    "maze.home.arpa",
    f"{socket.gethostname()}:8000",
    "maze.example",
    "MAZE.example.:443",
    "a.school.example",
)
NOT_OURS = ("evil.example", "localhost.evil.example", "local", "school.example", "127.0.0.1.evil.example", "1.2.3")
#: invalid names, each with a part that is ours
MALFORMED = (
    "[::1].evil.example",
    "[::1]evil.example:80",
    "[::1]:80.evil.example",
    "[::1]:80:80",
    "[::1",
    "::1]",
    "::1",
    ":80",
    ":evil.example",
    "[127.0.0.1]",
    "[localhost]",
    "[::1%25evil.example]",
    "[::1%evil.example]",
    "[]",
    "localhost:evil.example",
    "localhost:80.evil.example",
    "localhost:80:evil.example",
    "localhost:65536",
    "localhost:-1",
    "localhost:+80",
    "localhost:0x50",
    "localhost:\xb2",
    "localhost..",
    ".local",
    "evil.example..local",
    "evil.example/.local",
    "evil.example?.local",
    "evil.example#.local",
    "evil.example:80.local",
    "evil.example .local",
    "evil.example,.local",
    "evil.example;.local",
    "user@maze.local",
    "evil.example\\.local",
    "evil%00.local",
    "http://localhost",
    "localhost/",
    "\xe9.local",
    "127.0.0.1/",
    "127.0.0.1 evil.example",
    "0x7f.0.0.1",
    "127.1",
    "2130706433",
)


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with configured names, one of them on the command line."""
    environment = {"WANDERWALL_HOSTS": "maze.example"}
    arguments = ["--name", "*.school.example", "--name", "other.example"]
    one = Server(tmp_path_factory.mktemp("named"), environment=environment, arguments=arguments).start()
    yield one
    one.stop()


@pytest.mark.parametrize("host", OURS)
async def test_it_answers_to_its_names(named_server: Server, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    async with httpx.AsyncClient(base_url=named_server.url) as http:
        assert (await http.get("/api/me", headers=headers)).status_code == 200
        assert (await http.post("/api/tables", headers=headers, json={})).status_code == 422


@pytest.mark.parametrize("host", NOT_OURS)
async def test_a_name_that_points_here_without_being_ours_is_refused(named_server: Server, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}", "Accept-Language": "xx, de-AT;q=0.9"}
    async with httpx.AsyncClient(base_url=named_server.url) as http:
        for answer in (await http.get("/api/me", headers=headers), await http.post("/api/tables", headers=headers)):
            assert answer.status_code == 421
            problem = answer.json()["problem"]
            assert (problem["code"], problem["details"]) == ("server.host", {"host": host})
            assert "set-cookie" not in answer.headers
        page = await http.get("/", headers=headers)
        assert page.status_code == 421
        assert f"Dieser Server hört nicht auf den Namen „{host}“" in page.text
        assert f"WANDERWALL_HOSTS={host}" in page.text
    with connected(named_server.port) as one:
        one.sendall(
            UPGRADE.replace(b"localhost", host.encode() + b"\r\nOrigin: http://" + host.encode()) % b"2222222222"
        )
        assert heard(one).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("host", MALFORMED)
async def test_what_is_no_name_is_refused_whatever_of_ours_is_in_it(named_server: Server, host: str) -> None:
    """Over a bare socket: no library would send most of these."""
    line = b"Host: " + host.encode("latin-1")
    for path in (b"/api/me", b"/", b"/metrics"):
        with connected(named_server.port, HERE) as one:
            one.sendall(b"GET " + path + b" HTTP/1.1\r\n" + line + b"\r\nConnection: close\r\n\r\n")
            answer = heard(one)
        assert answer.startswith((b"HTTP/1.1 421", b"HTTP/1.1 400"))
        assert b"set-cookie" not in answer.lower()
    with connected(named_server.port, HERE) as one:
        one.sendall((UPGRADE % b"2222222222").replace(b"Host: localhost", line))
        assert heard(one).startswith((b"HTTP/1.1 403", b"HTTP/1.1 400"))


@pytest.mark.parametrize(
    ("lines", "status"),
    [(b"", b"200"), (b"Host: localhost:80\r\nHost: evil.example\r\n", b"421")],
    ids=["no name", "two names"],
)
async def test_programs_need_no_name_and_nobody_has_two(named_server: Server, lines: bytes, status: bytes) -> None:
    with connected(named_server.port) as one:
        one.sendall(b"GET /api/me HTTP/1.1\r\nConnection: close\r\n" + lines + b"\r\n")
        assert heard(one).startswith(b"HTTP/1.1 " + status)


def test_whoever_looks_at_names_elsewhere_may_switch_it_off() -> None:
    assert AllowedHosts(["*"]).answers_to("evil.example")


def test_the_address_for_phones_is_one_of_ours() -> None:
    names = Settings("sqlite:///x", network="http://maze.example:8000/", hosts=("a.example",)).names
    assert AllowedHosts(names).answers_to("maze.example")
    assert AllowedHosts(names).answers_to("a.example")
    assert not AllowedHosts(names).answers_to("example")
