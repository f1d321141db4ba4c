"""The page of the API, from installed files: no request goes to another server."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from wanderwall.server.http.files import File, read
from wanderwall.server.http.security import POLICY

#: the files of Swagger UI, from an installed package; browsers may cache them
FILES = "docs/files"


def add_docs(app: FastAPI) -> None:
    """Serve `/docs` and what it needs."""
    spec = find_spec("fastapi_offline")
    assert spec is not None
    assert spec.origin is not None
    app.mount(f"/{FILES}", StaticFiles(directory=Path(spec.origin).parent / "static"))
    page = bytes(
        get_swagger_ui_html(
            openapi_url="openapi.json",
            title="wanderwall",
            swagger_js_url=f"{FILES}/swagger-ui-bundle.js",
            swagger_css_url=f"{FILES}/swagger-ui.css",
            swagger_favicon_url=f"{FILES}/favicon.png",
        ).body
    ).decode()
    # the policy allows the one inline script of the page by its hash
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    assert script
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    policy = (
        f"default-src 'self'; script-src 'self' 'sha256-{digest}'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"
    )

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page, headers={"Content-Security-Policy": policy})


FOLDER = Path(__file__).parents[1] / "manual"
#: the few lines of script that the theme writes into each page; data is not a script
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


@lru_cache(maxsize=200)
def policy(page: File) -> str:
    """The common policy, plus the hashes of the inline scripts of this page."""
    digests = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in SCRIPT.findall(page.plain)}
    known = " ".join(f"'sha256-{digest}'" for digest in sorted(digests))
    return POLICY.replace("script-src 'self'", f"script-src 'self' {known}".rstrip())


def add_manual(app: FastAPI) -> None:
    """Serve `/manual`. Addresses are folders, so that its links work under any proxy path."""

    @app.get("/manual", include_in_schema=False)
    async def to_folder() -> Response:
        return RedirectResponse("manual/", 308)

    @app.api_route("/manual/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def manual(path: str, request: Request) -> Response:
        if not (FOLDER / "index.html").is_file():
            return PlainTextResponse("The manual is not built: make docs. The API is described at /docs.", 503)
        found = (FOLDER / path).resolve()
        if not found.is_relative_to(FOLDER.resolve()) or not found.exists():
            return PlainTextResponse("", status_code=404)
        if found.is_dir():
            if path and not path.endswith("/"):
                return RedirectResponse(f"{found.name}/", 308)
            found /= "index.html"
        if not found.is_file():
            return PlainTextResponse("", status_code=404)
        file = await asyncio.to_thread(read, found)
        answer = file.answer(request)
        if file.kind == "text/html":
            answer.headers["Content-Security-Policy"] = policy(file)
        return answer
