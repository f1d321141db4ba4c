"""Host names: a site that lets its own name resolve to us is refused; and a sub-path behind a real proxy."""

from __future__ import annotations

import base64
import hashlib
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from tests.server.attackers import HERE, UPGRADE, connected, heard
from tests.server.client import Device
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.proxies import PATH, PROXIES, behind
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.cli import main
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.http import files as pages
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


SETTINGS = {"WANDERWALL_PATH": "games", "WANDERWALL_PROXY": "yes", "WANDERWALL_HOSTS": "maze.example"}


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows its path."""
    one = Server(tmp_path_factory.mktemp("moved"), environment=SETTINGS).start()
    yield one
    one.stop()


@pytest.fixture(scope="module", params=PROXIES)
def proxied(request: pytest.FixtureRequest, moved: Server) -> Iterator[str]:
    with throwaway_folder("proxy") as folder, behind(request.param, moved, folder) as address:
        yield address


async def test_a_game_is_played_through_a_proxy(proxied: str) -> None:
    async with Device(proxied) as ida:
        table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [proxied]) as lives:
            await play_all(lives)
            assert {live.connections for live in lives} == {1}
        assert [one["id"] for one in (await ida.ask(ArchiveApi.finished_games(mine=True)))["tables"]] == [table]
        shown = link_tags((await ida.http.get(f"{proxied}/r/{table}")).text)
        assert shown["og:url"] == f"{proxied}/r/{table}"
        assert shown["og:image"] == f"{proxied}/preview/table/{table}.png"
        assert (await ida.http.get(shown["og:image"])).headers["content-type"] == "image/png"
        cookies = {(cookie.path, cookie.name) for cookie in ida.http.cookies.jar}
        assert cookies == {(PATH, "wanderwall")}  # no other service on that host receives the cookie


async def test_links_name_the_proxy_that_speaks_https(moved: Server) -> None:
    headers = {"Host": "maze.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    async with httpx.AsyncClient(base_url=moved.url, headers=headers, timeout=30) as http:
        shown = link_tags((await http.get("/games/puzzle?line=nonsense")).text)
    assert shown["og:url"] == "https://maze.example/games/puzzle"
    assert shown["og:image"] == "https://maze.example/games/preview/edition/classic-1986.png"


def link_tags(page: str) -> dict[str, str]:
    """The preview tags of a page."""
    return dict(re.findall(r'property="(og:[\w:]+)" content="([^"]*)"', page))


async def test_the_page_finds_all_its_files_from_every_address(proxied: str) -> None:
    async with httpx.AsyncClient(timeout=30) as http:
        for path in ("/", "/new", "/t/abcde23456", "/t/abcde23456/", "/rules/go?x=/y", "/nowhere/at/all"):
            page = await http.get(proxied + path)
            assert page.status_code == 200
            files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
            assert len(files) > 4
            for file in files:
                address = urljoin(proxied + path, file)
                assert address.startswith(f"{proxied}/")
                assert (await http.get(address)).status_code == 200, address
        manifest = f"{proxied}/manifest.webmanifest"
        document = (await http.get(manifest)).json()
        for address in (document["start_url"], document["scope"], *(icon["src"] for icon in document["icons"])):
            assert (await http.get(urljoin(manifest, address))).status_code == 200
        assert urljoin(manifest, document["scope"]) == f"{proxied}/"
        assert (await http.get(f"{proxied}/assets/none.js")).status_code == 404
        assert (await http.get(proxied, follow_redirects=True)).url == f"{proxied}/"


async def test_the_api_describes_itself_under_the_path(proxied: str) -> None:
    async with httpx.AsyncClient(timeout=30) as http:
        page = await http.get(f"{proxied}/docs")
        (described,) = re.findall(r"url: '([^']+)'", page.text)
        document = (await http.get(urljoin(f"{proxied}/docs", described))).json()
        assert document["servers"] == [{"url": PATH.rstrip("/")}]
        for file in re.findall(r'(?:src|href)="([^"]+)"', page.text):
            assert (await http.get(urljoin(f"{proxied}/docs", file))).status_code == 200


async def test_the_manual_finds_its_pages_and_files_under_the_path(proxied: str) -> None:
    """`make manual` has built it: each page's policy allows its inline scripts, and no others."""
    async with httpx.AsyncClient(timeout=30, follow_redirects=True) as http:
        for path in ("/manual", "/manual/rules/classic", "/manual/api/envs/"):
            page = await http.get(proxied + path)
            assert page.status_code == 200
            assert str(page.url).endswith("/")
            assert "'unsafe-" not in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
            for script in re.findall("<script>(.*?)</script>", page.text, re.DOTALL):
                digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
                assert f"'sha256-{digest}'" in page.headers["content-security-policy"]
            files = re.findall(r'(?:src=|<link[^>]* href=)"([^"]+)"', page.text)
            assert len(files) > 4
            for file in files:
                assert (await http.get(urljoin(str(page.url), file))).status_code == 200, file
        for path in ("/manual/none", "/manual/assets"):
            assert (await http.get(proxied + path)).status_code == 404


async def test_figures_stay_inside(proxied: str) -> None:
    async with httpx.AsyncClient(timeout=30) as http:
        outside = await http.get(f"{proxied}/metrics", headers={"Host": "maze.example"})
        assert "wanderwall_" not in outside.text
        assert (await http.get(f"{proxied}/health")).status_code == 200


async def test_a_proxy_that_takes_the_path_off_is_right_too(moved: Server, plain_server: Server) -> None:
    """If the server was given no path, the page still finds its files by relative links."""
    for server in (moved, plain_server):
        page = httpx.get(f"{server.url}/t/abcde23456", timeout=30)
        assert 'src="../assets/' in page.text
        assert httpx.get(f"{server.url}/api/games", timeout=30).status_code == 200


async def test_a_path_that_nobody_told_of_says_what_to_do(plain_server: Server) -> None:
    """The script of the page is not found from there, so the text in the page itself is visible."""
    page = httpx.get(f"{plain_server.url}/games/t/abcde23456", headers={"Accept-Language": "de"}, timeout=30)
    assert "wanderwall serve --path /games/" in page.text
    assert "findet hier" in page.text
    evil = httpx.get(f"{plain_server.url}/%3Cscript%3E/", timeout=30)
    assert "<script>/" not in evil.text
    for path in ("/", "/t/abcde23456", "/host"):
        assert "--path" not in httpx.get(plain_server.url + path, timeout=30).text


@pytest.mark.parametrize(
    "path", ["https://maze.example/games/", "/my games/", "/../", "/api/", "/alone/", "/offline/", "/a?b"]
)
def test_what_is_no_path_is_said(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WANDERWALL_PATH", "")
    assert main(["serve", "--port", "0", "--path", path, "--lang", "en"]) == BAD_INPUT
    assert "/games/" in capsys.readouterr().err


def test_the_server_knows_the_addresses_of_the_page() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "App.tsx").read_text(encoding="utf-8")
    assert set(re.findall(r"^  \['/(\w*)", source, re.MULTILINE)) == set(pages.ADDRESSES)
