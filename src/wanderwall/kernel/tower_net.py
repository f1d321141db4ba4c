"""The value net of towers: from the features of a push to the win chance of stopping on each square."""

from __future__ import annotations

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.jit import Int, f32, outlined, u64
from wanderwall.kernel.net import NEVER, WON, NetScratch, ValueNet, add_rows, store_first, store_second
from wanderwall.kernel.tower_features import GOAL, HOMEWARD, PLANE_ROWS, SQUARES, turned_square


@outlined
def store_values(net: ValueNet, scratch: NetScratch, squares: u64, home: Int, out: Array) -> None:
    """Store the logit of stopping on each of these squares, NEVER elsewhere. The features are in the scratch."""
    x = scratch.x[:, 0]
    store_first(net, scratch)
    store_second(net, scratch)
    straight = net.bias[0]
    for row in range(net.skip.size):
        straight += x[PLANE_ROWS + row] * net.skip[row]
    here = scratch.here
    for square in range(SQUARES):
        out[square] = f32(NEVER)
        if (squares >> u64(square)) & ONE == ZERO:
            continue
        z = turned_square(square, home)
        if x[PLANE_ROWS + HOMEWARD] > f32(0) and x[GOAL * SQUARES + z] > f32(0):
            out[square] = f32(WON)
            continue
        for k in range(here.size):
            here[k] = scratch.three[k] + net.place[z, k]
        add_rows(net.here, x[z:PLANE_ROWS:SQUARES], here)
        value = straight
        for k in range(here.size):
            value += max(here[k], f32(0)) * net.out[k]
        out[square] = value
