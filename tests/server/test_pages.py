"""How the page's files are sent: compressed once, cached by browsers, and no other files; link previews without a
secret or a name.
"""

from __future__ import annotations

import gzip
import io
import re
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from fastapi import FastAPI
from PIL import Image

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.draw.preview import preview_svg
from wanderwall.games import edition as find_edition
from wanderwall.games import editions
from wanderwall.match import Match
from wanderwall.puzzles.collection import collection
from wanderwall.puzzles.day import number
from wanderwall.server.api.calls import TablesApi
from wanderwall.server.http import files as pages

pytestmark = pytest.mark.anyio


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
async def test_the_offline_page_has_two_paths_and_says_that_a_server_sent_it(
    client: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The path before 0.4 has the same files, for pages installed from there."""
    folder = tmp_path / "offline_page"
    folder.mkdir()
    monkeypatch.setattr(pages, "OFFLINE", folder)
    assert "data-offline" not in (await client.get("/")).text
    (folder / "index.html").write_text('<!doctype html><html lang="en"><script src="./a.js"></script>')
    (folder / "sw.js").write_bytes(SCRIPT)
    (tmp_path / "page" / "index.html").write_text('<!doctype html><html lang="en"><title>wanderwall</title>')
    assert "<html data-offline lang" in (await client.get("/")).text
    for path in ("offline", "alone"):
        moved = await client.get(f"/{path}")
        assert (moved.status_code, moved.headers["location"]) == (307, f"{path}/")
        for address in ("", "index.html"):
            page = (await client.get(f"/{path}/{address}")).text
            assert '<html data-server lang="en"><script src="./a.js">' in page
        assert '<script src="../a.js">' in (await client.get(f"/{path}/t/abc")).text
        script = await client.get(f"/{path}/sw.js")
        assert (script.content, script.headers["service-worker-allowed"]) == (SCRIPT, "../")
        assert (await client.get(f"/{path}/none.js")).status_code == 404
        assert (await client.get(f"/{path}/../secret.txt")).status_code == 404


@pytest.mark.anyio
async def test_the_texts_of_the_readers_language_come_with_the_page(client: httpx.AsyncClient) -> None:
    assets = pages.FOLDER / "assets"
    for name in ("text-de-abcd1234.js", "text-de-rules-abcd1234.js", "text-en-ab_d-234.js", "text-fr-x.js"):
        (assets / name).write_bytes(b"")
    (pages.FOLDER / "index.html").write_text("<!doctype html><head><title>wanderwall</title></head>")
    asked = {"de-AT,de;q=0.9,en;q=0.8": "text-de-abcd1234.js", "tlh": "text-en-ab_d-234.js", "": "text-en-ab_d-234.js"}
    for languages, name in asked.items():
        answer = await client.get("/t/abc", headers={"Accept-Language": languages})
        assert re.findall('rel="modulepreload".*?href="([^"]*)"', answer.text) == [f"../assets/{name}"]
        assert "Accept-Language" in answer.headers["vary"]
    assert "modulepreload" not in (await client.get("/", headers={"Accept-Language": "fr"})).text  # not built


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


def open_graph(http: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    """The preview tags in the page of an address."""
    page = http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return {name: unescape(text) for name, text in re.findall(r'property="(og:[\w:]+)" content="([^"]*)"', page.text)}


def picture(http: httpx.Client, address: str) -> bytes:
    answer = http.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert "max-age" in answer.headers["cache-control"]
    with Image.open(io.BytesIO(answer.content)) as image:
        assert image.size == (1200, 630)
    return answer.content


async def test_a_table_is_shown_as_far_as_a_stranger_may_see(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        plain = picture(http, "/preview/edition/classic-1986.png")
        async with Device(plain_server.url) as ida:
            seats = [{"kind": "me", "name": "Wilhelmine"}, {"kind": "open"}]
            made, _ = await ida.make("classic-1986", seats)
            waiting = open_graph(http, f"/t/{made['id']}")
            assert "One seat is free" in waiting["og:description"]
            assert waiting["og:image"] == f"{plain_server.url}/preview/edition/classic-1986.png"
            assert "frei" in open_graph(http, f"/t/{made['id']}", "de-AT,en")["og:description"]
            assert picture(http, f"/preview/table/{made['id']}.png") == plain

            table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
            playing = open_graph(http, f"/t/{table}")
            assert "a game is on" in playing["og:title"]
            assert playing["og:image"].startswith(f"{plain_server.url}/preview/table/{table}.png")
            first = picture(http, playing["og:image"])
            assert http.get(f"/preview/film/{table}.webp").json()["problem"]["code"] == "table.not_over"
            async with seated(table, keys, [plain_server.url]) as lives:
                await play_all(lives)
            over = open_graph(http, f"/r/{table}")
            assert "watch again" in over["og:title"]
            assert len({plain, first, picture(http, over["og:image"])}) == 3
            films = [http.get(f"/preview/film/{table}.webp") for _ in range(3)]
            assert len({film.content for film in films}) == 1
            assert films[0].headers["content-type"] == "image/webp"
            with Image.open(io.BytesIO(films[0].content)) as film:
                assert getattr(film, "n_frames", 1) > 10
            whole = str([waiting, playing, over])
            assert not any(name in whole for name in ("Wilhelmine", *(key for key in keys.values())))


async def test_games_at_listed_tables_are_offered_to_onlookers(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        hidden, own = await people(ida, "classic-1986", 2)
        listed, keys = await people(ida, "classic-1986", 2, listed=True)
        assert listed not in str(await ida.ask(TablesApi.live_tables()))  # nobody is at it yet
        async with seated(hidden, own, [plain_server.url]), seated(listed, keys, [plain_server.url]):
            shown = (await ida.ask(TablesApi.live_tables()))["tables"]
        assert shown[0]["id"] == listed
        assert "Ida" not in {seat["name"] for seat in shown[0]["seats"]}
        assert hidden not in {table["id"] for table in shown}


async def test_a_puzzle_and_a_day_have_pictures_of_their_own_and_a_lie_has_none(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        plain = picture(http, "/preview/edition/classic-1986.png")
        line = next(one for one in collection() if one.kind == "find").puzzle().text()
        puzzle = open_graph(http, f"/puzzle?line={quote(line)}")
        assert puzzle["og:title"].startswith("A puzzle: ")
        assert puzzle["og:url"] == f"{plain_server.url}/puzzle?line={quote(line, safe='')}"
        own = picture(http, puzzle["og:image"])
        lie = line.replace("par=1", "par=3")
        assert lie != line
        assert picture(http, f"/preview/puzzle.png?line={quote(lie)}") == plain
        assert open_graph(http, "/puzzle?line=nonsense")["og:title"] == "wanderwall"

        today = datetime.now(UTC).date()
        day = open_graph(http, "/puzzles", "fr")
        assert day["og:title"] == f"Labyrinthe du jour {number(today)}"
        assert picture(http, day["og:image"]) not in (own, plain)
        assert picture(http, "/preview/day/2999-01-01.png") == plain
        assert http.get("/preview/day/nonsense.png").status_code == 422


async def test_nothing_that_is_wrong_keeps_the_page_from_coming(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        for path in ("/t/abcdefghijklmnopqrst", "/t/%22%3E%3Cscript%3E", "/r/", "/room/none", "/puzzle?line=x"):
            assert open_graph(http, path)["og:image"].startswith(f"{plain_server.url}/preview/edition/")
        assert open_graph(http, "/new") == {}  # pages on the way to the first board stay fast
        page = http.get("/t/abc", headers={"Host": 'localhost:"><script>alert(1)</script>'}).text
        assert "<script>alert" not in page


@pytest.mark.parametrize("edition", editions())
def test_every_edition_is_drawn_within_its_sheet(edition: str) -> None:
    box = find_edition(edition)
    drawn = preview_svg(Match.deal(box, max(box.players), seed="preview").view())
    left, _, wide, high = (float(text) for text in re.findall(r'viewBox="([^"]+)"', drawn)[1].split())
    assert wide == high == 100 * box.grid.side - 2 * left
