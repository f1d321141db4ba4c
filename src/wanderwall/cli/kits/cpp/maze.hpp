// The maze: what a push does, and how far a pawn can walk afterwards.
// Squares are numbers from 0, row by row from the top left. A tile is the sum of its open sides.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

constexpr int NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8;
constexpr int SPARE = -1;  // the square of a thing on the spare tile

// The names of all arrows: N2 pushes the second column down, W4 the fourth row to the right.
inline std::vector<std::string> arrows(int side) {
    std::vector<std::string> names;
    for (char edge : std::string("NESW"))
        for (int number = 2; number < side; number += 2) names.push_back(edge + std::to_string(number));
    return names;
}

// The squares that an arrow moves, from where the tile goes in to where one comes out.
inline std::vector<int> line(int side, const std::string& arrow) {
    const char edge = arrow[0];
    const int n = std::stoi(arrow.substr(1)) - 1;
    std::vector<int> squares;
    for (int k = 0; k < side; k++) squares.push_back(edge == 'N' || edge == 'S' ? k * side + n : n * side + k);
    if (edge == 'S' || edge == 'E') std::reverse(squares.begin(), squares.end());
    return squares;
}

// The different ways to lay a tile: a straight one has two, the others four.
inline std::vector<int> turns(int tile) {
    std::vector<int> ways;
    for (int quarter = 0; quarter < 4; quarter++) {
        if (std::find(ways.begin(), ways.end(), tile) == ways.end()) ways.push_back(tile);
        tile = (tile << 1 | tile >> 3) & 15;  // a quarter turn clockwise
    }
    return ways;
}

// The square of a thing after a push: it moves with its tile, out onto the spare or in from there.
inline int thing_after(int side, const std::string& arrow, int square) {
    const auto squares = line(side, arrow);
    if (square == SPARE) return squares.front();
    const auto place = std::find(squares.begin(), squares.end(), square);
    if (place == squares.end()) return square;
    return place + 1 == squares.end() ? SPARE : *(place + 1);
}

// The square of a pawn after a push: one that is pushed out comes back in at the other end.
inline int pawn_after(int side, const std::string& arrow, int square) {
    const int after = thing_after(side, arrow, square);
    return after == SPARE ? line(side, arrow).front() : after;
}

struct Maze {
    int side;
    std::vector<int> tiles;
    int spare;

    // The maze after a push; the tile that came out is the new spare.
    Maze push(const std::string& arrow, int tile) const {
        const auto squares = line(side, arrow);
        Maze after{side, tiles, tiles[squares.back()]};
        for (int k = 1; k < side; k++) after.tiles[squares[k]] = tiles[squares[k - 1]];
        after.tiles[squares.front()] = tile;
        return after;
    }

    // For every square, whether a pawn can walk there; it may always stay.
    std::vector<bool> reach(int start) const {
        std::vector<bool> found(tiles.size());
        std::vector<int> ahead{start};
        found[start] = true;
        while (!ahead.empty()) {
            const int here = ahead.back(), row = here / side, column = here % side;
            ahead.pop_back();
            const auto step = [&](bool inside, int there, int way, int back) {
                if (!inside || found[there] || !(tiles[here] & way) || !(tiles[there] & back)) return;
                found[there] = true;
                ahead.push_back(there);
            };
            step(row > 0, here - side, NORTH, SOUTH);
            step(column < side - 1, here + 1, EAST, WEST);
            step(row < side - 1, here + side, SOUTH, NORTH);
            step(column > 0, here - 1, WEST, EAST);
        }
        return found;
    }
};
