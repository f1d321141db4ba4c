"""Choose a move: try every push, and take the one that leads to the goal, or closest to it.

This is the place to improve your bot. It considers neither the others nor its own next turn.
"""

import maze


def choose(view):
    """A move in notation: `N4es` pushes at arrow N4 with the tile open to east and south, `c5` walks there."""
    return choose_push(view) if view["step"] == "push" else choose_walk(view)


def choose_push(view):
    side, pawn, goal = view["side"], me(view)["pawn"], goal_square(view)
    best, best_distance = None, None
    for arrow in maze.arrows(side):
        if arrow == view["barred"]:  # the last tile came out here, and may not go back in
            continue
        for tile in maze.turns(view["spare"]):
            tiles, _ = maze.push(side, view["maze"], arrow, tile)
            start = maze.pawn_after(side, arrow, pawn)
            there = maze.thing_after(side, arrow, goal)
            reached = maze.reach(side, tiles, start)
            away = min(distance(side, square, there) for square in reached)
            if best is None or away < best_distance:
                best, best_distance = arrow + letters(tile), away
    return best


def choose_walk(view):
    side, goal = view["side"], goal_square(view)
    reached = sorted(maze.reach(side, view["maze"], me(view)["pawn"]))
    return name(side, min(reached, key=lambda square: distance(side, square, goal)))


def me(view):
    return view["seats"][view["you"]]


def goal_square(view):
    """The square of the next goal, which may be on the spare tile; without cards home, which never moves."""
    cards = me(view)["cards"]
    return view["things"][cards[0]] if cards else me(view)["home"]


def distance(side, square, goal):
    """Rows plus columns to the goal; far away if the goal is on the spare tile."""
    if goal == maze.SPARE:
        return 2 * side
    return abs(square // side - goal // side) + abs(square % side - goal % side)


def letters(tile):
    return "".join(letter for bit, letter in enumerate("nesw") if tile >> bit & 1)


def name(side, square):
    return "abcdefghijklm"[square % side] + str(square // side + 1)
