"""Many games at once behind torch tensors, and the value net that learns from them; `kernel.net` has it in play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from zipfile import BadZipFile

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from wanderwall.kernel.features import FINDS
from wanderwall.kernel.net import NEVER, PUSHES, WON
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.kernel.gpu_kernels import Kernel

#: turns of all seats together after which a game is stopped
LIMIT = 400
THREADS = 128


class GameBatch(ABC):
    """A number of games of one kind; ended games begin again, unless `again` is false."""

    def __init__(self, games: int, rows: int, pushes: int, device: torch.device) -> None:
        self.games, self.device = games, device
        kind = torch.float16 if device.type == "cuda" else torch.float32
        #: the features of every push: [row, pushes · game + push]
        self.x = torch.zeros(rows, games * pushes, dtype=kind, device=device)
        self.ends = torch.zeros(games, dtype=torch.int32, device=device)
        self.movers = torch.zeros(games, dtype=torch.int32, device=device)
        self.on_gpu = device.type == "cuda"

    @abstractmethod
    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""

    @abstractmethod
    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""

    def _each(self, kernel: Kernel, many: int, *arguments: object) -> None:
        kernel[-(-many // THREADS), THREADS](*arguments, many)


class Clues(Protocol):
    """What turns reveal about hidden cards, learned during self-play."""

    def count(self) -> None: ...
    def change(self) -> None: ...
    def copy_to(self, tables: GameBatch) -> None: ...
    def factors(self) -> object: ...


def as_kernel_array(tensor: torch.Tensor) -> Any:
    """A tensor on the GPU, as an array for the kernel."""
    from wanderwall.kernel.gpu_kernels import cuda

    return cuda.as_cuda_array(tensor)


#: scores all turns: from features to [game, turn]
Player = Callable[[torch.Tensor], torch.Tensor]


class Shape(NamedTuple):
    """Features of a push: planes, square by square, then numbers; the first number is 1 if only home is left."""

    version: str
    seats: int
    squares: int
    #: the most pushes of a turn
    pushes: int
    #: rows that belong to planes, and all rows
    planes: int
    rows: int
    #: the planes of squares in reach, and of the goal
    reach: int
    goal: int


HIDDEN = 32
#: temperature in logits: how far below the best a push may be and still count as good
HEAT = 0.1
#: how many of the best pushes a measurement keeps
FEW = 4


class Shortlist(nn.Module):
    """From the numbers of a push to a score."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.rough = nn.Linear(shape.rows - shape.planes, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Map numbers [row, push of all games] to scores [game, push]."""
        scores: torch.Tensor = self.out(torch.relu(self.rough(x.t())))
        return scores.view(-1, PUSHES)


def fit(shortlist: Shortlist, tables: GameBatch, value: Frozen, turns: int, say: Callable[[str], None]) -> None:
    """Fit the shortlist to the values of all pushes during `turns` turns of all tables."""
    optimizer = torch.optim.Adam(shortlist.parameters(), lr=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, turns, 1e-4)
    seen, kept, lost = 0, torch.zeros((), device=tables.device), torch.zeros((), device=tables.device)
    for turn in range(turns):
        x = tables.look()
        logits, numbers = value(x), x[value.planes :].float()
        best = logits.view(tables.games, PUSHES, -1).amax(2)
        matters = best.amax(1) < WON
        never = best <= NEVER
        finds = (numbers[FINDS].view(-1, PUSHES) > 0) & ~never
        never |= finds.any(1, keepdim=True) & ~finds
        scores = shortlist(numbers).masked_fill(never, NEVER)[matters]
        liked = torch.softmax((best.masked_fill(never, NEVER) / HEAT)[matters], 1)
        loss = -(liked * torch.log_softmax(scores, 1)).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if turn >= turns - turns // 8:
            short = scores.topk(FEW, 1).indices
            chances = torch.sigmoid(best[matters])
            gap = chances.amax(1) - chances.gather(1, short).amax(1)
            seen, kept, lost = seen + len(gap), kept + (gap <= 0).sum(), lost + gap.sum()
        tables.play(logits.argmax(1))
    if seen:
        say(f"the best push is among {FEW} in {100 * float(kept) / seen:.1f} %, {float(lost) / seen:.5f} are lost")


#: sizes of the layers computed once per push, and of the one for every square
FIRST, SECOND, HERE = 256, 64, 64
#: names of the weights in a file; matrices are transposed there
FIELDS = {
    "first.weight": "first",
    "first.bias": "first_bias",
    "second.weight": "second",
    "second.bias": "second_bias",
    "third.weight": "third",
    "here.weight": "here",
    "place": "place",
    "out.weight": "out",
    "skip.weight": "skip",
    "out.bias": "bias",
}
SHORTLIST_FIELDS = {"rough.weight": "rough", "rough.bias": "rough_bias", "out.weight": "rough_out"}
#: matrices of one column
VECTORS = ("out", "skip", "rough_out")


class Value(nn.Module):
    """From features of a push and a square to stop on to the logit of the win chance."""

    def __init__(self, shape: Shape, first: int = FIRST) -> None:
        super().__init__()
        self.shape, self.planes = shape, shape.planes
        self.first = nn.Linear(shape.rows, first)
        self.second = nn.Linear(first, SECOND)
        self.third = nn.Linear(SECOND, HERE, bias=False)
        self.here = nn.Linear(self.planes // shape.squares, HERE, bias=False)
        self.place = nn.Parameter(torch.zeros(shape.squares, HERE))
        self.out = nn.Linear(HERE, 1)
        self.skip = nn.Linear(shape.rows - self.planes, 1, bias=False)

    def forward(self, x: torch.Tensor, square: torch.Tensor) -> torch.Tensor:
        """Map features [push, row] and squares [push] to logits."""
        trunk = self.third(functional.relu(self.second(functional.relu(self.first(x)))))
        squares = self.shape.squares
        at = square.view(-1, 1, 1).expand(-1, self.planes // squares, 1)
        planes = x[:, : self.planes].view(len(x), -1, squares).gather(2, at).squeeze(2)
        hidden = functional.relu(trunk + self.here(planes) + self.place[square])
        return (self.out(hidden) + self.skip(x[:, self.planes :])).squeeze(1)


def begin_with(value: Value, path: Path) -> None:
    """Load the weights of a file; if the first layer is wider, some units are duplicated and share their weights.

    Raise a Problem if the file has no weights, or those of other features or another number of seats.
    """
    expected = f"{value.shape.version}, {value.shape.seats}"
    try:
        opened = np.load(path)
    except OSError:
        raise Problem("file.unreadable", file=str(path)) from None
    except (ValueError, EOFError, BadZipFile):
        raise Problem("train.weights", file=str(path), given="–", expected=expected) from None
    with opened as kept:
        given = ", ".join(str(kept[name]) if name in kept else "–" for name in ("features", "seats"))
        if given != expected or not all(field in kept for field in FIELDS.values()):
            raise Problem("train.weights", file=str(path), given=given, expected=expected)
        arrays = {name: torch.tensor(kept[field].astype(np.float32)) for name, field in FIELDS.items()}
    state = {name: array.t() if array.dim() == 2 and name != "place" else array for name, array in arrays.items()}
    many, wide = len(state["first.bias"]), len(value.first.bias)
    twins = torch.randint(many, (wide - many,))
    units = torch.cat([torch.arange(many), twins])
    share = torch.rand(wide)
    share /= torch.zeros(many).index_add(0, units, share)[units]
    state["first.weight"], state["first.bias"] = state["first.weight"][units], state["first.bias"][units]
    state["second.weight"] = state["second.weight"][:, units] * share
    value.load_state_dict({name: state[name].reshape(shaped.shape) for name, shaped in value.state_dict().items()})


class Frozen:
    """A copy of a value net in the number type of the features: fast, for play."""

    def __init__(self, value: Value, kind: torch.dtype) -> None:
        self.shape, self.planes = value.shape, value.planes
        self.weights = {name: tensor.detach().to(kind, copy=True) for name, tensor in value.state_dict().items()}

    @torch.no_grad()
    def __call__(self, x: torch.Tensor) -> torch.Tensor:
        """The logits of all turns [game, squares · push + square] for features [row, push]."""
        w, many, shape = self.weights, x.shape[1], self.shape
        hidden = functional.relu(torch.addmm(w["first.bias"].view(-1, 1), w["first.weight"], x))
        hidden = functional.relu(torch.addmm(w["second.bias"].view(-1, 1), w["second.weight"], hidden))
        trunk = w["third.weight"] @ hidden
        skip = (w["skip.weight"] @ x[self.planes :]).view(-1).float() + w["out.bias"].float()
        planes = x[: self.planes].view(-1, shape.squares, many)
        square, at = torch.nonzero(planes[shape.reach], as_tuple=True)
        hidden = trunk[:, at] + w["here.weight"] @ planes[:, square, at] + w["place"].t()[:, square]
        logit = (w["out.weight"] @ functional.relu(hidden)).view(-1).float() + skip[at]
        home = (x[self.planes][at] > 0) & (planes[shape.goal][square, at] > 0)
        values = torch.full((shape.squares, many), NEVER, device=x.device)
        values[square, at] = torch.where(home, WON, logit)
        return by_turn(values, shape)


def by_turn(values: torch.Tensor, shape: Shape) -> torch.Tensor:
    """Values [square, push of all games] as [game, squares · push + square]."""
    return values.view(shape.squares, -1, shape.pushes).permute(1, 2, 0).reshape(-1, shape.pushes * shape.squares)


def save(value: Value, shortlist: nn.Module | None, path: Path, **extra: Any) -> None:
    """Save the weights for `kernel.net` in half precision, with their shape and further arrays."""
    kept: dict[str, Any] = dict(extra)
    modules = [(value, FIELDS)] if shortlist is None else [(value, FIELDS), (shortlist, SHORTLIST_FIELDS)]
    for module, fields in modules:
        state = module.state_dict()
        for name, field in fields.items():
            array = state[name].detach().cpu().float().numpy()
            kept[field] = np.ascontiguousarray(array.T if name.endswith("weight") else array, np.float16)
            if field in VECTORS:
                kept[field] = kept[field].ravel()
    kept |= {"features": np.array(value.shape.version), "seats": np.array(value.shape.seats)}

    def write(part: Path) -> None:
        with part.open("wb") as out:
            np.savez(out, **kept)

    write_whole(path, write)


# ── what a run leaves ────────────────────────────────────────────────────────────────────────────────────────────────


class Point(NamedTuple):
    """A point of the learning curve: time, steps, and how often the net wins against each opponent."""

    seconds: float
    steps: int
    wins: dict[str, float]


def picture(curve: list[Point]) -> str:
    """The learning curve as a picture: how often the net wins, over time, one line per opponent."""
    wide, high, edge = 640, 320, 44
    most = max(curve[-1].seconds, 1e-9)
    root = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}"'
    lines = [f'<svg {root} font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fffdf7"/>']
    for tenth in range(0, 11, 2):
        y = round(high - edge - tenth / 10 * (high - 2 * edge), 1)
        lines.append(
            f'<path d="M{edge} {y}H{wide - edge}" stroke="#ddd5c3"/><text x="8" y="{y + 4}">{tenth * 10} %</text>'
        )
    for name, colour in zip(curve[-1].wins, ("#009e73", "#d55e00"), strict=False):
        at = [
            (edge + p.seconds / most * (wide - 2 * edge), high - edge - p.wins[name] * (high - 2 * edge)) for p in curve
        ]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        lines.append(f'<text x="{at[-1][0] - 60:.0f}" y="{at[-1][1] - 8:.0f}" fill="{colour}">{name}</text>')
    lines.append(f'<text x="{wide - edge}" y="{high - 14}" text-anchor="end">{most:.0f} s</text></svg>\n')
    return "".join(lines)


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file next to its place and then put it there, so that a killed run leaves the one before."""
    part = file.with_name(f"{file.name}.part")
    write(part)
    part.replace(file)


def save_checkpoint(file: Path, kind: str, plan: object, curve: list[Point], **kept: object) -> None:
    """Save what a run needs to go on, with its settings, its curve and the state of its random numbers."""
    dice = {"cpu": torch.get_rng_state(), "cuda": torch.cuda.get_rng_state_all() if torch.cuda.is_available() else []}
    points = [tuple(point) for point in curve]
    every = {"kind": kind, "plan": asdict(plan), "curve": points, "dice": dice, **kept}  # type: ignore[call-overload]
    write_whole(file, lambda part: torch.save(every, part))


def load_checkpoint(
    file: Path, kind: str, plan: object, same: tuple[str, ...], device: torch.device
) -> tuple[dict[str, Any], list[Point]]:
    """What an earlier run has saved, and its curve; raise a Problem if it is not of a run like this one.

    The settings named in `same` decide the shapes of what is learned, so they must be equal.
    """
    try:
        kept = torch.load(file, map_location=device, weights_only=True)
    except OSError:
        raise Problem("file.unreadable", file=str(file)) from None
    except Exception as error:  # a file that is cut off fails in many ways
        raise Problem("train.checkpoint", file=str(file), reason=str(error).splitlines()[0][:80]) from None
    if not isinstance(kept, dict) or kept.get("kind") != kind:
        raise Problem("train.checkpoint", file=str(file), reason=f"no {kind}")
    for name in same:
        then, now = kept["plan"].get(name), getattr(plan, name)
        if then != now:
            raise Problem("train.checkpoint", file=str(file), reason=f"{name} {then}, {now}")
    torch.set_rng_state(kept["dice"]["cpu"].cpu())
    if torch.cuda.is_available() and kept["dice"]["cuda"]:
        torch.cuda.set_rng_state_all([one.cpu() for one in kept["dice"]["cuda"]])
    return kept, [Point(*point) for point in kept["curve"]]
