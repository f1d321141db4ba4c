"""What the manual needs in addition to mkdocs.yml: pages from elsewhere in the repository, links out of it, and our
Markdown.

Our pages are written for GitHub. Python-Markdown needs an empty line before a list, and examples marked differently
from programs; docstrings have their examples without a fence.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
#: where the files are that are not part of the manual
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REPOSITORY = f"{PROJECT['urls']['Repository']}/blob/main/"
#: pages outside docs/, by their place in the manual
ELSEWHERE = {
    **{f"rules/{game}.md": f"src/wanderwall/games/{game}/README.md" for game in ("classic", "towers", "go")},
    **{f"inside/{name}.md": f"{name.upper()}.md" for name in ("architecture", "changelog", "contributing", "security")},
    "look/tokens.css": "web/src/ui/tokens.css",
    "look/palette.css": "web/src/ui/drawn/palette.css",
    "look/icon.svg": "web/public/icon.svg",
}
#: files of the theme that are not used here: maps of its scripts, stemmers of other languages
UNUSED = ("assets/**/*.map", "assets/javascripts/lunr", "sitemap.xml*", "404.html")

FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()[^)\s:#]+(?=[)#])")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LIST_AFTER_TEXT = re.compile(r"^(?![-|#\s])(.+\n)(?=- )", re.MULTILINE)
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add pages from outside docs/."""
    for place, source in ELSEWHERE.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for book in sorted(Path(config.docs_dir, "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{book.stem}.md", content=read_notebook(book)))
    return files


def read_notebook(file: Path) -> str:
    """The cells of a notebook as a page, with a link to the notebook itself."""
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    texts = [("".join(cell["source"]), cell["cell_type"] == "code") for cell in cells]
    parts = [f"```python\n{text}\n```" if code else text for text, code in texts]
    return "\n\n".join([*parts, f"To run it: [{file.name}]({file.name}) is the notebook itself."])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Convert a page to the Markdown that this renderer expects."""
    places = {Path(file.abs_src_path): file.src_uri for file in files if file.abs_src_path}
    folder = Path(page.file.abs_src_path or Path(config.docs_dir, page.file.src_uri)).parent

    def led(link: re.Match[str]) -> str:
        target = (folder / link[0]).resolve()
        if target in places:
            return posixpath.relpath(places[target], posixpath.dirname(page.file.src_uri))
        return REPOSITORY + target.relative_to(ROOT).as_posix()

    parts = FENCED.split(markdown)
    for number, part in enumerate(parts):
        if number % 2:
            parts[number] = re.sub(r"^```python\n(?=>>> )", "```pycon\n", part)
        else:
            parts[number] = LIST_AFTER_TEXT.sub(r"\1\n", LINK.sub(led, COMMENT.sub("\n", part)))
    return "".join(parts)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove unused files of the theme."""
    for pattern in UNUSED:
        for path in Path(config.site_dir).glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


class Examples(griffe.Extension):
    """Mark examples in docstrings as code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
