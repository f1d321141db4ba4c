"""A path of its own, such as /games/, where a proxy has other things beside us: taken off before anybody looks."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Stands before everything else. A proxy may take the path off itself, or leave it to us."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asked: str = scope["path"]
            if asked == self._path[:-1] and scope["type"] == "http":
                await RedirectResponse(self._path, 308)(scope, receive, send)
                return
            if asked.startswith(self._path):
                scope["path"] = asked[len(self._path) - 1 :]
                scope.pop("raw_path", None)
        await self._app(scope, receive, send)
