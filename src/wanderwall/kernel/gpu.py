"""The kernel on a GPU: the functions of `cpu`, with the same results. Needs the extra `cuda`.

Uploaded positions and the results for them stay on the GPU; others are copied with every call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, overload

import numpy as np

from wanderwall.games.classic.state import State
from wanderwall.games.towers.state import State as TowersState
from wanderwall.kernel.arrays import Array, Positions, Results, empty, policy_number, with_limit
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import towers_rules
from wanderwall.kernel.cpu import kind_of
from wanderwall.kernel.deal import box_of, check_deal, kit_of
from wanderwall.kernel.gpu_kernels import Kernels, classic_kernels, cuda, towers_kernels
from wanderwall.kernel.towers.arrays import Kind, TowersPositions, empty_magic, map_arrays

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


def is_here(array: Any) -> bool:
    return isinstance(array, np.ndarray)


def is_on_gpu(array: Any) -> bool:
    return hasattr(array, "copy_to_host")


def upload_array(array: Any, kind: type[Any] | None = None) -> Any:
    """The array on the GPU, with games adjacent in memory, which suits a GPU."""
    return cuda.to_device(np.ascontiguousarray(array, kind)) if is_here(array) else array


def fetch_array(array: Any) -> Array:
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

    def copy(array: Any) -> Any:
        if is_here(array):
            return upload_array(array)
        other = cuda.device_array(array.shape, array.dtype)
        other.copy_to_device(array)
        return other

    return map_arrays(positions, copy)


def of(positions: Positions, policy: str = "greedy") -> Kernels:
    """The kernels for these positions."""
    make = towers_kernels if isinstance(positions, TowersPositions) else classic_kernels
    setup = positions.setup
    return make(int(setup.side), int(setup.seats), int(setup.stacks), policy_number(policy))


def each(kernel: Any, games: int) -> Callable[..., None]:
    """The kernel with one thread per position."""
    return kernel[max(1, -(-games // THREADS)), THREADS]  # type: ignore[no-any-return]


def answers(asked: Positions, *results: Any) -> tuple[Any, ...]:
    """The results of a kernel, on the device that the question came from."""
    return tuple(map(fetch_array, results)) if is_here(asked.arrays.spare) else results


@overload
def deals(state: State, seeds: Any) -> Positions: ...
@overload
def deals(state: TowersState, seeds: Any) -> TowersPositions: ...
def deals(state: Any, seeds: Any) -> Positions:
    """As `deal.deals`; the positions stay on the GPU."""
    known, count = check_deal(state), len(seeds)
    box, there = (
        with_arrays_uploaded(box_of(state)),
        upload_array(seeds, np.uint64),
    )
    positions = upload(Positions(known, empty(count)))
    each(of(positions).deal, count)(known, box, there, positions.arrays, count)
    if not isinstance(state, TowersState):
        return positions
    magic = upload(TowersPositions(known, positions.arrays, towers_rules([state]), empty_magic(count)))
    kit = with_arrays_uploaded(kit_of(state))
    each(of(magic).deal, count)(known, box, kit, there, positions.arrays, magic.magic, count)
    return magic


def with_arrays_uploaded(record: Any) -> Any:
    return record._replace(**{name: upload_array(part) for name, part in record._asdict().items() if is_here(part)})


def reach_all(positions: Positions, out: Any = None) -> Any:
    """As `cpu.reach_all`."""
    if isinstance(positions, TowersPositions):
        return walks_all(positions, np.full(len(positions), NONE))[0]
    count = len(positions)
    if out is None:
        out = cuda.device_array((4 * positions.arrows, count), np.uint64)
    each(of(positions).reach, count)(upload(positions).arrays, out, count)
    return answers(positions, out)[0]


def walks_all(positions: TowersPositions, places: Any) -> tuple[Any, Any]:
    """As `cpu.walks_all`."""
    count, shape = len(positions), (4 * positions.arrows, len(positions))
    squares, cards = cuda.device_array(shape, np.uint64), cuda.device_array(shape, np.int8)
    at = upload_array(places, np.int8)
    each(of(positions).reach, count)(*kind_of(upload(positions)), at, squares, cards, count)
    results = answers(positions, squares, cards)
    return results[0], results[1]


def step(positions: Kind, moves: Any) -> tuple[Kind, Any]:
    """As `cpu.step`."""
    count, after, allowed = len(positions), gpu_copy(positions), cuda.device_array(len(positions), np.bool_)
    there = upload_array(moves, np.int32)
    each(of(positions).step, count)(*kind_of(after), there, allowed, count)
    back = download(after) if is_here(positions.arrays.spare) else after
    return back, answers(positions, allowed)[0]


def playouts(positions: Kind, policy: str, turns: int) -> Kind:
    """As `cpu.playouts`."""
    after = gpu_copy(positions)
    each(of(positions, policy).playout, len(positions))(*kind_of(after), turns, len(positions))
    return download(after) if is_here(positions.arrays.spare) else after


def games(positions: Positions, policy: str, limit: int | None = None) -> Results:
    """As `cpu.games`; threads take the next game from a queue as soon as theirs has ended."""
    count = len(positions)
    there = upload(replace(positions, setup=with_limit(positions.setup, limit)))
    results = Results(*(cuda.device_array(a.shape, a.dtype) for a in Results.empty(positions)))
    queue = cuda.to_device(np.zeros(1, np.int32))
    blocks = max(1, min(BLOCKS, -(-count // THREADS)))
    of(positions, policy).games[blocks, THREADS](*kind_of(there), results, queue, count)
    return Results(*answers(positions, *results))
