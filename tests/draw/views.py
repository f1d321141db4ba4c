"""Views to draw: random positions of every edition and boards of any size made by hand; films as notebooks get them."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

from wanderwall import Match, start
from wanderwall.board.grid import SPARE, grid
from wanderwall.board.tiles import SHAPES, rotate
from wanderwall.games import edition, editions, game_of
from wanderwall.match.steps import after_chance

SLIDING = [id for id in editions() if hasattr(edition(id), "homes")]


def position(edition_id: str, seats: int, seed: int, moves: int = 20) -> tuple[Any, Any]:
    """A game and the state after some random moves."""
    box = edition(edition_id)
    game, dice = game_of(box), random.Random(seed)
    state = after_chance(game, game.setup(box, seats, {}), dice)
    for _ in range(moves):
        if game.outcome(state):
            break
        seat = min(game.to_act(state))
        state = after_chance(game, game.apply(state, seat, dice.choice(game.legal(state, seat))), dice)
    return game, state


def view_of(edition_id: str, seats: int, seed: int, moves: int = 20) -> Any:
    game, state = position(edition_id, seats, seed, moves)
    return dict(game.view(state, 0))


def leaving(seed: int) -> tuple[Any, Any]:
    """Everything found, and only a way out is left: for red and blue one of the exits, for the others home (K5, K7)."""
    options = {"goals": 1, "finish": "exit,home,exit,home", "first": 1}
    game = game_of(edition("classic-1986"))
    state = after_chance(game, game.setup(edition("classic-1986"), 4, options), random.Random(seed))
    return game, replace(state, stacks=((),) * 4, found=state.stacks, turns=40, barred="S4")


def made(side: int, seed: int, goals: int = 6, heights: bool = False) -> Any:
    """A view of a board of any size, with any tile anywhere, pawns where they like and goals with odd names."""
    dice, board = random.Random(seed), grid(side)
    tile = [rotate(dice.choice(list(SHAPES.values())), dice.randrange(4)) for _ in range(board.size + 1)]
    places = dice.sample(range(SPARE, board.size), min(goals, board.size))
    corners = [0, side - 1, board.size - 1, board.size - side]
    view: Any = {
        "game": "classic",
        "edition": "nobody's",
        "you": 0,
        "side": side,
        "step": "walk",
        "turn": 0,
        "maze": tile[:-1],
        "spare": tile[-1],
        "barred": dice.choice(board.arrows).name,
        "things": {f"thing-{n}": place for n, place in enumerate(places)},
        "seats": [
            {
                "colour": colour,
                "home": home,
                "pawn": dice.randrange(board.size),
                "left": 2,
                "found": [],
                "cards": [],
                "finish": [],
            }
            for colour, home in zip(["red", "yellow", "blue", "mauve"], corners, strict=True)
        ],
        "outcome": None,
    }
    if heights:
        view["heights"] = [dice.randint(1, 5) for _ in range(board.size)]
        view["spare_height"] = dice.randint(1, 5)
        view["rune"] = board.size // 2
    return view


def short_match(edition: str) -> Match:
    """A game for two of a few moves, between which the host shuffles and rolls."""
    match = start(edition, 2, seed=5)
    for _ in range(4):
        seat = min(match.to_act)
        match.move(match.legal(seat)[0], seat)
    return match


def film_of(html: str) -> dict[str, Any]:
    """What the script of a film is given: elements, pictures as lists of their numbers, captions."""
    found = re.search(r"captions} = (.*);$", html, re.MULTILINE)
    assert found
    film: dict[str, Any] = json.loads(found[1])
    return film
