"""The learned value: from the features of a push to the chance to win by stopping on each square, as a logit.

Two layers once a push; then a small one for every square, which sees what lies there.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.features import GOAL, SQUARES, SPUN, plane_rows
from wanderwall.kernel.jit import Int, core, f32, large, u64

#: the logit of a win now, and of what cannot be done
WON, NEVER = 1000.0, -10000.0


class Net(NamedTuple):
    """Weights, all f32; matrices are [from, to], so that what is 0 costs nothing."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    #: of the planes at a square, and of each square itself
    here: Array
    place: Array
    out: Array
    #: straight from the numbers
    skip: Array
    bias: Array


class Scratch(NamedTuple):
    """Room for one push at a time."""

    x: Array
    one: Array
    two: Array
    three: Array
    here: Array


def scratch_of(net: Net) -> Scratch:
    """Room for a net's numbers, the features as one column."""
    sizes = (net.first_bias.size, net.second_bias.size, net.out.size, net.out.size)
    return Scratch(np.zeros((net.first.shape[0], 1), np.float32), *(np.zeros(size, np.float32) for size in sizes))


@core
def add_rows(weights: Array, values: Array, out: Array) -> None:
    """Add the rows of weights that belong to these values; most of those are 0."""
    for row in range(values.size):
        value = values[row]
        if value != f32(0):
            for k in range(out.size):
                out[k] += value * weights[row, k]


@core
def layer(weights: Array, bias: Array, values: Array, out: Array) -> None:
    """One layer, cut at 0."""
    out[:] = bias
    add_rows(weights, values, out)
    for k in range(out.size):
        out[k] = max(out[k], f32(0))


@large
def store_values(net: Net, seats: Int, scratch: Scratch, squares: u64, quarters: Int, out: Array) -> None:
    """The logit of stopping on each of these squares, NEVER elsewhere. The features are in the scratch."""
    x, planes = scratch.x[:, 0], plane_rows(seats)
    layer(net.first, net.first_bias, x, scratch.one)
    layer(net.second, net.second_bias, scratch.one, scratch.two)
    scratch.three[:] = f32(0)
    add_rows(net.third, scratch.two, scratch.three)
    straight = net.bias[0]
    for row in range(net.skip.size):
        straight += x[planes + row] * net.skip[row]
    homeward = x[planes] > f32(0)
    here = scratch.here
    for square in range(SQUARES):
        out[square] = f32(NEVER)
        if (squares >> u64(square)) & ONE == ZERO:
            continue
        z = SPUN[quarters, square]
        if homeward and x[GOAL * SQUARES + z] > f32(0):
            out[square] = f32(WON)
            continue
        for k in range(here.size):
            here[k] = scratch.three[k] + net.place[z, k]
        add_rows(net.here, x[z:planes:SQUARES], here)
        value = straight
        for k in range(here.size):
            value += max(here[k], f32(0)) * net.out[k]
        out[square] = value
