"""The value net: from the features of a push to the win chance of stopping on each square, as a logit.

Loops rather than slices: slices raise errors with texts, which take numba longer to compile than all the rest.
Two layers run once per push, then a small one for every square, which sees what is on it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.features import GOAL, SPUN, SQUARES, plane_rows
from wanderwall.kernel.jit import Int, f32, inline, outline, u64

#: the most pushes there can be: 12 arrows, four rotations of the spare
PUSHES = 48
#: the logit of a win now, and of an impossible move
WON, NEVER = 1000.0, -10000.0


class ValueNet(NamedTuple):
    """Weights, all f32; matrices are [from, to], so that inputs of 0 cost nothing."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    #: for the planes at a square, and for each square itself
    here: Array
    place: Array
    out: Array
    #: directly from the numbers
    skip: Array
    bias: Array
    #: from the numbers alone to a rough score of a push
    rough: Array
    rough_bias: Array
    rough_out: Array


class NetScratch(NamedTuple):
    """Scratch memory for one push at a time."""

    x: Array
    #: the previous features and their sums: pushes of a position have most features in common
    was: Array
    sums: Array
    one: Array
    two: Array
    three: Array
    here: Array
    rough: Array
    #: the rough scores of all pushes
    scores: Array
    #: rows to add, and their factors
    rows: Array
    values: Array


def scratch_of(net: ValueNet) -> NetScratch:
    """Scratch memory for a net, with the features as one column."""
    rows, first, here = net.first.shape[0], net.first_bias.size, net.out.size
    sizes = (rows, first, first, net.second_bias.size, here, here, net.rough_out.size, PUSHES)
    listed = max(rows, first)
    spaces: list[Array] = [np.zeros(size, np.float32) for size in sizes]
    spaces += [np.zeros(listed, np.int32), np.zeros(listed, np.float32)]
    return NetScratch(np.zeros((rows, 1), np.float32), *spaces)


@inline
def forget(net: ValueNet, scratch: NetScratch) -> None:
    """Start with another position."""
    for row in range(scratch.was.size):
        scratch.was[row] = f32(0)
    for k in range(scratch.sums.size):
        scratch.sums[k] = net.first_bias[k]


@inline
def add_rows(weights: Array, values: Array, out: Array) -> None:
    """Add the rows of weights that belong to these values; most values are 0."""
    for row in range(values.size):
        value = values[row]
        if value != f32(0):
            for k in range(out.size):
                out[k] += value * weights[row, k]


@inline
def add_listed(weights: Array, rows: Array, values: Array, many: Int, out: Array) -> None:
    """Add `many` rows of weights times their values, four at a time: that halves the time."""
    done = 0
    while done + 3 < many:
        a, b, c, d = values[done], values[done + 1], values[done + 2], values[done + 3]
        of_a, of_b, of_c, of_d = rows[done], rows[done + 1], rows[done + 2], rows[done + 3]
        for k in range(out.size):
            out[k] += (a * weights[of_a, k] + b * weights[of_b, k]) + (c * weights[of_c, k] + d * weights[of_d, k])
        done += 4
    while done < many:
        value, row = values[done], rows[done]
        for k in range(out.size):
            out[k] += value * weights[row, k]
        done += 1


@inline
def store_first(net: ValueNet, scratch: NetScratch) -> None:
    """Compute the first layer from what has changed since the previous push."""
    sums, many = scratch.sums, 0
    for row in range(net.first.shape[0]):
        change = scratch.x[row, 0] - scratch.was[row]
        if change != f32(0):
            scratch.was[row] = scratch.x[row, 0]
            scratch.rows[many], scratch.values[many] = row, change
            many += 1
    add_listed(net.first, scratch.rows, scratch.values, many, sums)
    for k in range(sums.size):
        scratch.one[k] = max(sums[k], f32(0))


@inline
def store_second(net: ValueNet, scratch: NetScratch) -> None:
    """Compute the second and third layers."""
    for k in range(scratch.two.size):
        scratch.two[k] = net.second_bias[k]
    many = 0
    for k in range(scratch.one.size):
        if scratch.one[k] > f32(0):
            scratch.rows[many], scratch.values[many] = k, scratch.one[k]
            many += 1
    add_listed(net.second, scratch.rows, scratch.values, many, scratch.two)
    for k in range(scratch.two.size):
        scratch.two[k] = max(scratch.two[k], f32(0))
    for k in range(scratch.three.size):
        scratch.three[k] = f32(0)
    add_rows(net.third, scratch.two, scratch.three)


@inline
def rough_score(net: ValueNet, seats: Int, scratch: NetScratch) -> f32:
    """Score a push from its numbers alone, to compare it with other pushes of the position."""
    hidden = scratch.rough
    for k in range(hidden.size):
        hidden[k] = net.rough_bias[k]
    add_rows(net.rough, scratch.x[plane_rows(seats) :, 0], hidden)
    score = f32(0)
    for k in range(hidden.size):
        score += max(hidden[k], f32(0)) * net.rough_out[k]
    return score


@outline
def store_values(net: ValueNet, seats: Int, scratch: NetScratch, squares: u64, quarters: Int, out: Array) -> None:
    """Store the logit of stopping on each of these squares, NEVER elsewhere. The features are in the scratch."""
    x, planes = scratch.x[:, 0], plane_rows(seats)
    store_first(net, scratch)
    store_second(net, scratch)
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
