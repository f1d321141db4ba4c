"""Pictures of a game: as text, as an array of pixels, or printed to the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from wanderwall.draw.film import slider
from wanderwall.draw.svg import svg
from wanderwall.draw.text import board_text
from wanderwall.envs.core import Core
from wanderwall.envs.cores import core_of
from wanderwall.game.protocol import Seat, View
from wanderwall.problem import Problem, require

MODES = ("ansi", "rgb_array", "human")
#: the entries about pictures in every environment's metadata
METADATA: dict[str, object] = {"render_modes": list(MODES), "render_fps": 2}
#: a drawing in one of the modes
Rendered = str | npt.NDArray[np.uint8] | None
#: width of a picture
PIXELS = 600


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise Problem("option.value", option="render_mode", text=str(mode), expected=" | ".join(MODES))


def render_view(view: View, mode: str | None) -> Rendered:
    """Draw the view in this mode; `human` prints it."""
    if mode == "rgb_array":
        return pixels(view)
    if mode is None:
        return None
    text = "\n".join(board_text(view, colour=mode == "human"))
    if mode == "ansi":
        return text
    print(text)
    return None


def pixels(view: View) -> npt.NDArray[np.uint8]:
    """The vector picture as an array of height, width and three colours."""
    png = require("resvg_py", "envs").svg_to_bytes(svg_string=svg(view), width=PIXELS)
    with require("PIL.Image", "envs").open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))


def film_html(views: Sequence[View]) -> str:
    """Views in sequence with a slider, for a notebook."""
    return slider([svg(view) for view in views], [f"{step} / {len(views) - 1}" for step in range(len(views))])


def replay_html(core: Core, seat: Seat | None) -> str:
    """The game of a core from its beginning, replayed in a second core."""
    again = core_of(core.setting)
    again.reset(core.seed)
    views = [again.view(seat)]
    for action in core.actions:
        again.step(action)
        views.append(again.view(seat))
    again.close()
    return film_html(views)
