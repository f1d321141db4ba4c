"""Check the push simulator against golden.txt, which was written by the rules."""

import unittest
from pathlib import Path

import maze
from choose import letters


class Golden(unittest.TestCase):
    def test_every_position(self):
        lines = Path(__file__).with_name("golden.txt").read_text().splitlines()
        positions = [line.split() for line in lines if not line.startswith("#")]
        assert len(positions) > 100
        for side, before, spare, move, pawn, thing, *expected in positions:
            side, arrow = int(side), move.rstrip("nesw")
            tile = next(way for way in maze.turns(int(spare, 16)) if arrow + letters(way) == move)
            tiles, out = maze.push(side, [int(tile, 16) for tile in before], arrow, tile)
            stands = maze.pawn_after(side, arrow, int(pawn))
            lies = maze.thing_after(side, arrow, int(thing))
            reached = maze.reach(side, tiles, stands)
            after = "".join(f"{tile:x}" for tile in tiles)
            seen = "".join("x" if square in reached else "." for square in range(side * side))
            assert [after, f"{out:x}", str(stands), str(lies), seen] == expected, move


if __name__ == "__main__":
    unittest.main()
