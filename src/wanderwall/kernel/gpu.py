"""The kernel on a GPU: the functions of `cpu`, with the same results. Needs the extra `cuda`.

Uploaded positions and the results for them stay on the GPU; others are copied with every call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, overload

import numpy as np

from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import Sliding
from wanderwall.games.towers.state import State as TowersState
from wanderwall.kernel.arrays import Array, Positions, Results, empty, policy_number, with_limit
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import towers_rules
from wanderwall.kernel.deal import box_of, check_deal, kit_of
from wanderwall.kernel.gpu_kernels import Kernel, Kernels, classic_kernels, cuda, towers_kernels
from wanderwall.kernel.towers.arrays import Kind, TowersPositions, empty_magic, map_arrays

#: an array here or on the GPU
AnyArray = Any

THREADS = 128
#: blocks that take games from one queue: more than any GPU can run at a time
BLOCKS = 4096


def available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(cuda.is_available())


def free_memory() -> int:
    """Unused bytes of the GPU's memory."""
    return int(cuda.current_context().get_memory_info().free)


def wait_until_idle() -> None:
    """Wait until the GPU has finished all its work."""
    cuda.synchronize()


def is_here(array: AnyArray) -> bool:
    return isinstance(array, np.ndarray)


def is_on_gpu(array: AnyArray) -> bool:
    return hasattr(array, "copy_to_host")


def upload_array(array: AnyArray, kind: type[np.generic] | None = None) -> Any:
    """The array on the GPU, with games adjacent in memory, which suits a GPU."""
    return cuda.to_device(np.ascontiguousarray(array, kind)) if is_here(array) else array


def fetch_array(array: AnyArray) -> Array:
    """The array copied back from the GPU, with the items of a game adjacent."""
    return array if is_here(array) else np.asfortranarray(array.copy_to_host())


def upload(positions: Kind) -> Kind:
    """The positions on the GPU."""
    return map_arrays(positions, upload_array)


def download(positions: Kind) -> Kind:
    """The positions copied back from the GPU."""
    return map_arrays(positions, fetch_array)


def gpu_copy(positions: Kind) -> Kind:
    """A copy on the GPU that may be changed."""

    def copy(array: AnyArray) -> AnyArray:
        if is_here(array):
            return upload_array(array)
        other = cuda.device_array(array.shape, array.dtype)
        other.copy_to_device(array)
        return other

    return map_arrays(positions, copy)


def of(positions: Positions, policy: str = "greedy") -> Kernels:
    """The kernels for these positions."""
    setup = positions.setup
    return PARTS[type(positions)].kernels(int(setup.side), int(setup.seats), int(setup.stacks), policy_number(policy))


class GpuParts(NamedTuple):
    """The kernels of one game, and its answer to what pushes reach."""

    kernels: Callable[[int, int, int, int], Kernels]
    reach: Callable[..., AnyArray]


def each(kernel: Kernel, games: int) -> Callable[..., None]:
    """The kernel with one thread per position."""
    return kernel[max(1, -(-games // THREADS)), THREADS]


def answers(asked: Positions, *results: AnyArray) -> tuple[AnyArray, ...]:
    """The results of a kernel, on the device that the question came from."""
    return tuple(map(fetch_array, results)) if is_here(asked.arrays.spare) else results


@overload
def deals(state: State, seeds: AnyArray) -> Positions: ...
@overload
def deals(state: TowersState, seeds: AnyArray) -> TowersPositions: ...
def deals(state: Sliding, seeds: AnyArray) -> Positions:
    """As `deal.deals`; the positions stay on the GPU."""
    return DEALS[type(state)](state, upload_array(seeds, np.uint64))


def _deals(state: Sliding, seeds: AnyArray) -> Positions:
    """The parts that all sliding mazes have."""
    known, count = check_deal(state), seeds.shape[0]
    positions = upload(Positions(known, empty(count)))
    each(of(positions).deal, count)(known, with_arrays_uploaded(box_of(state)), seeds, positions.arrays, count)
    return positions


def _towers_deals(state: TowersState, seeds: AnyArray) -> TowersPositions:
    tiles, count = _deals(state, seeds), seeds.shape[0]
    dealt = upload(TowersPositions(tiles.setup, tiles.arrays, towers_rules([state]), empty_magic(count)))
    box, kit = with_arrays_uploaded(box_of(state)), with_arrays_uploaded(kit_of(state))
    each(of(dealt).deal, count)(tiles.setup, box, kit, seeds, tiles.arrays, dealt.magic, count)
    return dealt


#: the deals of each game, by its state
DEALS: dict[type[Sliding], Callable[..., Positions]] = {State: _deals, TowersState: _towers_deals}


def with_arrays_uploaded(record: Any) -> Any:
    return record._replace(**{name: upload_array(part) for name, part in record._asdict().items() if is_here(part)})


def reach_all(positions: Positions, out: AnyArray = None) -> AnyArray:
    """As `cpu.reach_all`."""
    return PARTS[type(positions)].reach(positions, out)


def _reach(positions: Positions, out: AnyArray) -> AnyArray:
    count = len(positions)
    if out is None:
        out = cuda.device_array((4 * positions.arrows, count), np.uint64)
    each(of(positions).reach, count)(upload(positions).arrays, out, count)
    return answers(positions, out)[0]


def _towers_reach(positions: TowersPositions, _: AnyArray) -> AnyArray:
    return walks_all(positions, np.full(len(positions), NONE))[0]


def walks_all(positions: TowersPositions, places: AnyArray) -> tuple[AnyArray, AnyArray]:
    """As `cpu.walks_all`."""
    count, shape = len(positions), (4 * positions.arrows, len(positions))
    squares, cards = cuda.device_array(shape, np.uint64), cuda.device_array(shape, np.int8)
    at = upload_array(places, np.int8)
    each(of(positions).reach, count)(*upload(positions).arguments, at, squares, cards, count)
    results = answers(positions, squares, cards)
    return results[0], results[1]


def step(positions: Kind, moves: AnyArray) -> tuple[Kind, AnyArray]:
    """As `cpu.step`."""
    count, after, allowed = len(positions), gpu_copy(positions), cuda.device_array(len(positions), np.bool_)
    there = upload_array(moves, np.int32)
    each(of(positions).step, count)(*after.arguments, there, allowed, count)
    back = download(after) if is_here(positions.arrays.spare) else after
    return back, answers(positions, allowed)[0]


def playouts(positions: Kind, policy: str, turns: int) -> Kind:
    """As `cpu.playouts`."""
    after = gpu_copy(positions)
    each(of(positions, policy).playout, len(positions))(*after.arguments, turns, len(positions))
    return download(after) if is_here(positions.arrays.spare) else after


def games(positions: Positions, policy: str, limit: int | None = None) -> Results:
    """As `cpu.games`; threads take the next game from a queue as soon as theirs has ended."""
    count = len(positions)
    there = upload(replace(positions, setup=with_limit(positions.setup, limit)))
    results = Results(*(cuda.device_array(a.shape, a.dtype) for a in Results.empty(positions)))
    queue = cuda.to_device(np.zeros(1, np.int32))
    blocks = max(1, min(BLOCKS, -(-count // THREADS)))
    of(positions, policy).games[blocks, THREADS](*there.arguments, results, queue, count)
    return Results(*answers(positions, *results))


#: the parts of each game, by its positions
PARTS: dict[type[Positions], GpuParts] = {
    Positions: GpuParts(classic_kernels, _reach),
    TowersPositions: GpuParts(towers_kernels, _towers_reach),
}
