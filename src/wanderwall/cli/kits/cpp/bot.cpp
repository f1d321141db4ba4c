// The protocol with the host: one JSON object per line, read from standard input and written to standard output.

#include <iostream>

#include "choose.hpp"

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::read(line);
        const std::string& type = message["type"].text;
        if (type == "hello") {
            std::cout << R"({"type": "hello", "protocol": 2, "name": "my bot"})" << std::endl;
        } else if (type == "view") {
            std::cout << R"({"type": "answer", "move": ")" << choose(message["view"]) << R"("})" << std::endl;
        } else if (type == "bye") {
            break;
        }
    }
}
