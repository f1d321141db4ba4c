// Choose a move: try every push, and take the one that leads to the goal, or closest to it.
// This is the place to improve your bot. It considers neither the others nor its own next turn.
#pragma once

#include <cstdlib>
#include <string>

#include "json.hpp"
#include "maze.hpp"

inline std::string letters(int tile) {
    std::string open;
    for (int bit = 0; bit < 4; bit++)
        if (tile >> bit & 1) open += "nesw"[bit];
    return open;
}

// Rows plus columns to the goal; far away if the goal is on the spare tile.
inline int distance(int side, int square, int goal) {
    if (goal == SPARE) return 2 * side;
    return std::abs(square / side - goal / side) + std::abs(square % side - goal % side);
}

inline int nearest(int side, const std::vector<bool>& reached, int goal) {
    int best = -1;
    for (int square = 0; square < side * side; square++)
        if (reached[square] && (best < 0 || distance(side, square, goal) < distance(side, best, goal))) best = square;
    return best;
}

inline std::string choose_push(const Maze& maze, const std::string& barred, int pawn, int goal) {
    std::string best;
    int best_distance = 0;
    for (const auto& arrow : arrows(maze.side)) {
        if (arrow == barred) continue;  // the last tile came out here, and may not go back in
        for (int tile : turns(maze.spare)) {
            const Maze after = maze.push(arrow, tile);
            const int there = thing_after(maze.side, arrow, goal);
            const int to = nearest(maze.side, after.reach(pawn_after(maze.side, arrow, pawn)), there);
            const int away = distance(maze.side, to, there);
            if (best.empty() || away < best_distance) {
                best = arrow + letters(tile);
                best_distance = away;
            }
        }
    }
    return best;
}

inline std::string choose_walk(const Maze& maze, int pawn, int goal) {
    const int square = nearest(maze.side, maze.reach(pawn), goal);
    return "abcdefghijklm"[square % maze.side] + std::to_string(square / maze.side + 1);
}

// A move in notation: `N4es` pushes at arrow N4 with the tile open to east and south, `c5` walks there.
inline std::string choose(const Json& view) {
    Maze maze{view["side"].number(), {}, view["spare"].number()};
    for (const Json& tile : view["maze"].items) maze.tiles.push_back(tile.number());
    const Json& me = view["seats"].items[view["you"].number()];
    const int pawn = me["pawn"].number();
    // the square of the next goal, which may be on the spare tile; without cards home, which never moves
    const auto& cards = me["cards"].items;
    const int goal = cards.empty() ? me["home"].number() : view["things"][cards[0].text].number();
    if (view["step"].text == "push") return choose_push(maze, view["barred"].text, pawn, goal);
    return choose_walk(maze, pawn, goal);
}
