"""How the page's files are sent: compressed once, cached by browsers, and no other files."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from wanderwall.server.http import files as pages

#: files that the build copies unchanged
PUBLIC = Path(__file__).parents[2] / "web" / "public"
SCRIPT = b"export const maze = 'wall';\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>wanderwall</title>")
    (folder / "assets" / "maze-123.js").write_bytes(SCRIPT)
    for name in ("robots.txt", "favicon.ico"):
        (folder / name).write_bytes((PUBLIC / name).read_bytes())
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "FOLDER", folder)
    app = FastAPI()
    pages.add_page(app, embed=("https://school.example",))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://maze.test")


@pytest.mark.anyio
async def test_files_come_compressed_to_those_who_can_read_them(client: httpx.AsyncClient) -> None:
    async with client.stream("GET", "/assets/maze-123.js", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == SCRIPT
    assert len(raw) < len(SCRIPT) // 5
    assert "immutable" in answer.headers["cache-control"]
    plain = await client.get("/assets/maze-123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert plain.headers["content-type"].startswith("text/javascript")


@pytest.mark.anyio
async def test_every_address_of_the_page_is_the_page_and_is_sent_once(client: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abc", "/new?edition=go"):
        answer = await client.get(path)
        assert "wanderwall" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        again = await client.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.anyio
async def test_replays_alone_are_shown_inside_the_pages_that_the_host_allows(client: httpx.AsyncClient) -> None:
    allowed = (await client.get("/r/abc?embed&at=3")).headers["content-security-policy"]
    assert allowed.endswith("frame-ancestors https://school.example")
    for path in ("/", "/r/abc", "/t/abc?embed", "/r?embed"):  # these have the common policy
        assert "content-security-policy" not in (await client.get(path)).headers


@pytest.mark.anyio
async def test_a_page_built_anew_is_seen_at_once(client: httpx.AsyncClient) -> None:
    assert (await client.get("/")).status_code == 200
    index = pages.FOLDER / "index.html"
    index.write_text("<!doctype html><title>again</title>")
    assert "again" in (await client.get("/")).text


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/../../secret.txt", "/api/none", "/docs/none"])
async def test_there_is_nothing_beside_the_page(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or "wanderwall" in answer.text
    assert "secret" not in (await client.get("/%2e%2e/secret.txt")).text


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path", ["/none.txt", "/wp-login.php", "/.env", "/t/abc/none.png", "/sitemap.xml", "/.well-known/none"]
)
async def test_a_file_that_is_not_there_is_not_the_page(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.anyio
async def test_what_browsers_and_robots_ask_for_by_themselves_is_there(client: httpx.AsyncClient) -> None:
    robots = await client.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow: /t/" in robots.text.splitlines()
    icon = await client.get("/favicon.ico")
    assert icon.headers["content-type"] == "image/x-icon"
    assert icon.content.startswith(b"\0\0\1\0")


@pytest.mark.anyio
async def test_a_server_without_the_page_says_so(client: httpx.AsyncClient) -> None:
    (pages.FOLDER / "index.html").unlink()
    answer = await client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
