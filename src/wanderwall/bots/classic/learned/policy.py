"""A bot from a file, as written by `python -m wanderwall.train.ppo`: `learned:FILE`. It does not need torch."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import grid, squares_of
from wanderwall.bots.protocol import Answer, BotFailed, Budget, History
from wanderwall.encoding.layout import Layout, turned_square
from wanderwall.encoding.observe import frame_of, observation, push_number
from wanderwall.games.classic.views import ClassicChoices, ClassicView
from wanderwall.problem import Problem

#: the format a file must name to be read, because the meaning of its numbers may change
FORMAT = "wanderwall policy 1"

Floats = npt.NDArray[np.float32]


class Policy(NamedTuple):
    """A net from observations to preferences for actions: layers of weights and biases with ReLU between them."""

    layout: Layout
    rotate: bool
    layers: tuple[tuple[Floats, Floats], ...]

    def logits(self, seen: Floats) -> Floats:
        for weights, bias in self.layers[:-1]:
            seen = np.maximum(seen @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return seen @ weights + bias


def write(policy: Policy, file: Path) -> None:
    """Write a policy to a file."""
    layout = policy.layout
    kept: dict[str, Any] = {"format": FORMAT, "side": layout.side, "seats": layout.seats}
    kept |= {"hints": layout.hints, "rotate": policy.rotate}
    for number, (weights, bias) in enumerate(policy.layers):
        kept |= {f"w{number}": weights, f"b{number}": bias}
    with file.open("wb") as out:
        np.savez_compressed(out, **kept)


def read(file: Path) -> Policy:
    """Read a policy from a file; raise a Problem if the file does not contain one."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            if str(kept["format"]) != FORMAT:
                raise ValueError
            layout = Layout(int(kept["side"]), int(kept["seats"]), bool(kept["hints"]))
            many = sum(name[0] == "w" for name in kept.files)
            layers = tuple((kept[f"w{number}"], kept[f"b{number}"]) for number in range(many))
            rotate = bool(kept["rotate"])
    except OSError:
        raise Problem("file.unreadable", file=str(file)) from None
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise Problem("bot.learned_file", file=str(file)) from None
    sizes = [layout.size, *(len(bias) for _, bias in layers)]
    fit = all(weights.shape == pair for (weights, _), pair in zip(layers, pairwise(sizes), strict=True))
    if not (layers and fit and sizes[-1] == layout.actions):
        raise Problem("bot.learned_file", file=str(file))
    return Policy(layout, rotate, layers)


def moves_of(layout: Layout, frame: int, choices: ClassicChoices) -> dict[int, str]:
    """The legal moves in notation, by action number on a board rotated by `frame` quarter turns."""
    if choices["step"] == "push":
        return {push_number(layout, frame, text): text for text in choices["pushes"]}
    names, squares = grid(layout.side).names, squares_of(int(choices["reach"], 16))
    return {layout.pushes + turned_square(layout.side, square, frame): names[square] for square in squares}


class PolicyBot:
    """Plays a learned policy, at tables like those it was trained on."""

    def __init__(self, file: Path) -> None:
        self.policy = read(file)

    def choose(self, seen: History[ClassicView, ClassicChoices], budget: Budget, seed: int) -> Answer:
        view, choices, layout = seen.view, seen.choices, self.policy.layout
        if (view["side"], len(view["seats"])) != (layout.side, layout.seats):
            raise BotFailed("bot.learned_table")
        frame = frame_of(view, self.policy.rotate)
        moves = moves_of(layout, frame, choices)
        logits = self.policy.logits(observation(layout, frame, view, choices))
        return Answer(moves[max(moves, key=logits.item)])
