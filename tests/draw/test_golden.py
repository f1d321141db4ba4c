"""One picture of each game, kept: a change of the drawing shows in the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach
from wanderwall.draw.text import board_text
from wanderwall.games import edition, game_of

HERE = Path(__file__).parent
POSITIONS = {
    "classic-1986": (
        "classic-1986 65E3E9C/67A63C5/757EEAD/E9659AA/75B5DDD/AE95CC5/39B6BB9 3@S6 bat=b2,dragon=f7,genie=f5,ghost=b6,"
        "sorceress=a4,goblin=d3,spider=b4,moth=+,owl=f2,rat=f6,lizard=a2,scarab=c4 red=b2:lizard,map,book,chest,ring,"
        "scarab: yellow=g2:spider,helmet,genie,owl,sword,jewel: blue=g5:bat,goblin,moth,purse,rat,ghost: green=d7:keys,"
        "candelabra,skull,dragon,sorceress,crown: red>push turns=10 began=blue"
    ),
    "one-piece": (
        "one-piece 65E6E6C/57E6C57/7A73EAD/35955AD/76B9DAD/CAE95CB/39B6BC9 3@S6 sabo=b2,law=g6,hancock=g4,yamato=c6,"
        "mihawk=g2,buggy=c2,vivi=c4,carrot=+,garp=e2,crocodile=f6,doflamingo=d1,kaido=b5 red=c4:doflamingo,nami,luffy,"
        "franky,robin,kaido: yellow=d2:vivi,ace,hancock,garp,jinbe,brook: blue=f7:sabo,buggy,carrot,zoro,crocodile,"
        "yamato: green=g3:sanji,shanks,chopper,law,mihawk,usopp: red>push turns=10 began=blue"
    ),
    "towers-3d": (
        "towers-3d 6131E292C1/5491B46152/7461F5E3D4/5474B4C3A3/31A2B2B291 63@E2 ring=b1,key=b3,purse=d2,book=d5,map=d3,"
        "gem=b4,helmet=c2,candelabra=c4 red=d1:crown,map,ring::ud yellow=a1:book,flask,chalice::udd blue=e2:key,helmet,"
        "gem::ddj green=b3:purse,candelabra,sword::dj green>walk turns=12 began=green pile=ujuujujj discard=jjuudd"
    ),
    "go": (
        "go 1 play map,spider,chest,scarab red=0:H1b-e3s,H2b-d2e,H3b-b2w,P2b-a3e:- yellow=0:H3a-e5w:6"
        " blue=0:-:- green=0:-:-"
    ),
}


@pytest.mark.parametrize("id", POSITIONS)
def test_golden_pictures(id: str) -> None:
    box = edition(id)
    game = game_of(box)
    view = game.view(game.notation.read_position(POSITIONS[id]), 0)
    marks = reach(Maze.of(view["maze"], 0), view["seats"][0]["pawn"]) if "maze" in view else 0
    lines = board_text(view, marks=marks, colour=False, label=lambda goal: box.name(goal, "de"))
    assert "\n".join(lines) + "\n" == (HERE / f"{id}.txt").read_text(encoding="utf-8")
