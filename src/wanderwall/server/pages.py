"""The page's files: those with a hash in their name for ever, index.html for every address of the page."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "page"


class Hashed(StaticFiles):
    """Files whose names change when they do."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI) -> None:
    """Serve the page, if it has been built."""
    if (FOLDER / "assets").is_dir():
        app.mount("/assets", Hashed(directory=FOLDER / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "docs/", "assets/")):
            return PlainTextResponse("", status_code=404)
        file = (FOLDER / path).resolve()
        if path and file.is_file() and file.is_relative_to(FOLDER.resolve()):
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        index = FOLDER / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page is not built: make page. The API is described at /docs.", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
