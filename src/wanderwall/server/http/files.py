"""The files of the page: hashed file names are cached for ever, and every address of the page gets index.html. Also the
files of the offline page, for clients that store it for when this server cannot be reached.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from wanderwall.i18n import Texts, accept_language
from wanderwall.server.http.security import POLICY
from wanderwall.server.old_names import OFFLINE_FOLDER

FOLDER = Path(__file__).parents[1] / "page"
OFFLINE = Path(__file__).parents[1] / "offline_page"
#: where the offline page is served
OFFLINE_PATHS = ("offline", OFFLINE_FOLDER)

#: browsers need these types, whatever the type table of the operating system contains
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/x-icon", ".ico")

#: for files whose names change with their contents
IMMUTABLE = "public, max-age=31536000, immutable"

#: how addresses of the page begin, as in its App.tsx
ADDRESSES = (
    "", "new", "tables", "tv", "t", "finished", "puzzles", "day", "puzzle", "rush", "editor", "book", "ratings",
    "host", "rules", "learn", "r", "room",
)  # fmt: skip
#: Python runs in the offline page and is compiled in the browser; its script is sent compressed and unpacked there
OFFLINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'")
#: of a path that is repeated in the page
MAX_NOTED = 40

#: the part of the page's head that `describe` replaces
HEAD = re.compile(r'<meta name="description"[^>]*>\s*|<title>.*?</title>')
#: tags for the head of an address, instead of its title
Describe = Callable[[str, Request], Awaitable[str]]

#: below this size compression saves no time
MIN_BYTES_TO_COMPRESS = 500


@dataclass(frozen=True)
class File:
    """A file that is the same for every client, compressed once if that helps. It never contains a secret."""

    plain: bytes
    compressed: bytes | None
    kind: str
    tag: str

    @classmethod
    def of(cls, plain: bytes, kind: str) -> File:
        compressed = gzip.compress(plain, 9, mtime=0) if len(plain) > MIN_BYTES_TO_COMPRESS else plain
        tag = f'"{sha256(plain).hexdigest()[:20]}"'
        return cls(plain, compressed if len(compressed) < 0.9 * len(plain) else None, kind, tag)

    def answer(self, request: Request, *, age: str = "no-cache", vary: str = "Accept-Encoding") -> Response:
        """The file, or 304 if the browser already has it."""
        headers = {"Cache-Control": age, "ETag": self.tag, "Vary": vary}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.compressed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)


@lru_cache(maxsize=500)
def _read(path: Path, changed: int) -> File:
    return File.of(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


def read(path: Path) -> File:
    """A file of the page in its current version: it may be rebuilt while the server runs."""
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=500)
def _read_index(
    index: Path, changed: int, depth: int, head: str = "", note: str = "", mark: str = "", language: str = ""
) -> File:
    """The page for an address `depth` folders down, with relative links, so that it works under any proxy path. The
    mark is what its script asks for: `data-offline` if an offline page is offered, `data-server` if it is the offline
    page of a server. The texts of `language` are loaded together with the script, which knows it only when it runs.
    """
    html = index.read_text(encoding="utf-8").replace("<html", f"<html {mark}".rstrip(), 1)
    for texts in (index.parent / "assets").glob(f"text-{language}-????????.js"):  # ends with its hash
        html = html.replace("</head>", f'<link rel="modulepreload" crossorigin href="./assets/{texts.name}" /></head>')
    html = html.replace('="./', f'="{"../" * depth or "./"}')
    if head:
        html = HEAD.sub(lambda found: head if found[0].startswith("<title>") else "", html)
    return File.of(html.replace("</b></div>", f"</b>{note}</div>").encode(), "text/html")


def _read_index_for(path: str, request: Request, head: str) -> File:
    index = FOLDER / "index.html"
    note = "" if path.partition("/")[0] in ADDRESSES else _note(path, request)
    mark = "data-offline" if (OFFLINE / "index.html").is_file() else ""
    language = accept_language(request.headers.get("accept-language", ""))
    return _read_index(index, index.stat().st_mtime_ns, path.count("/"), head, note, mark, language)


def _note(path: str, request: Request) -> str:
    """A note that is visible only if the page's script cannot be loaded, because a proxy passes on a path prefix that
    we do not know. Otherwise the page itself shows that there is nothing here.
    """
    folder = f"/{path.partition('/')[0]}/"[:MAX_NOTED]
    text = Texts(accept_language(request.headers.get("accept-language", ""))).say("server-other_path", path=folder)
    return f"<p>{escape(text)}</p>"


def _offline_file(path: str, request: Request) -> Response:
    """A file of the offline page; its service worker may also control our own pages, one folder up."""
    index, file = OFFLINE / "index.html", (OFFLINE / path).resolve()
    if not index.is_file():
        return PlainTextResponse("The page without a server is not built: make offline.", 503)
    if path and file != index.resolve() and file.is_relative_to(OFFLINE.resolve()) and file.is_file():
        answer = read(file).answer(request, age=IMMUTABLE if path.startswith("assets/") else "no-cache")
    elif "." in Path(path).name and file != index.resolve():
        return PlainTextResponse("", status_code=404)
    else:
        answer = _read_index(index, index.stat().st_mtime_ns, path.count("/"), mark="data-server").answer(request)
    answer.headers["Content-Security-Policy"] = OFFLINE_POLICY
    answer.headers["Service-Worker-Allowed"] = "../"
    return answer


async def _nothing(path: str, request: Request) -> str:
    return ""


def add_page(app: FastAPI, describe: Describe = _nothing, embed: Sequence[str] = ()) -> None:
    """Serve the page, if it has been built. `describe` returns the preview of a link, and pages of the origins in
    `embed` may embed replays.
    """

    async def redirect_to_offline(request: Request) -> Response:
        return RedirectResponse(f"{request.url.path.rpartition('/')[2]}/")

    async def offline_page(path: str, request: Request) -> Response:
        return await asyncio.to_thread(_offline_file, path, request)

    for folder in OFFLINE_PATHS:
        app.add_api_route(f"/{folder}", redirect_to_offline, methods=["GET", "HEAD"], include_in_schema=False)
        app.add_api_route(f"/{folder}/{{path:path}}", offline_page, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        file = (FOLDER / path).resolve()
        if path and file.is_relative_to(FOLDER.resolve()) and file.is_file():
            return read(file).answer(request, age=IMMUTABLE if path.startswith("assets/") else "no-cache")
        if path.startswith(("api/", "docs/", "assets/")) or "." in path:  # no address of the page contains a dot
            return PlainTextResponse("", status_code=404)
        index = FOLDER / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page is not built: make page. The API is described at /docs.", 503)
        head = await describe(path, request)
        html = await asyncio.to_thread(_read_index_for, path, request, head)
        answer = html.answer(request, vary="Accept-Encoding, Accept-Language")
        if embed and path.startswith("r/") and "embed" in request.query_params:  # replays can only be watched
            allowed = f"frame-ancestors {' '.join(embed)}"
            answer.headers["Content-Security-Policy"] = POLICY.replace("frame-ancestors 'none'", allowed)
        return answer
