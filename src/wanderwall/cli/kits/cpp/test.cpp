// Check the push simulator against golden.txt, which was written by the rules.

#include <fstream>
#include <iostream>
#include <sstream>

#include "choose.hpp"

int main() {
    std::ifstream golden("golden.txt");
    int checked = 0;
    for (std::string position; std::getline(golden, position);) {
        if (position[0] == '#') continue;
        std::istringstream words(position);
        int side, pawn, thing;
        std::string tiles, spare, move, expected;
        words >> side >> tiles >> spare >> move >> pawn >> thing >> std::ws;
        std::getline(words, expected);
        Maze maze{side, {}, std::stoi(spare, nullptr, 16)};
        for (char digit : tiles) maze.tiles.push_back(std::stoi(std::string(1, digit), nullptr, 16));
        const std::string arrow = move.substr(0, move.find_first_of("nesw"));
        std::ostringstream found;
        for (int tile : turns(maze.spare)) {
            if (arrow + letters(tile) != move) continue;
            const Maze after = maze.push(arrow, tile);
            const int stands = pawn_after(side, arrow, pawn);
            for (int each : after.tiles) found << std::hex << each;
            found << ' ' << after.spare << std::dec << ' ' << stands << ' ' << thing_after(side, arrow, thing) << ' ';
            for (bool each : after.reach(stands)) found << (each ? 'x' : '.');
        }
        if (found.str() != expected) {
            std::cerr << position << "\ngives " << found.str() << std::endl;
            return 1;
        }
        checked++;
    }
    std::cout << checked << " positions are right" << std::endl;
    return checked > 100 ? 0 : 1;
}
