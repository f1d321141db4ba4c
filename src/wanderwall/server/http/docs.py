"""The page of the API, from installed files: no request goes to another server."""

from __future__ import annotations

import base64
import hashlib
import re
from importlib.util import find_spec
from pathlib import Path

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

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
